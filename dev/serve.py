"""`make serve`: write the pages again when what they grow from changes; MkDocs shows them.

A process of its own keeps the rules in memory and reads changed cases by them. It is started anew
when code has changed. MkDocs' own server builds the pages whose text has changed.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import traceback
from pathlib import Path
from typing import NamedTuple

from watchfiles import watch

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "rules_src" / "casebook"
CODE = (ROOT / "rules_src", ROOT / "generator")
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)


def write() -> None:
    """Write the pages, and again whenever a line is read from the one who started it: the files of
    the cases that have changed, whose own pages come first."""
    from generator.cases.casebook import read_case
    from generator.cli.check import pages
    from generator.cli.console import Console, UsageError
    from generator.site.render import render
    from generator.site.sections import cases
    from generator.site.stage import DOCS
    from generator.text.files import replace_file
    from generator.views.addresses import case_page

    console = Console.of_today(ROOT, out=sys.stderr)
    changed: list[Path] = []
    while True:
        try:
            for case in filter(Path.is_file, changed):
                alone = console.content(read_case(case, console.book, ROOT))
                for spec in cases.specs(alone):
                    if spec.path == case_page(case.stem):
                        replace_file(ROOT / DOCS / spec.path, render(spec).encode())
            pages(console, [])
        except UsageError as error:
            console.note(str(error))
        except Exception:  # noqa: BLE001  # a law that is being edited may fail anywhere
            traceback.print_exc()
        changed = [*map(Path, os.read(sys.stdin.fileno(), 1 << 16).decode().splitlines())]
        if not changed:  # the end
            return


def start(*module: str, stdin: int | None = None, **environment: str) -> subprocess.Popen[bytes]:
    command, settings = [sys.executable, "-m", *module], os.environ | environment
    return subprocess.Popen(command, cwd=ROOT, env=settings, stdin=stdin, start_new_session=True)


class Ended(NamedTuple):
    """What `watch` asks whether to stop."""

    server: subprocess.Popen[bytes]

    def is_set(self) -> bool:
        return self.server.poll() is not None


def follow(server: subprocess.Popen[bytes]) -> None:
    """Have the pages written, by the code as it is at any time, as long as the server runs."""
    writer = start("dev.serve", "write", stdin=subprocess.PIPE)
    try:
        for changes in watch(*CODE, stop_event=Ended(server)):
            cases = all(CASES in Path(file).parents for _, file in changes)
            if cases and writer.poll() is None:
                assert writer.stdin
                os.write(
                    writer.stdin.fileno(), "".join(f"{file}\n" for _, file in changes).encode()
                )
            else:
                writer.communicate()  # it writes to the end what it has begun
                writer = start("dev.serve", "write", stdin=subprocess.PIPE)
    finally:
        writer.terminate()
        writer.communicate()


def main() -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(ADDRESS)
        except OSError:
            print(f"Noget andet bruger {URL}. Stop det, og prøv igen.", file=sys.stderr)
            return 1
    address = "{}:{}".format(*ADDRESS)
    command = ("mkdocs", "serve", "--dirty", "--quiet", "--dev-addr", address, "--watch", "theme")
    try:
        print("→ Skriver siderne", flush=True)
        start("generator", "pages").wait()
        print(f"→ MkDocs bygger sitet; om et halvt minut vises det på {URL}", flush=True)
        with tempfile.TemporaryDirectory(prefix="serve-") as folder:
            server = start(*command, SITE_DIR=folder)
            try:
                follow(server)
            finally:
                server.terminate()
                server.wait()
        return server.returncode
    except KeyboardInterrupt:
        print("\nStoppet. Det byggede site er urørt.")
        return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    else:
        sys.exit(main())
