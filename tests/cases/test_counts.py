"""Counted rulings: added up by row, and a file that was changed by hand is refused whole."""

import json
from pathlib import Path
from typing import Any

import pytest
from own_book import BOOK

from generator.cases.counts import Counted, read_counts

ANSWERS = {"score_issue": "entry", "score_time": "in_time"}
LINE = {"month": "2026-11", "rule": "score_correction", "answers": ANSWERS, "number": 3}


def file(folder: Path, data: Any, name: str = "ours.json") -> None:
    (folder / name).write_text(json.dumps(data), "utf-8")


def test_a_file_is_counted_by_row(tmp_path: Path) -> None:
    file(tmp_path, {"club": "Ørehus", "counts": [LINE]})
    counts = read_counts(tmp_path, BOOK, tmp_path)
    row = BOOK["score_correction"].follow(BOOK["score_correction"].answers(ANSWERS))
    assert counts.findings == ()
    assert counts.files == 1
    assert counts.every == (Counted("Ørehus", "2026-11", row.rows[-1].id, "score_correction", 3),)


def test_nothing_is_counted_yet_where_there_is_no_file(tmp_path: Path) -> None:
    assert read_counts(tmp_path / "none", BOOK, tmp_path).every == ()


BROKEN = {
    "player": ({"counts": [{**LINE, "player": "Jens"}]}, "ukendt nøgle »player«"),
    "free text": ({"note": "<b>", "counts": [LINE]}, "ukendt nøgle »note«"),
    "no counts": ({"club": "X"}, "mangler nøglen »counts«"),
    "a text": ({"counts": "<script>"}, "skal stå en liste"),
    "an empty list": ({"counts": []}, "skal stå en liste"),
    "a line of text": ({"counts": ["x"]}, "skriv month, rule, answers og number"),
    "month 13": ({"counts": [{**LINE, "month": "2026-13"}]}, "her skal stå fx 2026-11"),
    "none": ({"counts": [{**LINE, "number": 0}]}, "højst 999"),
    "too many": ({"counts": [{**LINE, "number": 1000}]}, "højst 999"),
    "no such rule": ({"counts": [{**LINE, "rule": "score"}]}, "ukendt regel"),
    "no ruling": ({"counts": [{**LINE, "answers": {"score_issue": "entry"}}]}, "ikke til en"),
    "not asked": (
        {"counts": [{**LINE, "answers": {**LINE["answers"], "zone": "yes"}}]},  # type: ignore[dict-item]
        "ikke til en",
    ),
    "no answers": ({"counts": [{**LINE, "answers": []}]}, "ikke til en"),
    "a long name": ({"club": "x" * 61, "counts": [LINE]}, "højst 60 tegn"),
    "a key short": ({"counts": [{"month": "2026-11"}]}, "mangler nøglen »rule«"),
}


@pytest.mark.parametrize("broken", BROKEN)
def test_a_file_with_a_mistake_is_refused_whole(broken: str, tmp_path: Path) -> None:
    data, says = BROKEN[broken]
    whole: Any = data
    if isinstance(whole.get("counts"), list) and whole["counts"]:
        whole = {**whole, "counts": [LINE, *whole["counts"]]}
    file(tmp_path, whole)
    counts = read_counts(tmp_path, BOOK, tmp_path)
    assert counts.every == ()
    assert any(says in finding.text for finding in counts.findings), counts.findings
    assert all(finding.text.startswith("ours.json:") for finding in counts.findings)


def test_a_file_that_is_no_json_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ours.json").write_text('{"counts": [', "utf-8")
    counts = read_counts(tmp_path, BOOK, tmp_path)
    assert counts.findings
    assert not counts.every


def test_a_month_of_a_club_is_counted_once(tmp_path: Path) -> None:
    for name in ("a.json", "b.json"):
        file(tmp_path, {"club": "Ørehus", "counts": [LINE]}, name)
    counts = read_counts(tmp_path, BOOK, tmp_path)
    assert counts.files == 1
    assert [finding.text for finding in counts.findings] == [
        "b.json:1:1: Ørehus har talt 2026-11 i a.json; læg de to sammen i én fil"
    ]
