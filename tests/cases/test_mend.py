"""`check --fix`: what a computer can mend in a case is mended, and nothing else is touched."""

import io
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from own_book import BOOK

from generator.cases.casebook import read_casebook
from generator.cases.mend import mended
from generator.cli.console import Console
from generator.cli.main import main
from rules_src.laws import SITUATIONS
from tools.language import __main__ as language
from tools.language import spelling
from tools.language.texts import Text

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "rules_src" / "casebook"
CASE = CASES / "call_out_of_rotation" / "partner-due-called-not-accepted.yaml"
WHOLE = CASE.read_text("utf-8")

Break = Callable[[str], "str | bytes"]


def sub(pattern: str, new: str) -> Break:
    return lambda text: re.sub(pattern, new, text, flags=re.MULTILINE)


BROKEN: dict[str, Break] = {
    "a byte order mark": lambda text: "\ufeff" + text,
    "another system's line ends": lambda text: text.replace("\n", "\r\n"),
    "an old system's line ends": lambda text: text.replace("\n", "\r"),
    "letters in two pieces": lambda text: text.replace("å", "a\u030a"),
    "an invisible space": sub(r"^headnote: ", "headnote: \u200b"),
    "a suit as a telephone types it": sub("♥", "♥\ufe0f"),
    "tabs": sub(r"^  (?! )", "\t"),
    "hard spaces": sub(r"^  (?! )", "\u00a0\u00a0"),
    "a dash of a word processor": sub(r"^  - ", "  – "),
    "a dash without a space": sub(r"^  - ", "  -"),
    "stars": sub(r"^  - ", "  * "),
    "a key in Danish": sub(r"^story:", "fortælling:"),
    "a key with a capital": sub(r"^headnote:", "Headnote:"),
    "a key of the table in Danish": sub(r"^  dealer:", "  giver:"),
    "a key too far in": sub(r"^facts:", "  facts:"),
    "a key too far in after the list": sub(r"^authority:", "  authority:"),
    "steps at the margin": sub(r"^  - ", "- "),
    "steps that do not line up": lambda text: text.replace("\n  - ", "\n   - ", 1),
    "the table at the margin": sub(r"^  (dealer|vulnerable|auction):", r"\1:"),
    "the facts at the margin": sub(r"^  (accepted|since):", r"\1:"),
    "the facts four in": sub(r"^  (accepted|since):", r"    \1:"),
    "ja and nej": sub(r"^(  \w+): no$", r"\1: nej"),
    "false": sub(r"^(  \w+): no$", r"\1: false"),
    "yes with a capital": sub(r"^(  \w+): no$", r"\1: NO"),
    "no first line": lambda text: text.partition("\n")[2],
    "another first line": sub(r"schema/\w+", "schema/revoke"),
    "blanks at the ends": sub(r"(?<=\S)$", "  "),
    "no last line end": lambda text: text.rstrip("\n"),
}


def in_a_folder(folder: Path, text: str | bytes) -> Path:
    path = folder / "rules_src" / "casebook" / CASE.parent.name / CASE.name
    path.parent.mkdir(parents=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def checked(root: Path, *words: str) -> tuple[int, str]:
    out = io.StringIO()
    console = Console(root, SITUATIONS, out=out, err=io.StringIO())
    vars(console)["book"] = BOOK  # explored once for all of them
    code = main(["check", *words], console)
    return code, out.getvalue()


@pytest.mark.parametrize("how", BROKEN)
def test_what_is_only_form_is_mended_to_the_very_text(how: str, tmp_path: Path) -> None:
    broken = BROKEN[how](WHOLE)
    path = in_a_folder(tmp_path, broken)
    assert path.read_bytes() != WHOLE.encode()
    code, out = checked(tmp_path, "--fix")
    assert path.read_text("utf-8") == WHOLE, how
    assert (code, out.count("rettet: ")) == (0, 1)
    assert checked(tmp_path, "--fix") == (0, "")


def test_the_letters_of_windows_are_read_and_those_of_nobody_are_not(tmp_path: Path) -> None:
    text = WHOLE.replace("♥", "").replace("♠", "")
    path = in_a_folder(tmp_path, text.encode("cp1252"))
    assert checked(tmp_path, "--fix")[0] == 0
    assert path.read_text("utf-8") == text
    nonsense = text.encode("utf-16")
    path.write_bytes(nonsense)
    assert checked(tmp_path, "--fix")[0] == 1
    assert path.read_bytes() == nonsense


def test_quotes_and_apostrophes_become_danish_and_a_value_keeps_its_own(tmp_path: Path) -> None:
    text = WHOLE.replace("story: >\n  ", 'story: >\n  "Jeg passer," siger Syd. Øst\'s tur. ', 1)
    text = re.sub("^headnote: .*", "headnote: “Pas: i makkers tur”", text, flags=re.M)
    path = in_a_folder(tmp_path, text)
    checked(tmp_path, "--fix")
    mended_text = path.read_text("utf-8")
    assert "  »Jeg passer,« siger Syd. Øst’s tur. " in mended_text
    assert '\nheadnote: "Pas: i makkers tur"\n' in mended_text


def test_what_a_person_must_decide_is_left_as_it_is(tmp_path: Path) -> None:
    """Git's marks, another ruling, a misspelled answer, an unfinished quote: told, not guessed."""
    for number, text in enumerate(
        (
            WHOLE.replace("story:", "<<<<<<< HEAD\nstory:"),
            WHOLE.replace("accepted: no", "accepted: nop"),
            re.sub("^headnote: ", 'headnote: "', WHOLE, flags=re.M),
            WHOLE.replace("ruling:\n", "ruling:\n  - 29A: no_such_step\n"),
        )
    ):
        path = in_a_folder(tmp_path / str(number), text)
        code, out = checked(tmp_path / str(number), "--fix")
        assert (code, path.read_text("utf-8")) == (1, text)
        assert "rettet" not in out


def test_the_casebook_as_it_stands_has_nothing_to_mend() -> None:
    for path in sorted(CASES.glob("*/*.yaml"))[::7]:
        assert mended(path, CASES, BOOK, ROOT).done == (), path.name
    assert read_casebook(CASES, BOOK, ROOT).findings == ()


def test_make_check_tells_the_spelling_of_a_case_and_says_when_it_cannot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Text("rules_src/casebook/call/x.yaml", 1, "Syd paser, og Vest »dobler« kontrakten")
    monkeypatch.setattr(language, "cases", lambda: [text])
    monkeypatch.setattr(language, "place", lambda *_: 1)
    monkeypatch.setattr(spelling, "place", lambda *_: 1)
    assert language.main(["--cases"]) == 1
    assert "x.yaml:1: paser: " in capsys.readouterr().out
    monkeypatch.setattr(spelling, "is_here", lambda: False)
    assert language.main(["--cases"]) == 0
    assert "hunspell" in capsys.readouterr().err


@pytest.mark.parametrize("fails", ["generator", "tools.language", "neither"])
def test_make_check_is_the_two_together_whatever_the_first_finds(
    fails: str, tmp_path: Path
) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\necho "$@"\ntest "$2" != {fails}\n')
    python.chmod(0o755)
    command = ["make", "-o", ".venv/site", "check", "FIX=1", f"RUN={python}"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout == "-m generator check --fix\n-m tools.language --cases\n"
    assert (run.returncode == 0) == (fails == "neither")
