"""Proved sentences on adjusted scores, written from Laws 11A, 12, 78, 82C and 86."""

from collections.abc import Iterable

from rules_src.model.ruling import Authority
from rules_src.model.steps import ArtificialScore
from rules_src.scoring.artificial import Artificial
from rules_src.theorems.theorem import Incident, Theorem

SCORE = ("adjusted_score",)
TEAMS = ("adjusted_score", "team_board")
AN_INNOCENT_SIDE = "one|one_partly|neither"
WEIGHTS = ("weigh_results", "assign_instead")
COUNTING = ("count_in_imps", "one_frequency_table", "two_frequency_tables")
UNBALANCED = ("two_frequency_tables", "count_each_team", "average_of_two")


def _artificial(incident: Incident) -> list[ArtificialScore]:
    return [step for step in incident.ruling if isinstance(step, ArtificialScore)]


def _before(incident: Incident, first: Iterable[str], then: Iterable[str]) -> bool:
    """Whether a step of the one kind comes, and a step of the other only after it."""
    words = [step.word for step in incident.ruling]
    places = [words.index(word) for word in first if word in words]
    later = [words.index(word) for word in then if word in words]
    return bool(places and later) and max(places) < min(later)


def _do_not_balance(incident: Incident) -> bool:
    """Whether what one side is given is not what the other loses."""
    given = [step.given for step in _artificial(incident) for _ in range(1 + (step.side == "both"))]
    worth = {Artificial.AVERAGE_PLUS: 3, Artificial.AVERAGE: 0, Artificial.AVERAGE_MINUS: -3}
    return sum(worth[each] for each in given) != 0


def _counts_in_per_cent(incident: Incident) -> bool:
    """A pairs or individual contest; who enters by Law 86 has a team match."""
    return incident.given(contest="pairs|individual")


def _in_a_knockout(incident: Incident) -> bool:
    return incident.given(knockout="yes")


THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Vægt aldrig pointene: Hvert resultat regnes om til imp eller matchpoint, før det vægtes.",
        "12C1c",
        TEAMS,
        lambda i: _before(i, WEIGHTS, COUNTING),
        about=lambda i: i.says(*WEIGHTS),
        item="S95",
    ),
    Theorem(
        "I en knockoutkamp får begge hold gennemsnittet, når scorerne ikke går op mod hinanden.",
        "12C4",
        TEAMS,
        lambda i: i.says("average_of_two"),
        about=lambda i: _in_a_knockout(i) and (i.says(*UNBALANCED) or _do_not_balance(i)),
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
        lambda i: not i.says("offenders_full_score", "adjust_offenders_only", "others_keep"),
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
        lambda i: not _artificial(i) and not i.says("artificial_*"),
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
                for step in _artificial(i)
                if step.side != "offending_side"
            )
            and (_in_a_knockout(i) or not i.says("average_of_two"))
        ),
        about=lambda i: (
            bool(_artificial(i))
            and (i.given(fault=AN_INNOCENT_SIDE) or i.given(team_fault=AN_INNOCENT_SIDE))
        ),
        item="S96",
    ),
    Theorem(
        "I en holdkamp gives en kunstig score i imp, aldrig i procent; ellers gives den i procent.",
        "12C2b",
        (*TEAMS, "extraneous_information"),
        lambda i: all(step.in_imps is not _counts_in_per_cent(i) for step in _artificial(i)),
        about=lambda i: bool(_artificial(i)),
    ),
    Theorem(
        "I en holdkamp er 3 imp ikke et svar, når resultatet ved det andet bord er klart gunstigt"
        " for det ene hold.",
        "86B1",
        TEAMS,
        lambda i: i.says("assign_instead") and not _artificial(i),
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
)
