"""Words about the river: notables with their orders, piers, the boat."""

from app.table.board import About
from app.text.speaker import Speaker
from games.agra.deliveries import delivery_rupees
from games.agra.reckoning import contracts_to_sail, would_win
from games.agra.state import Agra
from games.agra.tables import (
    FREE,
    GOODS,
    GUILDS,
    LEVEL_OPENED,
    NOTABLE,
    NOTABLE_GUILD,
    NOTABLE_LEVEL,
    RIVER,
    SPOT_GOOD,
    SPOTS,
)

EVENT_RULES = {1: "AG-7.1-1", 2: "AG-7.1-2", 3: "AG-7.1-3", 4: "AG-7.1-4", 5: "AG-7.1-5", 6: "AG-7.1-6"}
ON_ARRIVAL = {
    1: "board-pier-one",
    2: "board-pier-two",
    3: "board-pier-three",
    4: "board-pier-four",
    5: "board-pier-five",
    6: "board-pier-six",
}


def notable(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    nth = NOTABLE[words[0]]
    guild = speaker.thing("guild", GUILDS[NOTABLE_GUILD[nth]])
    title = speaker.say("board-notable", who=speaker.thing("notable", words[0]), guild=guild, level=NOTABLE_LEVEL[nth])
    tale = About(title, (speaker.say(f"about-notable-{words[0]}"),), "AG-7.0-1")
    lines = _on_the_river(s, nth, focus, speaker) if s.owner[nth] == RIVER else _owned(s, nth, speaker)
    for line in lines:
        tale = tale.with_line(line)
    return tale


def _owned(s: Agra, nth: int, speaker: Speaker) -> list[str]:
    return [speaker.say("board-contract-of", who=speaker.name(s.owner[nth]))]


def _on_the_river(s: Agra, nth: int, focus: int, speaker: Speaker) -> list[str]:
    found = [_spot(s, spot, focus, speaker) for spot in SPOTS[nth]]
    if NOTABLE_LEVEL[nth] > LEVEL_OPENED[s.pier]:
        level, more = contracts_to_sail(s)
        found.append(speaker.say("board-not-open", n=more, level=level))
    winner = would_win(s, nth)
    if winner >= 0:
        found.append(speaker.say("board-would-win", who=speaker.name(winner)))
    return found


def _spot(s: Agra, spot: int, focus: int, speaker: Speaker) -> str:
    good, v = speaker.thing("good", GOODS[SPOT_GOOD[spot]]), s.spots[spot]
    if v != FREE:
        return speaker.say("board-spot-taken", good=good, who=speaker.name(v >> 1), n=1 + (v & 1))
    return speaker.say("board-spot-free", good=good, n=delivery_rupees(s, focus, spot // 3, SPOT_GOOD[spot]))


def pier(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """What the boat brings to a pier, and what it waits for."""
    nth = int(words[0]) if words else s.pier
    lines = [speaker.say(ON_ARRIVAL[nth]), speaker.say("board-opens", level=LEVEL_OPENED[nth])]
    if nth in (s.pier, s.pier + 1):
        level, more = contracts_to_sail(s)
        key = "board-boat-waits" if level else "board-boat-rests"
        lines.append(speaker.say(key, n=more, level=level))
    return About(speaker.say("board-pier", n=nth), tuple(lines), EVENT_RULES[nth])
