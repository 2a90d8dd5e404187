"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from rules_src.laws.law_58_simultaneous_play.doubts import DOUBTS
from rules_src.laws.law_58_simultaneous_play.encounters import ENCOUNTERS
from rules_src.laws.law_58_simultaneous_play.phrases import PHRASES
from rules_src.laws.law_58_simultaneous_play.rule import simultaneous_play, too_many_cards_played
from rules_src.laws.law_58_simultaneous_play.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=simultaneous_play,
    slug="to-kort-paa-en-gang",
    title="To kort på én gang",
    phase=Phase.PLAY,
    happened="En spiller spillede to kort, eller to spillede på samme tid",
    intro=(
        "Kunne kun ét af kortene ses, er det spillet. Kunne flere ses, vælger spilleren selv, og en"
        " modspillers andre kort bliver strafkort. Opdages det først senere, rettes de spillede"
        " kort."
    ),
    laws=("58", "45E", "67B"),
    called="To kort på én gang",
    who=Who("offender", "Hvem spillede mere end ét kort?"),
    parts=(
        Part(
            too_many_cards_played,
            "Et stik med et kort for meget",
            known="stikket har et kort for meget",
        ),
    ),
    confuse=("penalty_card", "premature_play"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
