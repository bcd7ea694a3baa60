"""Searching one's own whole turn: a beam over sequences of own moves that widens as long as the effort lasts.

Every first move keeps lines of its own, and so does every kind of question that lines lead to: what looks poor half-way, or
stops early, is judged at the end of the turn like all else. What was looked at once is kept, so a wider pass only adds to a
narrower one, and more effort never finds worse by the same judge. Two ways that lead to the same state share what follows.

Rivals who are asked something in between answer for themselves, greedily. Chance falls the same for all lines: the searcher
draws it once, from a generator of its own.
"""

import gc
import random
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NamedTuple

from app.bots.alike import Lookalikes
from app.bots.learned import Verdict
from app.framework.dice import QuietEffects, unknown
from app.framework.game import Game, Judge
from app.framework.moves import Move
from app.framework.phases import State

PASSES = ((1, 0), (8, 0), (24, 0), (24, 1), (64, 1), (160, 2), (400, 4), (1000, 8), (2500, 20))
"""How many lines each pass follows: in all, and of each first move."""
KIND_SHARE = 64
"""Each kind of question keeps one line, and one more for so many that are kept in all."""
WITHOUT = 3
"""What would be without a move gets the effort divided by this."""


class Effort(NamedTuple):
    """How much may be looked at: so many states, and no longer than so many seconds."""

    nodes: int
    seconds: float = 0.0
    """0 is as long as it takes: then the same seed finds the same."""


class Line(NamedTuple):
    """A sequence of own moves, the state after each of them, and what the last one is worth."""

    moves: tuple[Move, ...]
    states: tuple[Any, ...]
    value: float
    chance: int = -1
    """The number of the first move that met chance, -1 for none."""


class Luck(QuietEffects):
    """Chance drawn once: pick number k falls the same on whatever way one comes to it."""

    __slots__ = ("_rng", "_units", "number")

    def __init__(self, rng: random.Random) -> None:
        super().__init__(unknown)
        self._rng = rng
        self._units: list[float] = []
        self.number = 0

    def pick(self, n: int) -> int:
        while len(self._units) <= self.number:
            self._units.append(self._rng.random())
        self.number += 1
        return int(self._units[self.number - 1] * n)


class Node:
    """A state that was looked at."""

    __slots__ = ("luck", "moves", "over", "state", "value")

    def __init__(self, state: State, value: float, luck: int, over: bool) -> None:
        self.state = state
        self.value = value
        self.luck = luck
        """How many picks of chance led here."""
        self.over = over
        """Whether the searcher's say is over for now."""
        self.moves: list[tuple[Move, Node]] | None = None
        """What follows, once that was looked at."""


class Way:
    """How a pass came to a node: the first move by its number, and the way before with the move that led on."""

    __slots__ = ("before", "first", "move", "node")

    def __init__(self, node: Node, first: int, before: "Way | None", move: Move | None) -> None:
        self.node = node
        self.first = first
        self.before = before
        self.move = move


class TurnSearch:
    def __init__(
        self,
        game: Game[Any],
        rng: random.Random,
        effort: Effort,
        judge: Judge[Any] | None = None,
        verdict: Verdict | None = None,
    ) -> None:
        self.game, self.rng, self.effort = game, rng, effort
        self.judge = judge or game.judge
        self.verdict = verdict
        """On ends of the turn, where it is not the judge's: the judge only guides the search then."""
        self.looked = 0
        """States looked at since the search was made."""

    def lines(self, start: Any, seat: int) -> list[Line]:
        """The best way on for every first move that was followed to the end of the turn, best first."""
        with self.thinking(start, seat):
            return self.widen()

    @contextmanager
    def thinking(self, start: Any, seat: int, part: float = 1.0) -> Iterator[None]:
        """While this lasts, `widen`, `more` and then `without` can be asked about a state, with so much of the effort."""
        self._luck = Luck(random.Random(self.rng.random()))
        self._seat, self._turn = seat, (start.round, start.active)
        self._vain = self.judge.vain(start, seat)
        self._root = Way(Node(start, 0.0, 0, False), -1, None, None)
        self._known: dict[tuple[float, int, Any], Node] = {}
        self._alike: dict[tuple[float, int, Any], Lookalikes] = {}
        """Several states of the same worth that ask the same."""
        self._nodes: list[Node] = []
        self._grant(part)
        with rubbish_kept():
            try:
                yield
            finally:
                self._forget()

    def widen(self, avoided: Move | None = None) -> list[Line]:
        """The lines, none of which has the move that is to be avoided."""
        found: dict[int, Way] = {}
        for wide, each in PASSES:
            if self._pass(found, wide, each, avoided) or (self._spent() and (found or avoided)):
                break
        return sorted(map(_line, found.values()), key=lambda line: -line.value)

    def more(self, part: float) -> list[Line]:
        """The lines when so much more of the effort is spent."""
        self._grant(part)
        return self.widen()

    def without(self, move: Move, part: float = 1.0) -> list[Line]:
        """The lines that do without a move, best first."""
        self._grant(part / WITHOUT)
        return self.widen(move)

    def follow(self, move: Move) -> Node:
        """Where a first move leads."""
        return next(node for known, node in self._moves(self._root.node) if known == move)

    def _grant(self, part: float) -> None:
        self._left = int(self.effort.nodes * part)
        share = self.effort.seconds * part
        self._until = monotonic() + share if share else 0.0

    def _forget(self) -> None:
        """Nodes may lead to each other in a circle, which nobody would take apart."""
        for node in self._nodes:
            node.moves = None
        self._nodes.clear()
        self._known.clear()
        self._alike.clear()

    def _spent(self) -> bool:
        return self._left <= 0 or bool(self._until and monotonic() > self._until)

    def _pass(self, found: dict[int, Way], wide: int, each: int, avoided: Move | None) -> bool:
        """Follow the best lines to the end of the turn, the first of all whatever it takes. Whether nothing was left out."""
        frontier, whole, at_any_price = [self._root], True, not found and avoided is None
        visited: set[tuple[int, int]] = set()
        while frontier:
            reached: list[Way] = []
            for way in frontier:
                if way.node.moves is None and self._spent() and not at_any_price:
                    whole = False
                    continue
                for number, (move, node) in enumerate(self._moves(way.node)):
                    if move == avoided:
                        continue
                    first = number if way is self._root else way.first
                    if node.over:
                        if first not in found or node.value > found[first].node.value:
                            found[first] = Way(node, first, way, move)
                    elif (first, id(node)) not in visited:
                        visited.add((first, id(node)))
                        reached.append(Way(node, first, way, move))
            frontier = _kept(reached, wide, each)
            whole = whole and len(frontier) == len(reached)
        return whole

    def _moves(self, node: Node) -> "list[tuple[Move, Node]]":
        if node.moves is None:
            node.moves = [(move, self._after(node, move)) for move in self._worth_trying(node)]
            self._nodes.append(node)
            self._left -= len(node.moves)
            self.looked += len(node.moves)
        return node.moves

    def _worth_trying(self, node: Node) -> list[Move]:
        """What can be done, without what is vain; a first move may be anything, since somebody may ask what it is worth."""
        moves = self.game.legal(node.state)
        if not self._vain or node is self._root.node:
            return moves
        return [move for move in moves if move.verb not in self._vain] or moves

    def _after(self, node: Node, move: Move) -> Node:
        luck = self._luck
        luck.number = node.luck
        state = self.after(node.state, move, self._seat, luck)
        made = self._node(state)
        key = made.value, luck.number, state.stack
        known = self._known.setdefault(key, made)
        if known is made:
            return made
        alike = self._alike.get(key)
        if alike is None:
            alike = self._alike[key] = Lookalikes(known.state, known)
        found: Node = alike.setdefault(state, made)
        return found

    def _node(self, state: State) -> Node:
        over = not state.stack or state.stack[-1].seat != self._seat or (state.round, state.active) != self._turn
        worth = self.verdict if over and self.verdict else self.judge.value
        return Node(state, worth(state, self._seat), self._luck.number, over)

    def after(self, state: State, move: Move, seat: int, luck: Luck) -> State:
        """The state after a move and after what rivals answer to it. Whoever's turn it is goes on later."""
        s = state.clone()
        turn = s.round, s.active
        self.game.play(s, move, luck)
        while s.stack and s.stack[-1].seat != seat and (s.round, s.active) == turn and s.stack[-1].seat != s.active:
            s = greedy(self.game, self.judge, s, luck)
        return s


@contextmanager
def rubbish_kept() -> Iterator[None]:
    """Python looks through all that is kept again and again for what is not needed any more. A search keeps everything until
    its end, and would spend as much time on that as on thinking."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _kept(reached: list[Way], wide: int, each: int) -> list[Way]:
    """The best lines, some of each kind of question, and some of each first move.

    Those that look like a better one, of the same worth and with the same to come, only fill what room is left and speak for
    first moves that nobody else speaks for.
    """
    fresh, alike = _apart(reached)
    by_kind: dict[str, int] = {}
    by_first: dict[int, int] = {}
    kept: list[Way] = []
    for way in fresh:
        kind = way.node.state.stack[-1].kind
        of_kind, of_first = by_kind.get(kind, 0), by_first.get(way.first, 0)
        if len(kept) < wide or of_kind <= wide // KIND_SHARE or of_first < each:
            kept.append(way)
            by_kind[kind] = of_kind + 1
            by_first[way.first] = of_first + 1
    for way in alike:
        if len(kept) < wide or by_first.get(way.first, 0) < each:
            kept.append(way)
            by_first[way.first] = by_first.get(way.first, 0) + 1
    return kept


def _apart(reached: list[Way]) -> tuple[list[Way], list[Way]]:
    """The lines, best first, and apart from them those that look like one of them."""
    looks: set[tuple[float, Any]] = set()
    fresh: list[Way] = []
    alike: list[Way] = []
    for way in sorted(reached, key=lambda way: -way.node.value):
        look = way.node.value, way.node.state.stack
        (alike if look in looks else fresh).append(way)
        looks.add(look)
    return fresh, alike


def _line(way: Way) -> Line:
    moves: list[Move] = []
    states: list[Any] = []
    chance, value = -1, way.node.value
    while way.before is not None and way.move is not None:
        moves.append(way.move)
        states.append(way.node.state)
        if way.node.luck > way.before.node.luck:
            chance = len(moves)
        way = way.before
    return Line(tuple(moves[::-1]), tuple(states[::-1]), value, len(moves) - chance if chance >= 0 else -1)


def greedy(game: Game[Any], judge: Judge[Any], s: State, luck: Luck) -> State:
    """The state after whoever is asked has taken the best looking answer."""
    seat, start = s.stack[-1].seat, luck.number
    best: State | None = None
    best_value, best_luck = 0.0, start
    for move in game.legal(s):
        after = s.clone()
        luck.number = start
        game.play(after, move, luck)
        value = judge.own(after, seat)
        if best is None or value > best_value:
            best, best_value, best_luck = after, value, luck.number
    luck.number = best_luck
    assert best is not None
    return best
