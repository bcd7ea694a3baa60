"""Noria's board: what the table asks for, answered by the files beside this one."""

from collections.abc import Mapping, Sequence
from typing import Self

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.framework.moves import Move
from app.framework.players import Colour
from app.table.board import About, Board, Gesture, Headline, Passing, Piece, Place
from app.table.theme import Theme
from app.text.speaker import Speaker
from games.noria import GAME
from games.noria.board import layout
from games.noria.board.about import about
from games.noria.board.arrange import arrange, came_from
from games.noria.board.card import paint_card
from games.noria.board.gestures import gesture, other_ways
from games.noria.board.looks import outline, paint_look
from games.noria.board.overlay import paint_overlay
from games.noria.board.passing import passing
from games.noria.board.places import all_places
from games.noria.board.table import paint_table
from games.noria.board.turning import by_itself, renamed, turned
from games.noria.board.uses import USES
from games.noria.scoring import standing
from games.noria.state import Noria
from games.noria.tables import RESOURCE


class NoriaBoard(Board[Noria]):
    game_id, size = "noria", layout.SIZE

    def __init__(self, colours: Sequence[Colour] = GAME.colours) -> None:
        self.colours = tuple(colours)

    def for_players(self, colours: Sequence[Colour]) -> Self:
        return type(self)(colours)

    def places(self, seen: Noria, focus: int) -> Sequence[Place]:
        return all_places(seen, focus)

    def arrange(self, seen: Noria, focus: int) -> Sequence[Piece]:
        return arrange(seen, focus, self.colours)

    def gesture(self, seen: Noria, move: Move, focus: int) -> Gesture | None:
        return gesture(seen, move, focus)

    def paint_table(self, painter: QPainter, seen: Noria, focus: int, theme: Theme, speaker: Speaker) -> None:
        paint_table(painter, seen, focus, theme, speaker, self.colours)

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        paint_look(painter, look, rect, theme)

    def table_key(self, seen: Noria, focus: int) -> object:
        return len(seen.seats), focus, seen.circle, seen.prices, tuple(seen.islands)

    def outline(self, look: str, rect: QRectF) -> QPainterPath | None:
        return outline(look, rect)

    def turned(self, before: Noria, after: Noria) -> Mapping[str, float]:
        return turned(before, after)

    def by_itself(self, before: Noria, after: Noria) -> Noria:
        return by_itself(before, after)

    def renamed(self, before: Noria, after: Noria, focus: int) -> Mapping[str, str]:
        return renamed(before, after)

    def passing(self, before: Noria, after: Noria, focus: int) -> Sequence[Passing]:
        return passing(before, after, focus)

    def paint_overlay(self, painter: QPainter, seen: Noria, what: str, focus: int, theme: Theme) -> None:
        paint_overlay(painter, seen, what, focus, theme, self.colours)

    def about(self, seen: Noria, what: str, focus: int, speaker: Speaker) -> About | None:
        return about(seen, what, focus, speaker)

    def comes_from(self, seen: Noria, piece: str, focus: int) -> str:
        return came_from(seen, piece, focus)

    def also(self, seen: Noria, focus: int) -> Sequence[tuple[Move, Gesture]]:
        return other_ways(seen, focus)

    def paint_card(self, painter: QPainter, rect: QRectF, theme: Theme) -> bool:
        paint_card(painter, rect, theme)
        return True

    def pays_by(self, seen: Noria, kind: str, focus: int) -> str:
        return f"{'stock' if kind in RESOURCE else 'goods'}:{seen.stack[-1].seat}:{kind}"

    def uses(self, what: str) -> Sequence[str]:
        return USES.get(what.partition(":")[0], ())

    def headlines(self, seen: Noria, seat: int, speaker: Speaker) -> Sequence[Headline]:
        me = seen.seats[seat]
        return (
            Headline("icon/points", standing(seen).totals[seat], speaker.say("board-head-points")),
            Headline("icon/knowledge", me.knowledge, speaker.say("board-head-knowledge")),
            Headline("icon/ship", sum(me.ships), speaker.say("board-head-ships")),
            Headline("icon/factory", me.built, speaker.say("board-head-factories")),
            Headline("icon/goods", sum(me.goods), speaker.say("board-head-goods")),
        )
