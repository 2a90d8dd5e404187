"""The command line: `python -m generator KOMMANDO`."""

import signal
import sys

if __name__ == "__main__":  # interrupted while it reads its modules, it shows no stack
    signal.signal(signal.SIGINT, signal.SIG_DFL)

    from generator.cli.main import run

    sys.exit(run())
