"""Law 16D: what a player learnt by accident, how far the board had come, and what can be done."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Learnt(Answer):
    FROM_PARTNER = "noget, {informant} sagde, gjorde eller viste med vilje"
    ONE_HAND = "én anden spillers hånd, fx fordi mappen vendte forkert"
    MORE = "flere hænder, enkelte kort, et resultat, en melding eller en bemærkning"


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
        help="Ingen må sige det højt. Også {informant's} kort, set ved et uheld før den første"
        " melding, hører til her. Er det vist senere, gælder §§\u00a024 og 49. Ved et forkert"
        " antal kort se også §\u00a013. Har nogen kigget med vilje, er det intet uheld: Tilkend"
        " justeret score (§\u00a012A1), og overvej strafpoint (§§\u00a072B1 og 90A).",
    )
    progress = Fact(
        Progress,
        "Hvor langt er spillet ved bordet?",
        "16D2",
        help="Svar for det spil, oplysningen handler om, også når et andet er i gang.",
    )
    disturbs = Judgement(
        YesNo,
        "Vil oplysningen sandsynligvis forstyrre et normalt spil?",
        "16D2",
        weigh=(
            "Et enkelt lille kort eller en løs bemærkning betyder sjældent noget.",
            "En hel hånd eller et resultat gør det som regel.",
        ),
    )


class ResultSeen(Facts):
    seen_board = Fact(
        Progress,
        "Hvor langt er bordet med det spil, der er set et resultat fra?",
        "16D2",
        help="Det er ikke det spil, der lige er tastet.",
    )
    disturbs = Extraneous.disturbs


class OtherTable(Answer):
    NOT_STARTED = "ikke begyndt"
    STARTED = "i gang"
    FINISHED = "færdigt"


class Remedy(Extraneous):
    contest = Played.contest
    other_table = Fact(
        OtherTable,
        "Hvor langt er det andet bord med spillet?",
        "16D2a",
        help="Undersøg det først. Bed dem vente, hvis de ikke er begyndt.",
    )
    may_turn = Fact(
        YesNo,
        "Kan ét bord sidde omvendt i dette spil?",
        "16D2a",
        help="Det afhænger af rækkerne og af regnskabet.",
    )
    new_deal = Fact(
        YesNo,
        "Kan spillet gives om?",
        "16D2b",
        help="Kun hvis intet andet bord er begyndt, og ingen kan kende kampens stilling"
        " uden spillet (§\u00a086A).",
    )


class Playable(Answer):
    TRY = "ja, prøv"
    HOPELESS = "nej, {recipient} ved så meget, at et normalt spil er umuligt"


class Completion(Played):
    playable = Judgement(
        Playable,
        "Kan spillet gennemføres nogenlunde normalt?",
        "16D2c",
        weigh=(
            "Hvad ved {recipient} præcis, og i hvilke meldinger eller stik kan det bruges?",
            "Er det bedste resultat kendt, er der sjældent noget at redde.",
            "Kender {recipient} en hel hånd, må du regne med, at den kan bruges i hver melding.",
        ),
        help="Prøv som udgangspunkt. Måske giver meldingerne sig selv, og resultatet"
        " hjælper dig, hvis du skal justere scoren.",
    )


class Influence(Answer):
    NONE = "nej"
    REACHED = "ja, og resultatet uden den kan skønnes"
    UNKNOWABLE = "ja, så tidligt at man ikke kan skønne et resultat"


class Effect(Played):
    influence = Judgement(
        Influence,
        "Påvirkede oplysningen resultatet?",
        "16D2c",
        weigh=(
            "Gå {recipient's} valg igennem ét for ét: Hvor kunne oplysningen gøre en forskel?",
            "Det, som alle kunne se på bordets kort, tæller ikke.",
            "Ville {recipient} lige så gerne have gjort det samme uden at vide noget?",
            "Se, hvad der skete ved andre borde med samme begyndelse.",
        ),
        help="Brug ikke logiske alternativer her. De hører til oplysninger fra {informant}"
        " (§\u00a016B) og fra noget, der er taget tilbage (§\u00a016C).",
    )


OVERLAPS = (
    Overlap(Extraneous.learnt, (Learnt.FROM_PARTNER, Learnt.ONE_HAND)),
    Overlap(Extraneous.learnt, (Learnt.FROM_PARTNER, Learnt.MORE)),
)
