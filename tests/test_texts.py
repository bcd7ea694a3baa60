"""Every key of the app has words in every language, and every word has a use."""

import re
from pathlib import Path

import pytest

from app.bots.levels import LEVELS
from app.cli.parser import COMMANDS
from app.framework.game import SHARED_REFUSALS
from app.settings import CHOICES
from app.shell.menus import ITEMS
from app.text import LANGUAGES
from app.text.speaker import HERE
from tests.plugins import GAMES
from tests.texts import check_plain_reading, messages

APP = Path(__file__).parent.parent / "app"


def test_languages_say_the_same() -> None:
    first, *others = [messages(HERE / f"{lang}.ftl") for lang in LANGUAGES]
    for other in others:
        assert other == first, "keys or variables differ"


def test_every_key_of_the_app_has_words_and_every_word_a_use() -> None:
    found = messages(HERE / "en.ftl").keys()
    source = "\n".join(p.read_text(encoding="utf-8") for p in APP.rglob("*.py"))
    literal = set(re.findall(r"[\"']([a-z]+(?:-[a-z]+)*)[\"']", source))
    computed = {f"no-{reason}" for reason in SHARED_REFUSALS}
    computed |= {f"level-{name}" for name in (*LEVELS, "human")} | {f"about-level-{name}" for name in LEVELS}
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
    assert said - found - {"game-title", "game-line", "game-goal", "learnt"} == set()
    assert found - literal - computed == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_read_without_fluent_is_what_fluent_reads(lang: str) -> None:
    check_plain_reading(HERE, lang)
