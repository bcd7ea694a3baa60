"""Words about the left side and what is below the land: phase A, innovations, war and routes, worker actions."""

from app.table.board import About
from app.text.speaker import Speaker
from games.yinzi import tables as t
from games.yinzi.board.words import capital, mix, who_has
from games.yinzi.components import BOX
from games.yinzi.reckoning import china, disasters_ahead, enemy, lead_of, warriors
from games.yinzi.state import Yinzi


def phase_a(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.say("board-columns"), (speaker.say("board-columns-use"),), "YZ-7.1")


def column(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    i = int(words[0]) - 1
    if s.track[i] < 0:
        return About(speaker.say("board-column", n=i + 1), (speaker.say("board-column-empty"),), "YZ-7.11")
    good = t.GOODS[s.track[i]]
    lines = (
        speaker.say(f"about-good-{good}"),
        speaker.say("board-tile-costs", n=t.TILE_COST[i]),
        speaker.say("board-tiles-left", n=sum(s.tile_stack)),
    )
    return About(speaker.say("board-tile", good=speaker.thing("good", good)), lines, "YZ-9.2.2")


def stack(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    """The tiles that lie face down."""
    if words[0] == "factories":
        lines = (speaker.say("board-tiles-left", n=s.factories_left.bit_count()),)
        return About(speaker.say("board-stack-factories"), lines, "YZ-9.4.1")
    lines = (speaker.say("board-tiles-left", n=sum(s.tile_stack)),)
    return About(speaker.say("board-stack-plantations"), lines, "YZ-9.2.2")


def bonus(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    name, lines = words[0], [speaker.say(f"about-bonus-{words[0]}")]
    owner = next((q for q, seat in enumerate(s.seats) if seat.bonus == t.BONUS[name]), -1)
    if owner >= 0:
        lines.append(speaker.say("board-taken-by", who=speaker.name(owner)))
    else:
        lines.append(speaker.say("board-bonus-free", n=t.BONUS[name] + 1))
    return About(capital(speaker.thing("bonus", name)), tuple(lines), _BONUS_RULES[t.BONUS[name]])


_BONUS_RULES = ("YZ-7.4", "YZ-7.5", "YZ-7.6", "YZ-7.7", "YZ-7.8", "YZ-7.9")


def order(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    place = int(words[0]) - 1
    lines = (speaker.say("board-order-now", who=speaker.name(s.order[place]), n=place + 1), speaker.say("board-order-how"))
    return About(speaker.say("board-order"), lines, "YZ-7.10")


def cylinder(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    lines = [speaker.say("board-order-now", who=speaker.name(q), n=s.order.index(q) + 1)]
    if s.seats[q].bonus >= 0:
        lines.append(speaker.say(f"about-bonus-{t.BONUSES[s.seats[q].bonus]}"))
    return About(speaker.say("board-cylinder", who=speaker.name(q)), tuple(lines), "YZ-7.1")


def section(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.SECTIONS.index(words[0])
    counts = [(seat.inn & t.SECTION_BITS[number]).bit_count() for seat in s.seats]
    alone, tied = t.MAJORITY[number]
    lines = [
        speaker.say("board-majority", alone=alone, tied=tied),
        speaker.say("board-discs-here", mix=who_has(speaker, counts)),
    ]
    lead = lead_of(s, number)
    if lead.seats:
        names = speaker.several([speaker.name(q) for q in lead.seats])
        lines.append(speaker.say("board-lead", who=names, n=lead.points))
    return About(speaker.thing("section", words[0]), tuple(lines), "YZ-10.3")


def innovation(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    name = words[0]
    lines = [speaker.say(f"about-innovation-{name}")]
    owner = next((q for q, seat in enumerate(s.seats) if seat.inn & t.bit(name)), -1)
    if owner < 0:
        lines.append(speaker.say("board-innovation-free"))
    else:
        fresh = s.fresh & t.bit(name)
        lines.append(speaker.say("board-disc-fresh" if fresh else "board-disc-of", who=speaker.name(owner)))
    title = f"{capital(speaker.thing('innovation', name))} · {speaker.thing('section', t.SECTIONS[_section_of(name)])}"
    return About(title, tuple(lines), _INNOVATION_RULES[_section_of(name)][t.INNOVATION[name] % 6 // 3])


def _section_of(name: str) -> int:
    return t.SECTION_OF[t.INNOVATION[name]]


_INNOVATION_RULES = (("YZ-10.4", "YZ-10.4"), ("YZ-10.5", "YZ-10.5"), ("YZ-10.6", "YZ-10.7"), ("YZ-10.8", "YZ-10.9"))
_WORK_RULES = ("YZ-11.16", "YZ-11.7", "YZ-11.6", "YZ-11.15", "YZ-11.10")


def work(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    area = t.WORK[words[0]]
    lines = [speaker.say(f"about-work-{words[0]}")]
    used = s.seats[focus].areas[area]
    lines.append(speaker.say("board-work-used" if used else "board-work-open", who=speaker.name(focus)))
    if area == t.PRODUCE:
        lines.append(speaker.say("board-modes"))
    return About(speaker.thing("work", words[0]), tuple(lines), _WORK_RULES[area])


def crew(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    """Workers at work, or the place where they stand."""
    where = duty if words[0] in t.DUTY else work
    found = where(s, words[:1], focus, speaker)
    if len(words) < 2:
        return found
    q = int(words[1])
    count = s.seats[q].areas[t.DUTIES if words[0] in t.DUTY else t.WORK[words[0]]]
    return found._replace(lines=(speaker.say("board-workers-of", who=speaker.name(q), n=count), *found.lines))


def war(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    i = int(words[0])
    if i < len(s.war):
        return warriors_of(s, s.war[i], speaker)
    lines = (speaker.say("board-war-space", n=i + 1), speaker.say("board-war-ties"))
    return About(speaker.thing("work", "war_routes"), lines, "YZ-11.16")


def warband(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    return warriors_of(s, int(words[0]), speaker)


def warriors_of(s: Yinzi, q: int, speaker: Speaker) -> About:
    lines = (
        speaker.say("board-warriors", who=speaker.name(q), n=warriors(s, q), place=s.war.index(q) + 1),
        _balance(s, speaker),
    )
    return About(speaker.thing("work", "war_routes"), lines, "YZ-14.1")


def _balance(s: Yinzi, speaker: Speaker) -> str:
    ours, theirs = china(s), enemy(s)
    return speaker.say("board-war-holds" if ours >= theirs else "board-war-fails", china=ours, enemy=theirs)


def lying(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = [speaker.say("board-lying-use")]
    if any(seat.lying for seat in s.seats):
        lines.append(who_has(speaker, [seat.lying for seat in s.seats]))
    return About(speaker.say("board-lying"), tuple(lines), "YZ-10.10")


def glory(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    i = int(words[0])
    lines = [speaker.say("board-glory-use", n=t.GLORY_POINTS[i])]
    if any(seat.glory[i] for seat in s.seats):
        lines.append(who_has(speaker, [seat.glory[i] for seat in s.seats]))
    return About(speaker.say("board-glory"), tuple(lines), "YZ-14.5")


def strength(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = (
        _balance(s, speaker),
        speaker.say("board-war-prizes", first=BOX.war.first, second=BOX.war.second, lost=BOX.war.lost),
    )
    return About(speaker.say("board-strength"), lines, "YZ-14.1")


def disasters(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    kinds = [t.DISASTERS[kind] for kind in disasters_ahead(s)]
    lines = [f"{speaker.thing('disaster', kind)}: {speaker.say(f'about-disaster-{kind}')}" for kind in kinds]
    return About(speaker.say("board-disasters"), tuple(lines) or (speaker.say("board-no-disaster"),), "YZ-14.6")


def discard(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    known = [speaker.thing("route", t.ROUTES[x]) for x in range(len(t.ROUTES)) if s.discard >> x & 1 or x in s.secret]
    lines = [speaker.say("board-discard-use"), *map(capital, known)]
    if hidden := s.secret.count(-1):
        lines.append(speaker.say("board-discard-unknown", n=hidden))
    return About(speaker.say("board-discard"), tuple(lines), "YZ-10.8")


def open_route(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    tile = s.shown[int(words[0]) - 1]
    if tile < 0:
        return About(speaker.say("board-route-space"), (speaker.say("board-route-none"),), "YZ-12.1")
    return route(s, [t.ROUTES[tile]], focus, speaker)


def route(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    tile = t.ROUTE[words[0]]
    lines = [speaker.say(f"about-route-{words[0]}")]
    if tile in s.shown:
        i = s.shown.index(tile)
        if s.taker[i] >= 0:
            lines.append(speaker.say("board-route-taken", who=speaker.name(s.taker[i]), n=len(s.laid[i])))
        lines.append(speaker.say("board-route-pile", n=s.route_pile[i]))
    return About(capital(speaker.thing("route", words[0])), tuple(lines), "YZ-12.1")


def pile(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    left = s.wood if words[0] == "wood" else s.stone
    lines = (speaker.say("board-pile", what=mix(speaker, ((words[0], left),))), speaker.say(_RESOURCE_USE[words[0]]))
    return About(capital(speaker.thing("resource", words[0])), lines, "YZ-11.6")


_RESOURCE_USE = {"wood": "board-wood-use", "stone": "board-stone-use"}


def duty(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.DUTY[words[0]]
    here = [speaker.name(q) for q, seat in enumerate(s.seats) if seat.duty == number]
    lines = [speaker.say(f"about-duty-{words[0]}")]
    lines.append(speaker.say("board-duty-taken", who=speaker.several(here)) if here else speaker.say("board-duty-free"))
    return About(capital(speaker.thing("duty", words[0])), tuple(lines), "YZ-11.15")


def migration(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    side = words[0] if words else ""
    lines = [speaker.say(x) for x in (["board-migration-upper"] if side != "lower" else [])]
    lines += [speaker.say(x) for x in (["board-migration-lower"] if side != "upper" else [])]
    return About(speaker.say("board-migration"), tuple(lines), "YZ-11.4")


def migrants(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    side, q = words[0], int(words[1])
    count = s.seats[q].upper if side == "upper" else s.seats[q].lower
    found = migration(s, [side], focus, speaker)
    return found._replace(lines=(speaker.say("board-workers-of", who=speaker.name(q), n=count), *found.lines))
