"""A draft beside the law in force: marked, out of search and home, compared before it is law."""

import re
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from commands import run_on
from conftest import ROOT
from draft_edition import CHANGES, L2017, L2027, TWELVE
from own_book import BOOK, casebook
from own_book import content as own_content
from pdf_runs import IMPRINT, letters, set_in
from pdf_texts import texts

from generator.book.documents.cards import table_cards
from generator.book.documents.catalogue import OF_A_DRAFT, documents
from generator.book.documents.draft import draft_sheet
from generator.book.documents.sheets import tent
from generator.book.draft import draft_paper, draft_plays
from generator.cases.findings import blocking
from generator.checks.soundness import rule_findings
from generator.course.task import Rules
from generator.data.imprint import imprint_of, until_when
from generator.data.stamp import stamp_of
from generator.editions.report import report
from generator.engine.rulebook import Rulebook
from generator.site.content import SiteContent
from generator.site.pages import SEARCH_INDEX, pages, specs
from generator.site.write import write
from generator.views.at_the_table import at_the_table
from generator.views.content import Content
from generator.views.pdfs import Part, PdfRecord
from rules_src.editions import EDITIONS, played
from rules_src.editions import L2017 as NOW
from rules_src.model.edition import Certainty, Status
from rules_src.model.law_ref import LawRef

WITH_DRAFT = (*EDITIONS, L2027)


@pytest.fixture(scope="module")
def content() -> Content:
    return Content(BOOK, casebook(), (), editions=WITH_DRAFT, played=(NOW,))


CARDS = (Part("krav-og-afkald", 17, 20), Part("strafkort", 21, 22))
PDFS = tuple(
    PdfRecord(file, title, "", 2, 1, "", "", parts, draft)
    for file, title, parts, draft in (
        (
            "bordkort-a5.pdf",
            "Bordkort",
            CARDS,
            0,
        ),
        ("lommehaefte.pdf", "Lommehæftet", (), 0),
        ("plakat-a3.pdf", "Plakaten", (), 0),
        ("udkast-2027-a4.pdf", "Arket", (), 2027),
    )
)


@pytest.fixture(scope="module")
def site(content: Content, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("draft")
    write(pages(SiteContent(content, PDFS)), folder)
    return folder


def text(site: Path, path: str) -> str:
    return (site / path).read_text("utf-8")


def test_a_draft_is_never_played_whatever_its_date() -> None:
    for day in (date(2026, 11, 24), L2027.in_force, date(2040, 1, 1)):
        assert L2027 not in played(day, WITH_DRAFT)
        assert played(day, WITH_DRAFT) == played(day)


def test_it_changes_nothing_of_the_law_in_force() -> None:
    assert stamp_of(Rulebook.of(NOW)) == stamp_of(Rulebook.of(L2017))
    assert NOW.changes == ()


def test_it_is_sound_and_every_difference_is_explained() -> None:
    assert [found.text for found in blocking(rule_findings(Rulebook.of(L2027)))] == []
    found = report(L2017, L2027)
    assert [*found.problems] == []
    assert [shown.change for shown in found.changes] == [*CHANGES]
    assert len(TWELVE) == 12


def test_an_incident_shows_every_change_with_both_rulings(site: Path) -> None:
    shown = text(site, "2027/ved-bordet.md")
    for change in CHANGES:
        part = shown[shown.index(f'id="{change.key}"') :].split('</div>\n\n<div class="law-change')[
            0
        ]
        assert change.sentence in part
        ruled = re.findall(r'<p class="ruled"[^>]*>(.*?)</p>', part)[:2]
        assert len({*ruled}) == 2, change.key
        assert "Fx:" in part
        assert f"2017, {LawRef.parse(change.before).shown}<" in part


def test_what_a_club_meets_most_comes_first_and_then_what_is_told_of_most(
    content: Content,
) -> None:
    pocket = content.presentation.pocket
    changes = at_the_table(content, L2027).changes
    assert len(changes) == len(CHANGES)
    often = [one.situation.rule.__name__ in pocket for one in changes]
    assert often == sorted(often, reverse=True)
    assert any(often)
    told = [int(one.common.split()[-2]) for one in changes[sum(often) :]]
    assert told == sorted(told, reverse=True)


def test_what_is_new_gone_moved_and_to_be_printed_again_is_said(site: Path) -> None:
    shown = text(site, "2027/ved-bordet.md")
    assert "Blandet dårligt" in shown
    assert "## Væk" in shown
    assert "§\u00a068 bliver §\u00a069" in shown
    assert "§\u00a087A bliver §\u00a086C" in shown
    printed = shown[shown.index("## Skal trykkes om") :]
    assert "Bordkort: kort 8–9" in printed
    assert "Lommehæftet" in printed
    assert "blive hængende: Plakaten" in printed


def test_a_situation_is_printed_again_used_up_or_the_same(content: Content) -> None:
    table = at_the_table(content, L2027)
    groups = ([*table.ruled], [*table.numbered], [*table.same])
    names = [s.rule.__name__ for group in groups for s in group]
    assert sorted(names) == sorted({s.rule.__name__ for s in NOW.situations})
    assert "revoke" in [s.rule.__name__ for s in table.numbered]


def test_what_is_printed_meanwhile_says_until_when_it_holds() -> None:
    assert imprint_of(ROOT, BOOK, WITH_DRAFT).foot[-1] == "gælder ventelig til 31. august 2026"
    adopted = replace(L2027, status=Status.ADOPTED)
    assert until_when(NOW, (*EDITIONS, adopted)) == "gælder til 31. august 2026"
    assert imprint_of(ROOT, BOOK, EDITIONS).until == ""
    imprint = replace(IMPRINT, until=until_when(NOW, WITH_DRAFT))
    first = NOW.situations[:1]
    sheets = tent(own_content(), imprint), table_cards(own_content(), imprint, first)
    assert all(imprint.until in sheet.main for sheet in sheets)


def test_a_sheet_on_both_sides_shows_every_change(content: Content, tmp_path: Path) -> None:
    table = at_the_table(content, L2027)
    pages = texts(set_in(tmp_path, draft_sheet(table, IMPRINT)))
    assert len(pages) == 2
    shown = letters("".join(pages))
    places = [shown.index(letters(one.change.sentence)) for one in table.changes]
    assert places == sorted(places)
    for situation in (*table.new, *table.gone, *table.numbered, *table.same):
        assert letters(situation.title) in shown
    assert "ikke vedtaget" in pages[0]


def test_a_sheet_with_too_many_changes_says_how_many_it_left_out(
    content: Content, tmp_path: Path
) -> None:
    table = at_the_table(content, L2027)
    many = replace(table)
    many.__dict__["changes"] = table.changes * 4
    pages = texts(set_in(tmp_path, draft_sheet(many, IMPRINT)))
    assert len(pages) == 2
    left = re.search(r"Der er (\d+) til", "".join(pages))
    assert left
    assert 0 < int(left[1]) < len(many.changes)


def test_a_half_day_has_ten_incidents_that_come_out_otherwise(content: Content) -> None:
    table = at_the_table(content, L2027)
    paper = draft_paper(table)
    assert len(paper.tasks) == 10
    assert paper == draft_paper(table)
    for task, change in zip(paper.tasks, table.changes, strict=False):
        now = change.shown.verdicts[0]
        assert task.rule.book.edition is L2027
        assert len({choice.text for choice in task.choices}) == 4
        assert task.choices[task.right].claim == Rules(change.shown.verdicts[1])
        assert not now or Rules(now) in [choice.claim for choice in task.choices]


def test_its_role_plays_have_a_ruling_by_each_law(content: Content) -> None:
    plays = draft_plays(at_the_table(content, L2027))
    assert len(plays) == 10
    assert len({play.title for play in plays}) > 8
    assert all(play.then and play.then != play.verdict for play in plays)


def test_what_is_printed_of_a_draft_is_there_with_the_draft_and_not_without(
    content: Content, tmp_path: Path
) -> None:
    of = [each for each in documents(content, IMPRINT) if each.draft]
    assert [each.file for each in of] == [file.format(2027) for file, *_ in OF_A_DRAFT]
    assert not [each for each in documents(own_content(), IMPRINT) if each.draft]
    printed = ["".join(texts(set_in(tmp_path, each.make(each.content)))) for each in of]
    assert all("2027" in text for text in printed)
    assert "Efter udkastet" in printed[-1]


def test_every_page_of_it_is_marked_and_none_is_sought_or_on_the_home_page(
    site: Path, content: Content
) -> None:
    own = [spec for spec in specs(SiteContent(content)) if spec.path.startswith("2027/")]
    assert len(own) > len(L2027.situations)
    for spec in own:
        assert not spec.in_search, spec.path
        assert re.search("udkast", text(site, spec.path), re.IGNORECASE), spec.path
        assert not spec.by_law or spec.by_law.startswith("Udkast"), spec.path
    assert "2027" not in text(site, "index.md")
    assert "2027/" not in text(site, SEARCH_INDEX)
    assert "2027/ved-bordet.md" in text(site, "om/index.md")
    assert "udkast" not in text(site, "download/index.md")
    assert "../download/udkast-2027-a4.pdf" in text(site, "2027/ved-bordet.md")


def test_its_paragraphs_say_where_they_were_and_how_surely_they_are_known(site: Path) -> None:
    lines = {
        ref: line
        for line in text(site, "2027/paragraffer.md").splitlines()
        for ref in re.findall(r'<li id="(\w+)"', line)
    }
    assert "I 2017: §\u00a068." in lines["69"]
    assert "I 2017: §\u00a087A." in lines["86C"]
    assert "Annulleret afkald" in lines["68"]
    assert Certainty.READ.value in lines["86C"]
    assert Certainty.HEARD.value in lines["42B"]
    back = text(site, "2017/paragraffer.md")
    assert 'id="87A"' in back
    assert "#86C" in back or "86C" in back


def test_every_link_of_it_leads_to_a_page(site: Path) -> None:
    for page in (*site.glob("2027/**/*.md"), site / "aendringer/2027.md", site / "om/index.md"):
        for link in re.findall(r"\]\(([^)#\s]+\.md)", page.read_text("utf-8")):
            assert (page.parent / link).is_file(), (page, link)


def test_the_command_line_compares_it_with_the_law_in_force() -> None:
    words = ("diff", "--editions", "2017", "2027")
    _, out, _ = run_on(ROOT, NOW.situations, *words, edition=NOW, editions=WITH_DRAFT)
    assert all(change.sentence in out for change in CHANGES)
