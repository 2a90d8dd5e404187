"""A pytest plugin for `tools.enginemutants`: each mutant in a fork of one process that is ready.

The process has collected the tests and read the real casebook, so that a mutant costs no more than
the tests that come to its function, the quickest first, until one fails. What was read or worked
out before the fork was so by the code unchanged; a mutant of it that passes is tried again in a
fork of a process that has read nothing (`COLD`). So is all that needs little reading anyway.
"""

from __future__ import annotations

import gc
import json
import os
import shutil
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from _pytest.tmpdir import tmppath_result_key
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.format_utils import mangled_name_from_mutant_name

KILLED, SURVIVED, UNREACHED, TIMEOUT = 1, 0, 33, 36
PASSED_WARM = -1
"""Not final: what has a part in the reading is tried again, cold."""
COLD = os.environ.get("COLD", "")
PART, SAMPLE = os.environ.get("PART", "").split(), float(os.environ.get("SAMPLE") or 100)
WORKERS = int(os.environ.get("WORKERS") or os.cpu_count() or 1)
MOST = float(os.environ.get("MOST") or 8)
"""Processor seconds of tests that one mutant is given; then it has survived."""
HANG = 10.0
"""Processor seconds for one test, beyond twice its own."""
NEEDS_SITE = {"site", "address", "browser"}
REACH, KILLERS = Path("reach.json"), Path("killers.json")


class Reach(NamedTuple):
    """What one test comes to."""

    functions: list[str]
    seconds: float


class Mutant(NamedTuple):
    data: SourceFileMutationData
    name: str

    @property
    def function(self) -> str:
        return str(mangled_name_from_mutant_name(self.name))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [i for i in items if not NEEDS_SITE & set(getattr(i, "fixturenames", ()))]


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> bool | None:
    return True if COLD else None


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    if session.testsfailed:
        raise session.Interrupted("the tests could not be collected")
    if COLD:
        import playwright.sync_api  # noqa: F401
    else:
        import own_book

        list(own_book.content().links)
    loading = sorted(state()._stats)
    set_mutant_under_test("")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    gc.collect()
    gc.freeze()
    Trials(session, loading).run()
    return True


class Trials:
    """Every mutant that is asked for and has not been tried, several at a time."""

    def __init__(self, session: Any, loading: list[str]) -> None:
        self.session = session
        self.items: list[Any] = [*session.items]
        self.config = session.config
        self.folder = Path(self.config._tmp_path_factory.getbasetemp())
        self.killers: dict[str, str] = _read(KILLERS)
        kept = _read(REACH)
        self.loading = {*kept.get("loading", ()), *loading}
        self.reach = {test: Reach(*found) for test, found in kept.get("tests", {}).items()}
        self.tried: list[Mutant] = []
        self._measure()

    def run(self) -> None:
        left = self.tried = sorted(_untried(), key=lambda m: crc32(m.name.encode()))
        print(f"{len(left)} ændringer", flush=True)
        todo, running, began = iter(left), dict[int, tuple[Mutant, float]](), time.monotonic()
        done = 0
        try:
            while True:
                while len(running) < WORKERS and (mutant := next(todo, None)):
                    running[self._fork(mutant)] = mutant, time.monotonic()
                if not running:
                    break
                pid, status = os.wait()
                mutant, start = running.pop(pid)
                self._note(mutant, pid, os.waitstatus_to_exitcode(status))
                mutant.data.durations_by_key[mutant.name] = time.monotonic() - start
                mutant.data.save()
                done += 1
                if done % 50 == 0:
                    print(f"{done}, {time.monotonic() - began:.0f} s", flush=True)
        finally:
            for pid in running:
                os.kill(pid, signal.SIGKILL)
            KILLERS.write_text(json.dumps(self.killers), "utf-8")
        self._control()

    def _note(self, mutant: Mutant, pid: int, code: int) -> None:
        killer = self.folder / str(pid) / "killer"
        if killer.exists():
            self.killers[mutant.name] = killer.read_text("utf-8")
        shutil.rmtree(killer.parent, ignore_errors=True)
        if code in (-signal.SIGPROF, -signal.SIGALRM):
            code = TIMEOUT
        elif code < 0:
            code = KILLED
        if code in (SURVIVED, UNREACHED) and not COLD and mutant.function in self.loading:
            code = PASSED_WARM
        mutant.data.exit_code_by_key[mutant.name] = code

    def _fork(self, mutant: Mutant) -> int:
        if pid := os.fork():
            return pid
        set_mutant_under_test(mutant.name)
        self._child(lambda: self._try(mutant))
        return 0

    def _try(self, mutant: Mutant) -> int:
        try:
            tests = self._collected(mutant) if COLD else self._reaching(mutant)
        except BaseException:  # noqa: BLE001  (the module cannot even be read)
            return KILLED
        for item, passed in self._ran(tests):
            if not passed:
                (self.folder / "killer").write_text(item.nodeid, "utf-8")
                return KILLED
        return SURVIVED if tests else UNREACHED

    def _reaching(self, mutant: Mutant) -> list[Any]:
        function = mutant.function
        return self._quickest(i for i in self.items if function in self.reach[i.nodeid].functions)

    def _collected(self, mutant: Mutant) -> list[Any]:
        """The tests that pass unchanged of the files that come to it, or that read most."""
        reached = [t for t, r in self.reach.items() if mutant.function in r.functions]
        files = sorted({test.partition("::")[0] for test in reached}) or COLD.split()
        if mutant.name.startswith("rules_src.scoring"):
            files = COLD.split()
        items = self.session.perform_collect(files)
        if self.session.testsfailed:
            raise ImportError(f"{mutant.name}: a file of tests cannot be read")
        return self._quickest(item for item in items if item.nodeid in self.reach)

    def _quickest(self, items: Iterable[Any]) -> list[Any]:
        """The quickest first, as far as the time goes."""
        left, chosen = MOST, list[Any]()
        for item in self._sorted(items):
            left -= self._seconds(item)
            if left < 0 and chosen:
                break
            chosen.append(item)
        return chosen

    def _sorted(self, items: Iterable[Any]) -> list[Any]:
        return sorted(items, key=lambda i: (self._seconds(i), i.nodeid))

    def _seconds(self, item: Any) -> float:
        return self.reach.get(item.nodeid, Reach([], 0.02)).seconds

    def _ran(self, items: list[Any]) -> Iterator[tuple[Any, bool]]:
        """Each test, and whether it passed; without reports, which take longer than most tests."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, HANG + 2 * self._seconds(item))
            try:
                if not item._request:
                    item._initrequest()
                item.stash[tmppath_result_key] = {}  # a report would put it there
                self.session._setupstate.setup(item)
                item.runtest()
                self.session._setupstate.teardown_exact(following)
                item._request, item.funcargs = False, None
            except BaseException:  # noqa: BLE001  (a mutant may do anything)
                yield item, False
                return
            yield item, True

    def _child(self, work: Callable[[], int]) -> None:
        """Does it in this process, which says nothing and ends with it."""
        code = KILLED
        try:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
            signal.alarm(600)
            self.folder = self.folder / str(os.getpid())
            self.folder.mkdir()
            self.config._tmp_path_factory._basetemp = self.folder
            code = work()
        finally:
            os._exit(code)

    def _measure(self) -> None:
        """Runs each test that is not known yet, in one process for each worker."""
        if COLD:
            self._alone(lambda: self._measured([], Path("reach-0.json")))
            self.reach |= {t: Reach(*found) for t, found in _read(Path("reach-0.json")).items()}
        new = [item for item in self.items if item.nodeid not in self.reach]
        files = [*dict.fromkeys(item.path for item in new)]
        shares = [[i for i in new if i.path in files[w::WORKERS]] for w in range(WORKERS)]
        outs = [Path(f"reach-{worker}.json") for worker in range(WORKERS)]
        pids = []
        for share, out in zip(shares, outs, strict=True):
            pid = os.fork()
            if not pid:
                self._child(lambda share=share, out=out: self._measured(share, out))  # type: ignore[misc]
            pids.append(pid)
        for pid in pids:
            os.waitpid(pid, 0)
        for out in outs:
            self.reach |= {test: Reach(*found) for test, found in _read(out).items()}
            out.unlink(missing_ok=True)
        failed = [i for i in self.items if i.nodeid not in self.reach]
        if failed:
            print("Består ikke uændret:", *(i.nodeid for i in failed), sep="\n  ", flush=True)
        self.items = [i for i in self.items if i.nodeid in self.reach]
        kept = {"loading": sorted(self.loading), "tests": self.reach}
        REACH.write_text(json.dumps(kept), "utf-8")

    def _alone(self, work: Callable[[], int]) -> None:
        if not (pid := os.fork()):
            self._child(work)
        os.waitpid(pid, 0)
        shutil.rmtree(self.folder / str(pid), ignore_errors=True)

    def _control(self) -> None:
        """Forgets what was killed by a test that fails where nothing is changed, too."""
        self._alone(self._controlled)
        failing = set(_read(Path("failing.json")))
        for mutant in self.tried:
            if self.killers.get(mutant.name) in failing:
                mutant.data.exit_code_by_key[mutant.name] = None
                mutant.data.save()
        print(f"{len(set(self.killers.values()))} prøver opdagede noget;", end=" ")
        print(f"{len(failing)} af dem består ikke uændret", *failing, sep="\n  ", flush=True)

    def _controlled(self) -> int:
        guards = {self.killers[m.name] for m in self.tried if m.name in self.killers}
        files = sorted({test.partition("::")[0] for test in guards})
        items = self.session.perform_collect(files) if COLD and files else self.items
        failing = {}
        for item in self._sorted(i for i in items if i.nodeid in guards):
            ((_, passed),) = self._ran([item])
            if not passed:
                failing[item.nodeid] = 1
        Path("failing.json").write_text(json.dumps(failing), "utf-8")
        return 0

    def _measured(self, items: list[Any], out: Path) -> int:
        set_mutant_under_test("stats")
        found = {}
        for item in items or self.session.perform_collect(COLD.split()):
            state()._stats.clear()
            start = _used()
            ((_, passed),) = self._ran([item])
            if passed:
                found[item.nodeid] = Reach(sorted(state()._stats), _used() - start)
        out.write_text(json.dumps(found), "utf-8")
        return 0


def _untried() -> Iterator[Mutant]:
    """The mutants of this part and sample that are not settled yet."""
    for file in sorted(Path.cwd().rglob("*.meta")):
        data = SourceFileMutationData(path=file.relative_to(Path.cwd()).with_suffix(""))
        data.meta_path = file
        data.load()
        for name, code in data.exit_code_by_key.items():
            open_ = (None, PASSED_WARM) if COLD else (None,)
            if (
                code in open_
                and all(p in name for p in PART)
                and crc32(name.encode()) % 1000 < 10 * SAMPLE
            ):
                yield Mutant(data, name)


def _read(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}


def _used() -> float:
    """Processor seconds so far, with those of processes that have ended."""
    return sum(os.times()[:4])
