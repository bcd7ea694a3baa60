"""Thinking in a process of its own: one JSON request a line comes in, one or more JSON answers a line go out.

    {"id": 1, "do": "choose", "game": "ID", "level": "regular", "seat": 0, "thinking_seed": "x", "state": {...}}
    {"id": 1, "move": "invest research", "final": true}
    {"id": 2, "do": "advise", "game": "ID", "seat": 0, "thinking_seed": "x", "state": {...}}
    {"id": 2, "advice": [...], "final": false}        a quick first answer, then a better one
    {"id": 3, "do": "weigh", "move": "end_turn", "game": "ID", "seat": 0, "thinking_seed": "x", "state": {...}}
    {"id": 3, "loss": 4.5, "better": "invest research", "final": true}

It gets what the seat sees, never the truth, and a seed to think with, never that of the game. To cancel, end the process.
"""

import json
import os
import sys
from collections.abc import Iterator
from typing import Any

from app.bots.adviser import DRAWS, LONG, SHORT, Advice, advise
from app.bots.base import Bot
from app.bots.levels import make_bot
from app.bots.warning import weighed
from app.framework.codec import read_state
from app.framework.game import load
from app.framework.moves import move_from_words

PATIENCE = 2.6
"""Seconds that a bot may think at the table."""


def main() -> None:
    """Only answers go out: what a bot or a game prints goes where errors go."""
    answers, sys.stdout = sys.stdout, sys.stderr
    bots: dict[tuple[str, str, int, str], Bot] = {}
    for line in sys.stdin:
        request = json.loads(line)
        for answer in _answers(request, bots):
            try:
                answers.write(json.dumps({"id": request["id"], **answer}) + "\n")
                answers.flush()
            except BrokenPipeError:
                os._exit(0)  # whoever asked has gone, and Python would complain at exit


def _answers(request: dict[str, Any], bots: dict[tuple[str, str, int, str], Bot]) -> Iterator[dict[str, Any]]:
    game = load(request["game"])
    seen = read_state(game, request["state"])
    seat, seed = request["seat"], request["thinking_seed"]
    if request["do"] == "choose":
        key = game.id, request["level"], seat, seed
        if key not in bots:
            bots[key] = make_bot(request["level"], game, f"{seed}/{seat}", PATIENCE)
        yield {"move": str(bots[key].choose(seen, seat)), "final": True}
        return
    if request["do"] == "weigh":
        loss = weighed(game, seen, seat, move_from_words(request["move"].split()), seed)
        yield {"loss": loss.points, "better": str(loss.better or ""), "final": True}
        return
    for effort, draws, final in ((SHORT, 1, False), (LONG, DRAWS, True)):
        advice = advise(game, seen, seat, seed, effort, draws, rivals=final)
        yield {"advice": list(map(_written, advice)), "final": final}


def _written(a: Advice) -> dict[str, Any]:
    words = {"move": str(a.move), "line": list(map(str, a.line)), "against": str(a.against or "")}
    return a._asdict() | words | {"without": list(map(str, a.without))}
