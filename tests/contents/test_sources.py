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
from own_book import needs_the_articles, originality

from rules_src.contents import is_known
from rules_src.model.law_ref import LawRef
from rules_src.sources import ARTICLES, DIFFERENCES, ITEMS, Difference, Item, by_number

NB = "\u00a0"
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
SENTENCES = [
    *((item.number, item.sentence) for item in ITEMS),
    *((each.number, text) for each in DIFFERENCES for text in (each.sentence, each.followed)),
]

EXAMPLE = r"(?<![\w♠♥♦♣])S\d{2,3}(?!\w)"
NUMBER = rf"{EXAMPLE}|(?<![\w♠♥♦♣])D\d{{1,2}}(?!\w)"
"""In a string D84 may be a hand and D1 a sub-paragraph, so there it counts only among numbers."""
MAYBE = re.compile(r"""[SD]["'\s]*\d""")
"""What a module has that names a number, be it a string in two parts; most have it nowhere."""
ONLY_NUMBERS = rf"(?:{NUMBER})(?:[ ,]+(?:{NUMBER}))*"
REFERENCE = r"[1-9]\d?(?:[A-Z][1-9]?)?(?:\([a-z]\))?(?:\([ivx]+\))?"
RUN = rf"§+{NB}({REFERENCE}(?:(?:, | og |–){REFERENCE})*)"


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


def test_the_numbers_run_from_the_first_to_the_last() -> None:
    examples = [f"S{number:02}" for number in range(1, 114)]
    differences = [f"D{number}" for number in range(1, 13)]
    assert [item.number for item in ITEMS] == examples
    assert [each.number for each in DIFFERENCES] == differences
    assert list(by_number) == examples + differences


def test_a_number_stands_for_what_has_it() -> None:
    assert isinstance(by_number["S07"], Item)
    assert isinstance(by_number["D2"], Difference)
    assert [number for number, each in by_number.items() if each.number != number] == []


def test_no_sentence_is_empty_or_repeated() -> None:
    assert [number for number, text in SENTENCES if not text.strip()] == []
    assert len({text for _, text in SENTENCES}) == len(SENTENCES)


def test_each_is_one_sentence_that_can_be_read_in_a_tooltip() -> None:
    shape = re.compile(r"[A-ZÆØÅ](?!.*  )(?!.*[.?!] [A-ZÆØÅ]).*\.")
    assert [pair for pair in SENTENCES if not shape.fullmatch(pair[1])] == []
    assert [pair for pair in SENTENCES if len(pair[1]) > 230] == []


def test_every_paragraph_a_sentence_cites_exists() -> None:
    runs = [(number, run) for number, text in SENTENCES for run in re.findall(RUN, text)]
    assert len(runs) == sum(len(re.findall("§+", text)) for _, text in SENTENCES)
    cited = [(number, ref) for number, run in runs for ref in re.findall(REFERENCE, run)]
    assert [
        (number, ref) for number, ref in cited if not is_known(LawRef.parse_shown(ref).text)
    ] == []


def test_every_difference_is_about_a_law_there_is() -> None:
    assert [each.number for each in DIFFERENCES if not is_known(each.law)] == []


@needs_the_articles
def test_no_sentence_shares_nine_words_with_an_article() -> None:
    tool = originality()
    known = tool.known_runs()
    shared = [(number, tool.shared_runs(text, known)) for number, text in SENTENCES]
    assert known
    assert [pair for pair in shared if pair[1]] == []


def test_the_articles_stand_in_the_order_of_their_items_each_once() -> None:
    assert tuple(dict.fromkeys(item.article for item in ITEMS)) == ARTICLES
    assert len({article.title for article in ARTICLES}) == len(ARTICLES)


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
