"""Import a changed rule module, and every module that builds on it, without touching the real."""

import ast
import inspect
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path
from types import CodeType, ModuleType

from generator.checks.mutants.mutation import Mutation
from generator.checks.mutants.operators import meetings, mutations
from generator.checks.mutants.wordings import rewordings
from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Situation

LAWS = "rules_src.laws."
"""All modules of the laws are tried."""


def short_name(module: str) -> str:
    """The name of a module as people write it: `law_26_lead_restrictions`."""
    return module.removeprefix(LAWS)


@dataclass(frozen=True)
class RuleModule:
    """A module of rules: its file, its tree, and the modules it imports from."""

    name: str
    path: Path
    tree: ast.Module
    code: CodeType = field(compare=False)

    @cached_property
    def imports(self) -> frozenset[str]:
        """The modules it imports, or imports from."""
        nodes = [n for n in ast.walk(self.tree) if isinstance(n, ast.ImportFrom)]
        whole = {f"{node.module}.{each.name}" for node in nodes for each in node.names}
        return frozenset(str(node.module) for node in nodes) | whole

    @cached_property
    def mutations(self) -> tuple[Mutation, ...]:
        return mutations(self.tree, vars(sys.modules[self.name]))

    @cached_property
    def rewordings(self) -> tuple[Mutation, ...]:
        names = vars(sys.modules[self.name])
        return (*meetings(self.tree, names), *rewordings(self.tree, names))


@cache
def source_of(name: str) -> RuleModule:
    module = sys.modules[name]
    path = Path(inspect.getfile(module))
    tree = ast.parse(path.read_text("utf-8"), path.name)
    return RuleModule(name, path, tree, compile(tree, str(path), "exec"))


class RuleModules:
    """Every module that rules are written in."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.rules = {name: rule.function for name, rule in book.rules.items()}
        homes = {rule.__module__ for rule in self.rules.values()}
        laws = {name for name in sys.modules if name.startswith(LAWS)}
        names = homes | laws if homes & laws else homes
        self.by_name = {name: source_of(name) for name in sorted(names)}

    def builds_on(self, name: str) -> tuple[str, ...]:
        """A module and all that import from it, in an order they can be imported in."""
        names = {name}
        while more := {n for n, s in self.by_name.items() if s.imports & names} - names:
            names |= more
        order: list[str] = []
        while left := [n for n in sorted(names) if n not in order]:
            order += [n for n in left if not self.by_name[n].imports & (names - {*order})]
        return tuple(order)

    def rules_in(self, names: tuple[str, ...]) -> frozenset[str]:
        """The rules that a change of the first of these modules can change."""
        return frozenset(n for n, rule in self.rules.items() if rule.__module__ in names)

    def mutant(self, source: RuleModule, mutation: Mutation) -> Rulebook:
        """The rules with one change in them; raises what the changed module raises."""
        with mutation.applied():
            code = compile(source.tree, str(source.path), "exec")
        names = self.builds_on(source.name)
        real = {name: sys.modules[name] for name in names}
        fresh: dict[str, ModuleType] = {}
        try:
            for name in names:
                fresh[name] = ModuleType(name)
                _put(name, fresh[name])
                exec(code if name == source.name else self.by_name[name].code, vars(fresh[name]))
        finally:
            for name in names:
                _put(name, real[name])
        rules = {
            name: vars(fresh[rule.__module__])[name]
            for name, rule in self.rules.items()
            if rule.__module__ in fresh
        }
        return Rulebook(tuple(_meeting(each, fresh) for each in self.book.situations), rules)


def _meeting(situation: Situation, fresh: Mapping[str, ModuleType]) -> Situation:
    """A situation as it meets what stands after the change."""
    for module in fresh.values():
        other = vars(module).get("SITUATION")
        if other and other.slug == situation.slug:
            return replace(situation, encounters=other.encounters)
    return situation


def _put(name: str, module: ModuleType) -> None:
    """Let it be what an import of this name gives, from `sys.modules` and from its package."""
    sys.modules[name] = module
    package, _, leaf = name.rpartition(".")
    if package:
        setattr(sys.modules[package], leaf, module)
