"""Plays recorded games until it is killed; says after every move, once it counts as played, which file, move and digest."""

import random
import sys
from pathlib import Path
from typing import Any

from app.framework.game import load
from app.framework.match import Match
from app.framework.record import Recorder
from tests.tables import players_for


def main(folder: Path, seed: str) -> None:
    game, rng = load("noria"), random.Random(seed)
    for count in range(10**6):
        match = Match(game, game.setup(4), f"{seed}/{count}")
        name = f"{count}.caravan"
        Recorder.begin(folder / name, match, players_for(match))
        say(name, match)
        while not match.over:
            match.submit(rng.choice(match.legal()))
            say(name, match)


def say(name: str, match: Match[Any]) -> None:
    sys.stdout.write(f"{name} {match.number} {match.digest()}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
