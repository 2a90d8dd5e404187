"""A ruling as a document: told again from its address, filled in, kept and printed."""

import re
from io import BytesIO
from itertools import pairwise
from pathlib import Path

import pytest
import zxingcpp
from conftest import ROOT
from guide_paths import conversations, due_of, names_of, verdict_line, walk_of
from in_page import arrive
from own_book import BOOK
from pdf_runs import texts
from PIL import Image
from playwright.sync_api import Page, expect

from generator.cases.casebook import read_case
from generator.engine.rulebook import Rulebook
from generator.engine.verdicts import finished_steps
from generator.tools.document import document_data
from rules_src.bridge.seats import Seat
from rules_src.contents import GLOSSES
from rules_src.editions import L2017
from rules_src.laws import SITUATIONS
from rules_src.model.roles import ROLES, spoken
from rules_src.model.steps import HandOver

pytestmark = pytest.mark.browser

HERE = "/vaerktoejer/kendelse/"
CALL = "turn=partner/call=double/since=nothing/accepted=no/called_again=yes/comparable=no"
RULED = f"call_out_of_rotation/plads=S/{CALL}"
CASES = (
    "call_out_of_rotation/pass-in-partners-turn-limited-reply",
    "revoke/defender-ruffs-and-wins-again",
    "revoke/discard-and-a-later-trick",
    "revoke/both-sides-revoked-without-harm",
    "insufficient_bid/*",
    "lead_out_of_turn/*",
)


def opened(page: Page, path: str) -> None:
    page.goto("about:blank")
    page.goto(f"{HERE}#/{path}")
    expect(page.locator(".filled .sheet h2")).to_be_visible()


def test_the_incidents_of_the_casebook_are_told_as_their_cases_are_ruled(phone: Page) -> None:
    phone.goto(HERE)
    for pattern in CASES:
        files = sorted((ROOT / "rules_src" / "casebook").glob(f"{pattern}.yaml"))
        assert files, pattern
        for file in files[:3]:
            is_told_as_it_is_ruled(phone, file)


def is_told_as_it_is_ruled(phone: Page, file: Path) -> None:
    ruling = read_case(file, BOOK, ROOT).rulings[0]
    walk = walk_of(ruling.case.rule, ruling.conversation)
    arrive(phone, f"#/{walk.rule}/{walk.hash[2:]}")
    verdict = phone.locator(".filled .sheet h2")
    expect(verdict, file.stem).to_have_text(verdict_line(ruling.conversation))
    words = phone.locator(".sheet-steps").inner_text()
    for step in finished_steps(ruling.conversation):
        if not isinstance(step, HandOver):
            assert spoken(step.says, {**ROLES, **due_of(walk.chain)}) in words, file.stem
    facts = {n: f for leg in ruling.conversation.legs for n, f in leg.rule.facts.items()}
    answers = ruling.conversation.answers
    taken = [facts[name] for name, answer in answers.items() if facts[name].assume is answer]
    assert phone.locator(".sheet-facts dd").count() == len(answers) - len(taken), file.stem
    for fact in taken:
        asked = spoken(fact.question, {**ROLES, **due_of(walk.chain)})
        expect(phone.locator(".sheet-assumed"), file.stem).to_contain_text(asked)


TELL_ALL = """(addresses) => {
  const above = document.querySelector(".filled .sheet").getBoundingClientRect().top + scrollY;
  const copies = addresses.map((address, number) => {
    history.replaceState(null, "", address);
    dispatchEvent(new HashChangeEvent("hashchange"));
    const copy = document.querySelector(".filled .sheet").cloneNode(true);
    Object.assign(copy.style, { breakBefore: "page", paddingTop: `${above}px` });
    copy.querySelector("[name=t]").value = `Ark nr. ${number}`;
    return copy;
  });
  document.querySelector(".filled .sheet").replaceWith(...copies);
  return copies.map((copy) => copy.querySelector("h2").textContent);
}"""
"""Go to addresses one after the other, and leave every sheet on the page, with a number each."""


def test_every_situation_has_its_verdict_on_a_sheet_or_two(phone: Page, tmp_path: Path) -> None:
    """The page is loaded once, and all that it tells is printed in one file."""
    rules = [situation.rule.__name__ for situation in SITUATIONS]
    walks = [walk for rule in rules for walk in conversations(rule)[::40]]
    addresses = [f"#/{walk.rule}/{walk.hash[2:]}" for walk in walks]
    opened(phone, addresses[0][2:])
    phone.emulate_media(media="print")
    verdicts = phone.evaluate(TELL_ALL, addresses)
    assert verdicts == [verdict_line(walk.chain) for walk in walks]
    printed = tmp_path / "sheets.pdf"
    phone.pdf(path=printed, format="A4", prefer_css_page_size=True)
    pages = [re.search(r"Ark nr\. (\d+)", text) for text in texts(printed)]
    first = [number for number, found in enumerate(pages) if found]
    assert [int(found[1]) for found in pages if found] == [*range(len(walks))]
    lengths = [end - start for start, end in pairwise([*first, len(pages)])]
    long = [address for address, many in zip(addresses, lengths, strict=True) if many > 2]
    assert long == []
    assert sorted(lengths)[len(lengths) // 2] == 1, lengths


def test_the_guide_leads_to_it_with_the_seats_known(phone: Page) -> None:
    phone.goto(f"/situationer/melding-uden-for-tur/#/plads=S/{CALL}")
    phone.get_by_role("link", name="Dokument").click()
    walks = conversations("call_out_of_rotation")
    chain = next(walk.chain for walk in walks if walk.hash == f"#/{CALL}")
    names = names_of("offender", Seat.SOUTH)
    expect(phone.locator(".sheet h2")).to_have_text(verdict_line(chain, names))
    phone.goto(f"/guide/#/{RULED}")
    phone.get_by_role("link", name="Dokument").click()
    expect(phone.locator(".sheet h2")).to_have_text(verdict_line(chain, names))


def test_the_code_holds_the_ruling_and_no_names(phone: Page) -> None:
    opened(phone, f"{RULED}/.b=5")
    for name in "NOSVral":
        phone.locator(f"[name={name}]").fill("Hemmelig")
    figure = phone.locator(".sheet-qr")
    held = figure.get_attribute("data-address") or ""
    assert held.endswith(f"#/{RULED}/.b=5")
    assert "Hemmelig" in phone.url
    drawn = figure.locator("img")
    drawn.evaluate("(img) => img.scrollIntoView({ block: 'center' })")
    seen = Image.open(BytesIO(drawn.screenshot()))
    assert [code.text for code in zxingcpp.read_barcodes(seen)] == [held]


def test_the_sheet_says_edition_day_and_every_paragraph(phone: Page) -> None:
    opened(phone, RULED)
    said = document_data(Rulebook.of(L2017))
    expect(phone.locator(".sheet")).to_contain_text(
        f"{said['edition']}, som reglerne var den {said['day']}."
    )
    for law in ("32B2", "26B", "16C2"):
        expect(phone.locator(".sheet-laws").first).to_contain_text(
            f"§\u00a0{law} {GLOSSES[law][:30]}"
        )
