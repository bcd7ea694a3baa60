"""AG-7.5-1: the influence that deliveries to notables bring."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal
from app.framework.phases import Frame, Phase
from games.agra.influence import raise_step
from games.agra.state import Agra
from games.agra.steps.decline import Decline
from games.agra.steps.influence_step import ChooseTrack
from games.agra.steps.secondary import ASIDES
from games.agra.tables import GUILDS, TOP

NO_HONOUR = tuple(Refusal("no-honour", (guild,), "AG-7.5-1") for guild in GUILDS)


class Honour(ChooseTrack):
    """AG-7.5-1: one step with the guild of each supplied notable."""

    rule = "AG-7.5-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return tuple((guild,) for guild, count in enumerate(f.args) if count)

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (guild,) = a
        return None if f.args[guild] and s.seats[f.seat].influence[guild] < TOP else NO_HONOUR[guild]

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (guild,) = a
        s.push(Frame("honours", f.seat, tuple(n - (g == guild) for g, n in enumerate(f.args))))
        raise_step(s, f.seat, guild, fx)


class Honours(Phase[Agra]):
    """AG-7.5-1: each step may be declined; the steps left with each guild."""

    kind = "honours"
    params = ("steps",) * len(GUILDS)
    rule = "AG-7.5-1"
    offers = (Honour(), Decline(), *ASIDES)

    def asks(self, s: Agra, f: Frame) -> bool:
        influence = s.seats[f.seat].influence
        return any(n and influence[g] < TOP for g, n in enumerate(f.args))
