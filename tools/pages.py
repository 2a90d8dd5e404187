"""Write the pages of the site each time a line comes, and answer with a line; see `tools.serve`.

The rules, their trees and the templates stay in memory, so that only the cases are read again.
They are read when the first line comes: until then they may change. Which pages of cases need not
be made again is noted in the file given, where the process that takes over finds it.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

import jinja2  # noqa: F401  # what the generator needs and nobody here changes
import pydantic  # noqa: F401
import yaml  # noqa: F401

from tools.changes import times

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "rules_src"
CODE = (RULES, ROOT / "generator", ROOT / "pyproject.toml")
SAID = (RULES / "laws", RULES / "casebook")
"""What stands here is part of the marks; all other code is the same for every page."""


def main(noted: Path) -> int:
    gc.disable()  # while somebody waits
    if not sys.stdin.readline():
        return 0
    from generator.cli.check import sound, write_pages
    from generator.cli.console import Console, UsageError
    from generator.site.unchanged import mark, marks
    from rules_src.laws import SITUATIONS
    from rules_src.presentation import PRESENTATION
    from rules_src.theorems import THEOREMS

    console = Console(ROOT, SITUATIONS, THEOREMS, presentation=PRESENTATION, out=sys.stderr)
    by = mark(sorted(times(CODE, but=SAID).items()))
    while True:
        try:
            if casebook := sound(console):
                marked = marks(console.book, casebook)
                now = {page: f"{made_of} {by}" for page, made_of in marked.items()}
                before = json.loads(noted.read_text("utf-8")) if noted.is_file() else {}
                same = {page for page in now if now[page] == before.get(page)}
                write_pages(console, casebook, same)
                noted.write_text(json.dumps(now), "utf-8")
        except UsageError as error:
            console.note(str(error))
        print(flush=True)
        gc.collect()
        if not sys.stdin.readline():
            return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
