"""The adviser behind hints: the best move, what it brings that nothing else would, how the turn goes on, and what is as good.

What a move brings is told against the best way of playing the turn without it: both are judged where the turn is over, so
nothing is told that comes anyway. All numbers are tenths of points, and those of the reasons and of the rest add up.
"""

import random
from typing import Any, NamedTuple

from app.bots.search import Effort, Line, TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move

BEST, REASONS = 3, 3
MARGIN = 1.0
"""What is also good is worse than the best by no more points than this."""
SHORT, LONG = Effort(800, 0.4), Effort(12_000, 2.0)
"""A first answer for somebody who waits, and the better one."""
STEADY = Effort(6000)
"""The same answer each time, however busy the machine."""
FEATURE, LINE = "feature-", "line-"
RIVALS = FEATURE + "rivals"


class Advice(NamedTuple):
    move: Move
    gain: float
    """Points more than without the move, or, for what is also good, than with the best: there it is 0 or less."""
    reasons: tuple[tuple[str, float], ...]
    """What makes the difference, strongest first: messages (`feature-ships`, `line-routes`) with their points."""
    rest: float
    """Points that all else makes."""
    line: tuple[Move, ...]
    """How the turn would go on after the move."""
    against: Move | None
    """How the turn would begin without the move, or the best move; None when there is no other way."""


def advise(game: Game[Any], seen: Any, seat: int, seed: str, effort: Effort = STEADY) -> list[Advice]:
    """The best moves for a seat that sees this, best first; empty when it is not asked."""
    if not seen.stack or seen.stack[-1].seat != seat:
        return []
    rng = random.Random(seed)
    state = game.imagine(seen, seat, QuietEffects(live(rng)))
    search = TurnSearch(game, rng, effort)
    with search.thinking(state, seat):
        best, *others = search.widen()
        other = search.without(best.moves[0])
        if other and other.value > best.value:
            others = [line for line in (best, *others) if line.moves[0] != other.moves[0]]
            best, other = other, search.without(other.moves[0])
    advice = [_told(game, seat, best, other)]
    for line in others:
        if len(advice) == BEST or line.value < best.value - MARGIN:
            break
        if all(_another_plan(line.moves[0], known) for known in advice):
            advice.append(_told(game, seat, line, best))
    return advice


def _another_plan(move: Move, known: Advice) -> bool:
    """Whether a move is neither another order of what was advised nor a variant: the same verb with the same first thing."""
    return move not in known.line and (move.verb, move.args[:1]) != (known.move.verb, known.move.args[:1])


def _told(game: Game[Any], seat: int, line: Line, other: Line | None) -> Advice:
    if other is None:
        return Advice(line.moves[0], 0.0, (), 0.0, line.moves[1:], None)
    parts = differences(game, other.states[-1], line.states[-1], seat)
    gain = round(sum(change for _, change, _ in parts), 1)
    sayable = [(name, round(change, 1)) for name, change, said in parts if said and round(change, 1)]
    reasons = tuple(sorted(sayable, key=lambda part: -abs(part[1]))[:REASONS])
    rest = round(gain - sum(change for _, change in reasons), 1)
    return Advice(line.moves[0], gain, reasons, rest, line.moves[1:], other.moves[0])


def differences(game: Game[Any], one: Any, two: Any, seat: int) -> list[tuple[str, float, bool]]:
    """By how much the second state is worth more to a seat, part by part, and whether there are words for the part.

    Where both games are over, the parts are the lines of the score sheet; else they are what the judge looks at, and
    `rivals` is what all others have more or less, as far as the judge counts it.
    """
    judge, own = game.judge, _sheet if not (one.stack or two.stack) else _features
    parts = own(game, one, two, seat)
    others = [q for q in range(len(one.seats)) if q != seat]
    if judge.rivalry:
        rivals = sum(change for q in others for _, change, _ in own(game, one, two, q)) / len(others)
        parts.append((RIVALS, -judge.rivalry * rivals, True))
    return parts


def _sheet(game: Game[Any], one: Any, two: Any, seat: int) -> list[tuple[str, float, bool]]:
    before, after = dict(game.standing(one).lines), dict(game.standing(two).lines)
    return [(LINE + name, float(points[seat] - before[name][seat]), True) for name, points in after.items()]


def _features(game: Game[Any], one: Any, two: Any, seat: int) -> list[tuple[str, float, bool]]:
    judge: Judge[Any] = game.judge
    looks = zip(judge.features, judge.weights, judge.measure(one, seat), judge.measure(two, seat), strict=True)
    return [(FEATURE + name, weight * (b - a), name not in judge.fleeting) for name, weight, a, b in looks]
