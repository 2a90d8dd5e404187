"""The decision tables as DMN: read by dmn-moddle, run by feelin, and looked through for holes."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from math import prod
from typing import Any, NamedTuple

import pytest
from conftest import ROOT
from own_book import BOOK

from generator.data.dmn import OUTPUTS, dmn_files, steps_in_words
from generator.engine.rulebook import RuleEntry

PROGRAM = ROOT / "tools" / "js" / "dmn.mjs"
RULES = tuple(BOOK.rules.values())
LOST_ROW = 2
"""Of the tables that are broken on purpose."""


class Read(NamedTuple):
    """A table as the outside reader has it."""

    warnings: list[str]
    policy: str
    domains: Mapping[str, frozenset[str]]
    cells: tuple[tuple[frozenset[str], ...], ...]
    """For each row the answers that each of its cells lets pass."""
    hits: list[list[dict[str, str]]]
    """For each incident, what the rows it hits put out."""

    def overlaps(self) -> Iterator[tuple[int, int]]:
        """Each two rows that one incident could be on."""
        for (one, here), (other, there) in combinations(enumerate(self.cells), 2):
            if all(a & b for a, b in zip(here, there, strict=True)):
                yield one, other

    def missing(self, arrived: Mapping[str, str]) -> int:
        """How many incidents that arrive with these answers are on no row, if no two overlap."""
        may = [
            domain & {arrived[name]} if name in arrived else domain
            for name, domain in self.domains.items()
        ]
        on_rows = (prod(len(a & b) for a, b in zip(row, may, strict=True)) for row in self.cells)
        return prod(map(len, may)) - sum(on_rows)


def incidents(rule: RuleEntry) -> list[dict[str, str]]:
    return [{name: a.key for name, a in path.answers.items()} for path in rule.paths]


def evaluated(files: Mapping[str, str], asked: Mapping[str, list[dict[str, str]]]) -> list[Read]:
    """The tables of these files, and what they put out for the incidents of each."""
    given = [{"xml": text, "incidents": asked[name]} for name, text in files.items()]
    run = subprocess.run(
        ["node", str(PROGRAM)], input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return [_read(told) for told in json.loads(run.stdout)]


def _read(told: Mapping[str, Any]) -> Read:
    return Read(
        told["warnings"],
        told["hitPolicy"],
        {fact["name"]: frozenset(fact["answers"]) for fact in told["facts"]},
        tuple(tuple(map(frozenset, row)) for row in told["cells"]),
        told["hits"],
    )


@pytest.fixture(scope="module")
def tables() -> Mapping[str, Read]:
    """Every table, with every path through its rule as an incident."""
    asked = {f"{rule.name}.dmn": incidents(rule) for rule in RULES}
    found = evaluated(dmn_files(BOOK), asked)
    return {rule.name: read for rule, read in zip(RULES, found, strict=True)}


def test_an_outside_reader_understands_every_table(tables: Mapping[str, Read]) -> None:
    for rule in RULES:
        read = tables[rule.name]
        assert (read.warnings, read.policy) == ([], "UNIQUE"), rule.name
        assert {n: {*d} for n, d in read.domains.items()} == {
            fact.name: {*fact.answers} for fact in rule.columns
        }
        assert len(read.cells) == len(rule.rows)


def test_an_outside_evaluator_rules_every_path_as_the_rule_does(
    tables: Mapping[str, Read],
) -> None:
    """The steps are those of the path, which no table was asked for."""
    met = set[str]()
    for rule in RULES:
        for path, hits in zip(rule.paths, tables[rule.name].hits, strict=True):
            (hit,) = hits
            assert {*hit} == {*OUTPUTS}
            assert hit["steps"] == steps_in_words(path.ruling), (rule.name, hit["row"])
            met.add(hit["row"])
    assert met == {row.id for row in BOOK.all_rows()}


def test_no_incident_is_on_two_rows_of_a_table_and_none_on_no_row(
    tables: Mapping[str, Read],
) -> None:
    """For a rule that is handed over to, from each of the answers that can arrive."""
    for rule in RULES:
        read = tables[rule.name]
        assert [*read.overlaps()] == [], rule.name
        for arrived in rule.arrivals:
            known = {n: a.key for n, a in arrived.items()}
            assert read.missing(known) == 0, (rule.name, known)


def test_a_table_that_lacks_a_row_or_has_one_twice_is_found() -> None:
    rule = BOOK["insufficient_bid"]
    name, text = f"{rule.name}.dmn", dmn_files(BOOK)[f"{rule.name}.dmn"]
    places = [text.index(f'<rule id="{row.id}">') for row in rule.rows]
    start, end = [*pairwise(places)][LOST_ROW]
    lacking = text[:start] + text[end:]
    (read,) = evaluated({name: lacking}, {name: incidents(rule)})
    assert read.missing({}) > 0
    assert [] in read.hits
    doubled = text[:end] + text[start:end].replace(f"{rule.name}-", f"{rule.name}-x") + text[end:]
    (read,) = evaluated({name: doubled}, {name: incidents(rule)})
    assert [*read.overlaps()] == [(LOST_ROW, LOST_ROW + 1)]
    assert max(map(len, read.hits)) == 2
