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
from threading import Event, Thread

from watchfiles import watch

from generator.text.files import ROOT

CASES = ROOT / "rules_src" / "casebook"
CODE = (ROOT / "rules_src", ROOT / "generator")
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)
"""MkDocs' own."""
MKDOCS = (sys.executable, "-m", "mkdocs", "serve", "--dirty", "--quiet", "--watch", "theme")


def write() -> None:
    """Write the pages, and again whenever a line is read from the one who started it: the files of
    the cases that have changed, whose own pages come first."""
    from generator.cases.casebook import read_case
    from generator.cli.check import pages
    from generator.cli.console import Console
    from generator.site.render import render
    from generator.site.sections import cases
    from generator.site.stage import DOCS
    from generator.text.files import RefusedError, replace_file
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
        except RefusedError as error:
            console.note(str(error))
        except Exception:  # noqa: BLE001  # a law that is being edited may fail anywhere
            traceback.print_exc()
        changed = [*map(Path, os.read(sys.stdin.fileno(), 1 << 16).decode().splitlines())]
        if not changed:  # the end
            return


def writer() -> subprocess.Popen[bytes]:
    """A process that writes the pages by the code as it is now."""
    command = [sys.executable, "-m", "dev.serve", "write"]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, start_new_session=True)


def follow(ended: Event) -> None:
    """Have the pages written, by the code as it is at any time, until it is ended."""
    writes = writer()
    for changes in watch(*CODE, stop_event=ended):
        files = "".join(f"{file}\n" for _, file in changes)
        cases = all(CASES in Path(file).parents for file in files.splitlines())
        if cases and writes.stdin and writes.poll() is None:
            os.write(writes.stdin.fileno(), files.encode())
        else:
            writes.communicate()  # it writes to the end what it has begun
            writes = writer()
    writes.terminate()
    writes.communicate()


def main() -> int:
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        socket.create_server(ADDRESS).close()
    except OSError:
        print(f"Noget andet bruger {URL}. Stop det, og prøv igen.", file=sys.stderr)
        return 1
    ended = Event()
    following = Thread(target=follow, args=[ended])
    try:
        print("→ Skriver siderne", flush=True)
        subprocess.run([sys.executable, "-m", "generator", "pages"], cwd=ROOT, check=False)
        print(f"→ MkDocs bygger sitet; om et halvt minut vises det på {URL}", flush=True)
        following.start()
        with tempfile.TemporaryDirectory(prefix="serve-") as folder:
            settings = os.environ | {"SITE_DIR": folder}
            return subprocess.run(MKDOCS, cwd=ROOT, env=settings, check=False).returncode
    except KeyboardInterrupt:
        print("\nStoppet. Det byggede site er urørt.")
        return 0
    finally:
        ended.set()


if __name__ == "__main__":
    if sys.argv[1:] == ["write"]:
        write()
    else:
        sys.exit(main())
