"""Every address that was shared before what stands had a place of its own still answers."""

from collections import defaultdict

import pytest
from incidents import as_assumed
from kept_addresses import kept_addresses
from own_book import BOOK

from generator.engine.standing import today

FORMERS = [former for situation in BOOK.situations for former in situation.former]


BY_RULE: dict[str, list[tuple[str, ...]]] = defaultdict(list)
for rule, *parts in kept_addresses():
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
