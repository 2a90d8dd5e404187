"""Another reading of the law: a variant of a rule, explored like it, and shown on its page."""

from dataclasses import replace
from typing import Any

import pytest
import small_rules
from own_book import BOOK, ROOT
from small_rules import Call

from generator.cases.precedents import Because, read_precedents
from generator.checks.situations import unreadable
from generator.engine.neighbours import differences
from generator.engine.rulebook import Rulebook
from generator.site.sections.situations import open_points
from rules_src.doubts import DOUBTS
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Doubt, OtherReading


def never_stands(facts: Call) -> Ruling:
    """A call out of turn cannot be accepted."""
    return small_rules.call(facts) if not facts.accepted else Ruling(small_rules.CANCELLED)


def no_rule(facts: Call) -> None:
    """Nothing."""


def book(rule: str, variant: Any) -> Rulebook:
    doubt = Doubt(
        "29A", ("call",), (OtherReading("intet accepteres", rule, variant),), text="Åbent."
    )
    first, *rest = small_rules.SITUATIONS
    return Rulebook((replace(first, doubts=(doubt,)), *rest))


def test_what_another_reading_would_rule_is_worked_out() -> None:
    other = book("call", never_stands)
    assert [*unreadable(other)] == []
    ((_, ((_, (outcome,)),)),) = open_points(other, other.situations[0].doubts)
    assert outcome.incident == "{Lho} accepterer meldingen."
    assert (outcome.ours, outcome.theirs) == ("meldingen gælder", "meldingen annulleres")


@pytest.mark.parametrize(
    ("rule", "variant", "message"),
    [
        ("calls", never_stands, "læser reglen »calls«, som ikke findes; mente du »call«?"),
        ("call", small_rules.call, "dømmer alt som call"),
        ("call", no_rule, "kan ikke udforskes"),
    ],
)
def test_a_reading_that_is_none_is_a_finding_at_its_function(
    rule: str, variant: Any, message: str
) -> None:
    (finding,) = unreadable(book(rule, variant))
    assert message in finding.message
    assert finding.field == variant.__name__
    assert finding.place.file == variant.__code__.co_filename


def test_open_points_of_the_law_show_both_readings() -> None:
    points = [readings for _, readings in open_points(BOOK, DOUBTS) if readings]
    assert len(points) >= 14
    for outcomes in (outcomes for readings in points for _, outcomes in readings):
        assert outcomes
        assert [one for one in outcomes if one.ours == one.theirs and not one.also] == []


def test_every_ruling_from_outside_that_an_open_law_parts_has_its_reading() -> None:
    outside = read_precedents(ROOT / "rules_src" / "precedents", BOOK, ROOT)
    read = {reading.rule for doubt in DOUBTS for reading in doubt.readings}
    parted = [p for p in outside.every if p.text.because is Because.DOUBT]
    assert parted
    for precedent in parted:
        assert precedent.conversation
        assert {leg.rule.name for leg in precedent.conversation.legs} & read, precedent.id


def test_a_dropped_card_under_an_honour_is_major_if_it_was_the_card_that_was_meant() -> None:
    doubt = next(d for d in DOUBTS for r in d.readings if r.variant.__name__ == "meant_is_played")
    (reading,) = doubt.readings
    (each,) = differences(BOOK, reading)
    assert next(step.word for step in each.ours.ruling) == "penalty_card.minor"
    assert next(step.word for step in each.row.ruling) == "penalty_card.major"
