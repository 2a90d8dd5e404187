"""The inventory of the articles: what each says (S01–S113), and where the law differs (D1–D12).

Cases name the numbers under `items`, theorems and worked scores carry them, and tests mention
them; here is what each number stands for.
"""

from collections.abc import Mapping
from types import MappingProxyType

from rules_src.sources import explanations, leads, out_of_turn, revoke, scores
from rules_src.sources.articles import ARTICLES, Article
from rules_src.sources.differences import DIFFERENCES, Difference
from rules_src.sources.items import Item

__all__ = [
    "ARTICLES",
    "DIFFERENCES",
    "ITEMS",
    "Article",
    "Difference",
    "Item",
    "by_number",
]

ITEMS: tuple[Item, ...] = (
    *out_of_turn.ITEMS,
    *leads.ITEMS,
    *revoke.ITEMS,
    *scores.ITEMS,
    *explanations.ITEMS,
)

_INVENTORY: tuple[Item | Difference, ...] = (*ITEMS, *DIFFERENCES)

by_number: Mapping[str, Item | Difference] = MappingProxyType(
    {each.number: each for each in _INVENTORY}
)
"""What a number stands for, as `by_number["S07"]` or `by_number["D2"]`."""
