"""`make serve`: MkDocs shows the pages; this rewrites them when a rule or a case changes.

MkDocs itself watches `docs/`, the theme and `mkdocs.yml`, and reloads the browser.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WATCHED = ("rules_src", "generator")
SUFFIXES = {".py", ".yaml", ".yml", ".jinja", ".j2", ".txt", ".json", ".svg", ".css", ".js"}
PAUSE = 0.1  # seconds between two looks; a look at some 500 files takes a few milliseconds


def times() -> dict[Path, int]:
    """When each watched file was last changed."""
    found = {}
    for folder in WATCHED:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in SUFFIXES:
                try:
                    found[file] = file.stat().st_mtime_ns
                except FileNotFoundError:  # an editor's temporary file, gone again
                    continue
    return found


def changed(before: dict[Path, int], after: dict[Path, int]) -> list[Path]:
    """The files that came, went or changed between two looks."""
    return sorted(f for f in before.keys() | after.keys() if before.get(f) != after.get(f))


def write_pages() -> None:
    """Write the pages that differ; faults in the casebook are printed, and the old pages stay."""
    subprocess.run([sys.executable, "-m", "generator", "pages"], cwd=ROOT, check=False)


def main() -> int:
    """Serve until interrupted, or until MkDocs stops by itself."""
    seen = times()
    write_pages()
    mkdocs = subprocess.Popen([sys.executable, "-m", "mkdocs", "serve", *sys.argv[1:]], cwd=ROOT)
    try:
        while mkdocs.poll() is None:
            time.sleep(PAUSE)
            now = times()
            if files := changed(seen, now):
                print(f"→ Ændret: {', '.join(str(f.relative_to(ROOT)) for f in files)}", flush=True)
                write_pages()
            seen = now
    except KeyboardInterrupt:
        mkdocs.terminate()
        mkdocs.wait()
        return 0
    return mkdocs.returncode


if __name__ == "__main__":
    sys.exit(main())
