"""What is said when Knowledge is short."""

from functools import cache

from app.framework.moves import Refusal


@cache
def knowledge_short(price: int, have: int, rule: str) -> Refusal:
    return Refusal("knowledge-short", (price, have), rule)
