"""`case -i`: the rule's own questions, one by one, and at the end a case file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.cases.casebook import read_case
from generator.cases.coverage import coverage
from generator.cases.fields import TableText
from generator.cases.file import read_table
from generator.cases.location import ID
from generator.cases.role_names import names_of
from generator.cases.stub import CaseDraft, Stub, case_file, table_of
from generator.cli.console import FINDINGS, OK, Console, UsageError
from generator.cli.rule import answers_in, converse
from generator.cli.text import conversation_text, guidance, kind_of
from generator.engine.explore import Question, ask
from generator.engine.rulebook import Conversation, RuleEntry, possible, shown
from generator.findings import Code, blocking
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table
from rules_src.model.facts import Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken

BACK = "t"
PROMPTS = {
    "dealer": "Giver (N, Ø, S eller V; Enter, hvis det er uden betydning): ",
    "vulnerable": "Zone (ingen, N-S, Ø-V eller alle; Enter = ukendt): ",
    "auction": "Meldeforløb, fx (S pas) 1h pas 1ut: ",
    "contract": "Kontrakt og spilfører, fx 4♥ S (Enter, hvis det er uden betydning): ",
    "offender": "Hvem begik fejlen? (N, Ø, S eller V; Enter, hvis det er uden betydning): ",
}
ADDS = "Andre sager dækker allerede de samme rækker. Hvad lærer denne? (én linje): "
KEYS = f"(nummer eller nøgle; {BACK} = tilbage, Ctrl-C = afbryd uden at gemme)"


def interview(console: Console, words: Sequence[str]) -> int:
    """Ask until the rule rules, then for the story, and write the file."""
    try:
        return _interview(console, words)
    except (EOFError, KeyboardInterrupt):
        console.say()
        console.note("Afbrudt; intet er skrevet.")
        return FINDINGS


@dataclass
class _Interview:
    """The answers so far, and the table if the contributor knows it."""

    console: Console
    rule: RuleEntry
    answers: dict[str, Any]
    fields: Mapping[str, str] = field(default_factory=dict)
    """The table as it was typed."""
    table: Table | None = None

    def conversation(self) -> Conversation:
        statement, conversation = converse(self.rule, self.answers, self.table)
        unused = [f for f in statement.gaps(conversation) if f.code is Code.NEVER_ASKED]
        if unused:
            raise UsageError("\n".join(finding.summary for finding in unused))
        return conversation

    @property
    def names(self) -> Mapping[str, str]:
        return {**ROLES, **names_of(self.table)}

    @property
    def seen(self) -> frozenset[str]:
        """The questions that the table answers."""
        facts = self.rule.facts_in_reach
        return frozenset(n for n, f in facts.items() if shown(f, self.table) is not None)


def _interview(console: Console, words: Sequence[str]) -> int:
    rule = console.rule(words[0]) if words else _choose_rule(console)
    talk = _Interview(console, rule, dict(answers_in(words[1:])))
    console.say(f"{rule.title}. {KEYS}")
    _ask_table(talk)
    conversation = _ask_facts(talk)
    console.say("\nKendelsen:")
    for line in conversation_text(conversation, talk.names):
        console.say(line)
    console.say("\nEr du uenig, så ret ruling i filen bagefter, og skriv hvorfor i disputed.\n")
    headnote = _needed(console, "Overskrift (én linje: hvad afgør sagen?): ")
    story = _needed(console, "Hvad skete der? (højst 120 ord, uden rigtige navne): ")
    adds = _needed(console, ADDS) if _guarded_already(talk, conversation) else ""
    draft = CaseDraft(headnote, story, talk.fields, talk.seen, adds)
    return _save(console, case_file(rule, conversation.answers, draft))


def _guarded_already(talk: _Interview, conversation: Conversation) -> bool:
    """Whether other cases guard every row of the conversation."""
    guards = coverage(talk.console.book, talk.console.casebook()).guards
    return all(row.id in guards for row in conversation.rows)


def _choose_rule(console: Console) -> RuleEntry:
    choices = {rule.name: rule.situation.happened for rule in console.book.entered}
    while True:
        if name := _choose(console, "Hvad er der sket?", choices):
            return console.book[name]


def _ask_table(talk: _Interview) -> None:
    """Ask for the table until it can be read; Enter skips a field."""
    while fields := _table_fields(talk):
        try:
            talk.table, talk.fields = read_table(TableText.model_validate(fields)), fields
            return
        except TableError as error:
            for each in (error, *error.also):
                talk.console.say(f"  {each.message}")


def _table_fields(talk: _Interview) -> dict[str, str]:
    """Ask for each field; no auction without a dealer, no offender if the auction shows him."""
    fields: dict[str, str] = {}
    for name in table_of(talk.rule):
        fields[name] = talk.console.ask(PROMPTS[name])
        if name == "dealer" and not fields[name]:
            break
    if "offender" not in fields and not fields.get("auction"):
        fields["offender"] = talk.console.ask(PROMPTS["offender"])
    return {name: text for name, text in fields.items() if text}


def _ask_facts(talk: _Interview) -> Conversation:
    asked: list[str] = []
    ended: set[str] = set()
    while fact := _next_fact(talk, ended):
        key = _ask(talk, fact)
        if key is not None:
            talk.answers[fact.name] = key
            asked.append(fact.name)
        elif asked:
            del talk.answers[asked.pop()]
            ended.clear()
    return talk.conversation()


def _next_fact(talk: _Interview, ended: set[str]) -> Fact[Any] | None:
    """The next question; or the first of a rule due later, if the case goes on in it."""
    conversation = talk.conversation()
    if conversation.question:
        return conversation.question.fact
    for rule in conversation.pending:
        known = {n: a for n, a in conversation.answers.items() if n in rule.facts}
        turn = ask(rule.function, known)
        if rule.name not in ended and isinstance(turn, Question) and _goes_on(talk, rule):
            return turn.fact
        ended.add(rule.name)
    return None


def _goes_on(talk: _Interview, rule: RuleEntry) -> bool:
    reply = talk.console.ask(f"\nGår sagen videre med »{rule.title}«? (j = ja, Enter = nej): ")
    return reply.casefold() in ("j", "ja")


def _ask(talk: _Interview, fact: Fact[Any]) -> str | None:
    """Ask a question; return the key of the answer, or None to go back."""
    console, names = talk.console, talk.names
    for line in guidance(fact, names):
        console.say(line)
    question = f"{spoken(fact.question, names)}{kind_of(fact)} [{LawRef.parse(fact.law).shown}]"
    left = possible(fact, talk.table)
    answers = [answer for answer in fact.answers.values() if not left or answer in left]
    return _choose(console, question, {a.key: spoken(str(a.value), names) for a in answers})


def _choose(console: Console, question: str, labels: Mapping[str, str]) -> str | None:
    console.say(f"\n{question}")
    for number, (key, label) in enumerate(labels.items(), 1):
        console.say(f"  {number}  {label}  ({key})")
    known = {str(number): key for number, key in enumerate(labels, 1)}
    known |= {label.casefold(): key for key, label in labels.items()} | {k: k for k in labels}
    while True:
        reply = console.ask("> ").casefold()
        if reply == BACK:
            return None
        if reply in known:
            return known[reply]
        console.say(f"  Skriv et tal fra 1 til {len(labels)}.")


def _needed(console: Console, prompt: str) -> str:
    while True:
        if reply := console.ask(prompt):
            return reply


def _save(console: Console, stub: Stub) -> int:
    """Write the file under a name that is asked for, and print the findings on it."""
    path = _path(console, console.root / stub.folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(stub.text)
    findings = read_case(path, console.book, console.root).findings
    for finding in findings:
        console.say(finding.text)
    console.say(f"Skrevet: {path.relative_to(console.root)}")
    return FINDINGS if blocking(findings) else OK


def _path(console: Console, folder: Path) -> Path:
    """Ask for the name of a case until it is valid and new."""
    while True:
        name = _needed(console, "Filnavn (korte engelske ord med bindestreg): ")
        path = folder / f"{name.removesuffix('.yaml')}.yaml"
        if not ID.fullmatch(path.stem):
            console.say("  Brug små bogstaver a–z, tal og bindestreger.")
        elif any(console.folder.rglob(path.name)):
            console.say("  Det navn er brugt; vælg et andet.")
        else:
            return path
