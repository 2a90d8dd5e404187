"""Write the pages of the site each time a line comes, and answer with a line; see `tools.serve`.

The rules, their trees and the templates stay in memory, so that only the cases are read again.
They are read when the first line comes: until then they may change.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import jinja2  # noqa: F401  # what the generator needs and nobody here changes
import pydantic  # noqa: F401
import yaml  # noqa: F401

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    gc.disable()  # while somebody waits
    if not sys.stdin.readline():
        return 0
    from generator.__main__ import main as generator
    from generator.cli.console import Console
    from rules_src.laws import SITUATIONS
    from rules_src.sentences import CLAIMS

    console = Console(ROOT, SITUATIONS, CLAIMS, out=sys.stderr)
    while True:
        generator(["pages"], console)
        print(flush=True)
        gc.collect()
        if not sys.stdin.readline():
            return 0


if __name__ == "__main__":
    sys.exit(main())
