"""Check every theorem against every conversation it speaks of."""

from dataclasses import dataclass
from functools import cache

from generator.engine.rulebook import Rulebook
from rules_src.model.roles import spoken
from rules_src.theorems.theorem import Incident, Theorem


@dataclass(frozen=True)
class Proof:
    """A theorem, how many conversations it was checked against, and one it failed in, if any."""

    theorem: Theorem
    incidents: int
    counterexample: Incident | None

    @property
    def trouble(self) -> str:
        """Why the build must stop, in Danish; empty if the theorem is proved."""
        if self.counterexample:
            return f"sætningen »{self.theorem.sentence}« er falsk: {in_words(self.counterexample)}"
        if not self.incidents:
            return f"sætningen »{self.theorem.sentence}« handler ikke om nogen hændelse"
        return ""


@cache
def proofs(book: Rulebook, theorems: tuple[Theorem, ...]) -> tuple[Proof, ...]:
    """Check each theorem against the conversations of its rules; each rule is walked once."""
    rules = dict.fromkeys(rule for each in theorems for rule in each.rules)
    walked = {rule: book[rule].conversations for rule in rules if rule in book}
    found = []
    for theorem in theorems:
        every = (each for rule in theorem.rules for each in walked.get(rule, ()))
        incidents = (Incident(each.answers, each.ruling) for each in every)
        relevant = [incident for incident in incidents if theorem.about(incident)]
        failed = next((incident for incident in relevant if not theorem.holds(incident)), None)
        found.append(Proof(theorem, len(relevant), failed))
    return tuple(found)


def in_words(incident: Incident) -> str:
    """An incident on one line: the answers, and the ruling."""
    answers = ", ".join(f"{n}: {spoken(str(a.value))}" for n, a in incident.answers.items())
    ruling = " ".join(spoken(step.text) for step in incident.ruling)
    return f"({answers}) fører til »{ruling}«"
