"""AG-6.2.2.1-12: the Trader."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import NO_GOOD, gain_goods
from games.agra.state import Agra
from games.agra.steps.gain_good import TAKE_MOVES
from games.agra.steps.price_token import TakeToken
from games.agra.steps.secondary import ASIDES
from games.agra.tables import GOOD, GOODS

EXCHANGE_DONE = Refusal("exchange-done", (), "AG-6.2.2.1-12")
GIVE_MOVES = tuple(Move("give", (good,)) for good in GOODS)
GIVEN_ENOUGH = Refusal("given-enough", (BOX.constants.trader_max_goods_given,), "AG-6.2.2.1-12")
FEW_VALUE = tuple(tuple(Refusal("few-value", (good, n), "AG-6.2.2.1-12") for n in range(12)) for good in GOODS)


# An exchange. First giving (token done, goods given, their value, last good given), then taking (token done, value left).


class Give(Step[Agra]):
    """AG-6.2.2.1-12: up to three goods, along the path."""

    verb, params, rule = "give", ("good",), "AG-6.2.2.1-12"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.kind == "trader":
            return EXCHANGE_DONE if f.args[1] else None
        return GIVEN_ENOUGH if f.args[1] == BOX.constants.trader_max_goods_given else None

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [GIVE_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        return None if s.seats[f.seat].goods[good] else NO_GOOD[good]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        me, good = s.seats[f.seat], GOOD[str(m.args[0])]
        count, total = (0, 0) if f.kind == "trader" else (int(f.args[1]), int(f.args[2]))
        s.push(Frame("giving", f.seat, (f.args[0], count + 1, total + s.value[good])))
        me.goods[good] -= 1
        me.supply += 1
        fx.tell("gave", f.seat, GOODS[good])


def value_left(f: Frame) -> int:
    return int(f.args[2]) - BOX.constants.trader_loss if f.kind == "giving" else int(f.args[1])


class TakeInExchange(Step[Agra]):
    """AG-6.2.2.1-12: any goods, together worth one less than what was given at most."""

    verb, params, rule = "take", ("good",), "AG-6.2.2.1-12"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        left, value = value_left(f), s.value
        return [TAKE_MOVES[g] for g in range(16) if value[g] <= left]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good, left = GOOD[str(m.args[0])], value_left(f)
        return FEW_VALUE[good][left] if s.value[good] > left else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        good = GOOD[str(m.args[0])]
        s.push(Frame("taking", f.seat, (f.args[0], value_left(f) - s.value[good])))
        gain_goods(s, f.seat, good, 1, fx)


class EnoughTaken(Step[Agra]):
    """AG-6.2.2.1-12: taking less is allowed."""

    verb, rule = "enough", "AG-6.2.2.1-12"

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        s.push(Frame("trader", f.seat, (f.args[0], 1)))


class Giving(Phase[Agra]):
    """AG-6.2.2.1-12"""

    kind, rule, offers = "giving", "AG-6.2.2.1-12", (TakeInExchange(), Give(), EnoughTaken())


class Taking(Phase[Agra]):
    """AG-6.2.2.1-12"""

    kind, rule, offers = "taking", "AG-6.2.2.1-12", (TakeInExchange(), EnoughTaken())

    def asks(self, s: Agra, f: Frame) -> bool:
        return int(f.args[1]) >= min(s.value)

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        s.push(Frame("trader", f.seat, (f.args[0], 1)))


class Leave(Step[Agra]):
    """AG-6.2.2.1-12, -15: no more of what the character offers."""

    verb, rule = "leave", "AG-6.2-1"

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        pass


class Trader(Phase[Agra]):
    """AG-6.2.2.1-12, -13: one exchange and one price token, in any order; args are token done, exchange done."""

    kind, rule, offers = "trader", "AG-6.2.2.1-12", (Give(), TakeToken(), Leave(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        return f.args != (1, 1)
