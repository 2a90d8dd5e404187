"""What README shows is what the code does."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[2] / "README.md"


def test_the_examples_of_readme_give_what_they_show() -> None:
    found = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert found.attempted >= 8
    assert found.failed == 0


def test_readme_begins_with_what_a_bare_machine_lacks() -> None:
    first = README.read_text("utf-8").splitlines()[0]
    assert all(package in first for package in ("git", "make", "python3-venv"))
