"""Influence tracks (AG-7.5-1, AG-6.2.3-5) and the trigger of the end."""

from app.framework.dice import Effects
from app.framework.phases import Frame
from games.agra.gains import gain_favours
from games.agra.state import Agra, replaced
from games.agra.tables import GUILDS, STEP_FAVOURS, TOP


def raise_step(s: Agra, seat: int, guild: int, fx: Effects) -> None:
    player = s.seats[seat]
    step = player.influence[guild] + 1
    if step > TOP:
        return
    player.influence = replaced(player.influence, guild, step)
    fx.tell("influence", seat, GUILDS[guild], step)
    if step == TOP:
        trigger_end(s, fx)
    favours = STEP_FAVOURS[step]
    if favours and s.row:
        s.push(Frame("track_bonus", seat, (favours,)))
    elif favours:
        gain_favours(s, seat, favours, fx)


def leads(s: Agra, seat: int, guild: int) -> bool:
    """Whether nobody stands higher."""
    mine = s.seats[seat].influence[guild]
    return all(player.influence[guild] <= mine for player in s.seats)


def trigger_end(s: Agra, fx: Effects) -> None:
    """AG-8.0-1, -2"""
    if not s.ending:
        s.ending = 1
        fx.tell("end-triggered", s.active)
