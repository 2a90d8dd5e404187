"""Convert a case file's keys and values by type, and explain in Danish what is wrong with them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from generator.cases.document.reader import Document, Spot
from generator.cases.fields import CaseSource, CaseText, Record, TableText
from generator.cases.findings import Code, Finding, closest, did_you_mean
from rules_src.model.ruling import Authority

STAND_IN: Mapping[str, Any] = {
    "headnote": "x",
    "story": "x",
    "ruling": ({"0": "?"},),
    "authority": Authority.LAW.key,
}
"""Values for required keys that are missing or wrong, so that the others can be checked."""


class Fields(NamedTuple):
    """The fields of a file, the names of those that are wrong, and the findings on them."""

    text: CaseText
    wrong: frozenset[str]
    findings: tuple[Finding, ...]


def fields(document: Document) -> Fields:
    """Convert the fields of a document; required fields that are wrong get a stand-in."""
    try:
        return Fields(CaseText.model_validate(document.data), frozenset(), ())
    except ValidationError as error:
        errors = error.errors(include_url=False)
    misnamed = {*_misnamed(document, errors)}
    relevant = [e for e in errors if e["type"] != "missing" or e["loc"] not in misnamed]
    findings = tuple(_finding(document, error) for error in relevant)
    wrong = frozenset(str(spot[0]) for spot in (*(e["loc"] for e in errors), *misnamed))
    sound = {key: value for key, value in document.data.items() if key not in wrong}
    return Fields(CaseText.model_validate({**STAND_IN, **sound}), wrong, findings)


def _misnamed(document: Document, errors: Sequence[ErrorDetails]) -> Iterator[Spot]:
    """Required keys that are written, but under a misspelled name."""
    for error in errors:
        spot = error["loc"]
        name = _closest(spot) if error["type"] == "extra_forbidden" else None
        if name and (*spot[:-1], name) not in document.keys:
            yield (*spot[:-1], name)


def _finding(document: Document, error: ErrorDetails) -> Finding:
    spot, kind = error["loc"], error["type"]
    if kind in Code.__members__:
        return document.finding(Code[kind], spot, error["msg"])
    if kind == "extra_forbidden":
        return _unknown_key(document, spot)
    if kind == "missing":
        message = f"mangler nøglen »{spot[-1]}«{_description(spot)}; tilføj den"
        return document.finding(Code.MISSING_KEY, spot[:-1], message)
    empty = error["input"] == "" and kind != "tuple_type"
    message = _wrong_type(spot, kind)
    if empty:
        message = f"der står intet under nøglen{_description(spot)}; skriv det, eller slet linjen"
    return document.finding(Code.WRONG_SHAPE, spot, message)


def _unknown_key(document: Document, spot: Spot) -> Finding:
    above = _empty_above(document, spot) or _record_of(spot)
    hint = did_you_mean(str(spot[-1]), _fields(spot[:-1]), _labels(spot))
    if above and not _closest(spot):
        hint = f"hører den til »{above}«, så ryk den to mellemrum ind"
    message = f"ukendt nøgle; {hint}"
    return document.finding(Code.UNKNOWN_KEY, spot, message, document.key(spot))


def _record_of(spot: Spot) -> str:
    """The key that a key at the margin belongs under, if it is one of a table or a source."""
    if len(spot) > 1:
        return ""
    records = {"table": TableText.model_fields, "source": CaseSource.model_fields}
    return next((name for name, fields in records.items() if spot[0] in fields), "")


def _closest(spot: Spot) -> str | None:
    return closest(str(spot[-1]), _fields(spot[:-1]), _labels(spot))


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
    record: type[Record]
    match spot:
        case ("table",):
            record = TableText
        case ("source",):
            record = CaseSource
        case _:
            record = CaseText
    return record.model_fields


def _wrong_type(spot: Spot, kind: str) -> str:
    """The message on a value of the wrong type."""
    if kind == "string_type":
        return "skal være én tekst"
    kinds = {"tuple_type": "en liste", "list_type": "en liste"}
    return f"skal være {kinds.get(kind, 'nøgler med værdier')}{_description(spot)}"


def _description(spot: Spot) -> str:
    """The description of a key, in brackets; empty for a key without a field."""
    field = _fields(spot[:-1]).get(str(spot[-1]))
    return f" ({field.description})" if field else ""
