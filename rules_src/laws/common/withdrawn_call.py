"""What follows a call that is taken back, whichever law took it: Laws 16C, 23C, 26 and 72C.

A law whose own words differ, such as 25B3 and 23B, has steps of its own.
"""

from rules_src.laws.common import rectification
from rules_src.model import *


class Say(Steps):
    unauthorised = Information("16C2", Status.UNAUTHORISED)
    free_for_others = Information("16C1", Status.AUTHORISED, to="other_side")
    told = (unauthorised, free_for_others)
    partners = (Information("16C2", Status.UNAUTHORISED, to="offender"), free_for_others)
    authorised = Information("26A", Status.AUTHORISED)
    """The replacement is comparable, so partner may use both calls."""
    several_cancelled = (
        Information("16C1", Status.AUTHORISED, About.CANCELLED, "other_side"),
        Information("16C2", Status.UNAUTHORISED, About.CANCELLED, "offending_side"),
    )
    """Where calls of both sides go, neither of the offending side may use any of them."""
    assisted = AdjustedScore("23C", Grounds.ASSISTANCE, when=When.AFTER_PLAY)
    used = AdjustedScore("16C3", Grounds.USED, when=When.AFTER_PLAY)
    foreseen = AdjustedScore("72C", Grounds.FORESEEN, when=When.AFTER_PLAY)
    comparable = Ruling(rectification.Say.no_rectification, authorised, assisted)
    comparable_beside_pass = Ruling(
        rectification.Say.no_lead_restriction, authorised, assisted, foreseen
    )
    """Partner must pass all the same: the laws only say that 26B may apply, and 26A says when."""
    may_forbid = LeadRestriction("26B", May.FORBID, Suits.UNSHOWN, when=When.IF_DEFENDING)
    at_partners_lead = HandOver("26B", "partner_to_lead", when=When.PARTNER_LEAD)
    withdrawn = Ruling(*told, may_forbid, used, foreseen, at_partners_lead)
    """The call was not replaced by a comparable one."""
