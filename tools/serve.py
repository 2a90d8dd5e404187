"""`make serve`: the site as it is being written; a changed case is in the browser within 2 s.

MkDocs' own server watches everything that is written by hand. On a change it has the pages written
again and builds those that differ, since the whole site takes too long to wait for; so the
navigation is complete when it starts only, or when the theme or the settings have changed.
The pages are written by `tools.pages`, which keeps the rules in memory until they change; a second
process, which has not read them yet, takes over when they do.
"""

from __future__ import annotations

import logging
import subprocess
import sys
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path

from jinja2 import Environment
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer
from watchdog.events import (
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
)
from watchdog.observers import Observer

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "rules_src" / "casebook"
CODE = (ROOT / "rules_src", ROOT / "generator")
THEME = ROOT / "theme"
FRAME = (THEME, ROOT / "mkdocs.yml")
ASSETS = ROOT / "docs" / "assets"
MAINTENANCE = ROOT / "docs" / "bidrag" / "vedligehold"
CHANGES = [FileCreatedEvent, FileDeletedEvent, FileModifiedEvent, FileMovedEvent]
QUIET_FOR = 0.02  # seconds without a change before the pages are written
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)


Times = dict[Path, int]


def times(tops: tuple[Path, ...], exclude: Path | None = None) -> Times:
    """When each file in or below these was last changed; skip compiled files and `exclude`."""
    changed: Times = {}
    for file in (file for top in tops for file in (top, *top.rglob("*"))):
        if file.is_file() and "__pycache__" not in file.parts and exclude not in file.parents:
            with suppress(FileNotFoundError):  # an editor's temporary file, gone again
                changed[file] = file.stat().st_mtime_ns
    return changed


def start() -> subprocess.Popen[str]:
    """Start a process of `tools.pages`."""
    python = (sys.executable, "-B")  # no compiled files, which would be taken for changes
    pipe = subprocess.PIPE
    command = [*python, "-m", "tools.pages"]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe)


class Writer:
    """The process that writes the pages; the next takes over when a rule or template changes."""

    def __init__(self) -> None:
        self.code = times(CODE, exclude=CASES)
        self.process, self.next = start(), start()
        self.old: subprocess.Popen[str] | None = None

    def write(self) -> None:
        """Write the pages that differ; on errors, report them and write nothing."""
        code = times(CODE, exclude=CASES)
        if code != self.code or self.process.poll() is not None:
            self.code, self.old, self.process = code, self.process, self.next
        requests, answers = self.process.stdin, self.process.stdout
        with suppress(BrokenPipeError):  # a rule cannot even be imported: a traceback shows why
            print(file=requests, flush=True)
        if answers:
            answers.readline()  # it has written, or it has ended

    def renew(self) -> None:
        """End the process that was replaced, and start the next."""
        if self.old and self.old.stdin:
            with suppress(BrokenPipeError):
                self.old.stdin.close()
            self.old, self.next = None, start()

    def stop(self) -> None:
        for process in (self.process, self.next):
            process.communicate()


def settings(site: str, templates: Environment | None = None) -> MkDocsConfig:
    """The settings of MkDocs; `templates` are the theme's as they were last compiled."""
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=site)
    config.site_url = URL
    if templates:
        config.theme.get_env = lambda: templates  # type: ignore[method-assign]
    return config


def watch_by_events(server: LiveReloadServer) -> None:
    """Let the system report changes; MkDocs would read the time of every file again and again."""
    observer = Observer()
    observer.schedule = partial(observer.schedule, event_filter=CHANGES)  # type: ignore[method-assign]
    server.observer = observer  # type: ignore[assignment]
    server.build_delay = QUIET_FOR


def serve(site: str) -> None:
    """Serve until interrupted."""
    writer, frame = Writer(), times(FRAME)
    templates = settings(site).theme.get_env()

    def rebuild() -> None:
        nonlocal frame, templates
        writer.write()
        before, frame = frame, times(FRAME)
        if frame != before:
            templates = settings(site).theme.get_env()
        try:
            build(settings(site, templates), serve_url=URL, dirty=frame == before)
        finally:
            writer.renew()

    server = LiveReloadServer(rebuild, *ADDRESS, site)
    watch_by_events(server)
    settings(site).plugins.on_startup(command="serve", dirty=True)
    rebuild()
    for place in (*CODE, THEME, ASSETS, MAINTENANCE):
        server.watch(str(place))
    server.watch(str(ROOT), recursive=False)  # mkdocs.yml: a file itself may be put in its place
    try:
        server.serve()  # type: ignore[no-untyped-call]  # MkDocs leaves it untyped
    except KeyboardInterrupt:
        pass
    finally:
        server.shutdown()
        writer.stop()


def main() -> int:
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    with tempfile.TemporaryDirectory(prefix="serve-") as folder:
        serve(f"{folder}/site")
    return 0


if __name__ == "__main__":
    sys.exit(main())
