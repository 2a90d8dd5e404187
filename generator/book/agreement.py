"""Check that site, PDF and JSON have the same rows, rulings and paragraphs."""

import html
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from generator.book.compiler import BookError
from generator.data import promise
from generator.views.pdfs import folder
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken

Steps = tuple[tuple[str, str], ...]
"""The word of each step of a finished ruling, or its words, and its §; sorted."""
Rows = Mapping[str, Steps]
"""By row, as `revoke-3`."""

RECORD = ".rows.json"

SITE_ROW = re.compile(r'<tr role="row" id="([a-z0-9_]+-\d+)".*?</tr>', re.DOTALL)
SITE_SAYS = re.compile(r'data-says="([\d ]*)"')
SITE_STEP = re.compile(r'<li value="(\d+)"(?: class="(\w+)")? markdown="1">(.*?)</li>', re.DOTALL)
"""The words stand once on a page, numbered; those of no step are how the result is keyed."""
TARGET = r'\((?:[^()"]|"[^"]*")*\)'
SITE_LAW = re.compile(rf"\[§\u00a0([^\]]+)\]{TARGET}\{{ \.law \}}\s*$")
BADGE = re.compile(r'<span class="badge \w+">[^<]*</span>|<strong class="to">[^<]*</strong>')
"""Before the words of a step: its authority, and whom it is for."""
LINK = re.compile(rf"\[([^\]]*)\]{TARGET}(\{{ \.\w+ \}})?")
SIGN = re.compile(r"\W+")


def check(root: Path) -> None:
    """Raise `BookError` at the first row that is not the same everywhere below docs/."""
    docs = root / "docs"
    rows = json.loads((docs / promise.FOLDER / "rows.json").read_text("utf-8"))
    site = (path.read_text("utf-8") for path in sorted((docs / "situationer").glob("*.md")))
    recorded = json.loads((folder(root) / RECORD).read_text("utf-8"))
    printed = {row: tuple(sorted((word, law) for word, law in s)) for row, s in recorded.items()}
    compare("PDF’en", _of_json(rows, lambda step: str(step["word"])), printed)
    shown = {}
    for page in site:
        lines = {number: (kind, step) for number, kind, step in SITE_STEP.findall(page)}
        for row in SITE_ROW.finditer(page):
            numbers = "".join(SITE_SAYS.findall(row[0])).split()
            shown[row[1]] = tuple(sorted(_site_steps(lines[number] for number in numbers)))
    compare("siden", _of_json(rows, lambda step: _letters(spoken(step["says"]))), shown)


def record(root: Path, marks: Iterable[object]) -> None:
    """Record the rows that Typst laid out, for a check without making the handbook again."""
    rows = {m["row"]: m["steps"] for m in marks if isinstance(m, dict) and "row" in m}
    (folder(root) / RECORD).write_text(json.dumps(rows), "utf-8")


def compare(name: str, data: Rows, other: Rows) -> None:
    """Raise `BookError` at the first row that differs from the data."""
    for row in (*data, *other):
        if data.get(row) != other.get(row):
            actual = "mangler" if row not in other else f"er {other[row]}"
            said = f"rækken {row} {actual} i {name}, men i data: {data.get(row)}"
            raise BookError(f"Siden, PDF’en og data er ikke enige: {said}")


def _of_json(rows: list[dict[str, Any]], name: Callable[[Any], str]) -> Rows:
    return {
        row["row"]: tuple(sorted((name(s), s["law"]) for s in row["ruling"] if s["finished"]))
        for row in rows
    }


def _site_steps(lines: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for kind, step in lines:
        if not kind:
            continue
        law = SITE_LAW.search(step)
        if law is None:
            raise BookError(f"et trin på siden har ingen paragraf: {step}")
        text = step[: law.start()]
        if kind == "onward":
            text = text[: text.rindex("[")]  # the heading that it leads to
        yield (
            _letters(html.unescape(LINK.sub(r"\1", BADGE.sub("", text)))),
            LawRef.parse_shown(law[1]).text,
        )


def _letters(text: str) -> str:
    """The text without spaces and signs."""
    return SIGN.sub("", re.sub(r"<[^>]*>", "", text)).lower()
