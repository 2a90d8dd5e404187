"""What a director types finds the page he needs: the script of the pages, asked in node."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT
from own_book import BOOK
from search_in_node import LIBRARY, SearchInNode

from generator.site.pages import SEARCH_INDEX
from generator.site.search import KINDS, TOOL
from generator.site.search.letters import folded, stem, words
from rules_src.laws import SITUATIONS

QUERIES = [
    tuple(line.split(" | "))
    for line in (ROOT / "tests" / "queries.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
FIRST_THREE = 0.97
STORED = 395_000
"""Bytes of the index over the net."""
FOUND = """(queries) => {
  const find = finder(index);
  return queries.map((query) => find(query));
}"""


def find(searched: SearchInNode, *queries: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = searched.answer(FOUND, queries)
    return found


def hits(found: dict[str, Any]) -> list[dict[str, str]]:
    """Every hit in the order of the list."""
    return [hit for group in found["groups"] for hit in group["hits"]]


def places(found: dict[str, Any]) -> list[str]:
    return [hit["page"].partition("#")[0] + "/" for hit in hits(found)]


@pytest.fixture(scope="module")
def index(searched: SearchInNode) -> dict[str, Any]:
    data: dict[str, Any] = searched.answer("() => index", None)
    return data


def test_the_table_has_a_typing_error_and_another_form_for_every_situation() -> None:
    assert len(QUERIES) == len({query for query, _ in QUERIES}) >= 200
    wanted = [page for _, page in QUERIES]
    assert [s.slug for s in BOOK.situations if wanted.count(f"situationer/{s.slug}/") < 2] == []


def test_nearly_every_query_finds_its_page_among_the_first_three(searched: SearchInNode) -> None:
    found = find(searched, *(query for query, _ in QUERIES))
    missed = {
        query: (page, places(results)[:5])
        for (query, page), results in zip(QUERIES, found, strict=True)
        if page not in places(results)[:3]
    }
    assert len(missed) <= (1 - FIRST_THREE) * len(QUERIES), missed
    without_results = [
        q for (q, _), results in zip(QUERIES, found, strict=True) if not hits(results)
    ]
    assert without_results == []


def test_the_pages_of_the_queries_exist(site: Path) -> None:
    assert [page for _, page in QUERIES if not (site / page / "index.html").is_file()] == []


def test_what_is_found_is_title_kind_and_the_answer(searched: SearchInNode) -> None:
    (found,) = find(searched, "begrænset svar tilsvarende")
    case = next(h for h in hits(found) if h["page"] == "sager/pass-in-partners-turn-limited-reply")
    assert case["line"] == "Ingen yderligere berigtigelse."
    assert case["kind"] == "Sager"
    assert all(hit["title"] and hit["line"] for hit in hits(found))


def test_at_most_eight_are_shown_first_each_page_once_and_by_kind(searched: SearchInNode) -> None:
    for found in find(searched, "strafkort", "udspil", "54", "score", "melding uden for tur"):
        assert 1 < len(hits(found)) <= 8
        assert len(set(places(found))) == len(hits(found)) or "ordliste/" in places(found)
        kinds = [group["kind"] for group in found["groups"]]
        assert len(kinds) == len({*kinds})
        assert {*kinds} <= {"Det skete", "Kan også være", *(kind.name for kind in KINDS)}
        assert all(hit["kind"] == g["kind"] for g in found["groups"] for hit in g["hits"])


@pytest.mark.parametrize(
    ("query", "page", "title"),
    [
        ("27B1a", "paragraffer/27#27B1a", "§\u00a027B1(a)"),
        ("§ 27 b 1 (a)", "paragraffer/27#27B1a", "§\u00a027B1(a)"),
        ("par. 54a", "paragraffer/54#54A", "§\u00a054A"),
        ("law 64", "paragraffer/64", "§\u00a064 Følger af kulørsvigt"),
        ("§30B1(b)(i)", "paragraffer/30#30B1bi", "§\u00a030B1(b)(i)"),
        ("30b1b2", "paragraffer/30#30B1bii", "§\u00a030B1(b)(ii)"),
    ],
)
def test_a_paragraph_that_is_asked_for_is_the_first_hit(
    query: str, page: str, title: str, searched: SearchInNode
) -> None:
    (found,) = find(searched, query)
    first = hits(found)[0]
    assert (first["page"], first["title"]) == (page, title)
    assert first["line"]


@pytest.mark.parametrize(
    ("query", "meant"),
    [
        ("strafkrot", "strafkort"),
        ("kuløsvigt", "kulørsvigt"),
        ("Forket mappe", "forkert mappe"),
        ("utilstrækeligt bud", "utilstrækkeligt bud"),
        ("strafkort", ""),
        ("1h uden for tur", ""),
        ("revoke", ""),
    ],
)
def test_a_typing_error_is_asked_about(query: str, meant: str, searched: SearchInNode) -> None:
    (found,) = find(searched, query)
    assert found["meant"].lower() == meant
    assert hits(found)


def test_a_word_that_is_nothing_like_any_finds_nothing(searched: SearchInNode) -> None:
    assert [hits(found) for found in find(searched, "qxzwvq", "", "  ")] == [[], [], []]


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("klør 9", "♣9"), ("k9", "♣9"), ("rK", "♦K"), ("ruder konge", "♦K"), ("1 hjerter", "1♥"),
        ("1h", "1♥"), ("3nt", "3ut"), ("3 sans", "3ut"), ("aabningsudspil", "åbningsudspil"),
        ("abningsudspil", "åbningsudspil"), ("taenkepause", "tænkepause"),
        ("kuloersvigt", "kulørsvigt"), ("strafkortene", "strafkort"),
        ("advarsler", "advarsel"), ("fortrød", "fortryder"), ("penalty card", "strafkort"),
    ],
)  # fmt: skip
def test_what_is_written_in_two_ways_finds_the_same_page_first(
    typed: str, same: str, searched: SearchInNode
) -> None:
    one, other = find(searched, typed, same)
    assert places(one)[0] == places(other)[0]


def test_the_script_reads_a_word_as_the_index_was_made(
    searched: SearchInNode, index: dict[str, Any]
) -> None:
    texts = [
        *index["spelt"].split(),
        *(entry[1] for entry in index["entries"]),
        *(q for q, _ in QUERIES),
    ]
    read = searched.answer(
        "(texts) => { const l = letters(index); return texts.map((t) => l.words(t).map(l.stem)); }",
        texts,
    )
    assert read == [[stem(word) for word in words(text)] for text in texts]
    assert folded("Åbningsudspil på kløer") == "abningsudspil pa klor"


def test_every_page_but_those_for_contributors_can_be_found(
    index: dict[str, Any], site: Path
) -> None:
    """Lists lead to the law of before and to lessons: who searches wants today's law."""
    entries = {entry[0].partition("#")[0] for entry in index["entries"]}
    folders = (page.parent.relative_to(site) for page in site.rglob("index.html"))
    made = {folder.as_posix().removeprefix(".") for folder in folders}
    left_out = {page for page in made - entries if not page.startswith("bidrag")}
    lessons = {f"traening/{situation.slug}" for situation in SITUATIONS}
    assert left_out == {"data/v1", "guide", "uden-net", *lessons}


def test_every_page_of_the_tools_is_found_as_a_tool(index: dict[str, Any]) -> None:
    kinds = {entry[0]: KINDS[entry[2]] for entry in index["entries"]}
    assert {kind for page, kind in kinds.items() if page.startswith("vaerktoejer")} == {TOOL}


def test_the_index_is_light_and_is_in_the_form_that_the_library_reads(
    index: dict[str, Any], searched: SearchInNode, site: Path
) -> None:
    text = (site / SEARCH_INDEX).read_text("utf-8")
    library = LIBRARY.read_bytes()
    assert len(gzip.compress(text.encode())) + len(gzip.compress(library)) < STORED
    again = searched.answer(
        """() => {
             const options = { fields: ["title", "sought", "text"] };
             const bare = { ...index.index, documentIds: {} };
             const made = JSON.parse(JSON.stringify(MiniSearch.loadJS(bare, options)));
             return [made.index.length, made.documentCount, made.serializationVersion];
           }""",
        None,
    )
    stored = index["index"]
    assert again == [len(stored["index"]), stored["documentCount"], stored["serializationVersion"]]
