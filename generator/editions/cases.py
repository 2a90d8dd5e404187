"""What becomes of the cases of one edition in another: they keep, change or lose their ruling."""

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from generator.cases.case import Case
from generator.cases.casebook import Casebook
from generator.cases.conversation import CaseRuling
from generator.cases.editions import conversation_in
from generator.editions.compare import LOOK_UP
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.verdicts import verdict
from rules_src.model.facts import Answer
from rules_src.model.ruling import Authority
from rules_src.model.steps import HandOver, NewIrregularity


class Fate(Enum):
    """How a case fares in another edition."""

    KEEPS = "beholder sin kendelse"
    CHANGES = "får en anden kendelse"
    ASKS = "mangler et svar"
    LOSES = "mister sin regel"
    NOT_COVERED = "er ikke fortalt"


class CaseElsewhere(NamedTuple):
    """A case in another edition: its fate, and the conversation that its answers lead to there."""

    case: Case
    fate: Fate
    conversation: Conversation | None

    @property
    def answers(self) -> Mapping[str, Answer]:
        """The answers of the case that the other edition has read, and is still to read."""
        return self.conversation.answers if self.conversation else {}


def elsewhere(ruling: CaseRuling, book: Rulebook) -> CaseElsewhere:
    """Put the answers of a case to another edition."""
    case, edition = ruling.case, book.edition
    in_part = edition is not None and edition.in_part
    if case.rule not in book:
        unknown = edition and in_part and case.rule not in edition.absent
        return CaseElsewhere(case, Fate.NOT_COVERED if unknown else Fate.LOSES, None)
    then = conversation_in(ruling, book)
    if then.question:
        return CaseElsewhere(case, Fate.ASKS, then)
    if in_part and not is_covered(then):
        return CaseElsewhere(case, Fate.NOT_COVERED, then)
    same = _ruled(then) == _ruled(ruling.conversation)
    return CaseElsewhere(case, Fate.KEEPS if same else Fate.CHANGES, then)


def fates(casebook: Casebook, book: Rulebook) -> Mapping[Fate, tuple[str, ...]]:
    """The ids of the cases of each fate."""
    found = [elsewhere(ruling, book) for ruling in casebook.rulings]
    return {fate: tuple(e.case.id for e in found if e.fate is fate) for fate in Fate}


def is_covered(conversation: Conversation) -> bool:
    """Whether the edition covers what a finished conversation comes to."""
    ruling = conversation.ruling
    decides = any(step.short for step in ruling)
    looks_up = any(step.word.startswith(LOOK_UP) for step in ruling)
    return decides and not looks_up and bool(verdict(conversation))


def _ruled(conversation: Conversation) -> Counter[tuple[str, str]]:
    """What the law itself rules, whatever the paragraph and whatever follows elsewhere."""
    return Counter(
        step.effect
        for step in conversation.ruling
        if step.authority is Authority.LAW
        and not step.explained
        and not isinstance(step, HandOver | NewIrregularity)
    )
