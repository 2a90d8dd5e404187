"""Each page, card, PDF and answer says by which law it is."""

import json
from pathlib import Path

from commands import run_on

from generator.data.imprint import imprint_of
from generator.data.stamp import DIGITS, stamp_of
from generator.engine.rulebook import Rulebook
from rules_src.editions import EDITIONS, L2007, L2017

ROOT = Path(__file__).resolve().parents[2]


def test_two_books_have_two_stamps_and_one_book_one() -> None:
    then, now = (stamp_of(Rulebook.of(each)) for each in (L2007, L2017))
    assert then
    assert now
    assert then.rules != now.rules
    assert len(now.rules) == DIGITS
    assert now == stamp_of(Rulebook(L2017.situations, edition=L2017))
    assert now.text.startswith("Loven fra 2017, gældende fra 1. september 2017. Regler ")
    assert now.short == f"2017/{now.rules}"


def test_rules_of_no_edition_have_no_stamp() -> None:
    assert stamp_of(Rulebook(L2017.situations)) is None
    assert imprint_of(ROOT).foot == (imprint_of(ROOT).day,)


def test_the_documents_carry_it() -> None:
    book = Rulebook.of(L2017)
    stamp = stamp_of(book)
    assert stamp
    assert imprint_of(ROOT, book).rules == stamp.text
    assert stamp.short in imprint_of(ROOT, book).foot


def test_an_answer_for_programs_says_its_edition() -> None:
    for year in ("2007", "2017"):
        words = ("rule", "--json", "--edition", year, "duty_to_tell")
        _, out, _ = run_on(ROOT, L2017.situations, *words, edition=L2017, editions=EDITIONS)
        assert json.loads(out)["edition"] == int(year)


def test_every_page_has_room_for_it() -> None:
    foot = (ROOT / "theme/partials/copyright.html").read_text("utf-8")
    assert "page.meta.law or config.extra.law" in foot
    assert "law: !ENV [LAW" in (ROOT / "mkdocs.yml").read_text("utf-8")
