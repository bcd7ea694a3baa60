"""Something broke that never should: it is reported, said where it was to be seen, and everything else goes on."""

import sys
from functools import cache

from app.text import LANGUAGES
from app.text.speaker import Speaker

NOT_SHOWN, SHORT = "broken-not-shown", "broken-short"


def report(reason: BaseException) -> None:
    """To whoever keeps reports; in a helper process, to its standard error."""
    sys.excepthook(type(reason), reason, reason.__traceback__)


class Tongue:
    """The language in which the app says what broke: the place where it broke may be the one that knows words."""

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
