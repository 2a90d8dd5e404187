"""Law 23: the comparable call, on which Laws 26, 27 and 30-32 turn."""

from __future__ import annotations

from rules_src.model.facts import Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import Verdict


class Replacement(Facts):
    """What other rules ask of the call that replaced a withdrawn one."""

    comparable = Judgement(
        YesNo,
        "Er den nye melding en tilsvarende melding?",
        "23A",
        by="comparable_call",
        away=True,
        help="Det afhænger af parrets aftaler og ikke af den hånd, {offender} sidder med.",
        weigh=(
            "Spørg {offender} væk fra bordet, hvad den tilbagetagne melding skulle vise;"
            " modparten har ikke krav på at få det at vide.",
            "Sig ham dér, hvilke meldinger der er tilsvarende, så han kender følgerne, før han"
            " vælger.",
            "Find begge meldingers betydning i systemkort og noter, eller spørg {partner},"
            " mens {offender} er væk.",
        ),
    )


class ComparableCall(Facts):
    same_meaning = Judgement(
        YesNo,
        "Har den nye melding samme eller lignende betydning?",
        "23A1",
        away=True,
        help="Lidt forskel i styrke eller fordeling er lignende; en anden slags hånd er ikke.",
        weigh=(
            "Hvilke farver viser de to meldinger? Farver vejer tungere end styrke, og en kunstig"
            " melding bedømmes efter det, den viser (§\u00a029C).",
            "Hvilken styrke? Et par point til forskel går an, men en stor forskel udelukker, at"
            " meldingen er tilsvarende, selv om farverne passer.",
            "Hvad benægter de? En sjælden hånd, som kun den ene kan rumme, gør ingen forskel.",
            "Hvad ved {partner} om hånden, som den nye melding ikke fortæller? Er det intet eller"
            " næsten intet, ligner de hinanden.",
        ),
    )
    subset = Judgement(
        YesNo,
        "Ville alle hænder til den nye melding også have afgivet den tilbagetagne?",
        "23A2",
        away=True,
        help="Kun den vej: Den nye må gerne sige mere, men ikke mindre, end den tilbagetagne.",
        weigh=(
            "Gå ud fra den nye melding: Findes der almindelige hænder til den, som ikke ville"
            " have afgivet den tilbagetagne? Så er den ingen delmængde.",
            "Det skader ikke, at den nye melding viser mere, fx hold i modpartens farve eller en"
            " længere farve.",
            "Tag de negative slutninger med: Hvad fortæller det, at {offender} ikke valgte en"
            " anden melding?",
        ),
    )
    same_purpose = Judgement(
        YesNo,
        "Har de to meldinger samme formål?",
        "23A3",
        away=True,
        help="Fx to spørgemeldinger eller to relæer, der beder om det samme.",
        weigh=(
            "Beder begge om svar på det samme, fx antal esser eller en majorfarve?",
            "Det er meldingernes opgave i systemet, der tæller, ikke at begge er kunstige.",
        ),
    )


def comparable_call(facts: ComparableCall) -> Ruling:
    """A call is comparable if its meaning is the same, similar or a subset, or its purpose is."""
    if facts.same_meaning:
        return Ruling(
            Verdict(
                "23A1",
                YesNo.YES,
                "Meldingen er tilsvarende: Den har samme eller lignende betydning som den"
                " tilbagetagne.",
            )
        )
    if facts.subset:
        return Ruling(
            Verdict(
                "23A2",
                YesNo.YES,
                "Meldingen er tilsvarende: Den viser en delmængde af det, som den tilbagetagne"
                " kunne vise.",
            )
        )
    if facts.same_purpose:
        return Ruling(
            Verdict(
                "23A3",
                YesNo.YES,
                "Meldingen er tilsvarende: Den har samme formål som den tilbagetagne.",
            )
        )
    return Ruling(
        Verdict(
            "23A",
            YesNo.NO,
            "Meldingen er ikke tilsvarende: {Partner} ville vide mere om hånden, end den nye"
            " melding fortæller.",
        )
    )


SITUATION = Situation(
    rule=comparable_call,
    slug="tilsvarende-melding",
    title="Tilsvarende melding",
    phase=Phase.AUCTION,
    happened="En melding er trukket tilbage; er den nye en tilsvarende melding?",
    intro=(
        "Når en melding er trukket tilbage, afhænger følgerne ofte af, om den nye melding er"
        " tilsvarende: om den siger det samme, noget lignende eller mere præcist det samme. Er den"
        " det, melder og spiller alle videre uden berigtigelse. Vurderingen går på parrets"
        " aftaler, så turneringslederen må kende deres system."
    ),
    laws=("23",),
    search=(
        "sammenlignelig melding",
        "comparable call",
        "samme betydning",
        "lignende betydning",
        "delmængde",
        "erstatningsmelding",
    ),
)
