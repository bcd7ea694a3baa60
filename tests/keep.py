"""Keeps games for the tests.

python -m tests.keep GAME            one whole game under the present rules, kept for ever in tests/records
python -m tests.keep --walks GAME    tests/records/walks made anew: the fewest games in which all occurs that tests wish for
"""

import argparse
import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from app.bots.levels import make_bot
from app.framework.game import Game
from app.framework.match import Match
from app.framework.players import Player
from app.framework.record import SUFFIX, Recorder
from tests.every_game.walks import keep_walks, walk_of
from tests.plugins import GAMES, find

RECORDS = Path(__file__).parent / "records"


def keep_record(game: Game[Any]) -> Path:
    """A game between novices; FileExistsError when there is one already."""
    players = min(game.players)
    path = RECORDS / f"{game.id}-rules{game.rules_version}-{players}{SUFFIX}"
    match = Match(game, game.setup(players), game.id)
    names = tuple(Player(f"P{q + 1}", game.colours[q].id, "novice") for q in range(players))
    recorder = Recorder.begin(path, match, names)
    play_out(match, whim=0.0)
    recorder.close()
    return path


def play_out(match: Match[Any], whim: float) -> Match[Any]:
    """Novices play to the end; now and then they do anything at all, so that much happens."""
    rng = random.Random(match.seed)
    bot = make_bot("novice", match.game, match.seed or "")
    while match.frame:
        seat = match.frame.seat
        move = rng.choice(match.legal()) if rng.random() < whim else bot.choose(match.observe(seat), seat)
        assert match.submit(move) is None
    return match


def fresh(game: Game[Any]) -> Iterator[Match[Any]]:
    """Games to choose from, for a game that has no `walks.py` of its own: every third is mere whim."""
    for number in count():
        players = game.players[number % len(game.players)]
        yield play_out(Match(game, game.setup(players), str(number)), 0.12 if number % 3 else 1.0)


def covering(matches: Iterator[Match[Any]], everything: Any) -> list[Match[Any]]:
    """The fewest of these games in which everything occurs that the module `everything` wants."""
    kept: list[tuple[Match[Any], set[str]]] = []
    missing = set(everything.WANTED)
    while missing:
        match = next(matches)
        signs = everything.signs(walk_of(match)) & everything.WANTED
        if signs & missing:
            missing -= signs
            kept.append((match, signs))
            print(f"game {match.seed}: {len(missing)} things still missing {sorted(missing)[:5]}", flush=True)
    for one in kept[:]:
        others = [signs for match, signs in kept if match is not one[0]]
        if set().union(*others) >= everything.WANTED:
            kept.remove(one)
    return [match for match, _ in kept]


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.keep")
    asked.add_argument("game", choices=GAMES)
    asked.add_argument("--walks", action="store_true")
    chosen = asked.parse_args()
    game = find(chosen.game)
    if chosen.walks:
        folder = f"tests.games.{game.id}"
        own = find_spec(f"{folder}.walks")
        matches = import_module(f"{folder}.walks").fresh() if own else fresh(game)
        keep_walks(game, covering(matches, import_module(f"{folder}.test_everything_occurs")))
    else:
        print(keep_record(game).name)


if __name__ == "__main__":
    main()
