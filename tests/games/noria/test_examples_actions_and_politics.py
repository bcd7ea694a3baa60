"""The examples of the rulebook: investing, islands, tools, politics, a full turn. Names are the rulebook's."""

from app.framework.moves import Refusal
from games.noria import GAME
from games.noria.scoring import burden, chamber_value
from games.noria.tables import CHAMBER, DISC, ISLAND
from tests.games.noria.positions import ELISABETTA, FLAVIO, JOHN, LUIGI, Table


def test_SC_R12_invest_with_different_kinds() -> None:
    t = Table()
    t.wheel(ELISABETTA, small_bottom="city")
    t.levels(ELISABETTA, settlement=3)
    t.resources(ELISABETTA, 4, 0, 0)
    t.at("actions", ELISABETTA).play("activate small_bottom normal")
    assert t.refused("invest settlement") == Refusal("price-different-resource", (4,), "NO-6.4.3")
    t.resources(ELISABETTA, 3, 1, 0)
    t.play("invest settlement")
    assert t.told("paid") == [(ELISABETTA, 3, 1, 0)]
    assert t.stock(ELISABETTA)[0] == (0, 0, 0)
    assert t.seat(ELISABETTA).levels == [0, 4, 0, 0]


def test_SC_R13_occupied_island() -> None:
    t = Table()
    t.ambassador(ELISABETTA, "isle_1")
    t.ambassador(LUIGI, "isle_1")
    t.resources(JOHN, 1, 0, 0)
    t.at("actions", JOHN).play("activate medium_right normal")
    assert t.refused("travel isle_1") == Refusal("landing-short", (2, 1), "NO-6.5.3")
    assert t.legal("travel") == ["travel face_down"]
    t.play("travel face_down", picks=[0])
    assert t.stock(JOHN)[0] == (1, 0, 0)
    assert t.state.islands == [ISLAND["isle_1"], ISLAND["isle_2"]]


def test_SC_R14_ships_on_arrival() -> None:
    t = Table().at("actions", ELISABETTA).play("activate medium_right normal")
    t.play("travel face_down", picks=[ISLAND["isle_5"]])
    assert t.told("revealed") == [
        (
            ELISABETTA,
            "isle_5",
        )
    ]
    assert t.state.island_ships[ISLAND["isle_5"]] == [0, 3, 2]
    assert t.seat(ELISABETTA).ambassador == ISLAND["isle_5"]
    assert t.asked == ("landing", ELISABETTA)
    ships = ["take_ship mycelium", "take_ship obsidian"]
    assert [str(m) for m in GAME.legal(t.state)] == [*ships, "build sail", "build compass", "build piston"]
    assert t.refused("take_ship energy") == Refusal("ship-never", ("energy", "isle_5"), "NO-6.6")


def test_SC_R15_last_ship() -> None:
    t = Table()
    t.ambassador(FLAVIO, "isle_3")
    t.leave_ships("isle_3", 0, 0, 1)
    t.resources(LUIGI, 0, 1, 0)
    t.resources(JOHN, 1, 1, 0)
    t.at("actions", LUIGI).play("activate medium_right normal", "travel isle_3")
    assert t.told("paid") == [(LUIGI, 0, 1, 0)]
    t.play("take_ship obsidian")
    assert t.stock(LUIGI)[0] == (0, 0, 0)
    assert t.seat(LUIGI).ships == [1, 1, 2]
    assert t.state.island_ships[ISLAND["isle_3"]] == [0, 0, 0]
    t.end_turn().at("actions", JOHN).play("activate medium_right normal", "travel isle_3")
    assert t.refused("take_ship obsidian") == Refusal("no-ship", ("obsidian",), "NO-6.6")
    assert t.legal("take_ship") == []


def test_SC_R16_factory() -> None:
    t = Table()
    t.reveal("isle_1")
    t.at("actions", FLAVIO).play("activate medium_right normal", "travel isle_1", "build compass")
    assert t.told("built") == [(FLAVIO, "compass", 2)]
    assert t.stock(FLAVIO) == ((0, 0, 0), 1)
    assert t.seat(FLAVIO).built == 1
    assert t.goods(FLAVIO) == {"compass": (2, 0)}
    assert t.state.sites[ISLAND["isle_1"]] == [-1, FLAVIO, -1, -1]


def test_SC_R17_upgrade() -> None:
    t = Table()
    t.wheel(
        ELISABETTA, large_left="mycelium", medium_left="tool", small_bottom="city", large_upper_left="energy", small_top="city"
    )
    t.resources(ELISABETTA, 2, 0, 0)
    t.at("actions", ELISABETTA).play("activate small_bottom normal", "market journey", "activate medium_left normal")
    upgradable = {t.on(ELISABETTA, line.split()[1]) for line in t.legal("upgrade")}
    assert t.seat(ELISABETTA).bought == [DISC["journey"]]
    assert "journey" not in upgradable, "the centre is not on the wheel"
    assert t.refused("upgrade journey") == Refusal("unknown-thing", ("upgrade",), "NO-6.8")
    assert t.refused("upgrade medium_left") == Refusal("own-tool", (), "NO-6.8.3")
    t.play("upgrade large_left")
    assert t.on(ELISABETTA, "large_left") == "mycelium+"


def test_SC_R18_production() -> None:
    t = Table()
    t.wheel(LUIGI, medium_left="tool")
    t.warehouses(LUIGI, compass=3, sail=1, lamp=1)
    t.resources(LUIGI, 3, 4, 4)
    t.at("actions", LUIGI).play("activate medium_left normal")
    assert not t.reason("produce 0 0 3 0 0")
    assert t.refused("produce 0 0 4 0 0") == Refusal("warehouses-short", ("compass", 3), "NO-6.9.2")
    assert t.refused("produce 0 1 2 0 0") == Refusal("odd-batch", (), "NO-6.9.1")
    t.play("produce 0 1 1 1 0")
    assert t.stock(LUIGI)[0] == (1, 1, 2), "3 Mycelium, 2 Obsidian, 2 Energy less"
    assert t.goods(LUIGI) == {"sail": (1, 1), "compass": (3, 1), "lamp": (1, 1)}


def test_SC_R18_three_compasses() -> None:
    t = Table()
    t.wheel(LUIGI, medium_left="tool")
    t.warehouses(LUIGI, compass=3)
    t.resources(LUIGI, 0, 3, 3)
    t.at("actions", LUIGI).play("activate medium_left normal", "produce 0 0 3 0 0")
    assert t.stock(LUIGI)[0] == (0, 0, 0)
    assert t.goods(LUIGI) == {"compass": (3, 3)}


def test_SC_R19_two_intrigues() -> None:
    t = Table()
    t.intrigued("settlement/division")
    t.resources(ELISABETTA, knowledge=6)
    t.at("politics", ELISABETTA, 4).play("intrigue settlement research")
    assert t.told("intrigued") == [(ELISABETTA, "settlement", "research", 2)]
    t.play("intrigue settlement refinement")
    assert t.told("intrigued") == [(ELISABETTA, "settlement", "refinement", 4)]
    assert t.seat(ELISABETTA).knowledge == 0
    assert chamber_value(t.state, CHAMBER["settlement"]) == 6


def test_SC_R20_administration() -> None:
    t = Table()
    t.wheel(JOHN, large_right="mycelium", medium_left="tool+", small_bottom="city", medium_upper_left="energy")
    t.resources(JOHN, 2, 0, 0, knowledge=0)
    t.at("actions", JOHN).play("activate small_bottom normal", "market journey")
    box = t.state.box[DISC["mycelium"]]
    t.play("end_actions")
    assert t.asked == ("place_discs", JOHN)
    assert t.told("income") == []
    assert t.seat(JOHN).knowledge == 0
    turned = [t.on(JOHN, x) for x in ("large_centre", "medium_upper_left", "medium_upper_right", "small_top")]
    assert turned == ["mycelium", "tool+", "energy", "city"]
    assert [t.on(JOHN, x) for x in ("large_right", "medium_left", "small_bottom")] == [""] * 3
    t.play("place_disc journey large_centre")
    assert t.told("replaced_disc") == [(JOHN, "journey", "large_centre", "mycelium")]
    assert t.on(JOHN, "large_centre") == "journey"
    assert t.state.box[DISC["mycelium"]] == box + 1
    assert t.state.active == ELISABETTA


def test_SC_R21_a_full_turn() -> None:
    t = Table()
    outer = {"large_left": "obsidian", "large_centre": "tool", "large_right": "energy"}
    t.wheel(FLAVIO, **outer, medium_left="mycelium", medium_upper_left="journey", small_bottom="city+")
    t.reveal("isle_1", "isle_3")
    t.ambassador(LUIGI, "isle_1")
    t.factories(FLAVIO, 2)
    t.warehouses(FLAVIO, sail=2, compass=2, lamp=(1, 1))
    t.ships(FLAVIO, 1, 1, 3)
    t.resources(FLAVIO, 0, 1, 1, knowledge=2)
    t.levels(LUIGI, refinement=6)
    t.levels(FLAVIO, refinement=5)
    t.at("influence", FLAVIO, 7).play("modify medium_upper_left medium_left")
    assert t.seat(FLAVIO).knowledge == 0
    t.play("activate medium_left normal", "travel isle_3", "take_ship obsidian")
    assert t.seat(FLAVIO).ships == [1, 1, 4]
    assert not t.reason("activate large_centre normal")
    assert t.refused("activate large_right normal") == Refusal("line-closed", ("large_right", "medium_left"), "NO-4.3")
    t.play("activate large_left normal")
    assert t.stock(FLAVIO)[0] == (0, 1, 5)
    t.play("activate small_bottom advanced", "invest refinement")
    assert t.told("paid") == [(FLAVIO, 0, 0, 5), (FLAVIO, 0, 1, 0)], "the price, then one for Luigi who is ahead"
    t.play("market obsidian", "sell lamp", "end_actions")
    assert t.stock(FLAVIO) == ((0, 0, 0), 3)
    t.play("intrigue refinement division")
    assert t.told("intrigued") == [(FLAVIO, "refinement", "division", 3)]
    assert t.told("income") == [
        (
            FLAVIO,
            2,
        )
    ]
    assert t.on(FLAVIO, "small_top") == "city+"
    t.play("place_disc obsidian small_bottom")
    assert t.stock(FLAVIO) == ((0, 0, 0), 2)
    assert t.goods(FLAVIO)["lamp"] == (1, 0)
    assert t.seat(FLAVIO).levels == [6, 0, 0, 0]
    assert (t.state.round, t.state.active) == (8, LUIGI)


def test_SC_R22_tie() -> None:
    t = Table()
    t.intrigued(*["refinement/division"] * 3)
    for q, level in ((LUIGI, 5), (ELISABETTA, 5), (JOHN, 4)):
        t.levels(q, refinement=level)
    t.ships(ELISABETTA, 3, 3, 2)
    t.warehouses(ELISABETTA, compass=(2, 1), sail=2)
    t.ships(LUIGI, 2, 2, 2)
    t.warehouses(LUIGI, lamp=(1, 1), propeller=4)
    t.sound()
    sheet = GAME.standing(t.state)
    assert sheet.totals == (30, 24, 30, 0)
    assert (burden(t.seat(LUIGI)), burden(t.seat(ELISABETTA))) == (11, 12)
    assert sheet.winners() == [LUIGI]
    assert sheet.places() == [1, 3, 2, 4]
