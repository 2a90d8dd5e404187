"""Laws 20F and 75: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "20F1",
        ("correct_explanation",),
        "Efter loven kan du bede {partner} forklare sin egen melding. At {offender} skal gå fra"
        " bordet imens, er almindelig skik og står ikke i den.",
    ),
    Doubt(
        "75B2",
        ("correct_explanation",),
        "Loven pålægger en spiller at rette sin egen forklaring før udspillet eller under spillet"
        " og siger intet om senere. At den også bør rettes efter spillet, er et råd.",
    ),
    Doubt(
        "21B1a",
        ("correct_explanation", "opening_lead_out_of_turn"),
        "Loven siger ikke, om en melding kan ændres, når den forkerte har spillet fordækt ud, og"
        " kortet vendes, efter at forklaringen er rettet. Her afgør det, hvad der kom først: Blev"
        " forklaringen rettet, før kortet blev vendt, må meldingen ændres, og udspillet tages op.",
    ),
    Doubt(
        "21B1a",
        ("correct_explanation", "opening_lead_out_of_turn"),
        "Loven siger ikke, om en melding stadig kan ændres, når et vist udspil uden for tur bliver"
        " afvist. Her kan den ikke, for et udspil har været vist.",
    ),
)
