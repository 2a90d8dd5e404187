"""Laws 12C2b and 86: a new board, or a score without one."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Fault
from rules_src.model.steps import Instruct

OWN_AVERAGE_IMPS = Instruct(
    "12C2c",
    "own_average_imps",
    "Svarer en uskyldig sides øvrige spil til mere end +3\u00a0imp, eller en skyldig sides til"
    " mindre end −3\u00a0imp, gælder det gennemsnit i stedet.",
    private=True,
)
BALANCED_IN_IMPS = (Fault.ONE, Fault.BOTH_PARTLY)
"""Where one side gets what the other loses."""
ASSIGN_INSTEAD = Instruct(
    "86B1",
    "assign_instead",
    "Der gives en korrigeret score ud fra, hvad der ville være sket ved dette bord, og ikke 3 imp.",
)
REDEAL = Instruct("86A", "redeal_both_tables", "Der gives om, og begge borde spiller det nye spil.")
NO_REDEAL = Instruct(
    "86A", "no_redeal_in_match", "Der kan ikke gives om, så scoren justeres i stedet."
)
SUBSTITUTE = Instruct(
    "86B2a", "substitute_board", "Spillet annulleres, og begge borde spiller et erstatningsspil."
)
CANCELLED = Instruct(
    "86B2a", "board_cancelled", "Spillet annulleres, og der gives en kunstig score."
)
BETTER_OF_TWO = Instruct(
    "86B2b",
    "better_of_two",
    "{Other_side} får middel plus eller en korrigeret score, hvad der er bedst for den."
    " {Offending_side} får det modsvarende.",
)
COMPARE = Instruct(
    "86B2b",
    "director_compares",
    "Det er dig, der sammenligner de to scorer, ikke {other_side}.",
    private=True,
)
