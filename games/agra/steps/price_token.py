"""AG-6.2.2.1-13: price tokens."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.prices import price
from games.agra.state import Agra
from games.agra.tables import GOOD, GOODS, PRINTED, SIDES, TOKEN, TOKENS

TOKEN_MOVES = tuple(Move("take_token", (token,)) for token in TOKENS)
TOKEN_DONE = Refusal("token-done", (), "AG-6.2.2.1-13")
OCCUPIED = tuple(Refusal("token-there", (good,), "AG-6.2.2.1-13") for good in GOODS)
TOO_FAR = tuple(tuple(Refusal("price-too-far", (good, flags), "AG-6.2.2.1-13") for flags in range(9)) for good in GOODS)
NO_SUCH_SIDE = Refusal("no-such-side", (), "AG-6.2.2.1-13")
NO_CHANGE = Refusal("token-unmoved", (), "AG-6.2.2.1-13")


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
