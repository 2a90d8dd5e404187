"""Laws 73D and 73E: what misled, why it was done, and what it cost."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class Deceiver(Answer):
    MANNER = "en tænkepause, hast, et spørgsmål, en bemærkning eller manér"
    CALL_OR_CARD = "kun selve meldingen eller kortet"


class Reason(Answer):
    BRIDGE = "ja, og den kan påvises"
    NONE = "nej, men det var ikke for at narre"
    PURPOSE = "nej, det var for at narre"


class Deception(Facts):
    deceived_by = Fact(Deceiver, "Hvad narrede {other_side}?", "73E1")
    reason = Judgement(
        Reason,
        "Havde spilleren en bridgemæssig grund?",
        "73E2",
        weigh=(
            "Lad spillet gøre færdigt først. Ingen skal vise eller forklare sin hånd undervejs.",
            "Bed spilleren fortælle, hvad der blev overvejet, med hånden på bordet.",
            "Grunden må gerne gælde hele hånden, et signal eller et senere stik.",
            "Med kun ét kort i farven er der sjældent noget at tænke på.",
            "Sagde spilleren straks, at der ikke var noget at tænke på?",
        ),
        help="Også et dårligt problem er en grund. Den skal bare kunne påvises.",
    )
    could_know = Judgement(
        YesNo,
        "Kunne spilleren vide, at det kunne gavne {offending_side}?",
        "73E2",
        weigh=(
            "Var stillingen følsom: en knibning, en manglende dame, et gæt mellem to kort?",
            "Spørg ikke, om det var med vilje. Det er nok, at spilleren kunne vide det.",
        ),
    )
    misled = Judgement(
        YesNo,
        "Drog {other_side} en rimelig, men falsk slutning, og kostede den?",
        "73E2",
        weigh=(
            "Hvad sluttede spilleren, og ville andre slutte det samme?",
            "En rigtig slutning, eller en ren opfindelse, er spillerens eget ansvar.",
            "Var det gået bedre uden den slutning?",
        ),
    )
