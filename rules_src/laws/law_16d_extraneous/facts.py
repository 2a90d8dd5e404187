"""Law 16D: what a player learnt by accident, how far the board had come, and what can be done."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
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


class OtherTable(Answer):
    NOT_STARTED = "ikke begyndt"
    STARTED = "begyndt"
    FINISHED = "spillet færdig"


class Remedy(Extraneous):
    contest = Played.contest
    other_table = Fact(
        OtherTable,
        "Hvor langt er spillet ved det andet bord?",
        "16D2a",
        help="Undersøg det, før du vælger. Bed dem vente, hvis de ikke er begyndt.",
    )
    may_turn = Fact(
        YesNo,
        "Kan ét bord sidde omvendt i dette spil?",
        "16D2a",
        help="Det afhænger af rækkerne og af regnskabet.",
    )
    new_deal = Fact(
        YesNo,
        "Kan der gives om?",
        "16D2b",
        help="Kun hvis spillet ikke er begyndt ved noget andet bord, og ingen kan kende kampens"
        " stilling uden det (§\u00a086A).",
    )


class Playable(Answer):
    TRY = "ja, prøv"
    HOPELESS = "nej, det bedste resultat er allerede kendt"


class Completion(Played):
    playable = Judgement(
        Playable,
        "Kan spillet forsøges spillet nogenlunde normalt?",
        "16D2c",
        help="Prøv som udgangspunkt. Måske giver meldingerne sig selv, og resultatet hjælper, hvis"
        " scoren siden skal justeres.",
        weigh=(
            "Hvad ved spilleren præcis, og i hvilke meldinger eller stik kan det bruges?",
            "Har en spiller hørt det bedste resultat, er der sjældent noget at redde.",
        ),
    )


class Influence(Answer):
    NONE = "nej"
    REACHED = "ja"
    UNKNOWABLE = "ja, og så tidligt, at intet resultat er til at skønne"


class Effect(Played):
    influence = Judgement(
        Influence,
        "Fik oplysningen indflydelse på resultatet?",
        "16D2c",
        help="Logiske alternativer bruges ikke her; de hører til oplysninger fra {informant}"
        " (§\u00a016B) og fra noget, der er taget tilbage (§\u00a016C).",
        weigh=(
            "Gå {recipient's} valg igennem ét for ét: Hvor kunne oplysningen gøre en forskel?",
            "Det, alle ved bordet kunne se, da kortene blev lagt op, tæller ikke.",
            "Ville {recipient} lige så gerne have gjort det samme uden at vide noget?",
            "Se, hvad der skete ved andre borde med samme begyndelse.",
        ),
    )
