"""A game's rules: contents, search while typing, links between rules, opened at any rule."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QColor, QKeyEvent, QTextBlock, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QTextEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from app.framework.mishap import unfailing
from app.shell.context import Context
from app.shell.parts import IconButton, label
from app.shell.rules_html import Book, read_book
from app.shell.style import px

ANCHOR = int(Qt.ItemDataRole.UserRole)
FLASHES, FLASH_MS = 8, 180


class Wrapping(QStyledItemDelegate):
    """Lines as high as their words need; a styled tree by itself forgets its own margins."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    @unfailing(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        letters = self._tree.fontMetrics()
        width = self._tree.viewport().width() - depth * self._tree.indentation() - letters.averageCharWidth()
        words = letters.boundingRect(QRect(0, 0, width, 9999), Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(width, words.height() + letters.height() // 3)


class Rulebook(QFrame):
    """A sheet over the right part of the window, so that the table stays in sight beside it."""

    closed = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.game_id = ""
        self._book: Book | None = None
        self._made: tuple[object, ...] = ()
        self.setProperty("kind", "sheet")
        self.setAutoFillBackground(True)
        self._title, self._count = label("title"), label("small")
        self.search, self.contents, self.text = QLineEdit(), QTreeWidget(), QTextBrowser()
        self.search.setClearButtonEnabled(True)
        self._previous, self._next, self.close_button = IconButton("up"), IconButton("down"), IconButton("close")
        self._hits: list[QTextEdit.ExtraSelection] = []
        self._hit = 0
        self._flash_block = QTextBlock()
        self._flash_left = 0
        self._flasher = QTimer(self)
        self._flasher.setInterval(FLASH_MS)
        self._wrapping = QTimer(self)
        """A tree wraps its lines to a new width only when it is told to."""
        self._wrapping.setSingleShot(True)
        self._wrapping.timeout.connect(self.contents.doItemsLayout)
        self._connect()
        self._lay_out()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self.next_hit)
        self.contents.currentItemChanged.connect(self._chosen)
        self.contents.itemActivated.connect(self._chosen)
        self.text.anchorClicked.connect(self._link)
        self._previous.clicked.connect(self.previous_hit)
        self._next.clicked.connect(self.next_hit)
        self.close_button.clicked.connect(self.closed)
        self._flasher.timeout.connect(self._flash)

    def _lay_out(self) -> None:
        self.text.setOpenLinks(False)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setHeaderHidden(True)
        self.contents.setIndentation(14)
        self.contents.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.contents.setWordWrap(True)
        self.contents.setItemDelegate(Wrapping(self.contents))
        self.contents.header().sectionResized.connect(lambda: self._wrapping.start(0))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        find = QHBoxLayout()
        find.setSpacing(4)
        find.addWidget(self.search, 1)
        find.addWidget(self._count)
        find.addWidget(self._previous)
        find.addWidget(self._next)
        self.parts = QSplitter(Qt.Orientation.Horizontal)
        self.parts.setChildrenCollapsible(True)
        self.parts.addWidget(self.contents)
        self.parts.addWidget(self.text)
        self.parts.setStretchFactor(0, 2)
        self.parts.setStretchFactor(1, 5)
        self.parts.setSizes([240, 520])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 12, 12, 12)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addLayout(find)
        whole.addWidget(self.parts, 1)

    # Opening.

    def show_game(self, game_id: str) -> None:
        context = self._context
        settings = context.settings
        made = (game_id, settings.language, settings.theme, context.theme.id, settings.text_size)
        card = context.card(game_id)
        if made == self._made or card is None:
            return
        at = self.text.verticalScrollBar().value() if self.game_id == game_id else 0
        self.game_id, self._made = game_id, made
        unit = px(settings.text_size, 1.05)
        self._book = read_book(card.folder / "text" / f"rules.{settings.language}.md", context.theme, unit)
        self.text.document().setDefaultFont(self.font())
        self.text.document().setDocumentMargin(unit)
        self.text.setHtml(self._book.html)
        self._fill_contents(self._book)
        self._label(game_id)
        self._search(self.search.text())
        self.text.verticalScrollBar().setValue(at)

    def _label(self, game_id: str) -> None:
        say, context = self._context.say, self._context
        self._title.setText(say("rules-title", game=context.title(game_id)))
        self.search.setPlaceholderText(say("rules-search"))
        for widget, key in ((self.search, "rules-search"), (self.contents, "rules-contents"), (self.text, "rules-text")):
            widget.setAccessibleName(say(key))
        self._previous.dress(context, say("rules-previous"))
        self._next.dress(context, say("rules-next"))
        self.close_button.dress(context, say("rules-close"))

    def relabel(self) -> None:
        if self.game_id:
            self.show_game(self.game_id)

    def _fill_contents(self, book: Book) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        above: list[tuple[int, QTreeWidgetItem]] = []
        for entry in book.contents:
            while above and above[-1][0] >= entry.level:
                above.pop()
            parent = above[-1][1] if above else self.contents.invisibleRootItem()
            item = QTreeWidgetItem(parent, [entry.text])
            item.setData(0, ANCHOR, entry.anchor)
            item.setToolTip(0, entry.text)
            above.append((entry.level, item))
        if self.contents.topLevelItemCount() == 1:
            self.contents.topLevelItem(0).setExpanded(True)  # type: ignore[union-attr]
        self.contents.blockSignals(False)

    def open(self, rule: str) -> bool:
        """Scroll to a rule and let it light up; a rule that has no words of its own leads to the one it belongs to."""
        if self._book is None:
            return False
        while rule not in self._book.rules and len(rule) > 1:
            shorter = rule.rpartition(".")[0] or rule.rstrip("abcdefghijklmnopqrstuvwxyz")
            if shorter == rule:
                return False
            rule = shorter
        self._go_to(rule)
        return True

    def _go_to(self, anchor: str) -> None:
        self.text.scrollToAnchor(anchor)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() - px(self._context.settings.text_size))
        block = self._block_of(anchor)
        if block.isValid():
            self._flash_block, self._flash_left = block, FLASHES
            self._flasher.start()
            self._show_marks()

    def _block_of(self, anchor: str) -> QTextBlock:
        block = self.text.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                if anchor in pieces.fragment().charFormat().anchorNames():
                    return block
                pieces += 1
            block = block.next()
        return QTextBlock()

    def _chosen(self) -> None:
        item = self.contents.currentItem()
        if item:
            self._go_to(item.data(0, ANCHOR))

    def _link(self, url: QUrl) -> None:
        self.open(url.fragment())

    # Searching.

    def _search(self, words: str) -> None:
        self._hits = []
        words = words.strip()
        cursor = QTextCursor(self.text.document())
        colour = QTextCharFormat()
        colour.setBackground(QColor("#ffd84d"))
        colour.setForeground(QColor("#1a1a1a"))
        while len(words) > 1:
            cursor = self.text.document().find(words, cursor)
            if cursor.isNull():
                break
            hit = QTextEdit.ExtraSelection()
            hit.cursor, hit.format = cursor, colour
            self._hits.append(hit)
        self._hit = -1
        self._count.setText(self._context.say("rules-hits", n=len(self._hits)) if len(words) > 1 else "")
        for button in (self._previous, self._next):
            button.setEnabled(bool(self._hits))
        if self._hits:
            self._step(1)
        else:
            self._show_marks()

    def next_hit(self) -> None:
        self._step(1)

    def previous_hit(self) -> None:
        self._step(-1)

    def _step(self, by: int) -> None:
        if not self._hits:
            return
        self._hit = (self._hit + by) % len(self._hits)
        self._count.setText(self._context.say("rules-hit", number=self._hit + 1, n=len(self._hits)))
        cursor = QTextCursor(self._hits[self._hit].cursor)
        cursor.clearSelection()
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()
        self._show_marks()

    def _show_marks(self) -> None:
        marks = list(self._hits)
        if marks and self._hit >= 0:
            now = QTextEdit.ExtraSelection()
            now.cursor, now.format = QTextCursor(marks[self._hit].cursor), QTextCharFormat()
            now.format.setBackground(QColor("#ff9b2f"))
            now.format.setForeground(QColor("#1a1a1a"))
            marks[self._hit] = now
        if self._flash_left and self._flash_block.isValid():
            lit = QTextEdit.ExtraSelection()
            lit.cursor, lit.format = QTextCursor(self._flash_block), QTextCharFormat()
            lit.cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            alpha = 24 + 50 * (self._flash_left % 2 if self._context.settings.animation != "off" else 1)
            lit.format.setBackground(self._context.theme.colour("accent", alpha))
            lit.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.insert(0, lit)
        self.text.setExtraSelections(marks)

    def _flash(self) -> None:
        self._flash_left = max(0, self._flash_left - 1)
        if not self._flash_left:
            self._flasher.stop()
        self._show_marks()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_F3:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QEvent) -> None:
        self._flasher.stop()
        self._flash_left = 0
