"""The players' strip: colour and shape, name, whose turn, headline numbers. A click shows that player's area large."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.framework.game import Game
from app.framework.players import HUMAN, Player, level_and_way
from app.table.board import Board, Headline
from app.table.panels.kit import emptied, grown, look_pixmap, shape_pixmap, words
from app.table.shield import shielded
from app.table.theme import PLAYER_COLOURS, Theme
from app.text.speaker import Speaker

ICON = 20


@shielded
class PlayerCard(QFrame):
    chosen = Signal(int)

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self._tint = seat, ""
        self.setObjectName("playerCard")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.shape_label, self.name, self.state = QLabel(), words(wrap=False), words(wrap=False)
        self._numbers = QHBoxLayout()
        self._numbers.setSpacing(4)
        top = QHBoxLayout()
        top.setSpacing(6)
        top.addWidget(self.shape_label)
        top.addWidget(self.name)
        top.addStretch()
        top.addWidget(self.state)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 5, 10, 6)
        box.setSpacing(2)
        box.addLayout(top)
        box.addLayout(self._numbers)

    def show_player(self, name: str, state: str, headlines: Sequence[Headline], icons: Sequence[QPixmap]) -> None:
        self.name.setFont(grown(self, 1.08, QFont.Weight.DemiBold))
        self.name.setText(name)
        self.state.setText(state)
        emptied(self._numbers)
        for headline, pixmap in zip(headlines, icons, strict=True):
            picture, number = QLabel(), words(shown(headline), wrap=False)
            picture.setPixmap(pixmap)
            number.setFont(grown(self, 1.0, QFont.Weight.DemiBold))
            for label in (picture, number):
                label.setToolTip(headline.title)
                self._numbers.addWidget(label)
        self._numbers.addStretch()
        numbers = ", ".join(f"{h.title} {shown(h)}" for h in headlines)
        self.setAccessibleName(". ".join(filter(None, (name, state, numbers))))

    def mark(self, active: bool, focused: bool, tint: str) -> None:
        """Whose turn it is has all of the card in the own colour."""
        if self._tint != (tint if active else ""):
            self._tint = tint if active else ""
            self.setStyleSheet(f"#playerCard {{ background: {tint}; }}" if active else "")
        self.setProperty("active", active)
        self.setProperty("shown", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def choose(self) -> None:
        self.chosen.emit(self.seat)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.choose()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self.update()


def about_player(player: Player, speaker: Speaker) -> str:
    """How a bot plays."""
    if player.control == HUMAN:
        return ""
    level, way = level_and_way(player.control)
    about = speaker.say("level-line", level=speaker.say(f"level-{level}"), about=speaker.say(f"about-level-{level}"))
    return f"{about}\n{speaker.say(f'about-way-{way}')}" if way else about


def shown(headline: Headline) -> str:
    return "?" if headline.value is None else str(headline.value)


@shielded
class PlayersStrip(QWidget):
    focus_wanted = Signal(int)

    def __init__(self, game: Game[Any], players: Sequence[Player], board: Board[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game, self.players, self.board = game, players, board
        self.colours = {c.id: c for c in game.colours}
        self._icons: dict[tuple[str, str, float], QPixmap] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.cards = [PlayerCard(seat) for seat in range(len(players))]
        for card in self.cards:
            card.chosen.connect(self.focus_wanted)
            row.addWidget(card)

    def show_state(self, seen: Any, focus: int, thinking: int, theme: Theme, speaker: Speaker) -> None:
        ratio = self.devicePixelRatioF()
        deciding = seen.stack[-1].seat if seen.stack else -1
        for seat, card in enumerate(self.cards):
            player = self.players[seat]
            card.shape_label.setPixmap(shape_pixmap(self.colours[player.colour], 20, ratio, theme))
            headlines = self.board.headlines(seen, seat, speaker)
            icons = [self._icon(h.look, ratio, theme) for h in headlines]
            state = "ui-thinking" if seat == thinking else "ui-to-move" if seat == deciding else ""
            card.show_player(player.name, speaker.say(state) if state else "", headlines, icons)
            card.setToolTip(about := about_player(player, speaker))
            card.setAccessibleDescription(about)
            card.mark(seat == deciding, seat == focus, theme.tinted(PLAYER_COLOURS[player.colour]))

    def _icon(self, look: str, ratio: float, theme: Theme) -> QPixmap:
        key = look, theme.id, ratio
        if key not in self._icons:
            self._icons[key] = look_pixmap(self.board, look, ICON, ratio, theme)
        return self._icons[key]
