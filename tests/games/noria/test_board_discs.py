"""Noria's discs from state to state: marked where something else lies than would by itself, and seen to go their way."""

from collections import Counter

import pytest

from app.framework.phases import Frame
from app.table.scene import TableScene
from app.table.theme import THEMES, load_fonts
from app.text.speaker import Speaker
from games.noria import GAME
from games.noria.board import BOARD
from games.noria.board.naming import disc_names, waiting
from games.noria.reckoning import after_turns
from games.noria.state import Noria, disc_kind
from games.noria.tables import RINGS
from tests.every_game.walks import Taken
from tests.games.noria.positions import Table
from tests.games.noria.walks import SETUPS, walk

NAMES = ("Anna", "Bruno", "Carla", "Dario")


def ended(step: Taken, q: int) -> bool:
    """Whether the rings of this seat turned at the end of its turn."""
    due = [any(f.kind == "administration" and f.seat == q for f in s.stack) for s in (step.before, step.after)]
    return due == [True, False]


def other_than_by_itself(steps: tuple[Taken, ...], q: int) -> set[int]:
    """The spaces of a wheel on which there lies a disc, and another one than if nobody had touched the wheel."""
    old, new = steps[0].before.seats[q].wheel, steps[-1].after.seats[q].wheel
    rested = after_turns(old, sum(ended(step, q) for step in steps))
    return {x for x, disc in enumerate(new) if disc and disc != rested[x]}


def has_equals_in_a_ring(wheel: list[int]) -> bool:
    return any(n > 1 for ring in RINGS.values() for n in Counter(wheel[x] for x in ring if wheel[x]).values())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("players", GAME.players)
def test_a_disc_is_marked_where_something_else_lies_and_nowhere_else(players: int) -> None:
    load_fonts()
    taken, met = walk(players, "base", 1), Counter[str]()
    speaker = Speaker("en", GAME, NAMES[:players])
    ends = [i for i, step in enumerate(taken) if any(ended(step, q) for q in range(players))]
    for focus in range(players):
        scene = TableScene(BOARD, THEMES["dark"], speaker)
        for i in range(focus, len(ends) - 1, players):
            steps = taken[ends[i] : ends[min(i + focus, len(ends) - 1)] + 1 + focus]
            before, after = steps[0].before, steps[-1].after
            scene.show_state(after, focus, animate=False)
            scene.mark(before)
            for q in range(players):
                new = other_than_by_itself(steps, q)
                names = disc_names(after, q)
                waits = set(waiting(after, q)) - set(waiting(before, q))
                marked = {name for name in scene.marked if name.startswith(f"disc:{q}:")}
                assert marked == {names[x] for x in new} | waits
                turned_only = not new and any(ended(step, q) for step in steps)
                met["turned, with equals"] += turned_only and has_equals_in_a_ring(after.seats[q].wheel)
                met["one is new"] += len(new) == 1
    assert met["turned, with equals"] > 3
    assert met["one is new"] > 3


@pytest.mark.usefixtures("qapp")
def test_nothing_is_marked_because_it_is_somebodys_turn_again() -> None:
    """Neither the wheel nor what a Night Shift costs, though it was doubled when last decided."""
    load_fonts()
    table = Table(2).at("influence", rnd=3)
    table.wheel(0, large_right="city", large_left="city", medium_right="journey")
    table.resources(0, knowledge=9)
    table.play("night_shift large")
    before = table.state.clone()
    while not (table.state.stack[-1] == Frame("influence", 0) and table.state.round == 4):
        table.end_turn()
    assert table.state.seats[0].wheel == after_turns(before.seats[0].wheel, 1)
    scene = TableScene(BOARD, THEMES["dark"], Speaker("en", GAME, NAMES[:2]))
    scene.show_state(table.state, 0, animate=False)
    scene.mark(before)
    assert scene.marked <= {"smokestack"}


def discs(s: Noria) -> dict[str, tuple[int, int]]:
    """By name, whose each is and of which kind."""
    return {
        name: (q, disc_kind(disc))
        for q, seat in enumerate(s.seats)
        for name, disc in (*((name, seat.wheel[x]) for x, name in disc_names(s, q).items()), *waiting(s, q).items())
    }


def test_no_disc_is_lost_from_sight_and_none_becomes_another() -> None:
    """From one state to the next, and back again: what goes on under another name is of the same kind and of the same owner."""
    verbs = Counter[str]()
    for step in (step for players, variant in SETUPS for step in walk(players, variant, 2)):
        for before, after in ((step.before, step.after), (step.after, step.before)):
            names, old, new = BOARD.renamed(before, after, 0), discs(before), discs(after)
            assert len(set(names.values())) == len(names)
            assert all(old[a] == new[b] for a, b in names.items())
            seen = {names.get(name, name) for name in old}
            assert Counter(new[name] for name in new.keys() - seen) == Counter(new.values()) - Counter(old.values())
            assert len(seen - new.keys()) == (Counter(old.values()) - Counter(new.values())).total()
        verbs[step.move.verb] += bool(names)
    assert all(verbs[verb] for verb in ("modify", "night_shift", "place_disc", "set_disc", "upgrade"))


def test_a_bought_disc_laid_before_its_equal_leaves_that_where_it_is() -> None:
    table = Table(2)
    table.wheel(0, medium_left="energy")
    table.state.seats[0].bought = [0]
    table.state.stacks[0] -= 1
    before = table.at("administration", rnd=3).state.clone()
    table.play("place_disc energy small_bottom")
    assert BOARD.renamed(before, table.state, 0) == {"disc:0:energy:waits_0": "disc:0:energy:small_bottom"}
