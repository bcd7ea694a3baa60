"""Words about the Imperial board: Akbar, favour tiles, guilds and their orders."""

from app.table.board import About
from app.text.speaker import Speaker
from games.agra.board.about_city import good
from games.agra.imperial import order_rupees
from games.agra.influence import leads
from games.agra.scoring import orders_by_guild, track_rate
from games.agra.state import Agra, covered
from games.agra.steps.tiles import pile as pile_of
from games.agra.tables import (
    ACTION,
    AKBAR_RUPEES,
    FREE,
    GOOD,
    GUILD,
    INFLUENCE_RUPEES,
    NEUTRAL,
    ORDER_LIMIT,
    ORDERS,
    STEP_FAVOURS,
    TOP,
)

ENDS = "AG-8.0-1"


def akbar(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """His gifts, and how near the end is."""
    lines = (_gifts(s, focus, speaker), speaker.say(_how_near(s)), speaker.say("board-end-comes"))
    return About(speaker.say("board-akbar"), lines, ENDS)


def round_now(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """Which round it is, who begins it, and how near the end is."""
    lines = (speaker.say("board-round-first", who=speaker.name(s.starter)), speaker.say(_how_near(s)))
    return About(speaker.say("board-round-now", n=s.round), lines, ENDS)


def _how_near(s: Agra) -> str:
    return "board-last-round" if s.final else "board-end-near" if s.ending else "board-end-far"


def _gifts(s: Agra, focus: int, speaker: Speaker) -> str:
    n = s.bowls.count(focus)
    further = AKBAR_RUPEES[min(n + 1, len(AKBAR_RUPEES) - 1)] - AKBAR_RUPEES[n]
    return speaker.say("board-gifts", n=n, rupees=AKBAR_RUPEES[n], more=further)


def bowl(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    who = s.bowls[GOOD[words[0]] - 4]
    if who == FREE:
        line = speaker.say("board-bowl-free")
    else:
        line = speaker.say("board-bowl-closed") if who == NEUTRAL else speaker.say("board-bowl-served", who=speaker.name(who))
    title = speaker.say("board-bowl", good=speaker.thing("good", words[0]))
    return About(title, (line, _gifts(s, focus, speaker)), "AG-6.3.1-1")


def tile(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """A favour tile, or the place for one."""
    name = words[0] if words[0] in ACTION else ""
    if not name:
        return About(speaker.say("board-tiles"), (speaker.say("board-tiles-is"),), "AG-6.2.3-4")
    lines = [speaker.say(f"about-action-{name}")]
    owner = next((q for q, p in enumerate(s.seats) if ACTION[name] in p.tiles), -1)
    lines.append(speaker.say("board-tile-of", who=speaker.name(owner)) if owner >= 0 else speaker.say("board-tile-open"))
    if owner >= 0 and s.seats[owner].used >> ACTION[name] & 1:
        lines.append(speaker.say("board-used"))
    return About(speaker.thing("action", name), tuple(lines), "AG-A3-1")


def pile(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About | None:
    """The pile of favour tiles; a name with more words is a rival's pile of goods."""
    if len(words) > 1:
        return good(s, words, focus, speaker)
    return About(speaker.say("board-pile"), (speaker.say("board-pile-left", n=len(pile_of(s))),), "AG-6.2.3-5")


def limit(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.say("board-limit"), (speaker.say("board-limit-is", n=ORDER_LIMIT[s.pier]),), "AG-6.3.2-2")


def guild(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """Who stands where on a staircase, and what it is worth now and with one step more."""
    name = next(word for word in words if word in GUILD)
    nth = GUILD[name]
    lines = [_step(s, q, nth, speaker) for q in range(len(s.seats))]
    lines.append(_next_step(s, focus, nth, speaker))
    mine = orders_by_guild(s, focus)[nth]
    lines.append(speaker.say("board-track-end", rate=track_rate(s, focus, nth), n=mine))
    return About(speaker.thing("guild", name), tuple(lines), "AG-5.6-1")


def _step(s: Agra, seat: int, nth: int, speaker: Speaker) -> str:
    step = s.seats[seat].influence[nth]
    return speaker.say("board-step", who=speaker.name(seat), step=step, rupees=INFLUENCE_RUPEES[step])


def _next_step(s: Agra, seat: int, nth: int, speaker: Speaker) -> str:
    step = s.seats[seat].influence[nth] + 1
    if step > TOP:
        return speaker.say("board-step-top")
    key = "board-step-last" if step == TOP else "board-step-favours" if STEP_FAVOURS[step] else "board-step-plain"
    return speaker.say(key, step=step, rupees=INFLUENCE_RUPEES[step], favours=STEP_FAVOURS[step])


def order(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """An order: taken, wanted now, or waiting; the marker of a guild stands for the one it wants."""
    name = words[0]
    if name in GUILD:
        place = s.marked[GUILD[name]]
        if place < 0:
            return guild(s, words, focus, speaker)
        name = ORDERS[6 * GUILD[name] + place]
    nth = ORDERS.index(name)
    who, column = s.orders[nth], nth // 6
    if who != FREE:
        line = speaker.say("board-order-closed") if who == NEUTRAL else speaker.say("board-order-done", who=speaker.name(who))
    elif s.marked[column] == nth % 6:
        line = _reward(s, focus, nth, speaker)
    else:
        line = speaker.say("board-order-waits")
    count = speaker.say("board-column", n=covered(s.orders, column), limit=ORDER_LIMIT[s.pier])
    return About(speaker.thing("order", name), (line, count), "AG-6.3.2-1")


def _reward(s: Agra, focus: int, nth: int, speaker: Speaker) -> str:
    if not s.seats[focus].influence[nth // 6]:
        return speaker.say("board-order-no-influence")
    key = "board-order-pays" if leads(s, focus, nth // 6) else "board-order-pays-step"
    return speaker.say(key, n=order_rupees(s, focus, nth))
