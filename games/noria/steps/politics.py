"""NO-8: the Politics phase. An Intrigue seats one Politician and removes another from the game."""

from collections.abc import Iterable
from typing import ClassVar

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.reckoning import intrigue_price
from games.noria.state import Noria
from games.noria.steps.knowledge import knowledge_short
from games.noria.tables import CHAMBERS


class Intrigue(Step[Noria]):
    verb = "intrigue"
    params = ("chamber", "chamber")
    rule = "NO-8.2"

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        price, knowledge = intrigue_price(s), s.seats[f.seat].knowledge
        return knowledge_short(price, knowledge, "NO-8.5" if s.intrigues else "NO-8.1") if knowledge < price else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Indices]:
        return _INTRIGUE

    def refuse(self, s: Noria, f: Frame, a: Indices) -> Refusal | None:
        seat, remove = a
        if not s.unseated[seat]:
            return Refusal("chamber-empty", (CHAMBERS[seat],), "NO-8.4")
        if not s.unseated[remove]:
            return Refusal("chamber-empty", (CHAMBERS[remove],), "NO-8.4")
        if seat == remove and s.unseated[seat] == 1:
            return Refusal("last-waiting", (CHAMBERS[seat],), self.rule)
        return None

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        price = intrigue_price(s)
        s.seats[f.seat].knowledge -= price
        s.intrigues += 1
        seat, remove = a
        s.unseated[seat] -= 1
        s.seated[seat] += 1
        s.unseated[remove] -= 1
        s.removed += 1
        fx.tell("intrigued", f.seat, CHAMBERS[seat], CHAMBERS[remove], price)
        s.push(f)


class EndPolitics(Step[Noria]):
    verb = "end_politics"
    rule = "NO-2.6"
    ends = True

    def play(self, s: Noria, f: Frame, a: Indices, fx: Effects) -> None:
        pass


_INTRIGUE = tuple((seat, remove) for seat in range(len(CHAMBERS)) for remove in range(len(CHAMBERS)))


class Politics(Phase[Noria]):
    """Asked only when an Intrigue is possible."""

    kind = "politics"
    rule = "NO-8"
    intrigue: ClassVar = Intrigue()
    offers = (intrigue, EndPolitics())

    def asks(self, s: Noria, f: Frame) -> bool:
        return any(s.unseated) and self.intrigue.shut(s, f) is None
