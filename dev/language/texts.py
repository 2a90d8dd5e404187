"""Every Danish text of the project, with the file and line where it is written.

Strings in Python, templates, cases and Markdown. A string is Danish if its words are, since keys
and English are strings too.
"""

import ast
import json
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from generator.cases.fields import PROSE
from generator.text.files import ROOT
from rules_src.model.text import text as plain

WORD = re.compile(r"([A-Za-zÆØÅæøåÉéÜüÖö]+)(?:[’'][a-z]+)?")
"""Without the genitive ending of an abbreviation: MTV’s."""
NO_WORD = re.compile(
    r"\{[^{}]*\}|\b\w+=[\w…|]+|\b\w*_\w*|[\w.-]*/[\w./<>*-]*|(?<![\w-])--?\w[\w-]*|[\w-]*\.ya?ml|(?<![\w-])[a-z]+(?:-[a-z]+){2,}(?![\w-])|\b\w+(?:\.\w+)+|\b\w*\d\w*|(?<![\w-])[A-CG][A-Z](?![\w-])|\b[EKDB]{2,}\b"
)
"""What is no word: roles, placeholders, names, paths, keys, letters of rows, holdings in a suit."""

NOT_SHOWN = {"search", "also", "avoid", "english", "new", "phrases", "heard"}
"""Keyword arguments whose texts are never shown, or quoted."""

TOML_NOT_SHOWN = rf"^(?:{'|'.join(NOT_SHOWN)}) = (?:\[(?s:.*?)\]|.*?)$"

HEARD = "rules_src/bridge/spoken.py"
LIBYAML = "generator/cases/document/syntax.py"
"""Its messages stand there in English beside ours."""
PHRASES = re.compile(r"\n *(?:ja |nej )?~ .*(?:\n(?! *(?:[-+=]|(?:ja|nej) [=~]) ).*)*")
"""What people say, errors and all, is listened to and never shown: after `~` in a law, too."""

LAWS = ("rules_src/laws/", "rules_src/doubts.py")

PATTERN = re.compile(r"\\[bdswAZ(]|\(\?|^#\w+[( ]|</?\w+")
"""A regular expression, a tag, or code."""

CODE = r"```(?s:.*?)```|~~~(?s:.*?)~~~|`[^`\n]*`|^(?: {4}|\t) *[^-*\d\s].*$"
MARKUP = (
    r"\A\s*---\n(?s:.*?)^---$|<(code|pre|script)\b(?s:.*?)</\1>|<p lang=\"en\">(?s:.*?)</p>"
    r"|<[^>]*>|\]\([^)]*\)|\{:[^}]*\}|&#?\w+;|https?://\S+"
)
NO_PROSE = {
    ".jinja": (r"\{[#%](?s:.*?)[#%]\}|\{\{(?s:.*?)\}\}", MARKUP, CODE),
    ".md": (CODE, MARKUP),
    ".yaml": (
        rf"^(?!(?:{'|'.join(PROSE)}):)\w+:.*(?:\n(?!\w).*)*",
        r'^\w+: *[>|"]?|"$|^#.*|  # .*',
    ),
    ".yml": (
        r'^ *(?:- )?(?:id|type|labels|required|url|\w+_\w+): .*|^ *(?:- )?\w+:(?: \|$| ")?|"$',
    ),
}
"""By a file's ending what is blanked in it, in this order; the keys of a case have a schema."""
HANDED = re.compile(r'\{% call [\w.]+\("([^"]*)"')
"""What a template hands to a macro around its text: the name of what is folded."""


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


Check = Callable[[Text], Iterator[tuple[str, str]]]
"""Finds words in a text, and what to say of each."""

CASES = "rules_src/casebook/**/*.yaml"
WRITTEN = (
    *("rules_src/**/*.py", "generator/**/*.py", "dev/*.py", "rules_src/**/*.toml", CASES),
    *("generator/site/templates/**/*.jinja", "generator/tools/**/*.jinja", "dev/*.jinja"),
    *("README.md", "CONTRIBUTING.md", "docs/bidrag/vedligehold/**/*.md"),
    *(".github/**/*.md", ".github/ISSUE_TEMPLATE/*.yml"),
)
"""Everything that is written by hand."""


def written(*patterns: str) -> Iterator[Text]:
    """What is written in these files; one that cannot be read is the check's to tell of."""
    for path in sorted(path for pattern in patterns for path in ROOT.glob(pattern)):
        if shown(path) != HEARD:
            with suppress(OSError, UnicodeDecodeError):
                yield from texts(shown(path), path.read_text("utf-8"))


def texts(file: str, said: str) -> Iterator[Text]:
    """What is written in a file that says this."""
    if file.endswith(".py"):
        yield from strings(file, said)
        return
    if file.endswith(".toml"):  # as many lines as it has; a key in quotes is a text too
        said = blanked(said, TOML_NOT_SHOWN)
        for found in re.finditer(r'"""(.*?)"""|"(?:[^"\\\n]|\\.)*"', said, re.S):
            text = plain(found[1] or json.loads(found[0]))
            yield Text(file, said.count("\n", 0, found.start()) + 1, text, sure=False)
        return
    for found in HANDED.finditer(said) if file.endswith(".jinja") else ():
        yield Text(file, said.count("\n", 0, found.start()) + 1, found[1])
    for pattern in NO_PROSE[Path(file).suffix]:
        said = blanked(said, pattern)
    for number, line in enumerate(said.split("\n"), 1):
        if line.strip():
            yield Text(file, number, line.strip())


HIDDEN = re.compile(
    r"<(?:code|pre|script|svg)\b.*?</(?:code|pre|script|svg)>"
    r"|<div[^>]* hidden>.*?</div>"
    r'|<span[^>]* lang="en">.*?</span>|<[^>]*>|\]\([^)"]*|\{:?[ #.][^}]*\}|&#?\w+;'
    r"|^(?:title|description): |^(?:hide|card|styles|scripts):.*"
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


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def blanked(text: str, pattern: str) -> str:
    """The text with a pattern blanked; lines stay in place."""
    return re.sub(pattern, lambda found: re.sub(r"[^\n]", " ", found[0]), text, flags=re.M)


def strings(file: str, said: str) -> Iterator[Text]:
    """The strings of a module that may be Danish, and are shown."""
    nodes = [*ast.walk(ast.parse(said))]
    skipped = {part for node in nodes if _for_programmers(node) for part in ast.walk(node)}
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            skipped.update(node.values)
            parts = (v.value if isinstance(v, ast.Constant) else "{}" for v in node.values)
            text = "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
        else:
            continue
        if file.startswith(LAWS):  # as it is read, with its marks where its lines begin
            text = "\n".join(map(plain, PHRASES.sub("", text).split("\n")))
        danish = bool(re.search("[æøåÆØÅ§»«♠♥♦♣]", text))
        found = Text(file, node.lineno, text, sure=danish and " " in text)
        worth = danish or (file != LIBYAML and len(found.words) > 2)
        if worth and node not in skipped and not PATTERN.search(text):
            yield found


def _for_programmers(node: ast.AST) -> bool:
    match node:
        case ast.Raise() | ast.Expr(value=ast.Constant()):
            return True
        case ast.keyword(arg=arg):
            return arg in NOT_SHOWN
    return False


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
