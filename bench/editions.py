"""What the older editions of the law cost `check` and `pages`, in processor seconds."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from bench.project_copy import CASES, ROOT, project_copy, run

TURNS = 5
GOAL = 10
"""Per cent."""
COMMANDS = {"check": "kontrol", "pages": "sider"}


def editions() -> None:
    """Print the cost of each command beside that of the edition in force alone, run by turns."""
    with project_copy(len(list((ROOT / CASES).rglob("*.yaml")))) as folder:
        for command, name in COMMANDS.items():
            every, alone = cost(folder, command)
            more = 100 * (every / alone - 1)
            print(
                f"Udgaverne, {name}: {every:.2f} CPU-sekunder mod {alone:.2f} med kun den gældende,"
                f" {more:+.1f} % (mål: højst {GOAL} %)",
                flush=True,
            )


def cost(folder: Path, command: str) -> tuple[float, float]:
    """The median seconds with every edition, and with one; the first turn only warms up."""
    turns = [
        tuple(run(folder, module, command).cpu for module in ("generator", "bench.one_edition"))
        for _ in range(TURNS + 1)
    ]
    every, alone = zip(*turns[1:], strict=True)
    return median(every), median(alone)
