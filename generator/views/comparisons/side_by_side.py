"""Comparisons: what is easily confused, side by side, from the fields of the rules' steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.views.addresses import rule_place
from generator.views.comparisons.contrast import contrast
from rules_src.contents import is_known
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES
from rules_src.model.steps import LeadRestriction


class Comparison(NamedTuple):
    """A page of comparison, and the rules that it is about."""

    page: str
    title: str
    lede: str
    rules: tuple[str, ...]


LEADS = Comparison(
    "sammenlign/udspil.md",
    "§\u00a026 eller strafkort?",
    "Begge kan binde {partner}, når han skal spille ud, men ikke på samme måde: Efter en"
    " tilbagetaget melding gælder §\u00a026, efter et vist kort §§\u00a049–52.",
    ("lead_restrictions", "penalty_card"),
)
TIMING = Comparison(
    "sammenlign/forklaring.md",
    "Hvornår skal en forklaring rettes?",
    "Det afhænger af, hvis forklaring det er, og hvem der får kontrakten.",
    ("correct_explanation",),
)


@dataclass(frozen=True)
class CompareLine:
    label: str
    cells: tuple[tuple[str, ...], ...]
    laws: bool


@dataclass(frozen=True)
class CompareBlock:
    title: str
    anchor: str
    columns: tuple[tuple[str, str], ...]
    lines: tuple[CompareLine, ...]


def comparisons(book: Rulebook) -> tuple[Comparison, ...]:
    """Those whose rules the book has."""
    return tuple(c for c in (LEADS, TIMING) if set(c.rules) <= set(book.rules))


def leads(book: Rulebook) -> CompareBlock:
    rules = [book[rule] for rule in LEADS.rules]
    columns = tuple((rule.title, rule_place(rule)) for rule in rules)
    lines = tuple(_line(label, cells) for label, cells in contrast(rules, LeadRestriction))
    return CompareBlock("Hvem er bundet, af hvad og hvor længe?", "udspil", columns, lines)


def _line(label: str, cells: tuple[tuple[str, ...], ...]) -> CompareLine:
    if all(is_known(value) for cell in cells for value in cell):
        return CompareLine(
            label, tuple(tuple(sorted(cell, key=LawRef.parse)) for cell in cells), True
        )
    return CompareLine(label, tuple(tuple(map(_value, cell)) for cell in cells), False)


def _value(value: str) -> str:
    """A field's value as a Danish text: a role by its name, the bound player as a pronoun."""
    if value in ROLES:
        return f"{{{value}}}"
    return {"True": "ja", "False": "nej"}.get(value, value.replace("{whose}", "han"))
