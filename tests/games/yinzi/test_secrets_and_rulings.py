"""What is hidden, and the other readings of a table."""

import random
from typing import Any

import pytest

from app.framework.dice import Effects, live
from app.framework.phases import Frame
from games.yinzi import GAME
from games.yinzi import tables as t
from games.yinzi.house import RULINGS
from tests.games.yinzi.positions import ANGELIKA, BLUE, GREEN, MARION, TANJA, Table, chance, late_table

CULTIVATE = t.FORTUNE["cultivate"]

# What is hidden.


def test_YZ_R37_hands_are_private_and_drawn_cards_are_told_to_their_owner_only() -> None:
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


def test_YZ_R38_only_who_looked_knows_the_first_tiles_of_the_discard_pile() -> None:
    p = Table()
    s = p.state
    p.disc(MARION, "inn_route_tile")
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    assert s.secret == (-1,) * 4
    fx = chance()
    GAME.play(s, next(m for m in GAME.legal(s) if m.verb == "use"), fx)
    assert fx.revealed
    assert -1 not in s.secret
    assert GAME.observe(s, MARION).secret == s.secret
    other = GAME.observe(s, ANGELIKA)
    assert other.secret == (-1,) * 4
    assert other.routes_left.bit_count() == s.routes_left.bit_count() + 4
    p.play(p.legal()[0])
    assert len(s.secret) == 3
    assert s.seats[MARION].personal
    p.sound()


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
    p = late_table(late_pairs="many")
    s = p.state
    p.cubes(MARION, "zj_r2c1")
    p.follow(Frame("late", MARION, (0, 0, 0)))
    p.play("late dock_1_1", "give zj_r0c0", "give zj_r1c0", "late dock_1_2", "give zj_r0c0", "give zj_r2c1")
    assert s.seats[MARION].silver == 2
    p.sound()


def test_option_any_two_cubes_make_a_food() -> None:
    p = Table(two_for_one="any_kind")
    s = p.state
    p.cubes(MARION, "zj_r1c0")
    p.cubes(MARION, "nz_r2c2")
    p.ask("feed", MARION, 2)
    p.play("eat_pair nz_r2c2 zj_r1c0")
    assert s.seats[MARION].misfortune == 1
    usual = Table()
    usual.cubes(MARION, "zj_r1c0")
    usual.cubes(MARION, "nz_r2c2")
    usual.ask("feed", MARION, 2)
    assert usual.reason("eat_pair nz_r2c2 zj_r1c0") in {"not-a-pair", "not-now"}


def test_option_own_food_may_be_kept() -> None:
    p = Table(own_food="free")
    s = p.state
    p.cubes(MARION, "zj_r0c0", 2)
    p.ask("feed", MARION, 2)
    p.play("starve")
    assert s.seats[MARION].misfortune == 2


def coin_table(**options: Any) -> Table:
    p = Table(**options)
    p.market("jiangxi", "cm_no_ramie")
    p.tile("jx_r0c1", "sugarcane", MARION, 2)
    return p


def test_YZ_R10_the_coin_stays_open_while_one_neighbour_is_empty() -> None:
    p = coin_table()
    p.raw(GREEN, "jiangxi_cm_r0c1")
    p.ask("sell_city", MARION, 2, 0, 0, 0)
    assert "sell_city jx_r0c1 jiangxi_cm_r0c2" in p.legal()
    p.raw(GREEN, "jiangxi_cm_r1c2")
    assert p.reason("sell_city jx_r0c1 jiangxi_cm_r0c2") == "coin-shut"
    stricter = coin_table(coin_space="own_icon")
    stricter.raw(GREEN, "jiangxi_cm_r0c1")
    stricter.ask("sell_city", MARION, 2, 0, 0, 0)
    assert stricter.reason("sell_city jx_r0c1 jiangxi_cm_r0c2") == "icon-full"


def test_option_the_coin_comes_first() -> None:
    p = coin_table(coin_choice="coin_first")
    p.ask("sell_city", MARION, 2, 0, 0, 0)
    assert p.reason("sell_city jx_r0c1 jiangxi_cm_r0c1") == "coin-first"
    p.play("sell_city jx_r0c1 jiangxi_cm_r0c2", "sell_city jx_r0c1 jiangxi_cm_r0c1")


def test_option_the_budget_of_each_piece() -> None:
    p = coin_table(river_budget="piece")
    p.tile("hg_r0c1", "cotton", MARION, 2)
    p.market("nanzhili", "cm_all_1")
    p.market("zhejiang", "cm_all_2")
    p.ask("sell_city", MARION, 3, 0, 0, 0)
    p.play("sell_city hg_r0c1 nanzhili_cm_r1c0")
    assert p.refused("sell_city hg_r0c1 zhejiang_cm_r1c0").params == (2, 1)
    p.play("sell_city jx_r0c1 nanzhili_cm_r0c1")


def test_option_personal_routes_give_points_only() -> None:
    p = Table(personal_routes="points_only")
    s = p.state
    tile_id = t.ROUTE["route_09"]
    s.routes_left &= ~(1 << tile_id)
    s.shown = [x if x != tile_id else -1 for x in s.shown]
    s.seats[MARION].personal = ((tile_id, 0),)
    p.cubes(MARION, "zj_r1c0")
    p.follow(Frame("personal", MARION))
    p.play("lay_good route_09 zj_r1c0")
    assert (s.seats[MARION].won, s.seats[MARION].copper) == ((tile_id,), 4)


def test_option_two_bought_cubes_are_no_pair() -> None:
    for value, possible in (("allowed", True), ("not_allowed", False)):
        p = Table(bought_pair=value)
        s = p.state
        p.food(GREEN, 2)
        p.follow(Frame("late", MARION, (0, 0, 0)))
        assert (s.stack[-1].kind == "late") == possible


def test_option_four_ships_and_a_first_store_of_two() -> None:
    assert sum(ship >= 0 for ship in Table(2, ships_docked="four").state.docked) == 4
    assert sum(ship >= 0 for ship in Table(2).state.docked) == 2
    p = Table(first_store="two")
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    p.product(MARION, "fac_silk_blue", 1)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    p.group(MARION, "cultivate", 2)
    p.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    p.play("produce fac_silk_blue nanzhili_cm_r0c0")
    p.sound()


def test_option_workers_who_can_work_must() -> None:
    p = Table(leftover_workers="not_allowed")
    p.group(MARION, "cultivate", 2)
    p.ask("turn", MARION)
    p.play("send cultivate take_resources", "take wood")
    assert p.reason("done") == "all-must-work"


def test_option_closing_phases_as_occasions_of_their_own() -> None:
    for value, kind in (("one_occasion", "first_resource"), ("each_phase", "tax")):
        p = Table(closing_trade=value)
        s = p.state
        marion = s.seats[MARION]
        marion.tax, marion.slots[:3], marion.played = 0, [8, 9, 0], 1 << 8 | 1 << 9 | 1
        marion.deck ^= marion.played
        p.cubes(MARION, "zj_r2c1")
        p.food(GREEN)
        p.coins(MARION, 2)
        p.ask("feed", MARION, 1)
        p.play("eat_food 1")
        p.follow(Frame("new_occasion", 0), Frame("tax", MARION))
        assert s.stack[-1].kind == kind


def test_option_free_rebuilding_and_salt_tiles() -> None:
    p = Table(rebuilding="free")
    s = p.state
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    p.follow(Frame("fire", MARION))
    p.ask("develop_factories", TANJA, 1, 0)
    p.play("rebuild fac_silk_blue stone")
    assert s.owner[t.FACTORY["fac_silk_blue"]] == TANJA
    kept = Table(2, tiles_removed="not_salt")
    assert kept.state.tile_stack[t.SALT] + kept.state.track.count(t.SALT) == 5


def test_nation_space_scores_and_general_area() -> None:
    p = Table()
    s = p.state
    p.exported(MARION, "spain", 2)
    p.exported(MARION, "japan", 1)
    s.general[t.FOREIGN.index("europe") * 4 + MARION] += 1
    s.envoys[MARION] += 1
    assert dict(GAME.standing(s).lines)["products"][MARION] == 2 * 3 + 1 * 2 + 2 + 1


def test_YZ_7_3_the_purchase_needs_the_own_column() -> None:
    p = Table()
    p.track(3, "tea")
    p.ask("bonus", MARION)
    p.play("bonus bonus_feed")
    assert p.reason("buy_tile 1") == "other-column"
    p.ask("bonus", ANGELIKA)
    assert p.reason("bonus bonus_feed") == "bonus-taken"


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
    assert list(GAME.broken(s)) == []
