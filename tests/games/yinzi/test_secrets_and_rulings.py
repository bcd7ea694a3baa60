"""What is hidden, and the other readings of a table."""

import random
from typing import Any

import pytest

from app.framework.dice import Effects, live
from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.house import RULINGS
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import (
    ANGELIKA,
    BLUE,
    GREEN,
    MARION,
    TANJA,
    ask,
    chance,
    coins,
    cubes,
    disc,
    exported,
    factory,
    follow,
    food,
    group,
    late_table,
    legal,
    market,
    play,
    product,
    raw,
    refusal,
    sound,
    table,
    tile,
    track,
    why,
)

CULTIVATE = t.FORTUNE["cultivate"]

# What is hidden.


def test_R37_hands_are_private_and_drawn_cards_are_told_to_their_owner_only() -> None:
    s = GAME.start(GAME.setup(3), chance(5))
    while s.stack[-1].kind != "turn":
        fx = chance(5)
        GAME.play(s, GAME.legal(s)[0], fx)
        for event in fx.events:
            assert (event.only == (event.seat,)) == (event.kind == "draws")
    seen = GAME.observe(s, 0)
    assert seen.seats[0].hand == s.seats[0].hand
    assert seen.seats[1].hand == (-1, -1, -1)
    assert seen.seats[1].deck == t.ALL_CARDS
    full = GAME.imagine(seen, 0, chance(1))
    assert -1 not in full.seats[1].hand
    assert full.seats[1].deck.bit_count() == 9


def test_R38_only_who_looked_knows_the_first_tiles_of_the_discard_pile() -> None:
    s = table()
    disc(s, MARION, "inn_route_tile")
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    assert s.secret == (-1,) * 4
    fx = chance()
    GAME.play(s, next(m for m in GAME.legal(s) if m.verb == "use"), fx)
    assert fx.revealed
    assert -1 not in s.secret
    assert GAME.observe(s, MARION).secret == s.secret
    other = GAME.observe(s, ANGELIKA)
    assert other.secret == (-1,) * 4
    assert other.routes_left.bit_count() == s.routes_left.bit_count() + 4
    play(s, legal(s)[0])
    assert len(s.secret) == 3
    assert s.seats[MARION].personal
    sound(s)


# The other readings of a table.


@pytest.mark.parametrize(("option", "value"), [(name, other) for name, _, other in RULINGS])
def test_games_with_another_ruling_hold_and_end(option: str, value: str) -> None:
    for players in GAME.players:
        rng = random.Random(players)
        fx = Effects(live(rng))
        s = GAME.start(GAME.setup(players, options={option: value}), fx)
        moves = 0
        while s.stack:
            legal_moves = GAME.legal(s)
            assert legal_moves, s.stack[-1]
            GAME.play(s, rng.choice(legal_moves), fx)
            assert list(GAME.broken(s)) == []
            moves += 1
        assert moves < GAME.longest


def test_option_many_late_pairs() -> None:
    s = late_table(late_pairs="many")
    cubes(s, MARION, "zj_r2c1")
    follow(s, Frame("late", MARION, (0, 0, 0)))
    play(s, "late dock_1_1", "give zj_r0c0", "give zj_r1c0", "late dock_1_2", "give zj_r0c0", "give zj_r2c1")
    assert s.seats[MARION].silver == 2
    sound(s)


def test_option_any_two_cubes_make_a_food() -> None:
    s = table(two_for_one="any_kind")
    cubes(s, MARION, "zj_r1c0")
    cubes(s, MARION, "nz_r2c2")
    ask(s, "feed", MARION, 2)
    play(s, "eat_pair nz_r2c2 zj_r1c0")
    assert s.seats[MARION].misfortune == 1
    usual = table()
    cubes(usual, MARION, "zj_r1c0")
    cubes(usual, MARION, "nz_r2c2")
    ask(usual, "feed", MARION, 2)
    assert why(usual, "eat_pair nz_r2c2 zj_r1c0") in {"not-a-pair", "not-now"}


def test_option_own_food_may_be_kept() -> None:
    s = table(own_food="free")
    cubes(s, MARION, "zj_r0c0", 2)
    ask(s, "feed", MARION, 2)
    play(s, "starve")
    assert s.seats[MARION].misfortune == 2


def coin_table(**options: Any) -> Yinzi:
    s = table(**options)
    market(s, "jiangxi", "cm_no_ramie")
    tile(s, "jx_r0c1", "sugarcane", MARION, 2)
    return s


def test_R10_the_coin_stays_open_while_one_neighbour_is_empty() -> None:
    s = coin_table()
    raw(s, GREEN, "jiangxi_cm_r0c1")
    ask(s, "sell_city", MARION, 2, 0, 0, 0)
    assert "sell_city jx_r0c1 jiangxi_cm_r0c2" in legal(s)
    raw(s, GREEN, "jiangxi_cm_r1c2")
    assert why(s, "sell_city jx_r0c1 jiangxi_cm_r0c2") == "coin-shut"
    stricter = coin_table(coin_space="own_icon")
    raw(stricter, GREEN, "jiangxi_cm_r0c1")
    ask(stricter, "sell_city", MARION, 2, 0, 0, 0)
    assert why(stricter, "sell_city jx_r0c1 jiangxi_cm_r0c2") == "icon-full"


def test_option_the_coin_comes_first() -> None:
    s = coin_table(coin_choice="coin_first")
    ask(s, "sell_city", MARION, 2, 0, 0, 0)
    assert why(s, "sell_city jx_r0c1 jiangxi_cm_r0c1") == "coin-first"
    play(s, "sell_city jx_r0c1 jiangxi_cm_r0c2", "sell_city jx_r0c1 jiangxi_cm_r0c1")


def test_option_the_budget_of_each_piece() -> None:
    s = coin_table(river_budget="piece")
    tile(s, "hg_r0c1", "cotton", MARION, 2)
    market(s, "nanzhili", "cm_all_1")
    market(s, "zhejiang", "cm_all_2")
    ask(s, "sell_city", MARION, 3, 0, 0, 0)
    play(s, "sell_city hg_r0c1 nanzhili_cm_r1c0")
    assert refusal(s, "sell_city hg_r0c1 zhejiang_cm_r1c0").params == (2, 1)
    play(s, "sell_city jx_r0c1 nanzhili_cm_r0c1")


def test_option_personal_routes_give_points_only() -> None:
    s = table(personal_routes="points_only")
    tile_id = t.ROUTE["route_09"]
    s.routes_left &= ~(1 << tile_id)
    s.shown = [x if x != tile_id else -1 for x in s.shown]
    s.seats[MARION].personal = ((tile_id, 0),)
    cubes(s, MARION, "zj_r1c0")
    follow(s, Frame("personal", MARION))
    play(s, "lay_good route_09 zj_r1c0")
    assert (s.seats[MARION].won, s.seats[MARION].copper) == ((tile_id,), 4)


def test_option_two_bought_cubes_are_no_pair() -> None:
    for value, possible in (("allowed", True), ("not_allowed", False)):
        s = table(bought_pair=value)
        food(s, GREEN, 2)
        follow(s, Frame("late", MARION, (0, 0, 0)))
        assert (s.stack[-1].kind == "late") == possible


def test_option_four_ships_and_a_first_store_of_two() -> None:
    assert sum(ship >= 0 for ship in table(2, ships_docked="four").docked) == 4
    assert sum(ship >= 0 for ship in table(2).docked) == 2
    s = table(first_store="two")
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    product(s, MARION, "fac_silk_blue", 1)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    group(s, MARION, "cultivate", 2)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0, 0)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0")
    sound(s)


def test_option_workers_who_can_work_must() -> None:
    s = table(leftover_workers="not_allowed")
    group(s, MARION, "cultivate", 2)
    ask(s, "turn", MARION)
    play(s, "send cultivate take_resources", "take wood")
    assert why(s, "done") == "all-must-work"


def test_option_closing_phases_as_occasions_of_their_own() -> None:
    for value, kind in (("one_occasion", "first_resource"), ("each_phase", "tax")):
        s = table(closing_trade=value)
        s.seats[MARION].tax, s.seats[MARION].slots[:3] = 0, [8, 9, 0]
        cubes(s, MARION, "zj_r2c1")
        food(s, GREEN)
        coins(s, MARION, 2)
        ask(s, "feed", MARION, 1)
        play(s, "eat_food 1")
        follow(s, Frame("new_occasion", 0), Frame("tax", MARION))
        assert s.stack[-1].kind == kind


def test_option_free_rebuilding_and_salt_tiles() -> None:
    s = table(rebuilding="free")
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    follow(s, Frame("fire", MARION))
    ask(s, "develop_factories", TANJA, 1, 0)
    play(s, "rebuild fac_silk_blue stone")
    assert s.owner[t.FACTORY["fac_silk_blue"]] == TANJA
    kept = table(2, tiles_removed="not_salt")
    assert kept.tile_stack[t.SALT] + kept.track.count(t.SALT) == 5


def test_nation_space_scores_and_general_area() -> None:
    s = table()
    exported(s, MARION, "spain", 2)
    exported(s, MARION, "japan", 1)
    s.general[t.FOREIGN.index("europe") * 4 + MARION] += 1
    s.envoys[MARION] += 1
    assert dict(GAME.standing(s).lines)["products"][MARION] == 2 * 3 + 1 * 2 + 2 + 1


def test_YZ_7_3_the_purchase_needs_the_own_column() -> None:
    s = table()
    track(s, 3, "tea")
    ask(s, "bonus", MARION)
    play(s, "bonus bonus_feed")
    assert why(s, "buy_tile 1") == "other-column"
    ask(s, "bonus", ANGELIKA)
    assert why(s, "bonus bonus_feed") == "bonus-taken"


def test_YZ_3_4_the_first_factories_are_chosen_in_reverse_order() -> None:
    s = GAME.start(GAME.setup(3), chance(2))
    order = [s.stack[-1].seat]
    while s.stack[-1].kind != "bonus":
        GAME.play(s, GAME.legal(s)[0], chance(2))
        if s.stack[-1].seat != order[-1]:
            order.append(s.stack[-1].seat)
    back = list(s.order[::-1])
    assert order[:3] == back
    assert len(s.display) == 3
    assert all(seat.wood + seat.stone == 1 for seat in s.seats)
    sound(s)
