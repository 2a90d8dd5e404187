"""What a sentence tells of: its situation, learned from examples and written as weights; and the
answers it gives, and who did it, heard by their words.

The situation is a softmax over words, pairs of neighbours and groups of letters, trained in whole
numbers, so that the same examples give the same bytes. `scripts/search/learned.js` reads a sentence
as `features` does and adds up the same weights; a test holds the two together.
"""

import math
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from generator.cases.casebook import Casebook
from generator.engine.rulebook import Rulebook
from generator.site.search.letters import folded, stem, words
from generator.views.addresses import situation_page
from rules_src.bridge import spoken
from rules_src.contents.elsewhere import ELSEWHERE
from rules_src.model.situation import Situation, phrases
from rules_src.sentences import NOTHING, SENTENCES, SOUGHT

SEAT, OWNER, BID, ABOVE_SEVEN, CARD, SUIT, NUMBER, LOW = "PEBZCFTL"
"""In place of words: »nord«, »nords«, `1♥`, `8♥`, `♦k`, »ruder«, 4; and a bid that is too low."""
BEGINS, ENDS, GROUP = "<>#"
LETTERS, LONGEST_WHOLE = 5, 4
"""In a group; and a word of no more is no group of its own."""
HIGHEST = 7
COUNTED = range(11, 16)
"""Numbers that are kept: so many cards may a hand have."""

ONE = 1 << 16
"""The unit of a weight while it is learned."""
RATE, ROUNDS = 2.8, 10
FORGOTTEN = 0.2
"""Of a sentence's features, so many are left out each time: what is learned rests on none alone."""
LEAST = 0.006
"""How wrong a place must be to be learned from."""
SEED = 45
CASES, TITLES = 0.2, 1.0
"""How much an example of the casebook, and a title or a word to search for, counts."""
SELDOM = 2
"""In fewer examples a feature is not learned."""

UNIT = ONE * 7 // 16
"""Of the weights that are shipped, and the largest of them."""
MOST = 31
FAINT = 2
"""A smaller weight is shipped as none."""
FEATURES = 10000
"""So many are shipped, those that tell most."""
FIRST_SIGN = ord("0")
MARGIN, LEAST_SHARE = 1.0, 0.15
"""Nothing is heard if it is so much likelier, and if no situation is likelier than so."""


class Example(NamedTuple):
    text: str
    places: tuple[str, ...]
    """Any of them is right."""
    weight: float = 1.0


class Learned(NamedTuple):
    places: tuple[str, ...]
    """The situations and what else is asked, and `NOTHING` last."""
    weights: Mapping[str, Sequence[int]]
    """By feature, for each place."""

    def scores(self, text: str) -> list[float]:
        """How much a sentence speaks for each place: unknown words make all of them less sure."""
        found = features(text)
        known = [self.weights[one] for one in found if one in self.weights]
        share = 1 / math.sqrt(len(found) or 1)
        return [sum(each) * share for each in zip(*known, strict=True)] or [0.0] * len(self.places)

    def heard(self, text: str) -> tuple[list[str], bool]:
        """The situations, the likeliest first; and whether it rather tells of none of them."""
        scores = [score * UNIT / ONE for score in self.scores(text)]
        powers = [math.exp(score - max(scores)) for score in scores]
        *situations, none = (power / sum(powers) for power in powers)
        order = sorted(range(len(situations)), key=lambda n: -situations[n])
        best = situations[order[0]]
        return [self.places[n] for n in order], none * MARGIN >= best or best < LEAST_SHARE

    def data(self) -> dict[str, Any]:
        """As the script reads it: a feature a line, each with the signs of place and weight; like
        weights stand together, which is smaller over the net."""
        named = {"seats": SEATS, "ranks": RANKS, "bidding": BIDDING, "over": OVER, "meant": MEANT}
        told = sorted((_signs(row), one) for one, row in self.weights.items())
        return {
            "places": self.places,
            "features": "\n".join(one for _, one in told),
            "weights": "\n".join(signs for signs, _ in told),
            "unit": UNIT / ONE,
            "most": MOST,
            "nothing": {"margin": MARGIN, "least": LEAST_SHARE},
            "spoken": {
                "strains": STRAINS,
                "levels": LEVELS,
                "bidInOne": BID_IN_ONE.pattern,
                **{name: sorted(ways) for name, ways in named.items()},
            },
        }


def tokens(text: str) -> tuple[list[str], bool]:
    """The words, with signs in place of seats, calls and cards; and whether a bid is too low."""
    found: list[str] = []
    bids: list[tuple[int, int]] = []
    said = words(text)
    at = 0
    while at < len(said):
        word, following = said[at], said[at + 1] if at + 1 < len(said) else ""
        bid, taken = _bid(word, following, found[-1] if found else "")
        if bid:
            found.append(BID if bid < 5 * (HIGHEST + 1) else ABOVE_SEVEN)
            bids.append((len(found), bid))
        elif word in STRAINS and len(word) > 1 and following in RANKS:
            found.append(CARD)
            taken = 2
        else:
            found.append(_sign(word))
        at += taken
    low = False
    for (begin, one), (end, other) in pairwise(bids):
        between = found[begin : end - 1]
        if MEANT.isdisjoint(between):  # the later is no higher; »over« names the later first
            low |= other <= one if OVER.isdisjoint(between) else one <= other
    return found, low


def _bid(word: str, following: str, before: str) -> tuple[int, int]:
    """How high a bid is, five to a level and 0 if it is none; and how many words it takes."""
    if written := BID_IN_ONE.match(word):
        return int(written[1]) * 5 + STRAINS[written[2]], 1
    if following in STRAINS and len(following) > 1:
        level = LEVELS.index(word) + 1 if word in LEVELS and before in BIDDING else 0
        if word.isdigit() or level:
            return (level or int(word)) * 5 + STRAINS[following], 2
    return 0, 1


def _sign(word: str) -> str:
    if word in SEATS:
        return SEAT
    if word.endswith("s") and len(word) > 2 and word[:-1] in SEATS:
        return OWNER
    if word[0] in SYMBOLS and len(word) > 1:
        return CARD
    if word in STRAINS and len(word) > 1:
        return SUIT
    return NUMBER if word.isdigit() and int(word) not in COUNTED else word


def features(text: str) -> list[str]:
    """What is looked at in a sentence, each once, in the order of the alphabet."""
    said, low = tokens(text)
    stems = [word if word.isupper() else stem(word) for word in said]
    pairs = zip([BEGINS, *stems], [*stems, ENDS], strict=True)
    found = {*stems, *(f"{one} {other}" for one, other in pairs)}
    if low:
        found.add(LOW)
    for word in said:
        if len(word) > LONGEST_WHOLE:
            whole = f"{BEGINS}{word}{ENDS}"
            starts = range(len(whole) - LETTERS + 1)
            found.update(GROUP + whole[n : n + LETTERS] for n in starts)
    return sorted(found)


def learned(book: Rulebook, stories: Mapping[str, Iterable[str]]) -> Learned:
    """The model of the site; the stories are those of each rule's cases."""
    return shipped(train(tuple(examples(book, stories)), places(book)))


def stories(casebook: Casebook) -> Mapping[str, list[str]]:
    """What the cases of each rule tell."""
    found: dict[str, list[str]] = {}
    for ruling in casebook.rulings:
        text = ruling.case.text
        found.setdefault(ruling.case.rule, []).append(f"{text.headnote} {text.story}")
    return found


def places(book: Rulebook) -> tuple[str, ...]:
    """The situations and what else is asked, and `NOTHING` last."""
    every = {*SENTENCES, *(situation.slug for situation in book.situations)}
    return (*sorted(every - {NOTHING}), NOTHING)


def examples(book: Rulebook, stories: Mapping[str, Iterable[str]]) -> Iterator[Example]:
    """What the book says of each situation, and the sentences last: those are learned best."""
    for situation in book.situations:
        here = (situation.slug,)
        told = (text for rule in situation.rules for text in stories.get(rule.__name__, ()))
        yield from (Example(text, here, CASES) for text in told)
        titles = (situation.title, *SOUGHT.get(situation.slug, ()))
        yield from (Example(text, here, TITLES) for text in titles)
    where: dict[str, list[str]] = {}
    for place, said in SENTENCES.items():
        for text in said:
            where.setdefault(text, []).append(place)
    yield from (Example(text, tuple(places)) for text, places in where.items())


def train(said: Sequence[Example], places: tuple[str, ...]) -> Learned:
    """Weights in units of `ONE`. What counts little is heard once, and before the sentences."""
    read = [features(one.text) for one in said]
    often = Counter(one for found in read for one in found)
    kept = sorted(one for one in often if often[one] >= SELDOM)
    row = {one: n for n, one in enumerate(kept)}
    weights = np.zeros((len(kept), len(places)), dtype=np.int64)
    lessons = [
        (
            [row[one] for one in found if one in row],
            1 / math.sqrt(len(found) or 1) / ONE,
            np.isin(places, one.places) / len(one.places),
            one.weight,
        )
        for one, found in zip(said, read, strict=True)
    ]
    early = [lesson for lesson in lessons if lesson[-1] < 1]
    late = [lesson for lesson in lessons if lesson[-1] >= 1]
    order = random.Random(SEED)
    for turn in range(ROUNDS):
        rate = RATE * (1 - turn / ROUNDS)
        for several in (early, late) if turn == 0 else (late,):
            order.shuffle(several)
            for every, share, right, weight in several:
                if rows := [one for one in every if order.random() >= FORGOTTEN]:
                    _learn(weights, rows, share, right, rate * weight)
    return Learned(places, dict(zip(kept, weights.tolist(), strict=True)))


def _learn(
    weights: NDArray[np.int64],
    rows: list[int],
    share: float,
    right: NDArray[np.float64],
    rate: float,
) -> None:
    """Move the weights of one example towards the places that are right."""
    scores = weights.take(rows, axis=0).sum(axis=0) * share
    powers = np.exp(scores - scores.max())
    wrong = right - powers / powers.sum()
    wrong[np.abs(wrong) <= LEAST] = 0
    weights[rows] += np.rint(wrong * rate * share * ONE * ONE).astype(np.int64)


def shipped(model: Learned) -> Learned:
    """The features that tell most, their weights rounded."""
    exact = np.array([*model.weights.values()])
    rounded = np.clip(np.rint(exact / UNIT), -MOST, MOST).astype(np.int64)
    rounded[np.abs(rounded) < FAINT] = 0
    told = dict(zip(model.weights, (rounded * rounded).sum(axis=1).tolist(), strict=True))
    telling = {*sorted(told, key=lambda one: (-told[one], one))[:FEATURES]}
    every = zip(model.weights, rounded.tolist(), strict=True)
    return Learned(model.places, {one: row for one, row in every if one in telling})


def _signs(row: Sequence[int]) -> str:
    return "".join(
        chr(FIRST_SIGN + n) + chr(FIRST_SIGN + MOST + weight)
        for n, weight in enumerate(row)
        if weight
    )


def _folded(text: str) -> list[str]:
    return [folded(word) for word in text.split() if "." not in word]


SYMBOLS = "♣♦♥♠"
SEATS = {way for ways in spoken.SEATS.values() for way in _folded(ways)}
STRAINS = {
    **{way: n for n, suit in enumerate("krhs") for way in _folded(spoken.SUITS[suit])},
    **{symbol: n for n, symbol in enumerate(SYMBOLS)},
    **dict.fromkeys(_folded(spoken.NOTRUMP), 4),
}
RANKS = set(_folded(spoken.RANKS))
LEVELS = _folded(spoken.LEVELS)
BIDDING = set(_folded(spoken.BIDDING))
OVER = set(_folded(spoken.OVER))
MEANT = set(_folded(spoken.MEANT))
BID_IN_ONE = re.compile(f"^([0-9]{{1,2}})({'|'.join(sorted(STRAINS, key=len, reverse=True))})$")


Data = dict[str, Any]
PAGES = {
    **{other.anchor: f"ikke-her#{other.anchor}" for other in ELSEWHERE},
    "rundspoerge": "vaerktoejer/rundspoerge",
    "spiller-selv": "spiller-selv",
    "vejet-score": "vaerktoejer/justeret",
}
"""Where each of `rules_src.sentences.OTHERS` is answered."""
LATER, IN_ORDER = "…", "^"


def heard(book: Rulebook) -> Data:
    """All that the script needs."""
    return {
        "situations": [*map(_situation, book.situations)],
        "pages": PAGES,
        "spoken": _ways(),
    }


def _situation(situation: Situation) -> list[Any]:
    told = situation.phrases
    answers = [
        [fact.name, [[answer.key, _phrases(said)] for answer, said in ways.items()]]
        for fact, ways in told.answers.items()
    ]
    turns = [
        [fact.name, {role: answer.key for role, answer in by_role.items()}]
        for fact, by_role in told.turns.items()
    ]
    return [
        situation.rule.__name__,
        situation_page(situation).removesuffix(".md"),
        situation.who.role if situation.who and told.does else "",
        "/".join(map(_way, told.does.split())),
        answers,
        turns,
    ]


def _phrases(text: str) -> list[Any]:
    """Each phrase once, with one word in place of any of several that mean the same."""
    found: list[Any] = []
    for phrase in phrases(text):
        plain = f" {_sooner(phrase).replace(IN_ORDER, f'{IN_ORDER} ')} "
        for said, ways in SAYINGS:
            plain = plain.replace(f" {ways} ", f" {said} ")
        parts = [_part(part) for part in plain.split(LATER)]
        if parts not in found:
            found.append(parts)
    return found


def _part(text: str) -> list[str]:
    """The words of a part, each with its ways between slashes, as stems."""
    ordered = text.strip().startswith(IN_ORDER)
    every = [map(_way, word.split("/")) for word in text.replace(IN_ORDER, "").split()]
    found = ["/".join(dict.fromkeys(ways)) for ways in every]
    return [IN_ORDER, *found] if ordered else found


def _way(word: str) -> str:
    if word.isupper():
        return word
    return folded(word) if word.endswith("*") else stem(folded(word))


def _sooner(text: str) -> str:
    return re.sub(rf"(?<!\w)({spoken.SOONER.replace(' ', '|')})(?!\w)", spoken.EARLIER, text)


SAYINGS = sorted(
    ((said, _sooner(way)) for said, ways in spoken.SAYINGS for way in phrases(ways)),
    key=lambda one: -len(one[1].split()),
)
"""Each way with what it means, the longest first."""


def _stems(text: str) -> list[str]:
    return [*dict.fromkeys(stem(word) for word in _folded(text))]


def _ways() -> Data:
    plain = (
        *("NUMBERS", "CLAUSES", "OVER", "MEANT", "UNSAID", "ASKING", "CLAIMS", "TELLERS"),
        *("ACTS", "DOUBT", "HELPERS", "COMES", "OBLIGED", "CORRECTS", "NOTICES", "BESIDE", "SOON"),
        *("SINCE", "PLAIN", "ON_TURN", "VERBS", "SUBJECTS"),
    )
    as_written = ("RANKS", "NOTRUMP", "BIDDING", "LEVELS", "SOONER", "NO_CARDS")
    return {
        "seats": {folded(way): s.text for s, ways in spoken.SEATS.items() for way in ways.split()},
        "suits": {way: letter for letter, ways in spoken.SUITS.items() for way in ways.split()},
        "then": [*phrases(spoken.THEN)],
        "sayings": [[" ".join(words(way)), folded(said)] for said, way in SAYINGS],
        "not": _stems(spoken.NOT),
        "turn": _stems(spoken.TURN),
        "earlier": spoken.EARLIER,
        "moments": [[kind, _phrases(said)] for kind, said in spoken.MOMENTS.items()],
        **{name.lower(): _folded(getattr(spoken, name)) for name in plain},
        **{name.lower(): getattr(spoken, name).split() for name in as_written},
    }
