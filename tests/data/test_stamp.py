"""Each page, card, PDF and answer says by which law it is."""

from dataclasses import replace
from datetime import date

from conftest import ROOT
from own_book import BOOK

from generator.data.imprint import DIGITS, imprint_of, stamp_of
from generator.engine.rulebook import Rulebook
from rules_src.editions import L2017
from rules_src.model.situation import Edition


def test_two_books_have_two_stamps_and_one_book_one() -> None:
    fewer = Edition(2027, date(2027, 9, 1), L2017.situations[1:])
    now, then = stamp_of(BOOK), stamp_of(Rulebook.of(fewer))
    assert then
    assert now
    assert then.rules != now.rules
    assert len(now.rules) == DIGITS
    assert now == stamp_of(Rulebook(L2017.situations, edition=replace(L2017)))
    assert now.text.startswith("Loven fra 2017, gældende fra 1. september 2017. Regler ")
    assert now.short == f"2017/{now.rules}"


def test_rules_of_no_edition_have_no_stamp() -> None:
    assert stamp_of(Rulebook(L2017.situations)) is None
    assert imprint_of(ROOT).foot == (imprint_of(ROOT).day,)


def test_the_documents_carry_it() -> None:
    stamp = stamp_of(BOOK)
    assert stamp
    assert imprint_of(ROOT, BOOK).rules == stamp.text
    assert stamp.short in imprint_of(ROOT, BOOK).foot


def test_every_page_has_room_for_it() -> None:
    foot = (ROOT / "theme/partials/copyright.html").read_text("utf-8")
    assert "config.extra.law" in foot
    assert "law: !ENV [LAW" in (ROOT / "mkdocs.yml").read_text("utf-8")
