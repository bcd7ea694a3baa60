"""Sentences agree in number and article, in every language, whatever goes into them."""

import re
from typing import Any

import pytest

from app.framework.game import Game
from app.text import LANGUAGES
from app.text.speaker import Speaker
from tests.plugins import GAMES
from tests.sentences import SIMPLE, amiss, pairs, spoken

PLAYED = [GAMES[game_id] for game_id in ("agra", "noria", "yinzi")]
NEVER_ONE = {
    "ui-choose-from-list": "it stands for more choices than there is room for",
    "thinking-silent": "the seconds that are waited are many",
    "hint-gains": "points of a hint are written with a decimal",
    "hint-costs": "points of a hint are written with a decimal",
    "hint-opens": "points of a hint are written with a decimal",
    "hint-closes": "points of a hint are written with a decimal",
    "ui-warn": "nobody is warned of so little",
    "board-costs-resource": "of one kind, or of two, is said of two and more",
    "board-costs-simple": "of one kind, or of two, is said of two and more",
    "board-costs-complex": "of one kind, or of two, is said of two and more",
    "no-price-same-resource": "of one kind is said of two and more",
    "no-price-same-complex_good": "of one kind is said of two and more",
    "no-price-different-resource": "of two kinds is said of two and more",
    "no-price-different-simple_good": "of two kinds is said of two and more",
}
"""Messages whose number is never one, and why."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *PLAYED], ids=lambda game: game.id if game else "app")
def test_every_sentence_agrees_with_what_goes_into_it(game: Game[Any] | None, lang: str) -> None:
    nouns = pairs(lang, PLAYED) | SIMPLE[lang]
    wrong = [
        f"{key}: {', '.join(found)}: {text}"
        for key, text in spoken(lang, game)
        if key not in NEVER_ONE and (found := amiss(lang, text, nouns))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "This costs 1 resources."),
        ("en", "At most 1 good are given."),
        ("en", "Take a island."),
        ("en", "Take an ship."),
        ("en", "Deliver 2 plank."),
        ("en", "It it costs 2."),
        ("it", "Servono 1 lavoratori."),
        ("it", "Il azione finisce."),
        ("it", "Il scambio finisce."),
        ("it", "Vicino allo disco."),
        ("it", "Prendi la isola."),
        ("it", "Vale 2 punto."),
        ("it", "Il produzione finisce."),
        ("it", "Vai a il mercato."),
    ],
)
def test_a_sentence_that_is_wrong_is_found(lang: str, text: str) -> None:
    assert amiss(lang, text, pairs(lang, PLAYED) | SIMPLE[lang])


COMPOSED = frozenset(("factory", "ship"))
"""Families whose names are put together: a factory and its frame, a ship's country and its cargo."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_what_a_thing_is_called_on_screen_it_is_called_in_the_rules(game: Game[Any], lang: str) -> None:
    """Word by word, but for the last letter, in which one and several differ."""
    speaker = Speaker(lang, game, ["Nina"] * 4)
    rules = plain((game.folder / "text" / f"rules.{lang}.md").read_text(encoding="utf-8"))
    unknown = [
        name
        for family, ids in game.things.items()
        if family not in COMPOSED
        for name in (speaker.thing(family, one) for one in ids)
        if not all(stem in rules for stem in re.findall(r"([^\W\d]{3,})[^\W\d]", plain(name)))
    ]
    assert unknown == []


def plain(text: str) -> str:
    return text.lower().replace("’", "'").replace("*", "")
