"""The player's hand: drag, click and keys, all of them the same few moves.

Press and move lifts a piece, press and release picks it, keys walk over everything that can be done. Whatever is held lights up
the places it may go; a refused place says why. Escape, a click beside or a bad drop puts it back.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Signal

from app.framework.moves import Move, Refusal
from app.table.board import Gesture


class Way(NamedTuple):
    """One move that the hand may try, and how."""

    move: Move
    gesture: Gesture
    refusal: Refusal | None


class Hand(QObject):
    changed = Signal()
    """What is held or under the pointer changed: light the scene anew."""
    chosen = Signal(list)
    """These legal moves are meant: one to be played, several to choose from."""
    refused = Signal(object)
    put_back = Signal(str)
    """This piece springs back to where it was."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ways: list[Way] = []
        self.held = ""
        """The piece in the hand."""
        self.dragging = False
        self.facing = 0
        """How the piece in the hand is turned, in degrees."""
        self.under = ""
        """The place under what is held."""
        self.focus = ""
        """What the keys are on: a piece or a place."""

    # What can be done.

    def offer(self, ways: Sequence[Way]) -> None:
        """A new question, or none; whatever was held is put back."""
        self.drop_all()
        self.ways = list(ways)
        if self.focus not in self.stops():
            self.focus = ""
        self.changed.emit()

    def clicks(self, what: str) -> list[Way]:
        """Moves made by clicking this piece or place alone."""
        return [w for w in self.ways if what and (w.gesture[:2] in ((what, ""), ("", what)) or w.gesture.turns == what)]

    def drags(self, piece: str) -> list[Way]:
        """Moves made by dragging this piece; of what is held, as it is turned now."""
        ways = self._carried(piece)
        return [w for w in ways if w.gesture.facing == self.facing] if piece == self.held else ways

    def _carried(self, piece: str) -> list[Way]:
        return [w for w in self.ways if piece and w.gesture.place and piece in (w.gesture.piece, w.gesture.turns)]

    @property
    def turning(self) -> bool:
        """What is held is turned on the spot, not carried."""
        return bool(self.held) and any(w.gesture.turns == self.held for w in self.ways)

    def drops(self, place: str) -> list[Way]:
        """Moves made by putting what is held here."""
        return [w for w in self.drags(self.held) if w.gesture.place == place] if self.held else []

    def may_start(self) -> set[str]:
        """Pieces and places that some legal move begins with."""
        legal = [w.gesture for w in self.ways if w.refusal is None]
        return {g.piece or g.place for g in legal} | {g.turns for g in legal if g.turns}

    def targets(self) -> set[str]:
        """Places where what is held may go."""
        return {w.gesture.place for w in self.drags(self.held) if w.refusal is None} if self.held else set()

    def touchable(self, what: str) -> bool:
        return bool(self.clicks(what) or self.drags(what))

    def turns(self) -> list[int]:
        """The ways that what is held may lie, when there is more than one."""
        facings = sorted({w.gesture.facing for w in self._carried(self.held)})
        return facings if len(facings) > 1 else []

    def turn(self, step: int = 1) -> bool:
        """Turn what is held to the next way it may lie; false when there is but one."""
        facings = self.turns()
        if not facings:
            return False
        self.facing = facings[(facings.index(self.facing) + step) % len(facings)]
        if self.focus not in self.stops():
            self.focus = ""
        self.changed.emit()
        return True

    def _take(self, piece: str, *, dragging: bool) -> None:
        """Into the hand, turned so that it can be put down somewhere."""
        ways = sorted(self._carried(piece), key=lambda w: (w.refusal is not None, w.gesture.facing))
        self.held, self.dragging, self.under, self.facing = piece, dragging, "", ways[0].gesture.facing
        self.changed.emit()

    # Mouse.

    def lift(self, piece: str) -> bool:
        """Begin to drag; false when this piece goes nowhere."""
        if not self.drags(piece):
            return False
        self._take(piece, dragging=True)
        return True

    def hover(self, place: str) -> None:
        if place != self.under:
            self.under = place
            self.changed.emit()

    def drop(self, place: str) -> None:
        ways = self.drops(place)
        piece = self.held
        self.drop_all()
        self._decide(ways)
        if sum(w.refusal is None for w in ways) != 1:
            self.put_back.emit(piece)

    def click(self, what: str) -> None:
        """A press and release on a piece or place: the second half of a move, a whole one, or the first half."""
        if self.held and what in {w.gesture.place for w in self.drags(self.held)}:
            self.drop(what)
            return
        had = self.held
        if had:
            self.cancel()
        if had == what:
            return
        ways = self.clicks(what)
        if ways:
            self._decide(ways)
        elif self.drags(what):
            self._take(what, dragging=False)

    def cancel(self) -> bool:
        """Put back what is held; false when the hand is empty."""
        piece = self.held
        if not piece:
            return False
        self.drop_all()
        self.put_back.emit(piece)
        return True

    def drop_all(self) -> None:
        if self.held:
            self.held, self.dragging, self.under = "", False, ""
            self.changed.emit()

    def _decide(self, ways: list[Way]) -> None:
        legal = [w.move for w in ways if w.refusal is None]
        if legal:
            self.chosen.emit(legal)
        elif ways:
            assert ways[0].refusal
            self.refused.emit(ways[0].refusal)

    # Keys.

    def stops(self) -> list[str]:
        """What the keys walk over now: targets of what is held, else everything that can be begun, legal ones first."""
        if self.held:
            ways = sorted(self.drags(self.held), key=lambda w: w.refusal is not None)
            return list(dict.fromkeys(w.gesture.place for w in ways))
        ways = sorted(self.ways, key=lambda w: w.refusal is not None)
        return list(dict.fromkeys(w.gesture.piece or w.gesture.place for w in ways))

    def walk(self, step: int, where: dict[str, QPointF]) -> None:
        """To the next stop in reading order."""
        stops = sorted((s for s in self.stops() if s in where), key=lambda s: (round(where[s].y() / 60), where[s].x()))
        if not stops:
            return
        at = stops.index(self.focus) + step if self.focus in stops else (0 if step > 0 else -1)
        self.focus = stops[at % len(stops)]
        if self.held:
            self.under = self.focus
        self.changed.emit()

    def press_focus(self, *, carry: bool = False) -> None:
        """What a click would do there; or, to carry, take the piece up even if a click does something else."""
        if carry and not self.held and self.drags(self.focus):
            self._take(self.focus, dragging=False)
        elif self.focus:
            self.click(self.focus)
