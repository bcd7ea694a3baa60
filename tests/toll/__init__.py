"""Toll: a tiny game that exists only to prove the framework. It has what Noria has not: private hands, a face-down pile,
dice in the middle of a turn, decisions of other players out of turn, and a turn order that changes every round.

T-1  Cards have the values 1 to 5, four of each; they lie face down as one pile. Everybody holds two.
T-2  Three rounds. In each, players take turns, the poorest first; ties go to the lower seat.
T-3  In a turn, work or play one card.
T-3.1  Work: roll a die, then take that many coins, or take one coin and draw a card.
T-3.2  Play a card: take its value in coins. Each other player clockwise may discard a card of that value: the toll, one coin
       from the active player.
T-4  At any time in the own turn two cards of the same value may be swapped for three coins.
T-5  Most coins win; fewer cards break ties.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

from app.framework.dice import Effects
from app.framework.game import Game, Judge, Option, Setup, Standing
from app.framework.moves import Event, Indices, Refusal, each
from app.framework.phases import Frame, Phase, Row, State, Step
from app.framework.players import Colour, others
from app.framework.resources import move_pieces

VALUES = ("one", "two", "three", "four", "five")
COPIES = 4


class Seat(Row):
    __slots__ = ("coins", "hand", "unseen")
    coins: int
    hand: list[int]
    """Cards by value, as far as the observer knows them."""
    unseen: int
    """Cards the observer does not know."""

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.coins, new.hand, new.unseen = self.coins, self.hand[:], self.unseen
        return new

    def cards(self) -> int:
        return sum(self.hand) + self.unseen


class Toll(State):
    __slots__ = ("discard", "pile", "rounds")
    seats: list[Seat]
    pile: list[int]
    """Cards by value that may still come; for an observer these include the hands of others."""
    discard: list[int]
    rounds: int

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new.stack, new.round, new.active, new.rounds = self.stack, self.round, self.active, self.rounds
        new.seats = [seat.clone() for seat in self.seats]
        new.pile, new.discard = self.pile[:], self.discard[:]
        return new


class Work(Step[Toll]):
    verb, rule = "work", "T-3.1"

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        eyes = fx.roll()
        fx.tell("rolled", f.seat, eyes)
        s.push(Frame("wages", f.seat, (eyes,)))


class TakeWages(Step[Toll]):
    verb, rule = "take", "T-3.1"

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (eyes,) = f.args
        s.seats[f.seat].coins += eyes


class DrawInstead(Step[Toll]):
    verb, rule = "draw", "T-3.1"

    def shut(self, s: Toll, f: Frame) -> Refusal | None:
        face_down = sum(s.pile) - sum(seat.unseen for seat in s.seats)
        return None if face_down else Refusal("pile-empty", (), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        value = fx.draw(s.pile)
        move_pieces(s.pile, s.seats[f.seat].hand, value)
        s.seats[f.seat].coins += 1
        fx.reveal()
        fx.tell("drew", f.seat, VALUES[value], only=(f.seat,))


class PlayCard(Step[Toll]):
    verb, params, rule = "card", ("value",), "T-3.2"

    def candidates(self, s: Toll, f: Frame) -> Iterable[Indices]:
        return each(len(VALUES))

    def refuse(self, s: Toll, f: Frame, a: Indices) -> Refusal | None:
        (value,) = a
        return None if s.seats[f.seat].hand[value] else Refusal("no-card", (VALUES[value],), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (value,) = a
        move_pieces(s.seats[f.seat].hand, s.discard, value)
        s.seats[f.seat].coins += value + 1
        s.push(*(Frame("toll", q, (value,)) for q in others(len(s.seats), f.seat)))


class AskToll(Step[Toll]):
    verb, rule = "ask", "T-3.2"

    def shut(self, s: Toll, f: Frame) -> Refusal | None:
        (value,) = f.args
        return None if s.seats[f.seat].hand[value] else Refusal("no-card", (VALUES[value],), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (value,) = f.args
        move_pieces(s.seats[f.seat].hand, s.discard, value)
        s.seats[f.seat].coins += 1
        s.seats[s.active].coins -= 1
        fx.tell("toll", f.seat, s.active)


class LetPass(Step[Toll]):
    verb, rule = "pass", "T-3.2"
    ends = True

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Pair(Step[Toll]):
    verb, params, rule, aside = "pair", ("value",), "T-4", True

    def candidates(self, s: Toll, f: Frame) -> Iterable[Indices]:
        return each(len(VALUES))

    def refuse(self, s: Toll, f: Frame, a: Indices) -> Refusal | None:
        (value,) = a
        held = s.seats[f.seat].hand[value]
        return None if held >= 2 else Refusal("no-pair", (VALUES[value], held), self.rule)

    def play(self, s: Toll, f: Frame, a: Indices, fx: Effects) -> None:
        (value,) = a
        move_pieces(s.seats[f.seat].hand, s.discard, value, 2)
        s.seats[f.seat].coins += 3


class Round(Phase[Toll]):
    """T-2"""

    kind, rule = "round", "T-2"

    def resume(self, s: Toll, f: Frame, fx: Effects) -> None:
        if s.round == s.rounds:
            return
        s.round += 1
        order = sorted(range(len(s.seats)), key=lambda q: (s.seats[q].coins, q))
        s.push(*(Frame("begin", q) for q in order), f)


class Begin(Phase[Toll]):
    """T-2"""

    kind, rule = "begin", "T-2"

    def resume(self, s: Toll, f: Frame, fx: Effects) -> None:
        s.active = f.seat
        s.push(Frame("turn", f.seat))


class Turn(Phase[Toll]):
    """T-3"""

    kind, rule, offers = "turn", "T-3", (Work(), PlayCard(), Pair())


class Wages(Phase[Toll]):
    """T-3.1"""

    kind, params, rule = "wages", ("eyes",), "T-3.1"
    offers = (TakeWages(), DrawInstead(), Pair())


class TollGate(Phase[Toll]):
    """T-3.2"""

    kind, params, rule = "toll", ("value",), "T-3.2"
    offers = (AskToll(), LetPass())


class TollJudge(Judge[Toll]):
    features = ("coins", "cards")
    weights = (1.0, 1.5)

    def measure(self, s: Toll, seat: int) -> Sequence[float]:
        return s.seats[seat].coins, s.seats[seat].cards() if s.stack else 0


class TollGame(Game[Toll]):
    id, folder, rules_version, state_type = "toll", Path(__file__).parent, 1, Toll
    players, longest, hides = (2, 3, 4), 200, True
    options = (Option("length", ("short", "long")),)
    colours = (Colour("red", "disc"), Colour("blue", "square"), Colour("green", "triangle"), Colour("white", "star"))
    phases = (Round(), Begin(), Turn(), Wages(), TollGate())
    things = {"value": VALUES}
    refusals = {"pile-empty": (), "no-card": ("value",), "no-pair": ("value", "held")}
    events = {"rolled": ("eyes",), "drew": ("value",), "toll": ("seat",)}
    descriptions = {"coins": ("count",)}
    judge = TollJudge()

    def deal(self, setup: Setup, fx: Effects) -> Toll:
        s = Toll()
        s.stack, s.round, s.active = (Frame("round", 0),), 0, 0
        s.rounds = 3 if setup.option("length") == "short" else 5
        s.pile, s.discard, s.seats = [COPIES] * len(VALUES), [0] * len(VALUES), []
        for _ in range(setup.players):
            seat = Seat()
            seat.coins, seat.hand, seat.unseen = 3, [0] * len(VALUES), 0
            for _ in range(2):
                move_pieces(s.pile, seat.hand, fx.draw(s.pile))
            s.seats.append(seat)
        return s

    def observe(self, s: Toll, seat: int) -> Toll:
        seen = s.clone()
        for q, other in enumerate(seen.seats):
            if q != seat:
                other.unseen, other.hand = other.cards(), [0] * len(VALUES)
        seen.pile = [COPIES - seen.discard[v] - seen.seats[seat].hand[v] for v in range(len(VALUES))]
        return seen

    def imagine(self, s: Toll, seat: int, fx: Effects) -> Toll:
        full = s.clone()
        for other in full.seats:
            for _ in range(other.unseen):
                move_pieces(full.pile, other.hand, fx.draw(full.pile))
            other.unseen = 0
        return full

    def standing(self, s: Toll) -> Standing:
        coins = tuple(seat.coins for seat in s.seats)
        return Standing((("coins", coins),), coins, (("cards", tuple(-seat.cards() for seat in s.seats)),))

    def describe(self, s: Toll) -> Iterator[Event]:
        return (Event("coins", q, (seat.coins,)) for q, seat in enumerate(s.seats))

    def broken(self, s: Toll) -> Iterator[str]:
        for v in range(len(VALUES)):
            if s.pile[v] + s.discard[v] + sum(seat.hand[v] for seat in s.seats) != COPIES:
                yield f"cards of value {v + 1}"


GAME: Game[Any] = TollGame()
