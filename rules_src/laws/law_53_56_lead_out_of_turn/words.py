"""Laws 53-56: the lead stands or goes back."""

from __future__ import annotations

from rules_src.laws.common.taken_back import (
    BACK_USED_BY_OTHERS,
    CARDS_TAKEN_BACK,
    NO_REVOKE_BY_IT,
    TURN_GOES_BACK,
)
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

LEAD_BACK = Ruling(
    CardBack("47E1"),
    NO_REVOKE_BY_IT,
    TURN_GOES_BACK,
    Information("16C1", Status.AUTHORISED, About.CARD, "offending_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "other_side"),
    BACK_USED_BY_OTHERS,
)
LAST_TRICK_BACK = Instruct(
    "53A",
    "last_lead_back",
    "Udspillet gælder ikke. Spil ud fra den rigtige hånd.",
    short="{offender} tager udspillet tilbage",
)
DEFENDER_ACCEPTED = Instruct(
    "53A",
    "defender_accepted_by_play",
    "Den næste modspiller har lagt til og dermed accepteret udspillet.",
    short="modspilleren accepterede ved at lægge til",
)
RIGHT_LEAD_FIRST = Instruct(
    "58A",
    "right_lead_came_first",
    "Udspillet i tur regnes som spillet først.",
    short="udspillet i tur kom først",
)
RIGHT_LEAD = Ruling(
    Instruct(
        "53B",
        "proper_lead_stands",
        "Det rigtige udspil står. Tag de forkert spillede kort op. De er ikke strafkort.",
        short="det rigtige udspil står",
    ),
    *CARDS_TAKEN_BACK,
)
LEAD_STANDS = Instruct("53C", "lead_stands", "Udspillet står.", short="udspillet står")
ACCEPTED = Instruct(
    "53A",
    "later_lead_accepted",
    "Udspillet står. Den næste hånd lægger til.",
    short="udspillet er accepteret",
)
FROM_RIGHT_HAND = Instruct(
    "56B",
    "lead_from_right_hand",
    "Spil ud fra den rigtige hånd.",
    to="declarer",
    short="{declarer} spiller ud",
)
EITHER_DEFENDER = Instruct(
    "55A",
    "either_defender_decides",
    "Hver af jer kan svare. Næste spiller efter udspillet afgør, hvis I er uenige.",
    to="other_side",
)
ANY_CARD = Instruct(
    "55B2",
    "declarer_leads_any_card",
    "Tag kortet tilbage. Spil et hvilket som helst kort ud fra den rigtige hånd.",
    to="declarer",
    short="{declarer} spiller ud fra den rigtige hånd",
)
DEFENDERS_WAIT = Instruct("60B", "defenders_wait", "Vent på det nye udspil.", to="other_side")
DEFENDER_LEADS = Instruct(
    "55B1",
    "defender_leads",
    "{Declarer} tager kortet tilbage. Modspilleren, som har tur, spiller ud.",
    short="{declarer} tager udspillet tilbage",
)
USED = AdjustedScore("55C", Grounds.USED, when=When.AFTER_PLAY)
DECLARER_AND_BOTH = "{declarer} spiller ud; begge modspillere har store strafkort"
"""The verdict where a lead is refused beside an older penalty card, and partner has followed."""
