"""What is proved of the rules: an answer to every combination, and every theorem.

The first is true by construction, counted and not listed, and proves nothing about the law; the
casebook and the theorems show that a ruling is right.
"""

from dataclasses import dataclass
from functools import cache
from math import prod

from generator.engine.explore import NotARule
from generator.engine.rulebook import Rulebook, RuleEntry
from rules_src.model.roles import spoken
from rules_src.theorems.theorem import Incident, Theorem


@dataclass(frozen=True)
class RuleSize:
    """The numbers that pin a rule: a stray edit shows as a changed number."""

    paths: int
    rows: int
    situations: int
    most_questions: int
    mean_questions: float
    rulings: int
    effects: int

    def __str__(self) -> str:
        return (
            f"{self.paths} paths, {self.rows} rows, {self.situations} situations,"
            f" questions {self.most_questions} at most and {self.mean_questions:.1f} on average,"
            f" {self.rulings} rulings, {self.effects} effects"
        )


def size_of(rule: RuleEntry) -> RuleSize:
    paths = rule.paths
    asked = [len(path.answers.keys() - rule.carried) for path in paths]
    return RuleSize(
        paths=len(paths),
        rows=len(rule.rows),
        situations=situations(rule),
        most_questions=max(asked),
        mean_questions=sum(asked) / len(asked),
        rulings=len({path.ruling for path in paths}),
        effects=len({path.ruling.effect for path in paths}),
    )


def situations(rule: RuleEntry) -> int:
    """How many combinations of answers a rule settles; raises if one is missed or met twice."""
    every = 0
    for known, paths in rule.explored:
        asked = {name for path in paths for name in path.answers} - {*known}
        size = {name: len(rule.facts[name].answers) for name in asked}
        conceivable = prod(size.values())
        settled = sum(prod(size[n] for n in asked - set(path.answers)) for path in paths)
        if settled != conceivable:
            raise NotARule(f"{rule.name} afgør {settled} af {conceivable} tænkelige situationer")
        every += conceivable
    return every


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
        incidents = (
            Incident(each.answers, each.ruling, tuple(rule.name for rule in each.pending))
            for each in every
        )
        relevant = [incident for incident in incidents if theorem.about(incident)]
        failed = next((incident for incident in relevant if not theorem.holds(incident)), None)
        found.append(Proof(theorem, len(relevant), failed))
    return tuple(found)


def in_words(incident: Incident) -> str:
    """An incident on one line: the answers, and the ruling."""
    answers = ", ".join(f"{n}: {spoken(str(a.value))}" for n, a in incident.answers.items())
    ruling = " ".join(spoken(step.text) for step in incident.ruling)
    return f"({answers}) fører til »{ruling}«"
