"""Laws 17 and 22: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "17D1",
        ("lost_turn",),
        "Loven siger ikke direkte, hvad der sker, når åbningsudspillet er vendt, før det ses, at"
        " en spiller har mistet sin tur. Her er meldeforløbet ikke slut, og det udspillede kort"
        " følger §\u00a024.",
    ),
    Doubt(
        "17D3",
        ("lost_turn", "thought_over"),
        "Loven siger ikke, hvad der sker, når der er spillet videre, efter at en spiller mistede"
        " sin tur. Her gælder det spillede, og en skade rettes med scoren (§\u00a012A1).",
    ),
    Doubt(
        "22A",
        ("thought_over",),
        "Loven siger ikke, om det er en pas at tage sine meldekort op. Her regnes det for en, hvis"
        " jeres regler om meldekasser ikke siger andet.",
    ),
)
