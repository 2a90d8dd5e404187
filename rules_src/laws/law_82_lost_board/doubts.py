"""Laws 12C2 and 82B2: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_82_lost_board import facts as law
from rules_src.laws.law_82_lost_board.rule import board_not_reached
from rules_src.laws.law_82_lost_board.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


class Stopped(law.LostBoard):
    """Only a board whose contract is known has probable results to weigh."""

    reached = Fact(YesNo, "Var meldeforløbet slut?", "12C1b")


def stopped_board_is_assigned(facts: Stopped) -> Ruling:
    """Where the contract was reached, its probable results can be assigned (12C1)."""
    if facts.stage is law.Stage.STOPPED and facts.reached:
        return Ruling(
            Say.stopped_board_cancelled,
            Say.stopped_by_mistake,
            HandOver("12C1", "adjusted_score"),
            verdict="det stoppede spil får en tildelt score",
        )
    return board_not_reached(facts)


DOUBTS = (
    Doubt(
        "82B2",
        ("board_not_reached",),
        "Loven siger ikke, hvornår et spil må tages fra et bord. Her spilles det færdigt, når der"
        " er meldt på det, medmindre du havde forbudt det. DBf’s regler om tid er ikke set.",
    ),
    Doubt(
        "12C1",
        ("board_not_reached",),
        "Loven siger ikke, om et spil, du har stoppet, kan få en tildelt score. Her får det en"
        " kunstig efter skylden, hvor langt det end var nået (§\u00a012C2).",
        (
            OtherReading(
                "en tildelt score kan gives, når kontrakten er nået",
                "board_not_reached",
                stopped_board_is_assigned,
            ),
        ),
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
