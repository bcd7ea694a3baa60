"""Agra: landowners serve the notables of Akbar's empire."""

from typing import Any

from app.framework.game import Game
from games.agra.game import AgraGame

GAME: Game[Any] = AgraGame()
