"""Law 86B: which results there are."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import NoResultInMatch, Played
from rules_src.model.facts import Answer, Fact, Judgement, YesNo


class Results(Answer):
    ONE = "ét: kun det ene bord har et brugbart resultat"
    TWO = "to, men de kan ikke sammenlignes"
    NONE = "ingen"


class Likely(Answer):
    ONE = "ét resultat er oplagt"
    SEVERAL = "flere resultater er rimelige"


class OneResult(NoResultInMatch):
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


class NotComparable(NoResultInMatch):
    replaceable = Fact(
        YesNo,
        "Kan der gives om eller spilles et erstatningsspil?",
        "86A",
        help="Kun hvis der er tid, og ingen i kampen kan kende dens resultat uden dette spil.",
    )


class TeamBoard(OneResult, NotComparable):
    match_void = Fact(YesNo, "Mangler hele kampen et resultat?", "86B3", assume=YesNo.NO)
    results = Fact(
        Results,
        "Hvilke resultater er der i spillet?",
        "86B",
        help="Forbundet kan have fastsat andet, når nogle spil kun er spillet ved ét bord"
        " (§\u00a086B3).",
    )


class FavourableResult(NoResultInMatch):
    likely = Judgement(
        Likely,
        "Hvad var der sandsynligvis sket ved bordet uden brugbart resultat?",
        "12C1c",
        weigh=(
            "Tag kun resultater med, som kunne nås lovligt uden fejlen.",
            "Hvad blev spillet andre steder med de samme kort?",
            "Spørg nogle jævnbyrdige, hvad de ville melde og spille.",
        ),
    )


class BlamelessBoard(Played):
    results = TeamBoard.results
    favourable = OneResult.favourable
    likely = FavourableResult.likely
    replaceable = NotComparable.replaceable


class UnplayedBoard(NoResultInMatch):
    played_elsewhere = Fact(YesNo, "Har det andet bord et resultat i spillet?", "86B")
