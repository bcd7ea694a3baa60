"""Many games, every invariant checked after every move."""

import math
from collections import Counter
from time import perf_counter
from typing import Any

from app.bots.playing import Played, play_bots, play_random
from app.framework.game import Game, Setup
from app.framework.moves import Move

COPIES = 200


def simulate(game: Game[Any], setup: Setup, levels: list[str], games: int, seed: str, checks: bool = True) -> dict[str, Any]:
    broken: Counter[str] = Counter()

    def watch(s: Any, moves: list[Move]) -> None:
        broken.update(game.broken(s))
        if s.stack and not moves:
            broken["dead end"] += 1
            raise DeadEnd(f"nobody can move at {s.stack[-1]}")

    played: list[Played] = []
    copy_seconds = 0.0
    for number in range(games):
        one = f"{seed}/{number}"
        if set(levels) == {"random"}:
            played.append(play_random(game, setup, one, watch if checks else None))
        else:
            played.append(play_bots(game, setup, levels, one, watch if checks else None))
        copy_seconds += _seconds_for_copies(played[-1].middle)
    return {
        "game": game.id,
        "players": setup.players,
        "variant": setup.variant,
        "bots": levels,
        "games": games,
        **_counted(played, setup.players),
        "copies_per_second": round(COPIES * games / copy_seconds),
        "violations": sum(broken.values()),
        "broken": dict(broken),
    }


def _seconds_for_copies(state: Any) -> float:
    began = perf_counter()
    for _ in range(COPIES):
        state.clone()
    return perf_counter() - began


def _counted(played: list[Played], players: int) -> dict[str, Any]:
    """How long the games were, and how they ended."""
    games, decisions, seconds = len(played), sum(p.decisions for p in played), sum(p.seconds for p in played)
    totals = list(zip(*(p.standing.totals for p in played), strict=True))
    return {
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds),
        "mean_scores": [round(sum(t) / games, 2) for t in totals],
        "mean_total": round(sum(map(sum, totals)) / games / players, 2),
        "mean_winner": round(sum(max(p.standing.totals) for p in played) / games, 2),
        "longest": max(p.decisions for p in played),
        "rounds_p95": sorted(p.rounds for p in played)[math.ceil(0.95 * games) - 1],
        "longest_rounds": max(p.rounds for p in played),
    }


class DeadEnd(Exception):
    """A game that neither goes on nor is over."""
