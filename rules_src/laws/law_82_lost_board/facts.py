"""Laws 8 and 82B2: how far the table has come."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class Stage(Answer):
    BEHIND = "bordet er bagud, men kan stadig nå det"
    ABSENT = "en spiller eller et par er ikke kommet eller er gået hjem"
    TIME_UP = "tiden er gået, og ingen har meldt på det"
    DEFIED = "der er meldt på det, selv om du havde forbudt det"
    BEGUN = "tiden er gået, men der er meldt på det"
    STOPPED = "du har stoppet det, efter at der var meldt"


class LostBoard(Facts):
    stage = Fact(Stage, "Hvordan står det til med spillet?", "82B2")
    can_be_finished = Fact(
        YesNo,
        "Kan det spilles færdigt?",
        "12A2",
        help="En vikar kan spille videre for en, der er gået (§\u00a04).",
        assume=YesNo.YES,
    )
    never_comes = Fact(
        YesNo,
        "Er det sikkert, at de slet ikke kommer mere?",
        "8B2",
        assume=YesNo.NO,
    )
    later = Fact(
        YesNo,
        "Kan spillet spilles senere?",
        "8B2",
        help="Fx i en pause eller efter sidste runde. Ingen af de fire må kende kort eller"
        " resultater fra det. Du kan tillade en vikar (§\u00a04).",
    )
    contest = Played.contest


OVERLAPS = (
    Overlap(LostBoard.stage, (Stage.DEFIED, Stage.BEGUN)),
    Overlap(LostBoard.stage, (Stage.DEFIED, Stage.STOPPED)),
    Overlap(LostBoard.stage, (Stage.BEHIND, Stage.ABSENT, Stage.TIME_UP)),
)
