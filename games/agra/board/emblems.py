"""Signs that stand for everything that is no good: guilds, favours, Rupees, workers, what an action does."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.theme import Theme
from games.agra.board.strokes import Part, paint_parts, shades

TINT = {
    "artisans": QColor("#b8432f"),
    "merchants": QColor("#2f7d54"),
    "scholars": QColor("#4c4fae"),
}
"""The colour of a guild."""
PLAIN = QColor("#d9c7a4")

DRAWN: dict[str, tuple[Part, ...]] = {
    "artisans": (
        ("M -72 84 L -88 66 L 12 -40 L 32 -22 Z", "bronze"),
        ("M -8 -62 L 30 -94 L 92 -34 L 60 0 Z", "base"),
        ("M 64 82 L 84 62 L -34 -52 L -50 -86 L -66 -70 L -54 -34 Z", "grey"),
    ),
    "merchants": (
        ("M -8 -92 L 8 -92 L 8 70 L 40 84 L 40 94 L -40 94 L -40 84 L -8 70 Z", "bronze"),
        ("M -90 -64 L 90 -64 L 90 -50 L -90 -50 Z", "gold"),
        ("M -64 -50 L -98 24 L -30 24 Z", "line"),
        ("M 64 -50 L 98 24 L 30 24 Z", "line"),
        ("M -100 24 L -28 24 C -34 60 -94 60 -100 24 Z", "base"),
        ("M 100 24 L 28 24 C 34 60 94 60 100 24 Z", "base"),
    ),
    "scholars": (
        ("M 34 -88 C -60 -108 -104 -20 -80 36 C -58 90 14 108 62 62 C -6 74 -46 34 -40 -20 C -36 -56 -8 -82 34 -88 Z", "base"),
        ("M 44 -44 L 56 -14 L 90 -12 L 64 10 L 74 44 L 44 24 L 14 44 L 24 10 L -2 -12 L 32 -14 Z", "gold"),
    ),
    "favour": (
        ("M -96 -8 C -60 -8 -30 20 0 72 C -50 76 -90 44 -96 -8 Z", "rose"),
        ("M 96 -8 C 60 -8 30 20 0 72 C 50 76 90 44 96 -8 Z", "rose"),
        ("M -64 -56 C -30 -40 -4 0 0 72 C -50 52 -74 -2 -64 -56 Z", "blush"),
        ("M 64 -56 C 30 -40 4 0 0 72 C 50 52 74 -2 64 -56 Z", "blush"),
        ("M 0 -88 C 36 -44 36 24 0 72 C -36 24 -36 -44 0 -88 Z", "white"),
    ),
    "rupee": (
        ("O 0 0 92", "gold"),
        ("O 0 0 70", "gilt"),
        ("M 0 -50 L 14 -14 L 50 0 L 14 14 L 0 50 L -14 14 L -50 0 L -14 -14 Z", "bronze"),
    ),
    "purse": (
        ("M -30 -50 C -100 10 -96 90 -50 92 L 50 92 C 96 90 100 10 30 -50 Z", "base"),
        ("M -52 -92 L -20 -76 L 0 -94 L 20 -76 L 52 -92 L 30 -50 L -30 -50 Z", "light"),
        ("M -38 -54 L 38 -54 L 38 -38 L -38 -38 Z", "gold"),
        ("O 0 30 26", "gilt"),
    ),
    "point": (
        ("O 0 -56 30", "skin"),
        ("M -34 -20 C -16 -30 16 -30 34 -20 L 50 34 L 92 56 C 96 78 60 86 0 84 C -60 86 -96 78 -92 56 L -50 34 Z", "blue"),
        ("M -58 52 C -20 40 20 40 58 52", "line"),
    ),
    "worker": (
        ("O 0 -62 30", "skin"),
        ("M -34 -66 C -34 -108 34 -108 34 -66 C 10 -76 -10 -76 -34 -66 Z", "white"),
        ("M -36 -32 L 36 -32 L 54 40 L 34 44 L 34 94 L -34 94 L -34 44 L -54 40 Z", "base"),
    ),
    "rise": (
        ("M -92 52 L 4 52 L 4 90 L -92 90 Z", "grey"),
        ("O 34 70 22", "skin"),
        ("M -20 24 L -20 -20 L -52 -20 L 4 -92 L 60 -20 L 28 -20 L 28 24 Z", "green"),
    ),
    "marker": (("M 0 -92 L 92 0 L 0 92 L -92 0 Z", "base"), ("M 0 -56 L 56 0 L 0 56 L -56 0 Z", "light")),
    "boat": (
        ("M -96 26 L 96 26 C 86 66 60 84 40 84 L -50 84 C -76 80 -90 56 -96 26 Z", "bronze"),
        ("M -4 -94 L 6 -94 L 6 26 L -4 26 Z", "bronze"),
        ("M 12 -86 C 70 -60 86 -20 80 12 L 12 12 Z", "white"),
        ("M -12 -64 C -50 -40 -66 -14 -66 12 L -12 12 Z", "blush"),
    ),
    "hammer": (
        ("M -10 -30 L 10 -30 L 14 94 L -14 94 Z", "bronze"),
        ("M -74 -84 L 54 -84 C 90 -80 92 -50 94 -24 C 70 -40 60 -32 54 -30 L -74 -30 Z", "grey"),
    ),
    "arrow": (("M -92 -26 L 14 -26 L 14 -72 L 94 0 L 14 72 L 14 26 L -92 26 Z", "base"),),
    "swap": (
        ("M -90 -52 L 30 -52 L 30 -88 L 92 -34 L 30 18 L 30 -18 L -90 -18 Z", "base"),
        ("M 90 18 L -30 18 L -30 -18 L -92 38 L -30 90 L -30 52 L 90 52 Z", "light"),
    ),
    "stairs": (
        ("M -94 88 L -94 50 L -40 50 L -40 8 L 14 8 L 14 -34 L 68 -34 L 68 88 Z", "light"),
        ("M 36 -44 L 66 -96 L 96 -44 Z", "green"),
    ),
    "bowl": (
        ("M -94 -14 L 94 -14 C 90 46 52 70 34 74 L 34 90 L -34 90 L -34 74 C -52 70 -90 46 -94 -14 Z", "gold"),
        ("M -60 -14 C -56 -62 56 -62 60 -14 Z", "gilt"),
    ),
    "scroll": (
        ("M -64 -84 L 64 -84 L 64 84 L -64 84 Z", "page"),
        ("M -84 -96 L 84 -96 L 84 -70 L -84 -70 Z", "bronze"),
        ("M -84 70 L 84 70 L 84 96 L -84 96 Z", "bronze"),
        ("M -36 -36 L 36 -36 M -36 -6 L 36 -6 M -36 24 L 12 24", "line"),
    ),
    "flag": (("M -70 -90 L -54 -90 L -54 94 L -70 94 Z", "bronze"), ("M -54 -84 L 84 -44 L -54 -2 Z", "base")),
    "cover": (
        ("M -92 -70 L 92 -70 L 92 84 L -92 84 Z", "bronze"),
        (
            "M -92 -32 L 92 -32 M -92 8 L 92 8 M -92 46 L 92 46 M -32 -70 L -32 -32 M 32 -32 L 32 8 M -32 8 L -32 46",
            "line",
        ),
    ),
    "farmer": (
        ("M 62 -92 L 76 -92 L 80 94 L 66 94 Z", "bronze"),
        ("O -10 -40 26", "skin"),
        ("M -84 -48 C -40 -74 -34 -96 -10 -96 C 14 -96 20 -74 64 -48 Z", "gold"),
        ("M -44 -14 L 24 -14 L 44 94 L -64 94 Z", "base"),
    ),
    "lock": (
        (
            "M -52 -10 L -52 -44 C -52 -108 52 -108 52 -44 L 52 -10 L 28 -10 L 28 -44 C 28 -74 -28 -74 -28 -44 L -28 -10 Z",
            "grey",
        ),
        ("M -74 -14 L 74 -14 L 74 90 L -74 90 Z", "gold"),
        ("O 0 28 16", "ink"),
    ),
    "crown": (
        ("M -92 -60 L -46 -6 L 0 -84 L 46 -6 L 92 -60 L 74 70 L -74 70 Z", "gold"),
        ("M -74 50 L 74 50 L 74 82 L -74 82 Z", "bronze"),
    ),
    "basket": (("M -86 -20 L 86 -20 L 60 84 L -60 84 Z", "bronze"), ("M -60 -20 C -50 -100 50 -100 60 -20", "line")),
    "lay": (
        ("M -94 34 L 30 34 L 30 84 L -94 84 Z", "base"),
        ("O 60 56 28", "skin"),
        ("M -40 -70 L 10 -70 L -40 -6 L 12 -6", "line"),
    ),
    "hand": (
        (
            (
                "M -50 90 L -64 6 L -84 -30 L -64 -44 L -40 -10 L -40 -84 L -18 -84 L -12 -20 L -4 -94 L 18 -94 L 18 -20 "
                "L 32 -84 L 52 -80 L 48 -12 L 66 -50 L 84 -42 L 66 30 L 54 90 Z"
            ),
            "skin",
        ),
    ),
    "die": (
        ("M -76 -76 L 76 -76 L 76 76 L -76 76 Z", "white"),
        ("O -36 -36 16", "ink"),
        ("O 36 36 16", "ink"),
        ("O 0 0 16", "ink"),
    ),
    "end": (
        ("M -60 -92 L 60 -92 L 60 -78 L 12 0 L 60 78 L 60 92 L -60 92 L -60 78 L -12 0 L -60 -78 Z", "page"),
        ("M -44 78 L 0 22 L 44 78 Z", "gold"),
    ),
    "tile": (("M -92 -60 L 92 -60 L 92 60 L -92 60 Z", "base"), ("M -70 -40 L 70 -40 L 70 40 L -70 40 Z", "light")),
}


def paint_emblem(p: QPainter, rect: QRectF, name: str, theme: Theme, tint: QColor | None = None) -> None:
    paint_parts(p, rect, DRAWN[name], shades(tint or TINT.get(name, PLAIN)), theme)
