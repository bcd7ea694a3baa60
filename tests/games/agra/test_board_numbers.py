"""The numbers on Agra's board are what the engine would do, and nobody sees into a closed purse.

The suite looks at some states of each number of players; CARAVANSERAI_GESTURES, when large, asks for two hundred.
"""

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from app.framework.dice import Effects
from app.framework.moves import Move
from app.table.board import Piece
from app.text.speaker import Speaker
from games.agra import GAME
from games.agra.board import BOARD
from games.agra.deliveries import delivery_rupees
from games.agra.house import PEON_COLLECTS
from games.agra.imperial import order_rupees
from games.agra.meditation_points import next_lay
from games.agra.reckoning import contracts_to_sail, wanted, would_win, yields_along
from games.agra.state import Agra
from games.agra.tables import (
    ARCHITECT,
    BUILDINGS,
    FREE,
    GOOD,
    GOODS,
    GUILD,
    MUEZZIN,
    NOTABLE,
    NOTABLES,
    ORDERS,
    RIVER,
    SPACE,
    SPOT_OF,
    SPOTS,
)
from tests.games.agra.walks import walk

STATES = 200 if int(os.environ.get("CARAVANSERAI_GESTURES", "250")) > 1000 else 30
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def states(players: int, kind: str = "") -> Iterator[Agra]:
    """Some moments of a game; with a kind, of those in which this is asked."""
    taken = [step for step in walk(players, 1) if not kind or step.before.stack[-1].kind == kind]
    yield from (step.before for step in taken[:: max(1, len(taken) // STATES)])


def looks(s: Agra, focus: int) -> dict[str, list[str]]:
    return {p.id: p.look.split("/")[1:] for p in BOARD.arrange(s, focus)}


def played(s: Agra, *moves: Move) -> Agra:
    after = s.clone()
    for move in moves:
        assert GAME.refuse(after, move) is None, move
        GAME.play(after, move, Effects(lambda n: 0))
    return after


@every_table
def test_what_is_painted_is_what_the_state_says(players: int) -> None:
    for s in states(players):
        for focus in range(players):
            seen = looks(s, focus)
            assert seen["round"] == [str(s.round)]
            for b, name in enumerate(BUILDINGS):
                assert seen.get(f"coins:{name}", ["0"]) == [str(s.coins[b])]
            for token, (flags, _) in ((i, seen[i]) for i in seen if i.startswith("token:")):
                place = next(p.place for p in BOARD.arrange(s, focus) if p.id == token)
                if place.startswith("price:"):
                    assert s.value[GOOD[place.split(":")[1]]] == int(flags)
            for q, p in enumerate(s.seats):
                assert seen[f"workers:{q}"][2:] == [str(p.workers), str(p.cook)]
                assert seen[f"supply:{q}"][2] == str(p.supply)
                assert seen[f"on-purse:{q}"][1] == str(p.rupees)
                if q == focus:
                    assert seen[f"count-favours:{q}"] == [str(p.favours)]
                    assert [int(seen.get(f"count:{g}", ["1"])[0]) for g, n in zip(GOODS, p.goods, strict=True) if n] == [
                        n for n in p.goods if n
                    ]
                else:
                    assert seen[f"favours-of:{q}"][1] == str(p.favours)
                    piles = [int(seen.get(f"pile:{q}:{g}", ["", "", "0"])[2]) for g in GOODS]
                    assert piles == p.goods
                    assert seen[f"tracker:{q}"][1] == str(p.tracker)
                    assert seen[f"covers-of:{q}"][1] == str(sum(p.covers))
                    farmers, covers = ([int(digit) for digit in row] for row in seen[f"small-farm:{q}"][2:])
                    assert (farmers, covers) == (list(p.farmers), list(p.covers))


@every_table
def test_what_spaces_cost_is_what_is_paid(players: int) -> None:
    checked: Counter[str] = Counter()
    for s in states(players, "action"):
        f = s.stack[-1]
        costs = {i.split(":")[1]: look for i, look in looks(s, f.seat).items() if i.startswith("cost:")}
        for move in GAME.legal(s):
            if move.verb != "place":
                continue
            name = str(move.args[0])
            v, space = s.spaces[SPACE[name]], SPACE[name]
            after, own = played(s, move), v >> 1 == f.seat
            coins = s.coins[space] if space < ARCHITECT and (not own or s.house & PEON_COLLECTS) else 0
            price = min(int(costs[name][1]), s.seats[f.seat].rupees) if own else 0
            assert after.seats[f.seat].rupees == s.seats[f.seat].rupees - price + coins, move
            checked["peon"] += price > 0
            if v >= 0 and v >> 1 != f.seat and s.seats[v >> 1].supply > 1:
                gained = after.seats[v >> 1].favours - s.seats[v >> 1].favours
                assert gained == int(costs.get(name, ["favour", "0"])[1])
                checked["kick"] += 1
    assert checked["kick"] > 3


@every_table
def test_what_the_farm_yields_is_what_can_be_produced(players: int) -> None:
    checked = 0
    for s in states(players):
        f = s.stack[-1]
        if f.kind != "produce":
            continue
        most = max(int(m.args[0]) for m in GAME.legal(s) if m.verb == "produce")
        good = GOODS[int(f.args[0])]
        assert looks(s, f.seat)[f"yield:{f.seat}:{good}"] == [good, str(most)]
        checked += 1
    assert checked or STATES < 200


@every_table
def test_what_a_delivery_or_an_order_would_pay_is_what_it_pays(players: int) -> None:
    checked: Counter[str] = Counter()
    for step in walk(players, 1):
        m, q = step.move, step.seat
        if m.verb in ("deliver", "double"):
            notable, good = NOTABLE[str(m.args[0])], GOOD[str(m.args[1])]
            told = delivery_rupees(step.before, q, notable, good, 2 if m.verb == "double" else 1)
        elif m.verb == "fulfil":
            guild = GUILD[str(m.args[0])]
            told = order_rupees(step.before, q, 6 * guild + step.before.marked[guild])
        else:
            continue
        paid = next(e.params[0] for e in step.events if e.kind == "rupees" and e.seat == q)
        assert told == paid, m
        checked[m.verb] += 1
    assert checked["deliver"] > 5
    assert checked["fulfil"] > 1


@every_table
def test_the_next_worker_laid_down_gives_what_was_told(players: int) -> None:
    checked = 0
    for step in walk(players, 1):
        if step.move.verb == "lay":
            s = step.before
            extra = int(s.owner[MUEZZIN] == step.seat and not s.muezzin)
            assert step.after.mp - s.mp == next_lay(s, step.seat) + extra
            checked += 1
    assert checked > 10


@every_table
def test_the_crown_on_a_card_is_the_winner_when_the_rest_were_nobodys(players: int) -> None:
    crowned = 0
    for s in states(players):
        for notable, owner in enumerate(s.owner):
            tally: Counter[int] = Counter()
            for spot in SPOTS[notable]:
                if s.spots[spot] != FREE:
                    tally[s.spots[spot] >> 1] += 1 + (s.spots[spot] & 1)
            winner = would_win(s, notable) if owner == RIVER else -1
            shown = looks(s, 0).get(f"winner:{NOTABLES[notable]}")
            assert (shown is not None) == (winner >= 0)
            if winner >= 0:
                assert shown == [GAME.colours[winner].id, GAME.colours[winner].shape]
                assert tally[winner] == max(tally.values())
                crowned += 1
    assert crowned > 5


@every_table
def test_who_wants_a_good_is_who_takes_it(players: int) -> None:
    for s in states(players):
        for good in range(16):
            who = wanted(s, good)
            assert {spot // 3 for spot in who.spots} == {
                n for n in range(24) if SPOT_OF[n].get(good, -1) in s.open_spots and SPOT_OF[n].get(good, -1) >= 0
            }
            assert all(GOODS[good] for _ in who.orders)
            assert all(s.marked[order // 6] == order % 6 for order in who.orders)
            assert who.bowl == (good >= 4 and s.bowls[good - 4] == FREE)
            assert all(ORDERS[order] for order in who.orders)


@every_table
def test_a_farmer_yields_along_its_track_what_walking_there_brings(players: int) -> None:
    for s in list(states(players))[::6]:
        p = s.seats[0]
        for track in range(4):
            for space, counts in yields_along(p, track):
                assert space != p.farmers[track]
                assert sum(counts) == 16 - sum(p.covers)


@every_table
def test_the_boat_waits_for_what_moves_it(players: int) -> None:
    for before, after in ((step.before, step.after) for step in walk(players, 1)):
        if after.pier == before.pier + 1:
            assert contracts_to_sail(before)[1] <= 1
        assert (contracts_to_sail(after)[1] == 0) == (after.pier == 6) or any(f.kind == "boat" for f in after.stack)


@every_table
def test_closed_purses_stay_closed(players: int) -> None:
    """Neither a piece, nor a headline, nor words tell what another player's purse holds."""
    speaker = Speaker("en", GAME, ["A", "B", "C", "D"][:players])
    for s in states(players):
        seen = GAME.observe(s, 0)
        pieces: dict[str, Piece] = {p.id: p for p in BOARD.arrange(seen, 0)}
        assert pieces["on-purse:0"].look == f"stock/purse/{s.seats[0].rupees}"
        for q in range(1, players):
            assert pieces[f"on-purse:{q}"].look == "stock/purse/closed"
            assert [h.value for h in BOARD.headlines(seen, q, speaker)][:2] == [None, None]
            about = BOARD.about(seen, f"purse:{q}", 0, speaker)
            assert about is not None
            assert not any(c.isdigit() for line in about.lines for c in line)
            for place in (f"area:{q}", f"workers:{q}"):
                told = BOARD.about(seen, place, 0, speaker)
                assert told is not None
                assert not any("Rupees if" in line for line in told.lines)
