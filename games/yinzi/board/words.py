"""Phrases that several explanations share."""

from collections.abc import Iterable, Sequence

from app.text.speaker import Speaker
from games.yinzi.board import frames
from games.yinzi.state import Yinzi


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def mix(speaker: Speaker, parts: Iterable[tuple[str, int]]) -> str:
    """2 copper and 1 wood."""
    return speaker.several([speaker.say(f"count-{name}", n=n) for name, n in parts if n])


def who_has(speaker: Speaker, counts: Sequence[int]) -> str:
    """Anna 2 and Bruno 1."""
    return speaker.several([speaker.say("board-of", who=speaker.name(q), n=n) for q, n in enumerate(counts) if n])


def free_capacity(s: Yinzi, focus: int, speaker: Speaker) -> str:
    left, all_ = frames.capacity_left(s, focus), s.seats[focus].capacity()
    if left == all_:
        return speaker.say("board-capacity", n=all_)
    return speaker.say("board-capacity-left", n=left, all=all_)
