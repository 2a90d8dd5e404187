"""Laws 79, 81C3 and 82: what is corrected."""

from __future__ import annotations

from rules_src.model.steps import Instruct

AGREE_FIRST = Instruct(
    "79A1",
    "agree_before_cards_go_back",
    "Siderne skal være enige om antallet af stik, før hænderne lægges i mappen.",
)
DIRECTOR_DECIDES = Instruct(
    "79B2",
    "director_decides_tricks",
    "Turneringslederen afgør, hvor mange stik der noteres. Den, der blandede sine kort, kan have"
    " mistet muligheden for at bevise noget.",
)
BOTH_CHANGED = Instruct("79B3", "both_scores_changed", "Scoren rettes for begge sider.")
ONE_LOWERED = Instruct(
    "79B3",
    "no_score_raised",
    "Scoren står, eller den ene sides score sættes ned, uden at den andens sættes op.",
)
CORRECTED = Instruct("79C1", "score_corrected", "Scoren rettes.")
STANDS = Instruct("79C1", "score_past_correction", "Fristen er udløbet, så fejlen rettes ikke.")
PUT_RIGHT = Instruct(
    "81C3", "mistake_put_right", "Fejlen rettes, ligegyldigt hvordan den er kommet frem."
)
NOT_ANY_MORE = Instruct(
    "81C3", "too_late_to_put_right", "Fristerne er udløbet, så fejlen rettes ikke af den grund."
)
RULE_AGAIN = Instruct(
    "82A", "ruling_replaced", "Turneringslederen retter sin kendelse og giver den rigtige."
)
