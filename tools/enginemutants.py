"""`make enginemutants`: the code that asks the rules, shows them and reckons, changed line by line.

mutmut makes the changes, in `mutants/`, and keeps what came of each; `tools.mutant_trials` tries
them. What has been tried is not tried again until its function is changed, so a run may be stopped
and go on. PART="engine.tree" tries those with that in their name, which names a package of the
four; SAMPLE=20 a fixed fifth.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mutmut.__main__ import create_mutants
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.utils.file_utils import copy_src_dir

from tools import survivors

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "mutants"
BESIDE = ("tests", "tools", "bench", "docs", "theme", ".github", "rules_src/casebook")
LOOSE = ("mkdocs.yml", "pyproject.toml", "README.md", "CONTRIBUTING.md", "Makefile")
ALONE = ("scoring", ("tests/scoring",))
"""What needs so little reading that every mutant of it is tried cold."""
TESTS = (
    "tests/engine/test_engine.py",
    "tests/engine/test_follow.py",
    "tests/engine/test_verdicts.py",
    "tests/engine/test_overlaps.py",
    "tests/engine/test_shown_rows.py",
    "tests/engine/test_spoken_checks.py",
    "tests/engine/test_keypad_data.py",
    "tests/engine/test_hand_types.py",
    "tests/engine/test_claim_data.py",
    "tests/engine/test_presentation.py",
    "tests/cases",
    "tests/editions/test_2007.py",
    "tests/editions/test_compare.py",
    "tests/editions/test_stamp.py",
    "tests/laws/test_rules.py",
    "tests/laws/test_spoken.py",
    "tests/site/test_views_law.py",
    "tests/site/test_pages.py",
    "tests/site/test_pictures.py",
    "tests/site/test_timeline.py",
    "tests/site/test_training.py",
    "tests/site/test_guide_graph.py",
)
"""What comes to the rest and needs neither a built site nor a browser."""
READING = "tests/cases/test_casebook.py tests/engine/test_engine.py tests/engine/test_follow.py"
"""What a mutant is tried by, cold, if it is reached only while the book is read."""


def made() -> None:
    """Brings the mutants and all that their tests read up to date."""
    set_mutant_under_test("mutant_generation")
    WORK.mkdir(exist_ok=True)
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for name in BESIDE:
        shutil.rmtree(WORK / name, ignore_errors=True)
        shutil.copytree(ROOT / name, WORK / name, ignore=ignored)
    for name in LOOSE:
        shutil.copy2(ROOT / name, WORK / name)
    copy_src_dir()
    create_mutants(os.cpu_count() or 1)


def tried(part: str, tests: tuple[str, ...], cold: str) -> None:
    """Tries one part in the folder of the mutants."""
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir=.", "-W", "ignore"]
    plugins = ["-p", "tools.mutant_trials", "-p", "no:cacheprovider", "-p", "no:xdist"]
    settings = {"MUTANT_UNDER_TEST": "stats", "CI": "1", "PART": part, "COLD": cold}
    subprocess.run([*command, *plugins, *tests], cwd=WORK, env=os.environ | settings, check=False)


def main() -> int:
    os.chdir(ROOT)
    made()
    wanted = os.environ.get("PART", "")
    for part in ("generator.engine", "rules_src.scoring", "generator.cases", "generator.views"):
        package = part.partition(".")[2]
        if wanted not in part and package not in wanted:
            continue
        both = f"{part}. {wanted}"
        if package == ALONE[0]:
            tried(both, ALONE[1], " ".join(ALONE[1]))
        else:
            tried(both, TESTS, "")
            tried(both, TESTS, READING)
    return survivors.main()


if __name__ == "__main__":
    sys.exit(main())
