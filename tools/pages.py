"""Makes pages of the site for `tools.serve`: a line asks for one, an empty line for all of them.

A page is answered as JSON on a line: null if there is none, or if it cannot be made. When nobody
has asked for a while, all are checked and written. The laws are imported when the first line
comes, until then they may change; what they have no part in is read before, since it takes longer.
"""

from __future__ import annotations

import gc
import json
import select
import sys
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from generator.site import found  # noqa: F401
from generator.site.render import TEMPLATES

if TYPE_CHECKING:
    from generator.cli.served import Desk

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 0.5
"""Seconds without a question before everything is made."""


def is_asked(within: float = 0) -> bool:
    """Whether a line waits, or comes within some seconds; their end is one too."""
    return bool(select.select([sys.stdin], [], [], within)[0])


def answer(desk: Desk, line: str) -> str | None:
    """The page that a line asks for; a law that is being edited may fail anywhere."""
    try:
        if path := line.strip():
            return desk.page(path)
        desk.write_all()
    except Exception:  # noqa: BLE001
        traceback.print_exc()
    return None


def rest(desk: Desk) -> None:
    """Do what nobody waits for."""
    if desk.is_behind:
        try:
            desk.write_all(patiently=True)
        except Exception:  # noqa: BLE001
            desk.is_behind = False
            traceback.print_exc()
    gc.collect()
    gc.freeze()


def main() -> int:
    gc.disable()  # until nobody waits: all that is kept is looked through every time
    for name in TEMPLATES.list_templates():
        TEMPLATES.get_template(name)
    line = sys.stdin.readline()
    if not line:
        return 0
    from generator.cli.console import Console
    from generator.cli.served import Desk

    desk = Desk(Console.of_today(ROOT, out=sys.stderr), is_asked)
    while line:
        print(json.dumps(answer(desk, line)), flush=True)
        if not is_asked(PATIENCE):
            rest(desk)
        line = sys.stdin.readline()
    return 0


if __name__ == "__main__":
    sys.exit(main())
