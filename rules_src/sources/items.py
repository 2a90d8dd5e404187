"""What an item is: one rule, example, number or claim of an article, in our own words."""

from dataclasses import dataclass

from rules_src.sources.articles import Article


@dataclass(frozen=True)
class Item:
    """One thing that an article says, numbered so that a case or a theorem can carry it."""

    number: str
    """S01 to S113, by which cases, theorems and tests name it."""
    article: Article
    sentence: str
    """What it says, retold and never copied."""
