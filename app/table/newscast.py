"""What the others did since the last decision of the one who looks: told in words, marked on the board, shown once more."""

from typing import TYPE_CHECKING

from app.play.eyes import seen_by
from app.play.news import news_for

if TYPE_CHECKING:
    from app.table.table import Table


class Newscast:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._told = 0
        """After how many moves the news was told."""

    def tell_once(self) -> None:
        """Unasked, but not again and again."""
        number = self._table.session.match.number
        if self._told != number:
            self._told = number
            self.show()

    def show(self) -> None:
        table, session = self._table, self._table.session
        news = news_for(session.match, session.viewer) if session.deciding else None
        table.news_card.setVisible(news is not None)
        if news is None:
            table.scene.mark(None)
            return
        table.news_card.show_news(news, table.speaker, table.theme)
        table.scene.mark(seen_by(session.viewer, table.game, session.match.at(news.since)))

    def replay(self) -> None:
        """Once more before one's eyes, from the own last decision to now."""
        table, session = self._table, self._table.session
        if session.deciding and (news := news_for(session.match, session.viewer)):
            session.look_at(news.since)
            table.log.timeline.play()
