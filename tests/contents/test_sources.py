"""The inventory of the articles is whole, and every number that anything names stands in it."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from conftest import ROOT

from rules_src.sources import ARTICLES, by_number

CODE = [
    file
    for folder in ("rules_src", "generator", "tests", "dev", "bench")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if file != Path(__file__)
]
CASES: dict[str, dict[str, Any]] = {
    file.stem: yaml.load(file.read_text("utf-8"), Loader=yaml.CSafeLoader)
    for file in sorted((ROOT / "rules_src" / "casebook").rglob("*.yaml"))
}

EXAMPLE = r"(?<![\w♠♥♦♣])S\d{2,3}(?!\w)"
NUMBER = rf"{EXAMPLE}|(?<![\w♠♥♦♣])D\d{{1,2}}(?!\w)"
"""In a string D84 may be a hand and D1 a sub-paragraph, so there it counts only among numbers."""
MAYBE = re.compile(r"""[SD]["'\s]*\d""")
"""What a module has that names a number, be it a string in two parts; most have it nowhere."""
ONLY_NUMBERS = rf"(?:{NUMBER})(?:[ ,]+(?:{NUMBER}))*"


def named(source: str) -> Iterator[str]:
    """The numbers that a module names: in comments, in docstrings and as strings."""
    if not MAYBE.search(source):
        return
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from re.findall(NUMBER, token.string)
    tree = ast.parse(source)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            prose = node in docstrings or re.fullmatch(ONLY_NUMBERS, node.value)
            yield from re.findall(NUMBER if prose else EXAMPLE, node.value)


def test_every_article_is_told_in_a_case() -> None:
    """That a case names no other, and what it tells of it, `check` finds."""
    sources = [case.get("source", {}) for case in CASES.values()]
    cited = {(source.get("article"), source.get("site")) for source in sources}
    assert {(each.title, each.site) for each in ARTICLES} - cited == set()


def test_every_number_that_code_a_theorem_or_a_test_names_exists() -> None:
    found = [
        (str(file.relative_to(ROOT)), number)
        for file in CODE
        for number in named(file.read_text("utf-8"))
    ]
    assert [pair for pair in found if pair[1] not in by_number] == []
    theorems = {number for file, number in found if "theorems" in file}
    assert {"S05", "S99"} <= theorems
    assert {"S01", "D12"} <= {number for _, number in found}


def test_numbers_are_found_in_comments_docstrings_and_strings_and_hands_are_not() -> None:
    source = (
        '"""A module (S98-S99, D13)."""\n'
        "x = 1  # S06–S33 and D1, not ♠D84 or 50D2\n"
        'y = ("S40 S41", "D2", "S42, D3", "items: [S43]")\n'
        'z = ("EK84 D84 K3 D2", "D1-3 E1-4", "16D2")\n'
        '"""What z is (D4)."""\n'
    )
    found = ["S98", "S99", "D13", "S06", "S33", "D1", "S40", "S41", "D2", "S42", "D3", "S43", "D4"]
    assert sorted(named(source)) == sorted(found)
    assert [*named('x = ("S"\n    "99")\n')] == ["S99"]
