"""What a person chose for the whole app.

Read and checked by hand: a validation library would cost a third of the time until the first window. A file of a newer app
keeps the keys that this one does not know. A file that cannot be read is never overwritten: until settings are saved it stays
where it is, then it moves aside as `settings-damaged.json` (or `-2`, `-3` ...), and only then a new one is written.
"""

import json
import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from app.framework.files import place_new, write_whole
from app.framework.lines import Note
from app.text import LANGUAGES

SCHEMA = 1
CHOICES: dict[str, tuple[Any, ...]] = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark", "contrast"),
    "text_size": (100, 115, 130, 150),
    "animation": ("off", "fast", "normal", "slow"),
    "bot_pace": ("off", "fast", "normal", "slow"),
    "confirm_turn": (False, True),
    "curtain": ("auto", "always", "never"),
    "hints": (True, False),
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
        raw = path.read_bytes()
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
    settings = Settings(unknown={key: value for key, value in data.items() if key not in KEYS})
    wrong = [key for key in KEYS if key in data and not _take(settings, key, data[key])]
    if wrong:
        settings.damaged = True
        return settings, Note("settings-odd", (("file", str(path)), ("keys", ", ".join(wrong))))
    return settings, None


def _take(settings: Settings, key: str, value: Any) -> bool:
    usual = getattr(settings, key)
    if key in CHOICES:
        fits = any(type(value) is type(choice) and value == choice for choice in CHOICES[key])
    elif isinstance(usual, list):
        fits = isinstance(value, list) and all(isinstance(one, str) for one in value)
    else:
        fits = type(value) is type(usual)
    if fits:
        setattr(settings, key, value)
    return fits


def save_settings(path: Path, settings: Settings) -> None:
    """Write everything at one stroke; OSError when that is not possible, and then nothing has changed."""
    data = {"schema": SCHEMA} | settings.unknown | {key: getattr(settings, key) for key in KEYS}
    content = json.dumps(data, indent=1, ensure_ascii=False).encode()
    if settings.damaged:
        _move_aside(path)
        settings.damaged = False
    write_whole(path, content)


def _move_aside(path: Path) -> None:
    number = 1
    while path.exists():
        aside = path.with_name(f"{path.stem}-damaged{'' if number == 1 else f'-{number}'}{path.suffix}")
        try:
            place_new(path, aside)
        except FileExistsError:
            number += 1
