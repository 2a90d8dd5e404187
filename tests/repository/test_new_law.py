"""A law that nobody has heard of is on every page, in print and in the data, by `rules_src` alone.

It is `law_7_dropped_card.py`, written as any law is, and has a rule, a part it hands over to, an
option, a judgement and the case below. What the generator makes of the whole law book must have it
everywhere, although no line there names it.
"""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from copies import markdown_of
from law_7_dropped_card import SITUATION

from generator.book.compiler import TypstSource
from generator.book.handbook import HANDBOOK
from generator.book.make import documents
from generator.cases.casebook import Casebook, read_casebook
from generator.cases.schema import schemas
from generator.checks.presentation import misnomers
from generator.checks.soundness import rule_findings
from generator.data.imprint import Imprint
from generator.engine.rulebook import Rulebook
from generator.site.pages import SEARCH_INDEX, pages
from generator.site.pictures import pictogram
from generator.tools.guide import WHOLE
from generator.views.content import Content
from rules_src.laws import SITUATIONS
from rules_src.model.situation import Phase
from rules_src.presentation import PRESENTATION
from rules_src.presentation.pictures import DEFAULTS, Sign
from rules_src.sentences import SOUGHT

GENERATOR = Path(__file__).resolve().parents[2] / "generator"
RULE, PART, SLUG = "card_dropped_on_floor", "dropped_card_picked_up", SITUATION.slug
SOUGHT[SLUG] = ("gulvspand",)  # the first line of its file of sentences
CASE = """\
# yaml-language-server: $schema=x
headnote: Kortet faldt, og en spiller så det
story: >
  Syd taber hjerter konge på gulvet, og Vest ser den.
facts:
  seen: somebody
  accepted: yes
  useful: no
ruling:
  - 16D1: floor_play_on
authority: law
source: {own: true}
"""
BOOK = Rulebook((*SITUATIONS, SITUATION))
IMPRINT = Imprint(None, "https://bridgelovene.example/")


@pytest.fixture(scope="module")
def casebook(tmp_path_factory: pytest.TempPathFactory) -> Casebook:
    folder = tmp_path_factory.mktemp("law") / "rules_src" / "casebook"
    (folder / RULE).mkdir(parents=True)
    (folder / RULE / "king-on-the-floor.yaml").write_text(CASE, "utf-8")
    return read_casebook(folder, BOOK, folder.parents[1])


@pytest.fixture(scope="module")
def content(casebook: Casebook) -> Content:
    return Content(BOOK, casebook, ())


@pytest.fixture(scope="module")
def site(content: Content) -> Mapping[str, str]:
    """Every page of the whole law book and the made-up law."""
    return {page.path: page.text for page in pages(content)}


def written(source: TypstSource) -> str:
    return "\n".join((source.main, *(piece.text for piece in source.pieces)))


def test_the_made_up_law_is_in_order(casebook: Casebook) -> None:
    assert [finding for finding in rule_findings(BOOK) if not finding.advice] == []
    assert [*misnomers(BOOK, PRESENTATION)] == []
    assert [finding for finding in casebook.findings if not finding.advice] == []
    assert [found.agrees for found in casebook.rulings] == [True]


def test_it_has_its_page_with_guide_table_choices_and_case(site: Mapping[str, str]) -> None:
    page = site[f"situationer/{SLUG}.md"]
    for text in (
        "Kort tabt på gulvet",
        "Hvem har set det tabte kort?",
        "En spiller har set kortet",
        "Når kortet er samlet op",
        f'id="{RULE}-1"',
        f'id="{PART}-2"',
        "Spil videre, som om gulvet var tomt.",
        "Hvad er kortet værd i kortets farve?",
        "Kortet faldt, og en spiller så det",
    ):
        assert text in page, text
    assert "Lader spilfører kortet gå op?" in page.partition("Spillernes valg")[2]


def test_it_is_found_by_the_words_a_director_searches_for(site: Mapping[str, str]) -> None:
    index = json.loads(site[SEARCH_INDEX].removeprefix("globalThis.searchIndex = ").rstrip(";\n"))
    found = dict(index["index"]["index"])["gulvspand"]
    pages = {index["entries"][int(entry)][0] for there in found.values() for entry in there}
    assert pages == {f"situationer/{SLUG}"}


def test_its_guide_has_a_graph_of_both_rules(site: Mapping[str, str]) -> None:
    own = json.loads(site[f"assets/js/graph-{SLUG}.js"].partition(" = ")[2].rstrip(";\n"))
    assert {RULE, PART} <= {*own["rules"]}
    whole = json.loads(site[WHOLE].removeprefix("globalThis.guideGraph = ").rstrip(";\n"))
    assert {RULE, PART} <= {*whole["rules"]}
    data = re.search(r'<div class="guide-data"[^>]*>(.*?)</div>', site["guide/index.md"], re.DOTALL)
    assert data
    begun = json.loads(unescape(data[1]))
    assert RULE in json.dumps(begun["begin"])
    assert begun["facts"] == []


@pytest.mark.parametrize(
    ("page", "text"),
    [
        ("index.md", "Kort tabt på gulvet"),
        ("situationer/index.md", "Kort tabt på gulvet"),
        ("bedoemmelser/index.md", "Kunne det tabte kort hjælpe modstanderne?"),
        ("paragraffer/7.md", "Hvem har set det tabte kort?"),
        ("paragraffer/16.md", "Gulvet har ødelagt spillet."),
        ("sager/index.md", "Kortet faldt, og en spiller så det"),
        ("sager/king-on-the-floor.md", "Spil videre, som om gulvet var tomt."),
        ("bidrag/eftersyn.md", "Når kortet er samlet op"),
        (f"bidrag/spoergsmaal/{SLUG}.md", "Hvem har set det tabte kort?"),
        ("traening/index.md", "Kort tabt på gulvet"),
        (f"traening/{SLUG}.md", "Hvem har set det tabte kort?"),
    ],
)
def test_the_pages_that_lead_to_it_have_it(site: Mapping[str, str], page: str, text: str) -> None:
    assert text in site[page]


def test_in_the_list_it_has_the_picture_of_its_phase(site: Mapping[str, str]) -> None:
    lines = site["situationer/index.md"].splitlines()
    (entry,) = [line for line in lines if f"{SLUG}.md" in line and "<svg" in line]
    assert pictogram(DEFAULTS[Phase.PLAY]) in entry


def test_it_is_in_the_data_and_has_a_schema(site: Mapping[str, str]) -> None:
    rules = {entry["rule"]: entry for entry in json.loads(site["data/v1/rules.json"])}
    assert rules[RULE]["hands_over_to"] == [PART]
    rows = [entry["row"] for entry in json.loads(site["data/v1/rows.json"])]
    assert {f"{RULE}-1", f"{RULE}-3", f"{PART}-2"} <= {*rows}
    (case,) = json.loads(site["data/v1/cases.json"])
    assert case["rows"] == [f"{RULE}-2", f"{PART}-2"]
    assert case["ruling"]
    assert all({"law", "word", "to", "away", "says"} == {*step} for step in case["ruling"])
    assert all(step["says"] for step in case["ruling"])
    assert schemas(BOOK)[RULE] == site[f"data/schema/{RULE}.json"]
    assert "Hvem har set det tabte kort?" in schemas(BOOK)[RULE]


def test_its_words_group_its_cases() -> None:
    """By the ends of its words and the kinds of its steps, which the case list narrows by."""
    keys = {
        o.key
        for row in BOOK[RULE].rows
        for s in row.ruling
        for o in PRESENTATION.outcomes
        if o.has(s)
    }
    assert keys == {"staar", "strafkort"}


def test_it_is_printed_as_chapter_and_cards(content: Content) -> None:
    made = {document.file: document.make for document in documents(content, IMPRINT)}
    whole = made[HANDBOOK]()
    for source in (whole, made["bordkort.pdf"]()):
        assert "Hvem har set det tabte kort?" in written(source)
        assert "Spil videre, som om gulvet var tomt." in written(source)
    assert f"lines-{SLUG}.typ" in {piece.file for piece in whole.pieces}


def test_its_own_lines_in_the_presentation_are_all_it_takes_to_be_shown_there(
    casebook: Casebook,
) -> None:
    picture = (Sign("G"),)
    family = replace(PRESENTATION.families[2], rules=("penalty_card", RULE))
    presentation = replace(
        PRESENTATION,
        pictures={**PRESENTATION.pictures, RULE: picture},
        families=(family,),
    )
    assert [*misnomers(BOOK, presentation)] == []
    site = markdown_of(Content(BOOK, casebook, (), presentation))
    assert pictogram(picture) in site["situationer/index.md"]
    assert "Kort tabt på gulvet" in site[f"sammenlign/{family.slug}.md"]


EXAMPLES = {
    ("cli/case.py", "call_out_of_rotation"),
    ("cli/rule.py", "call_out_of_rotation"),
    ("cli/rule.py", "lead_out_of_turn"),
    ("cli/mutants.py", "lead_restrictions"),
    ("tools/claim/__init__.py", "claim"),
    ("tools/deals/__init__.py", "claim"),
    ("tools/document/__init__.py", "appeal"),
    ("tools/keypads/__init__.py", "revoke"),
    ("tools/keypads/__init__.py", "established"),
}
"""Where help and examples name a rule that is there; and names of scripts and of their fields."""


def test_no_name_of_the_law_stands_in_the_generator() -> None:
    rules = BOOK.rules.values()
    names = {*BOOK.rules, *BOOK.words, *(situation.slug for situation in SITUATIONS)}
    names |= {name for rule in rules for name in rule.facts if "_" in name}
    leaks = {
        (str(path.relative_to(GENERATOR)), name)
        for path in GENERATOR.rglob("*")
        if path.suffix in (".py", ".jinja", ".js", ".typ", ".yaml")
        for text in texts_of(path)
        for name in names & {text, *re.findall(r"[a-z]+(?:[_.][a-z_]+)+", text)}
    }
    assert leaks == EXAMPLES


COUNTED = {
    ("claim/answer.js", "partners_play"),
    ("claim/answer.js", "which_opponent"),
    ("guide/leads.js", "10C1"),
    ("keypads/game.js", "lho_again"),
    *(("keypads/revoke.js", key) for key in ("next_board", "no_card")),
    *(("keypads/revoke.js", key) for key in ("other_side", "round_over")),
}
"""What a script counts on the table, by the name that the data have for it; and where every option
is explained before a choice.
"""


def test_no_answer_and_no_paragraph_stands_in_a_tool() -> None:
    facts = {
        name: fact.answers for rule in BOOK.rules.values() for name, fact in rule.facts.items()
    }
    answers = {key for keys in facts.values() for key in keys if "_" in key}
    tools = GENERATOR / "tools"
    leaks = {
        (str(path.relative_to(tools)), text)
        for path in tools.rglob("*")
        if path.suffix in (".py", ".jinja", ".js")
        for text in texts_of(path)
        if text in answers
        or re.fullmatch(r"[1-9]\d?[A-H]\w*", text)
        or re.search(r"§\s?\d", text)
        or any(key in facts.get(name, ()) for name, key in re.findall(r"(\w+)=(\w+)", text))
    }
    assert leaks == COUNTED


def texts_of(path: Path) -> Iterator[str]:
    """The quoted texts of a file; of Python, those that are no docstrings."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        yield from re.findall(r"""["'`]([^"'`\n]*)["'`]""", text)
        return
    tree = ast.parse(text)
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value
