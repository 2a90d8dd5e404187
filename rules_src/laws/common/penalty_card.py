"""Laws 50 and 51: what a penalty card means, whichever law made it one."""

from __future__ import annotations

from rules_src.laws.common.lead import PARTNERS_PENALTY_CARD
from rules_src.laws.common.taken_back import BACK_USED
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    Grounds,
    HandOver,
    Information,
    Instruct,
    LeadRestriction,
    May,
    PenaltyCard,
    Size,
    Status,
    Suits,
)

IF_EXPOSED_HELPED = AdjustedScore("50E4", Grounds.EXPOSED, when=When.AFTER_PLAY)
WHILE_IT_LIES = (
    Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
    Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
    IF_EXPOSED_HELPED,
)
COULD_HAVE_KNOWN = AdjustedScore("72C", Grounds.FORESEEN, when=When.AFTER_PLAY)
ALL_MAJOR = Instruct(
    "50B",
    "all_penalty_cards_major",
    "Lad dine viste kort ligge som store strafkort.",
    to="offender",
    short="alle viste kort er store strafkort",
    settled_by=(
        "lead.require_chosen_card",
        "lead.forbid_chosen_card",
    ),
)
MINOR_LIMITS = Instruct(
    "50C",
    "no_other_small_card_first",
    "Spil ikke andre kort under 10 i {suit}, før strafkortet er spillet. Honnører"
    " må du gerne spille.",
    to="offender",
)
PARTNER_UNRESTRICTED = Instruct(
    "50C", "partner_leads_freely", "Du må spille frit ud.", to="partner"
)
MINOR = Ruling(
    PenaltyCard("50B", Size.MINOR),
    MINOR_LIMITS,
    PARTNER_UNRESTRICTED,
    *WHILE_IT_LIES,
    COULD_HAVE_KNOWN,
    HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY),
)
MAJOR = Ruling(
    PenaltyCard("50B", Size.MAJOR),
    *WHILE_IT_LIES,
    COULD_HAVE_KNOWN,
    HandOver("50D", "penalty_card_turn"),
)
SEVERAL = Ruling(
    ALL_MAJOR,
    *WHILE_IT_LIES,
    COULD_HAVE_KNOWN,
    HandOver("51", "penalty_cards_turn"),
)
"""What each kind of penalty card means; Law 24E needs the three as well."""
LEADS_FREELY = Instruct(
    "50D2b",
    "any_lead_penalty_card_stays",
    "{Partner} spiller frit ud. {Offender} spiller et strafkort, så snart det er lovligt.",
    short="{partner} spiller frit ud",
)
CHOICE_RETURNS = Instruct(
    "50D2b",
    "choice_returns",
    "Du vælger igen, hver gang {partner} skal spille ud, hvis strafkort ligger.",
    to="declarer",
)
LEFT = Ruling(LEADS_FREELY, CHOICE_RETURNS)
"""Neither required nor forbidden: any lead, and the choice returns with the lead (50D2b)."""
PICKED_UP = (
    Information("50E2", Status.UNAUTHORISED, About.CARD),
    Information("50E2", Status.AUTHORISED, About.CARD, "declarer"),
    BACK_USED,
)
"""A card back in the hand tells the partner nothing he may use (50E2)."""
IF_DISOBEYED = HandOver("59", "lead_restriction_not_followed", when=When.DURING_PLAY)


LEADS_OWN = Instruct(
    "50D1a",
    "partner_leads_own_penalty_card",
    "Spil dit eget strafkort ud. {Declarer} vælger, hvis du har flere.",
    to="partner",
    short="{partner} spiller sit eget strafkort ud",
)
LEADS_OWN_IF_ALLOWED = Instruct(
    "50D1b",
    "partner_leads_own_penalty_card_if_allowed",
    "Spil dit eget strafkort ud, hvis du må.",
    to="partner",
)
"""Whose own penalty card lies may not lead freely, whatever is chosen for the other's (50D1)."""
CHOICE_RETURNS_FOR_BOTH = Instruct(
    "50D2b",
    "choice_returns_for_both",
    "Du vælger igen ved hvert udspil over for et strafkort.",
    to="declarer",
    when=When.DURING_PLAY,
)
BOTH_LEFT = Ruling(LEADS_OWN, CHOICE_RETURNS_FOR_BOTH)
HAS_ONE_TOO = " og har selv strafkort"
LEADS_HIS = "to store strafkort; {partner} spiller sit eget ud"
"""Verdicts where both defenders have cards on the table."""
IF_CARD_LIES = HandOver("50D", "penalty_card_turn", when=When.DURING_PLAY)
IF_CARDS_LIE = HandOver("51", "penalty_cards_turn", when=When.DURING_PLAY)


def suit_chosen(may: May, *before: Step, both: bool = False) -> Ruling:
    """The suit of the card is required or forbidden, and the card goes back (50D2a).

    Where `both` defenders have cards on the table, partner's own stays and is led if it may be.
    """
    restriction = LeadRestriction("50D2a", may, Suits.CARD, chosen=True)
    back = CardBack("50D2a")
    if not both:
        return Ruling(*before, restriction, back, *PICKED_UP, IF_DISOBEYED)
    own = (PARTNERS_PENALTY_CARD, LEADS_OWN_IF_ALLOWED, IF_EXPOSED_HELPED)
    return Ruling(
        *before,
        restriction,
        back,
        *own,
        *PICKED_UP,
        IF_DISOBEYED,
        verdict=restriction.short + HAS_ONE_TOO,
    )


def left(*before: Step, both: bool = False) -> Ruling:
    """Neither is chosen, so the cards lie; partner leads freely, or his own card."""
    lead = (PARTNERS_PENALTY_CARD, *BOTH_LEFT) if both else LEFT
    return Ruling(*before, *lead, *WHILE_IT_LIES, IF_CARD_LIES, verdict=LEADS_HIS if both else "")
