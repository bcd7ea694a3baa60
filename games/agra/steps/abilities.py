"""AG-7.6-1: what contracts allow once per turn."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame
from games.agra.components import BOX
from games.agra.gains import pay_goods
from games.agra.house import FRENCH_123
from games.agra.state import Agra, Seat
from games.agra.steps.aside import NOT_YOUR_TURN, Aside
from games.agra.steps.favour import can_swap
from games.agra.tables import CALIPH, COTTON, ENGLISH, FRENCH, NOTABLES, USED_CALIPH, USED_ENGLISH, USED_FRENCH

ABILITY_BITS = {CALIPH: USED_CALIPH, ENGLISH: USED_ENGLISH, FRENCH: USED_FRENCH}
ABILITY_MOVES = tuple((n,) for n in ABILITY_BITS)
NO_ABILITIES = Refusal("no-abilities", (), "AG-7.6-1")
NOT_OWNED = tuple(Refusal("no-contract", (n,), "AG-7.6-1") for n in NOTABLES)
NO_ABILITY = tuple(Refusal("no-ability", (n,), "AG-7.6-1") for n in NOTABLES)
ABILITY_USED = tuple(Refusal("ability-used", (n,), "AG-7.6-1") for n in NOTABLES)
ABILITY_IN_VAIN = tuple(Refusal("ability-in-vain", (n,), "AG-7.6-1") for n in NOTABLES)


class Ability(Aside):
    """AG-A1-6, AG-A1-11, AG-A1-14: what a contract allows once per own turn."""

    verb = "ability"
    params = ("notable",)
    rule = "AG-7.6-1"

    def shut(self, s: Agra, f: Frame) -> Refusal | None:
        seat, owner = f.seat, s.owner
        if owner[CALIPH] != seat and owner[ENGLISH] != seat and owner[FRENCH] != seat:
            return NO_ABILITIES
        return NOT_YOUR_TURN if seat != s.active else None

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return ABILITY_MOVES

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (notable,) = a
        if s.owner[notable] != f.seat:
            return NOT_OWNED[notable]
        if notable not in ABILITY_BITS:
            return NO_ABILITY[notable]
        me = s.seats[f.seat]
        if me.used & ABILITY_BITS[notable]:
            return ABILITY_USED[notable]
        if notable == CALIPH:
            useful = me.goods[COTTON] > 0 and 2 * f.seat in s.spaces
        elif notable == ENGLISH:
            useful = can_swap(s, f.seat)
        else:
            useful = any(n and french_takes(s, me, g) for g, n in enumerate(me.goods))
        return None if useful else ABILITY_IN_VAIN[notable]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (notable,) = a
        me = s.seats[f.seat]
        me.used |= ABILITY_BITS[notable]
        fx.tell("ability", f.seat, NOTABLES[notable])
        if notable == CALIPH:
            pay_goods(me, f.seat, [(COTTON, 1)], fx)
            s.push(Frame("rise", f.seat, (1, 0)))
        else:
            s.push(Frame("swap" if notable == ENGLISH else "french", f.seat))


def french_takes(s: Agra, me: Seat, good: int) -> bool:
    """AG-A1-6: a good of value 1, 2 or 3; as a table option, one of each."""
    value = s.value[good]
    return value in BOX.contracts.french_trader_values and not (s.house & FRENCH_123 and value in me.french)
