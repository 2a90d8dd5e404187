"""Site, PDF and JSON carry the same rows, rulings and paragraphs; each is read as it stands."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from generator.book.typst.compiler import BookError
from generator.views.printed import folder
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken

Steps = tuple[tuple[str, str], ...]
"""What is said, or its word, and the §, step by step."""
Rows = Mapping[str, Steps]
"""By row, as `revoke-3`."""

RECORD = ".rows.json"

SITE_ROW = re.compile(r'<tr role="row" id="([a-z0-9_]+-\d+)".*?</tr>', re.DOTALL)
SITE_STEP = re.compile(r'<li class="(\w+)" markdown="1">(.*?)</li>', re.DOTALL)
TARGET = r'\((?:[^()"]|"[^"]*")*\)'
SITE_LAW = re.compile(rf"\[§\u00a0([^\]]+)\]{TARGET}\{{ \.law \}}\s*$")
BADGE = re.compile(r'<span class="badge \w+">[^<]*</span>')
LINK = re.compile(rf"\[([^\]]*)\]{TARGET}(\{{ \.\w+ \}})?")
SIGN = re.compile(r"\W+")


def check(root: Path) -> None:
    """Raise in Danish at the first row that is not the same everywhere below docs/."""
    docs = root / "docs"
    rows = json.loads((docs / "data" / "rows.json").read_text("utf-8"))
    site = (path.read_text("utf-8") for path in sorted((docs / "situationer").glob("*.md")))
    same("PDF’en", _of_json(rows, lambda step: str(step["word"])), _noted(root))
    same("siden", _of_json(rows, _said), of_site(site))


def note(root: Path, marks: Iterable[object]) -> None:
    """Write down what Typst laid out, so that a handbook need not be made again to be checked."""
    (folder(root) / RECORD).write_text(json.dumps(of_book(marks)), "utf-8")


def _noted(root: Path) -> Rows:
    noted = json.loads((folder(root) / RECORD).read_text("utf-8"))
    return {row: tuple((word, law) for word, law in steps) for row, steps in noted.items()}


def same(name: str, data: Rows, other: Rows) -> None:
    for row in (*data, *other):
        if data.get(row) != other.get(row):
            found = "mangler" if row not in other else f"er {other[row]}"
            raise BookError(f"rækken {row} {found} i {name}, men i data: {data.get(row)}")


def _of_json(rows: list[dict[str, Any]], say: Callable[[Any], str]) -> Rows:
    return {r["row"]: tuple((say(step), step["law"]) for step in r["ruling"]) for r in rows}


def _said(step: Any) -> str:
    return _letters(spoken(step["text"]))


def of_book(marks: Iterable[object]) -> Rows:
    """From the marks that Typst laid out: each row's, and behind it those of its steps."""
    found: dict[str, list[tuple[str, str]]] = {}
    steps: list[tuple[str, str]] = []
    for mark in marks:
        if isinstance(mark, dict) and "row" in mark:
            steps = found.setdefault(mark["row"], [])
        elif isinstance(mark, dict):
            steps.append((mark["word"], mark["law"]))
    return {row: tuple(steps) for row, steps in found.items()}


def of_site(pages: Iterable[str]) -> Rows:
    """From the Markdown of the pages: the rows of every decision table."""
    rows = (match for page in pages for match in SITE_ROW.finditer(page))
    return {match[1]: tuple(_site_steps(match[0])) for match in rows}


def _site_steps(row: str) -> Iterator[tuple[str, str]]:
    for kind, step in SITE_STEP.findall(row):
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
    """What is left when spaces and signs are gone."""
    return SIGN.sub("", re.sub(r"<[^>]*>", "", text)).lower()
