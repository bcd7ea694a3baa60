"""What a way of playing the turn leads to in the own next turn."""

import random
from typing import Any

from app.bots.foresight import Ahead, Foresight
from app.bots.search import Effort, Line, TurnSearch
from app.framework.game import Judge
from app.framework.moves import Move
from tests.tables import deal_hands, play_on, toll_match
from tests.toll.state import Toll


class CoinsOnly(Judge[Toll]):
    """Sees coins and nothing that might become coins."""

    features = ("coins",)
    usual = (1.0,)

    def measure(self, s: Toll, seat: int) -> tuple[float, ...]:
        return (s.seats[seat].coins,)


def foresight(match: Any, rivals: int = 0) -> Foresight:
    return Foresight(match.game, random.Random(1), Ahead(9, 2, 200, rivals), CoinsOnly())


def ends(match: Any, judge: Judge[Any]) -> list[Line]:
    return TurnSearch(match.game, random.Random(2), Effort(500), judge).lines(match.at(match.number), match.frame.seat)


def test_a_pair_for_the_next_turn_is_worth_keeping() -> None:
    """Blind to cards where the turn ends, the second look still sees what they bring a turn later."""
    match = toll_match(2)
    deal_hands(match, (0, 2, 0, 0, 1), (0, 0, 0, 1, 1))
    looked = foresight(match)
    lines = ends(match, CoinsOnly())
    promises = {line.moves: looked.promise(line.states[-1], 0, [0.5, 0.6]) for line in lines}
    assert looked.best(lines, 0).moves in promises
    assert len(set(promises.values())) > 1


def test_a_rival_who_plans_makes_use_of_what_is_left() -> None:
    """A pair takes two steps, and the first of them brings nothing yet: who only looks at each step misses it."""
    match = toll_match(2)
    deal_hands(match, (0, 2, 0, 0, 1), (0, 2, 1, 0, 1))
    work = next(line for line in ends(match, CoinsOnly()) if line.moves[0] == Move("work"))
    hasty, planning = (foresight(match, rivals).promise(work.states[-1], 0, [0.5, 0.6]) for rivals in (0, 200))
    assert planning < hasty


def test_what_rivals_gain_counts_in_full() -> None:
    match = toll_match(2)
    deal_hands(match, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0))
    poor, rich = match.at(0), match.at(0)
    rich.seats[1].coins += 3
    looked = foresight(match)
    assert looked.promise(poor, 0, [0.5]) - looked.promise(rich, 0, [0.5]) == 3


def test_where_the_game_is_over_the_first_look_stands() -> None:
    match = toll_match(2)
    play_on(match, 10**6)
    over = match.at(match.number)
    lines = [Line((Move("work"),), (over,), 2.0), Line((Move("take"),), (over,), 1.0)]
    assert foresight(match).best(lines, 0) is lines[0]


def test_ways_to_the_same_end_are_looked_at_once() -> None:
    match = toll_match(2)
    end = match.at(0)
    lines = [Line((Move(verb),), (end.clone(),), 1.0) for verb in ("work", "take", "draw")]
    assert foresight(match).best(lines, 0) is lines[0]


def test_what_is_compared_meets_the_same_chance() -> None:
    match = toll_match(2)
    looked, end = foresight(match), match.at(0)
    assert looked.promise(end, 0, [0.1, 0.2]) == looked.promise(end.clone(), 0, [0.1, 0.2])


def test_on_more_cores_the_same_way_is_the_best() -> None:
    match = toll_match(2)
    deal_hands(match, (0, 2, 0, 0, 1), (0, 0, 0, 1, 1))
    lines = ends(match, CoinsOnly())
    alone, together = foresight(match), foresight(match)
    together.cores = 3
    assert alone.best(lines, 0) == together.best(lines, 0)
