"""Laws 61-64: the revoke is corrected, or costs tricks."""

from __future__ import annotations

from rules_src.laws.common.taken_back import CARDS_TAKEN_BACK
from rules_src.laws.law_61_64_revoke.transfer_facts import Exemption
from rules_src.model.ruling import Authority, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    HandOver,
    Information,
    Instruct,
    Sides,
    Status,
    Test,
)

REVOKED = Instruct("61A", "it_is_a_revoke", "Det er kulørsvigt.")
ALSO_A_LEAD = Instruct(
    "61A",
    "lead_can_be_revoke",
    "Det er kulørsvigt, også hvis det var et udspil, og den kan blive etableret.",
)
STAY = Instruct(
    "50D",
    "stay_at_the_table",
    "Gå ikke fra bordet, mens der ligger store strafkort, eller en farve er krævet eller forbudt.",
    private=True,
    authority=Authority.ADVICE,
)
NO_REVOKE = Instruct("61A", "no_revoke", "Der er ikke begået kulørsvigt.")
CLAIM_STANDS = Instruct(
    "68D",
    "claim_cannot_be_withdrawn",
    "Kravet kan ikke trækkes tilbage, og spillet er standset.",
)
PLAN_FAILS = Instruct(
    "70A",
    "plan_cannot_be_followed",
    "Er nogen uenig i kravet, fordeler turneringslederen resten af stikkene; den plan, der blev"
    " nævnt, kan ikke følges.",
)
SUPPLY_CARD = Instruct(
    "67A1", "supply_legal_card", "{Offender} spiller nu et lovligt kort til stikket."
)
ADD_SUIT = Instruct(
    "67B1a",
    "add_card_of_suit",
    "{Offender} lægger straks et kort i farven åbent til stikket; stikket skifter ikke ejer, og"
    " det regnes for kulørsvigt.",
)
ADD_ANY = Instruct(
    "67B1b",
    "add_any_card",
    "{Offender} lægger straks et frit valgt kort åbent til stikket; stikket skifter ikke ejer, og"
    " det regnes for kulørsvigt, selv om han ikke havde farven.",
)
RULE_AGAINST = Instruct(
    "66D",
    "rule_against_mixer",
    "{Offending_side} har blandet kortene, så turneringslederen går ud fra, at der er svigtet"
    " kulør.",
)
CANNOT_BE_SHOWN = Instruct(
    "66D",
    "revoke_cannot_be_shown",
    "{Other_side} har blandet kortene, så turneringslederen går ud fra, at der ikke er svigtet"
    " kulør.",
)
ESTABLISHED_OR_NOT = HandOver("63A", "revoke_established")
ESTABLISHED = Instruct(
    "63A1",
    "established",
    "Kulørsvigten er etableret. Den rettes ikke, og stikket står, som det er spillet.",
)
NOT_ESTABLISHED = Instruct(
    "62A", "not_established", "Kulørsvigten er ikke etableret og skal rettes."
)
COUNT_AFTERWARDS = Instruct(
    "64A",
    "tricks_counted_after_play",
    "Når spillet er slut, afgør turneringslederen, om der skal overføres stik.",
)
TOLD_CARD_BACK = Instruct(
    "47E1",
    "told_card_back",
    "Kortet til næste stik tages op igen. Ingen kan acceptere det, og det er ikke strafkort.",
)
REST_IS_SHARED = Instruct(
    "70A",
    "rest_shared_after_correction",
    "Kravet har standset spillet; når kulørsvigten er rettet, fordeles resten af stikkene.",
)
LAST_TRICKS = Instruct(
    "62D1",
    "last_two_tricks_put_right",
    "I 12. stik rettes kulørsvigten, også når den er etableret: {Offender} bekender, og de to"
    " sidste stik spilles, som de skal.",
)
OTHERS_MAY_CHANGE = Instruct(
    "62C1",
    "cards_since_may_be_changed",
    "{Other_side} må tage kort tilbage, som den har spillet efter kulørsvigten; gør den det, må"
    " også den næste fra {offending_side} skifte kort.",
)
BOTH_CORRECTED = Instruct(
    "62C3",
    "both_revokes_corrected",
    "Begge sider retter deres kulørsvigt, og kort til næste stik tages op. Hvert kort, en"
    " modspiller tager tilbage, er et strafkort.",
)
AS_IF_ESTABLISHED = Instruct(
    "43B2b",
    "corrected_and_counted",
    "{Dummy} måtte ikke spørge. Kulørsvigten rettes, men efter spillet overføres stik efter samme"
    " regler, som om den var etableret.",
)
SEEN_BY_PARTNER = Information("62D2", Status.UNAUTHORISED, About.CARD)
NO_TRANSFER = Instruct("64B8", "no_transfer", "Der overføres ingen stik.", when=When.AFTER_PLAY)
MIND_DAMAGE = AdjustedScore("64C1", Test.NOT_COMPENSATED, when=When.AFTER_PLAY)
ONLY_DEFENDERS = AdjustedScore("43B3", Test.GAINED, Sides.OFFENDING, when=When.AFTER_PLAY)
AFTERWARDS = HandOver("64A", "revoke_transfer", when=When.AFTER_PLAY)
ITS_CARDS = HandOver("62C3", "penalty_card", when=When.ON_TABLE)
REPLACE = Instruct("62B", "play_legal_card", "{Offender} spiller et lovligt kort i stedet.")
FACED_BACK = Instruct(
    "62B2",
    "still_penalty_card",
    "Kortet lægges tilbage på bordet og er strafkort som før.",
)
TABLE_BACK = Instruct(
    "62B2",
    "table_card_back",
    "Kortet lægges tilbage blandt bordets kort, og bordet bekender.",
)
GOES_ON = Instruct("62B2", "goes_on_unpunished", "Spillet går videre uden yderligere berigtigelse.")
STAND = Instruct("62C1", "cards_stand", "{Other_side} lader sine kort stå.")
CHANGED = (
    Instruct("62C1", "cards_changed", "{Other_side} spiller et andet lovligt kort i stedet."),
    *CARDS_TAKEN_BACK,
)
PARTNER_FREE = Instruct(
    "62C2",
    "partner_may_change",
    "Så må også {offending_side} skifte det kort, der er spillet efter; det koster ikke noget.",
)
PARTNER_PAYS = Instruct(
    "62C2",
    "partner_may_change_for_penalty",
    "Så må også {partner} skifte kort, men det kort, han tager tilbage, bliver et strafkort.",
)
EXEMPTED_BY = {
    Exemption.REPEATED: "64B2",
    Exemption.FACED: "64B3",
    Exemption.NEXT_BOARD: "64B4",
    Exemption.ROUND_OVER: "64B5",
    Exemption.TWELFTH: "64B6",
    Exemption.BOTH_SIDES: "64B7",
}
COMPENSATED = HandOver("64C", "revoke_equity")
STANDS = Instruct(
    "64C1",
    "result_with_transfer_stands",
    "Resultatet med de stik, der eventuelt er overført, står ved magt.",
    when=When.AFTER_PLAY,
)
WITHOUT_REVOKE = Instruct(
    "64C1",
    "score_without_revoke",
    "Giv en korrigeret score: det sandsynlige resultat uden kulørsvigten. Den træder i stedet for"
    " overførte stik.",
    when=When.AFTER_PLAY,
    private=True,
)
WITHOUT_LATER = Instruct(
    "64C2a",
    "score_without_later_revokes",
    "Giv en korrigeret score: det sandsynlige resultat uden de senere kulørsvigt i farven.",
    when=When.AFTER_PLAY,
    private=True,
)
WITHOUT_ANY = Instruct(
    "64C2b",
    "score_without_any_revoke",
    "Giv en korrigeret score: det sandsynlige resultat, hvis ingen af siderne havde svigtet.",
    when=When.AFTER_PLAY,
    private=True,
)
WITHOUT = {Exemption.REPEATED: WITHOUT_LATER, Exemption.BOTH_SIDES: WITHOUT_ANY}
