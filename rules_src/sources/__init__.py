"""The inventory of the articles: what each says (S01–S113), and where the law differs (D1–D12).

Cases name the numbers under `items`, theorems and worked scores carry them, and tests mention
them; the texts stand in `inventory.toml`, under the title of their article.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules_src.contents import references
from rules_src.texts import Problem, Table, Texts


@dataclass(frozen=True)
class Article:
    """A published article, with the two names that a case gives under `source`."""

    title: str
    site: str = "bridgeregler.dk"


@dataclass(frozen=True)
class Item:
    """One thing that an article says, numbered so that a case or a theorem can carry it."""

    number: str
    """S01 to S113, by which cases, theorems and tests name it."""
    article: Article
    sentence: str
    """What it says, retold and never copied."""


@dataclass(frozen=True)
class Difference:
    """A place where an article says something else than the law, or than itself."""

    number: str
    """D1 to D12, by which cases, theorems and tests name it."""
    law: str
    """The law that it is about."""
    sentence: str
    """Where the two differ."""
    followed: str
    """What the site follows: the law, or the article as advice."""


_TEXTS = Texts("rules_src.sources", "inventory.toml")
_DIFFERENCES = [name for name in _TEXTS.read if re.fullmatch(r"D\d+", name)]
_ARTICLES = {
    title: _TEXTS.strings(Table(title, given))
    for title, given in _TEXTS.read.items()
    if title not in _DIFFERENCES
}


def _out_of_order() -> Iterator[Problem]:
    """The first number of each kind that is not the next, if there is one."""
    items = [(_TEXTS.line(title, key), key) for title, said in _ARTICLES.items() for key in said]
    differences = [(_TEXTS.line(name), name) for name in _DIFFERENCES]
    for found, shape in ((items, "S{:02}"), (differences, "D{}")):
        for at, (line, key) in enumerate(found, 1):
            if key != (expected := shape.format(at)):
                yield line, f"her står »{key}«, hvor »{expected}« er den næste; ret numrene"
                break


_TEXTS.refuse(_out_of_order())
DIFFERENCES: tuple[Difference, ...] = _TEXTS.records(
    Difference, (Table(n, _TEXTS.read[n], also={"number": n}) for n in _DIFFERENCES)
)
references.check(_TEXTS, {_TEXTS.line(each.number, "law"): each.law for each in DIFFERENCES})

ARTICLES: tuple[Article, ...] = tuple(map(Article, _ARTICLES))
"""In the order of the items that come from them."""
ITEMS: tuple[Item, ...] = tuple(
    Item(number, article, sentence)
    for article in ARTICLES
    for number, sentence in _ARTICLES[article.title].items()
)
_INVENTORY: tuple[Item | Difference, ...] = (*ITEMS, *DIFFERENCES)
by_number: Mapping[str, Item | Difference] = MappingProxyType(
    {each.number: each for each in _INVENTORY}
)
"""What a number stands for, as `by_number["S07"]` or `by_number["D2"]`."""
