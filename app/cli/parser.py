"""What may be typed. Every word of the help is a message: `help-COMMAND`, and `help-OPTION` for what several commands take."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from app.cli import contests, records
from app.cli.shared import OK, WrongUse
from app.framework.lines import LONGEST_SEED
from app.text import LANGUAGES
from app.text.speaker import Speaker

Command = Callable[[argparse.Namespace], int]


def terminal(args: argparse.Namespace) -> int:
    from app.terminal import play

    return play(args)


def demo(args: argparse.Namespace) -> int:
    from app.shell.demo import run as make_pictures

    for path in make_pictures(Path(args.out)):
        print(path)
    return OK


def language_of(argv: Sequence[str]) -> str:
    """The language asked for, known before anything else is understood."""
    for i, word in enumerate(argv):
        wanted = word.partition("=")[2] if word.startswith("--lang=") else "".join(argv[i + 1 : i + 2]) * (word == "--lang")
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        raise WrongUse("cli-misused", command=self.prog)


def readable(text: str) -> str:
    """A seed without the bytes that are no text."""
    if len(text) > LONGEST_SEED:
        raise argparse.ArgumentTypeError(text)
    return text.encode(errors="surrogateescape").decode(errors="replace")


SEED: dict[str, Any] = {"type": readable}
FLAG: dict[str, Any] = {"action": "store_true"}
WHOLE: dict[str, Any] = {"type": int}
AGREED: dict[str, dict[str, Any]] = {
    "--variant": {},
    "--option": {"action": "append", "default": [], "metavar": "NAME=VALUE"},
}
JSON = {"--json": FLAG}
COMMANDS: dict[str, tuple[Command, dict[str, dict[str, Any]]]] = {
    "terminal": (
        terminal,
        {
            "game": {"nargs": "?"},
            "--learn": FLAG,
            "--seats": {"default": "you,regular"},
            "--seed": SEED,
            "--file": {},
            "--take-back": FLAG,
            **AGREED,
        },
    ),
    "new": (
        records.new,
        {
            "game": {},
            "--out": {"required": True},
            "--seats": {"default": "you,you"},
            "--seed": SEED,
            "--take-back": FLAG,
            **AGREED,
        },
    ),
    "moves": (records.moves, {"file": {}, "--all": FLAG, **JSON}),
    "move": (records.move, {"file": {}, "verb": {}, "args": {"nargs": "*"}}),
    "hint": (records.hint, {"file": {}, **JSON}),
    "show": (records.show, {"file": {}, "--at": {"type": int, "metavar": "N"}, **JSON}),
    "verify": (records.verify, {"files": {"nargs": "+", "metavar": "file"}, **JSON}),
    "simulate": (
        contests.simulate,
        {
            "game": {},
            "--players": WHOLE | {"default": 4},
            "--games": WHOLE | {"default": 100},
            "--bots": {"default": "random"},
            "--seed": SEED | {"default": "0"},
            **AGREED,
            **JSON,
        },
    ),
    "arena": (
        contests.arena,
        {
            "game": {},
            "--bots": {"default": "regular,novice"},
            "--players": WHOLE | {"default": 2},
            "--games": WHOLE | {"default": 100},
            "--jobs": WHOLE | {"default": 1},
            "--keep": {"metavar": "FILE"},
            "--minutes": {"type": float},
            "--seed": SEED | {"default": "0"},
            **AGREED,
            **JSON,
        },
    ),
    "tune": (
        contests.tune,
        {
            "game": {},
            "--players": WHOLE | {"default": 2},
            "--minutes": {"type": float, "default": 10.0},
            "--games": WHOLE | {"default": 24},
            "--keep": {"metavar": "FILE", "required": True},
            "--seed": SEED | {"default": "0"},
            **AGREED,
            **JSON,
        },
    ),
    "demo": (demo, {"--out": {"default": "build/demo"}}),
    "games": (records.games, JSON),
    "levels": (contests.levels, JSON),
}
"""What each command takes, as `argparse` wants to know it."""


def make_parser(speaker: Speaker) -> argparse.ArgumentParser:
    parser = Parser(prog="caravanserai", description=speaker.say("help-all"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, (command, takes) in COMMANDS.items():
        about = speaker.say(f"help-{name}")
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(command=command)
        for option, how in takes.items():
            sub.add_argument(option, help=_help(speaker, name, option, how), **how)
        sub.add_argument("--lang", choices=LANGUAGES, default=speaker.lang, help=speaker.say("help-lang"))
    return parser


def _help(speaker: Speaker, command: str, option: str, how: dict[str, Any]) -> str:
    """A command's own words for an option (`help-new-out`), or those that fit everywhere."""
    plain = option.strip("-")
    key = f"help-{command}-{plain}"
    about = speaker.say(key if speaker.has(key) else f"help-option-{plain}")
    return f"{about} (%(default)s)" if how.get("default") else about
