"""A player of the past: the regular of an old commit, which knows neither today's rules nor how states are written today.

Arenas ask it move by move like a player of any other checkout, by the name `LEVEL@bench/past.py`:

    caravanserai arena noria --bots regular,regular@bench/past.py --games 20 --keep FILE

It thinks in its own checkout with its own rules. Between it and the game of today stands a translation of the questions that
are open; everything that lies on the table has kept its form. What it chooses and may not do today (its rules had mistakes) is
chosen again among what it may do in both, by its own judge. How often that happened is said on the standard error at the end,
and how often the rules of both did not offer the same.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.framework.codec import encode, read_state
from app.framework.game import Game, load
from app.framework.phases import Frame

COMMIT = "8881468"
HERE = Path(__file__).resolve().parents[1]
CHECKOUT = Path(os.environ.get("CARAVANSERAI_PAST") or HERE / "build" / f"past-{COMMIT}")
PLAYER = """
import json, random, sys
sys.path.insert(0, sys.argv[1])
from app.bots.levels import make_bot
from app.framework.codec import decode
from app.framework.dice import QuietEffects, live
from app.framework.game import load
from app.framework.moves import move_from_words

bots = {}
for line in sys.stdin:
    asked = json.loads(line)
    game, seat, today = load(asked["game"]), asked["seat"], asked["moves"]
    seen = decode(game.state_type, asked["state"])
    key = game.id, asked["level"], seat, asked["seed"]
    bot = bots.setdefault(key, make_bot(asked["level"], game, f"{asked['seed']}/{seat}"))
    fx = QuietEffects(live(random.Random(asked["seed"])))
    state = game.imagine(seen, seat, fx)
    legal = game.legal(state)
    move = bot.choose(seen, seat) if legal else None
    if str(move) not in today:
        def worth(move):
            after = state.clone()
            game.play(after, move, fx)
            return game.judge.value(after, seat)
        both = [m for m in legal if str(m) in today]
        move = max(both, key=worth, default=None)
        again = True
    else:
        again = False
    print(json.dumps({"move": move and str(move), "again": again, "same": set(map(str, legal)) == set(today)}), flush=True)
"""


def main() -> int:
    player, counted, games = in_the_past(), Counter[str](), dict[str, Game[Any]]()
    assert player.stdin
    assert player.stdout
    for line in sys.stdin:
        asked = json.loads(line)
        game = games.setdefault(asked["game"], load(asked["game"]))
        seen = read_state(game, asked["state"])
        moves = {as_it_was(str(move)): str(move) for move in game.legal(seen)}
        question = {
            "game": game.id,
            "level": asked["level"],
            "seat": asked["seat"],
            "seed": asked["thinking_seed"],
            "state": encode(seen) | {"stack": old_stack(game.id, seen.stack)},
            "moves": list(moves),
        }
        player.stdin.write(json.dumps(question) + "\n")
        player.stdin.flush()
        answer = json.loads(player.stdout.readline())
        counted.update(asked=1, other_choice=not answer["same"], chosen_again=answer["again"], at_a_loss=answer["move"] is None)
        move = moves[answer["move"]] if answer["move"] else next(iter(moves.values()))
        print(json.dumps({"id": asked["id"], "move": move, "final": True}), flush=True)
    print(json.dumps(counted), file=sys.stderr)
    return 0


def in_the_past() -> "subprocess.Popen[str]":
    if not CHECKOUT.is_dir():
        add = ["git", "-C", str(HERE), "worktree", "add", "--detach", "--quiet", str(CHECKOUT), COMMIT]
        subprocess.run(add, check=True)
    pipe, command = subprocess.PIPE, [sys.executable, "-P", "-c", PLAYER, str(CHECKOUT)]
    return subprocess.Popen(command, cwd=CHECKOUT, stdin=pipe, stdout=pipe, text=True)


def as_it_was(move: str) -> str:
    """How a move was said: what a bought Food cube stands for was not."""
    return " ".join(move.split()[:3]) if move.startswith("lay_food ") else move


# The questions that were asked otherwise.

PAYMENTS = ("any", "same", "different")
START_CHOICES = ("first_factory", "first_resource")
TRADER_LOSS, JAGIRDAR_FAVOUR = 1, 1
Old = tuple[str, list[Any]] | None
"""The kind of a question and its arguments as they were; None where nothing was asked."""


def by_name(kind: str, a: list[Any]) -> Old:
    amount, payment, *goods = a
    return kind, [amount, PAYMENTS[payment], *goods]


def start_by_name(kind: str, a: list[Any]) -> Old:
    (start,) = a
    return kind, [START_CHOICES[start]]


def with_memory(kind: str, a: list[Any]) -> Old:
    return kind, [*a, 0]


def with_borders(kind: str, a: list[Any]) -> Old:
    *others, borders, river = a
    return kind, [*others, borders - river]


def voyage(kind: str, a: list[Any]) -> Old:
    paid, free_used, paid_used, *others = a
    return kind, [paid, free_used + paid_used, *others]


def exchange(kind: str, a: list[Any]) -> Old:
    priced, left, given = a
    return kind, [priced, given, left + TRADER_LOSS]


def thanks(_: str, a: list[Any]) -> Old:
    return ("thanks", []) if a == [JAGIRDAR_FAVOUR] else None


def nothing(_: str, __: list[Any]) -> Old:
    return None


ASKED: dict[str, dict[str, Callable[[str, list[Any]], Old]]] = {
    "noria": {"pay": by_name, "pay_goods": by_name},
    "agra": {"sailor": voyage, "giving": exchange, "favours_due": thanks, "merchant_walks": nothing},
    "yinzi": {
        "setup_turn": start_by_name,
        **dict.fromkeys(("develop_boats", "develop_factories"), with_memory),
        **dict.fromkeys(("sell_city", "extra_sale", "late", "pair", "produce", "supply_ships"), with_borders),
    },
}


def old_stack(game: str, stack: tuple[Frame, ...]) -> list[list[Any]]:
    """The open questions as they were put."""
    frames = []
    for f in stack:
        kind: str = f.kind
        translate = ASKED[game].get(kind)
        old = translate(kind, list(f.args)) if translate else (kind, list(f.args))
        if old:
            frames.append([old[0], f.seat, old[1]])
    return frames


if __name__ == "__main__":
    sys.exit(main())
