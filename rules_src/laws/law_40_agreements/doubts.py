"""Law 40: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "40B2av",
        ("psychic_call",),
        "Loven lader myndigheden begrænse bluff med kunstige meldinger, men siger ikke, hvad et"
        " brud koster. Her justeres scoren efter §\u00a012A1, hvis bruddet gjorde skade, og der kan"
        " gives strafpoint. DBf’s systemregler (101–103) er ikke set i en gældende udgave.",
    ),
)
