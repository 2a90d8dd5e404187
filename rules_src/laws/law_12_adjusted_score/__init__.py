"""Law 12: adjusted scores."""

from __future__ import annotations

from rules_src.laws.law_12_adjusted_score.doubts import DOUBTS
from rules_src.laws.law_12_adjusted_score.encounters import ENCOUNTERS
from rules_src.laws.law_12_adjusted_score.facts import OVERLAPS
from rules_src.laws.law_12_adjusted_score.phrases import PHRASES
from rules_src.laws.law_12_adjusted_score.rule import (
    adjusted_score,
    artificial_score,
    balanced_score,
    unbalanced_score,
    wrong_ruling,
)
from rules_src.laws.law_12_adjusted_score.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=adjusted_score,
    slug="justeret-score",
    title="Justeret score",
    phase=Phase.AFTER,
    happened="Resultatet er påvirket af en fejl, eller spillet kunne ikke spilles",
    intro=(
        "En justeret score retter op på den skade, et lovbrud har voldt. Næsten altid får begge"
        " sider den samme score: det resultat, der ville være nået uden lovbruddet, vægtet, hvis"
        " flere var rimelige. Kun hvis der intet er at gå ud fra, gives der en kunstig score."
    ),
    laws=("12", "11A", "82C"),
    called="Justeret score",
    who=Who("offender", "Hvem begik lovbruddet?"),
    parts=(
        Part(wrong_ruling, "Turneringslederen har dømt forkert"),
        Part(balanced_score, "Samme score til begge sider: sådan regnes den"),
        Part(unbalanced_score, "Hver side sin score: sådan regnes de"),
        Part(artificial_score, "Kunstig score i par og individuelt"),
    ),
    confuse=("team_board",),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
