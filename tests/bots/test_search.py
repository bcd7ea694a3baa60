"""The search of one's own turn; what bots expect of rivals who are asked in it, and whose good they have in mind themselves."""

import random
from time import perf_counter
from typing import Any

import pytest

from app.bots.alike import Lookalikes, frozen
from app.bots.novice import NoviceBot
from app.bots.search import Effort, Luck, Node, TurnSearch, Way, _kept, greedy
from app.framework.game import Game, Judge
from app.framework.moves import Move
from app.framework.phases import Frame, slot_names
from tests.plugins import each_game, find
from tests.tables import ASK, PASS, changed, deal_hands, states_of, toll_match
from tests.toll.features import TollJudge

KEEN, SHY = (1.0, 0.1), (1.0, 5.0)
"""Weights by which a coin is worth more than a card, and the other way round."""


def luck() -> Luck:
    return Luck(random.Random(1))


def search(game: Game[Any], nodes: int = 1500, judge: Judge[Any] | None = None) -> TurnSearch:
    return TurnSearch(game, random.Random(1), Effort(nodes), judge)


def some_states(game: Game[Any]) -> list[Any]:
    states = [s for s in states_of(game, game.players[0]) if len(game.legal(s)) > 1]
    return states[:: max(1, len(states) // 8)]


# What is forgotten, and what is not.


@each_game
def test_every_first_move_is_followed_to_the_end_of_the_turn(game: Game[Any]) -> None:
    for s in some_states(game):
        lines = search(game, 20_000).lines(s, s.stack[-1].seat)
        assert {line.moves[0] for line in lines} == set(game.legal(s))


@each_game
def test_more_effort_never_finds_worse(game: Game[Any]) -> None:
    for s in some_states(game):
        seat = s.stack[-1].seat
        values = [search(game, nodes).lines(s, seat)[0].value for nodes in (1, 30, 300, 3000)]
        assert values == sorted(values)


@each_game
def test_a_line_leads_where_it_says(game: Game[Any]) -> None:
    for s in some_states(game)[:4]:
        seat = s.stack[-1].seat
        for line in search(game, 300).lines(s, seat)[:5]:
            assert len(line.moves) == len(line.states)
            assert line.value == game.judge.value(line.states[-1], seat)
            assert all(move in game.legal(before) for before, move in zip((s, *line.states), line.moves, strict=False))


@each_game
def test_what_does_without_a_move_does_not_have_it(game: Game[Any]) -> None:
    for s in some_states(game):
        seat, asked = s.stack[-1].seat, search(game)
        with asked.thinking(s, seat):
            best = asked.widen()[0]
            others = asked.without(best.moves[0])
        assert all(best.moves[0] not in other.moves for other in others)
        assert [other.value for other in others] == sorted((other.value for other in others), reverse=True)


class Vain(TollJudge):
    """A judge to whom a verb is vain."""

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def vain(self, s: Any, seat: int) -> frozenset[str]:
        return frozenset({self.verb})


def test_what_is_vain_is_tried_first_of_all_or_not_at_all() -> None:
    game, avoided, unavoidable = find("toll"), set[str](), set[str]()
    for s in some_states(game):
        seat = s.stack[-1].seat
        for vain in {move.verb for line in search(game).lines(s, seat) for move in line.moves[1:]}:
            asked = search(game, judge=Vain(vain))
            with asked.thinking(s, seat):
                lines = asked.widen()
                assert all(asked.follow(move) for move in game.legal(s))
            for line in lines:
                for before, move in zip(line.states, line.moves[1:], strict=False):
                    verbs = {other.verb for other in game.legal(before)}
                    if vain in verbs:
                        assert (move.verb == vain) == (len(verbs) == 1)
                        (avoided if move.verb != vain else unavoidable).add(vain)
    assert avoided
    assert unavoidable


def test_states_of_the_same_worth_are_not_taken_for_the_same() -> None:
    """A judge that sees no difference between anything: each line still leads to what its own moves bring."""
    match = toll_match(2)
    deal_hands(match, (1, 1, 1, 0, 0), (0, 0, 0, 1, 1))
    asked = search(match.game, judge=match.game.judge.weighing((0.0, 0.0)))
    lines = [line for line in asked.lines(match.at(0), 0) if line.chance < 0]
    assert len(lines) > 2
    for line in lines:
        s = match.at(0)
        for move, state in zip(line.moves, line.states, strict=True):
            s = asked.after(s, move, 0, luck())
            assert s == state


def ways(*lines: tuple[int, float, str]) -> list[Way]:
    """Lines by their first move, worth and the question that they lead to."""
    found = []
    for first, value, kind in lines:
        state = states_of(find("toll"), 2)[0].clone()
        state.stack = (Frame(kind, 0),)
        found.append(Way(Node(state, value, 0, False), first, None, None))
    return found


def test_the_best_lines_are_kept_and_one_of_each_first_move_and_of_each_kind_of_question() -> None:
    reached = ways((0, 5, "a"), (0, 4, "a"), (0, 3, "a"), (1, 2, "a"), (0, 1, "b"))
    assert [way.node.value for way in _kept(reached, 2, 0)] == [5, 4, 1]
    assert [way.node.value for way in _kept(reached, 2, 1)] == [5, 4, 2, 1]
    assert _kept(reached[::-1], 9, 9) == reached, "nothing is left out where there is room"


def test_lines_that_look_alike_take_no_places_but_speak_for_their_first_move() -> None:
    reached = ways((0, 5, "a"), (0, 5, "a"), (1, 5, "a"), (0, 4, "a"))
    first, second, third, fourth = reached
    assert _kept(reached, 2, 0) == [first, fourth]
    assert _kept(reached, 2, 1) == [first, fourth, third]
    assert _kept(reached, 4, 0) == [first, fourth, second, third]


@each_game
def test_equal_states_have_equal_fields_and_others_have_not(game: Game[Any]) -> None:
    states = states_of(game, game.players[0])[:40]
    for s in states:
        assert frozen(s) == frozen(s.clone())
        for other in states:
            assert (frozen(s) == frozen(other)) == (s == other)


@each_game
def test_the_fields_of_seats_count(game: Game[Any]) -> None:
    s = states_of(game, game.players[0])[0]
    other = s.clone()
    kind = type(s.seats[0])
    name = next(n for n in slot_names(kind) if type(getattr(s.seats[0], n)) is int)
    setattr(other.seats[-1], name, getattr(other.seats[-1], name) + 1)
    assert frozen(s) != frozen(other)


@each_game
def test_an_equal_state_is_found_among_many(game: Game[Any]) -> None:
    states = states_of(game, game.players[0])[:60]
    known = Lookalikes(states[0], 0)
    found = [known.setdefault(s.clone(), number) for number, s in enumerate(states)]
    assert found == [states.index(s) for s in states]
    assert [known.setdefault(s.clone(), -1) for s in states] == found


@each_game
def test_every_field_tells_states_apart(game: Game[Any]) -> None:
    s = states_of(game, game.players[0])[10]
    known = Lookalikes(s, "as it was")
    for seat in (None, *range(len(s.seats))):
        for name in slot_names(type(s) if seat is None else type(s.seats[seat])):
            other = s.clone()
            row = other if seat is None else other.seats[seat]
            if name != "seats":
                setattr(row, name, changed(getattr(row, name)))
                assert known.setdefault(other, name) == name
                assert known.setdefault(other.clone(), "again") == name
    assert known.setdefault(s.clone(), "new") == "as it was"


# Chance and time.


def test_chance_falls_the_same_on_whatever_way_one_comes_to_it() -> None:
    one = luck()
    first = [one.pick(100) for _ in range(5)]
    one.number = 2
    assert [one.pick(100) for _ in range(3)] == first[2:]


def test_a_line_tells_where_it_met_chance() -> None:
    match = toll_match(2)
    for line in search(match.game).lines(match.at(0), 0):
        chances = [i for i, move in enumerate(line.moves) if move.verb in ("work", "draw")]
        assert line.chance == (chances[0] if chances else -1)


def test_the_same_generator_finds_the_same() -> None:
    game = find("noria")
    s = some_states(game)[3]
    one, two = (search(game).lines(s, s.stack[-1].seat) for _ in range(2))
    assert one == two


def test_time_ends_a_search_that_has_an_answer() -> None:
    game = find("noria")
    s = max(some_states(game), key=lambda s: len(game.legal(s)))
    began = perf_counter()
    lines = TurnSearch(game, random.Random(1), Effort(10**6, 0.05)).lines(s, s.stack[-1].seat)
    assert lines
    assert perf_counter() - began < 2


# Rivals who are asked.


def at_the_gate() -> Any:
    """The second player may take the toll with a one, and then the third."""
    match = toll_match(3)
    deal_hands(match, (1, 0, 0, 0, 0), (1, 0, 0, 0, 1), (0, 1, 0, 0, 1))
    match.submit(Move("card", ("one",)))
    assert match.frame
    assert match.frame.seat == 1
    return match


@pytest.mark.parametrize(("weights", "coins"), [(KEEN, 4), (SHY, 3)], ids=["takes the toll", "keeps the card"])
def test_a_rival_gives_the_answer_that_is_best_for_the_rival(weights: tuple[float, ...], coins: int) -> None:
    match = at_the_gate()
    judge = match.game.judge.weighing(weights)
    after = greedy(match.game, judge, match.at(match.number), luck())
    assert after.seats[1].coins == coins


@pytest.mark.parametrize(("weights", "coins"), [(KEEN, 3), (SHY, 4)], ids=["takes the toll", "keeps the card"])
def test_a_search_expects_that_answer(weights: tuple[float, ...], coins: int) -> None:
    match = toll_match(2)
    deal_hands(match, (1, 0, 0, 0, 0), (1, 0, 0, 0, 1))
    asked = search(match.game, judge=match.game.judge.weighing(weights))
    assert asked.after(match.at(0), Move("card", ("one",)), 0, luck()).seats[0].coins == coins


def test_other_rivals_answer_also_when_one_is_asked_out_of_turn() -> None:
    """The third player may still take the toll that the second leaves: that is played before the second judges."""
    match = at_the_gate()
    deal_hands(match, (0, 0, 0, 0, 0), (1, 0, 0, 0, 1), (1, 0, 0, 0, 1))
    asked = search(match.game, judge=match.game.judge.weighing(KEEN))
    after = asked.after(match.at(match.number), PASS, 1, luck())
    assert after.stack[-1].seat != 2 or after.active == 2
    assert after.seats[2].coins > match.at(match.number).seats[2].coins


@pytest.mark.parametrize(("weights", "answer"), [(KEEN, ASK), (SHY, PASS)], ids=["takes the toll", "keeps the card"])
def test_a_novice_who_is_asked_out_of_turn_thinks_of_the_own_good(
    monkeypatch: pytest.MonkeyPatch, weights: tuple[float, ...], answer: Move
) -> None:
    monkeypatch.setattr(find("toll").judge, "weights", weights)
    monkeypatch.setattr(NoviceBot, "taste", 0.0)
    monkeypatch.setattr(NoviceBot, "overlooks", 0.0)
    match = at_the_gate()
    assert NoviceBot(match.game, random.Random(1)).choose(match.observe(1), 1) == answer
