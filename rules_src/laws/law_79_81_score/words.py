"""Laws 79, 81C3 and 82: what is corrected."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    agree_before_cards_go_back = Instruct(
        "79A1",
        "Bliv enige om antallet af stik, før I lægger kortene i mappen.",
    )
    director_decides_tricks = Instruct(
        "79B2",
        "Jeg afgør, hvor mange stik der noteres. I kan have mistet beviset, hvis I har"
        " blandet jeres kort.",
        short="antallet af stik afgøres nu",
    )
    tricks_by_probability = Instruct(
        "85A1",
        "Hør alle fire, og døm efter det, der mest sandsynligt er sket.",
        to=ME,
    )
    both_scores_changed = Instruct(
        "79B3",
        "Jeg retter scoren for begge sider.",
        short="scoren rettes for begge sider",
        keyed=Keyed.CORRECTED,
    )
    no_score_raised = Instruct(
        "79B3",
        "Ingen får en bedre score. Jeg lader den stå eller sætter den ned for én side.",
        short="ingen score sættes op",
    )
    score_is_not_agreed = Instruct(
        "72A",
        "Jeg sletter scoren. En score skal være nået ved lovligt spil.",
        short="scoren slettes",
        keyed=Keyed.ARTIFICIAL,
    )
    both_pairs_at_fault = Instruct(
        "90A",
        "Begge par har direkte skyld, hvis de aftalte den. Overvej strafpoint, og døm disciplin for"
        " sig (§\u00a091).",
        to=ME,
    )
    score_corrected = Instruct(
        "79C1", "Jeg retter scoren.", short="scoren rettes", keyed=Keyed.CORRECTED
    )
    score_past_correction = Instruct(
        "79C1",
        "Jeg retter ikke fejlen. Fristen er udløbet.",
        short="fristen er udløbet",
    )
    mistake_put_right = Instruct(
        "81C3",
        "Jeg ser på fejlen, uanset hvordan jeg har hørt om den.",
        short="fejlen dømmes",
    )
    judged_by_its_own_law = Instruct(
        "81C3",
        "Døm fejlen efter dens egen regel. Det, der er fortabt dér, er stadig fortabt"
        " (fx §§\u00a011A og 64B5).",
        to=ME,
    )
    own_mistake_in_time = Instruct(
        "81C3",
        "Gør det kun, hvis fristerne i §§\u00a079C og 92B ikke er udløbet.",
        to=ME,
    )
    too_late_to_put_right = Instruct(
        "81C3",
        "Jeg retter ikke fejlen på eget initiativ. Fristerne er udløbet.",
        short="fristerne er udløbet",
    )
    ruling_replaced = Instruct(
        "82A",
        "Min kendelse var forkert. Nu får I den rigtige.",
        short="ny kendelse i stedet",
    )
