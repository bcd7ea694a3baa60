"""Every silhouette by name, made once."""

from functools import cache

from PySide6.QtGui import QPainterPath

from games.yinzi.board.crops import CROPS
from games.yinzi.board.signs import SIGNS

_ALL = CROPS | SIGNS


@cache
def glyph(name: str) -> QPainterPath:
    return _ALL[name]()
