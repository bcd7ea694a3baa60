"""Over the kept games and some positions every effect of the box is used, every verb played, event told and reason given."""

from collections.abc import Callable, Iterator

import pytest

from app.framework.moves import Event, Move, Refusal
from games.agra import GAME
from games.agra.scoring import contract_rupees
from games.agra.state import Agra
from games.agra.tables import ACTIONS, BONUSES, BOX_CARD, GENEROUS, GOOD, GOODS, LUXURIES, NOTABLE, NOTABLES
from tests.every_game.walks import Taken, Walk, declared, refused, said_and_done
from tests.games.agra.positions import TEAL, Table
from tests.games.agra.walks import walks


def owns(t: Taken, name: str) -> bool:
    owner: int = t.before.owner[NOTABLE[name]]
    return owner == t.seat


def told(t: Taken, kind: str) -> bool:
    return any(e.kind == kind for e in t.events)


def won(t: Taken, name: str) -> bool:
    return any(e.kind == "contract" and e.params == (name,) for e in t.events)


def pays_at_the_end(name: str) -> Callable[[Taken], bool]:
    def counts(t: Taken) -> bool:
        seat = t.after.owner[NOTABLE[name]]
        if t.after.stack or seat < 0:
            return False
        without = t.after.clone()
        without.owner[NOTABLE[name]] = BOX_CARD
        return contract_rupees(t.after, seat) > contract_rupees(without, seat)

    return counts


USED: dict[str, Callable[[Taken], bool]] = {
    "portuguese_trader": lambda t: t.kind == "sailor" and t.move.verb == "fare" and bool(t.before.stack[-1].args[4]),
    "sufi": lambda t: won(t, "sufi") and told(t, "tracker"),
    "takshaka": lambda t: t.kind == "pay" and owns(t, "takshaka") and told(t, "rupees"),
    "mahout": lambda t: t.kind == "produce" and owns(t, "mahout") and t.before.stack[-1].args[0] in (0, 1),
    "khatib": lambda t: t.kind == "produce" and owns(t, "khatib") and t.before.stack[-1].args[0] in (2, 3),
    "french_trader": lambda t: any(len(p.french) == 2 for p in t.before.seats) and t.move.verb == "entrust",
    "dyer": lambda t: t.move.verb == "dye",
    "cook": lambda t: t.move.verb == "fetch",
    "muezzin": lambda t: t.after.muezzin > t.before.muezzin,
    "jagirdar": lambda t: t.kind == "jagirdar" and t.move.verb == "deliver",
    "caliph": lambda t: t.move == Move("ability", ("caliph",)),
    "calligrapher": lambda t: owns(t, "calligrapher") and any(e.kind == "peon" and e.params[1] == 1 for e in t.events),
    "mullah": lambda t: (
        owns(t, "mullah") and any(e.kind == "favour-action" and e.params == ("fa_influence", 2) for e in t.events)
    ),
    "english_trader": lambda t: t.move == Move("ability", ("english_trader",)),
    "mosaic_maker": lambda t: t.move.verb in ("search", "mosaic"),
    "mujtahida": lambda t: won(t, "mujtahida") and told(t, "built"),
    "painter": lambda t: won(t, "painter") and told(t, "rose"),
    "sadr_us_sudur": lambda t: t.move.verb == "offer",
    **{
        name: pays_at_the_end(name)
        for name in ("dutch_trader", "subadar", "grand_mufti", "grand_imam", "court_artist", "dewan")
    },
}


def four_cotton_to_cloth() -> Table:
    t = Table()
    t.built("weaving_mill")
    t.tiles(TEAL, "ft_extra_process")
    t.goods(TEAL, cotton=5)
    t.give(TEAL, favours=2)
    return t.at("action").play("place weaving_mill", "process_extra")


def clothes_for_akbar() -> Table:
    t = Table()
    t.contract(TEAL, "dutch_trader")
    t.goods(TEAL, clothes=1)
    t.at("order").play("serve clothes")
    assert t.told("rupees") == [(TEAL, 2)]
    return t


def test_four_goods_by_the_favour_tile() -> None:
    t = four_cotton_to_cloth()
    assert t.held(TEAL) == {"cotton": 1, "cloth": 4}
    assert t.seat(TEAL).favours == 0


def signs(walk: Walk) -> set[str]:
    """What of all there is occurs in a game."""
    found = said_and_done(walk) | refused(GAME, walk) | {f"end {cause}" for cause in ends(walk[-1].after)}
    for t in walk:
        found |= {f"notable {name}" for name, used in USED.items() if used(t)}
        found |= set(effects(t.events, t.before.owner))
    return found


def effects(events: tuple[Event, ...], owner: list[int]) -> Iterator[str]:
    for e in events:
        if e.kind in ("favour-action", "claimed", "luxury"):
            yield f"{e.kind} {e.params[0]}"
        elif e.kind == "boat":
            yield f"pier {e.params[0]}"
        elif e.kind == "statue":
            yield "luxury statues"
        elif e.kind in ("delivered", "doubled", "served", "offered", "entrusted"):
            good = GOOD[str(e.params[0])] if e.kind != "doubled" else e.params.index(2)
            if GENEROUS[good] >= 0 and owner[GENEROUS[good]] == e.seat:
                yield f"generous {GOODS[good]}"


def test_every_notable_has_its_sign() -> None:
    assert USED.keys() == set(NOTABLES)


def ends(s: Agra) -> set[str]:
    return {
        *(["level_4"] if s.pier == 6 else []),
        *(["top_step"] if any(9 in p.influence for p in s.seats) else []),
        *(["column"] if -1 in s.marked else []),
    }


# Reasons that need a position of their own.


def with_statue_after_order() -> Table:
    t = Table()
    t.goods(TEAL, statues=1, cement=1)
    return t.at("order").play("serve cement")


def with_a_full_column() -> Table:
    t = Table()
    t.boat(5)
    t.orders(1, *(f"go_artisans_{n}" for n in range(1, 7)))
    t.marked("artisans", 0)
    return t.at("order")


def beside_the_french_trader() -> Table:
    t = Table()
    t.contract(TEAL, "french_trader")
    t.token("pt_34", "clothes", 4)
    t.goods(TEAL, clothes=1, wood=1)
    return t.at("action").play("ability french_trader")


def with_a_shortage_of_favours() -> Table:
    t = Table()
    t.goods(TEAL, books=1, wood=21)
    t.at("action").play("place sailor", "land")
    t.goods(TEAL, books=1, wood=20)
    t.give(TEAL, favours=1)
    t.count_supply(TEAL)
    return t.play("luxury books")


def with_all_doubles_done() -> Table:
    t = Table()
    t.at("action").play("place sailor")
    t.state.doubles = 2
    return t


def with_a_token_unmoved() -> Table:
    t = Table()
    t.token("pt_12", "wood", 2)
    return t.at("action").play("place trader", "take_token pt_12")


def on_the_last_space() -> Table:
    t = Table()
    t.give(TEAL, tracker=5)
    return t.at("action").play("place botanist")


RARE: list[tuple[Callable[[], Table], str, Refusal]] = [
    (with_statue_after_order, "statue", Refusal("statue-too-late", (), "AG-6.2.3-7")),
    (with_a_full_column, "fulfil artisans", Refusal("column-full", ("artisans",), "AG-6.3.2-6")),
    (beside_the_french_trader, "entrust clothes", Refusal("french-refuses", ("clothes",), "AG-A1-6")),
    (with_a_shortage_of_favours, "free_favour", Refusal("favour-for-favour", (), "AG-9-1")),
    (with_all_doubles_done, "double cook wood", Refusal("doubles-done", (2,), "AG-6.2.2.1-11")),
    (on_the_last_space, "study", Refusal("tracker-at-end", (5,), "AG-6.2.2.1-15")),
    (with_a_token_unmoved, "price wood 2", Refusal("token-unmoved", (), "AG-6.2.2.1-13")),
]


@pytest.mark.parametrize(("build", "line", "refusal"), RARE, ids=[refusal.reason for *_, refusal in RARE])
def test_rare_refusals(build: Callable[[], Table], line: str, refusal: Refusal) -> None:
    assert build().refused(line) == refusal


def by_hand() -> set[str]:
    """What the positions above and the corner case C-09 show, because games hardly ever do."""
    four_cotton_to_cloth()
    scene = clothes_for_akbar()
    reasons = {f"refusal {refusal.reason}" for *_, refusal in RARE}
    return {"verb process_extra", "refusal second-worker", *reasons, *effects(tuple(scene.news), scene.state.owner)}


EVERYTHING = {
    *(f"notable {name}" for name in NOTABLES),
    *(f"favour-action {action}" for action in ACTIONS),
    *(f"claimed {bonus}" for bonus in BONUSES),
    *(f"luxury {GOODS[good]}" for good in LUXURIES),
    *(f"pier {pier}" for pier in range(2, 7)),
    *(f"generous {GOODS[good]}" for good, n in enumerate(GENEROUS) if n >= 0),
    *("end level_4", "end top_step"),
    *declared(GAME),
}
WANTED = EVERYTHING - by_hand()
"""What must occur in the kept games. A name that is never met is either untested or dead."""


def test_everything_occurs() -> None:
    met = set().union(*map(signs, walks()))
    assert WANTED - met == set()
