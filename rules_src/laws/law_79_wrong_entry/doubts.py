"""Laws 12C2 and 79C: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "12C2a",
        ("wrong_entry",),
        "Loven siger ikke, hvem der har skyld, når et resultat er tastet på et forkert nummer."
        " Forbundene er uenige, og DBf’s regel er ikke set. Her skønner du for hver side.",
    ),
    Doubt(
        "16D2b",
        ("result_seen",),
        "Er et resultat set, er spillet spillet ved et andet bord. Her regnes omgivning og byttede"
        " pladser derfor for udelukket, og kun §\u00a016D2(c) og (d) er tilbage.",
    ),
)
