"""What can be mended in a case file without a person: its form, never what it says.

Byte order mark, line ends, invisible signs, tabs, indentation, dashes, quotes, keys and answers in
Danish. A mended file is kept only if nothing in it is worse than before.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from generator.cases.check import check_file
from generator.cases.conversation import SYNONYMS
from generator.cases.document.encoding import BOM, CONFLICT, FALSE_INDENT, HIDDEN
from generator.cases.fields import PROSE, CaseText, TableText
from generator.cases.findings import blocking
from generator.cases.stub import schema_line
from generator.engine.rulebook import Rulebook
from generator.text.fonts.coverage import lacking
from rules_src.model.facts import Fact
from rules_src.model.roles import spoken

CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f]")
KEYS = {f.title or "": name for name, f in CaseText.model_fields.items()}
TABLE_KEYS = {f.title or "": name for name, f in TableText.model_fields.items()}
KEY = re.compile(r"^( *)([^\W\d]\w*(?: \w+)?)(\s*:)(?=\s|$)(.*)$")
BULLET = re.compile(r"^( *)(?:[–—−•*] ?|-)(?=\w+: )", re.MULTILINE)
IN_BRACES = re.compile(r"(\w+): ([^,{}]+)(?=[,}])")

Mend = Callable[[str], str]


class Mended(NamedTuple):
    """The bytes as they should be, and in Danish what was done to them."""

    raw: bytes
    done: tuple[str, ...]


def mended(path: Path, folder: Path, book: Rulebook, root: Path) -> Mended:
    """Mend a file of the casebook in `folder`, as far as that makes nothing worse."""
    raw = path.read_bytes()
    text = _decoded(raw)
    if text is None or CONFLICT.search(text) or path.parent.name not in book:
        return Mended(raw, ())
    done = ["tegnkodning"] if text.encode() != raw else []
    worst = _errors(path, folder, book, root, raw)
    for what, mend in _mends(path.parent.name, book):
        better = mend(text)
        if better == text:
            continue
        left = _errors(path, folder, book, root, better.encode())
        if left <= worst:
            text, worst = better, left
            done.append(what)
    return Mended(text.encode(), tuple(done))


def _errors(path: Path, folder: Path, book: Rulebook, root: Path, raw: bytes) -> tuple[bool, int]:
    """Whether a file is unreadable, and how many errors there are in it."""
    checked = check_file(path, folder, book, root, raw)
    return checked.document is None, len(blocking(checked.findings))


def _decoded(raw: bytes) -> str | None:
    """The text without a byte order mark and with our line ends; from Windows' code if it must."""
    raw = raw.removeprefix(BOM)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        try:
            text = raw.decode("cp1252")
        except UnicodeDecodeError:
            return None
        if lacking(text.replace("\r", "").replace("\t", "")):
            return None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _mends(rule: str, book: Rulebook) -> Iterator[tuple[str, Mend]]:
    facts = book[rule].facts_in_reach
    yield "bogstaver i ét stykke", lambda text: unicodedata.normalize("NFC", text)
    yield "usynlige tegn", _without_hidden
    yield "tabulatorer og hårde mellemrum", _plain_blanks
    yield "tankestreger", lambda text: BULLET.sub(r"\1- ", text)
    yield "nøgler på dansk", _english_keys
    yield "indrykning", lambda text: _indented(text, facts)
    yield "svar på dansk", lambda text: _keyed_answers(text, facts)
    yield "anførselstegn", _danish_quotes
    yield "første linje", lambda text: _with_schema(text, schema_line(rule))
    yield "linjeslut", lambda text: re.sub(r"[ \t]+$", "", text, flags=re.M).rstrip("\n") + "\n"


def _without_hidden(text: str) -> str:
    return HIDDEN.sub(lambda sign: sign[0] if CONTROLS.match(sign[0]) else "", text)


def _plain_blanks(text: str) -> str:
    while FALSE_INDENT.search(text):
        text = FALSE_INDENT.sub(lambda blanks: " " * len(blanks[0]), text)
    return re.sub(r"^[ \t]*", lambda start: start[0].replace("\t", "  "), text, flags=re.M).replace(
        "\t", " "
    )


def _english_keys(text: str) -> str:
    lines = []
    for line, inside in _lines(text):
        key = KEY.match(line)
        if key and inside in ("", "table"):
            known = {"": KEYS, "table": TABLE_KEYS}["table" if key[1] else ""]
            name = known.get(key[2].casefold(), key[2].casefold())
            if name != key[2] and name in (*known.values(),):
                line = f"{key[1]}{name}:{key[4]}"
        lines.append(line)
    return "\n".join(lines)


def _lines(text: str) -> Iterator[tuple[str, str]]:
    """Each line, and the key at the margin that it stands under; empty for such a key itself."""
    inside = ""
    for line in text.split("\n"):
        key = KEY.match(line)
        if key and not key[1]:
            name = key[2].casefold()
            inside = KEYS.get(name, name)
            yield line, ""
        else:
            yield line, inside


def _indented(text: str, facts: Mapping[str, Fact[Any]]) -> str:
    """Keys of a case at the margin, those of its table and facts two in, steps two in."""
    lines, inside, below = [], "", ""
    for line in text.split("\n"):
        bare = line.strip()
        key = KEY.match(bare)
        name = key[2] if key else ""
        if name in CaseText.model_fields:
            inside, below = name, ""
            lines.append(bare)
        elif inside in PROSE or not bare or bare.startswith("#"):
            lines.append(line if not bare or line.startswith(" ") or not inside else f"  {bare}")
        elif inside == "ruling" and bare.startswith("- "):
            lines.append(f"  {bare}")
        elif inside in ("table", "facts") and key:
            known = TableText.model_fields if inside == "table" else facts
            deeper = below and (inside == "table" or line.startswith("   "))
            within = name not in known or (inside == "facts" and deeper)
            below = below if within else (name if not key[4].strip() else "")
            lines.append(f"{'    ' if within and below else '  '}{bare}")
        else:
            lines.append(line)
    return "\n".join(lines)


def _keyed_answers(text: str, facts: Mapping[str, Fact[Any]]) -> str:
    lines = []
    for line, inside in _lines(text):
        key = KEY.match(line)
        if inside == "facts" and key and key[2] in facts:
            answer, hash_sign, note = key[4].partition("  #")
            if "{" in answer:
                answer = IN_BRACES.sub(
                    lambda found: f"{found[1]}: {_key_of(facts.get(found[1]), found[2])}", answer
                )
            else:
                answer = f" {_key_of(facts[key[2]], answer.strip())}"
            line = f"{key[1]}{key[2]}:{answer.rstrip()}{hash_sign}{note}"
        lines.append(line)
    return "\n".join(lines)


def _key_of(fact: Fact[Any] | None, written: str) -> str:
    """The key of an answer that is written in Danish, in capitals or as another yes or no."""
    if fact is None or written in fact.answers:
        return written
    labels = {spoken(str(a.value)).casefold(): key for key, a in fact.answers.items()}
    labels |= {key.casefold(): key for key in fact.answers}
    bare = written.strip("\"'").casefold()
    return labels.get(bare) or labels.get(SYNONYMS.get(bare, ""), written)


def _danish_quotes(text: str) -> str:
    """`“…”` round a value as `"…"`, and what is quoted in a text as `»…«`."""
    lines = []
    for line, inside in _lines(text):
        line = re.sub(r'^( *\w+: )[“”„‟]([^“”„‟"]*)[“”„‟]$', r'\1"\2"', line)
        if inside in PROSE and line.startswith(" "):
            line = re.sub(r'(?<!\S)["“„]([^"“”„]+)["”“](?!\w)', r"»\1«", line)
            line = re.sub(r"(?<=\w)['´`](?=\w)", "’", line)
        lines.append(line)
    return "\n".join(lines)


def _with_schema(text: str, line: str) -> str:
    first, _, rest = text.partition("\n")
    if first.rstrip() == line:
        return text
    return f"{line}\n{rest if first.startswith('# yaml-language-server') else text}"
