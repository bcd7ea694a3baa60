"""The installed games as the lobby shows them, from their text files alone: no game is imported."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from app.framework.game import GROUP
from app.text.plain import card_messages


class Card(NamedTuple):
    id: str
    folder: Path


def shelf() -> list[Card]:
    """Every game that `app.framework.game.installed_ids` names, found in a fifth of the time."""
    cards: dict[str, Card] = {}
    for folder in map(Path, sys.path):
        for file in folder.glob("*.dist-info/entry_points.txt"):
            for name, module in _announced(file):
                home = _folder(module)
                if home and name not in cards:
                    cards[name] = Card(name, home)
    return sorted(cards.values())


def _announced(file: Path) -> Iterator[tuple[str, str]]:
    """The games of one installed package: `[group]` lines, then `name = module:attribute`."""
    group = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            group = line.strip("[] ")
        elif group == GROUP and "=" in line:
            name, _, value = line.partition("=")
            yield name.strip(), value.partition(":")[0].strip()


def _folder(module: str) -> Path | None:
    try:
        spec = find_spec(module)
    except ImportError:
        return None
    return Path(spec.origin).parent if spec and spec.origin else None


def card_words(card: Card, lang: str, key: str) -> str:
    """One of `game-title`, `game-line`, `game-players`, `game-length`; empty when the game does not say."""
    try:
        return card_messages(card.folder / "text" / f"{lang}.ftl").get(key) or ""
    except OSError:
        return ""
