"""Words about the land: squares, cubes, markets, factories."""

from app.table.board import About
from app.text.speaker import Speaker
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.words import capital, free_capacity, mix, who_has
from games.yinzi.components import COAST
from games.yinzi.pieces import NO_FACTORY_ON, province_of_factory, store_of, uncoverable
from games.yinzi.state import Yinzi


def province(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    p = t.PROVINCE[words[0]]
    ways = speaker.several(
        [
            speaker.say("board-way", where=speaker.thing("province", other), n=t.DISTANCE[p][number])
            for number, other in enumerate(t.PROVINCES)
            if number != p
        ]
    )
    lines = (speaker.say(f"about-province-{words[0]}"), speaker.say("board-ways", ways=ways), free_capacity(s, focus, speaker))
    return About(speaker.thing("province", words[0]), lines, "YZ-5.2")


def site(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.SITE[words[0]]
    for factory in s.built:
        if s.place[factory] == number:
            return factory_about(s, factory, focus, speaker)
    reasons = {speaker.refusal(r) for x in t.SITE_SQUARES[number] if (r := uncoverable(s, (x,), NO_FACTORY_ON))}
    lines = tuple(sorted(reasons)) or (speaker.say("board-site-free"),)
    return About(capital(speaker.thing("site", words[0])), lines, "YZ-9.4.2")


def square(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    x = t.SQUARE[words[0]]
    title = speaker.thing("square", words[0])
    if s.site[x] >= 0:
        found = factory_about(s, s.site[x], focus, speaker)
        return found._replace(title=f"{title} · {found.title}")
    if s.cubes[x]:
        return cube(s, words, focus, speaker)
    good = s.grows[x]
    if good < 0:
        return About(title, (speaker.say("board-blank"),), "YZ-9.2.3")
    name = t.GOODS[good]
    cubes = t.CUBES_WHEN_PRINTED[good] if good == t.PRINTED[x] else 1
    lines = [speaker.say(f"about-good-{name}"), speaker.say("board-yields", n=cubes)]
    if good != t.PRINTED[x]:
        lines.append(speaker.say("board-tile-here", good=speaker.thing("good", name)))
    return About(title, tuple(lines), "YZ-9.2.1")


def cube(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    """A cube in the field: its crop, its owner, where it may go and what it becomes."""
    x = t.SQUARE[words[0]]
    good, q = t.GOODS[s.grows[x]], s.whose[x]
    number = s.grows[x]
    title = speaker.say("board-cube", n=s.cubes[x], good=speaker.thing("good", good), who=speaker.name(q))
    lines = [speaker.thing("square", words[0]), speaker.say(f"about-good-{good}")]
    home = t.PROVINCE_OF[x]
    if t.CITY_GOOD[number]:
        lines.append(speaker.say("board-sold-becomes", who=speaker.name(q)))
    if t.CITY_GOOD[number] or t.LATE_GOOD[number]:
        lines.append(speaker.say("board-to-coast", n=t.TO_COAST[home]))
    if q == focus:
        lines.append(free_capacity(s, focus, speaker))
    return About(title, tuple(lines), "YZ-2.4")


def border(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    ends = [speaker.say("board-coast") if x == COAST else speaker.thing("province", x) for x in words]
    title = speaker.say("board-border", one=ends[0], other=ends[1])
    return About(title, (speaker.say("board-border-costs"), free_capacity(s, focus, speaker)), "YZ-5.2")


def market(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    p = t.PROVINCE[words[0]]
    cubes = [s.raw[q * 4 + p] for q in range(len(s.seats))]
    lines = (
        speaker.say("board-market-pays", price=t.CITY_PRICE, coin=t.COIN_PRICE),
        speaker.say("board-raw-here", mix=who_has(speaker, cubes)),
    )
    return About(speaker.say("board-market", province=speaker.thing("province", words[0])), lines, "YZ-9.3.1")


def space(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.SPACE[words[0]]
    shown = t.SHOWS[s.tiles[number // 6]][number % 6]
    title = capital(speaker.thing("space", words[0]))
    if (colour := s.market[number]) >= 0:
        lines = [speaker.say("board-raw", who=speaker.name(colour))]
        eaters = [f for f in s.built if t.FACTORY_RAW[f] == colour and s.level[f]]
        for f in eaters:
            n = t.DISTANCE[number // 6][province_of_factory(s, f)]
            lines.append(speaker.say("board-eater", factory=named(s, f, speaker), n=n))
        if not eaters:
            lines.append(speaker.say("board-no-eater"))
        return About(title, tuple(lines), "YZ-2.2")
    if shown < 0:
        sides = [t.SHOWS[s.tiles[number // 6]][k] for k in t.COIN_NEIGHBOURS[s.tiles[number // 6]]]
        goods = [speaker.thing("good", t.GOODS[g]) for g in sides]
        return About(title, (speaker.say("board-coin", coin=t.COIN_PRICE, goods=speaker.several(goods)),), "YZ-9.3.2")
    lines = [speaker.say("board-sells-here", good=speaker.thing("good", t.GOODS[shown]), price=t.CITY_PRICE)]
    return About(title, (*lines, speaker.say("board-becomes-raw")), "YZ-9.3.1")


def rural(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = (
        speaker.say("board-rural-sale", price=t.RURAL_SALE),
        speaker.say("board-rural-price", price=t.RURAL_PRICE),
        speaker.say("board-rural-stock", mix=who_has(speaker, s.rural[: len(s.seats)])),
    )
    return About(speaker.say("board-rural"), lines, "YZ-6.2")


# Factories.


def named(s: Yinzi, number: int, speaker: Speaker) -> str:
    """A factory by its product, its province and its owner: never by its colour."""
    where = speaker.thing("province", t.PROVINCES[province_of_factory(s, number)])
    product = speaker.thing("product", t.PRODUCTS[t.FACTORY_PRODUCT[number]])
    if s.owner[number] < 0:
        return speaker.say("board-ruin-of", product=product, province=where)
    return speaker.say("board-factory-of", who=speaker.name(s.owner[number]), product=product, province=where)


def factory(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    return factory_about(s, t.FACTORY[words[0]], focus, speaker)


def display(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    if words:
        return factory(s, words, focus, speaker)
    return About(speaker.say("board-display"), (_cost(s, speaker),), "YZ-9.4.1" if s.round else "YZ-3.4")


def _cost(s: Yinzi, speaker: Speaker) -> str:
    return speaker.say("board-display-cost" if s.round else "board-display-first")


def factory_about(s: Yinzi, number: int, focus: int, speaker: Speaker) -> About:
    product = speaker.thing("product", t.PRODUCTS[t.FACTORY_PRODUCT[number]])
    raw = t.FACTORY_RAW[number]
    eats = speaker.say("board-eats", who=speaker.name(raw) if raw < len(s.seats) else "–")
    if s.place[number] < 0:
        lines = (speaker.say("board-plan", product=product), eats, _cost(s, speaker))
        return About(speaker.say("board-plan-title", product=product), lines, "YZ-9.4.1" if s.round else "YZ-3.4")
    level = s.level[number]
    lines_ = [eats]
    if level:
        stored = [s.stored[number * 4 + q] for q in range(len(s.seats))]
        lines_.append(speaker.say("board-store", level=level, full=sum(stored), room=store_of(s, number)))
        if any(stored):
            lines_.append(speaker.say("board-stored", mix=who_has(speaker, stored)))
        lines_ += _production(s, number, focus, speaker)
        lines_.append(_in_reach(s, number, focus, speaker))
        if s.owner[number] == focus and level < t.TOP_LEVEL:
            lines_.append(
                speaker.say(
                    "board-upgrade", copper=t.UPGRADE_COST[level + 1], points=t.LEVEL_POINTS[level + 1], level=level + 1
                )
            )
    else:
        lines_.append(speaker.say("board-ruin"))
    return About(capital(named(s, number, speaker)), tuple(lines_), "YZ-11.7" if level else "YZ-9.4.4")


def _production(s: Yinzi, number: int, focus: int, speaker: Speaker) -> list[str]:
    own = s.owner[number] == focus
    men, copper, silver, most = (t.OWN_MODE if own else t.RIVAL_MODE)[s.level[number]]
    if not men:
        return [speaker.say("board-rival-only")]
    lines = [speaker.say("board-mode", men=men, n=most)]
    if copper or silver:
        fee = mix(speaker, (("copper", copper), ("silver", silver)))
        lines.append(speaker.say("board-fee", who=speaker.name(s.owner[number]), mix=fee))
    return lines


def _in_reach(s: Yinzi, number: int, focus: int, speaker: Speaker) -> str:
    """How much raw material of its colour lies how far."""
    here = province_of_factory(s, number)
    found: dict[int, int] = {}
    for p in range(len(t.PROVINCES)):
        if count := s.raw[t.FACTORY_RAW[number] * 4 + p]:
            found[t.DISTANCE[p][here]] = found.get(t.DISTANCE[p][here], 0) + count
    if not found:
        return speaker.say("board-no-raw")
    parts = [speaker.say("board-raw-away", n=found[away], borders=away) for away in sorted(found)]
    return speaker.say("board-raw-reach", what=speaker.several(parts), n=frames.capacity_left(s, focus))


def product(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    if len(words) < 3:
        return factory(s, words, focus, speaker)
    number, q = t.FACTORY[words[0]], int(words[1])
    kind = t.FACTORY_PRODUCT[number]
    away = t.TO_COAST[province_of_factory(s, number)]
    wanted = [d for d, ship in enumerate(s.docked) if ship >= 0 and _wants(s, d, kind)]
    lines = [speaker.say("board-product-in", factory=named(s, number, speaker)), speaker.say("board-to-coast", n=away)]
    if wanted:
        docks = speaker.several([speaker.thing("dock", t.DOCKS[d]) for d in wanted])
        lines.append(speaker.say("board-wanted-at", docks=docks))
    else:
        lines.append(speaker.say("board-not-wanted"))
    title = speaker.say("board-product", product=speaker.thing("product", t.PRODUCTS[kind]), who=speaker.name(q))
    return About(title, tuple(lines), "YZ-11.10")


def _wants(s: Yinzi, dock: int, kind: int) -> bool:
    wants = t.SHIP_WANTS[s.docked[dock]]
    return kind in wants and not s.hold[dock * 3 + wants.index(kind)]


def peg(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.thing("province", words[0]), (speaker.say("board-peg"),), "YZ-9.4.2")


def bench(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    good, number = frames.tile_in_hand(s), frames.factory_in_hand(s)
    if number >= 0:
        return factory_about(s, number, focus, speaker).with_line(speaker.say("board-turn-it"))
    if good >= 0:
        name = t.GOODS[good]
        lines = (speaker.say(f"about-good-{name}"), speaker.say("board-lay-it"))
        return About(capital(speaker.thing("good", name)), lines, "YZ-9.2.3")
    return About(speaker.say("board-bench"), (speaker.say("board-bench-use"),), "YZ-9.4.1")
