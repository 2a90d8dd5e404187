"""Law 40: what a pair may call, must tell and may not play."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, When
from rules_src.model.steps import Instruct, NewIrregularity
from rules_src.model.words import Words


class Say(Words):
    psychic_call_stands = Instruct(
        "40A3",
        "En psykisk melding er lovlig, når {partner} ikke vidste mere end modstanderne. Scoren står"
        " ved magt.",
        short="lovlig psykisk melding, scoren står",
        when=When.AFTER_PLAY,
    )
    need_not_tell_of_departure = Instruct(
        "40C2",
        "Kræv ikke, at {offender} fortæller nogen om det.",
        to=ME,
    )
    mistaken_call_stands = Instruct(
        "75C",
        "En forkert melding er ikke et lovbrud. Scoren står ved magt.",
        short="forkert melding er lovlig, scoren står",
        when=When.AFTER_PLAY,
    )
    no_word_of_departure_before_play_is_over = Instruct(
        "40C2",
        "Sig intet om meldingen ved bordet, før spillet er slut. Modstanderne har kun krav på at"
        " kende aftalen.",
        to=ME,
        away=True,
    )
    wait_until_the_hand_is_known = Instruct(
        "40C1",
        "Sig intet om meldingen ved bordet, før spillet er slut. Ellers røber du hånden.",
        to=ME,
        away=True,
    )
    see_whether_alert_or_explanation_was_used = Instruct(
        "75A",
        "Undersøg, om {offender} har brugt det, {partner's} alert eller forklaring røbede.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    check_use = NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY)
    is_implicit_agreement = Instruct(
        "40C1",
        "{Partner} kunne vente det, så loven kalder det en aftale mellem jer.",
        to="offending_side",
        short="skjult aftale",
        when=When.AFTER_PLAY,
    )
    agreement_was_not_told = Instruct(
        "40C1",
        "I skulle have oplyst den aftale. Jeg regner modstanderne for vildledt.",
        to="offending_side",
        short="aftalen var ikke oplyst",
    )
    see_first_what_may_change = Instruct(
        "21B1a",
        "Er spillet ikke slut, så lad {other_side} ændre det, de stadig må ændre (§§\u00a021B1 og"
        " 47E2).",
        to=ME,
    )
    disclose_agreements = Instruct(
        "40A1b",
        "I skal oplyse jeres aftaler, også dem, der er vokset frem af vane.",
        to="offending_side",
    )
    agreement_is_forbidden = Instruct(
        "40B2ai",
        "I må ikke bruge den aftale her. Brug den ikke i de næste spil.",
        to="offending_side",
        short="forbudt aftale",
    )
    psyching_it_is_barred = Instruct(
        "40B2av",
        "I må ikke bluffe med den melding, for det forbyder turneringens regler.",
        to="offending_side",
        short="bluff med meldingen er forbudt",
        when=When.AFTER_PLAY,
    )
    score_if_barred_call_damaged = Instruct(
        "12A1",
        "Justér scoren, hvis den forbudte melding skadede {other_side}.",
        to=ME,
        short="scoren vurderes efter spillet",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    score_without_the_agreement = Instruct(
        "40C1",
        "Giv en justeret score: det sandsynlige resultat uden en skjult eller forbudt aftale.",
        to=ME,
        short="scoren justeres",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    agreement_did_no_damage = Instruct(
        "40C1",
        "Scoren står ved magt. Aftalen skadede ingen.",
        short="scoren står",
        when=When.AFTER_PLAY,
    )
    penalty_for_hidden_agreement = Instruct(
        "40C1",
        "Overvej strafpoint, især hvis det er sket før.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    penalty_for_forbidden_agreement = Instruct(
        "40B4",
        "Overvej strafpoint for at bruge aftalen.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    penalty_for_barred_psyche = Instruct(
        "90B8",
        "Overvej strafpoint for at bryde turneringens regler.",
        to=ME,
        when=When.AFTER_PLAY,
    )
