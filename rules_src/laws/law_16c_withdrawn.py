"""Law 16C: who may use what a withdrawn call or card has told."""

from __future__ import annotations

from rules_src.laws.law_16_choice import Basis, Choice, weigh_choice
from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import About, AdjustedScore, HandOver, Information, Status, Test


class Withdrawn(Answer):
    ORDINARY = "en melding eller et kort, uden at nogen af undtagelserne passer"
    COMPARABLE = "en melding, der blev erstattet af en tilsvarende melding"
    SAME_DENOMINATION = (
        "et utilstrækkeligt bud, erstattet af det laveste, der viser samme benævnelse"
    )
    PENALTY_CARD = "et modspillerkort, som ligger på bordet som strafkort"


class WithdrawnAction(Facts):
    withdrawn = Fact(
        Withdrawn,
        "Hvad blev taget tilbage?",
        "16C",
        help="Har {other_side} også taget noget tilbage, fordi {offending_side} gjorde det, hører"
        " det med.",
    )


FREE_FOR_OTHERS = Information("16C1", Status.AUTHORISED, About.WITHDRAWN, "other_side")
BARRED = Information("16C2", Status.UNAUTHORISED, About.WITHDRAWN, "offending_side")
COMPARABLE = (
    Information("23B", Status.AUTHORISED),
    AdjustedScore("23C", Test.ASSISTANCE, when=When.AFTER_PLAY),
)
SAME_DENOMINATION = (
    Information("27B1a", Status.AUTHORISED),
    AdjustedScore("27D", Test.ASSISTANCE, when=When.AFTER_PLAY),
)
PENALTY_CARD = (
    Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
    Information("50E2", Status.UNAUTHORISED, About.CARD, when=When.PICKED_UP),
    Information("50E2", Status.AUTHORISED, About.CARD, "declarer", when=When.PICKED_UP),
    Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
    AdjustedScore("50E4", Test.EXPOSED, when=When.AFTER_PLAY),
)
AFTERWARDS = HandOver("16C3", "choice_after_withdrawal", when=When.AFTER_PLAY)


def withdrawn_action(facts: WithdrawnAction) -> Ruling:
    """What was withdrawn may be used by the non-offending side only (16C1, 16C2)."""
    if facts.withdrawn is Withdrawn.COMPARABLE:
        return Ruling(*COMPARABLE)
    if facts.withdrawn is Withdrawn.SAME_DENOMINATION:
        return Ruling(*SAME_DENOMINATION)
    if facts.withdrawn is Withdrawn.PENALTY_CARD:
        return Ruling(*PENALTY_CARD)
    return Ruling(FREE_FOR_OTHERS, BARRED, AFTERWARDS)


def choice_after_withdrawal(facts: Choice) -> Ruling:
    """The offending side may not choose what a withdrawn action suggests (16C2, 16C3)."""
    return weigh_choice(facts, Basis("16C2", "16C2", "16C3", "90A"))


SITUATION = Situation(
    rule=withdrawn_action,
    slug="tilbagetaget-melding-eller-kort",
    title="Taget tilbage: hvem må bruge det?",
    phase=Phase.AUCTION,
    happened="En melding eller et kort blev taget tilbage, og alle har set det",
    intro=(
        "Det, alle har set, kan ingen glemme. Den uskyldige side må bruge alt, hvad der blev taget"
        " tilbage, både modstandernes og sit eget. Den side, der fejlede, må som hovedregel ikke"
        " bruge noget af det; tre undtagelser står i deres egne paragraffer."
    ),
    laws=("16C",),
    parts=(Part(choice_after_withdrawal, "Efter spillet: var valget lovligt?"),),
    confuse=("unauthorised_information", "comparable_call"),
    search=(
        "tilbagetaget melding",
        "tilbagetaget kort",
        "annulleret melding",
        "beføjet oplysning",
        "ubeføjet oplysning",
        "udspil taget tilbage",
    ),
)
