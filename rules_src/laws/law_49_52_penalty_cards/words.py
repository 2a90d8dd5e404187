"""Laws 49-52: what a penalty card demands."""

from __future__ import annotations

from rules_src.laws.common import lead, penalty_card
from rules_src.model.effects import Effect, Lasting
from rules_src.model.ruling import ME, Ruling
from rules_src.model.steps import Instruct, penalty_cards_of
from rules_src.model.words import Words


class Say(Words):
    card_is_played = Instruct(
        "45C1", "Kortet er spillet, og stikket går videre.", short="kortet er spillet"
    )
    unless_declarer_played = Instruct(
        "45C2",
        "Lad kortet blive i stikket, hvis {declarer} har spillet det.",
        to=ME,
    )
    whole_hand_is_a_claim = Instruct(
        "48B2",
        "Lagde {declarer} hele hånden ned, er det et krav, medmindre det klart ikke var meningen.",
        to=ME,
    )
    meant_for_partner = Instruct(
        "73B1",
        "Overvej strafpoint, hvis {offender} ville fortælle {partner} noget.",
        to=ME,
    )
    is_penalty_card = Instruct("49", "Afgør, om strafkortet er lille eller stort.", to=ME)
    play_penalty_card = Instruct(
        "50D1a",
        "Det er din tur. Spil strafkortet nu.",
        to="offender",
        short="{offender} spiller strafkortet nu",
        settled_by=("was_due",),
        ends=penalty_cards_of("offender"),
    )
    declarer_picks_penalty_card = Instruct(
        "51A",
        "Spil et strafkort nu. {Declarer} vælger, hvis du lovligt kan spille flere.",
        to="offender",
        short="{offender} spiller et strafkort nu",
        settled_by=("was_due",),
    )
    penalty_card_waits = Instruct(
        "50D1b",
        "Spil et kort fra hånden nu. Spil et strafkort, så snart du lovligt kan.",
        to="offender",
        short="{offender} spiller først et andet kort",
    )
    penalty_card_stays = Instruct(
        "50A",
        "{Offender} spiller et strafkort, så snart det er lovligt. {Partner} må ikke"
        " spille ud, før {declarer} har valgt.",
        short="spillet går videre",
    )
    lead_waits_for_declarer = Instruct(
        "50D2",
        "Vent med at spille ud, til {declarer} har valgt.",
        to="partner",
    )
    lead_becomes_penalty_card = Instruct(
        "49",
        "Lad dit udspil ligge som stort strafkort.",
        to="partner",
        short="{partner} får stort strafkort",
        leaves=(Effect(Lasting.MAJOR_CARD, "partner"),),
    )
    penalty_cards_in_suit_back = Instruct(
        "51B1a",
        "Tag alle dine strafkort op.",
        to="offender",
        ends=penalty_cards_of("offender"),
    )
    penalty_cards_in_other_suits_stay = Instruct(
        "51B2",
        "Lad strafkort i andre farver ligge. Spil et, så snart du lovligt kan.",
        to="offender",
    )
    early_lead_stands = Instruct(
        "60A2",
        "Dit udspil står, fordi hånden efter har lagt til.",
        to="partner",
        short="{partner's} udspil står",
    )
    lead_stands = (
        early_lead_stands,
        lead.Say.older_duties_remain,
        penalty_card.Say.play_penalty_card_when_legal,
    )
    """A play from the next hand costs declarer his choice, but no older penalty card goes (60A)."""
    some_back = (penalty_card.Say.penalty_cards_chosen_back, penalty_cards_in_other_suits_stay)
    """Which cards go back declarer's choice says; where all are alike, one of them does (51B2)."""
    card_stays_played = Instruct(
        "52A", "Du må ikke selv tage det spillede kort tilbage.", to="offender"
    )
    penalty_card_was_not_due = Instruct(
        "52A",
        "Det kort, du spillede, gælder. Lad strafkortet ligge, for det skulle ikke spilles endnu.",
        to="offender",
        short="strafkortet skulle ikke spilles endnu",
    )
    other_card_stands = Instruct(
        "52B1b",
        "Det kort, du spillede, gælder. Dit strafkort bliver liggende.",
        to="offender",
        short="det spillede kort gælder",
    )
    penalty_card_instead = Instruct(
        "52B2",
        "Spil strafkortet i stedet.",
        to="offender",
        short="{offender} spiller strafkortet i stedet",
        ends=penalty_cards_of("offender", penalty_card.PLAYED),
    )
    wrong_card_major = Instruct(
        "52B2",
        "Lad hvert kort, du spillede forkert, ligge som stort strafkort.",
        to="offender",
        short="det andet er stort strafkort",
        leaves=(Effect(Lasting.MAJOR_CARD, detail=penalty_card.WITHDRAWN),),
    )
    replaced = Ruling(
        penalty_card_instead,
        wrong_card_major,
    )
    revoke_corrected = Ruling(
        penalty_card_instead.under("62A"),
        wrong_card_major.under("62B1"),
    )
    """Declarer is not asked: a revoke that is not established must be corrected (62A)."""
    no_suit_of_a_card = "{partner} må ikke spille ud i nogen af strafkortenes farver"
    no_penalty_card = "ikke strafkort"
    no_use_of_it = "ikke strafkort; {partner} må ikke bruge det viste"
    """Verdicts where the card goes back to the hand."""
