"""Rulings that nobody here wrote: read, put to the rules and compared."""

from collections import Counter
from pathlib import Path

import pytest
from own_book import BOOK, ROOT

from generator.cases.precedents import Comparison, Precedents, read_precedents

SOURCE = """\
forbund:
  body: Et forbund
  title: Opgaver med facit
  country: Norge
  address: https://example.org/
  seen: whole
"""
TOLD = """\
happened: Syd passer i Nords tur, og Vest accepterer ikke.
source: forbund
kind: exam_key
seen: whole
edition: 2017
ruled: Passen annulleres, og Nord skal passe én gang, hvis den nye melding ikke er tilsvarende.
laws: [30B1]
rule: call_out_of_rotation
answers: {turn: partner, call: pass, since: nothing, accepted: no, comparable: no}
expected: [forced_pass.once]
"""
REASON = "because: theirs\nreason: Loven siger én gang.\n"

AT_LEAST = {
    range(24, 40): 40,
    range(41, 61): 40,
    range(61, 72): 30,
    (16, 20, 21, 73, 75): 30,
    (12, *range(77, 88)): 20,
    (8, 15, 79, *range(90, 94)): 20,
}
"""How many rulings there are where these laws come first."""


def read(folder: Path, text: str) -> Precedents:
    (folder / "law_30").mkdir(exist_ok=True)
    (folder / "sources.yaml").write_text(SOURCE, "utf-8")
    (folder / "law_30" / "pass-in-partners-turn.yaml").write_text(text, "utf-8")
    return read_precedents(folder, BOOK, folder)


@pytest.mark.parametrize(
    ("text", "way"),
    [
        (TOLD, Comparison.JUDGEMENT),
        (TOLD.replace("accepted: no, comparable: no", "accepted: yes").replace(
            "forced_pass.once", "call_stands"), Comparison.AGREES),
        (TOLD.replace("forced_pass.once", "forced_pass.rest") + REASON, Comparison.DIFFERS),
        (TOLD + "excluded: [no_rectification]\n", Comparison.JUDGEMENT),
        (TOLD.replace("expected: [forced_pass.once]\n", ""), Comparison.WAITING),
        (TOLD[: TOLD.index("rule:")] + "reason: Ingen regel.\n", Comparison.NO_PLACE),
    ],
)  # fmt: skip
def test_what_others_ruled_is_compared_with_the_rules(
    text: str, way: Comparison, tmp_path: Path
) -> None:
    found = read(tmp_path, text)
    assert [finding.text for finding in found.findings] == []
    assert [precedent.comparison for precedent in found.every] == [way]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TOLD.replace("expected: [forced_pass.once]", "expected: [forced_pass.rest]"), "because"),
        (TOLD + REASON, "slet »because«"),
        (TOLD.replace("30B1", "30Z9"), "§ 30Z9 findes ikke"),
        (TOLD.replace("source: forbund", "source: forbundet"), "forbund"),
        (TOLD.replace("turn: partner", "turn: nobody"), "intet svar"),
        (TOLD.replace("rule: call_out_of_rotation", "rule: call_out"), "er ingen regel"),
        (TOLD.replace("forced_pass.once", "forced_pas"), "intet trin hedder"),
        (TOLD.replace("kind: exam_key", "kind: exam"), "exam_key"),
        (TOLD + "outcome: agrees\n", "slet »outcome«"),
        (TOLD[: TOLD.index("rule:")], "ingen plads"),
        (TOLD.replace("happened: Syd", "happened: " + "Syd " * 61), "højst 60"),
        (TOLD.replace("source: forbund\n", ""), "mangler nøglen »source«"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_danish(
    text: str, message: str, tmp_path: Path
) -> None:
    (finding, *_) = read(tmp_path, text).findings
    assert message in finding.text
    assert finding.place.file == "law_30/pass-in-partners-turn.yaml"


def test_the_corpus_is_wide_and_in_order() -> None:
    found = read_precedents(ROOT / "rules_src" / "precedents", BOOK, ROOT)
    assert [finding.text for finding in found.findings] == []
    places = Counter(precedent.laws[0] for precedent in found.every)
    assert len(found.every) >= 301
    assert {law for law in AT_LEAST if sum(places[each] for each in law) < AT_LEAST[law]} == set()
    assert len({precedent.text.source for precedent in found.every}) >= 10
    assert len({precedent.country for precedent in found.every}) >= 5
    assert all(p.text.reason for p in found.every if p.comparison is Comparison.DIFFERS)
