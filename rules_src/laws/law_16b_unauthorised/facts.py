"""Law 16B: where the information came from."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Origin(Answer):
    WITHDRAWN = "en tilbagetaget melding eller et tilbagetaget kort"
    PARTNER = "{informant}: tempo, spørgsmål, svar, bemærkning, alert eller lignende"
    OPPONENT = "en modstander"
    AIDS = "{informant} så i sit eget systemkort eller egne noter under meldinger eller spil"
    ELSEWHERE = "et uheld: en forkert mappe, et andet bord, en andens kort"


class Asking(Answer):
    KEPT = "nej"
    OWN_CALL = "ja, svarede selv på et spørgsmål om sin egen melding"
    FOR_PARTNER = "ja, spurgte kun for {recipient's} skyld"
    NOT_HIS_TURN = "ja, spurgte, uden at have tur"


class UnauthorisedInformation(Facts):
    origin = Fact(
        Origin,
        "Hvor kom oplysningen fra?",
        "16B1a",
        help="Spilførers side må gerne se i sit eget systemkort mellem den afsluttende pas og"
        " udspillet (§\u00a040B2(b)).",
    )
    told_more = Judgement(
        YesNo,
        "Fortalte {informant} mere end selve meldingen eller kortet?",
        "16B1a",
        weigh=(
            "Få kendsgerningerne på plads straks. Spørg alle fire, hvis de er uenige.",
            "En tænkepause tæller, når den er tydelig i den situation, spilleren stod i.",
            "Det, alle gør hver gang, fortæller intet: pausen efter et stopkort, et"
            " spørgsmål før enhver melding.",
        ),
        help="Også en alert, en manglende alert eller en forklaring fortæller noget, rigtig"
        " eller forkert. Det er lige meget, om det var med vilje.",
    )
    play_over = Fact(YesNo, "Er spillet slut?", "16B3")
    asking = Fact(
        Asking,
        "Brød {informant} reglerne for at spørge og svare?",
        "20F1",
        assume=Asking.KEPT,
    )


OVERLAPS = (
    Overlap(UnauthorisedInformation.origin, (Origin.WITHDRAWN, Origin.PARTNER)),
    Overlap(UnauthorisedInformation.origin, (Origin.WITHDRAWN, Origin.OPPONENT)),
)
