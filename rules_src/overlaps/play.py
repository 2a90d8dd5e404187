"""Overlaps of leads, revokes, tricks and claims."""

from __future__ import annotations

from itertools import combinations

from rules_src.laws.law_44_65_tricks.facts import TrickIssue, TrickProcedure
from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    LaterLead,
    LedBy,
    SinceDeclarersLead,
    SinceDefendersLead,
)
from rules_src.laws.law_54_opening_lead.facts import OpeningLead, SinceLead
from rules_src.laws.law_61_64_revoke.facts import (
    Establishment,
    Failure,
    Revoke,
    SinceRevoke,
    WhoClaimed,
)
from rules_src.laws.law_61_64_revoke.transfer_facts import Equity, Exemption
from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Wish
from rules_src.laws.law_68_71_claims.facts import (
    AgreementWithdrawn,
    Claimed,
    ClaimKind,
    Conceded,
    ConcessionRegretted,
    DisputedClaim,
    GivenAway,
    Point,
    Reply,
)
from rules_src.model.overlaps import Overlap

FIRST_OF_THEM = "tæller den første"
ONE_BY_ONE = "ét for ét"
SPECIAL_LEADS = (LedBy.TOLD, LedBy.LAST_TRICK, LedBy.WITH_PARTNER, LedBy.WITH_OPPONENT)
SHOWN_BY_DECLARER = (SinceLead.DECLARER_SPREAD, SinceLead.DECLARER_PLAYED)
PARTNER_TOO = (SinceLead.PARTNER_FACED, SinceLead.PARTNER_FACE_DOWN, SinceLead.TAKEN_BACK)

OVERLAPS: tuple[Overlap, ...] = (
    Overlap(TrickProcedure.trick_issue, (TrickIssue.WHO_WON, TrickIssue.WHO_LEADS)),
    Overlap(TrickProcedure.trick_issue, (TrickIssue.POINTS_WRONG, TrickIssue.COUNT)),
    Overlap(TrickProcedure.trick_issue, (TrickIssue.DISORDER, TrickIssue.COUNT)),
    *(Overlap(LaterLead.led_by, pair) for pair in combinations(SPECIAL_LEADS, 2)),
    *(
        Overlap(LaterLead.led_by, (special, general))
        for special in SPECIAL_LEADS
        for general in (
            LedBy.PARTNERS_TURN,
            LedBy.DECLARERS_TURN,
            LedBy.WRONG_HAND,
            LedBy.DEFENDERS_TURN,
        )
    ),
    Overlap(
        LaterLead.since_defenders_lead,
        (SinceDefendersLead.NEXT_PLAYED, SinceDefendersLead.RIGHTFUL_LED),
    ),
    Overlap(
        LaterLead.since_declarers_lead,
        (
            SinceDeclarersLead.NEXT_PLAYED,
            SinceDeclarersLead.OTHER_PLAYED,
            SinceDeclarersLead.RIGHTFUL_LED,
        ),
    ),
    Overlap(OpeningLead.since_lead, (SinceLead.DUMMY_INTERVENED, SinceLead.DUMMY_SPREAD)),
    *(
        Overlap(OpeningLead.since_lead, (SinceLead.SWAPPED, also))
        for also in (SinceLead.DECLARER_SPREAD, *PARTNER_TOO)
    ),
    *(
        Overlap(OpeningLead.since_lead, (SinceLead.DUMMY_SPREAD, shown), FIRST_OF_THEM)
        for shown in SHOWN_BY_DECLARER
    ),
    *(
        Overlap(OpeningLead.since_lead, (shown, partners))
        for shown in (SinceLead.DUMMY_INTERVENED, SinceLead.DUMMY_SPREAD, *SHOWN_BY_DECLARER)
        for partners in PARTNER_TOO
    ),
    Overlap(OpeningLead.since_lead, (SinceLead.PARTNER_FACED, SinceLead.TAKEN_BACK)),
    Overlap(OpeningLead.since_lead, (SinceLead.PARTNER_FACE_DOWN, SinceLead.TAKEN_BACK)),
    Overlap(Revoke.failure, (Failure.SUIT, Failure.RESTRICTED)),
    Overlap(
        Establishment.since_revoke,
        (
            SinceRevoke.TWELFTH,
            SinceRevoke.BOTH_SIDES,
            SinceRevoke.TOLD,
            SinceRevoke.DUMMY,
            SinceRevoke.PLAYED,
            SinceRevoke.NAMED,
            SinceRevoke.CLAIM,
            SinceRevoke.NOTHING,
        ),
    ),
    Overlap(Establishment.who_claimed, (WhoClaimed.OBJECTED, WhoClaimed.OFFENDING_SIDE)),
    Overlap(
        Equity.exemption,
        (
            Exemption.BOTH_SIDES,
            Exemption.REPEATED,
            Exemption.FACED,
            Exemption.NEXT_BOARD,
            Exemption.ROUND_OVER,
            Exemption.TWELFTH,
        ),
    ),
    Overlap(AskAboutRevoke.wish, (Wish.TURNED, Wish.SHOWN, Wish.SEE)),
    Overlap(Claimed.claim_kind, (ClaimKind.OBJECTED, ClaimKind.CLAIM)),
    Overlap(Claimed.claim_kind, (ClaimKind.DUMMY, ClaimKind.CLAIM)),
    Overlap(Claimed.claim_kind, (ClaimKind.THIS_TRICK, ClaimKind.CLAIM)),
    Overlap(Claimed.claim_kind, (ClaimKind.NOT_MEANT, ClaimKind.CLAIM)),
    *(
        Overlap(Claimed.reply, (special, Reply.DISPUTED))
        for special in (Reply.PLAY_ON, Reply.AGREED_THEN_NOT, Reply.CONCEDED_THEN_NOT)
    ),
    Overlap(
        DisputedClaim.point,
        (Point.TRUMP, Point.WHICH_OPPONENT, Point.PARTNERS_PLAY, Point.LINE),
        ONE_BY_ONE,
    ),
    Overlap(AgreementWithdrawn.given_away, (GivenAway.WON, GivenAway.PROBABLE)),
    Overlap(ConcessionRegretted.conceded, (Conceded.WON, Conceded.SAFE)),
)
