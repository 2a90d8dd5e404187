"""Laws 21, 40B3, 47E2 and 75: what misinformation lets a side take back, and what it costs.

The offender is the player who explained, or who should have alerted; `partner` made the call.
When the explanation is put right, and by whom, is in Laws 20F and 75B.
"""

from __future__ import annotations

from rules_src.laws.law_20_75_explanations import NO_INFRACTION, Agreement
from rules_src.laws.law_21_change import misinformed_call, misinformed_card
from rules_src.laws.law_21_damage import misinformation_damage
from rules_src.laws.law_21_facts import ALWAYS_CHECK, Misinformation, Misled, Reached
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct

NO_ALERT_NEEDED = Instruct(
    "40B2aiii",
    "no_alert_needed",
    "Meldingen skulle ikke alertes. Der er ikke begået noget lovbrud, og scoren står ved magt.",
)
OWN_MISUNDERSTANDING = Instruct(
    "21A",
    "own_misunderstanding",
    "Den, der selv har misforstået en melding, får ikke noget rettet. Scoren står ved magt.",
)
AGREEMENT_IS_ENOUGH = Instruct(
    "75C",
    "agreement_is_enough",
    "{Other_side} har krav på at kende aftalen, men ikke på at vide, at {partner} meldte forkert.",
)


def misinformation(facts: Misinformation) -> Ruling:
    """A side is told of agreements, not of cards; wrongly told, it may change or is redressed."""
    if facts.misled_by is Misled.ALERT_NOT_REQUIRED:
        return Ruling(NO_ALERT_NEEDED)
    if facts.misled_by is Misled.ITSELF:
        return Ruling(OWN_MISUNDERSTANDING)
    if facts.misled_by is Misled.EXPLANATION and facts.agreement is Agreement.CALL_WRONG:
        return Ruling(NO_INFRACTION, AGREEMENT_IS_ENOUGH, *ALWAYS_CHECK)
    if facts.reached is Reached.BEFORE_LEAD:
        return Ruling(HandOver("21B1a", "misinformed_call"))
    if facts.reached is Reached.PLAY:
        return Ruling(HandOver("47E2a", "misinformed_card"))
    return Ruling(HandOver("21B3", "misinformation_damage"))


SITUATION = Situation(
    rule=misinformation,
    slug="misinformation",
    title="Forkert forklaring: er nogen skadet?",
    phase=Phase.AUCTION,
    happened="Modstanderne er vildledt af en forklaring eller en manglende alert",
    intro=(
        "En side har krav på at kende modstandernes aftaler, men ikke deres kort. Er forklaringen"
        " forkert, må den seneste melding eller det seneste kort ofte laves om. Er det for sent,"
        " sammenligner turneringslederen med det, der var sket med den rigtige forklaring."
    ),
    laws=("21", "40B3", "47E2", "75"),
    parts=(
        Part(misinformed_call, "En melding må måske ændres"),
        Part(misinformed_card, "Et kort må måske tages tilbage"),
        Part(misinformation_damage, "Er der sket skade?"),
    ),
    confuse=("correct_explanation", "unauthorised_information"),
    search=(
        "misinformation",
        "vildledt",
        "forkert forklaring",
        "manglende alert",
        "skadet",
        "ændre afsluttende pas",
        "ændre melding efter forklaring",
        "glemt system",
        "glemte at alerte",
        "fik forkert forklaring",
    ),
)
