"""`make serve`: the site as it is being written; a changed case is in the browser within 2 s.

MkDocs' own server watches everything that is written by hand. On a change it has the pages written
again and builds those that differ, since the whole site takes too long to wait for; so search and
navigation are complete when it starts only, or when the theme or the settings have changed.
The pages are written by `tools.pages`, which keeps the rules in memory until they change.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "rules_src" / "casebook"
CODE = (ROOT / "rules_src", ROOT / "generator")
FRAME = (ROOT / "theme", ROOT / "mkdocs.yml")
ASSETS = ROOT / "docs" / "assets"
MAINTENANCE = ROOT / "docs" / "bidrag" / "vedligehold"
LOOK = 0.1  # seconds between two looks for changes
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)

Times = dict[Path, int]


def times(tops: tuple[Path, ...]) -> Times:
    """When each file below these was last changed, cases and compiled files left out."""
    found: Times = {}
    for file in (file for top in tops for file in (top, *top.rglob("*"))):
        if file.is_file() and "__pycache__" not in file.parts and CASES not in file.parents:
            with suppress(FileNotFoundError):  # an editor's temporary file, gone again
                found[file] = file.stat().st_mtime_ns
    return found


class Writer:
    """The process that writes the pages; another takes over when a rule or template changes."""

    def __init__(self) -> None:
        self.code: Times = {}
        self.process: subprocess.Popen[str] | None = None

    def write(self) -> None:
        """Write the pages that differ; where there are faults, they are told and all stays."""
        code = times(CODE)
        if self.process is None or self.process.poll() is not None or code != self.code:
            self.stop()
            self.code = code
            command = [sys.executable, "-B", "-m", "tools.pages"]  # -B: nothing new to watch
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe)
        asks, answers = self.process.stdin, self.process.stdout
        with suppress(BrokenPipeError):  # a rule cannot even be imported: a traceback tells why
            print(file=asks, flush=True)
        if answers:
            answers.readline()  # it has written, or it has ended

    def stop(self) -> None:
        if self.process:
            self.process.communicate()


def settings(site: str) -> MkDocsConfig:
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=site)
    config.site_url = URL
    return config


def serve(site: str) -> None:
    """Serve until interrupted."""
    writer, frame = Writer(), times(FRAME)

    def rebuild() -> None:
        nonlocal frame
        writer.write()
        before, frame = frame, times(FRAME)
        build(settings(site), serve_url=URL, dirty=frame == before)

    server = LiveReloadServer(rebuild, *ADDRESS, site, polling_interval=LOOK)
    settings(site).plugins.on_startup(command="serve", dirty=True)
    rebuild()
    for place in (*CODE, *FRAME, ASSETS, MAINTENANCE):
        server.watch(str(place))
    try:
        server.serve()  # type: ignore[no-untyped-call]  # MkDocs leaves it untyped
    except KeyboardInterrupt:
        pass
    finally:
        server.shutdown()
        writer.stop()


def main() -> int:
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    with tempfile.TemporaryDirectory(prefix="serve-") as site:
        serve(site)
    return 0


if __name__ == "__main__":
    sys.exit(main())
