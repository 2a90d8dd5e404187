"""`rule`: ask a rule its next question, or get its ruling."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from generator.cases.after import left_by_case
from generator.cases.casebook import read_case
from generator.cases.check import check_file
from generator.cases.conversation import Statement
from generator.cases.document.reader import Document
from generator.cases.findings import Code, blocking
from generator.cases.role_names import names_of
from generator.cli.console import FINDINGS, OK, Console, Parser, UsageError
from generator.engine.explore import Answers
from generator.engine.rulebook import Board, Conversation, Rulebook, RuleEntry
from generator.engine.verdicts import finished_steps, moments, told_in_verdict, verdict
from generator.text.danish import sentence
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.on_board import OnBoard, Standing, Unseated, seated
from rules_src.model.roles import ROLES, SEATED, spoken
from rules_src.model.ruling import EVERYONE, Authority, Ruling, Step, When
from rules_src.model.steps import HandOver

ABOUT = """Stil en regel dens næste spørgsmål, eller få dens kendelse.

  rule --list                                 reglerne
  rule call_out_of_rotation                   det første spørgsmål
  rule call_out_of_rotation turn=rho call=pass
  rule rules_src/casebook/…/sag.yaml          kendelsen i en sag
  rule --after Ø.major_card.♣K lead_out_of_turn plads=Ø
                                              hvad der ligger i forvejen, og hvem der fejlede
  rule --after rules_src/casebook/…/sag.yaml lead_out_of_turn plads=V
                                              efter kendelsen i en sag på samme spil"""

USAGE = "[--after FIL|HVAD] REGEL [svar …] | FIL.yaml | --list"
SEAT = "plads"
"""Where the one sits whom it is about, as the guide's address says it."""


def rule(console: Console, words: Sequence[str]) -> int:
    """Stil en regel dens næste spørgsmål, eller få dens kendelse."""
    parser = Parser("rule", ABOUT, USAGE)
    parser.options.add_argument("--list", action="store_true", help="vis alle regler")
    parser.options.add_argument(
        "--after", metavar="FIL|HVAD", default="", help="hvad der står fra før"
    )
    options = parser.read(words)
    if options.list:
        rules = console.book.rules.values()
        width = max((len(rule.name) for rule in rules), default=0)
        for rule in rules:
            indent = "" if rule.entered else "  "
            console.say(f"{indent}{rule.name:{width}}  {rule.title}")
        return OK
    if not options.words:
        raise UsageError("skriv, hvilken regel; rule --list viser dem alle")
    first, *rest = options.words
    if first.endswith((".yaml", ".yml")):
        return _file(console, Path(first))
    entry = console.rule(first)
    board, answers = _board(console, entry, options.after, answers_in(rest))
    names = {role: seat.name_da for role, seat in board.seats.items()} if board else {}
    statement, conversation = converse(entry, answers, board)
    for line in conversation_text(conversation, names):
        console.say(line)
    unused = [f.field for f in statement.gaps(conversation) if f.code is Code.NEVER_ASKED]
    if unused:
        console.note(f"Ikke brugt, da der ikke spørges om det her: {', '.join(unused)}")
    return OK


def _board(
    console: Console, rule: RuleEntry, after: str, answers: Mapping[str, Any]
) -> tuple[Board | None, Mapping[str, Any]]:
    """The board before the incident, if one is told, and the answers without the seat."""
    seat = answers.get(SEAT)
    if not after:
        return None, answers
    if not isinstance(seat, str):
        raise UsageError(f"skriv også {SEAT}=Ø: hvor den sidder, som det handler om")
    who = rule.situation.who
    role = who.role if who and who.role in SEATED else "offender"
    try:
        seats = seated(role, Seat.from_text(seat))
        return Board(_standing(console, after), seats), {
            name: answer for name, answer in answers.items() if name != SEAT
        }
    except ValueError as error:
        raise UsageError(str(error)) from None


def _standing(console: Console, after: str) -> Standing:
    """What stands after a case, or what is written: `Ø.major_card.♣K,V.minor_card`."""
    if not after.endswith((".yaml", ".yml")):
        return tuple(OnBoard.from_text(text.strip()) for text in after.split(","))
    casebook = read_case(Path(after), console.book, console.root)
    if not casebook.rulings:
        raise UsageError(f"»{after}« er ingen sag i orden; »rule {after}« siger hvorfor")
    found = casebook.rulings[0]
    try:
        return left_by_case(found, console.book, found.case.board.standing)
    except Unseated as unseated:
        message = f"sagens bord viser ikke, hvor {ROLES.get(unseated.role, unseated.role)} sidder"
        raise UsageError(f"{message}; skriv table.offender i den") from None


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
    rule: RuleEntry, answers: Mapping[str, Any], board: Board | None = None
) -> tuple[Statement, Conversation]:
    """Follow the answers through the rules; raise a usage error if one of them is invalid."""
    statement = Statement(rule, answers, Document("", {}), None, (), board)
    mistakes = [finding.summary for finding in statement.mistakes()]
    if mistakes:
        raise UsageError("\n".join(mistakes))
    return statement, statement.follow()


def _file(console: Console, path: Path) -> int:
    """Print the ruling in a case with its seats, or what is wrong with the file."""
    if not path.is_file():
        raise UsageError(f"filen »{path}« findes ikke")
    casebook = read_case(path, console.book, console.root)
    for finding in casebook.findings:
        console.note(finding.text)
    if not (casebook.rulings or casebook.other):
        _print_so_far(console, path)
    for ruling in (*casebook.rulings, *casebook.other):
        told = conversation_text(ruling.conversation, ruling.names)
        lines = [ruling.case.text.headnote, "", *told]
        if not ruling.agrees:  # that of the rules as a case states it, ready to copy
            lines += ["", "Sådan skrives reglens kendelse i sagen:", "", "ruling:"]
            lines += [f"  - {step.law}: {step.word}" for step in ruling.ruling]
        console.say("\n".join(lines))
    return FINDINGS if blocking(casebook.findings) else OK


def _print_so_far(console: Console, path: Path) -> None:
    """The walk as far as the answers of a case go, and the question that waits for one."""
    path = path.absolute()
    case = check_file(path, path.parent.parent, console.book, console.root).case
    if case is None or case.rule not in console.book:
        return
    statement = Statement(
        console.book[case.rule], case.text.facts, case.document, case.table, board=case.board
    )
    console.say(f"{case.text.headnote}\n")
    for line in conversation_text(statement.follow(), names_of(case.table, case.board.standing)):
        console.say(line)


def conversation_text(conversation: Conversation, names: Mapping[str, str]) -> Iterator[str]:
    """The finished ruling; or what was answered and said so far, and the next question."""
    names = {**ROLES, **names}
    if conversation.question and conversation.asking:
        yield from _path(conversation, names, with_steps=True)
        book, fact = conversation.asking.book, conversation.question.fact
        yield from ("", *question_text(book, fact, names))
        return
    kept = [step for step in finished_steps(conversation) if not isinstance(step, HandOver)]
    if text := verdict(conversation):
        told = [step for step in told_in_verdict(conversation) if step.short and step in kept]
        laws = dict.fromkeys(step.law for step in told or kept)
        shown = ", ".join(LawRef.parse(law).shown for law in laws)
        yield f"Kendelse: {sentence(spoken(text, names))}. [{shown}]"
    whens = moments(conversation)
    aloud = [step for step in kept if step.aloud]
    yield from _block("Sig nu", [s for s in aloud if whens[s] is When.NOW], names)
    for when in sorted({whens[s] for s in aloud} - {When.NOW}, key=[*When].index):
        heading = f"Senere, {spoken(when.value, names)}"
        yield from _block(heading, [s for s in aloud if whens[s] is when], names)
    for rule in conversation.pending:
        yield from ("", f"Senere, når det bliver aktuelt: {rule.title} ({rule.name})")
    yield from _block("Kun for dig", [s for s in kept if not s.aloud], names, whens)
    yield from ("", "Hvorfor", *(f"  {line}" for line in _path(conversation, names)))
    on_the_way = [
        step for step in conversation.ruling if replace(step, explained=False) not in kept
    ]
    yield from _block("Sagt undervejs", on_the_way, names)


def _path(
    conversation: Conversation, names: Mapping[str, str], *, with_steps: bool = False
) -> Iterator[str]:
    """The questions and answers, rule by rule; the steps too until the conversation has ended."""
    for rule, answers, steps in _turns(conversation):
        yield rule.title
        for name, answer in answers.items():
            label = spoken(str(answer.value), names)
            yield f"  {spoken(rule.facts[name].question, names)} {label} ({name}={answer.key})"
        for step in steps if with_steps else ():
            if not isinstance(step, HandOver):
                yield f"  {step_text(step, step.when, names)}"


def _turns(conversation: Conversation) -> Iterator[tuple[RuleEntry, Answers, Ruling]]:
    """Each rule with the answers that are new to it, and the steps."""
    turns = [(leg.rule, leg.path.answers, leg.path.ruling) for leg in conversation.legs]
    if conversation.question and conversation.asking:
        question = conversation.question
        turns.append((conversation.asking, question.answers, question.steps))
    known: set[str] = set()
    for rule, answers, steps in turns:
        yield rule, {n: a for n, a in answers.items() if n not in known}, steps
        known |= set(answers)


def _block(
    heading: str,
    steps: Iterable[Step],
    names: Mapping[str, str],
    whens: Mapping[Step, When] = {},
) -> Iterator[str]:
    """A heading and its steps; nothing where there is none."""
    lines = [step_text(s, whens.get(s, When.NOW), names) for s in dict.fromkeys(steps)]
    if lines:
        yield from ("", heading, *(f"  {line}" for line in lines))


def step_text(step: Step, when: When, names: Mapping[str, str]) -> str:
    """`• Når Øst har meldt: Syd: Du skal passe. [§ 30A]`"""
    due = "" if when is When.NOW else sentence(spoken(when.value, names)) + ": "
    whose = "" if step.authority is Authority.LAW else f", {step.authority.value}"
    text = f"{{Everyone}}: {step.says}" if step.to == EVERYONE else step.text
    return f"• {due}{spoken(text, names)} [{LawRef.parse(step.law).shown}{whose}]"


def question_text(book: Rulebook, fact: Fact[Any], names: Mapping[str, str]) -> Iterator[str]:
    """A question with its answers as they are typed."""
    law, question = LawRef.parse(fact.law).shown, spoken(fact.question, names)
    kind = "" if fact.kind is Kind.FINDING else f" ({fact.kind.value})"
    yield f"Spørgsmål{kind} [{law}]: {question}"
    yield from (f"  – {spoken(text, names)}" for text in (fact.help, *fact.weigh) if text)
    for key, answer in fact.answers.items():
        yield f"  {fact.name}={key}  {spoken(str(answer.value), names)}"
    if fact.by in book:
        judge = [f"{fact.name}.{name}=…" for name in book[fact.by].facts]
        yield f"  eller efter reglen {fact.by}: {' '.join(judge)}"
