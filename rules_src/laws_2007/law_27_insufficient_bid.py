"""Law 27 of 2007: only a natural bid, or a meaning made narrower, left partner free to call.

Read in the Norwegian federation's translation (lovboka.org/27), and B in full in English.
"""

from dataclasses import replace

from rules_src.laws.common import rectification, replacement
from rules_src.laws.common.replacement import CalledAgain
from rules_src.laws.law_27_insufficient_bid import SITUATION as NOW
from rules_src.laws.law_27_insufficient_bid import facts as now
from rules_src.laws.law_27_insufficient_bid import rule as rules_now
from rules_src.laws.law_27_insufficient_bid import words as law_27
from rules_src.laws.law_27_insufficient_bid.facts import NewCall
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import in_2007, restated
from rules_src.model.edition import Implication
from rules_src.model.facts import Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part
from rules_src.model.steps import (
    AdjustedScore,
    ForcedPass,
    Grounds,
    Information,
    Instruct,
    Span,
    Status,
)
from rules_src.model.words import Words


class InsufficientBid(now.InsufficientBid):
    accepted = restated(
        now.InsufficientBid.accepted,
        help="{Lho} accepterer ved at melde, også pas. {Lho} vælger alene og skal kende følgerne.",
    )


class Substitution(Facts):
    new_call = restated(now.Substitution.new_call, help="")
    same_denomination = restated(
        now.Substitution.same_denomination,
        question="Er det nye bud det laveste tilstrækkelige i samme benævnelse?",
        help="",
    )
    natural_both = Judgement(
        YesNo,
        "Er begge bud uden enhver tvivl naturlige?",
        "27B1a",
        away=True,
        weigh=("Find begge buds betydning i systemkort og noter.",),
    )
    more_precise = Judgement(
        YesNo,
        "Siger den nye melding det samme som buddet eller noget snævrere inden for det?",
        "27B1b",
        away=True,
        weigh=("Alt, hvad den nye melding kan vise, skal ligge inden for, hvad buddet viste.",),
    )
    second_bid_accepted = now.Substitution.second_bid_accepted


class ReplacedAgain(Facts):
    called_again = now.ReplacedAgain.called_again


class Say(Words):
    replace_the_bid = Instruct(
        "27B",
        "Tag buddet tilbage, og afgiv en lovlig melding. Du må ikke doble eller redoble, medmindre"
        " det siger det samme som buddet.",
        to="offender",
    )
    what_frees_partner = Instruct(
        "27B1",
        "{Partner} må melde videre efter det laveste bud i samme benævnelse, hvis begge bud er"
        " naturlige. Det må {partner} også, hvis den nye melding siger det samme eller noget"
        " snævrere.",
    )
    what_silences_partner = Instruct(
        "27B2", "Ellers skal {partner} passe i resten af meldeforløbet."
    )
    attempt_cancelled = replace(
        law_27.Say.attempt_cancelled,
        says="Jeg annullerer også den melding. Du skal byde tilstrækkeligt eller passe.",
    )
    still_secret = "ingen yderligere berigtigelse, men {partner} må ikke bruge buddet"
    """The verdict after 27B1(b), where Law 16D still applies."""
    no_secret = Information("27B1a", Status.AUTHORISED)
    """Law 16D does not apply after 27B1(a); nothing says so of 27B1(b)."""
    compared = AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY)


EXPLAINED = (Say.replace_the_bid, Say.what_frees_partner, Say.what_silences_partner)
insufficient_bid = in_2007(
    rules_now.insufficient_bid,
    InsufficientBid,
    words={step.word: step for step in EXPLAINED},
)


def insufficient_bid_replaced(facts: Substitution) -> Ruling:
    """Natural and as low as it goes, or the same meaning made narrower; else partner passes."""
    match facts.new_call:
        case NewCall.NOT_YET:
            return Ruling(*EXPLAINED, verdict=law_27.Say.to_be_replaced)
        case NewCall.INSUFFICIENT:
            return second_insufficient_bid(facts)
        case NewCall.BID if facts.same_denomination and facts.natural_both:
            return Ruling(
                rectification.Say.no_rectification.under("27B1a"), Say.no_secret, Say.compared
            )
    if facts.more_precise:
        return Ruling(
            rectification.Say.no_rectification.under("27B1b"),
            common.Say.unauthorised,
            Say.compared,
            verdict=Say.still_secret,
        )
    if facts.new_call is NewCall.DOUBLE:
        return Ruling(Say.attempt_cancelled, law_27.Say.replace_again)
    return Ruling(ForcedPass("27B2", span=Span.REST), *common.Say.withdrawn)


def second_insufficient_bid(facts: Substitution) -> Ruling:
    """Left-hand opponent may accept the second; else it is ruled as a double is (27B4)."""
    if not facts.second_bid_accepted:
        return Ruling(Say.attempt_cancelled.under("27B4"), law_27.Say.replace_again)
    return Ruling(
        rectification.Say.second_call_stands.under("27B4"),
        law_27.Say.what_follows_is_open,
        *common.Say.withdrawn,
    )


def replaced_again(facts: ReplacedAgain) -> Ruling:
    """Whatever replaces the bid the second time, partner must pass throughout (27B3)."""
    facts.tell(ForcedPass("27B3", span=Span.REST))
    if facts.called_again is CalledAgain.NOT_YET:
        return Ruling(replacement.Say.rule_when_called.under("27B3"))
    return common.Say.withdrawn


IMPLICATIONS = (Implication("more_precise", YesNo.YES, "comparable", (YesNo.YES,)),)
SITUATION = replace(
    NOW,
    rule=insufficient_bid,
    parts=(
        Part(insufficient_bid_replaced, "Når buddet er erstattet"),
        Part(replaced_again, "Når også den anden melding er annulleret"),
    ),
)
