"""The certificate: every rule has an answer to every combination, counted and not listed.

It is true by construction and proves nothing about the law; the casebook and the theorems show
that a ruling is right.
"""

from dataclasses import dataclass
from math import prod

from generator.engine.explore import NotARule, Path
from generator.engine.rulebook import RuleEntry


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
    return sum(_situations(rule, paths, {*known}) for known, paths in rule.explored)


def _situations(rule: RuleEntry, paths: tuple[Path, ...], carried: set[str]) -> int:
    asked = {name for path in paths for name in path.answers} - carried
    size = {name: len(rule.facts[name].answers) for name in asked}
    conceivable = prod(size.values())
    settled = sum(prod(size[n] for n in asked - set(path.answers)) for path in paths)
    if settled != conceivable:
        raise NotARule(f"{rule.name} afgør {settled} af {conceivable} tænkelige situationer")
    return conceivable
