"""The printed matter: what stands in it, that it is whole, and that it is the same each time."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from conftest import ROOT
from copies import generator, run_on
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, drawn, letters, set_in, texts
from pikepdf import OutlineItem, Pdf

from generator.book import make
from generator.book.agreement import check, compare
from generator.book.assembly import Assembly, piece, qr
from generator.book.back import Plan
from generator.book.casebook import printed_board
from generator.book.compiler import BookError, Compiled, Piece, TypstSource, compiled, metadata
from generator.book.handbook import FIRST, PAPER, comparisons, handbook
from generator.book.lines import add_lines, letters_in, texts_of
from generator.book.make import write_pdf
from generator.book.markup import plain, string
from generator.book.rulings import PrintedRuling, Rulings, onward, rulings
from generator.book.sheets import charts
from generator.data.imprint import NO_ADDRESS, imprint_of
from generator.text.danish import sentence
from generator.views.board import board_of
from generator.views.pdfs import pages_of
from generator.views.ruling import StepLine
from generator.views.situation import Leaf, QuestionView, parts_of
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.laws import SITUATIONS
from rules_src.model import HandOver, Information, NewIrregularity, Situation, When
from rules_src.model.law_ref import LawRef

FACES = {
    "LovbogSans-Regular",
    "LovbogSans-Semibold",
    "LovbogSerif-Regular",
    "LovbogSerif-Semibold",
    "NotoSansSymbols2-Regular",
}
HOSTILE = (
    r"""#panic("x") $x$ *b* _i_ `c` <l> @r [a] \u{41} // c /* d */ "q" 'q' -- ... ~ = 1. - + #"""
)
ALONE = """#set document(title: "x")
#set text(lang: "da", font: "Lovbog Sans")
#include "board.typ"
#[#metadata(1)<pages>]"""
"""A document of nothing but a board."""


EXPLAINED, HELP = 60, 1.22
NAMED = re.compile(r"(#badge\[.*?\] )?#to-whom\[")
LABEL = re.compile(r"#when\[(Kun for dig|Hvis nogen spørger)[^]]*:\] (#to-whom\[[^]]*\] )?$")


def titles(marks: list[OutlineItem]) -> list[str]:
    """Every bookmark of these and below them, at whatever depth."""
    return [title for mark in marks for title in (letters(mark.title), *titles(mark.children))]


@pytest.fixture(scope="module")
def text(printed_pages: list[str]) -> str:
    return "\n".join(printed_pages)


@pytest.fixture(scope="module")
def words(text: str) -> str:
    return letters(text)


def test_every_case_stands_in_the_casebook_and_none_in_the_handbook(
    words: str, printed_cases: list[str]
) -> None:
    cases, told = content().casebook.cases, letters("".join(printed_cases))
    assert cases
    assert [case.id for case in cases if letters(case.text.headnote) not in told] == []
    assert [case.id for case in cases if letters(case.text.story) in words] == []


def test_a_case_has_its_verdict_beside_its_number(printed_cases: list[str]) -> None:
    told = letters("".join(printed_cases))
    for link in [*content().links.values()][::25]:
        assert letters(link.headnote) + as_printed(link.verdict) in told


def test_every_verdict_stands_in_the_rulings_but_not_above_the_same_words(words: str) -> None:
    for rule in BOOK.rules.values():
        for ruling in printed_of(rule.situation).printed(rule.name):
            assert as_printed(ruling.verdict) in words
            said = [line.step.says for due in ruling.dues for line in due.lines][:1]
            if ruling.verdict and said and not said[0].startswith(ruling.verdict):
                assert not {*begun(ruling.verdict)} <= {*begun(said[0])}, ruling.verdict


def begun(text: str) -> list[str]:
    return [word[:4] for word in re.findall(r"\w+", text.lower())]


def test_a_ruling_says_nothing_that_was_told_before_its_questions() -> None:
    for situation in SITUATIONS:
        for part in parts_of(BOOK, situation):
            told = dict(told_before(part.tree, frozenset()))
            for ruling in printed_of(situation).printed(part.rule):
                before = frozenset.intersection(*(told[row.id] for row in ruling.each))
                said = {line.step.says for due in ruling.dues for line in due.lines}
                assert not said & before, ruling.verdict


def test_what_is_told_before_a_question_is_lifted_by_no_ruling() -> None:
    """Of a comparable call the director would say that it may not be used, and then that it may."""
    told = 0
    for text in texts_of(BOOK):
        for rule, ladder in text.rungs.items():
            steps = (step for row in BOOK[rule].rows for step in row.ruling)
            ruled = [step for step in steps if isinstance(step, Information)]
            for step in (line.step for rung in ladder for line in rung.steps):
                if isinstance(step, Information):
                    other = {one.status for one in ruled if one.concerns == step.concerns}
                    assert other == {step.status}, (rule, step.word)
                    told += 1
    assert told


def told_before(
    tree: QuestionView | Leaf, told: frozenset[str]
) -> Iterator[tuple[str, frozenset[str]]]:
    if isinstance(tree, Leaf):
        yield tree.row.id, told
        return
    steps = (line.step for due in tree.steps for line in due.lines if line.step.aloud)
    told |= {step.says for step in steps if not (step.explained and isinstance(step, Information))}
    for branch in tree.branches:
        yield from told_before(branch.below, told)


@cache
def printed_of(situation: Situation) -> Rulings:
    return rulings(BOOK, parts_of(BOOK, situation))


def test_what_is_said_now_stands_in_full_and_only_what_waits_is_a_number(words: str) -> None:
    for situation in SITUATIONS:
        printed = printed_of(situation)
        for one in printed.sentences:
            assert one.onward or one.private or one.key.when is not When.NOW
        for ruling in (ruling for rule in printed.by_rule.values() for ruling in rule):
            said = [line.step.says for line in ruling.finished.now]
            assert [text for text in said if as_printed(ruling.rest_of(text)) not in words] == []


SIGNS = {"informant": "M", "misinformed": "TV-TH", "asker": "F-M"}
"""Of those asked for who are not F: the one who may offend is his partner, or an opponent."""


def test_who_is_spoken_to_stands_before_what_is_said_to_him() -> None:
    """Every ruling, every sentence with a number, and all that is said before a question.

    What is not read out says so where it follows what is.
    """
    out, said = Assembly("lines"), 0
    add_lines(out, BOOK, texts_of(BOOK))
    for one, made in zip(texts_of(BOOK), out.pieces, strict=True):
        if who := one.situation.who:
            assert f'#role("{SIGNS.get(who.role, "F")}");: {who.question.split()[0]}' in made.text
    flows = [one.text for one in charts(content(), IMPRINT).pieces]
    for text in (*flows, *(one.text for one in out.pieces)):
        for run in text.partition("  below(")[0].split("#say[")[1:]:
            first = run.partition("#mine[")
            assert not first[1] or LABEL.search(first[0]), run[:300]
    for lines in (one.text.splitlines() for one in out.pieces):
        for line in lines:
            spoken = re.findall(r"#say\[(?! #cited)(.*?)(?=#say\[|$)", line)
            if line.startswith("  before("):
                spoken = re.findall(r"(#(?:badge|to-whom)\[[^\]]*\] )#say\[", line)
                assert len(spoken) == line.count("#say["), line
            if re.match(r"  sentence\(\d+, false\)", line) and "#go(" not in line:
                spoken = [line.partition(")[")[2]]
            assert [text for text in spoken if not NAMED.match(text)] == [], line
            said += len(spoken)
    assert said > 700
    families = Assembly("handbook")
    comparisons(families, content(), Plan("", "", SITUATIONS))
    rows = [
        row
        for one in families.pieces
        for row in re.findall(r"^  \[(.*)\], \[.*\],$", one.text, re.MULTILINE)
    ]
    assert len(rows) > 80
    assert [row for row in rows if "#to-whom[" not in row and "#when[" not in row] == []


def test_who_is_spoken_to_is_named_again_where_another_was_in_between() -> None:
    for ruling in (
        one for rule in BOOK.rules.values() for one in printed_of(rule.situation).printed(rule.name)
    ):
        for due in ruling.dues:
            lines = [line for line in ruling.said(due) if line.words]
            for before, line in pairwise(lines):
                assert line.named is (line.step.to != before.step.to), line.words


def test_every_letter_of_a_ruling_stands_at_an_answer_and_no_other_does() -> None:
    letters = letters_in(BOOK)
    for text in texts_of(BOOK):
        for rule, ladder in text.rungs.items():
            rungs = (leaf for rung in ladder for leaf in (rung.leaf, *rung.possible) if leaf)
            answered = {letters[leaf.row.id] for leaf in rungs}
            its = (row for ruling in text.rulings.printed(rule) for row in ruling.each)
            assert {letters[row.id] for row in its} <= answered, rule
            possible = {leaf.row.id for rung in ladder for leaf in rung.possible}
            assert not possible & text.rulings.onward.keys(), rule


def test_no_ruling_is_only_an_arrow() -> None:
    for rule in BOOK.rules.values():
        for ruling in printed_of(rule.situation).printed(rule.name):
            assert ruling.dues or not ruling.verdict.lower().startswith("videre"), ruling.verdict


def test_a_question_is_looked_back_at_where_every_way_has_asked_it_and_else_asked() -> None:
    for text in texts_of(BOOK):
        before: set[str] = set()
        for rule, ladder in text.rungs.items():
            asks = {rung.name for rung in ladder if rung.kind == "ask" and not rung.known}
            unanswered = {
                name
                for arrived, paths in BOOK[rule].explored
                for path in paths
                for name in path.answers.keys() - arrived.keys()
            }
            assert not any(rung.known and rung.steps for rung in ladder), rule
            back = {rung.name for rung in ladder if rung.known}
            assert not (back - asks) & unanswered, rule
            assert asks & before <= unanswered, rule
            before |= {rung.name for rung in ladder}


def test_what_another_rule_decides_is_explained_there() -> None:
    """As many words as say what is special here: the rest stands once, where it is decided."""
    facts = {fact for rule in BOOK.rules.values() for fact in rule.facts.values() if fact.by}
    for fact in facts:
        words = " ".join((fact.help, *fact.weigh)).split()
        there = BOOK[fact.by].facts.values()
        assert len(words) <= EXPLAINED, fact.question
        assert not {*fact.weigh} & {text for other in there for text in other.weigh}
    assert len(facts) > 2


def test_grey_help_is_little_longer_than_what_is_asked() -> None:
    rungs = [r for text in texts_of(BOOK) for ladder in text.rungs.values() for r in ladder]
    asked = [word for r in rungs if r.kind == "ask" for word in vars(r)["fact"].question.split()]
    told = [w for r in rungs if not r.chosen for text in r.told for w in text.split()]
    assert len(told) < HELP * len(asked), (len(told), len(asked))


def test_every_question_decides_something_and_no_two_have_one_sign() -> None:
    for text in texts_of(BOOK):
        signs = [
            rung.mark for ladder in text.rungs.values() for rung in ladder if rung.kind == "ask"
        ]
        assert max(Counter(filter(None, signs)).values(), default=1) == 1, text.name
        for rule, ladder in text.rungs.items():
            ruled = text.rulings.ruled(rule)
            # each question of the ladder, and the answers that stand right under it
            lines = [rung for rung in ladder if rung.kind not in ("help", "say")]
            starts = [n for n, rung in enumerate(lines) if rung.kind == "ask"]
            for first, last in pairwise([*starts, len(lines)]):
                asks, below = lines[first], lines[first + 1 : last]
                answers = [rung for rung in below if rung.depth == asks.depth]
                ends = [rung.leaf and ruled[rung.leaf.row.id] for rung in answers]
                assert None in ends or len({*ends}) > 1, (rule, asks.name)


def test_every_answer_leads_further_down() -> None:
    led = 0
    for text in texts_of(BOOK):
        for rule, ladder in text.rungs.items():
            asked = {rung.below: n for n, rung in enumerate(ladder) if rung.kind == "ask"}
            lines = [(asked[rung.below], n) for n, rung in enumerate(ladder) if rung.kind == "back"]
            assert [to for to, n in lines if to < n] == [], rule
            led += len(lines)
    assert led > 50


def test_a_reference_to_the_next_rule_says_the_outcome_or_what_decides_it() -> None:
    """Where a case went on, its next ruling is among those that the reference names."""
    found = 0
    for settled in content().casebook.by_id.values():
        for row, then in pairwise(settled.rows):
            for led, line, ruling in onward_of(row.rule):
                assert isinstance(line.step, HandOver | NewIrregularity)
                if led == row.id and line.step.rule == then.rule:
                    on = onward(BOOK, ruling.each, line)
                    assert {one.id for one in settled.rows} & {*on.rows}, (row.id, then.id)
                    assert on.outcomes or on.fact, row.id
                    found += 1
    assert found > 100


@cache
def onward_of(rule: str) -> list[tuple[str, StepLine, PrintedRuling]]:
    """The rows of a rule that lead on, and where to, as it is printed."""
    printed = printed_of(BOOK[rule].situation).by_rule[rule]
    onward = ((line, ruling) for ruling in printed for line in ruling.finished.onward)
    return [(row.row.id, line, ruling) for line, ruling in onward for row in ruling.rows]


def test_nothing_in_the_handbook_is_for_maintainers(text: str) -> None:
    found = re.findall(r"Attest|Rekonstrueret|\d hændelser|\bTODO\b", text)
    assert found == []
    assert letters("Honnørerne er E, K, D, B og 10.") in letters(text)
    assert re.findall(r"side \d+\s+[.]", text) == []
    moments, whole = [sentence(when.value) for when in When], " ".join(text.split())
    assert [one for one in moments if f"{one}: {one}" in whole] == []


def test_every_paragraph_that_a_rule_cites_stands_in_the_handbook(words: str) -> None:
    laws = {step.law for row in BOOK.all_rows() for step in row.ruling}
    assert laws
    assert [law for law in laws if letters(LawRef.parse(law).shown) not in words] == []


def test_the_handbook_is_in_danish_and_has_bookmarks_and_page_labels(book: Pdf) -> None:
    assert book.Root.Lang == "da-DK"
    with book.open_outline() as outline:
        marks = titles(outline.root)
    assert [s.title for s in SITUATIONS if letters(s.title) not in marks] == []
    pages: list[Any] = book.pages[9:12]
    assert [page.label for page in pages] == ["10", "11", "12"]


def test_the_handbook_is_set_in_the_faces_of_the_repository_and_no_others(book: Pdf) -> None:
    resources: list[Any] = [page.obj.Resources for page in book.pages]
    fonts = [font for found in resources for font in found.get("/Font", {}).values()]
    faces = [str(font.BaseFont) for font in fonts]
    names = {face.partition("+")[2].partition("-Identity")[0] for face in faces}
    assert names == FACES


def test_a_handbook_made_again_has_the_same_bytes(
    printed_book: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SITE_URL", "https://bridgelovene.example/")  # as the site was built
    again, title = tmp_path / "again.pdf", "Bridgelovene i praksis"
    plan = Plan(title, "Håndbog for turneringsledere", SITUATIONS)
    here = imprint_of(ROOT, BOOK)
    write_pdf(handbook(content(), here, plan), here.date, again)
    assert again.read_bytes() == printed_book.read_bytes()


def test_site_handbook_and_data_carry_the_same_rows(site: Path) -> None:
    assert site.is_dir()
    check(ROOT)


def test_a_row_that_differs_is_told_in_danish() -> None:
    with pytest.raises(BookError, match=r"rækken revoke-1 mangler i PDF’en"):
        compare("PDF’en", {"revoke-1": (("told", "61A"),)}, {})


SQUARE, QUIET = 0.4, 4
"""Millimetres of a square that a telephone can tell from the next, and squares that are free."""


def test_a_code_can_be_read_from_a_club_printer() -> None:
    for address in (IMPRINT.guide("strafkort"), "https://a.example/" + "x" * 150):
        code = qr(address)
        squares = int(re.findall(r'width="(\d+)"', code)[0])
        drawn = f'measure(qr({string(code)}, "x")).width.mm()'
        main = f'#import "/book.typ": qr\n#context [#metadata({drawn})<wide>]'
        (wide,) = metadata(TypstSource(main), "<wide>")
        assert isinstance(wide, float)
        assert wide / squares >= SQUARE
        dark = re.findall(r"M(\d+) (\d+)\.5h7", code)
        assert dark[0] == (str(QUIET), str(QUIET))


HELD = {"N": "EK75 543 D2 K932", "Ø": "B1098642 D 543 87", "S": "D3 EB987 KB9 1065"}


def set_alone(table: Table, folder: Path) -> Path:
    """A board as it is drawn, on a page of its own."""
    drawing = piece("board", "board.typ", "brættet", board=printed_board(board_of(table)))
    return set_in(folder, TypstSource(ALONE, (drawing,)))


def test_a_board_is_drawn_with_its_auction_and_its_hands(tmp_path: Path) -> None:
    table = Table.read("N", "1♠ pas 2♥", vulnerable="alle", hands=HELD)
    text = texts(set_alone(table, tmp_path))[0]
    for told in ("Nord er giver", "alle i zonen", "pas", "EB987", "K932"):
        assert letters(told) in letters(text)


def test_hands_round_the_table_stand_as_the_players_sit_and_are_read_north_first(
    tmp_path: Path,
) -> None:
    made = set_alone(Table.read("N", hands=HELD | {"V": "- K1062 E10876 EDB4"}), tmp_path)
    names = [seat.name_da for seat in (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)]
    said = [run for run in drawn(made) if run.size == 9.5]
    assert [run.text.strip() for run in said] == names
    north, west, east, south = said
    assert north.height > west.height == east.height > south.height
    assert south.left == pytest.approx(north.left, abs=1)
    assert west.left < north.left < east.left


def test_a_lone_hand_is_a_line_two_stand_under_each_other_and_more_round_the_table() -> None:
    lone, two, three = (
        printed_board(board_of(Table.read("N", hands=dict([*HELD.items()][:number]))))
        for number in (1, 2, 3)
    )
    assert lone
    assert two
    assert three
    assert not lone.drawn
    assert ("Nord", "♠\u00a0EK75 ♥\u00a0543 ♦\u00a0D2 ♣\u00a0K932") in lone.notes
    assert len(two.hands) == 2
    assert not two.all_round
    assert [hand.seat.text if hand else "" for hand in three.hands] == ["N", "Ø", "S", ""]
    assert three.all_round


def test_what_was_irregular_in_an_auction_is_told_beside_it() -> None:
    board = printed_board(board_of(Table.read("N", "(S pas) 1♥ pas 1ut", vulnerable="alle")))
    assert board
    assert board.notes[:2] == (
        ("", "Nord er giver, alle i zonen"),
        ("Syds pas", "uden for tur, trukket tilbage"),
    )


def test_text_is_nothing_but_text(tmp_path: Path) -> None:
    main = f'#set document(title: "x")\n#set text(lang: "da")\n{plain(HOSTILE)}\n\n{plain("1. x")}'
    source = TypstSource(main + "\n#context [#metadata(counter(page).final().first())<pages>]")
    found = texts(set_in(tmp_path, source))[0]
    assert "".join(found.split()) == "".join(f"{HOSTILE}1.x".split())


def test_typst_that_fails_is_told_with_its_case_and_leaves_the_last_good_file(
    tmp_path: Path,
) -> None:
    good = tmp_path / "good.pdf"
    good.write_bytes(b"the last good one")
    broken = Piece("case-x.typ", "sagen x", "#unknown()")
    source = TypstSource('#set document(title: "x")\n#include "case-x.typ"', (broken,))
    with pytest.raises(BookError, match="sagen x"):
        write_pdf(source, None, good)
    assert [file.name for file in tmp_path.iterdir()] == ["good.pdf"]
    assert good.read_bytes() == b"the last good one"


def test_a_template_that_fails_is_told_with_its_rule() -> None:
    with pytest.raises(BookError, match=r"Skabelonen lines fejler ved reglen revoke"):
        piece("lines", "x.typ", "reglen revoke")


def test_a_sign_that_the_faces_lack_stops_the_book(tmp_path: Path) -> None:
    main = '#set document(title: "x")\n#set text(font: "Lovbog Sans", fallback: false)\n人'
    with compiled(TypstSource(main)) as made, pytest.raises(BookError):
        Compiled.pdf(made, None)


def test_the_day_is_that_of_the_data_and_the_address_that_of_the_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1495324800")
    monkeypatch.setenv("SITE_URL", "https://bridge.example/laws")
    assert imprint_of(ROOT).day == "21. maj 2017"
    assert (
        imprint_of(ROOT).guide("strafkort") == "https://bridge.example/laws/situationer/strafkort/"
    )
    monkeypatch.delenv("SITE_URL")
    assert not imprint_of(tmp_path).guide("strafkort")


FILES = ("haandbog", "bordkort", "tavler", "vikar", "sagssamling")
APART = ("strafkort", "udspilsbegraensninger", "ret-forklaring")
"""Each leads to others, and to comparisons that stand in the whole book alone."""
CLUB = "Klubben Fire Esser"


@pytest.fixture(scope="module")
def selections(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two folders of them: by the command, and here, where a set has another order."""
    asked, here = tmp_path_factory.mktemp("asked"), tmp_path_factory.mktemp("here")
    imprint = replace(imprint_of(ROOT, BOOK), club=CLUB)
    for situation in (one for one in SITUATIONS if one.slug in APART):
        slug, out = situation.slug, asked / f"{situation.slug}.pdf"
        run = generator(ROOT, "book", "--situation", slug, "--club", CLUB, "--out", str(out))
        assert run.returncode == 0, run.stderr
        source = make.selection(content(), imprint, (situation,), on_cards=False)
        write_pdf(source, imprint.date, here / out.name)
    return [asked, here]


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.slug)
def test_every_label_that_a_selection_refers_to_is_in_it(situation: Situation) -> None:
    plan = Plan("Håndbog", "", (situation,), whole=False)
    source = handbook(content(), IMPRINT, plan)
    text = "\n".join((source.main, *(one.text for one in source.pieces)))
    rules = {rule.__name__ for rule in situation.rules}
    labels = {*re.findall(r"<([a-z][\w-]*)>", text)}
    labels |= {f"rule-{name}" for name in re.findall(r'rule: "(\w+)"', text)}
    labels |= {f"rule-{name}" for name in re.findall(r'chapter-heading\([^"]*"(\w+)"', text)}
    labels |= {f"row-{name}" for name in re.findall(r'#row-mark\("([\w-]+)"', text)}
    labels |= {f"law-{ref}" for ref in re.findall(r'\("(\w+)", "§', text)}
    assert {f"rule-{name}" for name in rules} <= labels
    referred = {*re.findall(r'(?:#to|#side|#at-page|#at-rule)\("([^"]+)"', text)}
    referred |= {*re.findall(r'"((?:rule|row|law)-[^"]+)"', text)}
    referred |= {f"law-{ref}" for refs in re.findall(r"#laws\((.*?)\);", text)
                 for ref in re.findall(r'\("(\w+)",', refs)}  # fmt: skip
    assert referred - labels == set()
    places = {*re.findall(r'"([\w.-]+)": \(shown:', text)}
    gone_to = {*re.findall(r'#(?:go|at-place|at-comparison)\("([\w.-]+)"[,)]', text)}
    assert gone_to - places == set()


@pytest.mark.parametrize("slug", APART)
def test_no_line_of_a_selection_is_printed_below_its_column(
    slug: str, selections: list[Path]
) -> None:
    """A reference to what is not there is longer than one to a page."""
    foot = (PAPER.lower + PAPER.foot) * 72 / 25.4
    runs = drawn(selections[0] / f"{slug}.pdf")
    *_, register = (run.page for run in runs if "Stikordsregister" in run.text)
    low = [r for r in runs if FIRST <= r.page < register and r.size >= 10 and r.height < foot]
    assert low == []


@pytest.mark.parametrize("slug", APART)
def test_a_club_gets_its_own_selection_with_its_name_and_the_same_bytes_twice(
    slug: str, selections: list[Path]
) -> None:
    one, other = (made / f"{slug}.pdf" for made in selections)
    assert one.read_bytes() == other.read_bytes()
    pages = texts(one)
    assert letters(CLUB) in letters(pages[0])
    text = letters("\n".join(pages))
    titles = {s.slug: letters(s.title) for s in SITUATIONS}
    assert titles[slug] in text
    assert letters("Stikkets næste kort kommer fra") not in text


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--situation", "strafkrot"), "ukendt situation »strafkrot«; mente du »strafkort«?\n"),
        (("--situation",), "mangler det, der skal stå efter"),
        (("--format", "a5"), "ukendt valg »--format«"),
        (("--out", "none/x.pdf"), "mappen »none« findes ikke"),
        (("--out", "."), "er en mappe"),
        (("--out", "x.txt"), "skriv x.pdf"),
        (("--out", ""), "skal have noget efter sig"),
        (("--club", ""), "skal have noget efter sig"),
    ],
)
def test_what_cannot_be_made_is_said_in_danish(words: tuple[str, ...], says: str) -> None:
    code, _, told = run_on(ROOT, SITUATIONS, "book", *words)
    assert code == 2
    assert says in told


def test_what_can_be_fetched_is_listed_with_its_size_and_pages(site: Path) -> None:
    page = (site / "download" / "index.html").read_text("utf-8")
    for name in FILES:
        assert f'href="{name}.pdf"' in page
        with pikepdf.open(site / "download" / f"{name}.pdf") as pdf:
            assert pages_of(len(pdf.pages)) in page
        assert (site / "download" / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_a_build_without_an_address_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.delenv("SITE_URL", raising=False)
    monkeypatch.setattr(make, "documents", lambda *_: ())
    assert make.make(content(), imprint_of(tmp_path), tmp_path, said.append)
    assert said == [NO_ADDRESS]
