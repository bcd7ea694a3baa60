"""AG-6.2.3-2, -3, AG-A3-1: favour actions."""

from collections.abc import Callable

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame
from games.agra.deliveries import can_deliver
from games.agra.farm import can_move_farmer
from games.agra.gains import favour_refusal, pay_favour_action
from games.agra.imperial import can_fulfil, can_serve
from games.agra.meditation_points import gain_mp
from games.agra.state import Agra
from games.agra.steps.aside import NOT_YOUR_TURN, Aside
from games.agra.tables import (
    ACTIONS,
    ARROWS,
    FA_BASIC,
    FA_INFLUENCE,
    FA_PROCESS,
    FIRST_TILE,
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
    INPUT,
    OWN,
    TOP,
    TRACKER_LAST,
)
from games.agra.tracker import tracker_forward

LEAST = min(OWN)
TOO_FEW = tuple(Refusal("no-favour-action", (LEAST, have), "AG-6.2.3-3") for have in range(LEAST))


def can_process(s: Agra, seat: int) -> bool:
    goods = s.seats[seat].goods
    return any(goods[source] for source in INPUT if source >= 0)


def can_process_1_to_2(s: Agra, seat: int) -> bool:
    goods, value = s.seats[seat].goods, s.value
    return any(goods[INPUT[g]] and value[INPUT[g]] == 1 and value[g] == 2 for g in ARROWS)


def can_swap(s: Agra, seat: int) -> bool:
    return any(n and s.value.count(s.value[g]) > 1 for g, n in enumerate(s.seats[seat].goods))


USEFUL: dict[int, Callable[[Agra, int], bool]] = {
    FA_PROCESS: can_process,
    FA_INFLUENCE: lambda s, seat: min(s.seats[seat].influence) < TOP,
    FT_STAND: lambda s, seat: 2 * seat in s.spaces,
    FT_SELL: lambda s, seat: any(s.seats[seat].goods),
    FT_COVER: lambda s, seat: any(s.seats[seat].covers),
    FT_NOTABLE: lambda s, seat: can_deliver(s, s.seats[seat]),
    FT_IMPERIAL: lambda s, seat: can_serve(s, s.seats[seat]) or can_fulfil(s, s.seats[seat]),
    FT_FARMERS: lambda s, seat: can_move_farmer(s.seats[seat]),
    FT_EXCHANGE: can_swap,
    FT_TRACKER: lambda s, seat: s.seats[seat].tracker < TRACKER_LAST,
    FT_1_TO_2: can_process_1_to_2,
}
"""What a favour action needs so that paying for it is not in vain; the others can always be used."""
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
FAVOUR_MOVES = each(len(ACTIONS))
PRINTED_MOVES = FAVOUR_MOVES[:FIRST_TILE]


class Favour(Aside):
    """AG-6.2.3-2, -3, AG-A3-1: a favour action, each once per turn."""

    verb = "favour"
    params = ("action",)
    rule = "AG-6.2.3-2"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        if f.seat != s.active:
            return NOT_YOUR_TURN
        favours = s.seats[f.seat].favours
        return TOO_FEW[favours] if favours < LEAST else None

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [*PRINTED_MOVES, *(FAVOUR_MOVES[tile] for tile in s.seats[f.seat].tiles if tile not in ELSEWHERE)]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (action,) = a
        me = s.seats[f.seat]
        if reason := favour_refusal(me, action):
            return reason
        if action in ELSEWHERE:
            return ELSEWHERE[action]
        if action == FT_MP and f.kind != "meditation":
            return ONLY_MEDITATION
        useful = USEFUL.get(action)
        return None if useful is None or useful(s, f.seat) else IN_VAIN[action]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (action,) = a
        if action in FOLLOWED_BY:
            kind, args = FOLLOWED_BY[action]
            s.push(Frame(kind, f.seat, args))
        pay_favour_action(s, f.seat, action, fx)
        if action == FT_MP:
            gain_mp(s, f.seat, 1, fx)
        elif action == FT_TRACKER:
            tracker_forward(s, f.seat, fx)
