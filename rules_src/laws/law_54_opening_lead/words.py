"""Law 54: the lead stands or goes back, and who plays the contract."""

from __future__ import annotations

from rules_src.laws.common import taken_back
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import (
    About,
    AdjustedScore,
    CardBack,
    Grounds,
    HandOver,
    Information,
    Instruct,
    Status,
)
from rules_src.model.words import Words


class Say(Words):
    leader_leads_face_down = Instruct(
        "54E",
        "Spil ud med billedsiden nedad.",
        to="leader",
        short="åbningsudspil fra {leader}",
    )
    right_lead_stands = Instruct("58A", "{Partner's} udspil står.", short="{partner's} udspil står")
    leader_leads_freely = Instruct(
        "47E1", "Spil frit ud.", to="leader", short="frit udspil fra {leader}"
    )
    told_by_opponent = Ruling(
        CardBack("47E1"),
        leader_leads_freely,
        Information("16C1", Status.AUTHORISED, About.CARD),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
        taken_back.Say.back_used_by_others,
    )
    lead_in_turn_stands = Instruct(
        "41A", "Udspillet er i tur og bliver liggende.", short="udspillet er i tur"
    )
    declarer_takes_his_cards_up = Instruct(
        "48B2",
        "Lad {declarer} tage sine kort op, hvis han lagde dem ned ved en fejl. Det er intet krav.",
        to=ME,
    )
    defenders_hand_back = Instruct(
        "50",
        "Tag de kort op, I har lagt ned, for de er ikke strafkort.",
        to="other_side",
        authority=Authority.ADVICE,
    )
    both_take_back = "udspil og viste kort tages op; åbningsudspil fra {leader}"
    """The verdict where a defender has taken the card for a lead and shown his hand."""
    free_to_use = Information("24", Status.AUTHORISED, About.CARD, "other_side")
    partners_card_back = Instruct("54", "Tag dit kort op uden at vende det.", to="partner")
    partners_face_down_lead_goes_back = Instruct(
        "54",
        "Har {partner} et fordækt udspil liggende, så lad {partner} tage det op uden at vende det.",
        to=ME,
    )
    """An accepted lead is the only one; what partner led face down as well goes back."""
    card_laid_open_again = Instruct(
        "9B2", "Læg kortet på bordet igen med billedsiden op.", to="offender"
    )
    lead_must_be_accepted = Instruct(
        "54C",
        "Du skal acceptere udspillet, fordi du kan have set et af {dummy's} kort.",
        to="declarer",
        short="{declarer} skal acceptere udspillet",
    )
    spreading_is_no_fault = Instruct(
        "54C",
        "Lad scoren stå, hvis {dummy} ikke så fejlen, også når {other_side} vandt på den.",
        to=ME,
        authority=Authority.ADVICE,
    )
    dummy_may_not_choose = Instruct(
        "9B2",
        "Du måtte ikke lægge kortene ned, da fejlen var nævnt.",
        to="dummy",
        short="{dummy} måtte ikke vælge",
    )
    dummy_foresaw = AdjustedScore("72C", Grounds.FORESEEN_BY_DUMMY, when=When.AFTER_PLAY)
    consider_penalty_points = Instruct(
        "90A",
        "Overvej strafpoint, hvis {dummy} er erfaren nok til at vide bedre.",
        to=ME,
        authority=Authority.ADVICE,
    )
    choose = HandOver("54", "lead_out_of_turn_choice")
    explain_five_choices = Instruct(
        "10C1",
        "Forklar alle fem valg og deres følger, før {declarer} vælger.",
        to=ME,
    )
    declarer_becomes_dummy = Instruct(
        "54A",
        "Udspillet står. {Declarer} lægger alle kort ned og bliver blind. {Dummy}"
        " spiller kontrakten. Bordet lægger til først.",
        short="{declarer} bliver blind, og {dummy} spiller kontrakten",
    )
    dummy_goes_on_as_declarer = Instruct(
        "54A",
        "Udspillet var uden for tur, men {declarer} lagde kortene ned. Spil videre: {Dummy} spiller"
        " kontrakten.",
        short="spillet går videre, og {dummy} spiller kontrakten",
    )
    recorded_as_played = Instruct(
        "54A",
        "Notér den spilfører, der spillede kontrakten. Annullér ikke spillet.",
        to=ME,
    )
    declarer_plays_the_contract = Instruct(
        "54B",
        "Udspillet står, og {declarer} spiller kontrakten.",
        short="{declarer} spiller kontrakten",
    )
    second_card_from_hand = Instruct("54B1", "Læg nu til fra hånden.", to="declarer")
    if_from_table = HandOver("54B2", "second_card_from_dummy", when=When.DURING_PLAY)
    declarer_plays = Ruling(declarer_plays_the_contract, second_card_from_hand, if_from_table)
    table_card_replaced = Instruct(
        "54B2",
        "Tag bordets kort tilbage, og bekend fra bordet.",
        to="declarer",
        short="bordet bekender i stedet",
    )
    table_card_stands = Instruct(
        "54B2",
        "Lad bordets kort ligge som stikkets fjerde. Læg nu til fra hånden.",
        to="declarer",
        short="bordets kort bliver liggende",
    )
    dummy_and_played = "{declarer} bliver blind; {partner} spiller sit kort i tur"
    they_may_use_it = (
        "{offender} tager {card} op; åbningsudspil fra {leader}; {other_side} må bruge det"
    )
    """The verdict where the declaring side led."""
