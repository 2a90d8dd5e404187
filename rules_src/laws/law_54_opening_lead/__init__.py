"""Law 54: an opening lead out of turn."""

from __future__ import annotations

from rules_src.laws.law_54_opening_lead.choice import (
    lead_out_of_turn_choice,
    opening_lead_beside_card,
    penalty_cards_of_both_partner_leads,
    second_card_from_dummy,
)
from rules_src.laws.law_54_opening_lead.doubts import DOUBTS
from rules_src.laws.law_54_opening_lead.encounters import ENCOUNTERS
from rules_src.laws.law_54_opening_lead.facts import OVERLAPS
from rules_src.laws.law_54_opening_lead.phrases import PHRASES
from rules_src.laws.law_54_opening_lead.rule import opening_lead_out_of_turn
from rules_src.laws.law_54_opening_lead.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=opening_lead_out_of_turn,
    slug="aabningsudspil-uden-for-tur",
    title="Åbningsudspil uden for tur",
    phase=Phase.PLAY,
    happened="Den forkerte spillede ud i første stik",
    intro=(
        "Spørg først, om en modstander havde sagt, at spilleren skulle spille ud; så tages kortet"
        " blot op. Er det forkerte kort vendt uden den undskyldning, har spilfører som regel fem"
        " muligheder, og alle fem skal forklares, før han vælger."
    ),
    laws=("54", "47E1", "58A", "41A", "50D"),
    called="Forkert udspil i første stik",
    who=Who("offender", "Hvem spillede ud?"),
    parts=(
        Part(lead_out_of_turn_choice, "Spilførers fem valg", known=""),
        Part(
            opening_lead_beside_card,
            "Der ligger et strafkort fra meldeforløbet",
            known="der ligger et strafkort fra meldeforløbet",
        ),
        Part(
            penalty_cards_of_both_partner_leads,
            "Begge modspillere har strafkort, når udspillet er afvist",
            known="begge modspillere har strafkort, og {partner} skal spille ud",
        ),
        Part(second_card_from_dummy, "Spilfører lægger først til fra bordet"),
    ),
    confuse=("penalty_card", "lead_restrictions", "correct_explanation"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
