"""Law 16C: information from withdrawn calls and plays."""

from __future__ import annotations

from rules_src.laws.law_16c_withdrawn.encounters import ENCOUNTERS
from rules_src.laws.law_16c_withdrawn.facts import OVERLAPS
from rules_src.laws.law_16c_withdrawn.phrases import PHRASES
from rules_src.laws.law_16c_withdrawn.rule import choice_after_withdrawal, withdrawn_action
from rules_src.laws.law_16c_withdrawn.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

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
    called="Melding eller kort taget tilbage",
    who=Who("offender", "Hvem begik fejlen?"),
    parts=(Part(choice_after_withdrawal, "Efter spillet: var valget lovligt?", known=""),),
    confuse=("unauthorised_information", "comparable_call"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
