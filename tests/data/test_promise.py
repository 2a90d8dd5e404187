"""What programs rely on below /data/v1/ is there, as its schemas say, and nothing of it goes."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from conftest import ROOT
from jsonschema import Draft202012Validator
from own_book import BOOK, casebook

from generator.data import promise
from generator.site.pages import data_pages
from generator.views.content import Content

PROMISED = ROOT / "tests" / "golden" / "data-v1.txt"
"""Every key and its type, under the day it came. A line is never changed or taken away."""


@pytest.fixture(scope="module")
def published() -> dict[str, str]:
    """The text of each file below /data/v1/, as the site has it."""
    start = f"{promise.FOLDER}/"
    return {
        page.path.removeprefix(start): page.text
        for page in data_pages(Content(BOOK, casebook(), ()))
        if page.path.startswith(start)
    }


def promised() -> dict[str, str]:
    """Each line of the promise, with the day it stands under."""
    day, found = "", {}
    for line in PROMISED.read_text("utf-8").splitlines():
        if line.startswith("## "):
            day = line.removeprefix("## ")
        else:
            found[line] = day
    return found


def keys() -> Iterator[str]:
    """Every key of every file with its type: `rows.json Row.answers: {[text]}`."""
    for name, file in promise.FILES.items():
        schema = file.schema
        records = dict(schema.get("$defs", {}))
        if "properties" in schema:
            records[schema["title"]] = schema
        for record, described in records.items():
            for key, type_ in described["properties"].items():
                yield f"{name} {record}.{key}: {_type(type_)}"


def _type(schema: promise.Schema) -> str:
    """A short name for a type: `[Step]` is a list of them, `{text}` an object with texts."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(_type(each) for each in schema["anyOf"])
    if schema["type"] == "array":
        return f"[{_type(schema['items'])}]"
    if schema["type"] == "object":
        return f"{{{_type(schema['additionalProperties'])}}}"
    return str(schema.get("format", schema["type"]))


def test_no_key_goes_or_gets_another_type() -> None:
    gone = {*promised()} - {*keys()}
    assert not gone, f"v1 lovede {sorted(gone)}; lad nøglen stå, eller udgiv v2 ved siden af"


def test_a_key_that_comes_is_written_down_with_its_day() -> None:
    new = {*keys()} - {*promised()}
    assert not new, f"skriv {sorted(new)} sidst i {PROMISED.name} under dagen, og i CHANGES"
    days = list(dict.fromkeys(promised().values()))
    assert {*days} <= {change.day.isoformat() for change in promise.CHANGES}
    assert days == sorted(days)


def test_the_changes_are_told_the_newest_first() -> None:
    days = [change.day for change in promise.CHANGES]
    assert days == sorted(days, reverse=True)


def test_each_file_lies_at_its_address_with_its_schema(published: dict[str, str]) -> None:
    assert {*promise.FILES} | {promise.schema_name(name) for name in promise.FILES} <= {*published}
    for name in promise.FILES:
        schema = json.loads(published[promise.schema_name(name)])
        assert schema["$schema"] == promise.DIALECT
        Draft202012Validator.check_schema(schema)


def faults(schema: Any, entries: Any) -> list[str]:
    return [error.message for error in Draft202012Validator(schema).iter_errors(entries)]


def test_every_entry_follows_the_schema_of_its_file_and_has_no_other_key(
    published: dict[str, str],
) -> None:
    """A schema lets unknown keys pass, so that newer data can be read; ours has none."""
    schemas = {name: json.loads(text) for name, text in promise.schema_files().items()}
    for name in promise.FILES:
        schema = schemas[promise.schema_name(name)]
        for record in (schema, *schema.get("$defs", {}).values()):
            if "properties" in record:
                record["additionalProperties"] = False
        assert not faults(schema, json.loads(published[name])), name


def test_a_schema_refuses_what_breaks_it() -> None:
    schema = json.loads(promise.schema_files()["rows.schema.json"])
    row = {"row": "a-1", "rule": "a", "answers": {"fact": ["yes"]}, "ruling": []}
    assert not faults(schema, [row])
    assert faults(schema, [{**row, "answers": {"fact": "yes"}}])
    assert faults(schema, [{key: value for key, value in row.items() if key != "ruling"}])
