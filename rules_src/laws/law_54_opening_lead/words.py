"""Law 54: the lead stands or goes back, and who plays the contract."""

from __future__ import annotations

from rules_src.laws.common.taken_back import BACK_USED_BY_OTHERS
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

LEADS_FACE_DOWN = Instruct(
    "54E",
    "leader_leads_face_down",
    "Spil ud med billedsiden nedad.",
    to="leader",
    short="åbningsudspil fra {leader}",
)
RIGHT_LEAD_STANDS = Instruct(
    "58A", "right_lead_stands", "{Partner's} udspil står.", short="{partner's} udspil står"
)
LEADER_FREE = Instruct(
    "47E1", "leader_leads_freely", "Spil frit ud.", to="leader", short="frit udspil fra {leader}"
)
TOLD_BY_OPPONENT = Ruling(
    CardBack("47E1"),
    LEADER_FREE,
    Information("16C1", Status.AUTHORISED, About.CARD),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "declarer"),
    BACK_USED_BY_OTHERS,
)
FREE_TO_USE = Information("24", Status.AUTHORISED, About.CARD, "other_side")
FACE_DOWN_BACK = Instruct(
    "54", "partners_card_back", "Tag dit kort op uden at vende det.", to="partner"
)
PARTNERS_TOO = Instruct(
    "54",
    "partners_face_down_lead_goes_back",
    "Har {partner} et fordækt udspil liggende, så lad {partner} tage det op uden at vende det.",
    to=ME,
)
"""An accepted lead is the only one; what partner led face down as well goes back."""
FACED_AGAIN = Instruct(
    "9B2", "card_laid_open_again", "Læg kortet på bordet igen med billedsiden op.", to="offender"
)
MUST_ACCEPT = Instruct(
    "54C",
    "lead_must_be_accepted",
    "Du skal acceptere udspillet, fordi du kan have set et af {dummy's} kort.",
    to="declarer",
    short="{declarer} skal acceptere udspillet",
)
NO_FAULT = Instruct(
    "54C",
    "spreading_is_no_fault",
    "Lad scoren stå, hvis {dummy} ikke så fejlen, også når {other_side} vandt på den.",
    to=ME,
    authority=Authority.ADVICE,
)
NOT_HIS_CHOICE = Instruct(
    "9B2",
    "dummy_may_not_choose",
    "Du måtte ikke lægge kortene ned, da fejlen var nævnt.",
    to="dummy",
    short="{dummy} måtte ikke vælge",
)
DUMMY_FORESAW = AdjustedScore("72C", Grounds.FORESEEN_BY_DUMMY, when=When.AFTER_PLAY)
PENALTY_POINTS = Instruct(
    "90A",
    "consider_penalty_points",
    "Overvej strafpoint, hvis {dummy} er erfaren nok til at vide bedre.",
    to=ME,
    authority=Authority.ADVICE,
)
CHOOSE = HandOver("54", "lead_out_of_turn_choice")
EXPLAIN_FIVE = Instruct(
    "10C1",
    "explain_five_choices",
    "Forklar alle fem valg og deres følger, før {declarer} vælger.",
    to=ME,
)
BECOMES_DUMMY = Instruct(
    "54A",
    "declarer_becomes_dummy",
    "Udspillet står. {Declarer} lægger alle kort ned og bliver blind. {Dummy}"
    " spiller kontrakten. Bordet lægger til først.",
    short="{declarer} bliver blind, og {dummy} spiller kontrakten",
)
PLAYED_AS_DECLARER = Instruct(
    "54A",
    "dummy_goes_on_as_declarer",
    "Udspillet var uden for tur, men {declarer} lagde kortene ned. Spil videre: {Dummy} spiller"
    " kontrakten.",
    short="spillet går videre, og {dummy} spiller kontrakten",
)
RECORDED_AS_PLAYED = Instruct(
    "54A",
    "recorded_as_played",
    "Notér den spilfører, der spillede kontrakten. Annullér ikke spillet.",
    to=ME,
)
DECLARES = Instruct(
    "54B",
    "declarer_plays_the_contract",
    "Udspillet står, og {declarer} spiller kontrakten.",
    short="{declarer} spiller kontrakten",
)
FROM_HAND = Instruct("54B1", "second_card_from_hand", "Læg nu til fra hånden.", to="declarer")
IF_FROM_TABLE = HandOver("54B2", "second_card_from_dummy", when=When.DURING_PLAY)
DECLARER_PLAYS = Ruling(DECLARES, FROM_HAND, IF_FROM_TABLE)
TABLE_CARD_REPLACED = Instruct(
    "54B2",
    "table_card_replaced",
    "Tag bordets kort tilbage, og bekend fra bordet.",
    to="declarer",
    short="bordet bekender i stedet",
)
TABLE_CARD_STANDS = Instruct(
    "54B2",
    "table_card_stands",
    "Lad bordets kort ligge som stikkets fjerde. Læg nu til fra hånden.",
    to="declarer",
    short="bordets kort bliver liggende",
)
DUMMY_AND_PLAYED = "{declarer} bliver blind; {partner} spiller sit kort i tur"
THEY_MAY_USE_IT = (
    "{offender} tager {card} op; åbningsudspil fra {leader}; {other_side} må bruge det"
)
"""The verdict where the declaring side led."""
