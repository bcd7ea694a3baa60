"""The installed games as the lobby shows them, from their text files alone: no game is imported."""

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from app.framework.game import GROUP
from app.text.plain import plain_messages


class Card(NamedTuple):
    id: str
    folder: Path


def shelf() -> list[Card]:
    found = ((point.name, _folder(point)) for point in entry_points(group=GROUP))
    return sorted(Card(name, folder) for name, folder in found if folder)


def _folder(point: EntryPoint) -> Path | None:
    spec = find_spec(point.module)
    return Path(spec.origin).parent if spec and spec.origin else None


def card_words(card: Card, lang: str, key: str) -> str:
    """One of `game-title`, `game-line`, `game-players`, `game-length`; empty when the game does not say."""
    try:
        return plain_messages(card.folder / "text" / f"{lang}.ftl").get(key) or ""
    except OSError:
        return ""
