"""Three hundred real cases, each broken in one way: all refused in Danish, and nothing written."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from conftest import ROOT
from copies import run_on
from own_book import BOOK

from generator.cases.casebook import read_casebook
from generator.cases.findings import blocking
from rules_src.laws import SITUATIONS

CASES = ROOT / "rules_src" / "casebook"
PER_WAY = 8
READ_FROM_THE_BOARD = {
    name for rule in BOOK.rules.values() for name, fact in rule.facts.items() if fact.stands
}

ENGLISH = re.compile(
    r"\b(the|expected|invalid|missing|should|required|unexpected|input|found|mapping|token|"
    r"traceback|error|none|while|cannot|value is|not a)\b",
    re.IGNORECASE,
)

Break = Callable[[str], "str | bytes"]
"""Breaks the text of a case; gives it back as it was where there is nothing to break."""


def sub(pattern: str, new: str, count: int = 1) -> Break:
    return lambda text: re.sub(pattern, new, text, count=count, flags=re.MULTILINE)


def without(key: str) -> Break:
    """The key gone, with everything under it."""
    return sub(rf"^{key}:.*\n(?:[ -].*\n)*", "")


def swapped_steps(text: str) -> str:
    """The first two steps of the ruling in the other order, if they are not the same."""
    found = re.search(r"^ruling:\n( +- .*\n)( +- .*\n)", text, re.MULTILINE)
    if not found or found[1] == found[2]:
        return text
    return text.replace(found[1] + found[2], found[2] + found[1], 1)


def doubled_step(text: str) -> str:
    return re.sub(r"^(ruling:\n)( +- .*\n)", r"\1\2\2", text, count=1, flags=re.MULTILINE)


def answer_left_out(text: str) -> str:
    """The last answer gone, unless what stands on the board may give it."""
    found = re.search(r"^facts:\n(?:  .*\n)+(  (\w+): \w+\n)(?! )", text, re.MULTILINE)
    return text if not found or found[2] in READ_FROM_THE_BOARD else text.replace(found[1], "", 1)


def in_latin_1(text: str) -> bytes | str:
    return text if text.isascii() else text.encode("latin-1", "replace")


WAYS: dict[str, Break] = {
    "no headnote": without("headnote"),
    "no story": without("story"),
    "no ruling": without("ruling"),
    "no authority": without("authority"),
    "no facts": without("facts"),
    "a key misspelled": sub(r"^headnote:", "headnot:"),
    "a key in Danish": sub(r"^story:", "fortælling:"),
    "a key twice": sub(r"^(authority: .*\n)", r"\1\1"),
    "a key without a colon": sub(r"^authority: ", "authority "),
    "a headnote that is empty": sub(r"^headnote: .*", "headnote:"),
    "a headnote still a stub": sub(r"^headnote: .*", "headnote: ..."),
    "a headnote that is a list": sub(r"^headnote: (.*)", r"headnote: [\1]"),
    "a headnote with a colon": sub(r"^headnote: .*", "headnote: Pas: og så et bud"),
    "a quote that never ends": sub(r"^headnote: .*", 'headnote: "Pas i makkers tur'),
    "a bracket that never ends": sub(r"^source: .*", "source: {own: true"),
    "a tab": sub(r"^facts:\n +", "facts:\n\t"),
    "one space too few": sub(r"^  - (.*\n)(?=  - )", r" - \1"),
    "a question unknown": sub(r"^facts:\n", "facts:\n  weather: rain\n"),
    "a question misspelled": sub(r"^(facts:\n  \w+)(\w):", r"\1:"),
    "an answer unknown": sub(r"^(facts:\n  \w+): \w+$", r"\1: perhaps"),
    "an answer in Danish": sub(r"^(facts:\n  \w+): \w+$", r"\1: måske"),
    "an answer that is empty": sub(r"^(facts:\n  \w+): \w+$", r"\1:"),
    "an answer that is a list": sub(r"^(facts:\n  \w+): (\w+)$", r"\1: [\2]"),
    "an answer left out": answer_left_out,
    "a law that is none": sub(r"^( +- )\w+:", r"\g<1>99Z9:"),
    "a law as on the page": sub(r"^( +- )(\d+\w*):", r"\1§ \2:"),
    "another law": sub(r"^( +- )\w+:", r"\g<1>1:"),
    "a word unknown": sub(r"^( +- \w+): .*", r"\1: no_such_step"),
    "a word misspelled": sub(r"^( +- \w+: \w+)\w$", r"\1"),
    "a step left out": sub(r"^(ruling:\n) +- .*\n( +- )", r"\1\2"),
    "a step doubled": doubled_step,
    "two steps swapped": swapped_steps,
    "a ruling without dashes": sub(r"^( +)- ", r"\1", 99),
    "a ruling that is text": sub(r"^ruling:\n( +- .*\n)+", "ruling: pas\n"),
    "an authority in Danish": sub(r"^authority: .*", "authority: loven"),
    "an authority of nobody": sub(r"^authority: .*", "authority: klubben"),
    "a source that is text": sub(r"^source: .*", "source: egen"),
    "a source that is not own": sub(r"^source: .*", "source: {own: nej}"),
    "disputed for nothing": lambda text: text + "disputed: Det er uklart.\n",
    "withdrawn without a date": lambda text: text + "withdrawn: Den dur ikke.\n",
    "an anchor": sub(r"^headnote: ", "headnote: &x "),
    "an alias": sub(r"^headnote: .*", "headnote: *x"),
    "a tag": sub(r"^headnote: ", "headnote: !!str "),
    "two documents": lambda text: text + "---\n" + text,
    "another encoding": in_latin_1,
    "a NUL": sub(r"^story:", "story\0:"),
    "an invisible space": sub(r"^headnote: (\w+)", "headnote: \\1\u200b"),
    "writing turned round": sub(r"^headnote: ", "headnote: \u202e"),
    "too large": lambda text: text + "# " + "x" * 20_000 + "\n",
    "half of it": lambda text: text[: len(text) // 2],
    "nothing at all": lambda text: "",
    "only a list": lambda text: "- a\n- b\n",
    "a dealer that is no seat": sub(r"^(  dealer:) .*", r"\1 X"),
    "a call that is none": sub(r"^(  auction:) .*", r"\1 8h pas"),
    "a contract that is none": sub(r"^(  contract:) .*", r"\1 9z Q"),
    "a table that is text": sub(r"^table:\n(  .*\n)+", "table: ja\n"),
}


def broken() -> Iterator[tuple[str, str, str | bytes]]:
    """For each way the first cases it can break, spread over the rules: id, way and text."""
    cases = sorted(CASES.rglob("*.yaml"), key=lambda path: (path.stem[-1], path.stem))
    for number, (way, breaks) in enumerate(WAYS.items()):
        texts = ((path, path.read_text("utf-8")) for path in (*cases[number:], *cases[:number]))
        changed = ((path, text, breaks(text)) for path, text in texts)
        usable = [(path, new) for path, text, new in changed if new != text][:PER_WAY]
        for path, new in usable:
            yield path.parent.name, f"{re.sub('[^a-z]+', '-', way.lower())}-{path.stem}", new


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository whose casebook is nothing but broken cases."""
    root = tmp_path_factory.mktemp("broken")
    for rule, name, text in broken():
        path = root / "rules_src" / "casebook" / rule / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return root


def run(folder: Path, *words: str) -> tuple[int, str, str]:
    return run_on(folder, SITUATIONS, *words)


def files(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_there_are_three_hundred_of_them_from_most_of_the_rules(folder: Path) -> None:
    found = files(folder)
    assert len(found) >= 300
    assert len({Path(name).parent.name for name in found}) > len(BOOK.entered) / 2


def test_each_is_refused_with_its_file_and_line_in_danish(folder: Path) -> None:
    code, out, err = run(folder, "check")
    assert code == 1
    assert "Traceback" not in out + err
    told: dict[str, list[str]] = {}
    for line in out.splitlines():
        place = re.match(r"(rules_src/casebook/[\w/.-]+\.yaml):(\d+):(\d+): (.*)", line)
        assert place, f"no place: {line}"
        assert int(place[2]) >= 1
        if not place[4].startswith("råd: "):
            told.setdefault(place[1], []).append(place[4])
    assert {*files(folder)} - {*told} == set()
    for name, messages in told.items():
        for message in messages:
            assert not ENGLISH.search(without_keys(message)), f"{name}: {message}"


def without_keys(message: str) -> str:
    """What is left of a message when what it quotes is gone: keys, answers, and their places."""
    keys = (r"»[^«]*«", r"\b[\w-]+ \([^)]*\)", r"\([^)]*\)", r"vælg mellem .*", r"[\w.]+: ")
    for pattern in keys:
        message = re.sub(pattern, "", message)
    return message


def test_none_of_them_is_kept_and_none_is_a_crash(folder: Path) -> None:
    casebook = read_casebook(folder / "rules_src" / "casebook", BOOK, folder)
    assert casebook.cases == ()
    assert all(f.place.line >= 1 and f.place.column >= 1 for f in blocking(casebook.findings))


@pytest.mark.parametrize("command", ["check", "pages", "build"])
def test_nothing_is_written(command: str, folder: Path) -> None:
    before = files(folder)
    assert run(folder, command)[0] == 1
    assert files(folder) == before
