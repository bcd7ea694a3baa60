"""What many games between bots say: shares of wins with their intervals, points, lengths, times, and what was used."""

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

Z95 = 1.959964
SEARCHED = 1.0
"""A decision that took so many milliseconds was thought about; others were planned before, or there was no choice."""


class Result(NamedTuple):
    """All that is kept of one game."""

    levels: list[str]
    seed: str
    totals: tuple[int, ...]
    places: list[int]
    rounds: int
    decisions: int
    thinking: list[list[float]]
    """Milliseconds for each decision, by seat."""
    sheet: dict[str, tuple[int, ...]]
    """The lines of the score sheet."""
    moves: list[dict[str, int]]
    """What each seat played, and how often."""
    openings: list[str]
    """What each seat played in the first rounds."""


Seat = tuple[Result, int]
"""A game and one of its seats."""


def tally(levels: Sequence[str], games: Sequence[Result]) -> dict[str, Any]:
    if not games:
        return {"games": 0, "bots": []}
    ratings = _ratings(games)
    rounds = sorted(g.rounds for g in games)
    return {
        "games": len(games),
        "mean_winner": round(statistics.fmean(max(g.totals) for g in games), 2),
        "rounds": round(statistics.fmean(rounds), 1),
        "longest_rounds": rounds[-1],
        "by_seat": [round(statistics.fmean(share(g.places, q) for g in games), 3) for q in range(len(games[0].places))],
        "highest": highest(games),
        "bots": [_of_one(name, games, ratings[name]) for name in dict.fromkeys(levels) if name in ratings],
    }


def _of_one(name: str, games: Sequence[Result], rating: float) -> dict[str, Any]:
    mine = [(g, q) for g in games for q, level in enumerate(g.levels) if level == name]
    wins = sum(share(g.places, q) for g, q in mine) / len(games)
    times = sorted(t for g, q in mine for t in g.thinking[q])
    searched = [t for t in times if t >= SEARCHED] or times
    return {
        "name": name,
        "win_share": round(wins, 4),
        "interval": [round(x, 4) for x in wilson(wins, len(games))],
        "mean_score": round(statistics.fmean(g.totals[q] for g, q in mine), 2),
        "ms_median": round(statistics.median(times), 3),
        "ms_p95": round(times[int(0.95 * (len(times) - 1))], 3),
        "ms_searched": round(statistics.median(searched), 1),
        "ms_most": round(times[-1], 1),
        "rating": round(rating, 2),
        "usual_opening": round(Counter(g.openings[q] for g, q in mine).most_common(1)[0][1] / len(mine), 3),
        "sheet": {line: round(statistics.fmean(g.sheet[line][q] for g, q in mine), 2) for line in games[0].sheet},
        "used": _used(mine),
    }


def _used(mine: Iterable[Seat]) -> dict[str, float]:
    """How often each verb was played, per game and seat, most often first."""
    counts: Counter[str] = Counter()
    seats = 0
    for game, seat in mine:
        seats += 1
        for move, n in game.moves[seat].items():
            counts[move.partition(" ")[0]] += n
    return {verb: round(n / seats, 2) for verb, n in counts.most_common()}


def highest(games: Sequence[Result], lines: Sequence[str] | None = None) -> dict[str, float]:
    """How often each line of the sheet, or each of these, gave a winner the most, most often first; several then share."""
    found: dict[str, float] = {}
    for game in games:
        sheet = {line: points for line, points in game.sheet.items() if lines is None or line in lines}
        for seat in range(len(game.places)):
            most = max((points[seat] for points in sheet.values()), default=0)
            best = [line for line, points in sheet.items() if points[seat] == most]
            for line in best:
                found[line] = found.get(line, 0.0) + share(game.places, seat) / len(best) / len(games)
    return {line: round(part, 3) for line, part in sorted(found.items(), key=lambda pair: -pair[1]) if part}


def wilson(share: float, n: int) -> tuple[float, float]:
    """The 95% interval of a share seen in n games."""
    middle = share + Z95**2 / (2 * n)
    spread = Z95 * ((share * (1 - share) + Z95**2 / (4 * n)) / n) ** 0.5
    scale = 1 + Z95**2 / n
    return (middle - spread) / scale, (middle + spread) / scale


def share(places: Sequence[int], seat: int) -> float:
    """A shared win counts as its share."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def _ratings(games: Iterable[Result]) -> dict[str, float]:
    """An ordinal rating of each level over all games in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for g in games:
        teams = [[rated.setdefault(level, model.rating(name=level))] for level in g.levels]
        fresh = model.rate(teams, ranks=[float(p) for p in g.places])
        for name in set(g.levels):
            seats = [q for q, level in enumerate(g.levels) if level == name]
            mu = statistics.fmean(fresh[q][0].mu for q in seats)
            sigma = statistics.fmean(fresh[q][0].sigma for q in seats)
            rated[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: rating.ordinal() for name, rating in rated.items()}
