"""The numbers of a player that everybody wants to see at a glance."""

from app.table.board import Headline
from app.text.speaker import Speaker
from games.agra.scoring import standing
from games.agra.state import Agra


def headlines(s: Agra, seat: int, speaker: Speaker) -> tuple[Headline, ...]:
    """Nobody guesses at a closed purse: neither its Rupees nor a total that would count them."""
    p = s.seats[seat]
    known = p.rupees >= 0
    return (
        Headline("icon/crown", standing(s).totals[seat] if known else None, speaker.say("board-head-total")),
        Headline("icon/rupee", p.rupees if known else None, speaker.say("board-head-rupees")),
        Headline("icon/favour", p.favours, speaker.say("board-head-favours")),
        Headline("icon/worker", p.workers, speaker.say("board-head-workers")),
        Headline("icon/marker", sum(p.goods), speaker.say("board-head-goods")),
        Headline("icon/scroll", s.owner.count(seat), speaker.say("board-head-contracts")),
    )
