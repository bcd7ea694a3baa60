"""The lines of a saved game, each sealed by a check over all before it: what a list of games needs to read, and no more."""

import json
from typing import Any, NamedTuple

from app.framework.fingerprint import fingerprint

FORMAT = 1
SUFFIX = ".caravan"
LARGEST = 64 * 1024 * 1024
LONGEST_LINE = 64 * 1024
"""Bytes of any line; no line of a game has a tenth of it."""
LONGEST_SEED = 1000
MOST_LINES = 200_000
"""Of one file; no game that was ever played to its end, with all that was taken back, has a tenth of it."""


JOINERS, STRANGE = "\u200c\u200d", "\ufffd"
"""What no eye sees but some scripts need, and what stands for everything else that nobody can see."""


class Unreadable(Exception):
    """A file that cannot be played from at all. `key` and `params` name the sentence that says so."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key, self.params = key, params


class Stopped(Exception):
    """Nobody wants any more what was being read."""


class Note(NamedTuple):
    """Something the player must be told: the key of a message and its arguments."""

    key: str
    params: tuple[tuple[str, int | str], ...] = ()


def seal(before: str, line: dict[str, Any]) -> tuple[str, bytes]:
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
    check = fingerprint((before + text).encode())[:8]
    return check, f"{check} {text}\n".encode()


def text_behind(before: str, raw: bytes) -> tuple[str, str]:
    """A line's right check and what it says; ValueError when the check is wrong."""
    check, text = raw.decode().rstrip("\n").split(" ", 1)
    if not raw.endswith(b"\n") or check != fingerprint((before + text).encode())[:8]:
        raise ValueError(check)
    return check, text


def last_check(content: bytes) -> str:
    """The check of the last line; empty when any of the lines is not right."""
    check = ""
    try:
        for raw in content.splitlines(keepends=True):
            check, _ = text_behind(check, raw)
    except ValueError:
        return ""
    return check


def printable(text: str) -> str:
    """A name from outside as it may be shown anywhere: nothing in it that steers a terminal or turns the writing around."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter in JOINERS else STRANGE for letter in text)


def newer(raw: bytes) -> bool:
    """Whether a first line was written in a format to come, whatever else that holds."""
    try:
        head = json.loads(text_behind("", raw)[1])
        return head["is"] == "game" and head["format"] > FORMAT  # type: ignore[no-any-return]
    except (ValueError, LookupError, TypeError, RecursionError):
        return False
