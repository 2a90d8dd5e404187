"""What is found: a page, a term of the glossary, and which kind each is."""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    name: str
    """The heading over what is found of it."""
    boost: float = 1
    """How a hit counts against that of a case."""


SITUATION = Kind("Situationer", 4)
CASE = Kind("Sager")
LAW = Kind("Paragraffer", 1.5)
TOOL = Kind("Værktøjer", 1.2)
TERM = Kind("Ordliste", 0.25)
COMPARISON = Kind("Sammenlign", 0.7)
OTHER = Kind("Andre sider", 0.4)
KINDS = (SITUATION, LAW, TOOL, CASE, COMPARISON, TERM, OTHER)

OF_TEMPLATE = {
    "situation": SITUATION,
    "case": CASE,
    "law": LAW,
    "tools": TOOL,
    "training/page": OTHER,
    "compare": COMPARISON,
    "compare_timing": COMPARISON,
    "compare_steps": COMPARISON,
    "table": COMPARISON,
    "judgements": COMPARISON,
}
"""The rest are `OTHER`, but for the tools', each of which lies in the folder of its tool."""


class Entry(NamedTuple):
    """One that can be found."""

    page: str
    """Its address without the ending, and the anchor on it."""
    title: str
    kind: Kind
    line: str
    """What stands under its title: the answer, in one line."""
    sought: tuple[str, ...] = ()
    """Phrases that it should be found by."""
    text: str = ""


def kind_of(template: str) -> Kind:
    return OF_TEMPLATE.get(template, TOOL if "/" in template else OTHER)
