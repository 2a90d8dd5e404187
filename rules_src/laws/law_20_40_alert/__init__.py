"""Laws 20F5 and 40B: an alert that is missing, late or needless."""

from __future__ import annotations

from rules_src.laws.law_20_40_alert.encounters import ENCOUNTERS
from rules_src.laws.law_20_40_alert.facts import OVERLAPS
from rules_src.laws.law_20_40_alert.phrases import PHRASES
from rules_src.laws.law_20_40_alert.rule import missing_alert
from rules_src.laws.law_20_40_alert.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=missing_alert,
    slug="alert",
    title="Manglende eller overflødig alert",
    phase=Phase.AUCTION,
    happened="En melding blev ikke alertet, eller den blev alertet uden grund",
    intro=(
        "Hvad der skal alertes, bestemmer forbundet og klubben, ikke loven. En manglende eller"
        " overflødig alert regnes for en forkert forklaring. Hvem der rejser sagen, afgør, om"
        " forklaringen først skal rettes, eller om nogen allerede kan være vildledt."
    ),
    laws=("20F5", "21B1", "40B2", "40B3"),
    called="Alert mangler eller er overflødig",
    who=Who("offender", "Hvem alertede forkert?"),
    confuse=("correct_explanation", "misinformation", "unauthorised_information"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
