"""Write the pages of the site each time a line comes, and answer with a line; see `tools.serve`.

The rules and the pages rendered last stay in memory: only the cases are read again, and only the
pages that they change are rendered. The rules are imported when the first line comes: until then
they may change.
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
    if not sys.stdin.readline():
        return 0
    from generator.cli.check import sound, write_pages
    from generator.cli.console import Console, UsageError
    from generator.site.render import Renderer

    console = Console.of_today(ROOT, out=sys.stderr)
    renderer = Renderer()
    gc.disable()  # until nobody waits: all that is kept is looked through every time
    while True:
        try:
            if casebook := sound(console):
                write_pages(console, casebook, renderer)
        except UsageError as error:
            console.note(str(error))
        print(flush=True)
        gc.collect()
        gc.freeze()
        if not sys.stdin.readline():
            return 0


if __name__ == "__main__":
    sys.exit(main())
