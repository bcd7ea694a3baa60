"""The rules as they stand beside the compiled ones (`make compiled`): the same games move by move, and how much faster.

    bench/builds.py GAME [SEEDS]        SEEDS random games for each number of players, every field looked at after every move

Each build plays in processes of its own, in turn, so that a slow moment of the machine hits both.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from app.bots.alike import frozen
from app.bots.playing import play_random
from app.bots.search import Effort, TurnSearch
from app.framework import phases
from app.framework.codec import digest
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, load

ROOT = Path(__file__).parents[1]
TREES = {"pure": ROOT, "compiled": ROOT / "build" / "compiled"}
ROUNDS, GAMES, COPIES, QUESTIONS, NODES = 3, 20, 2000, 20, 300
Measured = dict[str, float]


def main(game: str, seeds: int = 300) -> int:
    games = {build: asked(tree, __file__, "fates", game, str(seeds)) for build, tree in TREES.items()}
    rounds = [{build: asked(tree, __file__, "speed", game) for build, tree in TREES.items()} for _ in range(ROUNDS)]
    best = {build: {what: max(one[build][what] for one in rounds) for what in rounds[0][build]} for build in TREES}
    ratios = {what: round(best["compiled"][what] / best["pure"][what], 2) for what in best["pure"]}
    same = games["pure"] == games["compiled"]
    print(json.dumps({"game": game, **games["pure"], "same": same, **best, "ratio": ratios}, indent=2))
    return 0 if same else 1


def asked(tree: Path, script: str, *what: str) -> Any:
    """What a script answers when it is run with the build that is found in this tree."""
    env = os.environ | {"PYTHONPATH": str(tree)}
    out = subprocess.run([sys.executable, script, *what], cwd=tree, env=env, check=True, stdout=subprocess.PIPE).stdout
    told = json.loads(out)
    assert told.pop("from").startswith(f"{tree / 'app'}{os.sep}")
    return told


def fates(game: Game[Any], seeds: int) -> dict[str, Any]:
    """A fingerprint of every state of many random games: all fields with their types, and the end as a saved game has it."""
    moves, seen = 0, hashlib.sha256()
    for players in game.players:
        for variant in game.variants:
            for seed in range(seeds):
                rng = random.Random(f"{players}/{variant}/{seed}")
                fx = QuietEffects(live(rng))
                s = game.start(game.setup(players, variant), fx)
                while s.stack:
                    seen.update(repr(frozen(s)).encode())
                    game.play(s, rng.choice(game.legal(s)), fx)
                    moves += 1
                seen.update(digest(game, s).encode())
    return {"moves": moves, "fingerprint": seen.hexdigest()[:16]}


def speed(game: Game[Any]) -> Measured:
    setup = game.setup(max(game.players))
    played = [play_random(game, setup, str(seed)) for seed in range(GAMES)]
    decisions = sum(one.decisions for one in played) / sum(one.seconds for one in played)
    began = perf_counter()
    for _ in range(COPIES):
        played[0].middle.clone()
    copies = COPIES / (perf_counter() - began)
    return {"decisions": round(decisions), "copies": round(copies), "nodes": round(nodes(game))}


def nodes(game: Game[Any]) -> float:
    """States that a search looks at in a second, at the same questions in both builds."""
    rng = random.Random(1)
    fx = QuietEffects(live(rng))
    asked = []
    s = game.start(game.setup(max(game.players)), fx)
    while s.stack:
        if s.active == s.stack[-1].seat and rng.random() < 0.2:
            asked.append(s.clone())
        game.play(s, rng.choice(game.legal(s)), fx)
    asked = asked[:: max(1, len(asked) // QUESTIONS)]
    began = perf_counter()
    looked = 0
    for s in asked:
        search = TurnSearch(game, random.Random(1), Effort(NODES))
        search.lines(s, s.stack[-1].seat)
        looked += search.looked
    return looked / (perf_counter() - began)


if __name__ == "__main__":
    match sys.argv[1:]:
        case "fates", name, count:
            print(json.dumps({"from": phases.__file__, **fates(load(name), int(count))}))
        case "speed", name:
            print(json.dumps({"from": phases.__file__, **speed(load(name))}))
        case name, *count:
            sys.exit(main(name, *map(int, count)))
