"""The plan of a book, and the parts behind its chapters: scores, glossary and registers."""

import math
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from generator.book import markup
from generator.book.assembly import Assembly
from generator.book.lines import anchor
from generator.views import comparisons
from generator.views.content import Content
from generator.views.glossary import danish_order, letters
from generator.views.score import examples, figures
from generator.views.situation import RuleView, parts_of
from rules_src.contents import LAWS, REFERENCES, gloss, law
from rules_src.contents.everyday import EVERYDAY, INDEXED
from rules_src.contents.glossary import TERMS
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import spoken
from rules_src.model.situation import Situation
from rules_src.scoring.tables import KP_BOARDS, Table, imp_table, kp_table, score_table
from rules_src.sentences import SOUGHT


@dataclass(frozen=True)
class Plan:
    """A handbook's titles, and its situations in the order of the book."""

    title: str
    subtitle: str
    situations: tuple[Situation, ...]
    whole: bool = True
    """Whether it has every situation, and so the parts that belong to the whole book."""

    @property
    def rules(self) -> frozenset[str]:
        """The names of its rules."""
        return frozenset(rule.__name__ for s in self.situations for rule in s.rules)


SMALL = frozenset(
    {
        *("af", "at", "de", "den", "der", "det", "en", "er", "et", "for", "fra", "han", "har"),
        *("i", "jeg", "kan", "med", "og", "om", "på", "som", "til"),
    }
)
"""Words that are of every place."""
LONG, FEW = 8, 3
"""Letters and chapters of a term that is not said of everything."""
ENDINGS = ("", "e", "en", "er", "et", "n", "ne", "r", "t")
"""What an inflected form may have more than the form it is listed by."""

Words = Mapping[str, tuple[str, ...]]
"""By word the labels of the places where its answer stands."""


def law_register(content: Content, used: Collection[str]) -> str:
    """A call of the Typst function: (ref, as shown, title, what it says) in the book's order.

    A law has its line though nothing refers to it; one without a rule here says what it is about.
    """
    outside = {str(number) for number in _outside(content.book.situations)}
    entries = (
        markup.array(
            (
                *(ref.text, ref.shown, law(ref.text).title if ref.text.isdecimal() else ""),
                gloss(ref.text) if ref.text in outside else "",
            )
        )
        for ref in REFERENCES
        if ref.text in used or ref.text.isdecimal()
    )
    return f"#law-register(({''.join(f'{entry}, ' for entry in entries)}))"


def _outside(situations: Iterable[Situation]) -> tuple[int, ...]:
    """The laws that no chapter is about."""
    about = {LawRef.parse(ref).number for situation in situations for ref in situation.laws}
    return tuple(one.number for one in LAWS if one.number not in about)


def word_register(content: Content, plan: Plan) -> str:
    """A call of the Typst function: every word that players use, by its first letter."""
    words = keywords(content, plan)
    ordered = sorted(words, key=lambda word: (_number(word), danish_order(_letters(word)), word))
    letters = ""
    for letter, group in groupby(ordered, lambda word: re.sub(r"\d", "0–9", _letters(word)[0])):
        entries = "".join(
            f"({markup.string(word)}, {markup.array(words[word])}), " for word in group
        )
        letters += f"({markup.string(letter)}, ({entries})), "
    return f"#word-register(({letters}))"


def keywords(content: Content, plan: Plan) -> Words:
    """The words of every chapter, and those of the laws that no chapter is about."""
    found: dict[str, tuple[str, ...]] = {}
    for source in (_indexed, _titles, _search, _everyday, _terms):
        places: dict[str, list[str]] = {}
        for word, place in source(content, plan):
            places.setdefault(word, []).append(place)
        found = {**{word: tuple(dict.fromkeys(p)) for word, p in places.items()}, **found}
    # without other forms of a word that have the same place
    kept: dict[str, tuple[str, ...]] = {}
    for word in sorted(found, key=len):
        shorter = (word.removesuffix(end) for end in ENDINGS if end and word.endswith(end))
        if not any(kept.get(one) == found[word] for one in shorter):
            kept[word] = found[word]
    return kept


Places = Iterator[tuple[str, str]]


def _indexed(content: Content, plan: Plan) -> Places:
    """What is looked up, and what is compared where the book compares it."""
    for word, rules in INDEXED.items():
        yield from ((word, f"rule-{rule}") for rule in rules if rule in plan.rules)
    if plan.whole:
        shown = (content.book, content.presentation)
        for link in comparisons.subject_links(*shown):
            yield _lower(link.title), anchor(link.slug)
        for family in comparisons.families(*shown):
            yield _lower(family.title), anchor(family.slug)


def _titles(content: Content, plan: Plan) -> Places:
    """What the chapters and their rules are called."""
    for situation in plan.situations:
        for part in parts_of(content.book, situation):
            yield _lower(spoken(part.title)), _rule(part)


def _search(content: Content, plan: Plan) -> Places:
    """What players say."""
    for situation in plan.situations:
        parts = parts_of(content.book, situation)
        sought = SOUGHT.get(situation.slug, ())
        yield from ((_lower(word), _place(word, parts, situation)) for word in sought)


def _everyday(content: Content, plan: Plan) -> Places:
    """What players call the laws: in the chapter about it, or in the register of paragraphs."""
    outside = _outside(plan.situations) if plan.whole else ()
    about = {
        LawRef.parse(ref).number: situation
        for situation in reversed(plan.situations)
        for ref in situation.laws
    }
    for number, words in EVERYDAY.items():
        for word in words:
            if number in about:
                parts = parts_of(content.book, about[number])
                yield _lower(word), _place(word, parts, about[number])
            elif number in outside:
                yield _lower(word), f"law-{number}"
    for number in outside:
        yield _lower(law(str(number)).title), f"law-{number}"


def _terms(content: Content, plan: Plan) -> Places:
    """The law's own terms, where the title of a rule speaks of one; common ones say nothing."""
    chapters = [parts_of(content.book, situation) for situation in plan.situations]
    for term in TERMS:
        forms = "|".join(re.escape(form) for form in (term.danish, *term.also))
        spoken_of = re.compile(rf"\b({forms})\b", re.IGNORECASE)
        there = [[p for p in parts if spoken_of.search(p.title)] for parts in chapters]
        places = [_rule(parts[0]) for parts in there if parts]
        if len(term.danish) >= LONG and len(places) <= FEW:
            yield from ((term.danish, place) for place in places)


def _place(phrase: str, parts: tuple[RuleView, ...], situation: Situation) -> str:
    """The ruling or the questions that a phrase is about; else where the chapter begins."""
    wanted = [word for word in re.findall(r"\w+", phrase.lower()) if word not in SMALL]
    several = ["flere" if word == "to" else word for word in wanted]
    for words in (several, wanted):
        for part in parts[1:]:
            if _about(words, part.title):
                return _rule(part)
    if len(wanted) > 1 and not _about(wanted, situation.title):
        for row in (row for part in parts for row in part.rows):
            if _about(wanted, spoken(row.finished.verdict)):
                return f"row-{row.row.id}"
        for part in parts:
            asked = (f"{f.question} {a.value}" for f in part.columns for a in f.answers.values())
            if any(_about(wanted, text) for text in asked):
                return _rule(part)
    return _rule(parts[0])


def _rule(part: RuleView) -> str:
    return f"rule-{part.rule}"


def _about(wanted: Iterable[str], text: str) -> bool:
    """Whether a text has every word, whatever its ending."""
    there = _words(text)
    return all(any(w[: max(4, len(w) - 2)] in other for other in there) for w in wanted)


@cache
def _words(text: str) -> tuple[str, ...]:
    return (*re.findall(r"\w+", text.lower()),)


def _lower(title: str) -> str:
    """A title as an entry: its first letter small, unless the word is an abbreviation."""
    return title if title[:2].isupper() else title[:1].lower() + title[1:]


def _letters(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.lower().replace("é", "e"))


def _number(word: str) -> float:
    """Numbers stand first, and by size."""
    first = word.split()[0]
    return int(first) if first.isdecimal() else math.inf


ON_A_SHEET = 15
"""How many lengths of match stand on one sheet of KP."""


def scores(out: Assembly) -> None:
    """The scores of contracts, imps and KP."""
    out.divider("Regnskab", "Point, imp og KP.", "scores")
    for n, table in enumerate((*score_table(), imp_table())):
        _table(out, f"score-{n}", table)
    for n, table in enumerate(kp_sheets()):
        _table(out, f"kp-{n}", table)


def kp_sheets() -> Iterator[Table]:
    """The winner's KP, a line for each margin and a column for each length of match."""
    lengths = [*KP_BOARDS]
    for first in range(0, len(lengths), ON_A_SHEET):
        some = lengths[first : first + ON_A_SHEET]
        columns = [[row[1] for row in kp_table(boards).rows] for boards in some]
        rows = tuple(
            (str(margin), *(kp[margin] if margin < len(kp) else "" for kp in columns))
            for margin in range(max(map(len, columns)))
        )
        caption = f"Vinderens KP i kampe på {some[0]}–{some[-1]} spil"
        yield Table(caption, ("Imp", *map(str, some)), rows)


def worked(out: Assembly, content: Content) -> None:
    out.divider("Regneeksempler", "Scorer regnet ud skridt for skridt.")
    with out.columns():
        for view in examples(content):
            about = f"regneeksemplet »{view.example.title}«"
            out.add("worked", f"worked-{view.example.id}", about, view=view)


def _table(out: Assembly, file: str, table: Table) -> None:
    out.add("score_table", file, f"tabellen »{table.caption}«", table=figures(table))


def glossary(out: Assembly) -> None:
    out.divider("Ordliste", "Lovens danske ord, deres engelske navne, og hvad de betyder.")
    with out.columns():
        out.add("glossary", "glossary", "ordlisten", letters=letters())


def registers(out: Assembly, content: Content, plan: Plan) -> None:
    out.divider(
        "Stikordsregister",
        "De ord, man bruger ved bordet, og siden, hvor svaret står.",
        "word-register",
    )
    with out.columns(4):
        out.line(word_register(content, plan))
        out.line(
            "#next-register[Paragrafregister][Hvor de bruges. Med fed: kapitlet om dem.]"
            "[#metadata(none)<law-register>]"
        )
        out.line(law_register(content, out.laws))
