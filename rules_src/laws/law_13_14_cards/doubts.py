"""Laws 13 and 14: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "13C",
        ("wrong_number_of_cards",),
        "Loven nævner ikke et fremmed kort i stedet for et af håndens egne. Her fjernes det efter"
        " §\u00a013C, og det manglende lægges til efter §\u00a014. Andre giver begge par en kunstig"
        " score.",
    ),
)
