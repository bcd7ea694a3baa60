"""Payments: what one is for, and which of the ways to pay is the cheapest."""

from collections.abc import Sequence
from typing import Any

from app.framework.match import Match
from app.framework.moves import Move


def what_for(match: Match[Any], number: int) -> Move | None:
    """The move that led to the payment asked for after so many moves; None when there is none, or it is not known."""
    frame = match.frame_at(number)
    if frame is None or not match.game.phase(frame).pays:
        return None
    part_of_it = {step.verb for step in match.game.phase(frame).offers}
    for entry in reversed(match.entries[: number - match.first]):
        if entry.move.verb not in part_of_it:
            return entry.move if entry.seat == frame.seat else None
    return None


def cheapest(match: Match[Any], mixes: Sequence[Move], seat: int) -> Move:
    """Of ways to pay for the same: what leaves most by the judge's reckoning, then the fewest, then of what there is most."""
    have = match.stock(mixes[0].verb)

    def leaves(move: Move) -> tuple[float, int, int, list[int]]:
        preview, counts = match.preview(move, seat), [int(n) for n in move.args]
        worth = match.game.judge.own(preview.state, seat) if preview else float("-inf")
        return round(worth, 6), -sum(counts), -sum((h - n) ** 2 for h, n in zip(have, counts, strict=True)), counts

    return max(mixes, key=leaves)
