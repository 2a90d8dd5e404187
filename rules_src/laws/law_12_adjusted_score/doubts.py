"""Law 12: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "12B1",
        ("adjusted_score",),
        "Loven siger ikke, hvordan to lovbrud, ét på hver side, regnes sammen. Her gælder det"
        " sandsynlige resultat uden dem begge. Er det usikkert, får ingen af siderne tvivlen til"
        " gode, og scorerne kan blive forskellige.",
    ),
)
