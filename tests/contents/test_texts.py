"""A text that is not as it should be is a finding with file and line, whatever the command."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

SKIPPED = ("casebook", "precedents", "sentences", "__pycache__")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The law without its cases, where a text can be made wrong, and the generator beside it."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "rules_src", root / "rules_src", ignore=shutil.ignore_patterns(*SKIPPED))
    for name in ("generator", "dev"):
        (root / name).symlink_to(ROOT / name)
    return root


def run(root: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(
        command, cwd=root, input=given, capture_output=True, text=True, check=False
    )


LAWS, GLOSSES, TERMS, CHANGES, ITEMS = (
    "contents/laws.toml",
    "contents/glosses.toml",
    "contents/glossary.toml",
    "contents/changes_2017.toml",
    "sources/inventory.toml",
)
WRONG = {
    "laws: a key missing": (LAWS, 'title = "Bordene"\n', "", "»title« mangler i [3]; skriv den"),
    "laws: a key too many": (
        LAWS,
        '\ntitle = "Bordene"',
        '\ntitel = "Bordene"',
        "mente du »title«?",
    ),
    "laws: no such law": (LAWS, "\n[93]", "\n[94]", "[94] er ingen lov"),
    "laws: an unknown § in a text": (LAWS, "(§§ 13–15", "(§ 13Z", "§ 13Z står ikke i lovbogen"),
    "laws: unreadable sub-paragraphs": (
        LAWS,
        '"A-C"',
        '"A-c-"',
        "kan ikke læses; skriv underpunkt",
    ),
    "laws: a law twice": (LAWS, "\n[3]", "\n[2]", "»2« står to gange; slet den ene"),
    "laws: no TOML": (LAWS, '"Bordene"', "Bordene", "kan ikke læses som TOML"),
    "laws: an empty text": (LAWS, '"Bordene"', '""', "»title« skal være en tekst"),
    "glosses: a key missing": (GLOSSES, "\n1B = ", "\n# 1B = ", "»1B« mangler her"),
    "glosses: a key too many": (GLOSSES, "\n1B = ", '\n1D = "Ny."\n1B = ', "§ 1D står ikke i lov"),
    "glosses: a key twice": (GLOSSES, "\n1B = ", "\n1A = ", "»1A« står to gange"),
    "glosses: no text": (GLOSSES, "\n1B = ", "\n1B = 5 # ", "»1B« skal være en tekst"),
    "glosses: no TOML": (GLOSSES, "\n1B = ", "\n1B ", "kan ikke læses som TOML"),
    "glossary: a key missing": (
        TERMS,
        'english = "penalty card"\n',
        "",
        "»english« mangler i [straf",
    ),
    "glossary: a key too many": (TERMS, "\nalso = ", "\nalsoo = ", "mente du »also«?"),
    "glossary: an unknown §": (TERMS, "§ 23A", "§ 23Z", "§ 23Z står ikke i lovbogen"),
    "glossary: a term twice": (TERMS, "\n[lovbrud]", "\n[berigtigelse]", "»berigtigelse« står to"),
    "glossary: a list that is none": (
        TERMS,
        'also = ["strafkort',
        'also = "strafkort" # ',
        "liste",
    ),
    "glossary: no TOML": (TERMS, "\n[lovbrud]", "\n[lovbrud", "kan ikke læses som TOML"),
    "changes: a key missing": (
        CHANGES,
        'key = "own_explanation"\n',
        "",
        "»key« mangler i [situation",
    ),
    "changes: a key too many": (CHANGES, "\nverdict = ", "\nverdikt = ", "mente du »verdict«?"),
    "changes: an unknown § of a list": (
        CHANGES,
        'law = "6B"',
        'law = "6Z"',
        "§ 6Z står ikke i lov",
    ),
    "changes: an unknown § now": (CHANGES, '"20F4a"]', '"20F9a"]', "§ 20F9a står ikke i lovbogen"),
    "changes: one § for two": (
        CHANGES,
        '["75B", "20F4a"]',
        '["75B"]',
        "»laws« skal være to tekster",
    ),
    "changes: a key twice": (CHANGES, "\nsince = ", "\nyear = ", "»year« står to gange"),
    "changes: no rule": (CHANGES, 'rule = "claim"\n', "", "»rule« mangler i [situation]"),
    "changes: no TOML": (CHANGES, "year = 2007", "year = to", "kan ikke læses som TOML"),
    "inventory: a number missing": (ITEMS, "\nS02 = ", "\nX02 = ", "hvor »S02« er den næste"),
    "inventory: a number too many": (ITEMS, "\nS02 = ", '\nS2 = "En."\nS02 = ', "her står »S2«"),
    "inventory: a number twice": (ITEMS, "\nS02 = ", "\nS01 = ", "»S01« står to gange"),
    "inventory: a key missing": (ITEMS, 'law = "30A"\n', "", "»law« mangler i [D1]"),
    "inventory: a key too many": (
        ITEMS,
        'law = "30A"\n',
        'lov = "30A"\n',
        "»lov« kan ikke stå her",
    ),
    "inventory: an unknown §": (
        ITEMS,
        'law = "30A"\n',
        'law = "30Z"\n',
        "§ 30Z står ikke i lovbogen",
    ),
    "inventory: no TOML": (ITEMS, "\n[D1]", "\n[D1", "kan ikke læses som TOML"),
}


EACH = """
import json, sys
from pathlib import Path
import rules_src.model
from rules_src.texts import TextError

rooms = ("rules_src.contents", "rules_src.sources")
for file, right, wrong in json.load(sys.stdin):
    path = Path("rules_src") / file
    before = path.read_text("utf-8")
    path.write_text(before.replace(right, wrong, 1), "utf-8")
    for name in [n for n in sys.modules if n.startswith(rooms)]:
        del sys.modules[name]
    said = ""
    try:
        import rules_src.contents.changes_2017, rules_src.contents.glossary, rules_src.sources
    except TextError as error:
        said = str(error)
    path.write_text(before, "utf-8")
    print(json.dumps(said))
"""
"""Read the texts once for each way to make one wrong."""


@pytest.fixture(scope="module")
def said(copy: Path) -> dict[str, list[str]]:
    ended = run(copy, "-c", EACH, given=json.dumps([each[:3] for each in WRONG.values()]))
    assert ended.stderr == ""
    return dict(
        zip(WRONG, map(str.splitlines, map(json.loads, ended.stdout.splitlines())), strict=True)
    )


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_at_its_line(said: dict[str, list[str]], name: str) -> None:
    file, right, _, message = WRONG[name]
    before = (ROOT / "rules_src" / file).read_text("utf-8")
    assert right in before
    changed = before.count("\n", 0, before.index(right)) + right.startswith("\n") + 1
    found = [line.split(":", 3) for line in said[name]]
    assert {each[0] for each in found} == {f"rules_src/{file}"}
    lines = [int(line) for _, line, _, what in found if message in what]
    assert lines, said[name]
    assert abs(lines[0] - changed) <= 4, said[name]


@pytest.mark.parametrize(
    "command", ["generator check", "generator pages", "generator build", "dev.language --cases"]
)
def test_a_command_that_checks_says_so_with_the_exit_code_of_findings(
    copy: Path, command: str
) -> None:
    path = copy / "rules_src" / GLOSSES
    before = path.read_text("utf-8")
    path.write_text(before.replace("\n1B = ", "\n1D = "), "utf-8")
    try:
        ended = run(copy, "-m", *command.split())
    finally:
        path.write_text(before, "utf-8")
    assert ended.returncode == 1
    assert ended.stdout.startswith(f"rules_src/{GLOSSES}:5:1: § 1D står ikke i lovbogen; ")
    assert "Traceback" not in ended.stderr
