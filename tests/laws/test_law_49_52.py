"""Penalty cards: what Laws 49 to 52 and 59 say, held against every conversation."""

from own_book import BOOK, as_assumed

from generator.engine.rulebook import Conversation
from generator.engine.verdicts import finished_steps
from rules_src.model.ruling import When
from rules_src.model.said import About, Size, Status
from rules_src.model.steps import (
    CardBack,
    Information,
    LeadRestriction,
    LookUp,
    NewIrregularity,
    PenaltyCard,
)

CHAINS = [*BOOK["penalty_card"].conversations]


def told(**keys: str) -> list[str]:
    """The words of a whole conversation, and nothing left to ask."""
    chain = as_assumed(BOOK["penalty_card"], keys)
    assert chain.question is None
    return [f"{step.law}: {step.word}" for step in chain.ruling]


def chosen(suits: str, option: str) -> list[str]:
    """Of several cards shown by accident: partner is to lead, and declarer has chosen."""
    return told(
        why_seen="accident",
        cards="several",
        whose_turn="partner_to_lead",
        same_suit=suits,
        lead_options=option,
    )


def sizes(chain: Conversation) -> set[Size]:
    return {step.size for step in chain.ruling if isinstance(step, PenaltyCard)}


def given(chain: Conversation, name: str) -> str:
    return chain.answers[name].key if name in chain.answers else ""


def test_only_one_card_below_an_honour_shown_by_mishap_is_minor() -> None:
    minor = {
        (given(c, "cards"), given(c, "why_seen"), given(c, "could_be_seen"))
        for c in CHAINS
        if Size.MINOR in sizes(c)
    }
    assert minor == {("low", "accident", "yes")}


def test_a_conversation_makes_a_penalty_card_or_says_why_not() -> None:
    for chain in CHAINS:
        let_off = any(isinstance(s, CardBack | LookUp | NewIrregularity) for s in chain.ruling)
        words = {step.word for step in chain.ruling}
        kind = words & {
            "penalty_card.major",
            "penalty_card.minor",
            "all_penalty_cards_major",
            "card_is_played",
        }
        assert kind or let_off, chain.answers


def test_information_is_free_while_the_card_lies_and_barred_to_the_leader_once_it_is_back() -> None:
    for chain in CHAINS:
        known = [s for s in chain.ruling if isinstance(s, Information) and s.about is About.CARD]
        lying = [s for s in known if s.when is When.ON_TABLE]
        assert all((s.to, s.status) == ("everyone", Status.AUTHORISED) for s in lying)
        if any(isinstance(step, LeadRestriction) for step in chain.ruling):
            back = {(s.to, s.status) for s in known if s.law == "50E2"}
            leader = "offender" if given(chain, "offender_leads") == "yes" else "partner"
            assert back == {
                (leader, Status.UNAUTHORISED),
                ("declarer", Status.AUTHORISED),
            }


def test_every_penalty_card_may_end_in_an_adjusted_score() -> None:
    for chain in CHAINS:
        words = {step.word for step in chain.ruling}
        if sizes(chain) or "all_penalty_cards_major" in words:
            assert "adjust.exposed" in words


def test_partner_leads_only_when_declarer_has_chosen() -> None:
    for chain in CHAINS:
        both = given(chain, "partners_card") == "yes"
        if given(chain, "whose_turn") == "partner_to_lead" and not both:
            assert given(chain, "lead_option") or given(chain, "lead_options")
        leads = given(chain, "whose_turn") == "partner_to_lead" or given(chain, "offender_leads")
        early = given(chain, "early_lead") == "led"
        assert bool(given(chain, "options_for_both")) == (
            early or (both and leads in (True, "yes"))
        )


def test_what_is_said_of_a_card_that_lies_is_not_said_of_one_that_is_picked_up() -> None:
    keys = {"why_seen": "accident", "cards": "honour", "whose_turn": "partner_to_lead"}
    for option in ("require", "forbid", "leave"):
        chain = as_assumed(BOOK["penalty_card"], {**keys, "lead_option": option})
        laws = {step.law for step in finished_steps(chain)}
        assert {"50E1", "50E3"} <= laws if option == "leave" else not {"50E1", "50E3"} & laws
        assert ("50E2" in laws) == (option != "leave")
