"""Laws 16B and 73: what the recipient may do with it, and when to call again."""

from __future__ import annotations

from rules_src.laws.law_16b_unauthorised.facts import Asking
from rules_src.model.ruling import ME, Step, When
from rules_src.model.steps import About, Information, Instruct, Status

NOTHING_TOLD = Instruct(
    "16A1a",
    "only_legal_information",
    "Der er ingen ubeføjede oplysninger. {Recipient} må frit melde og spille.",
    short="ingen ubeføjede oplysninger",
)
TOLD = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "recipient")
CAREFUL = Instruct(
    "73C1",
    "avoid_advantage",
    "Undgå omhyggeligt at vælge det, oplysningen taler for, hvis du har andre rimelige valg.",
    to="recipient",
    short="{recipient} må ikke bruge oplysningen",
)
PLAY_ON = Instruct(
    "16B2",
    "play_on_rights_reserved",
    "Meld og spil videre. {Other_side} mister ingen rettigheder ved det.",
    short="spil videre",
)
CALL_AGAIN = Instruct(
    "16B3",
    "call_again_after_play",
    "Kald på mig igen efter spillet, hvis I mener, at {offending_side} valgte det,"
    " oplysningen talte for.",
    to="other_side",
    when=When.AFTER_PLAY,
)
PENALTY_FOR_ASKING = Instruct(
    "90A",
    "penalty_for_asking_for_partner",
    "Overvej strafpoint, især hvis det er sket før.",
    to=ME,
)
ASKED: dict[Asking, tuple[Step, ...]] = {
    Asking.KEPT: (),
    Asking.OWN_CALL: (
        Instruct(
            "20F1",
            "partner_answers_about_own_call",
            "Lad din makker forklare dine meldinger.",
            to="informant",
            short="makker svarer for {informant}",
        ),
    ),
    Asking.FOR_PARTNER: (
        Instruct(
            "20G1",
            "may_not_ask_for_partner",
            "Du må ikke spørge kun for din makkers skyld.",
            to="informant",
            short="{informant} spurgte for makkers skyld",
        ),
        PENALTY_FOR_ASKING,
    ),
    Asking.NOT_HIS_TURN: (
        Instruct(
            "20F1",
            "asks_only_in_turn",
            "Vent med at spørge, til det er din tur.",
            to="informant",
            short="{informant} spurgte uden for tur",
        ),
    ),
}
"""What is said of the asking and answering itself, apart from what it told partner."""
PUT_AWAY = Instruct(
    "20G3",
    "own_card_put_away",
    "Læg dit systemkort væk, til spillet er slut.",
    to="informant",
    short="eget systemkort må ikke ses",
)
GO_ON = Instruct("40B2b", "go_on_after_own_card", "Spil videre. Det, der er meldt, gælder.")
IF_IT_HELPED = Instruct(
    "12A1",
    "score_if_own_card_helped",
    "Justér scoren, hvis det hjalp {informant} og skadede {other_side}.",
    to=ME,
    short="scoren vurderes efter spillet",
    when=When.AFTER_PLAY,
)
PENALTY_FOR_AIDS = Instruct(
    "90A",
    "penalty_for_own_card",
    "Overvej strafpoint, medmindre jeres regler tillader at se i sit eget kort.",
    to=ME,
)
