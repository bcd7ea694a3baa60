"""The cards of the lobby: the last game, and one for each game that can be begun."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.desk.library import Saved
from app.desk.shelf import Card, card_words, lesson_minutes
from app.framework.mishap import unfailing
from app.shell.art import landscape_of, paint_scene
from app.shell.context import Context
from app.shell.parts import ROOMY, Button, IconButton, label, paint_image, paint_mark, read_picture
from app.shell.saved import saved_name, shapes_of, standing_words
from app.shell.style import px
from app.table.painting import Painting
from app.table.shield import shielded
from app.table.theme import TEXT, font

EDGE = 16


class Picture(QWidget):
    """What a game looks like: its thumbnail, the picture it paints for itself, or a landscape."""

    def __init__(self, context: Context, game_id: str, rounded: str) -> None:
        super().__init__()
        self._context, self.game_id, self._rounded = context, game_id, rounded
        self.image = QImage()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect())
        with Painting(self) as painter:
            painter.setClipPath(self._outline(rect))
            if self.image.isNull():
                paint_scene(painter, rect, landscape_of(self.game_id), self._context.theme)
            else:
                paint_image(painter, self.image, rect)

    def _outline(self, rect: QRectF) -> QPainterPath:
        path, r = QPainterPath(), 9.0
        reach = rect.adjusted(0, 0, 0, 2 * r) if self._rounded == "top" else rect.adjusted(0, 0, 2 * r, 0)
        path.addRoundedRect(reach, r, r)
        return path


class PlayersLine(QWidget):
    """Who plays: each name behind its colour and shape."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self._saved: Saved | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_players(self, saved: Saved) -> None:
        self._saved = saved
        self.setAccessibleName(", ".join(player.name for player in saved.players))
        self.updateGeometry()
        self.update()

    @unfailing(QSize)
    def sizeHint(self) -> QSize:
        return QSize(80, px(self._context.settings.text_size, 1.6))

    @unfailing(QSize)
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._saved is not None:
            with Painting(self) as painter:
                self._paint(painter, self._saved)

    def _paint(self, painter: QPainter, saved: Saved) -> None:
        theme, unit, x = self._context.theme, px(self._context.settings.text_size), 0.0
        type_ = font(TEXT, unit)
        painter.setFont(type_)
        metrics = QFontMetrics(type_)
        widest = (self.width() - len(saved.players) * unit * 2.2) / max(1, len(saved.players))
        for player, shape in zip(saved.players, shapes_of(self._context, saved), strict=True):
            paint_mark(painter, theme, player.colour, shape, QPointF(x + unit * 0.55, self.height() / 2), unit)
            name = metrics.elidedText(player.name, Qt.TextElideMode.ElideRight, max(unit * 3, round(widest)))
            painter.setPen(theme.colour("ink"))
            painter.drawText(QPointF(x + unit * 1.4, self.height() / 2 + unit * 0.35), name)
            x += unit * 2.6 + metrics.horizontalAdvance(name)


@shielded
class ContinueCard(QFrame):
    wanted = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.setProperty("kind", "panel")
        self._picture = Picture(context, "", "left")
        self._over, self._title, self._state = label("small"), label("title"), label("muted")
        self._players = PlayersLine(context)
        self.button = Button("play", "primary")
        self.button.clicked.connect(self.wanted)
        words = QVBoxLayout()
        words.setContentsMargins(22, 12, 12, 12)
        words.setSpacing(2)
        words.addStretch(1)
        for widget in (self._over, self._title, self._players, self._state):
            words.addWidget(widget)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.addWidget(self._picture)
        row.addLayout(words, 1)
        row.addWidget(self.button)
        row.addSpacing(22)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setFixedWidth(min(round(self.height() * 1.75), self.width() * 2 // 5))

    def show_game(self, saved: Saved) -> None:
        context = self._context
        self._picture.game_id = saved.game
        self._picture.image = read_picture(context.library.picture_path(saved.path))
        self._over.setText(context.say("lobby-go-on"))
        self._over.setVisible(context.settings.text_size < ROOMY)
        title = saved_name(context, saved)
        self._title.setText(title)
        self._state.setText(standing_words(context, saved))
        self._players.show_players(saved)
        self.button.dress(context, context.say("lobby-continue"), context.say("lobby-continue-name", game=title))
        self._picture.update()


@shielded
class GameCard(QFrame):
    play = Signal(str)
    together = Signal(str)
    learn = Signal(str)
    set_up = Signal(str)
    rules = Signal(str)
    resized = Signal()

    def __init__(self, context: Context, card: Card) -> None:
        super().__init__()
        self._context, self.card = context, card
        self.setProperty("kind", "panel")
        self.setObjectName(f"card-{card.id}")
        self._picture = Picture(context, card.id, "top")
        self._picture.setMinimumHeight(56)
        self._title, self._line, self._facts = label("title"), label(wrap=True), label("small", wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.play_button, self.setup_button = Button("play", "primary"), Button("setup")
        self.together_button = IconButton("people", on_picture=True)
        self.rules_button = IconButton("rules", on_picture=True)
        self.learn_button = Button("hint")
        self.learn_button.clicked.connect(self._learn)
        self.play_button.clicked.connect(self._play)
        self.together_button.clicked.connect(self._together)
        self.setup_button.clicked.connect(self._set_up)
        self.rules_button.clicked.connect(self._rules)
        self._lay_out()
        self.together_button.setParent(self)  # after the others, so that Tab comes to these last
        self.rules_button.setParent(self)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(7)
        buttons.addWidget(self.play_button, 1)
        buttons.addWidget(self.setup_button, 1)
        words = QVBoxLayout()
        words.setContentsMargins(EDGE, 8, EDGE, 14)
        words.setSpacing(5)
        for widget in (self._title, self._facts, self._line):
            words.addWidget(widget)
        words.addSpacing(4)
        words.addLayout(buttons)
        words.addWidget(self.learn_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.setSpacing(0)
        whole.addWidget(self._picture, 1)
        whole.addLayout(words)

    def words_height(self) -> int:
        return self._line.heightForWidth(self.width() - 2 * EDGE - 2)

    def set_words_height(self, height: int) -> None:
        self._line.setFixedHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        right = self.width()
        for button in (self.rules_button, self.together_button):
            size = button.sizeHint()
            right -= size.width() + 8
            button.setGeometry(right, 8, size.width(), size.height())
            button.raise_()
        self.resized.emit()

    def relabel(self) -> None:
        context, lang = self._context, self._context.settings.language
        title = context.title(self.card.id)
        self._title.setText(title)
        goal = context.say("ui-aim", aim=card_words(self.card, lang, "game-goal"))
        self._line.setText(f"{card_words(self.card, lang, 'game-line')}\n{goal}")
        minutes = lesson_minutes(self.card, lang)
        self.learn_button.setVisible(minutes > 0)
        learn = context.say("lobby-learn-name", game=title)
        self.learn_button.dress(context, context.say("lobby-learn", minutes=minutes), learn, context.say("lobby-learn-tip"))
        facts = (card_words(self.card, lang, key) for key in ("game-players", "game-length"))
        self._facts.setText(" · ".join(filter(None, facts)))
        self._picture.image = read_picture(context.card_picture(self.card.id))
        self._picture.update()
        self.play_button.dress(
            context, context.say("lobby-play"), context.say("lobby-play-name", game=title), context.say("lobby-play-tip")
        )
        self.setup_button.dress(context, context.say("lobby-set-up"), context.say("lobby-set-up-name", game=title))
        self.together_button.dress(context, context.say("lobby-together-name", game=title))
        self.rules_button.dress(context, context.say("lobby-rules-name", game=title))
        self.setAccessibleName(title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the card leads to its first button, so that card and Play are two clicks, or two keys."""
        self.play_button.setFocus(Qt.FocusReason.MouseFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.play_button.hasFocus() or self.setup_button.hasFocus():
            with Painting(self) as painter:
                painter.setPen(QPen(self._context.theme.colour("accent"), 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)

    def _play(self) -> None:
        self.play.emit(self.card.id)

    def _together(self) -> None:
        self.together.emit(self.card.id)

    def _learn(self) -> None:
        self.learn.emit(self.card.id)

    def _set_up(self) -> None:
        self.set_up.emit(self.card.id)

    def _rules(self) -> None:
        self.rules.emit(self.card.id)
