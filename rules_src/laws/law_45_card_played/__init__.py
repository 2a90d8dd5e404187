"""Laws 41A and 45: is the card played?"""

from __future__ import annotations

from rules_src.laws.law_45_card_played.encounters import ENCOUNTERS
from rules_src.laws.law_45_card_played.facts import OVERLAPS
from rules_src.laws.law_45_card_played.phrases import PHRASES
from rules_src.laws.law_45_card_played.rule import card_played, played_card, slip_of_the_tongue
from rules_src.laws.law_45_card_played.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=card_played,
    slug="er-kortet-spillet",
    title="Er kortet spillet?",
    phase=Phase.PLAY,
    happened="Et kort er vist, nævnt eller rørt, og nogen siger, at det er spillet",
    intro=(
        "En modspillers kort er spillet, når den anden modspiller kunne have set det. Spilførers er"
        " spillet, når det holdes åbent ved bordet, og bordets, når spilfører nævner det eller"
        " rører ved det med vilje. Et nævnt kort fra bordet kan rettes, hvis det var en fortalelse."
    ),
    laws=("41A", "45"),
    called="Er kortet spillet?",
    who=Who("offender", "Hvem spillede, nævnte eller rørte kortet?"),
    parts=(
        Part(played_card, "Når kortet er spillet", known=""),
        Part(slip_of_the_tongue, "Spilfører fortalte sig", known=""),
    ),
    confuse=("card_retracted", "unclear_card", "penalty_card"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
