"""Who plays better: games with rotated seats, every deal played once for each rotation."""

import statistics
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from app.bots.playing import play_bots
from app.framework.game import Game, Setup, load

Z95 = 1.959964


class Result(NamedTuple):
    levels: list[str]
    totals: tuple[int, ...]
    places: list[int]
    thinking: list[list[float]]


def arena(game: Game[Any], setup: Setup, levels: list[str], games: int, seed: str, jobs: int = 1) -> dict[str, Any]:
    pairings = [(setup, _seated(levels, setup.players, n), f"{seed}/{n // len(levels)}") for n in range(games)]
    results = list(_results(game, pairings, jobs))
    ratings = _ratings(results)
    table = []
    for name in dict.fromkeys(levels):
        mine = [(r, q) for r in results for q, level in enumerate(r.levels) if level == name]
        if not mine:
            continue  # fewer games than rotations
        share = sum(_share(r, q) for r, q in mine) / games
        times = sorted(1000 * t for r, q in mine for t in r.thinking[q])
        table.append(
            {
                "name": name,
                "win_share": round(share, 4),
                "interval": [round(x, 4) for x in wilson(share, games)],
                "mean_score": round(statistics.fmean(r.totals[q] for r, q in mine), 2),
                "ms_median": round(statistics.median(times), 3),
                "ms_p95": round(times[int(0.95 * (len(times) - 1))], 3),
                "rating": round(ratings[name], 2),
            }
        )
    winners = [max(r.totals) for r in results]
    return {
        "game": game.id,
        "players": setup.players,
        "variant": setup.variant,
        "seed": seed,
        "games": games,
        "mean_winner": round(statistics.fmean(winners), 2),
        "bots": table,
    }


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95% interval of a share seen in n games."""
    middle = share + Z95**2 / (2 * n)
    spread = Z95 * ((share * (1 - share) + Z95**2 / (4 * n)) / n) ** 0.5
    scale = 1 + Z95**2 / n
    return (middle - spread) / scale, (middle + spread) / scale


def _seated(levels: list[str], players: int, turn: int) -> list[str]:
    return [levels[(seat + turn) % len(levels)] for seat in range(players)]


def _share(r: Result, seat: int) -> float:
    """A shared win counts as its share."""
    return 1 / r.places.count(1) if r.places[seat] == 1 else 0.0


def _results(game: Game[Any], pairings: list[tuple[Setup, list[str], str]], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from (_play(game, *p) for p in pairings)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_installed, [(game.id, *p) for p in pairings], chunksize=2)


def _play_installed(work: tuple[str, Setup, list[str], str]) -> Result:
    game_id, setup, levels, seed = work
    return _play(load(game_id), setup, levels, seed)


def _play(game: Game[Any], setup: Setup, levels: list[str], seed: str) -> Result:
    played = play_bots(game, setup, levels, seed)
    return Result(levels, played.standing.totals, played.standing.places(), played.thinking)


def _ratings(results: Iterable[Result]) -> dict[str, float]:
    """An ordinal rating of each level over all games in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for r in results:
        teams = [[rated.setdefault(level, model.rating(name=level))] for level in r.levels]
        fresh = model.rate(teams, ranks=[float(p) for p in r.places])
        for name in set(r.levels):
            seats = [q for q, level in enumerate(r.levels) if level == name]
            mu = statistics.fmean(fresh[q][0].mu for q in seats)
            sigma = statistics.fmean(fresh[q][0].sigma for q in seats)
            rated[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: rating.ordinal() for name, rating in rated.items()}
