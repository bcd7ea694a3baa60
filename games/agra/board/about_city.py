"""Words about the court and the city: spaces, goods, prices."""

from app.table.board import About
from app.text.speaker import Speaker
from games.agra.board import frames
from games.agra.components import BOX
from games.agra.meditation_points import next_lay
from games.agra.reckoning import favours_for_a_guest, wanted
from games.agra.state import Agra
from games.agra.steps.action import peon_cost
from games.agra.steps.circle import COVER_COST, DELIVER_COST, FARMER_COST
from games.agra.steps.payment import needed
from games.agra.tables import (
    ARCHITECT,
    BONUS,
    BONUS_LEVEL,
    BUILDING_VALUE,
    BUILDINGS,
    CIRCLE,
    GOOD,
    GOODS,
    INPUT,
    LEVEL,
    NOTABLES,
    ORDERS,
    PRINTED,
    SPACE,
    TOKEN,
    USED_LUXURY,
)

PHASES = (
    ("board-phase-meditation", "board-phase-meditation-is", "AG-6.1-1"),
    ("board-phase-action", "board-phase-action-is", "AG-6.2-1"),
    ("board-phase-order", "board-phase-order-is", "AG-6.3-1"),
)


def phase(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    nth = int(words[0]) if words else max(0, frames.phase(s))
    title, line, rule = PHASES[nth]
    return About(speaker.say(title), (speaker.say(line),), rule)


def circle(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """An action of the circle, or the points that are left."""
    if not words:
        f = frames.asked(s)
        seat = f.seat if f is not None and f.kind == "meditation" else focus
        lines = (speaker.say("board-points", n=s.mp), speaker.say("board-next-lay", n=next_lay(s, seat)))
        return About(speaker.say("board-phase-meditation"), (*lines, _affordable(s, speaker)), "AG-6.1.2-1")
    name = words[0]
    tale = About(speaker.thing("circle", name), (speaker.say(f"about-circle-{name}"),), "AG-6.1.2-1")
    return tale.with_line(speaker.say("board-blocked")) if s.circle == CIRCLE.index(name) else tale


def _affordable(s: Agra, speaker: Speaker) -> str:
    """What the points left could buy."""
    costs = {"ma_farmer": FARMER_COST, "ma_cover": COVER_COST, "ma_deliver": DELIVER_COST, "ma_trade": 1, "ma_process": 1}
    names = [speaker.thing("circle", c) for c, cost in costs.items() if cost <= s.mp and CIRCLE.index(c) != s.circle]
    return speaker.say("board-could-buy", what=speaker.several(names))


def space(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    name = words[-1]
    nth = SPACE[name]
    tale = About(speaker.thing("space", name), (speaker.say(f"about-space-{name}"),), "AG-5.1-1")
    for line in _state_of(s, nth, focus, speaker):
        tale = tale.with_line(line)
    return tale


def _state_of(s: Agra, nth: int, focus: int, speaker: Speaker) -> list[str]:
    found = []
    if nth < ARCHITECT and not s.built[nth]:
        found.append(speaker.say("board-unbuilt", cost=needed(s, focus, nth)))
        if nth == s.builder:
            found.append(speaker.say("board-builder-here"))
    if nth < ARCHITECT and s.built[nth] and nth == s.merchant:
        found.append(speaker.say("board-merchant-here", n=BOX.constants.merchant_visit_favour))
    if nth < ARCHITECT and s.coins[nth]:
        found.append(speaker.say("board-coins-here", n=s.coins[nth]))
    v = s.spaces[nth]
    if v < 0:
        if nth >= ARCHITECT or s.built[nth] or nth == s.builder:
            found.append(speaker.say("board-space-free"))
        return found
    who = speaker.name(v >> 1)
    found.append(speaker.say("board-stands" if v & 1 else "board-lies", who=who))
    if v >> 1 == focus:
        found.append(speaker.say("board-peon", n=peon_cost(s, focus) if s.seats[focus].workers else 0))
    else:
        found.append(speaker.say("board-sent-home", who=who, n=favours_for_a_guest(s, nth)))
    return found


def needs(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """How far the Sailor's voyage or the Trader's exchange has come."""
    voyage, exchange = frames.voyage(s), frames.exchange(s)
    if voyage is not None and words in ([], ["sailor"]):
        tale = space(s, ["sailor"], focus, speaker)
        return tale.with_line(speaker.say("board-deliveries", n=max(0, voyage.left), free=voyage.free, paid=voyage.paid))
    if exchange is not None and words in ([], ["trader"]):
        return space(s, ["trader"], focus, speaker).with_line(speaker.say("board-exchange", n=exchange))
    return space(s, words or [BUILDINGS[0]], focus, speaker)


def figure(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    building = BUILDINGS.index(words[0])
    if building == s.merchant:
        return merchant(s, words, focus, speaker)
    if building == s.builder:
        return builder(s, words, focus, speaker)
    return space(s, words, focus, speaker)


def merchant(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = (
        speaker.say("board-merchant-is", n=BOX.constants.merchant_visit_favour),
        speaker.thing("space", BUILDINGS[s.merchant]),
    )
    return About(speaker.say("board-merchant"), lines, "AG-6.2.1.3-2")


def builder(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = (speaker.say("board-builder-is"), speaker.thing("space", BUILDINGS[s.builder]))
    return About(speaker.say("board-builder"), lines, "AG-6.2.1.4-1")


def coins(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    n = s.coins[BUILDINGS.index(words[0])]
    return About(speaker.thing("space", words[0]), (speaker.say("board-coins-here", n=n),), "AG-6.2.1.3-1")


def price(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """The value of a good, or a token."""
    if words[0] in GOOD:
        return good(s, words, focus, speaker)
    token = TOKEN[words[0]]
    there = s.tokens[token]
    line = (
        speaker.say("board-token-on", good=speaker.thing("good", GOODS[there]))
        if there >= 0
        else speaker.say("board-token-home")
    )
    return About(
        speaker.say("board-token", token=speaker.thing("token", words[0])),
        (speaker.say("board-token-is"), line),
        "AG-6.2.2.1-13",
    )


def banner(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    name = words[-1]
    used = s.seats[s.active].used & USED_LUXURY[GOOD[name] - 12]
    lines = [speaker.say(f"about-good-{name}"), speaker.say("board-banner-used" if used else "board-banner")]
    return About(speaker.thing("good", name), tuple(lines), "AG-6.2.3-6")


def bonus(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    nth = BONUS[words[0]]
    lines = [speaker.thing("bonus", words[0]), speaker.say("board-bonus-is", level=BONUS_LEVEL[nth])]
    if not s.bonuses[nth]:
        lines.append(speaker.say("board-bonus-gone"))
    return About(speaker.say("board-bonus"), tuple(lines), "AG-6.2.2.1-3")


# Goods.


def good(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """What a good is worth, comes from and turns into, who has some, and who wants it now."""
    name = next(word for word in words if word in GOOD)
    nth = GOOD[name]
    lines = [speaker.say(f"about-good-{name}"), _worth(s, nth, speaker)]
    if INPUT[nth] >= 0:
        lines.append(speaker.say("board-made-from", good=speaker.thing("good", GOODS[INPUT[nth]])))
    lines += [_holders(s, nth, speaker), _wanted(s, nth, speaker)]
    return About(speaker.thing("good", name), tuple(lines), "AG-5.2.1-1")


def _worth(s: Agra, nth: int, speaker: Speaker) -> str:
    key = "board-worth" if s.value[nth] == PRINTED[nth] else "board-worth-token"
    line = speaker.say(key, value=s.value[nth], printed=PRINTED[nth], level=LEVEL[nth])
    worth = BUILDING_VALUE[nth]
    return line + " " + speaker.say("board-building-value", n=worth) if worth else line


def _holders(s: Agra, nth: int, speaker: Speaker) -> str:
    some = [speaker.say("board-has", who=speaker.name(q), n=p.goods[nth]) for q, p in enumerate(s.seats) if p.goods[nth]]
    return speaker.say("board-holders", who=speaker.several(some))


def _wanted(s: Agra, nth: int, speaker: Speaker) -> str:
    who = wanted(s, nth)
    names = [speaker.thing("notable", NOTABLES[spot // 3]) for spot in who.spots]
    names += [speaker.thing("order", ORDERS[order]) for order in who.orders]
    if who.bowl:
        names.append(speaker.say("board-akbar"))
    return speaker.say("board-wanted-by", who=speaker.several(names))
