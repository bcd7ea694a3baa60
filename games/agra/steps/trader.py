"""AG-6.2.2.1-12: the Trader."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import gain_goods, lacking
from games.agra.state import Agra
from games.agra.steps.price_token import TakeTraderToken
from games.agra.steps.secondary import ASIDES
from games.agra.tables import GOODS

NO_GOOD = lacking("AG-6.2.2.1-12")
EXCHANGE_DONE = Refusal("exchange-done", (), "AG-6.2.2.1-12")
GIVEN_ENOUGH = Refusal("given-enough", (BOX.constants.trader_max_goods_given,), "AG-6.2.2.1-12")
FEW_VALUE = tuple(tuple(Refusal("few-value", (good, n), "AG-6.2.2.1-12") for n in range(12)) for good in GOODS)


class Give(Step[Agra]):
    """AG-6.2.2.1-12: the first of up to three goods."""

    verb = "give"
    params = ("piece",)
    rule = "AG-6.2.2.1-12"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        _, exchanged = f.args
        return EXCHANGE_DONE if exchanged else None

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(GOODS))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        return None if s.seats[f.seat].goods[good] else NO_GOOD[good]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        priced, _ = f.args
        s.push(Frame("giving", f.seat, (priced, s.value[good] - BOX.constants.trader_loss, 1)))
        hand_over(s, f.seat, good, fx)


class GiveMore(Give):
    """AG-6.2.2.1-12: the second and third."""

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        _, _, given = f.args
        return GIVEN_ENOUGH if given == BOX.constants.trader_max_goods_given else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        priced, left, given = f.args
        s.push(Frame("giving", f.seat, (priced, left + s.value[good], given + 1)))
        hand_over(s, f.seat, good, fx)


def hand_over(s: Agra, seat: int, good: int, fx: Effects) -> None:
    me = s.seats[seat]
    me.goods[good] -= 1
    me.supply += 1
    fx.tell("gave", seat, GOODS[good])


def value_left(f: Frame) -> int:
    """What may still be taken, while goods are given or taken."""
    return f.args[1]


class TakeInExchange(Step[Agra]):
    """AG-6.2.2.1-12: any goods, together worth one less than what was given at most."""

    verb = "take"
    params = ("piece",)
    rule = "AG-6.2.2.1-12"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(GOODS))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,), left = a, value_left(f)
        return FEW_VALUE[good][left] if s.value[good] > left else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        priced, *_ = f.args
        s.push(Frame("taking", f.seat, (priced, value_left(f) - s.value[good])))
        gain_goods(s, f.seat, good, 1, fx)


class EnoughTaken(Step[Agra]):
    """AG-6.2.2.1-12: taking less is allowed."""

    verb = "enough"
    rule = "AG-6.2.2.1-12"
    ends = True

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        priced, *_ = f.args
        s.push(Frame("trader", f.seat, (priced, 1)))


class Giving(Phase[Agra]):
    """AG-6.2.2.1-12; whether a token was used, the value to be had, the goods given."""

    kind = "giving"
    params = ("priced", "left", "given")
    rule = "AG-6.2.2.1-12"
    offers = (TakeInExchange(), GiveMore(), EnoughTaken(), *ASIDES)


class Taking(Phase[Agra]):
    """AG-6.2.2.1-12; whether a token was used, the value still to be had."""

    kind = "taking"
    params = ("priced", "left")
    rule = "AG-6.2.2.1-12"
    offers = (TakeInExchange(), EnoughTaken(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return value_left(f) >= min(s.value)

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        priced, _ = f.args
        s.push(Frame("trader", f.seat, (priced, 1)))


class Leave(Step[Agra]):
    """AG-6.2.2.1-12, -15: no more of what the character offers."""

    verb = "leave"
    rule = "AG-6.2-1"
    ends = True

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        pass


class Trader(Phase[Agra]):
    """AG-6.2.2.1-12, -13: one price token and one exchange, in any order; which of them are done."""

    kind = "trader"
    params = ("priced", "exchanged")
    rule = "AG-6.2.2.1-12"
    offers = (Give(), TakeTraderToken(), Leave(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return f.args != (1, 1)
