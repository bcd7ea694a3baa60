"""AG-6.1.2-1 to -6, AG-A1-15: the actions of the meditation circle, and the Mosaic Maker."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Step
from games.agra.components import BOX
from games.agra.conversion import ALONG_ARROWS, NO_ARROW, UNEQUAL, convert, swaps
from games.agra.deliveries import SINGLE_HONOUR, deliver
from games.agra.farm import move_farmer, remove_cover
from games.agra.gains import favour_refusal, gain_favours, lacking, pay_favour_action
from games.agra.meditation_points import FEW_MP, spend_mp
from games.agra.state import Agra
from games.agra.steps.convert import short_for_two
from games.agra.steps.covers import RemoveCover
from games.agra.steps.farmers import WalkFarmer
from games.agra.steps.single_delivery import ShipGood
from games.agra.tables import (
    CIRCLE,
    FT_EXTRA,
    INPUT,
    MA_COVER,
    MA_DELIVER,
    MA_FARMER,
    MA_PROCESS,
    MA_TRADE,
    MOSAIC,
    USED_MOSAIC,
)

NO_GOOD_TO_TRADE, NO_GOOD_TO_PROCESS = lacking("AG-6.1.2-2"), lacking("AG-6.1.2-4")
BLOCKED = tuple(Refusal("blocked", (place,), "AG-6.1.3-2") for place in CIRCLE)
NO_MP = Refusal("no-mp", (), "AG-6.1.2-1")
MOSAIC_MOVES = tuple((n,) for n in BOX.contracts.mosaic_maker_favours)
NO_MOSAIC = Refusal("no-contract", ("mosaic_maker",), "AG-A1-15")
MOSAIC_USED = Refusal("ability-used", ("mosaic_maker",), "AG-A1-15")
MOSAIC_AMOUNT = Refusal("mosaic-amount", (), "AG-A1-15")
DELIVER_COST = BOX.constants.meditation_deliver_cost
COVER_COST = BOX.constants.meditation_cover_cost
FARMER_COST = BOX.constants.meditation_farmer_cost


def out_of_reach(s: Agra, place: int, least: int = 1) -> Refusal | None:
    """AG-6.1.2-1: an action of the circle while it is the blocked one, or while even its lowest price cannot be paid."""
    if s.circle == place:
        return BLOCKED[place]
    if s.mp < least:
        return FEW_MP[least][s.mp] if s.mp else NO_MP
    return None


class MeditateSwap(Step[Agra]):
    """AG-6.1.2-2: swap a good for another kind of the same value, for that many points."""

    verb = "swap"
    params = ("piece", "piece")
    rule = "AG-6.1.2-2"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return out_of_reach(s, MA_TRADE)

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return swaps(s.value, s.seats[f.seat].goods)

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        give, take = a
        value = s.value[give]
        if not s.seats[f.seat].goods[give]:
            return NO_GOOD_TO_TRADE[give]
        if value != s.value[take] or give == take:
            return UNEQUAL[give][take]
        return FEW_MP[value][s.mp] if s.mp < value else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        give, take = a
        s.push(f)
        spend_mp(s, f.seat, s.value[give], MA_TRADE, fx)
        convert(s, f.seat, give, take, 1, fx)


class MeditateDeliver(ShipGood):
    """AG-6.1.2-3: deliver one good to one notable for three points."""

    verb = "deliver"
    params = ("client", "piece")
    rule = "AG-6.1.2-3"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return out_of_reach(s, MA_DELIVER, DELIVER_COST)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        notable, good = a
        spend_mp(s, f.seat, DELIVER_COST, MA_DELIVER, fx)
        s.push(Frame("honours", f.seat, SINGLE_HONOUR[notable]), f)
        deliver(s, f.seat, notable, good, fx)


class MeditateRefine(Step[Agra]):
    """AG-6.1.2-4: process one good along one arrow for as many points as the result is worth."""

    verb = "refine"
    params = ("stuff",)
    rule = "AG-6.1.2-4"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return out_of_reach(s, MA_PROCESS)

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return ALONG_ARROWS

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        if INPUT[good] < 0:
            return NO_ARROW[good]
        if not s.seats[f.seat].goods[INPUT[good]]:
            return NO_GOOD_TO_PROCESS[INPUT[good]]
        value = s.value[good]
        return FEW_MP[value][s.mp] if s.mp < value else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        s.push(f)
        spend_mp(s, f.seat, s.value[good], MA_PROCESS, fx)
        convert(s, f.seat, INPUT[good], good, 1, fx)


class MeditateRefineTwo(MeditateRefine):
    """AG-6.1.2-4 together with the favour tile for an additional good (AG-A3-1)."""

    verb = "refine_two"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return favour_refusal(s.seats[f.seat], FT_EXTRA) or super().shut(s, f)

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (good,) = a
        return super().refuse(s, f, a) or short_for_two(s, f.seat, good)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (good,) = a
        s.push(f)
        spend_mp(s, f.seat, s.value[good], MA_PROCESS, fx)
        pay_favour_action(s, f.seat, FT_EXTRA, fx)
        convert(s, f.seat, INPUT[good], good, 2, fx)


class MeditateUncover(RemoveCover):
    """AG-6.1.2-5: remove one own cover tile for two points."""

    verb = "uncover"
    params = ("plot",)
    rule = "AG-6.1.2-5"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return out_of_reach(s, MA_COVER, COVER_COST)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (plot,) = a
        s.push(f)
        spend_mp(s, f.seat, COVER_COST, MA_COVER, fx)
        remove_cover(s, f.seat, plot, fx)


class MeditateFarmer(WalkFarmer):
    """AG-6.1.2-6: move one farmer one space for one point; never blocked."""

    verb = "farmer"
    params = ("plot",)
    rule = "AG-6.1.2-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return out_of_reach(s, MA_FARMER, FARMER_COST)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (plot,) = a
        s.push(f)
        spend_mp(s, f.seat, FARMER_COST, MA_FARMER, fx)
        move_farmer(s, f.seat, plot, fx)


class Mosaic(Step[Agra]):
    """AG-A1-15: once per turn one point for one favour or three points for two."""

    verb = "mosaic"
    params = ("favours",)
    rule = "AG-A1-15"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if s.owner[MOSAIC] != f.seat:
            return NO_MOSAIC
        return MOSAIC_USED if s.seats[f.seat].used & USED_MOSAIC else None

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return MOSAIC_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        if a not in MOSAIC_MOVES:
            return MOSAIC_AMOUNT
        cost = BOX.contracts.mosaic_maker_mp[MOSAIC_MOVES.index(a)]
        return FEW_MP[cost][s.mp] if s.mp < cost else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (favours,) = a
        s.push(f)
        spend_mp(s, f.seat, BOX.contracts.mosaic_maker_mp[MOSAIC_MOVES.index(a)], MA_FARMER, fx)
        s.seats[f.seat].used |= USED_MOSAIC
        gain_favours(s, f.seat, favours, fx)
