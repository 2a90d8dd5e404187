"""The command line: `python -m generator KOMMANDO`."""

import os
import signal
import sys
import tomllib

from generator.text.files import unreadable

if __name__ == "__main__":  # interrupted while it reads its modules, it shows no stack
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    try:
        from generator.cli.main import run

        sys.exit(run())
    except (SyntaxError, tomllib.TOMLDecodeError) as error:  # of a rule or its texts
        if os.environ.get("DEBUG"):
            raise
        sys.exit(unreadable(error))
