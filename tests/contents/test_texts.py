"""A text that is not as it should be is a finding with file and line, whatever the command."""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ROOT
from copies import ran

SKIPPED = ("casebook", "precedents", "sentences", "__pycache__")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The law without its cases, where a text can be made wrong, and the generator beside it."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "rules_src", root / "rules_src", ignore=shutil.ignore_patterns(*SKIPPED))
    for name in ("generator", "dev"):
        (root / name).symlink_to(ROOT / name)
    return root


GLOSSES = "contents/glosses.toml"


def wrong_texts() -> Iterator[tuple[str, str, str, str, str]]:
    """Each way to make a text wrong: its name, the file, what stands there, what is put instead."""
    file = ""
    for line in Path(__file__).with_name("wrong_texts.txt").read_text("utf-8").splitlines():
        if line.startswith("## "):
            file = line.removeprefix("## ")
        elif line and not line.startswith("# "):
            name, right, wrong, message = line.replace(r"\n", "\n").split(" | ")
            yield f"{file}: {name}", file, right, wrong, message


WRONG = {name: each for name, *each in wrong_texts()}


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
    ended = ran(
        sys.executable,
        "-c",
        EACH,
        cwd=copy,
        given=json.dumps([each[:3] for each in WRONG.values()]),
    )
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
        ended = ran(sys.executable, "-m", *command.split(), cwd=copy)
    finally:
        path.write_text(before, "utf-8")
    assert ended.returncode == 1
    assert ended.stdout.startswith(f"rules_src/{GLOSSES}:5:1: § 1D står ikke i lovbogen; ")
    assert "Traceback" not in ended.stderr
