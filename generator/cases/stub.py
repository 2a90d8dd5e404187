"""The case a row waits for: a file with everything filled in but the story."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from generator.cases.fields import CaseText, TableText
from generator.engine.explore import NONE, Answers, explore, hand_over_of
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.tree import Row
from rules_src.model import Authority, Phase
from rules_src.model.roles import spoken

FOLDER = "rules_src/casebook"
SCHEMA = "docs/data/schema"
AUCTION = ("dealer", "vulnerable", "auction")
PLAY = ("contract", "offender")
TABLE = {Phase.BEFORE: ("offender",), Phase.AUCTION: AUCTION, Phase.PLAY: PLAY, Phase.AFTER: PLAY}
"""The fields of the table that matter, by when the irregularity happened."""
EMPTY = "..."
"""A text for the contributor to replace; `check` refuses it."""


@dataclass(frozen=True)
class Stub:
    """A file to write, and the folder it goes in."""

    rule: str
    text: str

    @property
    def folder(self) -> str:
        return f"{FOLDER}/{self.rule}"


def stub(
    book: Rulebook,
    row: Row,
    rules: Iterable[RuleEntry] = (),
    answers: Answers = NONE,
    adds: bool = False,
) -> Stub | None:
    """The case that a row waits for, from one of these rules and with these answers, if any.

    By default it begins at the row's own situation, if a conversation from there reaches the row.
    Where others guard the row, `adds` asks what this one teaches.
    """
    home = book[book[row.rule].situation.rule.__name__]
    for rule in rules or dict.fromkeys((home, *book.rules.values())):
        if rule.entered and row.rule in rule.reach:
            complete = (_completed(rule, each) for each in _through(rule, answers, row))
            used = (a for a in complete if answers.keys() <= rule.follow(a).answers.keys())
            if (first := next(used, None)) is not None:
                return case_file(rule, first, adds)
    return None


def _completed(rule: RuleEntry, answers: Answers) -> Answers:
    """Answer the questions that come after the row: the first answer offered."""
    while question := rule.follow(answers).question:
        answers = {**answers, question.fact.name: next(iter(question.fact.answers.values()))}
    return answers


def _through(rule: RuleEntry, answers: Answers, row: Row) -> Iterator[Answers]:
    """The answers of every conversation from a rule that passes through a row."""
    known = {n: a for n, a in answers.items() if n in rule.facts}
    for path in explore(rule.function, known):
        so_far = {**answers, **path.answers}
        if rule.name == row.rule:
            yield from [so_far] if row.covers(path.answers) else []
            continue
        on = hand_over_of(path.ruling)
        if on and row.rule in rule.book[on.rule].reach:
            yield from _through(rule.book[on.rule], so_far, row)


def case_file(rule: RuleEntry, answers: Answers, adds: bool) -> Stub:
    """The file of a case with these answers; its first line names the schema for the editor."""
    conversation = rule.follow(answers)
    facts = [*_facts(conversation)]
    rests_on = {step.authority for step in conversation.ruling}
    weakest = next((a for a in reversed(Authority) if a in rests_on), Authority.LAW)
    lines = [
        schema_line(rule.name),
        f"# Gem filen i {FOLDER}/{rule.name}/ under et kort, engelsk navn:"
        " pass-in-partners-turn.yaml",
        f"# Erstat hvert {EMPTY} med din tekst. Slet table, hvis bordet er uden betydning.",
        f"headnote: {EMPTY}",
        "story: >",
        f"  {EMPTY}",
        "table:",
        *(
            f"  {name}: {EMPTY}  # {TableText.model_fields[name].description}"
            for name in TABLE[rule.situation.phase]
        ),
        *(["facts:", *facts] if facts else []),
        "ruling:",
        *(f"  - {s.law}: {s.word}  # {spoken(s.text)}" for s in conversation.ruling),
        f"authority: {weakest.key}  # {_description('authority')}",
        *([f"adds: {EMPTY}  # {_description('adds')}"] if adds else []),
        f"source: {{own: true}}  # {_description('source')}",
    ]
    return Stub(rule.name, "\n".join(lines) + "\n")


def schema_line(rule: str) -> str:
    """The first line of every case: it leads an editor to the schema of the rule."""
    return f"# yaml-language-server: $schema=../../../{SCHEMA}/{rule}.json"


def _description(field: str) -> str:
    return CaseText.model_fields[field].description or ""


def _facts(conversation: Conversation, known: Collection[str] = ()) -> Iterator[str]:
    """Each answer once, under the rule that asks for it; without those known already."""
    known = {*known}
    for leg in conversation.legs:
        fresh = [name for name in leg.path.answers if name not in known]
        known |= {*fresh}
        if fresh and len(conversation.legs) > 1:
            yield f"  # {leg.rule.title}"
        for name in fresh:
            answer, fact = leg.path.answers[name], leg.rule.facts[name]
            if fact.stands and answer is fact.assume:
                continue  # nothing stands, and nobody need say so
            question = spoken(fact.question)
            yield f"  {name}: {answer.key}  # {question} {spoken(str(answer.value))}"
