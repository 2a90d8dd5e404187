"""Law 40: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "40C1",
        ("psychic_call",),
        "Loven siger ikke, om modstanderne skal have en vane at vide, mens de spiller mod hånden."
        " Her siges intet om meldingen, før spillet er slut, for ellers røbes hånden. En skade"
        " rettes med scoren.",
    ),
    Doubt(
        "40B2av",
        ("psychic_call",),
        "Loven lader myndigheden begrænse bluff med kunstige meldinger, men siger ikke, hvad et"
        " brud koster. Her justeres scoren efter §\u00a012A1, hvis bruddet gjorde skade, og der kan"
        " gives strafpoint. DBf’s systemregler (101–103) er ikke set i en gældende udgave.",
    ),
)
