"""What an adviser found, in words: what to do, what it brings and why, and how the turn would go on."""

from collections.abc import Sequence
from typing import NamedTuple

from app.framework.moves import Move
from app.text.speaker import Speaker


class Told(NamedTuple):
    move: str
    gain: str
    reasons: tuple[tuple[str, str], ...]
    """How many points more or less, and of what."""
    line: tuple[str, ...]


def told(speaker: Speaker, move: Move, gain: float, reasons: Sequence[tuple[str, float]], line: Sequence[Move]) -> Told:
    return Told(
        speaker.move(move),
        speaker.say("hint-gains" if gain >= 0 else "hint-costs", points=_number(speaker, abs(gain))),
        tuple((_signed(speaker, change), speaker.thing("feature", name)) for name, change in reasons),
        tuple(speaker.move(m) for m in line),
    )


def in_one_line(speaker: Speaker, one: Told, *, whole: bool = True) -> str:
    """Everything in a few sentences; not whole: without how it goes on."""
    parts = [f"{change} {feature}" for change, feature in one.reasons]
    said = [f"{one.move}.", f"{one.gain}: {speaker.several(parts)}." if parts else f"{one.gain}."]
    if whole and one.line:
        said.append(speaker.say("hint-line", line=" → ".join(one.line)))
    return " ".join(said)


def _number(speaker: Speaker, value: float) -> str:
    return f"{value:.1f}".replace(".", speaker.say("decimal-mark"))


def _signed(speaker: Speaker, value: float) -> str:
    return ("−" if value < 0 else "+") + _number(speaker, abs(value))
