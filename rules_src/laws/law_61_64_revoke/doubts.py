"""Laws 61 to 64: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke import facts as law
from rules_src.laws.law_61_64_revoke.transfer import revoke_transfer, transfer
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption, Transfer
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling


def missing_card_always_costs(facts: Transfer) -> Ruling:
    """Who played no card is deemed to have revoked, and one trick is transferred (67B1)."""
    free = facts.both_established or facts.exemption is not Exemption.NONE or facts.earlier_revoke
    if free or facts.failure is not law.Failure.NO_CARD:
        return revoke_transfer(facts)
    return transfer("64A2", 1)


DOUBTS = (
    Doubt(
        "43B2b",
        ("revoke_established",),
        "Loven nævner kun, at den blinde uden rettigheder spørger {declarer}. Her gælder det samme,"
        " når han blot siger, at {declarer} har svigtet.",
    ),
    Doubt(
        "62C3",
        ("revoke_established",),
        "Svigter begge sider i stikket, siger loven ikke, om et kort til næste stik går tilbage,"
        " når vinderen er den samme. Her går det altid tilbage.",
    ),
    Doubt(
        "63A4",
        ("revoke_established",),
        "Rettes en kulørsvigt efter modpartens krav, siger loven ikke, om et strafkort tæller med,"
        " når resten fordeles. Her gør det ikke.",
    ),
    Doubt(
        "64A",
        ("revoke_transfer",),
        "Loven siger ikke, hvad det koster, når {offender} og {partner} har svigtet hver sin gang."
        " Her overføres det samme stik kun én gang.",
    ),
    Doubt(
        "67B1",
        ("revoke_transfer",),
        "At mangle at spille til koster et stik efter §\u00a064A2. Her læses det strengt: kun hvis"
        " siden vandt dette eller et senere stik.",
        (
            OtherReading(
                "§\u00a067B1 selv overfører ét stik, hvem der end vandt det",
                "revoke_transfer",
                missing_card_always_costs,
            ),
        ),
    ),
    Doubt(
        "62B1",
        ("revoke_correction",),
        "Loven siger ikke, om et lille strafkort bliver stort, før kulørsvigten rettes, og derfor"
        " skal rette den. Her må {offender} vælge en honnør i farven i stedet, og begge kort er"
        " store bagefter.",
    ),
)
