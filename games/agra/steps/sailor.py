"""AG-6.2.2.1-6 to -11, AG-A1-1: a voyage with the Sailor."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.deliveries import SPOT_OFFER, deliver
from games.agra.gains import NO_GOOD, gain_rupees
from games.agra.house import JAGIRDAR_LAST
from games.agra.imperial import fulfil, order_refusal
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.steps.single_delivery import ShipGood
from games.agra.tables import GOODS, GUILDS, JAGIRDAR, NOTABLE_GUILD, PORTUGUESE, SPOT_GOOD

FARE_MOVES = each(len(GOODS))
ORDER_MOVES = each(len(GUILDS))
FARE_PAID = Refusal("fare-paid", (), "AG-6.2.2.1-7")
FARE_LIMIT = Refusal("fare-limit", (BOX.contracts.portuguese_trader_value,), "AG-A1-1")
FEW_DELIVERIES = tuple(
    tuple(Refusal("few-deliveries", (need, have), "AG-6.2.2.1-7") for have in range(need)) for need in range(3)
)
DOUBLES_DONE = Refusal("doubles-done", (BOX.constants.max_double_deliveries_per_turn,), "AG-6.2.2.1-11")
FEW_FOR_DOUBLE = tuple(Refusal("few-goods", (good, 2), "AG-6.2.2.1-11") for good in GOODS)
ORDER_DONE = Refusal("order-done", (), "AG-6.2.2.1-6")
MAX_DOUBLES = BOX.constants.max_double_deliveries_per_turn


def free_deliveries(s: Agra, seat: int) -> int:
    """AG-A1-10: one more for the owner of the Jagirdar."""
    return BOX.constants.sailor_free_deliveries + (BOX.contracts.jagirdar_deliveries if s.owner[JAGIRDAR] == seat else 0)


def left_of(s: Agra, f: Frame) -> int:
    """The deliveries that this voyage can still make."""
    paid, used, *_ = f.args
    return free_deliveries(s, f.seat) + paid - used


def voyage(f: Frame, paid: int = 0, used: int = 0, order: int = 0, goods: int = 0, supplied: int = 0) -> Frame:
    """The same voyage, further on."""
    a, b, c, d, e = f.args
    return Frame("sailor", f.seat, (a + paid, b + used, c + order, d + goods, e | supplied))


class Fare(Step[Agra]):
    """AG-6.2.2.1-7: one good, for as many deliveries as it is worth; the Portuguese Trader lets several be paid."""

    verb, params, rule = "fare", ("good",), "AG-6.2.2.1-7"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        *_, goods, _ = f.args
        return FARE_PAID if goods and s.owner[PORTUGUESE] != f.seat else None

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [FARE_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,), (paid, *_, goods, _) = a, f.args
        if not s.seats[f.seat].goods[good]:
            return NO_GOOD[good]
        over = paid + s.value[good] > BOX.contracts.portuguese_trader_value
        return FARE_LIMIT if goods and over else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        me = s.seats[f.seat]
        s.push(voyage(f, paid=s.value[good], goods=1))
        me.goods[good] -= 1
        me.supply += 1
        fx.tell("fare", f.seat, GOODS[good], s.value[good])


class SailDeliver(ShipGood):
    """AG-6.2.2.1-6, AG-7.2-1: one good to an available notable."""

    verb, params, rule = "deliver", ("notable", "good"), "AG-6.2.2.1-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return None if left_of(s, f) > 0 else FEW_DELIVERIES[1][0]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        s.push(voyage(f, used=1, supplied=1 << notable))
        deliver(s, f.seat, notable, good, fx)


class Double(SailDeliver):
    """AG-6.2.2.1-11, AG-7.3-1: two goods to one spot, at most twice per turn."""

    verb, rule = "double", "AG-6.2.2.1-11"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if s.doubles == MAX_DOUBLES:
            return DOUBLES_DONE
        left = left_of(s, f)
        return None if left > 1 else FEW_DELIVERIES[2][max(0, left)]

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        goods = s.seats[f.seat].goods
        return [SPOT_OFFER[spot] for spot in s.open_spots if goods[SPOT_GOOD[spot]] > 1]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        _, good = a
        if reason := super().refuse(s, f, a):
            return reason
        return FEW_FOR_DOUBLE[good] if s.seats[f.seat].goods[good] < 2 else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        s.doubles += 1
        s.push(voyage(f, used=2, supplied=1 << notable))
        deliver(s, f.seat, notable, good, fx, double=True)


class SailOrder(Step[Agra]):
    """AG-6.2.2.1-6, -9: one guild order, for two deliveries together."""

    verb, params, rule = "fulfil", ("guild",), "AG-6.2.2.1-9"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        _, _, order, *_ = f.args
        if order:
            return ORDER_DONE
        left = left_of(s, f)
        return None if left > 1 else FEW_DELIVERIES[2][max(0, left)]

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return ORDER_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (guild,) = a
        return order_refusal(s, s.seats[f.seat], guild)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (guild,) = a
        s.push(voyage(f, used=2, order=1))
        fulfil(s, f.seat, guild, fx)


class Land(Step[Agra]):
    """AG-6.2.2.1-8: unused paid deliveries come back as Rupees; then influence, then the Jagirdar."""

    verb, rule = "land", "AG-6.2.2.1-8"

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        paid, used, *_, supplied = f.args
        counts = [0, 0, 0]
        for notable, guild in enumerate(NOTABLE_GUILD):
            counts[guild] += supplied >> notable & 1
        honours, sailed = Frame("honours", f.seat, tuple(counts)), Frame("sailed", f.seat)
        if s.house & JAGIRDAR_LAST:
            s.push(honours, sailed)
        else:
            s.push(sailed, honours)
        gain_rupees(s.seats[f.seat], f.seat, max(0, paid - max(0, used - free_deliveries(s, f.seat))), fx)


class Sailor(Phase[Agra]):
    """AG-6.2.2.1-6; value paid, deliveries used, an order fulfilled, goods paid, notables supplied (one bit each)."""

    kind, params, rule = "sailor", ("paid", "used", "order", "goods", "supplied"), "AG-6.2.2.1-6"
    offers = (SailDeliver(), Double(), SailOrder(), Fare(), Land(), *ASIDES)
