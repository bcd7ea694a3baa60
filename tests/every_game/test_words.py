"""Every key of a game has words in every language, every word has a use, and every rule that is named can be read."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.adviser import FEATURE, RIVALS, advise
from app.bots.search import Effort
from app.framework.game import Game, Setup
from app.framework.match import Match
from app.framework.moves import Event, Move, Refusal, Signature
from app.framework.teaching import teaching_of
from app.text import LANGUAGES
from app.text.hints import told
from app.text.plain import plain_messages
from app.text.rules import paragraphs
from app.text.speaker import Speaker
from tests.plugins import each_game, each_setup
from tests.texts import check_plain_reading, messages

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def names(signature: Signature) -> set[str]:
    """The argument names that a signature offers to its message."""
    offered: set[str] = set()
    counts: dict[str, int] = {}
    for kind in signature:
        if kind.startswith("n:"):
            offered.add("mix")
        else:
            counts[kind] = counts.get(kind, 0) + 1
            offered.add(kind if counts[kind] == 1 else f"{kind}{counts[kind]}")
    return offered


def required(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    """Every key that a game must have, with the arguments it may use."""
    yield from ((key, set()) for key in ("game-title", "game-line", "game-goal", "game-players", "game-length"))
    if teaching_of(game.id):
        yield "game-lesson", set()
    for verb, step in game.verbs.items():
        yield f"verb-{verb}", set()
        yield f"move-{verb}", names(step.params)
    for phase in game.phases:
        yield f"phase-{phase.kind}", set()
        if f"ask-{phase.kind}" in plain_messages(game.folder / "text" / "en.ftl"):
            yield f"ask-{phase.kind}", names((*phase.params, *phase.says))
    yield from ((f"no-{reason}", names(signature)) for reason, signature in game.refusals.items())
    yield from ((f"event-{kind}", names(signature) | {"who"}) for kind, signature in game.events.items())
    yield from ((f"table-{kind}", names(signature) | {"who"}) for kind, signature in game.descriptions.items())
    worn = {colour.id for colour in game.colours}
    for family, ids in game.things.items():
        yield from ((f"{family}-{name}", worn) for name in ids)
    yield from ((f"count-{name}", {"n"}) for name in counted(game))
    yield from ((name, set()) for name in (RIVALS, *(FEATURE + feature for feature in game.judge.features)))
    yield from ((f"about-way-{way}", set()) for way in game.judge.ways)
    yield from named_choices(game)
    match = Match(game, game.setup(game.players[0]), "0")
    sheet = game.standing(match.at(0))
    yield from ((f"line-{name}", set()) for name, _ in sheet.lines)
    yield from ((f"tie-{name}", set()) for name, _ in sheet.ties)


def named_choices(game: Game[Any]) -> Iterator[tuple[str, set[str]]]:
    for variant in game.variants:
        yield f"variant-{variant}", set()
        yield f"about-variant-{variant}", set()
    for option in game.options:
        yield f"option-{option.id}", set()
        yield f"about-option-{option.id}", set()
        yield from ((f"option-{option.id}-{value}", set()) for value in option.values)


def counted(game: Game[Any]) -> set[str]:
    signatures = [
        *(step.params for step in game.verbs.values()),
        *game.refusals.values(),
        *game.events.values(),
        *game.descriptions.values(),
    ]
    return {kind[2:] for signature in signatures for kind in signature if kind.startswith("n:")}


def on_board(game: Game[Any]) -> set[str]:
    """The keys that only the board of a game uses; it always names them in full."""
    source = "\n".join(p.read_text(encoding="utf-8") for p in (game.folder / "board").glob("*.py"))
    return set(re.findall(r'"(board-[a-z-]+)"', source))


@each_game
@every_language
def test_every_key_of_a_game_has_words_and_every_word_a_use(game: Game[Any], lang: str) -> None:
    found = messages(game.folder / "text" / f"{lang}.ftl")
    needed = dict(required(game))
    assert sorted(needed.keys() - found.keys()) == [], "missing; run with -vv to read them all"
    worn = {colour.id for colour in game.colours}
    about = {f"about-{key}": worn for key in needed}
    assert found.keys() - needed.keys() - about.keys() - on_board(game) == set()
    assert on_board(game) - found.keys() == set()
    for key, allowed in (needed | about).items():
        assert found.get(key, set()) <= allowed, key


@each_game
def test_languages_say_the_same(game: Game[Any]) -> None:
    first, *others = [messages(game.folder / "text" / f"{lang}.ftl") for lang in LANGUAGES]
    for other in others:
        assert other == first, "keys or variables differ"


@each_game
@every_language
def test_what_is_read_without_fluent_is_what_fluent_reads(game: Game[Any], lang: str) -> None:
    check_plain_reading(game.folder / "text", lang)


@each_setup
@every_language
def test_a_random_game_can_be_told(game: Game[Any], setup: Setup, lang: str) -> None:
    """Each thing once: what is said of it depends on nothing else."""
    rng = random.Random(11)
    match = Match(game, setup, "11")
    speaker = Speaker(lang, game, [f"P{q}" for q in range(setup.players)])
    said: set[Move | Refusal | Event] = set()
    while not match.over:
        state = match.at(match.number)
        assert speaker.question(state)
        for move, refusal in match.tried():
            assert move in said or speaker.move(move)
            assert refusal is None or refusal in said or speaker.refusal(refusal)
            said |= {move, refusal or move}
        if match.number % 20 == 0:
            assert all(speaker.description(line) for line in game.describe(state))
        match.submit(rng.choice(match.legal()))
        events = match.entries[-1].events
        assert all(e in said or speaker.event(e) for e in events)
        said.update(events)


@each_game
@every_language
def test_hints_can_be_told(game: Game[Any], lang: str) -> None:
    speaker = Speaker(lang, game, ["A", "B", "C", "D"])
    match = Match(game, game.setup(game.players[0]), "12")
    seat = match.frame.seat if match.frame else 0
    for one in advise(game, match.observe(seat), seat, "12", Effort(100)):
        assert told(speaker, *one)


@each_game
@every_language
def test_every_rule_that_is_named_can_be_read(game: Game[Any], lang: str) -> None:
    found = paragraphs(game.folder / "text", lang)
    named = {step.rule for step in game.verbs.values()} | {phase.rule for phase in game.phases}
    source = "\n".join(p.read_text(encoding="utf-8") for p in game.folder.rglob("*.py"))
    prefix = next(iter(named)).split("-")[0]
    named |= set(re.findall(rf'"({prefix}-[A-Z0-9][\w.-]*)"', source))
    assert named - found.keys() == set()
    assert all(found[rule] for rule in named)
