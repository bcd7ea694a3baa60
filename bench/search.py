"""How fast bots think: states looked at for each second of the processor, and how many first moves reach the end of a turn."""

import json
import random
import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

from app.bots.novice import NoviceBot
from app.bots.search import Effort, TurnSearch
from app.framework.dice import QuietEffects, live
from app.framework.game import Game, installed

EFFORTS = 1500, 6000
TURNS = 24


def main() -> int:
    result = {name: {str(nodes): measured(game, nodes) for nodes in EFFORTS} for name, game in installed().items()}
    print(json.dumps(result, indent=2))
    return 0


def measured(game: Game[Any], nodes: int) -> dict[str, float]:
    looked = possible = finished = 0
    seconds = 0.0
    for state, seat in turns(game):
        search = TurnSearch(game, random.Random(1), Effort(nodes))
        began = process_time()
        finished += len(search.lines(state, seat))
        seconds += process_time() - began
        looked += search.looked
        possible += len(game.legal(state))
    return {
        "states_per_second": round(looked / seconds),
        "milliseconds_per_turn": round(1000 * seconds / TURNS, 1),
        "first_moves": round(possible / TURNS, 1),
        "followed_to_the_end": round(finished / TURNS, 1),
    }


def turns(game: Game[Any]) -> Iterator[tuple[Any, int]]:
    """The beginnings of turns in a game between novices, from the second round on."""
    rng = random.Random(3)
    fx = QuietEffects(live(rng))
    s, bot = game.start(game.setup(min(game.players)), fx), NoviceBot(game, rng)
    found, last = 0, (-1, -1)
    while found < TURNS:
        if not s.stack:
            s = game.start(game.setup(min(game.players)), fx)
        seat = s.stack[-1].seat
        if (s.round, s.active) != last and s.round > 1 and seat == s.active and len(game.legal(s)) > 1:
            last = s.round, s.active
            found += 1
            yield s.clone(), seat
        game.play(s, bot.choose(game.observe(s, seat), seat), fx)


if __name__ == "__main__":
    sys.exit(main())
