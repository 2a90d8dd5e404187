"""What a draft would change at the table, the commonest first; what stays; what to print again."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from generator.editions.report import EditionReport, ShownChange, report_between
from generator.engine.rulebook import Rulebook
from generator.text.danish import count
from generator.views.content import Content
from generator.views.editions import ChangeShown, change_shown
from rules_src.model.edition import Edition
from rules_src.model.situation import Situation
from rules_src.presentation.home import HOME
from rules_src.presentation.sheets import CALLED, DOUBT, FIRST, STAND_IN

SHOWN = {
    "tavler.pdf": ({one.rule for one in HOME}, ()),
    "vikar.pdf": ({rule for one in STAND_IN for rule in one.rules}, (*CALLED, *FIRST, *DOUBT)),
}
"""The rules and the paragraphs of each document that shows some situations and not others."""


class TableChange(NamedTuple):
    """A change, the situation a director meets it in, and how common that is."""

    situation: Situation
    common: str
    """`talt 12 gange · 30 sager`"""
    shown: ShownChange
    change: ChangeShown


@dataclass(frozen=True, eq=False)
class AtTheTable:
    """A draft beside the edition before it, as players and clubs would notice it."""

    content: Content
    found: EditionReport

    @property
    def draft(self) -> Edition:
        return self.found.compared.after

    @cached_property
    def changes(self) -> tuple[TableChange, ...]:
        """What a club meets most first, then what is told of."""
        content, told = self.content, Counter[str]()
        for ruling in content.casebook.rulings:
            told[content.book[ruling.case.rule].situation.rule.__name__] += 1
        pocket = content.presentation.pocket

        def order(one: TableChange) -> tuple[int, int]:
            rule = one.situation.rule.__name__
            return (*pocket, rule).index(rule), -told[rule]

        def common(rule: str) -> str:
            often = "møder en klub tit" if rule in pocket else ""
            return " · ".join(filter(None, (often, count(told[rule], "sag", "sager"))))

        homes = ((self.found.situation_of(shown), shown) for shown in self.found.changes)
        every = (
            TableChange(s, common(s.rule.__name__), shown, change_shown(self.found, shown))
            for s, shown in homes
        )
        return tuple(sorted(every, key=order))

    @property
    def new(self) -> tuple[Situation, ...]:
        return self.found.compared.absent

    @property
    def gone(self) -> tuple[Situation, ...]:
        return self.found.compared.gone

    @property
    def renumbered(self) -> tuple[tuple[str, str], ...]:
        """What only has another number: § now, and then in the draft."""
        before = self.found.compared.before
        return tuple((then, now) for now, then in {**before.renumbered, **before.moved}.items())

    @cached_property
    def ruled(self) -> tuple[Situation, ...]:
        """Those that are ruled otherwise, or are gone: what is printed of them is wrong."""
        changed = dict.fromkeys(change.situation for change in self.changes)
        return (*changed, *self.gone)

    @cached_property
    def numbered(self) -> tuple[Situation, ...]:
        """Those that are ruled the same under other §§: what is printed of them can be used up."""
        return tuple(each.situation for each in self.found.same if self._moved(each.situation))

    @property
    def same(self) -> tuple[Situation, ...]:
        """Those of which nothing is otherwise."""
        same = (each.situation for each in self.found.same)
        return tuple(s for s in same if s not in self.numbered)

    def _moved(self, situation: Situation) -> bool:
        book = Rulebook.of(self.draft)
        rules = book.rules_of(situation)
        return any(self._elsewhere(law) for r in rules for row in r.rows for law in row.ruling.laws)

    def _elsewhere(self, law: str) -> bool:
        """Whether a § of the draft had another number."""
        return self.found.compared.before.place_of(law) != law

    def reprinted(self, file: str) -> bool:
        """Whether a document shows anything that the draft rules otherwise."""
        if file not in SHOWN:
            return bool(self.ruled)
        rules, laws = SHOWN[file]
        ruled = {rule.__name__ for situation in self.ruled for rule in situation.rules}
        return not ruled.isdisjoint(rules) or not {*laws}.isdisjoint(self.draft.glosses)


def at_the_table(content: Content, draft: Edition) -> AtTheTable:
    """A draft beside the edition that it would follow."""
    before = content.editions[content.editions.index(draft) - 1]
    return AtTheTable(content, report_between(before, draft))
