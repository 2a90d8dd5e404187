"""Where the seats are known, no ruling binds declarer's side as if it defended (26B, 48A)."""

import inspect
from collections.abc import Iterable, Iterator, Mapping

from generator.cases.findings import Finding, Place, RuleCode
from generator.engine.meeting import DECLARES
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.verdicts import finished_steps
from rules_src.bridge.seats import Seat
from rules_src.model.effects import Lasting
from rules_src.model.on_board import Unseated, left_by, seated, seats_of
from rules_src.model.ruling import Step, When
from rules_src.model.situation import Phase, Situation

OF_DEFENDERS = (
    Lasting.MAJOR_CARD,
    Lasting.MINOR_CARD,
    Lasting.LEAD_RIGHT,
    Lasting.BOUND_LEAD,
)
"""What can stand at a defender only."""


def misseated(book: Rulebook) -> Iterator[Finding]:
    """Each step of a situation that binds a player whom the drawn table shows on declarer's side,
    after answers that the seats leave open."""
    for situation in book.situations:
        if not situation.who or situation.phase not in (Phase.PLAY, Phase.AFTER):
            continue
        place = Place(inspect.getfile(situation.rule), 1)
        for word, role in dict.fromkeys(_wrong(book, situation, situation.who.role)):
            message = f"{word} binder {role}, som bordet viser på spilførers side; skriv sits=…"
            yield Finding(place, RuleCode.RULE, message, situation.rule.__name__)


def _wrong(book: Rulebook, situation: Situation, role: str) -> Iterator[tuple[str, str]]:
    for erred in (DECLARES, DECLARES.partner):
        seats = {"declarer": DECLARES, "dummy": DECLARES.partner, **seated(role, erred)}
        for found in book[situation.rule.__name__].conversations:
            if _open(found, seats):
                yield from _bound(finished_steps(found), seats)


def _open(found: Conversation, seats: Mapping[str, Seat]) -> bool:
    """Whether the seats exclude none of its answers."""
    facts = {name: fact for leg in found.legs for name, fact in leg.rule.facts.items()}
    return all(facts[name].fits(answer, seats) for name, answer in found.answers.items())


def _bound(steps: Iterable[Step], seats: Mapping[str, Seat]) -> Iterator[tuple[str, str]]:
    for step in steps:
        if step.when is When.IF_DEFENDING:
            continue
        roles = [effect.whose for effect in left_by(step) if effect.kind in OF_DEFENDERS]
        for role in filter(None, {step.defends, *roles}):
            try:
                wrong = any(s and s.side is seats["declarer"].side for s in seats_of(role, seats))
            except Unseated:
                continue
            if wrong:
                yield step.word, role
