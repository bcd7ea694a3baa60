"""What the commands share."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.desk.door import Loaded, look
from app.framework.game import Game, Misfit, Setup, installed_ids, load
from app.framework.moves import Refusal
from app.framework.players import Player, level_and_way
from app.text.speaker import Speaker

OK, NO, WRONG = 0, 1, 2


class WrongUse(Exception):
    """Something the caller must change; the key names the sentence that says what."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.key, self.params = key, params


def find_game(game_id: str) -> Game[Any]:
    try:
        return load(game_id)
    except KeyError:
        raise WrongUse("cli-no-game", game=game_id, games=", ".join(installed_ids())) from None


def make_setup(game: Game[Any], players: int, variant: str | None, options: Sequence[str]) -> Setup:
    try:
        return game.setup(players, variant or "", dict(o.partition("=")[::2] for o in options))
    except Misfit as why:
        raise WrongUse(why.key, **why.params) from None


def check_levels(game: Game[Any], levels: Sequence[str], also: tuple[str, ...] = ()) -> None:
    from app.bots.levels import LEVELS, is_bot

    for level in levels:
        if not is_bot(game, level) and level not in also:
            raise WrongUse("cli-no-level", level=level, levels=", ".join([*also, *LEVELS]))


def name_players(game: Game[Any], controls: Sequence[str], lang: str) -> tuple[Player, ...]:
    """Names for seats that nobody has named: a player's number, a bot's level."""
    speaker = Speaker(lang)
    names: list[str] = []
    levels = [level_and_way(control)[0] for control in controls]
    for i, level in enumerate(levels):
        number = "" if levels.count(level) == 1 else str(levels[: i + 1].count(level))
        if level == "human":
            names.append(speaker.say("player-name", number=i + 1))
        else:
            names.append(speaker.say("bot-name", level=speaker.say(f"level-{level}"), number=number).strip())
    return tuple(Player(names[i], game.colours[i].id, control) for i, control in enumerate(controls))


def open_record(path: str) -> Loaded:
    return look(Path(path), load)


def speaker_for(loaded: Loaded, lang: str) -> Speaker:
    return Speaker.at_table(lang, loaded.match.game, loaded.players)


def refused(speaker: Speaker, refusal: Refusal) -> str:
    text = speaker.refusal(refusal)
    return f"{text} {speaker.say('term-rule', rule=refusal.rule)}" if refusal.rule else text


def show_json(data: Any) -> None:
    """Nothing in it steers the terminal; JSON itself forbids only some of that."""
    text = json.dumps(data, ensure_ascii=False)
    print("".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text))
