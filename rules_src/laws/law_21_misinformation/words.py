"""Laws 21 and 47E2: what may be changed, and what the score puts right."""

from __future__ import annotations

from rules_src.laws.law_21_misinformation.facts import Misled
from rules_src.model.effects import Effect, Lasting
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Step, When
from rules_src.model.steps import CardBack, HandOver, Information, Instruct, NewIrregularity, Status
from rules_src.model.words import Words


class Say(Words):
    check_use_of_explanation = Instruct(
        "16B1a",
        "Undersøg også, om {offending_side} har udnyttet det, forklaringen røbede,"
        " selv om ingen har nævnt det.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    always_check: tuple[Step, ...] = (
        check_use_of_explanation,
        NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
    )
    no_alert_needed = Instruct(
        "40B2aiii",
        "Meldingen skulle ikke alertes. Jeg ændrer ikke scoren.",
        short="ingen alert krævet",
    )
    own_misunderstanding = Instruct(
        "21A",
        "I har selv misforstået meldingen, så I får ikke noget rettet. Jeg ændrer ikke scoren.",
        to="other_side",
        short="egen misforståelse rettes ikke",
    )
    keep_quiet_who_misunderstood = Instruct(
        "16B1a",
        "Sig intet ved bordet om, hvad nogen troede. Sig kun til spilleren, væk fra bordet, at"
        " intet rettes nu.",
        to=ME,
        away=True,
    )
    """As long as the board lasts, partner would learn from the ruling what a player had thought."""
    not_misled = {
        Misled.ALERT_NOT_REQUIRED: no_alert_needed,
        Misled.ITSELF: own_misunderstanding,
    }
    agreement_is_enough = Instruct(
        "75C",
        "I har krav på at kende modstandernes aftaler, men ikke deres kort.",
        to="other_side",
    )
    go_on_and_explanation_waits = Instruct(
        "84A",
        "Gå videre nu. Jeg ser på forklaringen efter spillet.",
        leaves=(Effect(Lasting.LATER, "", "after_play.go_on_and_explanation_waits"),),
    )
    nothing_aloud = "intet rettes nu, og intet siges under spillet"
    quietly = {
        Misled.ALERT_NOT_REQUIRED: "ingen alert krævet, og intet siges under spillet",
        Misled.ITSELF: "egen misforståelse rettes ikke, og intet siges under spillet",
    }
    changed_call_stands = Instruct(
        "21B1a",
        "{Misinformed's} nye melding gælder, og meldingerne fortsætter derfra. Tag et"
        " fordækt udspil op.",
        short="{misinformed} ændrer sin melding",
    )
    call_after_it_may_change = Instruct(
        "21B2",
        "Spilleren til venstre for {misinformed} må også ændre sin seneste melding.",
        short="næste spiller må også",
    )
    call_left_unchanged = Instruct(
        "21B1a",
        "Din melding gælder. Den giver ikke ret til en anden score, for du kunne have ændret den.",
        to="misinformed",
        short="{misinformed} ændrer ikke sin melding",
    )
    partner_has_called_since = Instruct(
        "21B1a",
        "Du kan ikke ændre meldingen, for din makker har meldt efter dig.",
        to="misinformed",
        short="for sent at ændre meldingen",
    )
    keep_earlier_calls_quiet = Instruct(
        "73B1",
        "Sig ikke nu, hvad I ville have meldt tidligere. Jeg ser på det efter spillet.",
        to="other_side",
        leaves=(Effect(Lasting.LATER, "", "after_play.keep_earlier_calls_quiet"),),
    )
    no_call_changes = Instruct(
        "21B1a",
        "Ingen melding ændres. Fortsæt med den rigtige forklaring.",
        short="ingen melding ændres",
    )
    face_down_lead_may_change = Instruct(
        "47E2a",
        "I må bytte et fordækt udspil fra før rettelsen, hvis forklaringen kan have påvirket det.",
        to="other_side",
        when=When.BEFORE_LEAD,
    )
    wrong_lead_goes_back = Instruct(
        "41A",
        "Tag det fordækte udspil op. Den rigtige modspiller spiller ud.",
        short="det forkerte udspil tages op",
    )
    card_left_played = Instruct(
        "47E2a",
        "Dit kort bliver liggende. Det giver ikke ret til en anden score, for du kunne"
        " have taget det tilbage.",
        to="misinformed",
        short="kortet bliver liggende",
    )
    card_may_not_come_back = Instruct(
        "47E2b",
        "Du kan ikke tage kortet tilbage. Spil videre.",
        to="misinformed",
        short="kortet kan ikke tages tilbage",
    )
    card_back = CardBack("47E2a", "misinformed")
    withdrawn_call = (
        Information("16C1", Status.AUTHORISED, to="other_side"),
        Information("16C2", Status.UNAUTHORISED, to="offending_side"),
    )
    afterwards = HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY)
    not_damaged = Instruct(
        "12B1",
        "Forklaringen har ikke skadet {other_side}. Jeg ændrer ikke scoren af den grund.",
        short="ingen skade",
        when=When.AFTER_PLAY,
    )
    score_with_correct_explanation = Instruct(
        "21B3",
        "Giv begge sider en justeret score: det sandsynlige resultat med den rigtige forklaring.",
        to=ME,
        short="begge får justeret score",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    weigh_likely_results = Instruct(
        "12C1c",
        "Vægt resultaterne, hvis flere er sandsynlige. Lad tvivlen komme {other_side} til gode.",
        to=ME,
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
