"""Plays recorded games until it is killed, taking moves back now and then; says after every move, once it counts as played, and
after every take-back, which file, move and digest.
"""

import random
import sys
from pathlib import Path
from typing import Any

from app.framework.game import installed_ids, load
from app.framework.match import Match
from app.framework.record import Recorder
from tests.tables import players_for


def main(folder: Path, seed: int) -> None:
    """Which game is played, the seed says too."""
    ids, rng = installed_ids(), random.Random(seed)
    game = load(ids[seed % len(ids)])
    for count in range(10**6):
        match = Match(game, game.setup(4), f"{seed}/{count}", take_back=True)
        name = f"{count}.caravan"
        Recorder.begin(folder / name, match, players_for(match))
        say(name, match)
        while not match.over:
            if match.entries and rng.random() < 0.1:
                match.undo()
            else:
                match.submit(rng.choice(match.legal()))
            say(name, match)


def say(name: str, match: Match[Any]) -> None:
    sys.stdout.write(f"{name} {match.number} {match.digest()}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
