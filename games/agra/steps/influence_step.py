"""AG-5.6-1, AG-6.2.3-8: influence steps of choice."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase, Step
from games.agra.influence import raise_step
from games.agra.state import Agra
from games.agra.tables import GUILD, GUILDS, TOP

RAISE_MOVES = tuple(Move("raise", (guild,)) for guild in GUILDS)
SAME_TRACK = tuple(Refusal("same-track", (guild,), "AG-6.2.3-8") for guild in GUILDS)


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
