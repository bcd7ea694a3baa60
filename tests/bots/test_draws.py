"""Chance is drawn again where the best ways hang on it, and only there."""

import random
from typing import Any

import pytest

from app.bots.draws import looked, plans, worth
from app.bots.levels import LEVELS, make_bot
from app.bots.regular import RegularBot
from app.bots.search import Effort
from app.framework.match import Match
from tests.plugins import find
from tests.tables import deal_hands, toll_match


def looks_at(match: Any, draws: int) -> tuple[int, list[Any]]:
    with looked(match.game, match.observe(0), 0, random.Random(1), Effort(300), draws) as looks:
        return len(looks), plans(looks)


def test_every_draw_is_one_line_of_a_plan_and_the_mean_decides() -> None:
    match = toll_match(2)
    deal_hands(match, (0, 0, 1, 0, 0), (0, 0, 0, 1, 1))
    number, found = looks_at(match, 5)
    assert number == 5
    for plan in found:
        assert len(plan) == 5
        assert len({line.moves[0] for line in plan}) == 1
        assert worth(plan) == pytest.approx(sum(line.value for line in plan) / 5)
    assert [worth(plan) for plan in found] == sorted(map(worth, found), reverse=True)
    by_verb = {plan[0].moves[0].verb: {line.value for line in plan} for plan in found}
    assert len(by_verb["work"]) > 1, "the die falls in several ways"


def test_who_asks_for_one_draw_gets_one() -> None:
    match = toll_match(2)
    deal_hands(match, (0, 0, 1, 0, 0), (0, 0, 0, 1, 1))
    assert looks_at(match, 1)[0] == 1


def test_without_chance_all_effort_goes_into_one_look() -> None:
    game = find("noria")
    match = make_match()
    seat = match.frame.seat
    with looked(game, match.observe(seat), seat, random.Random(1), Effort(400), 4) as looks:
        (look,) = looks
        assert look.search.looked > 300


def make_match() -> Any:
    game = find("noria")
    match = Match(game, game.setup(2), "3")
    while len(match.legal()) < 3 or match.at(match.number).round < 2:
        match.submit(match.legal()[0])
    return match


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_every_seat_of_who_plans_has_leanings_of_its_own(level: str) -> None:
    game = find("noria")
    bots = [LEVELS[level](game, random.Random(seed), "") for seed in range(4)]
    weights = [bot.judge.weights for bot in bots if isinstance(bot, RegularBot)]
    assert len(set(weights)) == 4
    for own in weights:
        assert all(0.6 < mine / usual < 1.7 for mine, usual in zip(own, game.judge.weights, strict=True) if usual)
    again = make_bot(level, game, "x"), make_bot(level, game, "x")
    assert [bot.judge.weights for bot in again] == [again[0].judge.weights] * 2  # type: ignore[attr-defined]
