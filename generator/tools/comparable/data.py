"""What the page for comparing two calls shows: ready-made calls, and the graded cases."""

from dataclasses import dataclass
from fractions import Fraction

from generator.views.case import CaseLink
from generator.views.content import Content
from rules_src.bridge.hands import hand_types, share_outside
from rules_src.scoring.figures import danish
from rules_src.tables.comparable import ACCEPTED, GRADED, Graded


@dataclass(frozen=True)
class GradedView:
    """A case with the part of the new call's hands that the old one does not show."""

    graded: Graded
    link: CaseLink
    outside: Fraction
    missing: Fraction
    """The other way: the part of the old call's hands that the new one does not show."""
    accepted: bool

    @property
    def share(self) -> str:
        return f"{danish(self.outside * 100, 0)}\N{NO-BREAK SPACE}%"

    @property
    def number(self) -> str:
        """For the script: the share as a number."""
        return f"{float(self.outside):.4f}"

    @property
    def reverse(self) -> str:
        """For the script: the share the other way."""
        return f"{float(self.missing):.4f}"


def graded(content: Content) -> tuple[GradedView, ...]:
    """The cases of the casebook, the smallest share first."""
    views = (_view(content, each) for each in GRADED if each.case in content.links)
    return tuple(sorted(views, key=lambda view: (view.outside, view.graded.case)))


def _view(content: Content, each: Graded) -> GradedView:
    old, new = hand_types(each.old[1]), hand_types(each.new[1])
    outside, missing = share_outside(old, new), share_outside(new, old)
    (verdict, *_) = (word for _, word in content.cases[each.case].text.ruling)
    return GradedView(each, content.links[each.case], outside, missing, verdict == ACCEPTED)
