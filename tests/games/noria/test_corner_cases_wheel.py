"""Corner cases: lines, inspecting, the Bonus, prices of the Influence phase, the expert's wheel."""

import pytest

from app.framework.moves import Refusal
from games.noria.tables import NIGHT_SHIFT_PRICE, SPACES
from tests.games.noria.positions import Table

FULL = {
    "large_left": "tool",
    "large_centre": "mycelium",
    "large_right": "energy",
    "medium_left": "journey",
    "medium_right": "obsidian",
    "small_bottom": "city",
}


def full_half() -> Table:
    """Every active space of the first seat holds a disc."""
    t = Table()
    t.wheel(0, **FULL)
    return t.at("actions")


def test_SC_C01_left_and_right_exclude_each_other() -> None:
    t = full_half().play("activate large_left normal", "upgrade small_bottom")
    assert t.refused("activate medium_right normal") == Refusal("line-closed", ("medium_right", "large_left"), "NO-4.3")
    assert t.refused("inspect medium_right") == Refusal("line-closed", ("medium_right", "large_left"), "NO-6.10.1")
    assert not t.reason("activate medium_left normal")


def test_SC_C02_a_gap_in_the_line() -> None:
    t = Table()
    t.wheel(0, large_left="energy", small_bottom="city")
    t.at("actions").play("activate large_left normal", "activate small_bottom normal", "market energy")
    assert t.asked == ("actions", 0)
    assert t.refused("inspect medium_left") == Refusal("space-empty", ("medium_left",), "NO-4.4")


def test_SC_C03_the_centre_keeps_both_sides_open() -> None:
    t = full_half().play("activate large_centre normal")
    open_after = ["activate medium_right normal", "activate medium_left normal", "activate small_bottom normal"]
    assert t.legal("activate") == open_after
    t.play("activate medium_right normal")
    assert t.legal("activate") == ["activate small_bottom normal"]


def test_SC_C04_an_inspected_ring_is_used() -> None:
    t = full_half().play("inspect medium_right")
    assert t.refused("activate medium_left normal") == Refusal("ring-used", ("medium", "medium_right"), "NO-4.2")
    assert t.refused("inspect medium_left") == Refusal("ring-used", ("medium", "medium_right"), "NO-6.10")
    assert t.refused("activate medium_right normal") == Refusal("ring-used", ("medium", "medium_right"), "NO-4.2")


def test_SC_C05_inspecting_a_whole_line() -> None:
    t = full_half().play("inspect large_right", "inspect medium_right", "inspect small_bottom")
    assert t.stock(0) == ((0, 0, 0), 1 + 3)
    assert t.state.activated == 0
    assert t.legal("activate") == t.legal("inspect") == []


def test_SC_C06_inspecting_nothing() -> None:
    t = Table()
    t.wheel(0, large_left="energy")
    t.at("actions")
    assert t.refused("inspect small_bottom") == Refusal("space-empty", ("small_bottom",), "NO-4.4")
    assert t.refused("activate small_bottom normal") == Refusal("space-empty", ("small_bottom",), "NO-4.4")
    assert t.refused("inspect small_top") == Refusal("not-active", ("small_top",), "NO-4.1")


def test_SC_C08_upgrading_a_disc_already_used() -> None:
    t = Table(2)
    t.wheel(0, large_left="tool", small_bottom="city")
    t.at("actions").play("activate small_bottom normal", "market energy", "activate large_left normal", "upgrade small_bottom")
    assert t.refused("activate small_bottom advanced") == Refusal("ring-used", ("small", "small_bottom"), "NO-4.2")
    t.play("end_actions", "end_politics", "place_disc energy medium_left")
    t.end_turn().end_turn().end_turn()
    assert (t.state.round, t.state.active, t.on(0, "small_bottom")) == (3, 0, "city+")
    t.play("end_influence", "activate small_bottom advanced", "market energy", "market energy")
    assert t.seat(0).bought == [0, 0]


def test_a_disc_just_upgraded_can_be_inspected_but_not_activated() -> None:
    t = full_half().play("activate large_left normal", "upgrade small_bottom")
    assert t.refused("activate small_bottom normal") == Refusal("just-upgraded", ("small_bottom",), "NO-6.8.1")
    t.play("inspect small_bottom")


def test_the_second_action_may_be_forgone_but_the_advanced_use_is_spent() -> None:
    t = Table()
    t.wheel(0, large_left="tool+", medium_left="tool+", small_bottom="city")
    t.at("actions").play("activate large_left advanced")
    assert t.refused("forgo") == Refusal("one-action-due", (), "NO-4.6")
    t.play("upgrade small_bottom", "forgo")
    assert t.refused("activate medium_left advanced") == Refusal("advanced-spent", (), "NO-4.7")
    t.play("activate medium_left normal")


def test_SC_C09_only_a_bonus_on_the_line() -> None:
    t = Table()
    t.wheel(0, medium_left="bonus+")
    t.at("actions")
    for mode in ("normal", "advanced"):
        assert t.refused(f"activate medium_left {mode}") == Refusal("bonus-first", (), "NO-R7")
    t.play("inspect medium_left")
    assert t.seat(0).knowledge == 2


def test_SC_C10_an_inspected_disc_cannot_be_repeated() -> None:
    t = Table()
    t.wheel(0, large_left="energy", medium_left="bonus", small_bottom="city")
    t.at("actions").play("inspect small_bottom")
    assert t.refused("activate medium_left normal") == Refusal("bonus-first", (), "NO-R7")
    t.play("activate large_left normal", "activate medium_left normal")
    assert t.refused("repeat small_bottom") == Refusal("not-activated", ("small_bottom",), "NO-6.2")
    assert t.refused("repeat medium_left") == Refusal("bonus-on-bonus", (), "NO-R7")
    assert t.legal("repeat") == ["repeat large_left"]


def test_a_tool_repeated_by_a_bonus_does_not_upgrade_itself() -> None:
    t = Table()
    t.wheel(0, large_left="tool", medium_left="bonus", small_bottom="city")
    t.at("actions").play(
        "activate large_left normal", "upgrade small_bottom", "activate medium_left normal", "repeat large_left"
    )
    assert t.refused("upgrade large_left") == Refusal("own-tool", (), "NO-6.8.3")
    t.play("upgrade medium_left")
    assert t.on(0, "medium_left") == "bonus+"


@pytest.mark.parametrize(("rnd", "prices"), [(3, [1, 2, 4, 8]), (8, [1, 2, 4, 8]), (9, [2, 4, 8, 16]), (14, [2, 4, 8, 16])])
def test_SC_C13_four_night_shifts(rnd: int, prices: list[int]) -> None:
    t = Table()
    t.resources(0, knowledge=sum(prices))
    t.at("influence", 0, rnd)
    paid = [t.play(f"night_shift {ring}").told("turned_ring")[0][2] for ring in ("medium", "large", "medium", "large")]
    assert paid == prices
    assert t.seat(0).knowledge == 0
    assert NIGHT_SHIFT_PRICE[4][rnd] == prices[0]


def test_night_shift_and_modify_are_counted_apart_and_anew_each_turn() -> None:
    t = Table(2)
    t.resources(0, knowledge=20)
    t.at("influence").play("night_shift medium", "night_shift medium", "modify large_right large_upper_left")
    assert t.told("modified") == [(0, "large_right", "large_upper_left", 2)]
    t.play("modify large_upper_left large_right")
    assert t.told("modified")[0][3] == 4
    t.end_turn().end_turn().play("night_shift large")
    assert t.told("turned_ring") == [(0, "large", 1)]


def test_SC_C15_a_ring_comes_round() -> None:
    t = Table()
    t.resources(0, knowledge=15)
    before = list(t.seat(0).wheel)
    t.at("influence").play("night_shift medium")
    assert t.on(0, "medium_left") == "journey"
    assert t.seat(0).wheel != before
    t.play(*["night_shift medium"] * 3)
    assert t.seat(0).wheel == before


def test_the_small_ring_cannot_be_turned() -> None:
    t = Table().at("influence")
    assert t.refused("night_shift small") == Refusal("small-ring-fixed", (), "NO-5.1")
    assert t.refused("modify small_top small_bottom") == Refusal("knowledge-short", (2, 1), "NO-5.2")


def test_SC_C36_three_active_discs_on_a_built_wheel() -> None:
    t = Table(2, "expert")
    assert t.asked == ("build_wheel", 0)
    t.play("set_disc city small_bottom", "set_disc journey medium_left")
    assert t.refused("set_disc energy large_left") == Refusal("active-half-full", (2,), "NO-11.4")
    t.play("set_disc energy large_upper_left", "set_disc tool medium_upper_left")
    assert t.refused("set_disc mycelium medium_upper_right") == Refusal("ring-full", (2, "medium"), "NO-11.4")
    assert t.refused("set_disc mycelium small_top") == Refusal("ring-full", (1, "small"), "NO-11.4")
    t.play("set_disc mycelium large_upper_centre", "set_disc obsidian large_upper_right")
    assert t.asked == ("build_wheel", 1)
    assert t.active_discs(0) == ["medium_left", "small_bottom"]
    assert sum(1 for x in SPACES if t.on(0, x)) == 6
