"""How long one waits for the players: each level's decisions, and at the table a master's move and a hint.

    bench/thinking.py GAMES QUESTIONS > FOLDER/thinking.json

Every level plays that many games against its like, with the patience it has at a table. Then the process that thinks at a table
is asked about so many moments of each of the masters' last games: for a master's move and for a hint, of which a quick answer
comes first. `bench/ladder.py tell FOLDER` brings what comes out to the page. Times mean something only on a machine that does
nothing else.
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

PLAYERS = (2, 4)
MASTER = "master"
WORKER = [sys.executable, "-P", "-m", "app", "worker"]
"""From where this runs: compiled where this is."""
AT_THE_TABLE = "master at the table", "hint, first answer", "hint, better answer"


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
        times = [t for taken, _ in played for t in taken]
        yield wait(game, players, level, [t for t in times if t >= SEARCHED] or times)
    _, moments = played[-1]
    with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as thinker:
        answers = [asked(thinker, game, moments[len(moments) * n // questions], n) for n in range(questions)]
        assert thinker.stdin
        thinker.stdin.close()
    for nth, what in enumerate(AT_THE_TABLE):
        yield wait(game, players, what, [times[nth] for times in answers])


def a_game(game: Game[Any], players: int, level: str, seed: str) -> tuple[list[float], list[Any]]:
    """How long each decision took, and the states in which there was something to choose."""
    bots = [make_bot(level, game, f"{seed}/{seat}", PATIENCE) for seat in range(players)]
    moments: list[Any] = []
    played = play(game, game.setup(players), bots, seed, lambda s, moves: moments.append(s.clone()) if moves[1:] else None)
    return [1000 * t for thinking in played.thinking for t in thinking], moments


def asked(thinker: "subprocess.Popen[str]", game: Game[Any], s: Any, number: int) -> list[float]:
    """How long until a master's move, the first answer of a hint, and the better one are there."""
    assert thinker.stdin
    assert thinker.stdout
    seat, found = s.stack[-1].seat, []
    about = {
        "game": game.id,
        "seat": seat,
        "level": MASTER,
        "thinking_seed": f"{number}",
        "state": written(game, game.observe(s, seat)),
    }
    for do in ("choose", "advise"):
        began, final = perf_counter(), False
        thinker.stdin.write(json.dumps({"id": number, "do": do, **about}) + "\n")
        thinker.stdin.flush()
        while not final:
            final = json.loads(thinker.stdout.readline())["final"]
            found.append(1000 * (perf_counter() - began))
    return found


def wait(game: Game[Any], players: int, what: str, times: Sequence[float]) -> Wait:
    return Wait(game.id, players, what, len(times), round(statistics.median(times), 1), round(max(times), 1))


if __name__ == "__main__":
    main()
