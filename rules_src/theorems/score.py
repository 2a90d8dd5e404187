"""Proved sentences on scores and boards, from Laws 11A, 12, 15, 16D, 78, 79, 82, 86 and 87."""

from rules_src.model import ArtificialScore, Authority
from rules_src.scoring.artificial import Artificial
from rules_src.theorems.theorem import Incident, Theorem

SCORE = ("adjusted_score",)
TEAMS = ("adjusted_score", "team_board")
AN_INNOCENT_SIDE = "one|one_partly|neither"
WEIGHTS = ("weigh_results", "assign_instead")
COUNTING = ("count_in_imps", "one_frequency_table", "two_frequency_tables")


def _in_a_knockout(incident: Incident) -> bool:
    return incident.given(knockout="yes")


ENTRY = ("wrong_entry",)
FOULED = ("fouled_board",)
LOST = ("board_not_reached",)
SEATS = ("wrong_seats",)
PENALTY = ("procedural_penalty",)

THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Vægt aldrig pointene: Hvert resultat regnes om til imp eller matchpoint, før det vægtes.",
        "12C1c",
        TEAMS,
        lambda i: i.before(WEIGHTS, COUNTING),
        about=lambda i: i.says(*WEIGHTS),
        item="S95",
    ),
    Theorem(
        "I en knockoutkamp får begge hold gennemsnittet, når scorerne ikke går op mod hinanden.",
        "12C4",
        TEAMS,
        lambda i: i.says("average_of_two"),
        about=_in_a_knockout,
        item="S97",
    ),
    Theorem(
        "Kun i en knockoutkamp får holdene gennemsnittet.",
        "12C4",
        TEAMS,
        lambda i: not i.says("average_of_two"),
        about=lambda i: not _in_a_knockout(i),
        item="S97",
    ),
    Theorem(
        "Efter et lovbrud får begge sider den samme korrigerede score, medmindre den skadede side"
        " selv har del i skaden.",
        "12B1",
        SCORE,
        lambda i: i.says("same_for_both") == i.given(share="no"),
        about=lambda i: i.given(share="no|serious_error|gamble|acted_first"),
        item="S112",
    ),
    Theorem(
        "Har begge sider begået et lovbrud, er ingen af dem den uskyldige, og ingen får tvivlen.",
        "12B1",
        SCORE,
        lambda i: not i.says("offending_side_in_full", "adjust_offenders_only", "others_keep"),
        about=lambda i: i.given(reason="both_sides"),
        authority=Authority.ADVICE,
    ),
    Theorem(
        "Får kun {offending_side} scoren justeret, fordi modparten gik videre i uvidenhed, beholder"
        " modparten sit resultat fra bordet.",
        "11A",
        SCORE,
        lambda i: i.says("adjust_offenders_only") and i.says("others_keep"),
        about=lambda i: i.given(share="acted_first"),
        item="S103",
    ),
    Theorem(
        "Uden skade ændres scoren ikke, heller ikke når {offending_side} er skyld i, at"
        " turneringslederen blev tilkaldt.",
        "12B1",
        SCORE,
        lambda i: [step.word for step in i.ruling] == ["score_stands"],
        about=lambda i: i.given(damaged="no"),
        item="S88",
    ),
    Theorem(
        "Der gives ikke en kunstig score, når et resultat kan anslås.",
        "12C1a",
        SCORE,
        lambda i: not i.steps(ArtificialScore) and not i.says("artificial_*"),
        about=lambda i: i.given(outcome="one|several"),
    ),
    Theorem(
        "En uskyldig side får aldrig en kunstig score under middel plus; kun i en knockoutkamp"
        " kan gennemsnittet af de to holds score blive mindre.",
        "12C2a",
        TEAMS,
        lambda i: (
            all(
                step.given is Artificial.AVERAGE_PLUS
                for step in i.steps(ArtificialScore)
                if step.side != "offending_side"
            )
            and (_in_a_knockout(i) or not i.says("average_of_two"))
        ),
        about=lambda i: (
            bool(i.steps(ArtificialScore))
            and (i.given(fault=AN_INNOCENT_SIDE) or i.given(team_fault=AN_INNOCENT_SIDE))
        ),
        item="S96",
    ),
    Theorem(
        "I en holdkamp gives en kunstig score i imp, aldrig i procent; ellers gives den i procent.",
        "12C2b",
        (*TEAMS, "extraneous_information"),
        lambda i: all(
            # who enters by Law 86 has a team match
            step.in_imps is not i.given(contest="pairs|individual")
            for step in i.steps(ArtificialScore)
        ),
        about=lambda i: bool(i.steps(ArtificialScore)),
    ),
    Theorem(
        "I en holdkamp er 3 imp ikke et svar, når resultatet ved det andet bord er klart gunstigt"
        " for det ene hold.",
        "86B1",
        TEAMS,
        lambda i: i.says("assign_instead") and not i.steps(ArtificialScore),
        about=lambda i: i.given(results="one", favourable="yes"),
        item="S86",
    ),
    Theorem(
        "Er kun det ene hold skyld i, at to resultater ikke kan sammenlignes, får det andet mindst"
        " middel plus.",
        "86B2b",
        TEAMS,
        lambda i: i.says("better_of_two"),
        about=lambda i: i.given(results="two", team_fault="one|one_partly"),
    ),
    Theorem(
        "Kan en deltager kende kampens resultat uden spillet, gives der ikke om.",
        "86A",
        TEAMS,
        lambda i: not i.says("substitute_board"),
        about=lambda i: i.given(replaceable="no"),
    ),
    Theorem(
        "Er det andet bords resultat klart gunstigt, og er flere resultater rimelige, har den"
        " uskyldige side tvivlen, og er ingen skyldig, har begge hold den.",
        "86B1",
        ("team_board",),
        lambda i: (
            i.says("doubt_to_the_innocent") == i.given(team_fault="one|one_partly")
            and i.says("doubt_to_both_teams") == i.given(team_fault="neither")
        ),
        about=lambda i: i.given(results="one", favourable="yes", likely="several"),
    ),
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
        lambda i: i.says("play_normally") and not i.steps(ArtificialScore),
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
            i.says("scored_in_groups")
            and bool(i.steps(ArtificialScore)) == i.says("alone_in_its_group")
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
        lambda i: i.says("begun_board_is_finished") and not i.steps(ArtificialScore),
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
            for step in i.steps(ArtificialScore)
            if step.side != "offending_side"
        ),
        about=lambda i: i.given(contest="pairs|individual", fault="one|one_partly|neither"),
    ),
    Theorem(
        "Et spil, der kan spilles senere, giver ingen kunstig score.",
        "8B2",
        LOST,
        lambda i: not i.steps(ArtificialScore),
        about=lambda i: i.given(later="yes"),
    ),
    Theorem(
        "Strafpoint rører ikke ved scoren i spillet.",
        "90A",
        PENALTY,
        lambda i: i.says("penalty_apart_from_score") and not i.steps(ArtificialScore),
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
            and i.says("new_deal_ordered") != bool(i.steps(ArtificialScore))
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
        lambda i: i.says(
            "better_of_two", "substitute_board", "board_cancelled", "match_for_the_organiser"
        ),
        about=lambda i: i.given(how_far="played", other_room="begun"),
    ),
)
