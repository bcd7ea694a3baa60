"""The sixteen goods: a silhouette for each, the colour of its row, told apart at twenty pixels."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from app.table.theme import Theme
from games.agra.board.strokes import Part, paint_parts, shades
from games.agra.tables import GOOD, ROW_OF

ROW = {
    "sandstone": QColor("#c65a3c"),
    "wood": QColor("#9a6534"),
    "turmeric": QColor("#e6a21c"),
    "cotton": QColor("#6f9fd6"),
}
"""The colour of a row of the city."""

DRAWN: dict[str, tuple[Part, ...]] = {
    "sandstone": (
        ("M -88 70 L -74 -16 L -20 -62 L 42 -48 L 88 22 L 80 70 Z", "base"),
        ("M -74 -16 L -20 -62 L 42 -48 L 4 -8 Z", "light"),
        ("M 42 -48 L 88 22 L 80 70 L 20 70 L 4 -8 Z", "dark"),
    ),
    "cement": (
        ("M -62 80 C -92 30 -70 -10 -44 -30 L 44 -30 C 70 -10 92 30 62 80 Z", "light"),
        ("M -44 -30 L -62 -76 L -20 -62 L 0 -80 L 22 -62 L 62 -76 L 44 -30 Z", "base"),
        ("M -40 32 L 0 4 L 40 32 L 0 60 Z", "dark"),
    ),
    "bricks": (
        ("M -92 10 L -4 10 L -4 66 L -92 66 Z", "base"),
        ("M 4 10 L 92 10 L 92 66 L 4 66 Z", "dark"),
        ("M -46 -54 L 46 -54 L 46 2 L -46 2 Z", "light"),
    ),
    "statues": (
        ("M -56 92 L -56 62 L 56 62 L 56 92 Z", "dark"),
        ("M -44 62 C -40 6 -30 -2 -22 -16 C -40 -40 -30 -84 2 -86 C 34 -84 40 -40 24 -16 C 32 -2 42 8 46 62 Z", "light"),
        ("M -22 -16 C -8 -4 10 -4 24 -16 C 34 0 42 12 46 62 L 2 62 Z", "base"),
        ("M -30 -70 L -18 -98 L 2 -84 L 22 -98 L 34 -70 Z", "base"),
    ),
    "wood": (
        ("M -60 -2 L 52 -58 C 84 -60 96 -10 74 8 L -34 66 Z", "dark"),
        ("O -48 34 38", "light"),
        ("O -48 34 22", "base"),
        ("O -48 34 8", "dark"),
        ("M 10 -38 L 4 -78 L 30 -50 Z", "green"),
    ),
    "planks": (
        ("M -94 44 L 40 20 L 94 44 L -40 74 Z", "dark"),
        ("M -94 8 L 40 -16 L 94 8 L -40 38 Z", "base"),
        ("M -94 -30 L 40 -54 L 94 -30 L -40 0 Z", "light"),
        ("M -60 -30 L 62 -50 M -30 -18 L 80 -36", "line"),
    ),
    "paper": (
        ("M -58 -84 L 40 -84 L 70 -54 L 70 84 L -58 84 Z", "page"),
        ("M 40 -84 L 40 -54 L 70 -54 Z", "base"),
        ("M -34 -40 L 20 -40 M -34 -8 L 46 -8 M -34 24 L 46 24 M -34 56 L 22 56", "line"),
    ),
    "books": (
        ("M -96 -46 L -96 64 L 0 86 L 96 64 L 96 -46 Z", "dark"),
        ("M 0 -40 C -30 -70 -66 -68 -88 -60 L -88 50 C -60 44 -26 50 0 74 Z", "page"),
        ("M 0 -40 C 30 -70 66 -68 88 -60 L 88 50 C 60 44 26 50 0 74 Z", "page"),
        ("M -66 -32 L -24 -22 M -66 2 L -24 12 M 24 -22 L 66 -32 M 24 12 L 66 2", "line"),
    ),
    "turmeric": (
        (
            (
                "M -84 46 C -96 10 -40 -6 -22 -20 C -30 -56 -8 -72 8 -62 C 26 -54 22 -34 20 -22 C 50 -44 92 -34 84 -4 "
                "C 74 24 36 10 18 30 C 24 64 6 82 -14 72 C -28 64 -24 48 -26 38 C -50 66 -76 74 -84 46 Z"
            ),
            "base",
        ),
        ("M -60 24 L -46 50 M -6 -44 L 10 -40 M 44 -22 L 54 0 M -12 44 L 8 40", "line"),
    ),
    "curry": (
        ("M -62 -6 L -6 -84 L 10 -84 L 64 -6 Z", "base"),
        ("M -6 -84 L 10 -84 L 64 -6 L 14 -6 Z", "light"),
        ("M -92 -10 L 92 -10 C 90 50 44 72 30 76 L -30 76 C -44 72 -90 50 -92 -10 Z", "dark"),
        ("M -70 22 L 70 22", "line"),
    ),
    "dye": (
        ("M 0 -96 C 34 -44 74 -2 72 34 C 68 92 -68 92 -72 34 C -74 -2 -34 -44 0 -96 Z", "base"),
        ("M -42 22 C -44 58 -22 68 -8 70 C -30 78 -60 56 -42 22 Z", "white"),
    ),
    "paintings": (
        ("M -94 -76 L 94 -76 L 94 78 L -94 78 Z", "dark"),
        ("M -70 -52 L 70 -52 L 70 54 L -70 54 Z", "page"),
        ("O 34 -22 16", "base"),
        ("M -70 54 L -26 -14 L 6 26 L 26 6 L 70 54 Z", "green"),
    ),
    "cotton": (
        ("M 0 92 C -60 88 -64 50 -36 34 L 36 34 C 64 50 60 88 0 92 Z", "green"),
        ("O -40 -2 46", "white"),
        ("O 40 -2 46", "white"),
        ("O 0 -44 48", "white"),
        ("O 0 14 34", "white"),
    ),
    "oil": (
        (
            (
                "M -24 -94 L 24 -94 L 24 -78 L 16 -70 L 16 -40 C 60 -16 70 60 34 92 L -34 92 C -70 60 -60 -16 -16 -40 "
                "L -16 -70 L -24 -78 Z"
            ),
            "base",
        ),
        ("M -48 14 L 48 14 C 52 50 44 76 32 86 L -32 86 C -44 76 -52 50 -48 14 Z", "light"),
        ("M 18 -60 C 62 -62 66 -12 44 -4", "line"),
    ),
    "cloth": (
        ("M -70 -34 L 60 -34 C 104 -34 104 66 60 66 L -70 66 Z", "base"),
        ("M -66 -34 C -106 -34 -106 66 -66 66 C -26 66 -26 -34 -66 -34 Z", "light"),
        ("M -30 66 L 22 66 L 8 94 L -44 94 Z", "dark"),
        ("M -20 -34 L -20 66 M 8 -34 L 8 66 M 36 -34 L 36 66", "line"),
    ),
    "clothes": (
        ("M -30 -84 L 30 -84 L 60 -66 L 96 0 L 64 20 L 48 -4 L 62 90 L -62 90 L -48 -4 L -64 20 L -96 0 L -60 -66 Z", "base"),
        ("M -30 -84 C -20 -56 20 -56 30 -84 L 14 -84 C 8 -72 -8 -72 -14 -84 Z", "white"),
        ("M -8 -60 L 8 -60 L 8 90 L -8 90 Z", "white"),
        ("M -58 66 L -12 66 M 12 66 L 58 66", "line"),
    ),
}


def row_colour(good: str) -> QColor:
    return ROW[ROW_OF[GOOD[good]]]


def paint_good(p: QPainter, rect: QRectF, good: str, theme: Theme, strength: float = 1.0) -> None:
    p.save()
    p.setOpacity(p.opacity() * strength)
    paint_parts(p, rect, DRAWN[good], shades(row_colour(good)), theme)
    p.restore()
