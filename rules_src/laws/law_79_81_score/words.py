"""Laws 79, 81C3 and 82: what is corrected."""

from __future__ import annotations

from rules_src.model.ruling import ME
from rules_src.model.steps import Instruct

AGREE_FIRST = Instruct(
    "79A1",
    "agree_before_cards_go_back",
    "Bliv enige om antallet af stik, før I lægger kortene i mappen.",
)
DIRECTOR_DECIDES = Instruct(
    "79B2",
    "director_decides_tricks",
    "Jeg afgør, hvor mange stik der noteres. I kan have mistet beviset, hvis I har"
    " blandet jeres kort.",
    short="antallet af stik afgøres nu",
)
MOST_LIKELY = Instruct(
    "85A1",
    "tricks_by_probability",
    "Hør alle fire, og døm efter det, der mest sandsynligt er sket.",
    to=ME,
)
BOTH_CHANGED = Instruct(
    "79B3",
    "both_scores_changed",
    "Jeg retter scoren for begge sider.",
    short="scoren rettes for begge sider",
)
ONE_LOWERED = Instruct(
    "79B3",
    "no_score_raised",
    "Ingen får en bedre score. Jeg lader den stå eller sætter den ned for én side.",
    short="ingen score sættes op",
)
CORRECTED = Instruct("79C1", "score_corrected", "Jeg retter scoren.", short="scoren rettes")
STANDS = Instruct(
    "79C1",
    "score_past_correction",
    "Jeg retter ikke fejlen. Fristen er udløbet.",
    short="fristen er udløbet",
)
PUT_RIGHT = Instruct(
    "81C3",
    "mistake_put_right",
    "Jeg ser på fejlen, uanset hvordan jeg har hørt om den.",
    short="fejlen dømmes",
)
BY_ITS_OWN_LAW = Instruct(
    "81C3",
    "judged_by_its_own_law",
    "Døm fejlen efter dens egen regel. Det, der er fortabt dér, er stadig fortabt"
    " (fx §§\u00a011A og 64B5).",
    to=ME,
)
IN_OWN_TIME = Instruct(
    "81C3",
    "own_mistake_in_time",
    "Gør det kun, hvis fristerne i §§\u00a079C og 92B ikke er udløbet.",
    to=ME,
)
NOT_ANY_MORE = Instruct(
    "81C3",
    "too_late_to_put_right",
    "Jeg retter ikke fejlen på eget initiativ. Fristerne er udløbet.",
    short="fristerne er udløbet",
)
RULE_AGAIN = Instruct(
    "82A",
    "ruling_replaced",
    "Min kendelse var forkert. Nu får I den rigtige.",
    short="ny kendelse i stedet",
)
