"""A case, and what its author hears when a key of its file is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from generator.cases.document.reader import Document, Spot
from generator.cases.fields import CaseText, Expected, Record, Source, Stated, TableText
from generator.findings import Code, Finding, did_you_mean, meant
from rules_src.bridge.table import Table
from rules_src.model.ruling import Authority


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
    misnamed = {*_misnamed(document, errors)}
    told = [e for e in errors if e["type"] != "missing" or e["loc"] not in misnamed]
    findings = [_finding(document, error) for error in told]
    wrong = frozenset(str(spot[0]) for spot in (*(e["loc"] for e in errors), *misnamed))
    sound = {key: value for key, value in document.data.items() if key not in wrong}
    return CaseText.model_validate({**STAND_IN, **sound}), wrong, findings


def _misnamed(document: Document, errors: Sequence[ErrorDetails]) -> Iterator[Spot]:
    """The keys that are there, but under a name that has to be corrected first."""
    for error in errors:
        spot = error["loc"]
        name = _meant(spot) if error["type"] == "extra_forbidden" else None
        if name and (*spot[:-1], name) not in document.keys:
            yield (*spot[:-1], name)


def _finding(document: Document, error: ErrorDetails) -> Finding:
    spot, kind = error["loc"], error["type"]
    if kind in Code.__members__:
        return document.finding(Code[kind], spot, error["msg"])
    if kind == "extra_forbidden":
        return _unknown_key(document, spot)
    if kind == "missing":
        message = f"mangler nøglen »{spot[-1]}«{_asks(spot)}; tilføj den"
        return document.finding(Code.MISSING_KEY, spot[:-1], message)
    empty = error["input"] == "" and kind != "tuple_type"
    message = _nothing(spot) if empty else _shape(spot, kind)
    return document.finding(Code.WRONG_SHAPE, spot, message)


def _unknown_key(document: Document, spot: Spot) -> Finding:
    above = _empty_above(document, spot)
    hint = did_you_mean(str(spot[-1]), _fields(spot[:-1]), _labels(spot))
    if above and not _meant(spot):
        hint = f"hører den til »{above}«, så ryk den to mellemrum ind"
    message = f"ukendt nøgle; {hint}"
    return document.finding(Code.UNKNOWN_KEY, spot, message, document.key(spot))


def _meant(spot: Spot) -> str | None:
    return meant(str(spot[-1]), _fields(spot[:-1]), _labels(spot))


def _labels(spot: Spot) -> list[tuple[str, str]]:
    return [(field.title or "", name) for name, field in _fields(spot[:-1]).items()]


def _empty_above(document: Document, spot: Spot) -> str | None:
    """The last key of a case before this one, if nothing is written under it."""
    here = document.keys.get(spot) if len(spot) == 1 else None
    known = {name: document.keys.get((name,)) for name in CaseText.model_fields}
    above = {mark: name for name, mark in known.items() if mark and here and mark < here}
    last = above[max(above)] if above else None
    return last if last and document.data[last] == "" else None


def _fields(spot: Spot) -> Mapping[str, Any]:
    records: Mapping[Spot, type[Record]] = {("table",): TableText, ("source",): Source}
    return records.get(spot, CaseText).model_fields


def _nothing(spot: Spot) -> str:
    """What to say of a key with nothing below it that could as well be left out."""
    return f"der står intet under nøglen{_asks(spot)}; skriv det, eller slet linjen"


def _shape(spot: Spot, kind: str) -> str:
    """What a value should look like that is of the wrong sort."""
    if kind == "string_type":
        return "skal være én tekst"
    kinds = {"tuple_type": "en liste", "list_type": "en liste"}
    return f"skal være {kinds.get(kind, 'nøgler med værdier')}{_asks(spot)}"


def _asks(spot: Spot) -> str:
    """What a key is for, in brackets; nothing for one that has no field of its own."""
    field = _fields(spot[:-1]).get(str(spot[-1]))
    return f" ({field.description})" if field else ""
