"""Laws 90 and 91: warnings, penalty points and suspension."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    no_penalty_points = Instruct(
        "90A",
        "Jeg giver ingen strafpoint.",
        short="ingen strafpoint",
    )
    warned = Instruct(
        "90A",
        "Du får en advarsel.",
        to="offender",
        short="advarsel til {offender}",
        authority=Authority.ADVICE,
    )
    warning_is_noted = Instruct(
        "90A",
        "Skriv advarslen ned, så du kan se, om det sker igen.",
        to=ME,
        authority=Authority.ADVICE,
    )
    penalty_for_procedure = Instruct(
        "90A",
        "I får strafpoint.",
        to="offending_side",
        short="strafpoint til {offending_side}",
    )
    amount_by_regulation = Instruct(
        "90A",
        "Følg turneringens satser. Loven har ingen.",
        to=ME,
    )
    club_may_be_milder = Instruct(
        "90A",
        "Klubben må være mildere end DBf’s regler om strafpoint.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    penalty_apart_from_score = Instruct(
        "90A",
        "Hold strafpoint og score adskilt. Sæt ikke en score ned for at ramme nogen, og spar ikke"
        " en justeret score.",
        to=ME,
    )
    blameless_partner_is_spared = Instruct(
        "12C3",
        "Giv kun den skyldige strafpoint, hvis turneringen er individuel.",
        to=ME,
    )
    may_ask_for_review = Instruct(
        "92A",
        "I kan bede om at få afgørelsen prøvet igen.",
        to="offending_side",
    )
    disciplinary_penalty = Instruct(
        "91A",
        "Du får disciplinære strafpoint.",
        to="offender",
        short="disciplinære strafpoint til {offender}",
    )
    suspended = Instruct(
        "91A",
        "Du er udelukket, så længe jeg bestemmer, højst resten af sessionen.",
        to="offender",
        short="{offender} udelukkes",
    )
    organiser_must_consent = Instruct(
        "91B",
        "Spørg arrangøren først. Uden godkendelse kan du ikke diskvalificere.",
        to=ME,
    )
    disqualified = Instruct(
        "91B",
        "Du er diskvalificeret.",
        to="offender",
        short="{offender} diskvalificeres",
    )
    committee_may_not_overrule = Instruct(
        "91A",
        "En appelkomite kan ikke omstøde det, kun opfordre dig til at ændre det (§\u00a093B3).",
        to=ME,
    )
