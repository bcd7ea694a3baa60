"""No touch stays without an answer: what is not to be done now says why, or what could be done instead."""

from PySide6.QtCore import QObject, QTimer

from app.framework.moves import Move, Refusal
from app.play.wants import Ask
from app.table.hand import Way, reasons
from app.table.panels.prompt import PromptBar
from app.table.scene import TableScene
from app.table.session import Session

FLASH = 1500
"""Milliseconds that a hand points at what can be done."""
NAMED = 3
"""So many places are called by their names; the others are only lit."""

FEW = 4
"""What serves for more than so many verbs belongs to none of them."""


class Answers(QObject):
    def __init__(self, session: Session, scene: TableScene, prompt: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.scene, self.prompt = session, scene, prompt
        self._flash = QTimer(self)
        self._flash.setSingleShot(True)
        self._flash.setInterval(FLASH)
        self._flash.timeout.connect(self._dim)
        scene.idle.connect(self.answer)
        prompt.touched.connect(lambda: self.answer(""))
        scene.hand.missed.connect(self.missed)

    def answer(self, what: str) -> None:
        """Something was touched that nothing can be done with now, or nothing was."""
        say = self.scene.speaker.say
        lit, now = self.scene.hand.may_start(), self.session.turns.now
        if not isinstance(now, Ask):
            self.prompt.tell(say("ui-only-looking"), self.scene.theme)
            return
        if waits := self._what_it_waits_for(what):
            said = [(self.scene.speaker.refusal(refusal), refusal.rule) for refusal in waits]
            self.prompt.complain(said, self.scene.speaker, self.scene.theme)
        else:
            name = self._name(what)
            place = "lit" if lit else "below"
            text = say(f"ui-not-asked-{place}", what=name) if name else say(f"ui-nothing-here-{place}")
            if not lit and self.scene.focus != now.seat:
                text = say("ui-area-of", who=self.scene.speaker.name(self.scene.focus))
            self.prompt.tell(text, self.scene.theme)
        self._point_at(lit)

    def _what_it_waits_for(self, what: str) -> list[Refusal]:
        """The reasons against everything this thing ever serves for, when all of it belongs to other questions."""
        match = self.session.match
        refusals = [match.explain(Move(verb)) for verb in self.scene.board.uses(what)] if what else []
        waiting = [refusal for refusal in refusals if refusal is not None and refusal.reason == "not-now"]
        return waiting if len(waiting) == len(refusals) <= FEW else []

    def missed(self, piece: str, ways: list[Way]) -> None:
        """A piece was put down where it cannot go: say where it can, or why it can go nowhere."""
        speaker, theme = self.scene.speaker, self.scene.theme
        targets = list(dict.fromkeys(w.gesture.place for w in ways if w.refusal is None))
        if targets:
            names = list(dict.fromkeys(filter(None, map(self._name, targets))))
            shown = names[:NAMED] if len(names) <= NAMED else [*names[:NAMED], "…"]
            key = "ui-goes-to" if shown else "ui-goes-where-lit"
            self.prompt.tell(speaker.say(key, places=", ".join(shown)), theme)
            self._point_at({*targets})
        elif why := reasons(ways):
            self.prompt.complain([(speaker.refusal(refusal), refusal.rule) for refusal in why], speaker, theme)
        else:
            self.answer(piece)

    def _name(self, what: str) -> str:
        scene = self.scene
        about = scene.board.about(scene.seen, what, scene.focus, scene.speaker) if what else None
        return about.title if about else ""

    def _point_at(self, whats: set[str]) -> None:
        self.scene.hint(whats, None)
        self._flash.start()

    def _dim(self) -> None:
        self.scene.hint(set(), None)
