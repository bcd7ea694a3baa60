"""The contract that a game fills in, and how installed games are found.

A `Game` holds no state: it is the rules. Everything that may be asked about legality goes through `refuse`.
"""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Self

from mypy_extensions import mypyc_attr

from app.framework.dice import Effects
from app.framework.limits import Limits
from app.framework.moves import Event, Indices, Move, Refusal, Signature
from app.framework.naming import Moves, Naming
from app.framework.phases import Frame, Phase, S, Step
from app.framework.players import Colour
from app.framework.plugins import announced, fetch

GROUP = "caravanserai.games"

SHARED_REFUSALS: Mapping[str, Signature] = {
    "game-over": (),
    "unknown-verb": ("word",),
    "not-now": ("verb", "phase"),
    "unknown-thing": ("verb",),
    "other-seat": ("seat",),
    "nothing-to-undo": (),
    "nothing-to-redo": (),
    "undo-barrier": ("verb",),
}
"""What any game may answer, whatever its own rules."""


class Option(NamedTuple):
    """A table option: the values it may take, the usual one first."""

    id: str
    values: tuple[str, ...]


class Setup(NamedTuple):
    """All that is agreed before the first move."""

    players: int
    variant: str
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str) -> str:
        return dict(self.options)[name]


class Standing(NamedTuple):
    """The score sheet: its lines in the order in which the game prints them, and the tie-breaks in order."""

    lines: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]
    ties: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """Per tie-break one number for each seat; more is better."""

    def ranks(self) -> list[tuple[int, ...]]:
        return [(total, *(values[seat] for _, values in self.ties)) for seat, total in enumerate(self.totals)]

    def places(self) -> list[int]:
        """1 for the winner; equal in everything means the same place."""
        ranks = self.ranks()
        return [1 + sum(other > mine for other in ranks) for mine in ranks]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """What a position is worth to a seat, in points: named features times weights. Bots search with it, hints speak with it."""

    features: ClassVar[tuple[str, ...]]
    usual: ClassVar[tuple[float, ...]]
    """The weights of the game's own judge."""
    fleeting: ClassVar[frozenset[str]] = frozenset()
    """Features that only guide a search through a turn; hints do not speak of them."""
    urgent: ClassVar[frozenset[str]] = frozenset()
    """Features that hints speak of before all others: what is lost for good when nothing is done about it now."""
    a_turn: ClassVar[int] = 100
    """How many states show the most of what a turn offers."""
    trust: ClassVar[float] = 0.5
    """How far what many games have taught counts, where there is such a thing; the rest is what the judge sees."""
    ways: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    """Ways to play that have a name: what is overrated or underrated, and how many times."""

    def __init__(self) -> None:
        self.weights = self.usual

    def measure(self, s: S, seat: int) -> Sequence[float]:
        """The features of one seat, in the order of `features`."""
        raise NotImplementedError

    def width(self, s: S, seat: int) -> int:
        """How many times as many states as usual this turn is worth to those who look far."""
        return 1

    def vain(self, s: S, seat: int) -> frozenset[str]:
        """The verbs that bring nothing any more in this turn: a search tries them first of all or not at all."""
        return frozenset()

    def readings(self, s: S, seat: int) -> Sequence[float]:
        """What else somebody who has learned from many games looks at, in numbers that are mostly between 0 and 1."""
        return ()

    def weighing(self, weights: tuple[float, ...]) -> Self:
        """The same judge with other weights."""
        assert len(weights) == len(self.features)
        other = copy(self)
        other.weights = weights
        return other

    def taking(self, way: str) -> Self:
        """The same judge with the weights of a way to play."""
        factors = self.ways[way]
        return self.weighing(tuple(w * factors.get(name, 1.0) for name, w in zip(self.features, self.weights, strict=True)))

    def rivalry(self, rivals: int) -> float:
        """How much of the mean worth of so many rivals counts against one's own."""
        return 0.5

    def own(self, s: S, seat: int) -> float:
        worth, measured = 0.0, tuple(self.measure(s, seat))
        for feature, weight in enumerate(self.weights):
            worth += weight * measured[feature]
        return worth

    def value(self, s: S, seat: int) -> float:
        rivalry = self.rivalry(len(s.seats) - 1)
        if not rivalry:
            return self.own(s, seat)
        rivals = [self.own(s, q) for q in range(len(s.seats)) if q != seat]
        return self.own(s, seat) - rivalry * sum(rivals) / len(rivals)


class Misfit(ValueError):
    """Why a set-up cannot be played: the key of the sentence that says so, and what it fills in."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(f"{key} {params}")
        self.key, self.params = key, params


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    id: ClassVar[str]
    folder: ClassVar[Path]
    """Where the game's files lie; its texts are in `text/`."""
    rules_version: ClassVar[int]
    """Raised whenever the same moves may lead elsewhere than before."""
    state_type: ClassVar[type[Any]]
    players: ClassVar[tuple[int, ...]]
    variants: ClassVar[tuple[str, ...]] = ("base",)
    options: ClassVar[tuple[Option, ...]] = ()
    colours: ClassVar[tuple[Colour, ...]]
    """Those of the box, by seat. Players choose among them: to the rules a colour is a seat, to words what it has chosen."""
    hides: ClassVar[bool] = False
    """Whether players have secrets from each other."""
    phases: ClassVar[tuple[Phase[Any], ...]]
    things: ClassVar[Mapping[str, tuple[str, ...]]]
    """The families of named things that moves, refusals and events speak of."""
    refusals: ClassVar[Mapping[str, Signature]]
    events: ClassVar[Mapping[str, Signature]]
    descriptions: ClassVar[Mapping[str, Signature]] = {}
    """The lines of the table in words."""
    judge: ClassVar[Judge[Any]]
    longest: ClassVar[int]
    """No game has more moves than this."""

    def __init__(self) -> None:
        self.naming = Naming(self.things)
        self._phases: dict[str, Phase[S]] = {}
        self._offers: dict[str, tuple[tuple[Step[S], Moves], ...]] = {}
        self._steps: dict[str, dict[str, Step[S]]] = {}
        self._moves: dict[str, Moves] = {}
        self._read: dict[Move, Indices] = {}
        """Legal moves as indices, each read once."""
        self.verbs: dict[str, Step[S]] = {}
        for phase in self.phases:
            self._phases[phase.kind] = phase
            self._steps[phase.kind] = {step.verb: step for step in phase.offers}
            for step in phase.offers:
                known = self.verbs.setdefault(step.verb, step)
                assert known.params == step.params, f"{step.verb} takes different arguments in different places"
                self._moves.setdefault(step.verb, Moves(step.verb, step.params, self.naming))
            self._offers[phase.kind] = tuple((step, self._moves[step.verb]) for step in phase.offers)

    # What a game fills in.

    def deal(self, setup: Setup, fx: Effects) -> S:
        """The state after set-up, with the first obligations on its stack."""
        raise NotImplementedError

    def observe(self, s: S, seat: int) -> S:
        """A copy as `seat` may see it, hidden parts blanked. The default is for games that hide nothing."""
        return s.clone()

    def imagine(self, s: S, seat: int, fx: Effects) -> S:
        """A copy of what `seat` observes, the blanks filled with something possible."""
        return s.clone()

    def standing(self, s: S) -> Standing:
        """The score sheet as it would be if the game ended now."""
        raise NotImplementedError

    def describe(self, s: S) -> Iterator[Event]:
        """The table in words, line by line, as its observer sees it; a line about nobody in particular has seat -1."""
        raise NotImplementedError

    def limits(self, seats: int) -> Limits:
        """What each number in the state of a game of so many may be."""
        raise NotImplementedError

    def broken(self, s: S) -> Iterator[str]:
        """The invariants that do not hold, by id; none in a sound state."""
        raise NotImplementedError

    # What every game has.

    def setup(self, players: int, variant: str = "", options: Mapping[str, str] | None = None) -> Setup:
        chosen = {o.id: o.values[0] for o in self.options} | dict(options or {})
        setup = Setup(players, variant or self.variants[0], tuple(sorted(chosen.items())))
        if reason := self.misfit(setup):
            raise reason
        return setup

    def misfit(self, setup: Setup) -> "Misfit | None":
        """Why this set-up cannot be played."""
        if setup.players not in self.players:
            return Misfit("misfit-players", game=self.id, players=", ".join(map(str, self.players)), given=setup.players)
        if setup.variant not in self.variants:
            return Misfit("misfit-variant", game=self.id, variants=", ".join(self.variants), given=setup.variant)
        known = {o.id: o.values for o in self.options}
        for name, value in setup.options:
            if name not in known:
                return Misfit("misfit-option", game=self.id, option=name, options=", ".join(known))
            if value not in known[name]:
                return Misfit("misfit-value", option=name, values=", ".join(known[name]), given=value)
        if missing := known.keys() - {name for name, _ in setup.options}:
            return Misfit("misfit-missing", options=", ".join(sorted(missing)))
        return None

    def counts(self, option: str, setup: Setup) -> bool:
        """Whether this option makes any difference with all else that has been chosen."""
        return True

    def clash(self, colours: Sequence[str]) -> "Misfit | None":
        """Why players cannot have these colours."""
        known = [colour.id for colour in self.colours]
        if strange := [colour for colour in colours if colour not in known]:
            return Misfit("misfit-colour", game=self.id, colours=", ".join(known), given=strange[0])
        return Misfit("misfit-colours") if len(set(colours)) < len(colours) else None

    def start(self, setup: Setup, fx: Effects) -> S:
        s = self.deal(setup, fx)
        self.settle(s, fx)
        return s

    def offers(self, s: S) -> tuple[Step[S], ...]:
        return self._phases[s.stack[-1].kind].offers if s.stack else ()

    def phase(self, f: Frame) -> Phase[S]:
        return self._phases[f.kind]

    def signatures(self) -> Mapping[str, Signature]:
        """What the frames of each kind carry."""
        return {kind: phase.params for kind, phase in self._phases.items()}

    def phase_of(self, kind: str) -> Phase[S] | None:
        return self._phases.get(kind)

    def legal(self, s: S) -> list[Move]:
        found: list[Move] = []
        if not s.stack:
            return found
        f = s.stack[-1]
        for step, moves in self._offers[f.kind]:
            if step.shut(s, f) is None:
                for a in step.candidates(s, f):
                    if step.refuse(s, f, a) is None:
                        found.append(moves[a])  # noqa: PERF401 - a list for each step is what costs
        return found

    def tried(self, s: S) -> list[tuple[Move, Refusal | None]]:
        """Everything a player might try now, with the reason against it if there is one."""
        found: list[tuple[Move, Refusal | None]] = []
        if not s.stack:
            return found
        f = s.stack[-1]
        for step, moves in self._offers[f.kind]:
            shut, refuse = step.shut(s, f), step.refuse
            found += [(moves[a], shut or refuse(s, f, a)) for a in step.candidates(s, f)]
        return found

    def refuse(self, s: S, m: Move) -> Refusal | None:
        """Why this move is not possible now, whatever it is; None when it is legal."""
        if not s.stack:
            return Refusal("game-over", (), next(iter(self._phases.values())).rule)
        f = s.stack[-1]
        phase = self._phases[f.kind]
        if m.verb not in self.verbs:
            return Refusal("unknown-verb", (str(m.verb),), phase.rule)
        step = self._steps[f.kind].get(m.verb)
        if step is None:
            return Refusal("not-now", (m.verb, f.kind), phase.rule)
        a = self.naming.indices(step.params, m.args, len(s.seats))
        if a is None:
            return Refusal("unknown-thing", (m.verb,), step.rule)
        return step.shut(s, f) or step.refuse(s, f, a)

    def indices(self, m: Move) -> Indices:
        """The arguments of a legal move as the rules reckon with them."""
        a = self.naming.indices(self.verbs[m.verb].params, m.args, max(self.players))
        assert a is not None
        return a

    def play(self, s: S, m: Move, fx: Effects, settle: bool = True) -> None:
        """Play a legal move on s itself, then, unless told otherwise, go on until somebody must decide or the game is over."""
        f = s.stack[-1]
        step = self._steps[f.kind][m.verb]
        a = self._read.get(m)
        if a is None:
            a = self._read[m] = self.indices(m)
        if not step.aside:
            s.stack = s.stack[:-1]
        step.play(s, f, a, fx)
        if settle:
            self.settle(s, fx)

    def settle(self, s: S, fx: Effects) -> None:
        phases = self._phases
        while s.stack:
            f = s.stack[-1]
            phase = phases[f.kind]
            if phase.asks(s, f):
                return
            s.stack = s.stack[:-1]
            if phase.stage:
                fx.passed(s)
                phase.resume(s, f, fx)
                fx.passed(s)
            else:
                phase.resume(s, f, fx)


def installed() -> dict[str, Game[Any]]:
    """Every installed game by id."""
    return {name: fetch(target) for name, target in announced(GROUP).items()}


def installed_ids() -> list[str]:
    return list(announced(GROUP))


def load(game_id: str) -> Game[Any]:
    """KeyError when no such game is installed."""
    game: Game[Any] = fetch(announced(GROUP)[game_id])
    return game
