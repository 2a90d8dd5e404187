"""What the script hears in a sentence beside what is learned: answers, and who did it.

situations  [rule, page, seat's role, what he does, [[fact, [[answer, phrases], …]], …],
            [[fact, {role: answer}], …] whose turn it was]; a phrase is parts, a part words, a
            word its ways
pages       where other questions are answered
spoken      how people name seats, suits and the rest
"""

import re
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.site.search.letters import folded, stem, words
from generator.views.addresses import situation_page
from rules_src.bridge import spoken
from rules_src.model.situation import Situation, phrases

Data = dict[str, Any]
PAGES = {
    "paa-nettet": "ikke-her#skaerme-og-nettet",
    "rundspoerge": "vaerktoejer/rundspoerge",
    "vejet-score": "vaerktoejer/justeret",
}
"""Where each of `rules_src.sentences.OTHERS` is answered."""
LATER, IN_ORDER = "…", "^"


def heard(book: Rulebook) -> Data:
    """All that the script needs."""
    return {
        "situations": [*map(_situation, book.situations)],
        "pages": PAGES,
        "spoken": _spoken(),
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


def _folded(text: str) -> list[str]:
    return [folded(word) for word in text.split()]


def _stems(text: str) -> list[str]:
    return [*dict.fromkeys(stem(word) for word in _folded(text))]


def _spoken() -> Data:
    plain = (
        *("NUMBERS", "CLAUSES", "OVER", "MEANT", "UNSAID", "ASKING", "CLAIMS", "TELLERS"),
        *(
            "ACTS",
            "DOUBT",
            "HELPERS",
            "COMES",
            "OBLIGED",
            "CORRECTS",
            "BESIDE",
            "SOON",
            "SINCE",
            "PLAIN",
            "ON_TURN",
        ),
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
