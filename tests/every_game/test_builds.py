"""What must hold however the rules were built: as they stand, or with extension modules beside them (`make compiled`)."""

import sys
import traceback
from pathlib import Path
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest

from app.framework.codec import reader
from app.framework.dice import Effects, lucky
from app.framework.game import Game
from app.framework.phases import Frame, Row, State, slot_names
from tests.plugins import each_game
from tests.tables import changed, states_of

ROOT = Path(__file__).parents[2]
EXTENSIONS = (".so", ".pyd")


def rows(game: Game[Any]) -> list[Row]:
    state = states_of(game, game.players[-1])[20]
    return [state, state.seats[0]]


def play_every_move(game: Game[Any], s: State) -> None:
    for move in game.legal(s):
        game.play(s.clone(), move, Effects(lucky("1", 1)))


def test_an_extension_module_is_used_where_there_is_one() -> None:
    made = [path for package in ("app", "games") for path in (ROOT / package).rglob("*") if path.suffix in EXTENSIONS]
    for path in made:
        name = ".".join((*path.relative_to(ROOT).parent.parts, path.name.partition(".")[0]))
        if name in sys.modules:
            assert sys.modules[name].__file__ == str(path)


@each_game
def test_every_field_of_a_row_counts_when_rows_are_compared(game: Game[Any]) -> None:
    for row in rows(game):
        for name in slot_names(type(row)):
            other = row.clone()
            assert other == row
            setattr(other, name, changed(getattr(row, name)))
            assert other != row, name


@each_game
def test_whatever_a_row_can_hold_is_one_of_its_fields(game: Game[Any]) -> None:
    for row in rows(game):
        parts = [part for base in type(row).__mro__ for part in vars(base).items()]
        places = {name for name, part in parts if isinstance(part, MemberDescriptorType | GetSetDescriptorType)}
        assert {name for name in places if not name.startswith("__")} == set(slot_names(type(row)))
        assert not hasattr(row, "__dict__")


def test_the_types_of_fields_are_known_down_to_what_they_hold() -> None:
    assert reader(Frame)(["pay", 1, [2, 3]], "here") == Frame("pay", 1, (2, 3))
    with pytest.raises(ValueError, match=r"here\[1\]: int expected"):
        reader(Frame)(["pay", "1", []], "here")


@each_game
def test_a_mistake_in_a_rule_is_told_with_file_and_line(game: Game[Any]) -> None:
    s = states_of(game, game.players[-1])[20]
    s.seats = []
    with pytest.raises(IndexError) as met:
        play_every_move(game, s)
    told = traceback.extract_tb(met.tb)[-1]
    assert game.folder in (ROOT / told.filename).parents
    assert "seats[" in (ROOT / told.filename).read_text(encoding="utf-8").splitlines()[(told.lineno or 0) - 1]
