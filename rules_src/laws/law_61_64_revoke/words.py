"""Laws 61-64: the revoke is corrected, or costs tricks."""

from __future__ import annotations

from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption
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
)

REVOKED = Instruct(
    "61A",
    "it_is_a_revoke",
    "Det er en kulørsvigt.",
    settled_by=(
        "established",
        "not_established",
    ),
)
ALSO_A_LEAD = Instruct(
    "61A",
    "lead_can_be_revoke",
    "Det er en kulørsvigt, også ved et udspil.",
    settled_by=(
        "established",
        "not_established",
    ),
)
STAY = Instruct(
    "50D",
    "stay_at_the_table",
    "Bliv ved bordet, mens der ligger store strafkort, eller en farve er krævet eller forbudt.",
    to=ME,
    authority=Authority.ADVICE,
)
NO_REVOKE = Instruct("61A", "no_revoke", "Det er ikke en kulørsvigt.", short="ingen kulørsvigt")
CLAIM_STANDS = Instruct(
    "68D",
    "claim_cannot_be_withdrawn",
    "Spillet er stoppet. Kravet kan ikke trækkes tilbage.",
    short="kravet står",
)
PLAN_FAILS = Instruct(
    "70A",
    "plan_cannot_be_followed",
    "Jeg fordeler resten af stikkene, hvis nogen er uenig. Den nævnte plan kan ikke følges.",
)
SUPPLY_CARD = Instruct(
    "67A1",
    "supply_legal_card",
    "Spil nu et lovligt kort til stikket.",
    to="offender",
    short="{offender} spiller et lovligt kort",
)
ADD_SUIT = Instruct(
    "67B1a",
    "add_card_of_suit",
    "Læg straks et kort i farven åbent til stikket. Jeg flytter ikke stikket, men"
    " regner det som en kulørsvigt.",
    to="offender",
    short="{offender} lægger til i farven",
)
ADD_ANY = Instruct(
    "67B1b",
    "add_any_card",
    "Læg straks et valgfrit kort åbent til stikket. Jeg flytter ikke stikket, men"
    " regner det som en kulørsvigt, selv om du ikke havde farven.",
    to="offender",
    short="{offender} lægger et frit kort til",
)
RULE_AGAINST = Instruct(
    "66D",
    "rule_against_mixer",
    "{Offending_side} har blandet kortene. Jeg går ud fra, at der er svigtet kulør.",
    short="regnes som kulørsvigt",
)
CANNOT_BE_SHOWN = Instruct(
    "66D",
    "revoke_cannot_be_shown",
    "{Other_side} har blandet kortene. Jeg går ud fra, at der ikke er svigtet kulør.",
    short="regnes ikke som kulørsvigt",
)
ESTABLISHED_OR_NOT = HandOver("63A", "revoke_established")
ESTABLISHED = Instruct(
    "63A1",
    "established",
    "Kulørsvigten er etableret. Stikket står, som det er spillet.",
    short="kulørsvigten er etableret",
    settled_by=("exemption",),
)
NOT_ESTABLISHED = Instruct(
    "62A",
    "not_established",
    "Kulørsvigten skal rettes.",
    short="kulørsvigten rettes",
    settled_by=("play_legal_card", "table_card_back"),
)
COUNT_AFTERWARDS = Instruct(
    "64A",
    "tricks_counted_after_play",
    "Jeg afgør efter spillet, om der skal overføres stik.",
    settled_by=("exemption",),
)
TOLD_CARD_BACK = Instruct(
    "47E1",
    "told_card_back",
    "Tag kortet til næste stik op, uden strafkort.",
    to="offending_side",
    short="næste kort tages op",
)
PLAY_OVER = (
    Instruct(
        "68D",
        "play_over_by_claim",
        "Spillet er stoppet af kravet. Spil ikke videre. Det svigtede kort bliver ikke strafkort.",
    ),
    Instruct(
        "70A",
        "rest_shared_after_correction",
        "Jeg fordeler resten af stikkene, som om kulørsvigten er rettet i stikket.",
        short="resten fordeles",
    ),
    NewIrregularity("70A", "claim"),
)
"""No card is played after a claim, so a revoke is corrected by the director alone (68D)."""
OWN_CLAIM = (
    Instruct(
        "68D",
        "play_stopped_by_own_claim",
        "Spillet er stoppet. Kravet eller afkaldet afgøres først.",
        short="spillet er stoppet",
        settled_by=("exemption",),
    ),
    NewIrregularity("68D", "claim"),
)
LAST_TRICKS = Instruct(
    "62D1",
    "last_two_tricks_put_right",
    "I 12. stik rettes også en etableret kulørsvigt. {Offender} spiller et lovligt"
    " kort, og de to sidste stik spilles, som de skal.",
    short="de to sidste stik rettes",
)
OTHERS_MAY_CHANGE = Instruct(
    "62C1",
    "cards_since_may_be_changed",
    "I må skifte kort, I spillede mellem kulørsvigten og påtalen. Gør I det, må"
    " den næste fra {offending_side} også skifte.",
    to="other_side",
)
BOTH_CORRECTED = Instruct(
    "62C3",
    "both_revokes_corrected",
    "Begge sider retter deres kulørsvigt. Tag kort til næste stik op igen. Hvert"
    " kort, en modspiller tager tilbage, er et strafkort.",
    short="begge sider retter",
)
NEITHER_MAY_USE = Instruct(
    "16C2",
    "neither_side_may_use_cards",
    "I må ikke bruge, hvad de tilbagetagne kort viste. Strafkort må alle bruge, mens de ligger.",
)
EITHER_DAMAGED = AdjustedScore("64C1", Grounds.EITHER_DAMAGED, when=When.AFTER_PLAY)
"""Where both sides have revoked nobody is the non-offending side."""
AS_IF_ESTABLISHED = Instruct(
    "43B2b",
    "corrected_and_counted",
    "{Dummy} måtte ikke spørge. Kulørsvigten rettes, men efter spillet overføres"
    " stik, som om den var etableret.",
    short="kulørsvigten rettes, men tæller som etableret",
)
SEEN_BY_PARTNER = Information("62D2", Status.UNAUTHORISED, About.CARD)
NO_TRANSFER = Instruct(
    "64B8",
    "no_transfer",
    "Jeg overfører ingen stik.",
    short="ingen stik overføres",
    when=When.AFTER_PLAY,
)
MIND_DAMAGE = AdjustedScore("64C1", Grounds.NOT_COMPENSATED, when=When.AFTER_PLAY)
ONLY_DEFENDERS = AdjustedScore("43B3", Grounds.GAINED, Sides.OFFENDING, when=When.AFTER_PLAY)
AFTERWARDS = HandOver("64A", "revoke_transfer", when=When.AFTER_PLAY)
ITS_CARDS = HandOver("62C3", "penalty_card", when=When.ON_TABLE)
REPLACE = Instruct("62B", "play_legal_card", "Spil et lovligt kort i stedet.", to="offender")
FACED_BACK = Instruct(
    "62B2",
    "still_penalty_card",
    "Læg kortet tilbage som strafkort.",
    to="offender",
    short="kortet er stadig strafkort",
)
IF_MINOR = Instruct(
    "50C",
    "minor_card_stays_minor",
    "Er det et lille strafkort, er det stadig lille, og {declarer} har intet valg.",
    to=ME,
)
TABLE_BACK = Instruct(
    "62B2",
    "table_card_back",
    "Spil et andet, lovligt kort fra bordet.",
    to="declarer",
    short="nyt kort fra bordet",
)
GOES_ON = Instruct(
    "62B2", "goes_on_unpunished", "Der er ingen yderligere berigtigelse.", short="intet yderligere"
)
STAND = Instruct("62C1", "cards_stand", "Lad {other_side's} kort blive i stikket.", to=ME)
CHANGED = (
    Instruct(
        "62C1",
        "cards_changed",
        "Spil et andet lovligt kort.",
        to="other_side",
        short="{other_side} skifter kort",
    ),
    *CARDS_TAKEN_BACK,
)
NEXT_LEAD_BACK = (
    Instruct(
        "44G",
        "next_lead_goes_back",
        "Stikkets nye vinder spiller ud. Tag kort til næste stik op.",
        short="ny vinder af stikket spiller ud",
    ),
    *CARDS_TAKEN_BACK,
)
PARTNER_FREE = Instruct(
    "62C2",
    "partner_may_change",
    "I må også skifte et kort, I spillede bagefter.",
    to="offending_side",
    short="{offending_side} må også",
)
PARTNER_PAYS = Instruct(
    "62C2",
    "partner_may_change_for_penalty",
    "Du må også skifte, men får så et strafkort.",
    to="partner",
    short="{partner} må også",
)
EXEMPTED_BY = {
    Exemption.FACED: "64B3",
    Exemption.NEXT_BOARD: "64B4",
    Exemption.ROUND_OVER: "64B5",
    Exemption.TWELFTH: "64B6",
    Exemption.BOTH_SIDES: "64B7",
}
HIDDEN_BY_SECOND = Instruct(
    "72B3",
    "second_revoke_may_hide_the_first",
    "Svigtede {offender} igen for at skjule den første kulørsvigt? Så overvej strafpoint"
    " (§\u00a090A).",
    to=ME,
    when=When.AFTER_PLAY,
)
NOT_IN_TWELFTH = NO_TRANSFER.under("64B6")
COMPENSATED = HandOver("64C", "revoke_equity")
STANDS = Instruct(
    "64C1",
    "result_with_transfer_stands",
    "Derudover ændrer jeg ikke resultatet.",
    short="ingen justering",
    when=When.AFTER_PLAY,
)
WITHOUT_REVOKE = Instruct(
    "64C1",
    "score_without_revoke",
    "Giv en justeret score: det sandsynlige resultat uden kulørsvigten. Den"
    " erstatter eventuelt overførte stik.",
    to=ME,
    short="justeret score uden kulørsvigten",
    when=When.AFTER_PLAY,
)
WITHOUT_LATER = Instruct(
    "64C2a",
    "score_without_later_revokes",
    "Giv en justeret score: det sandsynlige resultat, hvis {offender} ikke havde"
    " svigtet igen i farven.",
    to=ME,
    short="justeret score som efter første kulørsvigt",
    when=When.AFTER_PLAY,
)
WITHOUT_ANY = Instruct(
    "64C2b",
    "score_without_any_revoke",
    "Giv en justeret score: det sandsynlige resultat, hvis ingen af siderne havde svigtet.",
    to=ME,
    short="justeret score, som om ingen svigtede",
    when=When.AFTER_PLAY,
)
WITHOUT = {Exemption.REPEATED: WITHOUT_LATER}
CARD_STAYS = "strafkortet bliver liggende"
"""The verdict where nothing else changes when a defender corrects a revoke."""
NEW_WINNER_AND_CARD = "ny vinder af stikket spiller ud; strafkortet bliver liggende"
"""The verdict where a defender's revoke, once corrected, has given the trick a new winner."""
LAST_TRICKS_BARRED = "de to sidste stik rettes; {partner} må ikke bruge det viste"
"""The verdict where the revoke was shown before partner played to the twelfth trick."""
