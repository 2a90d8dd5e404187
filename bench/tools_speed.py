"""The tools that count: milliseconds in Chromium with the processor slowed four times."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page, sync_playwright

from bench.project_copy import ROOT
from tools.looked_at import CHROMIUM, QUIET, served

SLOWER = 4
REPEATS = 15
TOOLS = {
    "sammenligning af to meldinger (mål: under 100 ms)": (
        "/vaerktoejer/tilsvarende/#/gl=5-10.h6~5-10.s6~22-24.bal/ny=12-20.h5+~8-17.s4+",
        'form.comparable [data-limit="p0"]',
        "input",
    ),
    "scoreværksted (mål: under 50 ms)": (
        "/vaerktoejer/justeret/#/k=pairs/z=ew/ns=100.4rS11/ew=50.5rS11~50.4rS11"
        "/p=500_400_400_400_150_100_100_-140/e=12",
        '[data-results="ns"] [data-part="tricks"]',
        "input",
    ),
    "meldeforløb på tastatur (mål: under 50 ms)": (
        "/vaerktoejer/meldeforloeb/#/giver=N/zone=NS"
        "/meldinger=1k,pas,1h,1s,D,2s,S:pas,tilbage,3k,pas,3h,pas,4h,4s,D,pas",
        '.pad-call[data-key="pas"]',
        "click",
    ),
    "kulørsvigtens stik (mål: under 50 ms)": (
        "/vaerktoejer/kulorsvigt-stik/#/spilforer=S/svigt=Ø.7.k.suit."
        "/stik=7Ø,8S,9S,10V,11S,12S,13S/foer=4",
        ".pad-view button",
        "click",
    ),
    "rundspørge (mål: under 50 ms)": (
        "/vaerktoejer/rundspoerge/#/giver=V/zone=NS/meldinger=1s,pas,2s,pas,pas/spoerger=N"
        "/handlinger=pas|D|2ut|3r/svar=0,1.0,0.1,0,1,2.0,0,1.2,0,0/maal=20/peger=1.2/gjorde=1",
        '.poll [data-key="valg0"]',
        "click",
    ),
    "kendelse som dokument (mål: under 50 ms)": (
        "/vaerktoejer/kendelse/#/call_out_of_rotation/plads=S/turn=partner/call=bid/since=nothing"
        "/accepted=no/comparable=no/.b=5/.s=12",
        ".filled [name=t]",
        "input",
    ),
    "log med tyve kendelser (mål: under 50 ms)": (
        "/vaerktoejer/log/",
        ".log-rulings input",
        "input",
    ),
}
"""A page with much filled in, the field or key that is timed, and what happens to it."""
LOG = [
    {
        "page": "situationer/melding-uden-for-tur",
        "hash": "#/plads=S/turn=partner/call=bid/since=nothing/accepted=no/comparable=no",
        "title": "Melding uden for tur",
        "verdict": "Nord passer én gang.",
        "at": number,
        "board": str(number),
    }
    for number in range(1, 21)
]
"""Kept in the browser before its pages are opened."""
CLAIMS = {
    "kravtavle, seks kort hver (mål: under 1.000 ms)": (
        "/syd=sEK.hED.rE3/nord=s4.hK.rKD.kE5/vest=sDB.r98.kK9/oest=sT8.h2.rBT.kD"
    ),
    "kravtavle, otte kort hver": (
        "/syd=sEK.hED.rE43.k2/nord=s4.hK.rKD.kE543/vest=sDB9.r987.kK9/oest=sT876.h2.rBT.kD"
    ),
}
"""Hands; the answer is timed from the tap that chooses who claims until it can be read."""
CLAIM = "/vaerktoejer/krav/#/spilforer=S/kraever=S/trumf=h/inde=S"
ANSWERED = """(key) => new Promise((done) => {
  const answer = document.querySelector(".pad-answer");
  const start = performance.now();
  document.querySelector(key).click();
  new MutationObserver((_, watch) => {
    if (answer.hasAttribute("aria-busy") || !answer.querySelector(".pad-verdict")) return;
    watch.disconnect();
    done(performance.now() - start);
  }).observe(answer, { attributes: true, childList: true });
})"""
TIME = """(field, event) => {
  const start = performance.now();
  field.dispatchEvent(new Event(event, { bubbles: true }));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}"""


def tools_speed() -> None:
    """Print the first answer, for which everything is worked out, and the median of the next."""
    with served(ROOT / "site") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        for name, (path, field, event) in TOOLS.items():
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(address + "/vaerktoejer/")
            page.evaluate("(kept) => (localStorage.kendelser = JSON.stringify(kept))", LOG)
            first, *rest = milliseconds(page, address + path, field, event)
            print(f"{name}: {first:.0f} ms, derefter {median(rest):.0f} ms", flush=True)
            page.close()
        for name, hands in CLAIMS.items():
            page = browser.new_page(viewport={"width": 390, "height": 844})
            page.goto(address + CLAIM + hands)
            page.wait_for_selector(".pad-answer[data-done]")
            slowed(page)
            spent = [page.evaluate(ANSWERED, '[data-key="Hvem krævede?:S"]') for _ in range(5)]
            print(f"{name}: {median(spent):.0f} ms, højst {max(spent):.0f} ms", flush=True)
            page.close()
        browser.close()


def milliseconds(page: Page, address: str, field: str, event: str) -> list[float]:
    page.goto(address)
    slowed(page)
    changed = page.locator(field).first
    return [float(changed.evaluate(TIME, event)) for _ in range(REPEATS)]


def slowed(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
