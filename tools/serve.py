"""`make serve`: write the pages again when what they grow from changes; MkDocs shows them.

A process of its own keeps the rules in memory and reads changed cases by them. It ends when code
has changed, and is started anew. MkDocs' own server builds the pages whose text has changed.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import traceback
from contextlib import suppress
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


def wait(before: Times) -> Times:
    """Wait until a file is another, and return the times then; end if `make serve` has ended."""
    parent = os.getppid()
    while (now := times()) == before:
        time.sleep(PAUSE)
        if os.getppid() != parent:
            sys.exit()
    return now


def write() -> None:
    """Write the pages whenever a case has changed, until code has changed."""
    before = times()
    from generator.cli.check import pages
    from generator.cli.console import Console, UsageError

    console = Console.of_today(ROOT, out=sys.stderr)
    while True:
        try:
            pages(console, [])
        except UsageError as error:
            console.note(str(error))
        except Exception:  # noqa: BLE001  # a law that is being edited may fail anywhere
            traceback.print_exc()
        now = wait(before)
        if any(CASES not in file.parents for file, _ in now.items() ^ before.items()):
            return
        before = now


def start(*module: str, **environment: str) -> subprocess.Popen[bytes]:
    command, settings = [sys.executable, "-m", *module], os.environ | environment
    return subprocess.Popen(command, cwd=ROOT, env=settings, start_new_session=True)


def follow(server: subprocess.Popen[bytes]) -> None:
    """Have the pages written, by the code as it is at any time, as long as the server runs."""
    while server.poll() is None:
        before, writer = times(), start("tools.serve", "write")
        try:
            while writer.poll() is None and server.poll() is None:
                time.sleep(PAUSE)
        finally:
            writer.terminate()
        if writer.wait() > 0:  # the code cannot even be imported; a traceback shows why
            wait(before)


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
