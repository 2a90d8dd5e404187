"""`make serve`: write the pages again when what they grow from changes; MkDocs shows them.

The rules stay in the memory of a process of their own. A changed case is read by them; changed code
starts that process anew. MkDocs' own server builds the pages whose text has changed.
"""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "rules_src" / "casebook"
CODE = (ROOT / "rules_src", ROOT / "generator")
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)
PAUSE = 0.2  # seconds between two looks at the files

Times = dict[Path, int]


def times() -> Times:
    """When each file that the pages grow from was last changed."""
    changed: Times = {}
    for file in (file for top in CODE for file in top.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            with suppress(FileNotFoundError):  # an editor's temporary file, gone again
                changed[file] = file.stat().st_mtime_ns
    return changed


def write() -> None:
    """Write the pages each time a line comes, by the rules as they are when this begins."""
    from generator.cli.check import pages
    from generator.cli.console import Console, UsageError

    gc.disable()  # until nobody waits: the rules are kept, and looked through every time
    console = Console.of_today(ROOT, out=sys.stderr)
    for _ in sys.stdin:
        try:
            pages(console, [])
        except UsageError as error:
            console.note(str(error))
        except Exception:  # noqa: BLE001  # a law that is being edited may fail anywhere
            traceback.print_exc()
        print(flush=True)
        gc.collect()


class Writer:
    """The process that writes the pages; it begins anew when code has changed."""

    def __init__(self) -> None:
        self.process = self._started()

    def write(self, *, anew: bool) -> None:
        """Write every page that differs, and wait until it is done."""
        if anew or self.process.poll() is not None:
            self.end()
            self.process = self._started()
        with suppress(BrokenPipeError):  # the code cannot even be imported; a traceback shows why
            requests, answers = self.process.stdin, self.process.stdout
            print(file=requests, flush=True)
            if answers:
                answers.readline()

    def end(self) -> None:
        with suppress(BrokenPipeError):
            self.process.communicate()

    @staticmethod
    def _started() -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "tools.serve", "write"]
        return subprocess.Popen(
            command, cwd=ROOT, text=True, stdin=pipe, stdout=pipe, start_new_session=True
        )


@contextmanager
def shown(folder: str) -> Iterator[subprocess.Popen[bytes]]:
    """MkDocs' server over the pages, which builds those that change."""
    command = [sys.executable, "-m", "mkdocs", "serve", "--dirty", "--quiet"]
    where = ["--dev-addr", "{}:{}".format(*ADDRESS), "--watch", str(ROOT / "theme")]
    process = subprocess.Popen(
        [*command, *where], cwd=ROOT, env=os.environ | {"SITE_DIR": folder}, start_new_session=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def follow(writer: Writer, server: subprocess.Popen[bytes], before: Times) -> None:
    """Write the pages whenever a file is another, as long as the server runs."""
    while server.poll() is None:
        time.sleep(PAUSE)
        now = times()
        if changed := {file for file, _ in now.items() ^ before.items()}:
            before = now
            writer.write(anew=any(CASES not in file.parents for file in changed))


def main() -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(ADDRESS)
        except OSError:
            print(f"Noget andet bruger {URL}. Stop det, og prøv igen.", file=sys.stderr)
            return 1
    before, writer = times(), Writer()
    try:
        print("→ Skriver siderne", flush=True)
        writer.write(anew=False)
        print(f"→ MkDocs bygger sitet; om et halvt minut vises det på {URL}", flush=True)
        with tempfile.TemporaryDirectory(prefix="serve-") as folder, shown(folder) as server:
            follow(writer, server, before)
            return server.returncode or 0
    except KeyboardInterrupt:
        print("\nStoppet. Det byggede site er urørt.")
        return 0
    finally:
        writer.end()


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    else:
        sys.exit(main())
