"""Small line icons in the colour of the text beside them, sharp at any scale factor."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.assets import svg
from app.table.painting import Painting


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg(f"icons/{name}", ink=colour)))


def icon(name: str, colour: str, size: int, faint: str = "") -> QIcon:
    """An icon of so many pixels; `faint` is its colour while it cannot be used."""
    made = QIcon()
    for mode, stroke in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, faint or colour)):
        for ratio in {1.0, max(screen.devicePixelRatio() for screen in QGuiApplication.screens())}:
            picture = QPixmap(round(size * ratio), round(size * ratio))
            picture.fill(Qt.GlobalColor.transparent)
            with Painting(picture) as painter:
                _renderer(name, stroke).render(painter, QRectF(picture.rect()))
            picture.setDevicePixelRatio(ratio)
            made.addPixmap(picture, mode)
    return made
