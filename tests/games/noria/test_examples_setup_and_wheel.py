"""The examples of the rulebook: setting up, the wheel, the discs. Names are the rulebook's."""

from app.framework.moves import Refusal
from games.noria import GAME
from games.noria.scoring import chamber_value
from games.noria.state import HOME
from games.noria.tables import (
    CHAMBER,
    DISCS,
    ROUNDS,
    SPACES,
    open_spaces,
)
from tests.games.noria.positions import ELISABETTA, FLAVIO, JOHN, LUIGI, Table


def test_SC_R01_setup() -> None:
    t = Table()
    assert (t.state.covered, t.state.islands) == (7, [])
    assert (ROUNDS[4], open_spaces(4, 0), t.state.round) == (14, 2, 0)
    assert t.state.stacks == [6] * 7
    assert t.state.unseated == [4] * 6
    for q in (LUIGI, JOHN, ELISABETTA, FLAVIO):
        assert t.asked == ("start_resource", q)
        t.play("start_with obsidian" if q == JOHN else "start_with energy")
    orders = set()
    for q in (LUIGI, JOHN, ELISABETTA, FLAVIO):
        seat = t.seat(q)
        assert t.stock(q) == ((0, 0, 1) if q == JOHN else (1, 0, 0), 1)
        assert (seat.ships, seat.built, seat.levels, seat.ambassador) == ([1, 1, 1], 0, [0] * 4, HOME)
        assert sorted(filter(None, seat.wheel)) == [1, 2, 3, 4, 5, 6], "one of each disc but the Bonus, normal side up"
        assert [t.on(q, x) for x in ("small_top", "medium_right", "large_upper_centre")] == ["city", "journey", "tool"]
        orders.add(tuple(seat.wheel))
    assert len(orders) == 4, "no two wheels are alike"


def test_SC_R02_free_start() -> None:
    t = Table().play(*["start_with energy"] * 4)
    for q, path in ((LUIGI, "refinement"), (JOHN, "research"), (ELISABETTA, "exploration"), (FLAVIO, "exploration")):
        assert t.asked == ("free_level", q)
        t.play(f"free_level {path}")
    assert [seat.levels for seat in t.state.seats] == [[1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0], [0, 0, 1, 0]]
    assert [t.stock(q) for q in range(4)] == [((1, 0, 0), 1)] * 4
    assert (t.state.round, t.state.active) == (1, LUIGI)


def test_SC_R03_first_intrigue() -> None:
    t = Table().at("politics", JOHN)
    t.play("intrigue research exploration")
    assert t.told("intrigued") == [(JOHN, "research", "exploration", 1)]
    assert t.seat(JOHN).knowledge == 0
    research, exploration = CHAMBER["research"], CHAMBER["exploration"]
    assert (t.state.seated[research], t.state.unseated[research], chamber_value(t.state, research)) == (1, 3, 4)
    assert (t.state.seated[exploration], t.state.unseated[exploration], chamber_value(t.state, exploration)) == (0, 3, 0)
    assert t.state.removed == 1


def test_SC_R04_scoring_john() -> None:
    t = Table()
    t.levels(JOHN, refinement=2, settlement=7, exploration=3)
    t.state.seated, t.state.unseated, t.state.removed = [1, 3, 4, 2, 2, 0], [0] * 6, 12
    t.sound()
    assert [chamber_value(t.state, c) for c in range(6)] == [2, 6, 12, 8, 4, 0]
    sheet = GAME.standing(t.state)
    assert [values[JOHN] for _, values in sheet.lines] == [4, 42, 36, 0, 28, 0]
    assert sheet.totals == (0, 110, 0, 0)
    t.state.seated = [1, 3, 4, 2, 0, 2]
    assert [values[JOHN] for _, values in GAME.standing(t.state).lines][-1] == 0, "his lowest is in the Cave"


def test_SC_R05_one_advanced_use() -> None:
    t = Table()
    idle = {"large_upper_left": "obsidian", "large_upper_centre": "mycelium"}
    t.wheel(ELISABETTA, large_left="energy", medium_left="tool+", small_bottom="city+", **idle)
    t.at("actions", ELISABETTA).play("activate medium_left advanced", "upgrade large_upper_left", "upgrade large_upper_centre")
    assert t.asked == ("actions", ELISABETTA), "two actions, no more"
    assert t.refused("activate small_bottom advanced") == Refusal("advanced-spent", (), "NO-4.7")
    t.play("activate small_bottom normal", "market energy")
    assert t.asked == ("actions", ELISABETTA), "one action only"
    t.play("activate large_left normal")
    assert t.told("gained") == [(ELISABETTA, "energy", 1)]
    assert t.legal("activate") == t.legal("inspect") == [], "four actions are done"


def test_SC_R06_ten_of_a_kind() -> None:
    t = Table()
    t.wheel(LUIGI, small_bottom="city")
    t.resources(LUIGI, 10, 0, 0)
    t.at("actions", LUIGI).play("activate small_bottom normal", "market tool")
    assert t.told("paid") == [(LUIGI, 3, 0, 0)]
    assert t.stock(LUIGI)[0] == (7, 0, 0)


def test_SC_R07_influence_costs() -> None:
    t = Table()
    t.wheel(FLAVIO, medium_upper_right="journey", large_upper_right="mycelium", small_bottom="city", large_centre="tool")
    t.resources(FLAVIO, knowledge=5)
    t.at("influence", FLAVIO, 8).play("night_shift medium")
    assert t.told("turned_ring") == [(FLAVIO, "medium", 1)]
    t.play("night_shift large")
    assert t.told("turned_ring") == [(FLAVIO, "large", 2)]
    assert [t.on(FLAVIO, x) for x in ("medium_right", "large_right", "large_left")] == ["journey", "mycelium", "tool"]
    t.play("modify small_bottom large_left")
    assert t.told("modified") == [(FLAVIO, "small_bottom", "large_left", 2)]
    assert t.seat(FLAVIO).knowledge == 0
    assert (t.on(FLAVIO, "large_left"), t.on(FLAVIO, "small_bottom")) == ("city", "tool")


def test_SC_R08_advanced_bonus() -> None:
    t = Table()
    t.wheel(JOHN, large_left="energy", medium_left="bonus+", small_bottom="city")
    t.at("actions", JOHN).play("activate large_left normal", "activate small_bottom normal", "market mycelium")
    t.play("activate medium_left advanced", "repeat large_left", "repeat small_bottom", "market obsidian")
    assert t.asked == ("actions", JOHN), "both actions of the Bonus are done"
    assert t.stock(JOHN)[0] == (2, 0, 0)
    assert [DISCS[d] for d in t.seat(JOHN).bought] == ["mycelium", "obsidian"]
    assert t.legal("activate") == t.legal("inspect") == []


def test_SC_R09_bonus_on_an_advanced_disc() -> None:
    t = Table()
    t.wheel(ELISABETTA, large_centre="mycelium+", medium_right="bonus")
    t.ships(ELISABETTA, 1, 4, 1)
    t.at("actions", ELISABETTA).play("activate large_centre advanced")
    assert t.stock(ELISABETTA)[0] == (0, 8, 0)
    t.play("activate medium_right normal", "repeat large_centre")
    assert t.stock(ELISABETTA)[0] == (0, 12, 0), "the Bonus does not copy the advanced side"
    assert t.asked == ("actions", ELISABETTA)


def test_SC_R10_resource_disc() -> None:
    t = Table()
    t.wheel(LUIGI, large_right="energy")
    t.ships(LUIGI, 3, 1, 1)
    t.at("actions", LUIGI).play("activate large_right normal")
    assert t.told("gained") == [(LUIGI, "energy", 3)]
    assert t.stock(LUIGI)[0] == (3, 0, 0)


def test_SC_R11_market() -> None:
    t = Table()
    t.wheel(FLAVIO, small_bottom="city")
    t.resources(FLAVIO, 3, 1, 2)
    t.at("actions", FLAVIO).play("activate small_bottom normal", "market bonus")
    assert t.refused("pay 1 1 1") == Refusal("mix-any", (4,), "NO-3.5")
    assert t.refused("pay 0 2 2") == Refusal("mix-short", (), "NO-3.5")
    t.play("pay 1 1 2")
    assert t.stock(FLAVIO)[0] == (2, 0, 0)
    assert t.state.stacks[DISCS.index("bonus")] == 5
    assert [DISCS[d] for d in t.seat(FLAVIO).bought] == ["bonus"]
    assert all(t.on(FLAVIO, x).rstrip("+") != "bonus" for x in SPACES), "it lies in the centre"
    t.play("end_actions", "end_politics")
    assert t.asked == ("place_discs", FLAVIO)
    t.play("place_disc bonus small_bottom")
    assert t.on(FLAVIO, "small_bottom") == "bonus"
    assert t.state.round == 2
