"""The components as plain tuples for the rules. A good and its building have the same number, in walking order."""

from collections.abc import Sequence
from typing import Final

from games.agra.components import BOX


def numbered(ids: Sequence[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(ids)}


# Goods and buildings.
GOODS = tuple(g.id for g in BOX.goods)
GOOD = numbered(GOODS)
PRINTED = tuple(g.value for g in BOX.goods)
BUILDING_VALUE = tuple(g.building_value or 0 for g in BOX.goods)
MATERIALS = tuple(i for i, v in enumerate(BUILDING_VALUE) if v)
INPUT = tuple(GOOD[g.made_from] if g.made_from else -1 for g in BOX.goods)
ARROWS = tuple(i for i, source in enumerate(INPUT) if source >= 0)
"""An arrow is known by the good it leads to: every processing building has exactly one."""
ROW_OF = tuple(g.row for g in BOX.goods)
SAME_ROW = tuple(tuple(h for h in ARROWS if ROW_OF[h] == ROW_OF[g]) for g in range(16))
LUXURIES = range(12, 16)
CURRY, OIL, COTTON = (GOOD[g] for g in ("curry", "oil", "cotton"))
STATUES, BOOKS, PAINTINGS, CLOTHES = LUXURIES

BUILDINGS = tuple(b.id for b in BOX.buildings)
LEVEL = tuple(b.level for b in BOX.buildings)
COST = tuple(b.cost or 0 for b in BOX.buildings)
BUILT_AT_START = tuple(int(b.built) for b in BOX.buildings)
SPACES = BUILDINGS + tuple(BOX.characters)
SPACE = numbered(SPACES)
ARCHITECT, SAILOR, TRADER, BOTANIST = range(16, 20)

# Notables. A spot is one ordered good of one card: 3 * notable + place from the top.
NOTABLES = tuple(n.id for n in BOX.notables)
NOTABLE = numbered(NOTABLES)
GUILDS = tuple(BOX.guilds)
GUILD = numbered(GUILDS)
NOTABLE_LEVEL = tuple(n.level for n in BOX.notables)
NOTABLE_GUILD = tuple(GUILD[n.guild] for n in BOX.notables)
SPOTS = tuple(tuple(3 * i + k for k in range(len(n.order))) for i, n in enumerate(BOX.notables))
SPOT_GOOD = tuple(GOOD[n.order[k]] if k < len(n.order) else -1 for n in BOX.notables for k in range(3))
SPOT_OF = tuple({SPOT_GOOD[sp]: sp for sp in spots} for spots in SPOTS)
GENEROUS = tuple(next((i for i, n in enumerate(BOX.notables) if n.generous and n.generous.good == g), -1) for g in GOODS)
GENEROUS_RUPEES = tuple(
    next((n.generous.rupees for n in BOX.notables if n.generous and n.generous.good == g), 0) for g in GOODS
)
PORTUGUESE: Final = NOTABLE["portuguese_trader"]
SUFI: Final = NOTABLE["sufi"]
TAKSHAKA: Final = NOTABLE["takshaka"]
MAHOUT: Final = NOTABLE["mahout"]
KHATIB: Final = NOTABLE["khatib"]
FRENCH: Final = NOTABLE["french_trader"]
DYER: Final = NOTABLE["dyer"]
COOK: Final = NOTABLE["cook"]
MUEZZIN: Final = NOTABLE["muezzin"]
JAGIRDAR: Final = NOTABLE["jagirdar"]
CALIPH: Final = NOTABLE["caliph"]
CALLIGRAPHER: Final = NOTABLE["calligrapher"]
MULLAH: Final = NOTABLE["mullah"]
ENGLISH: Final = NOTABLE["english_trader"]
MOSAIC: Final = NOTABLE["mosaic_maker"]
MUJTAHIDA: Final = NOTABLE["mujtahida"]
DUTCH: Final = NOTABLE["dutch_trader"]
PAINTER: Final = NOTABLE["painter"]
SUBADAR: Final = NOTABLE["subadar"]
SADR: Final = NOTABLE["sadr_us_sudur"]
MUFTI: Final = NOTABLE["grand_mufti"]
GUILD_CARDS = tuple(
    next(i for i, n in enumerate(BOX.notables) if n.level == 4 and n.guild == guild and i != MUFTI) for guild in GUILDS
)
"""For each guild the contract that counts its symbols at the end."""

# Favour.
ACTIONS = tuple(a.id for a in BOX.favour_actions)
ACTION = numbered(ACTIONS)
OWN = tuple(a.own for a in BOX.favour_actions)
SPEND = tuple(a.spend for a in BOX.favour_actions)
TILES = tuple(i for i, a in enumerate(BOX.favour_actions) if not a.printed)
FIRST_TILE: Final = TILES[0]
FA_BASIC: Final = ACTION["fa_basic_good"]
FA_PROCESS: Final = ACTION["fa_process"]
FA_INFLUENCE: Final = ACTION["fa_influence"]
FT_STAND: Final = ACTION["ft_stand_worker"]
FT_EXTRA: Final = ACTION["ft_extra_process"]
FT_MP: Final = ACTION["ft_meditation_point"]
FT_SELL: Final = ACTION["ft_sell_good"]
FT_COVER: Final = ACTION["ft_remove_cover"]
FT_NOTABLE: Final = ACTION["ft_deliver_notable"]
FT_IMPERIAL: Final = ACTION["ft_deliver_imperial"]
FT_FARMERS: Final = ACTION["ft_move_farmers"]
FT_TOKEN: Final = ACTION["ft_price_token"]
FT_EXCHANGE: Final = ACTION["ft_exchange_good"]
FT_GAIN_2: Final = ACTION["ft_gain_value_2"]
FT_TRACKER: Final = ACTION["ft_meditation_step"]
FT_1_TO_2: Final = ACTION["ft_process_1_to_2"]
FT_PEON: Final = ACTION["ft_free_peon"]

# Bonus tiles, price tokens.
BONUSES = tuple(b.id for b in BOX.bonus_tiles)
BONUS = numbered(BONUSES)
BONUS_LEVEL = tuple(b.level for b in BOX.bonus_tiles)
BONUS_RUPEES = tuple(b.rupees for b in BOX.bonus_tiles)
BONUS_GUILD = tuple(GUILD[b.influence] if b.influence else -1 for b in BOX.bonus_tiles)
BONUS_FAVOUR = tuple(b.favour for b in BOX.bonus_tiles)
BONUS_COVER = tuple(b.remove_cover for b in BOX.bonus_tiles)
TOKENS = tuple(t.id for t in BOX.price_tokens)
TOKEN = numbered(TOKENS)
SIDES = tuple(tuple(t.sides) for t in BOX.price_tokens)

# Player board.
TRACK_MP: tuple[int, ...] = (0, *(s.mp for s in BOX.meditation_track.spaces))
TRACK_COST = ((), *(tuple((GOOD[g], n) for g, n in s.cost_to_next.items()) for s in BOX.meditation_track.spaces))
TRACKER_LAST = len(BOX.meditation_track.spaces)
FARM_SPACES = BOX.farm[0].spaces
PLOTS = tuple(f"{t.id}_{good}" for t in BOX.farm for good in t.ends)
"""The ends of the four farm tracks, two for each: where a cover lies, and the direction in which a farmer walks."""
PLOT = numbered(PLOTS)
PLOTS_OF = tuple(
    tuple(2 * t + end for t, track in enumerate(BOX.farm) for end in (0, 1) if track.ends[end] == g) for g in GOODS
)

# Imperial board.
INFLUENCE_RUPEES: tuple[int, ...] = (0, *BOX.influence.rupees)
TOP = len(BOX.influence.rupees)
STEP_FAVOURS = tuple(next((b.favour for b in BOX.influence.bonus if b.step == step), 0) for step in range(TOP + 1))
ORDERS = tuple(o.id for o in BOX.orders)
ORDER_GOODS = tuple((GOOD[o.goods[0]], GOOD[o.goods[1]]) for o in BOX.orders)
BOWL_GOODS = tuple(range(4, 16))
BOWL_SIDES = (tuple(GOOD[g] for g in BOX.bowls.left), tuple(GOOD[g] for g in BOX.bowls.right))
FREE, NEUTRAL = -1, 9
AKBAR_TABLE = BOX.akbar.table
AKBAR_RUPEES = tuple(AKBAR_TABLE) + tuple(
    AKBAR_TABLE[-1] + BOX.akbar.each_further * (n + 1) for n in range(len(BOWL_GOODS) + 1 - len(AKBAR_TABLE))
)

# River and circle.
LEVEL_OPENED: tuple[int, ...] = (0, *BOX.piers.level_opened)
ORDER_LIMIT: tuple[int, ...] = (0, *BOX.piers.order_limit)
CIRCLE = tuple(BOX.circle)
MA_TRADE, MA_DELIVER, MA_PROCESS, MA_COVER, MA_FARMER = range(5)

# What marks an action as used in this turn: one bit each.
USED_LUXURY = tuple(1 << (17 + i) for i in range(4))
USED_OIL_CURRY: Final = 1 << 21
USED_CALIPH: Final = 1 << 22
USED_FRENCH: Final = 1 << 23
USED_MULLAH: Final = 1 << 24
USED_ENGLISH: Final = 1 << 25
USED_MOSAIC: Final = 1 << 26
MARKED_BY_MARKER: Final = (1 << 21) - 1
"""The bits whose use leaves one of the player's markers on the action until the end of the turn."""
BOX_CARD, RIVER = -2, -1
"""Where a notable is that nobody owns."""
