"""NO-2: rounds, turns and the four phases of a turn."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from app.framework.players import clockwise
from games.noria.state import Noria
from games.noria.tables import ROUNDS

_TURNS = tuple(Frame("turn", seat) for seat in range(4))


class Round(Phase[Noria]):
    """NO-2.2 to NO-2.4: the next round space opens, everybody has a turn."""

    kind = "round"
    rule = "NO-2.3"

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        players = len(s.seats)
        if s.round == ROUNDS[players]:
            s.push(Frame("final_scoring", s.first))
            return
        s.round += 1
        fx.tell("round_began", s.first, s.round, ROUNDS[players])
        s.push(*[_TURNS[seat] for seat in clockwise(players, s.first)], f)


class Turn(Phase[Noria]):
    """NO-2.5: Influence, Actions, Politics, Administration."""

    kind = "turn"
    rule = "NO-2.5"

    def resume(self, s: Noria, f: Frame, fx: Effects) -> None:
        s.active = f.seat
        s.night_shifts = s.modifies = s.intrigues = 0
        s.used = s.activated = s.upgraded = 0
        s.advanced_used = False
        s.push(*_TURN[f.seat])


_TURN = tuple(tuple(Frame(kind, seat) for kind in ("influence", "actions", "politics", "administration")) for seat in range(4))
