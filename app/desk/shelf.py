"""The installed games as the lobby shows them, from their text files alone: no game is imported."""

from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from app.framework.game import GROUP
from app.framework.mishap import report
from app.framework.plugins import announced
from app.text.plain import card_messages


class Card(NamedTuple):
    id: str
    folder: Path


def shelf() -> list[Card]:
    """Every installed game that is really there."""
    homes = ((name, _folder(target.partition(":")[0])) for name, target in announced(GROUP).items())
    return [Card(name, home) for name, home in homes if home]


def _folder(module: str) -> Path | None:
    try:
        spec = find_spec(module)
    except ImportError:
        return None
    except Exception as reason:  # a game that breaks as soon as it is looked for is no reason not to show the others
        report(reason)
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


def card_words(card: Card, lang: str, key: str) -> str:
    """One of `game-title`, `game-line`, `game-goal`, `game-players`, `game-length`; empty when the game does not say."""
    try:
        return card_messages(card.folder / "text" / f"{lang}.ftl").get(key) or ""
    except (OSError, UnicodeDecodeError):
        return ""


def lesson_minutes(card: Card, lang: str) -> int:
    """How long its guided first game takes; 0 when it has none."""
    return int(card_words(card, lang, "game-lesson") or 0)
