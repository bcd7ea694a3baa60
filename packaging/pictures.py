"""The emblem and the sign of a saved game in the sizes and formats that systems want, made from their drawings."""

import os
from pathlib import Path
from struct import pack

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from app.assets import svg

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
IN_ICO = (16, 24, 32, 48, 64, 128, 256)
IN_ICNS = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
DRAWINGS = {"emblem": "caravanserai", "saved-game": "saved-game"}


def make(folder: Path) -> None:
    app = QGuiApplication.instance() or QGuiApplication([])
    assert app
    folder.mkdir(parents=True, exist_ok=True)
    for drawing, name in DRAWINGS.items():
        made = {size: png(drawing, size) for size in SIZES}
        for size, picture in made.items():
            (folder / f"{name}-{size}.png").write_bytes(picture)
        (folder / f"{name}.svg").write_bytes(svg(drawing))
        (folder / f"{name}.ico").write_bytes(ico({size: made[size] for size in IN_ICO}))
        (folder / f"{name}.icns").write_bytes(icns({IN_ICNS[size]: made[size] for size in IN_ICNS}))


def png(drawing: str, size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg(drawing))).render(painter)
    painter.end()
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(written, "PNG")  # type: ignore[call-overload]
    return bytes(written.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """What Windows wants: a table of sizes, then the pictures one behind the other."""
    head, body, start = pack("<HHH", 0, 1, len(pictures)), b"", 6 + 16 * len(pictures)
    for size, picture in pictures.items():
        head += pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """What macOS wants: pictures behind their kind and length."""
    body = b"".join(kind + pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items())
    return b"icns" + pack(">I", 8 + len(body)) + body
