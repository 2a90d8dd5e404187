"""Families of look-alikes: what is taken for one another at the table, and told apart here."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules_src.model.ruling import Step
from rules_src.model.steps import CardBack, ForcedPass, LeadRestriction, PenaltyCard


@dataclass(frozen=True)
class Family:
    """Situations that look alike, and the steps by which to tell them apart."""

    slug: str
    """Last part of the page's address; it never changes."""
    title: str
    lede: str
    rules: tuple[str, ...]
    """What looks alike; where there is one rule only, its outcomes do."""
    steps: tuple[type[Step], ...] = ()
    """The kinds of step that tell them apart."""
    words: tuple[str, ...] = field(default=(), kw_only=True)
    """Single steps that do."""
    weighed: bool = field(default=False, kw_only=True)
    """Whether what the director weighs tells them apart too."""

    def has(self, step: Step) -> bool:
        return isinstance(step, self.steps) or step.word in self.words


FAMILIES: tuple[Family, ...] = (
    Family(
        "tvungen-pas",
        "Hvor længe skal der passes?",
        "Efter nogle fejl skal {partner} passe én gang, efter andre i resten af meldeforløbet, og"
        " efter enkelte er det {offender} selv eller begge.",
        (
            "card_exposed_in_auction",
            "change_of_call",
            "insufficient_bid",
            "call_out_of_rotation",
            "inadmissible_call",
        ),
        (ForcedPass,),
    ),
    Family(
        "binde-udspillet",
        "Hvad kan binde udspillet?",
        "Nogle fejl giver {declarer} ret til at forbyde en farve, andre også til at kræve den, og"
        " det er ikke den samme farve, de gælder.",
        (
            "lead_restrictions",
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
        ),
        (LeadRestriction,),
    ),
    Family(
        "kort-liggende-eller-op",
        "Bliver kortet liggende, eller går det op på hånden?",
        "Et vist kort er ikke altid et strafkort. Det afhænger af, hvem der viste det, hvornår og"
        " hvorfor.",
        (
            "card_exposed_in_auction",
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
            "simultaneous_play",
            "revoke",
            "card_retracted",
            "misinformation",
        ),
        (PenaltyCard, CardBack),
        words=(
            "table_card_back",
            "still_penalty_card",
            "all_penalty_cards_major",
            "card_back_at_opponents_word",
            "partners_card_penalty",
            "partner_plays_card_in_turn",
            "penalty_cards_chosen_back",
            "partners_penalty_cards_chosen_back",
            "fifth_card_penalty_card",
            "other_cards_penalty_cards",
            "extra_card_penalty_card",
            "other_cards_back",
            "seen_card_is_played",
        ),
    ),
    Family(
        "etableret",
        "Er kulørsvigten etableret?",
        "Er den ikke, skal den rettes. Er den, bliver kortene liggende, og stikkene gøres op efter"
        " spillet.",
        ("revoke",),
        words=(
            "established",
            "not_established",
            "corrected_and_counted",
            "last_two_tricks_put_right",
            "both_revokes_corrected",
            "play_over_by_claim",
        ),
    ),
    Family(
        "ubefojet-oplysning",
        "Hvor kommer oplysningen fra?",
        "Kommer den fra {partner} eller fra noget, der er taget tilbage, er spørgsmålet, hvad der"
        " var et logisk alternativ. Kommer den et andet sted fra, er det, om spillet kan spilles"
        " normalt.",
        ("unauthorised_information", "withdrawn_action", "extraneous_information"),
        words=(
            "info.recipient.informant_unauthorised",
            "info.offending_side.withdrawn_unauthorised",
            "own_risk",
            "keep_it_to_yourself",
            "no_logical_alternative",
            "score_without_the_choice",
            "result_not_influenced",
            "score_without_information",
        ),
        weighed=True,
    ),
)
