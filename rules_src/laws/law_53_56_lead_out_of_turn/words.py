"""Laws 53-56: the lead stands or goes back."""

from __future__ import annotations

from rules_src.laws.common import taken_back
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    Grounds,
    Information,
    Instruct,
    Status,
)
from rules_src.model.words import Words


class Say(Words):
    lead_back = Ruling(
        CardBack("47E1"),
        taken_back.Say.establishes_no_revoke,
        taken_back.Say.turn_goes_back,
        Information("16C1", Status.AUTHORISED, About.CARD, "offending_side"),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "other_side"),
        taken_back.Say.back_used_by_others,
    )
    last_lead_back = Instruct(
        "53A",
        "Udspillet gælder ikke. Spil ud fra den rigtige hånd.",
        short="{offender} tager udspillet tilbage",
    )
    defender_accepted_by_play = Instruct(
        "53A",
        "Den næste modspiller har lagt til og dermed accepteret udspillet.",
        short="modspilleren accepterede ved at lægge til",
    )
    right_lead_came_first = Instruct(
        "58A",
        "Udspillet i tur regnes som spillet først.",
        short="udspillet i tur kom først",
    )
    proper_lead_stands = Instruct(
        "53B",
        "Det rigtige udspil står. Tag de forkert spillede kort op. De er ikke strafkort.",
        short="det rigtige udspil står",
    )
    right_lead = Ruling(
        proper_lead_stands,
        *taken_back.Say.cards_taken_back,
    )
    lead_stands = Instruct("53C", "Udspillet står.", short="udspillet står")
    later_lead_accepted = Instruct(
        "53A",
        "Udspillet står. Den næste hånd lægger til.",
        short="udspillet er accepteret",
    )
    lead_from_right_hand = Instruct(
        "56B",
        "Spil ud fra den rigtige hånd.",
        to="declarer",
        short="{declarer} spiller ud",
    )
    either_defender_decides = Instruct(
        "55A",
        "Hver af jer kan svare. Næste spiller efter udspillet afgør, hvis I er uenige.",
        to="other_side",
    )
    declarer_leads_any_card = Instruct(
        "55B2",
        "Tag kortet tilbage. Spil et hvilket som helst kort ud fra den rigtige hånd.",
        to="declarer",
        short="{declarer} spiller ud fra den rigtige hånd",
    )
    defenders_wait = Instruct("60B", "Vent på det nye udspil.", to="other_side")
    defender_leads = Instruct(
        "55B1",
        "{Declarer} tager kortet tilbage. Modspilleren, som har tur, spiller ud.",
        short="{declarer} tager udspillet tilbage",
    )
    used = AdjustedScore("55C", Grounds.USED, when=When.AFTER_PLAY)
    declarer_and_both = "{declarer} spiller ud; begge modspillere har store strafkort"
    """Verdict where a lead is refused beside an older penalty card, and partner has followed."""
