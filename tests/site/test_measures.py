"""What a director reads, taps and says, measured on the site as built and held to the limits.

`make bench` shows them.
"""

import gzip
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import mean, median
from typing import Literal
from urllib.parse import unquote, urlsplit

import pytest
from conftest import ROOT
from guide_paths import conversations as conversations_of
from guide_paths import verdict_line
from in_page import PHONE, visiting
from own_book import BOOK, as_assumed
from playwright.sync_api import Browser, Locator, Page, Response

from dev.looked_at import settled
from generator.checks.spoken import SENTENCE
from generator.engine.rulebook import Conversation
from generator.engine.verdicts import finished_steps, moments, words_in
from rules_src.laws import SITUATIONS
from rules_src.model.ruling import EVERYONE, When
from rules_src.presentation.home import HOME


@dataclass(frozen=True)
class NamedIncident:
    """What happened, the rule it begins with, and what a director answers on the way."""

    name: str
    rule: str
    answers: Mapping[str, str]
    verdict: str
    said: str
    seated: str = ""


TWELVE = ROOT / "tests" / "incidents" / "twelve.toml"
INCIDENTS = [NamedIncident(**one) for one in tomllib.loads(TWELVE.read_text("utf-8"))["incident"]]
SPOKEN_TO = re.compile(r"\b(d(u|ig|in|it|ine)|i|jer|jeres|jeg|mig|min|mit|mine)\b", re.IGNORECASE)
IMPERATIVE = re.compile(
    r"(Afgiv|Bland|Bliv|Brug|Byd|Byt|Fortæl|Gentag|Giv|Gå|Hold|Kald|Lad|Læg|Meld|Pas|Regn|Ret|Rør"
    r"|Se|Sid|Sig|Skift|Skriv|Spil|Spørg|Stop|Svar|Sæt|Tag|Tæl|Undgå|Vend|Vent|Vis|Vælg)\b"
)
PRESSED = (".html", ".css", ".js", ".json", ".svg", ".xml")
"""What a server compresses; fonts and pictures are compressed already."""
SEATS = "NØSV"
ASKED_FOR = re.compile(rb'(?:src|href)="([^"]+\.(?:css|js))"')
ELEMENT = re.compile(rb"<[a-z]")
SHEET = re.compile(rb"/Type\s*/Page\b")


@dataclass(frozen=True)
class Measure:
    """One line of the table: what is counted, how much there is, and the most there may be."""

    name: str
    value: float
    most: float

    @property
    def holds(self) -> bool:
        return self.value <= self.most


# Spoken: from the rules


def due_now(conversation: Conversation) -> int:
    """The words read out at once when a ruling is finished."""
    steps, due = finished_steps(conversation), moments(conversation)
    return sum(words_in(s.says) for s in steps if s.aloud and due[s] is When.NOW)


def spoken_measures() -> Iterator[Measure]:
    """Words due now, and the length of sentences."""
    found = {rule.name: rule.conversations for rule in BOOK.entered}
    words = {name: [due_now(c) for c in some] for name, some in found.items()}
    every = [count for some in words.values() for count in some]
    yield Measure(f"ord at sige nu, snit af {len(every)} samtaler", mean(every), 27.2)
    wordiest = max(words, key=lambda name: mean(words[name]))
    yield Measure(f"… snit, ordrigeste situation ({wordiest})", mean(words[wordiest]), 45.5)
    yield Measure("… mest i én samtale", max(every), 76)
    steps = {s for some in found.values() for c in some for s in c.ruling if s.aloud}
    sentences = [(step, one) for step in steps for one in SENTENCE.split(step.says)]
    to_one = [text for step, text in sentences if step.to != EVERYONE]
    mute = sum(not (SPOKEN_TO.search(text) or IMPERATIVE.match(text)) for text in to_one)
    yield Measure(f"talte sætninger af {len(sentences)}, der ikke siges til nogen", mute, 0)


# What is read and tapped: from the pages

READ = """() => {
  const seen = [];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const link of document.querySelectorAll("article :is(a[href*='situationer/'], summary)")) {
    const fold = link.closest("details:not([open])")?.querySelector("summary");
    if (fold || shown(link))
      seen.push({ text: link.textContent, href: link.href || "", fold: fold?.innerText || "" });
  }
  return seen;
}"""
"""The labels of the home page in reading order, and the fold that is opened for one."""


@dataclass(frozen=True)
class Cost:
    """What it costs to come from home to the verdict of an incident."""

    words: int
    taps: int
    verdict: str


def cost(page: Page, home: str, labels: list[dict[str, str]], incident: NamedIncident) -> Cost:
    """Walk an incident as a director does: the label at home, then each question's answer."""
    words, taps, href = _label(labels, incident)
    page.goto(home + href)
    return _asked(page, incident, Cost(words, taps, ""))


def _asked(page: Page, incident: NamedIncident, before: Cost) -> Cost:
    """Answer what the guide asks until it gives a verdict."""
    words, taps = before.words, before.taps
    while True:
        card = page.locator(".guide-card")
        name = card.get_attribute("data-ask")
        if name:
            words += _read(page)
            answer = card.locator(f".guide-answers [data-answer={incident.answers[name]}]")
            (answer if answer.count() else _seat_of(page, incident, name)).click()
        elif _is_open(page, incident):
            page.locator("button.guide-more, a.guide-more").click()
        else:
            return Cost(words, taps, page.locator("#guide-heading").inner_text())
        taps += 1


def _read(page: Page) -> int:
    """The words of a question, and of one that is open above it."""
    both = page.locator(".guide-card, .guide-trail li:has([aria-expanded=true])")
    return sum(in_words(text) for text in both.all_inner_texts())


def _seat_of(page: Page, incident: NamedIncident, name: str) -> Locator:
    """Where he sits who an answer is: it is tapped there, once the seat of the first is known."""
    fact = BOOK[incident.rule].facts_in_reach[name]
    answer = fact.answers[incident.answers[name]]
    role = next(role for role, answers in fact.by_seat.items() if answer in answers)
    first = SEATS.index(re.findall(f"plads=([{SEATS}])", unquote(page.url))[0])
    seat = SEATS[(first + ("offender", "lho", "partner", "rho").index(role)) % 4]
    return page.locator(f".guide-card .guide-table .at-{seat.replace('Ø', 'O')}")


def said_cost(page: Page, home: str, incident: NamedIncident) -> Cost:
    """Type what happened into home's field, and go on from what was understood."""
    page.goto(home)
    page.locator("article .search-field textarea").fill(incident.said)
    chips = page.locator(".search-taken")
    first = page.get_by_role("option").first
    first.locator(".search-line", has_text=re.compile(r"^Næste: |\.$")).wait_for()
    line = first.locator(".search-line").inner_text()
    words = in_words(first.inner_text())
    if chips.is_visible():
        words += in_words(chips.inner_text())
    answers = page.locator(".search-next")
    confirmed = answers.get_by_role("link", name="Stemmer det? Vis kendelsen")
    if confirmed.is_visible():
        words += in_words(confirmed.inner_text())
        confirmed.click()
        return _asked(page, incident, Cost(words, 2, ""))
    if not answers.is_visible():
        first.click()
        return _asked(page, incident, Cost(words, 2, ""))
    words += in_words(answers.inner_text()) - in_words(line)
    known = {f"{name}={key}" for name, key in incident.answers.items()}
    links = answers.locator("a").evaluate_all("(all) => all.map((link) => link.hash)")
    # the parts that all of the addresses have: what was understood
    kept = set[str].intersection(*({*link.split("/")} for link in links))
    right = [n for n, link in enumerate(links) if {*link.split("/")} - known <= kept]
    answers.locator("a").nth(right[0]).click()
    return _asked(page, incident, Cost(words, 2, ""))


def _label(labels: list[dict[str, str]], incident: NamedIncident) -> tuple[int, int, str]:
    """Words and taps to the label that says most of the incident, and where it leads."""
    situation = next(s for s in SITUATIONS if s.rule.__name__ == incident.rule)
    answers = {f"{name}={key}" for name, key in incident.answers.items()}
    said, found = -1, (0, 0, "")
    for number, label in enumerate(labels):
        folds = ("", label["fold"])
        words = sum(in_words(a["text"]) for a in labels[: number + 1] if a["fold"] in folds)
        address = urlsplit(label["href"])
        known = {part for part in address.fragment.strip("/").split("/") if part}
        if (
            f"/situationer/{situation.slug}/" in address.path
            and known <= answers
            and len(known) > said
        ):
            said = len(known)
            taps = 2 if label["fold"] else 1
            found = words, taps, address.path + (f"#{address.fragment}" if known else "")
    if said < 0:
        raise LookupError(f"forsiden fører ikke til »{situation.title}«")
    return found


def _is_open(page: Page, incident: NamedIncident) -> bool:
    """Whether the incident goes on in a rule that is due later; what is assumed is not asked."""
    parts = urlsplit(page.url).fragment.split("/")
    known = {part.split("=")[0] for part in parts}
    facts = BOOK[incident.rule].facts_in_reach
    told = incident.answers.items()
    asked = {name for name, key in told if facts[name].answers[key] is not facts[name].assume}
    return bool(asked - known) and page.locator(".guide-more").count() > 0


def in_words(text: str) -> int:
    """The words of a text on a page; numbers in front of answers and § signs are none."""
    return sum(any(c.isalpha() for c in word) for word in text.split())


def walked_measures(page: Page, home: str) -> Iterator[Measure]:
    """Words and taps from home to the verdict of the named incidents."""
    page.goto(home)
    labels = page.evaluate(READ)
    found = [cost(page, home, labels, incident) for incident in INCIDENTS]
    yield Measure("ord fra forside til kendelse, snit af tolv", mean(c.words for c in found), 127)
    yield Measure("tryk, snit af tolv", mean(c.taps for c in found), 3.5)
    both = [two_events(page, home, *events) for events in TWO_EVENTS]
    yield Measure("to hændelser på ét spil: ord, snit af tolv", mean(c.words for c in both), 395)
    yield Measure("… tryk, snit af tolv", mean(c.taps for c in both), 7.5)
    yield Measure("… tryk, det meste", max(c.taps for c in both), 11)
    told = [said_cost(page, home, incident) for incident in INCIDENTS]
    wrong = sum(c.verdict != (i.seated or i.verdict) for c, i in zip(told, INCIDENTS, strict=True))
    yield Measure("fra en sætning: kendelser, der ikke er den rigtige", wrong, 0)
    yield Measure("… ord, snit af tolv", mean(c.words for c in told), 97)
    yield Measure("… tryk, snit af tolv, også det i feltet", mean(c.taps for c in told), 3.05)


TWO_EVENTS = (
    ("call_out_of_rotation", "insufficient_bid"),
    ("call_out_of_rotation", "lead_restrictions"),
    ("insufficient_bid", "call_out_of_rotation"),
    ("change_of_call", "unauthorised_information"),
    ("unauthorised_information", "claim"),
    ("correct_explanation", "opening_lead_out_of_turn"),
    ("opening_lead_out_of_turn", "revoke"),
    ("penalty_card", "revoke"),
    ("penalty_card", "lead_out_of_turn"),
    ("penalty_card", "claim"),
    ("lead_out_of_turn", "revoke"),
    ("revoke", "penalty_card"),
)
"""Two events on one board, by the rules they begin with; each question gets its first answer."""


def two_events(page: Page, home: str, first: str, second: str) -> Cost:
    """From home to the verdict of a second event on the board, by what can be seen."""
    page.goto(home)
    page.evaluate("localStorage.clear()")
    page.reload()
    labels = page.evaluate(READ)
    slug = BOOK[first].situation.slug
    number, label = next((n, a) for n, a in enumerate(labels) if f"/{slug}/" in a["href"])
    page.goto(label["href"])
    before = sum(in_words(a["text"]) for a in labels[: number + 1] if not a["fold"])
    cost = _first_answers(page, Cost(before, 1, ""))
    words, taps = cost.words + in_words(page.locator(".guide-card.ruled").inner_text()), cost.taps
    again = page.locator(".guide-card:has(.guide-phase)")
    while again.count() == 0:
        page.locator(".guide-onward, .guide-board .guide-seat .at-S").last.click()
        page.locator(".guide-board .guide-seat, .guide-phase, a.guide-onward").first.wait_for()
        taps += 1
    words += in_words(again.inner_text())
    homes = [one.label for i in HOME if i.rule == second for one in i.shown if one.answers]
    named = page.locator(f'button:text-is("{[*homes, BOOK[second].situation.title][0]}")')
    if not named.is_visible():
        again.locator(".guide-phase", has=named).locator("summary").click()
        taps += 1
    named.click()
    page.locator(".guide-card:not(:has(.guide-phase))").wait_for()
    return _first_answers(page, Cost(words, taps + 1, ""))


def _first_answers(page: Page, before: Cost) -> Cost:
    """Give the first answer that can be given until there is a verdict; a seat may have several."""
    words, taps = before.words, before.taps
    while page.locator(".guide-card.ruled").count() == 0:
        words += _read(page)
        table = ":not(.guide-seat) > .guide-table:not(:has([aria-pressed=true])) button:enabled"
        page.locator(".guide-card").locator(f".guide-answers button, {table}").first.click()
        taps += 1
    return Cost(words, taps, page.locator("#guide-heading").inner_text())


@dataclass(frozen=True)
class View:
    """A page as somebody sees it who was never there."""

    bytes: int
    """Of the page and all it asks for, compressed."""
    screens: float
    """Its length on a phone."""


def sheets_of(page: Page, home: str, path: str) -> int:
    """The sheets of A4 that a page is printed on."""
    page.goto(home + path)
    return len(SHEET.findall(page.pdf(format="A4", prefer_css_page_size=True)))


def first_view(page: Page, site: Path, home: str, path: str) -> View:
    """Open a page with nothing kept from the one before, and measure it."""
    files = set[str]()

    def note(response: Response) -> None:
        if response.url.startswith(home):
            files.add(urlsplit(response.url).path)

    page.on("response", note)
    page.goto(home + path)
    settled(page)
    page.remove_listener("response", note)
    height = float(page.evaluate("document.documentElement.scrollHeight"))
    return View(sum(_compressed(site / file.lstrip("/")) for file in files), height / PHONE[1])


def largest_of_each_kind(site: Path) -> list[str]:
    """The longest page of those that ask for the same scripts and style sheets."""
    kinds: dict[frozenset[str], tuple[int, str]] = {}
    for file in site.rglob("*.html"):
        text = file.read_bytes()
        kind = frozenset(Path(asked.decode()).name for asked in ASKED_FOR.findall(text))
        path = "/" + file.relative_to(site).as_posix().removesuffix("index.html")
        kinds[kind] = max(kinds.get(kind, (0, "")), (len(text), path))
    return sorted(path for _, path in kinds.values())


@cache
def _compressed(file: Path) -> int:
    file = file / "index.html" if file.is_dir() else file
    if not file.is_file():
        return 0
    text = file.read_bytes()
    return len(gzip.compress(text)) if file.suffix in PRESSED else len(text)


VERDICTS = """(addresses) => addresses.map((address) => {
  history.replaceState(null, "", address);
  dispatchEvent(new HashChangeEvent("hashchange"));
  const card = document.querySelector(".guide-card.ruled");
  return [card.innerText, card.getBoundingClientRect().height];
})"""


def verdict_measures(page: Page, home: str) -> Iterator[Measure]:
    """What is seen of a verdict: of each situation the shortest way from each first answer."""
    seen: list[tuple[str, float]] = []
    for situation in SITUATIONS:
        first: dict[str, str] = {}
        walks = [w for w in conversations_of(situation.rule.__name__) if not w.on]
        for walk in sorted(walks, key=lambda walk: (walk.exceptional, len(walk.said))):
            seat = "#/plads=S/" if situation.who else "#/"
            first.setdefault(next(iter(walk.said.values()), ""), walk.hash.replace("#/", seat, 1))
        page.goto(f"{home}/situationer/{situation.slug}/")
        settled(page)
        seen += page.evaluate(VERDICTS, [*first.values()])
    words, heights = [in_words(text) for text, _ in seen], [height for _, height in seen]
    yield Measure(f"ord på en kendelse, medianen af {len(seen)}", median(words), 50)
    yield Measure("… den ordrigeste", max(words), 120)
    yield Measure("højde af en kendelse i px, medianen", median(heights), 540)
    yield Measure("… den højeste", max(heights), 1100)


def page_measures(browser: Browser, site: Path, home: str) -> Iterator[Measure]:
    """What is measured of the situations' pages, and of the walk to a verdict."""
    with visiting(browser, home, reduced_motion="reduce") as page:
        yield from walked_measures(page, home)
        yield from verdict_measures(page, home)
    paths = [f"/situationer/{situation.slug}/" for situation in SITUATIONS]
    with visiting(browser, home, reduced_motion="reduce") as page:
        page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
        views = [first_view(page, site, home, path) for path in paths]
        others = [first_view(page, site, home, path) for path in largest_of_each_kind(site)]
    with visiting(
        browser, home, reduced_motion="reduce"
    ) as page:  # after a print Chromium asks for fonts that it has no use for
        sheets = [sheets_of(page, home, path) for path in paths]
    screens = [view.screens for view in views]
    yield Measure("skærme på 390 px, medianen af situationer", median(screens), 6)
    yield Measure("… den længste", max(screens), 10)
    yield Measure("A4-sider med ordene at sige, medianen af situationer", median(sheets), 2)
    yield Measure("… den længste", max(sheets), 3)
    pages = [(site / path.strip("/") / "index.html").read_bytes() for path in paths]
    yield Measure("den tungeste situation, kB HTML", max(map(len, pages)) / 1000, 150)
    elements = max(len(ELEMENT.findall(text)) for text in pages)
    yield Measure("… elementer", elements, 2000)
    heaviest = max(view.bytes for view in (*views, *others))
    yield Measure("første visning, komprimeret kB, den tungeste side", heaviest / 1000, 136.5)
    yield Measure("… den tungeste situation", max(view.bytes for view in views) / 1000, 106)


def holding(measures: list[Measure]) -> Mapping[str, bool]:
    """What holds, by measure; printed too, for `pytest -s`."""
    for each in measures:
        sys.stdout.write(f"{each.name:60}{each.value:>10.1f}{each.most:>10.1f}\n")
    return {f"{m.name}: {m.value:.1f}, højst {m.most:g}": m.holds for m in measures}


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda i: i.name)
def test_a_named_incident_comes_to_its_verdict(incident: NamedIncident) -> None:
    """What the guide takes for granted need not be answered."""
    found = as_assumed(BOOK[incident.rule], incident.answers)
    assert found.question is None
    assert verdict_line(found) == incident.verdict


def test_a_ruling_is_said_in_few_words_to_somebody() -> None:
    found = holding([*spoken_measures()])
    assert all(found.values()), found


@pytest.mark.browser
def test_a_verdict_is_reached_by_the_same_words_where_things_move(
    browser: Browser, address: str
) -> None:
    """The guide scrolls from question to question for those who have not asked for stillness."""
    motions: tuple[Literal["no-preference", "reduce"], ...] = ("no-preference", "reduce")
    found = []
    for motion in motions:
        with visiting(browser, address, reduced_motion=motion) as page:
            page.goto(address)
            labels = page.evaluate(READ)
            found.append(cost(page, address, labels, INCIDENTS[0]))
    assert found[0] == found[1]


@pytest.mark.browser
def test_a_verdict_is_soon_reached_and_a_page_soon_there(
    browser: Browser, site: Path, address: str
) -> None:
    found = holding([*page_measures(browser, site, address)])
    assert all(found.values()), found
