"""Laws 35 to 39: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

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
    ),
    Doubt(
        "36A",
        ("inadmissible_double", "bid_above_seven", "call_after_final_pass"),
        "Paragraffen nævner ikke §\u00a016C. Her gælder den for alle annullerede meldinger,"
        " undtagen en pas for meget, som intet viser.",
    ),
)
