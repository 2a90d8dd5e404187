"""Laws 12 and 78: the adjusted score, and how it is counted."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import HandOver, Instruct

BOTH_PARTNERS = Instruct(
    "12C3",
    "both_partners",
    "Giv begge spillere i et par parrets score. Giv ingen strafpoint til den af"
    " dem, der er uden skyld.",
    to=ME,
)
OWN_AVERAGE = Instruct(
    "12C2c",
    "own_average",
    "Giv en uskyldig side dens egen procent, hvis den har over 60\u00a0% på"
    " sessionens andre spil. Giv en skyldig side dens egen procent, hvis den har"
    " under 40\u00a0%.",
    to=ME,
)
OWN_AVERAGE_IF_HIGHER = Instruct(
    "12C2c",
    "own_average_if_higher",
    "Giv en side dens egen procent, hvis den har over 60\u00a0% på sessionens andre spil.",
    to=ME,
)
OWN_AVERAGE_IF_LOWER = Instruct(
    "12C2c",
    "own_average_if_lower",
    "Giv siden med direkte skyld dens egen procent, hvis den har under 40\u00a0% på sessionens"
    " andre spil.",
    to=ME,
)
NOT_ADJUSTED = Instruct(
    "12B2",
    "not_adjusted",
    "Jeg justerer ikke scoren. Lovens berigtigelse gælder, også når den virker hård eller mild.",
    short="scoren justeres ikke",
)
SCORE_STANDS = Instruct(
    "12B1",
    "score_stands",
    "Scoren står ved magt, for {other_side} er ikke skadet.",
    short="scoren står ved magt",
)
STANDS_WITHOUT_BOTH = Instruct(
    "12B1",
    "without_both_score_stands",
    "Scoren står ved magt, for ingen af de to lovbrud har ændret den.",
    short="scoren står, for ingen er skadet",
)
EACH_ITS_OWN = Instruct(
    "12B1",
    "each_side_its_own_score",
    "Vægt resultaterne for hver side for sig. Giv ingen af dem tvivlen eller en fordel af dens"
    " eget lovbrud.",
    to=ME,
    short="hver side får sin egen score",
    authority=Authority.ADVICE,
)
NO_PLAY = Instruct(
    "12A2", "artificial_no_play", "Jeg giver en kunstig score. Spillet kan ikke spilles normalt."
)
UNCLEAR = Instruct(
    "12C1d",
    "artificial_unclear",
    "Jeg giver en kunstig score. Ingen kan sige, hvad der ville være sket.",
)
ASSIGNED = Instruct(
    "12C1b",
    "assign_result",
    "Jeg ændrer scoren til det resultat, der var sandsynligt uden fejlen.",
    short="justeret score",
)
WEIGHTED = Instruct(
    "12C1c",
    "weigh_results",
    "Jeg vægter de resultater, der lovligt kunne nås, efter hvor sandsynlige de"
    " var. Vægtene giver 100\u00a0% i alt.",
    short="vægtet score",
)
SAME_FOR_BOTH = Instruct(
    "12B1", "same_for_both", "Begge sider får samme resultat.", short="samme for begge sider"
)
OFFENDERS_FULL = Instruct(
    "12C1ei", "offenders_full_score", "{Offending_side} får hele den justerede score."
)
SELF_INFLICTED = Instruct(
    "12C1eii",
    "self_inflicted",
    "I får ikke erstattet den del af skaden, I selv er skyld i.",
    to="other_side",
    short="{other_side} bærer egen skade",
)
OFFENDERS_ONLY = Instruct(
    "11A",
    "adjust_offenders_only",
    "Kun {offending_side} får den justerede score.",
    short="kun til {offending_side}",
)
OTHERS_KEEP = Instruct("11A", "others_keep", "I beholder scoren fra bordet.", to="other_side")
ONE_TABLE = Instruct(
    "78A",
    "one_frequency_table",
    "Find matchpoint for hvert resultat i frekvenstabellen, før du vægter dem.",
    to=ME,
    short="én frekvenstabel",
)
TWO_TABLES = Instruct(
    "78A",
    "two_frequency_tables",
    "Lav to frekvenstabeller, én for N-S-parrene og én for Ø-V-parrene. Regn hvert"
    " par ud efter sin egen.",
    to=ME,
    short="to frekvenstabeller",
)
EACH_TEAM = Instruct(
    "78D",
    "count_each_team",
    "Gør kampen op for hvert hold for sig. Holdenes KP behøver ikke give 20 tilsammen.",
    to=ME,
    short="hvert hold separat",
)
IN_A_MATCH = HandOver("86B", "team_board")
"""The other table is looked at before an artificial score is given."""
BALANCED = HandOver("78", "balanced_score")
UNBALANCED = HandOver("78", "unbalanced_score")
