"""Comparisons: what is easily confused, side by side, from the fields of the rules' steps."""

from collections.abc import Mapping
from dataclasses import dataclass

from generator.engine.rulebook import Rulebook
from generator.views.addresses import rule_place
from generator.views.comparisons.contrast import ContrastLine, contrast
from rules_src.contents import is_known
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES
from rules_src.presentation.comparisons import SideBySide


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


def block(book: Rulebook, comparison: SideBySide) -> CompareBlock:
    """A line for each field of the step that is compared, and a column for each rule."""
    rules = [book[rule] for rule in comparison.rules]
    columns = tuple((rule.title, rule_place(rule)) for rule in rules)
    lines = tuple(_line(line, comparison.sentences) for line in contrast(rules, comparison.step))
    return CompareBlock(comparison.heading, comparison.slug, columns, lines)


def _line(line: ContrastLine, sentences: Mapping[tuple[str, ...], str]) -> CompareLine:
    if all(is_known(value) for cell in line.values for value in cell):
        laws = tuple(tuple(sorted(cell, key=LawRef.parse)) for cell in line.values)
        return CompareLine(line.label, laws, True)
    return CompareLine(
        line.label, tuple(_cell(line.field, v, sentences) for v in line.values), False
    )


def _cell(
    field: str, values: tuple[str, ...], sentences: Mapping[tuple[str, ...], str]
) -> tuple[str, ...]:
    """The sentence about the values of a field, else each of them."""
    known = sentences.get((field, *values))
    return (known.removesuffix("."),) if known else tuple(map(_value, values))


def _value(value: str) -> str:
    """A field's value as a Danish text: a role by its name, the bound player as a pronoun."""
    if value in ROLES:
        return f"{{{value}}}"
    return {"True": "ja", "False": "nej"}.get(value, value.replace("{whose}", "han"))
