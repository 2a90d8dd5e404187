"""Law 64: who won the trick with the revoke, and what may exempt the side."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke.facts import Revoke
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class Exemption(Answer):
    """Why an established revoke may cost no trick; 64B1 and 64B8 follow from other answers."""

    NONE = "nej"
    REPEATED = "{offender} havde allerede en etableret kulørsvigt i samme farve"
    FACED = "bordet svigtede, eller {offender} undlod at spille et strafkort"
    NEXT_BOARD = "den blev først påtalt, da {other_side} havde meldt på næste mappe"
    ROUND_OVER = "den blev først påtalt, da runden var slut"
    TWELFTH = "den skete i 12. stik"
    BOTH_SIDES = "begge sider har en etableret kulørsvigt på mappen"


class WonBy(Answer):
    OFFENDER = "{offender} selv"
    PARTNER = "{partner}, eller bordet, hvis {declarer} svigtede fra hånden"
    OTHER_SIDE = "{other_side}"


class Equity(Facts):
    exemption = Fact(
        Exemption,
        "Er der en grund til, at der ikke skal overføres stik?",
        "64B",
        help="Gælder flere, så vælg kulørsvigt fra begge sider eller gentaget kulørsvigt først.",
    )
    short = Judgement(
        YesNo,
        "Er {other_side} stadig dårligere stillet, end hvis ingen havde svigtet kulør?",
        "64C",
        weigh=(
            "Tæl de stik, {other_side} fik ved bordet, og læg de overførte til.",
            "Se på alle fire hænder, og spørg om planen: Hvor mange stik havde siden sandsynligvis"
            " fået uden kulørsvigten?",
            "Svigtede {offender} flere gange i samme farve, så sammenlign med spillet uden de"
            " senere gange.",
            "Svigtede begge sider, så sammenlign med spillet uden nogen kulørsvigt; begge sider kan"
            " være skadet.",
        ),
    )


class Transfer(Revoke):
    exemption = Equity.exemption
    trick_won_by = Fact(
        WonBy,
        "Hvem vandt stikket med kulørsvigten?",
        "64A",
        help="Et stik, som bordet vinder, er ikke vundet af {declarer} selv.",
    )
    won_later = Fact(
        YesNo,
        "Vandt {offending_side} mindst ét stik efter det?",
        "64A",
        help="Kun senere stik tæller, aldrig dem fra før kulørsvigten.",
    )
