"""What is easily confused: side by side by the fields of steps, and in families by outcome."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, Row, Tree, leaves, nodes
from generator.text.danish import sentence, stated, together
from generator.views.addresses import comparison_page, rule_place
from generator.views.ruling import each_effect
from rules_src.contents import is_known
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES
from rules_src.model.ruling import Ruling, Step, When
from rules_src.presentation import PRESENTATION, Presentation
from rules_src.presentation.comparisons import Family, SideBySide, Timeline


class ComparisonLink(NamedTuple):
    """A page of comparison, and the rules that it is about."""

    slug: str
    title: str
    lede: str
    rules: tuple[str, ...]

    @property
    def page(self) -> str:
        return comparison_page(self.slug)


TWO_ERRORS = ComparisonLink(
    "to-fejl",
    "To fejl på samme spil",
    "Noget står allerede på spillet, og så sker der mere: Hvad afgøres først, hvad læses af"
    " det nye, og hvad falder væk?",
    (),
)
"""What stands against what happens next; it is about every rule."""


def side_by_side(
    book: Rulebook, presentation: Presentation = PRESENTATION
) -> tuple[SideBySide, ...]:
    return tuple(c for c in presentation.side_by_side if all(rule in book for rule in c.rules))


def timelines(book: Rulebook, presentation: Presentation = PRESENTATION) -> tuple[Timeline, ...]:
    return tuple(timeline for timeline in presentation.timelines if timeline.rule in book)


def families(book: Rulebook, presentation: Presentation = PRESENTATION) -> tuple[Family, ...]:
    """Those of which the book has something to tell apart."""
    return tuple(
        family
        for family in presentation.families
        if sum(rule in book for rule in family.rules) >= min(2, len(family.rules))
    )


def subject_links(
    book: Rulebook, presentation: Presentation = PRESENTATION
) -> tuple[ComparisonLink, ...]:
    """The pages made for their subject."""
    compared, lines = side_by_side(book, presentation), timelines(book, presentation)
    return (
        *(ComparisonLink(c.slug, c.title, c.lede, c.rules) for c in compared),
        *(ComparisonLink(line.slug, line.title, line.lede, (line.rule,)) for line in lines),
    )


def links(book: Rulebook, presentation: Presentation = PRESENTATION) -> tuple[ComparisonLink, ...]:
    """Every page of comparison: those made for their subject, then the families."""
    found = families(book, presentation)
    return (
        TWO_ERRORS,
        *subject_links(book, presentation),
        *(ComparisonLink(f.slug, f.title, f.lede, f.rules) for f in found),
    )


LABELS = {
    "whose": "Hvem er bundet?",
    "span": "Hvor længe?",
    "may": "Hvad kan spilfører?",
    "suits": "Hvilken farve?",
    "when": "Hvornår?",
    "size": "Hvilket strafkort?",
    "status": "Beføjet eller ubeføjet?",
    "about": "Oplysningen fra hvad?",
    "to": "For hvem?",
    "law": "Paragraf",
}
"""What is asked of each field of a step, in the order the questions are put."""


class CompareLine(NamedTuple):
    """What each rule can say of one field of the step that is compared."""

    label: str
    cells: tuple[tuple[str, ...], ...]
    laws: bool


def compared(book: Rulebook, comparison: SideBySide) -> Iterator[CompareLine]:
    """Of the steps that conversations beginning with each rule can lead to, field by field."""
    steps = [
        [
            step
            for name in sorted(book[rule].reach)
            for row in book[name].rows
            for step in row.ruling
            if isinstance(step, comparison.step)
        ]
        for rule in comparison.rules
    ]
    names = {f.name for f in fields(comparison.step)}
    for field, label in LABELS.items():
        if field in names:
            values = ([getattr(step, field) for step in found] for found in steps)
            cells = [
                tuple(dict.fromkeys(str(v.value) if isinstance(v, Enum) else str(v) for v in each))
                for each in values
            ]
            yield _line(label, field, cells, comparison.sentences)


def _line(
    label: str, field: str, cells: list[tuple[str, ...]], sentences: Mapping[tuple[str, ...], str]
) -> CompareLine:
    if all(is_known(value) for cell in cells for value in cell):
        return CompareLine(label, tuple(tuple(sorted(c, key=LawRef.parse)) for c in cells), True)
    # the sentence about the values of a field, else each of them
    said = [(sentences.get((field, *values)), values) for values in cells]
    texts = ((s.removesuffix("."),) if s else tuple(map(_value, values)) for s, values in said)
    return CompareLine(label, tuple(texts), False)


def _value(value: str) -> str:
    """A field's value as a Danish text: a role by its name, the bound player as a pronoun."""
    if value in ROLES:
        return f"{{{value}}}"
    return {"True": "ja", "False": "nej"}.get(value, value.replace("{whose}", "han"))


MOST_LAWS = 2
"""How many paragraphs stand at a condition."""


class Condition(NamedTuple):
    """The answers that lead to an outcome, and the §; none where it always comes."""

    statements: tuple[str, ...]
    """Statements, of what is known where the rule is entered and of the answers."""
    laws: tuple[str, ...]

    @property
    def text(self) -> str:
        """The statements as one sentence."""
        return together(self.statements)

    @property
    def shown_laws(self) -> tuple[str, ...]:
        return few_laws(self.laws)


def few_laws(refs: Iterable[str]) -> tuple[str, ...]:
    """Some paragraphs in order; where they are many, the laws they stand in."""
    laws = sorted(map(LawRef.parse, refs))
    many = len(laws) > MOST_LAWS
    return tuple(dict.fromkeys(str(law.number) if many else law.text for law in laws))


class Where(NamedTuple):
    """A situation in which an outcome is ruled."""

    title: str
    place: str
    conditions: tuple[Condition, ...]


class SharedOutcome(NamedTuple):
    name: str
    step: Step
    when: str
    """When it is due, where that is not at once."""
    wheres: tuple[Where, ...]


Weighed = tuple[RuleEntry, str, list[tuple[str, str]]]
"""What the director weighs in one situation: where that is, and each question with its §."""


class LookAlikes(NamedTuple):
    """What a family is compared on."""

    family: Family
    outcomes: tuple[SharedOutcome, ...]
    silent: tuple[tuple[str, str], ...]
    """Title and place of the situations that never lead to any of the outcomes."""
    weighed: tuple[Weighed, ...]


def look_alikes(
    book: Rulebook, presentation: Presentation = PRESENTATION
) -> tuple[LookAlikes, ...]:
    """The comparison of each family that the book has."""
    compared = []
    for family in families(book, presentation):
        rules = [book[rule] for rule in family.rules if rule in book]
        weighed = tuple(map(_weighed, rules)) if family.weighed else ()
        silent = [r for r in rules if not any(map(family.has, _steps(r)))]
        places = tuple((rule.title, rule_place(rule)) for rule in silent)
        # every step that tells the family apart, once, with each situation that can lead to it
        steps = each_effect(step for rule in rules for step in _steps(rule) if family.has(step))
        texts = Counter(step.text for step in steps)
        outcomes = tuple(_outcome(rules, step, named=texts[step.text] > 1) for step in steps)
        compared.append(LookAlikes(family, outcomes, places, weighed))
    return tuple(compared)


def _outcome(rules: list[RuleEntry], effect: Step, *, named: bool) -> SharedOutcome:
    """An outcome, `named` by its short words where another one is said in the same sentences."""
    wheres = (_where(rule, effect) for rule in rules)
    when = "" if effect.when is When.NOW else str(effect.when.value)
    name = sentence(effect.short) + "." if named and effect.short else ""
    found = tuple(where for where in wheres if where.conditions)
    return SharedOutcome(name, effect, when, found)


def _parts(rule: RuleEntry) -> list[RuleEntry]:
    """The rules of the same situation that a conversation can come to, in the order of its page."""
    return [r for r in rule.book.rules_of(rule.situation) if r.name in rule.reach]


def _steps(rule: RuleEntry) -> Iterator[Step]:
    return (step for part in _parts(rule) for row in part.rows for step in row.ruling)


def _where(rule: RuleEntry, effect: Step) -> Where:
    laws: dict[tuple[str, ...], set[str]] = {}
    for part in _parts(rule):
        for statements, found in _conditions(part, effect):
            laws.setdefault(statements, set()).update(found)
    conditions = tuple(
        Condition(texts, tuple(sorted(refs, key=LawRef.parse))) for texts, refs in laws.items()
    )
    return Where(rule.title, rule_place(rule), conditions)


Way = tuple[tuple[Fact[Any], tuple[Answer, ...]], ...]


def _conditions(rule: RuleEntry, effect: Step) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """The statements after which an effect is certain, no more of them than it takes; and the §."""
    for way, below in _certain(rule.tree, effect, ()):
        statements = rule.situation.statements
        enough = _enough(rule.rows, effect, way)
        # what is known where a rule is entered; nothing where the situation begins with it
        known = "" if rule.entered else rule.situation.known_at(rule.function)
        part = rule.title if known is None else known
        texts = (part, *(statement(statements.get(fact, {}), each) for fact, each in enough))
        steps = (step for ruling in leaves(below) for step in ruling)
        laws = {step.law for step in steps if step.effect == effect.effect}
        yield tuple(text for text in texts if text) or (rule.title,), laws


def _certain(node: Tree, effect: Step, way: Way) -> Iterator[tuple[Way, Tree]]:
    """The highest places in a tree from which every ruling has it."""
    if all(_in(effect, ruling) for ruling in leaves(node)):
        yield way, node
    elif isinstance(node, Node):
        for answers, below in node.branches:
            yield from _certain(below, effect, (*way, (node.fact, answers)))


def _enough(rows: tuple[Row, ...], effect: Step, way: Way) -> Way:
    """The answers of a way without which the effect is not certain."""
    needed = way
    for one in way:
        fewer = tuple(other for other in needed if other is not one)
        # a row is possible after these answers; one that it never asks for may be any
        possible = (
            row
            for row in rows
            if all({*row.cells.get(fact.name, each)} & {*each} for fact, each in fewer)
        )
        if all(_in(effect, row.ruling) for row in possible):
            needed = fewer
    return needed


def _in(effect: Step, ruling: Ruling) -> bool:
    return any(step.effect == effect.effect for step in ruling)


def statement(
    statements: Mapping[Answer | tuple[Answer, ...], str],
    answers: tuple[Answer, ...],
    question: str = "",
) -> str:
    """The answers as somebody wrote them, together or else each; or by the words of a question."""
    texts = {frozenset(k if isinstance(k, tuple) else (k,)): s for k, s in statements.items()}
    if (together := texts.get(frozenset(answers))) is not None:
        return together
    labels = {answer: str(answer.value) for answer in answers}
    unwritten = {a: stated(question, label) if question else label for a, label in labels.items()}
    said = (texts.get(frozenset({answer}), text) for answer, text in unwritten.items())
    return ", eller ".join(filter(None, said))


def _weighed(rule: RuleEntry) -> Weighed:
    """The judgements that a conversation can ask for."""
    facts = (node.fact for part in _parts(rule) for node in nodes(part.tree))
    judged = {fact.name: fact for fact in facts if fact.kind is Kind.JUDGEMENT}
    return rule, rule_place(rule), [(fact.question, fact.law) for fact in judged.values()]
