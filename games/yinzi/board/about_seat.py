"""Words about what players own and owe."""

from app.table.board import About
from app.text.speaker import Speaker
from games.yinzi import tables as t
from games.yinzi.board.arrange_seats import stock_of
from games.yinzi.board.seats import STOCK
from games.yinzi.board.words import capital, mix
from games.yinzi.reckoning import bill_now, bill_to_come, mouths, tax_base
from games.yinzi.scoring import routes, score, standing
from games.yinzi.state import Yinzi


def player(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    seat = s.seats[q]
    goods = mix(speaker, (("copper", seat.copper), ("silver", seat.silver), ("wood", seat.wood), ("stone", seat.stone)))
    lines = [
        speaker.say("board-points", n=score(s, q)),
        speaker.say("board-owns", mix=goods),
        speaker.say("board-cards-left", n=len(seat.hand)),
    ]
    if seat.personal:
        names = [speaker.thing("route", t.ROUTES[entry[0]]) for entry in seat.personal]
        lines.append(speaker.say("board-open-tiles", what=speaker.several(names)))
    return About(speaker.name(q), tuple(lines), "YZ-2.1")


def turn_of(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    return player(s, [str(s.stack[-1].seat if s.stack else focus)], focus, speaker)


_STOCK = {
    "copper": ("board-stock-copper", "YZ-4.1"),
    "silver": ("board-stock-silver", "YZ-4.1"),
    "wood": ("board-wood-use", "YZ-9.1"),
    "stone": ("board-stone-use", "YZ-9.4.1"),
    "cubes": ("board-stock-cubes", "YZ-2.7"),
    "discs": ("board-stock-discs", "YZ-2.7"),
    "markers": ("board-stock-markers", "YZ-18.3"),
    "men": ("board-stock-men", "YZ-8.7"),
}


def stock(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), words[1]
    count = stock_of(s.seats[q])[STOCK.index(name)]
    use, rule = _STOCK[name]
    lines = [speaker.say(use)]
    if name == "silver":
        lines.append(speaker.say("board-rate", n=t.RATES[s.rate]))
    return About(speaker.say("board-stock", who=speaker.name(q), what=speaker.say(_COUNTED[name], n=count)), tuple(lines), rule)


_COUNTED = {
    "copper": "count-copper",
    "silver": "count-silver",
    "wood": "count-wood",
    "stone": "count-stone",
    "cubes": "board-cubes",
    "discs": "board-discs",
    "markers": "board-markers",
    "men": "board-men",
}


def slot(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), words[1]
    k = t.FORTUNE[name]
    lines = [speaker.say(f"about-fortune-{name}")]
    if (card_ := s.seats[q].slots[k]) >= 0:
        lines.append(speaker.say("board-card-here", value=t.CARD_VALUE[card_], men=s.seats[q].groups[k]))
    else:
        lines.append(speaker.say("board-slot-free"))
    return About(f"{speaker.thing('fortune', name)} · {speaker.name(q)}", tuple(lines), "YZ-8.4")


def muster(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q, name = int(words[0]), words[1]
    count = s.seats[q].groups[t.FORTUNE[name]]
    lines = (speaker.say("board-group-use") if count else speaker.say("board-group-none"),)
    return About(speaker.say("board-workers-of", who=speaker.name(q), n=count), lines, "YZ-11.1")


def hand(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    lines = (speaker.say("board-cards-left", n=len(s.seats[q].hand)), speaker.say("board-hand-use"))
    return About(speaker.say("board-hand", who=speaker.name(q)), lines, "YZ-8.4")


def card(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    number = t.CARD[words[1]]
    value, men = t.CARD_VALUE[number], t.CARD_WORKERS[number]
    lines = (speaker.say("board-card-value", n=value), speaker.say("board-card-men", n=men), speaker.say("board-card-price"))
    return About(speaker.say("board-card", value=value, men=men), lines, "YZ-8.4")


def tax(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    lines = (
        speaker.say("board-tax-base", n=tax_base(s, q), discs=s.seats[q].tax),
        speaker.say("board-tax-steps"),
        speaker.say("board-tax-disc"),
    )
    return About(speaker.say("board-tax", who=speaker.name(q)), lines, "YZ-14.18")


def bill(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    now, later = bill_now(s, q), bill_to_come(s, q)
    lines = [speaker.say("board-bill-tax", now=now.silver, later=later.silver), speaker.say("board-tax-steps")]
    if s.seats[q].bonus == t.B_NO_TAX:
        lines = [speaker.say("about-bonus-bonus_no_tax")]
    return About(speaker.say("board-bill"), tuple(lines), "YZ-14.19")


def meal(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    now, later = bill_now(s, q), bill_to_come(s, q)
    lines = [
        speaker.say("board-bill-food", now=now.food, later=later.food, men=mouths(s.seats[q])),
        speaker.say("board-meal-use"),
    ]
    if s.seats[q].bonus == t.B_FEED:
        lines = [speaker.say("about-bonus-bonus_feed")]
    return About(speaker.say("board-meal"), tuple(lines), "YZ-13.1")


def misfortune(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    count = s.seats[q].misfortune
    lines = (speaker.say("board-misfortune-use", n=count * t.MISFORTUNE_POINTS),)
    return About(speaker.say("board-misfortune", who=speaker.name(q), n=count), lines, "YZ-13.4")


def won(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    q = int(words[0])
    names = [speaker.thing("route", t.ROUTES[tile]) for tile in s.seats[q].won]
    lines = (speaker.say("board-won-points", n=routes(s, q)), speaker.say("board-won-tiles", what=speaker.several(names)))
    return About(speaker.say("board-won", who=speaker.name(q)), lines, "YZ-12.3")


def points(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    """The score sheet so far."""
    q = int(words[0])
    sheet = standing(s)
    lines = tuple(f"{speaker.thing('line', name)}: {values[q]}" for name, values in sheet.lines if values[q])
    title = f"{speaker.name(q)} · {speaker.say('board-points', n=sheet.totals[q])}"
    return About(title, lines or (speaker.say("nothing"),), "YZ-1.1")


def personal(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.say("board-personal"), (speaker.say("board-personal-use"),), "YZ-12.4")


def mine(s: Yinzi, words: list[str], focus: int, speaker: Speaker) -> About:
    """A tile of one's own, or a place for one."""
    if words[0] not in t.ROUTE:
        return personal(s, words, focus, speaker)
    tile = t.ROUTE[words[0]]
    q, done = next((q, e[1]) for q, seat in enumerate(s.seats) for e in seat.personal if e[0] == tile)
    lines = (
        speaker.say("board-mine-of", who=speaker.name(q)),
        speaker.say(f"about-route-{words[0]}"),
        speaker.say("board-mine-done", n=done.bit_count(), all=len(t.NEEDS[tile])),
        speaker.say("board-personal-use"),
    )
    return About(capital(speaker.thing("route", words[0])), lines, "YZ-12.4")
