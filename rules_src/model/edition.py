"""Editions: a book of law is a book, not a fact. It has its own rules, its own §§ and its own date.

Two editions share their questions and kinds of step, so that one incident can be put to both.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from functools import cached_property

from rules_src.model.change import Change, Listed
from rules_src.model.doubts import Doubt
from rules_src.model.facts import Answer
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Situation


class Certainty(Enum):
    """How far the contents of an edition have been read in its own text."""

    READ = "paragraffen er læst i sin helhed"
    READ_IN_PART = "den brugte del af paragraffen er læst"
    STATED = "en offentliggjort oversigt siger det"
    SECOND_HAND = "gengivet af andre, ikke set i loven selv"
    HEARD = "kun hørt; intet er set på skrift"

    @property
    def key(self) -> str:
        return self.name.lower()


class Status(Enum):
    """Whether an edition is the law, or what may become it."""

    ADOPTED = "vedtaget"
    DRAFT = "udkast"


@dataclass(frozen=True)
class EditionSource:
    """Where it was read what an edition says, and how far it can be trusted."""

    where: str
    certainty: Certainty
    note: str = ""
    """What is inferred, or still open, in our own words."""


@dataclass(frozen=True)
class Amendment:
    """A law whose text was changed within an edition, without a new edition."""

    law: str
    in_force: date
    text: str
    """What is otherwise in the amended text, in our own words."""
    source: EditionSource
    subparagraphs: str
    """The sub-paragraphs of the amended law, as the law book's contents write them."""
    glosses: Mapping[str, str] = field(hash=False)


@dataclass(frozen=True)
class Implication:
    """If an incident has the first answer it must have the second: the rest cannot happen."""

    fact: str
    answer: Answer
    then: str
    must_be: tuple[Answer, ...]

    def allows(self, answers: Mapping[str, str]) -> bool:
        """Whether these answers, by key, can be true together."""
        other = answers.get(self.then)
        held = answers.get(self.fact) == self.answer.key
        return not held or other is None or other in {answer.key for answer in self.must_be}


@dataclass(frozen=True, eq=False)
class Edition:
    """One book of law: what it rules, under which numbers, and from when."""

    year: int
    in_force: date
    """The first day it is played in Denmark; the last is the day before the next."""
    situations: tuple[Situation, ...]
    references: frozenset[str]
    """Every law and sub-paragraph it is known to have, as code writes them."""
    before: Edition | None = None
    """The edition that it followed, if that is kept here."""
    status: Status = Status.ADOPTED
    """A draft is never played, whatever its date; `in_force` is then the day it is expected."""
    played_until: date | None = None
    """The last day it is played beside the next, where clubs may choose for a while."""
    amendments: tuple[Amendment, ...] = ()
    sources: Mapping[str, EditionSource] = field(default_factory=dict)
    """By the rule a director enters by; empty for an edition whose own text was the source."""
    glosses: Mapping[str, str] = field(default_factory=dict)
    """What its §§ say, in a sentence of our own; empty for the edition that the law book is of."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """What its laws are called, by number; empty for the edition that the law book is of."""
    known: Mapping[str, EditionSource] = field(default_factory=dict)
    """Where a § of a draft was read and how surely, by §; one below it is known as it is."""
    doubts: tuple[Doubt, ...] = ()
    """What its sources leave open, to be reviewed."""
    unchanged: frozenset[str] = frozenset()
    """Rules whose rulings are the same as in the edition that followed."""
    not_covered: Mapping[str, str] = field(default_factory=dict)
    """Rules of the edition that followed that are not covered for this one, and why."""
    known_in_part: Mapping[str, str] = field(default_factory=dict)
    """What is known all the same of a situation that is not covered, by its rule."""
    absent: Mapping[str, str] = field(default_factory=dict)
    """Rules of the edition that followed which this one does not have, and what it had instead."""
    renumbered: Mapping[str, str] = field(default_factory=dict)
    """§§ of the edition that followed of which only the number differs, and their place here."""
    moved: Mapping[str, str] = field(default_factory=dict)
    """Other §§ of the edition that followed, and where their matter stands here."""
    changes: tuple[Change, ...] = ()
    """What the edition that followed changed, as a director would put it."""
    listed: tuple[Listed, ...] = ()
    """What was published of those changes."""
    publishers: Mapping[str, str] = field(default_factory=dict)
    unlisted: Mapping[str, str] = field(default_factory=dict)
    """Changes in no list, by key, and why they are believed."""
    said_otherwise: Mapping[str, str] = field(default_factory=dict)
    """Proved sentences of the edition that followed which this one had in other words, and how."""
    implications: tuple[Implication, ...] = ()
    """Answers to this edition's own questions that settle a question of the next."""

    @property
    def name(self) -> str:
        """`Loven fra 2017`, `Udkastet til loven fra 2027`."""
        return f"{'Udkastet til loven' if self.is_draft else 'Loven'} fra {self.year}"

    @property
    def is_draft(self) -> bool:
        return self.status is Status.DRAFT

    def source_of(self, ref: str) -> EditionSource | None:
        """Where a § was read: what is said of it, or of the one it stands below."""
        return next((self.known[head] for head, _ in _heads(ref) if head in self.known), None)

    @property
    def in_part(self) -> bool:
        """Whether only some of its situations are covered."""
        return bool(self.not_covered)

    def doubts_of(self, situation: Situation) -> tuple[Doubt, ...]:
        """What is left open of the rules of a situation."""
        names = {rule.__name__ for rule in situation.rules}
        return tuple(doubt for doubt in self.doubts if names & {*doubt.rules})

    def has(self, ref: str) -> bool:
        """Whether this edition has a law or sub-paragraph."""
        return ref in self.references

    def place_of(self, ref: str) -> str:
        """The § here with the matter of a § of the edition that followed; as deep as is known."""
        if ref not in self._places:
            self._places[ref] = place_in(ref, self._elsewhere, self.references)
        return self._places[ref]

    @cached_property
    def _elsewhere(self) -> Mapping[str, str]:
        return {**self.renumbered, **self.moved}

    @cached_property
    def _places(self) -> dict[str, str]:
        """The places found so far, by what was asked for."""
        return {}

    def allows(self, answers: Mapping[str, str]) -> bool:
        """Whether these answers, by key, can all be true of one incident."""
        return all(implication.allows(answers) for implication in self.implications)


def place_in(ref: str, elsewhere: Mapping[str, str], references: Collection[str]) -> str:
    """Where the matter of a § stands in an edition, by where its §§ went; as deep as is known."""
    for old, rest in _heads(ref):
        if place := elsewhere.get(old):
            ref = place + rest if LawRef.is_valid(place + rest) else place
            break
    return next(head for head, _ in _heads(ref) if head in references)


def _heads(ref: str) -> tuple[tuple[str, str], ...]:
    """A reference and its parents, innermost first, each with what it leaves out."""
    parents = [parent.text for parent in LawRef.parse(ref).parents]
    return tuple((head, ref[len(head) :]) for head in (ref, *reversed(parents)))
