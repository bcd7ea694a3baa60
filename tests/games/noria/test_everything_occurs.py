"""Nothing of what the game declares is dead: every verb, refusal and event is met in random games or in the tries below."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import product

import pytest

from app.framework.game import SHARED_REFUSALS
from app.framework.moves import Move, Refusal
from games.noria import GAME
from games.noria.components import DISC
from games.noria.state import Noria
from tests.games.noria.positions import Table
from tests.games.noria.walks import WALKS, walk


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
    (lambda: paying_goods(exploration=5), "pay_goods 0 3 0 0 0", Refusal("mix-different", (3,), "NO-6.4.3")),
    (lambda: paying_goods(research=3), "pay_goods 0 0 0 1 1", Refusal("mix-same", (2,), "NO-6.4.3")),
    (lambda: with_a_city(exploration=2), "invest exploration", Refusal("price-short-simple_good", (2, 0), "NO-6.4.6")),
    (lambda: with_sails(exploration=2), "invest exploration", Refusal("price-different-simple_good", (2,), "NO-6.4.3")),
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
    assert build().why(line) == refusal


def attempts(s: Noria, rng: random.Random) -> list[Move]:
    """What the game proposes now, and some moves that have the right form only."""
    tried = [m for m, _ in GAME.tried(s)]
    for step in GAME.offers(s):
        domains: list[Sequence[int | str]] = [GAME.things.get(kind, (0, 1, 2)) for kind in step.params]
        if len(domains) <= 2:
            tried += [Move(step.verb, args) for args in product(*domains)]
        else:
            tried += [Move(step.verb, tuple(rng.choice(d) for d in domains)) for _ in range(10)]
    return tried


def met_in_walks() -> Counter[str]:
    rng = random.Random(0)
    met: Counter[str] = Counter()
    for game in WALKS:
        for step in walk(*game)[::3]:
            for move in attempts(step.before, rng):
                if refusal := GAME.refuse(step.before, move):
                    met[refusal.reason] += 1
    return met


def test_every_refusal_occurs() -> None:
    met = met_in_walks()
    assert met.keys() <= {*GAME.refusals, *SHARED_REFUSALS}
    assert not set(GAME.refusals) - met.keys() - {refusal.reason for *_, refusal in RARE}, "never met: either untested or dead"


def test_every_verb_and_event_occurs() -> None:
    verbs: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for game in WALKS:
        for step in walk(*game):
            verbs[step.move.verb] += 1
            events.update(event.kind for event in step.events)
    lines = ["pay_goods 0 2 1 0 0", "activate large_left advanced", "upgrade small_bottom", "forgo"]
    for t, played in ((paying_goods(exploration=5), lines[:1]), (two_advanced_tools(), lines[1:])):
        for line in played:
            events.update(event.kind for event in t.play(line).news)
            verbs[line.split()[0]] += 1
    assert verbs.keys() == GAME.verbs.keys()
    assert events.keys() == GAME.events.keys()
