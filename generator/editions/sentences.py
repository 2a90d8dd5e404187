"""Proved sentences of one edition put to another: those that are false there are changes.

A sentence that speaks of rules that the other edition does not cover is not judged there.
"""

from dataclasses import dataclass
from enum import Enum
from functools import cache

from generator.engine.proofs import Proof, proofs
from generator.engine.rulebook import Rulebook
from rules_src.model.edition import Edition
from rules_src.theorems.theorem import Incident, Theorem


class Then(Enum):
    """How a proved sentence fares in another edition."""

    HOLDS = "gjaldt også"
    FALSE = "gjaldt ikke"
    SAID_OTHERWISE = "gjaldt også, men stod anderledes"
    NOT_COVERED = "ikke fortalt"


@dataclass(frozen=True)
class SentenceThen:
    """A proved sentence, and how it fares in another edition."""

    theorem: Theorem
    then: Then
    counterexample: Incident | None = None
    note: str = ""


@cache
def sentences_in(edition: Edition, theorems: tuple[Theorem, ...]) -> tuple[SentenceThen, ...]:
    """Every proved sentence, as another edition has it."""
    book = Rulebook.of(edition)
    return tuple(_then(edition, book, proof) for proof in proofs(book, theorems))


def _then(edition: Edition, book: Rulebook, proof: Proof) -> SentenceThen:
    theorem = proof.theorem
    if note := edition.said_otherwise.get(theorem.sentence):
        return SentenceThen(theorem, Then.SAID_OTHERWISE, note=note)
    if proof.counterexample and not proof.counterexample.says("look_up.*"):
        return SentenceThen(theorem, Then.FALSE, proof.counterexample)
    covered = proof.incidents and all(rule in book for rule in theorem.rules)
    held = covered and not proof.counterexample
    return SentenceThen(theorem, Then.HOLDS if held else Then.NOT_COVERED)
