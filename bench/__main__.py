"""What the site costs: the whole build, what guards the law, 500 and 2,000 cases; then the rest.

What a director reads, taps and says is measured by `tests/site/test_measures.py`, which
`make bench` shows before this. The figures are for people; none of them fails the run.
"""

import math
from statistics import mean

from bench.books import books
from bench.keys import keys
from bench.lighthouse import lighthouse
from bench.project_copy import CASES, GENERATOR, MKDOCS, ROOT, commit, project_copy, run

SIZES = (500, 2000)
COLUMNS = ("sager", "kontrol", "sider", "MkDocs", "MiB", "MiB", "MiB", "site MiB")
GOALS = {"koldt, alt": 2.5, "intet ændret": 0.1, "én sag ændret": 2.2}
"""Of `make site`, as a part of what a plain MkDocs build of the same Markdown costs."""
ALL = len(list((ROOT / CASES).rglob("*.yaml")))


def whole_build() -> None:
    """Build a copy cold, again, and with a case that has changed; print what each costs.

    The reference is `mkdocs build` of the pages as they stand, after the first build and after the
    last: processor seconds, since other work on the machine makes the clock say anything.
    """
    plain, builds = [], {}
    with project_copy(ALL) as folder:
        commit(folder)
        (folder / ".venv").symlink_to(ROOT / ".venv")
        for build in GOALS:
            if build == "én sag ændret":
                case = min((folder / CASES).rglob("*.yaml"))
                text = case.read_text("utf-8")
                case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
            builds[build] = run(folder, "make", "site")
            if build != "intet ændret":
                into = str(folder / ".cache" / "reference")
                plain.append(run(folder, *MKDOCS, "--site-dir", into).cpu)
    shown = " og ".join(f"{cpu:.1f}" for cpu in plain)
    print(f"Et rent MkDocs-byg af samme Markdown, i samme kørsel: {shown} CPU-sekunder")
    for build, goal in GOALS.items():
        cost = builds[build]
        used = f"{cost.cpu:7.1f} s CPU, {cost.seconds:7.1f} s ur, {cost.mib:5.0f} MiB"
        print(f"make site, {build}: {used}, forhold {cost.cpu / mean(plain):.2f} (højst {goal})")


def guards() -> None:
    """Time what guards a change of the law: the ruling diff and the mutants."""
    with project_copy(ALL) as folder:
        commit(folder)
        diff = run(folder, *GENERATOR, "diff", "HEAD")
        mutants = run(folder, *GENERATOR, "mutants", findings=True)
    print(f"diff HEAD, intet ændret: {diff.seconds:.2f} s")
    print(f"mutants, alle love og deres ord: {mutants.seconds:.2f} s (mål: under 240 s)\n")


def growth() -> None:
    """Print what both sites cost, and how the generator's time grows: 1 is linear, 2 quadratic."""
    print("".join(f"{name:>10}" for name in COLUMNS))
    cpu = []
    for cases in SIZES:
        with project_copy(cases) as folder:
            commands = (*GENERATOR, "check"), (*GENERATOR, "pages"), MKDOCS
            runs = [run(folder, *command) for command in commands]
            files = (file for file in (folder / "site").rglob("*") if file.is_file())
            size = sum(file.stat().st_size for file in files) / 2**20
        seconds = "".join(f"{each.seconds:10.2f}" for each in runs)
        memory = "".join(f"{each.mib:10.0f}" for each in runs)
        print(f"{cases:>10}{seconds}{memory}{size:10.1f}", flush=True)
        cpu.append(runs[1].cpu)
    exponent = math.log(cpu[1] / cpu[0]) / math.log(SIZES[1] / SIZES[0])
    print(f"Generatorens eksponent: {exponent:.2f} (mål: højst 1,05)\n")


if __name__ == "__main__":
    whole_build()
    guards()
    growth()
    lighthouse()
    keys()
    books()  # last: a process starts with the memory of its parent
