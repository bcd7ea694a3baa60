"""The payment picker: how many of each, the cheapest to begin with, piece by piece on request, and why a mix is refused."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from app.framework.moves import Move, Refusal
from app.table.panels.kit import button, words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.speaker import Speaker

MIX = "n:"


def is_mix(params: Sequence[str]) -> bool:
    """Whether a move only says how many of each: then a picker serves better than a list."""
    return bool(params) and all(p.startswith(MIX) for p in params)


@shielded
class PaymentPicker(QWidget):
    chosen = Signal(object)

    def __init__(
        self,
        moves: Sequence[Move],
        first: Move,
        kinds: Sequence[str],
        explain: Callable[[Move], Refusal | None],
        speaker: Speaker,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.verb, self.explain, self.speaker = first.verb, explain, speaker
        self.boxes: dict[str, QSpinBox] = {}
        """By what they count."""
        self._own = False
        """Whether anybody has changed what was chosen beforehand."""
        row = QHBoxLayout()
        row.setSpacing(8)
        for i, kind in enumerate(kinds):
            most = max(int(m.args[i]) for m in moves)
            box = self.boxes[kind.removeprefix(MIX)] = self._box(kind.removeprefix(MIX), most, int(first.args[i]))
            if most:
                row.addWidget(words(self._name(box.accessibleName()), wrap=False))
                row.addWidget(box)
        self.accept = button(speaker.say("ui-pay"), theme, "done")
        self.accept.clicked.connect(self._accept)
        row.addWidget(self.accept)
        self.why = words()
        box_layout = QVBoxLayout(self)
        box_layout.setContentsMargins(0, 0, 0, 0)
        box_layout.setSpacing(2)
        box_layout.addLayout(row)
        box_layout.addWidget(self.why)
        self._changed()
        self._own = False

    def _box(self, kind: str, most: int, count: int) -> QSpinBox:
        box = QSpinBox()
        box.setRange(0, most)
        box.setValue(count)
        box.setAccessibleName(self.speaker.say(f"count-{kind}", n=most))
        box.valueChanged.connect(self._changed)
        return box

    def move_now(self) -> Move:
        return Move(self.verb, tuple(box.value() for box in self.boxes.values()))

    def pays_with(self) -> list[str]:
        """Of what at least one could be paid."""
        return [kind for kind, box in self.boxes.items() if box.maximum()]

    def add(self, kind: str) -> None:
        """One more of this. The first one that is touched begins the payment anew, and so does one too many."""
        box = self.boxes[kind]
        if not self._own or box.value() == box.maximum():
            for other in self.boxes.values():
                other.setValue(0)
        box.setValue(box.value() + 1)
        self._own = True
        if self.accept.isEnabled():
            self.accept.setFocus()

    def _name(self, counted: str) -> str:
        return " ".join(w for w in counted.split() if not w.isdecimal())

    def _changed(self) -> None:
        self._own = True
        refusal = self.explain(self.move_now())
        self.accept.setEnabled(refusal is None)
        self.why.setText(self.speaker.refusal(refusal) if refusal else "")
        self.why.setHidden(refusal is None)

    def _accept(self) -> None:
        self.chosen.emit(self.move_now())
