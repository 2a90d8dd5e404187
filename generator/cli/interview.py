"""`case -i`: the rule's own questions, one by one, and at the end a case file.

What is answered is kept in `.cache/` after every answer, so that a mistake, an interruption or a
machine that stops loses nothing; `t` goes back a step, from any of them.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.cases.casebook import read_case
from generator.cases.check import read_table
from generator.cases.coverage import coverage
from generator.cases.fields import TableText
from generator.cases.findings import Code, blocking
from generator.cases.location import ID, TAKEN
from generator.cases.role_names import names_of
from generator.cases.stub import CaseDraft, case_file, table_of
from generator.cli.console import FINDINGS, OK, Console, UsageError
from generator.cli.rule import answers_in, converse
from generator.cli.text import conversation_text, guidance, kind_of
from generator.engine.explore import Question, ask
from generator.engine.rulebook import Conversation, RuleEntry, possible, shown
from generator.text.files import reason, replace_file
from rules_src.bridge.errors import TableError
from rules_src.bridge.table import Table
from rules_src.model.facts import Fact
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken

BACK = "t"
KEPT = Path(".cache", "case.json")
"""Where the answers are kept, seen from the root; git leaves it alone."""
PROMPTS = {
    "dealer": "Giver (N, Ø, S eller V; Enter, hvis det er uden betydning): ",
    "vulnerable": "Zone (ingen, N-S, Ø-V eller alle; Enter = ukendt): ",
    "auction": "Meldeforløb, fx (S pas) 1h pas 1ut: ",
    "contract": "Kontrakt og spilfører, fx 4♥ S (Enter, hvis det er uden betydning): ",
    "offender": "Hvem begik fejlen? (N, Ø, S eller V; Enter, hvis det er uden betydning): ",
}
TEXTS = {
    "headnote": "Overskrift (én linje: hvad afgør sagen?): ",
    "story": "Hvad skete der? (højst 120 ord, uden rigtige navne): ",
    "adds": "Andre sager dækker allerede de samme rækker. Hvad lærer denne? (én linje): ",
}
KEYS = f"(nummer eller nøgle; {BACK} = et skridt tilbage, Ctrl-C = gem, og gå videre en anden gang)"


class _BackError(Exception):
    """The contributor wants the step before."""


@dataclass
class _Interview:
    """The answers so far, and the table if the contributor knows it."""

    console: Console
    rule: RuleEntry
    answers: dict[str, Any]
    asked: list[str] = field(default_factory=list)
    """The questions that were answered here, in order; `t` takes the last back."""
    fields: dict[str, str] = field(default_factory=dict)
    """The table as it was typed; an empty text for a field that was skipped."""
    texts: dict[str, str] = field(default_factory=dict)
    stage: int = 0

    @property
    def typed(self) -> dict[str, str]:
        return {name: text for name, text in self.fields.items() if text}

    @property
    def table(self) -> Table | None:
        return read_table(TableText.model_validate(self.typed)) if self.typed else None

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
        facts, table = self.rule.facts_in_reach, self.table
        return frozenset(n for n, f in facts.items() if shown(f, table) is not None)

    def keep(self) -> None:
        """Save the answers so far; a full disc is no reason to stop asking."""
        names = ("answers", "asked", "fields", "texts", "stage")
        kept = {name: getattr(self, name) for name in names}
        path = self.console.root / KEPT
        try:
            replace_file(path, json.dumps({"rule": self.rule.name, **kept}).encode())
        except OSError as error:
            self.console.note(f"Svarene kan ikke gemmes: {reason(error)}.")

    def forget(self) -> None:
        (self.console.root / KEPT).unlink(missing_ok=True)


def interview(console: Console, words: Sequence[str]) -> int:
    """Ask until the rule rules; write the file."""
    try:
        return _interview(console, words)
    except (EOFError, KeyboardInterrupt):
        console.say()
        kept = (console.root / KEPT).is_file()
        console.note(
            "Afbrudt; ingen sag er skrevet, men svarene er gemt: »case -i« går videre med dem."
            if kept
            else "Afbrudt; intet er skrevet."
        )
        return FINDINGS


def _interview(console: Console, words: Sequence[str]) -> int:
    session = _kept(console, words) or _new(console, words)
    console.say(f"{session.rule.title}. {KEYS}")
    stages = (_ask_table, _ask_facts, _ask_texts)
    behind = False
    while session.stage < len(stages):
        try:
            stages[session.stage](session, behind)
            session.stage, behind = session.stage + 1, False
        except _BackError:
            session.stage, behind = max(0, session.stage - 1), session.stage > 0
        except UsageError as error:  # the table shows another answer than the one given
            console.say(str(error))
            session.stage, behind = 0, False
            session.fields, session.answers, session.asked = {}, {}, []
        session.keep()
    return _save(session)


def _new(console: Console, words: Sequence[str]) -> _Interview:
    rule = console.rule(words[0]) if words else _choose_rule(console)
    return _Interview(console, rule, dict(answers_in(words[1:])))


def _kept(console: Console, words: Sequence[str]) -> _Interview | None:
    """The interview that was broken off, if the contributor wants to go on with it."""
    path = console.root / KEPT
    try:
        kept = json.loads(path.read_text("utf-8"))
        rule = console.book[kept.pop("rule")]
        session = _Interview(console, rule, **kept)
        session.conversation()
    except (OSError, ValueError, KeyError, TypeError, UsageError):
        return None  # none, or of a rule that is another since
    if len(words) > 1 or (words and console.rule(words[0]) is not rule):
        return None
    if not (session.asked or session.typed):
        return None
    reply = console.ask(f"Gå videre med den påbegyndte sag om »{rule.title}«? (j = ja, n = nej): ")
    return session if reply.casefold() in ("j", "ja", "") else None


def _guarded_already(session: _Interview, conversation: Conversation) -> bool:
    """Whether other cases guard every row of the conversation."""
    guards = coverage(session.console.book, session.console.casebook()).guards
    return all(row.id in guards for row in conversation.rows)


def _choose_rule(console: Console) -> RuleEntry:
    choices = {rule.name: rule.situation.happened for rule in console.book.entered}
    while True:
        try:
            return console.book[_choose(console, "Hvad er der sket?", choices)]
        except _BackError:
            continue


def _ask_table(session: _Interview, behind: bool) -> None:
    """Ask for each field that matters; one that cannot be read is asked for again, alone."""
    known = dict(session.fields)
    if behind and known:
        known.popitem()
    while name := _next_field(session, known):
        try:
            known[name] = session.console.ask(PROMPTS[name])
            if known[name] == BACK:
                del known[name]
                raise _BackError
            read_table(TableText.model_validate({n: each for n, each in known.items() if each}))
        except _BackError:
            if not known:
                raise
            known.popitem()
            continue
        except TableError as error:
            for each in (error, *error.also):
                session.console.say(f"  {each.message}")
            known.pop(error.field if error.field in known else name, None)
            continue
        session.fields = dict(known)
        session.keep()
    session.fields = dict(known)


def _next_field(session: _Interview, known: Mapping[str, str]) -> str | None:
    """The next field: no auction without a dealer, and no offender if the auction shows him."""
    fields = [*table_of(session.rule)]
    if known.get("dealer") == "":
        fields = ["dealer"]
    if "offender" not in fields and (not known.get("auction") or "offender" in known):
        fields.append("offender")
    return next((name for name in fields if name not in known), None)


def _ask_facts(session: _Interview, behind: bool) -> None:
    """Ask until the rule rules, and print the ruling."""
    ended: set[str] = set()
    if behind:
        _take_back(session)
    while fact := _next_fact(session, ended):
        try:
            session.answers[fact.name] = _ask(session, fact)
            session.asked.append(fact.name)
        except _BackError:
            _take_back(session)
            ended.clear()
        session.keep()
    console = session.console
    console.say()
    for line in conversation_text(session.conversation(), session.names):
        console.say(line)
    console.say("\nEr du uenig, så ret ruling i filen bagefter, og skriv hvorfor i disputed.\n")


def _take_back(session: _Interview) -> None:
    """Forget the last answer; with none left, it is the table that is wanted."""
    if not session.asked:
        raise _BackError
    del session.answers[session.asked.pop()]


def _next_fact(session: _Interview, ended: set[str]) -> Fact[Any] | None:
    """The next question; or the first of a rule due later, if the case goes on in it."""
    conversation = session.conversation()
    if conversation.question:
        return conversation.question.fact
    for rule in conversation.pending:
        known = {n: a for n, a in conversation.answers.items() if n in rule.facts}
        turn = ask(rule.function, known)
        if rule.name not in ended and isinstance(turn, Question) and _goes_on(session, rule):
            return turn.fact
        ended.add(rule.name)
    return None


def _goes_on(session: _Interview, rule: RuleEntry) -> bool:
    reply = session.console.ask(f"\nGår sagen videre med »{rule.title}«? (j = ja, Enter = nej): ")
    return reply.casefold() in ("j", "ja")


def _ask(session: _Interview, fact: Fact[Any]) -> str:
    """Ask a question; return the key of the answer."""
    console, names, table = session.console, session.names, session.table
    for line in guidance(fact, names):
        console.say(line)
    question = f"{spoken(fact.question, names)}{kind_of(fact)} [{LawRef.parse(fact.law).shown}]"
    left = possible(fact, table)
    answers = [answer for answer in fact.answers.values() if not left or answer in left]
    return _choose(console, question, {a.key: spoken(str(a.value), names) for a in answers})


def _choose(console: Console, question: str, labels: Mapping[str, str]) -> str:
    console.say(f"\n{question}")
    for number, (key, label) in enumerate(labels.items(), 1):
        console.say(f"  {number}  {label}  ({key})")
    known = {str(number): key for number, key in enumerate(labels, 1)}
    known |= {label.casefold(): key for key, label in labels.items()} | {k: k for k in labels}
    while True:
        reply = console.ask("> ").casefold()
        if reply == BACK:
            raise _BackError
        if reply in known:
            return known[reply]
        console.say(f"  Skriv et tal fra 1 til {len(labels)}.")


def _ask_texts(session: _Interview, behind: bool) -> None:
    """Headnote, story, what it adds where others guard its rows, and the name of the file."""
    guarded = _guarded_already(session, session.conversation())
    wanted = ("headnote", "story", *(["adds"] if guarded else []), "name")
    place = 0
    while place < len(wanted):
        name = wanted[place]
        try:
            session.texts[name] = _file_name(session) if name == "name" else _needed(session, name)
            place += 1
        except _BackError:
            if place == 0:
                raise
            place -= 1
        session.keep()


def _needed(session: _Interview, name: str) -> str:
    """A text that must be there; Enter keeps the one written before."""
    before = session.texts.get(name, "")
    shown_before = f"[Enter = »{before}«] " if before else ""
    while True:
        reply = session.console.ask(TEXTS[name] + shown_before) or before
        if reply == BACK:
            raise _BackError
        if reply:
            return reply


def _file_name(session: _Interview) -> str:
    """Ask for the name of a case until it is valid and new: no path, only a name."""
    console = session.console
    while True:
        name = console.ask("Filnavn (korte engelske ord med bindestreg): ").removesuffix(".yaml")
        if name == BACK:
            raise _BackError
        if not ID.fullmatch(name) or name in TAKEN:
            console.say("  Brug små bogstaver a–z, tal og bindestreger.")
        elif any(console.folder.rglob(f"{name}.yaml")):
            console.say("  Det navn er brugt; vælg et andet.")
        else:
            return name


def _save(session: _Interview) -> int:
    """Write the file, and print the findings on it; the answers are kept until it is written."""
    console, texts = session.console, session.texts
    adds = texts.get("adds", "") if _guarded_already(session, session.conversation()) else ""
    draft = CaseDraft(texts["headnote"], texts["story"], session.typed, session.seen, adds)
    stub = case_file(session.rule, session.conversation().answers, draft)
    path = console.folder / stub.rule / f"{texts['name']}.yaml"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(stub.text)
    except OSError as error:
        console.note(f"{path} kan ikke skrives: {reason(error)}. Svarene er gemt.")
        return FINDINGS
    session.forget()
    findings = read_case(path, console.book, console.root).findings
    for finding in findings:
        console.say(finding.text)
    console.say(f"Skrevet: {path.relative_to(console.root)}")
    return FINDINGS if blocking(findings) else OK
