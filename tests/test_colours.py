"""Where a rule speaks of colours, it means those that the players have chosen: in words, in files, in the terminal."""

import re
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.framework.game import load as load_game
from app.framework.lines import Unreadable
from app.framework.match import Match
from app.framework.players import Player
from app.framework.record import Recorder, load
from app.text import LANGUAGES
from app.text.speaker import Speaker

YINZI = load_game("yinzi")
OWN = [colour.id for colour in YINZI.colours]


def named(speaker: Speaker, factory: str) -> str:
    """The colour in the name of a factory, by its id; it names no other."""
    (colour,) = [c for c in OWN if speaker.say(f"colour-{c}") in speaker.thing("factory", factory).replace("incorniciata", "")]
    assert speaker.say(f"colour-{colour}") in speaker.say(f"about-factory-{factory}")
    return colour


def seated(colours: Sequence[str], control: str = "human") -> tuple[Player, ...]:
    return tuple(Player(f"P{seat}", colour, control) for seat, colour in enumerate(colours))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", YINZI.players)
def test_a_factory_is_called_by_the_colour_of_the_player_whose_cubes_it_takes(seats: int, lang: str) -> None:
    for colours in permutations(OWN, seats):
        speaker = Speaker.at_table(lang, YINZI, seated(colours))
        for factory in YINZI.things["factory"]:
            seat = OWN.index(factory.rpartition("_")[2])
            assert (named(speaker, factory) in colours) == (seat < seats)
            assert seat >= seats or named(speaker, factory) == colours[seat]


def test_without_a_choice_every_seat_has_its_own_colour() -> None:
    speaker = Speaker("en", YINZI)
    assert [named(speaker, f"fac_silk_{colour}") for colour in OWN] == OWN


def factories_told(match: Match[Any], players: Sequence[Player]) -> set[str]:
    """The colours of the factories that the table shows to its players."""
    speaker, state = Speaker.at_table("en", match.game, players), match.at(match.number)
    shown = [line.params[0] for line in match.game.describe(state) if line.kind == "factory_shown"]
    assert len(shown) > 1
    return {named(speaker, str(factory)) for factory in shown}


def saved(path: Path, colours: Sequence[str]) -> Path:
    match = Match(YINZI, YINZI.setup(len(colours)), "7")
    Recorder.begin(path, match, seated(colours)).close()
    return path


def test_a_saved_game_keeps_the_colours_and_the_commands_speak_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path / "game.caravan", ("red", "yellow"))
    loaded = load(path, load_game)
    assert factories_told(loaded.match, loaded.players) == {"red", "yellow"}
    for command in ("show", "moves"):
        assert run([command, str(path), "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert "yellow-framed" in told
        assert not re.search(r"\b(blue|green)\b", told), "colours that nobody plays"


def test_the_terminal_speaks_of_the_colours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path / "game.caravan", ("red", "yellow"))
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert run(["terminal", "--file", str(path), "--lang", "it"]) == 0
    told = capsys.readouterr().out
    assert "incorniciata di giallo" in told
    assert not re.search(r"\b(blu|verde)\b", told)


@pytest.mark.parametrize("colours", [("red", "red"), ("red", "teal")], ids=str)
def test_colours_that_the_game_cannot_seat_are_no_game(tmp_path: Path, colours: Sequence[str]) -> None:
    with pytest.raises(Unreadable, match="file-odd-setup"):
        load(saved(tmp_path / "game.caravan", colours), load_game)
