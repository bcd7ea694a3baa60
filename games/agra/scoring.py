"""AG-8.0-3: the score sheet."""

from app.framework.game import Standing
from games.agra.components import BOX
from games.agra.state import Agra
from games.agra.tables import AKBAR_RUPEES, DUTCH, GUILD_CARDS, GUILDS, MUFTI, NOTABLE_GUILD, SADR, SUBADAR, TRACKER_LAST


def orders_by_guild(s: Agra, seat: int) -> list[int]:
    return [s.orders[6 * g : 6 * g + 6].count(seat) for g in range(3)]


def symbols(s: Agra, seat: int) -> list[int]:
    """Guild symbols on own order markers and own contracts."""
    found = orders_by_guild(s, seat)
    for notable, owner in enumerate(s.owner):
        if owner == seat:
            found[NOTABLE_GUILD[notable]] += 1
    return found


def contract_rupees(s: Agra, seat: int) -> int:
    """The contracts with the game-end symbol (AG-A1-17, -19 to -24)."""
    total = 0
    owner = s.owner
    orders = orders_by_guild(s, seat)
    if owner[DUTCH] == seat:
        total += BOX.contracts.dutch_trader_rupees[sum(1 for n in orders if n)]
    if owner[SUBADAR] == seat:
        total += BOX.contracts.subadar_rupees * sum(orders)
    if owner[SADR] == seat:
        total += BOX.contracts.sadr_rupees * s.bowls.count(seat)
    if owner[MUFTI] == seat:
        total += BOX.contracts.mufti_set_rupees * min(symbols(s, seat))
    for guild, notable in enumerate(GUILD_CARDS):
        if owner[notable] == seat:
            total += BOX.contracts.guild_rupees * symbols(s, seat)[guild]
    return total


def track_rate(s: Agra, seat: int, guild: int) -> int:
    """Rupees for each own order marker of a column; R-53: a shared lead leaves nothing for the second place."""
    steps = [player.influence[guild] for player in s.seats]
    first = max(steps)
    if steps[seat] == first:
        return BOX.scoring.sole_first if steps.count(first) == 1 else BOX.scoring.tied_first
    if steps.count(first) > 1:
        return 0
    return BOX.scoring.second if steps[seat] == max(n for n in steps if n < first) else 0


def standing(s: Agra) -> Standing:
    seats = range(len(s.seats))
    orders = [orders_by_guild(s, q) for q in seats]
    lines = (
        ("coins", tuple(max(0, player.rupees) for player in s.seats)),
        ("notable_end_effects", tuple(contract_rupees(s, q) for q in seats)),
        *((f"influence_{GUILDS[g]}", tuple(track_rate(s, q, g) * orders[q][g] for q in seats)) for g in range(3)),
        (
            "meditation_last_space",
            tuple(BOX.meditation_track.end_bonus * (player.tracker == TRACKER_LAST) for player in s.seats),
        ),
        ("removed_covers", tuple(BOX.scoring.removed_cover * player.covers.count(0) for player in s.seats)),
        ("akbar", tuple(AKBAR_RUPEES[s.bowls.count(q)] for q in seats)),
    )
    left = tuple(sum(n * v for n, v in zip(player.goods, s.value, strict=True)) + player.favours for player in s.seats)
    totals = tuple(sum(column) for column in zip(*(values for _, values in lines), strict=True))
    return Standing(lines, totals, (("goods_and_favours", left),))
