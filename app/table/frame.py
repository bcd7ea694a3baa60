"""Where the parts of a table lie, before anybody plays: board, prompt, players, panels at the side, the curtain over all."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QBrush, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedLayout, QTabWidget, QVBoxLayout, QWidget

from app.framework.game import Game
from app.framework.mishap import unfailing
from app.framework.players import Player
from app.table.painting import Painting
from app.table.panels.bar import ActionBar
from app.table.panels.curtain import CurtainPage
from app.table.panels.hint import HintCard
from app.table.panels.lesson import LessonPanel
from app.table.panels.log import LogPanel
from app.table.panels.moves import MovesPanel
from app.table.panels.news import NewsCard
from app.table.panels.players import PlayersStrip
from app.table.panels.prompt import PromptBar
from app.table.panels.score import ScoreSheet
from app.table.panels.trial import TrialBanner
from app.table.scene import TableScene
from app.table.theme import Theme
from app.table.view import TableView

EDGE = 6
"""How wide the stripes are around a table on which something is only tried out; they lie in the margin that is there anyway."""


class SideTabs(QTabWidget):
    """Takes what the cards above it leave."""

    @unfailing(QSize)
    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()


class TableFrame(QWidget):
    theme: Theme
    lobby_wanted = Signal()
    rule_wanted = Signal(str)
    rematch_wanted = Signal()
    practice_wanted = Signal(str)
    trial_wanted = Signal()
    again_wanted = Signal()
    keep_wanted = Signal()
    leave_wanted = Signal()
    changed = Signal()

    def _build(self, game: Game[Any], players: tuple[Player, ...], scene: TableScene, *, tried: bool) -> None:
        self.view = TableView(scene)
        self.strip = PlayersStrip(game, players, scene.board)
        self.prompt, self.hint_card, self.news_card = PromptBar(), HintCard(), NewsCard()
        self.moves, self.log = MovesPanel(), LogPanel(game, players)
        self.lesson = LessonPanel()
        self.score = ScoreSheet(game, players)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self._build_middle())
        self.splitter.addWidget(self._build_side())
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        self.splitter.setSizes([980, 290])
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 8)
        box.setSpacing(8)
        self.banner = TrialBanner()
        box.addWidget(self.banner)
        self.banner.setVisible(tried)
        top = QHBoxLayout()
        top.addWidget(self.strip, 1)
        box.addLayout(top)
        box.addWidget(self.splitter, 1)
        self.curtain = CurtainPage(self)

    def _build_middle(self) -> QWidget:
        """The board or the score sheet, and the prompt."""
        middle = QWidget()
        self.stack = QStackedLayout(middle)
        self.stack.addWidget(self.view)
        self.stack.addWidget(self.score)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(middle, 1)
        self.bar = ActionBar()
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.bar)
        foot.addWidget(self.prompt, 1)
        column.addLayout(foot)
        return left

    def _build_side(self) -> QWidget:
        self.tabs = SideTabs()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.log, "")
        self.tabs.addTab(self.moves, "")
        self.side = QWidget()
        side = QVBoxLayout(self.side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(8)
        side.addWidget(self.lesson)
        side.addWidget(self.hint_card)
        side.addWidget(self.news_card)
        side.addWidget(self.tabs, 1)
        return self.side

    def show_moves(self) -> None:
        self.side.show()
        self.tabs.setCurrentWidget(self.moves)
        self.moves.search.setFocus()

    def show_log(self) -> None:
        self.side.show()
        self.tabs.setCurrentWidget(self.log)
        self.log.list.setFocus()

    def show_score(self) -> None:
        """There is nothing more to choose: beside it lies what happened."""
        self.stack.setCurrentWidget(self.score)
        self.tabs.setCurrentWidget(self.log)

    def toggle_side(self) -> None:
        self.side.setVisible(not self.side.isVisible())

    def panels(self) -> dict[str, Any]:
        """How the panels were left, to come back so."""
        return {"sizes": self.splitter.sizes(), "side": self.side.isVisibleTo(self), "tab": self.tabs.currentIndex()}

    def restore_panels(self, panels: dict[str, Any]) -> None:
        sizes = panels.get("sizes")
        if isinstance(sizes, list) and len(sizes) == 2 and all(isinstance(s, int) and s >= 0 for s in sizes):
            self.splitter.setSizes(sizes)
        self.side.setVisible(panels.get("side") is not False)
        self.tabs.setCurrentIndex(1 if panels.get("tab") == 1 else 0)

    def cover(self, covered: bool) -> None:
        """What is behind the curtain takes no keys and is nothing to screen readers."""
        for part in (self.strip, self.splitter):
            part.setEnabled(not covered)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self.banner.isHidden():
            edge = QRegion(self.rect()) - QRegion(self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
            with Painting(self) as painter:
                painter.setClipRegion(edge)
                painter.fillRect(self.rect(), self.theme.colour("trial"))
                painter.fillRect(self.rect(), QBrush(self.theme.colour("window"), Qt.BrushStyle.BDiagPattern))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
