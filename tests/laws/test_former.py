"""Every address that was shared before what stands had a place of its own still answers.

`golden/addresses.txt` is the addresses of 24 November 2026 as a tree: each line goes on from the
nearest line above that stands further out; one that ends in a stop is an address by itself too.
They pass every row of every situation, every answer, and each two rows that followed each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import pytest
from incidents import as_assumed
from own_book import BOOK, ROOT

from generator.engine.standing import today

FORMERS = [former for situation in BOOK.situations for former in situation.former]


def addresses() -> Iterator[tuple[str, ...]]:
    lines = (ROOT / "tests" / "golden" / "addresses.txt").read_text("utf-8").splitlines()
    above: list[str] = []
    depths = [len(line) - len(line.lstrip()) for line in lines]
    for line, depth, below in zip(lines, depths, [*depths[1:], 0], strict=True):
        above[depth:] = [line.strip().removesuffix(".")]
        if below <= depth or line.endswith("."):
            yield tuple("/".join(above).split("/"))


BY_RULE: dict[str, list[tuple[str, ...]]] = defaultdict(list)
for rule, *parts in addresses():
    BY_RULE[rule].append(tuple(parts))


def test_all_that_were_kept_are_read() -> None:
    assert sum(map(len, BY_RULE.values())) == KEPT
    assert {*BY_RULE} == {rule.name for rule in BOOK.entered}


KEPT = 4159


@pytest.mark.parametrize("rule", BY_RULE)
def test_an_old_address_leads_to_a_ruling_and_all_its_answers_are_read(rule: str) -> None:
    entry = BOOK[rule]
    broken = []
    for parts in BY_RULE[rule]:
        now = [part for part in today(parts, FORMERS) if not part.startswith("+")]
        try:
            found = as_assumed(entry, dict(part.split("=") for part in now))
        except KeyError as unknown:
            broken.append(f"{'/'.join(parts)}: {unknown} er ukendt")
            continue
        unread = {part.partition("=")[0] for part in now} - {*found.answers}
        if found.question or unread:
            asked = found.question.fact.name if found.question else ""
            broken.append(f"{'/'.join(parts)}: {asked} {sorted(unread)}")
    assert broken == []
