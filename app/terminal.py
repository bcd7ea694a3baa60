"""The table in words: a whole game in the terminal."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

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
    refused,
)
from app.desk.door import Agreed, begin, go_on
from app.desk.folders import user_folders
from app.desk.library import Library
from app.framework.game import Game, installed_ids, load
from app.framework.lines import Note
from app.framework.match import Match
from app.framework.moves import LONGEST_NUMBER, Event
from app.framework.players import HUMAN, Player
from app.framework.teaching import lesson_words, teaching_of
from app.play.coach import RIVAL, Coach, guided_players, guided_setup
from app.play.dues import what_for
from app.play.eyes import EVERYBODY, open_to, readable
from app.play.seeds import thinking_seed
from app.play.turns import Turns
from app.play.wants import Ask, Curtain, Over, Refused, Show, Stuck, Think, Want
from app.text.hints import in_one_line, told
from app.text.rules import paragraphs
from app.text.speaker import Speaker

STOP, SAVE = "q", "s"
SCREEN = 60
"""Lines that push out of sight whatever was on the screen."""


def play(args: argparse.Namespace) -> int:
    library = Library(user_folders(), "terminal")
    path = Path(args.file) if args.file else None
    old = path is not None and path.exists()
    match, players, recorder, notes = go_on(library, path, load) if path and old else begin(library, _agree(args), path)
    speaker = Speaker.at_table(args.lang, match.game, players)
    for note in notes:
        print(speaker.note(note))
    if old:
        print(speaker.say("term-resumed", number=match.number))
    try:
        recorder.tell_to(lambda note: print(speaker.note(note)))
        Table(match, players, speaker, recorder).run()
    finally:
        recorder.close()
    return OK


def _agree(args: argparse.Namespace) -> Agreed:
    game = find_game(args.game or _ask_game(args.lang))
    if args.learn:
        return _guided(game, args.lang)
    controls = ["human" if c in ("you", "human") else c for c in args.seats.split(",")]
    check_levels(game, controls, ("human",))
    if len(controls) not in game.players:
        raise WrongUse("cli-seats-misfit", game=game.id, players=", ".join(map(str, game.players)), given=len(controls))
    setup = make_setup(game, len(controls), args.variant, args.option)
    return Agreed(game, setup, name_players(game, controls, args.lang), args.seed, args.take_back)


def _guided(game: Game[Any], lang: str) -> Agreed:
    teaching = teaching_of(game.id)
    if teaching is None:
        raise WrongUse("cli-no-lesson", game=game.id)
    names = [player.name for player in name_players(game, (HUMAN, RIVAL), lang)]
    return Agreed(game, guided_setup(game, teaching.guided), guided_players(game, names), teaching.guided.seed)


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


class Tutor:
    """Tells in a guided game what is due, once in a sitting, and what has been reached."""

    def __init__(self, match: Match[Any], players: tuple[Player, ...], lang: str) -> None:
        teaching = teaching_of(match.game.id)
        self._coach = Coach(teaching, match, players) if teaching else None
        self._speaker = Speaker.at_table(lang, match.game, players, [lesson_words(match.game.folder)] if teaching else [])
        self._taught: set[str] = set()
        self._now = ""

    def tell(self, seen: Any, seat: int) -> Iterator[str]:
        if self._coach is None or not self._coach.goals:
            return
        progress, say = self._coach.progress(), self._speaker.say
        now = progress.left[0].id if progress.left else ""
        if now != self._now and now:
            title = say("ui-guide", number=len(progress.done) + 1, of=len(self._coach.goals))
            yield f"\n{title}: {say(f'goal-{now}')}. {say(f'about-goal-{now}')}"
        elif now != self._now:
            yield f"\n{say('ui-guide-done')}. {say('learnt')}"
        self._now = now
        for card in self._coach.due(seen, seat, self._taught):
            self._taught.add(card.id)
            yield f"\n{say(f'card-{card.id}')}: {say(f'about-card-{card.id}')}"


class File(Protocol):
    """Where the game is written."""

    @property
    def path(self) -> Path: ...
    def go_elsewhere(self, path: Path) -> None: ...


class Table:
    """Drives the machine of turns with what is typed."""

    def __init__(self, match: Match[Any], players: tuple[Player, ...], speaker: Speaker, file: File) -> None:
        self.match, self.players, self.speaker, self.file = match, players, speaker, file
        self.turns = Turns(match, players)
        seed = thinking_seed(match.seed)
        self.bots: dict[int, Bot] = {
            seat: make_bot(p.control, match.game, f"{seed}/{seat}")
            for seat, p in enumerate(players)
            if seat not in self.turns.people
        }
        self._told = dict.fromkeys(range(EVERYBODY, len(players)), len(self._news()) if match.entries else 0)
        """How much of the news these eyes have been told."""
        self._turn: tuple[int, int, int] | None = None
        self._tutor = Tutor(match, players, speaker.lang)

    def run(self) -> None:
        say = self.speaker.say
        print(say("term-welcome", game=say("game-title"), players=len(self.players)))
        self._tell_news()
        want = self.turns.start()
        while want is not None:
            match want:
                case Show():
                    self._tell_news()
                    want = self.turns.shown()
                case Ask():
                    want = self._ask(want)
                case Think():
                    want = self._think(want)
                case Curtain(seat):
                    want = self._close_curtain(self.players[seat].name)
                case Stuck(reason):
                    want = self._try_again(self.speaker.note(reason))
                case Over():
                    print("\n".join(standing_lines(self.speaker, self.match.game, self.match.at(self.match.number))))
                    return
                case _:
                    raise AssertionError(want)
        print(say("term-saved", file=str(self.file.path)))

    def _news(self) -> list[tuple[Event, ...]]:
        """What happened before the first move and in each."""
        return [self.match.opening_events, *(entry.events for entry in self.match.entries)]

    def _tell_news(self) -> None:
        """What these eyes have not been told; people who share one screen openly are told together."""
        news, viewer = self._news(), self.turns.viewer
        listener = viewer if self.turns.needs_curtain else EVERYBODY
        for events in news[self._told[listener] :]:
            for event in readable(events, viewer):
                print("  " + self.speaker.event(event))
        self._told[listener] = len(news)

    def _think(self, asked: Think) -> Want | None:
        move = self.bots[asked.seat].choose(self.match.observe(asked.seat), asked.seat)
        want = self.turns.answer(move, asked.prompt)
        return self.turns.failed(Note("thinking-illegal"), asked.prompt) if isinstance(want, Refused) else want

    def _typed(self, words: str) -> str:
        return self._written(words).lower()

    def _written(self, words: str) -> str:
        """What was typed; nothing more to come means: stop for now."""
        try:
            return input(words + " ").strip()
        except EOFError:
            return STOP

    def _ask(self, asked: Ask) -> Want | None:
        """Let a person choose; None means: stop for now."""
        seen, moves = self.turns.seen(), asked.legal()
        if (seen.round, seen.active, asked.seat) != self._turn:
            self._turn = seen.round, seen.active, asked.seat
            self._show_table(seen)
        for line in self._tutor.tell(seen, asked.seat):
            print(line)
        print(f"\n{self.players[asked.seat].name}: {self.speaker.question(seen, what_for(self.match, self.match.number))}")
        for number, m in enumerate(moves, 1):
            print(f"{number:3}  {self.speaker.move(m)}")
        while True:
            answer = self._typed(self.speaker.say("term-choice"))
            if answer == STOP:
                return None
            if number := _number(answer, len(moves)):
                return self.turns.play(moves[number - 1])
            if answer == "u" and (want := self._undo()):
                return want
            if answer != "u":
                self._help(answer, asked, seen)

    def _help(self, answer: str, asked: Ask, seen: Any) -> None:
        if answer == "?":
            self._why_not(asked)
        elif answer == "h":
            self._hint(asked.seat, seen)
        elif answer == "t":
            self._show_table(seen)
        else:
            print(self.speaker.say("term-number-needed", last=len(asked.legal())))

    def _show_table(self, seen: Any) -> None:
        print()
        print("\n".join(table_lines(self.speaker, self.match.game, seen)))

    def _close_curtain(self, who: str) -> Want | None:
        """The screen changes hands: the last one has read all, it is out of sight, and the next one says when to go on."""
        if self._turn is not None and self._typed(self.speaker.say("term-hide")) == STOP:
            return None
        print("\n" * SCREEN + self.speaker.say("ui-curtain", who=who))
        if self._typed(self.speaker.say("term-curtain")) == STOP:
            return None
        return self.turns.draw_curtain()

    def _try_again(self, why: str) -> Want | None:
        """Whatever the trouble is, it may be gone by now; and if it is the file's, another file helps."""
        print(why)
        answer = self._written(self.speaker.say("term-try-again"))
        if answer.lower() == STOP:
            return None
        verb, _, name = answer.partition(" ")
        if verb.lower() == SAVE and name.strip():
            try:
                self.file.go_elsewhere(Path(name.strip()))
            except OSError as reason:
                print(self.speaker.say("file-unwritable", file=name.strip(), why=self.speaker.why(reason)))
        return self.turns.try_again()

    def _undo(self) -> Want | None:
        """Back to the last decision of a person, over what bots did since; None when it stays as it is."""
        before = list(self.match.entries)
        want = self.turns.undo()
        if isinstance(want, Refused):
            print(refused(self.speaker, want.refusal))
            return None
        for entry in reversed(before[len(self.match.entries) :]):
            if open_to(entry, self.turns.viewer):
                print(self.speaker.say("term-undone", move=self.speaker.move(entry.move)))
        self._told = {listener: min(told, len(self._news())) for listener, told in self._told.items()}
        return want

    def _why_not(self, asked: Ask) -> None:
        reasons: dict[str, list[str]] = {}
        for m, refusal in asked.tried:
            if refusal:
                reasons.setdefault(refused(self.speaker, refusal), []).append(self.speaker.move(m))
        print(self.speaker.say("term-why-not" if reasons else "term-all-possible"))
        for why, texts in reasons.items():
            print(f"  {texts[0]}{f' (+{len(texts) - 1})' if len(texts) > 1 else ''}: {why}")
        rule = self.match.game.phase(self.match.frame).rule  # type: ignore[arg-type]
        text = paragraphs(self.match.game.folder / "text", self.speaker.lang).get(rule)
        if text:
            print(f"  {rule}: {text}")

    def _hint(self, seat: int, seen: Any) -> None:
        for number, one in enumerate(advise(self.match.game, seen, seat, str(self.match.number)), 1):
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
