"""`make serve`: the site as it is being written; a changed case is in the browser within 2 s.

MkDocs' own server watches everything that is written by hand. On a change it has the pages written
again and builds those that differ, since the whole site takes too long to wait for; so search and
navigation are complete when it starts only, or when the theme or the settings have changed.
The pages are written by `tools.pages`, which keeps the rules in memory until they change; another,
which has not read them yet, stands ready for when they do.
"""

from __future__ import annotations

import gc
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

from tools.changes import times

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "rules_src" / "casebook"
CODE = (ROOT / "rules_src", ROOT / "generator")
THEME = ROOT / "theme"
FRAME = (THEME, ROOT / "mkdocs.yml")
ASSETS = ROOT / "docs" / "assets"
MAINTENANCE = ROOT / "docs" / "bidrag" / "vedligehold"
CHANGES = [FileCreatedEvent, FileDeletedEvent, FileModifiedEvent, FileMovedEvent]
SETTLED = 0.02  # seconds without a change before the pages are written
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)


class Writer:
    """The process that writes the pages; another takes over when a rule or template changes."""

    def __init__(self, noted: Path) -> None:
        self.noted, self.code = noted, times(CODE, but=(CASES,))
        self.process, self.next = self._begun(), self._begun()
        self.old: subprocess.Popen[str] | None = None

    def _begun(self) -> subprocess.Popen[str]:
        python = (sys.executable, "-B")  # nothing compiled is written, to be taken for a change
        command = [*python, "-m", "tools.pages", str(self.noted)]
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe)

    def write(self) -> None:
        """Write the pages that differ; where there are faults, they are told and all stays."""
        code = times(CODE, but=(CASES,))
        if code != self.code or self.process.poll() is not None:
            self.code, self.old, self.process = code, self.process, self.next
        asks, answers = self.process.stdin, self.process.stdout
        with suppress(BrokenPipeError):  # a rule cannot even be imported: a traceback tells why
            print(file=asks, flush=True)
        if answers:
            answers.readline()  # it has written, or it has ended

    def renew(self) -> None:
        """Let the one go that has been taken over from, and have another stand ready."""
        if self.old and self.old.stdin:
            with suppress(BrokenPipeError):
                self.old.stdin.close()
            self.old, self.next = None, self._begun()

    def stop(self) -> None:
        for process in (self.process, self.next):
            process.communicate()


def settings(site: str, templates: Environment | None = None) -> MkDocsConfig:
    """What MkDocs builds by; with the theme's templates as they were last compiled, if given."""
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=site)
    config.site_url = URL
    if templates:
        config.theme.get_env = lambda: templates  # type: ignore[method-assign]
    return config


def told_of_changes(server: LiveReloadServer) -> None:
    """Let the system tell it: MkDocs looks at every file again and again, which takes its time."""
    observer = Observer()
    observer.schedule = partial(observer.schedule, event_filter=CHANGES)  # type: ignore[method-assign]
    server.observer = observer  # type: ignore[assignment]
    server.build_delay = SETTLED


def serve(site: str, noted: Path) -> None:
    """Serve until interrupted."""
    writer, frame = Writer(noted), times(FRAME)
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
    told_of_changes(server)
    settings(site).plugins.on_startup(command="serve", dirty=True)
    rebuild()
    gc.freeze()  # what is in memory now stays, and need not be looked through each time
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
        serve(f"{folder}/site", Path(folder) / "noted.json")
    return 0


if __name__ == "__main__":
    sys.exit(main())
