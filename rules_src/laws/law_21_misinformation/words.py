"""Laws 21 and 47E2: what may be changed, and what the score puts right."""

from __future__ import annotations

from rules_src.model.ruling import Step, When
from rules_src.model.steps import CardBack, HandOver, Information, Instruct, NewIrregularity, Status

CHECK_OWN_USE = Instruct(
    "16B1a",
    "check_use_of_explanation",
    "Undersøg også, om {offending_side} har udnyttet det, der kunne høres af forklaringen, selv om"
    " ingen har nævnt det.",
    when=When.AFTER_PLAY,
    private=True,
)
ALWAYS_CHECK: tuple[Step, ...] = (
    CHECK_OWN_USE,
    NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
)
NO_ALERT_NEEDED = Instruct(
    "40B2aiii",
    "no_alert_needed",
    "Meldingen skulle ikke alertes. Der er ikke begået noget lovbrud, og scoren står ved magt.",
)
OWN_MISUNDERSTANDING = Instruct(
    "21A",
    "own_misunderstanding",
    "Den, der selv har misforstået en melding, får ikke noget rettet. Scoren står ved magt.",
)
AGREEMENT_IS_ENOUGH = Instruct(
    "75C",
    "agreement_is_enough",
    "{Other_side} har krav på at kende aftalen, men ikke på at vide, at {partner} meldte forkert.",
)
CHANGED = Instruct(
    "21B1a",
    "changed_call_stands",
    "Den ændrede melding gælder, og meldeforløbet går videre derfra, også efter den afsluttende"
    " pas. Er der spillet fordækt ud, tages kortet op.",
)
MAY_ANSWER = Instruct(
    "21B2",
    "call_after_it_may_change",
    "Modstanderen til venstre for {misinformed} må nu også ændre den melding, han har afgivet"
    " siden.",
)
UNCHANGED = Instruct(
    "21B1a",
    "call_left_unchanged",
    "Meldingen gælder. Den kunne være ændret, så den giver ikke ret til en anden score.",
)
TOO_LATE_FOR_CALL = Instruct(
    "21B1a",
    "partner_has_called_since",
    "Meldingen kan ikke ændres, for {misinformed's} makker har meldt siden.",
)
SAY_NOTHING = Instruct(
    "73B1",
    "keep_earlier_calls_quiet",
    "Andre meldinger, som {other_side} ville have afgivet før, nævnes ikke nu. De kan få betydning"
    " for scoren bagefter.",
)
NO_CALL = Instruct(
    "21B1a",
    "no_call_changes",
    "Ingen melding ændres, og spillet går videre med den rigtige forklaring.",
)
LEAD_MAY_CHANGE = Instruct(
    "47E2a",
    "face_down_lead_may_change",
    "Har {other_side} spillet fordækt ud, må udspillet byttes, hvis det kan skyldes den forkerte"
    " forklaring.",
    when=When.BEFORE_LEAD,
)
LEFT_PLAYED = Instruct(
    "47E2a",
    "card_left_played",
    "Kortet bliver liggende. Det kunne være taget tilbage, så det giver ikke ret til en anden"
    " score.",
)
TOO_LATE_FOR_CARD = Instruct(
    "47E2b",
    "card_may_not_come_back",
    "Kortet kan ikke tages tilbage, og der spilles videre.",
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
    "Forklaringen har ikke skadet {other_side}, og scoren ændres ikke på det grundlag.",
    when=When.AFTER_PLAY,
)
SCORE = Instruct(
    "21B3",
    "score_with_correct_explanation",
    "Giv begge sider en korrigeret score: det sandsynlige resultat med den rigtige forklaring.",
    when=When.AFTER_PLAY,
    private=True,
)
WEIGH = Instruct(
    "12C1c",
    "weigh_likely_results",
    "Er flere resultater sandsynlige, så vægt dem, og lad tvivlen komme {other_side} til gode.",
    when=When.AFTER_PLAY,
    private=True,
)
OWN_FAULT = (
    Instruct(
        "12C1ei",
        "offending_side_in_full",
        "Giv {offending_side} den fulde korrigerede score.",
        when=When.AFTER_PLAY,
        private=True,
    ),
    Instruct(
        "12C1eii",
        "no_redress_for_own_fault",
        "Den del af skaden, som {other_side} selv er skyld i, rettes ikke.",
        when=When.AFTER_PLAY,
        private=True,
    ),
)
EACH_SIDE = HandOver("12C1e", "unbalanced_score")
