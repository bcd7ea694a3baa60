"""The pieces of players: the focus player's own board in full, rivals in numbers."""

from collections.abc import Iterator, Sequence

from app.table.board import Piece
from games.yinzi import house
from games.yinzi import tables as t
from games.yinzi.board import frames
from games.yinzi.board.seats import STOCK
from games.yinzi.reckoning import bill_now, bill_to_come, tax_base
from games.yinzi.scoring import misfortune, routes, score
from games.yinzi.state import Seat, Yinzi

SPARE = ("cubes", "discs", "wood", "stone")
"""What the hand takes out of the own stock."""


def stock_of(seat: Seat) -> tuple[int, ...]:
    return seat.copper, seat.silver, seat.wood, seat.stone, seat.cubes, seat.discs, seat.markers, seat.men


def seat_pieces(s: Yinzi, focus: int, names: Sequence[str]) -> Iterator[Piece]:
    for q in range(len(s.seats)):
        yield from (own_pieces if q == focus else _rival_pieces)(s, q, names[q])


def _stock(seat: Seat, q: int, colour: str, kind: str) -> Iterator[Piece]:
    for name, count in zip(STOCK, stock_of(seat), strict=True):
        yield Piece(f"on-stock:{q}:{name}", f"{kind}/{name}/{count}/{colour}", f"stock:{q}:{name}", aspect=0)


def _counts(s: Yinzi, q: int, colour: str) -> Iterator[Piece]:
    seat = s.seats[q]
    yield Piece(f"on-tax:{q}", f"taxes/{tax_base(s, q)}/{seat.tax}/{colour}", f"tax:{q}", aspect=0)
    yield Piece(f"on-misfortune:{q}", f"harm/{seat.misfortune}/{misfortune(s, q)}", f"misfortune:{q}", aspect=0)
    yield Piece(f"on-won:{q}", f"won/{len(seat.won)}/{routes(s, q)}", f"won:{q}", aspect=0)
    yield Piece(f"on-score:{q}", f"tally/points/{score(s, q)}/{colour}", f"score:{q}", aspect=0)


def own_pieces(s: Yinzi, q: int, colour: str) -> Iterator[Piece]:
    seat = s.seats[q]
    yield from _stock(seat, q, colour, "stock")
    for name, count in zip(STOCK, stock_of(seat), strict=True):
        if count and name in SPARE:
            yield Piece(f"spare:{q}:{name}", f"spare/{name}/{colour}", f"nook:{q}:{name}")
    yield from _counts(s, q, colour)
    for k, fortune in enumerate(t.FORTUNES):
        if seat.slots[k] >= 0:
            yield _card(q, seat.slots[k], f"slot:{q}:{fortune}", 0)
        if seat.groups[k]:
            look = f"workers/{colour}/{seat.groups[k]}/men"
            yield Piece(f"group:{q}:{fortune}", look, f"muster:{q}:{fortune}", aspect=1.5)
    for i, card in enumerate(seat.hand):
        yield (
            _card(q, card, f"hand:{q}", i)
            if card >= 0
            else Piece(f"back:{q}:{i}", f"back/{colour}", f"hand:{q}", i, 0.94, 0.74)
        )
    yield from _bills(s, q)
    for k, (tile, done, *_) in enumerate(seat.personal):
        yield Piece(f"mine:{t.ROUTES[tile]}", f"mine/{_personal(s, tile, done)}", f"mine:{q}:{k}", aspect=0)


def _card(q: int, card: int, where: str, order: int) -> Piece:
    look = f"card/{t.CARD_VALUE[card]}/{t.CARD_WORKERS[card]}"
    return Piece(f"card:{q}:{t.CARDS[card]}", look, where, order, 0.94, 0.74 if where.startswith("hand") else 1.02)


def _bills(s: Yinzi, q: int) -> Iterator[Piece]:
    now, later = bill_now(s, q), bill_to_come(s, q)
    yield Piece(f"on-bill:{q}", f"bill/silver/{now.silver}/{later.silver}", f"bill:{q}", aspect=0)
    missing = frames.food_missing(s) if s.stack and s.stack[-1].seat == q else -1
    food = (missing, missing) if missing >= 0 else (now.food, later.food)
    yield Piece(f"on-meal:{q}", f"bill/food/{food[0]}/{food[1]}", f"meal:{q}", aspect=0)


def _personal(s: Yinzi, tile: int, done: int) -> str:
    """A personal route tile: what lies on it as bits, and whether it pays (R11) or only counts points."""
    return f"{t.ROUTES[tile]}/{done}/{'counts' if s.house & house.POINTS_ONLY else 'pays'}"


def _rival_pieces(s: Yinzi, q: int, colour: str) -> Iterator[Piece]:
    seat = s.seats[q]
    yield from _stock(seat, q, colour, "tally")
    yield from _counts(s, q, colour)
    yield Piece(f"on-hand:{q}", f"tally/hand/{len(seat.hand)}/{colour}", f"hand:{q}", aspect=0)
    for k, fortune in enumerate(t.FORTUNES):
        card = seat.slots[k]
        value = t.CARD_VALUE[card] if card >= 0 else 0
        men = t.CARD_WORKERS[card] if card >= 0 else 0
        look = f"slotted/{fortune}/{value}/{seat.groups[k]}/{men}/{colour}"
        yield Piece(f"on-slot:{q}:{fortune}", look, f"slot:{q}:{fortune}", aspect=0)
    for k, (tile, done, *_) in enumerate(seat.personal):
        yield Piece(f"mine:{t.ROUTES[tile]}", f"pledge/{_personal(s, tile, done)}", f"mine:{q}:{k}", aspect=0)
