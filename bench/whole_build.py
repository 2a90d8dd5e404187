"""`make site` by each builder against one plain MkDocs build of the same Markdown, in the same run.

The reference is `mkdocs build` of the pages as they stand: processor seconds, since other work on
the machine makes the clock say anything. It is built after the first build and after the last.
"""

from pathlib import Path
from statistics import mean

from bench.project_copy import CASES, ROOT, Run, commit, project_copy, run, spent
from generator.site.builder import BUILDERS, USUAL

MAKE = ["make", "site"]
GOALS = {"koldt, alt": 2.4, "intet ændret": 0.1, "én sag ændret": 2.2}
"""Of the builder that is used."""


def whole_build() -> None:
    """Print each build by each builder, the reference, and the ratios with what they should be."""
    plain: list[float] = []
    every = {name: _builds(name, plain) for name in sorted(BUILDERS, key=lambda n: n != USUAL)}
    shown = " og ".join(f"{cpu:.1f}" for cpu in plain)
    print(f"Et rent MkDocs-byg af samme Markdown, i samme kørsel: {shown} CPU-sekunder")
    for build, goal in GOALS.items():
        print(f"make site, {build} (mål: højst {goal})")
        for name, builds in every.items():
            cost = builds[build]
            ratio = cost.cpu / mean(plain)
            used = f"{cost.cpu:7.1f} s CPU, {cost.seconds:7.1f} s ur, {cost.mib:5.0f} MiB"
            print(f"  {BUILDERS[name].name:<10}{used}, forhold {ratio:.2f}")


def _builds(builder: str, plain: list[float]) -> dict[str, Run]:
    """Build a copy of its own with a builder: cold, again, and with a case that has changed."""
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        commit(folder)
        for name in (".venv", ".venv-zensical"):
            (folder / name).symlink_to(ROOT / name)
        builds = {}
        for build in GOALS:
            if build == "én sag ændret":
                _change(folder)
            builds[build] = spent(folder, MAKE, BUILDER=builder)
            if builder == USUAL and build != "intet ændret":
                plain.append(_plain(folder))
    return builds


def _plain(folder: Path) -> float:
    return run(folder, "mkdocs", "build", "--site-dir", str(folder / ".cache" / "reference")).cpu


def _change(folder: Path) -> None:
    case = sorted((folder / CASES).rglob("*.yaml"))[0]
    text = case.read_text("utf-8")
    case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
