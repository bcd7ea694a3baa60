"""What all pages of the shell share: the settings, the words, the theme, the library."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale

from app import __version__
from app.desk.folders import Folders
from app.desk.library import Library, Saved
from app.desk.shelf import Card, card_words
from app.framework.game import Game
from app.framework.game import load as load_game
from app.settings import Settings
from app.table.theme import Theme, resolve_theme
from app.table.tongue import Tongue
from app.text.speaker import Speaker


def card_name(game_id: str, theme_id: str) -> str:
    """The file of a card's picture: painted anew for every version of the app. An empty file: the game brings none."""
    return f"{game_id}-{theme_id}-{__version__}.bmp"


class Context:
    def __init__(
        self, folders: Folders, settings: Settings, cards: list[Card], find: Callable[[str], Game[Any]] = load_game
    ) -> None:
        self.folders, self.settings, self.cards, self.find = folders, settings, cards, find
        self.library = Library(folders, "window")
        self._words = Speaker(settings.language)
        Tongue.lang = settings.language

    @property
    def words(self) -> Speaker:
        if self._words.lang != self.settings.language:
            self._words = Speaker(self.settings.language)
            Tongue.lang = self.settings.language
        return self._words

    def say(self, key: str, **args: int | str) -> str:
        return self.words.say(key, **args)

    @property
    def theme(self) -> Theme:
        return resolve_theme(self.settings.theme)

    @property
    def locale(self) -> QLocale:
        return QLocale(self.settings.language)

    def card(self, game_id: str) -> Card | None:
        return next((card for card in self.cards if card.id == game_id), None)

    def title(self, game_id: str) -> str:
        card = self.card(game_id)
        return (card_words(card, self.settings.language, "game-title") if card else "") or game_id

    def card_picture(self, game_id: str) -> Path:
        """Where the picture that a game paints for itself is kept, by theme."""
        return self.folders.cache / "cards" / card_name(game_id, self.theme.id)

    def has_played(self, path: Path) -> None:
        """A game that lies outside the library is found again, as far as its name can be written."""
        inside = path.parent == self.library.folder
        self.settings.elsewhere = str(path) if not inside and str(path).isprintable() else ""

    def to_go_on_with(self, games: list[Saved]) -> Saved | None:
        """The newest that is not over: of these, and of what was played elsewhere."""
        path = Path(self.settings.elsewhere)
        try:
            others = [self.library.one(path)] if self.settings.elsewhere and path.is_file() else []
        except (OSError, ValueError):  # it cannot be looked at now
            others = []
        return self.library.last(sorted([*games, *others], key=lambda saved: saved.changed, reverse=True))

    def why(self, reason: OSError) -> str:
        return self.words.why(reason)
