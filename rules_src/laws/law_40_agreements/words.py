"""Law 40: what a pair may call, must tell and may not play."""

from __future__ import annotations

from dataclasses import replace

from rules_src.model.ruling import ME, When
from rules_src.model.steps import Instruct, NewIrregularity

PSYCHE_STANDS = Instruct(
    "40A3",
    "psychic_call_stands",
    "En psykisk melding er lovlig, når {partner} ikke vidste mere end modstanderne. Scoren står"
    " ved magt.",
    short="lovlig psykisk melding, scoren står",
    when=When.AFTER_PLAY,
)
NO_DUTY = Instruct(
    "40C2",
    "need_not_tell_of_departure",
    "Kræv ikke, at {offender} fortæller nogen om det.",
    to=ME,
)
MISTAKE_STANDS = Instruct(
    "75C",
    "mistaken_call_stands",
    "En forkert melding er ikke et lovbrud. Scoren står ved magt.",
    short="forkert melding er lovlig, scoren står",
    when=When.AFTER_PLAY,
)
NOT_ALOUD = Instruct(
    "40C2",
    "no_word_of_departure_before_play_is_over",
    "Sig intet om meldingen ved bordet, før spillet er slut. Modstanderne har kun krav på at kende"
    " aftalen.",
    to=ME,
    away=True,
)
NOT_YET = Instruct(
    "40C1",
    "wait_until_the_hand_is_known",
    "Sig intet om meldingen ved bordet, før spillet er slut. Ellers røber du hånden.",
    to=ME,
    away=True,
)
WAS_IT_USED = Instruct(
    "75A",
    "see_whether_alert_or_explanation_was_used",
    "Undersøg, om {offender} har brugt det, {partner's} alert eller forklaring røbede.",
    to=ME,
    when=When.AFTER_PLAY,
)
CHECK_USE = NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY)
IMPLICIT = Instruct(
    "40C1",
    "is_implicit_agreement",
    "{Partner} kunne vente det, så loven kalder det en aftale mellem jer.",
    to="offending_side",
    short="skjult aftale",
    when=When.AFTER_PLAY,
)
NOT_TOLD = Instruct(
    "40C1",
    "agreement_was_not_told",
    "I skulle have oplyst den aftale. Jeg regner modstanderne for vildledt.",
    to="offending_side",
    short="aftalen var ikke oplyst",
)
MAY_STILL_CHANGE = Instruct(
    "21B1a",
    "see_first_what_may_change",
    "Er spillet ikke slut, så lad {other_side} ændre det, de stadig må ændre (§\u00a7\u00a021B1 og"
    " 47E2).",
    to=ME,
)
DISCLOSE = Instruct(
    "40A1b",
    "disclose_agreements",
    "I skal oplyse jeres aftaler, også dem, der er vokset frem af vane.",
    to="offending_side",
)
DISCLOSE_AFTERWARDS = replace(DISCLOSE, when=When.AFTER_PLAY)
"""Where the hand would be given away if it were said before."""
FORBIDDEN = Instruct(
    "40B2ai",
    "agreement_is_forbidden",
    "I må ikke bruge den aftale her. Brug den ikke i de næste spil.",
    to="offending_side",
    short="forbudt aftale",
)
BARRED = Instruct(
    "40B2av",
    "psyching_it_is_barred",
    "I må ikke bluffe med den melding, for det forbyder turneringens regler.",
    to="offending_side",
    short="bluff med meldingen er forbudt",
    when=When.AFTER_PLAY,
)
BARRED_DAMAGE = Instruct(
    "12A1",
    "score_if_barred_call_damaged",
    "Justér scoren, hvis den forbudte melding skadede {other_side}.",
    to=ME,
    short="scoren vurderes efter spillet",
    when=When.AFTER_PLAY,
)
SCORE = Instruct(
    "40C1",
    "score_without_the_agreement",
    "Giv en justeret score: det sandsynlige resultat uden en skjult eller forbudt aftale.",
    to=ME,
    short="scoren justeres",
    when=When.AFTER_PLAY,
)
NOT_DAMAGED = Instruct(
    "40C1",
    "agreement_did_no_damage",
    "Scoren står ved magt. Aftalen skadede ingen.",
    short="scoren står",
    when=When.AFTER_PLAY,
)
HIDDEN_PENALTY = Instruct(
    "40C1",
    "penalty_for_hidden_agreement",
    "Overvej strafpoint, især hvis det er sket før.",
    to=ME,
    when=When.AFTER_PLAY,
)
FORBIDDEN_PENALTY = Instruct(
    "40B4",
    "penalty_for_forbidden_agreement",
    "Overvej strafpoint for at bruge aftalen.",
    to=ME,
    when=When.AFTER_PLAY,
)
PSYCHE_PENALTY = Instruct(
    "90B8",
    "penalty_for_barred_psyche",
    "Overvej strafpoint for at bryde turneringens regler.",
    to=ME,
    when=When.AFTER_PLAY,
)
