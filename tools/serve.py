"""`make serve`: the site as it is being written; a page is made when somebody asks for it.

So a changed story, headnote, step or question is seen as soon as its page is, however many pages
show it. The text is made by `tools.pages`, a process that keeps the rules in memory until they
change; then a second, which has read all but the laws, takes over. MkDocs puts its frame around it.
Everything else, what the search finds too, is made when nobody has asked for a while.
"""

from __future__ import annotations

import errno
import json
import logging
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # interrupted while it reads its modules, it shows no stack
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from mkdocs.commands.build import _build_page, _build_theme_template, _populate_page
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer
from mkdocs.structure.files import File, get_files
from mkdocs.structure.nav import get_navigation
from mkdocs.structure.pages import Page
from watchdog.events import (
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
    FileSystemEvent,
)
from watchdog.observers import Observer
from watchdog.observers.api import ObservedWatch

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "rules_src" / "casebook"
LAWS = ROOT / "rules_src" / "laws"
CODE = (ROOT / "rules_src", ROOT / "generator")
THEME = ROOT / "theme"
DOCS = ROOT / "docs"
ASSETS = DOCS / "assets"
MAINTENANCE = DOCS / "bidrag" / "vedligehold"
COMPILED = ROOT / ".cache" / "python"
LIST = DOCS / ".generated"
"""Written by `generator.site.write`."""
FRAME = (THEME, ROOT / "mkdocs.yml", LIST)
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
    compiled = {"PYTHONPYCACHEPREFIX": str(COMPILED)}  # elsewhere they are taken for changes
    command, pipe = [sys.executable, "-m", "tools.pages"], subprocess.PIPE
    around = os.environ | compiled
    return subprocess.Popen(
        command,
        cwd=ROOT,
        env=around,
        text=True,
        stdin=pipe,
        stdout=pipe,
        start_new_session=True,  # Ctrl-C is pressed for us; it ends when its questions do
    )


def end(process: subprocess.Popen[str]) -> None:
    """Let a process end: nobody asks it any more."""
    with suppress(BrokenPipeError):
        if process.stdin:
            process.stdin.close()


class Writer:
    """The process that makes the pages; the next takes over when a rule or template changes."""

    def __init__(self) -> None:
        self.code = times(CODE, exclude=CASES)
        self.process = start()
        self.next: subprocess.Popen[str] | None = None

    def ask(self, path: str = "") -> str | None:
        """The Markdown of a page, None if there is none; without a path all are written."""
        requests, answers = self.process.stdin, self.process.stdout
        with suppress(BrokenPipeError):  # a rule cannot even be imported: a traceback shows why
            print(path, file=requests, flush=True)
        line = answers.readline() if answers else ""
        text: str | None = json.loads(line or "null")
        return text

    def renew(self) -> None:
        """Let the next process take over if a law is changed, or a new one if more is."""
        code = times(CODE, exclude=CASES)
        changed = {file for file, _ in code.items() ^ self.code.items()}
        if self.next and not all(file.is_relative_to(LAWS) for file in changed):
            end(self.next)
            self.next = None
        if changed or self.process.poll() is not None:
            end(self.process)
            self.code, self.process, self.next = code, self.next or start(), None

    def prepare(self) -> None:
        """Start the next process; nobody waits now."""
        self.next = self.next or start()

    def stop(self) -> None:
        for process in filter(None, (self.process, self.next)):
            end(process)
            process.wait()


def settings(site: str) -> MkDocsConfig:
    """The settings of MkDocs."""
    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=site)
    config.site_url = URL
    return config


class Frame:
    """What stands around every page, and which files there are, as when this was made."""

    def __init__(self, site: str) -> None:
        self.config = settings(site)
        self.env = self.config.theme.get_env()
        self.files = get_files(self.config)
        self.files.add_files_from_theme(self.env, self.config)
        self.navigation = get_navigation(self.files, self.config)
        self.by_target = {file.dest_uri: file for file in self.files}
        for name in self.config.theme.static_templates:
            _build_theme_template(name, self.env, self.files, self.config, self.navigation)

    def file(self, target: str) -> File | None:
        """The file that becomes this file of the site; a page that is new since may be a case."""
        name, _, last = target.rpartition("/")
        if target not in self.by_target and last == "index.html":
            return File.generated(self.config, f"{name}.md", abs_src_path=str(DOCS / f"{name}.md"))
        return self.by_target.get(target)

    def build(self, file: File) -> None:
        """Write a page as it is shown."""
        page = file.page or Page(None, file, self.config)
        _populate_page(page, self.config, self.files)
        shown = self.files.documentation_pages()
        _build_page(page, self.config, shown, self.navigation, self.env)


class Server(LiveReloadServer):
    """Serves a folder, after it has put the file there that somebody asks for, made anew."""

    def __init__(self, site: str) -> None:
        super().__init__(self.renew, *ADDRESS, site)
        self.site, self.writer, self.making = site, Writer(), threading.Lock()
        if not LIST.is_file():
            self.writer.ask()
        self.around, self.frame = times(FRAME), Frame(site)
        self.build_delay = QUIET_FOR
        watch_by_events(self)

    def renew(self) -> None:
        """Take over what is changed but a case, which is read again for every page."""
        with self.making:
            self.writer.renew()
            around = times(FRAME)
            if around != self.around:
                self.around, self.frame = around, Frame(self.site)

    def serve_request(self, environ: Any, start_response: Any) -> Iterable[bytes]:
        """Serve one file; MkDocs does it when the file is there."""
        path = environ["PATH_INFO"].encode("latin-1").decode("utf-8", "ignore").lstrip("/")
        if not path.startswith("livereload/"):
            with self.making:
                self.make(f"{path}index.html" if path.endswith("/") or not path else path)
        found: Iterable[bytes] = super().serve_request(environ, start_response)
        return found

    def make(self, target: str) -> None:
        """Put one file of the site into its folder."""
        file = self.frame.file(target)
        if file is None:
            return
        if not file.is_documentation_page():
            file.copy_file(dirty=True)
            return
        text = self.writer.ask(file.src_uri)
        if text is not None:
            file.content_string = text
        if text is not None or (DOCS / file.src_uri).is_file():
            self.frame.build(file)
            self.writer.prepare()
        else:  # its case has been deleted
            Path(file.abs_dest_path).unlink(missing_ok=True)


def watch_by_events(server: LiveReloadServer) -> None:
    """Let the system report changes of what is written by hand; MkDocs would read the time of
    every file again and again.
    """
    observer = Observer()
    schedule = observer.schedule

    def of_ours(handler: Any, path: str, *, recursive: bool) -> ObservedWatch:
        heard = handler.on_any_event
        handler.on_any_event = lambda event: is_generated(event) or heard(event)
        return schedule(handler, path, recursive=recursive, event_filter=CHANGES)

    observer.schedule = of_ours  # type: ignore[method-assign, assignment]
    server.observer = observer  # type: ignore[assignment]


def is_generated(event: FileSystemEvent) -> bool:
    """Whether a changed file is one that `tools.pages` has written."""
    path = Path(str(event.dest_path or event.src_path))
    if not path.is_relative_to(DOCS):
        return False
    return (
        path.suffix == ".part"
        or path.relative_to(DOCS).as_posix() in LIST.read_text("utf-8").splitlines()
    )


def serve(site: str) -> None:
    """Serve until interrupted."""
    server = Server(site)
    for place in (*CODE, THEME, ASSETS, MAINTENANCE):
        server.watch(str(place))
    server.watch(str(ROOT), recursive=False)  # mkdocs.yml: a file itself may be put in its place
    try:
        server.serve()  # type: ignore[no-untyped-call]  # MkDocs leaves it untyped
    finally:
        server.shutdown()
        server.writer.stop()


def main() -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    with tempfile.TemporaryDirectory(prefix="serve-") as folder:
        try:
            serve(f"{folder}/site")
        except KeyboardInterrupt:
            print("\nStoppet. Det byggede site er urørt.")
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            print(f"Noget andet bruger {URL}. Stop det, og prøv igen.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
