"""Laws 53 to 56: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "60C",
        ("lead_in_partners_turn", "lead_in_declarers_turn", "lead_out_of_turn_choice"),
        "Har den anden modspiller også spillet et kort, og udspillet bliver accepteret, siger loven"
        " ikke, om kortet er et strafkort. Her spilles det i tur, hvis det er lovligt.",
    ),
    Doubt(
        "58A",
        ("lead_out_of_turn", "simultaneous_play"),
        "Spiller en modstander ud samtidig med den, der har tur, siger loven kun, at hans kort er"
        " det seneste. Det kan så læses som et tilspil efter §\u00a057 eller et udspil efter"
        " §\u00a053B. Her tages det op efter §\u00a053B.",
    ),
    Doubt(
        "55B2",
        ("lead_out_of_turn", "declarers_lead_choice"),
        "Har {declarer} også spillet ud fra den rigtige hånd, er det kort efter §\u00a045C og"
        " §\u00a047F2 spillet. Loven siger ikke, om en afvisning gør valget frit igen. Her gør"
        " den.",
    ),
    Doubt(
        "53B",
        ("lead_out_of_turn", "lead_in_partners_turn", "lead_in_declarers_turn"),
        "Kort, der tages tilbage efter det rigtige udspil, kaldes ikke strafkort i loven. Her"
        " bliver de det ikke.",
    ),
)
