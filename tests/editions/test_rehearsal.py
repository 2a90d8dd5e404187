"""The next edition rehearsed: made up for tests, and nothing in `generator/` knows of it.

What a director, a reader with an old reference and a program need of it must all be there.
"""

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from commands import run_on
from next_edition import CHANGED, GONE, L2017, L2027, NEW, SWAPPED, presentation

from generator.cases.casebook import Casebook, read_casebook
from generator.cases.findings import blocking
from generator.checks.soundness import rule_findings
from generator.editions.cases import Fate, elsewhere, fates
from generator.editions.report import report
from generator.engine.rulebook import Rulebook
from generator.site.content import SiteContent
from generator.site.pages import pages
from generator.site.sections import editions as sections
from generator.site.write import write
from generator.views.content import Content
from rules_src.editions import L2007
from rules_src.editions import L2017 as NOW

ROOT = Path(__file__).resolve().parents[2]
GENERATOR = ROOT / "generator"
BOOK, NEXT = Rulebook.of(L2017), Rulebook.of(L2027)
EDITIONS = (L2007, L2017, L2027)


@pytest.fixture(scope="module")
def casebook() -> Casebook:
    return read_casebook(ROOT / "rules_src" / "casebook", BOOK, ROOT)


def test_the_generator_has_never_heard_of_it() -> None:
    for file in GENERATOR.rglob("*.py"):
        text = file.read_text("utf-8")
        assert "2027" not in text, file
        assert "laws_2007" not in text, file


def test_the_next_edition_is_sound() -> None:
    assert [found.text for found in blocking(rule_findings(NEXT))] == []


def test_every_difference_is_explained_and_the_rest_is_the_same() -> None:
    found = report(L2017, L2027)
    assert [*found.problems] == []
    assert [shown.change.key for shown in found.changes] == ["hiding", "quiet"]
    assert [s.slug for s in found.compared.absent] == [NEW.slug]
    assert [s.rule.__name__ for s in found.compared.gone] == [GONE]
    assert len(found.same) == len(NOW.situations) - 3


def test_numbers_that_only_moved_are_no_difference() -> None:
    steps = {step.law for row in NEXT.all_rows() for step in row.ruling}
    assert {"72B2", "72B3"} <= steps
    assert len(report(L2017, L2027).compared.differences) == 2


def test_cases_keep_change_or_lose_their_ruling(casebook: Casebook) -> None:
    found = fates(casebook, NEXT)
    by_rule = {ruling.case.id: ruling.case.rule for ruling in casebook.rulings}
    assert {by_rule[id] for id in found[Fate.CHANGES]} == set(CHANGED)
    assert {by_rule[id] for id in found[Fate.LOSES]} == {GONE}
    assert found[Fate.ASKS] == found[Fate.NOT_COVERED] == ()
    assert sum(map(len, found.values())) == len(casebook.rulings)
    first = next(r for r in casebook.rulings if r.case.id in found[Fate.KEEPS])
    assert elsewhere(first, NEXT).fate is Fate.KEEPS


@pytest.fixture(scope="module")
def while_waiting(casebook: Casebook) -> Mapping[str, str]:
    """The pages of the editions while 2017 is still played."""
    content = Content(BOOK, casebook, (), editions=EDITIONS)
    return {spec.path: spec.title for spec in sections.specs(SiteContent(content))}


def test_until_it_is_played_it_lives_under_its_year(while_waiting: Mapping[str, str]) -> None:
    assert while_waiting["aendringer/index.md"] == "Hvad er ændret fra 2007 til 2017?"
    assert while_waiting["aendringer/2027.md"] == "Hvad er ændret fra 2017 til 2027?"
    assert f"2027/situationer/{NEW.slug}.md" in while_waiting
    assert "2007/index.md" in while_waiting
    assert not any(path.startswith("2017/situationer") for path in while_waiting)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that is written once it is in force, in a folder of its own."""
    folder = tmp_path_factory.mktemp("2027")
    cases = read_casebook(ROOT / "rules_src" / "casebook", NEXT, ROOT)
    made = pages(SiteContent(Content(NEXT, cases, (), presentation(), EDITIONS)))
    write(made, folder)
    return folder


def test_bare_addresses_follow_the_edition_in_force_and_the_old_one_gets_its_year(
    site: Path,
) -> None:
    gone = next(s for s in NOW.situations if s.rule.__name__ == GONE)
    assert (site / f"situationer/{NEW.slug}.md").is_file()
    assert not (site / f"situationer/{gone.slug}.md").exists()
    for situation in NOW.situations:
        assert (site / f"2017/situationer/{situation.slug}.md").is_file()


def test_every_link_of_the_editions_leads_to_a_page(site: Path) -> None:
    pages = [*site.glob("aendringer/*.md"), *site.glob("20??/**/*.md")]
    links = [
        (page, link)
        for page in pages
        for link in re.findall(r"\]\(([^)#\s]+\.md)", page.read_text("utf-8"))
    ]
    assert len({page for page, _ in links}) > len(NOW.situations)
    assert [(page, link) for page, link in links if not (page.parent / link).is_file()] == []


def test_the_page_of_changes_shows_both_verdicts_and_what_is_new(site: Path) -> None:
    text = (site / "aendringer/index.md").read_text("utf-8")
    assert "Hvad er ændret fra 2017 til 2027?" in text
    assert "En fejl må nu skjules." in text
    assert "Det er tilladt." in text
    assert "Fejlen må ikke skjules." in text
    assert "Blandet dårligt" in text


def test_an_old_paragraph_finds_its_way(site: Path) -> None:
    text = (site / "2017/paragraffer.md").read_text("utf-8")
    for now, then in SWAPPED.items():
        line = next(line for line in text.split("\n") if f'id="{then}"' in line)
        assert f"#{now}" in line


def test_both_books_are_data(site: Path) -> None:
    before = json.loads((site / "data/v1/2017/rules.json").read_text("utf-8"))
    after = json.loads((site / "data/v1/rules.json").read_text("utf-8"))
    assert {rule["edition"] for rule in before} == {2017}
    assert {rule["edition"] for rule in after} == {2027}
    assert {rule["in_force"] for rule in after} == {"2027-09-01"}


def said(*words: str) -> list[str]:
    _, out, _ = run_on(ROOT, L2017.situations, *words, edition=L2017, editions=EDITIONS)
    return out.splitlines()


def test_the_command_line_rules_by_it_and_tells_what_becomes_of_the_cases() -> None:
    ruled = said("rule", "--edition", "2027", "shuffled_badly", "machine=no")
    assert ruled[0].startswith("Kendelse: Der gives igen.")
    lines = said("diff", "--editions", "2017", "2027")
    assert any("En fejl må nu skjules." in line for line in lines)
    assert any(line.endswith("får en anden kendelse") for line in lines)


def test_the_release_note_tells_players_what_is_otherwise() -> None:
    lines = said("diff", "--editions", "2017", "2027", "--release")
    assert lines[0] == "# Loven fra 2027"
    assert "Den gælder fra 1. september 2027." in lines
    assert "- En fejl må nu skjules." in lines
    assert "- Blandet dårligt" in lines
