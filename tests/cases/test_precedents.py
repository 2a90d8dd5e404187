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
answers: {turn: partner, call: pass, since: nothing, accepted: no, called_again: yes, \
comparable: no}
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
        (TOLD.replace("accepted: no, called_again: yes, comparable: no", "accepted: yes").replace(
            "forced_pass.once", "call_stands"), Comparison.AGREES),
        (TOLD.replace("forced_pass.once", "forced_pass.rest") + REASON, Comparison.DIFFERS),
        (TOLD + "excluded: [no_rectification]\n", Comparison.JUDGEMENT),
        (TOLD.replace("expected: [forced_pass.once]\n", ""), Comparison.WAITING),
        (TOLD[: TOLD.index("rule:")] + "reason: Ingen regel.\n", Comparison.NO_PLACE),
        (TOLD[: TOLD.index("rule:")], Comparison.WAITING),
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


PATH = "law_30/pass-in-partners-turn.yaml"
FAULTS: dict[str, tuple[str, str | bytes | None, str]] = {
    "a value with an equals sign": (
        "law_30/x.yaml", TOLD + "slip: a=b\n", "law_30/x.yaml:11:1: slip: ukendt nøgle"),
    "a folder named as a file": (
        "law_30/x.yaml", None, "law_30/x.yaml:1:1: det er en mappe med navn som en kendelse"),
    "a file at the root": ("x.yaml", TOLD, "x.yaml:1:1: læg filen i mappen for den lov"),
    "a folder of no law": ("law_94/x.yaml", TOLD, "law_94/x.yaml:1:1: læg filen i mappen"),
    "a file called .yml": ("law_30/x.yml", TOLD, "law_30/x.yml:1:1: filnavnet skal være"),
    "a name of capitals": ("law_30/XYZ.yaml", TOLD, "law_30/XYZ.yaml:1:1: filnavnet skal være"),
    "only text": ("law_30/x.yaml", "blot", "law_30/x.yaml:1:1: filen skal være nøgler med værdier; "
                  "begynd med »happened: …«"),
    "a copy": ("law_30/x.yaml", TOLD, f"law_30/x.yaml:1:11: happened: teksten står også i "
               f"{PATH}; skriv din egen, eller slet filen"),
    "a name twice": ("law_31/pass-in-partners-turn.yaml", TOLD, "law_31/pass-in-partners-turn.yaml"
                     f":1:1: navnet er brugt af {PATH}; giv filen et andet"),
    "an edition of no law": ("law_30/x.yaml", TOLD.replace("2017", "1871"),
                             "law_30/x.yaml:5:10: edition: ingen lov er fra 1871"),
    "a word without end": ("law_30/x.yaml", TOLD.replace("Syd passer", "p" * 15_000),
                           "law_30/x.yaml:1:11: happened: ordet »pppppppppppppppppppp…« er på"),
    "a § that is none": ("law_30/x.yaml", TOLD.replace("Passen annulleres", "Efter § 99A"),
                         "law_30/x.yaml:6:14: ruled: »§ 99A« er ingen paragraf"),
    "answers without a rule": ("law_30/x.yaml", TOLD.replace("rule: call_out_of_rotation\n", ""),
                               "law_30/x.yaml:8:1: answers: »answers« hører til en regel"),
    "another encoding": ("law_30/x.yaml", "happened: Ø".encode("latin-1"),
                         "law_30/x.yaml:1:11: tegnet her er ikke UTF-8"),
    "a source that is text": ("sources.yaml", SOURCE + "slip: a=b\n",
                              "sources.yaml:7:7: slip: skal være nøgler med værdier"),
    "a source of no address": ("sources.yaml", SOURCE.replace("https://example.org/", "www"),
                               "sources.yaml:5:12: address: »www« er ingen adresse"),
}  # fmt: skip
"""Each fault: the file, its text or nothing for a folder, and what is said first."""


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_of_a_file_is_said_with_its_place(fault: str, tmp_path: Path) -> None:
    name, text, message = FAULTS[fault]
    read(tmp_path, TOLD)
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    if text is None:
        path.mkdir()
    else:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    (finding, *_) = read_precedents(tmp_path, BOOK, tmp_path).findings
    said = finding.text.replace("forbund.address", "address")
    assert said.startswith(message)


def test_a_list_of_sources_may_be_long_and_one_that_is_missing_is_said_once(tmp_path: Path) -> None:
    many = "".join(SOURCE.replace("forbund", f"forbund-{n}") for n in range(400))
    read(tmp_path, TOLD)
    (tmp_path / "sources.yaml").write_text(SOURCE + many, "utf-8")
    assert read_precedents(tmp_path, BOOK, tmp_path).findings == ()
    (tmp_path / "law_30" / "y.yaml").write_text(TOLD, "utf-8")
    (tmp_path / "sources.yaml").unlink()
    (finding,) = read_precedents(tmp_path, BOOK, tmp_path).findings
    assert finding.text == "sources.yaml:1:1: filen mangler; skriv den"


def test_the_corpus_is_wide_and_all_of_it_compared() -> None:
    found = read_precedents(ROOT / "rules_src" / "precedents", BOOK, ROOT)
    places = Counter(precedent.laws[0] for precedent in found.every)
    assert len(found.every) >= 301
    assert {law for law in AT_LEAST if sum(places[each] for each in law) < AT_LEAST[law]} == set()
    assert len({precedent.text.source for precedent in found.every}) >= 10
    assert len({precedent.country for precedent in found.every}) >= 5
    assert [one for one in found.every if one.comparison is Comparison.WAITING] == []
