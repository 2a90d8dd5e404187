"""Laws 16B and 73: what the recipient may do with it, and when to call again."""

from __future__ import annotations

from rules_src.laws.law_16b_unauthorised.facts import Asking
from rules_src.model.effects import Effect, Lasting
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Step, When
from rules_src.model.steps import About, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    only_legal_information = Instruct(
        "16A1a",
        "Der er ingen ubeføjede oplysninger. {Recipient} må frit melde og spille.",
        short="ingen ubeføjede oplysninger",
    )
    told = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "recipient")
    avoid_advantage = Instruct(
        "73C1",
        "Undgå omhyggeligt at vælge det, oplysningen taler for, hvis du har andre rimelige valg.",
        to="recipient",
        short="{recipient} må ikke bruge oplysningen",
    )
    play_on_rights_reserved = Instruct(
        "16B2",
        "Meld og spil videre. {Other_side} mister ingen rettigheder ved det.",
        short="spil videre",
    )
    call_again_after_play = Instruct(
        "16B3",
        "Kald på mig igen efter spillet, hvis I mener, at {offending_side} valgte det,"
        " oplysningen talte for.",
        to="other_side",
        when=When.AFTER_PLAY,
        leaves=(Effect(Lasting.LATER, "", "after_play.call_again_after_play"),),
    )
    penalty_for_asking_for_partner = Instruct(
        "90A",
        "Overvej strafpoint, især hvis det er sket før.",
        to=ME,
    )
    partner_answers_about_own_call = Instruct(
        "20F1",
        "Lad din makker forklare dine meldinger.",
        to="informant",
        short="makker svarer for {informant}",
    )
    may_not_ask_for_partner = Instruct(
        "20G1",
        "Du må ikke spørge kun for din makkers skyld.",
        to="informant",
        short="{informant} spurgte for makkers skyld",
    )
    asks_only_in_turn = Instruct(
        "20F1",
        "Vent med at spørge, til det er din tur.",
        to="informant",
        short="{informant} spurgte uden for tur",
    )
    asked: dict[Asking, tuple[Step, ...]] = {
        Asking.KEPT: (),
        Asking.OWN_CALL: (partner_answers_about_own_call,),
        Asking.FOR_PARTNER: (
            may_not_ask_for_partner,
            penalty_for_asking_for_partner,
        ),
        Asking.NOT_HIS_TURN: (asks_only_in_turn,),
    }
    """What is said of the asking and answering itself, apart from what it told partner."""
    own_card_put_away = Instruct(
        "20G3",
        "Læg dit systemkort væk, til spillet er slut.",
        to="informant",
        short="eget systemkort må ikke ses",
    )
    go_on_after_own_card = Instruct("40B2b", "Spil videre. Det, der er meldt, gælder.")
    score_if_own_card_helped = Instruct(
        "12A1",
        "Justér scoren, hvis det hjalp {informant} og skadede {other_side}.",
        to=ME,
        short="scoren vurderes efter spillet",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    penalty_for_own_card = Instruct(
        "90A",
        "Overvej strafpoint, medmindre jeres regler tillader at se i sit eget kort.",
        to=ME,
    )
