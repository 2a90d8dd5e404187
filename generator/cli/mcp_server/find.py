"""The situations that a sentence names, the likeliest first.

The phrases are those that the search of the site hears; it also hears who did it and what is
answered, which a program asks for one question at a time.
"""

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise

from generator.engine.rulebook import Rulebook
from generator.site.heard import IN_ORDER, heard
from generator.site.search.letters import stem, words
from rules_src.bridge.spoken import NOTRUMP, NUMBERS, OVER, RANKS, SEATS, SUITS
from rules_src.model.situation import Situation

STORIES = 0.2
"""How much the words of a situation's stories weigh beside its phrases."""
ANSWERS = 0.6
"""How much a phrase weighs that says an answer, beside one that names the situation."""
LEAST = 1.7
"""The least that must be said before a situation is named."""


SUIT = "|".join(ways.replace(" ", "|") for ways in SUITS.values()) + "|[♠♥♦♣]"
BID = re.compile(rf"\b([1-7]) ?-?({SUIT}|{NOTRUMP.replace('.', '[.]').replace(' ', '|')})(?!\w)")
CARD = re.compile(rf"(?<!\w)(?:{SUIT}) ?-?(?:{RANKS.replace(' ', '|')})(?!\w)")


class Finder:
    """The phrases of a book, and the words of its stories by rule."""

    def __init__(self, book: Rulebook, stories: Mapping[str, Iterable[str]]) -> None:
        self.book, self.heard = book, heard(book, stories)

    @cached_property
    def _phrases(self) -> list[tuple[list[list[str]], list[list[str]]]]:
        """For each situation the phrases that name it and those that say an answer, as words."""
        return [
            (
                [_words(phrase) for phrase in named],
                [_words(phrase) for _, ways in facts for _, said in ways for phrase in said],
            )
            for _, _, _, named, facts, _ in self.heard["said"]
        ]

    @cached_property
    def _weights(self) -> Mapping[str, float]:
        """A word that the phrases of few situations have says more."""
        where = Counter(
            way
            for named, _ in self._phrases
            for way in {way for phrase in named for ways in phrase for way in ways.split("/")}
        )
        rare = {way: math.log(1 + len(self._phrases) / times) for way, times in where.items()}
        return {**rare, "UVIST": rare.get("BUD", 1.0)}

    def find(self, sentence: str) -> list[Situation]:
        said = {*words(sentence)}
        for meant, ways in self._sayings:
            if f" {ways} " in f" {' '.join(words(sentence))} ":
                said.add(meant)
        stems = said | {stem(word) for word in said} | {*_kinds(sentence.casefold())}
        scores = {}
        for n, (named, answers) in enumerate(self._phrases):
            best = max((self._score(phrase, stems) for phrase in named), default=0.0)
            other = max((self._score(phrase, stems) for phrase in answers), default=0.0)
            if best >= LEAST:
                scores[n] = best + ANSWERS * other + STORIES * self._told(n, stems)
        return [self.book.situations[n] for n in sorted(scores, key=lambda n: -scores[n])]

    @cached_property
    def _sayings(self) -> list[tuple[str, str]]:
        return [(meant, ways) for ways, meant in self.heard["spoken"]["sayings"]]

    def _score(self, phrase: list[str], stems: set[str]) -> float:
        """What the words of a phrase weigh if all of them are said; 0 if one is not."""
        met = [_met(ways, stems) for ways in phrase]
        return sum(self._weights.get(way, 1.0) for way in met) if all(met) else 0.0

    def _told(self, number: int, stems: set[str]) -> float:
        """How much oftener the stories of a situation have these words than those of others."""
        weights = (self.heard["stories"].get(word, ()) for word in stems)
        pairs = (pair for told in weights for pair in zip(told[::2], told[1::2], strict=True))
        return sum((weight / 8 for n, weight in pairs if n == number), 0.0)


def _met(ways: str, stems: set[str]) -> str:
    """The way that is said; empty if none is."""
    for way in ways.split("/"):
        start = way.removesuffix("*")
        if way in stems or (start != way and any(one.startswith(start) for one in stems)):
            return way
    return ""


def _kinds(sentence: str) -> Iterator[str]:
    """What the capitals of a phrase stand for, if the sentence has it."""
    found = {*re.findall(r"\w+", sentence)}
    seat = any({*ways.split()} & found for ways in SEATS.values())
    bids = [*BID.finditer(sentence)]
    for kind, is_there in {
        "PLADS": seat,
        "MELDING": bids,
        "BUD": bids,
        "MELDER": seat and bids,
        "KORT": CARD.search(sentence),
        "TAL": {*NUMBERS.split()} & found or re.search(r"\d", sentence),
        "FARVE": any({*ways.split()} & found for ways in SUITS.values()),
        "FORLAVT": any(_too_low(sentence, *pair) for pair in pairwise(bids)),
        "UVIST": bids and not any(_rises(sentence, *pair) for pair in pairwise(bids)),
    }.items():
        if is_there:
            yield kind


def _too_low(sentence: str, first: re.Match[str], second: re.Match[str]) -> bool:
    """Whether the first of two bids was made over the second, and is no higher."""
    between = {*sentence[first.end() : second.start()].split()}
    return bool(between & {*OVER.split()}) and _height(first) <= _height(second)


def _rises(sentence: str, first: re.Match[str], second: re.Match[str]) -> bool:
    """Whether the one of two bids that was made later is certainly higher."""
    between = {*sentence[first.end() : second.start()].split()}
    if between & {*OVER.split()}:
        return _height(first) > _height(second)
    other_seat = any({*ways.split()} & between for ways in SEATS.values())
    return other_seat and _height(second) > _height(first)


def _height(bid: re.Match[str]) -> tuple[int, int]:
    suits = [*reversed([*SUITS.values()])]
    place = next((n for n, ways in enumerate(suits) if bid[2] in ways.split()), len(suits))
    return int(bid[1]), place


def _words(phrase: list[list[str]]) -> list[str]:
    return [ways for part in phrase for ways in part if ways != IN_ORDER]
