"""What hovering tells: by the first word of a place's or a piece's name."""

from collections.abc import Callable

from app.table.board import About
from app.text.speaker import Speaker
from games.agra.board import about_city, about_home, about_imperial, about_river
from games.agra.state import Agra

Teller = Callable[[Agra, list[str], int, Speaker], About | None]


def about(s: Agra, what: str, focus: int, speaker: Speaker) -> About | None:
    kind, *rest = what.split(":")
    teller = _TELLERS.get(kind)
    return teller(s, rest, focus, speaker) if teller else None


_TELLERS: dict[str, Teller] = {
    **dict.fromkeys(("phase", "phase-now"), about_city.phase),
    **dict.fromkeys(("circle", "blocked", "blocked-at", "closed", "points", "points-at"), about_city.circle),
    **dict.fromkeys(("character", "space", "house", "works", "works-at", "worker", "cost", "cost-at"), about_city.space),
    **dict.fromkeys(("needs", "deliveries", "exchange"), about_city.needs),
    "figure": about_city.figure,
    "merchant": about_city.merchant,
    "builder": about_city.builder,
    **dict.fromkeys(("coins", "coins-at"), about_city.coins),
    **dict.fromkeys(("price", "token", "token-home"), about_city.price),
    **dict.fromkeys(("banner", "shown"), about_city.banner),
    **dict.fromkeys(("bonus", "bonus-at"), about_city.bonus),
    **dict.fromkeys(("store", "good", "count", "count-at"), about_city.good),
    **dict.fromkeys(("akbar", "ending", "ending-at"), about_imperial.akbar),
    **dict.fromkeys(("round", "round-at", "round-number"), about_imperial.round_now),
    **dict.fromkeys(("bowl", "served", "served-at"), about_imperial.bowl),
    **dict.fromkeys(("tile", "tile-row", "tile-slot", "tiles"), about_imperial.tile),
    **dict.fromkeys(("pile", "pile-at"), about_imperial.pile),
    **dict.fromkeys(("limit", "limit-at"), about_imperial.limit),
    **dict.fromkeys(("guild", "stair", "stand", "step", "order-end"), about_imperial.guild),
    **dict.fromkeys(("order", "done", "done-at", "wanted"), about_imperial.order),
    **dict.fromkeys(("landing", "river", "wins", "winner", "card", "wake", "spot", "given-at", "given"), about_river.notable),
    **dict.fromkeys(("pier", "boat-at", "boat"), about_river.pier),
    **dict.fromkeys(("area", "turn-of", "first", "starter"), about_home.player),
    **dict.fromkeys(("corner", "yield", "farm", "farmer", "cover", "covers", "covers-of"), about_home.farm),
    **dict.fromkeys(("farm-of", "small-farm"), about_home.rivals_farm),
    **dict.fromkeys(("workers-at", "workers"), about_home.workers),
    **dict.fromkeys(("supply-at", "supply"), about_home.supply),
    **dict.fromkeys(("purse", "on-purse"), about_home.purse),
    **dict.fromkeys(("favours", "favour", "favours-of", "favours-count", "count-favours"), about_home.favours),
    **dict.fromkeys(("refresh",), about_home.refresh),
    **dict.fromkeys(("contracts", "contract"), about_home.contracts),
    **dict.fromkeys(("track", "tracker"), about_home.track),
    **dict.fromkeys(("action", "used-at", "spent"), about_home.action),
}
