"""Laws 61 to 64: a revoke, from what it is to what it costs; its other rules are beside.

The offender is who revoked; where the card came from the table, that is declarer.
"""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke_correction import revoke_cards_after, revoke_correction
from rules_src.laws.law_61_64_revoke_established import AFTERWARDS, revoke_established
from rules_src.laws.law_61_64_revoke_facts import Failure, Revoke
from rules_src.laws.law_61_64_revoke_transfer import revoke_equity, revoke_transfer
from rules_src.model.facts import Answer, Fact, YesNo
from rules_src.model.ruling import Authority, Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct, LookUp


class MixedBy(Answer):
    OFFENDING = "kun {offending_side}"
    OTHER = "kun {other_side}"
    BOTH = "begge sider"


class PossibleRevoke(Revoke):
    both_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "67B",
        help="Tæl de kort, der er tilbage: {offender} har ét for meget. Er kortet spillet, men ikke"
        " lagt blandt de spillede, så find det, og læg det på plads; det er ikke kulørsvigt"
        " (§\u00a067B3).",
    )
    has_suit = Fact(YesNo, "Har {offender} et kort i den farve, der blev spillet ud?", "67B1")
    mixed_by = Fact(
        MixedBy,
        "Hvem har blandet sine kort?",
        "66D",
        help="Efter spillet rører hver spiller kun sine egne kort, når stikkene ses efter.",
    )


REVOKED = Instruct("61A", "it_is_a_revoke", "Det er kulørsvigt.")
ALSO_A_LEAD = Instruct(
    "61A",
    "lead_can_be_revoke",
    "Det er kulørsvigt, også hvis det var et udspil, og den kan blive etableret.",
)
STAY = Instruct(
    "50D",
    "stay_at_the_table",
    "Gå ikke fra bordet, mens der ligger store strafkort, eller en farve er krævet eller forbudt.",
    private=True,
    authority=Authority.ADVICE,
)
NO_REVOKE = Instruct("61A", "no_revoke", "Der er ikke begået kulørsvigt.")
CLAIM_STANDS = Instruct(
    "68D",
    "claim_cannot_be_withdrawn",
    "Kravet kan ikke trækkes tilbage, og spillet er standset.",
)
PLAN_FAILS = Instruct(
    "70A",
    "plan_cannot_be_followed",
    "Er nogen uenig i kravet, fordeler turneringslederen resten af stikkene; den plan, der blev"
    " nævnt, kan ikke følges.",
)
SUPPLY_CARD = Instruct(
    "67A1", "supply_legal_card", "{Offender} spiller nu et lovligt kort til stikket."
)
ADD_SUIT = Instruct(
    "67B1a",
    "add_card_of_suit",
    "{Offender} lægger straks et kort i farven åbent til stikket; stikket skifter ikke ejer, og"
    " det regnes for kulørsvigt.",
)
ADD_ANY = Instruct(
    "67B1b",
    "add_any_card",
    "{Offender} lægger straks et frit valgt kort åbent til stikket; stikket skifter ikke ejer, og"
    " det regnes for kulørsvigt, selv om han ikke havde farven.",
)
RULE_AGAINST = Instruct(
    "66D",
    "rule_against_mixer",
    "{Offending_side} har blandet kortene, så turneringslederen går ud fra, at der er svigtet"
    " kulør.",
)
CANNOT_BE_SHOWN = Instruct(
    "66D",
    "revoke_cannot_be_shown",
    "{Other_side} har blandet kortene, så turneringslederen går ud fra, at der ikke er svigtet"
    " kulør.",
)
ESTABLISHED_OR_NOT = HandOver("63A", "revoke_established")


def revoke(facts: PossibleRevoke) -> Ruling:
    """A failure to follow suit, or to obey a restriction one can obey, is a revoke (61A)."""
    match facts.failure:
        case Failure.SUIT:
            return Ruling(REVOKED, ESTABLISHED_OR_NOT)
        case Failure.RESTRICTED:
            return Ruling(ALSO_A_LEAD, STAY, ESTABLISHED_OR_NOT)
        case Failure.NO_CARD:
            return too_few_cards(facts)
        case Failure.UNABLE:
            return Ruling(NO_REVOKE)
        case Failure.ANNOUNCED:
            return Ruling(NO_REVOKE, CLAIM_STANDS, PLAN_FAILS)
        case Failure.UNKNOWN:
            return cards_mixed(facts)


def too_few_cards(facts: PossibleRevoke) -> Ruling:
    """Who played no card supplies one; once both sides have played on he has revoked (67)."""
    if not facts.both_played_on:
        return Ruling(SUPPLY_CARD)
    return Ruling(ADD_SUIT if facts.has_suit else ADD_ANY, AFTERWARDS)


def cards_mixed(facts: PossibleRevoke) -> Ruling:
    """What can no longer be found out is held against the only side that mixed its cards (66D)."""
    match facts.mixed_by:
        case MixedBy.OFFENDING:
            return Ruling(RULE_AGAINST, AFTERWARDS)
        case MixedBy.OTHER:
            return Ruling(CANNOT_BE_SHOWN)
        case MixedBy.BOTH:
            return Ruling(LookUp("85"))


SITUATION = Situation(
    rule=revoke,
    slug="kulorsvigt",
    title="Kulørsvigt",
    phase=Phase.PLAY,
    happened="En spiller bekendte ikke, selv om han kunne",
    intro=(
        "Først afgøres det, om kulørsvigten er etableret. Er den ikke det, rettes den, og en"
        " modspillers kort bliver strafkort. Er den etableret, står stikket, og efter spillet"
        " overføres intet, ét eller to stik. Er det ikke nok, justeres scoren."
    ),
    laws=("61", "62", "63", "64"),
    parts=(
        Part(revoke_established, "Er kulørsvigten etableret?"),
        Part(revoke_correction, "Kulørsvigten rettes"),
        Part(revoke_cards_after, "Kort spillet efter kulørsvigten"),
        Part(revoke_transfer, "Overførsel af stik"),
        Part(revoke_equity, "Er den ikke-fejlende side holdt skadesløs?"),
    ),
    confuse=("penalty_card",),
    search=(
        "svigte kulør",
        "bekendte ikke",
        "ikke flere",
        "renonce",
        "revoke",
        "overføre stik",
        "stik overføres",
        "svigt i 12. stik",
        "glemte at spille til stikket",
        "etableret svigt",
        "fulgte ikke farvekrav",
        "glemte at bekende",
        "fulgte ikke farve",
        "trumfede selv om han havde farven",
        "strafstik",
    ),
)
