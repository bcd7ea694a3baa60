"""What a person chose for the whole app.

Read and checked by hand: a validation library would cost a third of the time until the first window. A file of a newer app
keeps the keys that this one does not know. A file that cannot be read is never overwritten: until settings are saved it stays
where it is, then it moves aside as `settings-damaged.json` (or `-2`, `-3` ...), and only then a new one is written. Where the
file is a link to a file, all this is done with what it leads to.
"""

import json
import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from app.framework.files import place_new, read_plain, write_whole
from app.framework.lines import Note
from app.framework.players import LONGEST_NAME
from app.text import LANGUAGES

SCHEMA = 1
LARGEST, LONGEST, MOST, DEEPEST, HUGE = 1 << 20, 4000, 1000, 6, 1 << 31
"""Of a settings file in bytes, of a text in letters, of a list in things, of lists in each other, and of a number."""
NAMED = 5
"""So many of the keys that do not fit are told."""
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark", "contrast"),
    "text_size": (100, 115, 130, 150),
    "animation": ("off", "fast", "normal", "slow"),
    "bot_pace": ("off", "fast", "normal", "slow"),
    "confirm_turn": (False, True),
    "curtain": ("auto", "always", "never"),
    "hints": (True, False),
    "warnings": (False, True),
    "coach": (True, False),
    "goal": (True, False),
}
"""What may be chosen, in the order in which it is shown."""


def system_language() -> str:
    """The language of the system when the app speaks it, else the first of the app's."""
    named = next((v for v in map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")) if v), "")
    if not named:
        import locale  # where the environment says nothing, as on Windows

        named = locale.getlocale()[0] or ""
    return next((lang for lang in LANGUAGES if named.lower().startswith(lang)), LANGUAGES[0])


@dataclass
class Settings:
    language: str = field(default_factory=system_language)
    theme: str = "system"
    text_size: int = 100
    animation: str = "normal"
    bot_pace: str = "normal"
    confirm_turn: bool = True
    curtain: str = "auto"
    hints: bool = True
    warnings: bool = False
    """Whether a move that throws something away waits for a yes."""
    coach: bool = True
    """Whether what comes up for the first time is explained."""
    goal: bool = True
    """Whether the table says how one wins."""
    taught: list[str] = field(default_factory=list)
    """The cards of the coach that have been seen, as `game/card`."""
    learnt: list[str] = field(default_factory=list)
    """The games whose guided first game has been played to its last goal."""
    name: str = ""
    """What the person at this screen likes to be called."""
    elsewhere: str = ""
    """The game that was played last, if it lies outside the library."""
    geometry: str = ""
    """Where the window was, as Qt writes it, in base 64."""
    panels: dict[str, Any] = field(default_factory=dict)
    """How the table's panels were left; only the table knows what it means."""
    unknown: dict[str, Any] = field(default_factory=dict)
    """Keys of a newer app, kept as they are."""
    damaged: bool = False
    """The file on disk holds something else and must not be overwritten."""


KEYS = tuple(f.name for f in fields(Settings) if f.name not in ("unknown", "damaged"))


def load_settings(path: Path) -> tuple[Settings, Note | None]:
    try:
        raw = read_plain(path, LARGEST)
    except FileNotFoundError:
        return Settings(), None
    except OSError:
        return Settings(damaged=True), Note("settings-unread", (("file", str(path)),))
    try:
        data = json.loads(raw)
        if not isinstance(data, dict) or not isinstance(data.get("schema"), int):
            raise ValueError("no settings")
    except (ValueError, RecursionError):
        return Settings(damaged=True), Note("settings-damaged", (("file", str(path)),))
    settings = Settings()
    wrong = [key for key, value in data.items() if not _take(settings, key, value)]
    if wrong:
        settings.damaged = True
        keys = [ascii(key)[1:-1][:LONGEST_NAME] for key in wrong]
        told = ", ".join(keys if len(keys) <= NAMED else [*keys[:NAMED], "…"])
        return settings, Note("settings-odd", (("file", str(path)), ("keys", told)))
    return settings, None


def _take(settings: Settings, key: str, value: Any) -> bool:
    """Whether this is something that can be chosen, or left by a window, or kept for a newer app."""
    if not (_harmless(key) and _harmless(value)):
        return False
    if key not in KEYS:
        settings.unknown[key] = value
        return True
    usual = getattr(settings, key)
    if key in CHOICES:
        fits = any(type(value) is type(choice) and value == choice for choice in CHOICES[key])
    elif isinstance(usual, list):
        fits = isinstance(value, list) and all(isinstance(one, str) for one in value)
    else:
        fits = type(value) is type(usual)
        fits = fits and (key != "name" or (len(value) <= LONGEST_NAME and value.isprintable()))
    if fits:
        setattr(settings, key, value)
    return fits


def _harmless(value: Any, depth: int = 0) -> bool:
    """Of a size that a person's settings have, and of letters that can be written and shown."""
    if isinstance(value, str):
        return len(value) <= LONGEST and not any("\ud800" <= letter <= "\udfff" for letter in value)
    if isinstance(value, (int, float)):
        return -HUGE < value < HUGE
    if isinstance(value, (list, dict)):
        inside = [*value, *value.values()] if isinstance(value, dict) else value
        return len(inside) <= MOST and depth < DEEPEST and all(_harmless(one, depth + 1) for one in inside)
    return value is None


def save_settings(path: Path, settings: Settings) -> None:
    """Write everything at one stroke; OSError when that is not possible, and then nothing has changed."""
    data = {"schema": SCHEMA} | settings.unknown | {key: getattr(settings, key) for key in KEYS}
    content = json.dumps(data, indent=1, ensure_ascii=False).encode()
    path = _home(path)
    if settings.damaged:
        _move_aside(path)
        settings.damaged = False
    write_whole(path, content)


def _home(path: Path) -> Path:
    """Where a link leads, when that is a file or nothing yet. A device or a folder is not ours to replace: the link is."""
    real = Path(os.path.realpath(path))
    return real if real.is_file() or not real.exists() else path


def _move_aside(path: Path) -> None:
    number = 1
    while path.exists():
        aside = path.with_name(f"{path.stem}-damaged{'' if number == 1 else f'-{number}'}{path.suffix}")
        try:
            place_new(path, aside)
        except FileExistsError:
            number += 1
