"""Two errors on one board: what stands against what happens next, for the page and the guide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from generator.engine.rulebook import RuleEntry, Rulebook
from generator.views.addresses import situation_page
from rules_src.bridge.seats import Seat
from rules_src.model.effects import Effect, Lasting, OnBoard, seated, seats_of
from rules_src.model.encounters import Encounter, How
from rules_src.model.situation import Situation, by_phase

SEATED_HERE = Seat.EAST
"""Where an example seats the one who erred now."""


class Happening(NamedTuple):
    """A later situation, and where its guide begins with what stands."""

    called: str
    page: str
    address: str


class Meeting(NamedTuple):
    """What is said alike of some situations when one kind stands."""

    how: How
    law: str
    text: str
    happenings: tuple[Happening, ...]


class Stands(NamedTuple):
    """One kind of what can stand, and all that can happen then."""

    kind: Lasting
    meetings: tuple[Meeting, ...]


def in_order(encounters: Iterable[Encounter]) -> tuple[Encounter, ...]:
    """What decides something in the new ruling first, what does not touch it last."""
    order = [*How]
    return tuple(sorted(encounters, key=lambda each: order.index(each.how)))


def settled_in(book: Rulebook, situation: Situation, each: Encounter) -> RuleEntry | None:
    """The rule of another situation that what stands is settled by."""
    elsewhere = each.settled not in ("", situation.rule.__name__)
    return book[each.settled] if elsewhere else None


def stands(book: Rulebook) -> tuple[Stands, ...]:
    """Every kind, with its meetings: those of its own first, then what many share."""
    return tuple(Stands(kind, _meetings(book, kind)) for kind in Lasting)


def _meetings(book: Rulebook, kind: Lasting) -> tuple[Meeting, ...]:
    found: dict[tuple[How, str, str], list[Happening]] = {}
    for _, situations in by_phase(book.situations):
        for situation in situations:
            for each in situation.encounters:
                if each.kind is kind:
                    alike = found.setdefault((each.how, each.law, each.text), [])
                    alike.append(_happening(book, situation, each))
    meetings = [Meeting(*said, tuple(where)) for said, where in found.items()]
    order = [*How]
    return tuple(sorted(meetings, key=lambda m: (len(m.happenings) > 1, order.index(m.how))))


def _happening(book: Rulebook, situation: Situation, each: Encounter) -> Happening:
    called = situation.called or situation.title
    return Happening(called, situation_page(situation), _address(book, situation, each))


def _address(book: Rulebook, situation: Situation, each: Encounter) -> str:
    """Where a fact reads it: the guide's address with it on the table."""
    facts = (fact for rule in book.rules_of(situation) for fact in rule.facts.values())
    read = next((e for fact in facts for e in fact.stands if e.kind is each.kind), None)
    if each.how is not How.READS or read is None or situation.who is None:
        return ""
    return f"#/plads={SEATED_HERE.text}/ligger={_lying(read, situation.who.role).text}"


def _lying(effect: Effect, role: str) -> OnBoard:
    """What stands, at the seat that its role has in the example."""
    (seat,) = seats_of(effect.whose, seated(role, SEATED_HERE))
    return OnBoard(effect.kind, seat)
