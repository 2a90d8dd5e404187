"""Laws 16B and 73C: unauthorised information from partner."""

from __future__ import annotations

from rules_src.laws.law_16b_unauthorised.encounters import ENCOUNTERS
from rules_src.laws.law_16b_unauthorised.facts import OVERLAPS
from rules_src.laws.law_16b_unauthorised.phrases import PHRASES
from rules_src.laws.law_16b_unauthorised.rule import (
    choice_after_information,
    unauthorised_information,
)
from rules_src.laws.law_16b_unauthorised.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

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
    called="Tænkepause, spørgsmål eller bemærkning",
    who=Who("informant", "Hvem tøvede, spurgte eller sagde noget?"),
    parts=(Part(choice_after_information, "Efter spillet: var valget lovligt?", known=""),),
    confuse=("misleading_tempo", "withdrawn_action", "extraneous_information", "misinformation"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
