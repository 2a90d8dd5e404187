"""The certificate: every rule has an answer to every combination, counted and not listed.

It is true by construction and proves nothing about the law; what shows that a ruling is right
is the casebook and the claims. What can be wrong in a rule as a rule is found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any, NamedTuple

from generator.engine.explore import NotARule, Path, explore, hand_over_of
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Node, leaves, nodes
from rules_src.contents import is_known
from rules_src.model.facts import Fact, Kind
from rules_src.model.roles import ROLES, spoken, tokens
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Information, NewIrregularity, Verdict

MOST_ROWS = 25
"""Above this a table is no longer read, and the rule should be split."""

BARE_PARTNER = re.compile(r"(?<!'s\} )\b[Mm]akkere?n?s?\b")
LOOSE_PARAGRAPH = re.compile("§+(?!§*\u00a0)")


class Trouble(NamedTuple):
    """Something wrong with a rule. What is only worth a thought is `advice`."""

    rule: str
    message: str
    advice: bool = False


@dataclass(frozen=True)
class Size:
    """The numbers that pin a rule: a stray edit shows as a changed number."""

    paths: int
    rows: int
    situations: int
    most_questions: int
    mean_questions: float
    rulings: int
    effects: int

    def __str__(self) -> str:
        return (
            f"{self.paths} paths, {self.rows} rows, {self.situations} situations,"
            f" questions {self.most_questions} at most and {self.mean_questions:.1f} on average,"
            f" {self.rulings} rulings, {self.effects} effects"
        )


def size_of(book: Rulebook, rule: str) -> Size:
    found = [*book[rule].paths]
    carried = {name for answers in book[rule].arrivals for name in answers}
    asked = [len([n for n in path.answers if n not in carried]) for path in found]
    return Size(
        paths=len(found),
        rows=len(book[rule].rows),
        situations=situations(book, rule),
        most_questions=max(asked),
        mean_questions=sum(asked) / len(asked),
        rulings=len({path.ruling for path in found}),
        effects=len({path.ruling.effect for path in found}),
    )


def situations(book: Rulebook, rule: str) -> int:
    """How many combinations of answers a rule settles; raises if one is missed or met twice."""
    return sum(_situations(book, rule, paths, {*known}) for known, paths in book[rule].explored)


def _situations(book: Rulebook, rule: str, found: tuple[Path, ...], carried: set[str]) -> int:
    asked = {name for path in found for name in path.answers} - carried
    size = {name: len(book[rule].facts[name].answers) for name in asked}
    conceivable = prod(size.values())
    settled = sum(prod(size[n] for n in asked - set(path.answers)) for path in found)
    if settled != conceivable:
        raise NotARule(f"{rule} afgør {settled} af {conceivable} tænkelige situationer")
    return conceivable


@cache
def breaks(book: Rulebook) -> tuple[Trouble, ...]:
    """What keeps some rule from being walked at all; then nothing else can be told of any."""
    found = tuple(trouble for rule in book.rules for trouble in _broken(book, rule))
    return found or tuple(_unreached(book))


@cache
def troubles(book: Rulebook) -> tuple[Trouble, ...]:
    """Everything wrong with the rules, rule by rule; none of it stops the others being told."""
    if breaks(book):
        return breaks(book)
    found: list[Trouble] = []
    for rule in book.rules:
        found += [Trouble(rule, message) for message in _wrong_with(book, rule)]
        if (rows := len(book[rule].rows)) > MOST_ROWS:
            found.append(Trouble(rule, f"tabellen har {rows} rækker; del reglen i to", True))
    return (*found, *_never_asked(book), *_words(book), *_situation_troubles(book))


def _broken(book: Rulebook, rule: str) -> Iterator[Trouble]:
    """What keeps a rule from being explored at all."""
    function = book[rule].function
    try:
        first, second = book[rule].alone, (*explore(function),)
    except NotARule as trouble:
        yield Trouble(rule, f"kan ikke udforskes: {trouble}")
        return
    if first != second:
        yield Trouble(rule, "giver ikke samme svar to gange; kun dens fakta må afgøre den")
    for target in sorted(book[rule].targets - set(book.rules)):
        yield Trouble(rule, f"giver videre til {target}, som ikke findes")
    for path in first:
        yield from (
            Trouble(rule, f"henviser til {step.rule}, som ikke findes")
            for step in path.ruling
            if isinstance(step, NewIrregularity) and step.rule not in book.rules
        )
        if any(isinstance(step, HandOver) for step in path.ruling[:-1]):
            yield Trouble(rule, "giver videre før det sidste trin")
    if rule in _followers(book, rule):
        yield Trouble(rule, "giver videre i ring og når aldrig en kendelse")


def _unreached(book: Rulebook) -> Iterator[Trouble]:
    for rule in book.rules:
        if not book[rule].arrivals:
            yield Trouble(rule, "ingen regel giver videre hertil, og ingen situation begynder her")


def _followers(book: Rulebook, rule: str) -> set[str]:
    found: set[str] = set()
    queue = [*book[rule].targets]
    while queue:
        name = queue.pop()
        if name in book.rules and name not in found:
            found.add(name)
            queue += book[name].targets
    return found


def _wrong_with(book: Rulebook, rule: str) -> Iterator[str]:
    function = book[rule].function
    if not (function.__doc__ or "").strip():
        yield "mangler en docstring med lovens ord"
    yield from _pointless(book, rule)
    yield from _two_facts_of_one_name(book, rule)
    for fact in book[rule].facts.values():
        yield from _fact_troubles(book, fact)
    for ruling in dict.fromkeys(row.ruling for row in book[rule].rows):
        yield from _ruling_troubles(ruling)
    situations(book, rule)


def _pointless(book: Rulebook, rule: str) -> Iterator[str]:
    carried = {name for answers in book[rule].arrivals for name in answers}
    for node in nodes(book[rule].tree):
        asked = node.fact.name not in carried and node.fact.kind is not Kind.JUDGEMENT
        if asked and not node.matters and not _matters_later(book, node):
            yield f"spørger om {node.fact.name}, hvor alle svar fører til det samme"


def _matters_later(book: Rulebook, node: Node) -> bool:
    """Whether a rule that a conversation goes on in reads the answer."""
    after = {on.rule for ruling in leaves(node) if (on := hand_over_of(ruling))}
    return any(node.fact.name in book[r].facts for n in after for r in book[n].reach)


def _two_facts_of_one_name(book: Rulebook, rule: str) -> Iterator[str]:
    seen: dict[str, Fact[Any]] = {}
    for name in sorted(book[rule].reach):
        for fact in book[name].facts.values():
            if seen.setdefault(fact.name, fact) is not fact:
                yield f"{fact.name} er to forskellige spørgsmål i samme samtale ({name})"


def _fact_troubles(book: Rulebook, fact: Fact[Any]) -> Iterator[str]:
    if not is_known(fact.law):
        yield f"{fact.name}: ukendt paragraf {fact.law!r}"
    texts = [fact.question, fact.help, *fact.weigh, *(str(a.value) for a in fact.answers.values())]
    for text in texts:
        yield from (f"{fact.name}: {what}" for what in text_troubles(text))
    if fact.by and fact.by not in book.rules:
        yield f"{fact.name}: afgøres af {fact.by}, som ikke findes"
    elif fact.by:
        verdicts = [path.ruling[-1] for path in book[fact.by].paths]
        answers = [v.answer for v in verdicts if isinstance(v, Verdict)]
        if len(answers) < len(verdicts) or set(answers) - set(fact.answers.values()):
            yield f"{fact.name}: {fact.by} ender ikke altid i et af spørgsmålets svar"


def _ruling_troubles(ruling: Ruling) -> Iterator[str]:
    statuses: dict[tuple[str, ...], str] = {}
    for step in ruling:
        if not is_known(step.law):
            yield f"{step.word}: ukendt paragraf {step.law!r}"
        yield from (f"{step.word}: {what}" for what in text_troubles(step.text))
        if isinstance(step, Information):
            what = (step.about.name, step.to, step.when.key)
            if statuses.setdefault(what, step.status.name) != step.status.name:
                yield "siger både beføjet og ubeføjet om samme oplysning på samme tid"


def text_troubles(text: str) -> Iterator[str]:
    """What is wrong with a Danish text: unknown roles, a bare makker, a § without its space."""
    try:
        spoken(text)
    except ValueError:
        unknown = ", ".join(sorted(tokens(text) - set(ROLES)))
        yield f"ukendt rolle {unknown!r}; vælg mellem {', '.join(ROLES)}"
    if BARE_PARTNER.search(text):
        yield f"skriv, hvis makker det er, med en rolle som {{partner}}: {text!r}"
    if LOOSE_PARAGRAPH.search(text):
        yield f"sæt hårdt mellemrum efter §: {text!r}"


def _never_asked(book: Rulebook) -> Iterator[Trouble]:
    asked = {id(node.fact) for rule in book.rules for node in nodes(book[rule].tree)}
    told: set[int] = set()
    for rule in book.rules:
        for fact in book[rule].facts.values():
            if id(fact) not in asked | told:
                told.add(id(fact))
                yield Trouble(rule, f"{fact.name} er erklæret, men der spørges aldrig")


def _words(book: Rulebook) -> Iterator[Trouble]:
    """One word has one text, whichever rule says it."""
    texts: dict[str, str] = {}
    for row in book.all_rows():
        for step in row.ruling:
            if (
                not isinstance(step, Verdict)
                and texts.setdefault(step.word, step.text) != step.text
            ):
                yield Trouble(
                    row.rule, f"{step.word} har to tekster: {texts[step.word]!r} og {step.text!r}"
                )


def _situation_troubles(book: Rulebook) -> Iterator[Trouble]:
    slugs: set[str] = set()
    for situation in book.situations:
        name = situation.rule.__name__
        if situation.slug in slugs or not re.fullmatch(r"[a-z0-9-]+", situation.slug):
            yield Trouble(name, f"adressen {situation.slug!r} er brugt eller ikke små bogstaver")
        slugs.add(situation.slug)
        for law in situation.laws:
            if not is_known(law):
                yield Trouble(name, f"ukendt paragraf {law!r}")
        for other in situation.confuse:
            if other not in book.rules:
                yield Trouble(name, f"forveksles med {other}, som ikke findes")
        for text in (situation.title, situation.happened, situation.intro):
            yield from (Trouble(name, what) for what in text_troubles(text))
