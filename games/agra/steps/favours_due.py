"""AG-5.5-2: favours that are gained when what comes first is done."""

from app.framework.dice import Effects
from app.framework.phases import Frame, Phase
from games.agra.gains import gain_favours
from games.agra.state import Agra


class FavoursDue(Phase[Agra]):
    """AG-5.5-2: a gain that may run short of markers before the next one comes."""

    kind = "favours_due"
    params = ("count",)
    rule = "AG-5.5-2"

    def resume(self, s: Agra, f: Frame, fx: Effects) -> None:
        (count,) = f.args
        gain_favours(s, f.seat, count, fx)
