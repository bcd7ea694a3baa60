"""What the table explains: the card beside the pointer, the ghosts of a move, and hints."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QCursor

from app.framework.lines import Note
from app.framework.match import Preview
from app.framework.moves import Move
from app.table.board import About, Gesture
from app.table.hand import reasons
from app.table.panels.about import AboutCard
from app.table.panels.hint import WHERE, HintCard
from app.table.scene import TableScene
from app.table.session import Session
from app.table.thinking import Thinker
from app.table.view import TableView


class Explainer(QObject):
    def __init__(self, session: Session, scene: TableScene, view: TableView, hint_card: HintCard, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.scene, self.view, self.hint_card = session, scene, view, hint_card
        self.card = AboutCard(view)
        self.thinker = Thinker(self)
        self.thinker.answered.connect(self._advised)
        self.thinker.failed.connect(self._no_advice)
        scene.pointed.connect(self.point)
        hint_card.point_wanted.connect(self._point_at_move)
        hint_card.closed.connect(self.forget_hint)

    def put_away(self) -> None:
        self.card.away()
        self.scene.ghosts.clear()
        self.hint_card.hide()
        self.forget_hint()

    # The thing under the pointer.

    def about(self, what: str) -> About | None:
        """What the scene shows counts: the game may be a moment ahead of it."""
        scene = self.scene
        return scene.board.about(scene.seen, what, scene.focus, scene.speaker)

    def point(self, what: str) -> None:
        """Tell about the thing under the pointer, and what its only move would change."""
        self.scene.ghosts.clear()
        about = self.about(what) if what else None
        if about is None:
            self.card.away()
            return
        say, hand = self.scene.speaker, self.scene.hand
        ways = hand.drops(what) or hand.clicks(what)
        legal = [w.move for w in ways if w.refusal is None]
        changes: list[str] = []
        if len(legal) == 1 and (preview := self.session.match.preview(legal[0], self.session.viewer)):
            changes = self._changes(legal[0], preview)
            if not hand.dragging:
                self.scene.ghosts.show(preview.state)
        elif not legal:
            for line in map(say.refusal, reasons(ways)):
                about = about if line in about.lines else about.with_line(line)
        rule = say.say("term-rule", rule=about.rule) if about.rule else ""
        at = self.view.mapFromGlobal(QCursor.pos()) if self.view.underMouse() else self._beside(what)
        self.card.tell(about, changes, rule, at, self.scene.theme, self._what_it_explains(what))

    def _what_it_explains(self, what: str) -> list[QRect]:
        """The thing in the view, and all that it turns with."""
        scene = self.scene
        piece = scene.pieces.get(what)
        carrier = scene.pieces.get(piece.rides) if piece else None
        known = [one for one in (what, carrier.place_id if carrier else "") if one in scene.pieces or one in scene.places]
        return [self.view.mapFromScene(scene.rect_of(one)).boundingRect() for one in known]

    def _beside(self, what: str) -> QPoint:
        return self.view.mapFromScene(self.scene.centre(what))

    def _changes(self, move: Move, preview: Preview) -> list[str]:
        """The headline numbers before and after a move."""
        scene = self.scene
        lines = [scene.speaker.move(move)]
        for seat in range(len(self.session.players)):
            old = scene.board.headlines(scene.seen, seat, scene.speaker)
            new = scene.board.headlines(preview.state, seat, scene.speaker)
            for a, b in zip(old, new, strict=True):
                if a.value != b.value and a.value is not None and b.value is not None:
                    who = scene.speaker.name(seat)
                    lines.append(scene.speaker.say("ui-change", who=who, what=a.title, before=a.value, after=b.value))
        if not preview.certain:
            lines.append(scene.speaker.say("ui-uncertain"))
        return lines

    def price(self, move: Move) -> str:
        """What a move takes of its player's headline numbers or adds to what is owed; nothing while that is open."""
        scene, seat = self.scene, self.session.viewer
        preview = self.session.match.preview(move, seat)
        if preview is None or not preview.certain or seat < 0:
            return ""
        old = scene.board.headlines(scene.seen, seat, scene.speaker)
        new = scene.board.headlines(preview.state, seat, scene.speaker)
        known = [(a, b.value - a.value) for a, b in zip(old, new, strict=True) if a.value is not None and b.value is not None]
        less = [f"{a.title} {'+' if a.owed else '−'}{abs(more)}" for a, more in known if (more > 0 if a.owed else more < 0)]
        return f" ({', '.join(less)})" if less else ""

    def preview(self, move: Move | None) -> None:
        """Show on the board what a legal move of the list would do."""
        self.scene.ghosts.clear()
        if move is None or not self.session.deciding:
            if self.hint_card.isHidden():
                self.scene.hint(set(), None)
            return
        if preview := self.session.match.preview(move, self.session.viewer):
            self.scene.ghosts.show(preview.state)
        self._point_at_move(move, WHERE + 1)

    # Hints.

    def ask_hint(self) -> None:
        session = self.session
        self.hint_card.begin(self.scene.speaker, self.scene.theme)
        self.thinker.ask("advise", session.match.game.id, session.viewer, str(session.match.number), session.seen())

    def forget_hint(self) -> None:
        self.thinker.cancel()
        self.scene.hint(set(), None)

    def _advised(self, answer: dict[str, Any]) -> None:
        if not self.hint_card.isVisible():
            return
        try:
            possible = all(self.session.match.explain(move) is None for move in self.hint_card.moves_of(answer["advice"]))
        except (LookupError, TypeError, ValueError):  # it cannot even be put in words
            possible = False
        if possible:
            self.hint_card.show_advice(answer["advice"])
        else:
            self.thinker.reject(Note("thinking-illegal"))

    def _no_advice(self, why: Note) -> None:
        if self.hint_card.isVisible():
            self.hint_card.show_advice([])
            self.hint_card.text.setText(self.scene.speaker.note(why))

    def _point_at_move(self, move: Move, stage: int) -> None:
        gesture = self.scene.board.gesture(self.scene.seen, move, self.scene.focus)
        if gesture is not None:
            self._point_with(gesture, whole=stage > WHERE)

    def _point_with(self, gesture: Gesture, *, whole: bool) -> None:
        known = {*self.scene.pieces, *self.scene.places}
        first = gesture.piece or gesture.place
        if first not in known:
            return
        both = bool(gesture.piece and gesture.place) and whole and gesture.place in known
        whats = {gesture.piece, gesture.place} if both else {first}
        self.scene.hint(whats, (gesture.piece, gesture.place) if both else None)
