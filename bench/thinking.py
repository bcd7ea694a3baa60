"""How long one waits for the players: each level's decisions, and at the table a master's move and a hint.

    bench/thinking.py GAMES QUESTIONS > FOLDER/thinking.json

Every level plays that many games against its like, with the patience it has at a table. Then the process that thinks at a table
is asked about so many moments of each of the masters' last games: for a master's move where it took thought in the game, and
wherever there is a choice for a hint, of which a quick answer comes first. `bench/ladder.py tell FOLDER` brings what comes out
to the page. Times mean something only on a machine that does nothing else.
"""

import json
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

from app.bots.levels import OFFERED, make_bot
from app.bots.playing import play
from app.bots.tally import SEARCHED
from app.bots.worker import PATIENCE
from app.framework.codec import written
from app.framework.game import Game, installed
from app.framework.moves import Move

PLAYERS = (2, 4)
MASTER = "master"
WORKER = [sys.executable, "-P", "-m", "app", "worker"]
"""From where this runs: compiled where this is."""
AT_THE_TABLE = "master at the table", "hint, first answer", "hint, better answer"


class Moment(NamedTuple):
    """What somebody was asked who had a choice, and how many milliseconds it took."""

    state: Any
    taken: float


class Wait(NamedTuple):
    """Milliseconds for one thing, so often measured."""

    game: str
    players: int
    what: str
    times: int
    median: float
    longest: float


def main() -> None:
    games, questions = map(int, sys.argv[1:])
    found = [wait for game in installed().values() for players in PLAYERS for wait in waits(game, players, games, questions)]
    print(json.dumps([wait._asdict() for wait in found], indent=1))


def waits(game: Game[Any], players: int, games: int, questions: int) -> Iterator[Wait]:
    for level in OFFERED:
        played = [a_game(game, players, level, f"thinking/{number}") for number in range(games)]
        times = [moment.taken for moments in played for moment in moments]
        yield wait(game, players, level, [t for t in times if t >= SEARCHED] or times)
    states = [moment.state for moment in played[-1]]
    searched = [moment.state for moment in played[-1] if moment.taken >= SEARCHED]
    with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as thinker:
        asked(thinker, game, states[0], "choose", "start")  # until then it was only starting
        moves = [asked(thinker, game, s, "choose", f"{n}") for n, s in enumerate(some(searched, questions))]
        hints = [asked(thinker, game, s, "advise", f"{n}") for n, s in enumerate(some(states, questions))]
        assert thinker.stdin
        thinker.stdin.close()
    for what, taken in zip(AT_THE_TABLE, (*zip(*moves, strict=True), *zip(*hints, strict=True)), strict=True):
        yield wait(game, players, what, taken)


def a_game(game: Game[Any], players: int, level: str, seed: str) -> list[Moment]:
    bots = [make_bot(level, game, f"{seed}/{seat}", PATIENCE) for seat in range(players)]
    decisions: list[tuple[Any, bool]] = []

    def watch(s: Any, moves: list[Move]) -> None:
        if moves:
            decisions.append((s.clone(), len(moves) > 1))

    taken = [iter(times) for times in play(game, game.setup(players), bots, seed, watch).thinking]
    moments = [(Moment(s, 1000 * next(taken[s.stack[-1].seat])), choice) for s, choice in decisions]
    return [moment for moment, choice in moments if choice]


def some(states: Sequence[Any], wanted: int) -> list[Any]:
    """So many of them, from all along the game."""
    return [states[len(states) * n // wanted] for n in range(wanted)]


def asked(thinker: "subprocess.Popen[str]", game: Game[Any], s: Any, do: str, seed: str) -> list[float]:
    """Milliseconds until each answer is there: a master's move, or a hint, quick and better."""
    assert thinker.stdin
    assert thinker.stdout
    seat, found, final = s.stack[-1].seat, [], False
    request = {
        "id": 1,
        "do": do,
        "game": game.id,
        "seat": seat,
        "level": MASTER,
        "thinking_seed": seed,
        "state": written(game, game.observe(s, seat)),
    }
    began = perf_counter()
    thinker.stdin.write(json.dumps(request) + "\n")
    thinker.stdin.flush()
    while not final:
        final = json.loads(thinker.stdout.readline())["final"]
        found.append(1000 * (perf_counter() - began))
    return found


def wait(game: Game[Any], players: int, what: str, times: Sequence[float]) -> Wait:
    return Wait(game.id, players, what, len(times), round(statistics.median(times), 1), round(max(times), 1))


if __name__ == "__main__":
    main()
