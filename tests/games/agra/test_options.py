"""What a table may agree on, and what players hide from each other."""

import random

import pytest

from app.framework.dice import Effects, live
from app.framework.match import Match
from games.agra import GAME
from games.agra.components import BOX
from tests.games.agra.positions import MAGENTA, TEAL, Table


def test_defaults_come_first() -> None:
    first = {option.id: option.values[0] for option in GAME.options}
    assert first.pop("purses") == "hidden"
    assert first == {name: "yes" if on else "no" for name, on in BOX.rule_options.items()}


@pytest.mark.parametrize(("value", "coins"), [("no", 2), ("yes", 3)])
def test_coin_on_the_destination(value: str, coins: int) -> None:
    t = Table(merchant_coin_on_destination=value)
    t.at("action").play("place quarry", "produce 0", "move_merchant", die=3)
    assert sum(t.state.coins) == coins


@pytest.mark.parametrize(("value", "rupees", "phase"), [("yes", 2, "merchant"), ("no", 0, "order")])
def test_peon_and_coins(value: str, rupees: int, phase: str) -> None:
    t = Table(peon_collects_coins_and_merchant=value)
    t.worker(TEAL, "quarry")
    t.coins(quarry=2)
    t.at("action").play("place quarry", "produce 2")
    assert t.seat(TEAL).rupees == rupees
    assert t.asked == (phase, TEAL)


@pytest.mark.parametrize(("value", "reason"), [("no", ""), ("yes", "french-refuses")])
def test_french_trader_values(value: str, reason: str) -> None:
    t = Table(french_trader_needs_values_1_2_3=value)
    t.contract(TEAL, "french_trader")
    t.give(TEAL, french=(1,))
    t.goods(TEAL, wood=1, oil=1)
    t.at("action").play("ability french_trader")
    assert t.reason("entrust wood") == reason
    assert t.reason("entrust oil") == ""


@pytest.mark.parametrize(("value", "most"), [("no", 0), ("yes", 1)])
def test_production_bonus_with_zero(value: str, most: int) -> None:
    t = Table(production_bonus_with_zero=value)
    t.contract(TEAL, "mahout")
    t.farmers(TEAL, top=2, left=2)
    t.at("action").play("place quarry")
    assert t.legal("produce")[0] == f"produce {most}"


@pytest.mark.parametrize(("value", "reason"), [("no", "points-spent"), ("yes", "")])
def test_laying_down_after_spending(value: str, reason: str) -> None:
    t = Table(meditation_generate_after_spending=value)
    t.worker(TEAL, "quarry")
    t.worker(TEAL, "sailor")
    t.at("meditation").play("lay quarry", "farmer top_wood")
    assert t.reason("lay sailor") == reason


@pytest.mark.parametrize(("value", "first"), [("yes", 4), ("no", 5)])
def test_builder_counts_from_the_first_tile(value: str, first: int) -> None:
    setup = GAME.setup(4, options={"builder_start_counts_first_tile_as_1": value})
    assert GAME.start(setup, Effects(lambda n: 0)).builder == first


@pytest.mark.parametrize(("value", "asked"), [("yes", ("honours", TEAL)), ("no", ("jagirdar", MAGENTA))])
def test_jagirdar_before_or_after_influence(value: str, asked: tuple[str, int]) -> None:
    t = Table(jagirdar_reacts_after_influence=value)
    t.contract(MAGENTA, "jagirdar")
    t.river("cook", "mahout")
    t.goods(TEAL, wood=1)
    t.goods(MAGENTA, oil=1)
    t.at("action").play("place sailor", "deliver cook wood", "land")
    assert t.asked == asked


def test_purses_are_hidden_until_the_end() -> None:
    t = Table()
    t.give(MAGENTA, rupees=17)
    t.at("action")
    seen = GAME.observe(t.state, TEAL)
    assert [p.rupees for p in seen.seats] == [2, -1, -1, -1]
    full = GAME.imagine(seen, TEAL, Effects(live(random.Random(1))))
    assert all(p.rupees >= 0 for p in full.seats)
    assert GAME.observe(full, TEAL) == seen
    over = t.state.clone()
    over.stack = ()
    assert GAME.observe(over, TEAL).seats[MAGENTA].rupees == 17


def test_open_purses() -> None:
    t = Table(purses="open")
    t.give(MAGENTA, rupees=17)
    t.at("action")
    assert GAME.observe(t.state, TEAL).seats[MAGENTA].rupees == 17


@pytest.mark.parametrize("option", [option.id for option in GAME.options])
def test_a_game_with_every_option_the_other_way(option: str) -> None:
    value = next(o.values[1] for o in GAME.options if o.id == option)
    match = Match(GAME, GAME.setup(3, options={option: value}), option)
    rng = random.Random(option)
    while not match.over:
        assert match.submit(rng.choice(match.legal())) is None
    assert list(GAME.broken(match.at(match.number))) == []
