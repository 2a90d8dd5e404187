"""Seats, suits and cards for the roles in a text, as the table of a case shows them."""

from collections.abc import Collection, Iterator, Mapping

from generator.text.danish import joined
from rules_src.bridge.cards import Card, Suit
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.effects import CARDS
from rules_src.model.on_board import Standing, seats_shown


def names_of(table: Table | None, stands: Standing = ()) -> Mapping[str, str]:
    """The text of each role token that the table shows; `stands` lay there already."""
    if table is None:
        return {}
    seats = seats_shown(table)
    names = {role: seat.name_da for role, seat in seats.items()}
    if offender := seats.get("offender"):
        names |= {
            "offending_side": offender.side.text,
            "other_side": offender.side.opponents.text,
            "claimer": offender.name_da,
            "recipient": offender.name_da,  # no offender as yet: he has only learnt something
            "informant": offender.partner.name_da,
        }
        heard = table.legal_auction and "opposing_declarer" in seats
        if heard and (unshown := table.unshown(offender)):
            suits = [suit.name_da for suit in Suit if suit in unshown]
            several = f"én af farverne {joined(suits)}"
            names["unshown"] = several if len(suits) > 1 else suits[0]
    lay = {(each.seat, each.detail) for each in stands if each.kind in CARDS}
    return {**names, **_cards(table, seats, lay)}


def _cards(
    table: Table, seats: Mapping[str, Seat], lay: Collection[tuple[Seat | None, str]]
) -> dict[str, str]:
    """The card that was shown, and the only suit that declarer can choose, where they are seen."""
    offender = seats.get("offender")
    faced = {each.seat: each.cards for each in table.play.faced} if table.play else {}
    shown = [table.lead.card] if table.lead else [*faced.get(offender, ())] if offender else []
    if any((offender, card.text) in lay for card in shown):
        shown = [card for card in shown if (offender, card.text) not in lay]
        shown = shown or [*_taken_back(table, offender)]
    if table.play and not shown and offender and offender is seats.get("dummy"):
        last = table.play.tricks[-1:]  # what declarer said is about the card played last
        shown = [each.card for t in last for each in t.standing if each.seat is offender]
    names = {"cards": " ".join(card.text for card in shown)} if shown else {}
    if len(shown) == 1:
        names |= {"card": shown[0].text, "suit": shown[0].suit.name_da}
    withdrawn = [card.text for card in _taken_back(table, offender)]
    names |= {"withdrawn": " ".join(withdrawn)} if withdrawn else {}
    trick = table.play.tricks[-1].standing if table.play and table.play.tricks else ()
    played = [each.card.text for each in trick if each.card in faced.get(each.seat, ())]
    names |= {"played": " ".join(played)} if played else {}
    leader = table.play.next_leader(table.contract) if table.play else None
    lying = faced.get(leader.partner, ()) if leader else ()
    back = [card for each in table.play.faced for card in each.taken_up] if table.play else []
    choice = {card.suit for card in (*lying, *_taken_back(table, leader.partner))} if leader else ()
    if back := back or [*lying] * (len(choice) == 1):
        suits = joined([suit.name_da for suit in Suit if suit in {card.suit for card in back}])
        names |= dict.fromkeys(("chosen_suit", "chosen_suits"), suits)
        names["taken_up"] = " ".join(card.text for card in back)
        names["chosen_cards"] = joined([card.text for card in back])
    return names


def _taken_back(table: Table, offender: Seat | None) -> Iterator[Card]:
    """The cards that one player put in a trick and that did not stay there."""
    for trick in table.play.tricks if table.play else ():
        yield from (each.card for each in trick.plays if each.withdrawn and each.seat is offender)
