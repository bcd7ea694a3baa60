"""AG-5.6-1, AG-6.2.3-8: influence steps of choice."""

from app.framework.dice import Effects
from app.framework.moves import Indices, Refusal, each
from app.framework.phases import Frame, Phase, Step
from games.agra.influence import raise_step
from games.agra.state import Agra
from games.agra.tables import GUILDS, TOP

AT_THE_TOP = tuple(Refusal("track-at-top", (guild,), "AG-5.6-1") for guild in GUILDS)
SAME_TRACK = tuple(Refusal("same-track", (guild,), "AG-6.2.3-8") for guild in GUILDS)


class ChooseTrack(Step[Agra]):
    """AG-5.6-1: one influence step on a track."""

    verb = "raise"
    params = ("guild",)
    rule = "AG-5.6-1"

    def candidates(self, s: Agra, f: Frame) -> tuple[Indices, ...]:
        return each(len(GUILDS))

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (guild,) = a
        return AT_THE_TOP[guild] if s.seats[f.seat].influence[guild] == TOP else None

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (guild,) = a
        raise_step(s, f.seat, guild, fx)


class Raise(ChooseTrack):
    """AG-6.2.3-8: several steps go to different tracks."""

    rule = "AG-6.2.3-8"

    def refuse(self, s: Agra, f: Frame, a: Indices) -> Refusal | None:
        (guild,) = a
        _, last = f.args
        return SAME_TRACK[guild] if guild == last else super().refuse(s, f, a)

    def play(self, s: Agra, f: Frame, a: Indices, fx: Effects) -> None:
        (guild,) = a
        left, _ = f.args
        if left > 1:
            s.push(Frame("raise", f.seat, (left - 1, guild)))
        raise_step(s, f.seat, guild, fx)


class RaiseInfluence(Phase[Agra]):
    """AG-6.2.3-8, AG-A1-18; the steps left, and the track of the one before. R-54: what no marker can take is lost."""

    kind = "raise"
    params = ("left", "guild?")
    rule = "AG-6.2.3-8"
    offers = (Raise(),)

    def asks(self, s: Agra, f: Frame) -> bool:
        _, last = f.args
        return any(step < TOP and guild != last for guild, step in enumerate(s.seats[f.seat].influence))
