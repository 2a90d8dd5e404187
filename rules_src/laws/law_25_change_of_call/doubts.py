"""Law 25: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_25_change_of_call import facts as law
from rules_src.laws.law_25_change_of_call.rule import change_of_call
from rules_src.laws.law_25_change_of_call.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling


def slip_is_withdrawn(facts: law.CallMade) -> Ruling:
    """A slip that is put right is a withdrawn action, and partner may not use it (16C2)."""
    ruling = change_of_call(facts)
    if Say.change_stands not in ruling:
        return ruling
    return Ruling(*ruling, Say.unauthorised.under("16C2"))


DOUBTS = (
    Doubt(
        "25B2",
        ("changed_call",),
        "Når den nye melding annulleres, siger loven ikke, hvilken af de to meldinger der skal"
        " være tilsvarende. Her sammenlignes den, der står, med den, der er trukket tilbage.",
    ),
    Doubt(
        "25",
        ("change_of_call",),
        "Loven siger ikke, hvornår et meldekort er en melding; DBf’s regel (121) er ikke set. Her"
        " er det en melding, når det er taget frem.",
    ),
    Doubt(
        "25B1",
        ("changed_call",),
        "Loven siger ikke, hvad der sker med {lho's} melding efter den første, når en tilsigtet"
        " melding er lavet om. Her tages den tilbage, hvis {lho} accepterer den nye, og ellers"
        " gælder den.",
    ),
    Doubt(
        "25A6",
        ("change_of_call",),
        "Paragraffen siger, hvem der må bruge {lho's} melding over et rettet fejlgreb, men ikke, om"
        " {partner} må bruge selve fejlgrebet. Her er han ikke bundet af det.",
        (
            OtherReading(
                "et rettet fejlgreb er trukket tilbage efter §\u00a016C2",
                "change_of_call",
                slip_is_withdrawn,
            ),
        ),
    ),
)
