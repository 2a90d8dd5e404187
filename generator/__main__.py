"""The command line: `python -m generator KOMMANDO`."""

import signal
import sys

if __name__ == "__main__":  # interrupted while it reads its modules, it shows no stack
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    from rules_src.texts import TextError

    try:  # every command reads the texts of the law as it begins
        from generator.cli.main import run

        code = run()
    except TextError as error:
        sys.stdout.write(f"{error}\n")
        sys.stderr.write("Ret teksterne, og kør kommandoen igen; intet er skrevet.\n")
        code = 1
    sys.exit(code)
