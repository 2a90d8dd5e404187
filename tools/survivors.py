"""`make enginemutants`: how many changes mutmut made, and which of them no test has noticed.

Those that change nothing anybody could see stand in `tools/survivors.yaml`, each with its reason:
under the name of the function, the changed line as it became.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml
from mutmut.mutation.diff_apply import get_diff_for_mutant

ROOT = Path(__file__).resolve().parent.parent
EXPLAINED = Path(__file__).with_suffix(".yaml")
LEAST = 0.9
"""The share of changes that must be noticed, in each package."""
MEANING = {0: "overlevet", -1: "overlevet", 5: "ikke nået", 33: "ikke nået", 34: "ikke nået",
           36: "gik i stå"}  # fmt: skip
"""What came of a change; by any other number it was noticed. -1: is to be tried again, cold."""


class Tried(NamedTuple):
    package: str
    file: Path
    name: str
    outcome: str

    @property
    def function(self) -> str:
        return self.name.rpartition("__mutmut_")[0]

    @property
    def became(self) -> str:
        """The lines that the change put in, as one."""
        lines = get_diff_for_mutant(self.name, path=self.file).splitlines()
        return " ".join(" ".join(line[1:].split()) for line in lines[2:] if line[:1] == "+")


def changes(folder: Path) -> Iterator[tuple[str, Tried | None]]:
    """The package of each change, and what came of it if it has been tried."""
    for meta in sorted(folder.rglob("*.meta")):
        file = meta.relative_to(folder).with_suffix("")
        package = "/".join(file.parts[:2])
        for name, code in json.loads(meta.read_text("utf-8"))["exit_code_by_key"].items():
            outcome = MEANING.get(code, "opdaget")
            yield package, None if code is None else Tried(package, file, name, outcome)


def main() -> int:
    everything = [*changes(ROOT / "mutants")]
    explained = yaml.safe_load(EXPLAINED.read_text("utf-8")) or {}
    missed = [t for _, t in everything if t and t.outcome not in ("opdaget", "gik i stå")]
    equal = {t.name for t in missed if t.became in explained.get(t.function, {})}
    for tried in missed:
        if tried.name not in equal:
            print(f"{tried.name} ({tried.outcome})\n    {tried.became}")
    least = 1.0
    for package, made in Counter(package for package, _ in everything).items():
        of = [t for p, t in everything if p == package and t]
        came = Counter("uden virkning" if t.name in equal else t.outcome for t in of)
        noticed = came["opdaget"] + came["gik i stå"]
        share = noticed / max(1, len(of) - came["uden virkning"])
        least = min(least, share) if of else least
        outcomes = ", ".join(f"{number} {outcome}" for outcome, number in came.most_common())
        print(f"{package}: {len(of)} af {made} prøvet: {outcomes or 'ingen'}; {share:.1%} opdaget")
    print(f"Mindst {LEAST:.0%} i hver. En ændring ses i mappen mutants/.")
    return 0 if least >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
