"""A pair of what stands and what happens that is placed wrongly is told where it is written."""

from dataclasses import replace

import pytest
from own_book import BOOK

from generator.checks.situations import encounter_problems
from generator.engine.rulebook import Rulebook
from rules_src.laws.law_61_64_revoke import SITUATION
from rules_src.model.effects import Lasting
from rules_src.model.facts import Facts
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Encounter, How, Phase, Situation, Who
from rules_src.model.steps import CardBack

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
