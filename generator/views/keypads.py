"""What the keypads look up: the rules run over every kind of irregular auction, and of revoke.

The auction's script counts what a table shows (`rules_src.bridge.shape`) and finds here which rule
that is for and what it answers; the revoke's counts tricks. Neither knows any law.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.views.addresses import situation_page
from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat
from rules_src.bridge.shape import ROLES, Shape, shape_of
from rules_src.bridge.table import Table
from rules_src.contents import gloss
from rules_src.model.facts import Answer, Fact
from rules_src.model.steps import TrickTransfer
from rules_src.presentation.keypad import EXEMPTIONS, IRREGULARITIES, Named

Data = dict[str, Any]

PADS_OWN: Mapping[str, tuple[str, ...]] = {
    "due_barred": ("", "yes"),
    "open": ("", "yes"),
    "duty": ("once", "rest"),
}
"""Features that no line of a case shows, and the person at the keypad knows."""

HIDES = ("accepted",)
"""Questions that no table answers, though it shows what comes after them."""

BEFORE = ("", "1♥", "1♥ pas", "1♥ 1♠", "1♥ 1♠ pas 2♣")
BEFORE_END = ("1♥ pas pas pas",)
OVER = ("", "{lho} pas", "{partner} pas", "{rho} pas", "{offender} 3♥", "{lho} pas {partner} pas")
BACK = (
    *("", "pas", "4♠", "pas pas pas", "pas pas 4♠", "pas pas", "4♠ pas", "pas 4♠"),
    *("pas 4♠ pas", "pas pas 4♠ pas", "4♠ pas pas D"),
)
TRIED = ("pas", "D", "{offender} 1♣", "{offender} 1♣ pas", "4♠", "(1♣) pas", "(D) pas", "(1♣) 4♠")
"""Parts that lines are put together of: one of each kind that a rule can tell apart."""


@cache
def auction_data(book: Rulebook) -> Data:
    """By kind of irregularity: its words, and by what the table shows, where the guide begins."""
    found: dict[str, dict[str, Table]] = {kind: {} for kind in IRREGULARITIES}
    for table in _tables():
        if table.line and table.irregularity:
            shape = shape_of(table.line, table.irregularity)
            kind = next(kind for kind in IRREGULARITIES if shape.get(kind))
            for own in _own(IRREGULARITIES[kind]):
                found[kind].setdefault(_key(kind, {**shape, **own}), table)
    for kind in ("above", "barred"):  # no line of a case shows them
        named = IRREGULARITIES[kind]
        features = product(("", "yes"), ("", "yes"), _own(named))
        shapes = ({"lho_over": over, "replaced": again, **own} for over, again, own in features)
        found[kind] = {_key(kind, shape): Table() for shape in shapes}
    return {
        kind: {
            "law": named.law,
            "about": gloss(named.law),
            "name": named.name,
            "says": named.says,
            "page": situation_page(book[named.rule].situation).removesuffix(".md"),
            "title": book[named.rule].title,
            **_shared(book, kind, found[kind]),
        }
        for kind, named in IRREGULARITIES.items()
    }


def begun_of(data: Data, shape: Shape) -> Data:
    """Where the guide begins for what a table shows."""
    kind = next(kind for kind in IRREGULARITIES if shape.get(kind))
    tree = data[kind]["tree"]
    while not isinstance(tree, int):
        feature, branches = tree
        tree = branches[shape.get(feature, "")]
    begun: Data = data[kind]["begins"][tree]
    return begun


def _key(kind: str, shape: Shape) -> str:
    return "|".join(shape.get(name, "") for name in IRREGULARITIES[kind].features)


def _own(named: Named) -> Iterator[dict[str, str]]:
    names = [name for name in PADS_OWN if name in named.features]
    for values in product(*(PADS_OWN[name] for name in names)):
        yield dict(zip(names, values, strict=True))


def _shared(book: Rulebook, kind: str, tables: Mapping[str, Table]) -> Data:
    """Beginnings, each once, and the tree of what the table shows that leads to their numbers."""
    begins: list[Data] = []
    numbers: dict[tuple[str, ...], int] = {}
    for key, table in tables.items():
        begun = _begun(book, kind, key, table)
        if begun not in begins:
            begins.append(begun)
        numbers[tuple(key.split("|"))] = begins.index(begun)
    return {"begins": begins, "tree": _tree(IRREGULARITIES[kind].features, numbers)}


def _tree(features: tuple[str, ...], numbers: Mapping[tuple[str, ...], int]) -> Any:
    """`[feature, {value: tree, …}]` or a beginning's number; what tells nothing is left out."""
    if len({*numbers.values()}) == 1:
        return next(iter(numbers.values()))
    first, *rest = features
    branches: dict[str, dict[tuple[str, ...], int]] = {}
    for values, number in numbers.items():
        branches.setdefault(values[0], {})[values[1:]] = number
    trees = {value: _tree((*rest,), below) for value, below in branches.items()}
    if all(tree == trees[next(iter(trees))] for tree in trees.values()):
        return next(iter(trees.values()))
    return [first, trees]


def _begun(book: Rulebook, kind: str, key: str, table: Table) -> Data:
    """What the guide is told, as far as one answer follows another; then what it could be told."""
    named = IRREGULARITIES[kind]
    shape = dict(zip(named.features, key.split("|"), strict=True))
    stated = dict(named.states)
    if kind in ("above", "barred"):
        stated["lho_called"] = "yes" if shape["lho_over"] else "no"
    if shape.get("duty"):
        stated["duty"] = shape["duty"]
    if not shape.get("replaced"):
        stated["called_again"] = "not_yet"  # nobody has tapped a call in its place
    if shape.get("due_barred") and shape["due"] == "rho":
        stated["rho_must_pass"] = "yes"
    hidden = ("called_again", "accepted") if shape.get("open") else ("called_again",)
    return _walk(book, named.rule, stated, table, hidden)


def _walk(
    book: Rulebook, rule: str, stated: Mapping[str, str], table: Table, hidden: tuple[str, ...],
    given: Mapping[str, Answer] | None = None, assumed: Collection[str] = (),
) -> Data:  # fmt: skip
    """The answers in the order they are asked; where the table leaves a choice, each way on."""
    answers: dict[str, Answer] = {**(given or {})}
    taken = {*assumed}
    while question := book[rule].follow(answers, before=()).question:
        fact = question.fact
        possible = _possible(fact, stated, table, hidden)
        if len(possible) == 1:
            answers[fact.name] = possible[0]
        elif len(possible) == len(fact.answers) and fact.assume is not None:
            answers[fact.name] = fact.assume
            taken.add(fact.name)
        else:
            begun = _answered(answers, taken)
            ask = _choices(book, rule, stated, table, hidden, answers, taken, fact, possible)
            return {"say": begun, "ask": ask} if ask else {"say": begun}
    return {"say": _answered(answers, taken)}


def _answered(answers: Mapping[str, Answer], taken: set[str]) -> list[str]:
    return [f"{name}={a.key}" for name, a in answers.items() if name not in taken]


def _possible(
    fact: Fact[Any], stated: Mapping[str, str], table: Table, hidden: tuple[str, ...]
) -> list[Answer]:
    if fact.name in stated:
        return [fact.answers[stated[fact.name]]]
    seen = None if fact.name in hidden else fact.seen(table)
    return [a for a in fact.answers.values() if seen is None or a in seen]


def _choices(
    book: Rulebook, rule: str, stated: Mapping[str, str], table: Table, hidden: tuple[str, ...],
    answers: Mapping[str, Answer], taken: set[str], fact: Fact[Any], possible: list[Answer],
) -> Data | None:  # fmt: skip
    """The question that hides what the table shows next, and where each answer leads."""
    if len(possible) == len(fact.answers) and fact.name not in HIDES:
        return None
    onward = [
        (a.value, _walk(book, rule, stated, table, hidden, {**answers, fact.name: a}, taken))
        for a in possible
    ]
    if all(len(begun["say"]) <= len({*answers} - taken) + 1 for _, begun in onward):
        return None
    return {"question": fact.question, "answers": onward}


def _tables() -> Iterator[Table]:
    """A table for every line that the parts make and the game allows."""
    for dealer, text in _lines():
        try:
            yield Table.read(dealer, text)
        except TableError:
            continue


def _lines() -> Iterator[tuple[str, str]]:
    calls = ("pas", "D", "RD", "1♣", "3♠")
    for before, role, call in product(BEFORE, range(4), calls):
        due = Seat.NORTH.after(len(before.split()))
        offender = due.after(role)
        names = {r: offender.after(n).text for n, r in enumerate(ROLES)}
        mark = "" if offender is due else f"{offender.text} "
        made = f"{mark}{call}"
        yield "N", f"{before} {offender.text} {call}"
        yield "N", f"{before} {offender.text} {call} pas"
        yield "N", f"{before} {offender.text} {call} pas pas"
        yield "N", f"{before} {offender.text} {call} pas pas pas"
        for over in OVER:
            bracket = _bracket(offender, made, over.format(**names))
            for back in BACK if over in OVER[:2] or role else BACK[:3]:
                yield "N", f"{before} {bracket} {back}"
            yield from (
                ("N", f"{before} {bracket} {tried.format(**names)}") for tried in TRIED if not role
            )
    for before, role, call, over in product(BEFORE_END, range(4), calls, OVER):
        offender = Seat.NORTH.after(role)
        names = {r: offender.after(n).text for n, r in enumerate(ROLES)}
        made = call if not role else f"{offender.text} {call}"
        yield "N", f"{before} {_bracket(offender, made, over.format(**names))}"
    for role in range(4):
        yield "N", f"pas pas pas pas ({'' if not role else Seat.NORTH.after(role).text} 1♣)"


def _bracket(offender: Seat, made: str, over: str) -> str:
    """A withdrawn call and those over it; a seat whose turn it is by then is not written."""
    words, expected, written = over.split(), offender.lho, []
    for seat, call in zip(words[::2], words[1::2], strict=True):
        written += [call] if seat == expected.text else [seat, call]
        expected = Seat.from_text(seat).lho
    return f"({' '.join([made, *written])})"


FLAGS = (*EXEMPTIONS,)
ESTABLISHED: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "suit": ("bekendte ikke", {"failure": "suit", "since_revoke": "played"}),
    "restricted": (
        "fulgte ikke et krav eller forbud",
        {"failure": "restricted", "since_revoke": "played"},
    ),
    "no_card": (
        "spillede slet ikke, men havde farven",
        {"failure": "no_card", "both_played_on": "yes", "has_suit": "yes"},
    ),
    "no_card_void": (
        "spillede slet ikke og havde ikke farven",
        {"failure": "no_card", "both_played_on": "yes", "has_suit": "no"},
    ),
}
"""What happened, for a revoke that is established since both sides have played on."""


@cache
def revoke_data(book: Rulebook) -> Data:
    """Law 64 over every combination that can be counted, and the question that counting leaves."""
    entry, transfer = book["revoke"], book["revoke_transfer"]
    transfers: list[Data] = []
    numbers: dict[tuple[str, ...], int] = {}
    for keys, found in _transfers(book):
        if found not in transfers:
            transfers.append(found)
        numbers[keys] = transfers.index(found)
    reasons = [*transfer.facts["exemption"].answers]
    equities = {key: _equity(book, key) for key in reasons}
    alike = {key: next(r for r in reasons if equities[r] == equities[key]) for key in reasons}
    distinct = [*dict.fromkeys(alike.values())]
    laws = {each["law"] for each in (*transfers, *equities.values())}
    return {
        "page": situation_page(entry.situation).removesuffix(".md"),
        "title": entry.title,
        "flags": FLAGS,
        "exemptions": dict(_exemptions(reasons)),
        "established": {
            key: {"label": label, "say": _established(book, stated)}
            for key, (label, stated) in ESTABLISHED.items()
        },
        "reasons": {a.key: a.value for a in transfer.facts["exemption"].answers.values()},
        "transfers": transfers,
        "tree": _tree(("failure", "exemption", "by", "later"), numbers),
        "equities": [equities[key] for key in distinct],
        "equity": {key: distinct.index(other) for key, other in alike.items()},
        "laws": {law: gloss(law) for law in sorted(laws)},
    }


def exemption_of(reasons: Collection[str], held: Mapping[str, bool]) -> str:
    """The first reason offered that holds, else that there is none."""
    holds = {EXEMPTIONS[flag] for flag, held_here in held.items() if held_here}
    return next((reason for reason in reasons if reason in holds), "none")


def _exemptions(reasons: Collection[str]) -> Iterator[tuple[str, str]]:
    for bits in product((False, True), repeat=len(FLAGS)):
        held = dict(zip(FLAGS, bits, strict=True))
        yield "".join("1" if bit else "0" for bit in bits), exemption_of(reasons, held)


def _established(book: Rulebook, stated: Mapping[str, str]) -> list[str]:
    """The answers as an address has them, up to the rule that counts the tricks."""
    rule = book["revoke"]
    conversation = rule.follow(rule.answers(stated))
    (later,) = conversation.pending
    return [*(f"{n}={a.key}" for n, a in conversation.answers.items()), f"+{later.name}"]


def _transfers(book: Rulebook) -> Iterator[tuple[tuple[str, ...], Data]]:
    rule = book["revoke_transfer"]
    asked = ("exemption", "trick_won_by", "won_later")
    for failure in ("suit", "restricted", "no_card"):
        for keys in product(*(rule.facts[name].answers for name in asked)):
            answers = dict(zip(asked, keys, strict=True))
            if failure == "no_card":
                won = "no" if answers.pop("trick_won_by") == "other_side" else "yes"
                answers["side_won_trick"] = won
            stated = rule.answers({"failure": failure, **answers})
            first = rule.follow(stated).legs[0]
            step = first.path.ruling[0]
            said = {n: a for n, a in first.path.answers.items() if n != "failure"}
            yield (
                (failure, *keys),
                {
                    "tricks": step.tricks if isinstance(step, TrickTransfer) else 0,
                    "law": step.law,
                    "say": [f"{name}={answer.key}" for name, answer in said.items()],
                },
            )


def _equity(book: Rulebook, exemption: str) -> Data:
    """The question that the count leaves to the director."""
    rule = book["revoke_equity"]
    question = rule.follow(rule.answers({"exemption": exemption})).question
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
