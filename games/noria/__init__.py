"""Noria, by Sophia Wagner: a whole game, and the only place that knows it."""

from games.noria.game import NoriaGame

GAME = NoriaGame()
