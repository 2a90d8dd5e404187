"""Every Danish text of the project, with the file and line where it is written.

Strings in Python, templates, cases and Markdown. A string is Danish if its words are, since keys
and English are strings too.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from generator.cases.fields import PROSE
from rules_src.model.text import text as plain

ROOT = Path(__file__).resolve().parents[2]

WORD = re.compile(r"[A-Za-zÆØÅæøåÉéÜüÖö]+(?:[’'][a-z]+)?")
NO_WORD = re.compile(
    r"\{[^{}]*\}|\b\w+=[\w…|]+|\b\w*_\w*|[\w.-]*/[\w./<>*-]*|(?<![\w-])--?\w[\w-]*|[\w-]*\.ya?ml|(?<![\w-])[a-z]+(?:-[a-z]+){2,}(?![\w-])|\b\w+(?:\.\w+)+|\b\w*\d\w*|(?<![\w-])[A-C][A-Z](?![\w-])|\b[EKDB]{2,}\b"
)
"""What is no word: roles, placeholders, names, paths, keys, letters of rows, holdings in a suit."""

NOT_SHOWN = {"search", "also", "avoid", "english", "new", "phrases", "heard"}
"""Keyword arguments whose texts are never shown, or quoted."""

TOML_NOT_SHOWN = re.compile(rf"^(?:{'|'.join(NOT_SHOWN)}) = (?:\[.*?\]|.*?)$", re.M | re.S)

HEARD = "rules_src/bridge/spoken.py"
PHRASES = re.compile(r"\n *(?:ja |nej )?~ .*(?:\n(?! *(?:[-+=]|(?:ja|nej) [=~]) ).*)*")
"""What people say, errors and all, is listened to and never shown: after `~` in a law, too."""

LAWS = ("rules_src/laws/", "rules_src/contents/doubts.py")

PATTERN = re.compile(r"\\[bdswAZ(]|\(\?|^#\w+[( ]|</?\w+")
"""A regular expression, a tag, or code."""

MARKDOWN_CODE = re.compile(
    r"```.*?```|~~~.*?~~~|`[^`\n]*`|^(?: {4}|\t) *[^-*\d\s][^\n]*$", re.S | re.M
)
MARKDOWN_REST = re.compile(
    r'^---\n.*?\n---\n|<p lang="en">.*?</p>|\]\([^)]*\)|\{:[^}]*\}|<[^>]*>|&#?\w+;'
    r"|https?://\S+",
    re.S,
)
JINJA = re.compile(r"\{[#%].*?[#%]\}|\{\{.*?\}\}", re.S)
MARKUP = re.compile(
    r"^---\n.*?^---$|<(?:code|pre|script)\b.*?</(?:code|pre|script)>|<[^>]*>|\]\([^)]*\)"
    r"|\{:[^}]*\}|&#?\w+;",
    re.S | re.M,
)


@dataclass(frozen=True)
class Text:
    """A text, and where it begins."""

    file: str
    line: int
    text: str
    sure: bool = True
    """Whether it is certainly Danish, or only if its words are."""

    @cached_property
    def prose(self) -> str:
        """The text with a space for all that is no word."""
        return NO_WORD.sub(" ", self.text)

    @cached_property
    def words(self) -> list[str]:
        return WORD.findall(self.prose)


def written() -> Iterator[Text]:
    """Everything written by hand."""
    for path in _below("rules_src", "generator", "dev", suffix=".py"):
        if "language" not in path.parts and shown(path) != HEARD:
            yield from python(path)
    yield from cases()
    for path in _below("rules_src", suffix=".toml"):
        yield from toml(path)
    for path in _below("generator/site/templates", "generator/tools", suffix=".jinja"):
        yield from lines(path, blanked(path.read_text("utf-8"), JINJA, MARKUP, MARKDOWN_CODE))
    hand = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *_below("docs/bidrag/vedligehold")]
    for path in [*hand, *_below(".github", suffix=".md")]:
        yield from markdown(path)
    for path in _below(".github/ISSUE_TEMPLATE", suffix=".yml"):
        yield from form(path)


def toml(path: Path) -> Iterator[Text]:
    """Every string in quotes, over as many lines as it has; a key that is written so is one too."""
    whole = blanked(path.read_text("utf-8"), TOML_NOT_SHOWN)
    for found in re.finditer(r'"""(.*?)"""|"(?:[^"\\\n]|\\.)*"', whole, re.S):
        said = plain(found[1] or json.loads(found[0]))
        yield Text(shown(path), whole.count("\n", 0, found.start()) + 1, said, sure=False)


def cases() -> Iterator[Text]:
    """The texts of every case; one that cannot be read at all is the check's to tell of."""
    for path in _below("rules_src/casebook", suffix=".yaml"):
        try:
            yield from case(path)
        except (OSError, UnicodeDecodeError):
            continue


HIDDEN = re.compile(
    r"<(?:code|pre|script|svg)\b.*?</(?:code|pre|script|svg)>"
    r"|<div[^>]* hidden>.*?</div>"
    r'|<span[^>]* lang="en">.*?</span>|<[^>]*>|\]\([^)"]*|\{:?[ #.][^}]*\}|&#?\w+;'
    r"|^(?:title|description): |^(?:hide|card|  - \w+):?.*"
    r"|^ *(?:python -m|make) .*"
)
"""What is skipped on a page: code, tags, addresses, English, and data."""


def generated() -> Iterator[Text]:
    """The lines of the generated pages, each on its first page only."""
    listing = ROOT / "docs" / ".generated"
    names = listing.read_text("utf-8").splitlines() if listing.is_file() else []
    first: dict[str, tuple[str, int]] = {}
    for name in names:
        if name.endswith(".md") and name != "bidrag/index.md":  # the guide is read as it stands
            text = (ROOT / "docs" / name).read_text("utf-8")
            for number, line in enumerate(text.split("\n"), 1):
                first.setdefault(line, (f"docs/{name}", number))
    for line, (file, number) in first.items():
        if text := HIDDEN.sub(" ", line).strip():
            yield Text(file, number, text)


def _below(*folders: str, suffix: str = "") -> list[Path]:
    found = (p for folder in folders for p in (ROOT / folder).rglob(f"*{suffix}"))
    return sorted(p for p in found if p.is_file() and "__pycache__" not in p.parts)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def blanked(text: str, *patterns: re.Pattern[str]) -> str:
    """The text with patterns blanked; lines stay in place."""
    for pattern in patterns:
        text = pattern.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
    return text


def lines(path: Path, text: str) -> Iterator[Text]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            yield Text(shown(path), number, line)


def markdown(path: Path) -> Iterator[Text]:
    text = path.read_text("utf-8")
    yield from lines(path, blanked(text, MARKDOWN_CODE, MARKDOWN_REST))


def case(path: Path) -> Iterator[Text]:
    """The texts of a case; its schema covers keys, answers and words."""
    inside = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        key = re.match(r"(\w+):", line)
        if key:
            inside = key[1] in PROSE
            line = line[key.end() :]
        if inside and line.strip(" >|"):
            yield Text(shown(path), number, line.split("  # ")[0].strip().strip('"'))


def form(path: Path) -> Iterator[Text]:
    """The labels and descriptions of an issue form."""
    value = re.compile(
        r"^\s*(?:- )?(?:name|description|label|value|title|placeholder): (?!\|)(.*)$"
    )
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if found := value.match(line):
            yield Text(shown(path), number, found[1].strip('"'))


def python(path: Path) -> Iterator[Text]:
    """The strings of a module that may be Danish; not docstrings and what is never shown."""
    finder = _Finder(shown(path))
    finder.visit(ast.parse(path.read_text("utf-8")))
    yield from finder.found


class _Finder(ast.NodeVisitor):
    def __init__(self, file: str) -> None:
        self.file = file
        self.found: list[Text] = []
        self.label = False
        """Inside a class whose members are shown."""

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring is for programmers
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Skip exceptions, which are English."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        before, self.label = self.label, self.file.startswith("rules_src/")
        self.generic_visit(node)
        self.label = before

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg not in NOT_SHOWN:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str):
            self._note(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = (v.value if isinstance(v, ast.Constant) else "{}" for v in node.values)
        self._note(node, "".join(str(part) for part in parts))
        for value in node.values:
            if isinstance(value, ast.FormattedValue):
                self.visit(value.value)

    def _note(self, node: ast.expr, text: str) -> None:
        if self.file.startswith(LAWS):  # as it is read, with its marks where its lines begin
            text = "\n".join(map(plain, PHRASES.sub("", text).split("\n")))
        if PATTERN.search(text):
            return
        danish = bool(re.search("[æøåÆØÅ§»«♠♥♦♣]", text))
        if not danish and self.file == "generator/cases/document/syntax.py":
            return  # libyaml's own messages
        label = self.label and re.fullmatch(r"[a-z]{2,}", text) is not None
        found = Text(self.file, node.lineno, text, sure=danish and " " in text)
        if danish or label or len(found.words) > 2:
            self.found.append(found)


@cache
def _lines(file: str) -> list[str]:
    return (ROOT / file).read_text("utf-8").split("\n")


def place(text: Text, word: str) -> int:
    """The line of a word; a text may be written over several."""
    lines = _lines(text.file)
    for number in range(text.line, min(text.line + 40, len(lines) + 1)):
        if word in lines[number - 1]:
            return number
    return text.line


def unique(texts: Iterable[Text]) -> set[str]:
    return {word for text in texts for word in text.words}
