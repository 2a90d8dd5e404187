"""Laws 12C2b and 86: a new board, or a score without one."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Fault
from rules_src.model.keying import Keyed
from rules_src.model.on_board import BOARD_CANCELLED
from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    own_average_imps = Instruct(
        "12C2c",
        "Brug det, en uskyldig side får i gennemsnit på de øvrige spil, hvis det er over"
        " +3\u00a0imp. Brug en skyldig sides, hvis det er under −3\u00a0imp.",
        to=ME,
    )
    own_average_imps_if_lower = Instruct(
        "12C2c",
        "Giv siden med direkte skyld det, den får i gennemsnit på de øvrige spil, hvis det er"
        " under −3\u00a0imp.",
        to=ME,
    )
    balanced_in_imps = (Fault.ONE, Fault.BOTH_PARTLY)
    """Where one side gets what the other loses."""
    match_for_the_organiser = Instruct(
        "86B3",
        "Giv kampen videre til arrangøren.",
        to=ME,
        short="arrangøren afgør kampen",
    )
    assign_instead = Instruct(
        "86B1",
        "Jeg justerer scoren efter det, der ville være sket her, ikke 3\u00a0imp.",
        short="justeret score",
        keyed=Keyed.ADJUSTED,
    )
    substitute_board = Instruct(
        "86B2a",
        "Jeg annullerer spillet. Begge borde spiller et erstatningsspil.",
        short="begge borde spiller et erstatningsspil",
    )
    board_cancelled = Instruct(
        "86B2a",
        "Jeg annullerer spillet og giver en kunstig score.",
        short="spillet annulleres",
        ends=BOARD_CANCELLED,
        keyed=Keyed.ARTIFICIAL,
    )
    better_of_two = Instruct(
        "86B2b",
        "{Other_side} får det bedste af middel plus og en justeret score."
        " {Offending_side} får det modsvarende.",
        short="{other_side} får middel plus eller bedre",
        keyed=Keyed.ADJUSTED,
    )
    director_compares = Instruct(
        "86B2b", "Sammenlign selv de to scorer. {Other_side} vælger ikke.", to=ME
    )
    the_likely_result = Instruct(
        "12C1b",
        "Giv begge hold det sandsynlige resultat.",
        to=ME,
        short="det sandsynlige resultat til begge hold",
        keyed=Keyed.ADJUSTED,
    )
    weigh_the_likely_results = Instruct(
        "12C1c",
        "Vægt de sandsynlige resultater.",
        to=ME,
        short="vægtet score",
        keyed=Keyed.ADJUSTED,
    )
    doubt_to_the_innocent = Instruct(
        "12C1c",
        "Lad tvivlen komme {other_side} til gode, og giv begge hold den samme vægtede score.",
        to=ME,
        short="tvivlen til {other_side}",
        keyed=Keyed.ADJUSTED,
    )
    doubt_to_both_teams = Instruct(
        "12C1c",
        "Lad tvivlen komme hvert hold til gode. De to scorer må gerne være forskellige.",
        to=ME,
        short="tvivlen til hvert hold",
        keyed=Keyed.ADJUSTED,
    )
    average_of_weighted = "vægtet score i imp; gennemsnittet til begge hold"
