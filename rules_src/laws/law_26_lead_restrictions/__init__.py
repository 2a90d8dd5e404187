"""Law 26: lead restrictions after a call was withdrawn."""

from __future__ import annotations

from rules_src.laws.law_26_lead_restrictions.doubts import DOUBTS
from rules_src.laws.law_26_lead_restrictions.encounters import ENCOUNTERS
from rules_src.laws.law_26_lead_restrictions.facts import OVERLAPS
from rules_src.laws.law_26_lead_restrictions.phrases import PHRASES
from rules_src.laws.law_26_lead_restrictions.rule import lead_restrictions, partner_to_lead
from rules_src.laws.law_26_lead_restrictions.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=lead_restrictions,
    slug="udspilsbegraensninger",
    title="Udspilsbegrænsninger efter en tilbagetaget melding",
    phase=Phase.PLAY,
    happened="En melding blev trukket tilbage, og den fejlende side er kommet i modspil",
    intro=(
        "Har den fejlende ikke erstattet sin melding med en tilsvarende, og kommer hans side i"
        " modspil, kan spilfører forbyde den anden modspiller én farve, første gang han skal"
        " spille ud. En farve kan aldrig kræves. Reglerne om strafkort er helt andre."
    ),
    laws=("26",),
    called="Udspil efter tilbagetaget melding",
    who=Who("offender", "Hvis melding blev trukket tilbage?"),
    parts=(Part(partner_to_lead, "Ved udspillet", known=""),),
    confuse=("penalty_card",),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
