"""`make enginemutants`: how many changes mutmut made, and which of them no test has noticed."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LEAST = 0.9
"""The share of changes that must be noticed."""
SURVIVED, UNREACHED = (0,), (5, 33, 34)
"""What mutmut writes of a change that passed the tests, and of one that none of them comes to."""


def changes(folder: Path) -> Iterator[tuple[str, str, int]]:
    """Each change that has been tried: its module, its name, and what came of it."""
    for file in sorted(folder.rglob("*.meta")):
        module = file.relative_to(folder).as_posix().removesuffix(".meta")
        for name, code in json.loads(file.read_text("utf-8"))["exit_code_by_key"].items():
            if code is not None:
                yield module, name, code


def main() -> int:
    tried = [*changes(ROOT / "mutants")]
    missed = [(m, n) for m, n, code in tried if code in (*SURVIVED, *UNREACHED)]
    all_of, missed_of = Counter(m for m, _, _ in tried), Counter(m for m, _ in missed)
    for module, number in all_of.items():
        print(f"{module}: {number - missed_of[module]} af {number} opdaget")
    for _, name in missed:
        print(f"  {name}")
    hint = "»show NAVN« viser ændringen"
    share = 1 - len(missed) / len(tried) if tried else 0
    print(f"I alt {share:.1%} af {len(tried)}; mindst {LEAST:.0%}. {hint}.")
    return 0 if share >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
