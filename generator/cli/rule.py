"""`rule`: ask a rule its next question, or get its ruling."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.cases.casebook import read_case
from generator.cases.conversation import CaseRuling, Statement
from generator.cases.document.reader import Document
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.cli.text import as_json, told
from generator.engine.rulebook import Conversation
from generator.findings import Code, blocking
from rules_src.bridge.table import Table

ABOUT = """Stil en regel dens næste spørgsmål, eller få dens kendelse.

  rule --list                                 reglerne
  rule call_out_of_rotation                   det første spørgsmål
  rule call_out_of_rotation turn=rho call=pass
  rule rules_src/casebook/…/sag.yaml          kendelsen i en sag"""


def rule(console: Console, words: Sequence[str]) -> int:
    """Stil en regel dens næste spørgsmål, eller få dens kendelse."""
    parser = Parser("rule", ABOUT, "[--json] REGEL [spørgsmål=svar …] | FIL.yaml | --list")
    parser.options.add_argument("--json", action="store_true", help="svar i JSON til programmer")
    parser.options.add_argument("--list", action="store_true", help="vis alle regler")
    given = parser.read(words)
    if given.list:
        return _list(console, given.json)
    if not given.words:
        raise UsageError("skriv, hvilken regel; rule --list viser dem alle")
    first, *rest = given.words
    if first.endswith((".yaml", ".yml")):
        return _file(console, Path(first), given.json)
    name = console.rule(first)
    statement, found = answered(console, name, stated(rest))
    _tell(console, statement, found, given.json)
    return OK


def _list(console: Console, as_data: bool) -> int:
    rules = console.book.rules
    if as_data:
        titles = [{"rule": r, "title": console.book[r].title} for r in rules]
        console.say(json.dumps(titles, ensure_ascii=False, indent=1))
        return OK
    width = max((len(name) for name in rules), default=0)
    for name in rules:
        indent = "" if console.book[name].entered else "  "
        console.say(f"{indent}{name:{width}}  {console.book[name].title}")
    return OK


def stated(words: Sequence[str]) -> Mapping[str, Any]:
    """`turn=rho comparable.subset=yes` as a case would state them."""
    found: dict[str, Any] = {}
    for word in words:
        name, equals, answer = word.partition("=")
        outer, _, inner = name.partition(".")
        if not equals or not outer or not answer:
            raise UsageError(f"»{word}« er intet svar; skriv spørgsmål=svar, fx accepted=no")
        below = found.setdefault(outer, {}) if inner else found
        if not isinstance(below, dict) or (inner or outer) in below:
            raise UsageError(f"»{name}« er besvaret to gange")
        below[inner or outer] = answer
    return found


def answered(
    console: Console, name: str, answers: Mapping[str, Any], table: Table | None = None
) -> tuple[Statement, Conversation]:
    """The conversation these answers lead to; a refusal if one of them makes no sense."""
    statement = Statement(console.book[name], answers, Document("", {}), table, ())
    wrong = [f"{finding.field}: {finding.message}" for finding in statement.mistakes()]
    if wrong:
        raise UsageError("\n".join(wrong))
    return statement, statement.follow()


def _tell(
    console: Console, statement: Statement, conversation: Conversation, as_data: bool
) -> None:
    if as_data:
        found = as_json(console.book, statement.rule.name, conversation)
        console.say(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for line in told(console.book, conversation):
        console.say(line)
    unused = [f.field for f in statement.gaps(conversation) if f.code is Code.NEVER_ASKED]
    if unused:
        console.complain(f"Ikke brugt, da der ikke spørges om det her: {', '.join(unused)}")


def _file(console: Console, path: Path, as_data: bool) -> int:
    """The ruling in a case, told with its seats; or what is wrong with the file."""
    if not path.is_file():
        raise UsageError(f"filen »{path}« findes ikke")
    casebook = read_case(path, console.book, console.root)
    for finding in casebook.findings:
        console.complain(finding.text)
    for ruling in (*casebook.rulings, *casebook.other):
        found = as_json(console.book, ruling.case.rule, ruling.conversation, ruling.names)
        lines = [ruling.case.headnote, "", *told(console.book, ruling.conversation, ruling.names)]
        lines += [] if ruling.agrees else ["", *_as_written(ruling)]
        console.say(
            json.dumps(found, ensure_ascii=False, indent=1) if as_data else "\n".join(lines)
        )
    return FINDINGS if blocking(casebook.findings) else OK


def _as_written(ruling: CaseRuling) -> list[str]:
    """The ruling of the rules as a case states it, to be copied where the case has another."""
    steps = [f"  - {step.law}: {step.word}" for step in ruling.ruling]
    return ["Sådan skrives reglens kendelse i sagen:", "", "ruling:", *steps]
