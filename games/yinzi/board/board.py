"""Yinzi's board: what the table asks for, answered by the files beside this one."""

from collections.abc import Mapping, Sequence
from typing import Self

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.framework.moves import Move
from app.framework.players import Colour
from app.table.board import About, Board, Gesture, Headline, Passing, Piece, Place
from app.table.theme import Theme
from app.text.speaker import Speaker
from games.yinzi import GAME
from games.yinzi.board import flows, layout
from games.yinzi.board.about import about
from games.yinzi.board.also import other_ways
from games.yinzi.board.arrange import arrange
from games.yinzi.board.card import paint_card
from games.yinzi.board.gestures import gesture
from games.yinzi.board.looks import outline, paint_look
from games.yinzi.board.overlay import paint_overlay
from games.yinzi.board.places import all_places
from games.yinzi.board.table import paint_table
from games.yinzi.board.uses import USES
from games.yinzi.reckoning import bill_to_come
from games.yinzi.scoring import score
from games.yinzi.state import Yinzi


class YinziBoard(Board[Yinzi]):
    game_id, size = "yinzi", layout.SIZE

    def __init__(self, colours: Sequence[Colour] = GAME.colours) -> None:
        self.colours = tuple(colours)

    def for_players(self, colours: Sequence[Colour]) -> Self:
        return type(self)(colours)

    def places(self, seen: Yinzi, focus: int) -> Sequence[Place]:
        return all_places(seen, focus)

    def arrange(self, seen: Yinzi, focus: int) -> Sequence[Piece]:
        return arrange(seen, focus, self.colours)

    def gesture(self, seen: Yinzi, move: Move, focus: int) -> Gesture | None:
        return gesture(seen, move, focus)

    def also(self, seen: Yinzi, focus: int) -> Sequence[tuple[Move, Gesture]]:
        return other_ways(seen, focus)

    def paint_table(self, painter: QPainter, seen: Yinzi, focus: int, theme: Theme, speaker: Speaker) -> None:
        paint_table(painter, seen, focus, theme, speaker, self.colours)

    def table_key(self, seen: Yinzi, focus: int) -> object:
        return len(seen.seats), focus, seen.tiles

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        paint_look(painter, look, rect, theme)

    def outline(self, look: str, rect: QRectF) -> QPainterPath | None:
        return outline(look, rect)

    def renamed(self, before: Yinzi, after: Yinzi, focus: int) -> Mapping[str, str]:
        return flows.renamed(before, after, focus)

    def passing(self, before: Yinzi, after: Yinzi, focus: int) -> Sequence[Passing]:
        return flows.passing(before, after, focus, [c.id for c in self.colours])

    def comes_from(self, seen: Yinzi, piece: str, focus: int) -> str:
        return flows.came_from(seen, piece, focus)

    def paint_overlay(self, painter: QPainter, seen: Yinzi, what: str, focus: int, theme: Theme) -> None:
        paint_overlay(painter, seen, what, focus, theme, self.colours)

    def about(self, seen: Yinzi, what: str, focus: int, speaker: Speaker) -> About | None:
        return about(seen, what, focus, speaker)

    def uses(self, what: str) -> Sequence[str]:
        return USES.get(what.partition(":")[0], ())

    def headlines(self, seen: Yinzi, seat: int, speaker: Speaker) -> Sequence[Headline]:
        me, bill = seen.seats[seat], bill_to_come(seen, seat)
        return (
            Headline("icon/points", score(seen, seat), speaker.say("board-head-points")),
            Headline("icon/silver", me.silver, speaker.say("board-head-silver")),
            Headline("icon/copper", me.copper, speaker.say("board-head-copper")),
            Headline("icon/food", bill.food, speaker.say("board-head-food"), owed=True),
            Headline("icon/due", bill.silver, speaker.say("board-head-tax"), owed=True),
        )

    def paint_card(self, painter: QPainter, rect: QRectF, theme: Theme) -> bool:
        paint_card(painter, rect, theme)
        return True
