"""Law 24: a card exposed or led during the auction."""

from __future__ import annotations

from rules_src.laws.law_24_exposed_card.doubts import DOUBTS
from rules_src.laws.law_24_exposed_card.encounters import ENCOUNTERS
from rules_src.laws.law_24_exposed_card.facts import OVERLAPS
from rules_src.laws.law_24_exposed_card.phrases import PHRASES
from rules_src.laws.law_24_exposed_card.rule import (
    card_exposed_in_auction,
    exposed_card_after_auction,
)
from rules_src.laws.law_24_exposed_card.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=card_exposed_in_auction,
    slug="vist-kort-under-meldingerne",
    title="Kort vist under meldingerne",
    phase=Phase.AUCTION,
    happened="En spiller tabte, viste eller spillede et kort ud, mens der blev meldt",
    intro=(
        "Et kort, der vises, mens der meldes, bliver liggende, til meldeforløbet er slut. Er det"
        " en honnør (10 eller højere), er det spillet ud, eller er der flere, skal den anden på den"
        " fejlende side passe én gang. Om kortet bliver strafkort, afhænger af, hvem der fik"
        " kontrakten."
    ),
    laws=("24",),
    called="Tabte kort under meldingerne",
    who=Who("offender", "Hvem viste kortet?"),
    parts=(Part(exposed_card_after_auction, "Når meldeforløbet er slut", known=""),),
    confuse=("penalty_card", "opening_lead_out_of_turn"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
