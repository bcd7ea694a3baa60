"""What is seen to move: pieces go on under other names, and a dragged one lies afterwards where it was dropped."""

from collections import Counter

import pytest

from app.framework.dice import Effects
from app.table.layout import rects
from app.table.scene import TableScene
from app.table.theme import DARK, load_fonts
from app.text.speaker import Speaker
from games.agra import GAME
from games.agra.board import BOARD
from games.agra.state import Agra
from games.agra.tables import NOTABLE, RIVER
from tests.games.agra.walks import walk

STAYS = {"place", "refine", "swap", "serve", "farmer", "raise", "price", "study", "deliver", "double", "favour", "dye"}
"""Verbs after which the dragged piece lies on the place where it was dropped."""


def ids(s: Agra, focus: int) -> set[str]:
    return {p.id for p in BOARD.arrange(s, focus)}


@pytest.mark.parametrize("players", [2, 4])
def test_a_piece_takes_a_name_that_is_there(players: int) -> None:
    for step in walk(players, 1)[::3]:
        for focus in range(players):
            names = BOARD.renamed(step.before, step.after, focus)
            before, after = ids(step.before, focus), ids(step.after, focus)
            assert set(names) <= before, step.move
            assert set(names.values()) <= after, step.move
            new = [name for name in names.values() if name not in before]
            assert len(new) == len(set(new)), step.move


def test_what_is_dragged_lies_afterwards_where_it_was_dropped() -> None:
    seen: Counter[str] = Counter()
    for players in (2, 4):
        for step in walk(players, 2)[::2]:
            s = step.before
            for move in GAME.legal(s):
                gesture = BOARD.gesture(s, move, step.seat)
                if move.verb not in STAYS or gesture is None or not gesture.piece or not gesture.place or seen[move.verb] > 12:
                    continue
                after = s.clone()
                GAME.play(after, move, Effects(lambda n: 0))
                delivered = move.verb in ("deliver", "double")
                if not after.stack or (delivered and after.owner[NOTABLE[str(move.args[0])]] != RIVER):
                    continue
                names = BOARD.renamed(s, after, step.seat)
                now = names.get(gesture.piece, gesture.piece)
                places = {p.id: p for p in BOARD.places(after, step.seat)}
                lies = rects(places.values(), BOARD.arrange(after, step.seat))[now]
                assert lies.intersects(places[gesture.place].rect), (move, gesture, now)
                seen[move.verb] += 1
    assert {"place", "refine", "serve", "farmer", "raise", "deliver", "favour"} <= seen.keys()


def test_the_scene_lets_pieces_go_on_under_their_new_names(qapp: object) -> None:
    load_fonts()
    step = next(t for t in walk(2, 1) if t.move.verb == "place" and t.before.spaces.count(-1) == 20)
    scene = TableScene(BOARD, DARK, Speaker("en", GAME, ["A", "B"]))
    scene.motion.duration = 50
    scene.show_state(step.before, step.seat, animate=False, number=1)
    item = scene.pieces[f"workers:{step.seat}"]
    scene.show_state(step.after, step.seat, animate=True, number=2)
    assert scene.pieces[f"worker:{step.seat}:{step.move.args[0]}"] is item
    assert item.piece_id == f"worker:{step.seat}:{step.move.args[0]}"
    assert f"workers:{step.seat}" in scene.pieces
    scene.motion.finish()
    assert scene.pieces.keys() == ids(step.after, step.seat)


def test_a_piece_that_joins_another_is_gone(qapp: object) -> None:
    """A worker sent home flies to the supply of its owner and is one of those there."""
    load_fonts()
    step = next(
        t
        for t in walk(2, 1)
        if t.move.verb == "place"
        and any(e.kind == "kicked" for e in t.events)
        and not any(f.kind == "cook" for f in t.after.stack)
    )
    owner = 1 - step.seat
    gone = ids(step.before, step.seat) - ids(step.after, step.seat)
    worker = next(name for name in gone if name.startswith(f"worker:{owner}:"))
    assert BOARD.renamed(step.before, step.after, step.seat)[worker] == f"workers:{owner}"
    scene = TableScene(BOARD, DARK, Speaker("en", GAME, ["A", "B"]))
    scene.motion.duration = 50
    scene.show_state(step.before, step.seat, animate=False, number=1)
    item, home = scene.pieces[worker], scene.centre(f"workers:{owner}")
    scene.show_state(step.after, step.seat, animate=True, number=2)
    assert worker not in scene.pieces
    assert item.scene() is scene
    scene.motion.finish()
    assert item.scene() is None
    assert item.rect().center() == home


def test_rivals_markers_are_seen_to_fly_between_places_that_are_there() -> None:
    flown = 0
    for step in walk(4, 1)[::5]:
        for focus in range(4):
            places = {p.id for p in BOARD.places(step.after, focus)}
            for what in BOARD.passing(step.before, step.after, focus):
                assert {what.start, what.end} <= places
                assert what.many > 0
                flown += what.many
    assert flown > 20


def test_what_a_rival_produces_comes_from_the_supply_and_what_is_processed_from_its_good() -> None:
    made = next(
        t
        for t in walk(4, 1)
        if t.move.verb == "produce"
        and int(t.move.args[0]) > 1
        and sum(t.after.seats[t.seat].goods) > sum(t.before.seats[t.seat].goods)
    )
    focus = (made.seat + 1) % 4
    flights = BOARD.passing(made.before, made.after, focus)
    names = BOARD.renamed(made.before, made.after, focus)
    gained = sum(made.after.seats[made.seat].goods) - sum(made.before.seats[made.seat].goods)
    mine = [f for f in flights if f.end.startswith(f"store:{made.seat}:")]
    renamed = sum(new.startswith(f"pile:{made.seat}:") for new in names.values())
    assert sum(f.many for f in mine) + renamed == gained
    assert {f.start for f in mine} <= {f"supply-at:{made.seat}"}


def test_what_is_new_comes_from_a_place_that_is_there() -> None:
    new: Counter[str] = Counter()
    for step in walk(2, 1)[::2]:
        names = BOARD.renamed(step.before, step.after, 0)
        places = {p.id for p in BOARD.places(step.after, 0)}
        for piece in ids(step.after, 0) - ids(step.before, 0) - set(names.values()):
            start = BOARD.comes_from(step.after, piece, 0)
            assert not start or start in places
            new[start] += 1
    assert new["supply-at:0"] > 5
    assert new["pile-at"] > 0
