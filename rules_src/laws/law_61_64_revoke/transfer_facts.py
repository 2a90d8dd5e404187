"""Law 64: who won the trick with the revoke, and what exempts the side or has cost it a trick."""

from __future__ import annotations

from typing import Protocol

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Exemption(Answer):
    """Why an established revoke may cost no trick; the rest of 64B follows from other answers."""

    NONE = "nej"
    FACED = "bordet svigtede, eller {offender} undlod at spille et strafkort"
    NEXT_BOARD = "den blev først påtalt, da {other_side} havde meldt på næste spil"
    ROUND_OVER = "den blev først påtalt, da runden var slut"
    TWELFTH = "den skete i 12. stik"


class TricksLeft(Answer):
    """Of the tricks that 64A counts, those that an earlier revoke has not cost already."""

    MORE = "mindst to"
    ONE = "ét"
    NONE = "ingen"


class WonBy(Answer):
    OFFENDER = "{offender} selv"
    PARTNER = "{partner}, eller bordet, hvis {declarer} svigtede fra hånden"
    OTHER_SIDE = "{other_side}"


class Equity(Facts):
    both_established = Fact(
        YesNo,
        "Har også {other_side} en etableret kulørsvigt på spillet?",
        "64B7",
        assume=YesNo.NO,
        stands={Effect(Lasting.REVOKED, "other_side"): YesNo.YES},
    )
    earlier_revoke = Fact(
        YesNo,
        "Er {offending_side} dømt for en anden etableret kulørsvigt på spillet?",
        "64A",
        assume=YesNo.NO,
        stands={Effect(Lasting.REVOKED, "offending_side"): YesNo.YES},
    )
    suit_again = Fact(YesNo, "Var den også {offender's}, i samme farve og før denne?", "64B2")
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
    both_established = Equity.both_established
    earlier_revoke = Equity.earlier_revoke
    suit_again = Equity.suit_again
    exemption = Fact(
        Exemption,
        "Er der en grund til ikke at overføre stik?",
        "64B",
        help="Én grund er nok.",
    )
    tricks_left = Fact(
        TricksLeft,
        "Hvor mange af sidens stik fra denne kulørsvigt af er ikke allerede overført?",
        "64A",
        help="Tæl fra og med stikket med kulørsvigten. Et stik overføres kun én gang.",
    )
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


class TricksStill(Protocol):
    """What 64A counts where an earlier revoke of the side has cost it tricks."""

    @property
    def failure(self) -> law.Failure: ...
    @property
    def trick_won_by(self) -> WonBy: ...
    @property
    def tricks_left(self) -> TricksLeft: ...


OVERLAPS = (
    Overlap(
        Transfer.exemption,
        (Exemption.FACED, Exemption.NEXT_BOARD, Exemption.ROUND_OVER, Exemption.TWELFTH),
        "Én grund er nok",
    ),
)
