"""Small line icons in the colour of the text beside them, sharp at any scale factor."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

_STROKES = {
    "play": '<path d="M7 4.5v15l12-7.5z"/>',
    "setup": '<path d="M4 7h8M17 7h3M4 17h3M12 17h8"/><circle cx="14.5" cy="7" r="2.5"/><circle cx="9.5" cy="17" r="2.5"/>',
    "rules": '<path d="M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14"/>',
    "settings": (
        '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1'
        'M16.4 16.4l2.1 2.1M5.5 18.5l2.1-2.1M16.4 7.6l2.1-2.1"/><circle cx="12" cy="12" r="6.5"/>'
    ),
    "keys": '<rect x="2.5" y="6" width="19" height="12" rx="2.5"/>'
    '<path d="M6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M7.5 14h9"/>',
    "more": '<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"/>',
    "delete": '<path d="M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10.2 10.5v6M13.8 10.5v6"/>',
    "copy": '<rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M15.5 5.5v-2h-12v12h2"/>',
    "rename": '<path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5"/>',
    "import": '<path d="M12 3.5v11M7.5 10.5L12 15l4.5-4.5M4 16.5v4h16v-4"/>',
    "export": '<path d="M12 15V4M7.5 8L12 3.5 16.5 8M4 16.5v4h16v-4"/>',
    "open": '<path d="M3.5 19.5v-14h6l2 2.5h9v11.5z"/>',
    "undo": '<path d="M9 5L4 10l5 5M4 10h10.5a5 5 0 0 1 0 10H11"/>',
    "redo": '<path d="M15 5l5 5-5 5M20 10H9.5a5 5 0 0 0 0 10H13"/>',
    "hint": '<path d="M9 17.5c0-3-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5-3.5 8zM9.5 21h5"/>',
    "pause": '<path d="M8 5v14M16 5v14" stroke-width="3"/>',
    "step": '<path d="M6 4.5v15l9-7.5zM18.5 5v14"/>',
    "fast": '<path d="M3.5 5v14l8.5-7zM12 5v14l8.5-7z"/>',
    "search": '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
    "close": '<path d="M6 6l12 12M18 6L6 18"/>',
    "back": '<path d="M10.5 5.5L4 12l6.5 6.5M4 12h16"/>',
    "add": '<path d="M12 5v14M5 12h14"/>',
    "again": '<path d="M19.5 9.5A8 8 0 0 0 5 8M4.5 14.5A8 8 0 0 0 19 16M19.5 4v5.5H14M4.5 20v-5.5H10"/>',
    "look": '<path d="M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12z"/>'
    '<circle cx="12" cy="12" r="3"/>',
    "home": '<path d="M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20"/>',
    "list": '<path d="M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.01M4 12h.01M4 18h.01"/>',
    "first": '<path d="M19 5v14L8.5 12zM5 5v14"/>',
    "previous": '<path d="M15 5.5L8.5 12l6.5 6.5"/>',
    "next": '<path d="M9 5.5L15.5 12 9 18.5"/>',
    "last": '<path d="M5 5v14l10.5-7zM19 5v14"/>',
    "up": '<path d="M6 15l6-6 6 6"/>',
    "down": '<path d="M6 9l6 6 6-6"/>',
    "human": '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.5-4.5 3.5-7 7.5-7s7 2.5 7.5 7"/>',
    "bot": '<rect x="4.5" y="8.5" width="15" height="11" rx="2.5"/><path d="M12 8.5V4.5M9 13v2M15 13v2M2.5 13v3M21.5 13v3"/>',
    "note": '<circle cx="12" cy="12" r="9"/><path d="M12 11v5.5M12 7.5h.01"/>',
    "warning": '<path d="M12 3.5L22 20.5H2zM12 10v5M12 17.8h.01"/>',
    "done": '<path d="M4.5 12.5l5 5 10-11"/>',
}


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke-width="1.9" stroke-linecap="round" '
        f'stroke-linejoin="round" stroke="{colour}">{_STROKES[name]}</svg>'
    )
    return QSvgRenderer(QByteArray(svg.encode()))


def icon(name: str, colour: str, size: int, faint: str = "") -> QIcon:
    """An icon of so many pixels; `faint` is its colour while it cannot be used."""
    made = QIcon()
    for mode, stroke in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, faint or colour)):
        for ratio in {1.0, max(screen.devicePixelRatio() for screen in QGuiApplication.screens())}:
            picture = QPixmap(round(size * ratio), round(size * ratio))
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            _renderer(name, stroke).render(painter, QRectF(picture.rect()))
            painter.end()
            picture.setDevicePixelRatio(ratio)
            made.addPixmap(picture, mode)
    return made
