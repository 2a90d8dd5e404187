"""Laws 53 to 56: a lead out of turn after the first trick."""

from __future__ import annotations

from rules_src.laws.law_53_56_lead_out_of_turn.choice import (
    declarers_lead_choice,
    lead_beside_penalty_card,
    lead_in_declarers_turn,
    lead_in_partners_turn,
)
from rules_src.laws.law_53_56_lead_out_of_turn.doubts import DOUBTS
from rules_src.laws.law_53_56_lead_out_of_turn.encounters import ENCOUNTERS
from rules_src.laws.law_53_56_lead_out_of_turn.facts import HIDDEN, OVERLAPS
from rules_src.laws.law_53_56_lead_out_of_turn.phrases import PHRASES
from rules_src.laws.law_53_56_lead_out_of_turn.rule import lead_out_of_turn
from rules_src.laws.law_53_56_lead_out_of_turn.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=lead_out_of_turn,
    slug="udspil-uden-for-tur",
    title="Udspil uden for tur senere i spillet",
    phase=Phase.PLAY,
    happened="Den forkerte spillede ud efter første stik",
    intro=(
        "Et udspil uden for tur kan accepteres, med ord eller ved at den næste hånd lægger til."
        " Afvises det, bliver en modspillers kort et stort strafkort, mens spilfører blot tager sit"
        " tilbage. Forklar alle valg, før der vælges."
    ),
    laws=("53", "55", "56", "60", "47E1"),
    called="Udspil fra forkert hånd",
    who=Who("offender", "Hvem spillede ud?"),
    parts=(
        Part(
            lead_in_partners_turn,
            "Modspilleren spillede ud i den anden modspillers tur",
            known="modspilleren spillede ud i {partner's} tur",
        ),
        Part(
            lead_in_declarers_turn,
            "Modspilleren spillede ud i spilførers tur",
            known="modspilleren spillede ud i {declarer's} eller bordets tur",
        ),
        Part(
            lead_beside_penalty_card,
            "Der lå allerede et strafkort",
            known="der ligger allerede et strafkort hos {offender} eller {partner}",
        ),
        Part(declarers_lead_choice, "Spilfører spillede ud: modspillernes valg"),
    ),
    confuse=("opening_lead_out_of_turn", "premature_play", "penalty_card"),
    phrases=PHRASES,
    doubts=DOUBTS,
    hidden=HIDDEN,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
