"""Read a contributor's file as text with places: `47E1` and `no` stay what was written.

Parser events are read one by one, so that an alias is refused before anything expands, depth
is bounded, and every key and value knows its line and column. The file is small, UTF-8, without
invisible characters, and no link.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import yaml

from generator.cases.document.syntax import explained
from generator.cases.findings import Code, Finding, Place
from generator.text.files import reason

Data: TypeAlias = "str | list[Data] | dict[str, Data]"
Spot: TypeAlias = "tuple[str | int, ...]"

MAX_DEPTH = 6
LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)

COMMENT_UNMEANT = re.compile(r" +#(?=\S)")
"""A `#` without a space after it is probably not meant as a comment: `Spil #5`."""


class FileKind(NamedTuple):
    """What a contributor writes, and how its messages call it."""

    name: str
    begins: str
    """The first line of one."""
    most_bytes: int = 20_000


class Mark(NamedTuple):
    """Counted from 1, as editors do."""

    line: int
    column: int


START = Mark(1, 1)


@dataclass(frozen=True)
class Document:
    """The data of a file, and the place of each key and value."""

    file: str
    data: Mapping[str, Data]
    marks: Mapping[Spot, Mark] = field(default_factory=dict)
    """Where each value begins."""
    keys: Mapping[Spot, Mark] = field(default_factory=dict)
    """Where each key begins."""
    solid: frozenset[Spot] = frozenset()
    """Values written on one line without escapes, so that places inside them are known."""
    text: str = ""
    """The whole file, with comments."""

    def at(self, spot: Spot, offset: int = 0) -> Mark:
        """The place of a value, or of its nearest parent in the file."""
        while spot and spot not in self.marks:
            spot, offset = spot[:-1], 0
        mark = self.marks.get(spot, START)
        return Mark(mark.line, mark.column + offset) if spot in self.solid else mark

    def key(self, spot: Spot) -> Mark:
        """The place of a key; of its nearest parent for a list item or a missing key."""
        while spot and spot not in self.keys and spot not in self.marks:
            spot = spot[:-1]
        return self.keys.get(spot) or self.marks.get(spot, START)

    def place_of(self, spot: Spot, written: str) -> Mark:
        """Where some words stand in a text, which may go on over several lines."""
        begin = self.at(spot)
        before = sum(len(line) + 1 for line in self.text.split("\n")[: begin.line - 1])
        pattern = re.compile(r"\s+".join(map(re.escape, written.split())) or re.escape(written))
        found = pattern.search(self.text, before)
        if not found:
            return begin
        line = self.text.count("\n", 0, found.start()) + 1
        return Mark(line, found.start() - self.text.rfind("\n", 0, found.start()))

    def finding(self, code: Code, spot: Spot, message: str, mark: Mark | None = None) -> Finding:
        place = Place(self.file, *(mark or self.at(spot)))
        return Finding(place, code, message, dotted(spot))


def dotted(spot: Spot) -> str:
    """`facts.comparable.subset`, `ruling[2]`: items count from 1, as people do."""
    words = (f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in spot)
    return "".join(words).removeprefix(".")


def read(path: Path, file: str, kind: FileKind) -> tuple[Document | None, tuple[Finding, ...]]:
    """Read a document; None if it is unreadable, and every finding on its form."""
    text, found = plain(path, file, kind)
    if found:
        return None, found
    reader = _Reader(file, text, kind)
    return reader.document(), tuple(reader.findings)


class _RefusedError(Exception):
    """The rest of the file cannot be read."""


class _Reader:
    """Builds the document from the parser's events, one by one."""

    def __init__(self, file: str, text: str, kind: FileKind) -> None:
        self.kind, self.file, self.text, self.lines = kind, file, text, text.split("\n")
        self.next: Callable[[], Any] = LOADER(text).get_event
        self.findings: list[Finding] = []
        self.marks: dict[Spot, Mark] = {}
        self.keys: dict[Spot, Mark] = {}
        self.solid: set[Spot] = set()

    def document(self) -> Document | None:
        try:
            data = self._whole()
        except _RefusedError:
            return None
        except yaml.MarkedYAMLError as error:
            line, column, message = explained(error, self.text)
            self._find(Code.YAML_SYNTAX, (), Mark(line, column), message)
            return None
        if not isinstance(data, dict):
            message = "filen skal være nøgler med værdier" if data else "filen er tom"
            message += f"; begynd med »{self.kind.begins}«"
            self._find(Code.WRONG_SHAPE, (), START, message)
            return None
        solid = frozenset(self.solid)
        return Document(self.file, data, self.marks, self.keys, solid, self.text)

    def _whole(self) -> Data:
        self.next()  # the stream begins
        start = self.next()
        if isinstance(start, yaml.StreamEndEvent):
            return ""
        data = self._value(self.next(), ())
        self.next()  # the document ends
        more = self.next()
        if not isinstance(more, yaml.StreamEndEvent):
            message = "her begynder et nyt dokument (---); del det i to filer"
            self._find(Code.YAML_FEATURE, (), _start(more), message)
        return data

    def _value(self, event: Any, spot: Spot) -> Data:
        mark = self.marks[spot] = _start(event)
        if len(spot) > MAX_DEPTH:
            self._find(Code.YAML_FEATURE, (), mark, "her er for mange niveauer inde i hinanden")
            raise _RefusedError
        self._report_features(event, spot, mark)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(spot)
        if isinstance(event, yaml.SequenceStartEvent):
            items: list[Data] = []
            while not isinstance(event := self.next(), yaml.SequenceEndEvent):
                items.append(self._value(event, (*spot, len(items))))
            return items
        if isinstance(event, yaml.AliasEvent):
            return "x"
        text: str = event.value
        end = event.end_mark
        if event.start_mark.line == end.line and end.column - event.start_mark.column == len(text):
            self.solid.add(spot)
        plain = event.implicit[0] and end.line < len(self.lines)
        if plain and (cut := COMMENT_UNMEANT.match(self.lines[end.line], end.column)):
            message = "resten af linjen læses ikke, for # gør den til en note; sæt teksten i '…'"
            self._find(Code.YAML_FEATURE, spot, Mark(end.line + 1, cut.end()), message)
        return text

    def _report_features(self, event: Any, spot: Spot, mark: Mark) -> None:
        """Report anchors, aliases and tags."""
        quote = "sæt teksten i anførselstegn, hvis tegnet hører med til den"
        if event.anchor is not None:
            sign = "*" if isinstance(event, yaml.AliasEvent) else "&"
            message = f"{sign}{event.anchor} er en YAML-henvisning, som ikke bruges her; {quote}"
            self._find(Code.YAML_FEATURE, spot, mark, message)
        if getattr(event, "tag", None) is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            message = f"{tag} er et YAML-mærke, som ikke bruges her; {quote}"
            self._find(Code.YAML_FEATURE, spot, mark, message)

    def _mapping(self, spot: Spot) -> Data:
        found: dict[str, Data] = {}
        while not isinstance(event := self.next(), yaml.MappingEndEvent):
            mark = _start(event)
            name = self._key(event, spot, mark)
            below = (*spot, name)
            if name in found:
                first = self.keys[below].line
                message = f"nøglen står allerede i linje {first}; slet den ene"
                self._find(Code.DUPLICATE_KEY, below, mark, message)
                self._value(self.next(), (*spot, f"{name} igen"))
                continue
            self.keys[below] = mark
            found[name] = self._value(self.next(), below)
        return found

    def _key(self, event: Any, spot: Spot, mark: Mark) -> str:
        if not isinstance(event, yaml.ScalarEvent):
            self._find(Code.WRONG_SHAPE, spot, mark, "en nøgle skal være et enkelt ord")
            raise _RefusedError
        self._report_features(event, spot, mark)
        name: str = event.value
        if ":" in name:
            meant = name.replace(":", ": ", 1)
            message = f"efter kolon mangler et mellemrum; skriv »{meant}«"
            self._find(Code.YAML_SYNTAX, spot, mark, message)
            raise _RefusedError
        return name

    def _find(self, code: Code, spot: Spot, mark: Mark, message: str) -> None:
        self.findings.append(Finding(Place(self.file, *mark), code, message, dotted(spot)))


def _start(event: Any) -> Mark:
    return Mark(event.start_mark.line + 1, event.start_mark.column + 1)


BOM = b"\xef\xbb\xbf"

HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff9-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Control characters, and those that hide or turn the direction of writing."""

TAB = re.compile(r"\t")
CONFLICT = re.compile(r"^(?:<{7}|\|{7}|={7}|>{7})(?=[ \n]|\Z)", re.MULTILINE)
"""What git writes into a file that two people have changed."""
FALSE_INDENT = re.compile("^ *[\u00a0\u2000-\u200a\u202f\u3000]", re.MULTILINE)

HIDDEN_MESSAGES = (
    (HIDDEN, "usynligt tegn (U+{:04X}); slet det"),
    (TAB, "en tabulator; brug mellemrum"),
    (FALSE_INDENT, "linjen er rykket ind med et hårdt mellemrum; brug almindelige mellemrum"),
)


def plain(path: Path, file: str, kind: FileKind) -> tuple[str, tuple[Finding, ...]]:
    """The text of a file; it is valid if there are no findings."""
    if refused := _refusal(path, kind):
        return "", (Finding(Place(file), Code.UNREADABLE, refused),)
    try:
        with path.open("rb") as opened:
            raw = opened.read(kind.most_bytes + 1)
    except OSError as error:
        message = f"filen kan ikke læses ({reason(error)}); ret det"
        return "", (Finding(Place(file), Code.UNREADABLE, message),)
    text = _decoded(raw, file, kind)
    if isinstance(text, Finding):
        return "", (text,)
    if mark := CONFLICT.search(text):
        message = (
            "git har sat to udgaver af linjerne ind her; behold den ene, og slet linjerne med "
            "<<<<<<<, ======= og >>>>>>>"
        )
        line = text.count("\n", 0, mark.start()) + 1
        return text, (Finding(Place(file, line), Code.CONFLICT, message),)
    return text, tuple(_hidden(text, file))


def _refusal(path: Path, kind: FileKind) -> str:
    """Why there is no file to read; empty if there is."""
    if path.is_symlink():
        return "det er en genvej til en anden fil; læg selve filen her"
    if path.is_dir():
        return f"det er en mappe med navn som {kind.name}; giv den et andet navn"
    if not path.is_file():
        return (
            "det er ingen almindelig fil; slet den" if path.exists() else "filen mangler; skriv den"
        )
    return ""


def _decoded(raw: bytes, file: str, kind: FileKind) -> str | Finding:
    if len(raw) > kind.most_bytes:
        size = f"mere end {kind.most_bytes // 1000} kB; så stor er {kind.name} ikke"
        message = f"filen er på {size}: er det den rigtige fil?"
        return Finding(Place(file), Code.FILE_SIZE, message)
    if raw.startswith(BOM):
        message = "filen begynder med et usynligt mærke (BOM); gem den som UTF-8 uden BOM"
        return Finding(Place(file), Code.ENCODING, message)
    try:
        return raw.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        message = "tegnet her er ikke UTF-8; gem filen som UTF-8 i din editor"
        return Finding(Place(file, line, column), Code.ENCODING, message)


def _hidden(text: str, file: str) -> Iterator[Finding]:
    """Report invisible characters, at most ten."""
    places: dict[int, str] = {}
    for pattern, message in HIDDEN_MESSAGES:
        for match in islice(pattern.finditer(text), 10):
            places[match.end() - 1] = message.format(ord(match[0][-1]))
    for place in sorted(places)[:10]:
        line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)
        yield Finding(Place(file, line, column), Code.HIDDEN_CHARACTER, places[place])
