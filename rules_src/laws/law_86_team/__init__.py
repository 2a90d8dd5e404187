"""Law 86: team play."""

from __future__ import annotations

from rules_src.laws.law_86_team.encounters import ENCOUNTERS
from rules_src.laws.law_86_team.phrases import PHRASES
from rules_src.laws.law_86_team.rule import (
    artificial_imps,
    blameless_board,
    favourable_result,
    not_comparable,
    one_result,
    team_board,
    unplayed_board,
)
from rules_src.laws.law_86_team.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=team_board,
    slug="holdkamp-uden-resultat",
    title="Holdkamp: et spil uden brugbart resultat",
    phase=Phase.AFTER,
    happened="I en holdkamp mangler der et resultat, eller bordene har ikke spillet det samme",
    intro=(
        "I en holdkamp er 3 imp til det uskyldige hold ikke et svar, man kan gå ud fra. Først ser"
        " man på det andet bord: Er der et resultat dér, og er det klart gunstigt for det ene hold,"
        " skal det ikke miste det. Er der to resultater, som ikke kan sammenlignes, kommer det an"
        " på, hvem der er skyld i det."
    ),
    laws=("86",),
    called="Holdkamp uden brugbart resultat",
    who=Who("offender", "Hvem er skyld i det?"),
    parts=(
        Part(one_result, "Kun det ene bord har et resultat"),
        Part(favourable_result, "Gunstigt resultat ved det andet bord"),
        Part(not_comparable, "Resultaterne kan ikke sammenlignes"),
        Part(blameless_board, "Turneringslederen har dømt forkert i en holdkamp"),
        Part(unplayed_board, "Et spil, der ikke er tid til"),
        Part(artificial_imps, "Kunstig score i holdkamp"),
    ),
    confuse=("adjusted_score", "fouled_board"),
    phrases=PHRASES,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
