"""Laws 92 and 93: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "92C",
        ("appeal",),
        "Er appellen i tide givet til en anden end turneringslederen, siger loven ikke, om fristen"
        " er holdt. Her regnes tiden fra det, og appellen går videre til turneringslederen.",
    ),
)
