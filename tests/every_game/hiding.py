"""What it means that a game hides something: each rule as the problems that break it, none in a sound game.

Two *worlds* of a seat are states that look the same to it. Whatever it is shown, told, allowed or advised must be the same in
both, or it would tell them apart by what it may not know.
"""

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from app.bots.adviser import advise
from app.bots.foresight import Ahead
from app.bots.levels import make_bot
from app.bots.regular import RegularBot
from app.bots.search import Effort
from app.framework.codec import digest
from app.framework.dice import Effects, live
from app.framework.game import Game, Setup
from app.framework.match import Match
from app.framework.moves import Event, Move

WORLDS = 3
"""How many worlds are imagined beside the true one."""
TRIES = 6
"""In how many ways a move is played in the true world to be compared with the others."""


def readable(events: tuple[Event, ...] | list[Event], seat: int) -> tuple[Event, ...]:
    """What a seat may read of some news."""
    return tuple(e for e in events if not e.only or seat in e.only)


def worlds(game: Game[Any], state: Any, seat: int, rng: random.Random) -> list[Any]:
    """The true state, and others that look the same to the seat."""
    seen = game.observe(state, seat)
    return [state, *(game.imagine(seen, seat, Effects(live(rng))) for _ in range(WORLDS))]


def blanks_nothing(game: Game[Any], states: list[Any]) -> Iterator[str]:
    """A game that hides shows a seat less than there is, at some time; one that does not hide shows everything, always."""
    hidden = any(game.observe(s, q) != s for s in states for q in range(len(s.seats)))
    if game.hides and not hidden:
        yield "it says that it hides, and every seat sees everything"
    if hidden and not game.hides:
        yield "some seat does not see everything, and it does not say that it hides"


def can_be_told_apart(game: Game[Any], setup: Setup, state: Any, seat: int, rng: random.Random) -> Iterator[str]:
    """By what a seat is shown, offered, refused and shown ahead."""
    first, *others = (Match.resumed(game, setup, w, 0) for w in worlds(game, state, seat, rng))
    for other in others:
        if other.observe(seat) != first.observe(seat):
            yield "its observation"
        if not first.frame or first.frame.seat != seat:
            continue
        if other.tried() != first.tried():
            yield "what it may do, and why not the rest"
        for move in first.legal():
            if _ahead(first, move, seat) != _ahead(other, move, seat):
                yield f"the look ahead at {move}"


def _ahead(match: Match[Any], move: Move, seat: int) -> tuple[Any, ...] | None:
    preview = match.preview(move, seat)
    return preview and (preview.state, readable(preview.events, seat), preview.certain)


SWIFT = ("random", "newcomer", "novice", "regular")


def is_advised_apart(game: Game[Any], state: Any, seat: int, rng: random.Random) -> Iterator[str]:
    """By what bots of every kind would do and what a hint says, for the seat that is asked."""
    said = []
    for world in worlds(game, state, seat, rng):
        seen = game.observe(world, seat)
        thinkers = [make_bot(level, game, "same") for level in SWIFT]
        thinkers.append(RegularBot(game, random.Random(1), Effort(60), ahead=Ahead(2, 2, 40)))
        choices = [bot.choose(seen.clone(), seat) for bot in thinkers]
        said.append((choices, advise(game, seen, seat, "same", Effort(60))))
    if any(other != said[0] for other in said[1:]):
        yield "what bots do and hints say"


class Told(NamedTuple):
    """One way in which a move may have gone, as far as one seat is concerned."""

    truth: str
    seen: Any
    read: tuple[Event, ...]
    private: tuple[Event, ...]
    shown: bool
    """Whether the rules say that something hidden was laid open, without any chance."""


def is_told_too_much(game: Game[Any], state: Any, move: Move, seat: int, rng: random.Random) -> Iterator[str]:
    """By the news of a move: what looks the same afterwards and is not, is told in the same words or only to who may know,
    unless the move lays it open (`Effects.reveal`). The other way round, what only others are told does not show.
    """
    here = _every_way(game, state, move, seat, rng)
    elsewhere = [_played(game, w, move, seat, Turned(rng)) for w in worlds(game, state, seat, rng) if not game.refuse(w, move)]
    for one, other in combinations([here[0], *elsewhere, *here[1:TRIES]], 2):
        if one.seen == other.seen and one.truth != other.truth and one.read != other.read and not (one.shown or other.shown):
            yield f"{move} tells {_difference(one.read, other.read)} although nothing else shows it"
    for other in here[1:]:
        if other.read == here[0].read and other.private != here[0].private and other.seen != here[0].seen:
            yield f"{move} shows {_difference(here[0].private, other.private)} which only others are told"


class Turned:
    """Chance as in a play before, but for one pick that falls otherwise."""

    def __init__(self, rng: random.Random, before: Sequence[int] = (), turned: int = -1) -> None:
        self.rng, self.before, self.turned = rng, before, turned
        self.picks: list[int] = []

    def __call__(self, n: int) -> int:
        at = len(self.picks)
        value = self.before[at] % n if at < len(self.before) else self.rng.randrange(n)
        if at == self.turned and n > 1:
            value = (value + self.rng.randrange(1, n)) % n
        self.picks.append(value)
        return value


def _every_way(game: Game[Any], state: Any, move: Move, seat: int, rng: random.Random) -> list[Told]:
    """How a move may go: somehow, and then with each of its chances fallen otherwise."""
    chance = Turned(rng)
    first = _played(game, state, move, seat, chance)
    others = [Turned(rng, chance.picks, at) for at in range(len(chance.picks)) for _ in range(2)]
    return [first, *(_played(game, state, move, seat, other) for other in others)]


def _played(game: Game[Any], world: Any, move: Move, seat: int, chance: Turned) -> Told:
    after, fx = world.clone(), Effects(chance)
    game.play(after, move, fx)
    read = readable(fx.events, seat)
    private = tuple(e for e in fx.events if e not in read)
    return Told(digest(game, after), game.observe(after, seat), tuple(sorted(read)), private, fx.revealed and not fx.picks)


def _difference(one: tuple[Event, ...], other: tuple[Event, ...]) -> str:
    return ", ".join(sorted({f"{e.kind} {e.params}" for e in {*one} ^ {*other}}))
