"""AG-6.2.2.1-12 to -14: the Trader, and price tokens."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.gains import NO_GOOD, gain_goods
from games.agra.state import Agra, replaced
from games.agra.steps.secondary import ASIDES
from games.agra.steps.taking import TAKE_MOVES
from games.agra.tables import GOOD, GOODS, PRINTED, SIDES, TOKEN, TOKENS

TOKEN_MOVES = tuple(Move("take_token", (token,)) for token in TOKENS)
TOKEN_DONE = Refusal("token-done", (), "AG-6.2.2.1-13")
EXCHANGE_DONE = Refusal("exchange-done", (), "AG-6.2.2.1-12")
OCCUPIED = tuple(Refusal("token-there", (good,), "AG-6.2.2.1-13") for good in GOODS)
TOO_FAR = tuple(tuple(Refusal("price-too-far", (good, flags), "AG-6.2.2.1-13") for flags in range(9)) for good in GOODS)
NO_SUCH_SIDE = Refusal("no-such-side", (), "AG-6.2.2.1-13")
NO_CHANGE = Refusal("token-unmoved", (), "AG-6.2.2.1-13")
GIVE_MOVES = tuple(Move("give", (good,)) for good in GOODS)
GIVEN_ENOUGH = Refusal("given-enough", (BOX.constants.trader_max_goods_given,), "AG-6.2.2.1-12")
FEW_VALUE = tuple(tuple(Refusal("few-value", (good, n), "AG-6.2.2.1-12") for n in range(12)) for good in GOODS)


class TakeToken(Step[Agra]):
    """AG-6.2.2.1-13: choose one of the three tokens."""

    verb, params, rule = "take_token", ("token",), "AG-6.2.2.1-13"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return TOKEN_DONE if f.kind == "trader" and f.args[0] else None

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return TOKEN_MOVES

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        if f.kind == "trader":
            s.push(Frame("trader", f.seat, (1, f.args[1])))
        s.push(Frame("token", f.seat, (TOKEN[str(m.args[0])],)))


class Tokens(Phase[Agra]):
    """AG-A3-1: the favour tile for a price token."""

    kind, rule, offers = "tokens", "AG-A3-1", (TakeToken(),)


def price(s: Agra, token: int, good: int, side: int) -> None:
    """Put a token on a good, or with good -1 back into the storage, and count the values again."""
    s.tokens = replaced(s.tokens, token, good)
    s.sides = replaced(s.sides, token, side)
    value = list(PRINTED)
    for t, place in enumerate(s.tokens):
        if place >= 0:
            value[place] = SIDES[t][s.sides[t]]
    s.value = tuple(value)


LAY_TOKEN_MOVES = tuple(
    tuple(
        Move("price", (good, flags))
        for flags in sides
        for g, good in enumerate(GOODS)
        if abs(flags - PRINTED[g]) <= BOX.price_difference
    )
    for sides in SIDES
)


class Price(Step[Agra]):
    """AG-6.2.2.1-13: either side, on a good without another token, one more or less than printed at most."""

    verb, params, rule = "price", ("good", "value"), "AG-6.2.2.1-13"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return LAY_TOKEN_MOVES[int(f.args[0])]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        token, good, flags = int(f.args[0]), GOOD[str(m.args[0])], int(m.args[1])
        if flags not in SIDES[token]:
            return NO_SUCH_SIDE
        if abs(flags - PRINTED[good]) > BOX.price_difference:
            return TOO_FAR[good][flags]
        if good not in s.tokens:
            return None
        if s.tokens[token] != good:
            return OCCUPIED[good]
        return NO_CHANGE if s.value[good] == flags else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        token, good, flags = int(f.args[0]), GOOD[str(m.args[0])], int(m.args[1])
        price(s, token, good, SIDES[token].index(flags))
        fx.tell("priced", f.seat, GOODS[good], flags)


class Token(Phase[Agra]):
    """AG-6.2.2.1-13"""

    kind, rule, offers = "token", "AG-6.2.2.1-13", (Price(),)


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
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        count, total = (0, 0) if f.kind == "trader" else (int(f.args[1]), int(f.args[2]))
        s.push(Frame("giving", f.seat, (f.args[0], count + 1, total + s.value[good])))
        p.goods[good] -= 1
        p.supply += 1
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
