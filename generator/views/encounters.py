"""Two errors on one board: what stands against what happens next, for the page and the guide."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import NamedTuple

from generator.engine.meeting import ERRED, Meeting, meet
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.views.addresses import situation_page
from rules_src.model.effects import Lasting
from rules_src.model.situation import Encounter, How, Phase, Situation, by_phase


class Happening(NamedTuple):
    """A later situation, and where its guide has a ruling with both."""

    called: str
    page: str
    address: str


class Alike(NamedTuple):
    """What is said alike of some situations when one kind stands."""

    how: How
    law: str
    text: str
    happenings: tuple[Happening, ...]


class Grid(NamedTuple):
    """Every pair at once: the number of what is said of it, and what is said under each number."""

    kinds: tuple[Lasting, ...]
    phases: tuple[tuple[Phase, tuple[tuple[Situation, tuple[int, ...]], ...]], ...]
    notes: tuple[tuple[How, tuple[tuple[int, tuple[str, ...], str], ...]], ...]
    """By how they meet: number, laws and sentence."""

    def how(self, number: int) -> How:
        """How they meet where this is said."""
        return next(how for how, said in self.notes if number <= said[-1][0])


def in_order(encounters: Iterable[Encounter]) -> tuple[Encounter, ...]:
    """What decides something in the new ruling first, what does not touch it last."""
    order = [*How]
    return tuple(sorted(encounters, key=lambda each: order.index(each.how)))


def settled_in(book: Rulebook, situation: Situation, each: Encounter) -> RuleEntry | None:
    """The rule of another situation that what stands is settled by."""
    elsewhere = each.settled not in ("", situation.rule.__name__)
    return book[each.settled] if elsewhere else None


def grid(situations: Iterable[Situation]) -> Grid:
    """Each situation that is placed against each kind.

    What is said alike has one number, counted by how.
    """
    every = tuple(situation for situation in situations if situation.encounters)
    laws: dict[tuple[How, str], dict[str, None]] = {}
    for each in in_order(each for situation in every for each in situation.encounters):
        laws.setdefault((each.how, each.text), {})[each.law] = None
    numbers = {said: n for n, said in enumerate(laws, 1)}

    def row(situation: Situation) -> tuple[int, ...]:
        """What is said of each kind, in the order of the kinds."""
        said = {each.kind: numbers[each.how, each.text] for each in situation.encounters}
        return tuple(said[kind] for kind in Lasting)

    phases = [(phase, tuple((s, row(s)) for s in some)) for phase, some in by_phase(every)]
    notes = [
        (how, tuple((n, (*laws[met, text],), text) for (met, text), n in some))
        for how, some in groupby(numbers.items(), lambda said: said[0][0])
    ]
    return Grid(tuple(Lasting), tuple(phases), tuple(notes))


def stands(book: Rulebook) -> Mapping[Lasting, tuple[Alike, ...]]:
    """All that can happen when a kind stands: its own meetings first, then what many share."""
    return {kind: _meetings(book, kind) for kind in Lasting}


def _meetings(book: Rulebook, kind: Lasting) -> tuple[Alike, ...]:
    found: dict[tuple[How, str, str], list[Happening]] = {}
    for _, situations in by_phase(book.situations):
        for situation in situations:
            for each in situation.encounters:
                if each.kind is kind:
                    alike = found.setdefault((each.how, each.law, each.text), [])
                    met = meet(book, situation, each)  # the check says where there is none
                    there = address_of(met, situation) if met else ""
                    alike.append(Happening(situation.title, situation_page(situation), there))
    meetings = [Alike(*said, tuple(where)) for said, where in found.items()]
    order = [*How]
    # what does not touch comes last, and what many share after what is a situation's own
    meetings.sort(key=lambda m: (m.how is How.APART, len(m.happenings) > 1, order.index(m.how)))
    return tuple(meetings)


def address_of(met: Meeting, situation: Situation) -> str:
    """The guide's address of a ruling with both, at the page of the situation."""
    return "#/" + "/".join(
        [
            "igen",
            *([f"spilforer={met.declarer.text}"] if met.declarer else []),
            *(f"ligger={thing.text}" for thing in met.board.standing),
            *([f"plads={ERRED.text}"] if situation.who else []),
            *(f"{name}={answer.key}" for name, answer in met.stated.items()),
            *(f"+{rule}" for rule in met.on),
        ]
    )
