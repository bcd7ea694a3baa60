"""Who plays better: games with rotated seats, every deal played once for each rotation that differs.

Each game becomes one line of JSON (`Result`). Lines kept in a file are not played again, so many short runs add up to a long
one; `tally.py` reads them.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import monotonic
from typing import Any

from app.bots.playing import play_bots
from app.bots.tally import Result, tally
from app.framework.game import Game, Setup, load

OPENING = 2
"""The rounds that count as the opening."""

Pairing = tuple[Setup, list[str], str]
"""How one game is set up, who sits where, and the seed of its deal."""


def arena(
    game: Game[Any],
    setup: Setup,
    levels: list[str],
    games: int,
    seed: str,
    jobs: int = 1,
    keep: Path | None = None,
    minutes: float | None = None,
) -> dict[str, Any]:
    """The tally of these games, or, where time ran out, of those that have been played so far."""
    tables = _tables(levels, setup.players)
    pairings = [(setup, tables[n % len(tables)], f"{seed}/{n // len(tables)}") for n in range(games)]
    known = dict(_kept(keep, game, setup)) if keep else {}
    fresh = [p for p in pairings if _key(p[1], p[2]) not in known]
    until = None if minutes is None else monotonic() + 60 * minutes
    for result in _results(game, fresh, jobs, until):
        known[_key(result.levels, result.seed)] = result
        if keep:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(_table(game, setup) | result._asdict(), separators=(",", ":")) + "\n")
    played = [known[key] for _, seated, deal in pairings if (key := _key(seated, deal)) in known]
    return {"game": game.id, "players": setup.players, "variant": setup.variant, "seed": seed, **tally(levels, played)}


def _key(levels: list[str], seed: str) -> tuple[str, ...]:
    return (seed, *levels)


def _table(game: Game[Any], setup: Setup) -> dict[str, Any]:
    """What else tells one line of a file from another."""
    return {"game": game.id, "players": setup.players, "variant": setup.variant, "options": dict(setup.options)}


def _kept(file: Path, game: Game[Any], setup: Setup) -> Iterator[tuple[tuple[str, ...], Result]]:
    """The games in a file that were played at such a table."""
    table = _table(game, setup)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for data in map(json.loads, lines):
        if table.items() <= data.items():
            result = Result(**{name: data[name] for name in Result._fields})
            yield _key(result.levels, result.seed), result


def _tables(levels: list[str], players: int) -> list[list[str]]:
    """The levels around the table, in every rotation that differs from those before."""
    turns = range(len(levels))
    seated = (tuple(levels[(seat + turn) % len(levels)] for seat in range(players)) for turn in turns)
    return [list(table) for table in dict.fromkeys(seated)]


def _results(game: Game[Any], pairings: Iterable[Pairing], jobs: int, until: float | None) -> Iterator[Result]:
    if jobs == 1:
        for pairing in pairings:
            if until is not None and monotonic() > until:
                return
            yield _play(game, *pairing)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from filter(None, pool.map(_play_installed, [(game.id, until, *p) for p in pairings]))


def _play_installed(work: tuple[str, float | None, Setup, list[str], str]) -> Result | None:
    game_id, until, setup, levels, seed = work
    if until is not None and monotonic() > until:
        return None
    return _play(load(game_id), setup, levels, seed)


def _play(game: Game[Any], setup: Setup, levels: list[str], seed: str) -> Result:
    played = play_bots(game, setup, levels, seed)
    standing, seats = played.standing, range(setup.players)
    own = [[move for _, seat, move in played.moves if seat == q] for q in seats]
    first = [[move for number, seat, move in played.moves if seat == q and number <= OPENING] for q in seats]
    return Result(
        levels,
        seed,
        standing.totals,
        standing.places(),
        played.rounds,
        played.decisions,
        [[round(1000 * t, 2) for t in times] for times in played.thinking],
        dict(standing.lines),
        [dict(Counter(map(str, moves))) for moves in own],
        [", ".join(map(str, moves)) for moves in first],
    )
