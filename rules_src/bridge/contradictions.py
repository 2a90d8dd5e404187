"""What cannot be true of one table at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules_src.bridge.errors import TableError

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


def contradictions(table: Table) -> Iterator[TableError]:
    """Every finding, in Danish, at the field to mend."""
    yield from _contract(table)
    yield from _lead(table)
    stated, seen = table.stated_offender, table.offender
    if stated and seen and stated is not seen:
        yield TableError(f"den fejlende er {seen.name_da}; udelad feltet", field="offender")


def _contract(table: Table) -> Iterator[TableError]:
    stated, auction = table.stated_contract, table.legal_auction
    if not stated or not auction or not auction.is_over or auction.contract == stated:
        return
    end = f"i {auction.contract.text}" if auction.contract else "uden kontrakt"
    yield TableError(f"meldeforløbet ender {end}, ikke i {stated.text}", field="contract")


def _lead(table: Table) -> Iterator[TableError]:
    if not table.lead:
        return
    seat, card = table.lead.seat, table.lead.card
    if not table.contract:
        yield TableError("et udspil kræver en kontrakt; skriv fx contract: 1ut S", field="lead")
    hand = table.hands.hand(seat) if table.hands else None
    if hand and card not in hand.cards:
        yield TableError(f"{seat.name_da} har ikke {card.text}", field="lead")
