"""Law 11: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "10B",
        ("changed_call",),
        "Loven siger ikke, om {lho} er bundet, når han har sagt ja til en ændret melding, før du"
        " kom. Her vælger han igen, medmindre han har meldt.",
    ),
    Doubt(
        "11A",
        ("acted_before_director",),
        "Loven taler om en side, der går videre, før du kommer, og siger intet om en berigtigelse,"
        " som spillerne selv har aftalt, når det er for sent at dømme. Her ses på, hvem"
        " uvidenheden gav fordel, og kun den sides score justeres.",
    ),
)
