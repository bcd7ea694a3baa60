"""What the board shows is so: the engine is asked, not the board's own reckoning."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QRectF

from app.framework.dice import Effects, live, unknown
from app.framework.moves import Move
from app.framework.phases import Frame
from app.table.board import Place
from app.table.layout import rects
from app.text.speaker import Speaker
from games.noria import GAME
from games.noria.board import BOARD
from games.noria.reckoning import after_turns
from games.noria.state import Noria
from games.noria.tables import (
    CHAMBER,
    CHAMBERS,
    POLITICIANS,
    RESOURCES,
    SPACES,
)
from tests.games.noria.walks import SETUPS, walk

NAMES = ("Anna", "Bruno", "Carla", "Dario")
USED_UP = {"sell", "inspect"}
"""What is carried there is gone afterwards, or lies again where it was."""

PRICED = {"large": "night_shift", "medium": "night_shift", "modify": "modify", "intrigue": "intrigue"}

every_setup = pytest.mark.parametrize(("players", "variant"), SETUPS)


def states(players: int, variant: str) -> Iterator[Noria]:
    for seed in (1, 2):
        yield from (step.before for step in walk(players, variant, seed)[seed::4])


def looks(s: Noria, focus: int) -> dict[str, list[str]]:
    return {p.id: p.look.split("/") for p in BOARD.arrange(s, focus)}


def income_by_rule(s: Noria, seat: int) -> int:
    after = s.clone()
    after.stack = (Frame("place_discs", seat), Frame("administration", seat))
    GAME.settle(after, Effects(unknown))
    return after.seats[seat].knowledge - s.seats[seat].knowledge


def price_by_rule(s: Noria, seat: int, verb: str) -> int:
    """What a player without Knowledge is told that it costs."""
    poor = s.clone()
    poor.seats[seat].knowledge = -1
    step = GAME.verbs[verb]
    refusal = step.shut(poor, Frame("actions", seat))
    assert refusal is not None
    return int(refusal.params[0])


@every_setup
def test_income_is_what_the_end_of_a_turn_brings(players: int, variant: str) -> None:
    for s in states(players, variant):
        for q in range(players):
            for focus in range(players):
                bare = [] if focus == q else ["bare"]
                assert looks(s, focus)[f"on-income:{q}"] == ["income", str(income_by_rule(s, q)), *bare]


@every_setup
def test_prices_are_what_the_rules_ask_of_whoever_has_the_turn(players: int, variant: str) -> None:
    for s in states(players, variant):
        if any(f.kind == "administration" for f in s.stack):
            shown = looks(s, s.active)
            for piece, verb in (
                ("large", "night_shift"),
                ("medium", "night_shift"),
                ("modify", "modify"),
                ("intrigue", "intrigue"),
            ):
                assert shown[f"on-price:{piece}"][1] == str(price_by_rule(s, s.active, verb)), verb


@every_setup
def test_stock_fleet_and_goods_are_the_owners(players: int, variant: str) -> None:
    for s in states(players, variant):
        for focus in range(players):
            shown = looks(s, focus)
            for q, seat in enumerate(s.seats):
                assert shown[f"on-knowledge:{q}"][-1] == str(seat.knowledge)
                for r, name in enumerate(RESOURCES):
                    assert shown[f"on-stock:{q}:{name}"][-1] == str(seat.resources[r])
                    fleet = shown[f"on-fleet-size:{q}:{name}" if q == focus else f"on-fleet:{q}:{name}"]
                    assert fleet[-1] == str(seat.ships[r])


@every_setup
def test_headlines_are_the_states_numbers(players: int, variant: str) -> None:
    speaker = Speaker("en", GAME, NAMES[:players])
    for s in states(players, variant):
        for q, seat in enumerate(s.seats):
            values = [h.value for h in BOARD.headlines(s, q, speaker)]
            assert values == [GAME.standing(s).totals[q], seat.knowledge, sum(seat.ships), seat.built, sum(seat.goods)]


@every_setup
def test_a_disc_tells_what_it_brings_to_its_owner(players: int, variant: str) -> None:
    speaker = Speaker("en", GAME, NAMES[:players])
    for s in states(players, variant):
        for q, seat in enumerate(s.seats):
            for x, disc in enumerate(seat.wheel):
                if 0 < disc <= len(RESOURCES):
                    about = BOARD.about(s, f"wheel:{q}:{SPACES[x]}", (q + 1) % players, speaker)
                    assert about is not None
                    gain = speaker.say(f"count-{RESOURCES[disc - 1]}", n=seat.ships[disc - 1])
                    assert any(gain in line for line in about.lines)


def most_seated(s: Noria, chamber: int) -> int:
    """By playing Intrigues for one Chamber, throwing out from the others first, for as long as the rules allow."""
    after = s.clone()
    after.seats[after.active].knowledge = 10**9
    others = [c for c in range(len(CHAMBERS)) if c != chamber]
    while True:
        frame = Frame("politics", after.active)
        after.stack = (frame,)
        remove = max(others, key=lambda c: after.unseated[c])
        move = next(
            (
                m
                for m in (Move("intrigue", (CHAMBERS[chamber], CHAMBERS[c])) for c in (remove, chamber))
                if GAME.refuse(after, m) is None
            ),
            None,
        )
        if move is None:
            return after.seated[chamber]
        GAME.play(after, move, Effects(unknown))


@every_setup
def test_open_seats_of_a_chamber_can_all_be_filled_and_no_other(players: int, variant: str) -> None:
    for s in list(states(players, variant))[::5]:
        if not s.round:
            continue
        shut = {name for name, look in looks(s, 0).items() if look[0] == "shut"}
        for name, c in CHAMBER.items():
            most = most_seated(s, c)
            assert {f"shut:{name}:{i}" for i in range(most + 1, POLITICIANS[c] + 1)} <= shut
            assert not {f"shut:{name}:{i}" for i in range(most + 1)} & shut


@every_setup
def test_the_wheel_ahead_is_the_wheel_after_the_turn(players: int, variant: str) -> None:
    for s in states(players, variant):
        for q, seat in enumerate(s.seats):
            after = s.clone()
            after.stack = (Frame("administration", q),)
            after.seats[q].bought = []
            GAME.settle(after, Effects(unknown))
            assert after.seats[q].wheel == after_turns(seat.wheel, 1)


def lying(s: Noria, focus: int) -> tuple[dict[str, Place], dict[str, tuple[str, QRectF]]]:
    """Places by name, and pieces with their looks and where they lie."""
    places, pieces = list(BOARD.places(s, focus)), list(BOARD.arrange(s, focus))
    found = rects(places, pieces)
    return {p.id: p for p in places}, {p.id: (p.look, found[p.id]) for p in pieces}


@every_setup
def test_what_is_dropped_lies_where_it_was_dropped(players: int, variant: str) -> None:
    """The piece itself, or, where it becomes another one or a number, what is new there."""
    tried: set[str] = set()
    rng = Random(1)
    for step in walk(players, variant, 3)[::3]:
        s, focus = step.before, step.seat
        places, before = lying(s, focus)
        for move in GAME.legal(s):
            way = BOARD.gesture(s, move, focus)
            if way is None or not way.piece or not way.place or way.turns or move.verb in USED_UP:
                continue
            after = s.clone()
            GAME.play(after, move, Effects(live(rng)))
            if GAME.observe(after, focus).active != s.active:
                continue  # the rings have turned since
            _, now = lying(after, focus)
            drop = places[way.place].rect
            there = {name: look for name, (look, at) in now.items() if drop.contains(at.center())}
            carried = now.get(way.piece, before[way.piece])
            new = {name for name in there if before.get(name) != now[name]}
            assert new or carried[0] in there.values(), f"{move} drops {way.piece} on {way.place}, but nothing new lies there"
            still = carried == before[way.piece]  # it became a number or another piece, or the rules left it where it was
            assert still or carried[0] in there.values(), f"{move} drops {way.piece} on {way.place}, but it lies elsewhere"
            tried.add(move.verb)
    assert {"invest", "travel", "market", "build", "take_ship"} <= tried
