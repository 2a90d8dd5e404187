"""Laws 5 and 15B: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "5B",
        ("wrong_seats",),
        "Loven taler ikke om det rigtige spil mod de rigtige modstandere med byttede pladser. Rådet"
        " følger §\u00a082A.",
    ),
    Doubt(
        "15B",
        ("wrong_seats",),
        "§\u00a015B taler om et spil, de ikke skulle spille i runden. Her gælder den også, når to"
        " par møder forkerte modstandere i et spil, de begge skulle spille.",
    ),
    Doubt(
        "15B2",
        ("not_their_board",),
        "Loven siger ikke, om et spil skal gøres færdigt mod et par fra en anden holdkamp, når"
        " ingen kamp kan bruge resultatet. Her følges §\u00a015B2, og spillet gøres færdigt.",
    ),
    Doubt(
        "86B2",
        ("same_direction",),
        "Loven siger ikke, at det andet bord kan sidde omvendt, når det ene har siddet forkert."
        " Rådet følger §\u00a082A. DBf’s regel om samme retning er ikke set.",
    ),
    Doubt(
        "82B2",
        ("same_direction",),
        "Loven siger ikke, om et bord skal standses eller spille færdigt, når begge borde er i"
        " gang i samme retning. Her standses det, for resultatet kan ikke sammenlignes. Spilles"
        " det færdigt, kan resultatet højst hjælpe skønnet efter §\u00a086B2(b).",
    ),
)
