"""Laws 49 to 52: penalty cards."""

from __future__ import annotations

from rules_src.laws.law_49_52_penalty_cards.doubts import DOUBTS
from rules_src.laws.law_49_52_penalty_cards.encounters import ENCOUNTERS
from rules_src.laws.law_49_52_penalty_cards.kind import penalty_card_kind
from rules_src.laws.law_49_52_penalty_cards.not_followed import (
    lead_restriction_not_followed,
    penalty_card_not_played,
)
from rules_src.laws.law_49_52_penalty_cards.phrases import PHRASES
from rules_src.laws.law_49_52_penalty_cards.play import (
    penalty_card_lead,
    penalty_card_turn,
    penalty_cards_lead,
    penalty_cards_of_both_lead,
    penalty_cards_turn,
)
from rules_src.laws.law_49_52_penalty_cards.rule import penalty_card
from rules_src.laws.law_49_52_penalty_cards.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=penalty_card,
    slug="strafkort",
    title="Et vist kort: strafkort",
    phase=Phase.PLAY,
    happened="En modspiller tabte eller viste et kort",
    intro=(
        "Et kort, som en modspiller har vist, kan blive strafkort. Hvordan det kom frem, hvor højt"
        " det er, og om der ligger flere, afgør, om det er lille eller stort. Kun store"
        " strafkort giver spilfører et valg, når modspilleren overfor skal spille ud."
    ),
    laws=("49", "50", "51", "52", "59"),
    called="Tabte eller viste et kort",
    who=Who("offender", "Hvem viste et kort?"),
    parts=(
        Part(penalty_card_kind, "Lille eller stort strafkort?", known=""),
        Part(penalty_card_turn, "Ét stort strafkort: hvem har tur?"),
        Part(
            penalty_card_lead,
            "Ét stort strafkort: spilførers valg før udspillet",
            known="{offender} har ét stort strafkort",
        ),
        Part(penalty_cards_turn, "Flere strafkort: hvem har tur?"),
        Part(penalty_cards_lead, "Flere strafkort: spilførers valg før udspillet", known=""),
        Part(
            penalty_cards_of_both_lead,
            "Begge modspillere har strafkort: før udspillet",
            known="begge modspillere har strafkort",
        ),
        Part(penalty_card_not_played, "Strafkortet blev ikke spillet"),
        Part(lead_restriction_not_followed, "Kravet eller forbuddet blev ikke fulgt"),
    ),
    confuse=("lead_restrictions", "opening_lead_out_of_turn", "card_played"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
