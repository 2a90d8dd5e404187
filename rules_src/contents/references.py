"""The references that the 2017 edition has, what each says, and those that a running text cites."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from string import ascii_lowercase, ascii_uppercase, digits

from rules_src.contents import laws
from rules_src.contents.amendments import AMENDED_GLOSSES
from rules_src.model.law_ref import IN_PROSE, ROMANS, SIGN, LawRef
from rules_src.texts import Problem, Table, Texts

_TEXTS = Texts("rules_src.contents", "glosses.toml")
GLOSSES: dict[str, str] = {**_TEXTS.strings(Table("", _TEXTS.read)), **AMENDED_GLOSSES}
"""A sentence of our own for each sub-paragraph."""

REFERENCES: tuple[LawRef, ...] = tuple(
    sorted(
        {
            *(LawRef(law.number) for law in laws.LAWS),
            *(LawRef.parse(ref) for ref in GLOSSES if LawRef.is_valid(ref)),
        }
    )
)
"""Every law and sub-paragraph, in the order of the law book."""

_KNOWN = frozenset(ref.text for ref in REFERENCES)
_COUNTED: Sequence[Sequence[str]] = (ascii_uppercase, digits[1:], ascii_lowercase, ROMANS)
"""How sub-paragraphs are counted at each depth."""


def _before(ref: LawRef) -> LawRef | None:
    """What stands before a sub-paragraph: the one counted before it, or the one above the first."""
    if not ref.parents:
        return None
    above, counted = ref.parents[-1], _COUNTED[len(ref.parents) - 1]
    place = counted.index(ref.text.removeprefix(above.text))
    return LawRef.parse(f"{above.text}{counted[place - 1]}") if place else above


def _gaps() -> Iterator[Problem]:
    """Each sub-paragraph of no law, and each that comes before one that it should follow."""
    there = {LawRef(law.number) for law in laws.LAWS}
    for key in _TEXTS.read:
        line, missing = _TEXTS.line("", key), None
        if not LawRef.is_valid(key) or LawRef.parse(key).number > len(laws.LAWS):
            yield _unknown(line, key)
            continue
        before = _before(LawRef.parse(key))
        while before and before not in there:
            missing, before = before, _before(before)
        if missing:
            yield line, f"»{missing.text}« mangler her; skriv en sætning om stykket"
        there.add(LawRef.parse(key))


def gloss(ref: str) -> str:
    """What a law or sub-paragraph says, in a sentence; empty where we have none."""
    return laws.law(ref).gloss if ref.isdecimal() else GLOSSES.get(ref, "")


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


_TEXTS.refuse(_gaps())
check(_TEXTS)
check(laws.TEXTS)
