"""What programs may rely on below /data/v1/: the files, their schemas, and what has come to them.

A key that is there stays, with its name, its type and its meaning. What cannot stay comes out as
v2 beside it.
"""

import json
from collections.abc import Mapping
from datetime import date
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from generator.data.imprint import Stamped
from generator.data.models import Case, Encounter, Precedent, Row, Rule

FOLDER = "data/v1"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


class DataFile(NamedTuple):
    """A file of the data: what it is of, and what stands in it."""

    about: str
    kind: Any

    @property
    def schema(self) -> Schema:
        return {"$schema": DIALECT, **TypeAdapter(self.kind).json_schema(mode="serialization")}


class Change(NamedTuple):
    """What came to the data on a day."""

    day: date
    what: str


FILES = {
    "rules.json": DataFile("reglerne: spørgsmål, svar og paragraffer", tuple[Rule, ...]),
    "rows.json": DataFile(
        "tabellernes rækker: svar og kendelse, også det, der siges væk fra bordet", tuple[Row, ...]
    ),
    "cases.json": DataFile("sagerne: fortælling, svar og kendelse", tuple[Case, ...]),
    "encounters.json": DataFile(
        "to fejl på samme spil: det, der står, mod det, der sker", tuple[Encounter, ...]
    ),
    "precedents.json": DataFile("andres kendelser, og om siden er enig", tuple[Precedent, ...]),
    "edition.json": DataFile("udgaven, dens dag og reglernes fingeraftryk", Stamped),
}
CHANGES = (
    Change(
        date(2026, 11, 24),
        "Første udgave: regler, rækker, sager, to fejl på samme spil, andres kendelser og udgaven,"
        " hver med skema, og sagernes borde som PBN.",
    ),
)
"""The newest first; a test asks for a line when a key has come."""


def schema_name(name: str) -> str:
    return f"{name.removesuffix('.json')}.schema.json"


def schema_files() -> Mapping[str, str]:
    """The schema of each file, to lie beside it."""
    return {
        schema_name(name): json.dumps(file.schema, ensure_ascii=False, indent=1) + "\n"
        for name, file in FILES.items()
    }
