"""Games kept move by move in `tests/records/walks`, in which everything of a game occurs.

They are replayed, never played again: a bot that plays better must not change what the tests have seen. `python -m tests.keep`
makes them anew when the rules have changed.
"""

import json
import random
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from app.framework.game import SHARED_REFUSALS, Game, Setup
from app.framework.match import Match
from app.framework.moves import Event, Move, move_from_words
from tests.plugins import find

WALKS = Path(__file__).parents[1] / "records" / "walks"
TRIED_EVERY = 4
"""At every so many moves it is looked what would be refused."""


class Taken(NamedTuple):
    before: Any
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: Any

    @property
    def kind(self) -> str:
        """What was asked."""
        kind: str = self.before.stack[-1].kind
        return kind


Walk = tuple[Taken, ...]


def walk_of(match: Match[Any]) -> Walk:
    states = [match.at(number) for number in range(match.number + 1)]
    return tuple(
        Taken(before, entry.seat, entry.move, entry.events, after)
        for before, entry, after in zip(states, match.entries, states[1:], strict=False)
    )


@cache
def kept_walks(game_id: str) -> tuple[Walk, ...]:
    file = WALKS / f"{game_id}.jsonl"
    assert file.exists(), f"python -m tests.keep --walks {game_id}"
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(walk_of(_replayed(find(game_id), json.loads(line))) for line in lines)


def _replayed(game: Game[Any], line: dict[str, Any]) -> Match[Any]:
    again = f"these moves lead elsewhere by now: if the rules have changed on purpose, python -m tests.keep --walks {game.id}"
    setup = game.setup(line["players"], line["variant"], line["options"])
    match = Match(game, setup, None, line["opening"])
    for seat, words, picks in line["moves"]:
        assert match.replay(seat, move_from_words(words.split()), picks) is None, again
    assert match.over, again
    return match


def keep_walks(game: Game[Any], matches: Iterable[Match[Any]]) -> None:
    WALKS.mkdir(exist_ok=True)
    lines = [json.dumps(_written(match), separators=(",", ":")) + "\n" for match in matches]
    (WALKS / f"{game.id}.jsonl").write_text("".join(lines), encoding="utf-8")


def _written(match: Match[Any]) -> dict[str, Any]:
    setup: Setup = match.setup
    moves = [(entry.seat, str(entry.move), entry.picks) for entry in match.entries]
    agreed = {"players": setup.players, "variant": setup.variant, "options": dict(setup.options)}
    return {**agreed, "opening": match.opening, "moves": moves}


# What occurs in a game, as words.


def declared(game: Game[Any]) -> set[str]:
    """All verbs, events and refusals that a game knows."""
    verbs, events = {f"verb {verb}" for verb in game.verbs}, {f"event {kind}" for kind in game.events}
    return verbs | events | {f"refusal {reason}" for reason in game.refusals}


def said_and_done(walk: Walk) -> set[str]:
    """The verbs that were played and the events that were told."""
    return {f"verb {t.move.verb}" for t in walk} | {f"event {e.kind}" for t in walk for e in t.events}


def refused(game: Game[Any], walk: Walk) -> set[str]:
    """The reasons against moves that were tried on the way, all of them declared."""
    rng = random.Random(0)
    tried = ((t.before, move) for t in walk[::TRIED_EVERY] for move in attempts(game, t.before, rng))
    met = {refusal.reason for state, move in tried if (refusal := game.refuse(state, move))}
    assert met <= {*game.refusals, *SHARED_REFUSALS}
    return {f"refusal {reason}" for reason in met}


def attempts(game: Game[Any], s: Any, rng: random.Random) -> list[Move]:
    """What the game proposes now, and moves that have the right form only."""
    tried = [m for m, _ in game.tried(s)]
    for step in game.offers(s):
        domains: list[Sequence[int | str]] = [game.things.get(kind.removesuffix("?"), (0, 1, 2, 3, 9)) for kind in step.params]
        every = list(product(*domains)) if len(domains) <= 2 else [tuple(rng.choice(d) for d in domains) for _ in range(20)]
        tried += [Move(step.verb, args) for args in rng.sample(every, min(20, len(every)))]
    return tried
