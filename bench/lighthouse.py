"""Lighthouse's scores for a few pages, as on a phone with a slow connection."""

import gzip
import io
import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench.project_copy import ROOT
from dev.looked_at import CHROMIUM, QUIET, Silent, served

PROGRAM = ROOT / "dev" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
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
COMPRESSED = (".html", ".css", ".js", ".json", ".svg", ".xml")


class Compressing(Silent):
    """Compress what a real server would."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if file.suffix not in COMPRESSED or not file.is_file():
            return super().send_head()
        body = gzip.compress(file.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)


def _scores(address: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        report = Path(name, "report.json")
        flags = " ".join(("--headless=new", *QUIET))
        options = ("--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={flags}")
        command = [str(PROGRAM), address, *options]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": str(CHROMIUM)})
        categories = json.loads(report.read_text("utf-8"))["categories"]
    return {kind: 100 * categories[kind]["score"] for kind in GOALS}


def lighthouse() -> None:
    """Print the scores of each page in `site/`."""
    print("Lighthouse, telefon (mål: hurtighed mindst 95, resten 100):")
    print(f"{'':40}" + "".join(f"{name:>12}" for name in NAMES))
    with served(ROOT / "site", by=Compressing) as here:
        for page in PAGES:
            scores = _scores(here + page)
            figures = (
                f"{score:.0f}{' ' if score >= GOALS[k] else '!'}" for k, score in scores.items()
            )
            print(f"{page:40}" + "".join(f"{figure:>12}" for figure in figures), flush=True)
    print()
