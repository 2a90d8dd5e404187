"""A copy of the project with any number of cases, and measured runs in it."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CASES = Path("rules_src", "casebook")
AFTER = re.compile(r"^after:", re.MULTILINE)
"""A case that comes after others needs them; a smaller casebook does without it."""
ENVIRONMENT = {n: value for n, value in os.environ.items() if n != "PYTHONDONTWRITEBYTECODE"}
"""As on a developer's machine, where Python keeps compiled files."""
GENERATOR = (sys.executable, "-m", "generator")
MKDOCS = (sys.executable, "-m", "mkdocs", "build")


@dataclass(frozen=True)
class Run:
    """What a process and its children cost."""

    seconds: float
    """By the clock."""
    cpu: float
    """Processor seconds, of all cores together."""
    mib: float
    """The most memory it held."""


@contextmanager
def project_copy(cases: int) -> Iterator[Path]:
    """A copy of what git tracks or would track, with the casebook cut or repeated to a number."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        listing = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        files = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True)
        for file in filter(None, files.stdout.split("\0")):
            if (ROOT / file).is_file():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / file, folder / file)
        _fill(folder / CASES, cases)
        yield folder


def _fill(casebook: Path, cases: int) -> None:
    real = sorted(casebook.rglob("*.yaml"))
    alone = [file for file in real if not AFTER.search(file.read_text("utf-8"))]
    kept = [alone[i * len(alone) // cases] for i in range(cases)] if cases < len(real) else real
    for file in set(real) - set(kept):
        file.unlink()
    for number in range(cases - len(kept)):
        original, turn = kept[number % len(kept)], number // len(kept) + 1
        text = original.read_text("utf-8")
        text = re.sub(r"^headnote: ([\"']?)", rf"headnote: \g<1>Igen {turn}, ", text, flags=re.M)
        text = re.sub(r"^story: (>\n  )?", rf"story: \g<1>Igen {turn}. ", text, flags=re.M)
        original.with_stem(f"{original.stem}-copy-{turn}").write_text(text, "utf-8")


def commit(folder: Path) -> None:
    """Make the copy a repository with one commit to compare with."""
    author = ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid"]
    for words in (["init", "-q"], ["add", "."], [*author, "commit", "-q", "-m", "bench"]):
        subprocess.run(["git", *words], cwd=folder, check=True)


def run(folder: Path, *command: str, findings: bool = False) -> Run:
    """Run a command in a folder, and show its output only if it fails.

    With `findings` its exit code 1 is no failure.
    """
    log = folder / "bench.log"
    start = time.perf_counter()
    with log.open("w") as out:
        process = subprocess.Popen(
            command, cwd=folder, env=ENVIRONMENT, stdout=out, stderr=subprocess.STDOUT
        )
        _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)  # Popen must not wait for it again
    if process.returncode and not (findings and process.returncode == 1):
        sys.exit(f"{' '.join(command)}: exit {process.returncode}\n{log.read_text()[-4000:]}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
