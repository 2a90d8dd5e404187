"""What is wrong with a rule as a rule, whatever the law says."""

import inspect
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

from generator.cases.findings import Finding, Place, RuleCode, blocking
from generator.checks.spoken import situation_problems, spoken_problems
from generator.engine.explore import NotARule, explore, hand_over_of
from generator.engine.proofs import situations
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import leaves, nodes
from generator.text.fonts import lacking
from rules_src.contents import references
from rules_src.model import Fact, HandOver, NewIrregularity, Situation, Verdict
from rules_src.model.roles import DECLARING, ROLES, SEATED, spoken, tokens

MOST_ROWS = 25
"""Above this a table is no longer read, and the rule should be split."""
MOST_ANSWERS = 7
"""Above this nobody reads them all at the table."""

SEATS = {"", *DECLARING, *(role for around in SEATED.values() for role in around)}
"""Roles that one player has; and none, for the answers of a question that are no player."""

BARE_PARTNER = re.compile(r"(?<!'s\} )(?<![Dd]in )(?<![Dd]ine )\b[Mm]akkere?n?s?\b")
LOOSE_PARAGRAPH = re.compile("§+(?!§*\u00a0)")


@cache
def obstacles(book: Rulebook) -> tuple[Finding, ...]:
    """Errors that make exploring impossible; other checks are skipped."""
    rules = book.rules.values()
    found = [_finding(rule, message) for rule in rules for message in _obstacles(rule)]
    message = "ingen regel giver videre hertil, og ingen situation begynder her"
    return (*(found or [_finding(rule, message) for rule in rules if not rule.arrivals]),)


@cache
def rule_findings(book: Rulebook) -> tuple[Finding, ...]:
    """All problems of all rules; one does not hide another."""
    if obstacles(book):
        return obstacles(book)
    found: list[Finding] = []
    for rule in book.rules.values():
        found += [_finding(rule, message) for message in _problems(rule)]
        if (rows := len(rule.rows)) > MOST_ROWS:
            message = f"tabellen har {rows} rækker; del reglen i to"
            found.append(_finding(rule, message, RuleCode.RULE_ADVICE))
    return (*found, *_never_asked(book), *_two_texts(book), *_situations(book))


def sound(book: Rulebook) -> bool:
    """Whether nothing but advice is left."""
    return not blocking(rule_findings(book))


def _finding(rule: RuleEntry, message: str, code: RuleCode = RuleCode.RULE) -> Finding:
    """A finding at the first line of the rule's function."""
    source = inspect.unwrap(rule.function).__code__
    return Finding(Place(source.co_filename, source.co_firstlineno), code, message, rule.name)


def _obstacles(rule: RuleEntry) -> Iterator[str]:
    try:
        paths = rule.alone
        again = (*explore(rule.function),)
    except NotARule as error:
        yield f"kan ikke udforskes: {error}"
        return
    if paths != again:
        yield "giver ikke samme svar to gange; kun dens fakta må afgøre den"
    for target in sorted(rule.targets - set(rule.book.rules)):
        yield f"giver videre til {target}, som ikke findes"
    for path in paths:
        for step in path.ruling:
            if isinstance(step, NewIrregularity) and step.rule not in rule.book:
                yield f"henviser til {step.rule}, som ikke findes"
            elif isinstance(step, NewIrregularity):
                for known in filter(None, step.knows.split("/")):
                    name, _, answer = known.partition("=")
                    asked = rule.book[step.rule].facts_in_reach.get(name)
                    if not asked or answer not in asked.answers:
                        yield f"ved {known}, men det spørger {step.rule} ikke om"
        if any(isinstance(step, HandOver) for step in path.ruling[:-1]):
            yield "giver videre før det sidste trin"
    with suppress(NotARule):  # reported at the follower that cannot be explored
        if rule.name in rule.followers:
            yield "giver videre i ring og når aldrig en kendelse"


def _problems(rule: RuleEntry) -> Iterator[str]:
    if not (rule.function.__doc__ or "").strip():
        yield "mangler en docstring med lovens ord"
    for node in nodes(rule.tree):
        if node.fact.name not in rule.carried and not node.matters:
            later = {on.rule for ruling in leaves(node) if (on := hand_over_of(ruling))}
            if not any(node.fact.name in rule.book[name].facts_in_reach for name in later):
                yield f"spørger om {node.fact.name}, hvor alle svar fører til det samme"
    seen: dict[str, Fact[Any]] = {}
    for name in sorted(rule.reach):
        for fact in rule.book[name].facts.values():
            if seen.setdefault(fact.name, fact) is not fact:
                yield f"{fact.name} er to forskellige spørgsmål i samme samtale ({name})"
    for fact in rule.facts.values():
        yield from _fact_problems(rule.book, fact)
    for ruling in dict.fromkeys(row.ruling for row in rule.rows):
        for step in ruling:
            if not references.is_known(step.law):
                yield f"{step.word}: ukendt paragraf {step.law!r}"
            yield from (f"{step.word}: {problem}" for problem in text_problems(step.text))
    yield from spoken_problems(rule)
    situations(rule)


def _fact_problems(book: Rulebook, fact: Fact[Any]) -> Iterator[str]:
    if not references.is_known(fact.law):
        yield f"{fact.name}: ukendt paragraf {fact.law!r}"
    if len(fact.answers) > MOST_ANSWERS:
        yield f"{fact.name} har {len(fact.answers)} svar; del spørgsmålet i to"
    if fact.by_seat:
        said = {answer for some in fact.by_seat.values() for answer in some}
        for answer in [a for a in fact.answers.values() if a not in said]:
            yield f"{fact.name}: by_seat siger ikke, hvor »{answer.key}« trykkes"
        strange = [role for role in fact.by_seat if role not in SEATS]
        yield from (
            f"{fact.name}: by_seat har {role!r}, som ikke sidder ved bordet" for role in strange
        )
    texts = [fact.question, fact.help, *fact.weigh, *(str(a.value) for a in fact.answers.values())]
    for text in texts:
        yield from (f"{fact.name}: {problem}" for problem in text_problems(text))
    if fact.by and fact.by not in book:
        yield f"{fact.name}: afgøres af {fact.by}, som ikke findes"
    elif fact.by:
        verdicts = [path.ruling[-1] for path in book[fact.by].paths]
        answers = [v.answer for v in verdicts if isinstance(v, Verdict)]
        if len(answers) < len(verdicts) or set(answers) - set(fact.answers.values()):
            yield f"{fact.name}: {fact.by} ender ikke altid i et af spørgsmålets svar"


def text_problems(text: str) -> Iterator[str]:
    """What is wrong with a Danish text: unknown roles, signs and §§, a bare makker."""
    try:
        spoken(text)
    except ValueError:
        unknown = ", ".join(sorted(tokens(text) - set(ROLES)))
        yield f"ukendt rolle {unknown!r}; vælg mellem {', '.join(ROLES)}"
    if BARE_PARTNER.search(text):
        yield f"skriv, hvis makker det er, med en rolle som {{partner}}: {text!r}"
    if LOOSE_PARAGRAPH.search(text):
        yield f"sæt hårdt mellemrum efter §: {text!r}"
    for sign in lacking(text):
        yield f"tegnet »{sign}« (U+{ord(sign):04X}) har bogens skrift ikke: {text!r}"
    for written in references.unknown(text):
        yield f"»{written}« er ingen paragraf: {text!r}"


def _never_asked(book: Rulebook) -> Iterator[Finding]:
    """Declared facts that no rule asks for; a fact that rules share is reported once."""
    seen = {id(node.fact) for rule in book.rules.values() for node in nodes(rule.tree)}
    for rule in book.rules.values():
        for fact in rule.facts.values():
            if id(fact) not in seen:
                seen.add(id(fact))
                yield _finding(rule, f"{fact.name} er erklæret, men der spørges aldrig")


def _two_texts(book: Rulebook) -> Iterator[Finding]:
    """Words whose text is not the same in every rule."""
    texts: dict[str, str] = {}
    for row in book.all_rows():
        for step in row.ruling:
            if isinstance(step, Verdict):
                continue
            text = texts.setdefault(step.word, step.text)
            if text != step.text:
                message = f"{step.word} har to tekster: {text!r} og {step.text!r}"
                yield _finding(book[row.rule], message)


def _situations(book: Rulebook) -> Iterator[Finding]:
    slugs: set[str] = set()
    names: set[str] = set()
    for situation in book.situations:
        rule = book[situation.rule.__name__]
        if situation.slug in slugs or not re.fullmatch(r"[a-z0-9-]+", situation.slug):
            message = f"adressen {situation.slug!r} er brugt eller ikke små bogstaver"
            yield _finding(rule, message)
        if situation.title in names:
            yield _finding(rule, f"navnet »{situation.title}« er en anden situations")
        slugs.add(situation.slug)
        names.add(situation.title)
        yield from (_finding(rule, message) for message in _situation_problems(book, situation))


def _situation_problems(book: Rulebook, situation: Situation) -> Iterator[str]:
    for law in situation.laws:
        if not references.is_known(law):
            yield f"ukendt paragraf {law!r}"
    for other in situation.confuse:
        if other not in book:
            yield f"forveksles med {other}, som ikke findes"
    texts = [situation.title, situation.intro]
    for text in [*texts, situation.who.question] if situation.who else texts:
        yield from text_problems(text)
    yield from situation_problems(situation)
