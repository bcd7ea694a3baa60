"""Asking a person: light what can be done, offer the rest in the prompt and the list, and play what was chosen."""

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu

from app.framework.moves import Move, Refusal
from app.play.dues import cheapest, what_for
from app.play.wants import Ask
from app.table.answers import Answers
from app.table.board import Gesture
from app.table.explain import Explainer
from app.table.hand import Way
from app.table.panels.moves import MovesPanel
from app.table.panels.payment import PaymentPicker, is_mix
from app.table.panels.prompt import PromptBar
from app.table.scene import TableScene
from app.table.session import Session
from app.table.view import TableView
from app.table.warner import Warner
from app.table.wishes import TableSettings

ADD = "+"
"""In place of the verb of a rule: one more piece for the payment in the picker."""
PRICED = 8
"""More buttons than that never fit; what they cost is found out when it is asked for."""


class Asking(QObject):
    rule_wanted = Signal(str)

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        view: TableView,
        prompt: PromptBar,
        moves: MovesPanel,
        explainer: Explainer,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.session, self.scene, self.view = session, scene, view
        self.prompt, self.moves, self.explainer = prompt, moves, explainer
        self.confirm_turn = False
        self.warner = Warner(session, self)
        self.warner.harmless.connect(self._play)
        self.warner.costly.connect(self._warn)
        self.pending: Move | None = None
        """A move that would end the turn and waits for a yes."""
        self.led_here: Move | None = None
        """What led to the very first question, where that was played before this table was laid."""
        self._picker: PaymentPicker | None = None
        self._choices: list[Move] = []
        self._menu: QMenu | None = None
        scene.hand.chosen.connect(self._choose)
        scene.hand.refused.connect(self.complain)
        self.answers = Answers(session, scene, prompt, self)
        view.menu_wanted.connect(self._open_menu)
        prompt.chosen.connect(self.play)
        prompt.confirmed.connect(self._confirmed)
        prompt.rejected.connect(self.ask)
        prompt.pointed.connect(explainer.preview)
        moves.chosen.connect(self.play)
        moves.refused.connect(self.complain)
        moves.pointed.connect(explainer.preview)
        moves.all_wanted.connect(self.list_moves)

    def apply(self, settings: TableSettings) -> None:
        self.confirm_turn, self.warner.wanted = settings.confirm_turn, settings.warnings

    def ask(self) -> None:
        """The question now open, over the board as the scene shows it."""
        match, scene, now = self.session.match, self.scene, self.session.turns.now
        if match.frame is None or not isinstance(now, Ask):
            return
        self.pending = None
        scene.ghosts.clear()
        gestures = {m: scene.board.gesture(scene.seen, m, scene.focus) for m, _ in now.tried}
        also = [Way(m, g, match.explain(m)) for m, g in scene.board.also(scene.seen, scene.focus)]
        ways = [*(Way(m, g, why) for m, why in now.tried if (g := gestures[m]) is not None), *also]
        led = self.led_here if match.number == match.first else what_for(match, match.number)
        question = scene.speaker.question(self.session.seen(), led)
        if len(self.session.turns.people) > 1:
            question = f"{scene.speaker.name(now.seat)}: {question}"
        own = gestures if scene.focus == now.seat else {m: scene.board.gesture(scene.seen, m, now.seat) for m in gestures}
        self._offer(question, [m for m in now.legal() if own[m] is None])
        scene.offer([*ways, *self._pieces_to_pay_with()])
        self.list_moves()

    def ask_nothing(self) -> None:
        self.pending = self._picker = None
        self.warner.forget()
        self.scene.offer([])
        self.moves.show_moves([], self.scene.speaker, self.scene.theme)

    def _offer(self, question: str, panel: list[Move]) -> None:
        """The choices that are no places: as buttons, or, for a payment, in a picker."""
        game, speaker, theme = self.session.match.game, self.scene.speaker, self.scene.theme
        mixes = [m for m in panel if is_mix(game.verbs[m.verb].params)]
        if len(mixes) < 2 or len({m.verb for m in mixes}) > 1:
            mixes = []
        listed = [m for m in panel if m not in mixes]
        priced = len(listed) <= PRICED
        choices = [(m, speaker.move(m) + (self.explainer.price(m) if priced else "")) for m in listed]
        self.prompt.ask(question, choices, speaker.say("ui-choose-from-list", count=len(choices)), theme)
        self._picker = self._pick(mixes) if mixes else None

    def _pick(self, mixes: list[Move]) -> PaymentPicker:
        match, scene = self.session.match, self.scene
        assert match.frame
        pays = match.game.phase(match.frame).pays
        first = cheapest(match, mixes, match.frame.seat) if pays else mixes[0]
        params = match.game.verbs[first.verb].params
        picker = PaymentPicker(mixes, first, params, match.explain, scene.speaker, scene.theme)
        picker.chosen.connect(self.play)
        self.prompt.add_widget(picker)
        return picker

    def _pieces_to_pay_with(self) -> list[Way]:
        """What lies on the board and can be added to the mix by touching it."""
        picker, scene = self._picker, self.scene
        if picker is None:
            return []
        what = {kind: scene.board.pays_by(scene.seen, kind, scene.focus) for kind in picker.pays_with()}
        return [Way(Move(ADD, (kind,)), Gesture("", one), None) for kind, one in what.items() if one]

    def list_moves(self) -> None:
        now = self.session.turns.now
        if isinstance(now, Ask):
            tried = [(m, why) for m, why in now.tried if why is None or self.moves.all.isChecked()]
            self.moves.show_moves(tried, self.scene.speaker, self.scene.theme)

    # Playing.

    def play(self, move: Move) -> None:
        if self.pending == move or not self.warner.weighs(move):
            self._play(move)

    def _warn(self, move: Move, points: float, better: Move) -> None:
        speaker = self.scene.speaker
        lost = f"{points:.0f}"
        text = speaker.say("ui-warn", move=speaker.move(move), points=lost, better=speaker.move(better))
        self._wait_for_yes(move, text, speaker.say("ui-warn-yes"))

    def _play(self, move: Move) -> None:
        if self.confirm_turn and self.pending != move and (what := self._ends(move)):
            say = self.scene.speaker.say
            text = say(f"ui-confirm-{what}", move=self.scene.speaker.move(move))
            self._wait_for_yes(move, text, say(f"ui-confirm-yes-{what}"))
        elif not self.session.play(move):
            self.scene.tidy()

    def _wait_for_yes(self, move: Move, text: str, yes: str) -> None:
        self.pending = move
        self.prompt.confirm(text, yes, self.scene.speaker.say("ui-confirm-no"), self.scene.theme)
        self.scene.tidy()
        self.explainer.preview(move)

    def _ends(self, move: Move) -> str:
        """What would end by itself after this move, without its player having said so: the turn, a part of it, or nothing."""
        match = self.session.match
        preview = match.preview(move, self.session.viewer)
        if preview is None or not preview.certain or match.game.verbs[move.verb].ends:
            return ""
        after = preview.state
        if not after.stack or (after.round, after.active) != match.turn(match.number):
            return "turn"
        can_end = any(match.game.verbs[m.verb].ends for m in match.legal())
        return "part" if preview.closes and can_end else ""

    def _confirmed(self) -> None:
        if self.pending is not None:
            self.session.play(self.pending)

    def complain(self, refusals: list[Refusal]) -> None:
        """The first reason, and all the others at hand."""
        said = [(self.scene.speaker.refusal(refusal), refusal.rule) for refusal in refusals]
        self.prompt.complain(said, self.scene.speaker, self.scene.theme)

    # Choosing between moves of one gesture.

    def _choose(self, moves: list[Move]) -> None:
        if self._picker is not None and moves[0].verb == ADD:
            self._picker.add(str(moves[0].args[0]))
            self.prompt.tell(self.scene.speaker.move(self._picker.move_now()), self.scene.theme)
            return
        if len(moves) == 1:
            self.play(moves[0])
            return
        menu = self._new_menu(moves)
        menu.popup(QCursor.pos() if self.view.underMouse() else self.view.mapToGlobal(self.view.rect().center()))
        menu.setActiveAction(menu.actions()[0])

    def _open_menu(self, what: str, at: QPoint) -> None:
        """Everything that can be done with a thing, and its rule."""
        hand, about = self.scene.hand, self.explainer.about(what)
        menu = self._new_menu(
            [w.move for w in (*hand.clicks(what), *hand.drags(what)) if w.refusal is None and w.move.verb != ADD]
        )
        if about is not None and about.rule:
            menu.addSeparator()
            menu.addAction(self.scene.speaker.say("ui-open-rule", rule=about.rule)).setData(about.rule)
        if menu.actions():
            menu.popup(at)

    def _new_menu(self, moves: list[Move]) -> QMenu:
        if self._menu is not None:
            self._menu.deleteLater()
        self._choices = moves
        self._menu = menu = QMenu(self.view)
        for number, move in enumerate(moves):
            menu.addAction(self.scene.speaker.move(move)).setData(number)
        menu.triggered.connect(self._picked)
        return menu

    def _picked(self, action: QAction) -> None:
        chosen = action.data()
        if isinstance(chosen, str):
            self.rule_wanted.emit(chosen)
        else:
            self.play(self._choices[chosen])
