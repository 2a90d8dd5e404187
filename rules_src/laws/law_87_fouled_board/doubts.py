"""Law 87: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "6D2",
        ("fouled_board",),
        "Loven siger ikke, om den, der genkender en gammel fordeling og tier, har skyld. Det, man"
        " vidste, før man tog kortene, må man bruge (§\u00a016A1(d)). Her er det kun et råd at"
        " regne tavsheden med i skylden.",
    ),
    Doubt(
        "87B",
        ("fouled_in_pairs",),
        "Hvordan små grupper regnes, og hvad et resultat alene giver, står i turneringens regler."
        " DBf’s er ikke set. Her får et resultat alene en kunstig score.",
    ),
    Doubt(
        "87B",
        ("fouled_board", "fouled_in_pairs"),
        "Loven siger ikke, hvad der gælder, når det opdages midt i et spil, at der er meldt på"
        " byttede kort. Her er det en udgave for sig, hvad enten det spilles færdigt eller ej.",
    ),
    Doubt(
        "87C",
        ("fouled_in_match",),
        "Opdages fejlen, mens det andet bord spiller, siger loven ikke, om de skal spille færdig."
        " Her standses de, og der er ét resultat (§\u00a086B1). Spiller de færdig, er der to.",
    ),
)
