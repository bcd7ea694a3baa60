"""The settings: every choice works at once."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.settings import CHOICES
from app.shell.context import Context
from app.shell.parts import Button, label, line
from app.text import LANGUAGES
from app.text.speaker import Speaker


class Choice(QWidget):
    """One setting as a row of buttons, of which one is pressed."""

    changed = Signal(str, object)

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.buttons: dict[Any, Button] = {}
        for value in CHOICES[key]:
            button = Button()
            button.setCheckable(True)
            self._group.addButton(button)
            self.buttons[value] = button
            row.addWidget(button)
        row.addStretch(1)
        self._group.buttonClicked.connect(self._clicked)

    def relabel(self, context: Context) -> None:
        now = getattr(context.settings, self.key)
        for value, button in self.buttons.items():
            name = self.key.replace("_", "-")
            switch = {True: "switched-on", False: "switched-off"}
            text = context.say(switch[value] if isinstance(value, bool) else f"set-{name}-{value}")
            button.dress(context, text, f"{context.say(f'set-{name}')}: {text}")
            button.setChecked(value == now)

    def _clicked(self) -> None:
        value = next(value for value, button in self.buttons.items() if button.isChecked())
        self.changed.emit(self.key, value)


class SettingsPage(QWidget):
    changed = Signal(str, object)
    back = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._title = label("name")
        self._headings = {part: label("heading") for part in ("look", "play")}
        self._names = {key: label() for key in CHOICES}
        self._abouts = {key: label("small", wrap=True) for key in CHOICES}
        self.choices = {key: Choice(key) for key in CHOICES}
        self.again_button = Button("again")
        self.again_button.clicked.connect(self._teach_again)
        self.back_button = Button("back", "quiet")
        self.back_button.clicked.connect(self.back)
        self._where = label("small", wrap=True)
        self._where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for choice in self.choices.values():
            choice.changed.connect(self.changed)
        self._lay_out()

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        row = 0
        for part, keys in (("look", ("language", "theme", "text_size")), ("play", tuple(CHOICES)[3:])):
            grid.addWidget(self._headings[part], row, 0, 1, 2)
            grid.setRowMinimumHeight(row, 40)
            row += 1
            for key in keys:
                grid.addWidget(self._names[key], row, 0)
                grid.addWidget(self.choices[key], row, 1)
                grid.addWidget(self._abouts[key], row + 1, 1)
                row += 2
                if key == "coach":
                    grid.addWidget(self.again_button, row, 1, Qt.AlignmentFlag.AlignLeft)
                    row += 1
        self._frame(grid)

    def _frame(self, grid: QGridLayout) -> None:
        card = QFrame()
        card.setProperty("kind", "panel")
        card.setMaximumWidth(1000)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(30, 18, 30, 20)
        inside.addWidget(self._title)
        inside.addLayout(grid)
        inside.addSpacing(8)
        inside.addWidget(line())
        inside.addSpacing(8)
        inside.addWidget(self._where)
        inside.addStretch(1)
        middle = QWidget()
        across = QHBoxLayout(middle)
        across.setContentsMargins(22, 6, 22, 10)
        across.addStretch(1)
        across.addWidget(card, 60)
        across.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(middle)
        foot = QHBoxLayout()
        foot.setContentsMargins(22, 4, 22, 14)
        foot.addWidget(self.back_button)
        foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 10, 0, 0)
        whole.addWidget(scroll, 1)
        whole.addLayout(foot)

    def relabel(self) -> None:
        say = self._context.say
        self._grid.setColumnMinimumWidth(0, self._widest())
        self._title.setText(say("settings-title"))
        for part, heading in self._headings.items():
            heading.setText(say(f"settings-{part}"))
        for key in CHOICES:
            name = key.replace("_", "-")
            about = f"about-set-{name}"
            self._names[key].setText(say(f"set-{name}"))
            self._abouts[key].setText(say(about) if self._context.words.has(about) else "")
            self._abouts[key].setVisible(bool(self._abouts[key].text()))
        for choice in self.choices.values():
            choice.relabel(self._context)
        self.again_button.dress(self._context, say("set-coach-again"))
        self.again_button.setEnabled(bool(self._context.settings.taught))
        self.back_button.dress(self._context, say("back"))
        self._where.setText(say("settings-where", file=str(self._context.folders.settings)))

    def _widest(self) -> int:
        """Of the names in all languages: whoever chooses another finds its button where the pointer is."""
        widest = 0
        for lang in LANGUAGES:
            say = Speaker(lang).say
            for key, name in self._names.items():
                name.setText(say(f"set-{key.replace('_', '-')}"))
                widest = max(widest, name.sizeHint().width())
        return widest

    def _teach_again(self) -> None:
        self.changed.emit("taught", [])

    def focus_first(self) -> None:
        self.choices["language"].buttons[self._context.settings.language].setFocus()
