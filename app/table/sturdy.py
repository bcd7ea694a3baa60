"""A board that may break, made harmless: what it cannot answer is reported, and the game goes on without that answer.

What it paints is watched where painters are opened (`painting.py`); here is everything else that it is asked.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.framework.mishap import report
from app.framework.moves import Move
from app.framework.players import Colour
from app.table.board import About, Board, Gesture, Headline, Passing, Piece, Place
from app.table.painting import paint_sign
from app.table.theme import Theme
from app.table.tongue import words
from app.text.speaker import Speaker

T = TypeVar("T")


class SturdyBoard(Board[Any]):
    def __init__(self, board: Board[Any]) -> None:
        self.board, self.size = board, board.size  # type: ignore[misc]
        self._bare: tuple[Any, int] | None = None
        """The state, and the seat looked at, of which nobody knows what lies where: every move is in the list."""

    def places(self, seen: Any, focus: int) -> Sequence[Place]:
        found = self._asked(None, self.board.places, seen, focus)
        self._bare = (seen, focus) if found is None else None
        return found or ()

    def arrange(self, seen: Any, focus: int) -> Sequence[Piece]:
        return () if self._is_bare(seen, focus) else self._asked((), self.board.arrange, seen, focus)

    def gesture(self, seen: Any, move: Move, focus: int) -> Gesture | None:
        return None if self._is_bare(seen, focus) else self._asked(None, self.board.gesture, seen, move, focus)

    def also(self, seen: Any, focus: int) -> Sequence[tuple[Move, Gesture]]:
        return () if self._is_bare(seen, focus) else self._asked((), self.board.also, seen, focus)

    def passing(self, before: Any, after: Any, focus: int) -> Sequence[Passing]:
        return self._asked((), self.board.passing, before, after, focus)

    def turned(self, before: Any, after: Any) -> Mapping[str, float]:
        return self._asked({}, self.board.turned, before, after)

    def by_itself(self, before: Any, after: Any) -> Any:
        return self._asked(before, self.board.by_itself, before, after)

    def renamed(self, before: Any, after: Any, focus: int) -> Mapping[str, str]:
        return self._asked({}, self.board.renamed, before, after, focus)

    def comes_from(self, seen: Any, piece: str, focus: int) -> str:
        return self._asked("", self.board.comes_from, seen, piece, focus)

    def outline(self, look: str, rect: QRectF) -> QPainterPath | None:
        return self._asked(None, self.board.outline, look, rect)

    def pays_by(self, seen: Any, kind: str, focus: int) -> str:
        return "" if self._is_bare(seen, focus) else self._asked("", self.board.pays_by, seen, kind, focus)

    def uses(self, what: str) -> Sequence[str]:
        return self._asked((), self.board.uses, what)

    def about(self, seen: Any, what: str, focus: int, speaker: Speaker) -> About | None:
        broken: About | None = About(words())
        return self._asked(broken, self.board.about, seen, what, focus, speaker)

    def headlines(self, seen: Any, seat: int, speaker: Speaker) -> Sequence[Headline]:
        return self._asked((), self.board.headlines, seen, seat, speaker)

    def table_key(self, seen: Any, focus: int) -> object:
        return self._is_bare(seen, focus), self._asked(None, self.board.table_key, seen, focus)

    def for_players(self, colours: Sequence[Colour]) -> "SturdyBoard":
        return SturdyBoard(self.board.for_players(colours))

    # Painting: whoever opens the painter looks after it.

    def paint_table(self, painter: QPainter, seen: Any, focus: int, theme: Theme, speaker: Speaker) -> None:
        self.board.paint_table(painter, seen, focus, theme, speaker)
        if self._is_bare(seen, focus):
            paint_sign(painter, QRectF(0, 0, *self.size))

    def paint_piece(self, painter: QPainter, look: str, rect: QRectF, theme: Theme) -> None:
        self.board.paint_piece(painter, look, rect, theme)

    def paint_overlay(self, painter: QPainter, seen: Any, what: str, focus: int, theme: Theme) -> None:
        self.board.paint_overlay(painter, seen, what, focus, theme)

    def paint_held(self, painter: QPainter, seen: Any, piece: str, focus: int, theme: Theme) -> None:
        self.board.paint_held(painter, seen, piece, focus, theme)

    def paint_card(self, painter: QPainter, rect: QRectF, theme: Theme) -> bool:
        return self.board.paint_card(painter, rect, theme)

    def _is_bare(self, seen: Any, focus: int) -> bool:
        return self._bare is not None and self._bare[0] is seen and self._bare[1] == focus

    def _asked(self, otherwise: T, question: Callable[..., T], *args: Any) -> T:
        try:
            return question(*args)
        except Exception as reason:
            report(reason)
            return otherwise
