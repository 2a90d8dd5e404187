"""What a director looks up in the handbook is found in two page turns."""

import re
from contextlib import closing
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, letters
from pypdfium2 import PdfDocument  # type: ignore[import-untyped]  # it has none

from generator.book.back import Plan, keywords, word_register
from generator.book.casebook import case_numbers
from generator.book.contents import first_open
from generator.book.handbook import Spreads
from generator.engine.verdicts import verdict_of_row
from rules_src.laws import SITUATIONS
from rules_src.model.facts import Fact
from rules_src.presentation.home import HOME, LISTED, PRINTED

PLAN = Plan("Håndbog", "", SITUATIONS)
NEEDS = {
    "14 kort": "Kortene rettes",
    "tabt kort": "Lille eller stort strafkort?",
    "udspilskrav": "spilførers valg før udspillet",
    "strafstik": "overfører to stik",
    "UO": "Pegede oplysningen på",
    "fejlforklaring": "Hvem har opdaget fejlen",
    "utilstrækkeligt bud": "Når buddet er erstattet",
    "fem valgmuligheder": "Spilførers fem valg",
    "overføre stik": "overfører to stik",
    "etableret kulørsvigt": "Kulørsvigten er etableret",
    "glemt trumf": "trumf",
    "forkert tastet resultat": "Scoren rettes",
    "sagde bare spar": "Uklart kort fra bordet",
    "dobling uden for tur": "Melding uden for tur",
    "lille fra bordet": "Uklart kort fra bordet",
    "doblede makker": "Utilladelig dobling eller redobling",
    "appeludvalg": "appel",
    "tænkepause": "Pegede oplysningen på",
    "åbnede i makkers tur": "Melding uden for tur",
    "glemte at alerte": "Hvem har opdaget fejlen",
    "vendt mappe": "Hvad har modtageren fået at vide",
    "langsomt spil": "Strafpoint",
    "mobiltelefon": "Opførsel ved bordet",
    "middel plus": "Middel plus",
    "bordet blander sig": "Den blinde",
    "fortrød sin melding": "fejlgreb",
    "tilsvarende melding": "Meldingen er tilsvarende",
    "middel minus": "Middel minus",
    "suk og miner": "Pegede oplysningen på",
    "appelfrist": "fristen",
    "rettelsesfrist": "fristen",
    "femte kort": "et femte kort",
    "ændre melding efter forklaring": "En melding må måske ændres",
    "psyke": "Psykisk melding",
    "mistede sin tur": "En spiller har mistet sin tur",
    "melding efter tre pas": "annulleres",
    "strafkort": "Flere strafkort",
    "to strafkort": "Flere strafkort: hvem har tur?",
    "undermelding": "Når buddet er erstattet",
    "mangler et kort": "Kortene rettes",
    "lagde kortene ned": "Krav eller afkald",
    "stikkene passer ikke": "Uenighed om antallet af stik",
}
"""What is looked up, and what must stand where the index sends, or on the next page."""


@pytest.fixture(scope="module")
def register(printed_pages: list[str]) -> dict[str, list[int]]:
    """The register of words as it is printed."""
    first = max(
        n for n, text in enumerate(printed_pages) if "De ord, man bruger ved bordet" in text
    )
    last = max(n for n, text in enumerate(printed_pages) if "Hvor de bruges" in text)
    lines = "\n".join(printed_pages[first : last + 1]).replace("\r", "").replace(" \n", " ")
    lines = lines.partition("Hvor de bruges")[0]
    found = re.findall(r"^(.+?)\s+(\d+(?:, \d+)*)$", lines, re.MULTILINE)
    return {word: [int(page) for page in there.split(", ")] for word, there in found}


@pytest.mark.parametrize("word", NEEDS)
def test_a_need_is_found_in_two_turns(
    word: str, printed_pages: list[str], register: dict[str, list[int]]
) -> None:
    assert word in register
    there = "".join(printed_pages[page - 1] + printed_pages[page] for page in register[word])
    assert as_printed(NEEDS[word]) in letters(there)


def test_a_thing_has_one_entry() -> None:
    words = keywords(content(), PLAN)
    for word, places in words.items():
        again = [words.get(word + end) for end in ("er", "en", "et", "r")]
        assert places not in again, word
    assert max(len(places) for places in words.values()) <= 4


def test_the_words_of_every_situation_are_in_the_register() -> None:
    words = keywords(content(), PLAN)
    labels = {f"rule-{rule}" for rule in BOOK.rules} | {f"row-{row.id}" for row in BOOK.all_rows()}
    for situation in SITUATIONS:
        rules = {rule.__name__ for rule in situation.rules}
        places = {place for there in words.values() for place in there}
        assert any(place.removeprefix("rule-") in rules for place in places), situation.slug
    laws = {place for there in words.values() for place in there if place.startswith("law-")}
    tables = {place for there in words.values() for place in there if place.startswith("compare-")}
    assert len(tables) > 10
    assert {place for there in words.values() for place in there} <= labels | laws | tables


def test_a_letter_begins_the_register_once_whatever_a_word_is_written_with() -> None:
    letters = re.findall(r'\("(.|0–9)", \(', word_register(content(), PLAN))
    assert {*letters[1:]} <= {*"abcdefghijklmnopqrstuvwxyzæøå"}
    assert len({*letters}) == len(letters)


def test_every_case_is_numbered_once_and_stands_in_its_register(printed_cases: list[str]) -> None:
    numbers = case_numbers(content(), PLAN)
    assert sorted(numbers.values()) == [*range(1, len(numbers) + 1)]
    assert {*numbers} == {case.id for case in content().casebook.cases}
    first = max(n for n, text in enumerate(printed_cases) if "Efter den paragraf" in text)
    listed = {*re.findall(r"\b\d+\b", "\n".join(printed_cases[first:]))}
    assert {str(number) for number in numbers.values()} <= listed


def test_a_case_gives_the_page_on_which_the_part_of_its_ruling_begins(
    printed_pages: list[str], printed_cases: list[str]
) -> None:
    titles = {as_printed(rule.title) for rule in BOOK.rules.values()}
    found = re.findall(r"([^.]*?), H\s+side\s+(\d+)", "\n".join(printed_cases))
    assert len(found) > 100
    for before, page in found:
        there = [t for t in titles if letters(before).endswith(t)]
        assert there, before
        assert max(there, key=len) in letters(printed_pages[int(page) - 1]), (before[-60:], page)


def test_every_reference_gives_the_page_of_its_question(printed_pages: list[str]) -> None:
    """Whatever a ruling may lead to: the question stands on the page that is printed."""
    spreads = Spreads(BOOK, IMPRINT, PLAN)
    pages = [letters(page) for page in printed_pages]
    places = spreads.places
    asked = 0
    for card in spreads.cards:
        for rule in card.rules:
            questions = {rung.name: rung for rung in card.text.rungs[rule] if rung.kind == "ask"}
            for name, rung in questions.items():
                there = places[f"{rule}.{name}"]
                assert there.page
                assert there.shown == f"side {there.page}"
                fact: Fact[Any] = vars(rung)["fact"]
                assert as_printed(fact.question) in pages[there.page - 1]
                asked += 1
            first = next((name for name in questions), "")
            if first:
                assert places[rule].page == places[f"{rule}.{first}"].page
    assert asked > 300


def test_a_page_is_headed_once_by_what_the_contents_call_it(printed_pages: list[str]) -> None:
    called = Spreads(BOOK, IMPRINT, PLAN).called
    for (_, page), labels in called.items():
        assert len({*labels}) == len(labels), labels
        assert all(letters(one) in letters(printed_pages[page - 1]) for one in labels), labels
    assert len(called) > 10


def test_the_contents_give_the_page_that_asks_or_rules_what_they_say(
    printed_pages: list[str],
) -> None:
    """Where their answers decide, what waits until later is named there."""
    places = Spreads(BOOK, IMPRINT, PLAN).places
    for one in (*(more for each in HOME for more in each.shown), *LISTED, *PRINTED):
        found = BOOK[one.rule].assume(BOOK[one.rule].answers(one.answers))
        page = places[first_open(BOOK, one, places)].page
        assert page, one.label
        there = letters("".join(printed_pages[page - 1 : page + 1]))
        asked, last = found.question, found.legs[-1:]
        said = asked.fact.question if asked else verdict_of_row(last[0].rule, last[0].row)
        assert as_printed(said) in there, one.label
        for rule in found.pending:
            assert as_printed(rule.title) in there, one.label


def test_every_printed_page_number_leads_to_that_page(printed_book: Path) -> None:
    found = 0
    with pikepdf.open(printed_book) as pdf, closing(PdfDocument(printed_book)) as document:
        number = {page.obj.objgen: n for n, page in enumerate(pdf.pages, 1)}
        for n, page in enumerate(pdf.pages):
            text = document[n].get_textpage()
            for note in page.obj.get("/Annots", ()):
                target = note.get("/Dest") or note.A.get("/D")
                left, low, right, high = map(float, note.Rect)
                middle = (low + high) / 2
                there = text.get_text_bounded(left, middle - 1, right, middle + 1)
                shown = re.fullmatch(r"\W*side.(\d+)\W*", there.strip())
                if shown and isinstance(target, pikepdf.Array):
                    assert number[target[0].objgen] == int(shown[1])
                    found += 1
    assert found > 300
