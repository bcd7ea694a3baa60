"""AG-6.2.2.1-13: price tokens."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.prices import price
from games.agra.state import Agra
from games.agra.tables import GOODS, PRINTED, SIDES, TOKENS

TOKEN_DONE = Refusal("token-done", (), "AG-6.2.2.1-13")
OCCUPIED = tuple(Refusal("token-there", (good,), "AG-6.2.2.1-13") for good in GOODS)
TOO_FAR = tuple(tuple(Refusal("price-too-far", (good, flags), "AG-6.2.2.1-13") for flags in range(9)) for good in GOODS)
NO_SUCH_SIDE = Refusal("no-such-side", (), "AG-6.2.2.1-13")
NO_CHANGE = Refusal("token-unmoved", (), "AG-6.2.2.1-13")
PRICE_DIFFERENCE = BOX.price_difference
LAY_TOKEN_MOVES = tuple(
    tuple((good, flags) for flags in sides for good in range(16) if abs(flags - PRINTED[good]) <= PRICE_DIFFERENCE)
    for sides in SIDES
)


class TakeToken(Step[Agra]):
    """AG-6.2.2.1-13: choose one of the three tokens."""

    verb = "take_token"
    params = ("token",)
    rule = "AG-6.2.2.1-13"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(TOKENS))

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        s.push(Frame("token", f.seat, a))


class TakeTraderToken(TakeToken):
    """AG-6.2.2.1-13: at the Trader, once in the action."""

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        priced, _ = f.args
        return TOKEN_DONE if priced else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        _, exchanged = f.args
        s.push(Frame("token", f.seat, a), Frame("trader", f.seat, (1, exchanged)))


class Tokens(Phase[Agra]):
    """AG-A3-1: the favour tile for a price token."""

    kind = "tokens"
    rule = "AG-A3-1"
    offers = (TakeToken(),)


class Price(Step[Agra]):
    """AG-6.2.2.1-13: either side, on a good without another token, one more or less than printed at most."""

    verb = "price"
    params = ("stuff", "value")
    rule = "AG-6.2.2.1-13"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        (token,) = f.args
        return LAY_TOKEN_MOVES[token]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        good, flags = a
        (token,) = f.args
        if flags not in SIDES[token]:
            return NO_SUCH_SIDE
        if abs(flags - PRINTED[good]) > PRICE_DIFFERENCE:
            return TOO_FAR[good][flags]
        if good not in s.tokens:
            return None
        if s.tokens[token] != good:
            return OCCUPIED[good]
        return NO_CHANGE if s.value[good] == flags else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        good, flags = a
        (token,) = f.args
        price(s, token, good, SIDES[token].index(flags))
        fx.tell("priced", f.seat, GOODS[good], flags)


class Token(Phase[Agra]):
    """AG-6.2.2.1-13"""

    kind = "token"
    params = ("token",)
    rule = "AG-6.2.2.1-13"
    offers = (Price(),)
