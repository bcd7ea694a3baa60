"""The word about what the person who looks has just done, with the way back beside it."""

from typing import TYPE_CHECKING

from app.play.wants import Show

if TYPE_CHECKING:
    from app.table.table import Table


class LastWord:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._said = -1
        """After how many moves it was said."""

    def say(self) -> None:
        table, match = self._table, self._table.session.match
        last, say = match.entries[-1], table.speaker.say
        if last.seat == table.session.viewer and last.seat in table.turns.people:
            undo = "" if table.turns.why_no_undo() else say("ui-do-undo")
            move, alone = table.speaker.move(last.move), len(table.turns.people) == 1
            done = say("ui-done", move=move) if alone else say("ui-done-by", who=table.speaker.name(last.seat), move=move)
            table.prompt.say_done(done, undo, table.theme)
            self._said = match.number
        elif table.turns.why_no_undo():
            table.prompt.withdraw_undo()

    def stays(self) -> bool:
        """While bots go on or somebody else is asked with no curtain between."""
        now, match = self._table.turns.now, self._table.session.match
        if not isinstance(now, Show) or self._table.turns.past is not None:
            return False
        return match.number == self._said or (now.news and match.entries[-1].seat not in self._table.turns.people)
