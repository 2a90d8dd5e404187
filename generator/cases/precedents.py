"""Rulings that nobody here wrote: each is put to the rules, and the two are compared.

What a source ruled was written down before the rules were asked. `expected` is the same in the
words of our steps, and `excluded` the steps that would contradict it; what they do not name, the
source says nothing about.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, TypeVar

from pydantic import AfterValidator, Field, PlainValidator

from generator.cases.conversation import Statement
from generator.cases.document.reader import Document, FileKind, read
from generator.cases.fields import Address, Line, Prose, Record, Short, Stated, Text, stated, wrong
from generator.cases.findings import Code, Finding, Place, did_you_mean
from generator.cases.location import files_below, misnamed, opened, path_from, survived
from generator.cases.texts import repeated, unprintable, used_names
from generator.cases.validation import fields
from generator.engine.rulebook import Conversation, Rulebook
from rules_src.contents import is_known
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef

Way = tuple[str, ...]
"""The ids of rows, in order."""

SOURCES = "sources.yaml"
PRECEDENT = FileKind("en kendelse", "happened: …")
LIST = FileKind("en liste over kilder", "navnet-paa-en-kilde:", 1_000_000)
PROSE = ("happened", "ruled", "cards", "reason")
MOST_WORDS = 60
"""What happened is told in no more words than these."""


class Basis(Enum):
    """What kind of word it is."""

    PUBLISHED_RULING = "offentliggjort kendelse"
    COMMENTARY_EXAMPLE = "eksempel i en kommentar"
    EXAM_KEY = "eksamensopgave med facit"
    FEDERATION_ANSWER = "et forbunds svar"
    DIRECTOR_ANSWER = "en turneringsleders svar"
    TEXTBOOK = "eksempel i en lærebog"


class Seen(Enum):
    """How much of the source was read."""

    WHOLE = "læst helt"
    EXCERPT = "læst i uddrag"
    HEADNOTE = "kun overskriften"
    QUOTED = "gengivet af andre"


class Because(Enum):
    """Why the two differ."""

    OURS = "vores fejl"
    THEIRS = "kildens fejl"
    EDITION = "en anden udgave af loven"
    REGULATION = "et andet forbunds regler"
    DOUBT = "loven er åben"


EDITIONS = ("1963", "1975", "1987", "1997", "2007", "2017")
"""The books of law that rulings are by; older ones are of another game."""


class Comparison(Enum):
    """How a ruling from outside compares with that of the rules."""

    AGREES = "enig"
    DIFFERS = "uenig"
    JUDGEMENT = "skøn"
    WAITING = "ikke sammenlignet endnu"
    NO_PLACE = "uden plads"


E = TypeVar("E", bound=Enum)


def _key_of(kind: type[E]) -> PlainValidator:
    """Read the member by its name in lower case."""
    keys = {member.name.lower(): member for member in kind}

    def member(text: object) -> E:
        if isinstance(text, str) and text in keys:
            return keys[text]
        raise wrong(Code.WRONG_VALUE, f"»{text}« kan der ikke stå; {did_you_mean(str(text), keys)}")

    return PlainValidator(member)


def _edition(text: str) -> str:
    if text not in EDITIONS:
        raise wrong(Code.WRONG_VALUE, f"ingen lov er fra {text}; vælg mellem {', '.join(EDITIONS)}")
    return text


class PrecedentSource(Record):
    """Where rulings were read."""

    body: Line = Field(description="udgiveren")
    title: Line = Field(description="hvad kilden hedder")
    year: Short | None = Field(default=None, description="årstallet, hvis det kunne ses")
    country: Line = Field(description="landet")
    address: Address = Field(description="https://…")
    seen: Annotated[Seen, _key_of(Seen)] = Field(description="hvor meget der er læst")
    what: Line | None = Field(default=None, description="hvilken del der er læst")


class PrecedentText(Record):
    """The keys of a precedent's file."""

    happened: Prose = Field(description=f"hvad der skete; højst {MOST_WORDS} ord")
    source: Text = Field(description=f"kildens navn i {SOURCES}")
    place: Short | None = None
    address: Address | None = None
    """Where this ruling stands, if that is another place than its source."""
    year: Short | None = None
    country: Line | None = None
    """Where it was ruled, if the source has rulings of several countries."""
    ruled_by: Line | None = None
    """Who ruled it, if the source names somebody."""
    kind: Annotated[Basis, _key_of(Basis)] = Field(description="hvad slags ord det er")
    seen: Annotated[Seen, _key_of(Seen)] = Field(description="hvor meget af den der er læst")
    edition: Annotated[Text, AfterValidator(_edition)] | None = None
    """The edition of the laws; None where it could not be seen."""
    ruled: Prose = Field(description="hvad kilden dømte")
    laws: tuple[Text, ...] = Field(description="lovene, fx [27B1b]")
    cards: Prose | None = None
    rule: Text | None = None
    answers: Mapping[str, Annotated[Stated, PlainValidator(stated)]] = Field(default={})
    expected: tuple[Text, ...] = ()
    excluded: tuple[Text, ...] = ()
    because: Annotated[Because, _key_of(Because)] | None = None
    reason: Prose | None = None
    before: Annotated[Comparison, _key_of(Comparison)] | None = None
    """How it compared when the rules were first asked, where that has changed since."""


@dataclass(frozen=True)
class Precedent:
    """A ruling from outside, and what the rules say of the incident."""

    id: str
    text: PrecedentText
    source: PrecedentSource
    conversation: Conversation | None
    """None where the rules have no place for the incident, or nobody has asked them yet."""

    @cached_property
    def comparison(self) -> Comparison:
        """How the two compare; where the director only weighs, the site decides nothing."""
        if self.conversation is None and self.text.reason:
            return Comparison.NO_PLACE
        if self.conversation is None or not self.text.expected:
            return Comparison.WAITING
        words = _said(self.conversation)
        if not words.issuperset(self.text.expected) or words.intersection(self.text.excluded):
            return Comparison.DIFFERS
        # the way to the ruling goes through a judgement that no rule settles
        facts = {n: f for leg in self.conversation.legs for n, f in leg.rule.facts.items()}
        answered = (facts[name] for name in self.conversation.answers)
        judged = self.conversation.judged
        weighed = any(f.kind is Kind.JUDGEMENT and f.name not in judged for f in answered)
        return Comparison.JUDGEMENT if weighed else Comparison.AGREES

    @property
    def way(self) -> Way:
        """The rows that rule on it; none where the source does not tell all of it."""
        return way(self.conversation) if self.conversation else ()

    @property
    def at_first(self) -> Comparison:
        """How the two compared before anything was mended."""
        return self.text.before or self.comparison

    @property
    def country(self) -> str:
        """Where it was ruled."""
        return self.text.country or self.source.country

    @cached_property
    def laws(self) -> tuple[int, ...]:
        """The numbers of the laws it names, in its order."""
        return tuple(dict.fromkeys(LawRef.parse(law).number for law in self.text.laws))


def way(conversation: Conversation) -> Way:
    """The rows that an incident comes by; none while a question is open."""
    return () if conversation.question else tuple(row.id for row in conversation.rows)


def _said(conversation: Conversation) -> frozenset[str]:
    """The words of what is ruled so far; a source may say nothing of what is asked after it."""
    return frozenset(step.word for step in conversation.ruling)


@dataclass(frozen=True)
class Precedents:
    """Every ruling from outside that can be read, and every finding."""

    every: tuple[Precedent, ...] = ()
    findings: tuple[Finding, ...] = ()

    def naming(self, law: int) -> tuple[Precedent, ...]:
        """Those that name a law."""
        return tuple(p for p in self.every if law in p.laws)

    def counted(self, at_first: bool = False) -> Mapping[Comparison, int]:
        """How many compare each way."""
        ways = [p.at_first if at_first else p.comparison for p in self.every]
        return {way: ways.count(way) for way in Comparison}


def read_precedents(folder: Path, book: Rulebook, root: Path) -> Precedents:
    """Read every ruling from outside below a folder; findings name files as seen from `root`."""
    paths = [path for path in files_below(folder) if path != folder / SOURCES]
    sources, found = _sources(folder / SOURCES, root) if paths else ({}, [])
    every: list[tuple[Precedent, Document]] = []
    for path in paths:
        file = path_from(root, path)
        checked = survived(partial(_checked, path, folder, file, sources, book), file)
        if isinstance(checked, Finding):
            found.append(checked)
            continue
        precedent, document, findings = checked
        found += findings
        every += [(precedent, document)] if precedent and document else []
    every.sort(key=lambda each: (each[0].laws, each[0].id))
    found += used_names((p.id, document) for p, document in every)
    found += repeated((document, "happened", p.text.happened) for p, document in every)
    found.sort(key=lambda finding: finding.place)
    return Precedents(tuple(precedent for precedent, _ in every), tuple(found))


Sources = Mapping[str, PrecedentSource | None]
"""By id; None where there is something wrong with one."""


def _sources(path: Path, root: Path) -> tuple[Sources | None, list[Finding]]:
    """The sources, if they can be read, and what is wrong with them."""
    document, findings = read(path, path_from(root, path), LIST)
    if document is None:
        return None, [*findings]
    sources: dict[str, PrecedentSource | None] = {}
    found = [*findings]
    for name in document.data:
        sources[name], mistakes = fields(PrecedentSource, document, (name,))
        found += mistakes.findings
    return sources, found


def _checked(
    path: Path, folder: Path, file: str, sources: Sources | None, book: Rulebook
) -> tuple[Precedent | None, Document | None, Sequence[Finding]]:
    """A ruling from outside, its file, and what is wrong with it."""
    place, document, syntax = opened(path, file, PRECEDENT, _misplaced(path, folder, file))
    if document is None:
        return None, None, (*place, *syntax)
    text, mistakes = fields(PrecedentText, document)
    form = (*place, *syntax, *mistakes.findings)
    if text is None:
        return None, document, form
    precedent, found = _precedent(path.stem, text, document, sources, book)
    return precedent, document, (*form, *found)


def _misplaced(path: Path, folder: Path, file: str) -> Iterator[Finding]:
    """Check the folder, which is one of the laws, and the name."""
    number = path.parent.name.removeprefix("law_")
    law = path.parent.name.startswith("law_") and number.isdecimal() and is_known(number)
    if path.parent.parent != folder or not law:
        message = (
            f"læg filen i mappen for den lov, den hører til, fx {folder.name}/law_64/ for §\u00a064"
        )
        yield Finding(Place(file), Code.FILE_PLACE, message)
    yield from misnamed(path, file)


def _precedent(
    name: str,
    text: PrecedentText,
    document: Document,
    sources: Sources | None,
    book: Rulebook,
) -> tuple[Precedent | None, list[Finding]]:
    """A ruling from outside with what the rules say of it, and what is wrong with its file."""
    found = [*_form(text, document, book)]
    if sources is not None and text.source not in sources:
        message = f"kilden står ikke i {SOURCES}; {did_you_mean(text.source, sources)}"
        found.append(document.finding(Code.UNKNOWN_SOURCE, ("source",), message))
    conversation: Conversation | None = None
    if text.rule in book.rules:
        statement = Statement(book[text.rule], text.answers, document, None, ("answers",))
        found += statement.mistakes()
        conversation = book[text.rule].assume(statement.answers)
        if not (conversation.question and _said(conversation).issuperset(text.expected)):
            found += statement.gaps(conversation)
    source = (sources or {}).get(text.source)
    if found or not source:
        return None, found
    precedent = Precedent(name, text, source, conversation)
    return precedent, [*_explained(precedent, document)]


def _form(text: PrecedentText, document: Document, book: Rulebook) -> Iterator[Finding]:
    """Length, §§, and names of rules and words."""
    if (words := len(text.happened.split())) > MOST_WORDS:
        message = f"fortællingen er på {words} ord; højst {MOST_WORDS}"
        yield document.finding(Code.WRONG_SHAPE, ("happened",), message)
    if not text.laws:
        yield document.finding(Code.WRONG_SHAPE, ("laws",), "skriv mindst én lov, fx [27B1b]")
    for n, law in enumerate(text.laws):
        known = is_known(law) if text.edition == "2017" else LawRef.is_valid(law)
        if not known:
            yield document.finding(Code.UNKNOWN_LAW, ("laws", n), f"§ {law} findes ikke i loven")
    yield from unprintable(
        document, (((key,), value) for key in PROSE if (value := getattr(text, key)))
    )
    if text.rule and text.rule not in book:
        rules = sorted(rule.name for rule in book.entered)
        message = f"»{text.rule}« er ingen regel; {did_you_mean(text.rule, rules)}"
        yield document.finding(Code.UNKNOWN_FACT, ("rule",), message)
    for key in ("answers", "expected", "excluded") if not text.rule else ():
        if getattr(text, key):
            message = f"»{key}« hører til en regel; skriv også »rule«"
            yield document.finding(Code.MISSING_KEY, (key,), message, document.key((key,)))
    for key in ("expected", "excluded"):
        for n, word in enumerate(getattr(text, key)):
            if word not in book.words:
                hint = did_you_mean(word, sorted(book.words))
                message = f"intet trin hedder »{word}«; {hint}"
                yield document.finding(Code.UNKNOWN_WORD, (key, n), message)


def _explained(precedent: Precedent, document: Document) -> Iterator[Finding]:
    """A difference has its reason."""
    text, way = precedent.text, precedent.comparison
    if way is Comparison.DIFFERS and not (text.because and text.reason):
        message = "siden dømmer anderledes end kilden; skriv »because« og »reason«"
        yield document.finding(Code.RULING_DIFFERS, (), message)
    if way is not Comparison.DIFFERS and text.because and not text.before:
        message = "siden dømmer nu som kilden; slet »because«, eller skriv »before: differs«"
        yield document.finding(Code.DISPUTED_AGREES, ("because",), message)
