"""Situations of which 2007 and 2017 rule the same, with the source that says so."""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws import law_54_opening_lead, law_58_simultaneous_play, law_83_85_facts
from rules_src.laws_2007.common import in_2007
from rules_src.model.situation import Part, Situation


def _as_before(now: Situation) -> Situation:
    """A situation of 2017 whose rules only read otherwise."""
    parts = tuple(Part(in_2007(part.rule), part.title) for part in now.parts)
    return replace(now, rule=in_2007(now.rule), parts=parts)


LAWS = (law_54_opening_lead, law_58_simultaneous_play, law_83_85_facts)
SITUATIONS = tuple(_as_before(law.SITUATION) for law in LAWS)
