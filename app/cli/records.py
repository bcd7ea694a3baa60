"""Commands on installed games and saved ones."""

import argparse
import sys
from pathlib import Path
from typing import Any

from app.cli.shared import (
    NO,
    OK,
    WRONG,
    WrongUse,
    check_levels,
    find_game,
    make_setup,
    name_players,
    open_record,
    refused,
    show_json,
    speaker_for,
)
from app.desk.door import Agreed, Loaded, begin, go_on_here
from app.desk.folders import user_folders
from app.desk.library import Library
from app.framework.codec import digest, written
from app.framework.game import installed_ids, load
from app.framework.lines import Unreadable
from app.framework.moves import Move, Refusal, move_from_words
from app.play.eyes import eyes_at, open_to, persons, readable, seen_by
from app.text.hints import in_one_line, told
from app.text.speaker import Speaker


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
    check_levels(game, controls, ("human",))
    setup = make_setup(game, len(controls), args.variant, args.option)
    agreed = Agreed(game, setup, name_players(game, controls, args.lang), args.seed, args.take_back)
    try:
        begin(Library(user_folders(), "command"), agreed, Path(args.out)).recorder.close()
    except FileExistsError:
        raise WrongUse("file-exists", file=args.out) from None
    return OK


def _bot_is_asked(loaded: Loaded, speaker: Speaker) -> bool:
    """What a bot may do tells what it holds: where there are secrets, only a person's questions are answered."""
    match = loaded.match
    if match.frame is None or not match.game.hides or match.frame.seat in persons(loaded.players):
        return False
    print(speaker.say("cli-bot-is-asked", who=speaker.name(match.frame.seat)), file=sys.stderr)
    return True


def moves(args: argparse.Namespace) -> int:
    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    if _bot_is_asked(loaded, speaker):
        return NO
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
    if _bot_is_asked(loaded, speaker):
        return NO
    wanted = move_from_words([args.verb, *args.args])
    viewer = eyes_at(loaded.players, match.frame)
    if refusal := match.explain(wanted):
        print(refused(speaker, refusal), file=sys.stderr)
        return NO
    recorder = go_on_here(Library(user_folders(), "command"), Path(args.file), loaded).recorder
    try:
        match.submit(wanted)
    finally:
        recorder.close()
    for event in readable(match.entries[-1].events, viewer):
        print(speaker.event(event))
    return OK


def hint(args: argparse.Namespace) -> int:
    from app.bots.adviser import advise

    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    if match.frame is None:
        print(speaker.say("cli-over"), file=sys.stderr)
        return NO
    if _bot_is_asked(loaded, speaker):
        return NO
    seat = match.frame.seat
    advice = advise(match.game, match.observe(seat), seat, str(match.number))
    if args.json:
        show_json(
            [
                {
                    "move": str(a.move),
                    "gain": a.gain,
                    "against": str(a.against or ""),
                    "reasons": [{"part": part, "change": change} for part, change in a.reasons],
                    "rest": a.rest,
                    "asides": [{"message": key, "seat": seat, "points": points} for key, seat, points in a.asides],
                    "line": list(map(str, a.line)),
                    "text": in_one_line(speaker, told(speaker, *a)),
                }
                for a in advice
            ]
        )
    else:
        for number, a in enumerate(advice, 1):
            print(f"{number}. {in_one_line(speaker, told(speaker, *a))}")
    return OK


def show(args: argparse.Namespace) -> int:
    loaded = open_record(args.file)
    match, speaker = loaded.match, speaker_for(loaded, args.lang)
    number = match.number if args.at is None else args.at
    if not match.first <= number <= match.number:
        raise WrongUse("cli-no-move-number", number=number, first=match.first, last=match.number)
    state = match.at(number)
    frame = state.stack[-1] if state.stack else None
    viewer = eyes_at(loaded.players, frame)
    seen = seen_by(viewer, match.game, state)
    if args.json:
        entry = match.entries[number - match.first - 1] if number > match.first else None
        show_json(
            {
                "game": match.game.id,
                "number": number,
                "moves": match.number,
                "over": frame is None,
                "seat": frame.seat if frame else None,
                "last_move": str(entry.move) if entry and open_to(entry, viewer) else None,
                "totals": list(match.game.standing(seen).totals),
                "places": match.game.standing(state).places() if frame is None else None,
                "digest": digest(match.game, seen),
                "state": written(match.game, seen),
            }
        )
    else:
        from app.terminal import standing_lines, table_lines

        print("\n".join(table_lines(speaker, match.game, seen)))
        if frame is None:
            print("\n".join(standing_lines(speaker, match.game, state)))
    return OK


def verify(args: argparse.Namespace) -> int:
    """Status 0 when every file is whole and its whole game is played again to the same end, 2 otherwise."""
    status, found = OK, []
    for name in args.files:
        speaker = Speaker(args.lang)
        try:
            loaded = open_record(name)
        except Unreadable as reason:
            status, text, moves_made, fine = WRONG, speaker.say(reason.key, **reason.params), 0, False
        else:
            moves_made, fine = loaded.match.number, not loaded.notes and not loaded.match.first
            if not loaded.notes and loaded.match.first:
                status = WRONG
                text = speaker.say("file-from-snapshot", file=name, moves=moves_made, number=loaded.match.first)
            elif fine:
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
