"""Laws 44, 65 and 66: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "66D",
        ("quitted_tricks",),
        "§\u00a066D handler om kort, der blandes, efter at nogen har påstået noget om stikkene. Her"
        " gælder det også kort, der er blandet før, fordi §\u00a065D lader den, der blander, sætte"
        " sin ret på spil.",
    ),
)
