"""How well the last turn of a game of Noria is played: against the best that an exhaustive search finds.

    bench/last_turns.py COUNT [STATES]

Games of two regulars are played to the last turn of all. Then every way to play it is looked at, and what those who plan play
is measured by the best of them, in points ahead of the rival's as the judge counts. Chance falls for all as the searches
see it. A way is left only where that costs nothing: discs are not bought any more, the Black Market is visited right before
what it is for, and what cannot come up to the best that is known ends there. Turns with more states than that are left out.
"""

import json
import random
import sys
from itertools import count
from typing import Any, NamedTuple

from app.bots.alike import frozen
from app.bots.levels import make_bot
from app.bots.playing import play_bots
from app.bots.regular import RegularBot
from app.bots.search import Effort, Luck, TurnSearch
from app.framework.game import load
from app.framework.moves import Move
from games.noria.reckoning import intrigue_price, next_price, surcharge
from games.noria.scoring import chamber_value, counted_level
from games.noria.state import KIND_OF, KINDS, Noria
from games.noria.steps.payment import GOODS_OF
from games.noria.tables import (
    ACTIVE,
    BONUS,
    BUY_RESOURCE,
    CHAMBER_VALUES,
    CHAMBERS,
    CITY,
    DIVISION,
    JOURNEY,
    LEVEL_PRICES,
    LINES_WITH_BITS,
    PATH_PAYS,
    PATHS,
    RESOURCE,
    RINGS,
    ROUNDS,
    SELLS_FOR,
    SPACE,
    SPECIALIZATION,
    TOOL,
    TOP,
)

GAME = load("noria")
PLANNERS = ("regular", "expert", "master")
NEAR = 0.5
SOLD, NOTHING = -2, -1
"""What came last from the Black Market; else the number of a resource."""
LUCKY = 3
"""Units of resources or goods, and visits to a Factory, that the discs of one line may bring beyond what is counted."""


def main() -> int:
    wanted, most = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 600_000
    bots = {level: planner(level) for level in PLANNERS}
    losses: dict[str, list[float]] = {level: [] for level in PLANNERS}
    left_out = 0
    for number in count():
        if len(losses["regular"]) == wanted:
            break
        start = last_turn(f"last/{number}")
        efforts = {level: bot.effort_for(start, start.active) for level, bot in bots.items()}
        found = {
            level: worth(TurnSearch(GAME, random.Random(number), effort).lines(start, start.active)[0].states[-1], start.active)
            for level, effort in efforts.items()
        }
        best = Exhaustive(start, number, most).best(max(found.values()))
        if best is None:
            left_out += 1
            continue
        for level, points in found.items():
            losses[level].append(best - points)
        print(
            json.dumps({"turn": number, "best": best, **{level: loss[-1] for level, loss in losses.items()}}), file=sys.stderr
        )
    near = {level: sum(loss <= NEAR for loss in lost) / wanted for level, lost in losses.items()}
    mean = {level: round(sum(lost) / wanted, 2) for level, lost in losses.items()}
    print(json.dumps({"turns": wanted, "left_out": left_out, "within_half_a_point": near, "mean_loss": mean}, indent=2))
    return 0


def planner(level: str) -> RegularBot:
    bot = make_bot(level, GAME, level)
    assert isinstance(bot, RegularBot)
    return bot


def last_turn(seed: str) -> Noria:
    found: list[Noria] = []

    def watch(s: Noria, _: list[Move]) -> None:
        if not found and s.stack and s.round == ROUNDS[2] and not any(f.kind == "turn" for f in s.stack):
            found.append(s.clone())

    play_bots(GAME, GAME.setup(2), ["regular"] * 2, seed, watch)
    return found[0]


def worth(s: Noria, seat: int) -> float:
    totals = GAME.standing(s).totals
    return totals[seat] - GAME.judge.rivalry(1) * totals[1 - seat]


class Open(NamedTuple):
    """A state to go on from."""

    state: Noria
    luck: int
    market: int


class Exhaustive:
    def __init__(self, start: Noria, number: int, most: int) -> None:
        self.start, self.seat, self.most = start, start.active, most
        self.search = TurnSearch(GAME, random.Random(number), Effort(1))
        self.luck = Luck(random.Random(random.Random(number).random()))

    def best(self, known: float) -> float | None:
        """The most points ahead, where so many are known to be possible."""
        best, seen = known, set[int]()
        todo = [Open(self.start, 0, NOTHING)]
        while todo:
            if len(seen) >= self.most:
                return None
            state, luck, market = todo.pop()
            for move in GAME.legal(state):
                if self._pointless(state, move, market):
                    continue
                self.luck.number = luck
                after: Any = self.search.after(state, move, self.seat, self.luck)
                if not after.stack:
                    best = max(best, worth(after, self.seat))
                    continue
                bought = SOLD if move.verb == "sell" else RESOURCE[move.args[0]] if move.verb == "buy" else NOTHING
                key = hash((self.luck.number, bought, self._what_matters(after)))
                if key not in seen:
                    seen.add(key)
                    if self._most(after) > best:
                        todo.append(Open(after, self.luck.number, bought))
        return best

    def _pointless(self, s: Noria, move: Move, market: int) -> bool:
        """What came from the Black Market is for the very next thing, sold first and bought in one order."""
        if move.verb == "market":
            return True
        if market == NOTHING:
            return False
        if market == SOLD:
            return move.verb not in ("sell", "buy", "end_actions")
        if move.verb == "activate":
            return KIND_OF[s.seats[self.seat].wheel[SPACE[move.args[0]]]] not in (CITY, JOURNEY, TOOL, BONUS)
        return move.verb in ("inspect", "end_actions", "forgo", "sell") or (
            move.verb == "buy" and RESOURCE[move.args[0]] < market
        )

    def _what_matters(self, s: Noria) -> Any:
        me = s.seats[self.seat]
        if s.stack[-1].kind == "politics":
            return (*me.levels, me.knowledge, *s.seated, *s.unseated)
        plain = s.clone()
        plain.stacks = plain.seats[self.seat].bought = []
        if s.stack[-1].kind != "influence":
            plain.night_shifts = plain.modifies = 0
            plain.seats[self.seat].wheel = [disc if x in ACTIVE else 0 for x, disc in enumerate(me.wheel)]
        return frozen(plain)

    def _most(self, s: Noria) -> float:
        """No way from here leads to more."""
        me = s.seats[self.seat]
        actions, units, helped = self._along_lines(s)
        climbs = actions
        knowledge = me.knowledge + sum(n * price for n, price in zip(me.goods, SELLS_FOR, strict=True)) + (8 if helped else 0)
        if s.stack[-1].kind in ("influence", "actions"):
            knowledge += len(RINGS)
        units += sum(me.resources) + (LUCKY if helped else 0)
        intrigues = sorted(
            (
                (row[min(len(row) - 1, seated + n + 1)] - row[min(len(row) - 1, seated + n)])
                * (counted_level(me, chamber) + climbs)
                for chamber, (row, seated) in enumerate(zip(CHAMBER_VALUES, s.seated, strict=True))
                for n in range(s.unseated[chamber])
            ),
            reverse=True,
        )
        most = gained = 0.0
        price = intrigue_price(s)
        possible = sum(s.unseated) // 2
        for number in range(possible + 1):
            most = max(most, gained + self._levels(s, climbs, units + knowledge // BUY_RESOURCE, helped))
            if knowledge < price or number == possible:
                break
            gained += max(0, intrigues[number])
            knowledge -= price
            price = next_price(price)
        return worth(s, self.seat) + most

    def _along_lines(self, s: Noria) -> tuple[int, int, bool]:
        """At most how many City actions, how many units of resources, and whether anything helps that is not counted here."""
        me = s.seats[self.seat]
        questions = [(f.kind, f.args[1]) for f in s.stack if f.kind in ("city", "bonus")]
        city = sum(n for kind, n in questions if kind == "city")
        repeats = sum(n for kind, n in questions if kind == "bonus")
        helped = any(f.kind in ("tool", "bonus", "journey", "landing") for f in s.stack)
        most = units = 0
        bending = s.stack[-1].kind == "influence"
        usable = [line for line, bits in LINES_WITH_BITS if not s.used & ~bits]
        for line in RINGS.values() if bending else usable:
            cities = again = brought = ships = 0
            for x in line:
                disc = me.wheel[x]
                kind, fresh = KIND_OF[disc], disc and not s.used >> x & 1
                times = 2 if bending or (disc > KINDS and not s.advanced_used) else 1
                if not disc:
                    continue
                if kind == CITY:
                    cities = max(cities, times) if bending else cities + times * bool(fresh)
                elif kind == BONUS:
                    again += times * bool(fresh)
                    helped = helped or bool(fresh)
                elif kind in (TOOL, JOURNEY):
                    helped = helped or bool(fresh)
                else:
                    ships = max(ships, me.ships[kind])
                    bring = times * me.ships[kind] * bool(fresh)
                    brought = max(brought, bring) if bending else brought + bring
            if bending:
                again = min(again, 2)
                most += cities + again
                units += brought + again * max(me.ships)
            else:
                most = max(most, cities + again)
                units = max(units, brought + (again + repeats) * ships)
        return city + repeats + most, units, helped

    def _levels(self, s: Noria, climbs: int, units: int, helped: bool) -> int:
        """The most that so many Levels bring, for so many units of resources."""
        me = s.seats[self.seat]
        high, low = max(me.levels), min(me.levels)
        worths, least, in_goods = [0], TOP, 0
        for path, level in enumerate(me.levels):
            if level == TOP:
                continue
            amount, _ = LEVEL_PRICES[path][level]
            ahead, pays = surcharge(s, self.seat, path), PATH_PAYS[path]
            due = ahead + (amount if pays == "resource" else 0)
            if due > units:
                continue
            if pays == "resource":
                least = min(least, due)
            else:
                first, *_, last = GOODS_OF[pays]
                goods = sum(me.goods[first : last + 1]) + (LUCKY if helped else 0)
                if goods < amount:
                    continue
                in_goods += goods // amount
            worths.append(
                chamber_value(s, CHAMBERS.index(PATHS[path]))
                + (chamber_value(s, SPECIALIZATION) if level + climbs > high else 0)
                + (chamber_value(s, DIVISION) if level <= low else 0)
            )
        return max(worths) * min(climbs, in_goods + units // max(1, least))


if __name__ == "__main__":
    sys.exit(main())
