"""The process behind `make serve` that keeps the rules in memory and writes the pages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from copies import ROOT, repository

CASE = "acted_before_director/called-over-a-call-out-of-rotation"


def asked(process: subprocess.Popen[str]) -> None:
    """Ask for the pages, and wait until they are written."""
    print(file=process.stdin, flush=True)
    assert process.stdout
    assert process.stdout.readline() == "\n"


def test_a_changed_case_is_written_again_and_a_faulty_one_is_not(tmp_path: Path) -> None:
    folder = repository(tmp_path)
    shutil.copytree(ROOT / "tools", folder / "tools")
    shutil.copy(ROOT / "CONTRIBUTING.md", folder)
    case = folder / "rules_src" / "casebook" / f"{CASE}.yaml"
    page = folder / "docs" / "sager" / f"{case.stem}.md"
    told, pipe = case.read_text("utf-8"), subprocess.PIPE
    command = [sys.executable, "-B", "-m", "tools.pages"]
    with subprocess.Popen(
        command, cwd=folder, text=True, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        asked(process)
        assert "Zebraen" not in page.read_text("utf-8")
        case.write_text(told.replace("headnote: ", "headnote: Zebraen ", 1), "utf-8")
        asked(process)
        written = page.read_text("utf-8")
        assert "# Zebraen" in written
        case.write_text(f"{told}\nzebra: 1\n", "utf-8")
        asked(process)
        assert page.read_text("utf-8") == written
        _, errors = process.communicate()
    assert f"{CASE}.yaml" in errors
    assert process.returncode == 0
