"""`make serve`: MkDocs shows the pages; this rewrites them when a rule or a case changes.

MkDocs watches `docs/` and reloads the browser. It builds only the pages that changed, since the
whole site takes too long to wait for; so search and navigation are complete when it starts only,
and when the theme or the settings change it is started again.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONTENT = ("rules_src", "generator")
FRAME = ("theme", "mkdocs.yml")
LEFT_OUT = {"__pycache__"}
PAUSE = 0.1  # seconds between two looks; a look at some 500 files takes a few milliseconds


def times(names: tuple[str, ...]) -> dict[Path, int]:
    """When each file below these was last changed."""
    found = {}
    for top in (ROOT / name for name in names):
        for file in [top, *top.rglob("*")]:
            if not LEFT_OUT.isdisjoint(file.parts) or file.is_dir():
                continue
            try:
                found[file] = file.stat().st_mtime_ns
            except FileNotFoundError:  # an editor's temporary file, gone again
                continue
    return found


def changed(before: dict[Path, int], after: dict[Path, int]) -> list[str]:
    """The files that came, went or changed between two looks."""
    files = {f for f in before.keys() | after.keys() if before.get(f) != after.get(f)}
    return sorted(str(file.relative_to(ROOT)) for file in files)


def write_pages() -> None:
    """Write the pages that differ; faults in the casebook are printed, and the old pages stay."""
    subprocess.run([sys.executable, "-m", "generator", "pages"], cwd=ROOT, check=False)


def start_mkdocs() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "mkdocs", "serve", "--dirty", *sys.argv[1:]]
    return subprocess.Popen(command, cwd=ROOT)


def stop(mkdocs: subprocess.Popen[bytes]) -> None:
    mkdocs.terminate()
    mkdocs.wait()


def main() -> int:
    """Serve until interrupted, or until MkDocs stops by itself."""
    content, frame = times(CONTENT), times(FRAME)
    write_pages()
    mkdocs = start_mkdocs()
    try:
        while mkdocs.poll() is None:
            time.sleep(PAUSE)
            before, content = content, times(CONTENT)
            if files := changed(before, content):
                print(f"→ Ændret: {', '.join(files)}", flush=True)
                write_pages()
            before, frame = frame, times(FRAME)
            if changed(before, frame):
                print("→ Rammen er ændret: starter MkDocs igen", flush=True)
                stop(mkdocs)
                mkdocs = start_mkdocs()
    except KeyboardInterrupt:
        stop(mkdocs)
        return 0
    return mkdocs.returncode


if __name__ == "__main__":
    sys.exit(main())
