"""The payment picker: how many of each, a sensible default, and why a mix is refused."""

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
        kinds: Sequence[str],
        explain: Callable[[Move], Refusal | None],
        speaker: Speaker,
        theme: Theme,
    ) -> None:
        super().__init__()
        self.verb, self.explain, self.speaker = moves[0].verb, explain, speaker
        self.boxes: list[QSpinBox] = []
        row = QHBoxLayout()
        row.setSpacing(8)
        for i, kind in enumerate(kinds):
            most = max(int(m.args[i]) for m in moves)
            box = QSpinBox()
            box.setRange(0, most)
            box.setValue(int(moves[0].args[i]))
            name = speaker.say(f"count-{kind[len(MIX) :]}", n=most)
            box.setAccessibleName(name)
            box.valueChanged.connect(self._changed)
            self.boxes.append(box)
            if most:
                row.addWidget(words(self._name(name), wrap=False))
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

    def move_now(self) -> Move:
        return Move(self.verb, tuple(box.value() for box in self.boxes))

    def _name(self, counted: str) -> str:
        return " ".join(w for w in counted.split() if not w.isdecimal())

    def _changed(self) -> None:
        refusal = self.explain(self.move_now())
        self.accept.setEnabled(refusal is None)
        self.why.setText(self.speaker.refusal(refusal) if refusal else "")
        self.why.setHidden(refusal is None)

    def _accept(self) -> None:
        self.chosen.emit(self.move_now())
