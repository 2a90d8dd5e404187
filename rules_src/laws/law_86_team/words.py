"""Laws 12C2b and 86: a new board, or a score without one."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Fault
from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct

OWN_AVERAGE_IMPS = Instruct(
    "12C2c",
    "own_average_imps",
    "Brug det, en uskyldig side får i gennemsnit på de øvrige spil, hvis det er over"
    " +3\u00a0imp. Brug en skyldig sides, hvis det er under −3\u00a0imp.",
    to=ME,
)
OWN_AVERAGE_IMPS_IF_LOWER = Instruct(
    "12C2c",
    "own_average_imps_if_lower",
    "Giv siden med direkte skyld det, den får i gennemsnit på de øvrige spil, hvis det er"
    " under −3\u00a0imp.",
    to=ME,
)
BALANCED_IN_IMPS = (Fault.ONE, Fault.BOTH_PARTLY)
"""Where one side gets what the other loses."""
ASSIGN_INSTEAD = Instruct(
    "86B1",
    "assign_instead",
    "Jeg giver en justeret score efter det, der ville være sket ved dette bord, ikke 3\u00a0imp.",
    short="justeret score",
)
SUBSTITUTE = Instruct(
    "86B2a",
    "substitute_board",
    "Jeg annullerer spillet. Begge borde spiller et erstatningsspil.",
    short="begge borde spiller et erstatningsspil",
)
CANCELLED = Instruct(
    "86B2a",
    "board_cancelled",
    "Jeg annullerer spillet og giver en kunstig score.",
    short="spillet annulleres",
)
BETTER_OF_TWO = Instruct(
    "86B2b",
    "better_of_two",
    "{Other_side} får det bedste af middel plus og en justeret score."
    " {Offending_side} får det modsvarende.",
    short="{other_side} får middel plus eller bedre",
)
COMPARE = Instruct(
    "86B2b", "director_compares", "Sammenlign selv de to scorer. {Other_side} vælger ikke.", to=ME
)
ONE_LIKELY = Instruct(
    "12C1b",
    "the_likely_result",
    "Giv begge hold det sandsynlige resultat.",
    to=ME,
    short="det sandsynlige resultat til begge hold",
)
WEIGH_LIKELY = Instruct(
    "12C1c",
    "weigh_the_likely_results",
    "Vægt de sandsynlige resultater.",
    to=ME,
    short="vægtet score",
)
DOUBT_TO_INNOCENT = Instruct(
    "12C1c",
    "doubt_to_the_innocent",
    "Lad tvivlen komme {other_side} til gode, og giv begge hold den samme vægtede score.",
    to=ME,
    short="tvivlen til {other_side}",
)
DOUBT_TO_BOTH = Instruct(
    "12C1c",
    "doubt_to_both_teams",
    "Lad tvivlen komme hvert hold til gode. De to scorer må gerne være forskellige.",
    to=ME,
    short="tvivlen til hvert hold",
)
AVERAGE_OF_WEIGHTED = "vægtet score i imp; gennemsnittet til begge hold"
