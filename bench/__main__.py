"""Time the generator and MkDocs on the same Markdown, at 50, 500 and 2,000 cases.

First the commands that guard a change: `check`, `diff` and `mutants`. What a director reads, taps
and says is measured by `tests/site/test_measures.py`, which `make bench` shows before this.
"""

from __future__ import annotations

import math
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.books import books
from bench.lighthouse import lighthouse
from bench.project_copy import CASES, ROOT, Run, commit, project_copy, run
from bench.whole_build import whole_build
from generator.engine.rulebook import Rulebook
from rules_src.laws import SITUATIONS

SIZES = (50, 500, 2000)
REPEATS = {50: 5, 500: 3, 2000: 1}


@dataclass(frozen=True)
class Cost:
    """What a site with a number of cases costs."""

    cases: int
    check: Run
    pages: Run
    mkdocs: Run
    one_case: Run
    rewritten: int
    page_kib: float
    site_mib: float

    @property
    def ratio(self) -> float:
        """Pages and MkDocs against MkDocs alone on the same Markdown, by the clock.

        `pages` checks everything before it writes, as `build` does.
        """
        return 1 + self.pages.seconds / self.mkdocs.seconds

    @property
    def ratio_with_check(self) -> float:
        """The same if `check` is run first, so that everything is checked twice."""
        return self.ratio + self.check.seconds / self.mkdocs.seconds

    @property
    def cpu_ratio(self) -> float:
        """The ratio in the processor's time."""
        return 1 + self.pages.cpu / self.mkdocs.cpu

    def figures(self) -> tuple[str, ...]:
        """The cells under `COLUMNS`."""
        return (
            f"{self.cases}",
            f"{self.check.seconds:.2f}",
            f"{self.pages.seconds:.2f}",
            f"{self.mkdocs.seconds:.2f}",
            f"{self.ratio:.3f}",
            f"{self.ratio_with_check:.3f}",
            f"{self.cpu_ratio:.3f}",
            f"{self.one_case.seconds:.2f}",
            f"{self.rewritten}",
            f"{self.page_kib:.1f}",
            f"{self.site_mib:.1f}",
            f"{max(self.check.mib, self.pages.mib):.0f}",
            f"{self.mkdocs.mib:.0f}",
        )


COLUMNS = (
    *("sager", "kontrol", "sider", "MkDocs", "forhold", "for sig", "CPU"),
    *("én sag", "skrevet"),
    *("KiB/sag", "MiB i alt", "MiB os", "MiB MkD."),
)


def line(cells: tuple[str, ...]) -> str:
    return "".join(f"{cell:>10}" for cell in cells)


def typical(repeats: int, step: Callable[[], Run]) -> Run:
    """The median time of several runs, and the most memory any of them held."""
    runs = [step() for _ in range(repeats)]
    seconds, cpu = median(r.seconds for r in runs), median(r.cpu for r in runs)
    return Run(seconds, cpu, max(r.mib for r in runs))


def generated(folder: Path) -> list[Path]:
    """The files that `generator pages` says it wrote."""
    names = (folder / "docs" / ".generated").read_text("utf-8").splitlines()
    return [folder / "docs" / name for name in names if name]


def from_nothing(folder: Path) -> Run:
    """Write all the pages, as after a fresh clone."""
    if (folder / "docs" / ".generated").exists():
        move_away(folder, *generated(folder), folder / "docs" / ".generated")
    return run(folder, "generator", "pages")


def mkdocs(folder: Path) -> Run:
    """Run MkDocs alone, into a new folder."""
    if (folder / "site").exists():
        move_away(folder, folder / "site")
    return run(folder, "mkdocs", "build")


def move_away(folder: Path, *files: Path) -> None:
    """Move the files of a run away instead of deleting them: after many files are deleted, ext4
    is slow for a while to place new ones, which it never is in a fresh clone.
    """
    target = Path(tempfile.mkdtemp(prefix="old-", dir=folder))
    for number, file in enumerate(files):
        file.rename(target / str(number))


def after_one_change(folder: Path) -> tuple[Run, int]:
    """Change one case and write the pages again; the cost, and how many files were rewritten."""
    case = sorted((folder / CASES).rglob("*.yaml"))[0]
    before = {file: file.stat().st_mtime_ns for file in generated(folder)}
    text = case.read_text("utf-8")
    case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
    spent = run(folder, "generator", "pages")
    return spent, sum(before.get(f) != f.stat().st_mtime_ns for f in generated(folder))


def cost(cases: int) -> Cost:
    """Build a site with a number of cases, and measure it."""
    repeats = REPEATS[cases]
    with project_copy(cases) as folder:
        check = typical(repeats, lambda: run(folder, "generator", "check"))
        pages = typical(repeats, lambda: from_nothing(folder))
        alone = typical(repeats, lambda: mkdocs(folder))
        sizes = [f.stat().st_size for f in (folder / "site" / "sager").rglob("index.html")]
        total = sum(f.stat().st_size for f in (folder / "site").rglob("*") if f.is_file())
        one_case, rewritten = after_one_change(folder)
    return Cost(
        cases, check, pages, alone, one_case, rewritten, median(sizes) / 2**10, total / 2**20
    )


def exponent(small: Cost, large: Cost, seconds: Callable[[Cost], float]) -> float:
    """How time grows with the number of cases: 1 is linear, 2 quadratic."""
    return math.log(seconds(large) / seconds(small)) / math.log(large.cases / small.cases)


def exploring() -> float:
    """Print and return the seconds to explore and merge every rule, without imports."""
    start = time.perf_counter()
    rows = sum(1 for _ in Rulebook(SITUATIONS).all_rows())
    seconds = time.perf_counter() - start
    print(f"Alle regler gennemløbet: {seconds:.3f} s, {rows} rækker (mål: under 0,1 s)")
    return seconds


def guards() -> None:
    """Time what guards a change: a check of 2,000 cases, the ruling diff, the mutants."""
    with project_copy(SIZES[-1]) as folder:
        report(
            f"Kontrol af {SIZES[-1]:_} sager".replace("_", "."), run(folder, "generator", "check")
        )
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        commit(folder)
        report("diff HEAD, intet ændret", run(folder, "generator", "diff", "HEAD"))
        mutants = run(folder, "generator", "mutants", findings=True)
        report("mutants, hele lovsamlingen og alle dens ord (mål: under 240 s)", mutants)


def report(label: str, cost: Run) -> None:
    print(f"{label}: {cost.seconds:.2f} s, {cost.mib:.0f} MiB", flush=True)


def main() -> int:
    """Print the table. The figures are for people; none of them fails the run."""
    exploring()
    whole_build()
    guards()
    texts = [file.read_text("utf-8") for file in (ROOT / CASES).rglob("*.yaml")]
    cards = sum("\n  hands:\n" in text for text in texts)
    print(f"Sagssamlingen i dag: {len(texts)} sager, {cards} med kort (mål: mindst 150)")
    print(f"\n{line(COLUMNS)}")
    costs = []
    for cases in SIZES:
        costs.append(cost(cases))
        print(line(costs[-1].figures()), flush=True)
    _, middle, large = costs
    ours = exponent(middle, large, lambda c: c.pages.cpu)
    whole = exponent(middle, large, lambda c: c.pages.cpu + c.mkdocs.cpu)
    print(f"\nEksponent 500→2.000: generatoren {ours:.2f}, det hele {whole:.2f} (mål: højst 1,05)")
    print("Sekunder på uret, uden disk, hvor det kan lade sig gøre.")
    print("Forhold: (sider + MkDocs) / MkDocs alene (mål: højst 1,15)")
    print("sider kontrollerer alt, før der skrives; for sig: når kontrol også køres alene først")
    print("CPU: forholdet i processorens tid")
    print("én sag: når én sag er ændret, og de filer, der så skrives; MiB: mest i én proces\n")
    lighthouse()
    books()  # last: a process starts with the memory of its parent
    return 0


if __name__ == "__main__":
    sys.exit(main())
