"""AG-4.0-1, AG-8.0-2: rounds and turns, the extra round, the end of the game."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from app.framework.players import clockwise
from games.agra.state import Agra

_TURNS = tuple(Frame("turn", seat) for seat in range(4))
_TURN = tuple((Frame("meditation", seat), Frame("action", seat), Frame("order", seat, (0,))) for seat in range(4))


class Round(Phase[Agra]):
    """AG-4.0-1: from the starting player clockwise; AG-8.0-2: one full round after the one with the trigger."""

    kind = "round"
    rule = "AG-4.0-1"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        if s.final:
            fx.tell("game-over", f.seat)
            return
        s.final = s.ending
        s.round += 1
        if s.final:
            fx.tell("last-round", f.seat)
        s.push(*[_TURNS[seat] for seat in clockwise(len(s.seats), f.seat)], f)


class Turn(Phase[Agra]):
    """AG-4.1-1: Meditation, Action, Order."""

    kind = "turn"
    rule = "AG-4.1-1"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        s.active, s.outer = f.seat, -1
        s.mp = s.laid = s.spent = s.muezzin = s.doubles = s.acts = 0
        fx.tell("turn", f.seat)
        s.push(*_TURN[f.seat])
