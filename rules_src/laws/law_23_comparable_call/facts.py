"""Law 23A: what two calls have in common."""

from __future__ import annotations

from rules_src.model.facts import Facts, Judgement, YesNo


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
