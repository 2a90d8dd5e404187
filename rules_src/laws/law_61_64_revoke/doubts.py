"""Laws 61 to 64: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "67B1",
        ("revoke_transfer",),
        "At mangle at spille til koster et stik efter §\u00a064A2. Her læses det strengt: kun hvis"
        " siden vandt dette eller et senere stik.",
    ),
)
