"""Laws 16B and 73C: what a player learns from partner other than by a legal call or play.

The recipient got the information, and chooses; he is an offender only if he chooses wrongly.
"""

from __future__ import annotations

from rules_src.laws.law_16_choice import Basis, Choice, weigh_choice
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import (
    About,
    AdjustedScore,
    HandOver,
    Information,
    Instruct,
    Status,
    Test,
)


class Origin(Answer):
    PARTNER = "{informant}: en bemærkning, et spørgsmål, et svar, en alert, tempo eller lignende"
    OPPONENT = "en modstander"
    WITHDRAWN = "en melding eller et kort, der blev taget tilbage"
    ELSEWHERE = "et uheld: en forkert mappe, et andet bord, en andens kort"


class UnauthorisedInformation(Facts):
    origin = Fact(Origin, "Hvor kom oplysningen fra?", "16B1a")
    told_more = Judgement(
        YesNo,
        "Fortalte {informant} mere end sin melding eller sit kort?",
        "16B1a",
        help="Også en alert, en forklaring eller en manglende alert fortæller noget, om den er"
        " rigtig eller forkert. Det gør ingen forskel, om det var med vilje.",
        weigh=(
            "Få kendsgerningerne på plads straks. Er siderne uenige, så spørg alle fire.",
            "En tænkepause tæller, når den er tydelig for den situation, spilleren stod i.",
            "Det, som alle gør hver gang, fortæller intet: pausen efter et stopkort, et spørgsmål"
            " før enhver melding.",
        ),
    )
    play_over = Fact(YesNo, "Er spillet slut?", "16B3")


OWN_RISK = Instruct(
    "73D1",
    "own_risk",
    "Man må gætte ud fra en modstanders tempo og manér, men gør det på egen risiko.",
)
DECEIVED = AdjustedScore("73E2", Test.DECEIVED, when=When.AFTER_PLAY)
NOTHING_TOLD = Instruct(
    "16A1a",
    "only_legal_information",
    "Der er intet ubeføjet sagt eller vist, og {recipient} må frit melde og spille.",
)
TOLD = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "recipient")
CAREFUL = Instruct(
    "73C1",
    "avoid_advantage",
    "{Recipient} skal omhyggeligt undgå at drage fordel af oplysningen.",
)
PLAY_ON = Instruct(
    "16B2",
    "play_on_rights_reserved",
    "Meld og spil videre. {Other_side} mister ingen rettigheder ved det.",
)
CALL_AGAIN = Instruct(
    "16B3",
    "call_again_after_play",
    "Mener {other_side}, at {offending_side} valgte det, oplysningen pegede på, så tilkald"
    " turneringslederen igen, når spillet er slut.",
    when=When.AFTER_PLAY,
)


def unauthorised_information(facts: UnauthorisedInformation) -> Ruling:
    """Partners communicate by legal calls and plays; the rest must not be taken advantage of."""
    if facts.origin is Origin.OPPONENT:
        return Ruling(OWN_RISK, DECEIVED)
    if facts.origin is Origin.WITHDRAWN:
        return Ruling(HandOver("16C", "withdrawn_action"))
    if facts.origin is Origin.ELSEWHERE:
        return Ruling(HandOver("16D", "extraneous_information"))
    if not facts.told_more:
        return Ruling(NOTHING_TOLD)
    if facts.play_over:
        return Ruling(HandOver("16B3", "choice_after_information"))
    after = HandOver("16B3", "choice_after_information", when=When.AFTER_PLAY)
    return Ruling(TOLD, CAREFUL, PLAY_ON, CALL_AGAIN, after)


def choice_after_information(facts: Choice) -> Ruling:
    """A player may not choose what the information suggests over a logical alternative (16B1)."""
    return weigh_choice(facts, Basis("16B1a", "16B1b", "16B3", "73C2"))


SITUATION = Situation(
    rule=unauthorised_information,
    slug="ubefojet-oplysning",
    title="Ubeføjet oplysning: tænkepauser, spørgsmål og forklaringer",
    phase=Phase.AUCTION,
    happened="En tænkepause, et spørgsmål eller en bemærkning fortalte for meget",
    intro=(
        "En tænkepause, et spørgsmål, en forklaring eller en bemærkning kan fortælle noget, som"
        " kun modstanderne må bruge. Turneringslederen spørger altid i samme orden: Hvad blev der"
        " fortalt, hvad pegede det på, var der et logisk alternativ, og er nogen skadet? Den, der"
        " fik oplysningen, kaldes her modtageren."
    ),
    laws=("16B", "73"),
    parts=(Part(choice_after_information, "Efter spillet: var valget lovligt?"),),
    confuse=("withdrawn_action", "extraneous_information", "misinformation"),
    search=(
        "ubeføjet oplysning",
        "tænkepause",
        "tempo",
        "logisk alternativ",
        "rundspørge",
        "bemærkning",
        "makkers forklaring",
        "alert",
        "forbehold",
        "UI",
        "makker tænkte længe",
        "tøvede",
        "betænkningstid",
        "lang pause",
    ),
)
