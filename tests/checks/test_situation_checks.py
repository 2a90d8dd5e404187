"""What `check` refuses of a situation's encounters, overlaps and doubts."""

from dataclasses import replace
from typing import Any

import pytest
import small_rules
from own_book import BOOK, ROOT
from small_rules import Call

from generator.cases.precedents import Because, read_precedents
from generator.checks.situations import encounter_problems, misseated, overlapping, unreadable
from generator.engine.neighbours import differences
from generator.engine.rulebook import Rulebook
from generator.site.sections.situations import open_points
from rules_src.bridge.table import Table
from rules_src.doubts import DOUBTS
from rules_src.laws.law_61_64_revoke import SITUATION
from rules_src.model.effects import Lasting
from rules_src.model.facts import Answer, Both, Fact, Facts
from rules_src.model.ruling import Ruling
from rules_src.model.situation import (
    Doubt,
    Encounter,
    How,
    OtherReading,
    Phase,
    Situation,
    Who,
)
from rules_src.model.steps import CardBack, Instruct

RIGHT = {each.kind: each for each in SITUATION.encounters}


def problems(*wrong: Encounter, without: Lasting | None = None) -> list[str]:
    kept = {**RIGHT, **{each.kind: each for each in wrong}}
    some = tuple(each for kind, each in kept.items() if kind is not without)
    return [*encounter_problems(BOOK, replace(SITUATION, encounters=some))]


def test_a_kind_that_is_not_placed_or_twice_is_told() -> None:
    assert problems(without=Lasting.LATER) == [
        "later står 0 gange i encounters=…, og skal stå én gang"
    ]
    none = replace(SITUATION, encounters=())
    assert [*encounter_problems(BOOK, none)] == [
        "skriv encounters=…, fx encounters=ANY_TIME fra rules_src/laws/common/encounters.py"
    ]
    twice = replace(SITUATION, encounters=(*SITUATION.encounters, RIGHT[Lasting.LATER]))
    assert [*encounter_problems(BOOK, twice)] == [
        "later står 2 gange i encounters=…, og skal stå én gang"
    ]


def test_a_step_that_binds_declarers_side_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOOK["penalty_card"].facts["card_of"], "sits", {})
    assert "all_penalty_cards_major binder offender, som bordet viser på spilførers side" in {
        found.message.partition(";")[0] for found in misseated(BOOK)
    }


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (
            replace(RIGHT[Lasting.MAJOR_CARD], how=How.APART),
            "major_card er apart, men reglerne læser det, der står",
        ),
        (
            replace(RIGHT[Lasting.LATER], how=How.READS, settled=""),
            "later er reads, men reglerne læser ikke det, der står",
        ),
        (replace(RIGHT[Lasting.LATER], law="99Z"), "later: ukendt paragraf '99Z'"),
        (
            replace(RIGHT[Lasting.LATER], settled="revoke_transfer"),
            "later: 'revoke_transfer' er ingen regel, man går ind ad",
        ),
        (
            replace(RIGHT[Lasting.LATER], how=How.DOUBT),
            "later er doubt, men siger, hvor det, der står, afgøres",
        ),
        (
            replace(RIGHT[Lasting.LATER], text="Ord " * 20 + "igen."),
            "later: 21 ord; højst 20",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else value.how.key,
)
def test_a_pair_that_is_placed_wrongly_is_told(wrong: Encounter, told: str) -> None:
    assert problems(wrong) == [told]


class Nothing(Facts):
    """Nothing is asked."""


def freed(facts: Nothing) -> Ruling:
    """The card goes back, whatever lies (50D2)."""
    return Ruling(CardBack("50D2", freed=True))


def test_a_pair_that_no_ruling_bears_out_is_told() -> None:
    lies = Encounter(Lasting.MAJOR_CARD, How.APART, "50D2", "Kortet ligger.")
    situation = Situation(
        freed, "freed", "Titel", Phase.PLAY, "", ("50",),
        who=Who("offender", "Hvis kort?"), encounters=(lies,),
    )  # fmt: skip
    told = [*encounter_problems(Rulebook((situation,)), situation)]
    assert "major_card er apart, men det er det ikke i nogen kendelse" in told


class Kind(Answer):
    CALL = "en melding"
    PASS = "pas"


def both(table: Table) -> set[Kind] | None:
    """A pass is a call as well."""
    return {Kind.CALL, Kind.PASS} if table.irregularity else None


def told(*overlaps: Both[Kind], hidden: tuple[tuple[Kind, ...], ...] = ()) -> list[str]:
    class Asked(Facts):
        kind = Fact(
            Kind, "29A", "Hvad blev meldt (en pas: så svar pas)?", help="Tæl den med.", seen=both,
            overlaps=overlaps, hidden=hidden,
        )  # fmt: skip

    def rule(facts: Asked) -> Ruling:
        """Ask what was called."""
        if facts.kind is Kind.PASS:
            return Ruling(Instruct("30", "Det er pas.", name="passed", short="pas"))
        return Ruling(Instruct("31", "Det er et bud.", name="called", short="et bud"))

    toy = Situation(rule, "toy", "Titel", Phase.AUCTION, "", ("29",))
    return [finding.message for finding in overlapping(Rulebook((toy,)), ())]


def test_two_answers_that_a_table_leaves_possible_must_be_named_with_the_table() -> None:
    (message,) = told()
    assert "kind: »en melding« og »pas« er begge mulige ved »" in message


def test_the_special_answer_must_stand_first_unless_a_wording_says_which() -> None:
    special = (Kind.PASS, Kind.CALL)
    assert [m for m in told(Both(*special)) if "det særlige svar først" in m]
    assert [m for m in told(Both(*special, wording="tæller begge")) if "på samme tid" in m]
    assert [m for m in told(Both(*special, wording="Tæl den med")) if "hver sit" in m]
    assert told(Both(*special, wording="så svar pas")) == []


def test_answers_of_which_only_one_is_true_need_no_order() -> None:
    assert told(hidden=((Kind.PASS, Kind.CALL),)) == []


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
