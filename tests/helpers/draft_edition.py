"""A draft of a next edition, made up for tests.

A chapter is renumbered, two laws are one, one is gone, twelve rulings are others, a question is
new and so is a situation.

A real draft is a folder of laws like `rules_src/laws_2007/`; this has all of it in one file.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Any, NamedTuple

from next_edition import GONE, NEW, otherwise

from rules_src.contents.references import REFERENCES
from rules_src.editions import L2017 as NOW
from rules_src.laws.law_79_wrong_entry.facts import WrongEntry
from rules_src.model.change import Change, Listed
from rules_src.model.edition import Certainty, Edition, EditionSource, Status
from rules_src.model.facts import Fact, YesNo
from rules_src.model.restated import restated_rule
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Part, Rule, Situation
from rules_src.model.steps import Instruct

CHAPTER = {"68": "69", "69": "70", "70": "71", "71": "68"}
"""The laws of claims change numbers: then and now."""
MERGED = {"87A": "86C", "87B": "86D", "87C": "86E"}
"""The law of fouled boards is a part of the law of teams."""
WENT = {"87": "86", **MERGED}


class Told(NamedTuple):
    """A ruling that is another: for one answer of one rule."""

    rule: str
    fact: str
    answer: str
    law: str
    """As the draft numbers it."""
    sentence: str
    short: str

    @property
    def key(self) -> str:
        return f"draft_{self.rule}"

    @property
    def ruling(self) -> Ruling:
        return Ruling(Instruct(self.law, self.sentence, name=self.key, short=self.short))


TWELVE = (
    Told("acted_before_director", "acted", "offending_side", "11A", "Scoren står.", "scoren står"),
    Told("wrong_number_of_cards", "missing_card", "among_played", "14B1", "Giv om.", "giv om"),
    Told("unauthorised_information", "told_more", "no", "16A1a", "Brug den ikke.", "brug den ikke"),
    Told("auction_gone_wrong", "one_pass_short", "no", "17C", "Begynd forfra.", "begynd forfra"),
    Told("missing_alert", "alert", "needless", "20F5a", "Rør den ikke.", "rør den ikke"),
    Told("change_of_call", "wish", "not_made", "25", "Meld igen.", "meld igen"),
    Told("inadmissible_call", "fault", "too_late", "35D", "Den gælder.", "den gælder"),
    Told("dummys_limits", "after_play", "yes", "42B3", "Ti stille.", "ti stille"),
    Told("card_retracted", "why_back", "changed_mind", "47F2", "Det må du godt.", "det er tilladt"),
    Told("claim", "claim_kind", "dummy", "69A", "Kravet gælder.", "kravet gælder"),
    Told("duty_to_tell", "plan", "hide", "72B2", "Det må I nu gerne.", "det må de"),
    Told("spectator", "did", "answered", "76C1", "Send ham ud.", "send ham ud"),
)


def place(law: str) -> str:
    """A § of the law in force, as the draft numbers it."""
    heads = sorted({**CHAPTER, **WENT}.items(), key=lambda each: -len(each[0]))
    for then, now in heads:
        if law.startswith(then) and not law[len(then) :][:1].isdigit():
            return now + law[len(then) :]
    return law


def was(law: str) -> str:
    """A § of the draft, as the law in force numbers it."""
    return next(ref.text for ref in REFERENCES if place(ref.text) == law)


def steps(step: Step) -> Iterator[Step]:
    yield step.under(place(step.law))


class SignedEntry(WrongEntry):
    both_signed = Fact(YesNo, "Har begge sider skrevet under?", "79C1")


def asked_first(rule: Rule) -> Rule:
    """The rule with a question before all others."""

    def wrong_entry(facts: SignedEntry) -> Ruling:
        """Let an entry stand that both sides have signed."""
        if facts.both_signed:
            return Ruling(
                Instruct("79C1", "Scoren står.", name="signed_stands", short="underskrevet")
            )
        ruling: Ruling = rule(facts)
        return ruling

    return wrong_entry


def draft_rule(rule: Rule) -> Rule:
    found = restated_rule(rule, steps)
    for told in TWELVE:
        if told.rule == rule.__name__:
            answer = NOW_FACTS[told.rule][told.fact].answers[told.answer]
            found = otherwise(found, told.fact, answer, told.ruling)
    return asked_first(found) if rule.__name__ == "wrong_entry" else found


def _facts() -> dict[str, dict[str, Fact[Any]]]:
    from generator.engine.rulebook import Rulebook

    return {name: dict(rule.facts) for name, rule in Rulebook.of(NOW).rules.items()}


NOW_FACTS = _facts()


def draft_situation(now: Situation) -> Situation:
    parts = tuple(Part(draft_rule(part.rule), part.title) for part in now.parts)
    return replace(
        now,
        rule=draft_rule(now.rule),
        parts=parts,
        laws=tuple(dict.fromkeys(place(law) for law in now.laws)),
        confuse=tuple(rule for rule in now.confuse if rule != GONE),
    )


CHANGES = (
    *(
        Change(told.key, f"{told.sentence} Nyt.", was(told.law), told.law, (told.rule,))
        for told in TWELVE
    ),
    Change("signed", "En underskrevet score står.", "79C1", "79C1", ("wrong_entry",)),
)
ELSEWHERE = {now: then for then, now in CHAPTER.items()}
REFERENCES_2027 = frozenset(
    place(ref.text) for ref in REFERENCES if ref.number != 87 or ref.text in WENT
)
HEARD = EditionSource("et møde i WBF’s lovkomité", Certainty.HEARD)
READ = EditionSource("WBF’s næstsidste tekst", Certainty.READ)

L2017 = replace(
    NOW,
    absent={"shuffled_badly": "Loven sagde kun, at kortene skulle blandes."},
    renumbered=ELSEWHERE,
    moved={now: then for then, now in MERGED.items()},
    unchanged=frozenset(
        s.rule.__name__
        for s in NOW.situations
        if s.rule.__name__ not in {GONE, "wrong_entry", *(told.rule for told in TWELVE)}
    ),
    changes=CHANGES,
    publishers={"W": "WBF"},
    listed=(Listed(1, "Alt det nye", "1", ("W",), tuple(change.key for change in CHANGES)),),
)
L2027 = Edition(
    2027,
    date(2026, 9, 1),  # expected, and over: a draft is not played for that
    (NEW, *(draft_situation(s) for s in NOW.situations if s.rule.__name__ != GONE)),
    REFERENCES_2027,
    before=L2017,
    status=Status.DRAFT,
    sources={NEW.rule.__name__: HEARD},
    titles={"68": "Annulleret afkald", "86": "Holdkampe og fejlfordelte spil"},
    glosses={"86C": "Hvad et fejlfordelt spil er.", "42B3": "Den blinde tier, også bagefter."},
    known={"86": READ, "42B": HEARD},
    renumbered=CHAPTER,
    moved=WENT,
)
