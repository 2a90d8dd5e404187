"""Law 16B: where the information came from."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class Origin(Answer):
    PARTNER = "{informant}: en bemærkning, et spørgsmål, et svar, en alert, tempo eller lignende"
    OPPONENT = "en modstander"
    WITHDRAWN = "en melding eller et kort, der blev taget tilbage"
    ELSEWHERE = "et uheld: en forkert mappe, et andet bord, en andens kort"


class UnauthorisedInformation(Facts):
    origin = Fact(Origin, "Hvor kom oplysningen fra?", "16B1a")
    told_more = Judgement(
        YesNo,
        "Fortalte {informant} mere end sin melding eller sit kort?",
        "16B1a",
        help="Også en alert, en forklaring eller en manglende alert fortæller noget, om den er"
        " rigtig eller forkert. Det gør ingen forskel, om det var med vilje.",
        weigh=(
            "Få kendsgerningerne på plads straks. Er siderne uenige, så spørg alle fire.",
            "En tænkepause tæller, når den er tydelig for den situation, spilleren stod i.",
            "Det, som alle gør hver gang, fortæller intet: pausen efter et stopkort, et spørgsmål"
            " før enhver melding.",
        ),
    )
    play_over = Fact(YesNo, "Er spillet slut?", "16B3")
