"""Positions of Noria put together by hand, and moves by their words. Every position played from is checked to be possible."""

from typing import Self

from app.framework.dice import Effects, replayed
from app.framework.moves import Move
from app.framework.phases import Frame
from games.noria import GAME
from games.noria.state import FREE, KINDS, Noria, Seat, disc_kind
from games.noria.steps.journey import stock_ships
from games.noria.tables import (
    ACTIVE,
    CHAMBER,
    DISC,
    DISCS,
    GOOD,
    GOODS,
    ISLAND,
    PATHS,
    SITES,
    SPACE,
    SPACES,
    STARTING_DISCS,
)
from tests.every_game.position import Position

LUIGI, JOHN, ELISABETTA, FLAVIO = range(4)
"""The players of the rulebook's examples, in their order."""

_PHASES = ("influence", "actions", "politics", "administration")
_ORDER = ("large_upper_left", "large_upper_centre", "large_upper_right", "medium_upper_left", "medium_upper_right", "small_top")


def fresh(players: int = 4, variant: str = "base") -> Noria:
    """A game just set up: the first seat begins, nothing is shuffled."""
    return GAME.start(GAME.setup(players, variant, {"first_player": "1"}), Effects(lambda n: 0))


def disc(words: str) -> int:
    """`city` or, advanced, `city+`."""
    return DISC[words.rstrip("+")] + 1 + KINDS * words.endswith("+")


class Table(Position[Noria]):
    game = GAME

    def __init__(self, players: int = 4, variant: str = "base") -> None:
        super().__init__(fresh(players, variant))

    # Putting together.

    def at(self, phase: str, seat: int = 0, rnd: int = 1) -> Self:
        """Round `rnd`, the turn of `seat`, at the beginning of one of its four phases."""
        s = self.state
        s.round, s.active = rnd, seat
        s.night_shifts = s.modifies = s.intrigues = s.used = s.activated = s.upgraded = 0
        s.advanced_used = False
        s.stack = ()
        later = (Frame("turn", q) for q in range(seat + 1, len(s.seats)))
        s.push(*(Frame(kind, seat) for kind in _PHASES[_PHASES.index(phase) :]), *later, Frame("round", s.first))
        GAME.settle(s, Effects(replayed(())))
        return self

    def seat(self, q: int) -> Seat:
        return self.state.seats[q]

    def resources(self, q: int, *counts: int, knowledge: int | None = None) -> None:
        if counts:
            self.seat(q).resources = list(counts)
        if knowledge is not None:
            self.seat(q).knowledge = knowledge

    def ships(self, q: int, *counts: int) -> None:
        for r, count in enumerate(counts):
            self.state.ship_supply[r] -= count - self.seat(q).ships[r]
        self.seat(q).ships = list(counts)

    def warehouses(self, q: int, **owned: int | tuple[int, int]) -> None:
        """`compass=3` is three empty ones, `compass=(3, 2)` three of which two are full."""
        for name, count in owned.items():
            total, full = count if isinstance(count, tuple) else (count, 0)
            self.state.warehouse_supply[GOOD[name]] -= total - self.seat(q).warehouses[GOOD[name]]
            self.seat(q).warehouses[GOOD[name]], self.seat(q).goods[GOOD[name]] = total, full

    def levels(self, q: int, **levels: int) -> None:
        self.seat(q).levels = [levels.get(path, 0) for path in PATHS]

    def reveal(self, *islands: str) -> None:
        for name in islands:
            self.state.covered -= 1
            self.state.islands.append(ISLAND[name])
            stock_ships(self.state, ISLAND[name])

    def ambassador(self, q: int, island: str) -> None:
        if ISLAND[island] not in self.state.islands:
            self.reveal(island)
        self.seat(q).ambassador = ISLAND[island]

    def leave_ships(self, island: str, *counts: int) -> None:
        """Only these are left on the island; the others went back to the supply."""
        for r, count in enumerate(counts):
            self.state.ship_supply[r] += self.state.island_ships[ISLAND[island]][r] - count
        self.state.island_ships[ISLAND[island]] = list(counts)

    def factories(self, q: int, count: int) -> None:
        """So many factories on islands, with no thought to their warehouses."""
        for island in self.state.islands:
            for site in range(len(SITES[island])):
                if self.seat(q).built < count and self.state.sites[island][site] == FREE:
                    self.state.sites[island][site] = q
                    self.seat(q).built += 1
        assert self.seat(q).built == count, "too few islands are revealed"

    def intrigued(self, *pairs: str) -> None:
        """Intrigues of earlier turns: `research/division` seats one there and removes one here."""
        for pair in pairs:
            seat, remove = pair.split("/")
            self.state.unseated[CHAMBER[seat]] -= 1
            self.state.seated[CHAMBER[seat]] += 1
            self.state.unseated[CHAMBER[remove]] -= 1
            self.state.removed += 1

    def wheel(self, q: int, **spaces: str) -> None:
        """These discs, nothing else in the active half, and in the other half what is needed to have six."""
        s, seat = self.state, self.seat(q)
        for old in filter(None, seat.wheel) if any(seat.wheel) else (kind + 1 for kind in STARTING_DISCS):
            s.box[disc_kind(old)] += 1
        seat.wheel = [0] * len(SPACES)
        for space, words in spaces.items():
            self._lay(q, space, disc(words))
        for space in _ORDER:
            if sum(map(bool, seat.wheel)) < len(_ORDER) and space not in spaces:
                self._lay(q, space, next(k for k in range(KINDS) if s.box[k]) + 1)

    def _lay(self, q: int, space: str, number: int) -> None:
        pile = self.state.box if self.state.box[disc_kind(number)] else self.state.stacks
        pile[disc_kind(number)] -= 1
        self.seat(q).wheel[SPACE[space]] = number

    # Playing and looking.

    def end_turn(self) -> Self:
        """Decline whatever may be declined until somebody else has the turn."""
        turn = self.state.round, self.state.active
        while self.state.stack and (self.state.round, self.state.active) == turn:
            self.play(next(str(m) for m in GAME.legal(self.state) if m in _DECLINE))
        return self

    def on(self, q: int, space: str) -> str:
        """What lies on a space, in the words of `disc`; nothing is an empty word."""
        number = self.seat(q).wheel[SPACE[space]]
        return DISCS[disc_kind(number)] + "+" * (number > KINDS) if number else ""

    def discs(self, q: int) -> int:
        return sum(map(bool, self.seat(q).wheel))

    def stock(self, q: int) -> tuple[tuple[int, ...], int]:
        """Resources and knowledge."""
        return tuple(self.seat(q).resources), self.seat(q).knowledge

    def goods(self, q: int) -> dict[str, tuple[int, int]]:
        """Warehouses owned and how many of them are full."""
        seat = self.seat(q)
        return {good: (seat.warehouses[i], seat.goods[i]) for i, good in enumerate(GOODS) if seat.warehouses[i]}

    def active_discs(self, q: int) -> list[str]:
        return [SPACES[x] for x in ACTIVE if self.seat(q).wheel[x]]


_DECLINE = [Move(verb) for verb in ("end_influence", "end_actions", "end_politics", "forgo")]
