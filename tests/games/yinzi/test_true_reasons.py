"""Every refusal says what is the case, with the rule that says so."""

import pytest

from games.yinzi import tables as t
from tests.games.yinzi.positions import ANGELIKA, BLUE, GREEN, MARION, TANJA, Table

CULTIVATE = t.FORTUNE["cultivate"]


def turn_with(*innovations: str) -> Table:
    p = Table()
    for innovation in innovations:
        p.disc(MARION, innovation)
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    return p


def test_an_innovation_for_another_moment_is_not_called_missing() -> None:
    assert turn_with("inn_coins").reason("use inn_coins") == "none-usable"
    assert turn_with("inn_coins", "inn_city_sale").reason("use inn_coins") == "innovation-not-now"
    assert turn_with("inn_city_sale").reason("use inn_route_tile") == "no-disc-there"
    assert turn_with("inn_coins").reason("embark inn_coins dock_1") == "no-emissary"


def test_a_pair_may_be_named_either_way_round() -> None:
    p = Table()
    s = p.state
    p.cubes(MARION, "hg_r1c1")
    p.cubes(MARION, "zj_r1c0")
    p.ask("feed", MARION, 1)
    p.play("eat_pair zj_r1c0 hg_r1c1")
    assert s.seats[MARION].cubes == 15
    p.sound()


def test_one_cube_is_no_pair() -> None:
    readings: tuple[tuple[dict[str, str], str], ...] = (({}, "not-a-pair"), ({"two_for_one": "any_kind"}, ""))
    for options, other in readings:
        p = Table(**options)
        p.cubes(MARION, "zj_r1c0")
        p.cubes(MARION, "nz_r2c2")
        p.ask("feed", MARION, 1)
        assert p.reason("eat_pair zj_r1c0 zj_r1c0") == "one-cube"
        if other:
            assert p.reason("eat_pair zj_r1c0 nz_r2c2") == other
        else:
            assert "eat_pair nz_r2c2 zj_r1c0" in p.legal()


def test_salt_may_be_named_either_way_round() -> None:
    p = Table()
    s = p.state
    p.boat(MARION, 9)
    p.dock(1, "ship_korea_4")
    p.cubes(MARION, "nz_r4c1")
    p.cubes(MARION, "hg_r1c3")
    p.group(MARION, "cultivate", 1)
    p.ask("supply_ships", MARION, CULTIVATE, 0, 0)
    assert p.reason("ship_salt nz_r4c1 nz_r4c1 dock_1_1") == "two-salt"
    assert p.reason("ship_salt nz_r4c1 hg_r1c3 dock_1_3") == "no-hold", "the ship has two spaces"
    p.play("ship_salt nz_r4c1 hg_r1c3 dock_1_1")
    assert s.seats[MARION].silver == 1
    p.sound()


def test_a_fee_in_silver_is_refused_in_silver() -> None:
    p = Table()
    s = p.state
    p.factory(ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 3)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    p.coins(MARION, 8)
    p.disc(MARION, "inn_coins")
    p.group(MARION, "cultivate", 1)
    p.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    p.play("produce fac_silk_blue nanzhili_cm_r0c0")
    found = p.refused("pay")
    assert (found.reason, found.params) == ("silver", (1, 0))
    p.play("pay_inn")
    assert (s.seats[MARION].copper, s.seats[ANGELIKA].silver) == (0, 1)


def test_a_fee_in_copper_counts_real_money_only() -> None:
    p = Table()
    p.factory(ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 2)
    p.raw(BLUE, "nanzhili_cm_r0c0")
    p.coins(MARION, 1)
    p.disc(MARION, "inn_coins")
    p.group(MARION, "cultivate", 2)
    p.ask("produce", MARION, CULTIVATE, 0, -1, 0, 0)
    p.play("produce fac_silk_blue nanzhili_cm_r0c0")
    found = p.refused("pay")
    assert (found.reason, found.params) == ("copper", (3, 1))


def test_the_bonus_says_whether_it_is_another_or_used_up() -> None:
    p = Table()
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    p.coins(MARION, 5)
    p.ask("bonus", MARION)
    p.play("bonus bonus_innovation")
    other = p.refused("upgrade fac_silk_blue")
    assert (other.reason, other.rule) == ("not-this-bonus", "YZ-7.9")
    first = p.refused("done")
    assert (first.reason, first.rule) == ("bonus-first", "YZ-7.4")
    p.play("innovate inn_rice")
    used = p.refused("innovate inn_wood")
    assert (used.reason, used.rule) == ("bonus-used", "YZ-7.4")
    p.ask("bonus", ANGELIKA)
    p.factory(ANGELIKA, "fac_silk_green", "zj_r0c1_se", 1)
    p.play("bonus bonus_factory")
    first = p.refused("done")
    assert (first.reason, first.rule) == ("bonus-first", "YZ-7.9")


def test_a_column_without_a_tile_says_so() -> None:
    p = Table()
    s = p.state
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    s.tile_stack[s.track[5]] += 1
    s.track[5] = -1
    p.ask("bonus", MARION)
    p.play("bonus bonus_factory")
    found = p.refused("buy_tile 6")
    assert (found.reason, found.rule) == ("no-tile-here", "YZ-7.3")


def test_nobody_is_asked_for_a_tile_out_of_reach() -> None:
    for copper, wheat, kind in ((0, False, "first_resource"), (0, True, "bonus_rest"), (1, False, "bonus_rest")):
        p = Table()
        s = p.state
        p.track(3, "tea")
        p.coins(MARION, copper)
        if wheat:
            p.cubes(MARION, "zj_r2c1")
        p.ask("bonus", MARION)
        p.play("bonus bonus_feed")
        assert s.stack[-1].kind == kind, (copper, wheat)


def test_covering_names_the_rule_of_what_is_placed() -> None:
    p = Table()
    s = p.state
    p.cubes(ANGELIKA, "nz_r0c1")
    p.stone(MARION, 1)
    p.ask("develop_factories", MARION, 1, 0)
    p.play(f"build {t.FACTORIES[s.display[0]]} stone")
    assert (p.refused("place nz_r0c0_se").reason, p.refused("place nz_r0c0_se").rule) == ("square-cubes", "YZ-9.4.2")
    p.coins(MARION, 5)
    p.ask("cultivate", MARION, 1, 0, 0)
    p.play("buy_tile 1")
    assert (p.refused("lay jx_r2c0").reason, p.refused("lay jx_r2c0").rule) == ("square-salt", "YZ-9.2.3")


# Why a group cannot work.


def producer(level: int = 2, inside: int = 0, raw_at: str = "nanzhili_cm_r0c0", workers: int = 1) -> Table:
    p = Table()
    p.factory(MARION, "fac_silk_blue", "nz_r1c0_ne", level)
    if inside:
        p.product(MARION, "fac_silk_blue", inside)
    if raw_at:
        p.raw(BLUE, raw_at)
    p.group(MARION, "cultivate", workers)
    p.ask("turn", MARION)
    return p


def test_why_nothing_can_be_produced() -> None:
    assert "send cultivate produce" in producer().legal()
    assert producer(inside=2).reason("send cultivate produce") == "store-full"
    few = producer(level=1).refused("send cultivate produce")
    assert (few.reason, few.params) == ("few-workers", (2, 1))
    assert producer(raw_at="").reason("send cultivate produce") == "no-raw-left"
    far = producer(raw_at="")
    far.factory(MARION, "fac_paper_green", "zj_r0c1_se", 2)
    far.raw(GREEN, "huguang_cm_r0c0")
    assert far.reason("send cultivate produce") == "raw-too-far"
    spent = producer()
    spent.exported(MARION, "korea", 8)
    assert spent.reason("send cultivate produce") == "no-markers"
    ruin = producer(level=1)
    number = t.FACTORY["fac_silk_blue"]
    ruin.state.level[number], ruin.state.owner[number] = 0, -1
    assert ruin.reason("send cultivate produce") == "no-factories"
    mixed = producer(inside=2)
    mixed.factory(MARION, "fac_paper_green", "zj_r0c1_se", 1)
    assert mixed.reason("send cultivate produce") == "store-full", "for the other there is no raw material"
    mixed.raw(GREEN, "zhejiang_cm_r0c0")
    assert mixed.reason("send cultivate produce") == "nothing-to-produce"


def test_why_nothing_can_be_shipped() -> None:
    p = Table()
    for number in (1, 2, 3):
        p.dock(number, f"ship_korea_{number}")
    p.group(MARION, "cultivate", 1)
    p.ask("turn", MARION)
    assert p.reason("send cultivate supply_ships") == "nothing-to-ship"
    p.factory(MARION, "fac_silk_blue", "hg_r0c1_se", 1)
    p.product(MARION, "fac_silk_blue")
    assert p.reason("send cultivate supply_ships") == "coast-too-far"
    p.load("dock_1_1", ANGELIKA, "silk")
    assert p.reason("send cultivate supply_ships") == "no-ship-space"
    p.cubes(MARION, "hg_r1c3")
    p.cubes(MARION, "jx_r2c0")
    assert p.reason("send cultivate supply_ships") == "coast-too-far", "a pair of salt goes anywhere"


@pytest.mark.parametrize(
    ("copper", "silver", "wheat", "reason"),
    [(1, 0, False, "work-possible"), (0, 1, False, "work-for-silver"), (0, 0, True, "work-after-sale")],
)
def test_YZ_11_3_a_group_is_told_what_would_give_it_work(copper: int, silver: int, wheat: bool, reason: str) -> None:
    p = Table()
    p.group(MARION, "cultivate", 3)
    p.send(MARION, "war_routes", 1)
    p.send(MARION, "imperial_duties", 1)
    p.coins(MARION, copper, silver)
    if wheat:
        p.cubes(MARION, "zj_r2c1")
    p.ask("turn", MARION)
    found = p.refused("strand cultivate")
    assert (found.reason, found.params, found.rule) == (reason, ("take_resources",), "YZ-11.3")


def test_a_coin_shut_by_both_neighbours_and_by_the_own_icon_are_told_apart() -> None:
    for value, filled, reason in (
        ("both_neighbours", ("jiangxi_cm_r0c1", "jiangxi_cm_r1c2"), "coin-shut"),
        ("own_icon", ("jiangxi_cm_r0c1",), "icon-full"),
    ):
        p = Table(coin_space=value)
        p.market("jiangxi", "cm_no_ramie")
        p.tile("jx_r0c1", "sugarcane", MARION, 1)
        for space in filled:
            p.raw(TANJA, space)
        p.ask("sell_city", MARION, 1, 0, 0, 0)
        assert p.reason("sell_city jx_r0c1 jiangxi_cm_r0c2") == reason
