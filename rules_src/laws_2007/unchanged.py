"""Situations of which 2007 and 2017 rule the same, with the source that says so."""

from rules_src.laws import law_54_opening_lead, law_58_simultaneous_play, law_83_85_facts
from rules_src.laws_2007.common import in_2007
from rules_src.model.restated import restated_situation

LAWS = (law_54_opening_lead, law_58_simultaneous_play, law_83_85_facts)
SITUATIONS = tuple(restated_situation(law.SITUATION, in_2007) for law in LAWS)
