"""Laws 35 to 39: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "36A",
        ("inadmissible_double", "bid_above_seven", "call_after_final_pass"),
        "Paragraffen nævner ikke §\u00a016C. Her gælder den for alle annullerede meldinger,"
        " undtagen en pas for meget, som intet viser.",
    ),
)
