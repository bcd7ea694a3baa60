"""Games to learn by: the guided first one, and a free one against the same easy rival."""

from typing import Any

from app.framework.game import Game
from app.framework.players import HUMAN, Player
from app.shell.context import Context
from app.shell.games import Games


class Lessons:
    def __init__(self, context: Context, games: Games) -> None:
        self._context, self._games = context, games

    def begin_guided(self, game_id: str) -> None:
        """From the start, with the coach and every card of this game once more."""
        from app.desk.door import Agreed
        from app.framework.teaching import teaching_of
        from app.play.coach import guided_setup

        game, teaching, settings = self._context.find(game_id), teaching_of(game_id), self._context.settings
        if teaching is None:
            return
        settings.coach = True
        settings.taught = [name for name in settings.taught if not name.startswith(f"{game_id}/")]
        setup = guided_setup(game, teaching.guided)
        self._games.begin(Agreed(game, setup, self._players(game), teaching.guided.seed))

    def begin_practice(self, game_id: str) -> None:
        from app.desk.door import Agreed
        from app.play.coach import PLAYERS

        game = self._context.find(game_id)
        self._games.begin(Agreed(game, game.setup(PLAYERS), self._players(game)))

    def _players(self, game: Game[Any]) -> tuple[Player, ...]:
        from app.play.coach import RIVAL, guided_players
        from app.shell.setup_page import given_names

        say, name = self._context.say, self._context.settings.name
        return guided_players(game, given_names((HUMAN, RIVAL), say, name))
