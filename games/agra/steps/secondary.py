"""AG-4.2-1, AG-6.2.3-1 to -8: secondary actions and abilities, at any time in the own turn."""

from collections.abc import Callable

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Step
from games.agra.components import BOX
from games.agra.deliveries import can_deliver
from games.agra.farm import can_move_farmer
from games.agra.gains import FEW_FAVOURS, NO_GOOD, favour_refusal, gain_favours, gain_rupees, pay_favour_action
from games.agra.house import FRENCH_123
from games.agra.imperial import can_fulfil, can_serve
from games.agra.meditating import gain_mp
from games.agra.state import Agra, Seat
from games.agra.tables import (
    ACTION,
    ACTIONS,
    BOOKS,
    CALIPH,
    CLOTHES,
    COTTON,
    CURRY,
    ENGLISH,
    FA_BASIC,
    FA_INFLUENCE,
    FA_PROCESS,
    FRENCH,
    FT_1_TO_2,
    FT_COVER,
    FT_EXCHANGE,
    FT_EXTRA,
    FT_FARMERS,
    FT_GAIN_2,
    FT_IMPERIAL,
    FT_MP,
    FT_NOTABLE,
    FT_PEON,
    FT_SELL,
    FT_STAND,
    FT_TOKEN,
    FT_TRACKER,
    GOOD,
    GOODS,
    LUXURIES,
    NOTABLE,
    NOTABLES,
    OIL,
    OUTPUTS,
    PAINTINGS,
    STATUES,
    TOP,
    TRACKER_LAST,
    USED_CALIPH,
    USED_ENGLISH,
    USED_FRENCH,
    USED_LUXURY,
    USED_OIL_CURRY,
)
from games.agra.tracker import tracker_forward

NOT_YOUR_TURN = Refusal("not-your-turn", (), "AG-4.2-1")


class Aside(Step[Agra]):
    aside = True


# What each favour action needs so that paying for it is not in vain.


def has_goods(s: Agra, p: Seat, seat: int) -> bool:
    return any(p.goods)


def can_process(s: Agra, p: Seat, seat: int) -> bool:
    goods = p.goods
    return any(goods[:4]) or any(goods[8:12])


def can_process_1_to_2(s: Agra, p: Seat, seat: int) -> bool:
    value = s.value
    return any(n and value[g] == 1 and any(value[h] == 2 for h in OUTPUTS[g]) for g, n in enumerate(p.goods))


def can_swap(s: Agra, p: Seat, seat: int) -> bool:
    return any(n and s.value.count(s.value[g]) > 1 for g, n in enumerate(p.goods))


def can_rise(s: Agra, p: Seat, seat: int) -> bool:
    return 2 * seat in s.spaces


def can_raise(s: Agra, p: Seat, seat: int) -> bool:
    return min(p.influence) < TOP


def always(s: Agra, p: Seat, seat: int) -> bool:
    return True


USEFUL: dict[int, Callable[[Agra, Seat, int], bool]] = {
    FA_BASIC: always,
    FA_PROCESS: can_process,
    FA_INFLUENCE: can_raise,
    FT_STAND: can_rise,
    FT_MP: always,
    FT_SELL: has_goods,
    FT_COVER: lambda s, p, seat: any(p.covers),
    FT_NOTABLE: lambda s, p, seat: can_deliver(s, p),
    FT_IMPERIAL: lambda s, p, seat: can_serve(s, p) or can_fulfil(s, p),
    FT_FARMERS: lambda s, p, seat: can_move_farmer(p),
    FT_TOKEN: always,
    FT_EXCHANGE: can_swap,
    FT_GAIN_2: always,
    FT_TRACKER: lambda s, p, seat: p.tracker < TRACKER_LAST,
    FT_1_TO_2: can_process_1_to_2,
}
FOLLOWED_BY: dict[int, tuple[str, tuple[int, ...]]] = {
    FA_BASIC: ("gain", (0,)),
    FA_PROCESS: ("convert", (0,)),
    FA_INFLUENCE: ("raise", (1, -1)),
    FT_STAND: ("rise", (1, 0)),
    FT_SELL: ("sell", ()),
    FT_COVER: ("uncover", ()),
    FT_NOTABLE: ("ship", ()),
    FT_IMPERIAL: ("imperial", ()),
    FT_FARMERS: ("farmers", (2,)),
    FT_TOKEN: ("tokens", ()),
    FT_EXCHANGE: ("swap", ()),
    FT_GAIN_2: ("gain", (2,)),
    FT_1_TO_2: ("convert", (1,)),
}
ELSEWHERE = {
    FT_EXTRA: Refusal("only-with-processing", (), "AG-A3-1"),
    FT_PEON: Refusal("only-with-peon", (), "AG-A3-1"),
}
ONLY_MEDITATION = Refusal("only-in-meditation", (), "AG-A3-1")
IN_VAIN = tuple(Refusal("in-vain", (action,), "AG-A3-1") for action in ACTIONS)
FAVOUR_MOVES = tuple(Move("favour", (action,)) for action in ACTIONS)
PRINTED_MOVES = FAVOUR_MOVES[:3]


class Favour(Aside):
    """AG-6.2.3-2, -3, AG-A3-1: a favour action, each once per turn."""

    verb, params, rule = "favour", ("action",), "AG-6.2.3-2"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        favours = s.seats[f.seat].favours
        return FEW_FAVOURS[2][favours] if favours < 2 else None

    def candidates(self, s: Agra, f: Frame) -> list[Move]:
        return [*PRINTED_MOVES, *(FAVOUR_MOVES[tile] for tile in s.seats[f.seat].tiles if tile not in ELSEWHERE)]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        action = ACTION[str(m.args[0])]
        p = s.seats[f.seat]
        if reason := favour_refusal(p, action):
            return reason
        if action in ELSEWHERE:
            return ELSEWHERE[action]
        if action == FT_MP and f.kind != "meditation":
            return ONLY_MEDITATION
        return None if USEFUL[action](s, p, f.seat) else IN_VAIN[action]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        action = ACTION[str(m.args[0])]
        if action in FOLLOWED_BY:
            kind, args = FOLLOWED_BY[action]
            s.push(Frame(kind, f.seat, args))
        pay_favour_action(s, f.seat, action, fx)
        if action == FT_MP:
            gain_mp(s, f.seat, 1, fx)
        elif action == FT_TRACKER:
            tracker_forward(s, f.seat, fx)


OIL_CURRY_USED = Refusal("oil-curry-used", (), "AG-6.2.3-1")
NOBODY_LIES = Refusal("nobody-lies", (), "AG-6.2.3-1")
REMEDIES = {"oil": (OIL,), "curry": (CURRY,), "both": (OIL, CURRY)}
REFRESH_MOVES = tuple(Move("refresh", (remedy,)) for remedy in REMEDIES)


class Refresh(Aside):
    """AG-6.2.3-1: oil or curry stands up one worker, both together three; once per turn."""

    verb, params, rule = "refresh", ("remedy",), "AG-6.2.3-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        p = s.seats[f.seat]
        if not p.goods[OIL] and not p.goods[CURRY]:
            return NO_GOOD[OIL]
        if p.used & USED_OIL_CURRY:
            return OIL_CURRY_USED
        return None if 2 * f.seat in s.spaces else NOBODY_LIES

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return REFRESH_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        goods = s.seats[f.seat].goods
        return next((NO_GOOD[g] for g in REMEDIES[str(m.args[0])] if not goods[g]), None)

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        p = s.seats[f.seat]
        paid = REMEDIES[str(m.args[0])]
        for g in paid:
            p.goods[g] -= 1
            p.supply += 1
        p.used |= USED_OIL_CURRY
        workers = BOX.luxury.oil_and_curry_workers if len(paid) == 2 else BOX.luxury.oil_or_curry_workers
        s.push(Frame("rise", f.seat, (workers, 0)))


LUXURY_MOVES = tuple(Move("luxury", (GOODS[g],)) for g in LUXURIES)
NO_LUXURY = tuple(Refusal("no-luxury", (good,), "AG-6.2.3-6") for good in GOODS)
LUXURY_USED = tuple(Refusal("luxury-used", (good,), "AG-6.2.3-6") for good in GOODS)
STATUE_LATER = Refusal("statue-later", (), "AG-6.2.3-7")


def pay_luxury(p: Seat, good: int) -> None:
    """The marker rests on the banner until the end of the turn."""
    p.goods[good] -= 1
    p.used |= USED_LUXURY[good - 12]


class Luxury(Aside):
    """AG-6.2.3-6, -8: Book, Painting and Clothes, one of each per turn. The Statue has its own time (AG-6.2.3-7)."""

    verb, params, rule = "luxury", ("good",), "AG-6.2.3-6"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        return None if any(s.seats[f.seat].goods[13:]) else NO_GOOD[BOOKS]

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return LUXURY_MOVES[1:]

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        good = GOOD[str(m.args[0])]
        p = s.seats[f.seat]
        if good < 12:
            return NO_LUXURY[good]
        if good == STATUES:
            return STATUE_LATER
        if not p.goods[good]:
            return NO_GOOD[good]
        return LUXURY_USED[good] if p.used & USED_LUXURY[good - 12] else None

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        good = GOOD[str(m.args[0])]
        p = s.seats[f.seat]
        pay_luxury(p, good)
        fx.tell("luxury", f.seat, GOODS[good])
        if good == BOOKS:
            s.push(Frame("rise", f.seat, (BOX.luxury.book_workers, 0)))
            gain_favours(s, f.seat, BOX.luxury.book_favours, fx)
        elif good == PAINTINGS:
            s.push(Frame("raise", f.seat, (2, -1)))
        else:
            gain_rupees(p, f.seat, s.value[CLOTHES] + (BOX.piers.clothes_bonus if s.pier == 6 else 0), fx)


ABILITY_BITS = {CALIPH: USED_CALIPH, ENGLISH: USED_ENGLISH, FRENCH: USED_FRENCH}
ABILITY_MOVES = tuple(Move("ability", (NOTABLES[n],)) for n in ABILITY_BITS)
NOT_OWNED = tuple(Refusal("no-contract", (n,), "AG-7.6-1") for n in NOTABLES)
NO_ABILITY = tuple(Refusal("no-ability", (n,), "AG-7.6-1") for n in NOTABLES)
ABILITY_USED = tuple(Refusal("ability-used", (n,), "AG-7.6-1") for n in NOTABLES)
ABILITY_IN_VAIN = tuple(Refusal("ability-in-vain", (n,), "AG-7.6-1") for n in NOTABLES)


class Ability(Aside):
    """AG-A1-6, AG-A1-11, AG-A1-14: what a contract allows once per own turn."""

    verb, params, rule = "ability", ("notable",), "AG-7.6-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        seat, owner = f.seat, s.owner
        if owner[CALIPH] != seat and owner[ENGLISH] != seat and owner[FRENCH] != seat:
            return NOT_OWNED[CALIPH]
        return NOT_YOUR_TURN if seat != s.active else None

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return ABILITY_MOVES

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        notable = NOTABLE[str(m.args[0])]
        if s.owner[notable] != f.seat:
            return NOT_OWNED[notable]
        if notable not in ABILITY_BITS:
            return NO_ABILITY[notable]
        p = s.seats[f.seat]
        if p.used & ABILITY_BITS[notable]:
            return ABILITY_USED[notable]
        if notable == CALIPH:
            useful = p.goods[COTTON] > 0 and 2 * f.seat in s.spaces
        elif notable == ENGLISH:
            useful = can_swap(s, p, f.seat)
        else:
            useful = any(n and french_takes(s, p, g) for g, n in enumerate(p.goods))
        return None if useful else ABILITY_IN_VAIN[notable]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        notable = NOTABLE[str(m.args[0])]
        p = s.seats[f.seat]
        p.used |= ABILITY_BITS[notable]
        fx.tell("ability", f.seat, NOTABLES[notable])
        if notable == CALIPH:
            p.goods[COTTON] -= 1
            p.supply += 1
            s.push(Frame("rise", f.seat, (1, 0)))
        else:
            s.push(Frame("swap" if notable == ENGLISH else "french", f.seat))


def french_takes(s: Agra, p: Seat, good: int) -> bool:
    """AG-A1-6: a good of value 1, 2 or 3; as a table option, one of each."""
    value = s.value[good]
    return value in BOX.contracts.french_trader_values and not (s.house & FRENCH_123 and value in p.french)


ASIDES = (Favour(), Refresh(), Luxury(), Ability())
