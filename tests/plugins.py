"""The games that the shared tests run over: everything installed, and the test-only one."""

from typing import Any

import pytest

from app.framework.game import Game, Setup, installed
from tests.toll import GAME as TOLL

GAMES: dict[str, Game[Any]] = {**installed(), TOLL.id: TOLL}


def find(game_id: str) -> Game[Any]:
    return GAMES[game_id]


def setups(game: Game[Any]) -> list[Setup]:
    """Every player count and variant, with the usual options."""
    return [game.setup(n, variant) for n in game.players for variant in game.variants]


ALL_SETUPS = [(game, setup) for game in GAMES.values() for setup in setups(game)]
SETUP_IDS = [f"{game.id}-{setup.players}-{setup.variant}" for game, setup in ALL_SETUPS]

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
each_setup = pytest.mark.parametrize(("game", "setup"), ALL_SETUPS, ids=SETUP_IDS)
