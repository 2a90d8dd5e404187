"""The finished ruling: what is left to say of a conversation, and its verdict in one line."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.tree import Row
from rules_src.bridge.seats import Seat
from rules_src.model.on_board import AFTER_PLAY, Ruled
from rules_src.model.roles import TOKEN
from rules_src.model.ruling import Step, When, latest
from rules_src.model.steps import HandOver, Information, NewIrregularity

MOST_WORDS = 12
"""In a verdict; a role counts as one, since a seat is one word."""

TOLD = When.PARTNER_TURN
"""What is due up to here is said at once: nobody calls before all know what binds the next."""


def finished(steps: Iterable[Step], answered: Collection[str]) -> tuple[Step, ...]:
    """Leave out what was only explained, what is settled since, and a status that was replaced."""
    ruled = [step for step in steps if not step.explained]
    left = [s for n, s in enumerate(ruled) if not _over(s, ruled[n + 1 :], answered)]
    # with one status of each information: the last, where it is first said
    last = {step.concerns: step.status for step in left if isinstance(step, Information)}
    kept: list[Step] = []
    for step in left:
        if not isinstance(step, Information):
            kept.append(step)
        elif step.status is last.get(step.concerns):
            del last[step.concerns]
            kept.append(step)
    return tuple(kept)


def duties(row: Row) -> frozenset[tuple[str, str]]:
    """What players must or may do, now or later; what the director alone weighs is left out."""
    steps = finished(row.ruling, row.cells)
    return frozenset(step.effect for step in steps if step.aloud)


def _over(step: Step, later: Sequence[Step], answered: Collection[str]) -> bool:
    """Whether it is settled, or tells of what a later step ends: that may be said anew (50E2)."""
    words = {other.word for other in later}
    if any(name in answered or name in words for name in step.settled_by):
        return True
    told = step.leaves if isinstance(step, Information) else ()
    return any(effect in other.ends for effect in told for other in later)


def words_in(text: str) -> int:
    """The words a verdict or a sentence is read in; a role is one."""
    return sum(1 for word in TOKEN.sub("x", text).split() if any(c.isalnum() for c in word))


def verdict_of_row(rule: RuleEntry, row: Row) -> str:
    """The verdict of one row, with role tokens; empty where it only hands over."""
    return row.ruling.verdict or _joined(rule.book, finished(row.ruling, row.cells))


def verdict(conversation: Conversation) -> str:
    """The verdict of a conversation: its last decisions, as many as one line holds."""
    return in_one_line(_last_verdicts(conversation))


def told_in_verdict(conversation: Conversation) -> tuple[Step, ...]:
    """The steps of the rules that the verdict has room for."""
    legs = conversation.legs[-len(_in_one_line(_last_verdicts(conversation))) :]
    return tuple(step for leg in legs for step in leg.path.ruling)


def _last_verdicts(conversation: Conversation) -> list[str]:
    kept = finished_steps(conversation)
    return [
        leg.path.ruling.verdict
        or _joined(leg.rule.book, (s for s in leg.path.ruling if any(s is k for k in kept)))
        for leg in reversed(conversation.legs)
    ]


def in_one_line(verdicts: Iterable[str]) -> str:
    """The last verdicts of several rules, as many as one line holds; the last comes first here."""
    return "; ".join(part for parts in reversed(_in_one_line(verdicts)) for part in parts)


def _in_one_line(verdicts: Iterable[str]) -> list[list[str]]:
    """Of each rule, the last first, what no later one says."""
    told: list[list[str]] = []
    for each in verdicts:
        said = [part for parts in told for part in parts]
        fresh = [part for part in each.split("; ") if part not in ("", *said)]
        if said and words_in("; ".join([*fresh, *said])) > MOST_WORDS:
            break
        told.append(fresh)
    return told


def finished_steps(conversation: Conversation) -> tuple[Step, ...]:
    """The finished steps of all legs, in order."""
    return finished(conversation.ruling, conversation.answers)


def moments(conversation: Conversation) -> Mapping[Step, When]:
    """When each step is due, said once: at once, if it is TOLD or its moment has come.

    A step of a rule that is entered later is due no sooner than the rule is entered.
    """
    come = _come(conversation)
    whens: dict[Step, When] = {}
    entered = When.NOW
    for leg in conversation.legs:
        for step in leg.path.ruling:
            due = latest(entered, step.when)
            if isinstance(step, HandOver):
                entered = due
            else:
                whens.setdefault(step, due if entered is not When.NOW else _due(step, come))
    return whens


def moment_of_row(rule: RuleEntry, row: Row, step: Step) -> When:
    """When a step of a row is due, if one comes to the row alone."""
    come = [
        latest(*(fact.reached[answer] for answer in answers))
        for fact, answers in ((rule.facts[name], cell) for name, cell in row.cells.items())
        if all(answer in fact.reached for answer in answers)
    ]
    return _due(step, latest(TOLD, *come))


def _come(conversation: Conversation) -> When:
    """The last moment that has come with what was answered."""
    reached = (
        leg.rule.facts[name].reached.get(answer)
        for leg in conversation.legs
        for name, answer in leg.path.answers.items()
    )
    return latest(TOLD, *filter(None, reached))


def _due(step: Step, come: When) -> When:
    return When.NOW if latest(step.when, come) is come else step.when


def _joined(book: Rulebook, steps: Iterable[Step]) -> str:
    """What decides, in few words; a new irregularity is named where nothing else does."""
    steps = [*steps]
    shorts = dict.fromkeys(step.short for step in steps if step.short)
    new = (
        f"dømmes som »{book[step.rule].situation.title}«"
        for step in steps
        if isinstance(step, NewIrregularity)
    )
    return "; ".join(shorts) or " eller ".join(dict.fromkeys(new))


def ruled(conversation: Conversation, seats: Mapping[str, Seat], texts: Mapping[str, str]) -> Ruled:
    """A finished conversation on a board: what was settled on the way leaves nothing.

    The hand-over that waits for its moment is something to look at later. What is only sent to
    another situation ends nothing; where play is over, all ends that is not looked at then.
    """
    waiting = hand_over_of(conversation.legs[-1].path.ruling) if conversation.pending else None
    steps = (*finished_steps(conversation), *((waiting,) if waiting else ()))
    sent_on = all(isinstance(step, NewIrregularity) for step in steps)
    ends = frozenset() if sent_on else conversation.legs[0].rule.situation.ends
    gone_on = (hand_over_of(leg.path.ruling) for leg in conversation.legs[:-1])
    come = latest(_come(conversation), *(each.when for each in gone_on if each))
    return Ruled(steps, conversation.seats(seats), texts, ends, play_over=come in AFTER_PLAY)
