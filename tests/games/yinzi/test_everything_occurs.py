"""Everything the box offers happens in the kept games, and every verb, event and reason but the rarest."""

import re
from pathlib import Path

from games.yinzi import GAME
from games.yinzi import tables as t
from tests.every_game.walks import Walk, declared, kept_walks, refused, said_and_done
from tests.games.yinzi.positions import Table


def kind_of(route: str) -> tuple[int, ...]:
    """Single products, single goods and so on are one kind each."""
    return tuple(
        4 if item == t.ANY_PRODUCT else 0 if item < 4 else 30 if item == 30 else min(item, 40) // 40 * 40 + 10
        for item in t.NEEDS[t.ROUTE[route]]
    )


def signs(walk: Walk) -> set[str]:
    """What of all there is occurs in a game."""
    events = [e for taken in walk for e in taken.events]
    named = {f"{e.kind} {word}" for e in events for word in e.params if isinstance(word, str)}
    routes = {f"route {kind_of(str(e.params[0]))}" for e in events if e.kind in ("satisfies", "completes")}
    return said_and_done(walk) | refused(GAME, walk) | named | routes


SELDOM = {"discard-empty", "no-discs", "no-duty", "no-partner", "no-square", "no-tile", "one-pair"}
"""Reasons that random games do not meet in a hundred games, and no scenario names."""


def in_scenarios() -> set[str]:
    """The verbs, events and reasons that scenarios name in full."""
    here = Path(__file__)
    sources = "".join(file.read_text(encoding="utf-8") for file in here.parent.glob("test_*.py") if file != here)
    verbs = {f"verb {verb}" for verb in GAME.verbs if re.search(rf'"{verb}[ "]', sources)}
    events = {f"event {kind}" for kind in GAME.events if f'"{kind}"' in sources}
    return verbs | events | {f"refusal {reason}" for reason in GAME.refusals if f'"{reason}"' in sources}


EVERYTHING = {
    *(f"{kind} {innovation}" for kind in ("innovates", "uses") for innovation in t.INNOVATIONS),
    *(f"route {kind_of(route)}" for route in t.ROUTES),
    *(f"rewarded {duty}" for duty in t.DUTY_IDS),
    *(f"disaster {disaster}" for disaster in t.DISASTERS),
    *(f"bonus {bonus}" for bonus in t.BONUSES),
    *declared(GAME),
}
WANTED = EVERYTHING - in_scenarios() - {f"refusal {reason}" for reason in SELDOM}
"""What must occur in the kept games. A name that is never met is either untested or dead."""


def test_everything_occurs() -> None:
    met = set().union(*map(signs, kept_walks("yinzi")))
    assert WANTED - met == set()
    assert {f"refusal {reason}" for reason in SELDOM} & (met | in_scenarios()) == set(), "not so seldom any more"


def test_a_full_ship_of_every_nation_sails() -> None:
    sailed = {Table().sail_full(0, ship).told("sails")[0] for ship in t.SHIPS}
    assert {ship for _, ship, _ in sailed} == set(t.SHIPS)
    assert {nation for *_, nation in sailed} == set(t.NATIONS)
