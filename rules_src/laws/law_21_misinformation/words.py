"""Laws 21 and 47E2: what may be changed, and what the score puts right."""

from __future__ import annotations

from rules_src.laws.law_21_misinformation.facts import Misled
from rules_src.model.ruling import ME, Step, When
from rules_src.model.steps import CardBack, HandOver, Information, Instruct, NewIrregularity, Status

CHECK_OWN_USE = Instruct(
    "16B1a",
    "check_use_of_explanation",
    "Undersøg også, om {offending_side} har udnyttet det, forklaringen røbede,"
    " selv om ingen har nævnt det.",
    to=ME,
    when=When.AFTER_PLAY,
)
ALWAYS_CHECK: tuple[Step, ...] = (
    CHECK_OWN_USE,
    NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
)
NO_ALERT_NEEDED = Instruct(
    "40B2aiii",
    "no_alert_needed",
    "Meldingen skulle ikke alertes. Jeg ændrer ikke scoren.",
    short="ingen alert krævet",
)
OWN_MISUNDERSTANDING = Instruct(
    "21A",
    "own_misunderstanding",
    "I har selv misforstået meldingen, så I får ikke noget rettet. Jeg ændrer ikke scoren.",
    to="other_side",
    short="egen misforståelse rettes ikke",
)
OTHERS_MAY_NOT_LEARN = Instruct(
    "16B1a",
    "keep_quiet_who_misunderstood",
    "Sig intet ved bordet om, hvad nogen troede. Sig kun til spilleren, væk fra bordet, at intet"
    " rettes nu.",
    to=ME,
    away=True,
)
"""As long as the board lasts, partner would learn from the ruling what a player had thought."""
NOT_MISLED = {
    Misled.ALERT_NOT_REQUIRED: NO_ALERT_NEEDED,
    Misled.ITSELF: OWN_MISUNDERSTANDING,
}
AGREEMENT_IS_ENOUGH = Instruct(
    "75C",
    "agreement_is_enough",
    "I har krav på at kende modstandernes aftaler, men ikke deres kort.",
    to="other_side",
)
GO_ON = Instruct(
    "84A",
    "go_on_and_explanation_waits",
    "Gå videre nu. Jeg ser på forklaringen efter spillet.",
)
NOTHING_ALOUD = "intet lovbrud, og intet siges under spillet"
QUIETLY = {
    Misled.ALERT_NOT_REQUIRED: "ingen alert krævet, og intet siges under spillet",
    Misled.ITSELF: "egen misforståelse rettes ikke, og intet siges under spillet",
}
CHANGED = Instruct(
    "21B1a",
    "changed_call_stands",
    "{Misinformed's} nye melding gælder, og meldingerne fortsætter derfra. Tag et"
    " fordækt udspil op.",
    short="{misinformed} ændrer sin melding",
)
MAY_ANSWER = Instruct(
    "21B2",
    "call_after_it_may_change",
    "Spilleren til venstre for {misinformed} må også ændre sin seneste melding.",
    short="næste spiller må også",
)
UNCHANGED = Instruct(
    "21B1a",
    "call_left_unchanged",
    "Din melding gælder. Den giver ikke ret til en anden score, for du kunne have ændret den.",
    to="misinformed",
    short="{misinformed} ændrer ikke sin melding",
)
TOO_LATE_FOR_CALL = Instruct(
    "21B1a",
    "partner_has_called_since",
    "Du kan ikke ændre meldingen, for din makker har meldt efter dig.",
    to="misinformed",
    short="for sent at ændre meldingen",
)
SAY_NOTHING = Instruct(
    "73B1",
    "keep_earlier_calls_quiet",
    "Sig ikke nu, hvad I ville have meldt tidligere. Jeg ser på det efter spillet.",
    to="other_side",
)
NO_CALL = Instruct(
    "21B1a",
    "no_call_changes",
    "Ingen melding ændres. Fortsæt med den rigtige forklaring.",
    short="ingen melding ændres",
)
LEAD_MAY_CHANGE = Instruct(
    "47E2a",
    "face_down_lead_may_change",
    "I må bytte et fordækt udspil fra før rettelsen, hvis forklaringen kan have påvirket det.",
    to="other_side",
    when=When.BEFORE_LEAD,
)
LEFT_PLAYED = Instruct(
    "47E2a",
    "card_left_played",
    "Dit kort bliver liggende. Det giver ikke ret til en anden score, for du kunne"
    " have taget det tilbage.",
    to="misinformed",
    short="kortet bliver liggende",
)
TOO_LATE_FOR_CARD = Instruct(
    "47E2b",
    "card_may_not_come_back",
    "Du kan ikke tage kortet tilbage. Spil videre.",
    to="misinformed",
    short="kortet kan ikke tages tilbage",
)
CARD_BACK = CardBack("47E2a", "misinformed")
WITHDRAWN_CALL = (
    Information("16C1", Status.AUTHORISED, to="other_side"),
    Information("16C2", Status.UNAUTHORISED, to="offending_side"),
)
AFTERWARDS = HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY)
NO_DAMAGE = Instruct(
    "12B1",
    "not_damaged",
    "Forklaringen har ikke skadet {other_side}. Jeg ændrer ikke scoren af den grund.",
    short="ingen skade",
    when=When.AFTER_PLAY,
)
SCORE = Instruct(
    "21B3",
    "score_with_correct_explanation",
    "Giv begge sider en justeret score: det sandsynlige resultat med den rigtige forklaring.",
    to=ME,
    short="begge får justeret score",
    when=When.AFTER_PLAY,
)
WEIGH = Instruct(
    "12C1c",
    "weigh_likely_results",
    "Vægt resultaterne, hvis flere er sandsynlige. Lad tvivlen komme {other_side} til gode.",
    to=ME,
    when=When.AFTER_PLAY,
)
