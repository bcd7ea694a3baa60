"""The messages of a Fluent file, read without a Fluent parser.

Nearly every message is one line with a few names in it, or chooses between lines by one number or word. Reading those by hand
spares a window the time and the memory of the parser and of all that it brings along; whatever needs more (a choice inside a
choice, a large number) is left to Fluent. A test compares the two for every message.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *= *(.*?) *$")
_PLACE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_CHOICE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *->((?:\n +\*?\[[\w-]+\] .*)+)\n *\}")
_VARIANT = re.compile(r"^ +(\*?)\[([\w-]+)\] (.*?) *$", re.MULTILINE)
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
    found: dict[str, str] = {}
    last = ""
    for line in lines:
        if message := _MESSAGE.match(line):
            last = message[1]
            found[last] = message[2]
        elif line[:1].isspace() and line.strip() and last:
            found[last] += "\n" + line
        elif line.startswith(("#", "-")):
            last = ""
    return {key: text if _simple(text) else None for key, text in found.items()}


def _simple(text: str) -> bool:
    rest = _CHOICE.sub(lambda found: "".join(v[3] for v in _VARIANT.finditer(found[2])), text) if "->" in text else text
    return bool(text) and not re.search(r"[{}\n]", _PLACE.sub("", rest))


def filled(text: str, args: Mapping[str, int | str]) -> str | None:
    """The sentence; None when Fluent has to write it. KeyError when an argument is missing."""
    if "{" not in text:
        return text
    if any(isinstance(value, int) and not -LARGE < value < LARGE for value in args.values()):
        return None
    if "->" in text:
        text = _CHOICE.sub(lambda found: _chosen(args[found[1]], found[2]), text)
    return _PLACE.sub(lambda found: str(args[found[1]]), text)


def _chosen(value: int | str, variants: str) -> str:
    """One number is `one`, every other is `other`, in each language of the app."""
    texts = {variant[2]: variant[3] for variant in _VARIANT.finditer(variants)}
    default = next(variant[3] for variant in _VARIANT.finditer(variants) if variant[1])
    if str(value) in texts:
        return texts[str(value)]
    return texts.get("one", default) if isinstance(value, int) and abs(value) == 1 else default
