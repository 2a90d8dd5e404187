"""Law 15A: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.common import board
from rules_src.laws.law_15_wrong_board import facts as law
from rules_src.laws.law_15_wrong_board.rule import not_their_board
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def not_in_teams(facts: law.NotTheirs) -> Ruling:
    """In a match a board that is begun too early was seen too early, and Law 16D rules (86B)."""
    if facts.how_far is not board.HowFar.BEGUN:
        return not_their_board(facts)
    if facts.played_before is law.PlayedBefore.TEAMS:
        return Ruling(NewIrregularity("16D2", "extraneous_information"))
    return not_their_board(facts)


DOUBTS = (
    Doubt(
        "15A2a",
        ("wrong_board",),
        "Loven spørger kun, om {partner} har meldt siden. Er udspillet vendt, kan ingen melde igen,"
        " og her gives da en justeret score (§\u00a012A2).",
    ),
    Doubt(
        "15B",
        ("not_their_board",),
        "En note til §\u00a015 fører holdkampe videre til §\u00a086B. Loven siger ikke, om den"
        " træder i stedet for hele §\u00a015B. Her spilles spillet færdigt og gælder, og §\u00a086B"
        " træder kun i stedet for den kunstige score.",
        (
            OtherReading(
                "§\u00a015B slet ikke gælder i en holdkamp", "not_their_board", not_in_teams
            ),
        ),
    ),
)
