"""The command line. Exit status 0: done, 1: the game says no, 2: wrong use or file; one clear sentence, never a traceback."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from app.framework.codec import encode
from app.framework.game import Game, Setup, installed_ids, load
from app.framework.match import Match
from app.framework.moves import Move, Refusal, move_from_words
from app.framework.players import Player
from app.framework.record import Loaded, Recorder, Unreadable
from app.framework.record import load as load_record
from app.text import LANGUAGES
from app.text.speaker import Speaker

OK, NO, WRONG = 0, 1, 2
Command = Callable[[argparse.Namespace], int]


class WrongUse(Exception):
    """Something the caller must change; the key names the sentence that says what."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.key, self.params = key, params


def run(argv: Sequence[str]) -> int:
    args = _parser().parse_args(argv or ["terminal"])
    try:
        status: int = args.command(args)
    except (WrongUse, Unreadable) as reason:
        print(Speaker(args.lang).say(reason.key, **reason.params), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # whoever read our words has left; Python would complain again at exit
        return OK
    except OSError as reason:
        params = {"file": str(reason.filename or ""), "why": reason.strerror or ""}
        print(Speaker(args.lang).say("file-unwritable", **params), file=sys.stderr)
        return WRONG
    except (KeyboardInterrupt, EOFError):
        print(Speaker(args.lang).say("cli-stopped"), file=sys.stderr)
        return WRONG
    return status


# What the commands share.


def find_game(game_id: str) -> Game[Any]:
    try:
        return load(game_id)
    except KeyError:
        raise WrongUse("cli-no-game", game=game_id, games=", ".join(installed_ids())) from None


def make_setup(game: Game[Any], players: int, variant: str | None, options: Sequence[str]) -> Setup:
    try:
        return game.setup(players, variant or "", dict(o.partition("=")[::2] for o in options))
    except ValueError as why:
        raise WrongUse("cli-setup", why=str(why)) from None


def check_levels(levels: Sequence[str], also: tuple[str, ...] = ()) -> None:
    from app.bots.levels import LEVELS

    for level in levels:
        if level not in LEVELS and level not in also:
            raise WrongUse("cli-no-level", level=level, levels=", ".join([*also, *LEVELS]))


def readable(text: str) -> str:
    """An argument without the bytes that are no text."""
    return text.encode(errors="surrogateescape").decode(errors="replace")


def name_players(game: Game[Any], controls: Sequence[str], lang: str) -> tuple[Player, ...]:
    """Names for seats that nobody has named: a player's number, a bot's level."""
    speaker = Speaker(lang)
    names: list[str] = []
    for i, control in enumerate(controls):
        number = "" if controls.count(control) == 1 else str(list(controls[: i + 1]).count(control))
        bot = control != "human"
        names.append(
            speaker.say("bot-name", level=control, number=number).strip() if bot else speaker.say("player-name", number=i + 1)
        )
    return tuple(Player(names[i], game.colours[i].id, control) for i, control in enumerate(controls))


def open_record(path: str) -> Loaded:
    return load_record(Path(path), load)


def speaker_for(loaded: Loaded, lang: str) -> Speaker:
    return Speaker(lang, loaded.match.game, [p.name for p in loaded.players])


def refused(speaker: Speaker, refusal: Refusal) -> str:
    return f"{speaker.refusal(refusal)} {speaker.say('term-rule', rule=refusal.rule)}"


def show_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


# The commands.


def games(args: argparse.Namespace) -> int:
    found: list[dict[str, Any]] = []
    for game_id in installed_ids():
        game = load(game_id)
        speaker = Speaker(args.lang, game)
        found.append(
            {
                "id": game_id,
                "title": speaker.say("game-title"),
                "about": speaker.say("game-line"),
                "players": list(game.players),
                "variants": list(game.variants),
                "options": {o.id: list(o.values) for o in game.options},
                "rules_version": game.rules_version,
            }
        )
    if args.json:
        show_json(found)
    else:
        for g in found:
            print(f"{g['id']:8} {g['title']} ({', '.join(map(str, g['players']))}): {g['about']}")
    return OK


def new(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    controls = ["human" if c in ("you", "human") else c for c in args.seats.split(",")]
    check_levels(controls, ("human",))
    match = Match(game, make_setup(game, len(controls), args.variant, args.option), args.seed, take_back=args.take_back)
    try:
        Recorder.begin(Path(args.out), match, name_players(game, controls, args.lang)).close()
    except FileExistsError:
        raise WrongUse("file-exists", file=args.out) from None
    return OK


def moves(args: argparse.Namespace) -> int:
    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    tried = match.tried() if args.all else [(m, None) for m in match.legal()]
    if args.json:
        show_json([_move_json(speaker, m, why) for m, why in tried])
    else:
        for m, why in tried:
            print(f"{m}: {speaker.move(m)}" if why is None else f"- {m}: {refused(speaker, why)}")
    return OK


def _move_json(speaker: Speaker, m: Move, why: Refusal | None) -> dict[str, Any]:
    data: dict[str, Any] = {"move": str(m), "verb": m.verb, "args": list(m.args), "text": speaker.move(m), "legal": why is None}
    if why:
        data["refusal"] = {"reason": why.reason, "params": list(why.params), "rule": why.rule, "text": speaker.refusal(why)}
    return data


def move(args: argparse.Namespace) -> int:
    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    wanted = move_from_words([args.verb, *args.args])
    if refusal := match.explain(wanted):
        print(refused(speaker, refusal), file=sys.stderr)
        return NO
    recorder = Recorder.resume(Path(args.file), loaded)
    try:
        match.submit(wanted)
    finally:
        recorder.close()
    for event in match.entries[-1].events:
        if not event.only or match.entries[-1].seat in event.only:
            print(speaker.event(event))
    return OK


def hint(args: argparse.Namespace) -> int:
    from app.bots.adviser import advise

    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    if match.frame is None:
        print(speaker.say("cli-over"), file=sys.stderr)
        return NO
    seat = match.frame.seat
    advice = advise(match.game, match.observe(seat), seat, match.seed or "")
    if args.json:
        show_json(
            [
                {
                    "move": str(a.move),
                    "gain": round(a.gain, 2),
                    "reasons": [{"feature": f, "change": round(c, 2)} for f, c in a.reasons],
                    "line": list(map(str, a.line)),
                    "text": hint_text(speaker, a),
                }
                for a in advice
            ]
        )
    else:
        for number, a in enumerate(advice, 1):
            print(f"{number}. {hint_text(speaker, a)}")
    return OK


def hint_text(speaker: Speaker, advice: Any) -> str:
    """First what, then how much and why, then how it goes on."""
    parts = [
        speaker.say("hint-part", feature=speaker.thing("feature", name), change=f"{change:+.1f}")
        for name, change in advice.reasons
    ]
    lines = [
        speaker.say("hint-first", move=speaker.move(advice.move)) + ".",
        speaker.say("hint-gain", gain=f"{advice.gain:+.1f}", why=speaker.several(parts) if parts else "none"),
    ]
    if advice.line:
        lines.append(speaker.say("hint-line", line=" → ".join(speaker.move(m) for m in advice.line)))
    return " ".join(lines)


def show(args: argparse.Namespace) -> int:
    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    number = match.number if args.at is None else args.at
    if not match.first <= number <= match.number:
        raise WrongUse("cli-no-move-number", number=number, first=match.first, last=match.number)
    state = match.at(number)
    seat = state.stack[-1].seat if state.stack else 0
    seen = match.game.observe(state, seat)
    if args.json:
        entry = match.entries[number - match.first - 1] if number > match.first else None
        show_json(
            {
                "game": match.game.id,
                "number": number,
                "moves": match.number,
                "seed": match.seed,
                "over": not state.stack,
                "seat": seat if state.stack else None,
                "last_move": str(entry.move) if entry else None,
                "totals": list(match.game.standing(state).totals),
                "places": match.game.standing(state).places() if not state.stack else None,
                "digest": loaded.match.digest() if number == match.number else None,
                "state": encode(seen),
            }
        )
    else:
        from app.terminal import standing_lines, table_lines

        print("\n".join(table_lines(speaker, match.game, seen)))
        if not state.stack:
            print("\n".join(standing_lines(speaker, match.game, state)))
    return OK


def verify(args: argparse.Namespace) -> int:
    """Status 0 when every file is whole and replays to the same game, 2 otherwise."""
    status, found = OK, []
    for name in args.files:
        speaker = Speaker(args.lang)
        try:
            loaded = open_record(name)
        except Unreadable as reason:
            status, text, moves_made, fine = WRONG, speaker.say(reason.key, **reason.params), 0, False
        else:
            moves_made, fine = loaded.match.number, not loaded.notes
            if fine:
                text = speaker.say("file-fine", file=name, moves=moves_made)
            else:
                status = WRONG
                note = " ".join(speaker.note(n) for n in loaded.notes)
                text = speaker.say("file-part", file=name, moves=moves_made, note=note)
        found.append({"file": name, "ok": fine, "moves": moves_made, "text": text})
    if args.json:
        show_json(found)
    else:
        for one in found:
            print(one["text"], file=sys.stdout if one["ok"] else sys.stderr)
    return status


def simulate(args: argparse.Namespace) -> int:
    from app.bots.simulate import DeadEnd
    from app.bots.simulate import simulate as run_games

    game = find_game(args.game)
    setup = make_setup(game, args.players, args.variant, args.option)
    names = args.bots.split(",")
    check_levels(names)
    _at_least("--games", args.games, 1)
    try:
        result = run_games(game, setup, [names[i % len(names)] for i in range(args.players)], args.games, args.seed)
    except DeadEnd as where:
        print(where, file=sys.stderr)
        return NO
    _print_result(args, result)
    return NO if result["violations"] else OK


def arena(args: argparse.Namespace) -> int:
    from app.bots.arena import arena as run_games

    game = find_game(args.game)
    setup = make_setup(game, args.players, args.variant, args.option)
    names = args.bots.split(",")
    check_levels(names)
    _at_least("--games", args.games, 1)
    _at_least("--jobs", args.jobs, 1)
    _print_result(args, run_games(game, setup, names, args.games, args.seed, args.jobs))
    return OK


def tune(args: argparse.Namespace) -> int:
    from app.bots.tune import tune as run_trials

    game = find_game(args.game)
    setup = make_setup(game, args.players, args.variant, args.option)
    _at_least("--games", args.games, 2)
    for trial in run_trials(game, setup, args.trials, args.games, args.seed):
        named = dict(zip(game.judge.features, trial.weights, strict=True))
        mark = "+" if trial.kept else " "
        print(
            f"{mark} {trial.number:4} {trial.margin:+7.2f} ±{trial.error:5.2f} {json.dumps(named) if trial.kept else ''}",
            flush=True,
        )
    return OK


def _at_least(what: str, value: int, least: int) -> None:
    if value < least:
        raise WrongUse("cli-bad-number", what=what, least=least)


def _print_result(args: argparse.Namespace, result: dict[str, Any]) -> None:
    if args.json:
        show_json(result)
        return
    for key, value in result.items():
        if key == "bots" and isinstance(value[0], dict):
            for bot in value:
                print("  " + "  ".join(f"{k} {v}" for k, v in bot.items()))
        else:
            print(f"{key}: {value}")


def terminal(args: argparse.Namespace) -> int:
    from app.terminal import play

    return play(args)


def demo(args: argparse.Namespace) -> int:
    from app.shell.demo import run as make_pictures

    for path in make_pictures(Path(args.out)):
        print(path)
    return OK


# The parser.


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="caravanserai", description="Heavy board games at one table.")
    parser.set_defaults(lang="en")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def add(
        name: str, command: Callable[[argparse.Namespace], int], about: str, *, as_json: bool = True
    ) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about)
        sub.set_defaults(command=command)
        sub.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words (default: en)")
        if as_json:
            sub.add_argument("--json", action="store_true", help="print JSON")
        return sub

    def agree(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--variant", help="variant of the game (see: caravanserai games --json)")
        sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option; may be repeated")

    play = add("terminal", terminal, "Play a whole game in the terminal.", as_json=False)
    play.add_argument("game", nargs="?", help="which game; asked for when missing")
    play.add_argument("--seats", default="you,regular", help="who sits where: you, or a bot's level (default: you,regular)")
    play.add_argument("--seed", type=readable, help="fixes everything that chance decides")
    play.add_argument("--file", help="the saved game to go on with, or to write")
    play.add_argument("--take-back", action="store_true", help="allow undo behind what became known, marked in the file")
    agree(play)

    sub = add("new", new, "Begin a game and save it to a file.", as_json=False)
    sub.add_argument("game")
    sub.add_argument("--out", required=True, help="the file to write; an existing one is left alone")
    sub.add_argument("--seats", default="you,you", help="who sits where (default: you,you)")
    sub.add_argument("--seed", type=readable, help="fixes everything that chance decides")
    sub.add_argument("--take-back", action="store_true", help="allow undo behind what became known, marked in the file")
    agree(sub)

    sub = add("moves", moves, "List the legal moves of a saved game.")
    sub.add_argument("file")
    sub.add_argument("--all", action="store_true", help="also what is not possible, with the reason")

    sub = add("move", move, "Play one move in a saved game.", as_json=False)
    sub.add_argument("file")
    sub.add_argument("verb")
    sub.add_argument("args", nargs="*")

    add("hint", hint, "Advise whoever has to decide in a saved game.").add_argument("file")

    sub = add("show", show, "Show the table of a saved game.")
    sub.add_argument("file")
    sub.add_argument("--at", type=int, metavar="N", help="after N moves")

    add("verify", verify, "Check saved games.").add_argument("files", nargs="+", metavar="file")

    sub = add("simulate", simulate, "Play games between bots and check every invariant after every move.")
    sub.add_argument("game")
    sub.add_argument("--players", type=int, default=4)
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--bots", default="random", help="levels, repeated around the table (default: random)")
    sub.add_argument("--seed", type=readable, default="0")
    agree(sub)

    sub = add("arena", arena, "Compare bots over games with rotated seats.")
    sub.add_argument("game")
    sub.add_argument("--bots", default="regular,novice")
    sub.add_argument("--players", type=int, default=2)
    sub.add_argument("--games", type=int, default=100)
    sub.add_argument("--jobs", type=int, default=1)
    sub.add_argument("--seed", type=readable, default="0")
    agree(sub)

    sub = add("tune", tune, "Look for better weights of a game's judge by self-play.", as_json=False)
    sub.add_argument("game")
    sub.add_argument("--players", type=int, default=2)
    sub.add_argument("--trials", type=int, default=40)
    sub.add_argument("--games", type=int, default=24)
    sub.add_argument("--seed", type=readable, default="0")
    agree(sub)

    sub = add("demo", demo, "Write pictures of every game on the real table, without a display.", as_json=False)
    sub.add_argument("--out", default="build/demo", help="the folder to write to (default: build/demo)")

    add("games", games, "List the installed games.")
    return parser
