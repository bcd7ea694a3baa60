"""The end: the score sheet line by line, places with their tie-breaks, and how everybody stood round by round."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.framework.game import Game, Standing
from app.framework.match import Match
from app.framework.players import Player
from app.table.painting import Painting
from app.table.panels.kit import button, emptied, grown, words
from app.table.shield import shielded
from app.table.theme import PLAYER_COLOURS, Theme, shape_path
from app.text.speaker import Speaker


def standings_by_round(match: Match[Any]) -> list[tuple[int, tuple[int, ...]]]:
    """Each round's number with everybody's points when it was over."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for number in range(match.first, match.number + 1):
        state = match.at(number)
        last = number == match.number
        if last or match.at(number + 1).round != state.round:
            found.append((state.round, match.game.standing(state).totals))
    return found


@shielded
class Chart(QWidget):
    def __init__(self, game: Game[Any], players: Sequence[Player], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players = players
        self.shapes = {c.id: c.shape for c in game.colours}
        self.rounds: list[tuple[int, tuple[int, ...]]] = []
        self.theme: Theme | None = None
        self.setMinimumHeight(120)

    def show_rounds(self, rounds: list[tuple[int, tuple[int, ...]]], theme: Theme, title: str) -> None:
        self.rounds, self.theme = rounds, theme
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if not self.rounds or self.theme is None:
            return
        with Painting(self) as painter:
            self._paint(painter, self.theme)

    def _paint(self, painter: QPainter, theme: Theme) -> None:
        area = QRectF(44, 10, self.width() - 60, self.height() - 38)
        top = max(1, *(max(totals) for _, totals in self.rounds))
        self._grid(painter, area, top, theme)
        for seat, player in enumerate(self.players):
            colour = QColor(PLAYER_COLOURS[player.colour])
            points = [self._point(area, i, totals[seat], top) for i, (_, totals) in enumerate(self.rounds)]
            for pen in (QPen(theme.colour("ink", 120), 4.5), QPen(colour, 3)):
                painter.setPen(pen)
                painter.drawPolyline(points)
            painter.setPen(QPen(theme.colour("ink"), 1))
            painter.setBrush(colour)
            for point in points[:: max(1, len(points) // 8)] + points[-1:]:
                painter.drawPath(shape_path(self.shapes[player.colour], point.x(), point.y(), 11))

    def _point(self, area: QRectF, i: int, value: int, top: int) -> QPointF:
        across = i / max(1, len(self.rounds) - 1)
        return QPointF(area.left() + area.width() * across, area.bottom() - area.height() * value / top)

    def _grid(self, painter: QPainter, area: QRectF, top: int, theme: Theme) -> None:
        painter.setFont(grown(self, 0.9))
        for part in range(5):
            y = area.bottom() - area.height() * part / 4
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(theme.colour("muted"))
            painter.drawText(
                QRectF(0, y - 10, 38, 20), Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(top * part // 4)
            )
        step = max(1, len(self.rounds) // 8)
        for i in range(0, len(self.rounds), step):
            x = self._point(area, i, 0, top).x()
            painter.drawText(QRectF(x - 20, area.bottom() + 6, 40, 20), Qt.AlignmentFlag.AlignHCenter, str(self.rounds[i][0]))


@shielded
class ScoreSheet(QFrame):
    rematch_wanted = Signal()
    lobby_wanted = Signal()
    board_wanted = Signal()

    def __init__(self, game: Game[Any], players: Sequence[Player], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self.players = players
        self.title, self.verdict = words(), words()
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(28)
        self.grid.setVerticalSpacing(5)
        self.chart_title = words()
        self.chart = Chart(game, players)
        self._buttons = QHBoxLayout()
        sheet = QWidget()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(sheet)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4, 4, 4, 4)
        outer.addWidget(scroll)
        box = QVBoxLayout(sheet)
        box.setContentsMargins(24, 14, 24, 14)
        box.setSpacing(8)
        box.addWidget(self.title)
        box.addWidget(self.verdict)
        box.addLayout(self.grid)
        box.addWidget(self.chart_title)
        box.addWidget(self.chart, 1)
        box.addLayout(self._buttons)

    def show_end(self, match: Match[Any], speaker: Speaker, theme: Theme, *, tried: bool = False) -> None:
        standing = match.game.standing(match.at(match.number))
        winners = [speaker.name(q) for q in standing.winners()]
        self.title.setFont(grown(self, 1.9, QFont.Weight.DemiBold, title=True))
        self.title.setText(speaker.say("sole-win" if len(winners) == 1 else "shared-win", who=speaker.several(winners)))
        self.verdict.setText(self._tie_words(standing, speaker))
        self.verdict.setVisible(bool(self.verdict.text()))
        self._fill(standing, speaker)
        self.chart_title.setFont(grown(self, 1.1, QFont.Weight.DemiBold))
        self.chart_title.setText(speaker.say("ui-chart"))
        self.chart.show_rounds(standings_by_round(match), theme, speaker.say("ui-chart"))
        emptied(self._buttons)
        board = ("ui-look-at-board", "look", self.board_wanted)
        leave = ("ui-rematch", "again", self.rematch_wanted), ("ui-lobby", "home", self.lobby_wanted)
        for key, name, signal in (board,) if tried else (leave[0], board, leave[1]):
            made = button(speaker.say(key), theme, name)
            made.clicked.connect(signal)
            self._buttons.addWidget(made)
        self._buttons.addStretch()

    def _tie_words(self, standing: Standing, speaker: Speaker) -> str:
        best = max(standing.totals)
        level = [q for q, total in enumerate(standing.totals) if total == best]
        if len(level) < 2:
            return ""
        for name, values in standing.ties:
            if len({values[q] for q in level}) > 1:
                return speaker.say("tie-decided", tie=speaker.say(f"tie-{name}"))
        return speaker.say("ui-tie-stands")

    def _fill(self, standing: Standing, speaker: Speaker) -> None:
        emptied(self.grid)
        places = standing.places()
        rows = [(speaker.say(f"line-{name}"), values, False) for name, values in standing.lines]
        rows.append((speaker.say("sheet-total"), standing.totals, True))
        rows.append((speaker.say("ui-place"), tuple(places), True))
        for column, player in enumerate(self.players, 1):
            self._cell(0, column, player.name, strong=True)
        for row, (name, values, strong) in enumerate(rows, 1):
            self._cell(row, 0, name, strong=strong, left=True)
            for column, value in enumerate(values, 1):
                self._cell(row, column, str(value), strong=strong)

    def _cell(self, row: int, column: int, text: str, *, strong: bool, left: bool = False) -> None:
        label = words(text, wrap=False)
        label.setFont(grown(self, 1.1 if strong else 1.0, QFont.Weight.DemiBold if strong else QFont.Weight.Normal))
        label.setAlignment(Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight)
        self.grid.addWidget(label, row, column)
