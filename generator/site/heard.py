"""The phrases of every situation as the script reads them that takes a sentence.

said      by situation: [rule, page, seat's role, phrases, [[fact, [[answer, phrases], …]], …],
          [[fact, phrases, {role: answer}, idle], …]]; a phrase is parts, a part words, a word its
          ways
stories   by stem: [situation, weight, …]: how much oftener the casebook's stories of that
          situation and its phrases have it than those of others
spoken    how people name seats, suits and the rest
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.site.search.letters import folded, stem, words
from generator.views.addresses import situation_page
from rules_src.bridge import spoken
from rules_src.model.heard import Heard, phrases
from rules_src.model.situation import Situation

Data = dict[str, Any]
LATER, IN_ORDER = "…", "^"
PHRASES = 2
"""How much a situation's phrases say of its words beside its stories."""
USUAL, LEAST = 0.3, 0.02
"""How much of a word's use everywhere is taken from it, and the least."""
LIGHTEST = 2
"""Eighths below which a weight is left out."""


def heard(book: Rulebook, stories: Mapping[str, Iterable[str]]) -> Data:
    """All that the script needs; the stories are those of each rule's cases."""
    return {
        "said": [_situation(situation) for situation in book.situations],
        "stories": _weights(book, stories),
        "spoken": _spoken(),
    }


def _situation(situation: Situation) -> list[Any]:
    told = situation.heard
    return [
        situation.rule.__name__,
        situation_page(situation).removesuffix(".md"),
        situation.who.role if situation.who and told.of_the_doer else "",
        _phrases("; ".join((told.search, told.said))),
        _answers(told),
        [
            [
                one.fact.name,
                _phrases(one.said),
                {role: answer.key for role, answer in one.by_role.items()},
                one.idle,
            ]
            for one in told.beside
        ],
    ]


def _answers(told: Heard) -> list[Any]:
    return [
        [fact.name, [[answer.key, _phrases(said)] for answer, said in ways.items()]]
        for fact, ways in told.answers.items()
    ]


def _phrases(text: str) -> list[Any]:
    found = [[_part(part) for part in _plain(phrase).split(LATER)] for phrase in phrases(text)]
    return [phrase for n, phrase in enumerate(found) if phrase not in found[:n]]


def _part(text: str) -> list[str]:
    """The words of a part, each with its ways between slashes, as stems."""
    ordered = text.strip().startswith(IN_ORDER)
    every = [map(_way, word.split("/")) for word in text.replace(IN_ORDER, "").split()]
    found = ["/".join(dict.fromkeys(ways)) for ways in every]
    return [IN_ORDER, *found] if ordered else found


def _way(word: str) -> str:
    if word.isupper():
        return word
    if word.endswith("*"):
        return folded(word)
    return stem(folded(word))


def _plain(phrase: str) -> str:
    """A phrase with one word in place of any of several that mean the same."""
    text = f" {_sooner(phrase).replace(IN_ORDER, f'{IN_ORDER} ')} "
    for said, ways in SAYINGS:
        text = text.replace(f" {ways} ", f" {said} ")
    return text.strip()


def _sooner(text: str) -> str:
    return re.sub(rf"(?<!\w)({spoken.SOONER.replace(' ', '|')})(?!\w)", spoken.EARLIER, text)


SAYINGS = sorted(
    ((said, _sooner(way)) for said, ways in spoken.SAYINGS for way in phrases(ways)),
    key=lambda one: -len(one[1].split()),
)
"""Each way with what it means, the longest first."""


def _spoken() -> Data:
    return {
        "seats": {folded(way): s.text for s, ways in spoken.SEATS.items() for way in ways.split()},
        "suits": {way: letter for letter, ways in spoken.SUITS.items() for way in ways.split()},
        "ranks": spoken.RANKS.split(),
        "notrump": spoken.NOTRUMP.split(),
        "bidding": spoken.BIDDING.split(),
        "levels": spoken.LEVELS.split(),
        "numbers": [folded(word) for word in spoken.NUMBERS.split()],
        "sayings": [[" ".join(words(way)), folded(said)] for said, way in SAYINGS],
        "asking": [folded(word) for word in spoken.ASKING.split()],
        "clauses": [folded(word) for word in spoken.CLAUSES.split()],
        "not": [stem(folded(word)) for word in spoken.NOT.split()],
        "over": [folded(word) for word in spoken.OVER.split()],
        "turn": [stem(folded(word)) for word in spoken.TURN.split()],
        "meant": [folded(word) for word in spoken.MEANT.split()],
        "earlier": spoken.EARLIER,
        "sooner": spoken.SOONER.split(),
        "called": [stem(folded(word)) for word in spoken.CALLED.split()],
        "around": [[stem(folded(word)) for word in ways.split()] for ways in spoken.AROUND],
        "roles": [folded(word) for word in spoken.ROLES.split()],
        "aside": [folded(word) for word in spoken.ASIDE.split()],
        "next": [folded(word) for word in spoken.NEXT.split()],
        "told": spoken.TOLD.split(),
        "own": spoken.OWN.split(),
        "named": [way for ways in spoken.SEATS.values() for way in ways.split()],
        "reports": list(phrases(spoken.REPORTS)),
        "calls": list(phrases(spoken.CALLS)),
        "reason": spoken.REASON.split(),
        "ofOthers": spoken.OF_OTHERS.split(),
        "ownPartner": list(phrases(spoken.OWN_PARTNER)),
        "openers": list(phrases(spoken.OPENERS)),
        "reported": spoken.REPORTED,
        "according": spoken.ACCORDING,
        "being": _phrases(spoken.BEING),
        "beside": spoken.BESIDE.split(),
        "unsaid": [folded(word) for word in spoken.UNSAID.split()],
        "either": spoken.EITHER.split(),
        "corrects": spoken.CORRECTS.split(),
        "noCards": spoken.NO_CARDS.split(),
        "moments": [[kind, _phrases(said)] for kind, said in spoken.MOMENTS.items()],
    }


def _weights(book: Rulebook, stories: Mapping[str, Iterable[str]]) -> dict[str, list[int]]:
    """By stem, the situations it speaks for, each with how much in eighths."""
    shares = [_shares(situation, stories) for situation in book.situations]
    whole: Counter[str] = Counter()
    for share in shares:
        whole.update(share)
    found: dict[str, list[int]] = {}
    for word in sorted(whole):
        usual = USUAL * whole[word] / len(shares) + LEAST
        for number, share in enumerate(shares):
            weight = round(8 * math.log(1 + share[word] / usual))
            if weight >= LIGHTEST:
                found.setdefault(word, []).extend((number, weight))
    return found


def _shares(situation: Situation, stories: Mapping[str, Iterable[str]]) -> Mapping[str, float]:
    """How large a part of a situation's stories has each stem, and of its phrases."""
    told = [text for rule in situation.rules for text in stories.get(rule.__name__, ())]
    heard = situation.heard
    each = (said for ways in heard.answers.values() for said in ways.values())
    named = [one for text in (heard.search, heard.said, *each) for one in phrases(text)]
    found: dict[str, float] = defaultdict(float)
    for texts, weight in ((told, 1.0), (named, PHRASES)):
        for text in texts:
            for word in {stem(one) for one in _plain(" ".join(words(_sooner(text)))).split()}:
                if word.isalpha():
                    found[word] += weight / len(texts)
    return found
