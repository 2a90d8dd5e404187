"""Law 64: who won the trick with the revoke, and what may exempt the side."""

from __future__ import annotations

from typing import Protocol

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Exemption(Answer):
    """Why an established revoke may cost no trick; 64B1 and 64B8 follow from other answers."""

    NONE = "nej"
    BOTH_SIDES = "begge sider har en etableret kulørsvigt i spillet"
    REPEATED = "{offender} havde allerede en etableret kulørsvigt i samme farve"
    FACED = "bordet svigtede, eller {offender} undlod at spille et strafkort"
    NEXT_BOARD = "den blev først påtalt, da {other_side} havde meldt på næste spil"
    ROUND_OVER = "den blev først påtalt, da runden var slut"
    TWELFTH = "den skete i 12. stik"


class WonBy(Answer):
    OFFENDER = "{offender} selv"
    PARTNER = "{partner}, eller bordet, hvis {declarer} svigtede fra hånden"
    OTHER_SIDE = "{other_side}"


class Equity(Facts):
    exemption = Fact(
        Exemption,
        "Er der en grund til ikke at overføre stik?",
        "64B",
        help="Passer flere, så vælg det øverste. Har begge fra {offending_side} svigtet, så døm"
        " dem hver for sig, men overfør aldrig det samme stik to gange.",
    )
    short = Judgement(
        YesNo,
        "Er {other_side} stadig dårligere stillet end uden kulørsvigt?",
        "64C",
        weigh=(
            "Tæl de stik, {other_side} fik ved bordet, og læg de overførte til.",
            "Se alle fire hænder, og spørg om planen: Hvor mange stik var sandsynlige uden"
            " kulørsvigten?",
            "Svigtede {offender} flere gange i samme farve, så sammenlign med spillet uden"
            " de senere gange.",
        ),
    )
    either_damaged = Judgement(
        YesNo,
        "Er en af siderne dårligere stillet, end hvis ingen havde svigtet?",
        "64C2b",
        weigh=(
            "Tæl de stik, hver side fik ved bordet.",
            "Se alle fire hænder, og spørg om planerne: Hvor mange stik var sandsynlige, hvis"
            " ingen havde svigtet?",
            "Begge sider kan være skadet, hver af den andens kulørsvigt.",
        ),
    )


class Transfer(law.Revoke):
    exemption = Equity.exemption
    trick_won_by = Fact(
        WonBy,
        "Hvem vandt stikket med kulørsvigten?",
        "64A",
        by_seat={
            "offender": (WonBy.OFFENDER,),
            "partner": (WonBy.PARTNER,),
            "lho": (WonBy.OTHER_SIDE,),
            "rho": (WonBy.OTHER_SIDE,),
        },
    )
    side_won_trick = Fact(
        YesNo,
        "Vandt {offending_side} det stik, {offender} ikke spillede til?",
        "64A2",
        help="Stikket skifter ikke ejer, når kortet bliver lagt til (§\u00a067B1).",
    )
    won_later = Fact(
        YesNo,
        "Vandt {offending_side} mindst ét senere stik?",
        "64A",
        help="Stik fra før kulørsvigten tæller aldrig. Stik fra et krav tæller med.",
    )


class TricksWon(Protocol):
    """What 64A counts when nothing exempts the side; the editions differ in what does."""

    @property
    def failure(self) -> law.Failure: ...
    @property
    def trick_won_by(self) -> WonBy: ...
    @property
    def side_won_trick(self) -> YesNo: ...
    @property
    def won_later(self) -> YesNo: ...


OVERLAPS = (
    Overlap(
        Equity.exemption,
        (
            Exemption.BOTH_SIDES,
            Exemption.REPEATED,
            Exemption.FACED,
            Exemption.NEXT_BOARD,
            Exemption.ROUND_OVER,
            Exemption.TWELFTH,
        ),
    ),
)
