"""Two irregularities on one board, ruled from the law before they were entered as cases."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from own_book import BOOK, casebook

from generator.cases.after import left_by_case
from generator.cases.conversation import CaseRuling
from generator.engine.verdicts import finished_steps
from rules_src.model.law_ref import LawRef
from rules_src.model.on_board import Standing

Incident = dict[str, Any]
INCIDENTS: list[Incident] = yaml.safe_load(
    Path(__file__).with_name("compound.yaml").read_text("utf-8")
)
incidents = pytest.mark.parametrize("incident", INCIDENTS, ids=lambda each: each["id"])


def rulings(incident: Incident) -> list[CaseRuling]:
    return [casebook().by_id[case] for case in incident["site"]["cases"]]


def said(ruling: CaseRuling) -> set[str]:
    """The words of a case on the way and at the end, without what was settled since."""
    explained = (step for step in ruling.ruling if step.explained)
    return {step.word for step in (*explained, *finished_steps(ruling.conversation))}


def stated(ruling: CaseRuling) -> set[str]:
    """What a case says on the way and at the end, what it asks, and what it leaves for later."""
    answers = ruling.conversation.answers.items()
    return {
        *(step.word for step in ruling.ruling),
        *(f"?{name}={answer.key}" for name, answer in answers),
        *(f"later:{rule.name}" for rule in ruling.conversation.pending),
    }


def stands(incident: Incident) -> list[str]:
    """What stands after the last case, with all that it comes after."""
    left: Standing = ()
    for ruling in rulings(incident):
        before = ruling.case.board.standing if ruling.case.text.after else left
        left = left_by_case(ruling, BOOK, before)
    return [each.text for each in left]


def test_there_are_a_hundred_and_one_and_each_has_a_second_event() -> None:
    assert len({each["id"] for each in INCIDENTS}) == len(INCIDENTS) >= 101
    assert all(len(each["events"]) > 1 for each in INCIDENTS)


@incidents
def test_the_cases_agree_with_the_rules_and_come_one_after_another(incident: Incident) -> None:
    found = rulings(incident)
    assert found
    assert all(ruling.agrees for ruling in found)


@incidents
def test_each_line_that_was_ruled_beforehand_is_said(incident: Incident) -> None:
    site = incident["site"]
    found = {word for ruling in rulings(incident) for word in stated(ruling)}
    assert len(site["says"]) == len(incident["ruled"])
    assert [word for word in site["says"] if word not in found | {"stands"}] == []
    assert "stands" not in site["says"] or "stands" in site or "gone" in site


@incidents
def test_what_would_be_wrong_is_not_said(incident: Incident) -> None:
    """And each word is one that some case of the same rules does say."""
    site = incident["site"]
    found = {word for ruling in rulings(incident) for word in said(ruling)}
    assert site["never"]
    assert found & {*site["never"]} == set()
    assert {*site["never"]} <= every_word()


@incidents
def test_what_stands_afterwards_is_what_was_expected(incident: Incident) -> None:
    left = stands(incident)
    for kept in incident["site"].get("stands", ()):
        assert any(f"{text}.".startswith(f"{kept}.") for text in left), (kept, left)
    for gone in incident["site"].get("gone", ()):
        assert not any(f"{text}.".startswith(f"{gone}.") for text in left), (gone, left)


@incidents
def test_the_laws_of_an_incident_are_laws(incident: Incident) -> None:
    for line in incident["ruled"]:
        assert LawRef.parse(line["law"]).text == line["law"]


def every_word() -> set[str]:
    return {step.word for ruling in casebook().rulings for step in ruling.ruling}
