"""Check every proved sentence against every conversation it speaks of."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from generator.engine.rulebook import Rulebook
from rules_src.model.roles import spoken
from rules_src.theorems.theorem import Claim, Incident


@dataclass(frozen=True)
class Proof:
    """A sentence, how many conversations it was held against, and one it failed in, if any."""

    claim: Claim
    incidents: int
    counterexample: Incident | None

    @property
    def trouble(self) -> str:
        """Why the build must stop, in Danish; empty when the sentence is proved."""
        if self.counterexample:
            return f"sætningen »{self.claim.sentence}« er falsk: {in_words(self.counterexample)}"
        if not self.incidents:
            return f"sætningen »{self.claim.sentence}« handler ikke om nogen hændelse"
        return ""


@cache
def proofs(book: Rulebook, claims: tuple[Claim, ...]) -> tuple[Proof, ...]:
    """Each claim against the conversations of its rules; a rule's are walked once."""
    rules = dict.fromkeys(rule for claim in claims for rule in claim.rules)
    incidents = {rule: _incidents(book, rule) for rule in rules if rule in book.rules}
    return tuple(
        _prove(claim, [i for r in claim.rules for i in incidents.get(r, [])]) for claim in claims
    )


def _incidents(book: Rulebook, rule: str) -> list[Incident]:
    return [Incident(chain.answers, chain.ruling) for chain in book[rule].conversations]


def _prove(claim: Claim, incidents: list[Incident]) -> Proof:
    spoken_of = [incident for incident in incidents if claim.about(incident)]
    failed = next((i for i in spoken_of if not claim.holds(i)), None)
    return Proof(claim, len(spoken_of), failed)


def in_words(incident: Incident) -> str:
    """An incident on one line: what was answered, and what was ruled."""
    answers = ", ".join(f"{n}: {spoken(str(a.value))}" for n, a in incident.answers.items())
    ruling = " ".join(spoken(step.text) for step in incident.ruling)
    return f"({answers}) fører til »{ruling}«"
