"""Law 27: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_27_insufficient_bid import facts as law
from rules_src.laws.law_27_insufficient_bid.rule import insufficient_bid_replaced
from rules_src.laws.law_27_insufficient_bid.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling


def barred_when_told(facts: law.Substitution) -> Ruling:
    """Partner's call before the director had spoken stands; he passes from then on."""
    ruling = insufficient_bid_replaced(facts)
    if Say.partner_called_though_barred not in ruling:
        return ruling
    return Ruling(*(step for step in ruling if step not in Say.called_though_barred))


DOUBTS = (
    Doubt(
        "27B4",
        ("insufficient_bid_replaced",),
        "Loven siger ikke, hvad der følger, når det andet utilstrækkelige bud accepteres. Her"
        " behandles det som lovligt, mens den første melding er trukket tilbage.",
    ),
    Doubt(
        "37",
        ("insufficient_bid_replaced",),
        "Loven siger ikke, om {partner} skulle passe, før nogen havde sagt det. Her følger pligten"
        " af loven selv (§\u00a027B2), så meldingen er utilladelig (§\u00a035B), også før du kom.",
        (
            OtherReading(
                "{partner} først skal passe, når nogen har sagt det",
                "insufficient_bid_replaced",
                barred_when_told,
            ),
        ),
    ),
    Doubt(
        "27C",
        ("insufficient_bid",),
        "Loven siger ikke, om {lho} stadig kan acceptere det første bud, når han har meldt efter"
        " det rettede. Her har han da ladet rettelsen gælde og spørges ikke.",
    ),
    Doubt(
        "29B",
        ("insufficient_bid",),
        "Loven siger ikke, hvad der sker med {partner's} melding over et bud, der tages tilbage."
        " Her annulleres den, og {offender} må ikke bruge den.",
    ),
)
