"""The index that the pages' search reads: what each page is found by, and what is shown of it.

Every page has an entry but those for contributors, and so has each term of the glossary. The words
of the index are those of `letters`, and its form is the one that MiniSearch 7 keeps an index in.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from generator.site.search import letters
from generator.text.danish import sentence, shortened
from generator.text.page import PageSpec
from generator.views import glossary
from rules_src.bridge.cards import Suit
from rules_src.contents import REFERENCES, gloss
from rules_src.contents.elsewhere import ELSEWHERE
from rules_src.contents.glossary import TERMS
from rules_src.model.roles import spoken
from rules_src.presentation.search import SMALL_WORDS, SYNONYMS


class SearchKind(NamedTuple):
    name: str
    """The heading over its entries in the list of results."""
    boost: float = 1
    """How a hit counts against that of a case."""


SITUATION = SearchKind("Situationer", 4)
CASE = SearchKind("Sager")
LAW = SearchKind("Lovene", 1.5)
TOOL = SearchKind("Værktøjer", 1.2)
TERM = SearchKind("Ordliste", 0.25)
COMPARISON = SearchKind("Sammenlign", 0.7)
OUTSIDE = SearchKind("Andres kendelser", 0.15)
OTHER = SearchKind("Andre sider", 0.4)
KINDS = (SITUATION, LAW, TOOL, CASE, COMPARISON, TERM, OUTSIDE, OTHER)

OF_TEMPLATE = {
    "situation": SITUATION,
    "case": CASE,
    "law": LAW,
    "tools": TOOL,
    "course/page": OTHER,
    "compare": COMPARISON,
    "compare_timing": COMPARISON,
    "compare_steps": COMPARISON,
    "compare_encounters": COMPARISON,
    "table": COMPARISON,
    "judgements": COMPARISON,
}
"""The rest are `OTHER`, but for the tools', each of which lies in the folder of its tool."""


class SearchEntry(NamedTuple):
    """A page, or a place on one, that the search can lead to."""

    page: str
    """Its address without the ending, and the anchor on it."""
    title: str
    kind: SearchKind
    line: str
    """What stands under its title: the answer, in one line."""
    sought: tuple[str, ...] = ()
    """Phrases that the search should find it by."""
    text: str = ""


FIELDS = ("title", "sought", "text")
TEXT = str(FIELDS.index("text"))
OFTEN = 100
"""A word that stands in more texts than these finds titles alone, if it stands in any."""
EXACT = 2
"""The fields whose words are also kept with their endings: `bøde` is more than `bød`."""
AS_WRITTEN = "="
IN_ONE = "_"
"""Between the words of a phrase that is kept whole: `forkert_hand`."""
VERSION = 2
"""Of MiniSearch's stored form."""
SPELT = re.compile(r"[a-zæøåé]{4,}")
SUITS = {suit.symbol: suit.name_da for suit in Suit}


class Index:
    """The words of all entries; numbered as the entries are."""

    def __init__(self, entries: Iterable[SearchEntry]) -> None:
        self.entries = tuple(entries)
        self.small = frozenset(letters.words(SMALL_WORDS))
        self._fields = []
        for entry in self.entries:
            suits = [name for sign, name in SUITS.items() if sign in entry.text]
            text = " ".join((entry.text, entry.line, *suits))
            self._fields.append((entry.title, " ".join(entry.sought), text))

    @cached_property
    def known(self) -> Counter[str]:
        """How often each word stands by itself, as a stem."""
        return Counter(
            letters.stem(word)
            for fields in self._fields
            for word in letters.words(" ".join(fields))
        )

    @cached_property
    def spelt(self) -> tuple[str, ...]:
        """Every word as it is written, those of the titles first: what a typing error may mean."""
        first: Counter[str] = Counter()
        for title, sought, text in self._fields:
            first.update(SPELT.findall(title.lower()) * 50)
            first.update(SPELT.findall(sought.lower()) * 20)
            first.update(SPELT.findall(text.lower()))
        often = [word for word, times in first.most_common() if times > 1]
        return tuple(dict.fromkeys(often))

    def minisearch(self) -> dict[str, Any]:
        """What MiniSearch's `loadJS` reads, but for `documentIds`: an entry's id is its number."""
        index: dict[str, dict[str, dict[str, int]]] = {}
        lengths: list[list[int]] = []
        for number, fields in enumerate(self._fields):
            counted = [self._counted(field, text) for field, text in enumerate(fields)]
            entry = self.entries[number]  # its phrases, each as one word
            named = () if entry.kind is CASE else (entry.title,)
            phrases = (letters.phrase(text, self.small) for text in (*named, *entry.sought))
            whole = {found.replace(" ", IN_ONE) for found in phrases if " " in found}
            counted[1].update(whole)
            lengths.append([sum(each.values()) for each in counted])
            for field, terms in enumerate(counted):
                for term, times in terms.items():
                    there = index.setdefault(term, {}).setdefault(str(field), {})
                    there[str(number)] = times
        many = len(self.entries)
        means = [sum(each[field] for each in lengths) / (many or 1) for field in range(3)]
        return {
            "documentCount": many,
            "nextId": many,
            "fieldIds": {field: number for number, field in enumerate(FIELDS)},
            "fieldLength": lengths,
            "averageFieldLength": [round(mean, 2) for mean in means],
            "storedFields": {},
            "dirtCount": 0,
            "index": sorted(
                # without the texts, where it stands in so many that it tells nothing
                (term, {f: t for f, t in found.items() if f != TEXT or len(t) <= OFTEN} or found)
                for term, found in index.items()
            ),
            "serializationVersion": VERSION,
        }

    def _counted(self, field: int, text: str) -> Counter[str]:
        """The stems of a text, each as often as it stands there; and the parts of compounds."""
        found: Counter[str] = Counter()
        for word in letters.words(text):
            if word in self.small:
                continue
            found[letters.stem(word)] += 1
            if field < EXACT and letters.stem(word) != word:
                found[AS_WRITTEN + word] += 1
            if len(word) >= 6 and word.isalpha():
                for part in letters.parts(word, self._simple):
                    if part != letters.stem(word):
                        found[part] += 1
        return found

    @cached_property
    def _simple(self) -> frozenset[str]:
        """Stems that a compound may be made of."""
        return frozenset(s for s, times in self.known.items() if times > 1 and s not in self.small)

    def data(self) -> dict[str, Any]:
        """All that the script reads."""
        return {
            "index": self.minisearch(),
            "entries": [[e.page, e.title, KINDS.index(e.kind), e.line] for e in self.entries],
            "kinds": [[kind.name, kind.boost] for kind in KINDS],
            "law": KINDS.index(LAW),
            "laws": {ref.text: gloss(ref.text) for ref in REFERENCES},
            "synonyms": synonyms(self.small),
            "spelt": " ".join(self.spelt),
            "small": sorted(self.small),
            "letters": [*letters.LETTERS.items()],
            "endings": letters.ENDINGS,
            "rounds": letters.ROUNDS,
            "mended": letters.MENDED,
            "irregular": letters.irregular(),
        }


def synonyms(small: frozenset[str]) -> Mapping[str, str]:
    """By each synonym the phrase to look for in its place; both as stems."""
    terms = [
        (other, term.danish)
        for term in TERMS
        for other in (
            *term.avoid,
            *(form for form in term.also if form.isupper() and len(form) > 1),
            # the names in `withdrawn, retracted` and `left-hand opponent (LHO)`
            *re.sub(r"\(.*?\)", "", term.english).split(","),
            *re.findall(r"\(([A-Z]+)\)", term.english),
        )
    ]
    found: dict[str, str] = {}
    for other, meant in (*SYNONYMS, *terms):
        key, value = letters.phrase(other, small), letters.phrase(meant, small)
        if key and value and key != value:
            found.setdefault(key, value)
    return found


LONGEST_LINE = 120
"""Letters in a line; a longer text ends at a word."""

FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
NOT_READ = re.compile(
    r"<(svg|script|form)\b.*?</\1>|<div[^>]* hidden[^>]*>.*?</div>|<p class=\"crumbs\".*?</p>"
    r"|<[^>]*>|\]\([^)\"]*(\"[^\"]*\")?\)|\{:?[^}\n]*\}|^\*\[.*$|&#?\w+;",
    re.DOTALL | re.MULTILINE,
)
"""The parts of a page's Markdown that nobody reads."""
END_OF_PAGE = re.compile(r"(^|/)index\.md$|\.md$")


def search_entries(rendered: Iterable[tuple[PageSpec, str]]) -> Iterator[SearchEntry]:
    """The entries of pages, from their specs and their text, and those of the terms."""
    for spec, text in rendered:
        if spec.in_search:
            yield SearchEntry(
                END_OF_PAGE.sub("", spec.path),
                spec.title,
                OF_TEMPLATE.get(spec.template, TOOL if "/" in spec.template else OTHER),
                shortened(spec.search_line or spec.description, LONGEST_LINE),
                tuple(map(spoken, spec.sought)),
                spec.search_text or NOT_READ.sub(" ", FRONT_MATTER.sub("", text)),
            )
    for other in ELSEWHERE:
        line = shortened(f"Det kender siden ikke. {other.look}", LONGEST_LINE)
        yield SearchEntry(f"ikke-her#{other.anchor}", other.title, OTHER, line)
    for term, anchor in (link for _, group in glossary.letters() for link in group):
        means = shortened(sentence(term.explanation or term.english), LONGEST_LINE)
        called = (*term.also, *term.avoid, term.english)
        yield SearchEntry(f"ordliste#{anchor}", sentence(term.danish), TERM, means, called)
