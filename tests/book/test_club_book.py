"""A club's file in print: its line stands wherever the law leaves it to the club."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import run_generator
from pdf_runs import letters
from pdf_texts import texts

from generator.book.lines import add_lines, texts_of
from generator.book.typst import markup
from generator.book.typst.assembly import Assembly
from generator.engine.club import rows_beside
from generator.engine.rulebook import Rulebook
from rules_src.contents.club import CHOICES
from rules_src.laws import SITUATIONS
from rules_src.model.club import Chooser, Club

CLUB = """\
klub: Ørehus Bridgeklub
valg:
  correction_period: 24 timer
  last_start: 5 minutter
  appeal_period: 20 minutter
  opening_lead: face_up
tilladelser:
  opening_lead: DBf, 3. maj 2026
"""
PERIOD = "Klubben: rettelsesfrist 24 timer (§\u00a079C1)."


def test_every_ruling_that_the_law_leaves_to_the_club_prints_its_line() -> None:
    chosen = {c.word: c.value.example for c in CHOICES if c.chooser is not Chooser.NOBODY}
    book = Rulebook(SITUATIONS, club=Club("Ørehus", chosen, {}))
    out = Assembly("lines")
    situations = texts_of(book, SITUATIONS)
    add_lines(out, book, situations)
    printed = {s.situation: piece.text for s, piece in zip(situations, out.pieces, strict=True)}
    beside = rows_beside(book)
    for choice in CHOICES:
        line = markup.plain(choice.line(choice.value.example))
        found = {situation for situation, text in printed.items() if line in text}
        assert found == {book[row.rule].situation for row in beside[choice.word]}, choice.word


def made(folder: Path, *words: str) -> str:
    file = folder / "club.yaml"
    file.write_text(CLUB, "utf-8")
    out = folder / "out.pdf"
    run = run_generator("book", "--club", str(file), "--out", str(out), *words)
    assert run.returncode == 0, run.stderr
    return letters("\n".join(texts(out)))


@pytest.mark.parametrize(
    "words",
    [
        ("--situation", "antal-stik-og-score"),
        ("--situation", "antal-stik-og-score", "--cards", "--format", "a5"),
        ("--document", "tavler-a4.pdf"),
    ],
)
def test_the_club_prints_its_own(words: tuple[str, ...], tmp_path: Path) -> None:
    text = made(tmp_path, *words)
    assert letters(PERIOD) in text
    assert letters("Ørehus Bridgeklub") in text


def test_the_stand_in_reads_what_the_club_has_chosen(tmp_path: Path) -> None:
    text = made(tmp_path, "--document", "vikar-a4.pdf")
    assert letters("Klubben: appelfrist 20 minutter") in text
    assert letters("Klubben: udspillet lægges med billedsiden op") in text


def test_a_file_with_a_mistake_prints_nothing(tmp_path: Path) -> None:
    file = tmp_path / "club.yaml"
    file.write_text(CLUB.replace("24 timer", "99 døgn").replace("klub:", "udgave: 2007\nklub:"))
    run = run_generator("book", "--club", str(file), "--out", str(tmp_path / "out.pdf"))
    assert run.returncode == 1
    assert "udgaven »2007« findes ikke her; skriv 2017" in run.stdout
    assert "valg.correction_period" in run.stdout
    assert not (tmp_path / "out.pdf").exists()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--club", "none.yaml"), "filen »none.yaml« findes ikke"),
        (("--document", "tavler"), "mente du »tavler-a4.pdf«?"),
        (("--document", "tavler-a4.pdf", "--cards"), "slet --situation, --cards og --format"),
        (("--format", "a3"), "vælg a4 eller a5"),
        (("--situation",), "mangler det, der skal stå efter"),
        (("--out", "none/x.pdf"), "mappen »none« findes ikke"),
        (("--out", "."), "er en mappe"),
        (("--out", "x.txt"), "skriv x.pdf"),
        (("--out", ""), "skal have noget efter sig"),
        (("--club", ""), "skal have noget efter sig"),
    ],
)
def test_what_cannot_be_made_is_said(words: tuple[str, ...], says: str) -> None:
    run = run_generator("book", *words)
    assert run.returncode == 2
    assert says in run.stderr
