"""Law 40: psyches, concealed agreements and forbidden ones."""

from __future__ import annotations

from rules_src.laws.law_40_agreements.doubts import DOUBTS
from rules_src.laws.law_40_agreements.encounters import ENCOUNTERS
from rules_src.laws.law_40_agreements.facts import OVERLAPS
from rules_src.laws.law_40_agreements.phrases import PHRASES
from rules_src.laws.law_40_agreements.rule import psychic_call
from rules_src.laws.law_40_agreements.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=psychic_call,
    slug="psykisk-melding",
    title="Psykisk melding, skjult aftale og forbudt aftale",
    phase=Phase.AUCTION,
    happened="En melding passede ikke med det, parret har aftalt",
    intro=(
        "En spiller må gerne narre alle tre andre med en melding, også {partner}. Det er kun et"
        " lovbrud, når {partner} har større grund end modstanderne til at vente den, eller når"
        " parret bruger en aftale, det ikke må have. Om det lykkedes, er uden betydning."
    ),
    laws=("40A3", "40B2", "40B4", "40C"),
    called="Psykisk melding",
    who=Who("offender", "Hvis melding drejer det sig om?"),
    confuse=("misinformation", "correct_explanation", "unauthorised_information"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
