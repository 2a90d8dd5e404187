"""Law 64: what an established revoke costs when play is over."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke_established import NO_TRANSFER
from rules_src.laws.law_61_64_revoke_facts import Failure, Revoke
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, Instruct, TrickTransfer


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


EXEMPTED_BY = {
    Exemption.REPEATED: "64B2",
    Exemption.FACED: "64B3",
    Exemption.NEXT_BOARD: "64B4",
    Exemption.ROUND_OVER: "64B5",
    Exemption.TWELFTH: "64B6",
    Exemption.BOTH_SIDES: "64B7",
}


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


COMPENSATED = HandOver("64C", "revoke_equity")
STANDS = Instruct(
    "64C1",
    "result_with_transfer_stands",
    "Resultatet med de stik, der eventuelt er overført, står ved magt.",
    when=When.AFTER_PLAY,
)
WITHOUT_REVOKE = Instruct(
    "64C1",
    "score_without_revoke",
    "Giv en korrigeret score: det sandsynlige resultat uden kulørsvigten. Den træder i stedet for"
    " overførte stik.",
    when=When.AFTER_PLAY,
    private=True,
)
WITHOUT_LATER = Instruct(
    "64C2a",
    "score_without_later_revokes",
    "Giv en korrigeret score: det sandsynlige resultat uden de senere kulørsvigt i farven.",
    when=When.AFTER_PLAY,
    private=True,
)
WITHOUT_ANY = Instruct(
    "64C2b",
    "score_without_any_revoke",
    "Giv en korrigeret score: det sandsynlige resultat, hvis ingen af siderne havde svigtet.",
    when=When.AFTER_PLAY,
    private=True,
)
WITHOUT = {Exemption.REPEATED: WITHOUT_LATER, Exemption.BOTH_SIDES: WITHOUT_ANY}


def revoke_transfer(facts: Transfer) -> Ruling:
    """Of the revoke trick and later ones the side may lose two; never more than it won (64A)."""
    if facts.exemption is not Exemption.NONE:
        return no_transfer(EXEMPTED_BY[facts.exemption])
    if facts.failure is Failure.NO_CARD and facts.trick_won_by is not WonBy.OTHER_SIDE:
        return transfer("64A2", 1)  # 67B1: who played no card did not win the trick
    if facts.trick_won_by is WonBy.OFFENDER:
        return transfer("64A1", 2 if facts.won_later else 1)
    if facts.trick_won_by is WonBy.PARTNER or facts.won_later:
        return transfer("64A2", 1)
    return no_transfer("64B1")


def transfer(law: str, tricks: int) -> Ruling:
    return Ruling(TrickTransfer(law, tricks, when=When.AFTER_PLAY), COMPENSATED)


def no_transfer(law: str) -> Ruling:
    return Ruling(NO_TRANSFER.under(law), COMPENSATED)


def revoke_equity(facts: Equity) -> Ruling:
    """Whatever was transferred, the other side must not be worse off than without it (64C)."""
    score = WITHOUT.get(facts.exemption, WITHOUT_REVOKE)
    return Ruling(score if facts.short else STANDS.under(score.law))
