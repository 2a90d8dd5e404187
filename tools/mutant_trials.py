"""A pytest plugin for `make enginemutants`: every mutant in a process of its own, that is ready to run.

Tests are collected and the real casebook is read once. Each mutant is then a fork of that process, where the tests that
come to its function are run, the quickest first, until one fails. What is read or computed once, before the fork, does
not see the mutant; so a mutant of a function that had a part in it and that passed is tried again
with all of that forgotten.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import shutil
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper, cached_property
from pathlib import Path
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.format_utils import mangled_name_from_mutant_name

PROJECT = ("generator", "rules_src")
NEEDS_SITE = {"site", "address", "browser"}
MOST = float(os.environ.get("MOST", "8"))
"""Seconds of tests that one mutant is given, before it counts as a survivor."""
KILLED, SURVIVED, UNREACHED, TIMEOUT = 1, 0, 33, 36
COLD = os.environ.get("COLD", "")
FORGET = os.environ.get("FORGET", "1") == "1"
WORKERS = int(os.environ.get("WORKERS", os.cpu_count() or 1))


class Reach(NamedTuple):
    """Which tests come to which function, and how long each test takes."""

    loading: set[str]
    tests: dict[str, list[int]]
    seconds: list[float]
    any: list[int]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = [i for i in items if not NEEDS_SITE & set(getattr(i, "fixturenames", ()))]


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> bool | None:
    """Nothing is read before the fork where it is read in no time after it."""
    return True if COLD else None


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool:
    if COLD:
        import hypothesis.extra._patching
        import hypothesis.strategies
        import playwright.sync_api
        import rules_src.bridge.contract
        import rules_src.contents.references
        import rules_src.model.situation

        assert not any("rules_src.scoring" in m for m in sys.modules)
        set_mutant_under_test("")
        Trials(session, set()).run()
        return True
    if session.testsfailed:
        raise session.Interrupted("the tests could not be collected")
    import own_book

    content = own_book.content()
    for warmed in ("links", "guards", "ends", "changes", "index", "words", "coverage"):
        getattr(content, warmed)
    for rule in content.book.entered:
        rule.conversations  # noqa: B018
    content.index.articles  if hasattr(content.index, "articles") else None
    loading = set(state()._stats)
    set_mutant_under_test("")
    trials = Trials(session, loading)
    trials.run()
    return True


class Trials:
    def __init__(self, session: pytest.Session, loading: set[str]) -> None:
        self.session = session
        self.items = session.items
        self.folder = Path(session.config._tmp_path_factory.getbasetemp())  # type: ignore[attr-defined]
        gc.collect()
        gc.freeze()
        self.seconds: dict[str, float] = {}
        if COLD and Path("cold.json").exists():
            self.seconds = json.loads(Path("cold.json").read_text())
        self.killers: dict[str, int] = {}
        if Path(f"killers{COLD.replace('/', '-')}.json").exists():
            self.killers = json.loads(Path(f"killers{COLD.replace('/', '-')}.json").read_text())
        self.slow = False
        self.reach: Reach | None = None
        self.reach = Reach(set(), {}, [], []) if COLD else self._reach(loading)

    def run(self) -> None:
        files = [*mutated_files(os.environ.get("PART", ""), float(os.environ.get("SAMPLE", "100")))]
        todo = iter(sorted(
            [(data, name) for data, names in files for name in names],
            key=lambda t: (".engine." not in t[1], crc32(t[1].encode()) % 1000),
        ))
        running: dict[int, tuple[SourceFileMutationData, str, bool, float]] = {}
        again: list[tuple[SourceFileMutationData, str]] = []
        done, began = 0, time.monotonic()
        if COLD:
            self.cold_control()
        while True:
            while len(running) < WORKERS:
                forgetful = bool(again)
                data, name = again.pop() if again else next(todo, (None, ""))
                if data is None:
                    break
                function = mangled_name_from_mutant_name(name)
                tests = [0] if COLD else self._tests(function, forgetful)
                if FORGET and not tests and function in self.reach.loading and not forgetful:
                    again.append((data, name))
                    continue
                if not tests:
                    data.exit_code_by_key[name] = UNREACHED
                    continue
                running[self._fork(name, tests, forgetful)] = data, name, forgetful, time.monotonic()
            if not running:
                break
            pid, status = os.wait()
            data, name, forgetful, start = running.pop(pid)
            killer = self.folder / str(pid) / "killer"
            if killer.exists():
                self.killers[name] = int(killer.read_text())
            shutil.rmtree(self.folder / str(pid), ignore_errors=True)
            code = os.waitstatus_to_exitcode(status)
            if code not in (KILLED, SURVIVED):
                code = TIMEOUT if code in (-signal.SIGPROF, -signal.SIGALRM) else KILLED
            function = mangled_name_from_mutant_name(name)
            if FORGET and code == SURVIVED and not forgetful and function in self.reach.loading:
                again.append((data, name))
                continue
            data.exit_code_by_key[name] = code
            data.durations_by_key[name] = time.monotonic() - start
            done += 1
            if done % 50 == 0:
                for each, _ in files:
                    each.save()
                Path(f"killers{COLD.replace('/', '-')}.json").write_text(json.dumps(self.killers))
                print(f"{done} {done / (time.monotonic() - began):.1f}/s {name}", flush=True)
        for each, _ in files:
            each.save()
        if not COLD:
            self.control()

    def _tests(self, function: str, forgetful: bool) -> list[int]:
        """The tests of a function, the quickest first, as far as the time goes."""
        reach = self.reach
        tests = reach.any if forgetful else reach.tests.get(function, [])
        left, chosen = MOST, []
        for test in sorted(tests, key=reach.seconds.__getitem__):
            left -= reach.seconds[test]
            if left < 0 and chosen:
                break
            chosen.append(test)
        return chosen

    def _fork(self, name: str, tests: list[int], forgetful: bool) -> int:
        if pid := os.fork():
            return pid
        code = KILLED
        try:
            set_mutant_under_test(name)
            self.slow = forgetful
            signal.alarm(300)
            quiet()
            self._own_folder()
            if forgetful:
                forget()
            code = SURVIVED
            if COLD:
                tests = self.collected()
            for test, (passed, _) in zip(tests, self._ran(tests), strict=False):
                if not passed:
                    (self.folder / "killer").write_text(str(test))
                    code = KILLED
                    break
        except BaseException as error:
            (self.folder.parent / "broken").open("a").write(f"{name} {error!r}\n")
        finally:
            os._exit(code)

    def collected(self) -> list[int]:
        items = self.session.perform_collect([os.environ["COLD"]])
        self.items = sorted(items, key=lambda i: (self.seconds.get(i.nodeid, 0), i.nodeid))
        self.reach = Reach(set(), {}, [self.seconds.get(i.nodeid, 10) for i in self.items], [])
        return [*range(len(items))]

    def cold_control(self) -> None:
        if not (pid := os.fork()):
            set_mutant_under_test("")
            quiet()
            self._own_folder()
            log = (self.folder.parent / "cold-control").open("w")
            seconds = {}
            try:
                tests = self.collected()
                for test in tests:
                    start = time.process_time()
                    ok = next(iter(self._ran([test])))[0]
                    seconds[self.items[test].nodeid] = time.process_time() - start
                    if not ok:
                        log.write(f"FAILED {self.items[test].nodeid}\n")
            except BaseException as e:
                log.write(repr(e))
            Path("cold.json").write_text(json.dumps(seconds))
            log.write(f"{len(seconds)} tests, {sum(seconds.values())} s {sorted(seconds.values())[-12:]}")
            log.close()
            os._exit(0)
        os.waitpid(pid, 0)
        print((self.folder / "cold-control").read_text(), flush=True)
        self.seconds = json.loads(Path("cold.json").read_text())

    def control(self) -> None:
        """The tests that have killed pass, together and each alone, where nothing is changed."""
        together = sorted(set(self.killers.values()), key=self.reach.seconds.__getitem__)
        failed = []
        for number, tests in enumerate([together, *([t] for t in together)]):
            if not (pid := os.fork()):
                set_mutant_under_test("")
                quiet()
                self._own_folder()
                bad = [t for t in tests if not next(iter(self._ran([t])))[0]]
                (self.folder / "killer").write_text(json.dumps(bad))
                os._exit(0)
            os.waitpid(pid, 0)
            bad = json.loads((self.folder / str(pid) / "killer").read_text())
            shutil.rmtree(self.folder / str(pid), ignore_errors=True)
            failed += bad
        for test in set(failed):
            names = [n for n, k in self.killers.items() if k == test]
            print("CONTROL FAILED", self.items[test].nodeid, len(names), names[:5], flush=True)
        print("control:", len(together), "killers", flush=True)

    def _own_folder(self) -> None:
        folder = self.folder / str(os.getpid())
        folder.mkdir()
        self.folder = folder
        self.session.config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]

    def _ran(self, tests: list[int]) -> Iterator[tuple[bool, float]]:
        try:
            for number, following in zip(tests, [*tests[1:], None], strict=True):
                after = None if following is None else self.items[following]
                signal.setitimer(signal.ITIMER_PROF, 6 + 2 * min(self.reach_of(number), 60))
                item: Any = self.items[number]
                if not item._request:
                    item._initrequest()
                self.session._setupstate.setup(item)
                item.runtest()
                self.session._setupstate.teardown_exact(after)
                item._request, item.funcargs = False, None
                yield True, 0.0
        except BaseException:
            yield False, 0.0

    def reach_of(self, test: int) -> float:
        return self.reach.seconds[test] + 20 * self.slow if self.reach else 1e4

    def _reach(self, loading: set[str]) -> Reach:
        """Runs every test once; kept in a file, for the next run of the same tests."""
        kept = Path("reach.json")
        if not kept.exists():
            self._measure(loading, kept)
        loaded, by_test, seconds = json.loads(kept.read_text("utf-8"))
        assert len(seconds) == len(self.items), "the tests have changed: remove mutants/reach.json"
        tests = defaultdict(list)
        for test, functions in enumerate(by_test):
            for function in functions:
                tests[function].append(test)
        return Reach(set(loaded), tests, seconds, [n for n, f in enumerate(by_test) if f])

    def _measure(self, loading: set[str], kept: Path) -> None:
        parts = []
        for worker in range(WORKERS):
            files = [i.path for i in self.items]
            order = {f: n for n, f in enumerate(dict.fromkeys(files))}
            own = [n for n, f in enumerate(files) if order[f] % WORKERS == worker]
            out = Path(f"reach-{worker}.json")
            parts.append(out)
            if not os.fork():
                set_mutant_under_test("stats")
                quiet()
                self._own_folder()
                state()._stats.clear()
                found = {}
                for number in own:
                    start = time.process_time()
                    wall = time.monotonic()
                    (passed, _), = self._ran([number]) 
                    found[number] = sorted(state()._stats), time.monotonic() - wall, passed
                    state()._stats.clear()
                out.write_text(json.dumps(found))
                os._exit(0)
        for _ in parts:
            os.wait()
        found = {int(k): v for part in parts for k, v in json.loads(part.read_text()).items()}
        failed = [self.items[n].nodeid for n, (_, _, passed) in found.items() if not passed]
        print("FAILED unchanged:", failed)
        rows = [found[n] for n in range(len(self.items))]
        seconds = [s if ok else 1e9 for _, s, ok in rows]
        functions = [f if ok else [] for f, _, ok in rows]
        kept.write_text(json.dumps([sorted(loading), functions, seconds]))
        slow = sorted(zip(seconds, [i.nodeid for i in self.items]), reverse=True)[:60]
        print(*[f"{s:.2f} {n}" for s, n in slow], sep="\n", flush=True)
        print("total", sum(s for s in seconds if s < 1e8), len(seconds))


def quiet() -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def forget() -> None:
    """What the project has computed once and kept."""
    gc.unfreeze()
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            if str(thing.__module__).startswith(PROJECT) or thing.__module__ in ("own_book",):
                thing.cache_clear()
        elif not isinstance(thing, type) and str(type(thing).__module__).startswith(PROJECT) and hasattr(thing, "__dict__"):
            for name in [*vars(thing)]:
                if isinstance(getattr(type(thing), name, None), cached_property):
                    del vars(thing)[name]


def mutated_files(part: str, sample: float) -> Iterator[tuple[SourceFileMutationData, list[str]]]:
    """The mutants of each file that are in the sample and have not been tried."""
    os.chdir("..")
    try:
        order = ("engine", "scoring", "cases", "views")
        for file in sorted(Path("mutants").rglob("*.meta"), key=lambda f: (order.index(f.parts[2]), f)):
            data = SourceFileMutationData(path=file.relative_to("mutants").with_suffix(""))
            data.load()
            names = [
                name
                for name, code in data.exit_code_by_key.items()
                if code is None and part in name and not any(x and x in name for x in os.environ.get("NOT", "").split(",")) and crc32(name.encode()) % 1000 < 10 * sample
            ]
            data.meta_path = Path.cwd() / file
            if names:
                yield data, names
    finally:
        os.chdir("mutants")
