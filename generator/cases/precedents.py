"""Rulings that nobody here wrote: each is put to the rules, and the two are compared.

What a source ruled was written down before the rules were asked. `expected` is the same in the
words of our steps, and `excluded` the steps that would contradict it; what they do not name, the
source says nothing about.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import Field, PlainValidator, ValidationError
from pydantic_core import ErrorDetails

from generator.cases.conversation import Statement
from generator.cases.document.reader import Document, read
from generator.cases.fields import Line, Prose, Record, Stated, Text, stated, wrong
from generator.cases.findings import Code, Finding, Place, did_you_mean
from generator.cases.location import path_from
from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.rulebook import Stated as Answered
from rules_src.contents import is_known
from rules_src.model.facts import Kind
from rules_src.model.law_ref import LawRef

Way = tuple[str, ...]
"""The ids of rows, in order."""

SOURCES = "sources.yaml"
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


class PrecedentSource(Record):
    """Where rulings were read."""

    body: Line
    title: Line
    year: Text | None = None
    """None where no year could be seen."""
    country: Line
    address: Line
    seen: Annotated[Seen, _key_of(Seen)]
    what: Line | None = None
    """Which part of it was read."""


class PrecedentText(Record):
    """The keys of a precedent's file."""

    happened: Prose
    source: Text
    place: Text | None = None
    address: Line | None = None
    """Where this ruling stands, if that is another place than its source."""
    year: Text | None = None
    country: Line | None = None
    """Where it was ruled, if the source has rulings of several countries."""
    ruled_by: Line | None = None
    """Who ruled it, if the source names somebody."""
    kind: Annotated[Basis, _key_of(Basis)]
    seen: Annotated[Seen, _key_of(Seen)]
    edition: Text | None = None
    """The edition of the laws; None where it could not be seen."""
    ruled: Prose
    laws: tuple[Text, ...]
    cards: Prose | None = None
    rule: Text | None = None
    answers: Mapping[str, Annotated[Stated, PlainValidator(stated)]] = Field(default={})
    expected: tuple[Text, ...] = ()
    excluded: tuple[Text, ...] = ()
    because: Annotated[Because, _key_of(Because)] | None = None
    reason: Prose | None = None
    outcome: Line | None = None
    """How the one who read the source compared the two by hand, until `expected` is written."""
    before: Annotated[Comparison, _key_of(Comparison)] | None = None
    """How it compared when the rules were first asked, where that has changed since."""


@dataclass(frozen=True)
class Precedent:
    """A ruling from outside, and what the rules say of the incident."""

    id: str
    text: PrecedentText
    source: PrecedentSource
    conversation: Conversation | None
    """None where the rules have no place for the incident."""

    @cached_property
    def comparison(self) -> Comparison:
        """How the two compare; where the director only weighs, the site decides nothing."""
        if self.conversation is None:
            return Comparison.NO_PLACE
        if not self.text.expected:
            return Comparison.WAITING
        words = _said(self.conversation)
        if not words.issuperset(self.text.expected) or words.intersection(self.text.excluded):
            return Comparison.DIFFERS
        return Comparison.JUDGEMENT if self._weighed else Comparison.AGREES

    @property
    def way(self) -> Way:
        """The rows that rule on it; none where the source does not tell all of it."""
        return way(self.conversation) if self.conversation else ()

    @property
    def _weighed(self) -> bool:
        """Whether the way to the ruling goes through a judgement that no rule settles."""
        assert self.conversation
        facts = {n: f for leg in self.conversation.legs for n, f in leg.rule.facts.items()}
        answered = (facts[name] for name in self.conversation.answers)
        judged = self.conversation.judged
        return any(f.kind is Kind.JUDGEMENT and f.name not in judged for f in answered)

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
    sources, findings = _sources(folder / SOURCES, root)
    every: list[Precedent] = []
    for path in sorted(folder.glob("*/*.yaml")):
        document, unreadable = read(path.read_bytes(), path_from(root, path))
        findings += unreadable
        if document is None:
            continue
        text, mistakes = _converted(PrecedentText, document, document.data)
        findings += mistakes
        if text is None:
            continue
        precedent, found = _precedent(path.stem, text, document, sources, book)
        findings += found
        every += [precedent] if precedent else []
    every.sort(key=lambda p: (p.laws, p.id))
    findings += _same_id(every, folder, root)
    return Precedents(tuple(every), tuple(findings))


def _sources(path: Path, root: Path) -> tuple[Mapping[str, PrecedentSource], list[Finding]]:
    """The sources by their id."""
    if not path.is_file():
        return {}, []
    document, findings = read(path.read_bytes(), path_from(root, path))
    found: list[Finding] = [*findings]
    sources: dict[str, PrecedentSource] = {}
    for name, data in document.data.items() if document else ():
        assert document
        source, mistakes = _converted(PrecedentSource, document, data, (name,))
        found += mistakes
        sources |= {name: source} if source else {}
    return sources, found


R = TypeVar("R", bound=Record)


def _converted(
    kind: type[R], document: Document, data: Any, spot: tuple[str, ...] = ()
) -> tuple[R | None, list[Finding]]:
    """The fields by type, or what is wrong with them."""
    try:
        return kind.model_validate(data), []
    except ValidationError as error:
        errors = error.errors(include_url=False)
        return None, [_mistake(kind, document, each, (*spot, *each["loc"])) for each in errors]


def _mistake(
    kind: type[Record], document: Document, error: ErrorDetails, spot: tuple[str | int, ...]
) -> Finding:
    if error["type"] in Code.__members__:
        return document.finding(Code[error["type"]], spot, error["msg"])
    if error["type"] == "missing":
        message = f"mangler nøglen »{spot[-1]}«; tilføj den"
        return document.finding(Code.MISSING_KEY, spot[:-1], message)
    if error["type"] == "extra_forbidden":
        message = f"ukendt nøgle; {did_you_mean(str(spot[-1]), kind.model_fields)}"
        return document.finding(Code.UNKNOWN_KEY, spot, message, document.key(spot))
    message = "skal være en liste" if error["type"] == "tuple_type" else "skal være én tekst"
    return document.finding(Code.WRONG_SHAPE, spot, message)


def _precedent(
    name: str,
    text: PrecedentText,
    document: Document,
    sources: Mapping[str, PrecedentSource],
    book: Rulebook,
) -> tuple[Precedent | None, list[Finding]]:
    """A ruling from outside with what the rules say of it, and what is wrong with its file."""
    found = [*_form(text, document, book)]
    if text.source not in sources:
        message = f"kilden står ikke i {SOURCES}; {did_you_mean(text.source, sources)}"
        return None, [*found, document.finding(Code.UNKNOWN_SOURCE, ("source",), message)]
    if found:
        return None, found
    conversation: Conversation | None = None
    if text.rule:
        statement = Statement(book[text.rule], text.answers, document, None, ("answers",))
        mistakes = [*statement.mistakes()]
        conversation = _assumed(book[text.rule], statement.answers)
        if not (conversation.question and _said(conversation).issuperset(text.expected)):
            mistakes += statement.gaps(conversation)
        if mistakes:
            return None, mistakes
    precedent = Precedent(name, text, sources[text.source], conversation)
    return precedent, [*_explained(precedent, document)]


def _assumed(rule: RuleEntry, stated: Answered) -> Conversation:
    """Where the answers lead, with what nobody says otherwise taken for granted."""
    answers = {**stated}
    conversation = rule.follow(answers)
    while (asked := conversation.question) and asked.fact.assume is not None:
        answers[asked.fact.name] = asked.fact.assume
        conversation = rule.follow(answers)
    return conversation


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
    if text.rule and text.rule not in book:
        rules = sorted(rule.name for rule in book.entered)
        message = f"»{text.rule}« er ingen regel; {did_you_mean(text.rule, rules)}"
        yield document.finding(Code.UNKNOWN_FACT, ("rule",), message)
    for key in ("expected", "excluded"):
        for n, word in enumerate(getattr(text, key)):
            if word not in book.words:
                hint = did_you_mean(word, sorted(book.words))
                message = f"intet trin hedder »{word}«; {hint}"
                yield document.finding(Code.UNKNOWN_WORD, (key, n), message)
    if text.expected and text.outcome:
        message = "slet »outcome«; det, der står i »expected«, bliver prøvet i stedet"
        yield document.finding(Code.UNKNOWN_KEY, ("outcome",), message, document.key(("outcome",)))


def _explained(precedent: Precedent, document: Document) -> Iterator[Finding]:
    """A difference has its reason, and so has an incident without a place; nothing else has."""
    text, way = precedent.text, precedent.comparison
    if way is Comparison.DIFFERS and not (text.because and text.reason):
        message = "siden dømmer anderledes end kilden; skriv »because« og »reason«"
        yield document.finding(Code.RULING_DIFFERS, (), message)
    if way is Comparison.NO_PLACE and not text.reason:
        message = "siden har ingen plads til hændelsen; skriv i »reason«, hvad der mangler"
        yield document.finding(Code.MISSING_KEY, (), message)
    if way is not Comparison.DIFFERS and text.because and not text.before:
        message = "siden dømmer nu som kilden; slet »because«, eller skriv »before: differs«"
        yield document.finding(Code.DISPUTED_AGREES, ("because",), message)


def _same_id(every: list[Precedent], folder: Path, root: Path) -> Iterator[Finding]:
    seen: set[str] = set()
    for precedent in every:
        if precedent.id in seen:
            file = path_from(root, folder / f"{precedent.id}.yaml")
            yield Finding(Place(file), Code.FILE_NAME, "navnet er brugt; giv filen et andet")
        seen.add(precedent.id)
