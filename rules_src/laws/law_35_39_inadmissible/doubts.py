"""Laws 35 to 39: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_35_39_inadmissible import facts as law
from rules_src.laws.law_35_39_inadmissible.rule import call_after_final_pass
from rules_src.laws.law_35_39_inadmissible.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling


def wrong_contract_is_no_result(facts: law.CallTooLate) -> Ruling:
    """Play in a contract that nobody had reached gives no result (12A2)."""
    ruling = call_after_final_pass(facts)
    if Say.contract_of_the_final_pass in ruling:
        return Ruling(Say.late_calls_cancelled, *Say.cannot_be_played)
    return ruling


DOUBTS = (
    Doubt(
        "36B3",
        ("inadmissible_double",),
        "Loven siger ikke, hvad en dobling uden aftalt betydning sammenlignes med. Her er ingen"
        " melding tilsvarende, medmindre {offender} troede at doble et bud fra modparten.",
    ),
    Doubt(
        "39A",
        ("call_after_final_pass",),
        "Loven siger ikke, hvad der sker, når der er spillet en kontrakt, som først blev budt efter"
        " den afsluttende pas. Her gælder den afsluttede kontrakt, og med en forkert spilfører"
        " gives en justeret score (§\u00a012A2).",
        (
            OtherReading(
                "intet, der er spillet i en forkert kontrakt, kan tælle",
                "call_after_final_pass",
                wrong_contract_is_no_result,
            ),
        ),
    ),
    Doubt(
        "36A",
        ("inadmissible_double", "bid_above_seven", "call_after_final_pass"),
        "Paragraffen nævner ikke §\u00a016C. Her gælder den for alle annullerede meldinger,"
        " undtagen en pas for meget, som intet viser.",
    ),
)
