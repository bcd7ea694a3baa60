"""The table in words: a whole game in the terminal."""

import argparse
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from app.bots.adviser import advise
from app.bots.base import Bot
from app.bots.levels import make_bot
from app.cli.shared import (
    OK,
    WrongUse,
    check_levels,
    find_game,
    make_setup,
    name_players,
    open_record,
    refused,
    speaker_for,
)
from app.framework.game import Game, installed_ids, load
from app.framework.match import Match
from app.framework.moves import LONGEST_NUMBER
from app.framework.players import Player
from app.framework.record import SUFFIX, Recorder
from app.text.hints import in_one_line, told
from app.text.rules import paragraphs
from app.text.speaker import Speaker


def play(args: argparse.Namespace) -> int:
    if args.file and Path(args.file).exists():
        loaded = open_record(args.file)
        check_levels([p.control for p in loaded.players], ("human",))
        speaker = speaker_for(loaded, args.lang)
        for note in loaded.notes:
            print(speaker.note(note))
        match, players, path = loaded.match, loaded.players, Path(args.file)
        if loaded.continuable:
            recorder = Recorder.resume(path, loaded)
        else:
            path = _copy_path(path)
            recorder = Recorder.begin(path, match, players)
        print(speaker.say("term-resumed", number=match.number))
    else:
        match, players = _begin(args)
        speaker = Speaker.at_table(args.lang, match.game, players)
        path = Path(args.file) if args.file else _fresh_path(match.game.id)
        recorder = Recorder.begin(path, match, players)
    try:
        Table(match, players, speaker, path).run()
    finally:
        recorder.close()
    return OK


def _begin(args: argparse.Namespace) -> tuple[Match[Any], tuple[Player, ...]]:
    game = find_game(args.game or _ask_game(args.lang))
    controls = ["human" if c in ("you", "human") else c for c in args.seats.split(",")]
    check_levels(controls, ("human",))
    if len(controls) not in game.players:
        raise WrongUse("cli-seats-misfit", game=game.id, players=", ".join(map(str, game.players)), given=len(controls))
    match = Match(game, make_setup(game, len(controls), args.variant, args.option), args.seed, take_back=args.take_back)
    return match, name_players(game, controls, args.lang)


def _ask_game(lang: str) -> str:
    ids = installed_ids()
    if len(ids) == 1:
        return ids[0]
    speaker = Speaker(lang)
    print(speaker.say("term-which-game"))
    for number, game_id in enumerate(ids, 1):
        print(f"{number:3}  {Speaker(lang, load(game_id)).say('game-title')}")
    while True:
        answer = input("> ").strip()
        if number := _number(answer, len(ids)):
            return ids[number - 1]


def _number(answer: str, last: int) -> int:
    """The number that was given, or 0 when it is none from 1 to `last`."""
    number = int(answer) if answer.isdecimal() and len(answer) <= LONGEST_NUMBER else 0
    return number if number <= last else 0


def _fresh_path(game_id: str) -> Path:
    folder = user_data_path("caravanserai", appauthor=False) / "games"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{game_id}-{stamp}{SUFFIX}"
    return _copy_path(path) if path.exists() else path


def _copy_path(path: Path) -> Path:
    number = 2
    while (copy := path.with_name(f"{path.stem}-{number}{SUFFIX}")).exists():
        number += 1
    return copy


class Table:
    def __init__(self, match: Match[Any], players: tuple[Player, ...], speaker: Speaker, path: Path) -> None:
        self.match, self.players, self.speaker, self.path = match, players, speaker, path
        self.bots: dict[int, Bot] = {
            seat: make_bot(p.control, match.game, f"{match.seed}/{seat}")
            for seat, p in enumerate(players)
            if p.control != "human"
        }
        self._told = len(match.entries)
        self._turn: tuple[int, int] | None = None

    def run(self) -> None:
        say, game = self.speaker.say, self.match.game
        print(say("term-welcome", game=say("game-title"), players=len(self.players)))
        for event in self.match.opening_events:
            print("  " + self.speaker.event(event))
        while (frame := self.match.frame) is not None:
            if frame.seat in self.bots:
                self.match.submit(self.bots[frame.seat].choose(self.match.observe(frame.seat), frame.seat))
            elif not self._ask(frame.seat):
                print(say("term-saved", file=str(self.path)))
                return
            self._tell_news()
        print("\n".join(standing_lines(self.speaker, game, self.match.at(self.match.number))))

    def _tell_news(self) -> None:
        humans = {seat for seat in range(len(self.players)) if seat not in self.bots}
        self._told = min(self._told, len(self.match.entries))
        for entry in self.match.entries[self._told :]:
            for event in entry.events:
                if not event.only or (humans & set(event.only) and len(humans) == 1):
                    print("  " + self.speaker.event(event))
        self._told = len(self.match.entries)

    def _ask(self, seat: int) -> bool:
        """Let a person choose; False means: stop for now."""
        match = self.match
        seen = match.observe(seat)
        if (seen.round, seen.active) != self._turn:
            self._turn = seen.round, seen.active
            self._show_table(seen)
        moves = match.legal()
        print(f"\n{self.players[seat].name}: {self.speaker.say(f'phase-{seen.stack[-1].kind}')}")
        for number, m in enumerate(moves, 1):
            print(f"{number:3}  {self.speaker.move(m)}")
        while True:
            try:
                answer = input(self.speaker.say("term-choice") + " ").strip().lower()
            except EOFError:
                return False
            if answer == "q":
                return False
            if number := _number(answer, len(moves)):
                match.submit(moves[number - 1])
                return True
            if answer == "u" and self._undo():
                return True
            if answer != "u":
                self._help(answer, seen, len(moves))

    def _help(self, answer: str, seen: Any, last: int) -> None:
        if answer == "?":
            self._why_not()
        elif answer == "h":
            self._hint()
        elif answer == "t":
            self._show_table(seen)
        else:
            print(self.speaker.say("term-number-needed", last=last))

    def _show_table(self, seen: Any) -> None:
        print()
        print("\n".join(table_lines(self.speaker, self.match.game, seen)))

    def _undo(self) -> bool:
        """Back to the last decision of a person, over what bots did since."""
        moves = next((n for n, e in enumerate(reversed(self.match.entries), 1) if e.seat not in self.bots), 0)
        undone = self.match.entries[-moves:] if moves else []
        if refusal := self.match.undo(moves):
            print(refused(self.speaker, refusal))
            return False
        for entry in reversed(undone):
            print(self.speaker.say("term-undone", move=self.speaker.move(entry.move)))
        return True

    def _why_not(self) -> None:
        reasons: dict[str, list[str]] = {}
        for m, refusal in self.match.tried():
            if refusal:
                reasons.setdefault(refused(self.speaker, refusal), []).append(self.speaker.move(m))
        print(self.speaker.say("term-why-not" if reasons else "term-all-possible"))
        for why, texts in reasons.items():
            print(f"  {texts[0]}{f' (+{len(texts) - 1})' if len(texts) > 1 else ''}: {why}")
        rule = self.match.game.phase(self.match.frame).rule  # type: ignore[arg-type]
        text = paragraphs(self.match.game.folder / "text", self.speaker.lang).get(rule)
        if text:
            print(f"  {rule}: {text}")

    def _hint(self) -> None:
        frame = self.match.frame
        assert frame
        advice = advise(self.match.game, self.match.observe(frame.seat), frame.seat, str(self.match.number))
        for number, one in enumerate(advice, 1):
            print(f"  {number}. {in_one_line(self.speaker, told(self.speaker, *one))}")


def table_lines(speaker: Speaker, game: Game[Any], seen: Any) -> Iterator[str]:
    if seen.stack:
        who = speaker.name(seen.active)
        yield f"── {speaker.say('round-turn', round=seen.round, who=who)} ──"
    for line in game.describe(seen):
        yield ("  " if line.seat < 0 else "    ") + speaker.description(line)


def standing_lines(speaker: Speaker, game: Game[Any], state: Any) -> Iterator[str]:
    standing = game.standing(state)
    seats = range(len(standing.totals))
    width = max(24, *(len(speaker.say(f"line-{name}")) for name, _ in standing.lines)) + 2
    yield ""
    yield " " * width + "".join(f"{speaker.name(q):>14}" for q in seats)
    for name, values in standing.lines:
        yield f"{speaker.say(f'line-{name}'):{width}}" + "".join(f"{values[q]:>14}" for q in seats)
    yield f"{speaker.say('sheet-total'):{width}}" + "".join(f"{standing.totals[q]:>14}" for q in seats)
    best = [q for q in seats if standing.totals[q] == max(standing.totals)]
    if len(best) > 1:
        for name, _ in standing.ties:
            yield speaker.say("tie-decided", tie=speaker.say(f"tie-{name}"))
    winners = [speaker.name(q) for q in standing.winners()]
    yield speaker.say("sole-win" if len(winners) == 1 else "shared-win", who=speaker.several(winners))
