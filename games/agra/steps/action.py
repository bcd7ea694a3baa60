"""AG-6.2-1 to AG-6.2.1.4-1: choosing and occupying a space."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.city import collect_coins, kick_out, put_up
from games.agra.components import BOX
from games.agra.gains import favour_refusal, pay_favour_action
from games.agra.house import PEON_COLLECTS
from games.agra.state import Agra
from games.agra.steps.secondary import ASIDES
from games.agra.tables import ARCHITECT, BOTANIST, CALLIGRAPHER, FT_PEON, SAILOR, SPACES, TRADER

PLACE_MOVES = each(len(SPACES))
FREE_PEON_MOVES = each(len(SPACES))
UNBUILT = tuple(Refusal("unbuilt", (space,), "AG-5.1-1") for space in SPACES)
NO_WORKER = Refusal("no-worker", (), "AG-6.2.1.2-4")
FEW_RUPEES = tuple(tuple(Refusal("few-rupees", (need, have), "AG-6.2.1.2-3") for have in range(need)) for need in range(3))
NOT_OWN = tuple(Refusal("not-own-space", (space,), "AG-6.2.1.2-3") for space in SPACES)
CHARACTER_FRAMES = {
    ARCHITECT: ("architect", ()),
    SAILOR: ("sailor", (0,) * 6),
    TRADER: ("trader", (0, 0)),
    BOTANIST: ("botanist", (0,)),
}
PEON_COST = BOX.constants.peon_cost
CALLIGRAPHERS_COST = BOX.contracts.calligrapher_rupees


def peon_cost(s: Agra, seat: int) -> int:
    return CALLIGRAPHERS_COST if s.owner[CALLIGRAPHER] == seat else PEON_COST


_MERCHANT = tuple(Frame("merchant", seat) for seat in range(4))
_BUILDER = tuple(Frame("builder", seat) for seat in range(4))
_WORK = tuple(
    tuple(Frame("produce" if space < 4 else "process", seat, (space,)) for seat in range(4)) for space in range(ARCHITECT)
)
"""What each building owes whoever works there: the first four grow goods, the others process them."""


def perform(s: Agra, seat: int, space: int, visits: bool, fx: Effects) -> None:
    """Owe the action of the space and what follows it: the Merchant's visit or the Builder's move (never both)."""
    if space >= ARCHITECT:
        kind, args = CHARACTER_FRAMES[space]
        s.push(Frame(kind, seat, args))
        return
    after = _MERCHANT[seat]
    if not s.built[space]:
        put_up(s, seat, space, fx)
        after, visits = _BUILDER[seat], True
    elif space != s.merchant:
        visits = False
    if visits:
        s.push(after)
    s.push(_WORK[space][seat])


def use_own_worker(s: Agra, seat: int, space: int, fx: Effects) -> None:
    """AG-6.2.1.2-3: the worker there is used and stands up."""
    s.spaces[space] = 2 * seat + 1
    s.acts += 1
    collects = bool(s.house & PEON_COLLECTS)
    if collects:
        collect_coins(s, seat, space, fx)
    perform(s, seat, space, collects, fx)


class Place(Step[Agra]):
    """AG-6.2.1.1-1 to AG-6.2.1.2-4"""

    verb = "place"
    params = ("space",)
    rule = "AG-6.2-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return PLACE_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        seat = f.seat
        if space < ARCHITECT and not s.built[space] and space != s.builder:
            return UNBUILT[space]
        me = s.seats[seat]
        if s.spaces[space] >> 1 == seat:
            cost = peon_cost(s, seat)
            return FEW_RUPEES[cost][me.rupees] if me.workers and me.rupees < cost else None
        return None if me.workers else NO_WORKER

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        seat = f.seat
        me = s.seats[seat]
        if s.spaces[space] >> 1 == seat:
            due = peon_cost(s, seat)
            cost = min(due, me.rupees)
            me.rupees -= cost
            if cost < due:
                fx.reveal()  # everybody sees that the purse is empty
            fx.tell("peon", seat, SPACES[space], cost)
            use_own_worker(s, seat, space, fx)
            return
        fx.tell("placed", seat, SPACES[space])
        guest = s.spaces[space] >= 0
        perform(s, seat, space, True, fx)
        if guest:
            kick_out(s, space, fx)
        me.workers -= 1
        s.acts += 1
        s.spaces[space] = 2 * seat + 1
        collect_coins(s, seat, space, fx)


class FreePeon(Step[Agra]):
    """AG-A3-1: the Peon for favours instead of Rupees."""

    verb = "free_peon"
    params = ("space",)
    rule = "AG-A3-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        return favour_refusal(s.seats[f.seat], FT_PEON)

    def candidates(self, s: Agra, f: Frame) -> list[Indices]:
        return [FREE_PEON_MOVES[i] for i, v in enumerate(s.spaces) if v >> 1 == f.seat]

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (space,) = a
        return None if s.spaces[space] >> 1 == f.seat else NOT_OWN[space]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (space,) = a
        pay_favour_action(s, f.seat, FT_PEON, fx)
        fx.tell("peon", f.seat, SPACES[space], 0)
        use_own_worker(s, f.seat, space, fx)


class Action(Phase[Agra]):
    """AG-6.2-1: exactly one main action."""

    kind = "action"
    rule = "AG-6.2-1"
    offers = (Place(), FreePeon(), *ASIDES)
