"""`case -i`: the rule's own questions, one by one, and at the end a case file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from generator.cases.casebook import read_case, read_table
from generator.cases.conversation import seen
from generator.cases.coverage import coverage
from generator.cases.fields import TableText
from generator.cases.location import ID
from generator.cases.role_names import names_of
from generator.cases.stub import Stub, Told, table_of, written
from generator.cli.console import FINDINGS, OK, Console, UsageError
from generator.cli.rule import answered, stated
from generator.cli.text import told
from generator.engine.explore import Question, ask
from generator.engine.rulebook import Conversation, RuleEntry
from generator.findings import Code, blocking
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table
from rules_src.model.facts import Answer, Fact, Kind
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
    """Ask until the rule rules, then for what only a person can tell, and write the file."""
    try:
        return _interview(console, words)
    except (EOFError, KeyboardInterrupt):
        console.say()
        console.complain("Afbrudt; intet er skrevet.")
        return FINDINGS


@dataclass
class _Talk:
    """The answers so far, and the table if the contributor knows it."""

    console: Console
    rule: str
    answers: dict[str, str] = field(default_factory=dict)
    written: Mapping[str, str] = field(default_factory=dict)
    table: Table | None = None

    def conversation(self) -> Conversation:
        statement, found = answered(self.console, self.rule, self.answers, self.table)
        unused = [f for f in statement.gaps(found) if f.code is Code.NEVER_ASKED]
        if unused:
            raise UsageError("\n".join(f"{f.field}: {f.message}" for f in unused))
        return found

    @property
    def names(self) -> Mapping[str, str]:
        return {**ROLES, **names_of(self.table)}

    @property
    def seen(self) -> frozenset[str]:
        """The questions that the table answers."""
        facts = self.console.book[self.rule].facts_in_reach
        return frozenset(n for n, f in facts.items() if len(seen(f, self.table) or ()) == 1)


def _interview(console: Console, words: Sequence[str]) -> int:
    rule = console.rule(words[0]) if words else _choose_rule(console)
    talk = _Talk(console, rule, dict(stated(words[1:])))
    console.say(f"{console.book[rule].title}. {KEYS}")
    _ask_table(talk)
    chain = _ask_facts(talk)
    console.say("\nKendelsen:")
    for line in told(console.book, chain, talk.names):
        console.say(line)
    console.say("\nEr du uenig, så ret ruling i filen bagefter, og skriv hvorfor i disputed.\n")
    headnote = _needed(console, "Overskrift (én linje: hvad afgør sagen?): ")
    story = _needed(console, "Hvad skete der? (højst 120 ord, uden rigtige navne): ")
    adds = _needed(console, ADDS) if _guarded_already(talk, chain) else ""
    told_so = Told(headnote, story, talk.written, talk.seen, adds)
    return _save(console, written(console.book, rule, chain.answers, told_so))


def _guarded_already(talk: _Talk, chain: Conversation) -> bool:
    """Whether other cases guard every row this one passes through."""
    guards = coverage(talk.console.book, talk.console.casebook()).guards
    return all(row.id in guards for row in chain.rows)


def _choose_rule(console: Console) -> str:
    rules = [situation.rule.__name__ for situation in console.situations]
    labels = [situation.happened for situation in console.situations]
    choices = dict(zip(rules, labels, strict=True))
    while True:
        if rule := _choose(console, "Hvad er der sket?", choices):
            return rule


def _ask_table(talk: _Talk) -> None:
    """What is worth knowing of the table, until it can be read; Enter goes on without."""
    while fields := _table_fields(talk):
        try:
            talk.table, talk.written = read_table(TableText.model_validate(fields)), fields
            return
        except TableError as error:
            for each in (error, *error.also):
                talk.console.say(f"  {each.message}")


def _table_fields(talk: _Talk) -> dict[str, str]:
    """Without a dealer there is no auction; and who erred, unless the auction has shown it."""
    fields: dict[str, str] = {}
    for name in table_of(talk.console.book, talk.rule):
        fields[name] = talk.console.asks(PROMPTS[name])
        if name == "dealer" and not fields[name]:
            break
    if "offender" not in fields and not fields.get("auction"):
        fields["offender"] = talk.console.asks(PROMPTS["offender"])
    return {name: text for name, text in fields.items() if text}


def _ask_facts(talk: _Talk) -> Conversation:
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


def _next_fact(talk: _Talk, ended: set[str]) -> Fact[Any] | None:
    """What the rule asks; or what a rule due later asks first, if the case goes on in it."""
    chain = talk.conversation()
    if chain.question:
        return chain.question.fact
    for rule in chain.pending:
        known = {n: a for n, a in chain.answers.items() if n in rule.facts}
        turn = ask(rule.function, known)
        if rule.name not in ended and isinstance(turn, Question) and _goes_on(talk, rule):
            return turn.fact
        ended.add(rule.name)
    return None


def _goes_on(talk: _Talk, rule: RuleEntry) -> bool:
    said = talk.console.asks(f"\nGår sagen videre med »{rule.title}«? (j = ja, Enter = nej): ")
    return said.casefold() in ("j", "ja")


def _ask(talk: _Talk, fact: Fact[Any]) -> str | None:
    """The key of an answer; None to go back."""
    console, names = talk.console, talk.names
    how = "" if fact.kind is Kind.FINDING else f" ({fact.kind.value})"
    for text in (fact.help, *fact.weigh):
        if text:
            console.say(f"  – {spoken(text, names)}")
    question = f"{spoken(fact.question, names)}{how} [{LawRef.parse(fact.law).shown}]"
    possible = seen(fact, talk.table)
    return _choose(console, question, _labels(fact.answers.values(), names, possible))


def _labels(
    answers: Iterable[Answer], names: Mapping[str, str], possible: Any
) -> Mapping[str, str]:
    left = [answer for answer in answers if not possible or answer in possible]
    return {answer.key: spoken(str(answer.value), names) for answer in left}


def _choose(console: Console, question: str, labels: Mapping[str, str]) -> str | None:
    console.say(f"\n{question}")
    for number, (key, label) in enumerate(labels.items(), 1):
        console.say(f"  {number}  {label}  ({key})")
    known = {str(number): key for number, key in enumerate(labels, 1)}
    known |= {label.casefold(): key for key, label in labels.items()} | {k: k for k in labels}
    while True:
        said = console.asks("> ").casefold()
        if said == BACK:
            return None
        if said in known:
            return known[said]
        console.say(f"  Skriv et tal fra 1 til {len(labels)}.")


def _needed(console: Console, prompt: str) -> str:
    while True:
        said = console.asks(prompt)
        if said:
            return said


def _save(console: Console, made: Stub) -> int:
    """Write the file under a name of its own, and say what the check says of it."""
    folder = console.root / made.folder
    while True:
        name = _needed(console, "Filnavn (korte engelske ord med bindestreg): ")
        path = folder / f"{name.removesuffix('.yaml')}.yaml"
        if not ID.fullmatch(path.stem):
            console.say("  Brug små bogstaver a–z, tal og bindestreger.")
        elif any(console.folder.rglob(path.name)):
            console.say("  Det navn er brugt; vælg et andet.")
        else:
            break
    folder.mkdir(parents=True, exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        file.write(made.text)
    findings = read_case(path, console.book, console.root).findings
    for finding in findings:
        console.say(finding.text)
    console.say(f"Skrevet: {path.relative_to(console.root)}")
    return FINDINGS if blocking(findings) else OK
