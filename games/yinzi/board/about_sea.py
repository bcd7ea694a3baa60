"""Words about the right side: boats, ships, foreign markets, the exchange, the round."""

from app.table.board import About
from app.text.speaker import Speaker
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.words import capital, who_has
from games.yinzi.state import Yinzi


def boats(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = [speaker.say("board-boats-use", n=t.POINTS_PER_CAPACITY)]
    if not words:
        return About(speaker.say("board-boats"), tuple(lines), "YZ-5.1")
    space = int(words[0]) - 1
    here = [speaker.name(q) for q, seat in enumerate(s.seats) if seat.boat == space]
    lines.insert(0, speaker.say("board-boat-space", capacity=t.CAPACITY[space], n=t.CAPACITY[space] * t.POINTS_PER_CAPACITY))
    if here:
        lines.append(speaker.say("board-boats-here", who=speaker.several(here)))
    return About(speaker.say("board-space-of-boats", n=space + 1), tuple(lines), "YZ-5.1")


def boat(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    found = boats(s, [str(s.seats[q].boat + 1)], focus, speaker)
    return found._replace(title=speaker.say("board-boat-of", who=speaker.name(q)))


def foreign(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    market = t.FOREIGN.index(words[0])
    lines = [speaker.say(f"about-foreign-{words[0]}")]
    for key, counts in (("board-general-here", s.general), ("board-envoys-here", s.envoys)):
        here = counts[market * 4 : market * 4 + len(s.seats)]
        if any(here):
            lines.append(speaker.say(key, mix=who_has(speaker, here)))
    return About(speaker.thing("foreign", words[0]), tuple(lines), "YZ-11.12")


def nation(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.NATION[words[0]]
    here = s.nations[number * 4 : number * 4 + len(s.seats)]
    room = t.NATION_SPACE - sum(here)
    lines = [
        speaker.say("board-nation-room", n=room) if room > 0 else speaker.say("board-nation-full"),
        speaker.say("board-nation-points", n=t.NATION_POINTS[t.MARKET_OF[number]]),
    ]
    if any(here):
        lines.append(who_has(speaker, here))
    return About(capital(speaker.thing("nation", words[0])), tuple(lines), "YZ-11.12")


def exchange(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = (speaker.say("board-rate", n=t.RATES[s.rate]), speaker.say("board-rate-moves", face=s.die))
    return About(speaker.say("board-exchange"), lines, "YZ-16.1")


def clock(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    letter = frames.phase(s)
    lines = [speaker.say(_PHASES[letter])] if letter else []
    lines.append(speaker.say("board-phases"))
    return About(speaker.say("board-clock", n=s.round), tuple(lines), "YZ-1.1")


_PHASES = {
    "A": "board-phase-bonus",
    "B": "board-phase-actions",
    "C": "board-phase-food",
    "D": "board-phase-resolution",
    "E": "board-phase-late",
    "F": "board-phase-end",
}


def dock(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.DOCK[words[0]]
    title = capital(speaker.thing("dock", words[0]))
    if s.docked[number] < 0:
        return About(title, (speaker.say("board-dock-empty"),), "YZ-11.13")
    return _ship(s, s.docked[number], number, speaker, title)


def ship(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.SHIP[words[0]]
    where = s.docked.index(number) if number in s.docked else -1
    return _ship(s, number, where, speaker, capital(speaker.thing("ship", words[0])))


def _ship(s: Yinzi, number: int, where: int, speaker: Speaker, title: str) -> About:
    nation_ = t.SHIP_NATION[number]
    lines = [capital(speaker.thing("ship", t.SHIPS[number]))]
    if where < 0:
        lines.append(speaker.say("board-ship-next"))
    else:
        free = sum(not s.hold[where * 3 + k] for k in range(len(t.SHIP_WANTS[number])))
        lines.append(speaker.say("board-ship-free", n=free))
        aboard = [s.aboard[where * 4 + q] for q in range(len(s.seats))]
        if any(aboard):
            lines.append(speaker.say("board-envoys-here", mix=who_has(speaker, aboard)))
    room = t.NATION_SPACE - sum(s.nations[nation_ * 4 : nation_ * 4 + 4])
    market = t.MARKET_OF[nation_]
    points = t.NATION_POINTS[market] if room > 0 else t.GENERAL_POINTS[market]
    lines += [speaker.say("board-ship-points", n=points), speaker.say("board-ship-salt")]
    return About(title, tuple(lines), "YZ-11.10")


def hold(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.HOLD[words[0]]
    dock_, k = divmod(number, 3)
    title, ship_ = capital(speaker.thing("hold", words[0])), s.docked[dock_]
    if ship_ < 0:
        return About(title, (speaker.say("board-dock-empty"),), "YZ-11.13")
    if k >= len(t.SHIP_WANTS[ship_]):
        return About(title, (speaker.say("board-no-hold"),), "YZ-11.10")
    if load := s.hold[number]:
        words_ = speaker.thing("product", t.PRODUCTS[load[1]]) if load[1] >= 0 else speaker.say("board-cubes", n=len(load) - 2)
        return About(title, (speaker.say("board-load", who=speaker.name(load[0]), what=words_),), "YZ-11.10")
    want = t.SHIP_WANTS[ship_][k]
    what = speaker.thing("good", "tea") if want == t.TEA_SPACE else speaker.thing("product", t.PRODUCTS[want])
    return About(title, (speaker.say("board-hold-wants", what=what), speaker.say("board-ship-salt")), "YZ-11.10")


def pile(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    i = ("upper", "lower").index(words[0])
    lines = [speaker.say("board-pile-docks", docks=speaker.several([str(d + 1) for d in range(4) if t.PILE_OF[d] == i]))]
    if s.tops[i] >= 0:
        lines.append(speaker.say("board-next-ship", ship=speaker.thing("ship", t.SHIPS[s.tops[i]])))
    lines.append(speaker.say("board-pile-left", n=s.pile[i]))
    return About(speaker.say("board-ship-pile"), tuple(lines), "YZ-11.13")
