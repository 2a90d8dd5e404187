"""The whole of `make site` against one plain MkDocs build of the same Markdown, in the same run.

The reference is `mkdocs build` of the pages as they stand, with nothing kept: processor seconds,
since other work on the machine makes the clock say anything. It is built after the first build and
after the last, since other work makes processor seconds dearer too.
"""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from bench.project_copy import CASES, ROOT, Run, commit, project_copy, run

GOALS = {"koldt, alt": 2.4, "intet ændret": 0.55, "én sag ændret": 1.2}


def whole_build() -> None:
    """Print each build, the reference, and the ratios with what they should be at most."""
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        commit(folder)
        builds = {"koldt, alt": run(folder, "generator", "build")}
        plain = [_plain(folder)]
        builds["intet ændret"] = run(folder, "generator", "build")
        _change(folder)
        builds["én sag ændret"] = run(folder, "generator", "build")
        plain.append(_plain(folder))
    told = " og ".join(f"{cpu:.1f}" for cpu in plain)
    print(f"Et rent MkDocs-byg af samme Markdown, i samme kørsel: {told} CPU-sekunder")
    for name, spent in builds.items():
        print(_line(name, spent, mean(plain)))


def _plain(folder: Path) -> float:
    return run(folder, "mkdocs", "build", "--site-dir", str(folder / "reference")).cpu


def _line(name: str, spent: Run, plain: float) -> str:
    ratio = spent.cpu / plain
    return f"make site, {name}: {spent.cpu:.1f} s, forhold {ratio:.2f} (mål: højst {GOALS[name]})"


def _change(folder: Path) -> None:
    case = sorted((folder / CASES).rglob("*.yaml"))[0]
    text = case.read_text("utf-8")
    case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
