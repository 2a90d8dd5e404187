"""Whether the roles of a case's steps fall on the right side: no defender plays the contract."""

from collections.abc import Iterator

from generator.cases.case import Case
from generator.cases.findings import Code, Finding
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.roles import tokens
from rules_src.model.ruling import Ruling, Step, When

OF_THE_CONTRACT = frozenset({"declarer", "dummy", "leader"})
"""Roles that a table fills for whichever side plays the contract."""


def on_wrong_side(case: Case, ruling: Ruling) -> Iterator[Finding]:
    """Each step that holds only for a defender, where the table shows that he is none.

    A step due only if a side defends may stand, unless it names the players of this contract.
    """
    if case.table is None:
        return
    places = {expected.word: place for place, expected in enumerate(case.text.ruling)}
    for step in ruling:
        player = _declaring(step, case.table)
        if player is None or (step.when is When.IF_DEFENDING and not _names_players(step)):
            continue
        message = f"»{step.law}: {step.word}« gælder en modspiller, men {player.name_da}s side"
        spot = ("ruling", places.get(step.word, 0))
        yield case.document.finding(Code.WRONG_SIDE, spot, f"{message} spiller kontrakten")


def _declaring(step: Step, table: Table) -> Seat | None:
    """The player who should defend, if his side plays the contract."""
    seats = table.seats_of_roles()
    player, declarer = seats.get(step.defends), seats.get("declarer")
    return player if player and declarer and player.side is declarer.side else None


def _names_players(step: Step) -> bool:
    return bool(tokens(f"{{{step.to}}} {step.says} {step.short}") & OF_THE_CONTRACT)
