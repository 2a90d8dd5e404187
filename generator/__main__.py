"""The command line: `python -m generator KOMMANDO`."""

import os
import signal
import sys
import tomllib

from generator.text.files import unreadable

if __name__ == "__main__":  # interrupted while it reads its modules, it shows no stack
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    from rules_src.texts import TextError

    try:  # every command reads the rules and their texts as it begins
        from generator.cli.main import run

        code = run()
    except TextError as error:
        sys.stdout.write(f"{error}\n")
        sys.stderr.write("Ret teksterne, og kør kommandoen igen; intet er skrevet.\n")
        code = 1
    except (SyntaxError, tomllib.TOMLDecodeError) as error:  # of a rule
        if os.environ.get("DEBUG"):
            raise
        sys.exit(unreadable(error))
    sys.exit(code)
