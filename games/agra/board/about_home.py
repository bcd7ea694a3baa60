"""Words about a player: farm, workers, markers, purse, favours, meditation, contracts."""

from app.table.board import About
from app.text.speaker import Speaker
from games.agra.board import frames
from games.agra.board.gestures import PLOT_GOOD
from games.agra.components import BOX
from games.agra.farm import produced
from games.agra.gains import favour_refusal
from games.agra.reckoning import yields_along
from games.agra.scoring import standing
from games.agra.state import Agra
from games.agra.tables import ACTION, ACTIONS, FARM_SPACES, GOODS, NOTABLES, PLOT, TRACK_COST, TRACK_MP, TRACKER_LAST


def player(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    seat = int(words[0]) if words else frames.decider(s)
    if seat < 0 or (words == [] and not s.stack):
        seat = focus
    p = s.seats[seat]
    lines = [speaker.say("board-has-goods", mix=_mix(s, seat, speaker))]
    if p.rupees >= 0:
        lines.append(speaker.say("board-total", n=standing(s).totals[seat]))
    if seat == frames.decider(s):
        lines.append(speaker.say("board-decides"))
    if seat == s.starter:
        lines.append(speaker.say("board-starts"))
    return About(speaker.name(seat), tuple(lines), "AG-4.1-1")


def _mix(s: Agra, seat: int, speaker: Speaker) -> str:
    return speaker.several([speaker.say(f"count-{GOODS[g]}", n=n) for g, n in enumerate(s.seats[seat].goods) if n])


def farm(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """What the farm yields; for a farmer, what it would yield elsewhere on its track."""
    seat = int(words[0])
    p = s.seats[seat]
    now = _yields(tuple(produced(s, seat, good) for good in range(4)), speaker)
    lines = [speaker.say("board-farm-yields", mix=now), speaker.say("board-covers", n=sum(p.covers))]
    if len(words) > 1 and words[1] in PLOT:
        lines.append(speaker.say("board-cover-is"))
    elif len(words) == 2 and words[1].isdecimal():
        lines += [
            speaker.say("board-farmer-there", n=space, mix=_yields(y, speaker)) for space, y in yields_along(p, int(words[1]))
        ]
    return About(speaker.say("board-farm", who=speaker.name(seat)), tuple(lines), "AG-5.2.3-1")


def rivals_farm(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """What it yields, and why: where each farmer stands and which ends are covered."""
    tale, p = farm(s, words, focus, speaker), s.seats[int(words[0])]
    for track, space in enumerate(p.farmers):
        ends = [PLOT_GOOD[2 * track + end] for end in (0, 1)]
        names = [speaker.thing("good", good) for good in ends]
        covers = [name for name, cover in zip(names, p.covers[2 * track : 2 * track + 2], strict=True) if cover]
        line = speaker.say(
            "board-farm-track",
            good=names[0],
            good2=names[1],
            n=space,
            of=FARM_SPACES,
            covers=speaker.several(covers),
        )
        tale = tale.with_line(line)
    return tale


def _yields(counts: tuple[int, ...], speaker: Speaker) -> str:
    return speaker.several([speaker.say(f"count-{GOODS[good]}", n=n) for good, n in enumerate(counts)])


def workers(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    seat = int(words[0])
    p = s.seats[seat]
    up, down = s.spaces.count(2 * seat + 1), s.spaces.count(2 * seat)
    lines = [speaker.say("board-workers", n=p.workers, up=up, down=down)]
    if p.cook:
        lines.append(speaker.say("board-cook", n=p.cook))
    return About(speaker.say("board-workers-of", who=speaker.name(seat)), tuple(lines), "AG-6.2.1.2-4")


def supply(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    seat = int(words[0])
    line = speaker.say("board-markers", n=s.seats[seat].supply, of=BOX.constants.markers_per_player)
    return About(speaker.say("board-markers-of", who=speaker.name(seat)), (line,), "AG-9-1")


def purse(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    seat = int(words[0])
    rupees = s.seats[seat].rupees
    line = speaker.say("board-purse", n=rupees) if rupees >= 0 else speaker.say("board-purse-closed")
    return About(speaker.say("board-purse-of", who=speaker.name(seat)), (line,), "AG-2.2-2")


def favours(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    seat = int(words[0])
    lines = (speaker.say("board-favours", n=s.seats[seat].favours), speaker.say("board-favours-are"))
    return About(speaker.say("board-favours-of", who=speaker.name(seat)), lines, "AG-5.5-1")


def refresh(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    return About(speaker.thing("verb", "refresh"), (speaker.say("board-refresh"),), "AG-6.2.3-1")


def contracts(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    seat = int(words[0])
    names = [speaker.thing("notable", NOTABLES[n]) for n, owner in enumerate(s.owner) if owner == seat]
    title = speaker.say("board-contracts-of", who=speaker.name(seat))
    return About(title, (speaker.say("board-contracts-are", who=speaker.several(names)),), "AG-7.6-1")


def track(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """Where the tracker stands, and what its next step costs and gives."""
    seat = int(words[0])
    at = s.seats[seat].tracker
    lines = [speaker.say("board-tracker", n=at, mp=TRACK_MP[at])]
    if at < TRACKER_LAST:
        cost = speaker.several([speaker.say(f"count-{GOODS[good]}", n=n) for good, n in TRACK_COST[at]])
        lines.append(speaker.say("board-tracker-next", mix=cost, mp=TRACK_MP[at + 1]))
    lines.append(speaker.say("board-tracker-last", n=BOX.meditation_track.end_bonus))
    return About(speaker.say("board-track-of", who=speaker.name(seat)), tuple(lines), "AG-6.1.1-1")


def action(s: Agra, words: list[str], focus: int, speaker: Speaker) -> About:
    """A printed favour action, or the place where the marker of a used one lies."""
    seat, what = int(words[0]), words[1]
    if what.startswith("tile"):
        nth = int(what.removeprefix("tile"))
        if nth >= len(s.seats[seat].tiles):
            return About(speaker.say("board-tiles"), (speaker.say("board-tiles-is"),), "AG-6.2.3-4")
        what = ACTIONS[s.seats[seat].tiles[nth]]
    elif what.isdecimal():
        what = ACTIONS[int(what)]
    lines = [speaker.say(f"about-action-{what}")]
    p = s.seats[seat]
    if p.used >> ACTION[what] & 1:
        lines.append(speaker.say("board-used"))
    elif favour_refusal(p, ACTION[what]) is None:
        lines.append(speaker.say("board-payable", n=p.favours))
    else:
        lines.append(speaker.say("board-not-payable", n=p.favours))
    return About(speaker.thing("action", what), tuple(lines), "AG-6.2.3-2")
