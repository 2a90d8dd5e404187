"""What another law changes at the table, as the page that a club reads.

An incident shows each change: the fewest answers on which the two rule otherwise. Only steps that
come or go are a change; a step that is the same under another § has only got another number.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from generator.data.models import Row, Rule, Step
from generator.diff.compare import pairs
from generator.diff.snapshot import Snapshot, find_renames, renamed
from generator.diff.text import fact_of, told
from generator.engine.partings import Pair, Way
from generator.engine.verdicts import in_one_line
from generator.text.danish import count, sentence
from rules_src.model.law_ref import LawRef

MOST = 3
"""Incidents that show one change, each with verdicts of its own."""


class Side(NamedTuple):
    """What one law rules on an incident: its §§, the verdict, and the steps that only it has."""

    laws: tuple[str, ...]
    verdict: str
    steps: tuple[str, ...]


class Incident(NamedTuple):
    """Answers on which the two laws part."""

    answers: Mapping[str, str]
    then: Side
    now: Side

    @property
    def verdicts(self) -> tuple[str, str]:
        return self.then.verdict, self.now.verdict


@dataclass(frozen=True)
class Found:
    """Everything that walking both laws has shown."""

    changes: dict[tuple[str, object], dict[tuple[str, str], Incident]] = field(default_factory=dict)
    """By the rule and what it rules now, or rules no more: the smallest incident of each pair of
    verdicts."""
    moved: dict[tuple[str, str], None] = field(default_factory=dict)
    """Each § then and now of the same step."""


def page(old: Snapshot, new: Snapshot, order: Iterable[str], title: str) -> Iterator[str]:
    """Markdown: what is ruled otherwise, the commonest situations first; what is new, gone, moved.

    The situations whose rules are in `order` come first, the others as a board is played.
    """
    before = renamed(old, find_renames(old, new))
    entered = {rule.rule: rule for rule in (*before.rules, *new.rules) if rule.entered}
    every = (*before.rules, *new.rules)
    homes = {
        rule.rule: home
        for home in entered.values()
        for rule in every
        if rule.situation == home.situation
    }
    found = _found(before, new)
    yield from ("---", f'title: "{title}"', "---", "", f"# {title}")
    ranks = [rule for rule in dict.fromkeys((*order, *entered)) if rule in entered]
    total = len(found.changes)
    yield from ("", f"{count(total, 'ændring', 'ændringer')} kan ses ved bordet.")
    for rule in ranks:
        mine = [each for (at, _), each in found.changes.items() if homes[at].rule == rule]
        if mine:
            yield from ("", f"## {told(entered[rule].title)}")
        for shown in mine:
            # the smallest, those with two verdicts first, and how many are left
            laws = (new, before)
            incidents = sorted(
                shown.values(), key=lambda i: (i.then.verdict == i.now.verdict, len(i.answers))
            )
            for one in incidents[:MOST]:
                asked = (_asked(name, key, laws) for name, key in one.answers.items())
                yield from ("", " ".join(asked) or "Altid.", "")
                alike = one.then.verdict == one.now.verdict
                for label, side in (("Før", one.then), ("Nu", one.now)):
                    said = side.verdict or "Det svar kunne ikke gives"
                    steps = "".join(f" {told(text)}" for text in side.steps) if alike else ""
                    cited = f" ({', '.join(side.laws)})" if side.laws else ""
                    yield f"- {label}{cited}: **{told(sentence(said))}.**{steps}"
            if (rest := len(incidents) - MOST) > 0:
                others = count(rest, "anden hændelse", "andre hændelser")
                yield from ("", f"Det samme gælder i {others}.")
    yield from _listed("Nyt at spørge om", _new(before, new, homes))
    gone = (rule for rule in before.rules if rule.entered and rule.rule not in new.by_name)
    yield from _listed("Findes ikke mere", (told(rule.title) for rule in gone))
    moved = [*_numbers({**found.moved, **_asked_elsewhere(before, new)})]
    yield from _listed("Kun nummeret er et andet", (f"{then} er nu {now}" for then, now in moved))


def _found(old: Snapshot, new: Snapshot) -> Found:
    """Put every incident to both; what two rules share is looked at once."""
    found = Found()
    for pair in pairs(old, new):
        if pair.lost:
            has = pair.new if pair.old.lost else pair.old
            steps = has.rows[-1].ruling
            _keep(found, pair, has.rows[-1].rule, *((), steps) if pair.old.lost else (steps, ()))
        for then, now in pair.shared:
            went, came = (Counter(s.ruled.effect for s in row.ruling) for row in (then, now))
            if went != came:
                lost = tuple(s for s in then.ruling if s.ruled.effect in went - came)
                gained = tuple(s for s in now.ruling if s.ruled.effect in came - went)
                _keep(found, pair, now.rule, lost, gained)
            for effect in went.keys() & came.keys():
                laws = [
                    [s.law for s in row.ruling if s.ruled.effect == effect] for row in (then, now)
                ]
                left = [
                    [law for law in each if law not in other] for each, other in permutations(laws)
                ]
                found.moved.update(dict.fromkeys(zip(*left, strict=False)))
    return found


def _keep(
    found: Found, pair: Pair[Row], rule: str, lost: tuple[Step, ...], gained: tuple[Step, ...]
) -> None:
    """Keep an incident of a change, if none that is smaller has the same two verdicts."""
    key = frozenset(step.ruled.effect for step in gained or lost), bool(gained)
    known = found.changes.setdefault((rule, key), {})
    read = {n for way in (pair.old, pair.new) for row in way.rows for n in row.answers}
    answers = {name: value for name, value in pair.known.items() if name in read}
    incident = Incident(answers, _side(pair.old, lost), _side(pair.new, gained))
    last = known.get(incident.verdicts)
    if last is None or len(answers) < len(last.answers):
        known[incident.verdicts] = incident


def _side(way: Way[Row], parted: tuple[Step, ...]) -> Side:
    """The §§ are those of what only it decides, or else rules; of all it rules where it is none."""
    verdict = "" if way.lost else in_one_line(row.verdict for row in reversed(way.rows))
    every = [step for row in way.rows for step in row.ruling if not step.leads_to]
    own = [step for step in parted if not step.leads_to]
    decides = [step for step in own if step.short]
    laws = dict.fromkeys(LawRef.parse(step.law).shown for step in decides or own or every)
    return Side((*laws,), verdict, tuple(step.text for step in own))


def _asked(name: str, key: str, laws: tuple[Snapshot, Snapshot]) -> str:
    """A question and its answer, as the law that asks it words them; the new one first."""
    fact = fact_of(name, key, *laws)
    return f"{told(fact.question)} *{told(sentence(fact.answers[key]))}.*" if fact else name


def _new(old: Snapshot, new: Snapshot, homes: Mapping[str, Rule]) -> Iterator[str]:
    """Situations, questions and answers that are new; a question that rules share once."""
    named: set[str] = set()
    for rule in new.rules:
        title, before = told(homes[rule.rule].title), old.by_name.get(rule.rule)
        if rule.entered and before is None:
            yield f"**{title}**: {told(rule.said.get('intro', ''))}"
        for name, fact in rule.facts.items() if before else ():
            known = before.facts[name].answers if before and name in before.facts else ()
            fresh = [key for key in fact.answers if key not in known]
            if fresh and name not in named:
                named.add(name)
                labels = " · ".join(told(sentence(fact.answers[key])) for key in fresh)
                yield f"**{title}**: {told(fact.question)} {labels}"


def _asked_elsewhere(old: Snapshot, new: Snapshot) -> dict[tuple[str, str], None]:
    """Each § then and now of the same question."""
    return {
        (fact.law, now.law): None
        for rule in old.rules
        for name, fact in rule.facts.items()
        if rule.rule in new.by_name and (now := new.by_name[rule.rule].facts.get(name))
        if fact.law != now.law
    }


def _numbers(moved: Collection[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Each § then and now, as shown; a whole law once, where all its parts went along."""
    split: dict[tuple[str, str], tuple[str, str] | None] = {}
    for then, now in moved:  # the two laws, where the rest of both references is the same
        heads = str(LawRef.parse(then).number), str(LawRef.parse(now).number)
        alike = then[len(heads[0]) :] == now[len(heads[1]) :]
        split[then, now] = heads if alike else None
    whole = {heads for heads in split.values() if heads}
    stray = {pair[0] for pair, heads in split.items() if not heads}
    found = dict.fromkeys(
        heads
        if heads in whole and not any(LawRef.parse(s).number == int(heads[0]) for s in stray)
        else pair
        for pair, heads in split.items()
    )
    for then, now in sorted(found, key=lambda each: LawRef.parse(each[0])):
        yield LawRef.parse(then).shown, LawRef.parse(now).shown


def _listed(heading: str, lines: Iterable[str]) -> Iterator[str]:
    if every := [*dict.fromkeys(lines)]:
        yield from ("", f"## {heading}", "", *(f"- {line}" for line in every))
