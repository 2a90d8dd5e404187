"""The keypads: an auction is tapped in, or the tricks after a revoke, and a script looks them up.

The rules are run over every kind of irregular auction, and Law 64 over every combination that can
be counted. The script counts what a table shows (`rules_src.bridge.shape`) and finds here which
rule that is for and what it answers. It knows no law.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, NamedTuple, TypeVar

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import TAPPED, Link, Tool
from generator.views.addresses import situation_page
from generator.views.content import Content
from rules_src.bridge.auction import Shape
from rules_src.bridge.table import Table
from rules_src.contents import gloss
from rules_src.model import Answer, Fact, Situation, TrickTransfer
from rules_src.tables import auction, revoke

Data = dict[str, Any]
K = TypeVar("K")


def _branches(features: tuple[str, ...], numbers: Mapping[tuple[str, ...], int]) -> Any:
    """`[feature, {value: tree, …}]` or a number; what tells nothing apart is left out."""
    if len({*numbers.values()}) == 1:
        return next(iter(numbers.values()))
    first, *rest = features
    below: dict[str, dict[tuple[str, ...], int]] = {}
    for values, number in numbers.items():
        below.setdefault(values[0], {})[values[1:]] = number
    trees = {value: _branches((*rest,), inside) for value, inside in below.items()}
    if all(tree == trees[next(iter(trees))] for tree in trees.values()):
        return next(iter(trees.values()))
    return [first, trees]


@cache
def auction_data(book: Rulebook) -> Data:
    """By kind of irregularity: its words, and by what the table shows, where the guide begins."""
    return {
        kind: {
            "law": named.law,
            "about": gloss(named.law),
            "name": named.name,
            "says": named.says,
            "page": situation_page(book[named.rule].situation).removesuffix(".md"),
            "title": book[named.rule].title,
            **_begins(book, named),
        }
        for kind, named in auction.IRREGULARITIES.items()
    }


def _begins(book: Rulebook, named: auction.Named) -> Data:
    """Beginnings, each once, and the tree of what the table shows that leads to their numbers."""
    tables: dict[tuple[str, ...], Table] = {}
    for shape, table in named.shapes():
        tables.setdefault(tuple(shape.get(name, "") for name in named.features), table)
    shapes = {values: dict(zip(named.features, values, strict=True)) for values in tables}
    begins, numbers = _numbered(
        (values, _Walk(book, named, shapes[values], table).data({}, ()))
        for values, table in tables.items()
    )
    return {"begins": begins, "tree": _branches(named.features, numbers)}


def _numbered(found: Iterable[tuple[K, Data]]) -> tuple[list[Data], dict[K, int]]:
    """Each of these once, and by what leads to it the number of it."""
    once: list[Data] = []
    numbers: dict[K, int] = {}
    for key, each in found:
        once += [each] * (each not in once)
        numbers[key] = once.index(each)
    return once, numbers


class _Walk(NamedTuple):
    """The way that the guide can go by what a table shows."""

    book: Rulebook
    named: auction.Named
    shape: Shape
    table: Table

    def data(self, given: Mapping[str, Answer], assumed_before: Iterable[str]) -> Data:
        """The answers in the order they are asked; where the table leaves a choice, each way on."""
        answers, assumed = {**given}, {*assumed_before}
        while question := self.book[self.named.rule].follow(answers, before=()).question:
            fact = question.fact
            named = self.named.answers(self.shape).get(fact.name)
            unread = fact.name in auction.unread(self.shape)
            seen = None if named or unread else fact.seen(self.table)
            possible = [a for a in fact.answers.values() if seen is None or a in seen]
            possible = [fact.answers[named]] if named else possible
            if len(possible) == 1:
                answers[fact.name] = possible[0]
            elif len(possible) == len(fact.answers) and fact.assume is not None:
                answers[fact.name] = fact.assume
                assumed.add(fact.name)
            else:
                say = _said(answers, assumed)
                ask = self._choices(answers, assumed, fact, possible)
                return {"say": say, "ask": ask} if ask else {"say": say}
        return {"say": _said(answers, assumed)}

    def _choices(
        self,
        answers: Mapping[str, Answer],
        assumed: Collection[str],
        fact: Fact[Any],
        possible: list[Answer],
    ) -> Data | None:
        """The question that hides what the table shows next, and where each answer leads."""
        if len(possible) == len(fact.answers) and fact.name not in auction.HIDE:
            return None
        onward = [(a.value, self.data({**answers, fact.name: a}, assumed)) for a in possible]
        if all(len(begin["say"]) <= len({*answers} - {*assumed}) + 1 for _, begin in onward):
            return None
        return {"question": fact.question, "answers": onward}


def _said(answers: Mapping[str, Answer], exclude: Iterable[str]) -> list[str]:
    return [f"{name}={a.key}" for name, a in answers.items() if name not in exclude]


@cache
def revoke_data(book: Rulebook) -> Data:
    """Law 64 over every combination that can be counted, and the question that counting leaves."""
    entry = book[revoke.ENTRY]
    transfers, numbers = _numbered(_transfers(book))
    equities, equity = _numbered((state, _equity(book, state)) for state in revoke.STATES)
    laws = {each["law"] for each in (*transfers, *equities)}
    reasons = book[revoke.TRANSFER].facts[revoke.EXEMPTION].answers
    return {
        "page": situation_page(entry.situation).removesuffix(".md"),
        "established": {
            key: {"label": label, "say": _established(book, stated)}
            for key, (label, stated) in revoke.ESTABLISHED.items()
        },
        # why tricks are counted otherwise, in the words of Law 64B where it has an answer
        "states": {
            state: label
            or (reasons[stated[revoke.EXEMPTION]].value if revoke.EXEMPTION in stated else "")
            for state, (label, stated) in revoke.STATES.items()
        },
        "transfers": transfers,
        "tree": _branches(("failure", "state", "by", "later"), numbers),
        "equities": equities,
        "equity": equity,
        "laws": {ref: gloss(ref) for ref in sorted(laws)},
    }


def _established(book: Rulebook, stated: Mapping[str, str]) -> list[str]:
    """The answers as an address has them, up to the rule that counts the tricks."""
    rule = book[revoke.ENTRY]
    conversation = rule.assume(rule.answers(stated))
    (later,) = conversation.pending
    return [*(f"{n}={a.key}" for n, a in conversation.answers.items()), f"+{later.name}"]


def _transfers(book: Rulebook) -> Iterator[tuple[tuple[str, ...], Data]]:
    rule = book[revoke.TRANSFER]
    won = [rule.facts[name].answers for name in (revoke.WON_BY, revoke.LATER)]
    for failure, state, by, later in product(revoke.FAILURES, revoke.STATES, *won):
        stated = revoke.transfer_answers(failure, state, by, later)
        first = rule.follow(rule.answers(stated)).legs[0]
        *_, step, _ = first.path.ruling
        yield (
            (failure, state, by, later),
            {
                "tricks": step.tricks if isinstance(step, TrickTransfer) else 0,
                "law": step.law,
                "say": [
                    f"{n}={a.key}" for n, a in first.path.answers.items() if n != revoke.FAILURE
                ],
            },
        )


def _equity(book: Rulebook, state: str) -> Data:
    """The question that the count leaves to the director."""
    rule = book[revoke.EQUITY]
    question = rule.follow(rule.answers(revoke.equity_answers(state))).question
    assert question, "64C weighs something whatever was transferred"
    fact = question.fact
    answers = {a.key: a.value for a in fact.answers.values()}
    return {
        "fact": fact.name,
        "question": fact.question,
        "law": fact.law,
        "weigh": fact.weigh,
        "answers": answers,
    }


AUCTION = Link("Tast meldeforløbet", "vaerktoejer/meldeforloeb.md")
REVOKE = Link("Regn stikkene ud", "vaerktoejer/kulorsvigt-stik.md")
LINKS = {**dict.fromkeys(auction.RULES, AUCTION), revoke.ENTRY: REVOKE}
"""By the rule that a situation begins with."""


def link(book: Rulebook, situation: Situation) -> Link | None:
    """The keypad of a situation, in a book that has all the rules the keypads lead to."""
    return LINKS.get(situation.rule.__name__) if all(rule in book for rule in LINKS) else None


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    if any(rule not in book for rule in LINKS):
        return
    yield _page(
        AUCTION,
        "Tast meldingerne, som de faldt: Fejlen får navn, og vejledningen er udfyldt.",
        pad="auction",
        laws=auction.LAWS,
        asked=[book[rule] for rule in auction.ENTRIES],
        sought=("tast meldingerne", "hvad er meldingsfejlen", "meldekasse"),
        data=inline_json({"kinds": auction_data(book)}),
    )
    yield _page(
        REVOKE,
        "Tast, hvem der vandt stikkene efter kulørsvigten: Se, hvilke der flyttes.",
        pad="revoke",
        laws=revoke.LAWS,
        asked=[book[revoke.ENTRY]],
        sought=("regn stikkene ud", "overføre stik", "hvor mange stik flyttes"),
        when=revoke.WHEN,
        before=revoke.BEFORE,
        data=inline_json(revoke_data(book)),
    )


def _page(link: Link, description: str, pad: str, **context: Any) -> PageSpec:
    return page_spec(
        f"keypads/{pad}",
        link.page,
        link.label,
        description,
        styles=("tools", "keypads"),
        scripts=("keypads",),
        pad=pad,
        **context,
    )


TOOL = Tool(specs, {"keypads": (*TAPPED, "auction", "revoke", "start")}, link)
