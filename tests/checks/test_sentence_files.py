"""The sentences that the search learns from: each wrong line is found at its place, in Danish."""

from pathlib import Path

import pytest
from own_book import BOOK

from generator.checks.run import unlearnable


@pytest.mark.parametrize(
    ("name", "text", "line", "message"),
    [
        ("kulorsvgt", "øst svigtede\n", 1, "mente du »kulorsvigt«"),
        ("kulorsvigt", "øst svigtede\n\nvest svigtede\n", 2, "linjen er tom"),
        ("kulorsvigt", "øst  svigtede\n", 1, "mellemrum for meget"),
        ("kulorsvigt", "søg: svigt\nøst svigtede\nØst svigtede\n", 3, "står også i linje 2"),
        ("kulorsvigt", "hej\n", 1, "står også i nothing.txt"),
        ("kulorsvigt", "øst svigtede", 1, "uden linjeskift"),
    ],
)
def test_what_cannot_be_learned_from_is_found(
    name: str, text: str, line: int, message: str, tmp_path: Path
) -> None:
    (tmp_path / "nothing.txt").write_text("hej\n", "utf-8")
    (tmp_path / f"{name}.txt").write_text(text, "utf-8")
    found = [f for f in unlearnable(BOOK, tmp_path) if name in f.place.file]
    assert [(f.place.line, message in f.message) for f in found] == [(line, True)]
