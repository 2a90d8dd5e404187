"""`make site` against one plain MkDocs build of the same Markdown, in the same run.

The reference is `mkdocs build` of the pages as they stand: processor seconds, since other work on
the machine makes the clock say anything. It is built after the first build and after the last.
"""

from pathlib import Path
from statistics import mean

from bench.project_copy import CASES, ROOT, commit, project_copy, run, spent

GOALS = {"koldt, alt": 2.5, "intet ændret": 0.1, "én sag ændret": 2.2}


def whole_build() -> None:
    """Build a copy cold, again, and with a case that has changed; print what each costs."""
    plain: list[float] = []
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        commit(folder)
        (folder / ".venv").symlink_to(ROOT / ".venv")
        builds = {}
        for build in GOALS:
            if build == "én sag ændret":
                _change(folder)
            builds[build] = spent(folder, ["make", "site"])
            if build != "intet ændret":
                plain.append(_plain(folder))
    shown = " og ".join(f"{cpu:.1f}" for cpu in plain)
    print(f"Et rent MkDocs-byg af samme Markdown, i samme kørsel: {shown} CPU-sekunder")
    for build, goal in GOALS.items():
        cost = builds[build]
        used = f"{cost.cpu:7.1f} s CPU, {cost.seconds:7.1f} s ur, {cost.mib:5.0f} MiB"
        print(f"make site, {build}: {used}, forhold {cost.cpu / mean(plain):.2f} (højst {goal})")


def _plain(folder: Path) -> float:
    return run(folder, "mkdocs", "build", "--site-dir", str(folder / ".cache" / "reference")).cpu


def _change(folder: Path) -> None:
    case = sorted((folder / CASES).rglob("*.yaml"))[0]
    text = case.read_text("utf-8")
    case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
