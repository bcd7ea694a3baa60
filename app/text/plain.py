"""The plain messages of a Fluent file, read without a Fluent parser.

Nearly every message is one line with a few names in it. Reading those by hand spares a first window the time to load the
parser and to parse everything; whatever needs more (a choice, several lines, a large number) is left to Fluent. A test compares
the two for every message.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*?) *$")
_PLACE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
LARGE = 1000
"""From here on numbers are written as their language does."""


@cache
def plain_messages(path: Path) -> Mapping[str, str | None]:
    """Every message by key; None for those that only Fluent can read."""
    return _read(path.read_text(encoding="utf-8").splitlines())


@cache
def card_messages(path: Path) -> Mapping[str, str | None]:
    """Only what the card of a game says; the whole file would take too long before the first window."""
    return _read(line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("game-"))


def _read(lines: Iterable[str]) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    last = ""
    for line in lines:
        if message := _MESSAGE.match(line):
            last, text = message[1], message[2]
            simple = text and ("{" not in text or not re.search(r"[{}]", _PLACE.sub("", text)))
            found.setdefault(last, text if simple else None)
        elif line[:1].isspace() and line.strip() and last:
            found[last] = None
        elif line.startswith(("#", "-")):
            last = ""
    return found


def filled(text: str, args: Mapping[str, int | str]) -> str | None:
    """The sentence; None when Fluent has to write it. KeyError when an argument is missing."""
    if "{" not in text:
        return text
    if any(isinstance(value, int) and not -LARGE < value < LARGE for value in args.values()):
        return None
    return _PLACE.sub(lambda found: str(args[found[1]]), text)
