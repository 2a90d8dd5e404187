"""How far the hands of two calls overlap, and why those outside are: as the script must count."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules_src.bridge.hands import (
    SUITS,
    HandType,
    HandTypes,
    Lengths,
    Range,
    distributions,
    hands_by_points,
    is_balanced,
    points_of,
)

Hands = tuple[Lengths, int, int]
"""A distribution, a number of points, and how many hands have both."""


@dataclass(frozen=True)
class Gap:
    """Hands that lie outside for the same reasons."""

    reasons: tuple[str, ...]
    extremes: tuple[Range, ...]
    """The least and the most that was seen, reason by reason; of a shape nothing, (0, 0)."""
    hands: int


@dataclass(frozen=True)
class Overlap:
    """How many hands two calls show, and how many both."""

    old: int
    new: int
    both: int
    gaps: tuple[Gap, ...]
    """The hands of the new call that the old one does not show, most hands first."""
    missing: tuple[Gap, ...]
    """The hands of the old call that the new one does not show."""


def overlap(old: HandTypes, new: HandTypes) -> Overlap:
    """Compare all hands of two calls."""
    shown_old = shown_new = shown_both = 0
    outside: list[Hands] = []
    missing: list[Hands] = []
    for lengths in distributions():
        in_old, in_new = points_of(old, lengths), points_of(new, lengths)
        counts = hands_by_points(tuple(sorted(lengths)))
        shown_old += sum(counts[points] for points in in_old)
        shown_new += sum(counts[points] for points in in_new)
        shown_both += sum(counts[points] for points in in_old & in_new)
        outside += [(lengths, n, counts[n]) for n in in_new - in_old if counts[n]]
        missing += [(lengths, n, counts[n]) for n in in_old - in_new if counts[n]]
    return Overlap(shown_old, shown_new, shown_both, _gaps(old, outside), _gaps(new, missing))


def reasons(types: HandTypes, lengths: Lengths, points: int) -> tuple[str, ...]:
    """Why a hand fits none of the types: as few reasons as there are; none, where it fits."""
    return min((gaps(each, lengths, points) for each in types), key=len)


def gaps(of: HandType, lengths: Lengths, points: int) -> tuple[str, ...]:
    """What keeps a hand out of the type: `p-` too few points, `h+` too many hearts, `bal`."""
    found = _beside(points, of.points, "p")
    for suit, length, allowed in zip(SUITS, lengths, of.lengths, strict=True):
        found += _beside(length, allowed, suit)
    if of.balanced is not None and is_balanced(lengths) is not of.balanced:
        found += ("bal" if of.balanced else "unbal",)
    return found


def all_hands() -> Iterator[Hands]:
    """Every distribution with every number of points, and how many hands have both."""
    for lengths in distributions():
        counts = hands_by_points(tuple(sorted(lengths)))
        yield from ((lengths, points, n) for points, n in enumerate(counts) if n)


def _beside(value: int, allowed: Range, name: str) -> tuple[str, ...]:
    if value < allowed[0]:
        return (f"{name}-",)
    return (f"{name}+",) if value > allowed[1] else ()


def _gaps(types: HandTypes, outside: list[Hands]) -> tuple[Gap, ...]:
    """The hands that fit none of the types, by reason, most hands first."""
    found: dict[tuple[str, ...], list[Hands]] = {}
    for lengths, points, hands in outside:
        found.setdefault(reasons(types, lengths, points), []).append((lengths, points, hands))
    listed = [
        Gap(why, tuple(_extremes(one, hands) for one in why), sum(n for *_, n in hands))
        for why, hands in found.items()
    ]
    return tuple(sorted(listed, key=lambda gap: (-gap.hands, gap.reasons)))


def _extremes(reason: str, hands: list[Hands]) -> Range:
    """The least and the most of what the reason speaks of."""
    if reason[0] == "p":
        seen = [points for _, points, _ in hands]
    elif reason[0] in SUITS:
        seen = [lengths[SUITS.index(reason[0])] for lengths, _, _ in hands]
    else:
        seen = [0]
    return min(seen), max(seen)
