"""Laws 79 to 82: tricks won, and errors to correct."""

from __future__ import annotations

from rules_src.laws.law_79_81_score.doubts import DOUBTS
from rules_src.laws.law_79_81_score.encounters import ENCOUNTERS
from rules_src.laws.law_79_81_score.facts import OVERLAPS
from rules_src.laws.law_79_81_score.phrases import PHRASES
from rules_src.laws.law_79_81_score.rule import disputed_tricks, score_correction, score_entry
from rules_src.laws.law_79_81_score.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=score_correction,
    slug="antal-stik-og-score",
    title="Antal stik og en score, der skal rettes",
    phase=Phase.AFTER,
    happened="Der er uenighed om antallet af stik, eller en score er forkert",
    intro=(
        "Lad kortene ligge, til siderne er enige om stikkene. Er runden slut, sættes ingen op, hvis"
        " turneringslederen ikke er sikker. En fejl i en score, begge er enige om, kan rettes inden"
        " en frist."
    ),
    laws=("79", "72A", "81C3", "82C"),
    called="Forkert score eller antal stik",
    who=Who("offender", "Hvem har blandet kortene?"),
    parts=(
        Part(disputed_tricks, "Uenighed om antallet af stik", known=""),
        Part(score_entry, "En fejl, som begge sider er enige om"),
    ),
    confuse=("claim", "duty_to_tell", "wrong_entry", "trick_procedure"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
