"""Run every mutant against every case, on all cores."""

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from multiprocessing.queues import SimpleQueue

from generator.cases.casebook import Casebook
from generator.checks.mutants.guardians import Counterexample, Guardian, counterexample, guardian
from generator.checks.mutants.mutation import Mutation
from generator.checks.mutants.sandbox import RuleModule, RuleModules
from generator.checks.rows import meeting, rows_of
from generator.engine.explore import alone, declared, facts_of
from generator.engine.rulebook import Rulebook

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
        self.rows: dict[str, list[str]] = {}
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
        changed = self.sources.rules_in(self.sources.builds_on(source.name))
        try:
            mutant = self.sources.mutant(source, mutation)
        except Exception as error:  # noqa: BLE001  whatever a changed module raises
            return TrialOutcome(Status.INVALID, error=str(error))
        if mutation.worded and self._reads_otherwise(mutant, source.name, changed):
            return TrialOutcome(Status.KILLED, killed_by=WORDING)
        for each in self._near(changed):
            if each.kills(mutant):
                return TrialOutcome(Status.KILLED, killed_by=each.id)
        if mutation.lasting:
            otherwise = self._reads_otherwise(mutant, source.name, changed)
            return TrialOutcome(Status.SURVIVED if otherwise else Status.EQUIVALENT)
        example = counterexample(self.book, mutant, [*changed])
        status = Status.SURVIVED if example else Status.EQUIVALENT
        return TrialOutcome(status, counterexample=example)

    def _reads_otherwise(self, mutant: Rulebook, module: str, changed: frozenset[str]) -> bool:
        """Whether a row that is held fast of any of these rules is another."""
        if [*map(meeting, mutant.situations)] != [*map(meeting, self.book.situations)]:
            return True
        near = sorted(changed, key=lambda name: self.sources.rules[name].__module__ != module)
        try:
            return any([*rows_of(mutant[name])] != self._rows(name) for name in near)
        except Exception:  # noqa: BLE001  what cannot be told is certainly not the same
            return True

    def _rows(self, name: str) -> list[str]:
        if name not in self.rows:
            self.rows[name] = [*rows_of(self.book[name])]
        return self.rows[name]

    def _near(self, changed: frozenset[str]) -> Iterator[Guardian]:
        """The cases that pass through a rule that may have changed."""
        return (guardian for guardian in self.guardians if guardian.rules & changed)
