"""Nothing of what the game declares is dead: every verb, refusal and event is met in kept games or in positions below."""

from collections.abc import Callable

import pytest

from app.framework.moves import Refusal
from games.noria import GAME
from games.noria.tables import DISC
from tests.every_game.walks import Walk, declared, kept_walks, refused, said_and_done
from tests.games.noria.positions import Table


def paying_goods(research: int = 0, exploration: int = 0) -> Table:
    """The first seat owes goods and has a choice."""
    t = Table()
    t.wheel(0, small_bottom="city")
    t.levels(0, research=research, exploration=exploration)
    t.warehouses(0, sail=(4, 4), compass=(4, 4), lamp=(3, 3), piston=(3, 3))
    t.at("actions").play("activate small_bottom normal")
    return t.play(f"invest {'research' if research else 'exploration'}")


def two_bonuses() -> Table:
    t = Table()
    t.wheel(0, large_left="energy", medium_left="bonus", small_bottom="bonus")
    t.at("actions").play("activate large_left normal", "activate medium_left normal", "repeat large_left")
    return t.play("activate small_bottom normal")


def landed_with_no_factory_left() -> Table:
    t = Table()
    t.reveal("isle_1", "isle_2", "isle_3")
    t.factories(0, 7)
    return t.at("actions").play("activate medium_right normal", "travel isle_1")


def expert_at_work() -> Table:
    t = Table(2, "expert")
    for q in (0, 1):
        t.wheel(q, medium_left="journey")
    t.state.seats[0].ambassador = t.state.islands[0]
    return t.at("actions").play("activate medium_left normal")


def with_a_city(**levels: int) -> Table:
    t = Table()
    t.wheel(0, small_bottom="city")
    t.levels(0, **levels)
    return t.at("actions").play("activate small_bottom normal")


def with_sails(**levels: int) -> Table:
    t = with_a_city(**levels)
    t.warehouses(0, sail=(3, 3))
    return t


def with_a_lamp_and_a_piston() -> Table:
    t = with_a_city(research=3)
    t.warehouses(0, lamp=(1, 1), piston=(1, 1))
    return t


def with_a_city_and(energy: int, mycelium: int, obsidian: int, **levels: int) -> Table:
    t = with_a_city(**levels)
    t.resources(0, energy, mycelium, obsidian)
    return t


def landed_where_no_ship_is_left() -> Table:
    t = Table()
    t.reveal("isle_2")
    t.leave_ships("isle_2", 0, 0, 0)
    return t.at("actions").play("activate medium_right normal", "travel isle_2")


def with_one_energy() -> Table:
    t = two_advanced_tools()
    t.resources(0, 1, 0, 0)
    return t


def with_one_waiting() -> Table:
    t = Table()
    t.intrigued(*["research/division"] * 3)
    t.resources(0, knowledge=9)
    return t.at("politics")


def half_built() -> Table:
    return Table(2, "expert").play("set_disc city small_bottom", "set_disc journey medium_left")


def resting_half_built() -> Table:
    inner = ("set_disc city small_top", "set_disc journey medium_upper_left")
    return Table(2, "expert").play(*inner, "set_disc energy large_upper_left", "set_disc mycelium large_upper_centre")


def nothing_to_upgrade() -> Table:
    t = Table()
    idle = ("large_upper_left", "large_upper_centre", "large_upper_right", "medium_upper_left", "medium_upper_right")
    t.wheel(0, large_left="tool", **dict(zip(idle, ("city+", "energy+", "mycelium+", "obsidian+", "journey+"), strict=True)))
    return t.at("actions")


def two_advanced_tools() -> Table:
    t = Table()
    t.wheel(0, large_left="tool+", medium_left="tool+", small_bottom="bonus")
    t.warehouses(0, sail=1)
    return t.at("actions")


def met_by_a_rival() -> Table:
    t = with_a_city(refinement=1)
    t.levels(1, refinement=2)
    t.resources(0, 3, 0, 0)
    return t


def arriving_poor() -> Table:
    t = Table()
    t.ambassador(1, "isle_1")
    return t.at("actions").play("activate medium_right normal")


def sold_out() -> Table:
    t, tool = with_a_city(), DISC["tool"]
    t.state.box[tool] += t.state.stacks[tool]
    t.state.stacks[tool] = 0
    return t


RARE: list[tuple[Callable[[], Table], str, Refusal]] = [
    (expert_at_work, "travel face_down", Refusal("all-revealed", (), "NO-6.5.1")),
    (expert_at_work, "travel isle_3", Refusal("not-neighbour", ("isle_3", "isle_1"), "NO-11.3")),
    (expert_at_work, "travel isle_9", Refusal("island-unknown", ("isle_9",), "NO-6.5.1")),
    (two_bonuses, "repeat medium_left", Refusal("bonus-on-bonus", (), "NO-R7")),
    (lambda: paying_goods(exploration=8), "pay_goods 0 3 0 0 0", Refusal("mix-different", (3,), "NO-6.4.3")),
    (lambda: paying_goods(research=3), "pay_goods 0 0 0 1 1", Refusal("mix-same", (2,), "NO-6.4.3")),
    (lambda: with_a_city(exploration=5), "invest exploration", Refusal("price-short-simple_good", (2, 0), "NO-6.4.6")),
    (lambda: with_sails(exploration=5), "invest exploration", Refusal("price-different-simple_good", (2,), "NO-6.4.3")),
    (landed_where_no_ship_is_left, "take_ship mycelium", Refusal("no-ship", ("mycelium",), "NO-6.6")),
    (lambda: with_a_city_and(1, 1, 1, refinement=1), "invest refinement", Refusal("price-same-resource", (3,), "NO-6.4.3")),
    (
        lambda: with_a_city_and(3, 0, 0, settlement=1),
        "invest settlement",
        Refusal("price-different-resource", (3,), "NO-6.4.3"),
    ),
    (with_a_lamp_and_a_piston, "invest research", Refusal("price-same-complex_good", (2,), "NO-6.4.3")),
    (with_one_waiting, "intrigue research research", Refusal("last-waiting", ("research",), "NO-8.2")),
    (half_built, "set_disc energy large_left", Refusal("active-half-full", (2,), "NO-11.4")),
    (resting_half_built, "set_disc obsidian large_upper_right", Refusal("other-half-full", (4,), "NO-11.4")),
    (lambda: with_a_city(research=9), "invest research", Refusal("path-top", ("research",), "NO-6.4")),
    (landed_with_no_factory_left, "build compass", Refusal("no-factory", (), "NO-6.7")),
    (nothing_to_upgrade, "activate large_left normal", Refusal("nothing-to-do", ("tool",), "NO-R6")),
    (two_advanced_tools, "activate small_bottom normal", Refusal("bonus-first", (), "NO-R7")),
    (
        lambda: two_advanced_tools().play("activate large_left advanced", "upgrade small_bottom", "forgo"),
        "activate medium_left advanced",
        Refusal("advanced-spent", (), "NO-4.7"),
    ),
    (
        lambda: two_advanced_tools().play("activate large_left normal", "upgrade small_bottom"),
        "inspect large_centre",
        Refusal("ring-used", ("large", "large_left"), "NO-6.10"),
    ),
    (
        lambda: two_advanced_tools().play("activate large_left normal", "upgrade small_bottom"),
        "activate small_bottom normal",
        Refusal("just-upgraded", ("small_bottom",), "NO-6.8.1"),
    ),
    (
        lambda: two_advanced_tools().play("activate large_left normal"),
        "produce 0 2 0 0 0",
        Refusal("warehouses-short", ("sail", 1), "NO-6.9.2"),
    ),
    (
        lambda: with_one_energy().play("activate large_left normal"),
        "produce 0 1 0 0 0",
        Refusal("recipe-short", (0, 1, 0), "NO-6.9"),
    ),
    (lambda: two_advanced_tools().play("activate large_left normal"), "forgo", Refusal("one-action-due", (), "NO-4.6")),
    (met_by_a_rival, "invest refinement", Refusal("surcharge-short", (1, 4, 3), "NO-6.4.2")),
    (
        lambda: Table().at("actions").play("activate medium_right normal"),
        "travel isle_1",
        Refusal("island-unknown", ("isle_1",), "NO-6.5.1"),
    ),
    (arriving_poor, "travel isle_1", Refusal("landing-short", (1, 0), "NO-6.5.3")),
    (sold_out, "market tool", Refusal("stack-empty", ("tool",), "NO-6.3")),
]
"""How to come there, and the move that meets the refusal."""


@pytest.mark.parametrize(("build", "line", "refusal"), RARE, ids=[refusal.reason for *_, refusal in RARE])
def test_rare_refusals(build: Callable[[], Table], line: str, refusal: Refusal) -> None:
    assert build().refused(line) == refusal


def by_hand() -> set[str]:
    """What the positions above show, because games hardly ever do."""
    lines = ["pay_goods 0 2 1 0 0", "activate large_left advanced", "upgrade small_bottom", "forgo"]
    shown = {f"refusal {refusal.reason}" for *_, refusal in RARE} | {f"verb {line.split()[0]}" for line in lines}
    for t, played in ((paying_goods(exploration=8), lines[:1]), (two_advanced_tools(), lines[1:])):
        shown |= {f"event {event.kind}" for event in t.play(*played).news}
    return shown


def signs(walk: Walk) -> set[str]:
    """What of all there is occurs in a game."""
    return said_and_done(walk) | refused(GAME, walk)


WANTED = declared(GAME) - by_hand()
"""What must occur in the kept games. A name that is never met is either untested or dead."""


def test_everything_occurs() -> None:
    met = set().union(*map(signs, kept_walks("noria")))
    assert WANTED - met == set()
