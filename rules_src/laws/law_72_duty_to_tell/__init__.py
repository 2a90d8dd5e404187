"""Law 72B: a side's own mistakes."""

from __future__ import annotations

from rules_src.laws.law_72_duty_to_tell.encounters import ENCOUNTERS
from rules_src.laws.law_72_duty_to_tell.facts import OVERLAPS
from rules_src.laws.law_72_duty_to_tell.phrases import PHRASES
from rules_src.laws.law_72_duty_to_tell.rule import duty_to_tell
from rules_src.laws.law_72_duty_to_tell.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=duty_to_tell,
    slug="pligt-til-at-sige-det",
    title="Pligt til at sige det selv?",
    phase=Phase.PLAY,
    happened="En spiller har opdaget en fejl, som hans egen side har begået",
    intro=(
        "Man har som hovedregel ikke pligt til at afsløre sin egen sides fejl, men man må ikke"
        " begå den med vilje og ikke skjule den. Undtagelserne er en forkert forklaring og stik,"
        " man ikke har vundet."
    ),
    laws=("72B", "9A5", "20F5", "79A2"),
    called="Skal man selv sige det?",
    who=Who("offender", "Hvem har opdaget fejlen?"),
    confuse=("revoke", "correct_explanation"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
