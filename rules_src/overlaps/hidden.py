"""Answers of which only one is true, where the director is asked which."""

from __future__ import annotations

from rules_src.laws.law_27_insufficient_bid.facts import Happened, InsufficientBid
from rules_src.laws.law_28_32_out_of_rotation.facts import Acceptance, Since
from rules_src.laws.law_35_39_inadmissible.facts import AfterDouble, InadmissibleDouble
from rules_src.laws.law_53_56_lead_out_of_turn.facts import LaterLead, LedBy
from rules_src.laws.law_54_opening_lead.facts import OpeningLead, Told
from rules_src.laws.law_61_64_revoke.facts import CardFrom, RevokeCard
from rules_src.model.overlaps import Hidden

HIDDEN: tuple[Hidden, ...] = (
    Hidden(InsufficientBid.happened, (Happened.NOTHING, Happened.LHO)),
    Hidden(InsufficientBid.happened, (Happened.NOTHING, Happened.REPLACED)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.LHO)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.RHO)),
    Hidden(Acceptance.since, (Since.NOTHING, Since.OFFENDER)),
    Hidden(InadmissibleDouble.after_double, (AfterDouble.LHO, AfterDouble.LEAD_FACED)),
    Hidden(OpeningLead.told_to_lead, (Told.NOBODY, Told.OPPONENT)),
    Hidden(LaterLead.led_by, (LedBy.WRONG_HAND, LedBy.DEFENDERS_TURN)),
    Hidden(LaterLead.led_by, (LedBy.PARTNERS_TURN, LedBy.DECLARERS_TURN)),
    Hidden(RevokeCard.card_from, (CardFrom.DECLARER, CardFrom.TABLE)),
    Hidden(RevokeCard.card_from, (CardFrom.HIDDEN, CardFrom.HIDDEN_AGAIN, CardFrom.FACED)),
)
"""Of these one is true, and the director is asked which."""
