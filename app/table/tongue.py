"""What is said where something could not be shown: the place where it broke may be the very one that knows words."""

from functools import cache

from app.text import LANGUAGES
from app.text.speaker import Speaker

NOT_SHOWN, SHORT = "broken-not-shown", "broken-short"


class Tongue:
    """The language of the app, for those that have nobody to ask."""

    lang = LANGUAGES[0]


def words(key: str = NOT_SHOWN) -> str:
    """Never an error of its own: a sign without words is still a sign."""
    try:
        return _speaker(Tongue.lang).say(key)
    except Exception:
        return ""


@cache
def _speaker(lang: str) -> Speaker:
    return Speaker(lang)
