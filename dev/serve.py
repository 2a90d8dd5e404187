"""`make serve`: write the pages again when what they grow from changes; MkDocs shows them.

They are written by the code as it is then; MkDocs' own server builds those whose text has changed.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from watchfiles import watch

ROOT = Path(__file__).resolve().parent.parent
CODE = (ROOT / "rules_src", ROOT / "generator")
ADDRESS = ("127.0.0.1", 8000)
URL = "http://{}:{}/".format(*ADDRESS)


def start(*module: str, **environment: str) -> subprocess.Popen[bytes]:
    command, settings = [sys.executable, "-m", *module], os.environ | environment
    return subprocess.Popen(command, cwd=ROOT, env=settings, start_new_session=True)


class Ended(NamedTuple):
    """What `watch` asks whether to stop."""

    server: subprocess.Popen[bytes]

    def is_set(self) -> bool:
        return self.server.poll() is not None


def follow(server: subprocess.Popen[bytes]) -> None:
    """Have the pages written after each change, as long as the server runs."""
    for _ in watch(*CODE, stop_event=Ended(server)):
        start("generator", "pages").wait()


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
    sys.exit(main())
