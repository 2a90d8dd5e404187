"""Laws 50 and 51: what a penalty card means, whichever law made it one."""

from collections.abc import Mapping
from dataclasses import replace

from rules_src.laws.common import taken_back
from rules_src.laws.common.lead import OptionsForBoth
from rules_src.laws.common.lead import Say as LeadSay
from rules_src.model import *

FREED = (
    "lead.require_chosen_card",
    "lead.forbid_chosen_card",
    "penalty_cards_in_suit_back",
)
"""What is said of cards that lie is over when declarer has chosen their suit, and all go back."""
SHOWN, WITHDRAWN, PLAYED, TAKEN_UP = "{cards}", "{withdrawn}", "{played}", "{taken_up}"
"""Which of a player's cards: those shown now, those he takes back, the penalty card he plays, and
those in a suit that is chosen."""


HOW_SHOWN = {
    role: (Effect(Lasting.INFORMATION, other, "circumstances"),)
    for role, other in (("offender", "partner"), ("partner", "offender"))
}
"""What the other defender may not use once a player's card is played (50E3)."""


class DroppedCard(Facts):
    honour_shown = Fact(YesNo, "50B").asks("""
        Er kortet en honnør (10 eller højere)?
        ja = kortet er en honnør (10 eller højere)
        nej = kortet er under 10""")


def _leads_own(leader: str) -> AnyStep:
    return Step(
        "50D1a",
        "Spil dit eget strafkort ud. {Declarer} vælger, hvis du har flere.",
        to=leader,
        short="{" + leader + "} spiller sit eget strafkort ud",
        settled_by=("was_due",),
        leaves=HOW_SHOWN[leader],
        ends=penalty_cards_of(leader, PLAYED),
    )


class Say(Steps):
    if_exposed_helped = AdjustedScore("50E4", Grounds.EXPOSED, when=When.AFTER_PLAY)
    while_it_lies = (
        Information(
            "50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE, settled_by=FREED
        ),
        Information(
            "50E3",
            Status.UNAUTHORISED,
            About.CIRCUMSTANCES,
            when=When.ONCE_PLAYED,
            settled_by=(*FREED, "penalty_cards_chosen_back"),
        ),
        if_exposed_helped,
    )
    while_they_lie = (
        *(replace(step, settled_by=FREED) for step in while_it_lies[:2]),
        if_exposed_helped,
    )
    """Of several some may lie still when those in a chosen suit go back."""
    could_have_known = AdjustedScore("72C", Grounds.FORESEEN, when=When.AFTER_PLAY)
    all_penalty_cards_major = Step(
        "50B",
        to="offender",
        settled_by=FREED,
        leaves=(Effect(Lasting.MAJOR_CARD, detail=SHOWN),),
        ends=(Effect(Lasting.SHOWN_CARD),),
    ).says("""
        Lad dine viste kort ligge som store strafkort.
        = alle viste kort er store strafkort""")
    no_other_small_card_first = Step("50C", to="offender").says("""
        Spil ikke andre kort under 10 i {suit}, før strafkortet er spillet.
        Honnører må du gerne spille.""")
    partner_leads_freely = Step("50C", "Strafkortet binder ikke dit udspil.", to="partner")
    minor = Ruling(
        PenaltyCard("50B", Size.MINOR),
        no_other_small_card_first,
        partner_leads_freely,
        *while_it_lies,
        could_have_known,
        HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY),
    )
    major = Ruling(
        PenaltyCard("50B", Size.MAJOR),
        *while_it_lies,
        could_have_known,
        HandOver("50D", "penalty_card_turn"),
    )
    several = Ruling(
        all_penalty_cards_major,
        *while_they_lie,
        could_have_known,
        HandOver("51", "penalty_cards_turn"),
    )
    """What each kind of penalty card means; Law 24E needs the three as well."""
    any_lead_penalty_card_stays = Step("50D2b").says("""
        Strafkort binder ikke {partner's} udspil.
        {Offender} spiller et strafkort, så snart det er lovligt.
        {Declarer} vælger, hvis flere kan spilles.
        = strafkort binder ikke udspillet""")
    choice_returns = Step("50D2b", to="declarer", when=When.DURING_PLAY).says("""
        Du vælger igen ved hvert udspil over for et strafkort.""")
    left = Ruling(any_lead_penalty_card_stays, choice_returns)
    """Neither required nor forbidden: any lead, and the choice returns with the lead (50D2b)."""
    picked_up = (
        Information("50E2", Status.UNAUTHORISED, About.CARD),
        Information("50E2", Status.AUTHORISED, About.CARD, "declarer"),
        taken_back.Say.back_used,
    )
    """A card back in the hand tells the partner nothing he may use (50E2)."""
    some_picked_up = (replace(picked_up[0], about=About.TAKEN_BACK), *picked_up[1:])
    """The same, where others may lie still and be used by all (50E1)."""
    if_disobeyed = HandOver("59", "lead_restriction_not_followed", when=When.DURING_PLAY)
    partner_leads_own_penalty_card = _leads_own("partner")
    partner_leads_own_penalty_card_if_allowed = Step("50D1b", to="partner").says("""
        Spil dit eget strafkort ud, hvis du må.
        {Declarer} vælger, hvis du har flere.""")
    """Whose own penalty card lies may not lead freely, whatever becomes of the other's (50D1)."""
    play_penalty_card_when_legal = Step("50D1a", to="offender").says("""
        Spil et strafkort, så snart du lovligt kan.""")
    both_left = Ruling(partner_leads_own_penalty_card, play_penalty_card_when_legal, choice_returns)
    partner_plays_penalty_card_when_legal = Step("50D1a", to="partner").says("""
        Spil et strafkort, så snart du lovligt kan.""")
    plays_card_when_legal: Mapping[str, AnyStep] = {
        "offender": play_penalty_card_when_legal,
        "partner": partner_plays_penalty_card_when_legal,
    }
    """By who is not to lead: his cards lie, and are played in turn (50D1)."""
    penalty_cards_chosen_back = Step(
        "50D2a", to="offender", ends=penalty_cards_of("offender", TAKEN_UP)
    ).says("""
        Tag kun {chosen_cards} op.""")
    partners_penalty_cards_chosen_back = Step(
        "50D2a", to="partner", ends=penalty_cards_of("partner", TAKEN_UP)
    ).says("""
        Tag kun {chosen_cards} op.""")
    others_back: Mapping[str, AnyStep] = {
        "offender": penalty_cards_chosen_back,
        "partner": partners_penalty_cards_chosen_back,
    }
    """By who is not to lead: his cards in a required or forbidden suit go back (50D2a, 51B)."""
    leads_own_penalty_card = _leads_own("offender")
    leads_own_card: Mapping[str, AnyStep] = {
        "partner": partner_leads_own_penalty_card,
        "offender": leads_own_penalty_card,
    }
    leads_own_penalty_card_if_allowed = Step("50D1b", to="offender").says("""
        Spil dit eget strafkort ud, hvis du må.
        {Declarer} vælger, hvis du har flere.""")
    leads_own_card_if_allowed: Mapping[str, AnyStep] = {
        "partner": partner_leads_own_penalty_card_if_allowed,
        "offender": leads_own_penalty_card_if_allowed,
    }
    """By who is to lead while both have penalty cards."""
    if_not_played = HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY)
    has_one_too = " og har selv strafkort"
    leads_his = "to store strafkort; {partner} spiller sit eget ud"
    """Verdicts where both defenders have cards on the table."""
    bound_while_it_lies = Step("50D", settled_by=("whose_turn",)).says("""
        Strafkort spilles, så snart de lovligt kan.
        {Declarer} vælger før {partner's} udspil.""")
    """Told before anybody plays on, though who has the turn is asked when the trick is over."""
    play_goes_on = (replace(bound_while_it_lies, settled_by=(), short="spillet går videre"),)
    if_card_lies = (
        bound_while_it_lies,
        HandOver("50D", "penalty_card_turn", when=When.DURING_PLAY),
    )
    if_cards_lie = (
        bound_while_it_lies,
        HandOver("51", "penalty_cards_turn", when=When.DURING_PLAY),
    )


SEVERAL_SHOWN = Ruling(
    replace(Say.all_penalty_cards_major, leaves=2 * Say.all_penalty_cards_major.leaves, ends=()),
    *[*Say.several][1:],
)
"""At least two of a player's cards are shown now, so two lie where nobody says which."""


def dropped(section: str, honour: YesNo) -> Ruling:
    """One card that nobody meant to show is minor, if it is no honour (50B)."""
    card, *rest = in_the_trick(Say.major if honour else Say.minor)
    return Ruling(card.under(section), *rest)


def in_the_trick(lies: Ruling) -> Ruling:
    """The trick is played first; what binds the next lead waits for it."""
    *steps, on = lies
    bound = () if lies is Say.minor else (Say.bound_while_it_lies,)
    return Ruling(*steps, *bound, replace(on, when=When.DURING_PLAY))


def suit_chosen(may: May, *before: AnyStep, both: bool = False) -> Ruling:
    """The suit of the card is required or forbidden, and the card goes back (50D2a).

    Where `both` defenders have cards on the table, partner's own stays and is led if it may be.
    """
    restriction = LeadRestriction("50D2a", may, Suits.CARD, chosen=True)
    back = CardBack("50D2a", freed=True)
    if not both:
        return Ruling(*before, restriction, back, *Say.picked_up, Say.if_disobeyed)
    own = (
        *LeadSay.partners_card_lies,
        Say.partner_leads_own_penalty_card_if_allowed,
        Say.if_exposed_helped,
    )
    return Ruling(
        *before,
        restriction,
        back,
        *own,
        *Say.picked_up,
        Say.if_disobeyed,
        verdict=restriction.short + Say.has_one_too,
    )


def led_beside_own(chosen: OptionsForBoth, leader: str) -> Ruling:
    """Both have cards: who leads plays his own, and declarer has chosen for the other's (50D)."""
    other = "offender" if leader == "partner" else "partner"
    if chosen is OptionsForBoth.LEAVE:
        return Ruling(
            Say.leads_own_card[leader],
            Say.plays_card_when_legal[other],
            Say.choice_returns,
            Say.if_not_played,
        )
    require = chosen is OptionsForBoth.REQUIRE
    return Ruling(
        LeadRestriction(
            "50D2a",
            May.REQUIRE if require else May.FORBID,
            Suits.ONE_OF_CARDS if require else Suits.SOME_OF_CARDS,
            leader,
            chosen=True,
        ),
        Say.others_back[other],
        Say.leads_own_card_if_allowed[leader],
        Information("50E2", Status.UNAUTHORISED, About.TAKEN_BACK, leader),
        Information("50E2", Status.AUTHORISED, About.CARD, "declarer"),
        taken_back.Say.back_used,
        Say.if_disobeyed if leader == "partner" else Say.if_not_played,
    )


def refused_beside(
    section: str, withdrawn: AnyStep, *partners: AnyStep, earlier: bool, both: bool
) -> Ruling:
    """A refused lead in partner's turn while other cards lie; declarer chooses by 50D2 and 51.

    `earlier` is a card of the offender's that lay already, `both` that partner has one too.
    """
    lies = Say.all_penalty_cards_major if earlier else PenaltyCard(section, Size.MAJOR)
    choice = (
        HandOver("50D2", "penalty_cards_of_both_partner_leads")
        if both
        else HandOver("51B", "penalty_cards_lead")
    )
    while_lying = Say.while_they_lie if earlier else Say.while_it_lies
    return Ruling(withdrawn, lies, *partners, *while_lying, choice)


def left(*before: AnyStep, both: bool = False) -> Ruling:
    """Neither is chosen, so the cards lie; partner leads freely, or his own card."""
    lead = (*LeadSay.partners_card_lies, *Say.both_left) if both else Say.left
    return Ruling(
        *before,
        *lead,
        *Say.while_it_lies,
        Say.if_card_lies[-1],
        verdict=Say.leads_his if both else "",
    )
