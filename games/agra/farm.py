"""The farm: what it yields, and how farmers and cover tiles change it (AG-5.2.3-1, AG-6.2.2.1-16)."""

from app.framework.dice import Effects
from app.framework.moves import Refusal
from games.agra.components import BOX
from games.agra.house import BONUS_WITH_ZERO
from games.agra.state import Agra, Seat, replaced
from games.agra.tables import FARM_SPACES, KHATIB, MAHOUT, PLOTS, PLOTS_OF

AT_THE_EDGE = tuple(Refusal("farmer-at-edge", (plot,), "AG-6.2.2.1-16") for plot in PLOTS)
COVER_IN_THE_WAY = tuple(Refusal("cover-in-the-way", (plot,), "AG-6.2.2.1-16") for plot in PLOTS)
NO_COVER = tuple(Refusal("no-cover", (plot,), "AG-6.1.2-5") for plot in PLOTS)


def room(player: Seat, plot: int) -> int:
    """The spaces between a farmer and this end of its track."""
    space = player.farmers[plot >> 1]
    return FARM_SPACES - space if plot & 1 else space - 1


def harvest(player: Seat, good: int) -> int:
    return sum(room(player, plot) - player.covers[plot] for plot in PLOTS_OF[good])


def produced(s: Agra, seat: int, good: int) -> int:
    """What the production building yields, contracts counted (AG-A1-4, AG-A1-5)."""
    amount = harvest(s.seats[seat], good)
    if s.owner[MAHOUT if good < 2 else KHATIB] == seat and (amount or s.house & BONUS_WITH_ZERO):
        amount += BOX.contracts.production_bonus
    return amount


def farmer_refusal(player: Seat, plot: int) -> Refusal | None:
    """Why this farmer cannot take one step towards this end."""
    space = room(player, plot)
    if space == 0:
        return AT_THE_EDGE[plot]
    return COVER_IN_THE_WAY[plot] if space == 1 and player.covers[plot] else None


def can_move_farmer(player: Seat) -> bool:
    return any(farmer_refusal(player, plot) is None for plot in range(8))


def move_farmer(s: Agra, seat: int, plot: int, fx: Effects) -> None:
    player = s.seats[seat]
    track = plot >> 1
    player.farmers = replaced(player.farmers, track, player.farmers[track] + (1 if plot & 1 else -1))
    fx.tell("farmer", seat, PLOTS[plot])


def remove_cover(s: Agra, seat: int, plot: int, fx: Effects) -> None:
    player = s.seats[seat]
    player.covers = replaced(player.covers, plot, 0)
    fx.tell("uncovered", seat, PLOTS[plot])
