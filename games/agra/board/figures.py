"""Those who walk through Agra: the Merchant on his elephant, the Builder, the boat; and the turban of whoever began."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.ink import square
from app.table.theme import Theme
from games.agra.board.strokes import paint_parts, shades

_ELEPHANT = (
    (
        (
            "M -88 92 L -88 8 C -84 -34 -40 -40 0 -38 C 30 -38 44 -48 60 -46 C 92 -44 96 -6 92 24 C 90 54 96 72 84 84 "
            "C 76 90 70 84 72 74 C 76 52 70 36 60 26 C 52 34 46 38 40 40 L 40 92 L 12 92 L 10 56 L -44 56 L -46 92 Z"
        ),
        "grey",
    ),
    ("M 30 -30 C 10 -24 14 18 36 22 C 48 14 50 -18 30 -30 Z", "slate"),
    ("O 68 -16 5", "ink"),
    ("M -66 -32 L 6 -36 L 10 14 L -66 16 Z", "base"),
    ("M -66 -6 L 8 -8", "line"),
    ("M -52 -36 L -48 -74 L -8 -74 L -4 -38 Z", "gold"),
    ("M -56 -72 C -40 -104 -18 -104 -2 -72 Z", "base"),
)
_BUILDER = (
    ("O -8 -58 24", "skin"),
    ("M -38 -62 C -38 -98 22 -98 22 -62 C 6 -70 -20 -70 -38 -62 Z", "gold"),
    ("M -42 -32 L 28 -32 L 40 40 L 28 94 L -40 94 L -52 40 Z", "base"),
    ("M 28 -28 L 66 8 L 54 20 L 24 0 Z", "base"),
    ("M 52 12 L 68 -2 L 96 -40 L 78 22 Z", "grey"),
    ("M -48 40 L 38 40 L 38 54 L -48 54 Z", "bronze"),
)
_BOAT = (
    ("M -98 20 C -60 34 60 34 98 12 C 92 60 66 88 36 90 L -46 90 C -74 86 -92 58 -98 20 Z", "bronze"),
    ("M -76 46 C -30 58 40 56 84 40", "line"),
    ("M -6 -96 L 6 -96 L 6 24 L -6 24 Z", "bronze"),
    ("M 10 -90 C 66 -66 84 -26 78 12 L 10 16 Z", "white"),
    ("M 12 -62 L 54 -52 M 12 -34 L 70 -26", "line"),
    ("M -10 -72 C -44 -46 -60 -20 -60 12 L -10 16 Z", "rose"),
    ("M 6 -96 L 40 -90 L 6 -80 Z", "gold"),
)


def merchant(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    paint_parts(p, rect, _ELEPHANT, shades(QColor("#a12f6a")), theme)


def builder(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    paint_parts(p, rect, _BUILDER, shades(QColor("#2f7d54")), theme)


def boat(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    paint_parts(p, rect, _BOAT, shades(QColor("#b8432f")), theme)


def starter(p: QPainter, rect: QRectF, words: list[str], theme: Theme) -> None:
    """The turban of whoever began."""
    box = square(rect, 0.96)
    parts = (
        ("M -84 30 C -104 -30 -50 -76 0 -74 C 50 -76 104 -30 84 30 C 40 10 -40 10 -84 30 Z", "base"),
        ("M -78 22 C -40 50 40 50 78 22 C 92 46 80 70 60 76 C 20 62 -20 62 -60 76 C -80 70 -92 46 -78 22 Z", "light"),
        ("M 0 -78 C -12 -98 12 -112 20 -96 C 14 -86 8 -82 0 -78 Z", "gold"),
        ("O 0 26 15", "gold"),
    )
    paint_parts(p, box, parts, shades(QColor("#c2388f")), theme)
