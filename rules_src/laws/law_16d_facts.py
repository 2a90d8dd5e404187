"""Law 16D: what a player learnt by accident, and how far the board had come."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class Learnt(Answer):
    ONE_HAND = "én anden spillers hånd, fx fordi mappen vendte forkert"
    MORE = "et resultat, en melding, en bemærkning eller enkelte kort, fx fra et andet bord"
    FROM_PARTNER = "noget, som {informant} viste, sagde eller gjorde"


class Progress(Answer):
    NO_CALL = "ingen har meldt"
    CALLED = "der er meldt, og spillet er ikke slut"
    PLAYED = "spillet er slut"


class Extraneous(Facts):
    learnt = Fact(
        Learnt,
        "Hvad har {recipient} fået at vide?",
        "16D1",
        away=True,
        help="{Recipient} må ikke sige det højt. Har han taget et forkert antal kort, så se også"
        " §\u00a013.",
    )
    progress = Fact(Progress, "Hvor langt er spillet ved bordet?", "16D2")
    disturbs = Judgement(
        YesNo,
        "Vil oplysningen sandsynligvis få betydning for et normalt spil?",
        "16D2",
        weigh=(
            "Et enkelt lille kort eller en løs bemærkning betyder sjældent noget.",
            "En hel hånd eller et resultat gør det som regel.",
        ),
    )
