"""Texts that anybody can mend stand as TOML beside the module that reads them.

A text may be written over several lines, and with plain spaces: it is read as the laws' blocks are.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from rules_src.model.text import text

R = TypeVar("R")
Problem = tuple[int, str]
"""A line, and in Danish what is wrong there and what to do."""

_HEADER = re.compile(r"\[\[?([^\[\]]+)\]\]? *(?:#.*)?")
_KEY = re.compile(r'("?)([^"=\[\]#]+?)\1 *=')
_TWICE = ("Cannot overwrite", "twice", "Cannot mutate", "Duplicate")


class TextError(Exception):
    """A file of texts is not as it should be; as text, a line `fil:linje:kolonne: besked` each."""

    def __init__(self, file: str, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(f"{file}:{line}:1: {what}" for line, what in sorted(problems)))


class Table(NamedTuple):
    """A table of a file: its name there, what it holds, and which of several with one name."""

    name: str
    given: Any
    at: int = 0
    also: Mapping[str, Any] = {}
    """Fields that do not stand in the table."""


class Texts:
    """One file of texts: what it holds, and at which lines."""

    def __init__(self, package: str, name: str) -> None:
        """Read a file of a package; raise TextError if it is no TOML, or says a key twice."""
        self.file = f"{package.replace('.', '/')}/{name}"
        self.text = files(package).joinpath(name).read_text("utf-8")
        try:
            self.read: Mapping[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            self.refuse([self._broken(str(error))])

    def _broken(self, said: str) -> Problem:
        found = re.search(r"line (\d+)", said)
        line = int(found[1]) if found else self.text.count("\n") + 1
        if not any(each in said for each in _TWICE):
            return line, (
                "kan ikke læses som TOML; se efter, her og på linjen over, at teksten står i"
                " anførselstegn, og at de er lukket"
            )
        begun, name = max((at, key or name) for at, name, _, key in self._places() if at <= line)
        return begun, f"»{name}« står to gange; slet den ene, eller giv den sit rette navn"

    def refuse(self, problems: Iterable[Problem]) -> None:
        """Raise TextError if there is any."""
        if found := [*problems]:
            raise TextError(self.file, found)

    def _places(self) -> Iterator[tuple[int, str, int, str]]:
        """Where each table and each key begins: line, table, which of its name, and key."""
        name, seen = "", {"": 0}
        for number, line in enumerate(self.text.split("\n"), 1):
            if header := _HEADER.fullmatch(line):
                name = header[1].replace('"', "")
                seen[name] = seen.get(name, -1) + 1
                yield number, name, seen[name], ""
            elif key := _KEY.match(line):
                yield number, name, seen[name], key[2]

    @cached_property
    def _lines(self) -> Mapping[tuple[str, int, str], int]:
        return {(name, at, key): number for number, name, at, key in self._places()}

    def line(self, table: str, key: str = "", at: int = 0) -> int:
        """The line of a table, or of a key in it."""
        below = (f"{table}.{key}".strip("."), 0, "")
        found = (self._lines.get(place) for place in ((table, at, key), below, (table, at, "")))
        return next(filter(None, found), 1)

    def strings(self, table: Table) -> dict[str, str]:
        """A table of nothing but texts."""
        name, given, at, _ = table
        wrong = {key: _asked(str) for key, value in given.items() if not _fits(value, str)}
        self.refuse(
            (self.line(name, k, at), f"»{k}« skal være {what}") for k, what in wrong.items()
        )
        return {key: text(value) for key, value in given.items()}

    def records(self, kind: type[R], tables: Iterable[Table]) -> tuple[R, ...]:
        """Tables as objects, with lists as tuples; a key is the name of a field."""
        found, hints = [*tables], get_type_hints(kind)
        self.refuse(problem for table in found for problem in self._problems(kind, hints, table))
        return tuple(kind(**each.also, **_said(each.given)) for each in found)

    def _problems(self, kind: Any, hints: Mapping[str, Any], table: Table) -> Iterator[Problem]:
        """The keys too many, those that are missing, and values of another kind."""
        name, given, at, also = table
        if not isinstance(given, Mapping):
            yield self.line("", name), f"»{name}« kan ikke stå her; skriv den under en [overskrift]"
            return
        known = {each.name: each for each in fields(kind) if each.name not in also}
        for key, value in given.items():
            line = self.line(name, key, at)
            if key not in known:
                near = get_close_matches(key, known, 1)
                what = f"mente du »{near[0]}«?" if near else f"her kan stå {', '.join(known)}"
                yield line, f"»{key}« kan ikke stå her; {what}"
            elif not _fits(value, hints[key]):
                yield line, f"»{key}« skal være {_asked(hints[key])}"
        for key, each in known.items():
            needed = each.default is MISSING and each.default_factory is MISSING
            if needed and key not in given:
                yield (
                    self.line(name, at=at),
                    f"»{key}« mangler{f' i [{name}]' * bool(name)}; skriv den",
                )


def _said(value: Any) -> Any:
    """A value as it is used: texts on one line, lists as tuples."""
    if isinstance(value, str):
        return text(value)
    if isinstance(value, Mapping):
        return {key: _said(each) for key, each in value.items()}
    return tuple(map(_said, value)) if isinstance(value, list) else value


def _fits(value: Any, hint: Any) -> bool:
    """Whether a value is of the kind that a field takes."""
    if not get_args(hint):
        return type(value) is hint and value != ""
    if get_origin(hint) is Mapping:
        return isinstance(value, Mapping) and all(isinstance(v, str) for v in value.values())
    kind = str if get_args(hint)[0] is str else Mapping
    listed = isinstance(value, list | tuple) and all(isinstance(each, kind) for each in value)
    return listed and (not _is_pair(hint) or len(value) == 2)


def _is_pair(hint: Any) -> bool:
    return get_origin(hint) is tuple and get_args(hint) == (str, str)


def _asked(hint: Any) -> str:
    """What a field takes, as it is written."""
    plain = {str: "en tekst i anførselstegn, og ikke tom", bool: "true", int: "et tal"}
    if hint in plain:
        return plain[hint]
    if get_origin(hint) is Mapping:
        return '{ navn = "tekst", … }'
    if get_args(hint)[0] is not str:
        return "tabeller, hver med sin overskrift i [[to klammer]]"
    return 'to tekster: ["…", "…"]' if _is_pair(hint) else 'en liste: ["…", "…"]'
