"""What an adviser found, in words: what to do, what it brings and why, and how the turn would go on."""

from collections.abc import Sequence
from typing import NamedTuple

from app.framework.moves import Move
from app.text.speaker import Speaker


class Told(NamedTuple):
    move: str
    gain: str
    reasons: tuple[tuple[str, str], ...]
    """How many points more or less, and of what; they add up to the gain."""
    line: tuple[str, ...]
    asides: tuple[str, ...]
    """What else to know: whole sentences."""


def told(
    speaker: Speaker,
    move: Move,
    gain: float,
    reasons: Sequence[tuple[str, float]],
    rest: float,
    line: Sequence[Move],
    against: Move | None,
    asides: Sequence[tuple[str, int, float]] = (),
    _without: Sequence[Move] = (),
) -> Told:
    parts = [(_signed(speaker, change), speaker.say(message)) for message, change in reasons]
    if rest and parts:
        parts.append((_signed(speaker, rest), speaker.say("hint-rest")))
    return Told(
        speaker.move(move),
        _gain(speaker, gain, against),
        tuple(parts) if gain else (),
        tuple(speaker.move(m) for m in line),
        tuple(_aside(speaker, *aside) for aside in asides),
    )


def _aside(speaker: Speaker, key: str, seat: int, points: float) -> str:
    return speaker.say(key, who=speaker.name(seat), points=_number(speaker, points)) if seat >= 0 else speaker.say(key)


def _gain(speaker: Speaker, gain: float, against: Move | None) -> str:
    """How much better or worse than what else, or that there is no difference, or nothing else."""
    if against is None:
        return speaker.say("hint-only")
    key = "hint-gains" if gain > 0 else "hint-costs" if gain < 0 else "hint-equal"
    return speaker.say(key, points=_number(speaker, abs(gain)), other=speaker.move(against))


def in_one_line(speaker: Speaker, one: Told, *, whole: bool = True) -> str:
    """Everything in a few sentences; not whole: without how it goes on."""
    parts = [f"{change} {feature}" for change, feature in one.reasons]
    said = [f"{one.move}.", f"{one.gain}: {speaker.several(parts)}." if parts else f"{one.gain}."]
    said += one.asides
    if whole and one.line:
        said.append(speaker.say("hint-line", line=" → ".join(one.line)))
    return " ".join(said)


def _number(speaker: Speaker, value: float) -> str:
    return f"{value:.1f}".replace(".", speaker.say("decimal-mark"))


def _signed(speaker: Speaker, value: float) -> str:
    return ("−" if value < 0 else "+") + _number(speaker, abs(value))
