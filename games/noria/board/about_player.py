"""Words about what players own: the wheel and its discs, stock, ships, warehouses, factories."""

from app.table.board import About
from app.text.speaker import Speaker
from games.noria.board import about_sky
from games.noria.board.arrange import used_now
from games.noria.board.layout import CORNERS
from games.noria.board.naming import disc_names, waiting
from games.noria.reckoning import GOES_TO, gain, income, next_price, prices_for
from games.noria.scoring import standing
from games.noria.state import Noria, disc_kind, is_advanced
from games.noria.steps.actions import CLOSED
from games.noria.steps.disc_frames import disc_frame
from games.noria.steps.discs import can_act
from games.noria.tables import (
    ACTIVE,
    BUY_RESOURCE,
    DISCS,
    FACTORIES,
    GOOD,
    GOODS,
    RESOURCE,
    RESOURCES,
    SPACE,
    SPACES,
)


def ship(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About | None:
    """A ship of a player, or one that still lies on an island."""
    return fleet(s, words, focus, speaker) if words[0].isdecimal() else about_sky.left(s, words, focus, speaker)


def fleet(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), words[1]
    n = s.seats[q].ships[RESOURCE[name]]
    title = speaker.say("board-ships", who=speaker.name(q), resource=speaker.thing("resource", name), n=n)
    return About(title, (speaker.say("board-ship-gain", n=n, resource=speaker.thing("resource", name)),), "NO-6.1")


def stock(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), words[1]
    r = RESOURCE[name]
    title = speaker.say("board-owns", who=speaker.name(q), what=speaker.say(f"count-{name}", n=s.seats[q].resources[r]))
    gain = speaker.say("board-ship-gain", n=s.seats[q].ships[r], resource=speaker.thing("resource", name))
    return About(title, (speaker.say(f"about-resource-{name}"), gain), "NO-6.1")


def knowledge(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    seat = s.seats[q]
    title = speaker.say("board-owns", who=speaker.name(q), what=speaker.say("count-knowledge", n=seat.knowledge))
    lines = (
        speaker.say("board-knowledge", price=BUY_RESOURCE),
        speaker.say("board-income", n=income(seat)),
    )
    return About(title, lines, "NO-9.1")


def goods(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), words[1]
    g, seat = GOOD[name], s.seats[q]
    title = speaker.say("board-owns", who=speaker.name(q), what=speaker.say(f"count-{name}", n=seat.goods[g]))
    lines = (speaker.say(f"about-good-{name}"), speaker.say("board-warehouses", full=seat.goods[g], n=seat.warehouses[g]))
    return About(title, lines, "NO-6.9")


def factories(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    seat = s.seats[q]
    lines = (
        speaker.say("board-built", n=seat.built, left=FACTORIES - seat.built),
        speaker.say("board-income", n=income(seat)),
    )
    return About(speaker.say("board-factories-of", who=speaker.name(q)), lines, "NO-6.7")


def player(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    seat = s.seats[q]
    lines = (
        speaker.say("board-points", n=standing(s).totals[q]),
        speaker.say("board-stock", mix=_mix(speaker, [f"count-{r}" for r in RESOURCES], seat.resources)),
        speaker.say("board-stock", mix=_mix(speaker, [f"count-{g}" for g in GOODS], seat.goods)),
    )
    return About(speaker.name(q), lines, "NO-10.6")


def turn_of(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return player(s, [str(s.stack[-1].seat if s.stack else focus)], focus, speaker)


def first(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    lines = (speaker.say("board-first", who=speaker.name(s.first)),)
    return About(speaker.say("board-smokestack"), lines, "NO-2.2")


def _mix(speaker: Speaker, keys: list[str], counts: list[int]) -> str:
    return speaker.several([speaker.say(key, n=n) for key, n in zip(keys, counts, strict=True) if n])


def wheel(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    if len(words) == 1:
        lines = (speaker.say("board-wheel"), speaker.say("board-wheel-ahead")) if q == focus else (speaker.say("board-wheel"),)
        return About(speaker.say("board-wheel-of", who=speaker.name(q)), lines, "NO-4.2")
    x = SPACE[words[1]]
    if s.seats[q].wheel[x]:
        return _disc(s, q, x, focus, speaker)
    half = speaker.say("board-active") if x in ACTIVE else speaker.say("board-resting")
    title = _capital(speaker.thing("space", words[1]))
    return About(_on_wheel(title, q, focus, speaker), (speaker.say("board-empty"), half), "NO-4.1")


def _on_wheel(title: str, q: int, focus: int, speaker: Speaker) -> str:
    """Whose wheel it is, unless it is the large one."""
    return title if q == focus else f"{title} · {speaker.say('board-wheel-of', who=speaker.name(q))}"


def cog(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q, ring = int(words[0]), words[1]
    of_wheel = wheel(s, words[:1], focus, speaker)
    title = f"{_capital(speaker.thing('ring', ring))} · {of_wheel.title}"
    if q == focus and f"turn:{ring}" in CORNERS:
        return About(title, of_wheel.lines + night_shift(s, [ring], focus, speaker).lines, "NO-5.1")
    return of_wheel._replace(title=title)


def disc(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), ":".join(["disc", *words])
    space = next((x for x, other in disc_names(s, q).items() if other == name), None)
    if space is not None:
        return _disc(s, q, space, focus, speaker)
    return _waiting(words[1].rstrip("+"), speaker)


def _waiting(kind: str, speaker: Speaker) -> About:
    lines = (speaker.say(f"about-disc-{kind}"), speaker.say("board-waits"))
    return About(speaker.say("board-disc", disc=speaker.thing("disc", kind)), lines, "NO-9.3")


def _disc(s: Noria, q: int, x: int, focus: int, speaker: Speaker) -> About:
    """What a disc does, what it would gain now, and what stands against it."""
    number = s.seats[q].wheel[x]
    kind, advanced = disc_kind(number), is_advanced(number)
    name = DISCS[kind]
    lines = [speaker.say(f"about-disc-{name}")]
    if kind < len(RESOURCES):
        lines.append(speaker.say("board-gains", what=speaker.say(f"count-{name}", n=gain(s.seats[q], kind))))
    if advanced:
        lines.append(speaker.say("about-mode-advanced"))
    closed = CLOSED[used_now(s, q)][x]
    if closed is not None and x in ACTIVE:
        lines.append(speaker.refusal(closed))
    elif x in ACTIVE:
        works = can_act(s, kind, disc_frame(kind, q, x, 1))
        lines.append(speaker.say("board-active") if works else speaker.say("board-idle"))
    else:
        lines.append(speaker.say("board-back-in", n=_turns_until_active(x)))
    title = speaker.say("board-disc-on", disc=speaker.thing("face", f"{name}_advanced" if advanced else name))
    title = _on_wheel(f"{title} · {speaker.thing('space', SPACES[x])}", q, focus, speaker)
    return About(title, tuple(lines), "NO-6.1" if kind < 3 else "NO-4.6")


def _turns_until_active(x: int) -> int:
    turns = 0
    while x not in ACTIVE:
        x, turns = GOES_TO[x], turns + 1
    return turns


def bought(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    names = [speaker.thing("disc", DISCS[disc_kind(number)]) for number in waiting(s, q).values()]
    lines = [speaker.say("board-bought")]
    if names:
        lines.append(speaker.say("board-stock", mix=speaker.several(names)))
    return About(speaker.say("board-bought-of", who=speaker.name(q)), tuple(lines), "NO-9.3")


def parts(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.say("board-parts"), (speaker.say("phase-build_wheel"),), "NO-11.4")


def badge(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return wheel(s, words, focus, speaker)


def mark(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return wheel(s, [str(focus), words[0]], focus, speaker)


def off(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    """The button that a veil lies over."""
    return {"modify": modify, "tray": tray}.get(words[0], night_shift)(s, words, focus, speaker)


def night_shift(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    price = prices_for(s, focus)[0]
    lines = (
        speaker.say("board-night-shift", ring=speaker.thing("ring", words[0])),
        speaker.say("board-price-doubles", price=price, next=next_price(price)),
    )
    return About(speaker.thing("verb", "night_shift"), lines, "NO-5.1")


def modify(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    price = prices_for(s, focus)[1]
    lines = (speaker.say("board-modify"), speaker.say("board-price-doubles", price=price, next=next_price(price)))
    return About(speaker.thing("verb", "modify"), lines, "NO-5.2")


def tray(s: Noria, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.thing("verb", "inspect"), (speaker.say("board-inspect"),), "NO-6.10")


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
