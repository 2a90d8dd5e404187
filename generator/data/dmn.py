"""Each decision table as DMN 1.3, the standard that other programs draw, check and run tables by.

A table is UNIQUE: no incident is on two rows. A question that is not asked on a row may have any
answer there, and none.
"""

from collections.abc import Iterable, Mapping
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import verdict_of_row
from rules_src.model.facts import Fact
from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling

MODEL = "https://www.omg.org/spec/DMN/20191111/MODEL/"
NAMESPACE = "urn:bridgelovene-i-praksis"
ANY = "-"
OUTPUTS = ("row", "verdict", "steps")
"""The row's id, its ruling in one line, and each step's § and word."""


def dmn_files(book: Rulebook) -> Mapping[str, str]:
    """A file for each rule, by its name."""
    return {f"{rule.name}.dmn": _text(rule) for rule in book.rules.values()}


def steps_in_words(ruling: Ruling) -> str:
    """`64A1 transfer_one; 64C1 adjust`: how a ruling is written in an output."""
    return "; ".join(f"{step.law} {step.word}" for step in ruling)


def _text(rule: RuleEntry) -> str:
    top = Element(
        "definitions", xmlns=MODEL, id=rule.name, name=spoken(rule.title), namespace=NAMESPACE
    )
    for fact in rule.columns:
        told = _add(top, "inputData", id=f"given_{fact.name}", name=fact.name)
        _add(told, "variable", name=fact.name, typeRef="string")
    decision = _add(top, "decision", id=f"decide_{rule.name}", name=spoken(rule.title))
    _add(decision, "variable", name=rule.name)
    for fact in rule.columns:
        needed = _add(decision, "informationRequirement", id=f"needs_{fact.name}")
        _add(needed, "requiredInput", href=f"#given_{fact.name}")
    table = _add(decision, "decisionTable", id=f"table_{rule.name}", hitPolicy="UNIQUE")
    for fact in rule.columns:
        _input(table, fact)
    for name in OUTPUTS:
        _add(table, "output", id=f"output_{name}", name=name, typeRef="string")
    for row in rule.rows:
        _row(table, rule, row)
    ElementTree.indent(top, " ")
    return ElementTree.tostring(top, "unicode", xml_declaration=True) + "\n"


def _input(table: Element, fact: Fact[Any]) -> None:
    """A question, and every answer there is."""
    asked = _add(table, "input", id=f"input_{fact.name}", label=spoken(fact.question))
    _texts(_add(asked, "inputExpression", id=f"asks_{fact.name}", typeRef="string"), fact.name)
    _texts(_add(asked, "inputValues", id=f"answers_{fact.name}"), _strings(fact.answers))


def _row(table: Element, rule: RuleEntry, row: Row) -> None:
    written = _add(table, "rule", id=row.id)
    for fact in rule.columns:
        keys = [answer.key for answer in row.cells.get(fact.name, ())]
        entry = _add(written, "inputEntry", id=f"{row.id}_{fact.name}")
        _texts(entry, _strings(keys) if keys else ANY)
    verdict = spoken(verdict_of_row(rule, row))
    for name, text in zip(OUTPUTS, (row.id, verdict, steps_in_words(row.ruling)), strict=True):
        _texts(_add(written, "outputEntry", id=f"{row.id}_{name}"), _strings([text]))


def _strings(texts: Iterable[str]) -> str:
    """Strings as FEEL, the language of DMN, writes them."""
    escaped = (text.replace("\\", "\\\\").replace('"', '\\"') for text in texts)
    return ",".join(f'"{text}"' for text in escaped)


def _add(above: Element, tag: str, **attributes: str) -> Element:
    return ElementTree.SubElement(above, tag, attributes)


def _texts(above: Element, text: str) -> None:
    _add(above, "text").text = text
