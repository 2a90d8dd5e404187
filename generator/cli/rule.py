"""`rule`: ask a rule its next question, or get its ruling."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.cases.casebook import read_case
from generator.cases.check import check_file
from generator.cases.conversation import CaseRuling, Statement
from generator.cases.document.reader import Document
from generator.cases.editions import conversation_in
from generator.cases.role_names import names_of
from generator.cases.stub import edition_lines
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.cli.text import as_json, conversation_text
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.findings import Code, blocking
from rules_src.bridge.table import Table

ABOUT = """Stil en regel dens næste spørgsmål, eller få dens kendelse.

  rule --list                                 reglerne
  rule call_out_of_rotation                   det første spørgsmål
  rule call_out_of_rotation turn=rho call=pass
  rule rules_src/casebook/…/sag.yaml          kendelsen i en sag
  rule --edition 2007 call_out_of_rotation    efter en ældre udgave af loven
  rule --edition 2007 rules_src/casebook/…    en sag efter den, til at skrive under editions:"""


def rule(console: Console, words: Sequence[str]) -> int:
    """Stil en regel dens næste spørgsmål, eller få dens kendelse."""
    parser = Parser("rule", ABOUT, "[--json] [--edition ÅR] REGEL [svar …] | FIL.yaml | --list")
    parser.options.add_argument("--json", action="store_true", help="svar i JSON til programmer")
    parser.options.add_argument("--list", action="store_true", help="vis alle regler")
    parser.options.add_argument(
        "--edition", metavar="ÅR", default="", help="efter denne udgave af loven"
    )
    options = parser.read(words)
    today, console = console, console.in_edition(options.edition)
    if options.list:
        return _list(console, options.json)
    if not options.words:
        raise UsageError("skriv, hvilken regel; rule --list viser dem alle")
    first, *rest = options.words
    if first.endswith((".yaml", ".yml")):
        return _file(today, Path(first), options.json, console.book)
    _print(console, *converse(console.rule(first), answers_in(rest)), options.json)
    return OK


def _list(console: Console, as_data: bool) -> int:
    rules = console.book.rules.values()
    if as_data:
        titles = [{"rule": rule.name, "title": rule.title} for rule in rules]
        console.say(json.dumps(titles, ensure_ascii=False, indent=1))
        return OK
    width = max((len(rule.name) for rule in rules), default=0)
    for rule in rules:
        indent = "" if rule.entered else "  "
        console.say(f"{indent}{rule.name:{width}}  {rule.title}")
    return OK


def answers_in(words: Sequence[str]) -> Mapping[str, Any]:
    """The answers in `turn=rho comparable.subset=yes`, as a case states them."""
    answers: dict[str, Any] = {}
    for word in words:
        name, equals, answer = word.partition("=")
        outer, _, inner = name.partition(".")
        if not equals or not outer or not answer:
            raise UsageError(f"»{word}« er intet svar; skriv spørgsmål=svar, fx accepted=no")
        target = answers.setdefault(outer, {}) if inner else answers
        if not isinstance(target, dict) or (inner or outer) in target:
            raise UsageError(f"»{name}« er besvaret to gange")
        target[inner or outer] = answer
    return answers


def converse(
    rule: RuleEntry, answers: Mapping[str, Any], table: Table | None = None
) -> tuple[Statement, Conversation]:
    """Follow the answers through the rules; raise a usage error if one of them is invalid."""
    statement = Statement(rule, answers, Document("", {}), table, ())
    mistakes = [finding.summary for finding in statement.mistakes()]
    if mistakes:
        raise UsageError("\n".join(mistakes))
    return statement, statement.follow()


def _print(
    console: Console, statement: Statement, conversation: Conversation, as_data: bool
) -> None:
    if as_data:
        data = as_json(statement.rule, conversation)
        console.say(json.dumps(data, ensure_ascii=False, indent=1))
        return
    for line in conversation_text(conversation):
        console.say(line)
    unused = [f.field for f in statement.gaps(conversation) if f.code is Code.NEVER_ASKED]
    if unused:
        console.note(f"Ikke brugt, da der ikke spørges om det her: {', '.join(unused)}")


def _file(console: Console, path: Path, as_data: bool, by: Rulebook) -> int:
    """Print the ruling in a case with its seats, or what is wrong with the file.

    A case answers what the law in force asks; it can be ruled on `by` another edition.
    """
    if not path.is_file():
        raise UsageError(f"filen »{path}« findes ikke")
    casebook = read_case(path, console.book, console.root)
    for finding in casebook.findings:
        console.note(finding.text)
    if not (casebook.rulings or casebook.other):
        _print_so_far(console, path)
    for ruling in (*casebook.rulings, *casebook.other):
        if ruling.case.rule not in by:
            raise UsageError("siden fortæller ikke, hvad den udgave af loven sagde om det")
        older = by is not console.book
        conversation = conversation_in(ruling, by) if older else ruling.conversation
        if as_data:
            data = as_json(by[ruling.case.rule], conversation, ruling.names)
            console.say(json.dumps(data, ensure_ascii=False, indent=1))
            continue
        lines = [ruling.case.text.headnote, "", *conversation_text(conversation, ruling.names)]
        if older and not conversation.question:
            lines += ["", *edition_lines(by, ruling.conversation, conversation)]
        lines += [] if older or ruling.agrees else ["", *_as_written(ruling)]
        console.say("\n".join(lines))
    return FINDINGS if blocking(casebook.findings) else OK


def _print_so_far(console: Console, path: Path) -> None:
    """The walk as far as the answers of a case go, and the question that waits for one."""
    path = path.absolute()
    case = check_file(path, path.parent.parent, console.book, console.root).case
    if case is None or case.rule not in console.book:
        return
    statement = Statement(console.book[case.rule], case.text.facts, case.document, case.table)
    console.say(f"{case.text.headnote}\n")
    for line in conversation_text(statement.follow(), names_of(case.table)):
        console.say(line)


def _as_written(ruling: CaseRuling) -> list[str]:
    """The ruling of the rules as a case states it, ready to copy."""
    steps = [f"  - {step.law}: {step.word}" for step in ruling.ruling]
    return ["Sådan skrives reglens kendelse i sagen:", "", "ruling:", *steps]
