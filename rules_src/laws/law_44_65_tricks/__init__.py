"""Laws 44, 65 and 66: the trick, its winner, and how it lies."""

from __future__ import annotations

from rules_src.laws.law_44_65_tricks.doubts import DOUBTS
from rules_src.laws.law_44_65_tricks.encounters import ENCOUNTERS
from rules_src.laws.law_44_65_tricks.facts import OVERLAPS
from rules_src.laws.law_44_65_tricks.phrases import PHRASES
from rules_src.laws.law_44_65_tricks.rule import quitted_tricks, trick_procedure
from rules_src.laws.law_44_65_tricks.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=trick_procedure,
    slug="stikket",
    title="Stikket: hvem vandt, og hvem spiller ud?",
    phase=Phase.PLAY,
    happened="Bordet er uenigt om et stik: hvem der vandt det, eller hvordan det ligger",
    intro=(
        "Den højeste trumf eller det højeste kort i den udspillede farve vinder, og vinderen"
        " spiller ud. Den, der kan bekende, skal. De spillede kort bliver liggende i orden, til"
        " siderne er enige om stikkene."
    ),
    laws=("44", "65", "66"),
    called="Uenighed om et stik",
    who=Who("offender", "Hvem drejer det sig om?"),
    parts=(Part(quitted_tricks, "Uenighed om tidligere stik", known=""),),
    confuse=("lead_out_of_turn", "ask_about_revoke", "score_correction"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
