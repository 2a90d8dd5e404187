"""The references that the 2017 edition has, and those that a running text cites."""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from rules_src.contents.laws import SUBPARAGRAPHS, TEXTS
from rules_src.model.law_ref import IN_PROSE, ROMANS, SIGN, LawRef
from rules_src.texts import Problem, Texts

_ABBREVIATED = re.compile(r"(.*?)(iv|vi?|i{1,3}|[A-Z1-9a-z])-(\w+)")


def _in_full() -> Iterator[LawRef]:
    """Every law and sub-paragraph, from one short text a law."""
    for law, text in SUBPARAGRAPHS.items():
        yield LawRef(law)
        try:
            for ref in [LawRef.parse(f"{law}{item}") for item in _items(text)]:
                yield from (*ref.parents, ref)
        except ValueError:
            message = f"»{text}« kan ikke læses; skriv underpunkterne som »A-C D1-3 E1ei-ii«"
            TEXTS.refuse([(TEXTS.line(str(law), "subparagraphs"), message)])


def _items(text: str) -> Iterator[str]:
    """Write out `A1-3` as A1, A2, A3."""
    for word in text.split():
        match = _ABBREVIATED.fullmatch(word)
        if not match:
            yield word
            continue
        head, first, last = match.groups()
        yield from (head + step for step in _steps(head, first, last))


def _steps(head: str, first: str, last: str) -> tuple[str, ...]:
    if head[-1:].islower():  # below a small letter come roman numerals: C1e, then C1ei
        return ROMANS[ROMANS.index(first) : ROMANS.index(last) + 1]
    return tuple(chr(code) for code in range(ord(first), ord(last) + 1))


REFERENCES: tuple[LawRef, ...] = tuple(sorted({*_in_full()}))
"""Every law and sub-paragraph, in the order of the law book."""

_KNOWN = frozenset(ref.text for ref in REFERENCES)


def is_known(ref: str) -> bool:
    """Whether the 2017 edition has this law or sub-paragraph."""
    return ref in _KNOWN


def pieces(text: str) -> Iterator[str | LawRef]:
    """A running text as plain text and known references; an unknown one stays plain."""
    for n, part in enumerate(IN_PROSE.split(text)):
        if n % 2:
            yield _cited(part) or f"{SIGN}{part}"
        elif part:
            yield part


def unknown(text: str) -> tuple[str, ...]:
    """The references in a running text that the law book does not have, as written there."""
    return tuple(found[0] for found in IN_PROSE.finditer(text) if not _cited(found[1]))


def check(texts: Texts, named: Mapping[int, str] | None = None) -> None:
    """Raise TextError for a § that the law book does not have: in a text, or named at a line."""
    cited = (
        (texts.text.count("\n", 0, found.start()) + 1, found[1])
        for found in IN_PROSE.finditer(texts.text)
        if not _cited(found[1])
    )
    named = {line: ref for line, ref in (named or {}).items() if not is_known(ref)}
    texts.refuse(_unknown(line, ref) for line, ref in (*cited, *named.items()))


def _unknown(line: int, ref: str) -> Problem:
    near = get_close_matches(ref, sorted(_KNOWN), 1)
    what = f"mente du »{near[0]}«?" if near else "ret henvisningen"
    return line, f"§ {ref} står ikke i lovbogen; {what}"


def _cited(shown: str) -> LawRef | None:
    try:
        ref = LawRef.parse_shown(shown)
    except ValueError:  # something that only looks like one, in contributed text
        return None
    return ref if is_known(ref.text) else None


check(TEXTS)
