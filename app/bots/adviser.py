"""The adviser behind hints: the best move, what it brings that nothing else would, how the turn goes on, and what is as good.

What a move brings is told against the best way of playing the turn without it: both are judged where the turn is over, so
nothing is told that comes anyway. Where chance decides, it is drawn several times and the mean is told. All numbers are tenths
of points, and those of the reasons and of the rest add up.
"""

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from app.bots.draws import Look, Plan, looked, plans, worth
from app.bots.foresight import next_turn
from app.bots.search import Effort, Line
from app.framework.dice import Effects, live
from app.framework.game import Game, Judge
from app.framework.moves import Move

BEST, REASONS = 3, 3
MARGIN = 1.0
"""What is also good is worse than the best by no more points than this."""
SHORT, LONG = Effort(800, 0.3), Effort(12_000, 1.0)
"""A first answer for somebody who waits, and the better one."""
STEADY = Effort(6000)
"""The same answer each time, however busy the machine."""
DRAWS = 3
"""How often chance is drawn where one of the best lines hangs on it."""
RIVAL_NODES, WORTH_SAYING = 150, 0.5
"""How far the next player is expected to look, and how many points of theirs are worth a word."""
FEATURE, LINE = "feature-", "line-"
RIVALS = FEATURE + "rivals"
CHANCE, SHOWS, OPENS, CLOSES = "hint-chance", "hint-shows", "hint-opens", "hint-closes"


class Aside(NamedTuple):
    """Something else to know about a move: a message, and whom and how many points it speaks of."""

    key: str
    seat: int = -1
    points: float = 0.0


class Advice(NamedTuple):
    move: Move
    gain: float
    """Points more than without the move, or, for what is also good, than with the best: there it is 0 or less."""
    reasons: tuple[tuple[str, float], ...]
    """What makes the difference: messages (`feature-ships`, `line-routes`) with their points; what is urgent first, then the
    strongest."""
    rest: float
    """Points that all else makes."""
    line: tuple[Move, ...]
    """How the turn would go on after the move."""
    against: Move | None = None
    """How the turn would begin without the move, or the best move; None when there is no other way."""
    asides: tuple[Aside, ...] = ()
    without: tuple[Move, ...] = ()
    """How the turn that the move is told against would be played."""


def advise(
    game: Game[Any], seen: Any, seat: int, seed: str, effort: Effort = STEADY, draws: int = DRAWS, *, rivals: bool = True
) -> list[Advice]:
    """The best moves for a seat that sees this, best first; empty when it is not asked.

    To foresee what the next rival can make of the best one takes as long as it takes, so a quick answer does without.
    """
    if not seen.stack or seen.stack[-1].seat != seat:
        return []
    with looked(game, seen, seat, random.Random(seed), effort, draws) as looks:
        return _best_advice(game, seat, looks, rivals)


def _best_advice(game: Game[Any], seat: int, looks: list[Look], rivals: bool) -> list[Advice]:
    best, *others = plans(looks)
    other = _without(looks, best[0].moves[0])
    if other and worth(other) > worth(best):
        others = [plan for plan in (best, *others) if plan[0].moves[0] != other[0].moves[0]]
        best, other = other, _without(looks, other[0].moves[0])
    asides = _asides(game, looks, best)
    if rivals and other:
        asides += _left_to_others(game, seat, looks[0].start, best[0].states[-1], other[0].states[-1])
    advice = [_told(game, seat, best, other)._replace(asides=tuple(asides))]
    for plan in others:
        if len(advice) == BEST or worth(plan) < worth(best) - MARGIN:
            break
        if all(_another_plan(plan[0].moves[0], known) for known in advice):
            advice.append(_told(game, seat, plan, best))
    return advice


def _without(looks: list[Look], move: Move) -> Plan | None:
    """The best way without a move; in every look the same first move, where it is found."""
    plan: list[Line] = []
    for look in looks:
        lines = look.search.without(move, 1 / len(looks))
        if not lines:
            return None
        plan.append(next((line for line in lines if plan and line.moves[0] == plan[0].moves[0]), lines[0]))
    return tuple(plan)


def _another_plan(move: Move, known: Advice) -> bool:
    """Whether a move is neither another order of what was advised nor a variant: the same verb with the same first thing."""
    return move not in known.line and (move.verb, move.args[:1]) != (known.move.verb, known.move.args[:1])


def _told(game: Game[Any], seat: int, plan: Plan, other: Plan | None) -> Advice:
    move, *line = plan[0].moves
    if other is None:
        return Advice(move, 0.0, (), 0.0, tuple(line))
    parts: dict[str, float] = {}
    unsaid: set[str] = set()
    for without, this in zip(other, plan, strict=False):
        for name, change, said in differences(game, without.states[-1], this.states[-1], seat):
            parts[name] = parts.get(name, 0.0) + change / min(len(plan), len(other))
            if not said:
                unsaid.add(name)
    gain = round(sum(parts.values()), 1)
    sayable = [(name, round(change, 1)) for name, change in parts.items() if name not in unsaid and round(change, 1)]
    urgent = {FEATURE + name for name in game.judge.urgent}
    strongest = sorted(sayable, key=lambda part: (part[0] not in urgent, -abs(part[1])))
    reasons = _with_rivals(strongest)
    rest = round(gain - sum(change for _, change in reasons), 1)
    return Advice(move, gain, reasons, rest, tuple(line), other[0].moves[0], (), other[0].moves)


def _with_rivals(parts: Sequence[tuple[str, float]]) -> tuple[tuple[str, float], ...]:
    """So many reasons as are told; what rivals gain or lose is always among them where it is worth a word."""
    told, left = list(parts[:REASONS]), parts[REASONS:]
    told[-1:] = [part for part in left if part[0] == RIVALS and abs(part[1]) >= WORTH_SAYING] or told[-1:]
    return tuple(told)


def _asides(game: Game[Any], looks: list[Look], best: Plan) -> list[Aside]:
    """Whether chance decides, and what becomes known."""
    asides = [Aside(CHANCE)] if any(line.chance >= 0 for line in best) else []
    fx = Effects(live(random.Random(0)))
    game.play(looks[0].start.clone(), best[0].moves[0], fx)
    if fx.revealed:
        asides.append(Aside(SHOWS))
    return asides


def _left_to_others(game: Game[Any], seat: int, start: Any, one: Any, two: Any) -> list[Aside]:
    """By how much the next player's turn will be better or worse after one end of the turn than after another."""
    turn, rivals = (start.round, start.active), [q for q in range(len(start.seats)) if q != seat]
    if not (one.stack and two.stack):
        return []
    first, second = (next_turn(game, game.judge, end, turn, rivals, 0.5, RIVAL_NODES) for end in (one, two))
    if first.seat != second.seat or first.seat < 0:
        return []
    change = round(game.judge.own(first.after, first.seat) - game.judge.own(second.after, first.seat), 1)
    if abs(change) < WORTH_SAYING:
        return []
    return [Aside(OPENS if change > 0 else CLOSES, first.seat, abs(change))]


def differences(game: Game[Any], one: Any, two: Any, seat: int) -> list[tuple[str, float, bool]]:
    """By how much the second state is worth more to a seat, part by part, and whether there are words for the part.

    Where both games are over, the parts are the lines of the score sheet; else they are what the judge looks at, and
    `rivals` is what all others have more or less, as far as the judge counts it.
    """
    judge, own = game.judge, _sheet if not (one.stack or two.stack) else _features
    parts = own(game, one, two, seat)
    others = [q for q in range(len(one.seats)) if q != seat]
    if rivalry := judge.rivalry(len(others)):
        rivals = sum(change for q in others for _, change, _ in own(game, one, two, q)) / len(others)
        parts.append((RIVALS, -rivalry * rivals, True))
    return parts


def _sheet(game: Game[Any], one: Any, two: Any, seat: int) -> list[tuple[str, float, bool]]:
    before, after = dict(game.standing(one).lines), dict(game.standing(two).lines)
    return [(LINE + name, float(points[seat] - before[name][seat]), True) for name, points in after.items()]


def _features(game: Game[Any], one: Any, two: Any, seat: int) -> list[tuple[str, float, bool]]:
    judge: Judge[Any] = game.judge
    looks = zip(judge.features, judge.weights, judge.measure(one, seat), judge.measure(two, seat), strict=True)
    return [(FEATURE + name, weight * (b - a), name not in judge.fleeting) for name, weight, a, b in looks]
