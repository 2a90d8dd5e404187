"""The entries of the search, each a page or a term of the glossary, and their kinds."""

from typing import NamedTuple


class SearchKind(NamedTuple):
    name: str
    """The heading over its entries in the list of results."""
    boost: float = 1
    """How a hit counts against that of a case."""


SITUATION = SearchKind("Situationer", 4)
CASE = SearchKind("Sager")
LAW = SearchKind("Paragraffer", 1.5)
TOOL = SearchKind("Værktøjer", 1.2)
TERM = SearchKind("Ordliste", 0.25)
COMPARISON = SearchKind("Sammenlign", 0.7)
OUTSIDE = SearchKind("Andres kendelser", 0.15)
OTHER = SearchKind("Andre sider", 0.4)
KINDS = (SITUATION, LAW, TOOL, CASE, COMPARISON, TERM, OUTSIDE, OTHER)

OF_TEMPLATE = {
    "situation": SITUATION,
    "case": CASE,
    "law": LAW,
    "tools": TOOL,
    "course/page": OTHER,
    "compare": COMPARISON,
    "compare_timing": COMPARISON,
    "compare_steps": COMPARISON,
    "compare_encounters": COMPARISON,
    "table": COMPARISON,
    "judgements": COMPARISON,
}
"""The rest are `OTHER`, but for the tools', each of which lies in the folder of its tool."""


class SearchEntry(NamedTuple):
    """A page, or a place on one, that the search can lead to."""

    page: str
    """Its address without the ending, and the anchor on it."""
    title: str
    kind: SearchKind
    line: str
    """What stands under its title: the answer, in one line."""
    sought: tuple[str, ...] = ()
    """Phrases that the search should find it by."""
    text: str = ""


def kind_of(template: str) -> SearchKind:
    return OF_TEMPLATE.get(template, TOOL if "/" in template else OTHER)
