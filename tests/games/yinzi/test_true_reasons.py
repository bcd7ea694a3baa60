"""Every refusal says what is the case, with the rule that says so."""

import pytest

from games.yinzi import tables as t
from games.yinzi.state import Yinzi
from tests.games.yinzi.positions import (
    ANGELIKA,
    BLUE,
    GREEN,
    MARION,
    TANJA,
    ask,
    boat,
    coins,
    cubes,
    disc,
    dock,
    exported,
    factory,
    group,
    legal,
    load,
    market,
    play,
    product,
    raw,
    refusal,
    send,
    sound,
    stone,
    table,
    tile,
    track,
    why,
)

CULTIVATE = t.FORTUNE["cultivate"]


def turn_with(*innovations: str) -> Yinzi:
    s = table()
    for innovation in innovations:
        disc(s, MARION, innovation)
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    return s


def test_an_innovation_for_another_moment_is_not_called_missing() -> None:
    assert why(turn_with("inn_coins"), "use inn_coins") == "none-usable"
    assert why(turn_with("inn_coins", "inn_city_sale"), "use inn_coins") == "innovation-not-now"
    assert why(turn_with("inn_city_sale"), "use inn_route_tile") == "no-disc-there"
    assert why(turn_with("inn_coins"), "embark inn_coins dock_1") == "no-emissary"


def test_a_pair_may_be_named_either_way_round() -> None:
    s = table()
    cubes(s, MARION, "hg_r1c1")
    cubes(s, MARION, "zj_r1c0")
    ask(s, "feed", MARION, 1)
    play(s, "eat_pair zj_r1c0 hg_r1c1")
    assert s.seats[MARION].cubes == 15
    sound(s)


def test_one_cube_is_no_pair() -> None:
    readings: tuple[tuple[dict[str, str], str], ...] = (({}, "not-a-pair"), ({"two_for_one": "any_kind"}, ""))
    for options, other in readings:
        s = table(**options)
        cubes(s, MARION, "zj_r1c0")
        cubes(s, MARION, "nz_r2c2")
        ask(s, "feed", MARION, 1)
        assert why(s, "eat_pair zj_r1c0 zj_r1c0") == "one-cube"
        if other:
            assert why(s, "eat_pair zj_r1c0 nz_r2c2") == other
        else:
            assert "eat_pair nz_r2c2 zj_r1c0" in legal(s)


def test_salt_may_be_named_either_way_round() -> None:
    s = table()
    boat(s, MARION, 9)
    dock(s, 1, "ship_korea_4")
    cubes(s, MARION, "nz_r4c1")
    cubes(s, MARION, "hg_r1c3")
    group(s, MARION, "cultivate", 1)
    ask(s, "supply_ships", MARION, CULTIVATE, 0, 0)
    assert why(s, "ship_salt nz_r4c1 nz_r4c1 dock_1_1") == "two-salt"
    assert why(s, "ship_salt nz_r4c1 hg_r1c3 dock_1_3") == "no-hold", "the ship has two spaces"
    play(s, "ship_salt nz_r4c1 hg_r1c3 dock_1_1")
    assert s.seats[MARION].silver == 1
    sound(s)


def test_a_fee_in_silver_is_refused_in_silver() -> None:
    s = table()
    factory(s, ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 3)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    coins(s, MARION, 8)
    disc(s, MARION, "inn_coins")
    group(s, MARION, "cultivate", 1)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0, 0)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0")
    found = refusal(s, "pay")
    assert (found.reason, found.params) == ("silver", (1, 0))
    play(s, "pay_inn")
    assert (s.seats[MARION].copper, s.seats[ANGELIKA].silver) == (0, 1)


def test_a_fee_in_copper_counts_real_money_only() -> None:
    s = table()
    factory(s, ANGELIKA, "fac_silk_blue", "nz_r1c0_ne", 2)
    raw(s, BLUE, "nanzhili_cm_r0c0")
    coins(s, MARION, 1)
    disc(s, MARION, "inn_coins")
    group(s, MARION, "cultivate", 2)
    ask(s, "produce", MARION, CULTIVATE, 0, -1, 0, 0)
    play(s, "produce fac_silk_blue nanzhili_cm_r0c0")
    found = refusal(s, "pay")
    assert (found.reason, found.params) == ("copper", (3, 1))


def test_the_bonus_says_whether_it_is_another_or_used_up() -> None:
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    coins(s, MARION, 5)
    ask(s, "bonus", MARION)
    play(s, "bonus bonus_innovation")
    other = refusal(s, "upgrade fac_silk_blue")
    assert (other.reason, other.rule) == ("not-this-bonus", "YZ-7.9")
    first = refusal(s, "done")
    assert (first.reason, first.rule) == ("bonus-first", "YZ-7.4")
    play(s, "innovate inn_rice")
    used = refusal(s, "innovate inn_wood")
    assert (used.reason, used.rule) == ("bonus-used", "YZ-7.4")
    ask(s, "bonus", ANGELIKA)
    factory(s, ANGELIKA, "fac_silk_green", "zj_r0c1_se", 1)
    play(s, "bonus bonus_factory")
    first = refusal(s, "done")
    assert (first.reason, first.rule) == ("bonus-first", "YZ-7.9")


def test_a_column_without_a_tile_says_so() -> None:
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", 1)
    s.tile_stack[s.track[5]] += 1
    s.track[5] = -1
    ask(s, "bonus", MARION)
    play(s, "bonus bonus_factory")
    found = refusal(s, "buy_tile 6")
    assert (found.reason, found.rule) == ("no-tile-here", "YZ-7.3")


def test_nobody_is_asked_for_a_tile_out_of_reach() -> None:
    for copper, wheat, kind in ((0, False, "first_resource"), (0, True, "bonus_rest"), (1, False, "bonus_rest")):
        s = table()
        track(s, 3, "tea")
        coins(s, MARION, copper)
        if wheat:
            cubes(s, MARION, "zj_r2c1")
        ask(s, "bonus", MARION)
        play(s, "bonus bonus_feed")
        assert s.stack[-1].kind == kind, (copper, wheat)


def test_covering_names_the_rule_of_what_is_placed() -> None:
    s = table()
    cubes(s, ANGELIKA, "nz_r0c1")
    stone(s, MARION, 1)
    ask(s, "develop_factories", MARION, 1, 0)
    play(s, f"build {t.FACTORIES[s.display[0]]} stone")
    assert (refusal(s, "place nz_r0c0_se").reason, refusal(s, "place nz_r0c0_se").rule) == ("square-cubes", "YZ-9.4.2")
    coins(s, MARION, 5)
    ask(s, "cultivate", MARION, 1, 0, 0)
    play(s, "buy_tile 1")
    assert (refusal(s, "lay jx_r2c0").reason, refusal(s, "lay jx_r2c0").rule) == ("square-salt", "YZ-9.2.3")


# Why a group cannot work.


def producer(level: int = 2, inside: int = 0, raw_at: str = "nanzhili_cm_r0c0", workers: int = 1) -> Yinzi:
    s = table()
    factory(s, MARION, "fac_silk_blue", "nz_r1c0_ne", level)
    if inside:
        product(s, MARION, "fac_silk_blue", inside)
    if raw_at:
        raw(s, BLUE, raw_at)
    group(s, MARION, "cultivate", workers)
    ask(s, "turn", MARION)
    return s


def test_why_nothing_can_be_produced() -> None:
    assert "send cultivate produce" in legal(producer())
    assert why(producer(inside=2), "send cultivate produce") == "store-full"
    few = refusal(producer(level=1), "send cultivate produce")
    assert (few.reason, few.params) == ("few-workers", (2, 1))
    assert why(producer(raw_at=""), "send cultivate produce") == "no-raw-left"
    far = producer(raw_at="")
    factory(far, MARION, "fac_paper_green", "zj_r0c1_se", 2)
    raw(far, GREEN, "huguang_cm_r0c0")
    assert why(far, "send cultivate produce") == "raw-too-far"
    spent = producer()
    exported(spent, MARION, "korea", 8)
    assert why(spent, "send cultivate produce") == "no-markers"
    ruin = producer(level=1)
    number = t.FACTORY["fac_silk_blue"]
    ruin.level[number], ruin.owner[number] = 0, -1
    assert why(ruin, "send cultivate produce") == "no-factories"
    mixed = producer(inside=2)
    factory(mixed, MARION, "fac_paper_green", "zj_r0c1_se", 1)
    assert why(mixed, "send cultivate produce") == "store-full", "for the other there is no raw material"
    raw(mixed, GREEN, "zhejiang_cm_r0c0")
    assert why(mixed, "send cultivate produce") == "nothing-to-produce"


def test_why_nothing_can_be_shipped() -> None:
    s = table()
    for number in (1, 2, 3):
        dock(s, number, f"ship_korea_{number}")
    group(s, MARION, "cultivate", 1)
    ask(s, "turn", MARION)
    assert why(s, "send cultivate supply_ships") == "nothing-to-ship"
    factory(s, MARION, "fac_silk_blue", "hg_r0c1_se", 1)
    product(s, MARION, "fac_silk_blue")
    assert why(s, "send cultivate supply_ships") == "coast-too-far"
    load(s, "dock_1_1", ANGELIKA, "silk")
    assert why(s, "send cultivate supply_ships") == "no-ship-space"
    cubes(s, MARION, "hg_r1c3")
    cubes(s, MARION, "jx_r2c0")
    assert why(s, "send cultivate supply_ships") == "coast-too-far", "a pair of salt goes anywhere"


@pytest.mark.parametrize(
    ("copper", "silver", "wheat", "reason"),
    [(1, 0, False, "work-possible"), (0, 1, False, "work-for-silver"), (0, 0, True, "work-after-sale")],
)
def test_YZ_11_3_a_group_is_told_what_would_give_it_work(copper: int, silver: int, wheat: bool, reason: str) -> None:
    s = table()
    group(s, MARION, "cultivate", 3)
    send(s, MARION, "war_routes", 1)
    send(s, MARION, "imperial_duties", 1)
    coins(s, MARION, copper, silver)
    if wheat:
        cubes(s, MARION, "zj_r2c1")
    ask(s, "turn", MARION)
    found = refusal(s, "strand cultivate")
    assert (found.reason, found.params, found.rule) == (reason, ("take_resources",), "YZ-11.3")


def test_a_coin_shut_by_both_neighbours_and_by_the_own_icon_are_told_apart() -> None:
    for value, filled, reason in (
        ("both_neighbours", ("jiangxi_cm_r0c1", "jiangxi_cm_r1c2"), "coin-shut"),
        ("own_icon", ("jiangxi_cm_r0c1",), "icon-full"),
    ):
        s = table(coin_space=value)
        market(s, "jiangxi", "cm_no_ramie")
        tile(s, "jx_r0c1", "sugarcane", MARION, 1)
        for space in filled:
            raw(s, TANJA, space)
        ask(s, "sell_city", MARION, 1, 0, 0, 0)
        assert why(s, "sell_city jx_r0c1 jiangxi_cm_r0c2") == reason
