"""A table on which something is only tried out: what its banner says, and who answers for whom."""

from typing import TYPE_CHECKING

from app.framework.players import HUMAN
from app.play.eyes import persons
from app.play.trial import Trial

if TYPE_CHECKING:
    from app.table.table import Table


class Trying:
    def __init__(self, table: "Table", trial: Trial) -> None:
        self._table, self.trial = table, trial

    def let_bots(self, answer: bool) -> None:
        """Bots play where bots sit, or else whoever tries plays for everybody."""
        table = self._table
        table.session.do(table.turns.seat(persons(table.players) if answer else range(len(table.players))))

    def say(self) -> None:
        """What this is, and what in it is made up: only what was."""
        say, trial = self._table.speaker.say, self.trial
        keys = {"ui-try": True, "ui-try-imagined": trial.imagined, "ui-try-lucky": trial.lucky}
        self._table.banner.say(" ".join(say(key) for key, so in keys.items() if so))


def with_bots(table: "Table") -> bool:
    return any(player.control != HUMAN for player in table.players)
