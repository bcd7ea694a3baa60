"""AG-7.5-1: the influence that deliveries to notables bring."""

from app.framework.dice import Effects
from app.framework.moves import Move, Refusal
from app.framework.phases import Frame, Phase
from games.agra.influence import raise_step
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.steps.influence_step import RAISE_MOVES, Raise
from games.agra.steps.secondary import ASIDES
from games.agra.tables import GUILDS, TOP

NO_HONOUR = tuple(Refusal("no-honour", (guild,), "AG-7.5-1") for guild in GUILDS)


class Honour(Raise):
    """AG-7.5-1: one step with the guild of each supplied notable; args are the steps left in each guild."""

    rule = "AG-7.5-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Move, ...]:
        return tuple(move for move, count in zip(RAISE_MOVES, f.args, strict=True) if count)

    def refuse(self, s: Agra, f: Frame, m: Move) -> Refusal | None:
        guild = self.guild(m)
        return None if f.args[guild] and s.seats[f.seat].influence[guild] < TOP else NO_HONOUR[guild]

    def play(self, s: Agra, f: Frame, m: Move, fx: Effects) -> None:
        guild = self.guild(m)
        s.push(Frame("honours", f.seat, tuple(int(n) - (g == guild) for g, n in enumerate(f.args))))
        raise_step(s, f.seat, guild, fx)


class Honours(Phase[Agra]):
    """AG-7.5-1: each step may be declined."""

    kind, rule, offers = "honours", "AG-7.5-1", (Honour(), Decline(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        influence = s.seats[f.seat].influence
        return any(n and influence[g] < TOP for g, n in enumerate(f.args))
