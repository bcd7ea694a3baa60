"""The installed games as the lobby shows them, from their text files alone: no game is imported."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from app.framework.game import GROUP


class Card(NamedTuple):
    id: str
    folder: Path


def shelf() -> list[Card]:
    found = ((point.name, _folder(point)) for point in entry_points(group=GROUP))
    return sorted(Card(name, folder) for name, folder in found if folder)


def _folder(point: EntryPoint) -> Path | None:
    spec = find_spec(point.module)
    return Path(spec.origin).parent if spec and spec.origin else None


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    """Only the few messages that a card needs; a whole game's would take too long to read."""
    text = (folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(line for line in text.splitlines() if line.startswith("game-"))))
    return bundle


def card_words(card: Card, lang: str, key: str) -> str:
    """One of `game-title`, `game-line`, `game-players`, `game-length`; empty when the game does not say."""
    try:
        bundle = _bundle(card.folder, lang)
    except OSError:
        return ""
    if not bundle.has_message(key):
        return ""
    pattern = bundle.get_message(key).value
    return str(bundle.format_pattern(pattern, {})[0]) if pattern else ""
