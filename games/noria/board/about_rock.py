"""Words about the rock: paths, chambers, the round track."""

from app.table.board import About
from app.text.speaker import Speaker
from games.noria.components import BOX
from games.noria.reckoning import best_value, next_price, prices_for, surcharge
from games.noria.scoring import chamber_value, counted_level
from games.noria.state import Noria
from games.noria.tables import (
    CHAMBER,
    DIVISION,
    LEVEL_PRICES,
    PATH,
    PATH_PAYS,
    ROUNDS,
    SPECIALIZATION,
    TOP,
    open_spaces,
)

_COSTS = {
    "resource": "board-costs-resource",
    "simple_good": "board-costs-simple",
    "complex_good": "board-costs-complex",
}


def level(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    path, number = words[0], int(words[1])
    p = PATH[path]
    name = speaker.thing("path", path)
    lines = [speaker.say(f"about-path-{path}")]
    if number and s.stack and s.stack[-1].kind == "free_level":
        lines.append(speaker.say("board-level-free"))
    elif number:
        lines.append(_price(p, number, speaker))
        if s.seats[focus].levels[p] == number - 1 and (extra := surcharge(s, focus, p)):
            lines.append(speaker.say("board-surcharge", n=extra))
    lines += _worth(s, CHAMBER[path], speaker, number)
    title = speaker.say("board-level", path=name, level=number) if number else speaker.say("board-cave", path=name)
    return About(title, tuple(lines), "NO-6.4")


def _price(path: int, level: int, speaker: Speaker) -> str:
    amount, rule = LEVEL_PRICES[path][level - 1]
    return speaker.say(_COSTS[PATH_PAYS[path]], n=amount, rule="single" if amount == 1 else rule)


def _worth(s: Noria, chamber: int, speaker: Speaker, number: int) -> list[str]:
    now, best = chamber_value(s, chamber), best_value(s, chamber)
    return [speaker.say("board-level-worth", now=number * now, best=number * best)] if number else []


def representative(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q, path = int(words[0]), words[1]
    at = s.seats[q].levels[PATH[path]]
    title = speaker.say("board-representative", who=speaker.name(q), path=speaker.thing("path", path))
    now, best = chamber_value(s, CHAMBER[path]), best_value(s, CHAMBER[path])
    lines = [speaker.say("board-rep-at", level=at, value=now, now=at * now, best=at * best)]
    if at < TOP and s.stack and s.stack[-1].kind == "free_level":
        lines.append(speaker.say("board-level-free"))
    elif at < TOP:
        lines.append(speaker.say("board-next-level") + " " + _price(PATH[path], at + 1, speaker))
        if extra := surcharge(s, q, PATH[path]):
            lines.append(speaker.say("board-surcharge", n=extra))
    return About(title, tuple(lines), "NO-6.4")


def chamber(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    name = words[0]
    c = CHAMBER[name]
    now, best, at = chamber_value(s, c), best_value(s, c), counted_level(s.seats[focus], c)
    lines = (
        speaker.say(f"about-chamber-{name}"),
        speaker.say("board-chamber-value", value=now, best=best),
        speaker.say("board-chamber-points", who=speaker.name(focus), level=at, now=at * now, best=at * best),
        speaker.say("board-chamber-cubes", n=s.unseated[c]),
    )
    rule = {SPECIALIZATION: "NO-10.3", DIVISION: "NO-10.4"}.get(c, "NO-10.2")
    return About(speaker.say("board-chamber", chamber=speaker.thing("chamber", name)), lines, rule)


def intrigue(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    price = prices_for(s, focus)[2]
    lines = (
        speaker.say("board-intrigue"),
        speaker.say("board-price-doubles", price=price, next=next_price(price)),
        speaker.say("board-intrigues-left", n=sum(s.unseated) // 2),
    )
    return About(speaker.thing("verb", "intrigue"), lines, "NO-8.1")


def track(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    n = len(s.seats)
    opened = open_spaces(n, s.round)
    index = int(words[0]) if words else opened
    lines = [speaker.say("board-track")]
    if index in BOX.round_track.symbols:
        lines.append(speaker.say("board-track-symbol"))
    if index == BOX.round_track.wheel_price_rise:
        lines.append(speaker.say("board-track-rise"))
    rnd = index - open_spaces(n, 0)
    if rnd < 1:
        return About(speaker.say("board-track-unused"), tuple(lines), "NO-1.2")
    return About(speaker.say("board-track-round", round=rnd, rounds=ROUNDS[n]), tuple(lines), "NO-2.3")
