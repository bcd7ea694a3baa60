"""What must hold along a whole game, not only in each state. The numbers are those of the invariants."""

import random

import pytest

from app.framework.dice import Effects, live, replayed
from app.framework.players import clockwise
from games.noria import GAME
from games.noria.reckoning import turned
from games.noria.state import HOME, KINDS, Noria, disc_kind, is_advanced
from games.noria.tables import (
    INTRIGUE_PRICE,
    LINES,
    RESOURCES,
    RING_OF,
    RINGS,
    ROUNDS,
    SPACE,
)
from tests.every_game.walks import Taken
from tests.games.noria.walks import WALKS, turns, walk

every_walk = pytest.mark.parametrize("game", WALKS, ids=lambda w: "-".join(map(str, w)))
Walk = tuple[int, str, int]


def told(step: Taken, kind: str) -> list[tuple[int | str, ...]]:
    return [event.params for event in step.events if event.kind == kind]


@every_walk
def test_INV_08_wheels_never_lose_discs(game: Walk) -> None:
    for step in walk(*game):
        if step.move.verb == "set_disc":
            continue
        for before, after in zip(step.before.seats, step.after.seats, strict=True):
            assert sum(map(bool, after.wheel)) >= sum(map(bool, before.wheel))


def actions(step: Taken) -> int:
    """How many actions a move carried out."""
    verb, args = step.move
    if verb in ("market", "invest", "travel", "upgrade", "produce"):
        return 1
    if verb in ("activate", "repeat"):
        kind = disc_kind(step.before.seats[step.seat].wheel[SPACE[args[0]]])
        if kind < len(RESOURCES):
            return 2 if args[-1] == "advanced" else 1
    return 0


@every_walk
def test_INV_09_discs_and_actions_of_a_turn(game: Walk) -> None:
    most = 0
    for turn in turns(walk(*game)):
        used = [step.move.args[0] for step in turn if step.move.verb in ("activate", "inspect")]
        assert len({RING_OF[SPACE[x]] for x in used}) == len(used) <= 3
        assert any(line.issuperset(SPACE[x] for x in used) for line in LINES.values())
        assert sum(step.move.verb == "activate" and step.move.args[1] == "advanced" for step in turn) <= 1
        done = sum(map(actions, turn))
        assert done <= 4
        most = max(most, done)
    assert most >= 3, "the walk is worth watching"


@every_walk
def test_INV_11_intrigues_never_get_cheaper(game: Walk) -> None:
    players, last = game[0], 0
    for turn in turns(walk(*game)):
        paid = [price for step in turn for _, _, price in told(step, "intrigued")]
        base = INTRIGUE_PRICE[players][turn[0].before.round]
        assert paid == [base << n for n in range(len(paid))]
        assert base >= last
        last = base


@every_walk
def test_INV_12_islands_stay_and_nobody_goes_home(game: Walk) -> None:
    for step in walk(*game):
        assert step.after.islands[: len(step.before.islands)] == step.before.islands
        for before, after in zip(step.before.seats, step.after.seats, strict=True):
            assert after.ambassador in step.after.islands or after.ambassador == before.ambassador == HOME


@every_walk
def test_INV_13_income_is_one_for_each_factory(game: Walk) -> None:
    incomes = 0
    for step in walk(*game):
        for event in step.events:
            if event.kind == "income":
                assert event.params == (step.before.seats[event.seat].built,)
                incomes += 1
    built_at_turn_ends = [turn[-1].before.seats[turn[-1].before.active].built for turn in turns(walk(*game))]
    assert incomes == sum(map(bool, built_at_turn_ends))


@every_walk
def test_INV_14_ships_on_islands_only_leave(game: Walk) -> None:
    for step in walk(*game):
        for island in step.before.islands:
            for before, after in zip(step.before.island_ships[island], step.after.island_ships[island], strict=True):
                assert after <= before
        gone = sum(map(sum, step.before.island_ships)) - sum(map(sum, step.after.island_ships))
        assert gone == 1 if step.move.verb == "take_ship" else gone <= 0


def advanced(s: Noria, seat: int) -> list[int]:
    return sorted(disc_kind(d) for d in s.seats[seat].wheel if is_advanced(d))


@every_walk
def test_INV_15_advanced_discs_stay_advanced(game: Walk) -> None:
    for step in walk(*game):
        for q in range(game[0]):
            before, after = advanced(step.before, q), advanced(step.after, q)
            if q == step.seat and step.move.verb == "upgrade":
                before.append(disc_kind(step.before.seats[q].wheel[SPACE[step.move.args[0]]]))
            elif q == step.seat and step.move.verb == "place_disc":
                replaced = step.before.seats[q].wheel[SPACE[step.move.args[1]]]
                if is_advanced(replaced):
                    before.remove(disc_kind(replaced))
            assert sorted(before) == after


@every_walk
def test_INV_16_rounds_times_players_turns(game: Walk) -> None:
    players, taken = game[0], walk(*game)
    turns = [(step.before.round, step.before.active) for step in taken if step.before.round]
    began = [active for _, active in dict.fromkeys(turns)]
    first = taken[0].before.first
    assert began == [*clockwise(players, first)] * ROUNDS[players]
    assert {step.after.first for step in taken} == {first}
    rounds = [params for step in taken for params in told(step, "round_began")]
    assert rounds == [(rnd, ROUNDS[players]) for rnd in range(1, ROUNDS[players] + 1)]


@every_walk
def test_INV_17_rings_come_round(game: Walk) -> None:
    for step in walk(*game)[::25]:
        seat = step.after.seats[step.seat].clone()
        for ring, spaces in RINGS.items():
            before = list(seat.wheel)
            for turn in range(1, len(spaces) + 1):
                seat.wheel = turned(seat.wheel, ring)
                inside = [before[spaces[(i - turn) % len(spaces)]] for i in range(len(spaces))]
                assert [seat.wheel[x] for x in spaces] == inside
                assert all(seat.wheel[x] == before[x] for x in range(len(before)) if x not in spaces)
            assert seat.wheel == before


@every_walk
def test_INV_19_same_chance_same_decisions_same_game(game: Walk) -> None:
    players, variant, seed = game
    rng = random.Random(f"{players}/{variant}/{seed}")
    s = GAME.start(GAME.setup(players, variant), Effects(live(rng)))
    for step in walk(*game):
        assert s == step.before
        islands = [i for i in step.after.islands if i not in step.before.islands]
        pick = [i for i in range(9) if i not in step.before.islands].index(islands[0]) if islands else -1
        fx = Effects(replayed([pick]))
        GAME.play(s, step.move, fx)
        assert fx.picks == ([pick] if islands else []), "an unknown island is the only chance after the set-up"
        assert s == step.after


@every_walk
def test_levels_politicians_and_factories_only_grow(game: Walk) -> None:
    for step in walk(*game):
        for before, after in zip(step.before.seats, step.after.seats, strict=True):
            assert all(a >= b for a, b in zip(after.levels, before.levels, strict=True))
            assert after.built >= before.built
            assert all(a >= b for a, b in zip(after.ships, before.ships, strict=True))
            assert all(a >= b for a, b in zip(after.warehouses, before.warehouses, strict=True))
        assert all(a >= b for a, b in zip(step.after.seated, step.before.seated, strict=True))
        for owners, then in zip(step.before.sites, step.after.sites, strict=True):
            assert all(b in (-1, a) for a, b in zip(then, owners, strict=True))


def test_walks_are_long_enough_to_mean_something() -> None:
    taken = [step for game in WALKS for step in walk(*game)]
    assert len(taken) > 3000
    assert any(d > KINDS for step in taken for seat in step.after.seats for d in seat.wheel)
    assert max(seat.built for step in taken for seat in step.after.seats) >= 4
