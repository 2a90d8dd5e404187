"""What follows a call that is taken back, whichever law took it: Laws 16C, 23C, 26 and 72C.

A law whose own words differ, such as 25B3 and 23B, has steps of its own.
"""

from __future__ import annotations

from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    AdjustedScore,
    HandOver,
    Information,
    LeadRestriction,
    May,
    Status,
    Suits,
    Test,
)

UNAUTHORISED = Information("16C2", Status.UNAUTHORISED)
AUTHORISED = Information("26A", Status.AUTHORISED)
"""The replacement is comparable, so partner may use both calls."""
ASSISTED = AdjustedScore("23C", Test.ASSISTANCE, when=When.AFTER_PLAY)
USED = AdjustedScore("16C3", Test.USED, when=When.AFTER_PLAY)
FORESEEN = AdjustedScore("72C", Test.FORESEEN, when=When.AFTER_PLAY)
MAY_FORBID = LeadRestriction("26B", May.FORBID, Suits.UNSHOWN, when=When.IF_DEFENDING)
AT_PARTNERS_LEAD = HandOver("26B", "partner_to_lead", when=When.PARTNER_LEAD)
WITHDRAWN = Ruling(UNAUTHORISED, MAY_FORBID, USED, FORESEEN, AT_PARTNERS_LEAD)
"""The call was not replaced by a comparable one."""
