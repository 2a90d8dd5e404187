"""Proved sentences on boards and results, written from Laws 12C2, 15, 16D, 79, 82, 86 and 87."""

from rules_src.model.ruling import Authority
from rules_src.model.steps import ArtificialScore
from rules_src.scoring.artificial import Artificial
from rules_src.theorems.theorem import Incident, Theorem

ENTRY = ("wrong_entry",)
FOULED = ("fouled_board",)
LOST = ("board_not_reached",)
SEATS = ("wrong_seats",)
PENALTY = ("procedural_penalty",)


def _artificial(incident: Incident) -> list[ArtificialScore]:
    return [step for step in incident.ruling if isinstance(step, ArtificialScore)]


THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Efter rettelsesfristen rettes en score kun, når fejlen er sikker, og arrangøren er enig.",
        "79C2",
        (*ENTRY, "score_correction"),
        lambda i: not i.says("score_corrected", "both_scores_changed", "mistake_put_right"),
        about=lambda i: i.given(score_time="late"),
    ),
    Theorem(
        "Et OK på maskinen gør ikke et forkert noteret resultat endeligt.",
        "79C1",
        ENTRY,
        lambda i: i.says("score_corrected"),
        about=lambda i: i.given(entry="score", score_time="in_time"),
    ),
    Theorem(
        "Er et resultat set for tidligt, uden at det forstyrrer, spilles spillet som ethvert"
        " andet.",
        "16D2",
        ENTRY,
        lambda i: i.says("play_normally") and not _artificial(i),
        about=lambda i: i.given(disturbs="no"),
    ),
    Theorem(
        "Er et resultat set, hjælper hverken en omgivning eller byttede pladser.",
        "16D2",
        ENTRY,
        lambda i: not i.says("deal_again", "this_table_turns", "both_tables_turn"),
        about=lambda i: i.given(seen_board="no_call|called|played"),
        authority=Authority.ADVICE,
    ),
    Theorem(
        "En mappe med en fejl, som alle har spillet ens, giver de resultater, der er opnået.",
        "87A",
        FOULED,
        lambda i: i.words == ("played_alike_stands",),
        about=lambda i: i.given(form="alike"),
    ),
    Theorem(
        "Kan det afgøres, hvem der har spillet hvad, annulleres spillet ikke i parturnering:"
        " Resultaterne deles i grupper.",
        "87B",
        FOULED,
        lambda i: (
            i.says("scored_in_groups") and bool(_artificial(i)) == i.says("alone_in_its_group")
        ),
        about=lambda i: i.given(sorted_out="yes"),
    ),
    Theorem(
        "Har begge borde i en holdkamp spillet hver sit, er der to resultater, og skylden afgør,"
        " hvad de bliver til; resultaterne kan ikke begge stå.",
        "87C",
        FOULED,
        lambda i: i.says("better_of_two", "substitute_board", "board_cancelled"),
        about=lambda i: i.given(second_table="finished"),
    ),
    Theorem(
        "Et spil, der er meldt på, tages ikke fra bordet, medmindre det var forbudt at begynde"
        " eller ikke kan spilles færdigt.",
        "82B2",
        LOST,
        lambda i: i.says("begun_board_is_finished") and not _artificial(i),
        about=lambda i: i.given(stage="begun", can_be_finished="yes"),
        authority=Authority.ADVICE,
    ),
    Theorem(
        "Runden slutter ikke for et bord, før spillerne forlader det, og for et udsat spil ikke,"
        " før det er spillet.",
        "8B",
        LOST,
        lambda i: i.says("round_lasts_for_the_table", "board_postponed"),
        about=lambda i: i.given(stage="begun", can_be_finished="yes") or i.given(later="yes"),
    ),
    Theorem(
        "Den, der ikke har skyld i forsinkelsen, får aldrig under middel plus for et spil, der ikke"
        " nås.",
        "12C2a",
        LOST,
        lambda i: all(
            step.given is Artificial.AVERAGE_PLUS
            for step in _artificial(i)
            if step.side != "offending_side"
        ),
        about=lambda i: i.given(contest="pairs|individual", fault="one|one_partly|neither"),
    ),
    Theorem(
        "Et spil, der kan spilles senere, giver ingen kunstig score.",
        "8B2",
        LOST,
        lambda i: not _artificial(i),
        about=lambda i: i.given(later="yes"),
    ),
    Theorem(
        "Strafpoint rører ikke ved scoren i spillet.",
        "90A",
        PENALTY,
        lambda i: i.says("penalty_apart_from_score") and not _artificial(i),
        about=lambda i: i.says("penalty_for_procedure"),
    ),
    Theorem(
        "Turneringslederen diskvalificerer kun, når arrangøren godkender det.",
        "91B",
        PENALTY,
        lambda i: i.says("organiser_must_consent"),
        about=lambda i: i.says("disqualified"),
    ),
    Theorem(
        "Et spil mod forkerte modstandere gælder, når ingen af de fire har spillet det før.",
        "15B2",
        (*SEATS, "wrong_board"),
        lambda i: i.says("wrong_board_played_out", "wrong_board_counts"),
        about=lambda i: i.given(how_far="begun|played", played_before="nobody|teams"),
    ),
    Theorem(
        "Har bare én af de fire spillet spillet før, annulleres det for begge sider.",
        "15B1",
        (*SEATS, "wrong_board"),
        lambda i: i.says("wrong_board_cancelled"),
        about=lambda i: i.given(played_before="somebody"),
    ),
    Theorem(
        "Er kortene ikke givet til denne session, gælder intet resultat, heller ikke når alle har"
        " spillet det samme.",
        "6D2",
        FOULED,
        lambda i: (
            i.words[0] == "no_result_on_undealt_cards"
            and i.says("new_deal_ordered") != bool(_artificial(i))
            and not i.says("played_alike_stands", "scored_in_groups")
        ),
        about=lambda i: i.given(form="not_dealt"),
    ),
    Theorem(
        "Har de to i et par byttet plads, gælder resultatet.",
        "5A",
        SEATS,
        lambda i: i.words == ("seats_changed_only_with_leave",),
        about=lambda i: i.given(seats="partners"),
    ),
    Theorem(
        "Har begge borde i en holdkamp spillet i samme retning, kan resultaterne ikke stå.",
        "86B2",
        SEATS,
        lambda i: i.says("better_of_two", "substitute_board", "board_cancelled"),
        about=lambda i: i.given(how_far="begun|played", other_room="begun"),
    ),
)
