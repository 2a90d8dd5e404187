"""Two irregularities on one board, ruled from the law before they were entered as cases."""

from collections.abc import Iterator
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
INCIDENTS: list[Incident] = yaml.load(
    Path(__file__).with_name("compound.yaml").read_text("utf-8"), yaml.CSafeLoader
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


def on_the_board(incident: Incident) -> Iterator[tuple[CaseRuling, Standing, Standing]]:
    """Each case, with what stands before it and after, with all that it comes after."""
    left: Standing = ()
    for ruling in rulings(incident):
        before = ruling.case.board.standing if ruling.case.text.after else left
        left = left_by_case(ruling, BOOK, before)
        yield ruling, before, left


def test_there_are_a_hundred_and_five() -> None:
    assert len({each["id"] for each in INCIDENTS}) == len(INCIDENTS) >= 105


@incidents
def test_the_cases_say_what_was_ruled_beforehand_and_nothing_that_would_be_wrong(
    incident: Incident,
) -> None:
    """What is never said is a word that some case does say; that the cases agree, `check` finds."""
    site, found = incident["site"], rulings(incident)
    assert len(incident["events"]) > 1
    assert len(site["says"]) == len(incident["ruled"])
    told = {word for ruling in found for word in stated(ruling)}
    assert [word for word in site["says"] if word not in told | {"stands"}] == []
    assert "stands" not in site["says"] or "stands" in site or "gone" in site
    assert not {word for ruling in found for word in said(ruling)} & {*site["never"]}
    every = {step.word for ruling in casebook().rulings for step in ruling.ruling}
    assert {*site["never"]} <= every
    assert all(LawRef.is_valid(line["law"]) for line in incident["ruled"])


@incidents
def test_what_stands_afterwards_is_what_was_expected(incident: Incident) -> None:
    *_, (_, _, standing) = on_the_board(incident)
    left = [each.text for each in standing]
    for kept in incident["site"].get("stands", ()):
        assert any(f"{text}.".startswith(f"{kept}.") for text in left), (kept, left)
    for gone in incident["site"].get("gone", ()):
        assert not any(f"{text}.".startswith(f"{gone}.") for text in left), (gone, left)
