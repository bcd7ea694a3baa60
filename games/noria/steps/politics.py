"""NO-8: the Politics phase. An Intrigue seats one Politician and removes another from the game."""

from collections.abc import Iterable

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.noria.components import CHAMBER, CHAMBERS, INTRIGUE_PRICE
from games.noria.state import Noria


class Intrigue(Step[Noria]):
    verb, params, rule = "intrigue", ("chamber", "chamber"), "NO-8.2"

    def price(self, s: Noria) -> int:
        return INTRIGUE_PRICE[len(s.seats)][s.round] << s.intrigues

    def shut(self, s: Noria, f: Frame) -> Refusal | None:
        price, knowledge = self.price(s), s.seats[f.seat].knowledge
        return Refusal("knowledge-short", (price, knowledge), "NO-8.1") if knowledge < price else None

    def candidates(self, s: Noria, f: Frame) -> Iterable[Move]:
        return _INTRIGUE

    def refuse(self, s: Noria, f: Frame, m: Move) -> Refusal | None:
        seat, remove = m.args
        if not s.unseated[CHAMBER[seat]]:
            return Refusal("chamber-empty", (seat,), "NO-8.4")
        if s.unseated[CHAMBER[remove]] <= (seat == remove):
            return Refusal("chamber-empty", (remove,), "NO-8.4")
        return None

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        price = self.price(s)
        s.seats[f.seat].knowledge -= price
        s.intrigues += 1
        seat, remove = CHAMBER[m.args[0]], CHAMBER[m.args[1]]
        s.unseated[seat] -= 1
        s.seated[seat] += 1
        s.unseated[remove] -= 1
        s.removed += 1
        fx.tell("intrigued", f.seat, *m.args, price)
        s.push(f)


class EndPolitics(Step[Noria]):
    verb, rule = "end_politics", "NO-2.6"

    def play(self, s: Noria, f: Frame, m: Move, fx: Effects) -> None:
        pass


_INTRIGUE = tuple(Move(Intrigue.verb, (a, b)) for a in CHAMBERS for b in CHAMBERS)


class Politics(Phase[Noria]):
    """Asked only when an Intrigue is possible."""

    kind, rule = "politics", "NO-8"
    intrigue = Intrigue()
    offers = (intrigue, EndPolitics())

    def asks(self, s: Noria, f: Frame) -> bool:
        return any(s.unseated) and self.intrigue.shut(s, f) is None
