"""Laws 90 and 91: warnings, penalty points and suspension."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

NOTHING = Instruct(
    "90A",
    "no_penalty_points",
    "Jeg giver ingen strafpoint.",
    short="ingen strafpoint",
)
WARNED = Instruct(
    "90A",
    "warned",
    "Du får en advarsel.",
    to="offender",
    short="advarsel til {offender}",
    authority=Authority.ADVICE,
)
NOTE_IT = Instruct(
    "90A",
    "warning_is_noted",
    "Skriv advarslen ned, så du kan se, om det sker igen.",
    to=ME,
    authority=Authority.ADVICE,
)
POINTS = Instruct(
    "90A",
    "penalty_for_procedure",
    "I får strafpoint.",
    to="offending_side",
    short="strafpoint til {offending_side}",
)
BY_REGULATION = Instruct(
    "90A",
    "amount_by_regulation",
    "Følg turneringens satser. Loven har ingen.",
    to=ME,
)
MILDER = Instruct(
    "90A",
    "club_may_be_milder",
    "Klubben må være mildere end DBf’s regler om strafpoint.",
    to=ME,
    authority=Authority.FEDERATION,
)
APART = Instruct(
    "90A",
    "penalty_apart_from_score",
    "Hold strafpoint og score adskilt. Sæt ikke en score ned for at ramme nogen, og spar ikke en"
    " justeret score.",
    to=ME,
)
SPARED = Instruct(
    "12C3",
    "blameless_partner_is_spared",
    "Giv kun den skyldige strafpoint, hvis turneringen er individuel.",
    to=ME,
)
MAY_APPEAL = Instruct(
    "92A",
    "may_ask_for_review",
    "I kan bede om at få afgørelsen prøvet igen.",
    to="offending_side",
)
DISCIPLINARY = Instruct(
    "91A",
    "disciplinary_penalty",
    "Du får disciplinære strafpoint.",
    to="offender",
    short="disciplinære strafpoint til {offender}",
)
SUSPENDED = Instruct(
    "91A",
    "suspended",
    "Du er udelukket, så længe jeg bestemmer, højst resten af sessionen.",
    to="offender",
    short="{offender} udelukkes",
)
CONSENT = Instruct(
    "91B",
    "organiser_must_consent",
    "Spørg arrangøren først. Uden godkendelse kan du ikke diskvalificere.",
    to=ME,
)
DISQUALIFIED = Instruct(
    "91B",
    "disqualified",
    "Du er diskvalificeret.",
    to="offender",
    short="{offender} diskvalificeres",
)
NOT_OVERRULED = Instruct(
    "91A",
    "committee_may_not_overrule",
    "En appelkomite kan ikke omstøde det, kun opfordre dig til at ændre det (§\u00a093B3).",
    to=ME,
)
