"""The law book's contents, glossary, articles and regulations: complete, and in our own words."""

import ast
import io
import re
import runpy
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ROOT
from own_book import BOOK, casebook

from rules_src.contents import GLOSSES, LAWS, PARTS, REFERENCES, gloss, is_known, law, regulations
from rules_src.contents.elsewhere import ELSEWHERE
from rules_src.contents.errata import ERRATA
from rules_src.contents.glossary import TERMS
from rules_src.contents.references import unknown
from rules_src.model.law_ref import IN_PROSE, LawRef
from rules_src.sources import ARTICLES, DIFFERENCES, ITEMS, by_number

NB = "\u00a0"
TOOL = ROOT.parent / "shared" / "tools" / "originality.py"
PARAGRAPH = re.compile(r"(?<![\w±])[1-9]\d?(?:[A-Z][1-9]?)?(?:\([a-z]\))?(?:\([ivx]+\))?(?![\w%])")
RUN = re.compile(rf"§+{NB}({PARAGRAPH.pattern}(?:(?:, | og |–){PARAGRAPH.pattern})*)")

OF_ARTICLES = [
    *((item.number, item.sentence) for item in ITEMS),
    *((each.number, text) for each in DIFFERENCES for text in (each.sentence, each.followed)),
]


def sentences() -> list[tuple[str, str]]:
    """Every sentence of them, with where it stands."""
    laws = [(f"{each.number}", text) for each in LAWS for text in (each.gloss, each.outside)]
    terms = [(term.danish, term.explanation) for term in TERMS]
    every = (*GLOSSES.items(), *laws, *terms, *OF_ARTICLES)
    return [(where, text) for where, text in every if text]


def test_what_is_told_of_the_articles_is_one_sentence_each_and_none_is_repeated() -> None:
    shape = re.compile(r"[A-ZÆØÅ](?!.*  )(?!.*[.?!] [A-ZÆØÅ]).*\.")
    assert [pair for pair in OF_ARTICLES if not shape.fullmatch(pair[1])] == []
    assert len({text for _, text in OF_ARTICLES}) == len(OF_ARTICLES)


def test_no_two_laws_share_a_title() -> None:
    assert len({each.title for each in LAWS}) == len(LAWS)


def test_every_law_stands_under_a_part() -> None:
    assert {each.part for each in LAWS} == set(PARTS.values())
    assert law("26").part == law("30B1bi").part == "Meldeforløbet: uregelmæssigheder"


def test_the_laws_that_the_rules_carry_are_not_called_outside() -> None:
    carried = {9, 10, 11, 12, 13, 15, 16, 17, 19, *range(20, 77), 79, 83, 84, 85, 92, 93}
    assert not [each.number for each in LAWS if each.number in carried and each.outside]


@pytest.mark.parametrize(
    "ref", ["0", "94", "16A3", "30B1c", "30B1biii", "37C", "40C3", "64A3", "64B9", "86C", "89A"]
)
def test_a_paragraph_the_2017_laws_do_not_have_is_unknown(ref: str) -> None:
    assert not is_known(ref)


@pytest.mark.parametrize("ref", ["", "64A01", "A1", "64a1", "§ 64A1", "30Bb", "64A1 ", "100"])
def test_what_is_no_reference_is_unknown_and_refused(ref: str) -> None:
    assert not is_known(ref)
    with pytest.raises(ValueError, match="expected a law reference like 64A1, got"):
        LawRef.parse(ref)


def test_the_abbreviations_are_written_out_as_meant() -> None:
    of_law_30 = " ".join(ref.text for ref in REFERENCES if ref.number == 30)
    assert of_law_30 == "30 30A 30B 30B1 30B1a 30B1b 30B1bi 30B1bii 30B2 30C"
    of_80b2 = " ".join(ref.text for ref in REFERENCES if ref.text.startswith(("80B2g", "80B2h")))
    assert of_80b2 == "80B2g 80B2gi 80B2gii 80B2h"


def test_every_parent_exists_and_stands_before_its_child() -> None:
    order = {ref: place for place, ref in enumerate(REFERENCES)}
    for ref in order:
        assert all(order[parent] < order[ref] for parent in ref.parents), ref
    above = LawRef.parse("30B1bi").parents
    assert [ref.text for ref in above] == ["30", "30B", "30B1", "30B1b"]
    assert LawRef.parse("26").parents == ()


def test_siblings_have_no_gap() -> None:
    """C2 without C1, or (b) without (a), would be a slip of the pen."""
    known = {ref.text for ref in REFERENCES}
    before = dict(zip("BCDEFGH23456789bcdefghijkl", "ABCDEFG12345678abcdefghijk", strict=True))
    for ref in known - {str(number) for number in range(1, 94)}:
        if not re.search(r"[a-z](?:[ivx]+)$", ref) and ref[-1] in before:
            assert ref[:-1] + before[ref[-1]] in known, ref


def test_the_page_form_goes_there_and_back() -> None:
    assert [ref for ref in REFERENCES if LawRef.parse_shown(ref.shown) != ref] == []
    assert [ref for ref in REFERENCES if LawRef.parse(ref.text) != ref] == []


def test_the_page_form_reads_as_directors_write_it() -> None:
    assert LawRef.parse("30B1bi").shown == f"§{NB}30B1(b)(i)"
    assert LawRef.parse("26").shown == f"§{NB}26"
    assert LawRef.parse_shown("§ 12C1(e)(ii)").text == "12C1eii"
    assert LawRef.parse_shown("30B1b(i)").text == "30B1bi"
    assert LawRef.parse_shown("80B2(i)").text == "80B2i"
    with pytest.raises(ValueError, match="got 'kapitel 3'"):
        LawRef.parse_shown("kapitel 3")


def test_the_order_is_the_law_books_not_the_alphabets() -> None:
    mixed = ["16D", "9B1a", "9B1", "16C2", "10"]
    assert " ".join(sorted(mixed, key=LawRef.parse)) == "9B1 9B1a 10 16C2 16D"


def test_glosses_stand_in_the_order_of_the_law_book() -> None:
    assert list(GLOSSES) == sorted(GLOSSES, key=LawRef.parse)


def test_every_sentence_begins_with_a_capital_and_ends_with_a_full_stop() -> None:
    shape = re.compile(r"[A-ZÆØÅÉ0-9»](?!.*  ).*\.")
    assert [pair for pair in sentences() if not shape.fullmatch(pair[1])] == []


def test_no_sentence_is_too_long_to_be_read_in_a_tooltip() -> None:
    assert [pair for pair in sentences() if len(pair[1]) > 230] == []


def test_no_term_is_given_twice() -> None:
    forms = [form for term in TERMS for form in (term.danish, *term.also)]
    assert sorted(form for form in set(forms) if forms.count(form) > 1) == []


def test_no_term_is_a_word_that_another_term_avoids() -> None:
    used = {form for term in TERMS for form in (term.danish, *term.also)}
    assert used & {word for term in TERMS for word in term.avoid} == set()


def test_the_leftover_reference_in_72b2_is_recorded() -> None:
    assert [erratum.law for erratum in ERRATA] == ["72B2"]
    assert "62A" in ERRATA[0].text


def test_every_paragraph_a_sentence_cites_exists_in_its_page_form() -> None:
    runs = [(where, run) for where, text in sentences() for run in RUN.findall(text)]
    assert len(runs) == sum(len(re.findall("§+", text)) for _, text in sentences())
    cited = [(where, found) for where, run in runs for found in PARAGRAPH.findall(run)]
    refs = [(where, found, LawRef.parse_shown(found).text) for where, found in cited]
    assert [each for each in refs if not is_known(each[2])] == []
    assert [each for each in refs if LawRef.parse(each[2]).shown != f"§{NB}{each[1]}"] == []


@pytest.mark.skipif(not TOOL.exists(), reason="the articles are not part of the repository")
def test_no_sentence_shares_nine_words_with_an_article() -> None:
    tool = runpy.run_path(str(TOOL))
    known = tool["known_runs"]()
    shared = [(where, tool["shared_runs"](text, known)) for where, text in sentences()]
    assert known
    assert [pair for pair in shared if pair[1]] == []


def test_each_law_that_cannot_occur_is_a_law_and_stands_once_in_order() -> None:
    for other in ELSEWHERE:
        assert set(other.absent) <= {law.number for law in LAWS}
        assert list(other.absent) == sorted(set(other.absent))
        covered = [n for first, last in other.runs for n in range(first, last + 1)]
        assert covered == list(other.absent)


def test_a_program_leaves_what_players_say_and_hear() -> None:
    """Tempo, alerts, misinformation, claims and appeals are still there on the net."""
    online = next(other for other in ELSEWHERE if "nettet" in other.title)
    assert not {12, 16, 20, 21, 40, 68, 70, 73, 75, 79, 92} & set(online.absent)


def test_every_text_ends_with_a_full_stop_and_says_where_to_look() -> None:
    for other in ELSEWHERE:
        for text in (other.text, other.applies, other.look):
            assert text.endswith(".")
            assert not unknown(text)
            assert not re.search("§(?![§\u00a0])", text)
        assert other.look.startswith("Slå op")
        assert "ikke set" in other.look


def test_what_is_known_has_a_source_and_what_was_not_seen_has_no_figure() -> None:
    known = (
        regulations.CORRECTION,
        regulations.APPEAL_DEPOSIT,
        regulations.ALERT,
        regulations.ALERT_OF_DOUBLES,
    )
    assert all(each.text and each.source for each in known)
    assert all(is_known(law) for law, _ in regulations.LEFT_OPEN)
    assert [what for _, what in regulations.LEFT_OPEN if re.search(r"\d", what)] == []


def test_the_periods_are_said_alike_everywhere() -> None:
    assert regulations.CORRECTION_PERIOD.startswith(regulations.CORRECTION.text)
    assert regulations.CORRECTION.text in gloss("79C1")
    assert str(regulations.APPEAL_MINUTES) in gloss("92B")


@pytest.mark.parametrize(
    "rule",
    [
        "board_not_reached",
        "procedural_penalty",
        "fouled_board",
        "fouled_in_pairs",
        "fouled_in_match",
    ],
)
def test_no_amount_of_points_or_minutes_is_invented(rule: str) -> None:
    for row in BOOK[rule].rows:
        told = " ".join(IN_PROSE.sub("", step.says) for step in row.ruling)
        assert not any(sign.isdigit() for sign in told), row.number


CODE = [
    file
    for folder in ("rules_src", "generator", "tests", "dev", "bench")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if file != Path(__file__)
]

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
    sources = [case.text.source for case in casebook().cases if case.text.source]
    cited = {(source.article, source.site) for source in sources}
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
