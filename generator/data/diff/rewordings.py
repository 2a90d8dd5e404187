"""What is worded differently and changes no ruling: questions, answers, steps and their names."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from generator.data.diff.renames import Renames
from generator.data.diff.snapshot import Snapshot
from generator.data.models import Fact, Rule, Step

NONE = "(intet)"
ALOUD, PRIVATE = "læses op", "kun for dig"


class Rewording(NamedTuple):
    """A text or name before and after; it changes no ruling."""

    what: str
    before: str
    after: str


class Rewordings:
    """Compare the wording of two revisions; report once what several rules share."""

    def __init__(self, old: Snapshot, new: Snapshot, names: Renames) -> None:
        self.old, self.new, self.names = old, new, names
        self.reported: set[Rewording] = set()

    def questions(self, before: Rule, after: Rule) -> tuple[Rewording, ...]:
        """Renamed, added, removed, changed and reordered questions of a rule."""
        changes = [*self._renamed(after.rule), *_facts(before, after)]
        old, new = _order(self.old, before.rule), _order(self.new, after.rule)
        if old != new and {*old} == {*new}:
            changes.append(Rewording("rækkefølge", ", ".join(old), ", ".join(new)))
        return self._unreported(changes)

    def _renamed(self, rule: str) -> Iterator[Rewording]:
        """Renamed questions and answers of a rule."""
        old_name = self.names.old_rule(rule) or rule
        for before, after in self.names.facts.get(old_name, {}).items():
            yield Rewording("spørgsmål omdøbt", before, after)
        for (name, fact), keys in self.names.answers.items():
            for before, after in keys.items() if name == old_name else ():
                yield Rewording(f"svar omdøbt i {fact}", before, after)

    def steps(self, rule: str) -> tuple[Rewording, ...]:
        """Renamed and reworded steps and verdicts of a rule."""
        words = dict.fromkeys(s.word for row in self.new.rows_of[rule] for s in row.ruling)
        changes = [
            Rewording("trin omdøbt", before, after)
            for before, after in self.names.words.items()
            if after in words
        ]
        for word in words:
            old, new = self.old.steps.get(word, ()), self.new.steps.get(word, ())
            if old and new:
                changes += _step(word, old, new)
        changes += self._hand_overs(rule)
        return self._unreported([*changes, *self._verdicts(rule)])

    def situation(self, before: Rule, after: Rule) -> tuple[Rewording, ...]:
        """What a situation says of itself: its heading, its introduction and the like."""
        pairs = [("overskrift", before.title, after.title)]
        pairs += [
            (label, before.said[name], after.said.get(name, ""))
            for name, label in SAID.items()
            if name in before.said
        ]
        return tuple(Rewording(what, old, new) for what, old, new in pairs if old != new)

    def _hand_overs(self, rule: str) -> Iterator[Rewording]:
        """Hand-overs by another paragraph or at another moment; new ones are changed rulings."""
        before = self.old.hand_overs(rule)
        for target, after in self.new.hand_overs(rule).items():
            if before.get(target, after) != after:
                old, new = ", ".join(before[target]), ", ".join(after)
                yield Rewording(f"giver videre til {target}", old, new)

    def _verdicts(self, rule: str) -> Iterator[Rewording]:
        """What the same ruling is called in one line, before and after."""
        before = self.old.verdicts(self.names.old_rule(rule) or rule)
        for ruled, after in self.new.verdicts(rule).items():
            called = before.get(ruled, after)
            if called and after and called != after:
                yield Rewording("kendelse", " / ".join(called), " / ".join(after))

    def _unreported(self, changes: list[Rewording]) -> tuple[Rewording, ...]:
        fresh = tuple(each for each in dict.fromkeys(changes) if each not in self.reported)
        self.reported |= {*fresh}
        return fresh


def _step(word: str, old: tuple[Step, ...], new: tuple[Step, ...]) -> Iterator[Rewording]:
    texts, new_texts = ([step.text for step in steps] for steps in (old, new))
    before = [text for text in dict.fromkeys(texts) if text not in new_texts]
    after = [text for text in dict.fromkeys(new_texts) if text not in texts]
    if [*dict.fromkeys(texts)] != [*dict.fromkeys(new_texts)]:
        yield Rewording(word, " / ".join(before) or NONE, " / ".join(after) or NONE)
    aloud = [{step.aloud for step in steps} for steps in (old, new)]
    if aloud[0] != aloud[1]:
        yield Rewording(word, *(PRIVATE if False in each else ALOUD for each in aloud))
    for name, label in (
        ("to", "siges til"),
        ("away", "væk fra bordet"),
        ("short", "i kendelsen"),
        ("explained", "forklares"),
    ):
        was, now = ([*dict.fromkeys(_text(getattr(s, name)) for s in each)] for each in (old, new))
        if was != now and any(was):
            yield Rewording(f"{word}: {label}", " / ".join(was), " / ".join(now))


def _facts(before: Rule, after: Rule) -> Iterator[Rewording]:
    """Questions that were removed, added or changed."""
    for name, fact in before.facts.items():
        if name not in after.facts:
            yield Rewording(f"{name}: spørgsmålet er væk", fact.question, "")
    for name, fact in after.facts.items():
        if name not in before.facts:
            yield Rewording(f"{name}: nyt spørgsmål", "", fact.question)
        elif before.facts[name] != fact:
            yield from _fact(name, before.facts[name], fact)


ASPECTS = {
    "question": "ordlyd",
    "law": "paragraf",
    "kind": "slags",
    "help": "hjælp",
    "chooses": "hvem der vælger",
    "settled_by": "regel, der afgør det",
    "away": "spørges væk fra bordet",
    "weigh": "hvad der vejes",
    "assumed": "svar, der forudsættes",
    "reached": "tidspunkt, der er nået",
}
SAID = {
    "happened": "hvad der er sket",
    "called": "kort navn",
    "intro": "indledning",
    "who": "hvem der spørges om",
    "laws": "paragraffer",
    "confuse": "forveksles med",
}


def _fact(name: str, before: Fact, after: Fact) -> Iterator[Rewording]:
    for aspect, label in ASPECTS.items():
        old, new = getattr(before, aspect), getattr(after, aspect)
        if old != new:
            yield Rewording(f"{name}: {label}", _text(old), _text(new))
    for key in dict.fromkeys((*before.answers, *after.answers)):
        old, new = before.answers.get(key, ""), after.answers.get(key, "")
        if old != new:
            what = "nyt svar" if not old else "svaret er væk" if not new else "svarets ordlyd"
            yield Rewording(f"{name}={key}: {what}", old, new)
    old_order = [key for key in before.answers if key in after.answers]
    new_order = [key for key in after.answers if key in before.answers]
    if old_order != new_order:
        orders = ", ".join(old_order), ", ".join(new_order)
        yield Rewording(f"{name}: svarenes rækkefølge", *orders)


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "ja" if value else "nej"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {text}" for key, text in value.items())
    return " / ".join(value) if isinstance(value, tuple) else str(value)


def _order(snapshot: Snapshot, rule: str) -> tuple[str, ...]:
    """The questions of a rule in the order of its rows."""
    return tuple(dict.fromkeys(n for row in snapshot.rows_of.get(rule, ()) for n in row.answers))
