"""The scene: every item where the board says, lit as the hand says."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from app.table.board import Board, Piece, Place
from app.table.ghosts import Ghosts
from app.table.ground import TableItem
from app.table.hand import Hand, Way
from app.table.items import HELD_Z, Glow, Looks, PieceItem, PlaceItem
from app.table.layout import rects
from app.table.motion import FLYING, Flight, Motion
from app.table.overlay import Overlay
from app.table.passers import passers
from app.table.sturdy import SturdyBoard
from app.table.theme import Theme
from app.table.turning import Turning
from app.text.speaker import Speaker

REST = 120
"""Milliseconds after the last step of a zoom until everything is painted sharply."""


class TableScene(QGraphicsScene):
    pointed = Signal(str)
    """The piece or place under the pointer, or nothing."""
    idle = Signal(str)
    """A click on something that the hand can do nothing with now, or on nothing."""

    def __init__(self, board: Board[Any], theme: Theme, speaker: Speaker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board, self.theme, self.speaker = SturdyBoard(board), theme, speaker
        self.seen: Any = None
        self.focus = self.number = 0
        self.hovered = ""
        self.setSceneRect(0, 0, *board.size)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.looks = Looks(self.board, theme)
        self.hand = Hand(self)
        self.hand.changed.connect(self.light)
        self.hand.put_back.connect(self.tidy)
        self.motion = Motion(self)
        self.table = TableItem(self.board, self.looks, speaker)
        self.addItem(self.table)
        self.overlay = Overlay(self)
        self.addItem(self.overlay)
        self.places: dict[str, PlaceItem] = {}
        self.pieces: dict[str, PieceItem] = {}
        self.homes: dict[str, QRectF] = {}
        """Where each piece lies when nobody carries it."""
        self._z: dict[str, float] = {}
        self.ghosts = Ghosts(self)
        self._hinted: set[str] = set()
        self.marked: set[str] = set()
        """Pieces that changed since the one who looks has last decided."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._sharpen)
        self._press: QPointF | None = None
        self._pressed = ""
        self._turning: Turning | None = None

    # Showing a state.

    def show_state(self, seen: Any, focus: int, animate: bool, number: int = 0) -> None:
        """Put everything where it is after so many moves; between one move and the next it is also seen what changes hands."""
        self.ghosts.clear()
        self.hand.drop_all()
        before = self.seen if animate and focus == self.focus else None
        turned = self.board.turned(before, seen) if before is not None else {}
        passing = self.board.passing(before, seen, focus) if before is not None and number == self.number + 1 else ()
        joining = self._rename(self.board.renamed(before, seen, focus)) if before is not None else []
        self.seen, self.focus, self.number, self._turning = seen, focus, number, None
        self.table.show_state(seen, focus)
        places = self.board.places(seen, focus)
        self._show_places(places)
        pieces = self.board.arrange(seen, focus)
        flights = self._show_pieces({p.id: p for p in places}, pieces, turned)
        flights += [Flight(item, item.rect(), self.homes[name], None, FLYING, -1) for item, name in joining]
        self._fly([*flights, *passers(self, passing)], animate)
        if self.hovered not in self.pieces and self.hovered not in self.places:
            self.leave()
        self.light()
        self.overlay.update()

    def _rename(self, names: Mapping[str, str]) -> list[tuple[PieceItem, str]]:
        """Let pieces go on under other names; those that join a piece which lies there already are given back with its name."""
        items = [(self.pieces.pop(old), new) for old, new in names.items() if old in self.pieces]
        joining = []
        for item, new in items:
            if new in self.pieces:
                joining.append((item, new))
            else:
                item.piece_id = new
                item.setRotation(0.0)
                self.pieces[new] = item
        return joining

    def _show_places(self, places: Sequence[Place]) -> None:
        wanted = {p.id: p for p in places}
        for gone in self.places.keys() - wanted.keys():
            self.removeItem(self.places.pop(gone))
        for place in places:
            item = self.places.get(place.id)
            if item is not None and item.place == place:
                continue
            made = PlaceItem(place, self.theme)
            self.addItem(made)
            self.places[place.id] = made
            if item is not None:
                self.removeItem(item)

    def _show_pieces(self, places: dict[str, Place], pieces: Sequence[Piece], turned: Mapping[str, float]) -> list[Flight]:
        self.motion.finish()
        self.homes = rects(places.values(), pieces)
        wanted = {p.id: p for p in pieces}
        flights: list[Flight] = []
        for gone in self.pieces.keys() - wanted.keys():
            item = self.pieces.pop(gone)
            flights.append(Flight(item, item.rect(), item.rect(), None, item.zValue(), -1))
        for z, piece_id in enumerate(self.homes):
            piece, home = wanted[piece_id], self.homes[piece_id]
            self._z[piece_id] = float(z)
            item_or_none = self.pieces.get(piece_id)
            if item_or_none is None:
                item = PieceItem(piece_id, self.looks)
                self.addItem(item)
                self.pieces[piece_id] = item
                source = places.get(self.board.comes_from(self.seen, piece_id, self.focus))
                start = QRectF(home)
                if source is not None:
                    start.moveCenter(source.rect.center())
                item.put(start)
                flights.append(Flight(item, start, home, None, float(z), 0 if source else 1))
            else:
                item = item_or_none
                flight = self._carried(item, home, float(z), piece, turned)
                if flight is not None:
                    flights.append(flight)
                elif item.rect() != home:
                    pivot = self._common_pivot(places, item.place_id, piece.place)
                    flights.append(Flight(item, item.rect(), home, pivot, float(z), 0))
                else:
                    item.setZValue(float(z))
                    item.setRotation(0.0)
            item.dress(piece.look, piece.place, places[piece.place].round, piece.rides)
        return flights

    def _fly(self, flights: list[Flight], animate: bool) -> None:
        duration = self.motion.duration
        if not animate:
            self.motion.duration = 0
        self.motion.fly(flights)
        self.motion.duration = duration

    def _carried(self, item: PieceItem, home: QRectF, z: float, piece: Piece, turned: Mapping[str, float]) -> Flight | None:
        """How a piece goes that turns, or rides on one that turns: from where the hand has turned it so far."""
        if piece.id in turned:
            return Flight(item, item.rect(), home, None, z, 0, (item.rotation(), turned[piece.id]))
        carrier = self.pieces.get(piece.rides)
        if carrier is None or piece.rides not in turned or item.rides != piece.rides:
            return None
        pivot = self.homes[piece.rides].center()
        sweep = turned[piece.rides] - carrier.rotation()
        return Flight(item, item.rect(), home, (pivot.x(), pivot.y()), z, 0, sweep=sweep)

    def _common_pivot(self, places: dict[str, Place], before: str, after: str) -> tuple[float, float] | None:
        a, b = places.get(before), places.get(after)
        return a.pivot if a and b and a.pivot == b.pivot else None

    def retheme(self, theme: Theme, speaker: Speaker) -> None:
        self.theme, self.speaker = theme, speaker
        self.looks.clear(theme)
        self.table.speaker = speaker
        self.table.forget()
        for place in self.places.values():
            place.theme = theme
        self.update()

    def hurry(self) -> None:
        """The view is being zoomed, moved or resized: what is painted will do until it rests."""
        self.looks.rough = True
        self._rest.start()

    def _sharpen(self) -> None:
        self.looks.rough = False
        self.update()

    # Light.

    def offer(self, ways: Sequence[Way]) -> None:
        """A new question, or none: the hand knows, and has the scene lit."""
        self.hand.offer(ways)

    def light(self) -> None:
        hand = self.hand
        start, targets = (set(), hand.targets()) if hand.held else (hand.may_start(), set())
        under = Glow.UNDER if hand.under in targets else Glow.NO
        for place_id, place in self.places.items():
            glow = self._calm(place_id, start)
            if place_id == hand.under and hand.drops(place_id):
                glow = under
            elif place_id in targets:
                glow = Glow.TARGET
            place.light(glow, place_id == hand.focus)
        for piece_id, piece in self.pieces.items():
            piece.light(self._calm(piece_id, start), piece_id == hand.focus)
            if piece_id == hand.held or piece.lifted:
                self._light_held(piece, under)
        self.overlay.refresh()

    def _calm(self, what: str, start: set[str]) -> Glow:
        """The light on something that nothing is held over."""
        if what in self._hinted:
            return Glow.HINT
        return Glow.MAY if what in start else Glow.NEW if what in self.marked else Glow.NONE

    def _light_held(self, piece: PieceItem, under: Glow) -> None:
        """What is in the hand, or was until now."""
        hand, held = self.hand, piece.piece_id == self.hand.held
        if held and not hand.dragging:
            piece.light(Glow.UNDER, piece.focused)
        elif held and hand.turning:
            piece.light(under if hand.under else Glow.TARGET, piece.focused)
        if held and not hand.turning:
            piece.setRotation(hand.facing)
        piece.lift(held and hand.dragging and not hand.turning)
        piece.setZValue(HELD_Z if piece.lifted else self._z[piece.piece_id])

    def mark(self, before: Any) -> None:
        """Mark what has changed since this state: what lies elsewhere, looks otherwise or is new, and emptied places."""
        was: dict[str, Piece] = {}
        if before is not None:
            was = {p.id: p for p in self.board.arrange(self.board.by_itself(before, self.seen), self.focus)}
        now = self.board.arrange(self.seen, self.focus) if was else ()
        changed = {p.id for p in now if p.id not in was or (p.place, p.look) != (was[p.id].place, was[p.id].look)}
        marked = {i for i in changed if not self.pieces[i].shape().isEmpty()}  # the others only light the table
        stays, taken = {p.id for p in now}, {p.place for p in now}
        marked |= {p.place for p in was.values() if p.id not in stays and p.place not in taken} & self.places.keys()
        if marked != self.marked:
            self.marked = marked
            self.light()

    def hint(self, whats: set[str], arrow: tuple[str, str] | None) -> None:
        """Point at these, with an arrow from one to another."""
        if not whats and not self._hinted:
            return
        self._hinted = whats
        self.overlay.arrow = (self.centre(arrow[0]), self.centre(arrow[1])) if arrow else None
        self.overlay.update()
        self.light()

    def rect_of(self, what: str) -> QRectF:
        return self.homes[what] if what in self.homes else self.places[what].place.rect

    def centre(self, what: str) -> QPointF:
        if what in self.homes:
            return self.homes[what].center()
        return self.places[what].place.middle

    def area(self, what: str) -> QRectF:
        """Where it lies; nowhere when it is not on the board."""
        place = self.places.get(what)
        return self.homes.get(what) or (place.place.rect if place else QRectF())

    # Mouse.

    def what_at(self, at: QPointF, *, touchable: bool = False) -> str:
        """The topmost piece or place here; on request only one that the hand could do something with."""
        for item in self.items(at):
            if isinstance(item, PieceItem) and not item.ghost and item.piece_id in self.pieces:
                if not touchable or self.hand.touchable(item.piece_id):
                    return item.piece_id
            elif isinstance(item, PlaceItem) and (not touchable or self.hand.touchable(item.place.id)):
                return item.place.id
        return ""

    def place_at(self, at: QPointF) -> str:
        """The place here that what is held may try, or the only such within a place here; else any place.

        A click beside may also mean something else that can be picked up there."""
        here = [item for item in self.items(at) if isinstance(item, PlaceItem)]
        tried = next((item.place.id for item in here if self.hand.drops(item.place.id)), "")
        if not tried and (self.hand.dragging or not self.what_at(at, touchable=True)):
            tried = next(filter(None, map(self._only_one_in, here)), "")
        return tried or (here[0].place.id if here else "")

    def _only_one_in(self, place: PlaceItem) -> str:
        """What alone can be meant within it, as the free spot of a tile; nothing where the piece would only be put back."""
        if place.contains(self.homes[self.hand.held].center()):
            return ""
        ways = [way.gesture.place for way in self.hand.drags(self.hand.held)]
        tried = {target for target in ways if place.contains(self.centre(target))}
        meant = (tried & self.hand.targets()) or tried
        return meant.pop() if len(meant) == 1 else ""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._press = event.scenePos()
        self._pressed = self.what_at(event.scenePos(), touchable=True)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        self._point(event.scenePos())
        if self._press is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        if not self.hand.dragging:
            far = (event.screenPos() - event.buttonDownScreenPos(Qt.MouseButton.LeftButton)).manhattanLength()
            if far < QApplication.startDragDistance() or not self.hand.lift(self._pressed):
                return
            self._begin_turning(self._press)
        if self._turning is not None:
            self._turning.follow(event.scenePos())
        else:
            self.pieces[self.hand.held].setPos(event.scenePos())
        self._point(event.scenePos())

    def _begin_turning(self, start: QPointF) -> None:
        self.motion.finish()
        held = self.hand.held
        turns = {w.gesture.place: self.places[w.gesture.place].place.turn for w in self.hand.drags(held)}
        riders = [item for item in self.pieces.values() if item.rides == held]
        self._turning = Turning(self.pieces[held], riders, turns, start) if self.hand.turning else None

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        self._press = None
        if self.hand.dragging:
            self.hand.drop(self._meant(event.scenePos()))
        elif self.hand.held:
            target = self.place_at(event.scenePos())
            self.hand.click(target if self.hand.drops(target) else self._pressed)
        elif self._pressed:
            self.hand.click(self._pressed)
        else:
            self.idle.emit(self.what_at(event.scenePos()))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802
        self.mousePressEvent(event)

    def _meant(self, at: QPointF) -> str:
        """The place where what is held would go now."""
        return self._turning.place() if self._turning is not None else self.place_at(at)

    def _point(self, at: QPointF) -> None:
        what = self._meant(at) if self.hand.held else self.what_at(at)
        if self.hand.held:
            self.hand.hover(what)
        if what != self.hovered:
            self.hovered = what
            self.overlay.refresh()
            self.pointed.emit(what)

    def click(self, what: str) -> None:
        """What a press and release on this very thing would do, whatever lies above it."""
        if self.hand.held or self.hand.touchable(what):
            self.hand.click(what)
        else:
            self.idle.emit(what)

    def leave(self) -> None:
        """The pointer has left the board."""
        if self.hovered:
            self.hovered = ""
            self.overlay.refresh()
            self.pointed.emit("")

    def tidy(self) -> None:
        """Whatever lies elsewhere springs back to where it belongs."""
        self.motion.finish()
        self._press = None
        turning, self._turning = self._turning, None
        flights = turning.back({i: (home.center(), self._z[i]) for i, home in self.homes.items()}) if turning else []
        flown = {flight.item for flight in flights}
        for i, item in self.pieces.items():
            if item in flown:
                continue
            item.setRotation(0.0)
            if item.rect() != self.homes[i]:
                flights.append(Flight(item, item.rect(), self.homes[i], None, self._z[i], 0))
        self.motion.fly(flights)
