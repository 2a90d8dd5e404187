"""`make site` against one plain MkDocs build of the same Markdown, in the same run.

The reference is `mkdocs build` of the pages as they stand: processor seconds, since other work on
the machine makes the clock say anything. It is built after the first build and after the last.
"""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from bench.project_copy import CASES, ROOT, commit, project_copy, run, spent

MAKE = ["make", "site"]
GOALS = {"koldt, alt": 2.4, "intet ændret": 0.1, "én sag ændret": 2.2}


def whole_build() -> None:
    """Print each build, the reference, and the ratios with what they should be at most."""
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        commit(folder)
        (folder / ".venv").symlink_to(ROOT / ".venv")
        builds = {"koldt, alt": spent(folder, MAKE)}
        plain = [_plain(folder)]
        builds["intet ændret"] = spent(folder, MAKE)
        _change(folder)
        builds["én sag ændret"] = spent(folder, MAKE)
        plain.append(_plain(folder))
    shown = " og ".join(f"{cpu:.1f}" for cpu in plain)
    print(f"Et rent MkDocs-byg af samme Markdown, i samme kørsel: {shown} CPU-sekunder")
    for name, cost in builds.items():
        ratio = cost.cpu / mean(plain)
        goal = f"mål: højst {GOALS[name]}"
        print(f"make site, {name}: {cost.cpu:.1f} s, forhold {ratio:.2f} ({goal})")


def _plain(folder: Path) -> float:
    return run(folder, "mkdocs", "build", "--site-dir", str(folder / ".cache" / "reference")).cpu


def _change(folder: Path) -> None:
    case = sorted((folder / CASES).rglob("*.yaml"))[0]
    text = case.read_text("utf-8")
    case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
