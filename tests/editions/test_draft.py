"""A draft beside the law in force: marked, out of search and home, compared before it is law."""

from __future__ import annotations

import re
from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from conftest import ROOT
from draft_edition import CHANGES, L2017, L2027, TWELVE
from own_book import BOOK, casebook

from generator.__main__ import main
from generator.checks.soundness import rule_findings
from generator.cli.console import Console
from generator.editions.report import report
from generator.editions.stamp import stamp_of
from generator.engine.rulebook import Rulebook
from generator.findings import blocking
from generator.mcp.desk import Desk
from generator.site.content import SiteContent
from generator.site.pages import SEARCH_INDEX, pages, specs
from generator.site.write import write
from generator.views.content import Content
from rules_src.editions import EDITIONS, played
from rules_src.editions import L2017 as NOW
from rules_src.model.edition import Certainty

WITH_DRAFT = (*EDITIONS, L2027)


@pytest.fixture(scope="module")
def content() -> Content:
    return Content(BOOK, casebook(), (), editions=WITH_DRAFT, played=(NOW,))


@pytest.fixture(scope="module")
def site(content: Content, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("draft")
    write(pages(SiteContent(content)), folder)
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


def test_what_is_told_of_most_comes_first(site: Path) -> None:
    told = [int(n) for n in re.findall(r">(\d+) sag(?:er)?<", text(site, "2027/ved-bordet.md"))]
    assert len(told) == len(CHANGES)
    assert told == sorted(told, reverse=True)


def test_what_is_new_gone_moved_and_to_be_printed_again_is_said(site: Path) -> None:
    shown = text(site, "2027/ved-bordet.md")
    assert "Blandet dårligt" in shown
    assert "## Væk" in shown
    assert "§\u00a068 bliver §\u00a069" in shown
    assert "## Skal trykkes om" in shown


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
    out = StringIO()
    console = Console(
        ROOT, NOW.situations, edition=NOW, editions=WITH_DRAFT, out=out, err=StringIO()
    )
    main(["diff", "--editions", "2017", "2027"], console)
    assert all(change.sentence in out.getvalue() for change in CHANGES)


def test_a_program_that_asks_for_it_is_told_that_it_is_a_draft(content: Content) -> None:
    told = Desk(content).rule("spectator", {"did": "answered"}, 2027)
    assert (told["verdict"], told["draft"]) == ("send ham ud", True)
    assert "draft" not in Desk(content).rule("spectator", {"did": "answered"}, None)
