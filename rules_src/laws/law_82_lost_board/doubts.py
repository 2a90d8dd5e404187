"""Laws 12C2 and 82B2: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "82B2",
        ("board_not_reached",),
        "Loven siger ikke, hvornår et spil må tages fra et bord. Her spilles det færdigt, når der"
        " er meldt på det, medmindre du havde forbudt det. DBf’s regler om tid er ikke set.",
    ),
    Doubt(
        "12C2a",
        ("board_not_reached",),
        "At kun skylden for netop denne forsinkelse tæller, er almindelig praksis. Det står ikke i"
        " loven.",
    ),
    Doubt(
        "12C2d",
        ("board_not_reached", "artificial_score", "artificial_imps"),
        "Forbundet kan have andre værdier fra og med det andet spil uden resultat. DBf’s er ikke"
        " set, så her gives de almindelige.",
    ),
)
