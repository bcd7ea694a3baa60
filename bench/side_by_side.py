"""Our random players beside catanatron's, in one run on one core: decisions and copies for each second, of the rules as they
stand and, where they lie in build/compiled (`make compiled`), of the compiled ones.

catanatron goes into a throwaway environment; it is no dependency. All take turns, so that a slow moment of the machine hits
them all; the best of the rounds counts for each.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

from builds import TREES, asked

from app.bots.simulate import simulate
from app.framework import phases
from app.framework.game import Game, installed

CATANATRON = "catanatron==3.2.1"
ROUNDS, GAMES = 3, 30

THEIRS = f"""
import json, time
from catanatron import Color, Game, RandomPlayer
played, seconds, actions = [], 0.0, 0
for seed in range({GAMES}):
    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    began = time.perf_counter()
    game.play()
    seconds += time.perf_counter() - began
    actions += len(game.state.actions)
    played.append(game)
began = time.perf_counter()
for game in played:
    for _ in range(100):
        game.copy()
copying = time.perf_counter() - began
print(json.dumps({{"actions_per_second": actions / seconds, "copies_per_second": 100 * len(played) / copying}}))
"""


Figures = dict[str, float]


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    trees = {build: tree for build, tree in TREES.items() if tree.is_dir()}
    theirs: Figures = {}
    ours: dict[str, dict[str, Figures]] = {build: {} for build in trees}
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", CATANATRON], check=True)
        for number in range(ROUNDS):
            out = subprocess.run([python, "-c", THEIRS], check=True, capture_output=True, text=True).stdout
            best(theirs, json.loads(out))
            for build, tree in trees.items():
                for name, seen in asked(tree, __file__, str(number)).items():
                    best(ours[build].setdefault(name, {}), seen)
    print(json.dumps({"catanatron": rounded(theirs), **{build: compared(ours[build], theirs) for build in trees}}, indent=2))
    return 0


def measured(game: Game[Any], seed: str) -> Figures:
    setup = game.setup(max(game.players))
    return simulate(game, setup, ["random"] * setup.players, GAMES, seed, checks=False)


def compared(games: dict[str, Figures], theirs: Figures) -> dict[str, Figures]:
    return {
        name: rounded(figures)
        | {
            "decisions_ratio": round(figures["decisions_per_second"] / theirs["actions_per_second"], 2),
            "copies_ratio": round(figures["copies_per_second"] / theirs["copies_per_second"], 2),
        }
        for name, figures in games.items()
    }


def best(figures: Figures, seen: Figures) -> None:
    for key, value in seen.items():
        if key.endswith("_per_second"):
            figures[key] = max(figures.get(key, 0.0), value)


def rounded(figures: Figures) -> Figures:
    return {key: round(value) for key, value in figures.items()}


if __name__ == "__main__":
    match sys.argv[1:]:
        case (seed,):
            print(json.dumps({"from": phases.__file__, **{name: measured(game, seed) for name, game in installed().items()}}))
        case _:
            sys.exit(main())
