"""Spelling: hunspell's Danish dictionary and the project's own words."""

import re
import shutil
import subprocess
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from dev.language.texts import Text, place

OWN = Path(__file__).with_name("ordliste.txt")
MOST = 10

MOSTLY = 0.75
"""The share of known words that makes a string Danish rather than English."""


def is_here() -> bool:
    """Whether there is a dictionary to look words up in."""
    return shutil.which("hunspell") is not None


def unknown(words: Iterable[str]) -> set[str]:
    """The words that neither dictionary has; capitals do not count."""
    lines = (line.strip() for line in OWN.read_text("utf-8").splitlines())
    mine = {line for line in lines if line and not line.startswith("#")}
    asked = {_bare(word) for word in words}
    left = sorted(w for w in asked if not {w, w.lower(), w[:1].upper() + w[1:]} & mine)
    misspelled = {*_hunspell(["-l"], "\n".join(left)).split()}
    return {word for word in words if _bare(word) in misspelled}


def suggestions(words: Collection[str]) -> dict[str, str]:
    """hunspell's suggestions by word, for the first words only, since it is slow."""
    asked = sorted(words)[:MOST]
    output = _hunspell(["-a"], "".join(f"^{_bare(word)}\n" for word in asked)) if asked else ""
    found = {}
    for line in output.splitlines():
        if match := re.match(r"& (\S+) \d+ \d+: (.*)", line):
            found[match[1]] = ", ".join(match[2].split(", ")[:3])
    return {word: found.get(_bare(word), "") for word in words}


def _hunspell(options: list[str], text: str) -> str:
    command = ["hunspell", "-d", "da_DK", "-i", "utf-8", *options]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def _bare(word: str) -> str:
    """The word without a genitive ending after an abbreviation: MTV’s."""
    return re.sub(r"[’'].*", "", word)


def danish(texts: Collection[Text], wrong: Collection[str]) -> list[Text]:
    """The texts that are Danish, by their letters or by most of their words."""
    found = []
    for text in texts:
        words = text.words
        bad = sum(word in wrong for word in words)
        if text.sure or (len(words) > 2 and bad <= (1 - MOSTLY) * len(words)):
            found.append(text)
    return found


def misspelled(texts: Collection[Text], wrong: Collection[str]) -> Iterator[tuple[Text, int, str]]:
    """Each misspelled word, once in each file, with its line."""
    reported: set[tuple[str, str]] = set()
    for text in texts:
        for word in text.words:
            if word in wrong and (text.file, word) not in reported:
                reported.add((text.file, word))
                yield text, place(text, word), word
