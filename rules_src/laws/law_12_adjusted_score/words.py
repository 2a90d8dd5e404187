"""Laws 12 and 78: the adjusted score, and how it is counted."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class Say(Words):
    both_partners = Instruct(
        "12C3",
        "Giv begge spillere i et par parrets score. Giv ingen strafpoint til den af"
        " dem, der er uden skyld.",
        to=ME,
    )
    own_average = Instruct(
        "12C2c",
        "Giv en uskyldig side dens egen procent, hvis den har over 60\u00a0% på"
        " sessionens andre spil. Giv en skyldig side dens egen procent, hvis den har"
        " under 40\u00a0%.",
        to=ME,
    )
    own_average_if_higher = Instruct(
        "12C2c",
        "Giv en side dens egen procent, hvis den har over 60\u00a0% på sessionens andre spil.",
        to=ME,
    )
    own_average_if_lower = Instruct(
        "12C2c",
        "Giv siden med direkte skyld dens egen procent, hvis den har under 40\u00a0% på sessionens"
        " andre spil.",
        to=ME,
    )
    not_adjusted = Instruct(
        "12B2",
        "Jeg justerer ikke scoren. Lovens berigtigelse gælder, også når den virker hård eller"
        " mild.",
        short="scoren justeres ikke",
    )
    score_stands = Instruct(
        "12B1",
        "Scoren står ved magt, for {other_side} er ikke skadet.",
        short="scoren står ved magt",
    )
    without_both_score_stands = Instruct(
        "12B1",
        "Scoren står ved magt, for ingen af de to lovbrud har ændret den.",
        short="scoren står, for ingen er skadet",
    )
    each_side_its_own_score = Instruct(
        "12B1",
        "Vægt resultaterne for hver side for sig. Giv ingen af dem tvivlen eller en fordel af dens"
        " eget lovbrud.",
        to=ME,
        short="hver side får sin egen score",
        authority=Authority.ADVICE,
        keyed=Keyed.ADJUSTED,
    )
    artificial_no_play = Instruct(
        "12A2",
        "Jeg giver en kunstig score. Spillet kan ikke spilles normalt.",
        keyed=Keyed.ARTIFICIAL,
    )
    artificial_unclear = Instruct(
        "12C1d",
        "Jeg giver en kunstig score. Ingen kan sige, hvad der ville være sket.",
        keyed=Keyed.ARTIFICIAL,
    )
    assign_result = Instruct(
        "12C1b",
        "Jeg ændrer scoren til det resultat, der var sandsynligt uden fejlen.",
        short="justeret score",
        keyed=Keyed.ADJUSTED,
    )
    weigh_results = Instruct(
        "12C1c",
        "Jeg vægter de resultater, der lovligt kunne nås, efter hvor sandsynlige de"
        " var. Vægtene giver 100\u00a0% i alt.",
        short="vægtet score",
        keyed=Keyed.ADJUSTED,
    )
    same_for_both = Instruct(
        "12B1",
        "Begge sider får samme resultat.",
        short="samme for begge sider",
        keyed=Keyed.ADJUSTED,
    )
    offenders_full_score = Instruct(
        "12C1ei", "{Offending_side} får hele den justerede score.", keyed=Keyed.ADJUSTED
    )
    self_inflicted = Instruct(
        "12C1eii",
        "I får ikke erstattet den del af skaden, I selv er skyld i.",
        to="other_side",
        short="{other_side} bærer egen skade",
    )
    adjust_offenders_only = Instruct(
        "11A",
        "Kun {offending_side} får den justerede score.",
        short="kun til {offending_side}",
        keyed=Keyed.ADJUSTED,
    )
    others_keep = Instruct("11A", "I beholder scoren fra bordet.", to="other_side")
    one_frequency_table = Instruct(
        "78A",
        "Find matchpoint for hvert resultat i frekvenstabellen, før du vægter dem.",
        to=ME,
        short="én frekvenstabel",
    )
    two_frequency_tables = Instruct(
        "78A",
        "Lav to frekvenstabeller, én for N-S-parrene og én for Ø-V-parrene. Regn hvert"
        " par ud efter sin egen.",
        to=ME,
        short="to frekvenstabeller",
    )
    count_each_team = Instruct(
        "78D",
        "Gør kampen op for hvert hold for sig. Holdenes KP behøver ikke give 20 tilsammen.",
        to=ME,
        short="hvert hold separat",
    )
    in_a_match = HandOver("86B", "team_board")
    """The other table is looked at before an artificial score is given."""
    balanced = HandOver("78", "balanced_score")
    unbalanced = HandOver("78", "unbalanced_score")
