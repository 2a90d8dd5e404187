"""Laws 79 to 81: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "79B2",
        ("disputed_tricks",),
        "Loven lader dig afgøre antallet af stik, før runden er slut, men siger ikke, hvor sikker"
        " du skal være. Her gælder det mest sandsynlige (§\u00a085A1), og er kun den ene sides kort"
        " blandet, afgøres tvivlen for den anden (§\u00a066D).",
    ),
    Doubt(
        "79B3",
        ("score_correction",),
        "Loven sætter ingen frist for, hvornår siderne kan blive uenige om antallet af stik. Her"
        " gælder rettelsesfristen i §\u00a079C, som for andre fejl.",
    ),
)
