"""AG-A1-20: the gift to Akbar that comes with the Sadr us-Sudur."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.gains import lacking
from games.agra.imperial import serve
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.steps.secondary import ASIDES
from games.agra.tables import BOWL_GOODS, FREE, GOODS

OFFER_MOVES = tuple(tuple((good, bowl) for bowl in range(16)) for good in range(16))
NO_GOOD = lacking("AG-A1-20")
OFFER_UNEQUAL = tuple(tuple(Refusal("unequal", (good, bowl), "AG-A1-20") for bowl in GOODS) for good in GOODS)
NO_FREE_BOWL = tuple(Refusal("bowl-served", (good,), "AG-A1-20") for good in GOODS)


class Offer(Step[Agra]):
    """AG-A1-20: a good into a free bowl of a good of the same value."""

    verb = "offer"
    params = ("piece", "stuff")
    rule = "AG-A1-20"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        free = [bowl for bowl in BOWL_GOODS if s.bowls[bowl - 4] == FREE]
        return [OFFER_MOVES[g][bowl] for g, n in enumerate(s.seats[f.seat].goods) if n for bowl in free]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        good, bowl = a
        if not s.seats[f.seat].goods[good]:
            return NO_GOOD[good]
        if bowl < 4 or s.bowls[bowl - 4] != FREE:
            return NO_FREE_BOWL[bowl]
        return None if s.value[good] == s.value[bowl] else OFFER_UNEQUAL[good][bowl]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        good, bowl = a
        serve(s, f.seat, good, bowl - 4, fx)


class Sadr(Phase[Agra]):
    """AG-A1-20; R-37: optional."""

    kind = "sadr"
    rule = "AG-A1-20"
    offers = (Offer(), Decline(), *ASIDES)
