"""Each invariant bites, and what no single state can show holds from move to move."""

from collections.abc import Callable
from typing import Any

import pytest

from app.framework.phases import Frame
from games.agra.invariants import INVARIANTS
from games.agra.state import Agra, replaced
from games.agra.tables import INPUT, NOTABLE, PRINTED
from tests.every_game.walks import Taken
from tests.games.agra.positions import TEAL, Table
from tests.games.agra.walks import walks

Spoil = Callable[[Agra], Any]


def put(s: Any, name: str, value: Any) -> None:
    setattr(s, name, value)


SPOILS: dict[str, Spoil] = {
    "INV-1": lambda s: put(s.seats[0], "supply", 21),
    "INV-2": lambda s: put(s.seats[0], "workers", 9),
    "INV-3": lambda s: put(s, "merchant", 9),
    "INV-4": lambda s: put(s, "bonuses", replaced(s.bonuses, 0, 0)),
    "INV-5": lambda s: put(s.seats[0], "farmers", (1, 3, 3, 3)),
    "INV-6": lambda s: put(s, "value", replaced(s.value, 0, 2)),
    "INV-7": lambda s: put(s, "open_spots", s.open_spots[1:]),
    "INV-8": lambda s: put(s, "pier", 2),
    "INV-9": lambda s: put(s, "marked", (-1, 0, 0)),
    "INV-10": lambda s: put(s.seats[0], "influence", (10, 0, 0)),
    "INV-11": lambda s: put(s.seats[0], "rupees", -1),
    "INV-12": lambda s: put(s, "mp", 1),
    "INV-13": lambda s: put(s, "doubles", 3),
    "INV-14": lambda s: put(s, "acts", 1),
    "INV-15": lambda s: put(s, "stack", ()),
}


def test_every_invariant_has_its_spoil() -> None:
    assert SPOILS.keys() == {name for name, _ in INVARIANTS}


@pytest.mark.parametrize("name", SPOILS)
def test_an_invariant_bites(name: str) -> None:
    t = Table().at("action")
    SPOILS[name](t.state)
    assert name in t.broken()


MORE: list[tuple[str, Spoil]] = [
    ("INV-2", lambda s: put(s.seats[0], "cook", 1)),
    ("INV-3", lambda s: put(s, "coins", replaced(s.coins, 8, 1))),
    ("INV-3", lambda s: put(s, "builder", -1)),
    ("INV-6", lambda s: put(s, "tokens", (0, 0, -1))),
    ("INV-7", lambda s: s.owner.__setitem__(s.owner.index(-1), -2)),
    ("INV-10", lambda s: put(s.seats[0], "tiles", s.row[:1])),
    ("INV-12", lambda s: put(s, "circle", 4)),
    ("INV-13", lambda s: s.push(Frame("sailor", 0, (1, 3, 0, 1, 0)))),
]


@pytest.mark.parametrize(("name", "spoil"), MORE, ids=[f"{name}-{i}" for i, (name, _) in enumerate(MORE)])
def test_an_invariant_bites_in_another_way(name: str, spoil: Spoil) -> None:
    t = Table().at("action")
    spoil(t.state)
    assert name in t.broken()


def worth(t: Agra, seat: int) -> int:
    return sum(n * v for n, v in zip(t.seats[seat].goods, t.value, strict=True))


def every_move() -> list[Taken]:
    return [t for game in walks() for t in game]


def test_INV_16_nobody_loses_favours_by_anothers_move() -> None:
    for t in every_move():
        for q, (before, after) in enumerate(zip(t.before.seats, t.after.seats, strict=True)):
            if q != t.seat:
                assert after.favours >= before.favours, t.move


def test_INV_17_value_of_goods() -> None:
    assert all(PRINTED[g] >= PRINTED[source] for g, source in enumerate(INPUT) if source >= 0)
    given: dict[int, int] = {}
    for t in every_move():
        if t.move.verb == "swap":
            assert worth(t.after, t.seat) == worth(t.before, t.seat)
        if t.move.verb == "give" and t.kind == "trader":
            given[t.seat] = worth(t.before, t.seat)
        elif t.kind in ("giving", "taking"):
            assert worth(t.after, t.seat) <= given[t.seat] - 1


def test_everybody_has_had_as_many_turns_at_the_end() -> None:
    for game in walks():
        turns = [0] * len(game[0].before.seats)
        for e in (e for t in game for e in t.events if e.kind == "turn"):
            turns[e.seat] += 1
        turns[game[0].before.starter] += 1  # the very first turn began with the set-up
        assert len(set(turns)) == 1


def test_one_full_round_follows_the_round_of_the_trigger() -> None:
    for game in walks():
        triggered = next(t.before.round for t in game if any(e.kind == "end-triggered" for e in t.events))
        assert game[-1].before.round == triggered + 1


def test_level_4_card_ends_the_game_after_one_more_round() -> None:
    t = Table(2)
    t.river("dewan")
    t.boat(5)
    t.marker(TEAL, "dewan", "clothes")
    t.marker(TEAL, "dewan", "paintings")
    t.goods(TEAL, paper=1)
    t.at("action", rnd=20).play("place sailor", "deliver dewan paper")
    s = t.state
    assert s.owner[NOTABLE["dewan"]] == TEAL
    assert (s.pier, s.ending, s.final) == (6, 1, 0)
    assert t.seat(TEAL).favours == 3
