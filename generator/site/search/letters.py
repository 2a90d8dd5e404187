"""Words as they are looked for: without Danish letters and endings, and compounds in their parts.

The script that searches does the same to what is typed: `scripts/search/letters.js`. It reads
`ENDINGS` and `LETTERS` in the index; a test reads every word of the index with both.
"""

import re
from collections.abc import Collection, Mapping
from functools import cache

from rules_src.presentation.search import IRREGULAR

LETTERS = {
    "æ": "ae",
    "ø": "o",
    "å": "a",
    "é": "e",
    "ü": "u",
    "ö": "o",
    "ä": "a",
    "oe": "o",
    "aa": "a",
}
"""What is written in another way, in this order."""

ENDINGS = (
    *("ernes", "erne", "enes", "ende", "ene", "ens", "ets", "ers", "ede"),
    *("er", "en", "et", "es", "e", "s"),
)
"""They are cut off, the first that fits, and once more where four letters are left."""
ROUNDS = (3, 4)
"""How many letters must be left each time."""
MENDED = (
    *(("kt", "k"), ("dt", "d"), ("bt", "b"), ("mt", "m")),
    *(("sl", "sel"), ("kl", "kel"), ("dl", "del")),
)
"""Ends as in other forms of the word: `tænkt` as `tænke`, `advarsler` as `advarsel`."""

WORD = re.compile(r"[♠♥♦♣]?[a-z0-9]+(?:[♠♥♦♣](?![a-z0-9]))?|[♠♥♦♣]")
SHORTEST_PART = 3


def folded(text: str) -> str:
    """The text in small letters of the English alphabet."""
    text = text.lower()
    for letter, written in LETTERS.items():
        text = text.replace(letter, written)
    return text


def words(text: str) -> list[str]:
    """The words of a text, folded: also `54a`, `1♥` and `♦k`."""
    return WORD.findall(folded(text))


@cache
def stem(word: str) -> str:
    """The stem that a folded word shares with its other forms; a card or a call is kept whole."""
    regular = _regular(word)
    return irregular().get(regular, regular)


@cache
def irregular() -> Mapping[str, str]:
    """The stem of a word by those of its irregular forms."""
    groups = ([_regular(folded(form)) for form in forms] for forms in IRREGULAR)
    return {other: first for first, *others in groups for other in others if other != first}


def _regular(word: str) -> str:
    """The word without its endings."""
    if not word.isalpha() or not word.isascii():
        return word
    for least in ROUNDS:
        end = next((e for e in ENDINGS if word.endswith(e) and len(word) - len(e) >= least), "")
        word = word.removesuffix(end)
        if len(word) > 3 and word[-1] == word[-2]:
            word = word[:-1]
    for end, instead in MENDED:
        if word.endswith(end) and len(word) > 4:
            word = word.removesuffix(end) + instead
    return word


def parts(word: str, known: Collection[str]) -> tuple[str, ...]:
    """The two words that a compound is made of, where both are known by themselves."""
    for place in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        first, last = word[:place], word[place:]
        if stem(last) in known and (stem(first) in known or stem(first.removesuffix("s")) in known):
            return (stem(first if stem(first) in known else first.removesuffix("s")), stem(last))
    return ()


def phrase(text: str, small: Collection[str]) -> str:
    """A phrase as it is compared: its stems, without the small words."""
    found = words(text)
    return " ".join(stem(word) for word in found if word not in small) or " ".join(map(stem, found))
