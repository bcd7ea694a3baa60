"""What hovering tells: by the first word of a place's or a piece's name."""

from collections.abc import Callable

from app.table.board import About
from app.text.speaker import Speaker
from games.noria.board import about_player, about_rock, about_sky
from games.noria.state import Noria

Teller = Callable[[Noria, list[str], int, Speaker], About | None]


def about(s: Noria, what: str, focus: int, speaker: Speaker) -> About | None:
    kind, *rest = what.split(":")
    teller = _TELLERS.get(kind.removeprefix("on-"))
    return teller(s, rest, focus, speaker) if teller else None


_TELLERS: dict[str, Teller] = {
    "level": about_rock.level,
    "stand": about_rock.level,
    "rep": about_rock.representative,
    "chamber": about_rock.chamber,
    "seat": about_rock.chamber,
    "bench": about_rock.chamber,
    "cube": about_rock.chamber,
    "value": about_rock.chamber,
    "shut": about_rock.chamber,
    "worth": about_rock.chamber,
    "intrigue": about_rock.intrigue,
    "intrigues-left": about_rock.intrigue,
    "round": about_rock.track,
    "marker": about_rock.track,
    "now": about_rock.track,
    "sign": about_rock.track,
    "market": about_sky.market,
    "stock-disc": about_sky.market,
    "price": about_sky.price,
    "sell": about_sky.black_market,
    "buy": about_sky.black_market,
    "coins": about_sky.black_market,
    "deal": about_sky.black_market,
    "isle": about_sky.isle,
    "port": about_sky.isle,
    "ships": about_sky.isle,
    "left": about_sky.left,
    "site": about_sky.site,
    "built": about_sky.built,
    "home": about_sky.home,
    "ambassador": about_sky.ambassador,
    "gone": about_sky.left,
    "ship": about_player.ship,
    "fleet": about_player.fleet,
    "fleet-size": about_player.fleet,
    "stock": about_player.stock,
    "knowledge": about_player.knowledge,
    "goods": about_player.goods,
    "ware": about_player.goods,
    "full": about_player.goods,
    "tableau": about_player.factories,
    "factory": about_player.factories,
    "income": about_player.factories,
    "area": about_player.player,
    "wheel": about_player.wheel,
    "cog": about_player.cog,
    "light": about_player.wheel,
    "lines": about_player.wheel,
    "bought": about_player.bought,
    "parts": about_player.parts,
    "parts-tray": about_player.parts,
    "turn-of": about_player.turn_of,
    "first": about_player.first,
    "smokestack": about_player.first,
    "disc": about_player.disc,
    "badge": about_player.badge,
    "mark": about_player.mark,
    "off": about_player.off,
    "veil": about_player.mark,
    "turn": about_player.night_shift,
    "modify": about_player.modify,
    "tray": about_player.tray,
}
