"""Every legal move as a plain list that can be searched: for the keyboard, the screen reader and everybody else."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QLineEdit, QListView, QVBoxLayout, QWidget

from app.framework.mishap import unfailing
from app.framework.moves import Move, Refusal
from app.table.panels.kit import words
from app.table.shield import shielded
from app.table.theme import Theme
from app.text.speaker import Speaker

ROW = Qt.ItemDataRole.UserRole


@shielded
class MovesPanel(QWidget):
    chosen = Signal(object)
    pointed = Signal(object)
    """The legal move under consideration, or None."""
    all_wanted = Signal(bool)
    refused = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tried: list[tuple[Move, Refusal | None]] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.all = QCheckBox()
        self.all.toggled.connect(self.all_wanted)
        self.model = QStandardItemModel(self)
        self.filter = QSortFilterProxyModel(self)
        self.filter.setSourceModel(self.model)
        self.filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.search.textChanged.connect(self.filter.setFilterFixedString)
        self.list = QListView()
        self.list.setObjectName("moves")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setModel(self.filter)
        self.list.setWordWrap(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setMouseTracking(True)
        self.list.viewport().installEventFilter(self)
        self.search.installEventFilter(self)
        self.list.activated.connect(self._activated)
        self.list.entered.connect(self._pointed)
        self.list.selectionModel().currentChanged.connect(self._pointed)
        self.search.returnPressed.connect(self._play_first)
        self.nothing = words()
        self.search.textChanged.connect(self._tell_nothing)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.search)
        box.addWidget(self.nothing)
        box.addWidget(self.list, 1)
        box.addWidget(self.all)

    @unfailing(bool)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The pointer leaves the list: nothing is under consideration. Undo in the empty field is that of the game."""
        if watched is self.list.viewport() and event.type() == QEvent.Type.Leave:
            self.pointed.emit(None)
        elif watched is self.search and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
            if undoes:
                event.ignore()
                return True
        return False

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self.pointed.emit(None)
        super().hideEvent(event)

    def relabel(self, speaker: Speaker) -> None:
        self.search.setPlaceholderText(speaker.say("ui-search-moves"))
        self.search.setAccessibleName(speaker.say("ui-search-moves"))
        self.all.setText(speaker.say("ui-show-refused"))
        self.nothing.setText(speaker.say("ui-no-such-move"))
        self.list.setAccessibleName(speaker.say("ui-moves"))

    def show_moves(self, tried: Sequence[tuple[Move, Refusal | None]], speaker: Speaker, theme: Theme) -> None:
        self.model.clear()
        if [move for move, _ in tried] != [move for move, _ in self._tried]:
            self.search.clear()  # a new question: what was looked for belongs to the last one
        self._tried = list(tried)
        for row, (move, refusal) in enumerate(tried):
            text = speaker.move(move)
            item = QStandardItem(text if refusal is None else f"{text}\n{speaker.refusal(refusal)}")
            item.setData(row, ROW)
            if refusal is not None:
                item.setForeground(theme.colour("muted"))
            self.model.appendRow(item)
        self._tell_nothing()

    def _tell_nothing(self) -> None:
        """A list that is empty only because of what is looked for says so."""
        self.nothing.setVisible(bool(self._tried) and not self.filter.rowCount())

    def moves(self) -> list[Move]:
        """What is listed and legal, in order, after the search."""
        listed = (self._at(self.filter.index(row, 0)) for row in range(self.filter.rowCount()))
        return [move for move, refusal in listed if refusal is None]

    def _at(self, index: QModelIndex) -> tuple[Move, Refusal | None]:
        return self._tried[int(index.data(ROW))]

    def _activated(self, index: QModelIndex) -> None:
        move, refusal = self._at(index)
        if refusal is None:
            self.chosen.emit(move)
        else:
            self.refused.emit([refusal])

    def _pointed(self, index: QModelIndex) -> None:
        move, refusal = self._at(index) if index.isValid() else (None, None)
        self.pointed.emit(move if refusal is None else None)

    def _play_first(self) -> None:
        if self.filter.rowCount() and self.search.text():
            current = self.list.currentIndex()
            self._activated(current if current.isValid() else self.filter.index(0, 0))
