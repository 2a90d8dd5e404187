"""The decision tables as DMN: read by dmn-moddle, run by feelin, and searched for holes by cdmn."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from conftest import ROOT
from own_book import BOOK

from generator.data.dmn import OUTPUTS, dmn_files, steps_in_words
from generator.engine.rulebook import RuleEntry

EVALUATOR = ("node", str(ROOT / "tools" / "js" / "dmn.mjs"))
ANALYSER = (
    str(ROOT / ".venv-dmn" / "bin" / "python"),
    *("-X", "utf8"),  # its solver takes names in the encoding of standard output
    str(ROOT / "tools" / "dmn_analysed.py"),
)
RULES = tuple(BOOK.rules.values())
LOST_ROW = 2
"""Of the tables that are broken on purpose."""


class Read(NamedTuple):
    """A table as the outside reader has it."""

    warnings: list[str]
    policy: str
    domains: Mapping[str, frozenset[str]]
    rows: int
    hits: list[list[dict[str, str]]]
    """For each incident, what the rows it hits put out."""


def incidents(rule: RuleEntry) -> list[dict[str, str]]:
    return [{name: a.key for name, a in path.answers.items()} for path in rule.paths]


def told(program: Sequence[str], given: Sequence[object]) -> list[dict[str, Any]]:
    run = subprocess.run(
        program, input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return list(json.loads(run.stdout))


def evaluated(files: Mapping[str, str], asked: Mapping[str, list[dict[str, str]]]) -> list[Read]:
    """The tables of these files, and what they put out for the incidents of each."""
    given = [{"xml": text, "incidents": asked[name]} for name, text in files.items()]
    return [
        Read(
            read["warnings"],
            read["hitPolicy"],
            {fact["name"]: frozenset(fact["answers"]) for fact in read["facts"]},
            read["rows"],
            read["hits"],
        )
        for read in told(EVALUATOR, given)
    ]


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
        assert read.rows == len(rule.rows)


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


def test_no_incident_is_on_two_rows_of_a_table_and_none_on_no_row() -> None:
    """For a rule that is handed over to, from each of the answers that can arrive."""
    files = dmn_files(BOOK)
    given = [
        {
            "xml": files[f"{rule.name}.dmn"],
            "arrivals": [{n: a.key for n, a in arrived.items()} for arrived in rule.arrivals],
        }
        for rule in RULES
    ]
    found = {rule.name: read for rule, read in zip(RULES, told(ANALYSER, given), strict=True)}
    assert {name: read for name, read in found.items() if any(read.values())} == {}


def test_a_table_that_lacks_a_row_or_has_one_twice_is_found() -> None:
    rule = BOOK["insufficient_bid"]
    name, text = f"{rule.name}.dmn", dmn_files(BOOK)[f"{rule.name}.dmn"]
    places = [text.index(f'<rule id="{row.id}">') for row in rule.rows]
    start, end = [*pairwise(places)][LOST_ROW]
    lacking = text[:start] + text[end:]
    doubled = text[:end] + text[start:end].replace(f"{rule.name}-", f"{rule.name}-x") + text[end:]
    without, twice = (
        evaluated({name: broken}, {name: incidents(rule)})[0] for broken in (lacking, doubled)
    )
    assert [] in without.hits
    assert max(map(len, twice.hits)) == 2
    gap, overlap = told(ANALYSER, [{"xml": x, "arrivals": [{}]} for x in (lacking, doubled)])
    assert gap["gap"]
    assert not gap["overlap"]
    assert overlap["overlap"]
    assert not overlap["gap"]
