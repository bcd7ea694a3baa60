"""Every sentence of a language as people may read it, with one and with several, and what is wrong with a sentence by rule."""

import re
from collections.abc import Iterator
from typing import Any

from app.framework.game import Game
from app.text.speaker import HERE, Speaker
from tests.texts import messages

NAMES = frozenset(("who", "seat", "name"))
WORDS = frozenset(
    (
        *("what", "where", "file", "given", "why", "names", "rule", "mix", "move", "verb", "game", "players", "level", "first"),
        *(
            "last",
            "time",
            "tie",
            "line",
            "command",
            "word",
            "option",
            "options",
            "values",
            "face",
            "variants",
            "levels",
            "keys",
        ),
        *("games", "colours", "packages", "note", "status", "place", "round", "places", "pid"),
    )
)
"""Arguments that are words or names, not counts."""
COUNTS = (1, 2, 0)


def speaker_of(lang: str, game: Game[Any] | None) -> Speaker:
    return Speaker(lang, game, ["Nina"]) if game else Speaker(lang)


def spoken(lang: str, game: Game[Any] | None) -> Iterator[tuple[str, str]]:
    """Each message by its key, with each word that can go in and with each count, one after another."""
    speaker = speaker_of(lang, game)
    folder = game.folder / "text" if game else HERE
    things = dict(game.things) if game else {}
    for key, names in messages(folder / f"{lang}.ftl").items():
        if game and key.startswith(("colour-", "game-")):
            continue
        choices = {name: values(speaker, things, name) for name in names}
        usual = {name: some[0] for name, some in choices.items()}
        said = {speaker.say(key, **usual)}
        for name, some in choices.items():
            said |= {speaker.say(key, **(usual | {name: value})) for value in some[1:]}
        if len([some for some in choices.values() if some[0] == 1]) > 1:
            said.add(speaker.say(key, **{name: 2 if some[0] == 1 else some[0] for name, some in choices.items()}))
        yield from ((key, text) for text in sorted(said))


def values(speaker: Speaker, things: dict[str, Any], name: str) -> list[int | str]:
    family = name.rstrip("0123456789")
    if family in things:
        return [speaker.thing(family, one) for one in things[family]]
    if family in NAMES:
        return ["Nina"]
    if family in WORDS or (speaker.game and speaker.has(f"colour-{name}")):
        return ["X"]
    return list(COUNTS)


def pairs(lang: str, games: list[Game[Any]]) -> dict[str, str]:
    """Nouns as these texts have them: one by several, learnt from the messages that tell them apart."""
    found: dict[str, str] = {}
    for game in (None, *games):
        speaker = speaker_of(lang, game)
        folder = game.folder / "text" if game else HERE
        for key, names in messages(folder / f"{lang}.ftl").items():
            if names != {"n"}:
                continue
            one, many = (re.findall(r"[^\W_]+", speaker.say(key, n=n)) for n in (1, 2))
            found |= {b: a for before, a, b in zip(one, one[1:], many[1:], strict=False) if before == "1" and a != b}
    return found


SIMPLE = {
    "en": {
        **{
            f"{noun}s": noun
            for noun in ("marker", "resource", "order", "good", "warehouse", "second", "choice", "move", "level")
        },
        **{f"{noun}s": noun for noun in ("ship", "card", "step", "tile", "coin", "rival", "player", "Rupee")},
        "factories": "factory",
    },
    "it": {
        "dischi": "disco",
        "fabbriche": "fabbrica",
        "ordini": "ordine",
        "merci": "merce",
        "beni": "bene",
        "navi": "nave",
        "magazzini": "magazzino",
        "secondi": "secondo",
        "scelte": "scelta",
        "mosse": "mossa",
        "livelli": "livello",
        "passi": "passo",
        "tessere": "tessera",
        "monete": "moneta",
        "rivali": "rivale",
        "giocatori": "giocatore",
        "tasselli": "tassello",
    },
}
"""Nouns that the texts count without learning them from a message of their own."""
DESCRIBED = {
    "en": "(?:more |further |free |own |other |empty |simple |complex |different |product |warehouse )?",
    "it": "(?:altri |altre |altro |altra |nuovi )?",
}
S_IMPURE = r"(?:[sS][bcdfglmnpqrtvz]|[zZ]|gn|ps|pn|[xX])"
VOWEL = "[aeiouAEIOUàèéìòù]"
UNSOUNDED = r"(?:hour|honest|heir)"
SOUNDED = r"(?:one|once|uni|use|Euro|eu)"
"""Spelt with a vowel, spoken without."""
AMISS = {
    "en": (
        rf"\b[Aa] (?!{SOUNDED})[aeiouAEIOU]",
        rf"\b[Aa]n (?!{UNSOUNDED})[^aeiouAEIOU\W]",
        r"\b1 (?!you\b)[^\W\d]+ (?:are|were|have|go|come|lie|stand|remain)\b",
        r"\b(?:[02-9]|\d\d+) [^\W\d]+s (?:is|was|has)\b",
    ),
    "it": (
        rf"\b(?:[Ii]l|[Dd]el|[Aa]l|[Nn]el|[Dd]al|[Ss]ul|[Uu]n|[Qq]uel) {S_IMPURE}",
        rf"\b(?:[Ii]l|[Dd]el|[Aa]l|[Nn]el|[Dd]al|[Ss]ul) (?!I+\b){VOWEL}",
        rf"\b(?:[Ll]a|[Dd]ella|[Aa]lla|[Nn]ella|[Dd]alla|[Ss]ulla|[Dd]ello|[Aa]llo|[Nn]ello|[Qq]uella) {VOWEL}[^\W\d]",
        rf"\b[Uu]na {VOWEL}[^\W\d]{{2,}}",
        rf"\b(?:[Dd]ei|[Nn]ei|dai|[Ss]ui|[Qq]uei|[Aa]i) (?:{VOWEL}|{S_IMPURE})",
        rf"\b[Ii] (?:{VOWEL}|{S_IMPURE})[^\W\d]",
        rf"\b(?:[Dd]ello|[Aa]llo|[Nn]ello|[Ss]ullo|[Dd]egli|[Aa]gli|[Nn]egli) (?!{VOWEL}|{S_IMPURE}|[yY])[^\W\d]",
        r"\b(?:di|da|in|su|a) (?:il|lo|la|i|gli|le) [^\W\d]",
        r"\b(?:[Ii]l|[Uu]n|[Dd]el|[Aa]l|[Nn]el|[Dd]al|[Ss]ul) [^\W\d]+(?:zione|sione)\b",
        r"\b1 [^\W\d]+ (?:sono|hanno|vanno|servono|restano|stanno)\b",
        r"\b(?:[Ss]ervono|[Rr]estano|[Mm]ancano) 1\b",
    ),
}
"""What no sentence has, by language: an article that does not suit the word behind it, a verb that does not suit the number."""
ANYWHERE = (r"(?i)\b([^\W\d_]{2,}) \1\b", r"  ", r" [,.;:!](?=\s|$)", r"[,;:]\.", r"(?<!\.)\.\.(?!\.)", r"[{}]")


def amiss(lang: str, text: str, nouns: dict[str, str]) -> list[str]:
    """Every bit of a sentence that is wrong by rule."""
    found = [match[0] for rule in (*AMISS[lang], *ANYWHERE) for match in re.finditer(rule, text)]
    ones = set(nouns.values()) - set(nouns)
    counted = re.finditer(rf"(?<![\w.,])(\d+) {DESCRIBED[lang]}([^\W\d_]+)", text)
    return found + [noun[0] for noun in counted if noun[2] in (nouns if noun[1] == "1" else ones)]
