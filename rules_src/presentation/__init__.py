"""What the law knows of its own showing; `check` finds every name in it that no rule has.

A law needs no line here: it has its pages without, and the picture of its phase.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules_src.model.situation import Situation
from rules_src.presentation.comparisons import (
    FAMILIES,
    SIDE_BY_SIDE,
    TIMELINES,
    Family,
    SideBySide,
    Timeline,
)
from rules_src.presentation.home import DOORS, HOME, LISTED, Incident
from rules_src.presentation.outcomes import OUTCOMES, Outcome
from rules_src.presentation.pictures import DEFAULTS, PICTURES, SECOND, Picture
from rules_src.presentation.search import TOOLTIPS
from rules_src.presentation.syllabus import SYLLABUS, Section


@dataclass(frozen=True)
class Presentation:
    """Every list that names a rule, a fact, a word of a step or a term of the glossary."""

    families: tuple[Family, ...] = ()
    side_by_side: tuple[SideBySide, ...] = ()
    timelines: tuple[Timeline, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    second: Mapping[str, Picture] = field(default_factory=dict)
    tooltips: tuple[str, ...] = ()
    home: tuple[Incident, ...] = ()
    listed: tuple[Incident, ...] = ()
    doors: Mapping[str, str] = field(default_factory=dict)
    syllabus: tuple[Section, ...] = ()

    @property
    def buttons(self) -> tuple[Incident, ...]:
        """Home's, as a board goes, and the first of what is said more exactly."""
        return (*(button for one in self.home for button in one.shown), *self.listed[:1])

    def picture(self, situation: Situation) -> Picture:
        return self.pictures.get(situation.rule.__name__, DEFAULTS[situation.phase])


PRESENTATION = Presentation(
    FAMILIES,
    SIDE_BY_SIDE,
    TIMELINES,
    OUTCOMES,
    PICTURES,
    SECOND,
    TOOLTIPS,
    HOME,
    LISTED,
    DOORS,
    SYLLABUS,
)
