"""Laws 92 and 93: refused, or decided by whom."""

from __future__ import annotations

from rules_src.contents.regulations import APPEAL_DEPOSIT
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    appeal_of_own_table_only = Instruct(
        "92A",
        "I kan kun appellere en kendelse ved jeres eget bord.",
        short="appellen afvises, for det var et andet bord",
    )
    appeal_to_be_handed_over = Instruct(
        "92C",
        "Giv appellen til mig. Jeg tager den op, som om I havde givet mig den straks.",
        short="appellen går først gennem mig",
    )
    appeal_too_late = Instruct(
        "92B",
        "Jeg kan ikke tage imod appellen, for fristen er udløbet.",
        short="appellen afvises, for fristen er udløbet",
    )
    appeal_not_agreed = Instruct(
        "92D",
        "Jeg tager kun imod appellen, hvis begge i parret vil det. På hold bestemmer"
        " holdkaptajnen.",
        short="appellen afvises, for de rette er ikke enige",
    )
    chief_director_decides = Instruct(
        "93A",
        "Den øverste turneringsleder afgør appellen.",
        to=ME,
        short="appellen afgøres uden komite",
    )
    chief_director_decides_law = Instruct(
        "93B1",
        "Den øverste turneringsleder afgør spørgsmålet om lov eller reglement. Det svar kan gå"
        " videre til komiteen.",
        to=ME,
        short="lovspørgsmålet afgøres uden komiteen",
    )
    committee_decides = Instruct(
        "93B2",
        "Giv sagen videre til appelkomiteen. Den har dine beføjelser.",
        to=ME,
        short="appelkomiteen behandler sagen",
    )
    committee_may_only_recommend = Instruct(
        "93B3",
        "Komiteen kan ikke omgøre det, men kun anbefale en ændring.",
        to=ME,
        short="komiteen kan kun anbefale",
    )
    appeal_goes_through_director = Instruct(
        "92C",
        "Jeg tager imod appellen. Skriv ned, hvad I er uenige i, og hvorfor.",
    )
    take_deposit = Instruct(
        "92A",
        f"{APPEAL_DEPOSIT.text} Sådan siger {APPEAL_DEPOSIT.cited}.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    result_open_until_appeal = Instruct(
        "92A",
        "Skriv ved resultatet, at en appel venter på svar.",
        to=ME,
        authority=Authority.ADVICE,
    )
