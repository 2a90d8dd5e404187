"""Laws 49-52: what a penalty card demands."""

from __future__ import annotations

from rules_src.laws.common.lead import OLDER_DUTIES
from rules_src.laws.common.penalty_card import LEADS_OWN, LEADS_OWN_IF_ALLOWED
from rules_src.model.ruling import ME, Ruling, When
from rules_src.model.steps import HandOver, Instruct

PLAYED_IN_TURN = Instruct(
    "45C1", "card_is_played", "Kortet er spillet, og stikket går videre.", short="kortet er spillet"
)
UNLESS_PLAYED = Instruct(
    "45C2",
    "unless_declarer_played",
    "Lad kortet blive i stikket, hvis {declarer} har spillet det.",
    to=ME,
)
UNLESS_CLAIMED = Instruct(
    "48B2",
    "whole_hand_is_a_claim",
    "Lagde {declarer} hele hånden ned, er det et krav, medmindre det klart ikke var meningen.",
    to=ME,
)
MEANT_FOR_PARTNER = Instruct(
    "73B1",
    "meant_for_partner",
    "Overvej strafpoint, hvis {offender} ville fortælle {partner} noget.",
    to=ME,
)
IT_IS = Instruct("49", "is_penalty_card", "Afgør, om strafkortet er lille eller stort.", to=ME)
MUST_PLAY = Instruct(
    "50D1a",
    "play_penalty_card",
    "Det er din tur. Spil strafkortet nu.",
    to="offender",
    short="{offender} spiller strafkortet nu",
)
DECLARER_DESIGNATES = Instruct(
    "51A",
    "declarer_picks_penalty_card",
    "Spil et strafkort nu. {Declarer} vælger, hvis du lovligt kan spille flere.",
    to="offender",
    short="{offender} spiller et strafkort nu",
)
FOLLOWS_FIRST = Instruct(
    "50D1b",
    "penalty_card_waits",
    "Spil et kort fra hånden nu. Spil et strafkort, så snart du lovligt kan.",
    to="offender",
    short="{offender} spiller først et andet kort",
)
GOES_ON = Instruct(
    "50A",
    "penalty_card_stays",
    "{Offender} spiller et strafkort, så snart det er lovligt. {Partner} må ikke"
    " spille ud, før {declarer} har valgt.",
    short="spillet går videre",
)
PARTNER_WAITS = Instruct(
    "50D2",
    "lead_waits_for_declarer",
    "Vent med at spille ud, til {declarer} har valgt.",
    to="partner",
)
LED_TOO_SOON = Instruct(
    "49",
    "lead_becomes_penalty_card",
    "Lad dit udspil ligge som stort strafkort.",
    to="partner",
    short="{partner} får stort strafkort",
)
SUIT_BACK = Instruct(
    "51B1a", "penalty_cards_in_suit_back", "Tag de strafkort op, som valget gælder.", to="offender"
)
OTHERS_STAY = Instruct(
    "51B2",
    "penalty_cards_in_other_suits_stay",
    "Lad strafkort i andre farver ligge. Spil et, så snart du lovligt kan.",
    to="offender",
)
LEAD_STANDS = (
    Instruct(
        "60A2",
        "early_lead_stands",
        "Dit udspil står, fordi hånden efter har lagt til.",
        to="partner",
        short="{partner's} udspil står",
    ),
    OLDER_DUTIES,
    Instruct(
        "50D1a",
        "play_penalty_card_when_legal",
        "Spil et strafkort, så snart du lovligt kan.",
        to="offender",
    ),
)
"""A play from the next hand costs declarer his choice, but no older penalty card goes (60A)."""
OTHERS_BACK = {
    "offender": Instruct(
        "50D2a",
        "penalty_cards_chosen_back",
        "Tag strafkort i en valgt farve op.",
        to="offender",
    ),
    "partner": Instruct(
        "50D2a",
        "partners_penalty_cards_chosen_back",
        "Tag strafkort i en valgt farve op.",
        to="partner",
    ),
}
"""By who is not to lead: his cards in a required or forbidden suit go back (50D2a, 51B)."""
LEADS_OWN_CARD = {
    "partner": LEADS_OWN,
    "offender": Instruct(
        "50D1a",
        "leads_own_penalty_card",
        "Spil dit eget strafkort ud. {Declarer} vælger, hvis du har flere.",
        to="offender",
        short="{offender} spiller sit eget strafkort ud",
    ),
}
LEADS_OWN_CARD_IF_ALLOWED = {
    "partner": LEADS_OWN_IF_ALLOWED,
    "offender": Instruct(
        "50D1b",
        "leads_own_penalty_card_if_allowed",
        "Spil dit eget strafkort ud, hvis du må.",
        to="offender",
    ),
}
"""By who is to lead while both have penalty cards."""
IF_NOT_PLAYED = HandOver("52", "penalty_card_not_played", when=When.DURING_PLAY)
NO_TAKING_BACK = Instruct(
    "52A", "card_stays_played", "Du må ikke selv tage det spillede kort tilbage.", to="offender"
)
NOT_DUE = Instruct(
    "52A",
    "penalty_card_was_not_due",
    "Det kort, du spillede, gælder. Lad strafkortet ligge, for det skulle ikke spilles endnu.",
    to="offender",
    short="strafkortet skulle ikke spilles endnu",
)
ACCEPTED = Instruct(
    "52B1b",
    "other_card_stands",
    "Det kort, du spillede, gælder. Dit strafkort bliver liggende.",
    to="offender",
    short="det spillede kort gælder",
)
REPLACED = Ruling(
    Instruct(
        "52B2",
        "penalty_card_instead",
        "Spil strafkortet i stedet.",
        to="offender",
        short="{offender} spiller strafkortet i stedet",
    ),
    Instruct(
        "52B2",
        "wrong_card_major",
        "Lad hvert kort, du spillede forkert, ligge som stort strafkort.",
        to="offender",
        short="det andet er stort strafkort",
    ),
)
NO_PENALTY_CARD = "ikke strafkort"
NO_USE_OF_IT = "ikke strafkort; {partner} må ikke bruge det viste"
"""Verdicts where the card goes back to the hand."""
