"""Agra's board: what the table asks for, answered by the files beside this one."""

from collections.abc import Mapping, Sequence
from typing import Self

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.framework.moves import Move
from app.framework.players import Colour
from app.table.board import About, Board, Gesture, Headline, Passing, Piece, Place
from app.table.theme import Theme
from app.text.speaker import Speaker
from games.agra import GAME
from games.agra.board import layout
from games.agra.board.about import about
from games.agra.board.arrange import arrange
from games.agra.board.card import paint_card
from games.agra.board.gestures import gesture, good_piece, other_ways
from games.agra.board.headlines import headlines
from games.agra.board.looks import outline, paint_look
from games.agra.board.moved import came_from, moved
from games.agra.board.overlay import paint_held, paint_overlay
from games.agra.board.passing import passing
from games.agra.board.places import all_places
from games.agra.board.table import paint_table
from games.agra.board.uses import USES
from games.agra.state import Agra
from games.agra.tables import GOOD


class AgraBoard(Board[Agra]):
    game_id, size = "agra", layout.SIZE

    def __init__(self, colours: Sequence[Colour] = GAME.colours) -> None:
        self.colours = tuple(colours)

    def for_players(self, colours: Sequence[Colour]) -> Self:
        return type(self)(colours)

    def places(self, seen: Agra, focus: int) -> Sequence[Place]:
        return all_places(seen, focus)

    def arrange(self, seen: Agra, focus: int) -> Sequence[Piece]:
        return arrange(seen, focus, self.colours)

    def gesture(self, seen: Agra, move: Move, focus: int) -> Gesture | None:
        return gesture(seen, move, focus)

    def also(self, seen: Agra, focus: int) -> Sequence[tuple[Move, Gesture]]:
        return other_ways(seen, focus)

    def paint_table(self, painter: QPainter, seen: Agra, focus: int, theme: Theme, speaker: Speaker) -> None:
        paint_table(painter, seen, focus, theme, speaker, self.colours)

    def table_key(self, seen: Agra, focus: int) -> object:
        return len(seen.seats), focus, seen.starter, tuple(layout.slots_of(seen.owner, -2))

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        paint_look(painter, look, rect, theme)

    def outline(self, look: str, rect: QRectF) -> QPainterPath | None:
        return outline(look)

    def renamed(self, before: Agra, after: Agra, focus: int) -> Mapping[str, str]:
        return moved(before, after, focus)

    def comes_from(self, seen: Agra, piece: str, focus: int) -> str:
        return came_from(piece)

    def passing(self, before: Agra, after: Agra, focus: int) -> Sequence[Passing]:
        return passing(before, after, focus, self.colours)

    def paint_overlay(self, painter: QPainter, seen: Agra, what: str, focus: int, theme: Theme) -> None:
        paint_overlay(painter, seen, what, focus, theme, self.colours)

    def paint_held(self, painter: QPainter, seen: Agra, piece: str, focus: int, theme: Theme) -> None:
        paint_held(painter, seen, piece, focus, theme)

    def about(self, seen: Agra, what: str, focus: int, speaker: Speaker) -> About | None:
        return about(seen, what, focus, speaker)

    def pays_by(self, seen: Agra, kind: str, focus: int) -> str:
        return good_piece(seen, seen.stack[-1].seat, GOOD[kind], focus)

    def uses(self, what: str) -> Sequence[str]:
        return USES.get(what.partition(":")[0], ())

    def headlines(self, seen: Agra, seat: int, speaker: Speaker) -> Sequence[Headline]:
        return headlines(seen, seat, speaker)

    def paint_card(self, painter: QPainter, rect: QRectF, theme: Theme) -> bool:
        paint_card(painter, rect, theme)
        return True
