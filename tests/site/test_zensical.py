"""The site does not depend on its builder: Zensical makes the same pages of the same files.

Material for MkDocs reaches its end of life in May 2027, and Zensical reads the same `mkdocs.yml`.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from conftest import ROOT

ZENSICAL = ROOT / ".venv-zensical" / "bin" / "zensical"


def pages(folder: Path) -> set[str]:
    """The pages of a built site, by their address."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*.html")}


def test_zensical_builds_the_same_pages_of_the_same_files(site: Path, tmp_path: Path) -> None:
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    for folder in ("docs", "theme"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    command = [str(ZENSICAL), "build", "--strict"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert len(pages(site)) > 5
    assert pages(tmp_path / "site") == pages(site)
