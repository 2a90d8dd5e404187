"""Work shared among processes comes to what it comes to in one."""

from __future__ import annotations

import os
from functools import partial

import pytest

from generator.site.sharing import shared

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
"""The test's own process has a thread; nothing here waits for it."""


def test_what_is_shared_comes_back_in_order() -> None:
    work = [partial(pow, n, 2) for n in range(50)]
    assert [*shared(work, 2)] == [*shared(work, 1)] == [n * n for n in range(50)]


def test_the_work_is_done_by_other_processes() -> None:
    assert os.getpid() not in shared([os.getpid] * 8, 2)
    assert {*shared([os.getpid] * 8, 1)} == {os.getpid()}


def test_an_error_is_met_here_and_with_its_own_place() -> None:
    done = shared([partial(int, "1"), partial(_fails, "the fourth seat")], 2)
    assert next(done) == 1
    with pytest.raises(KeyError, match="the fourth seat") as met:
        next(done)
    assert met.traceback[-1].name == "_fails"


def _fails(what: str) -> int:
    raise KeyError(what)
