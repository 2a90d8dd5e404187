"""A club's choices: each stands beside real rulings, and a file is taken whole or refused."""

from pathlib import Path

import pytest
import yaml
from jsonschema import Draft7Validator
from own_book import BOOK

from generator.cases.club import BY_WORD, read_club
from generator.cases.schema import club_schema
from generator.engine.club import rows_beside
from generator.engine.explore import declared, explore
from rules_src.contents.club import CHOICES
from rules_src.contents.laws import LAWS
from rules_src.laws import RULES
from rules_src.model.club import Chooser, OneOf, Refused
from rules_src.model.law_ref import LawRef

EDITIONS = ("2017", "2007")
NOT_AT_THE_TABLE = {"substitutes", "average_plus", "average_minus", "telephones", "edition"}
"""Choices that no ruling leaves to the club: the law sets them, or no rule asks."""

GOOD = """\
klub: Bridgeklubben Ørehus
udgave: 2017
valg:
  correction_period: 24 timer
  who_keys: north
  alerts: artificial
tilladelser:
  alerts: DBf, 3. maj 2026
"""

BROKEN = {
    "klub: X\nvalg:\n  correction_periode: 24 timer\n": "correction_period",
    "klub: X\nregler: 1\n": "ukendt nøgle »regler«",
    "valg:\n  who_keys: north\n": "mangler nøglen »klub«",
    "klub: X\nvalg:\n  average_plus: 70 procent\n": "§\u00a012C2a",
    "klub: X\nvalg:\n  correction_period: en time\n": "et helt tal",
    "klub: X\nvalg:\n  correction_period: 99 døgn\n": "fra 1 til 20160 minutter",
    "klub: X\nvalg:\n  alerts: none\n": "hvem i forbundet",
    "klub: X\nvalg:\n  stop: 60 sekunder\n": "15 sekunder (grænsen er formularens, ikke lovens)",
    "klub: X\nudgave: 1997\n": "udgaven »1997« findes ikke",
    "klub: X\nvalg:\n  who_keys: north\n  who_keys: both_pairs\n": "står allerede i linje 3",
    "klub: X\nvalg: 24 timer\n": "linjer under sig",
    "klub: X\nvalg:\n  who_keys: [north]\n": "skriv ét valg",
    "klub: X\nvalg:\n  who_keys: north\ntilladelser:\n  stop: DBf\n": "står ikke under »valg«",
    "klub: ''\n": "skriv klubbens navn",
}


def test_every_choice_is_whole() -> None:
    assert len(CHOICES) == len({choice.word for choice in CHOICES}) >= 15
    numbers = {law.number for law in LAWS}
    for choice in CHOICES:
        assert LawRef.parse(choice.law).number in numbers
        assert choice.default.text
        assert choice.default.source
        choice.line(choice.value.example)
        with pytest.raises(Refused, match=rf"\(§\u00a0{choice.law}\)"):
            choice.line("noget helt andet")
        if isinstance(choice.value, OneOf):
            assert len({option.word for option in choice.value.options}) > 1


def test_its_schema_takes_what_the_reader_takes() -> None:
    schema = Draft7Validator(club_schema(("2017",)))
    for text in (GOOD, "klub: X\nvalg:\n  average_imps: 2 imp\n"):
        schema.validate(yaml.safe_load(text))
    unseen = ("hvem i forbundet", "fra 1", "15 sekunder", "står allerede", "står ikke under")
    for text, says in BROKEN.items():
        if not says.startswith(unseen) and "12C2a" not in says:
            assert not schema.is_valid(yaml.safe_load(text)), text


def test_check_lists_the_rulings_that_say_the_clubs_line() -> None:
    rows = rows_beside(BOOK)
    assert {word for word, beside in rows.items() if not beside} == NOT_AT_THE_TABLE
    period = BOOK["score_correction"].follow(
        BOOK["score_correction"].answers({"score_issue": "entry", "score_time": "in_time"})
    )
    assert period.rows[-1] in rows["correction_period"]


def test_each_stands_beside_something_that_is_asked_or_ruled() -> None:
    said = {
        (step.law, step.word)
        for rule in RULES.values()
        for path in explore(rule)
        for step in path.ruling
    }
    said |= {(fact.law, fact.name) for rule in RULES.values() for fact in declared(rule).values()}
    silent = {
        choice.word
        for choice in CHOICES
        if not any(choice.concerns(str(law), word) for law, word in said)
    }
    assert silent == NOT_AT_THE_TABLE
    for choice in CHOICES:
        for word in choice.beside:
            assert any(name == word and choice.concerns(str(law), name) for law, name in said), word


def test_a_good_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text(GOOD, "utf-8")
    club, findings = read_club(tmp_path / "club.yaml", EDITIONS)
    assert not findings
    assert club
    assert club.name == "Bridgeklubben Ørehus"
    assert club.lines("79C1", "correction_period", CHOICES) == (
        "Klubben: rettelsesfrist 24 timer (§\u00a079C1).",
    )
    assert club.lines("80B2f", "house_rule_on_time", CHOICES) == ()
    assert BY_WORD["alerts"].chooser is Chooser.FEDERATION


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_file_is_refused_and_says_why(text: str, tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text(text, "utf-8")
    club, findings = read_club(tmp_path / "club.yaml", EDITIONS)
    assert club is None
    assert any(BROKEN[text] in finding.message for finding in findings), findings
    assert all(finding.place.line for finding in findings)
