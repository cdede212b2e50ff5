"""The command `mascarade`. Each subcommand loads only what it needs: help and errors in the command line come at once."""

import io
import os
import sys
from collections.abc import Sequence

from mascarade.cli.arguments import parser
from mascarade.cli.speaking import asked_language, said
from mascarade.errors import MascaradeError
from mascarade.extras import remedy
from mascarade.refusals import say

__all__ = ["main", "parser"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit status: 0 if all is well, 1 if something does not hold, 2 if what was given makes no sense."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # better a question mark than no help at all
    language = asked_language(given, os.environ)
    options = parser(language).parse_args(given)
    try:
        status: int = options.run(options)
    except MascaradeError as error:
        print(f"mascarade: {said(error, language)}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        command = remedy(error.name)
        if command is None:
            raise
        print(f"mascarade: {say(language, 'cli-missing-extra', module=error.name or '', command=command)}", file=sys.stderr)
        return 2
    except (BrokenPipeError, KeyboardInterrupt):
        # The reader of our output has gone, or the person has: nothing more to say.
        sys.stderr.close()
        return 130
    return status
