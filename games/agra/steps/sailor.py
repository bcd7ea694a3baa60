"""AG-6.2.2.1-6 to -11, AG-A1-1: a voyage with the Sailor."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.deliveries import deliver
from games.agra.gains import few_goods, gain_rupees, lacking
from games.agra.house import JAGIRDAR_LAST
from games.agra.imperial import fulfil, order_refusal
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.steps.single_delivery import ShipGood
from games.agra.tables import GOODS, GUILDS, JAGIRDAR, NOTABLE_GUILD, PORTUGUESE

ORDER_MOVES = each(len(GUILDS))
NO_GOOD = lacking("AG-6.2.2.1-7")
FARE_PAID = Refusal("fare-paid", (), "AG-6.2.2.1-7")
FARE_LIMIT = Refusal("fare-limit", (BOX.contracts.portuguese_trader_value,), "AG-A1-1")
FEW_DELIVERIES = tuple(
    tuple(Refusal("few-deliveries", (need, have), "AG-6.2.2.1-7") for have in range(need)) for need in range(3)
)
DOUBLES_DONE = Refusal("doubles-done", (BOX.constants.max_double_deliveries_per_turn,), "AG-6.2.2.1-11")
FEW_FOR_DOUBLE = tuple(few_goods(good, 2, "AG-6.2.2.1-11") for good in range(16))
ORDER_DONE = Refusal("order-done", (), "AG-6.2.2.1-6")
MAX_DOUBLES = BOX.constants.max_double_deliveries_per_turn
FREE_DELIVERIES = BOX.constants.sailor_free_deliveries
JAGIRDARS_DELIVERIES = BOX.contracts.jagirdar_deliveries


def free_deliveries(s: Agra, seat: int) -> int:
    """AG-A1-10: one more for the owner of the Jagirdar."""
    return FREE_DELIVERIES + (JAGIRDARS_DELIVERIES if s.owner[JAGIRDAR] == seat else 0)


def left_of(s: Agra, f: Frame) -> int:
    """The deliveries that this voyage can still make."""
    paid, free_used, paid_used, _, _, _ = f.args
    return free_deliveries(s, f.seat) - free_used + paid - paid_used


def delivered(s: Agra, f: Frame, count: int, order: int = 0, supplied: int = 0) -> Frame:
    """The same voyage after so many deliveries: free ones first, so that what was paid and not used can be refunded."""
    paid, free_used, paid_used, orders, fares, notables = f.args
    free = min(count, free_deliveries(s, f.seat) - free_used)
    return Frame(
        "sailor", f.seat, (paid, free_used + free, paid_used + count - free, orders + order, fares, notables | supplied)
    )


class Fare(Step[Agra]):
    """AG-6.2.2.1-7: one good, for as many deliveries as it is worth; the Portuguese Trader lets several be paid."""

    verb = "fare"
    params = ("piece",)
    rule = "AG-6.2.2.1-7"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        _, _, _, _, fares, _ = f.args
        return FARE_PAID if fares and s.owner[PORTUGUESE] != f.seat else None

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(GOODS))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        if not s.seats[f.seat].goods[good]:
            return NO_GOOD[good]
        paid, _, _, _, fares, _ = f.args
        over = paid + s.value[good] > BOX.contracts.portuguese_trader_value
        return FARE_LIMIT if fares and over else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        paid, free_used, paid_used, order, fares, supplied = f.args
        me = s.seats[f.seat]
        s.push(Frame("sailor", f.seat, (paid + s.value[good], free_used, paid_used, order, fares + 1, supplied)))
        me.goods[good] -= 1
        me.supply += 1
        fx.tell("fare", f.seat, GOODS[good], s.value[good])


class SailDeliver(ShipGood):
    """AG-6.2.2.1-6, AG-7.2-1: one good to an available notable."""

    verb = "deliver"
    params = ("client", "piece")
    rule = "AG-6.2.2.1-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return None if left_of(s, f) > 0 else FEW_DELIVERIES[1][0]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        s.push(delivered(s, f, 1, supplied=1 << notable))
        deliver(s, f.seat, notable, good, fx)


class Double(SailDeliver):
    """AG-6.2.2.1-11, AG-7.3-1: two goods to one spot, at most twice per turn."""

    verb = "double"
    params = ("client", "stuff")
    rule = "AG-6.2.2.1-11"

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        goods = s.seats[f.seat].goods
        return [offer for offer in super().candidates(s, f) if goods[offer[1]]]

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if s.doubles == MAX_DOUBLES:
            return DOUBLES_DONE
        left = left_of(s, f)
        return None if left > 1 else FEW_DELIVERIES[2][left]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        _, good = a
        if reason := super().refuse(s, f, a):
            return reason
        return FEW_FOR_DOUBLE[good] if s.seats[f.seat].goods[good] < 2 else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        s.doubles += 1
        s.push(delivered(s, f, 2, supplied=1 << notable))
        deliver(s, f.seat, notable, good, fx, double=True)


class SailOrder(Step[Agra]):
    """AG-6.2.2.1-6, -9: one guild order, for two deliveries together."""

    verb = "fulfil"
    params = ("guild",)
    rule = "AG-6.2.2.1-9"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        _, _, _, order, _, _ = f.args
        if order:
            return ORDER_DONE
        left = left_of(s, f)
        return None if left > 1 else FEW_DELIVERIES[2][left]

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return ORDER_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (guild,) = a
        return order_refusal(s, s.seats[f.seat], guild)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (guild,) = a
        s.push(delivered(s, f, 2, order=1))
        fulfil(s, f.seat, guild, fx)


class Land(Step[Agra]):
    """AG-6.2.2.1-8: unused paid deliveries come back as Rupees; then influence, then the Jagirdar."""

    verb = "land"
    rule = "AG-6.2.2.1-8"
    ends = True

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        paid, _, paid_used, *_, supplied = f.args
        counts = [0, 0, 0]
        for notable, guild in enumerate(NOTABLE_GUILD):
            counts[guild] += supplied >> notable & 1
        honours, sailed = Frame("honours", f.seat, tuple(counts)), Frame("sailed", f.seat)
        if s.house & JAGIRDAR_LAST:
            s.push(honours, sailed)
        else:
            s.push(sailed, honours)
        gain_rupees(s.seats[f.seat], f.seat, paid - paid_used, fx)


class Sailor(Phase[Agra]):
    """AG-6.2.2.1-6; what was paid, what was used of it, and the notables supplied, one bit each."""

    kind = "sailor"
    params = ("paid", "free_used", "paid_used", "order", "fares", "supplied")
    rule = "AG-6.2.2.1-6"
    offers = (SailDeliver(), Double(), SailOrder(), Fare(), Land(), *ASIDES)
