"""Laws 61-64: the revoke is corrected, or costs tricks."""

from __future__ import annotations

from rules_src.laws.common import penalty_card, taken_back
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption
from rules_src.model.effects import Effect, Lasting
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    Grounds,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Sides,
    Status,
    penalty_cards_of,
)
from rules_src.model.words import Words


class Say(Words):
    it_is_a_revoke = Instruct(
        "61A",
        "Det er en kulørsvigt.",
        settled_by=(
            "established",
            "not_established",
        ),
    )
    lead_can_be_revoke = Instruct(
        "61A",
        "Det er en kulørsvigt, også ved et udspil.",
        settled_by=(
            "established",
            "not_established",
        ),
    )
    stay_at_the_table = Instruct(
        "50D",
        "Bliv ved bordet, mens der ligger store strafkort, eller en farve er krævet eller forbudt.",
        to=ME,
        authority=Authority.ADVICE,
    )
    no_revoke = Instruct("61A", "Det er ikke en kulørsvigt.", short="ingen kulørsvigt")
    claim_cannot_be_withdrawn = Instruct(
        "68D",
        "Spillet er stoppet. Kravet kan ikke trækkes tilbage.",
        short="kravet står",
    )
    plan_cannot_be_followed = Instruct(
        "70A",
        "Jeg fordeler resten af stikkene, hvis nogen er uenig. Den nævnte plan kan ikke følges.",
    )
    supply_legal_card = Instruct(
        "67A1",
        "Spil nu et lovligt kort til stikket.",
        to="offender",
        short="{offender} spiller et lovligt kort",
    )
    played_card_in_its_place = Instruct(
        "67B3",
        "Jeg lægger kortet blandt de spillede. Det er ikke en kulørsvigt.",
        short="kortet lægges på plads",
    )
    if_played_twice = Instruct(
        "67B3",
        "Justér scoren, hvis en side er skadet, fordi kortet blev spillet to gange.",
        to=ME,
        short="måske justeret score",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    add_card_of_suit = Instruct(
        "67B1a",
        "Læg straks et kort i farven åbent til stikket. Jeg flytter ikke stikket, men"
        " regner det som en kulørsvigt.",
        to="offender",
        short="{offender} lægger til i farven",
    )
    add_any_card = Instruct(
        "67B1b",
        "Læg straks et valgfrit kort åbent til stikket. Jeg flytter ikke stikket, men"
        " regner det som en kulørsvigt, selv om du ikke havde farven.",
        to="offender",
        short="{offender} lægger et frit kort til",
    )
    rule_against_mixer = Instruct(
        "66D",
        "{Offending_side} har blandet kortene. Jeg går ud fra, at der er svigtet kulør.",
        short="regnes som kulørsvigt",
    )
    revoke_cannot_be_shown = Instruct(
        "66D",
        "{Other_side} har blandet kortene. Jeg går ud fra, at der ikke er svigtet kulør.",
        short="regnes ikke som kulørsvigt",
    )
    agreed_tricks_stand = Instruct(
        "85B",
        "Kan jeg ikke afgøre, hvad der skete, står de stik, I var enige om.",
        short="kan det ikke afgøres, står stikkene",
    )
    established_or_not = HandOver("63A", "revoke_established")
    established = Instruct(
        "63A1",
        "Kulørsvigten er etableret. Stikket står, som det er spillet.",
        short="kulørsvigten er etableret",
        settled_by=("exemption",),
        leaves=(Effect(Lasting.REVOKED, detail="open"),),
        ends=(Effect(Lasting.OPEN_REVOKE),),
    )
    not_established = Instruct(
        "62A",
        "Kulørsvigten skal rettes.",
        short="kulørsvigten rettes",
        settled_by=("play_legal_card", "play_penalty_card_instead", "table_card_back"),
    )
    tricks_counted_after_play = Instruct(
        "64A",
        "Jeg afgør efter spillet, om der skal overføres stik.",
        settled_by=("exemption",),
    )
    told_card_back = Instruct(
        "47E1",
        "Tag kortet til næste stik op, uden strafkort.",
        to="offending_side",
        short="næste kort tages op",
    )
    play_over_by_claim = Instruct(
        "68D",
        "Spillet er stoppet af kravet. Spil ikke videre. Det svigtede kort bliver ikke strafkort.",
    )
    rest_shared_after_correction = Instruct(
        "70A",
        "Jeg fordeler resten af stikkene, som om kulørsvigten er rettet i stikket.",
        short="resten fordeles",
    )
    play_over = (
        play_over_by_claim,
        rest_shared_after_correction,
        NewIrregularity("70A", "claim"),
    )
    """No card is played after a claim, so a revoke is corrected by the director alone (68D)."""
    play_stopped_by_own_claim = Instruct(
        "68D",
        "Spillet er stoppet. Kravet eller afkaldet afgøres først.",
        short="spillet er stoppet",
        settled_by=("exemption",),
    )
    own_claim = (
        play_stopped_by_own_claim,
        NewIrregularity("68D", "claim"),
    )
    last_two_tricks_put_right = Instruct(
        "62D1",
        "I 12. stik rettes også en etableret kulørsvigt. {Offender} spiller et lovligt"
        " kort, og de to sidste stik spilles, som de skal.",
        short="de to sidste stik rettes",
        ends=(Effect(Lasting.OPEN_REVOKE),),
    )
    cards_since_may_be_changed = Instruct(
        "62C1",
        "I må skifte kort, I spillede mellem kulørsvigten og påtalen. Gør I det, må"
        " den næste fra {offending_side} også skifte.",
        to="other_side",
    )
    both_revokes_corrected = Instruct(
        "62C3",
        "Begge sider retter deres kulørsvigt. Tag kort til næste stik op igen. Hvert"
        " kort, en modspiller tager tilbage, er et strafkort.",
        short="begge sider retter",
    )
    neither_side_may_use_cards = Instruct(
        "16C2",
        "I må ikke bruge, hvad de tilbagetagne kort viste. Strafkort må alle bruge, mens de"
        " ligger.",
    )
    either_damaged = AdjustedScore("64C1", Grounds.EITHER_DAMAGED, when=When.AFTER_PLAY)
    """Where both sides have revoked nobody is the non-offending side."""
    corrected_and_counted = Instruct(
        "43B2b",
        "{Dummy} måtte ikke spørge. Kulørsvigten rettes. Efter spillet afgør jeg, om der skal"
        " overføres stik, som om den var etableret.",
        short="kulørsvigten rettes, men tæller som etableret",
        leaves=(Effect(Lasting.REVOKED, detail="open"),),
        ends=(Effect(Lasting.OPEN_REVOKE),),
    )
    seen_by_partner = Information("62D2", Status.UNAUTHORISED, About.CARD)
    no_transfer = Instruct(
        "64B8",
        "Jeg overfører ingen stik.",
        short="ingen stik overføres",
        when=When.AFTER_PLAY,
        ends=(Effect(Lasting.REVOKED, detail="open"),),
    )
    for_both_revokes = Instruct(
        "64B7",
        "Det gælder begge siders kulørsvigt.",
        short="det gælder begge sider",
        when=When.AFTER_PLAY,
    )
    """What an earlier ruling has transferred goes back."""
    mind_damage = AdjustedScore("64C1", Grounds.NOT_COMPENSATED, when=When.AFTER_PLAY)
    only_defenders = AdjustedScore("43B3", Grounds.GAINED, Sides.OFFENDING, when=When.AFTER_PLAY)
    afterwards = HandOver("64A", "revoke_transfer", when=When.AFTER_PLAY)
    its_cards = HandOver("62C3", "penalty_card", when=When.ON_TABLE)
    play_legal_card = Instruct(
        "62B", "Spil et lovligt kort i stedet.", to="offender", ends=(Effect(Lasting.OPEN_REVOKE),)
    )
    play_penalty_card_instead = Instruct(
        "50D1a",
        "Spil strafkortet i stedet.",
        to="offender",
        short="{offender} spiller strafkortet i stedet",
        ends=(
            Effect(Lasting.OPEN_REVOKE),
            *penalty_cards_of("offender", penalty_card.PLAYED),
        ),
    )
    still_penalty_card = Instruct(
        "62B2",
        "Læg kortet tilbage som strafkort.",
        to="offender",
        short="kortet er stadig strafkort",
    )
    minor_card_stays_minor = Instruct(
        "50C",
        "Er det et lille strafkort, er det stadig lille, og {declarer} har intet valg.",
        to=ME,
    )
    table_card_back = Instruct(
        "62B2",
        "Spil et andet, lovligt kort fra bordet.",
        to="declarer",
        short="nyt kort fra bordet",
        ends=(Effect(Lasting.OPEN_REVOKE),),
    )
    goes_on_unpunished = Instruct(
        "62B2", "Der er ingen yderligere berigtigelse.", short="intet yderligere"
    )
    cards_stand = Instruct("62C1", "Lad {other_side's} kort blive i stikket.", to=ME)
    cards_changed = Instruct(
        "62C1",
        "Spil et andet lovligt kort.",
        to="other_side",
        short="{other_side} skifter kort",
    )
    changed = (
        cards_changed,
        *taken_back.Say.cards_taken_back,
    )
    next_lead_goes_back = Instruct(
        "44G",
        "Stikkets nye vinder spiller ud. Tag kort til næste stik op.",
        short="ny vinder af stikket spiller ud",
    )
    next_lead_back = (
        next_lead_goes_back,
        *taken_back.Say.cards_taken_back,
    )
    partner_may_change = Instruct(
        "62C2",
        "I må også skifte et kort, I spillede bagefter.",
        to="offending_side",
        short="{offending_side} må også",
    )
    partner_may_change_for_penalty = Instruct(
        "62C2",
        "Du må også skifte, men får så et strafkort.",
        to="partner",
        short="{partner} må også",
    )
    exempted_by = {
        Exemption.FACED: "64B3",
        Exemption.NEXT_BOARD: "64B4",
        Exemption.ROUND_OVER: "64B5",
        Exemption.TWELFTH: "64B6",
    }
    tricks_gone = Instruct(
        "64A",
        "I vandt ingen stik fra kulørsvigten af, som jeg ikke allerede har overført.",
        to="offending_side",
        short="ingen stik tilbage",
        when=When.AFTER_PLAY,
    )
    second_revoke_may_hide_the_first = Instruct(
        "72B3",
        "Svigtede {offender} igen for at skjule den første kulørsvigt? Så overvej strafpoint"
        " (§\u00a090A).",
        to=ME,
        when=When.AFTER_PLAY,
    )
    compensated = HandOver("64C", "revoke_equity")
    result_with_transfer_stands = Instruct(
        "64C1",
        "Derudover ændrer jeg ikke resultatet.",
        short="ingen justering",
        when=When.AFTER_PLAY,
    )
    score_without_revoke = Instruct(
        "64C1",
        "Giv en justeret score: det sandsynlige resultat uden kulørsvigten. Den"
        " erstatter eventuelt overførte stik.",
        to=ME,
        short="justeret score uden kulørsvigten",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    score_without_later_revokes = Instruct(
        "64C2a",
        "Giv en justeret score: det sandsynlige resultat, hvis {offender} ikke havde"
        " svigtet igen i farven.",
        to=ME,
        short="justeret score som efter første kulørsvigt",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    score_without_any_revoke = Instruct(
        "64C2b",
        "Giv en justeret score: det sandsynlige resultat, hvis ingen af siderne havde svigtet.",
        to=ME,
        short="justeret score, som om ingen svigtede",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    card_stays = "det tilbagetagne kort bliver liggende"
    """The verdict where nothing else changes when a defender corrects a revoke."""
    new_winner_and_card = "ny vinder af stikket spiller ud; det tilbagetagne kort bliver liggende"
    """The verdict where a defender's revoke, once corrected, has given the trick a new winner."""
    last_tricks_barred = "de to sidste stik rettes; {partner} må ikke bruge det viste"
    """The verdict where the revoke was shown before partner played to the twelfth trick."""
