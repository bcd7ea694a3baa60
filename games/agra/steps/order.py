"""AG-6.3-1 to AG-6.3.2-6: the Order Phase, the end of the turn."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.imperial import bowl_refusal, fulfil, order_refusal, serve
from games.agra.state import Agra
from games.agra.steps.sailor import ORDER_MOVES
from games.agra.steps.secondary import ASIDES
from games.agra.tables import BOWL_GOODS, GOODS, MARKED_BY_MARKER

SERVE_MOVES = each(len(GOODS))
ORDER_PHASE_DONE = Refusal("order-phase-done", (), "AG-6.3-1")


def phase_done(f: Frame) -> Refusal | None:
    """Whether the one choice of the Order Phase has been made; the favour tile does not use it up."""
    return ORDER_PHASE_DONE if f.args == (1,) else None


def after(s: Agra, f: Frame) -> None:
    if f.kind == "order":
        s.push(Frame("order", f.seat, (1,)))


class Serve(Step[Agra]):
    """AG-6.3.1-1: one good of a kind that Akbar has not yet been served."""

    verb = "serve"
    params = ("piece",)
    rule = "AG-6.3.1-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return phase_done(f)

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        goods = s.seats[f.seat].goods
        return [SERVE_MOVES[g] for g in BOWL_GOODS if goods[g]]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        return bowl_refusal(s, s.seats[f.seat], good)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        after(s, f)
        serve(s, f.seat, good, good - 4, fx)


class Fulfil(Step[Agra]):
    """AG-6.3.2-1 to -5: the marked order of one guild."""

    verb = "fulfil"
    params = ("guild",)
    rule = "AG-6.3.2-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return phase_done(f)

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return ORDER_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (guild,) = a
        return order_refusal(s, s.seats[f.seat], guild)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (guild,) = a
        after(s, f)
        fulfil(s, f.seat, guild, fx)


class Finish(Step[Agra]):
    """AG-4.1-1, AG-6.2.3-2, -6: the end of the turn; markers on actions and banners go back to supply."""

    verb = "finish"
    rule = "AG-4.1-1"
    ends = True

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        for player in s.seats:
            if player.used:
                player.supply += (player.used & MARKED_BY_MARKER).bit_count()
                player.used = 0


class Order(Phase[Agra]):
    """AG-6.3-1; `done` once the choice has been made."""

    kind = "order"
    params = ("done",)
    rule = "AG-6.3-1"
    offers = (Finish(), Serve(), Fulfil(), *ASIDES)


class Imperial(Phase[Agra]):
    """AG-A3-1: the favour tile for a good to Akbar or an order."""

    kind = "imperial"
    rule = "AG-A3-1"
    offers = (Serve(), Fulfil())
