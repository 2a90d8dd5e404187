"""Incidents in the play with two irregularities or three players, ruled from the laws first."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation


@dataclass(frozen=True)
class Incident:
    """What happened, the answers, the words that must be ruled and those that must not."""

    story: str
    rule: str
    answers: str
    ruled: str
    never: str = ""

    @property
    def conversation(self) -> Conversation:
        keys = dict(answer.split("=") for answer in self.answers.split())
        return BOOK[self.rule].follow(BOOK[self.rule].answers(keys))


CARD, OPENING, LEAD = "penalty_card", "opening_lead_out_of_turn", "lead_out_of_turn"
PLAY, TWO, REVOKE, BACK = "premature_play", "simultaneous_play", "revoke", "card_retracted"
ACCIDENT = "why_seen=accident cards=honour"
FACED = "told_to_lead=nobody faced_leads=wrong since_lead=partner_faced"
BOTH = "since_defenders_lead=partner_followed earlier_card=no"
NOT_YET = "failure=suit since_revoke=nothing"

INCIDENTS = (
    Incident(
        "East's king lies; West leads before South has chosen, who leaves the king (50D2).",
        CARD,
        f"{ACCIDENT} whose_turn=partner_led options_for_both=leave",
        "lead_becomes_penalty_card partner_leads_own_penalty_card choice_returns_for_both",
        "any_lead_penalty_card_stays",
    ),
    Incident(
        "The same, but dummy has followed to West's lead (60A1-3).",
        CARD,
        f"{ACCIDENT} whose_turn=led_and_followed",
        "early_lead_stands older_duties_remain play_penalty_card_when_legal",
        "lead_becomes_penalty_card lead_waits_for_declarer",
    ),
    Incident(
        "East faces a lead, then West his own; South refuses and leaves the card (54D, 50D1a).",
        OPENING,
        f"{FACED} lead_choice=leave",
        "penalty_card.major partners_card_penalty partner_leads_own_penalty_card",
        "any_lead_penalty_card_stays",
    ),
    Incident(
        "The same, and South accepts the first (54B): West's card is played in its turn.",
        OPENING,
        f"{FACED} lead_choice=declare",
        "declarer_plays_the_contract partner_plays_card_in_turn",
        "penalty_card.major partners_card_penalty",
    ),
    Incident(
        "East leads in West's turn, and West follows to it; South forbids the suit (56B, 60C).",
        LEAD,
        f"led_by=partners_turn {BOTH} later_lead_choice=forbid",
        "lead.forbid_chosen_card card_back partners_card_penalty"
        " partner_leads_own_penalty_card_if_allowed",
    ),
    Incident(
        "East leads in South's turn, West follows, and South accepts (57D).",
        LEAD,
        f"led_by=declarers_turn {BOTH} later_lead_accepted=yes",
        "later_lead_accepted partner_plays_card_in_turn",
        "partners_card_penalty",
    ),
    Incident(
        "East leads in South's turn, West follows, and South refuses: two penalty cards (49, 56B).",
        LEAD,
        f"led_by=declarers_turn {BOTH} later_lead_accepted=no",
        "lead_from_right_hand penalty_card.major partners_card_penalty",
    ),
    Incident(
        "East, with a small penalty card, leads in West's turn; South refuses (50B, 51B).",
        LEAD,
        "led_by=partners_turn since_defenders_lead=nothing earlier_card=yes"
        " partners_lead_accepted=no"
        " whose_turn=partner_to_lead same_suit=several lead_options=require",
        "all_penalty_cards_major lead.require_chosen_one_of_cards penalty_cards_in_suit_back"
        " penalty_cards_in_other_suits_stay",
        "penalty_card.major card_back",
    ),
    Incident(
        "East and West lead at once in West's turn (58A): there is nothing to accept.",
        LEAD,
        "led_by=with_partner",
        "right_lead_came_first new.premature_play",
        "explain_all_choices penalty_card.major",
    ),
    Incident(
        "South calls a card in his turn as West leads (58A, 53B).",
        LEAD,
        "led_by=with_opponent",
        "right_lead_came_first proper_lead_stands adjust.used",
        "penalty_card.major",
    ),
    Incident(
        "South leads from the wrong dummy; East, next, accepts, and West refuses (55A).",
        LEAD,
        "led_by=wrong_hand since_declarers_lead=nothing declarers_lead_accepted=next_accepts",
        "later_lead_accepted",
        "declarer_leads_any_card",
    ),
    Incident(
        "The same, but the next refuses (55A, 55B2).",
        LEAD,
        "led_by=wrong_hand since_declarers_lead=nothing declarers_lead_accepted=next_refuses",
        "declarer_leads_any_card",
        "later_lead_accepted",
    ),
    Incident(
        "East discards on the club king with the ace; South has led on and lets it stand (44G).",
        REVOKE,
        f"{NOT_YET} card_from=hidden played_after=next_trick taken_back=no new_winner=yes",
        "penalty_card.major next_lead_goes_back info.offending_side.taken_back_unauthorised",
    ),
    Incident(
        "The same, and East, now on lead, already had a penalty card (50D1a, 51A).",
        REVOKE,
        f"{NOT_YET} card_from=hidden_again played_after=next_trick taken_back=no new_winner=yes"
        " whose_turn=can_play",
        "next_lead_goes_back declarer_picks_penalty_card",
    ),
    Incident(
        "East and South revoke to one trick, and West leads to the next (62C3, 64B8).",
        REVOKE,
        "failure=suit since_revoke=both_sides",
        "both_revokes_corrected neither_side_may_use_cards no_transfer adjust.either_damaged",
        "adjust.not_compensated",
    ),
    Incident(
        "East discards wrongly, South claims, and East-West object (63A4, 68D, 70A).",
        REVOKE,
        "failure=suit since_revoke=claim who_claimed=other_side",
        "play_over_by_claim rest_shared_after_correction",
        "penalty_card.major play_legal_card established",
    ),
    Incident(
        "East discards wrongly and concedes, and West objects at once (68B2, 62B1).",
        REVOKE,
        "failure=suit since_revoke=claim who_claimed=objected card_from=hidden played_after=no"
        " whose_turn=both_partner options_for_both=require",
        "nothing_conceded penalty_card.major partner_leads_own_penalty_card_if_allowed",
        "established play_over_by_claim",
    ),
    Incident(
        "West revokes in trick 12 and leads to trick 13 (62D1, 64B6).",
        REVOKE,
        "failure=suit since_revoke=twelfth before_partner=no",
        "last_two_tricks_put_right no_transfer adjust.not_compensated",
        "established",
    ),
    Incident(
        "South tells West to lead when East was to lead, and dummy has followed (47E1).",
        LEAD,
        "led_by=told",
        "card_back turn_goes_back adjust.used_by_others",
        "penalty_card.major",
    ),
    Incident(
        "East has a penalty card and is on lead, and so has West (50D2): South chooses first.",
        CARD,
        f"{ACCIDENT} whose_turn=both_offender options_for_both=require",
        "lead.offender.require_chosen_one_of_cards partners_penalty_cards_chosen_back"
        " leads_own_penalty_card_if_allowed",
        "play_penalty_card",
    ),
    Incident(
        "South's revoke and East's are both established; only South's mattered (64B7, 64C2b).",
        REVOKE,
        "failure=suit since_revoke=played exemption=both_sides either_damaged=yes",
        "no_transfer score_without_any_revoke",
        "score_without_revoke",
    ),
    Incident(
        "Dummy, who has looked at a hand, asks when declarer has led to the next trick (63B).",
        REVOKE,
        "failure=suit since_revoke=dummy dummy_did=too_late",
        "established tricks_counted_after_play",
        "corrected_and_counted",
    ),
    Incident(
        "West plays before East as South names dummy's card, and East holds a penalty card (57A).",
        PLAY,
        "too_soon=before_partner declaring_side_played=neither play_choice=require earlier_card=no",
        "penalty_card.major partner_plays_named_suit any_card_if_unable",
    ),
    Incident(
        "East plays before West and has a small penalty card on the table already (57A, 50B).",
        PLAY,
        "too_soon=before_partner declaring_side_played=neither play_choice=highest"
        " earlier_card=yes",
        "all_penalty_cards_major partner_plays_highest",
        "penalty_card.major",
    ),
    Incident(
        "West has led face down too when South begins to spread his hand (54, 54A).",
        OPENING,
        "told_to_lead=nobody faced_leads=wrong since_lead=declarer_spread",
        "declarer_becomes_dummy partners_face_down_lead_goes_back",
        "penalty_card.major",
    ),
)


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda i: i.story[:60])
def test_two_irregularities_at_once_are_ruled_as_the_laws_say(incident: Incident) -> None:
    words = {step.word for step in incident.conversation.ruling}
    assert {*incident.ruled.split()} <= words
    assert not {*incident.never.split()} & words


SPECIAL_BEFORE_GENERAL = (
    (REVOKE, "since_revoke", "twelfth", "played"),
    (REVOKE, "since_revoke", "both_sides", "played"),
    (REVOKE, "since_revoke", "told", "played"),
    (REVOKE, "since_revoke", "played", "claim"),
    (REVOKE, "since_revoke", "claim", "nothing"),
    (REVOKE, "who_claimed", "objected", "offending_side"),
    (REVOKE, "exemption", "both_sides", "repeated"),
    (REVOKE, "card_from", "hidden_again", "hidden"),
    ("dummys_limits", "dummys_act", "pointed", "took_part"),
    ("dummys_limits", "dummys_act", "wrong_hand", "warned"),
    ("ask_about_revoke", "dummy_says", "table", "during_play"),
    (CARD, "why_seen", "auction", "accident"),
    (CARD, "why_seen", "opponent", "accident"),
    (CARD, "why_seen", "claim", "named"),
    (CARD, "how_played", "told", "opening_lead"),
    (CARD, "how_played", "misinformed", "in_turn"),
    (CARD, "whose_turn", "both_partner", "partner_to_lead"),
    (CARD, "whose_turn", "both_offender", "can_play"),
    (CARD, "whose_turn", "led_and_followed", "partner_led"),
    (LEAD, "led_by", "told", "partners_turn"),
    (LEAD, "led_by", "last_trick", "wrong_hand"),
    (LEAD, "led_by", "with_partner", "partners_turn"),
    (OPENING, "faced_leads", "dropped", "none"),
    (OPENING, "since_lead", "dummy_intervened", "dummy_spread"),
    (OPENING, "since_lead", "dummy_spread", "taken_back"),
    (PLAY, "too_soon", "told", "before_partner"),
    (PLAY, "declaring_side_played", "afterwards", "neither"),
    (TWO, "cards_at_once", "too_late", "several_seen"),
    (TWO, "cards_at_once", "fifth", "several_seen"),
    (BACK, "why_back", "wrong_table_card", "illegal"),
    ("claim", "claim_kind", "objected", "claim"),
    ("claim", "reply", "agreed_then_not", "disputed"),
    ("claim", "point", "which_opponent", "line"),
)


@pytest.mark.parametrize(("rule", "fact", "special", "general"), SPECIAL_BEFORE_GENERAL)
def test_of_two_answers_that_are_both_true_the_special_one_comes_first(
    rule: str, fact: str, special: str, general: str
) -> None:
    answers = [*BOOK[rule].facts_in_reach[fact].answers]
    assert answers.index(special) < answers.index(general)
