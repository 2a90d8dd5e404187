"""Spelling: hunspell's Danish dictionary and the project's own words."""

import re
import shutil
import subprocess
from collections.abc import Collection, Iterable, Iterator, Set
from pathlib import Path

from dev.language.texts import Check, Text, unique

OWN = Path(__file__).with_name("ordliste.txt")
MOST = 10

MOSTLY = 0.75
"""The share of known words that makes a string Danish rather than English."""


def is_here() -> bool:
    """Whether there is a dictionary to look words up in."""
    return shutil.which("hunspell") is not None


def unknown(words: Iterable[str]) -> set[str]:
    """The words that neither dictionary has."""
    return {*_hunspell("-l", words).split()}


def suggestions(words: Iterable[str]) -> dict[str, str]:
    """hunspell's suggestions by word, for the first words only, since it is slow."""
    asked = sorted(words)[:MOST]
    found = re.findall(r"^& (\S+) \d+ \d+: (.*)", _hunspell("-a", asked) if asked else "", re.M)
    return {word: ", ".join(meant.split(", ")[:3]) for word, meant in found}


def _hunspell(option: str, words: Iterable[str]) -> str:
    command = ["hunspell", "-d", "da_DK", "-p", str(OWN), "-i", "utf-8", option]
    given = "\n".join(sorted(words))
    return subprocess.run(command, input=given, capture_output=True, text=True, check=True).stdout


def danish(texts: Collection[Text], wrong: Collection[str]) -> list[Text]:
    """The texts that are Danish, by their letters or by most of their words."""

    def mostly(words: list[str]) -> bool:
        return len(words) > 2 and sum(word in wrong for word in words) <= (1 - MOSTLY) * len(words)

    return [text for text in texts if text.sure or mostly(text.words)]


def check(texts: Collection[Text], wrong: Set[str]) -> Check:
    """What finds each of these words in one of the texts, and says what may be meant."""
    meant = suggestions(wrong & unique(texts))

    def misspelled(text: Text) -> Iterator[tuple[str, str]]:
        for word in text.words:
            if word in wrong:
                hint = f"mente du {meant[word]}? " if word in meant else ""
                yield word, f"{hint}Er ordet rigtigt, så skriv det i dev/language/ordliste.txt"

    return misspelled
