"""The language check finds what it should, where it stands, and lets what is right be."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from conftest import ROOT
from copies import ran

from dev.language import __main__ as language
from dev.language import spelling, wording
from dev.language.__main__ import Fault, faults
from dev.language.texts import WRITTEN, Text, place, texts, written
from rules_src.contents.glossary import TERMS


def text(said: str, file: str = "README.md") -> Text:
    return Text(file, 1, said)


def strings(source: str, file: str = "rules_src/laws/law_1.py") -> list[Text]:
    return [*texts(file, source)]


FEW = 4
"""Times: for the words written by hand and those of the pages, and what was meant by the wrong."""


@pytest.fixture(scope="module")
def by_hand() -> list[Text]:
    """Every text of this repository that is written by hand."""
    return [*written(*WRITTEN)]


@pytest.mark.usefixtures("site")
def test_the_texts_of_this_repository_are_in_order_and_the_dictionary_is_opened_few_times(
    by_hand: list[Text], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check of the language itself: `make test` has no other."""
    asked, hunspell = list[int](), spelling._hunspell

    def counted(option: str, words: Iterable[str]) -> str:
        asked.append(len([*words]))
        return hunspell(option, words)

    monkeypatch.setattr(spelling, "_hunspell", counted)
    monkeypatch.setattr(language, "written", lambda *_: by_hand)
    assert faults() == []
    assert 1 <= len(asked) <= FEW


def test_the_check_of_the_language_tells_each_fault_with_its_place_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = Fault("README.md", 7, "meldingenn", "mente du meldingen?")
    for found, code, summary in (([fault], 1, "Sprog: 1 fejl.\n"), ([], 0, "Sprog: ingen fejl.\n")):
        monkeypatch.setattr(language, "faults", lambda found=found: found)
        assert language.main() == code
        said = capsys.readouterr()
        assert said.err == summary
        assert said.out.splitlines() == [
            "README.md:7: meldingenn: mente du meldingen?" for _ in found
        ]


def test_make_check_tells_the_spelling_of_a_case_and_says_when_it_cannot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = text("Syd paser, og Vest »dobler« kontrakten", "rules_src/casebook/call/x.yaml")
    monkeypatch.setattr(language, "written", lambda *_: [said])
    monkeypatch.setattr(language, "place", lambda *_: 1)
    assert language.main(["--cases"]) == 1
    assert "x.yaml:1: paser: " in capsys.readouterr().out
    monkeypatch.setattr(language, "written", lambda *_: [])
    monkeypatch.setattr(spelling, "is_here", lambda: False)
    assert language.main(["--cases"]) == 1
    assert "hunspell" in capsys.readouterr().err


@pytest.mark.parametrize("fails", ["generator", "dev.language", "neither"])
def test_make_check_is_the_two_together_whatever_the_first_finds(
    fails: str, tmp_path: Path
) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$@"\ntest "$2" != {fails}\n')
    python.chmod(0o755)
    run = ran("make", "-o", ".venv/site", "check", f"RUN={python}")
    assert run.stdout == "-m generator check\n-m dev.language --cases\n"
    assert (run.returncode == 0) == (fails == "neither")


@pytest.mark.parametrize(
    "said",
    ["meldingenn", "kulørsvit", "tilsvarxnde", "udspillst", "turneringslederr"],
)
def test_a_word_that_is_misspelled_is_found(said: str) -> None:
    found = text(f"Det er den {said}, som gælder.")
    check = spelling.check([found], spelling.unknown(found.words))
    assert [word for word, _ in check(found)] == [said]


def test_the_words_of_the_game_are_known() -> None:
    said = text("kulørsvigten Kulørsvigt MTV’s udspilsbegrænsning strafkortet ut")
    assert len(said.words) == 6
    assert spelling.unknown(said.words) == set()


def test_a_suggestion_is_given() -> None:
    assert "melding" in spelling.suggestions(["meldingg"])["meldingg"]


def test_english_among_the_strings_is_let_be() -> None:
    found = strings('x = "expected a law reference like this, got that one instead"')
    wrong = spelling.unknown({word for t in found for word in t.words})
    assert spelling.danish(found, wrong) == []


def test_docstrings_search_words_and_errors_are_not_shown_to_anybody() -> None:
    found = strings(
        '"""Module æ."""\n'
        "def f():\n"
        '    """Functien æ."""\n'
        '    raise ValueError("noget æ gik galt")\n'
        'S = Situation(search=("svigt kulør æ",), title="Kulørsvigt er sket")\n'
    )
    assert [t.text for t in found] == ["Kulørsvigt er sket"]


def test_a_fault_is_placed_on_its_own_line_of_a_long_string(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text('X = (\n    "Det første"\n    " og det anddet på ny"\n)\n')
    (found,) = strings((tmp_path / "x.py").read_text("utf-8"), str(tmp_path / "x.py"))
    assert found.line == 2
    assert place(found, "anddet") == 3


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("efter § 54A", "efter §\u00a054A"),
        ("efter §54A", "efter §\u00a054A"),
        ("Syd passer - og Vest melder", "Syd passer – og Vest melder"),
        ("med 15-17 point", "med 15–17 point"),
        ('han siger "pas" højt', "han siger »pas« højt"),
        ("MTV's tur", "MTV’s tur"),
        ("Syd melder 1h nu", "Syd melder 1♥ nu"),
        ("Syd melder 1NT nu", "Syd melder 1ut nu"),
        ("Syd melder 1 ut nu", "Syd melder 1ut nu"),
        ("og så videre...", "og så videre …"),
        ("Han passer , og så", "Han passer, og så"),
    ],
)
def test_each_sign_has_its_one_right_way(wrong: str, right: str) -> None:
    assert [*wording.typography(text(wrong))] != []
    assert [*wording.typography(text(right))] == []


@pytest.mark.parametrize("said", ["Øst-Vest", "N-S", "2-trinnet", "LKU-18", "4-4 i major", "§ 2"])
def test_what_only_looks_wrong_is_let_be(said: str) -> None:
    said = said.replace("§ ", "§\u00a0")
    assert [*wording.typography(text(f"Der er {said} her."))] == []


def test_every_word_the_glossary_avoids_is_found_as_a_word_of_its_own() -> None:
    avoided = {word: term.danish for term in TERMS for word in term.avoid}
    assert avoided
    for word, danish in avoided.items():
        if word in wording.PERMITTED:
            continue
        found = [*wording.terms(text(f"Det er {word}, der gælder."))]
        assert (word, f"ordlisten siger »{danish}«") in found
        compound = "" if " " in word else f"Det er {word}sagen, der gælder."
        assert [*wording.terms(text(compound))] == []


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("Trumfen tages op uden straf.", True),
        ("En dobling til straf viser noget andet.", False),
        ("Vest er renonce i ruder.", False),
        ("Scoren er i gennemsnit 40.", False),
        ("Scoren er et gennemsnit.", True),
    ],
)
def test_a_word_with_two_meanings_is_avoided_in_one(said: str, fault: bool) -> None:
    assert bool([*wording.terms(text(said))]) == fault


@pytest.mark.parametrize(
    "said", ["§\u00a029Z", "§ 94", "§\u00a030B1(b)(iii)", "§ 30B1biv", "§ 12(c)"]
)
def test_a_paragraph_that_the_law_book_does_not_have_is_found(said: str) -> None:
    assert [word for word, _ in wording.paragraphs(text(f"Se {said}."))] == [said]


def test_a_paragraph_that_the_law_book_has_is_let_be() -> None:
    assert [*wording.paragraphs(text("Se §\u00a030B1(b)(ii), § 30B1bii og §§ 49–52."))] == []


def test_only_the_prose_of_a_case_is_read() -> None:
    case = (
        "headnote: En overskrift  # ikke dette\nstory: >\n  En fortælling\n"
        "facts:\n  accepted: yes\nruling:\n  - 29A: stands\nadds: Noget nyt\n"
    )
    assert [(t.line, t.text) for t in texts("a-case.yaml", case)] == [
        (1, "En overskrift"),
        (3, "En fortælling"),
        (8, "Noget nyt"),
    ]


def test_what_is_chosen_in_a_form_is_read() -> None:
    form = (
        "  - type: dropdown\n    attributes:\n      options:\n        - Et valg\n        - Andet\n"
    )
    assert [(t.line, t.text) for t in texts("a.yml", form)] == [(4, "- Et valg"), (5, "- Andet")]


def test_code_and_addresses_in_markdown_are_no_prose() -> None:
    page = "Kør `make chekk` eller [her](http://x/uforståeligt)\n\n```\nforkertt\n```\n"
    assert [word for t in texts("a.md", page) for word in t.words] == ["Kør", "eller", "her"]


def test_every_kind_of_file_is_read(by_hand: list[Text]) -> None:
    kinds = {Path(t.file).suffix for t in by_hand}
    assert {".py", ".toml", ".yaml", ".jinja", ".md", ".yml"} <= kinds


def test_the_list_of_words_holds_each_once_and_nothing_the_dictionary_has() -> None:
    lines = [line for line in spelling.OWN.read_text("utf-8").splitlines() if line]
    words = [line for line in lines if not line.startswith("#")]
    assert len(words) == len(set(words))
    assert [word for word in words if word != word.strip()] == []


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("Du skal passe.", None),
        ("Turneringslederen afgør det.", "Turneringslederen"),
        ("Øst meldte siden hjerter.", "siden"),
        ("N-S’ side meldte. På den anden side gjorde de ikke.", None),
        ("Spilfører beholder udspillet.", "beholder udspillet"),
        ("Læg hånden op på bordet.", "Læg hånden op"),
        ("Det er et kulørsvigt.", "et kulørsvigt"),
        ("I spiller ikke mappen igen.", "spiller ikke mappen"),
        ("Mappen ligger på bordet.", None),
        ("Sig det, den anden spurgte om.", "det, den"),
        ("Reglen hviler på loven.", "hviler på"),
        ("Du skal passe; så er det Vest.", ";"),
        ("Kald på mig.", None),
    ],
)
def test_what_is_not_said_at_the_table_is_found_with_what_to_say(
    words: str, found: str | None
) -> None:
    assert [word for word, _ in wording.not_said(text(words))] == ([found] if found else [])


def test_every_step_that_is_read_out_is_looked_at_in_its_place() -> None:
    found = [*wording.read_out()]
    assert len({each.text for each in found}) > 300
    placed = [each for each in found if each.file.startswith("rules_src/laws/")]
    assert len(placed) > 800
    there = [each for each in placed if each.text.replace("\xa0", " ")[:20] in few_lines(each)]
    assert len(there) > 800  # others are worded by their kind


def few_lines(text: Text) -> str:
    """The lines where a text should stand."""
    lines = (ROOT / text.file).read_text("utf-8").splitlines()
    return " ".join(" ".join(lines[text.line - 1 : text.line + 10]).split())
