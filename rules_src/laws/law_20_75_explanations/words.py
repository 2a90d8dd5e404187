"""Laws 20F and 75: who corrects, when, and what the others may change."""

from __future__ import annotations

from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.steps import About, AdjustedScore, Information, Instruct, Status, Test

NOTHING_TO_CORRECT = Instruct(
    "75C",
    "nothing_to_correct",
    "Intet skal rettes, og under meldingerne må {partner} ikke vise, at noget er galt.",
)
MAY_CORRECT = Instruct(
    "20F4a",
    "may_correct_now",
    "{Offender} må tilkalde turneringslederen og rette forklaringen nu, men kan også vente.",
)
CORRECT_BEFORE_LEAD = Instruct(
    "20F4a",
    "must_correct_before_lead",
    "{Offender} skal tilkalde turneringslederen og rette forklaringen, før udspillet vendes.",
    when=When.BEFORE_LEAD,
)
SHOW_NOTHING = Instruct(
    "20F5a",
    "show_nothing",
    "{Partner} må hverken rette forklaringen eller vise, at den er forkert.",
)
CORRECT_IF_DECLARING = Instruct(
    "20F5b",
    "correct_if_declaring",
    "Får {offending_side} kontrakten, skal {partner} tilkalde turneringslederen og rette"
    " forklaringen, før udspillet vendes.",
    when=When.BEFORE_LEAD,
)
CORRECT_AFTER_PLAY = Instruct(
    "20F5b",
    "correct_after_play",
    "Kommer {offending_side} i modspil, skal {partner} tilkalde turneringslederen og rette"
    " forklaringen, når spillet er slut, og ikke før.",
    when=When.AFTER_PLAY,
)
CORRECT_NOW = Instruct(
    "20F4a", "must_correct_now", "Forklaringen skal rettes nu, med turneringslederen ved bordet."
)
SHOULD_CORRECT = Instruct(
    "75B2",
    "should_correct_now",
    "{Offender} bør tilkalde turneringslederen og rette forklaringen, selv om spillet er slut.",
    authority=Authority.ADVICE,
)
TOO_EARLY = Instruct(
    "20F5a", "corrected_too_early", "{Partner} har rettet for tidligt; det er et lovbrud."
)
REOPENS = Instruct(
    "21B1a",
    "auction_goes_on",
    "Ændres den afsluttende pas, fortsætter meldeforløbet derfra.",
)
MAY_RETRACT = Instruct(
    "47E2a",
    "may_retract_card",
    "{Misinformed} må tage sit kort tilbage, hvis det kan skyldes forklaringen, og ingen har"
    " spillet til stikket efter det; et åbningsudspil dog kun, til bordet har vist et kort. Er det"
    " for sent, kan scoren justeres (§\u00a047E2(b)).",
)
CHECK_FORFEITURE = Instruct(
    "11A",
    "check_forfeiture",
    "Afslog {other_side} i uvidenhed om loven selv at få turneringslederen til bordet, ændres kun"
    " scoren for {offending_side}; ellers for begge sider.",
    when=When.AFTER_PLAY,
    private=True,
)
DAMAGE = AdjustedScore("21B3", Test.MISINFORMED, when=When.AFTER_PLAY)
GONE_ON = Ruling(DAMAGE, CHECK_FORFEITURE)
"""The table went on without the director, and what could be changed was not (21B3, 11A)."""
HEARD_BY_PARTNER = Information("75A", Status.UNAUTHORISED, About.EXPLANATION)
