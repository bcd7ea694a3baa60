"""What favour actions, luxuries, contracts and events let a player choose: each a small frame of its own."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.components import BOX
from games.agra.deliveries import SINGLE_HONOUR, deliver, delivery_refusal, generous
from games.agra.farm import FARMER_MOVES, NO_COVER, UNCOVER_MOVES, can_move_farmer, farmer_refusal, move_farmer, remove_cover
from games.agra.gains import NO_GOOD, favour_refusal, gain_goods, gain_rupees, pay_favour_action
from games.agra.influence import raise_step
from games.agra.moving import DELIVER_MOVES, FEW_FOR_TWO, NO_ARROW, REFINE_MOVES, REFINE_TWO_MOVES, UNEQUAL, convert, swaps
from games.agra.state import Agra
from games.agra.steps.secondary import french_takes
from games.agra.tables import FT_EXTRA, GOOD, GOODS, GUILD, GUILDS, INPUT, NOTABLE, PLOT, SPACE, SPACES, SPOT_GOOD, TOP

TAKE_MOVES = tuple(Move("take", (good,)) for good in GOODS)
NOT_BASIC = tuple(Refusal("not-basic", (good,), "AG-A3-1") for good in GOODS)
NOT_WORTH = tuple(tuple(Refusal("not-worth", (good, value), "AG-5.2.1-1") for value in range(5)) for good in GOODS)
NOT_1_TO_2 = tuple(Refusal("not-1-to-2", (good,), "AG-A3-1") for good in GOODS)
RAISE_MOVES = tuple(Move("raise", (guild,)) for guild in GUILDS)
SAME_TRACK = tuple(Refusal("same-track", (guild,), "AG-6.2.3-8") for guild in GUILDS)
RISE_MOVES = tuple(Move("rise", (space,)) for space in SPACES)
NOT_LYING = tuple(Refusal("not-lying", (space,), "AG-6.2.3-1") for space in SPACES)
NONE_YET = Refusal("none-yet", (), "AG-6.2.3-1")
SELL_MOVES = tuple(Move("sell", (good,)) for good in GOODS)
KEEP_MOVES = tuple(Move("entrust", (good,)) for good in GOODS)
FRENCH_REFUSES = tuple(Refusal("french-refuses", (good,), "AG-A1-6") for good in GOODS)


class TakeGood(Step[Agra]):
    """AG-A3-1, AG-7.1-5: gain one good; 0 stands for a basic good, else its current value is given."""

    verb, params, rule = "take", ("good",), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return TAKE_MOVES if f.args[0] else TAKE_MOVES[:4]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good, value = GOOD[str(m.args[0])], int(f.args[0])
        if not value:
            return None if good < 4 else NOT_BASIC[good]
        return None if s.value[good] == value else NOT_WORTH[good][value]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        gain_goods(s, f.seat, GOOD[str(m.args[0])], 1, fx)


class Gain(Phase[Agra]):
    """AG-A3-1, AG-7.1-5"""

    kind, rule, offers = "gain", "AG-A3-1", (TakeGood(),)


class Refine(Step[Agra]):
    """AG-A3-1: process one good along any arrow, or, by the tile, only from value 1 to value 2."""

    verb, params, rule = "refine", ("good",), "AG-A3-1"
    count = 1

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        goods = s.seats[f.seat].goods
        return [move for move, source in REFINE_MOVES if goods[source]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        source = INPUT[good]
        if source < 0:
            return NO_ARROW[good]
        if not s.seats[f.seat].goods[source]:
            return NO_GOOD[source]
        return NOT_1_TO_2[good] if f.args[0] and (s.value[source], s.value[good]) != (1, 2) else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        good = GOOD[str(m.args[0])]
        convert(s, f.seat, INPUT[good], good, self.count, fx)


class RefineTwo(Refine):
    """AG-A3-1: one good more along the same arrow, by the favour tile."""

    verb = "refine_two"
    count = 2

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return favour_refusal(s.seats[f.seat], FT_EXTRA)

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        goods = s.seats[f.seat].goods
        return [move for move, source in REFINE_TWO_MOVES if goods[source]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        if reason := super().refuse(s, f, m):
            return reason
        source = INPUT[GOOD[str(m.args[0])]]
        return FEW_FOR_TWO[source] if s.seats[f.seat].goods[source] < 2 else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        pay_favour_action(s, f.seat, FT_EXTRA, fx)
        super().play(s, f, m, fx)


class Convert(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "convert", "AG-A3-1", (Refine(), RefineTwo())


class Raise(Step[Agra]):
    """AG-5.6-1: one influence step; args are the steps left and the track already used, or -1."""

    verb, params, rule = "raise", ("guild",), "AG-6.2.3-8"

    @staticmethod
    def guild(m: Move) -> int:
        return GUILD[str(m.args[0])]

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return RAISE_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        return SAME_TRACK[self.guild(m)] if len(f.args) == 2 and f.args[1] == self.guild(m) else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        guild = self.guild(m)
        if int(f.args[0]) > 1:
            s.push(Frame("raise", f.seat, (int(f.args[0]) - 1, guild)))
        raise_step(s, f.seat, guild, fx)


class RaiseInfluence(Phase[Agra]):
    """AG-6.2.3-8, AG-A1-18"""

    kind, rule, offers = "raise", "AG-6.2.3-8", (Raise(),)

    def asks(self, s: Agra, f: Frame) -> bool:
        return min(s.seats[f.seat].influence) < TOP


class RiseOne(Step[Agra]):
    """AG-6.2.3-1, -8: stand up workers one by one; args are how many may still rise and how many have."""

    verb, params, rule = "rise", ("space",), "AG-6.2.3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [RISE_MOVES[i] for i in s.lying(f.seat)]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        space = SPACE[str(m.args[0])]
        return None if s.spaces[space] == 2 * f.seat else NOT_LYING[space]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        space, left, risen = SPACE[str(m.args[0])], int(f.args[0]), int(f.args[1])
        stand_up(s, f.seat, space, fx)
        if left > 1:
            s.push(Frame("rise", f.seat, (left - 1, risen + 1)))


def stand_up(s: Agra, seat: int, space: int, fx: Effects) -> None:
    s.spaces[space] = 2 * seat + 1
    fx.tell("rose", seat, SPACES[space])


class EnoughRisen(Step[Agra]):
    """AG-6.2.3-8: up to so many, so fewer will do."""

    verb, rule = "enough", "AG-6.2.3-8"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return None if f.args[1] else NONE_YET

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        pass


class Rise(Phase[Agra]):
    """AG-6.2.3-1: asks only when there are more laid-down workers than may stand up."""

    kind, rule, offers = "rise", "AG-6.2.3-1", (RiseOne(), EnoughRisen())

    def asks(self, s: Agra, f: Frame) -> bool:
        lying = s.spaces.count(2 * f.seat)
        return lying > 0 if f.args[1] else lying > int(f.args[0])

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        for space in s.lying(f.seat):
            stand_up(s, f.seat, space, fx)


class SellGood(Step[Agra]):
    """AG-A3-1: one good for its current value."""

    verb, params, rule = "sell", ("good",), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [SELL_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        return None if s.seats[f.seat].goods[good] else NO_GOOD[good]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        p.goods[good] -= 1
        p.supply += 1
        fx.tell("sold", f.seat, GOODS[good])
        gain_rupees(p, f.seat, s.value[good], fx)


class Sell(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "sell", "AG-A3-1", (SellGood(),)


class RemoveCover(Step[Agra]):
    """AG-A2-1, AG-A3-1: remove one own cover tile."""

    verb, params, rule = "uncover", ("plot",), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return UNCOVER_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        plot = PLOT[str(m.args[0])]
        return None if s.seats[f.seat].covers[plot] else NO_COVER[plot]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        remove_cover(s, f.seat, m, fx)


class Uncover(Phase[Agra]):
    """AG-A2-1, AG-A3-1; R-57: without covers nothing happens."""

    kind, rule, offers = "uncover", "AG-A3-1", (RemoveCover(),)

    def asks(self, s: Agra, f: Frame) -> bool:
        return any(s.seats[f.seat].covers)


class ShipGood(Step[Agra]):
    """AG-A3-1: one good to an available notable, with Rupees and influence."""

    verb, params, rule = "deliver", ("notable", "good"), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        goods = s.seats[f.seat].goods
        return [DELIVER_MOVES[spot] for spot in s.open_spots if goods[SPOT_GOOD[spot]]]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        return delivery_refusal(s, s.seats[f.seat], NOTABLE[str(m.args[0])], GOOD[str(m.args[1])])

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        notable = NOTABLE[str(m.args[0])]
        s.push(Frame("honours", f.seat, SINGLE_HONOUR[notable]))
        deliver(s, f.seat, notable, GOOD[str(m.args[1])], fx)


class Ship(Phase[Agra]):
    """AG-A3-1"""

    kind, rule, offers = "ship", "AG-A3-1", (ShipGood(),)


class WalkFarmer(Step[Agra]):
    """AG-6.2.2.1-15, AG-A3-1: two farmers one space each or one farmer two spaces."""

    verb, params, rule = "farmer", ("plot",), "AG-6.2.2.1-15"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return FARMER_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        return farmer_refusal(s.seats[f.seat], PLOT[str(m.args[0])])

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        if int(f.args[0]) > 1:
            s.push(Frame("farmers", f.seat, (int(f.args[0]) - 1,)))
        move_farmer(s, f.seat, m, fx)


class EnoughWalked(Step[Agra]):
    """AG-6.2.2.1-15: one farmer, one space is allowed as well."""

    verb, rule = "enough", "AG-6.2.2.1-15"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return NONE_YET if f.args[0] == 2 else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        pass


class Farmers(Phase[Agra]):
    """AG-6.2.2.1-15"""

    kind, rule, offers = "farmers", "AG-6.2.2.1-15", (WalkFarmer(), EnoughWalked())

    def asks(self, s: Agra, f: Frame) -> bool:
        return can_move_farmer(s.seats[f.seat])


class SwapGood(Step[Agra]):
    """AG-A1-14, AG-A3-1: one good for another kind of the same value."""

    verb, params, rule = "swap", ("good", "good"), "AG-A3-1"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return swaps(s.value, s.seats[f.seat].goods)

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        give, take = GOOD[str(m.args[0])], GOOD[str(m.args[1])]
        if not s.seats[f.seat].goods[give]:
            return NO_GOOD[give]
        return None if s.value[give] == s.value[take] and give != take else UNEQUAL[give][take]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        convert(s, f.seat, GOOD[str(m.args[0])], GOOD[str(m.args[1])], 1, fx)


class Swap(Phase[Agra]):
    """AG-A1-14, AG-A3-1"""

    kind, rule, offers = "swap", "AG-A3-1", (SwapGood(),)


class Entrust(Step[Agra]):
    """AG-A1-6: a good onto the French Trader's card; the third one pays."""

    verb, params, rule = "entrust", ("good",), "AG-A1-6"

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [KEEP_MOVES[g] for g, n in enumerate(s.seats[f.seat].goods) if n]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        if not p.goods[good]:
            return NO_GOOD[good]
        return None if french_takes(s, p, good) else FRENCH_REFUSES[good]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p, good = s.seats[f.seat], GOOD[str(m.args[0])]
        p.goods[good] -= 1
        p.french = (*p.french, s.value[good])
        fx.tell("entrusted", f.seat, GOODS[good])
        reward = generous(s, f.seat, good)
        if len(p.french) == BOX.contracts.french_trader_capacity:
            p.supply += len(p.french)
            p.french = ()
            reward += BOX.contracts.french_trader_rupees
        gain_rupees(p, f.seat, reward, fx)


class FrenchTrader(Phase[Agra]):
    """AG-A1-6"""

    kind, rule, offers = "french", "AG-A1-6", (Entrust(),)
