"""Run every mutant against every case, on all cores."""

import ast
import gc
import inspect
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache, cached_property
from graphlib import TopologicalSorter
from multiprocessing.queues import SimpleQueue
from pathlib import Path, PurePosixPath
from types import CodeType, ModuleType

from generator.cases.casebook import Casebook
from generator.checks.mutants.guardians import Counterexample, counterexample, guardian
from generator.checks.mutants.operators import Mutation, meetings, mutations, rewordings
from generator.checks.rows import meeting, rows_of
from generator.engine.explore import alone, declared, facts_of, reached
from generator.engine.rulebook import Rulebook, RuleEntry
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
        """The modules it imports, or imports from; a package that gives modules alone is none."""
        nodes = [n for n in ast.walk(self.tree) if isinstance(n, ast.ImportFrom)]
        whole = {(n.module, f"{n.module}.{each.name}") for n in nodes for each in n.names}
        return frozenset(full if full in sys.modules else str(module) for module, full in whole)

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
        modules = self.by_name.items()
        names = reached([name], lambda one: [n for n, source in modules if one in source.imports])
        before = {n: sorted(self.by_name[n].imports & names.keys()) for n in sorted(names)}
        return tuple(TopologicalSorter(before).static_order())

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


EVERYTHING = (
    *("rules_src/model/", "rules_src/bridge/", "generator/engine/", "generator/checks/mutants/"),
    *("generator/cases/", "rules_src/laws/__init__.py"),
)
"""The code that reads all rules or all cases."""


def changed_modules(book: Rulebook, files: Iterable[str]) -> tuple[str, ...]:
    """The modules to try after a change of these files, which are named from the root."""
    sources = RuleModules(book)
    names: dict[str, None] = {}
    for file in files:
        if file.startswith(EVERYTHING):
            return tuple(sources.by_name)
        names.update(dict.fromkeys(_modules(book, sources, PurePosixPath(file))))
    return tuple(name for name in sources.by_name if name in names)


def _modules(book: Rulebook, sources: RuleModules, file: PurePosixPath) -> Iterable[str]:
    if file.parts[:2] == ("rules_src", "laws"):
        module = ".".join(file.with_suffix("").parts)
        package = module.removesuffix(".__init__")
        return [n for n in sources.by_name if n == module or n.startswith(f"{package}.")]
    if file.parts[:2] == ("rules_src", "casebook") and file.parent.name in book:
        reached = {sources.rules[name].__module__ for name in book[file.parent.name].reach}
        return sorted(reached)
    return ()


Task = tuple[RuleModule, Mutation]
WORDING = "ordlyden"
"""What kills a mutant by which a row of tests/golden/rows.txt is another."""
TIDY_EVERY = 40
"""Mutants between clearing caches, which keep the classes of every mutant's modules alive."""


class Status(Enum):
    """What became of a mutant."""

    KILLED = "killed"
    """A case disagrees with it."""
    SURVIVED = "survived"
    """No case disagrees, though it rules differently somewhere."""
    EQUIVALENT = "equivalent"
    """It rules the same everywhere."""
    INVALID = "invalid"
    """Its module cannot be imported."""


@dataclass(frozen=True)
class TrialOutcome:
    """The status of a mutant, and what shows it."""

    status: Status
    killed_by: str = ""
    """The first case that disagrees."""
    error: str = ""
    """Why the module cannot be imported."""
    counterexample: Counterexample | None = None
    """For a surviving mutant."""


@dataclass(frozen=True)
class Result:
    """A mutant and its outcome."""

    module: str
    file: str
    mutation: Mutation
    outcome: TrialOutcome


class MutationRun:
    """The rules, the cases that guard them, and every mutant to try."""

    def __init__(
        self,
        book: Rulebook,
        casebook: Casebook,
        modules: Sequence[str] = (),
        *,
        words: bool = False,
    ) -> None:
        self.book = book
        self.sources = RuleModules(book)
        self.guardians = [
            guardian(ruling, book, casebook) for ruling in casebook.rulings if ruling.agrees
        ]
        self.meetings = [*map(meeting, book.situations)]
        self.rows = cache(lambda name: [*rows_of(book[name])])
        self.tasks: list[Task] = [
            (source, mutation)
            for name, source in self.sources.by_name.items()
            if not modules or name in modules
            for mutation in (*source.mutations, *(source.rewordings if words else ()))
        ]

    def results(self, progress: Callable[[int, int], None], cores: int = 0) -> list[Result]:
        """Try every mutant; results are in the order of the tasks."""
        outcomes: dict[int, TrialOutcome] = {}
        for number, outcome in self._outcomes(cores or os.cpu_count() or 1):
            outcomes[number] = outcome
            progress(len(outcomes), len(self.tasks))
        return [
            Result(source.name, str(source.path), mutation, outcomes[number])
            for number, (source, mutation) in enumerate(self.tasks)
        ]

    def _outcomes(self, cores: int) -> Iterator[tuple[int, TrialOutcome]]:
        """Fork, so that trees and tables need not be sent; only outcomes come back."""
        for rule in self.book.rules.values():
            _ = rule.arrivals  # made once, before the processes are forked
        context = multiprocessing.get_context("fork")
        queue = context.SimpleQueue()
        slices = [range(core, len(self.tasks), cores) for core in range(cores)]
        workers = [context.Process(target=self._work, args=(part, queue)) for part in slices]
        for worker in workers:
            worker.start()
        for _ in self.tasks:
            number, outcome = queue.get()
            if isinstance(outcome, Exception):
                raise outcome
            yield number, outcome
        for worker in workers:
            worker.join()

    def _work(
        self, numbers: Sequence[int], queue: SimpleQueue[tuple[int, TrialOutcome | Exception]]
    ) -> None:
        gc.enable()
        try:
            for done, number in enumerate(numbers):
                queue.put((number, self.outcome(*self.tasks[number])))
                if done % TIDY_EVERY == 0:
                    facts_of.cache_clear()
                    declared.cache_clear()
                    alone.cache_clear()
        except Exception as error:  # noqa: BLE001  raised again in the process that asked
            queue.put((-1, error))

    def outcome(self, source: RuleModule, mutation: Mutation) -> TrialOutcome:
        """Try one mutant."""
        names = self.sources.builds_on(source.name)
        rules = self.sources.rules.items()
        changed = frozenset(name for name, rule in rules if rule.__module__ in names)
        try:
            mutant = self.sources.mutant(source, mutation)
        except Exception as error:  # noqa: BLE001  whatever a changed module raises
            return TrialOutcome(Status.INVALID, error=str(error))
        if mutation.worded and self._reads_otherwise(mutant, source.name, changed):
            return TrialOutcome(Status.KILLED, killed_by=WORDING)
        passing = [each for each in self.guardians if each.rules & changed]
        for each in sorted(passing, key=lambda one: mutation.place not in one.names):
            if each.kills(mutant):  # likely one that names what is changed: it is asked first
                return TrialOutcome(Status.KILLED, killed_by=each.id)
        if mutation.lasting:
            if any(_lasting(mutant[name]) != _lasting(self.book[name]) for name in changed):
                return TrialOutcome(Status.SURVIVED)
            if self._reads_otherwise(mutant, source.name, changed):
                return TrialOutcome(Status.KILLED, killed_by=WORDING)
            return TrialOutcome(Status.EQUIVALENT)
        example = counterexample(self.book, mutant, [*changed])
        status = Status.SURVIVED if example else Status.EQUIVALENT
        return TrialOutcome(status, counterexample=example)

    def _reads_otherwise(self, mutant: Rulebook, module: str, changed: frozenset[str]) -> bool:
        """Whether a row that is held fast of any of these rules is another."""
        if [*map(meeting, mutant.situations)] != self.meetings:
            return True
        near = sorted(changed, key=lambda name: self.sources.rules[name].__module__ != module)
        try:
            return any([*rows_of(mutant[name])] != self.rows(name) for name in near)
        except Exception:  # noqa: BLE001  what cannot be told is certainly not the same
            return True


def _lasting(rule: RuleEntry) -> list[object]:
    """What the rule leaves and ends on the board row by row, and what it reads there."""
    rows = [[(step.word, step.leaves, step.ends) for step in row.ruling] for row in rule.rows]
    read = rule.facts.items()
    stands = [(name, [(e, a.key) for e, a in fact.stands.items()]) for name, fact in read]
    return [*rows, *stands]
