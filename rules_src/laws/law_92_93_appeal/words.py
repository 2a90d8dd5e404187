"""Laws 92 and 93: refused, or decided by whom."""

from __future__ import annotations

from rules_src.contents.regulations import APPEAL_DEPOSIT
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

NOT_THEIR_TABLE = Instruct(
    "92A",
    "appeal_of_own_table_only",
    "I kan kun appellere en kendelse ved jeres eget bord.",
    short="appellen afvises, for det var et andet bord",
)
TOO_LATE = Instruct(
    "92B",
    "appeal_too_late",
    "Jeg kan ikke tage imod appellen, for fristen er udløbet.",
    short="appellen afvises, for fristen er udløbet",
)
NOT_AGREED = Instruct(
    "92D",
    "appeal_not_agreed",
    "Jeg tager kun imod appellen, hvis begge i parret vil det. På hold bestemmer holdkaptajnen.",
    short="appellen afvises, for de rette er ikke enige",
)
CHIEF_DECIDES = Instruct(
    "93A",
    "chief_director_decides",
    "Den øverste turneringsleder afgør appellen.",
    to=ME,
    short="appellen afgøres uden komite",
)
CHIEF_DECIDES_LAW = Instruct(
    "93B1",
    "chief_director_decides_law",
    "Den øverste turneringsleder afgør spørgsmålet om lov eller reglement. Det svar kan gå videre"
    " til komiteen.",
    to=ME,
    short="lovspørgsmålet afgøres uden komiteen",
)
TO_COMMITTEE = Instruct(
    "93B2",
    "committee_decides",
    "Giv sagen videre til appelkomiteen. Den har dine beføjelser.",
    to=ME,
    short="appelkomiteen behandler sagen",
)
ONLY_RECOMMENDS = Instruct(
    "93B3",
    "committee_may_only_recommend",
    "Komiteen kan ikke omgøre det, men kun anbefale en ændring.",
    to=ME,
    short="komiteen kan kun anbefale",
)
WRITE_DOWN = Instruct(
    "92C",
    "appeal_goes_through_director",
    "Jeg tager imod appellen. Skriv ned, hvad I er uenige i, og hvorfor.",
)
DEPOSIT = Instruct(
    "92A",
    "take_deposit",
    f"{APPEAL_DEPOSIT.text} Sådan siger {APPEAL_DEPOSIT.cited}.",
    to=ME,
    authority=Authority.FEDERATION,
)
RESULT_MAY_CHANGE = Instruct(
    "92A",
    "result_open_until_appeal",
    "Skriv ved resultatet, at en appel venter på svar.",
    to=ME,
    authority=Authority.ADVICE,
)
