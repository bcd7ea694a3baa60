"""Every key has words in every language, every word has a use, and every rule that is named can be read."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from app.bots.adviser import RIVALS, advise
from app.bots.levels import LEVELS
from app.cli.parser import COMMANDS
from app.framework.game import SHARED_REFUSALS, Game, Setup
from app.framework.match import Match
from app.framework.moves import Signature
from app.settings import CHOICES
from app.shell.menus import ITEMS
from app.text import LANGUAGES
from app.text.plain import filled, plain_messages
from app.text.rules import paragraphs
from app.text.speaker import HERE, Speaker, bundle
from tests.plugins import ALL_SETUPS, GAMES, SETUP_IDS

APP = Path(__file__).parent.parent / "app"

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The variables of each message of a file, which must hold nothing else."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} twice"
            seen = Variables()
            seen.visit(entry)
            found[entry.id.name] = seen.found
    return found


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
    yield from ((key, set()) for key in ("game-title", "game-line", "game-players", "game-length"))
    for verb, step in game.verbs.items():
        yield f"verb-{verb}", set()
        yield f"move-{verb}", names(step.params)
    for phase in game.phases:
        yield f"phase-{phase.kind}", set()
        if f"ask-{phase.kind}" in plain_messages(game.folder / "text" / "en.ftl"):
            yield f"ask-{phase.kind}", names(phase.params)
    yield from ((f"no-{reason}", names(signature)) for reason, signature in game.refusals.items())
    yield from ((f"event-{kind}", names(signature) | {"who"}) for kind, signature in game.events.items())
    yield from ((f"table-{kind}", names(signature) | {"who"}) for kind, signature in game.descriptions.items())
    worn = {colour.id for colour in game.colours}
    for family, ids in game.things.items():
        yield from ((f"{family}-{name}", worn) for name in ids)
    yield from ((f"count-{name}", {"n"}) for name in counted(game))
    yield from ((f"feature-{name}", set()) for name in (*game.judge.features, RIVALS))
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


@every_game
@every_language
def test_every_key_of_a_game_has_words_and_every_word_a_use(game: Game[Any], lang: str) -> None:
    found = messages(game.folder / "text" / f"{lang}.ftl")
    needed = dict(required(game))
    assert needed.keys() - found.keys() == set()
    worn = {colour.id for colour in game.colours}
    about = {f"about-{key}": worn for key in needed}
    assert found.keys() - needed.keys() - about.keys() - on_board(game) == set()
    assert on_board(game) - found.keys() == set()
    for key, allowed in (needed | about).items():
        assert found.get(key, set()) <= allowed, key


@pytest.mark.parametrize("folder", [HERE, *(g.folder / "text" for g in GAMES.values())], ids=["app", *GAMES])
def test_languages_say_the_same(folder: Path) -> None:
    first, *others = [messages(folder / f"{lang}.ftl") for lang in LANGUAGES]
    for other in others:
        assert other == first, "keys or variables differ"


def test_every_key_of_the_app_has_words_and_every_word_a_use() -> None:
    found = messages(HERE / "en.ftl").keys()
    source = "\n".join(p.read_text(encoding="utf-8") for p in APP.rglob("*.py"))
    literal = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", source))
    computed = {f"no-{reason}" for reason in SHARED_REFUSALS}
    computed |= {f"level-{name}" for name in (*LEVELS, "human")}
    computed |= {f"colour-{c.id}" for game in GAMES.values() for c in game.colours}
    stems = set(re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', source))
    computed |= {key for key in found for stem in stems if key.startswith(stem) and key.removeprefix(stem) in literal}
    computed |= {f"set-{key.replace('_', '-')}-{value}" for key, values in CHOICES.items() for value in values}
    computed |= {f"{about}set-{key.replace('_', '-')}" for key in CHOICES for about in ("", "about-")}
    computed |= {f"saved-bad-{problem}" for problem in ("foreign", "future", "closed")}
    computed |= {f"do-{item.key}" for item in ITEMS}
    rules = "\n".join(p.read_text(encoding="utf-8") for p in (APP.parent / "games").glob("*/game.py"))
    computed |= set(re.findall(r'Misfit\("([a-z-]+)"', rules))
    computed |= {f"help-{name}" for name in COMMANDS}
    options = {(name, option.strip("-")) for name, (_, takes) in COMMANDS.items() for option in takes}
    computed |= {f"help-{name}-{option}" for name, option in options} | {f"help-option-{option}" for _, option in options}
    said = set(re.findall(r'(?:say|WrongUse|Unreadable|Note|Misfit)\(\s*"([a-z-]+)"', source))
    assert said - found - {"game-title", "game-line"} == set()
    assert found - literal - computed == set()


@pytest.mark.parametrize("folder", [HERE, *(g.folder / "text" for g in GAMES.values())], ids=["app", *GAMES])
@every_language
def test_what_is_read_without_fluent_is_what_fluent_reads(folder: Path, lang: str) -> None:
    plain, whole = plain_messages(folder / f"{lang}.ftl"), bundle(lang, folder)
    found = messages(folder / f"{lang}.ftl")
    assert plain.keys() == found.keys()
    for key, text in plain.items():
        for sample in ("x", "none", 7, 1, 0, -1, -999):
            args = dict.fromkeys(found[key], sample)
            pattern = whole.get_message(key).value
            assert pattern
            if text is not None:
                assert filled(text, args) == whole.format_pattern(pattern, args)[0], key
    assert [key for key, text in plain.items() if text is None] == [], "these would load all of Fluent in the middle of a game"
    assert all(filled(text, {"n": 1234}) is None for text in plain.values() if text and "{" in text)


@pytest.mark.parametrize(("game", "setup"), ALL_SETUPS, ids=SETUP_IDS)
@every_language
def test_a_random_game_can_be_told(game: Game[Any], setup: Setup, lang: str) -> None:
    rng = random.Random(11)
    match = Match(game, setup, "11")
    speaker = Speaker(lang, game, [f"P{q}" for q in range(setup.players)])
    while not match.over:
        state = match.at(match.number)
        assert speaker.question(state.stack[-1])
        for move, refusal in match.tried():
            assert speaker.move(move)
            assert refusal is None or speaker.refusal(refusal)
        if match.number % 20 == 0:
            assert all(speaker.description(line) for line in game.describe(state))
        match.submit(rng.choice(match.legal()))
        assert all(speaker.event(e) for e in match.entries[-1].events)


@every_game
@every_language
def test_hints_can_be_told(game: Game[Any], lang: str) -> None:
    speaker = Speaker(lang, game, ["A", "B", "C", "D"])
    match = Match(game, game.setup(game.players[0]), "12")
    seat = match.frame.seat if match.frame else 0
    for one in advise(game, match.observe(seat), seat, "12", width=2, nodes=100):
        assert all(speaker.thing("feature", name) for name, _ in one.reasons)
        assert all(speaker.move(m) for m in (one.move, *one.line))


@every_game
@every_language
def test_every_rule_that_is_named_can_be_read(game: Game[Any], lang: str) -> None:
    found = paragraphs(game.folder / "text", lang)
    named = {step.rule for step in game.verbs.values()} | {phase.rule for phase in game.phases}
    source = "\n".join(p.read_text(encoding="utf-8") for p in game.folder.rglob("*.py"))
    prefix = next(iter(named)).split("-")[0]
    named |= set(re.findall(rf'"({prefix}-[A-Z0-9][\w.-]*)"', source))
    assert named - found.keys() == set()
    assert all(found[rule] for rule in named)
