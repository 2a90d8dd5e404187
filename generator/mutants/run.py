"""Every mutant against every case, on all the cores there are."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.queues import SimpleQueue

from generator.cases.casebook import Casebook
from generator.engine.explore import declared, facts_of
from generator.engine.rulebook import Rulebook
from generator.mutants.guardians import Parting, Witness, parting, witness
from generator.mutants.operators import Mutation
from generator.mutants.sandbox import Source, Sources

Task = tuple[Source, Mutation]
TIDY_EVERY = 40
"""Mutants; each leaves behind the classes of the modules that were made for it."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    noticed_by: str = ""
    """The case that would no longer agree."""
    fails: str = ""
    """Why the changed module cannot even be read; it is then no rule to try."""
    parting: Parting | None = None
    """Where a case would notice it; None of one that nobody noticed: it rules as before."""

    @property
    def equivalent(self) -> bool:
        return not (self.noticed_by or self.fails or self.parting)

    @property
    def survives(self) -> bool:
        return self.parting is not None


@dataclass(frozen=True)
class Result:
    module: str
    file: str
    mutation: Mutation
    verdict: Verdict


class Trial:
    """The rules, their cases, and every change to try."""

    def __init__(self, book: Rulebook, casebook: Casebook, modules: Sequence[str] = ()) -> None:
        self.book = book
        self.sources = Sources(book)
        self.witnesses = [witness(found) for found in casebook.rulings if found.agrees]
        self.tasks: list[Task] = [
            (source, mutation)
            for name, source in self.sources.by_name.items()
            if not modules or name in modules
            for mutation in source.mutations
        ]

    def results(self, progress: Callable[[int, int], None], cores: int = 0) -> list[Result]:
        """All of them, in the order of the tasks."""
        verdicts: dict[int, Verdict] = {}
        for number, verdict in self._verdicts(cores or os.cpu_count() or 1):
            verdicts[number] = verdict
            progress(len(verdicts), len(self.tasks))
        return [
            Result(source.name, str(source.path), mutation, verdicts[number])
            for number, (source, mutation) in enumerate(self.tasks)
        ]

    def _verdicts(self, cores: int) -> Iterator[tuple[int, Verdict]]:
        """Forked, so that trees and tables need not be sent; only the verdicts come back."""
        for rule in self.book.rules.values():
            _ = rule.arrivals  # made once, before the processes are forked
        context = multiprocessing.get_context("fork")
        queue = context.SimpleQueue()
        slices = [range(core, len(self.tasks), cores) for core in range(cores)]
        workers = [context.Process(target=self._work, args=(part, queue)) for part in slices]
        for worker in workers:
            worker.start()
        for _ in self.tasks:
            number, verdict = queue.get()
            if isinstance(verdict, Exception):
                raise verdict
            yield number, verdict
        for worker in workers:
            worker.join()

    def _work(
        self, numbers: Sequence[int], queue: SimpleQueue[tuple[int, Verdict | Exception]]
    ) -> None:
        gc.enable()
        try:
            for done, number in enumerate(numbers):
                queue.put((number, self.verdict(*self.tasks[number])))
                if done % TIDY_EVERY == 0:
                    facts_of.cache_clear()
                    declared.cache_clear()
        except Exception as error:  # noqa: BLE001  raised again in the process that asked
            queue.put((-1, error))

    def verdict(self, source: Source, mutation: Mutation) -> Verdict:
        names = self.sources.builds_on(source.name)
        touched = self.sources.rules_in(names)
        try:
            rules = self.sources.changed(source, mutation)
        except Exception as error:  # noqa: BLE001  a module that refuses to be made so
            return Verdict(fails=str(error))
        for found in self._nearest(touched):
            if found.notices(rules):
                return Verdict(noticed_by=found.id)
        return Verdict(parting=parting(self.book, rules, [*touched]))

    def _nearest(self, touched: frozenset[str]) -> Iterator[Witness]:
        """The cases that pass through a rule that may have changed."""
        return (found for found in self.witnesses if found.rules & touched)
