"""Law 86B: which results there are."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import NoResultInMatch
from rules_src.model.facts import Answer, Fact, Judgement, YesNo


class Results(Answer):
    ONE = "ét: kun det ene bord har et brugbart resultat"
    TWO = "to, men de kan ikke sammenlignes"
    NONE = "ingen"


class TeamBoard(NoResultInMatch):
    results = Fact(
        Results,
        "Hvilke resultater er der i spillet?",
        "86B",
        help="Forbundet kan have fastsat andet, når nogle spil kun er spillet ved ét bord"
        " (§\u00a086B3).",
    )
    favourable = Judgement(
        YesNo,
        "Er resultatet ved det andet bord klart gunstigt for det ene hold?",
        "86B1",
        weigh=(
            "Sammenlign med det, kortene normalt giver: Hvad ville de fleste par have opnået?",
            "Se på resultatet selv, ikke på, hvem der er skyld i fejlen.",
            "Giv ikke 3\u00a0imp, bare fordi det er nemmest.",
        ),
    )
    replaceable = Fact(
        YesNo,
        "Kan der gives om eller spilles et erstatningsspil?",
        "86A",
        help="Kun hvis der er tid, og ingen i kampen kan kende dens resultat uden dette spil.",
    )
