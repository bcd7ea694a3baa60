"""The lines of a saved game, each sealed by a check over all before it: what a list of games needs to read, and no more."""

import hashlib
import json
from typing import Any, NamedTuple

FORMAT = 1
SUFFIX = ".caravan"
LARGEST = 64 * 1024 * 1024


class Unreadable(Exception):
    """A file that cannot be played from at all. `key` and `params` name the sentence that says so."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(f"{key} {params}")
        self.key, self.params = key, params


class Note(NamedTuple):
    """Something the player must be told: the key of a message and its arguments."""

    key: str
    params: tuple[tuple[str, int | str], ...] = ()


def seal(before: str, line: dict[str, Any]) -> tuple[str, bytes]:
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
    check = hashlib.sha256((before + text).encode()).hexdigest()[:8]
    return check, f"{check} {text}\n".encode()


def text_behind(before: str, raw: bytes) -> tuple[str, str]:
    """A line's right check and what it says; ValueError when the check is wrong."""
    check, text = raw.decode().rstrip("\n").split(" ", 1)
    if not raw.endswith(b"\n") or check != hashlib.sha256((before + text).encode()).hexdigest()[:8]:
        raise ValueError(check)
    return check, text


def newer(raw: bytes) -> bool:
    """Whether a first line was written in a format to come, whatever else that holds."""
    try:
        head = json.loads(text_behind("", raw)[1])
        return head["is"] == "game" and head["format"] > FORMAT  # type: ignore[no-any-return]
    except (ValueError, LookupError, TypeError, RecursionError):
        return False
