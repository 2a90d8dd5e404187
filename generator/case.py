"""A case, and what its author hears when a key of its file is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from generator.casefile import CaseText, Expected, Record, Source, Stated, TableText
from generator.findings import Code, Finding, did_you_mean
from generator.yamltext import Document, Spot
from rules_src.bridge.table import Table
from rules_src.ruling import Authority


@dataclass(frozen=True, eq=False)
class Case:
    """One incident told, and the ruling it should lead to."""

    id: str
    """The file's name, for ever."""
    rule: str
    """The rule it begins in: the folder's name."""
    said: CaseText
    table: Table | None
    document: Document
    """The file, for places."""

    @property
    def file(self) -> str:
        return self.document.file

    @property
    def headnote(self) -> str:
        return self.said.headnote

    @property
    def story(self) -> str:
        return self.said.story

    @property
    def facts(self) -> Mapping[str, Stated]:
        return self.said.facts

    @property
    def expected(self) -> tuple[Expected, ...]:
        return self.said.ruling

    @property
    def authority(self) -> Authority:
        return self.said.authority

    @property
    def source(self) -> Source | None:
        return self.said.source

    @property
    def items(self) -> tuple[str, ...]:
        return self.said.items

    @property
    def reconstructed(self) -> str | None:
        return self.said.reconstructed

    @property
    def disputed(self) -> str | None:
        return self.said.disputed

    @property
    def withdrawn(self) -> str | None:
        return self.said.withdrawn


STAND_IN: Mapping[str, Any] = {
    "headnote": "?",
    "story": "?",
    "ruling": ({"0": "?"},),
    "authority": Authority.LAW.key,
}
"""What stands for a required key that is missing or wrong, while the others are checked."""


def case_text(document: Document) -> tuple[CaseText, frozenset[str], list[Finding]]:
    """The file's keys and values by type; which keys are wrong, and what is wrong with them."""
    try:
        return CaseText.model_validate(document.data), frozenset(), []
    except ValidationError as found:
        errors = found.errors(include_url=False)
    findings = [_finding(document, error) for error in errors]
    wrong = frozenset(str(error["loc"][0]) for error in errors)
    sound = {key: value for key, value in document.data.items() if key not in wrong}
    return CaseText.model_validate({**STAND_IN, **sound}), wrong, findings


def _finding(document: Document, error: ErrorDetails) -> Finding:
    spot, kind = error["loc"], error["type"]
    if kind in Code.__members__:
        return document.finding(Code[kind], spot, error["msg"])
    if kind == "extra_forbidden":
        return _unknown_key(document, spot)
    if kind == "missing":
        asks = _fields(spot[:-1])[str(spot[-1])].description
        message = f"mangler nøglen »{spot[-1]}« ({asks}); tilføj den"
        return document.finding(Code.MISSING_KEY, spot[:-1], message)
    return document.finding(Code.WRONG_SHAPE, spot, _shape(spot, kind))


def _unknown_key(document: Document, spot: Spot) -> Finding:
    fields = _fields(spot[:-1])
    labels = [(field.title or "", name) for name, field in fields.items()]
    hint = did_you_mean(str(spot[-1]), fields, labels)
    message = f"ukendt nøgle; {hint}"
    return document.finding(Code.UNKNOWN_KEY, spot, message, document.key(spot))


def _fields(spot: Spot) -> Mapping[str, Any]:
    records: Mapping[Spot, type[Record]] = {("table",): TableText, ("source",): Source}
    return records.get(spot, CaseText).model_fields


def _shape(spot: Spot, kind: str) -> str:
    """What a value should look like that is of the wrong sort."""
    if kind == "string_type":
        return "skal være én tekst"
    field = _fields(spot[:-1]).get(str(spot[-1]))
    kinds = {"tuple_type": "en liste", "list_type": "en liste"}
    example = f" ({field.description})" if field else ""
    return f"skal være {kinds.get(kind, 'nøgler med værdier')}{example}"
