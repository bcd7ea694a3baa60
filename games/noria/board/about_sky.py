"""Words about the sky: the markets and the islands."""

from app.table.board import About
from app.text.speaker import Speaker
from games.noria.board import about_player, about_rock
from games.noria.reckoning import visitors
from games.noria.state import FREE, HOME, Noria
from games.noria.tables import (
    BUY_RESOURCE,
    CLASSES,
    DISC,
    DISCS,
    GOODS,
    ISLAND,
    ISLANDS,
    RESOURCES,
    SELLS_FOR,
    SITES,
)


def market(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    disc = words[0]
    kind = DISC[disc]
    lines = (
        speaker.say(f"about-disc-{disc}"),
        speaker.say("board-disc-price", price=s.prices[kind], left=s.stacks[kind]),
    )
    return About(speaker.say("board-disc", disc=speaker.thing("disc", disc)), lines, "NO-6.3")


def price(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    if words[0] in DISCS:
        return market(s, words, focus, speaker)
    if words[0] == "intrigue":
        return about_rock.intrigue(s, words, focus, speaker)
    teller = about_player.modify if words[0] == "modify" else about_player.night_shift
    return teller(s, words, focus, speaker)


def left(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About | None:
    """How many discs are left in a stack, or ships on an island."""
    if words[0] in DISCS:
        return market(s, words, focus, speaker)
    return isle(s, [words[0] if words[0].isdecimal() else str(s.islands.index(ISLAND[words[0]]))], focus, speaker)


def black_market(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    simple, complex_ = (SELLS_FOR[CLASSES[c][0]] for c in ("simple", "complex"))
    lines = (
        speaker.say("board-sell", simple=simple, complex=complex_),
        speaker.say("board-buy", price=BUY_RESOURCE),
    )
    return About(speaker.say("board-black-market"), lines, "NO-7.2")


def isle(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    slot = int(words[0])
    if slot >= len(s.islands):
        title = _capital(speaker.thing("island", "face_down"))
        return About(title, (speaker.say("about-island-face_down"),), "NO-6.5.1")
    island = s.islands[slot]
    ships = [speaker.say(f"count-ships_{RESOURCES[r]}", n=n) for r, n in enumerate(s.island_ships[island]) if n]
    free = [0] * len(GOODS)
    for (good, _), owner in zip(SITES[island], s.sites[island], strict=True):
        free[good] += owner == FREE
    sites = [speaker.say(f"count-site_{GOODS[g]}", n=n) for g, n in enumerate(free) if n]
    here = [speaker.name(q) for q, seat in enumerate(s.seats) if seat.ambassador == island]
    lines = [
        speaker.say("board-isle-ships", mix=speaker.several(ships)),
        speaker.say("board-isle-sites", mix=speaker.several(sites)),
    ]
    if here:
        lines.append(speaker.say("board-isle-here", names=speaker.several(here)))
    if s.seats[focus].ambassador != island:
        lines.append(speaker.say("board-landing", who=speaker.name(focus), n=visitors(s, focus, island)))
    return About(speaker.thing("island", ISLANDS[island]), tuple(lines), "NO-6.5")


def site(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return _site(s, s.islands[int(words[0])], int(words[1]), speaker)


def built(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return _site(s, ISLAND[words[0]], int(words[1]), speaker)


def _site(s: Noria, island: int, i: int, speaker: Speaker) -> About:
    good, count = SITES[island][i]
    owner = s.sites[island][i]
    taken = speaker.say("board-site-free") if owner == FREE else speaker.say("board-site-taken", who=speaker.name(owner))
    lines = (speaker.say("board-site", n=count, good=speaker.thing("good", GOODS[good])), taken)
    return About(speaker.say("board-site-of", island=speaker.thing("island", ISLANDS[island])), lines, "NO-6.7")


def home(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    here = [speaker.name(q) for q, seat in enumerate(s.seats) if seat.ambassador == HOME]
    lines = (speaker.say("board-home"), *((speaker.say("board-isle-here", names=speaker.several(here)),) if here else ()))
    return About(speaker.say("board-home-islet"), lines, "NO-R15")


def ambassador(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    lines = [speaker.say("board-ambassador")]
    if s.circle:
        lines.append(speaker.say("board-circle"))
    return About(speaker.say("board-ambassador-of", who=speaker.name(q)), tuple(lines), "NO-11.3" if s.circle else "NO-6.5")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
