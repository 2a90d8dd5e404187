"""Laws 16D and 79C: a result entered wrong, on the wrong board, or seen too soon."""

from __future__ import annotations

from rules_src.laws.law_79_wrong_entry.doubts import DOUBTS
from rules_src.laws.law_79_wrong_entry.encounters import ENCOUNTERS
from rules_src.laws.law_79_wrong_entry.facts import OVERLAPS
from rules_src.laws.law_79_wrong_entry.phrases import PHRASES
from rules_src.laws.law_79_wrong_entry.rule import wrong_entry
from rules_src.laws.law_79_wrong_entry.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=wrong_entry,
    slug="forkert-tastet-resultat",
    title="Forkert resultat, forkert mappenummer eller et set resultat",
    phase=Phase.AFTER,
    happened="Et resultat er tastet forkert eller på et forkert nummer, eller nogen har set et",
    intro=(
        "En fejl i det, der er noteret, kan rettes inden rettelsesfristen, også når begge par har"
        " godkendt det. Er resultatet tastet på et forkert nummer, har bordet ofte set resultater"
        " fra et spil, det mangler. Det kan som regel spilles endnu. Den, der så noget, kaldes her"
        " modtageren."
    ),
    laws=("79C", "16D", "12C2"),
    called="Forkert tastet resultat",
    who=Who("offender", "Hvem har ansvaret for fejlen?"),
    confuse=("score_correction", "extraneous_information", "procedural_penalty"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
