"""The rules of the site as a whole: what arrives at each, the tree and the rows of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import NamedTuple

from generator.engine.explore import Answers, Chain, Path, declared, explore, follow, hand_over_of
from generator.engine.tree import ALONE, Arrivals, Row, Tree, rows, tree
from rules_src.model.situation import Rule, Situation


class Settled(NamedTuple):
    """The rows that a conversation lands on, one for each rule it walks through."""

    chain: Chain
    rows: tuple[Row, ...]


class Rulebook:
    """Every rule of some situations. Trees are made once, when first asked for."""

    def __init__(self, situations: tuple[Situation, ...]) -> None:
        self.situations = situations
        self.rules: Mapping[str, Rule] = {r.__name__: r for s in situations for r in s.rules}
        self.tree = cache(self._tree)
        self.rows = cache(self._rows)
        self.arrivals = cache(self._arrivals)
        self.targets = cache(self._targets)
        self.reach = cache(self._reach)
        self.alone = cache(self._alone)
        self.explored = cache(self._explored)
        self.chains = cache(self._chains)
        self._situations = {r.__name__: s for s in situations for r in s.rules}

    @cached_property
    def entered(self) -> frozenset[str]:
        """The rules a director enters by; the others are reached by hand-over only."""
        return frozenset(s.rule.__name__ for s in self.situations)

    def situation_of(self, rule: str) -> Situation:
        return self._situations[rule]

    def title_of(self, rule: str) -> str:
        """The heading of a rule: its situation's, or that of the part it is."""
        return self.situation_of(rule).title_of(self.rules[rule])

    def follow(self, rule: str, answers: Answers) -> Chain:
        return follow(self.rules[rule], answers, self.rules)

    def settle(self, rule: str, answers: Answers) -> Settled:
        """Follow the answers and find the row of each rule they pass through."""
        chain = self.follow(rule, answers)
        return Settled(chain, tuple(self.row_of(name, path) for name, path in chain.walked))

    def row_of(self, rule: str, path: Path) -> Row:
        return next(row for row in self.rows(rule) if row.covers(path.answers))

    def all_rows(self) -> Iterator[Row]:
        for name in self.rules:
            yield from self.rows(name)

    def paths(self, rule: str) -> tuple[Path, ...]:
        """Every path of a rule, from every arrival."""
        return tuple(path for _, found in self.explored(rule) for path in found)

    def _alone(self, rule: str) -> tuple[Path, ...]:
        """Every path of a rule that nothing has arrived at."""
        return (*explore(self.rules[rule]),)

    def _explored(self, rule: str) -> tuple[tuple[Answers, tuple[Path, ...]], ...]:
        """Each arrival at a rule, with the paths from there."""
        if self.arrivals(rule) is ALONE:
            return (({}, self.alone(rule)),)
        return tuple((a, (*explore(self.rules[rule], a),)) for a in self.arrivals(rule))

    def _chains(self, rule: str) -> tuple[Chain, ...]:
        """Every whole conversation that begins with a rule; what is due later is not followed."""
        start = Chain((), asking=rule)
        return tuple(chain for a in self.arrivals(rule) for chain in self._onward(start, a))

    def _onward(self, chain: Chain, answers: Answers) -> Iterator[Chain]:
        """Every way to go on from where a conversation asked."""
        chain = follow(self.rules[chain.asking], answers, self.rules, chain.walked)
        if not chain.question:
            yield chain
            return
        for answer in chain.question.fact.answers.values():
            yield from self._onward(chain, {**answers, chain.question.fact.name: answer})

    def _tree(self, rule: str) -> Tree:
        return tree(self.rules[rule], self.arrivals(rule))

    def _rows(self, rule: str) -> tuple[Row, ...]:
        return rows(rule, self.tree(rule))

    def _targets(self, rule: str) -> frozenset[str]:
        """The rules a rule can hand over to, from whatever answers."""
        rulings = (path.ruling for path in self.alone(rule))
        return frozenset(on.rule for r in rulings if (on := hand_over_of(r)))

    def _reach(self, rule: str) -> frozenset[str]:
        """A rule and every rule that can follow it in a conversation."""
        found: set[str] = set()
        queue = [rule]
        while queue:
            name = queue.pop()
            if name not in found:
                found.add(name)
                queue += self.targets(name)
        return frozenset(found)

    def _arrivals(self, rule: str) -> Arrivals:
        """The answers that can arrive at a rule, each once, in the order met."""
        if rule in self.entered:
            return ALONE
        wanted = {name for r in self.reach(rule) for name in declared(self.rules[r])}
        found: list[Answers] = []
        for giver in self.rules:
            for known, path in self._conversations(giver) if rule in self.targets(giver) else ():
                on = hand_over_of(path.ruling)
                answers = {n: a for n, a in known.items() if n in wanted}
                if on and on.rule == rule and answers not in found:
                    found.append(answers)
        return tuple(found)

    def _conversations(self, rule: str) -> Iterator[tuple[Answers, Path]]:
        """Every path of a rule with all that is known at its end, what arrived unread too."""
        for arrived, paths in self.explored(rule):
            for path in paths:
                yield {**arrived, **path.answers}, path
