"""What a game's box holds is sealed: the file has been validated as it is, so that nobody loads a validation library for it."""

import subprocess
import sys
from importlib import import_module
from typing import Any

from app.framework.components import read_components, seal_of
from app.framework.game import Game
from tests.plugins import GAMES, each_game


def package(game: Game[Any]) -> str:
    return type(game).__module__.rpartition(".")[0]


@each_game
def test_the_seal_is_that_of_a_file_that_holds_what_it_should(game: Game[Any]) -> None:
    module, path = import_module(f"{package(game)}.components"), game.folder / "components.json"
    assert read_components(path, type(module.BOX)) == module.BOX, "validated whole, the file says the same"
    seal = seal_of(path.read_bytes())
    assert seal == module.SEAL, f'the file has changed: write SEAL = "{seal}" into components.py'


def test_games_are_loaded_without_the_validation_library() -> None:
    packages = ", ".join(map(package, GAMES.values()))
    code = f"import sys, {packages}, app.framework.record; print('pydantic' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
