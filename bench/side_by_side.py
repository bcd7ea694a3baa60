"""Our random players beside catanatron's, in one run on one core: decisions and copies for each second.

catanatron goes into a throwaway environment; it is no dependency. The two take turns, so that a slow moment of the machine
hits both; the best of the rounds counts for each.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from app.bots.simulate import simulate
from app.framework.game import installed

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


def main() -> int:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    games = installed()
    theirs = {"actions_per_second": 0.0, "copies_per_second": 0.0}
    ours = {name: {"decisions_per_second": 0.0, "copies_per_second": 0.0} for name in games}
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", CATANATRON], check=True)
        for number in range(ROUNDS):
            out = subprocess.run([python, "-c", THEIRS], check=True, capture_output=True, text=True).stdout
            best(theirs, json.loads(out))
            for name, game in games.items():
                setup = game.setup(max(game.players))
                best(ours[name], simulate(game, setup, ["random"] * setup.players, GAMES, str(number), checks=False))
    result = {"catanatron": rounded(theirs)}
    for name, figures in ours.items():
        result[name] = rounded(figures) | {
            "decisions_ratio": round(figures["decisions_per_second"] / theirs["actions_per_second"], 2),
            "copies_ratio": round(figures["copies_per_second"] / theirs["copies_per_second"], 2),
        }
    print(json.dumps(result, indent=2))
    return 0


def best(figures: dict[str, float], seen: dict[str, float]) -> None:
    for key in figures:
        figures[key] = max(figures[key], seen[key])


def rounded(figures: dict[str, float]) -> dict[str, float]:
    return {key: round(value) for key, value in figures.items()}


if __name__ == "__main__":
    sys.exit(main())
