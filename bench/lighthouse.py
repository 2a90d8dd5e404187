"""What Lighthouse says of a few pages, asked as from a phone on a slow net."""

from __future__ import annotations

import functools
import gzip
import http.server
import io
import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.workshop import ROOT

PROGRAM = ROOT / "tools" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
CHROMIUM = "/usr/bin/chromium"
QUIET = (
    "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
)
PAGES = (
    "/",
    "/situationer/kulorsvigt/",
    "/situationer/melding-uden-for-tur/",
    "/sager/",
    "/sager/revoker-claims/",
    "/paragraffer/54/",
    "/traening/",
)
GOALS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
NAMES = ("hurtighed", "adgang", "god skik", "søgning")
PACKED = (".html", ".css", ".js", ".json", ".svg", ".xml")


class _Packing(http.server.SimpleHTTPRequestHandler):
    """A file server that packs what a real one would, and writes no log."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if file.suffix not in PACKED or not file.is_file():
            return super().send_head()
        packed = gzip.compress(file.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed)))
        self.end_headers()
        return io.BytesIO(packed)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def _served(folder: Path) -> Iterator[str]:
    handler = functools.partial(_Packing, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def _scores(address: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        report = Path(name, "report.json")
        options = ("--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={QUIET}")
        command = [str(PROGRAM), address, *options]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": CHROMIUM})
        found = json.loads(report.read_text("utf-8"))["categories"]
    return {kind: 100 * found[kind]["score"] for kind in GOALS}


def lighthouse() -> None:
    """Print the scores of each page of the site as `make site` left it."""
    if not (ROOT / "site" / "index.html").is_file():
        print("Lighthouse: der er intet site; kør »make site« først.\n")
        return
    print("Lighthouse, telefon (mål: hurtighed mindst 95, resten 100):")
    print(f"{'':40}" + "".join(f"{name:>12}" for name in NAMES))
    with _served(ROOT / "site") as here:
        for page in PAGES:
            scores = _scores(here + page)
            figures = (
                f"{score:.0f}{' ' if score >= GOALS[k] else '!'}" for k, score in scores.items()
            )
            print(f"{page:40}" + "".join(f"{figure:>12}" for figure in figures), flush=True)
    print()
