"""What a director looks up in the handbook is found in two page turns."""

from __future__ import annotations

import re

import pytest
from own_book import BOOK, content
from pdf_runs import letters

from generator.book.chapter import case_numbers
from generator.book.plan import Plan
from generator.book.registers import keywords, word_register
from rules_src.laws import SITUATIONS

PLAN = Plan("Håndbog", "", SITUATIONS)
NEEDS = {
    "14 kort": "Kortene rettes",
    "tabt kort": "Lille eller stort strafkort?",
    "udspilskrav": "skal spille ud i kortets farve",
    "utilstrækkeligt bud": "Når buddet er erstattet",
    "fem valgmuligheder": "Spilførers fem valg",
    "overføre stik": "To stik overføres",
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
    "femte kort": "Det femte kort",
    "ændre melding efter forklaring": "En melding må måske ændres",
    "psyke": "Psykisk melding",
    "mistede sin tur": "En spiller har mistet sin tur",
    "melding efter tre pas": "annulleres",
    "strafkort": "Flere strafkort",
    "to strafkort": "Flere strafkort: hvem har tur?",
    "undermelding": "Når buddet er erstattet",
    "mangler et kort": "Kortene rettes",
    "lagde kortene ned": "Krav og afkald",
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
    lines = "\n".join(printed_pages[first:last]).replace("\r", "")
    found = re.findall(r"^(.+?) (\d+(?:, \d+)*)$", lines, re.MULTILINE)
    return {word: [int(page) for page in there.split(", ")] for word, there in found}


@pytest.mark.parametrize("word", NEEDS)
def test_a_need_is_found_in_two_turns(
    word: str, printed_pages: list[str], register: dict[str, list[int]]
) -> None:
    assert word in register
    there = "".join(printed_pages[page - 1] + printed_pages[page] for page in register[word])
    assert letters(NEEDS[word]) in letters(there)


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
    assert {place for there in words.values() for place in there} <= labels | laws


def test_a_letter_begins_the_register_once_whatever_a_word_is_written_with() -> None:
    letters = re.findall(r'\("(.|0–9)", \(', word_register(content(), PLAN))
    assert {*letters[1:]} <= {*"abcdefghijklmnopqrstuvwxyzæøå"}
    assert len({*letters}) == len(letters)


def test_every_case_is_numbered_once_and_stands_in_its_register(printed_pages: list[str]) -> None:
    numbers = case_numbers(content(), PLAN)
    assert sorted(numbers.values()) == [*range(1, len(numbers) + 1)]
    assert {*numbers} == {case.id for case in content().casebook.cases}
    first = max(n for n, text in enumerate(printed_pages) if "Sagerne med deres" in text)
    text = letters("".join(printed_pages[first:]))
    entries = {f"{content().links[id].headnote}({number})" for id, number in numbers.items()}
    assert [entry for entry in entries if letters(entry) not in text] == []
