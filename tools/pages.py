"""Write the pages of the site each time a line comes, and answer with a line; see `tools.serve`.

The rules, their trees and the templates stay in memory, so that only the cases are read again.
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path

from generator.__main__ import main as generator
from generator.cli.console import Console
from rules_src.laws import SITUATIONS
from rules_src.sentences import CLAIMS

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    gc.disable()  # while somebody waits
    console = Console(ROOT, SITUATIONS, CLAIMS, out=sys.stderr)
    for _ in sys.stdin:
        generator(["pages"], console)
        print(flush=True)
        gc.collect()
    return 0


if __name__ == "__main__":
    sys.exit(main())
