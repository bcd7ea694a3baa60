"""The last turn of all, where only Levels and Chambers still count.

`last_turns.jsonl` holds such turns and the best of each, as the exhaustive search of `bench/last_turns.py` found it. One
of them only a wide look finds.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from app.bots.levels import make_bot
from app.bots.regular import RegularBot
from app.bots.search import Effort, TurnSearch
from app.framework.codec import read_state
from games.noria import GAME
from games.noria.state import Noria
from games.noria.tables import BUY_RESOURCE, RESOURCE, ROUNDS, SPACE
from tests.games.noria.positions import Table

TURNS = [json.loads(line) for line in (Path(__file__).parent / "last_turns.jsonl").read_text(encoding="utf-8").splitlines()]


def lost(turn: dict[str, Any], effort: Effort) -> float:
    """By how much the best that is found falls short."""
    s: Noria = read_state(GAME, turn["state"])
    line = TurnSearch(GAME, random.Random(1), effort).lines(s, s.active)[0]
    end = line.states[-1]
    assert not end.stack
    own, rival = GAME.standing(end).totals[s.active], GAME.standing(end).totals[1 - s.active]
    best: float = turn["best"]
    return best - (own - GAME.judge.rivalry(1) * rival)


@pytest.mark.parametrize("turn", [turn for turn in TURNS if "wide" not in turn])
def test_the_best_way_to_play_the_last_turn_is_found(turn: dict[str, Any]) -> None:
    assert lost(turn, Effort(3000)) <= 0.5


def test_a_master_looks_wider_in_the_last_turn() -> None:
    (turn,) = [turn for turn in TURNS if "wide" in turn]
    s: Noria = read_state(GAME, turn["state"])
    master = make_bot("master", GAME, "s")
    assert isinstance(master, RegularBot)
    assert lost(turn, master.effort) > 0.5
    assert lost(turn, master.effort_for(s, s.active)) <= 0.5


def test_only_the_own_last_turn_is_worth_a_wider_look() -> None:
    s = last_round().state
    assert GAME.judge.width(s, 0) > 1
    assert GAME.judge.width(s, 1) == 1, "asked something in another's turn"
    s.round -= 1
    assert GAME.judge.width(s, 0) == 1


def test_only_in_the_own_last_turn_discs_are_bought_in_vain() -> None:
    s = last_round().state
    assert "market" in GAME.judge.vain(s, 0)
    assert not GAME.judge.vain(s, 1), "asked something in another's turn"
    s.round -= 1
    assert not GAME.judge.vain(s, 0)


def in_reach(t: Table) -> float:
    """What the rest of the turn is worth to who plays the last round, Chambers apart."""
    features = dict(zip(GAME.judge.features, GAME.judge.measure(t.state, 0), strict=True))
    assert not any(features[name] for name in ("ships", "resources", "knowledge", "simple_goods", "complex_goods"))
    return features["turn_left"]


def last_round() -> Table:
    t = Table(players=2)
    t.state.unseated, t.state.seated = [0] * 6, [2, 1, 1, 1, 1, 1]
    t.wheel(0, small_bottom="city", medium_left="obsidian", large_left="obsidian")
    t.levels(0, refinement=1, settlement=1, exploration=1, research=1)
    t.levels(1)
    t.ships(0, 0, 0, 0)
    return t.at("actions", 0, ROUNDS[2])


def test_in_the_last_turn_only_what_it_can_still_buy_counts() -> None:
    bare, rich, funded, near, used = (last_round() for _ in range(5))
    bare.resources(0, 0, 0, 0, knowledge=0)
    rich.resources(0, 0, 4, 0, knowledge=0)
    funded.resources(0, 0, 2, 0, knowledge=BUY_RESOURCE)
    near.resources(0, 0, 1, 0, knowledge=0)
    used.resources(0, 0, 4, 0, knowledge=0)
    used.state.used = 1 << SPACE["small_bottom"]
    # The second Level of Refinement is due 3 of a kind: it adds 4 of its own and 2 of the highest Level.
    assert in_reach(rich) == pytest.approx(6)
    assert in_reach(rich) - 0.1 < in_reach(funded) < in_reach(rich), "what must be bought first is worth a little less"
    assert 0 < in_reach(bare) < in_reach(near) < in_reach(funded), "some of what is out of reach, the nearer the more"
    assert in_reach(used) == 0, "the City is used, and cannot be used again"


def test_what_a_line_brings_counts_before_it_is_used() -> None:
    short, shipping = last_round(), last_round()
    for t in (short, shipping):
        t.resources(0, 0, 0, 0, knowledge=0)
    shipping.ships(0, 0, 0, 3)
    assert shipping.state.seats[0].ships[RESOURCE["obsidian"]] == 3
    assert in_reach(shipping) > in_reach(short)


def test_goods_pay_for_a_level_or_are_sold_for_what_is_missing() -> None:
    sold, made = last_round(), last_round()
    for t in (sold, made):
        t.resources(0, 0, 2, 0, knowledge=1)
    sold.warehouses(0, sail=(1, 1))
    assert in_reach(sold) == pytest.approx(6, abs=0.1), "a sail sells for the 2 that are missing to buy the third"
    made.wheel(0, small_bottom="city", medium_left="tool")
    made.resources(0, 1, 1, 1, knowledge=0)
    made.warehouses(0, lamp=(2, 1))
    assert in_reach(made) == pytest.approx(6, abs=0.1), "a lamp is there, another can be made: a second Research"


def test_an_intrigue_that_can_be_paid_counts() -> None:
    poor, rich = last_round(), last_round()
    for t in (poor, rich):
        t.state.unseated = [0, 0, 0, 2, 0, 0]
        t.resources(0, 0, 0, 0, knowledge=0)
        t.state.used = 1 << SPACE["small_bottom"]
    rich.state.seats[0].knowledge = 20
    assert in_reach(poor) == 0
    assert in_reach(rich) == pytest.approx(0.5 * 4), "Research at Level 1 is worth 4 more, and rivals may have it too"
