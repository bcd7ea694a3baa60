"""Why not: a reason is true of the very move it is given against, names the rule, and is there to be asked for."""

import random
from collections.abc import Callable, Iterator

import pytest

from app.framework.moves import Move, Refusal
from games.agra import GAME
from games.agra.state import Agra
from games.agra.steps.payment import needed
from games.agra.tables import ACTION, CIRCLE, GOOD, INPUT, NOTABLE, OWN, RIVER, SPACE, SPOTS
from tests.games.agra.positions import MAGENTA, TEAL, Table
from tests.games.agra.walks import walk

CIRCLE_PRICE = {"deliver": 3, "uncover": 2, "farmer": 1}


def goods_named(m: Move) -> set[str]:
    """The goods that a move uses up: those it names, or what its result is made from."""
    if m.verb in ("refine", "refine_two"):
        source = INPUT[GOOD[str(m.args[0])]]
        return {name for name, good in GOOD.items() if good == source}
    if m.verb == "refresh":
        return {"oil", "curry"} if m.args == ("both",) else {str(m.args[0])}
    return {str(arg) for arg in m.args if arg in GOOD} | ({"statues"} if m.verb == "statue" else set())


def point_price(s: Agra, m: Move) -> int:
    if m.verb == "mosaic":
        return {1: 1, 2: 3}[int(m.args[0])]
    return CIRCLE_PRICE.get(m.verb) or s.value[GOOD[str(m.args[0])]]


def favours_needed(m: Move) -> int:
    return {"favour": lambda: OWN[ACTION[str(m.args[0])]]}.get(m.verb, lambda: 0)()


TRUE: dict[str, Callable[[Agra, Move, Refusal], bool]] = {
    "no-good": lambda s, m, r: m.verb in ("fulfil", "study") or str(r.params[0]) in goods_named(m),
    "few-mp": lambda s, m, r: r.params == (point_price(s, m), s.mp),
    "few-favours": lambda s, m, r: m.verb != "favour" or r.params[0] == favours_needed(m),
    "no-favour-action": lambda s, m, r: int(r.params[0]) <= favours_needed(m),
    "no-contract": lambda s, m, r: m.verb == "mosaic" or r.params == m.args,
    "ability-used": lambda s, m, r: m.verb == "mosaic" or r.params == m.args,
    "few-materials": lambda s, m, r: r.params == (m.args[0], needed(s, s.stack[-1].seat, SPACE[str(m.args[0])])),
    "luxury-used": lambda s, m, r: r.params == m.args,
    "blocked": lambda s, m, r: CIRCLE[s.circle] == r.params[0],
    "no-mp": lambda s, m, r: s.mp == 0,
}


def tried_everywhere() -> Iterator[tuple[Agra, Move, Refusal]]:
    rng = random.Random(3)
    for players in (2, 3, 4):
        for taken in walk(players, 5)[:: rng.randint(3, 5)]:
            for m, refusal in GAME.tried(taken.before):
                if refusal:
                    yield taken.before, m, refusal


def test_every_reason_is_true_of_its_move() -> None:
    wrong = [(str(m), r) for s, m, r in tried_everywhere() if r.reason in TRUE and not TRUE[r.reason](s, m, r)]
    assert wrong == []


def test_reasons_against_the_asides_of_a_beginner() -> None:
    """Nothing owned yet: what is said is true of each of these, not of another good, contract or price."""
    t = Table().at("action")
    for line, why in {
        "ability caliph": Refusal("no-abilities", (), "AG-7.6-1"),
        "ability french_trader": Refusal("no-abilities", (), "AG-7.6-1"),
        "luxury paintings": Refusal("no-luxuries", (), "AG-6.2.3-6"),
        "luxury books": Refusal("no-luxuries", (), "AG-6.2.3-6"),
        "refresh curry": Refusal("no-remedy", (), "AG-6.2.3-1"),
        "favour fa_influence": Refusal("no-favour-action", (2, 0), "AG-6.2.3-3"),
        "favour fa_basic_good": Refusal("no-favour-action", (2, 0), "AG-6.2.3-3"),
        "statue": Refusal("no-good", ("statues",), "AG-6.2.3-7"),
    }.items():
        assert t.refused(line) == why, line


def test_a_contract_is_named_only_when_it_is_the_one_asked_for() -> None:
    t = Table()
    t.contract(TEAL, "english_trader")
    t.at("action")
    assert t.refused("ability caliph") == Refusal("no-contract", ("caliph",), "AG-7.6-1")
    assert t.refused("ability english_trader") == Refusal("ability-in-vain", ("english_trader",), "AG-7.6-1")


def test_one_luxury_good_does_not_stand_for_another() -> None:
    t = Table()
    t.goods(TEAL, statues=1)
    t.at("action")
    assert t.refused("luxury clothes") == Refusal("no-good", ("clothes",), "AG-6.2.3-6")


@pytest.mark.parametrize(
    ("before", "why"),
    [
        ((), "statue-later"),
        (("place trader",), "statue-later"),
        (("place trader", "leave"), ""),
        (("place trader", "leave", "serve cement"), "statue-too-late"),
        (("place trader", "leave", "statue"), "statue-used"),
        (("place trader", "leave", "statue", "place sailor", "land"), "statue-used"),
    ],
)
def test_N04_when_a_statue_may_be_used_is_said_at_any_time(before: tuple[str, ...], why: str) -> None:
    t = Table()
    t.goods(TEAL, statues=2, cement=1)
    t.at("action").play(*before)
    assert t.reason("statue") == why


def test_a_statue_is_for_the_own_turn() -> None:
    t = Table()
    t.contract(MAGENTA, "jagirdar")
    t.river("cook")
    t.goods(MAGENTA, wood=1, statues=1)
    t.at("action").play("place sailor", "land", "deliver cook wood")
    assert t.asked == ("honours", MAGENTA)
    assert t.reason("statue") == "not-your-turn"


def test_points_are_named_with_the_price_of_the_move() -> None:
    t = Table()
    t.worker(TEAL, "quarry")
    t.goods(TEAL, oil=1, cotton=1)
    t.at("meditation")
    assert t.reason("swap oil dye") == "no-mp", "no price is named that this swap does not have"
    t.play("lay quarry")
    assert t.refused("swap oil dye") == Refusal("few-mp", (2, 1), "AG-6.1.2-1")
    assert t.refused("refine cloth") == Refusal("few-mp", (2, 1), "AG-6.1.2-1")
    assert t.refused("uncover top_wood") == Refusal("few-mp", (2, 1), "AG-6.1.2-1")
    assert t.reason("deliver cook oil") == "blocked", "the marker closes it, with any number of points"


def test_the_price_of_a_building_counts_the_takshaka() -> None:
    t = Table()
    t.contract(TEAL, "takshaka")
    t.goods(TEAL, wood=1)
    t.at("action").play("place architect")
    assert t.refused("build cement_works") == Refusal("few-materials", ("cement_works", 2), "AG-6.2.2.1-2")


def test_a_marker_on_the_top_step_is_not_paid_for() -> None:
    """N36, R-54: no favours for a step that cannot be taken."""
    t = Table()
    t.influence(TEAL, artisans=9)
    t.give(TEAL, favours=4)
    t.at("action").play("place architect")
    assert t.refused("raise artisans") == Refusal("track-at-top", ("artisans",), "AG-5.6-1")
    t.play("favour fa_influence")
    assert t.legal("raise") == ["raise merchants", "raise scholars"]


def test_a_painting_with_one_track_left_gives_one_step() -> None:
    """R-54: the second step would have to go to a marker that stands on the top step."""
    t = Table()
    t.influence(TEAL, artisans=9, merchants=9)
    t.goods(TEAL, paintings=1)
    t.at("action").play("luxury paintings", "raise scholars")
    assert t.asked == ("action", TEAL)
    assert t.seat(TEAL).influence == (9, 9, 1)


def test_an_architect_with_nothing_to_do_is_passed_over() -> None:
    """R-19: the space may be used all the same."""
    t = Table()
    t.influence(TEAL, artisans=9, merchants=9, scholars=9)
    t.at("action").play("place architect")
    assert t.asked == ("order", TEAL)
    t.goods(TEAL, wood=1, sandstone=1)
    t.worker(TEAL, "quarry")
    t.at("action").play("place architect")
    assert t.asked == ("architect", TEAL), "building is left"


def test_the_sailor_proposes_every_delivery_with_its_reason() -> None:
    """What nobody can deliver now is answered too: closed, taken, lacking, or the voyage has no delivery left."""
    t = Table()
    t.river("cook", "jagirdar")
    t.marker(MAGENTA, "cook", "oil")
    t.goods(TEAL, oil=1, planks=1)
    t.at("action").play("place sailor")
    why = {str(m): r.reason for m, r in GAME.tried(t.state) if r}
    assert why["deliver cook oil"] == "spot-taken"
    assert why["deliver cook wood"] == "no-good"
    assert why["deliver jagirdar planks"] == "level-closed"
    assert why["double cook oil"] == "few-deliveries"
    assert why["fare wood"] == "no-good"
    on_the_river = sum(len(SPOTS[n]) for n, owner in enumerate(t.state.owner) if owner == RIVER)
    assert sum(m.verb == "deliver" for m, _ in GAME.tried(t.state)) == on_the_river


def test_the_trader_proposes_what_cannot_be_given_or_taken() -> None:
    t = Table()
    t.goods(TEAL, wood=1, oil=1)
    t.at("action").play("place trader")
    why = {str(m): r.reason for m, r in GAME.tried(t.state) if r}
    assert why["give cement"] == "no-good"
    t.play("give oil")
    why = {str(m): r.reason for m, r in GAME.tried(t.state) if r}
    assert why["take cement"] == "few-value"
    assert why["give cement"] == "no-good"
    assert "take wood" not in why


def test_processing_proposes_every_arrow() -> None:
    t = Table()
    t.goods(TEAL, cotton=1)
    t.give(TEAL, favours=3)
    t.at("action").play("favour fa_process")
    tried = {str(m): r.reason if r else "" for m, r in GAME.tried(t.state) if m.verb == "refine"}
    assert len(tried) == 12
    assert tried["refine oil"] == ""
    assert tried["refine statues"] == "no-good"
    assert t.refused("refine statues") == Refusal("no-good", ("bricks",), "AG-A3-1")


def test_reasons_name_the_rule_that_wants_the_good() -> None:
    t = Table()
    t.goods(TEAL, wood=1)
    t.at("action").play("place sailor")
    assert t.refused("fare oil") == Refusal("no-good", ("oil",), "AG-6.2.2.1-7")
    t.play("land")
    assert t.refused("serve oil") == Refusal("no-good", ("oil",), "AG-6.3.1-1")


def test_who_owns_a_notable_is_not_asked_for_its_wishes() -> None:
    t = Table()
    t.contract(MAGENTA, "cook")
    t.goods(TEAL, wood=1)
    t.at("action").play("place sailor")
    assert "deliver cook wood" not in [str(m) for m, _ in GAME.tried(t.state)]
    assert t.reason("deliver cook wood") == "notable-gone"
    assert t.state.owner[NOTABLE["cook"]] == MAGENTA
