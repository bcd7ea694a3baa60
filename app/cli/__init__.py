"""The command line. Exit status 0: done, 1: the game says no, 2: wrong use or file; one clear sentence, never a traceback."""

import os
import sys
from collections.abc import Sequence

from app.cli.parser import language_of, make_parser
from app.cli.shared import OK, WRONG, WrongUse
from app.framework.lines import Unreadable
from app.text.speaker import Speaker


def run(argv: Sequence[str]) -> int:
    speaker = Speaker(language_of(argv))
    try:
        args = make_parser(speaker).parse_args(argv or ["terminal"])
        status: int = args.command(args)
    except (WrongUse, Unreadable) as reason:
        print(speaker.say(reason.key, **reason.params), file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # whoever read our words has left; Python would complain again at exit
        return OK
    except OSError as reason:
        params = {"file": str(reason.filename or ""), "why": speaker.why(reason)}
        print(speaker.say("file-unwritable", **params), file=sys.stderr)
        return WRONG
    except (KeyboardInterrupt, EOFError):
        print(speaker.say("cli-stopped"), file=sys.stderr)
        return WRONG
    return status
