"""Law 46: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "46B1",
        ("high_low_or_win",),
        "»Højt« og »lavt« gælder i loven kun den udspillede farve. Skal bordet selv spille ud,"
        " fortsætter det her i den farve, det lige har vundet stik med. Har bordet ikke den"
        " udspillede farve, nævner {declarer} her et bestemt kort.",
    ),
    Doubt(
        "46B4",
        ("unclear_card",),
        "Er der lagt til efter et ord, der ikke gælder, nævner loven ikke kortet. Her tages det op"
        " efter §\u00a047D og er ikke strafkort.",
    ),
    Doubt(
        "45D",
        ("unclear_card", "wrong_table_card"),
        "§\u00a045D nævner kun {dummy}. Har en modspiller flyttet kortene for ham og hørt forkert,"
        " rettes det her på samme måde, men så må spilførers side bruge det, kortene viste.",
    ),
    Doubt(
        "46B1b",
        ("high_low_or_win",),
        "Loven siger ikke, hvad »vind« betyder, når intet kort med sikkerhed vinder. Her må"
        " {declarer} så nævne et bestemt kort.",
    ),
    Doubt(
        "46B2",
        ("unclear_card",),
        "Loven siger ikke, hvad der sker, når det laveste kort i den nævnte farve ville være en"
        " kulørsvigt. Her nævner {declarer} et lovligt kort uden berigtigelse.",
    ),
    Doubt(
        "46B3",
        ("unclear_card",),
        "Loven siger ikke, hvad der gælder, når ordene modsiger hinanden, som »lille es«. Her"
        " gælder værdien, medmindre {declarer} helt sikkert mente et andet kort.",
    ),
    Doubt(
        "46A",
        ("unclear_card",),
        "Loven siger ikke, om et ord, der ikke er sagt færdigt, udpeger et kort. Her gør det ikke.",
    ),
    Doubt(
        "46B5",
        ("unclear_card",),
        "Loven siger ikke, hvem der bestemmer, når modspillerne nævner hver sit kort. Her gælder"
        " det, der først blev nævnt.",
    ),
)
