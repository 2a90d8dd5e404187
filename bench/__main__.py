"""What the site costs: the whole build, then a phone and a key.

What a director reads, taps and says is measured by `tests/site/test_measures.py`, which
`make bench` shows before this. The figures are for people; none of them fails the run.
"""

import gzip
import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright

from dev.looked_at import CHROMIUM, QUIET, Silent, served, settled
from generator.text.files import ROOT

CASES = Path("rules_src", "casebook")
COPY = 'git ls-files -co --exclude-standard -z | tar -c --null -T - | tar -x -C "$0"'
COMMIT = """
git init -q && git add .
git -c user.name=bench -c user.email=bench@example.invalid commit -q -m bench
"""
MKDOCS = (sys.executable, "-m", "mkdocs", "build")


@dataclass(frozen=True)
class Run:
    """What a process and its children cost."""

    seconds: float
    """By the clock."""
    cpu: float
    """Processor seconds, of all cores together."""
    mib: float
    """The most memory it held."""


@contextmanager
def project_copy() -> Iterator[Path]:
    """What git tracks or would track, committed."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        subprocess.run(["sh", "-c", COPY, name], cwd=ROOT, check=True)
        subprocess.run(["sh", "-ec", COMMIT], cwd=folder, check=True)
        yield folder


def run(folder: Path, *command: str) -> Run:
    """Run a command in a folder, and show its output only if it fails."""
    log = folder / "bench.log"
    start = time.perf_counter()
    with log.open("w") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)  # Popen must not wait for it again
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit {process.returncode}\n{log.read_text()[-4000:]}")
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


GOALS = {"koldt, alt": 2.5, "intet ændret": 0.1, "én sag ændret": 2.2}
"""Of `make site`, as a part of what a plain MkDocs build of the same Markdown costs."""


def whole_build() -> None:
    """Build a copy cold, again, and with a case that has changed; print what each costs.

    The reference is `mkdocs build` of the pages as they stand, after the first build and after the
    last: processor seconds, since other work on the machine makes the clock say anything.
    """
    plain, builds = [], {}
    with project_copy() as folder:
        (folder / ".venv").symlink_to(ROOT / ".venv")
        for build in GOALS:
            if build == "én sag ændret":
                case = min((folder / CASES).rglob("*.yaml"))
                text = case.read_text("utf-8")
                case.write_text(text.replace("headnote: ", "headnote: Ændret ", 1), "utf-8")
            builds[build] = run(folder, "make", "site")
            if build != "intet ændret":
                into = str(folder / ".cache" / "reference")
                plain.append(run(folder, *MKDOCS, "--site-dir", into).cpu)
    shown = " og ".join(f"{cpu:.1f}" for cpu in plain)
    print(f"Et rent MkDocs-byg af samme Markdown, i samme kørsel: {shown} CPU-sekunder")
    for build, goal in GOALS.items():
        cost = builds[build]
        used = f"{cost.cpu:7.1f} s CPU, {cost.seconds:7.1f} s ur, {cost.mib:5.0f} MiB"
        print(f"make site, {build}: {used}, forhold {cost.cpu / mean(plain):.2f} (højst {goal})")


PROGRAM = ROOT / "dev" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
CHROME_FLAGS = f"--chrome-flags={' '.join(('--headless=new', *QUIET))}"
PAGES = (
    "/",
    "/situationer/kulorsvigt/",
    "/situationer/melding-uden-for-tur/",
    "/sager/",
    "/sager/revoker-claims/",
    "/paragraffer/54/",
    "/traening/",
)
SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
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


def lighthouse() -> None:
    """Print the scores of each page in `site/`."""
    print("Lighthouse, telefon (mål: hurtighed mindst 95, resten 100):")
    print(f"{'':40}" + "".join(f"{n:>12}" for n in ("hurtighed", "adgang", "god skik", "søgning")))
    with served(ROOT / "site", by=Compressing) as here:
        for page in PAGES:
            command = [str(PROGRAM), here + page, "--quiet", "--output=json", CHROME_FLAGS]
            env = os.environ | {"CHROME_PATH": str(CHROMIUM)}
            report = subprocess.run(command, stdout=subprocess.PIPE, check=True, env=env).stdout
            categories = json.loads(report)["categories"]
            scores = {kind: 100 * categories[kind]["score"] for kind in SCORES}
            figures = (
                f"{score:.0f}{' ' if score >= SCORES[k] else '!'}" for k, score in scores.items()
            )
            print(f"{page:40}" + "".join(f"{figure:>12}" for figure in figures), flush=True)
    print()


SLOWED = 4
SENTENCES = (
    "øst passede men det var nords tur",
    "vest bød 1 hjerter over 1 spar",
    "syd trumfede men havde en hjerter",
    "nord spillede ud, men det var øst",
    "spilfører krævede resten, vest var uenig",
)
WATCH = """() => addEventListener("input", () => {
  const from = performance.now();
  globalThis.shown = new Promise((done) => requestAnimationFrame(() => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = () => done(performance.now() - from);
    drawn.port2.postMessage(0);
  }));
}, true)"""
"""From the key until what was found is drawn."""


def keys() -> None:
    """Print the clock and the processor time of each key of a few sentences: median and worst."""
    with served(ROOT / "site") as here, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = browser.new_page(viewport={"width": 390, "height": 844}, has_touch=True)
        page.goto(here)
        field = page.locator("article .search-field textarea")
        field.tap()
        field.fill("øst svigtede i spar")
        page.locator(".search-chip").first.wait_for()
        settled(page)
        page.evaluate(WATCH)
        phone = page.context.new_cdp_session(page)
        phone.send("Performance.enable", {"timeDomain": "threadTicks"})
        phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        costs = []
        for sentence in SENTENCES:
            field.fill("")
            for letter in sentence:
                before = _busy(phone)
                page.keyboard.insert_text(letter)
                costs.append((page.evaluate("shown"), 1000 * (_busy(phone) - before)))
        browser.close()
    names = ("ur (mål: median højst 50)", "processor")
    print(f"En tast i feltet, telefon {SLOWED} gange langsommere, {len(costs)} taster, ms:")
    for name, spent in zip(names, zip(*costs, strict=True), strict=True):
        print(f"  {name:28} median {median(spent):4.0f}, værst {max(spent):4.0f}")
    print(f"  andre i gang på maskinen: {os.getloadavg()[0]:.1f} på {os.cpu_count()} kerner\n")


def _busy(phone: CDPSession) -> float:
    """Seconds that the page's thread has worked."""
    metrics = phone.send("Performance.getMetrics")["metrics"]
    return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


if __name__ == "__main__":
    whole_build()
    lighthouse()
    keys()
