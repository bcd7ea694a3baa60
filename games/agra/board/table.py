"""Everything that never moves: ground, court, city, Imperial board, river, and the places of the players."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.framework.players import Colour
from app.table.ink import NO_PEN, alpha, down, filled
from app.table.theme import Theme
from app.text.speaker import Speaker
from games.agra.board import homes
from games.agra.board import layout as at
from games.agra.board.paint_city import paint_city
from games.agra.board.paint_court import paint_court
from games.agra.board.paint_home import paint_home, paint_rival
from games.agra.board.paint_imperial import paint_imperial
from games.agra.board.paint_river import paint_river
from games.agra.board.stone import SAND_DARK, SAND_DEEP, star, tone
from games.agra.state import Agra


def paint_table(p: QPainter, s: Agra, focus: int, theme: Theme, speaker: Speaker, colours: Sequence[Colour]) -> None:
    _ground(p, theme)
    paint_court(p, theme, speaker)
    paint_city(p, theme, speaker)
    paint_imperial(p, theme, speaker)
    paint_river(p, s, theme, speaker)
    for seat in range(len(s.seats)):
        area = homes.area(seat, focus, len(s.seats))
        paint = paint_rival if area.small else paint_home
        if seat == s.starter:
            area = area._replace(name=homes.name_of_starter(area))
        paint(p, area, theme, speaker, speaker.name(seat) if seat < len(speaker.names) else "", colours[seat])


def _ground(p: QPainter, theme: Theme) -> None:
    """A floor of dark red slabs with eight-pointed stars."""
    floor = QRectF(0, 0, *at.SIZE)
    p.setPen(NO_PEN)
    p.setBrush(filled(theme, down(floor, tone(theme, SAND_DARK), tone(theme, SAND_DEEP))))
    p.drawRect(floor)
    if theme.strong:
        return
    for row in range(26):
        for column in range(41):
            star(p, QPointF(column * 40 + 20 * (row % 2), row * 40), 9, alpha(QColor("#f0c090"), 20))
