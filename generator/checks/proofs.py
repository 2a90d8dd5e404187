"""Check every proved sentence against every conversation it speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from generator.engine.rulebook import Rulebook
from rules_src.model.roles import spoken
from rules_src.theorems.theorem import Incident, Theorem


@dataclass(frozen=True)
class Proof:
    """A sentence, how many conversations it was held against, and one it failed in, if any."""

    theorem: Theorem
    incidents: int
    counterexample: Incident | None

    @property
    def trouble(self) -> str:
        """Why the build must stop, in Danish; empty when the sentence is proved."""
        if self.counterexample:
            return f"sætningen »{self.theorem.sentence}« er falsk: {in_words(self.counterexample)}"
        if not self.incidents:
            return f"sætningen »{self.theorem.sentence}« handler ikke om nogen hændelse"
        return ""


@cache
def proofs(book: Rulebook, theorems: tuple[Theorem, ...]) -> tuple[Proof, ...]:
    """Each theorem against the conversations of its rules; a rule's are walked once."""
    rules = dict.fromkeys(rule for theorem in theorems for rule in theorem.rules)
    incidents = {rule: _incidents(book, rule) for rule in rules if rule in book.rules}
    return tuple(
        _prove(theorem, [i for r in theorem.rules for i in incidents.get(r, [])])
        for theorem in theorems
    )


def _incidents(book: Rulebook, rule: str) -> list[Incident]:
    return [Incident(chain.answers, chain.ruling) for chain in book[rule].conversations]


def _prove(theorem: Theorem, incidents: list[Incident]) -> Proof:
    spoken_of = [incident for incident in incidents if theorem.about(incident)]
    failed = next((i for i in spoken_of if not theorem.holds(i)), None)
    return Proof(theorem, len(spoken_of), failed)


def in_words(incident: Incident) -> str:
    """An incident on one line: what was answered, and what was ruled."""
    answers = ", ".join(f"{n}: {spoken(str(a.value))}" for n, a in incident.answers.items())
    ruling = " ".join(spoken(step.text) for step in incident.ruling)
    return f"({answers}) fører til »{ruling}«"
