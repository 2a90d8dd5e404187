"""Seats, suits and cards for the roles in a text, as the table of a case shows them."""

from __future__ import annotations

from collections.abc import Mapping

from generator.text.danish import joined
from rules_src.bridge.cards import Suit
from rules_src.bridge.table import Table


def names_of(table: Table | None) -> Mapping[str, str]:
    """The text of each role token that the table shows."""
    if table is None:
        return {}
    seats = table.seats_of_roles()
    names = {role: seat.name_da for role, seat in seats.items()}
    if offender := seats.get("offender"):
        names |= {
            "offending_side": offender.side.text,
            "other_side": offender.side.opponents.text,
            "claimer": offender.name_da,
            "recipient": offender.name_da,  # no offender as yet: he has only learnt something
            "informant": offender.partner.name_da,
        }
        unshown = table.unshown(offender) if "opposing_declarer" in seats else None
        if unshown:
            names["unshown"] = _one_of(unshown)
    if table.lead:
        names |= {"card": table.lead.card.text, "suit": table.lead.card.suit.name_da}
    return names


def _one_of(suits: frozenset[Suit]) -> str:
    """`klør`, or `én af farverne spar, hjerter og klør`."""
    names = [suit.name_da for suit in Suit if suit in suits]
    return f"én af farverne {joined(names)}" if len(names) > 1 else names[0]
