"""Time the generator and MkDocs on the same Markdown, at 500 and 2,000 cases; then the rest.

What a director reads, taps and says is measured by `tests/site/test_measures.py`, which
`make bench` shows before this.
"""

import math
import sys
from dataclasses import dataclass
from pathlib import Path

from bench.books import books
from bench.keys import keys
from bench.lighthouse import lighthouse
from bench.project_copy import CASES, ROOT, Run, commit, project_copy, run
from bench.whole_build import whole_build

SIZES = (500, 2000)


@dataclass(frozen=True)
class Cost:
    """What a site with a number of cases costs."""

    cases: int
    check: Run
    pages: Run
    mkdocs: Run
    site_mib: float

    def __str__(self) -> str:
        runs = (self.check, self.pages, self.mkdocs)
        seconds = "".join(f"{each.seconds:10.2f}" for each in runs)
        memory = "".join(f"{each.mib:10.0f}" for each in runs)
        return f"{self.cases:>10}{seconds}{memory}{self.site_mib:10.1f}"


COLUMNS = ("sager", "kontrol", "sider", "MkDocs", "MiB", "MiB", "MiB", "site MiB")


def cost(cases: int) -> Cost:
    """Build a site with a number of cases, and measure it."""
    with project_copy(cases) as folder:
        check = run(folder, "generator", "check")
        pages = run(folder, "generator", "pages")
        mkdocs = run(folder, "mkdocs", "build")
        return Cost(cases, check, pages, mkdocs, _size(folder / "site") / 2**20)


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def growth() -> None:
    """Print what both sites cost, and how the generator's time grows: 1 is linear, 2 quadratic."""
    print("".join(f"{name:>10}" for name in COLUMNS))
    costs = []
    for cases in SIZES:
        costs.append(cost(cases))
        print(costs[-1], flush=True)
    small, large = costs
    exponent = math.log(large.pages.cpu / small.pages.cpu) / math.log(large.cases / small.cases)
    print(f"Generatorens eksponent: {exponent:.2f} (mål: højst 1,05)\n")


def guards() -> None:
    """Time what guards a change of the law: the ruling diff and the mutants."""
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        commit(folder)
        diff = run(folder, "generator", "diff", "HEAD")
        mutants = run(folder, "generator", "mutants", findings=True)
    print(f"diff HEAD, intet ændret: {diff.seconds:.2f} s")
    print(f"mutants, alle love og deres ord: {mutants.seconds:.2f} s (mål: under 240 s)\n")


def main() -> int:
    """Print the figures. They are for people; none of them fails the run."""
    whole_build()
    guards()
    growth()
    lighthouse()
    keys()
    books()  # last: a process starts with the memory of its parent
    return 0


if __name__ == "__main__":
    sys.exit(main())
