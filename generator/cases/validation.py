"""Convert a file's keys and values by type, and explain in Danish what is wrong with them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar, get_args

from pydantic import ValidationError
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails

from generator.cases.document.reader import Document, Spot
from generator.cases.fields import Record
from generator.cases.findings import Code, Finding, closest, did_you_mean

R = TypeVar("R", bound=Record)
SHAPES = {"string_type": "én tekst", "tuple_type": "en liste", "list_type": "en liste"}


class Mistakes(NamedTuple):
    """The names of the fields that are wrong, and the findings on them."""

    wrong: frozenset[str] = frozenset()
    findings: tuple[Finding, ...] = ()


def fields(
    record: type[R], document: Document, spot: Spot = (), stand_in: Mapping[str, Any] | None = None
) -> tuple[R | None, Mistakes]:
    """The record at a spot of a document, if it is one, and what is wrong with it.

    With a stand-in for each required field there is always a record.
    """
    data: Any = document.data
    for part in spot:
        data = data[part]
    try:
        return record.model_validate(data), Mistakes()
    except ValidationError as error:
        errors = error.errors(include_url=False)
    reader = _Explaining(record, document, spot)
    unknown = (e["loc"] for e in errors if e["type"] == "extra_forbidden")
    meant = {(*loc[:-1], name) for loc in unknown if (name := reader.closest(loc))}
    misnamed = {loc for loc in meant if (*spot, *loc) not in document.keys}
    findings = tuple(
        reader.finding(e) for e in errors if e["type"] != "missing" or e["loc"] not in misnamed
    )
    wrong = frozenset(str(loc[0]) for loc in (*(e["loc"] for e in errors), *misnamed) if loc)
    if stand_in is None:
        return None, Mistakes(wrong, findings)
    sound = {key: value for key, value in data.items() if key not in wrong}
    return record.model_validate({**stand_in, **sound}), Mistakes(wrong, findings)


@dataclass(frozen=True)
class _Explaining:
    """What is wrong with a record; places are counted from where it stands in the document."""

    record: type[Record]
    document: Document
    spot: Spot

    def finding(self, error: ErrorDetails) -> Finding:
        loc, kind = error["loc"], error["type"]
        spot = (*self.spot, *loc)
        if kind in Code.__members__:
            return self.document.finding(Code[kind], spot, error["msg"])
        if kind == "extra_forbidden":
            records = {n: _record(f) for n, f in self.record.model_fields.items() if len(loc) == 1}
            below = (n for n, r in records.items() if r and loc[0] in r.model_fields)
            above = self._empty_above(loc) or next(below, "")  # of what its name may be a part
            hint = did_you_mean(str(loc[-1]), self._fields(loc[:-1]), self._labels(loc))
            if above and not self.closest(loc):
                hint = f"hører den til »{above}«, så ryk den to mellemrum ind"
            message = f"ukendt nøgle; {hint}"
            return self.document.finding(Code.UNKNOWN_KEY, spot, message, self.document.key(spot))
        if kind == "missing":
            message = f"mangler nøglen »{loc[-1]}«{self._description(loc)}; tilføj den"
            return self.document.finding(Code.MISSING_KEY, spot[:-1], message)
        description = self._description(loc)
        if kind == "string_type":
            description = ""
        message = f"skal være {SHAPES.get(kind, 'nøgler med værdier')}{description}"
        if error["input"] == "" and kind != "tuple_type":
            message = f"der står intet under nøglen{description}; skriv det, eller slet linjen"
        return self.document.finding(Code.WRONG_SHAPE, spot, message)

    def closest(self, loc: Spot) -> str | None:
        """The key that a misspelled one is for."""
        return closest(str(loc[-1]), self._fields(loc[:-1]), self._labels(loc))

    def _labels(self, loc: Spot) -> list[tuple[str, str]]:
        return [(f.title, name) for name, f in self._fields(loc[:-1]).items() if f.title]

    def _empty_above(self, loc: Spot) -> str:
        """The last key before this one, if nothing is written under it."""
        here = self.document.keys.get(loc) if len(loc) == 1 and not self.spot else None
        known = {name: self.document.keys.get((name,)) for name in self.record.model_fields}
        above = {mark: name for name, mark in known.items() if mark and here and mark < here}
        last = above[max(above)] if above else ""
        return last if last and not self.document.data[last] else ""

    def _fields(self, loc: Spot) -> Mapping[str, FieldInfo]:
        record: type[Record] | None = self.record
        for part in loc:
            field = record.model_fields.get(str(part)) if record else None
            record = _record(field) if field else None
        return record.model_fields if record else {}

    def _description(self, loc: Spot) -> str:
        """The description of a key, in brackets; empty for a key without one."""
        field = self._fields(loc[:-1]).get(str(loc[-1])) if loc else None
        return f" ({field.description})" if field and field.description else ""


def _record(field: FieldInfo) -> type[Record] | None:
    """The record that a field holds, if it holds one."""
    kinds = (field.annotation, *get_args(field.annotation))
    return next((k for k in kinds if isinstance(k, type) and issubclass(k, Record)), None)
