"""Commands that let bots play."""

import argparse
import sys
from pathlib import Path
from typing import Any

from app.cli.shared import NO, OK, WrongUse, check_levels, find_game, make_setup, show_json
from app.framework.game import Game, Setup
from app.text.speaker import Speaker


def levels(args: argparse.Namespace) -> int:
    from app.bots.levels import OFFERED

    speaker = Speaker(args.lang)
    found = [
        {"name": name, "title": speaker.say(f"level-{name}"), "about": speaker.say(f"about-level-{name}")} for name in OFFERED
    ]
    if args.json:
        show_json(found)
    else:
        for level in found:
            print(f"{level['name']}: {speaker.say('level-line', level=level['title'], about=level['about'])}")
    return OK


def simulate(args: argparse.Namespace) -> int:
    from app.bots.simulate import DeadEnd
    from app.bots.simulate import simulate as run_games

    game, setup, names = _asked(args)
    try:
        result = run_games(game, setup, [names[i % len(names)] for i in range(args.players)], args.games, args.seed)
    except DeadEnd as where:
        print(where, file=sys.stderr)
        return NO
    _print_result(args, result)
    return NO if result["violations"] else OK


def arena(args: argparse.Namespace) -> int:
    from app.bots.arena import arena as run_games

    game, setup, names = _asked(args)
    _at_least("--jobs", args.jobs, 1)
    keep = Path(args.keep) if args.keep else None
    _print_result(args, run_games(game, setup, names, args.games, args.seed, args.jobs, keep, args.minutes))
    return OK


def tune(args: argparse.Namespace) -> int:
    from app.bots.tune import contest, fitted, gathered

    game = find_game(args.game)
    setup = make_setup(game, args.players, args.variant, args.option)
    _at_least("--games", args.games, 2)
    choices = gathered(game, setup, args.seed, args.minutes, Path(args.keep))
    found = fitted(game.judge, choices)
    ahead, error = contest(game, setup, [one.found for one in found], args.games, f"{args.seed}/contest")
    weights = [one._asdict() | {"found": round(one.found, 3), "error": round(one.error, 3)} for one in found]
    result = {"game": game.id, "choices": len(choices), "weights": weights, "games": args.games}
    _print_result(args, result | {"ahead": round(ahead, 2), "error": round(error, 2)})
    return OK


def _asked(args: argparse.Namespace) -> tuple[Game[Any], Setup, list[str]]:
    """Which game, how it is set up, and the levels of the bots."""
    from app.bots.elsewhere import is_elsewhere

    game = find_game(args.game)
    setup = make_setup(game, args.players, args.variant, args.option)
    names = args.bots.split(",")
    check_levels(game, [name for name in names if not is_elsewhere(name)])
    _at_least("--games", args.games, 1)
    return game, setup, names


def _at_least(what: str, value: int, least: int) -> None:
    if value < least:
        raise WrongUse("cli-bad-number", what=what, least=least)


def _print_result(args: argparse.Namespace, result: dict[str, Any]) -> None:
    if args.json:
        show_json(result)
        return
    for key, value in result.items():
        if isinstance(value, list) and all(isinstance(row, dict) for row in value):
            for row in value:
                print("  " + "  ".join(f"{k} {v}" for k, v in row.items()))
        else:
            print(f"{key}: {value}")
