"""The guide: from what has happened to a ruling, one question at a time.

The graph that it walks in a browser is the merged trees as data, nothing twice: `graph.d.ts` says
what each part of it is. Equal trees share their nodes.

The script fills in roles as `rules_src.model.roles` does; it knows neither law nor Danish.
"""

import json
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any

from generator.engine.explore import hand_over_of, reached
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, Tree, leaves, nodes, steps_of
from generator.engine.verdicts import TOLD
from generator.text.danish import stated
from generator.text.page import inline_json
from generator.tools.tool import ELEMENTS, Tool
from generator.views.addresses import situation_page
from generator.views.content import Content
from generator.views.decision_table import LETTERS, rows_before
from generator.views.encounters import in_order, settled_in
from generator.views.ruling import ORDER
from rules_src.bridge.seats import Seat
from rules_src.contents import gloss
from rules_src.model import Effect, Lasting, effects
from rules_src.model.facts import Fact, Kind
from rules_src.model.on_board import left_by
from rules_src.model.roles import ALOUD, DECLARING, ROLES, SEATED, SIDES, TURNED, tokens
from rules_src.model.ruling import Authority, Keyed, Step, When
from rules_src.model.said import About
from rules_src.model.situation import How, Phase, Situation
from rules_src.model.situation import by_phase as by_phase_of
from rules_src.model.steps import HandOver, Information, Instruct, NewIrregularity, Verdict
from rules_src.presentation.home import DOORS, HOME, LISTED, Incident

Data = dict[str, Any]

TELLS: Mapping[str, str] = {"turn": "due"}
"""Facts whose answers begin with the role that another role then is."""


POLLED = "alternative"
"""The judgement that a poll answers."""

WHOLE = "assets/js/guide-graph.js"
"""The graph of every rule, fetched by the guide when a conversation begins at /guide/."""

ROOM = 23_500
"""How many characters the graph of a page may fill with what comes later; /guide/ has the rest."""


def page_graph(book: Rulebook, situation: Situation) -> Data:
    """The graph for a situation's page: its rules, what follows at once, and more if it fits."""
    own = book.rules_of(situation)
    explained = {step.law for rule in own for step in steps_of(rule.tree)}
    explained |= {fact.law for rule in own for fact in _facts(rule.tree)}
    rules = _at_once(book, {rule.name for rule in own})
    begun = [situation]
    data = graph(book, rules, explained, begun)
    tried = {*rules}
    while (
        later := {name for rule in rules for name, at_once in _onward(book[rule]) if not at_once}
        - tried
    ):
        first = min(later)
        tried.add(first)
        more = _at_once(book, {*rules, first})
        bigger = graph(book, more, explained, begun)
        if len(inline_json(bigger)) <= ROOM:
            rules, data = more, bigger
    return data


def page_script(situation: Situation) -> str:
    """The name of the script that a situation's page has its graph in."""
    return f"graph-{situation.slug}"


def files(content: Content) -> Iterator[tuple[str, str]]:
    """The graph of each situation's page: no part of what is read without a script."""
    for situation in content.book.situations:
        data = inline_json(page_graph(content.book, situation))
        yield f"assets/js/{page_script(situation)}.js", f"globalThis.pageGraph = {data};\n"


def whole_graph(book: Rulebook) -> Data:
    """The graph of every rule."""
    return graph(book, tuple(book.rules), begun=book.situations)


def beginnings(book: Rulebook) -> Data:
    """Where a conversation begins, by phase, by what stands and by home's buttons for a rule; and
    where all the graph is."""
    situations = [s for s in book.situations if s.rule.__name__ not in DOORS]
    by_phase = {p: [s.rule.__name__ for s in some] for p, some in by_phase_of(situations)}
    home = {one.rule: [s for s in one.shown if s.answers] for one in HOME}
    exact = [(_begun(one), one.label) for one in (*chain(*home.values()), *LISTED)]
    begin = []
    for phase, some in by_phase.items():
        named = [[*(e for e in exact if e[0].split("/")[0] == r), (r, book[r].title)] for r in some]
        begin.append([phase.value, [*chain(*named)]])
    common = [one.rule for one in HOME if one.rule in book]
    met = {(s.rule.__name__, e.kind): e.how for s in situations for e in s.encounters}
    rules = sorted(chain(*by_phase.values()), key=lambda rule: rule not in common)
    pressing = {
        kind.key: [r for how in (How.READS, How.FIRST) for r in rules if met.get((r, kind)) is how]
        for kind in effects.ENDINGS
    }
    auction = [r for r in rules if met.get((r, Lasting.OPEN_REVOKE)) is How.APART]
    auction = [r for r in auction if r in by_phase.get(Phase.AUCTION, ())]
    over = [s for s in situations if s.phase in (Phase.PLAY, Phase.AFTER)]
    played = [situation_page(situation).removesuffix(".md") for situation in over]
    buttons = {rule: [*map(_begun, shown)] for rule, shown in home.items() if shown}
    next_ = {**pressing, **buttons, "common": common, "auction": auction, "played": played}
    return {**graph(book, ()), "seats": [], "begin": begin, "next": next_, "elsewhere": WHOLE}


def _begun(incident: Incident) -> str:
    return incident.rule + incident.address[1:]


def _at_once(book: Rulebook, rules: set[str]) -> tuple[str, ...]:
    """Some rules and all they lead to without a pause, in the order of the book."""
    found = reached(rules, lambda rule: (name for name, at_once in _onward(book[rule]) if at_once))
    return tuple(name for name in book.rules if name in found)


def _onward(rule: RuleEntry) -> Iterator[tuple[str, bool]]:
    """The rules that a rule goes on in, each with whether it does so at once."""
    for ruling in leaves(rule.tree):
        if on := hand_over_of(ruling):
            yield on.rule, on.when is When.NOW
    yield from ((fact.by, True) for fact in _facts(rule.tree) if fact.by)


def _facts(tree: Tree) -> Iterator[Fact[Any]]:
    return (node.fact for node in nodes(tree)) if isinstance(tree, Node) else iter(())


def graph(
    book: Rulebook,
    rules: Collection[str],
    explained: Collection[str] = (),
    begun: Iterable[Situation] = (),
) -> Data:
    """The graph of some rules, without the laws that the page explains itself.

    Where a situation can be begun it says how it meets what stands.
    """
    begun = [*begun]
    built = _Graph(book, rules, void=any(each.reads(Lasting.VOID_CLAIM) for each in begun))
    for situation in begun:
        built.meet(situation)
    whens = [when.value for when in ORDER]
    said = [built.facts, built.steps, built.nodes, built.rules, built.meets]
    texts = json.dumps(said, ensure_ascii=False)
    addressed = {step["to"] for step in built.steps if "to" in step}
    keyed = {step["keyed"] for step in built.steps if "keyed" in step}
    roles = {*tokens(texts), *tokens(" ".join(whens)), *addressed}
    # and those in their names, and those that are read aloud in their place
    roles |= {ALOUD[role] for role in roles if role in ALOUD}.union(
        *(tokens(ROLES[role]) for role in roles if role in ROLES)
    )
    return {
        "rules": built.rules,
        "nodes": built.nodes,
        "facts": built.facts,
        "steps": built.steps,
        "laws": {ref: gloss(ref) for ref in sorted(built.laws - {*explained})},
        "whens": whens,
        "told": ORDER.index(TOLD),
        "over": ORDER.index(When.AFTER_PLAY),
        "ranks": {a.key: a.value for a in Authority if a is not Authority.LAW},
        "roles": {role: ROLES[role] for role in ROLES if role in roles},
        "seats": [[s.text, s.name_da, s.side.text, s.side.opponents.text] for s in Seat],
        "seated": SEATED,
        "declaring": DECLARING,
        "sides": SIDES,
        "turned": TURNED,
        "aloud": ALOUD,
        "lasting": LASTING,
        "letters": LETTERS,
        **_filled(keying={k.name.lower(): k.value for k in Keyed if k.name.lower() in keyed}),
        "grows": [kind.key for kind in effects.GROWS],
        "ways": {  # each as far as something is said of it
            kind.key: [_trimmed(*way) for way in some] for kind, some in effects.WAYS.items()
        },
        "said_of": [
            *([about.key, f"må ikke bruge, {about.said_of}"] for about in About),
            *map(list, effects.BOUND.items()),
        ],
        "cards": [kind.key for kind in effects.CARDS],
        "each_ends": [kind.key for kind in effects.EACH_ENDS],
        "defends": [kind.key for kind in effects.DEFENDS],
        "in_auction": [kind.key for kind in effects.IN_AUCTION],
        "if_defends": [kind.key for kind in effects.IF_DEFENDS],
        "in_play": [kind.key for kind in effects.IN_PLAY],
        **_filled(meets=built.meets),
    }


LASTING = {
    kind.key: [kind.value, late, effects.MARKS.get(kind, ""), effects.ENDINGS.get(kind, ())]
    for kind in Lasting
    for late in [2 if kind in effects.JUDGED else int(kind.after_play)]
}
"""All that can stand, for a page is told of what its own rules do not leave."""


class _Graph:
    """Numbers every fact, step and node the first time it is met."""

    def __init__(self, book: Rulebook, rules: Collection[str], *, void: bool) -> None:
        self.book, self.void = book, void
        self.rules: dict[str, Data] = {}
        self.nodes: list[Data] = []
        self.facts: list[Data] = []
        self.steps: list[Data] = []
        self.meets: list[list[str | int]] = []
        self.laws: set[str] = set()
        self._numbers: dict[Any, int] = {}
        for name in rules:
            self._rule(name)["start"] = self._node(book[name].tree)

    def meet(self, situation: Situation) -> None:
        """What is said of each kind that can stand, the most pressing first."""
        rule = self._rule(situation.rule.__name__)
        meets = rule["meets"] = {}
        if situation.reads(Lasting.VOID_CLAIM):
            rule["off"] = Lasting.VOID_CLAIM.key
        for each in in_order(situation.encounters):
            there = settled_in(self.book, situation, each)
            if there:
                self._rule(there.name)
            turn = {How.FIRST: 1, How.LAST: 2}.get(each.how, 0)
            rest = (there.name if there else "", turn, each.whose)
            said = _trimmed(each.how.value, each.law, each.text, *rest)
            meets[each.kind.key] = self._number(self.meets, ("meets", *said), said)

    def _rule(self, name: str) -> Data:
        if name not in self.rules:
            rule = self.book[name]
            situation = rule.situation
            who = [situation.who.role, situation.who.question] if situation.who else None
            self.rules[name] = _filled(
                title=rule.title,
                page=situation_page(situation).removesuffix(".md"), part=not rule.entered,
                called=situation.title, who=who,
                first=rows_before(rule),
                lapses=[kind.key for kind in Lasting if kind in situation.ends],
            )  # fmt: skip
        return self.rules[name]

    def _node(self, tree: Tree) -> int:
        known = self._numbers.get(tree)
        if known is not None:
            return known
        if isinstance(tree, Node):
            keys = [*tree.fact.answers]
            answers = (([keys.index(a.key) for a in some], n) for some, n in tree.branches)
            branches = [[numbers, self._node(below)] for numbers, below in answers]
            steps = [self._step(step) for step in tree.steps]
            question = {"ask": self._fact(tree.fact), **_filled(say=steps), "to": branches}
            return self._number(self.nodes, tree, question)
        end = {"end": [self._step(step) for step in tree]}
        return self._number(self.nodes, tree, end | _filled(verdict=tree.verdict))

    def _fact(self, fact: Fact[Any]) -> int:
        known = self._numbers.get(fact)
        if known is not None:
            return known
        self.laws.add(fact.law)
        # what a player does by each answer, as a sentence where the question and it make one
        options = fact.answers.values() if fact.kind is Kind.OPTION else ()
        told = _filled(**{a.key: stated(fact.question, a.value) for a in options})
        kind = "" if fact.kind is Kind.FINDING else fact.kind.name.lower()
        answers = {key: answer.value for key, answer in fact.answers.items()}
        data = _filled(
            key=fact.name, ask=fact.question, law=fact.law, kind=kind, help=fact.help, by=fact.by,
            chooses=fact.chooses, weigh=fact.weigh, away=fact.away, answers=answers,
            reached={answer.key: ORDER.index(moment) for answer, moment in fact.reached.items()},
            stands=[
                [e.kind.key, e.whose, key, e.detail.removeprefix(f"{When.AFTER_PLAY.key}.")]
                for e, key in (
                    *((e, a.key) for e, a in fact.stands.items()),
                    *((e, "") for e in fact.doubted_by),
                )
            ],
            out={a.key: [(e.kind.key, e.whose, "")] for a, e in fact.excluded_by.items()},
            # beside the seat of its role the role itself is not named again
            seats={
                role: {a.key: NAMED.sub("", a.value) if role else a.value for a in some}
                for role, some in fact.by_seat.items()
            },
            sits={answer.key: turns for answer, turns in fact.sits.items()},
            whose=fact.whose if fact.whose != "offender" else "",
            polled=fact.name == POLLED, told=told, tells=TELLS.get(fact.name),
            assume="" if fact.assume is None else fact.assume.key,
        )  # fmt: skip
        return self._number(self.facts, fact, data)

    def _step(self, step: Step) -> int:
        known = self._numbers.get(step)
        if known is not None:
            return known
        self.laws.add(step.law)
        on = step.rule if isinstance(step, HandOver) else ""
        fresh = step.rule if isinstance(step, NewIrregularity) else ""
        for name in filter(None, (on, fresh)):
            self._rule(name)
        rank = "" if step.authority is Authority.LAW else step.authority.key
        data = _filled(
            word=step.word, law=step.law, says="" if on else step.says,
            to=step.addressed, short=step.short,
            when=ORDER.index(step.when), rank=rank, quiet=not step.aloud, away=step.away,
            explained=step.explained,
            # what is only explained leaves and ends nothing
            leaves=[] if step.explained else [*map(_effect, left_by(step))],
            ends=[] if step.explained else [*map(_effect, step.ends)],
            keyed=step.scored.name.lower() if step.scored else "",
            polled=bool(on) and POLLED in self.book[on].facts,
            settled=[*step.settled_by], on=on, fresh=fresh,
            offender=step.offender if isinstance(step, NewIrregularity) else "",
            knows=f"/{step.knows}" if isinstance(step, NewIrregularity) and step.knows else "",
            declares=step.declares if isinstance(step, Instruct) else "",
            verdict=step.answer.key if isinstance(step, Verdict) else "",
        )  # fmt: skip
        if isinstance(step, Information):
            data |= {"same": " ".join(step.concerns), "status": step.status.name.lower()}
        number = self._number(self.steps, step, data)
        if self.void and step.after_void_claim != (step,):
            data["off"] = [*map(self._step, step.after_void_claim)]
        return number

    def _number(self, entries: list[Any], thing: Any, data: Any) -> int:
        number = self._numbers[thing] = len(entries)
        entries.append(data)
        return number


NAMED = re.compile(r"^(\{\w+\})(, (og|men|som|fordi))? ?")


def _effect(effect: Effect) -> list[Any]:
    """The detail of what is looked at later is the step's own word, which the script knows."""
    detail = [] if effect.kind is Lasting.LATER else [effect.detail]
    return [effect.kind.key, effect.whose, *detail, *[1] * effect.own]


def _trimmed(*values: Any) -> list[Any]:
    """The values without the empty ones at the end."""
    return [*values][: max(n for n, each in enumerate(values, 1) if each)]


def _filled(**values: Any) -> Data:
    """The values that are not empty, with 1 for yes."""
    return {name: 1 if value is True else value for name, value in values.items() if value}


TOOL = Tool(
    scripts={
        "guide": (
            *(*ELEMENTS, "shared/entered", "shared/names", "shared/links", "shared/kept"),
            *("shared/buttons", "shared/rest", "shared/fetched"),
            *("held", "walk", "ruling", "roles", "words"),
            *("elements", "leads", "standing", "board", "table", "address", "fetched", "feedback"),
            "rows",
            "guide",
        )
    },
    files=files,
)
