"""A case may say what an older edition ruled, and that is checked as its own ruling is."""

from pathlib import Path

import pytest
import small_rules
from commands import run_on

from generator.cases.casebook import Casebook, read_casebook
from generator.cases.schema import schema_of
from generator.cases.stub import schema_line
from generator.editions.cases import Fate, fates
from generator.engine.rulebook import Rulebook
from generator.site.editions import case_then
from rules_src.editions import L2007, L2017

ROOT = Path(__file__).resolve().parents[2]
BOOK = Rulebook.of(small_rules.EDITION)
ASKED = """\
headnote: Pas i Østs tur
story: Syd passer i Østs tur, og Vest accepterer ikke.
facts:
  turn: rho
  accepted: no
ruling:
  - 29B: cancelled
  - 30A: forced_pass.offender.once
authority: law
source: {own: true}
"""
STATED = """\
editions:
  2007:
    facts: {natural: no}
    ruling:
      - 29B: cancelled
      - 30B1bii: forced_pass.once
"""


def read(folder: Path, text: str, rule: str = "call", book: Rulebook = BOOK) -> Casebook:
    file = folder / rule / "case.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(text, "utf-8")
    return read_casebook(folder, book, folder)


def run(root: Path, *words: str) -> tuple[int, str]:
    """A command on the small rules in both their editions."""
    now, older = small_rules.EDITION, small_rules.OLDER
    both = {"edition": now, "editions": (older, now)}
    code, out, err = run_on(root, now.situations, *words, **both)
    return code, err + out


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """The casebook of a project with one case."""
    folder = tmp_path / "rules_src" / "casebook" / "call"
    folder.mkdir(parents=True)
    (folder / "case.yaml").write_text(f"{schema_line('call')}\n{ASKED}", "utf-8")
    return folder


def messages(casebook: Casebook) -> list[str]:
    return [each.message for each in casebook.findings if not each.advice]


def test_what_a_case_says_of_an_older_edition_settles_its_fate_there(tmp_path: Path) -> None:
    asked, stated = (read(tmp_path / n, ASKED + more) for n, more in (("a", ""), ("b", STATED)))
    assert messages(asked) == messages(stated) == []
    older = Rulebook.of(small_rules.OLDER)
    assert fates(asked, older)[Fate.ASKS] == ("case",)
    assert fates(stated, older)[Fate.CHANGES] == ("case",)


def test_its_page_shows_that_verdict_and_what_only_the_older_law_asked(tmp_path: Path) -> None:
    older = Rulebook.of(small_rules.OLDER)
    (asked,) = read(tmp_path / "a", ASKED).rulings
    then = case_then(asked, older)
    assert then
    assert then.question == "Var meldingen naturlig?"
    (stated,) = read(tmp_path / "b", ASKED + STATED).rulings
    then = case_then(stated, older)
    assert then
    assert not then.question
    assert then.answers == (("Var meldingen naturlig?", "nej"),)
    assert then.verdict


def test_an_edition_that_does_not_tell_of_the_rule_is_refused(tmp_path: Path) -> None:
    text = """\
headnote: To pas
story: De to meldinger viser det samme.
facts: {same_meaning: yes}
ruling:
  - 23A1: verdict.yes
authority: law
source: {own: true}
editions:
  2007:
    ruling:
      - 23A1: verdict.yes
"""
    found = messages(read(tmp_path, text, "comparable"))
    assert "siden fortæller ikke, hvad loven fra 2007 sagde om det; slet udgaven" in found


def test_rules_of_no_edition_judge_no_other(tmp_path: Path) -> None:
    book = Rulebook(small_rules.SITUATIONS)
    assert messages(read(tmp_path, ASKED + STATED, book=book)) == []


def test_the_rulings_of_2007_are_vouched_for_by_cases_in_many_situations() -> None:
    folder = ROOT / "rules_src" / "casebook"
    casebook = read_casebook(folder, Rulebook.of(L2017), ROOT)
    stated = [ruling for ruling in casebook.rulings if ruling.case.text.editions]
    assert messages(casebook) == []
    assert len({ruling.case.rule for ruling in stated}) >= 10
    assert len(stated) >= 20
    ruled = fates(casebook, Rulebook.of(L2007))
    told = {*ruled[Fate.CHANGES], *ruled[Fate.KEEPS]}
    assert {ruling.case.id for ruling in stated} <= told


def test_a_file_is_ruled_by_an_older_edition_and_the_lines_can_be_copied(
    tmp_path: Path, written: Path
) -> None:
    file = written / "case.yaml"
    asked = run(tmp_path, "rule", "--edition", "2007", str(file))[1]
    assert "natural=yes  ja" in asked
    assert "editions:" not in asked
    answered = (
        ASKED
        + "editions:\n  2007:\n    facts: {natural: no}\n    ruling:\n      - 29B: cancelled\n"
    )
    file.write_text(answered, "utf-8")
    lines = run(tmp_path, "rule", "--edition", "2007", str(file))[1].partition("\neditions:\n")[2]
    file.write_text(f"{schema_line('call')}\n{ASKED}editions:\n{lines}", "utf-8")
    assert run(tmp_path, "check")[0] == 0


def test_the_editor_offers_the_answers_and_steps_of_the_older_edition() -> None:
    found = schema_of(BOOK["call"])["properties"]["editions"]["properties"]["2007"]["properties"]
    assert "natural" in found["facts"]["properties"]
    assert "30A" in found["ruling"]["items"]["properties"]
