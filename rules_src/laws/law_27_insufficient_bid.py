"""Law 27: an insufficient bid is accepted, or replaced by a call that decides what follows."""

from __future__ import annotations

from rules_src.laws.law_27_facts import (
    Happened,
    InsufficientBid,
    NewCall,
    ReplacedAgain,
    Substitution,
)
from rules_src.laws.rectification import NO_LEAD_RESTRICTION, NO_RECTIFICATION, SECOND_CALL_STANDS
from rules_src.laws.withdrawn_call import (
    ASSISTED,
    AUTHORISED,
    FORESEEN,
    UNAUTHORISED,
    WITHDRAWN,
)
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import (
    AdjustedScore,
    ForcedPass,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Span,
    Status,
    Test,
)

STANDS = Instruct(
    "27A1",
    "insufficient_bid_stands",
    "Det utilstrækkelige bud står uden berigtigelse. Meldeforløbet går videre derfra, og næste bud"
    " skal blot være højere end det.",
)
SLIP_FIRST = Instruct(
    "25A1",
    "slip_first",
    "Afgør først, om det var et fejlgreb. Var det ikke, følger buddet §\u00a027.",
    private=True,
)
ROTATION_FIRST = Instruct(
    "27A2",
    "rotation_first",
    "Buddet behandles først som en melding uden for tur. Skal det siden gentages, er det stadig"
    " utilstrækkeligt og følger §\u00a027.",
)
REPLACED_TOO_SOON = Instruct(
    "27C",
    "replaced_too_soon",
    "{Offender} skulle have ventet på turneringslederen. {Lho} kan stadig acceptere det første"
    " bud.",
)
MUST_REPLACE = Instruct(
    "27B",
    "must_replace_bid",
    "Det utilstrækkelige bud tages tilbage, og {offender} skal afgive en lovlig melding i stedet;"
    " en dobling kun, hvis den er tilsvarende. Er meldingen hverken tilsvarende eller det laveste"
    " tilstrækkelige bud, der viser samme benævnelse, skal {partner} passe i resten af"
    " meldeforløbet, og {partner's} udspil kan blive begrænset.",
)
TELL_OFFENDER = Instruct(
    "27B1",
    "tell_offender_away",
    "Hør væk fra bordet, hvad {offender} mente, og sig ham dér, hvilke nye meldinger der lader"
    " {partner} melde videre.",
    private=True,
    authority=Authority.COMMENTARY,
)
REPLACEMENT_STANDS = Instruct(
    "27C",
    "replacement_stands",
    "Den melding, {offender} selv har lagt i stedet, gælder, hvis den er lovlig, og afgør, hvad"
    " der følger.",
)
ATTEMPT_CANCELLED = Instruct(
    "27B3",
    "attempt_cancelled",
    "Også den anden melding annulleres. {Offender} skal byde tilstrækkeligt eller passe; en dobling"
    " kun, hvis den er tilsvarende.",
)
WHAT_FOLLOWS_IS_OPEN = Instruct(
    "27B4",
    "what_follows_is_open",
    "Loven siger ikke, hvad der følger, når det andet bud accepteres. Her er det lovligt, og det"
    " første er trukket tilbage.",
    authority=Authority.ADVICE,
    private=True,
)
REPLACE_AGAIN = HandOver("27B3", "replaced_again")


def insufficient_bid(facts: InsufficientBid) -> Ruling:
    """Left-hand opponent may accept it, even unawares; else it must be replaced (27A-C)."""
    if facts.happened is Happened.LHO:
        return Ruling(STANDS)
    if facts.happened is Happened.SLIP:
        return Ruling(SLIP_FIRST, NewIrregularity("25A1", "change_of_call"))
    if facts.happened is Happened.OUT_OF_TURN:
        return Ruling(ROTATION_FIRST, NewIrregularity("27A2", "call_out_of_rotation"))
    on = HandOver("27B", "insufficient_bid_replaced")
    if facts.happened is Happened.REPLACED:
        facts.tell(REPLACED_TOO_SOON)
        if facts.accepted:  # then the replacement is the call that was withdrawn
            return Ruling(STANDS, UNAUTHORISED)
        return Ruling(REPLACEMENT_STANDS, on)
    if facts.accepted:
        return Ruling(STANDS)
    return Ruling(MUST_REPLACE, TELL_OFFENDER, on)


def insufficient_bid_replaced(facts: Substitution) -> Ruling:
    """Only the same denomination or a comparable call leaves partner free to call (27B1, 27B2)."""
    if facts.new_call is NewCall.INSUFFICIENT:
        return second_insufficient_bid(facts)
    if facts.new_call is NewCall.BID and facts.same_denomination:
        return free("27B1a")
    if facts.comparable:
        return free("27B1b")
    if facts.new_call is NewCall.DOUBLE:
        return Ruling(ATTEMPT_CANCELLED, REPLACE_AGAIN)
    return Ruling(ForcedPass("27B2", span=Span.REST), *WITHDRAWN)


def free(law: str) -> Ruling:
    """The auction proceeds; what the withdrawn bid told is no secret, but may not help (27D)."""
    return Ruling(
        NO_RECTIFICATION.under(law),
        Information(law, Status.AUTHORISED),
        AdjustedScore("27D", Test.ASSISTANCE, when=When.AFTER_PLAY),
    )


def second_insufficient_bid(facts: Substitution) -> Ruling:
    """Left-hand opponent may accept the second; else it is ruled as a double is (27B4)."""
    if not facts.second_bid_accepted:
        return Ruling(ATTEMPT_CANCELLED.under("27B4"), REPLACE_AGAIN)
    # review: 27B4 leaves open what follows once it is accepted. It is then treated as legal
    # (27A1), so nobody is silenced; Laws 16C and 26 speak of the bid that was withdrawn.
    facts.tell(SECOND_CALL_STANDS.under("27B4"), WHAT_FOLLOWS_IS_OPEN)
    if facts.comparable:
        return Ruling(NO_RECTIFICATION, AUTHORISED, ASSISTED)
    return WITHDRAWN


def replaced_again(facts: ReplacedAgain) -> Ruling:
    """Whatever replaces the bid the second time, partner must pass throughout (27B3)."""
    facts.tell(ForcedPass("27B3", span=Span.REST))
    if facts.final_comparable:  # 27B3 only says that Law 26B may apply; 26A says when not
        return Ruling(NO_LEAD_RESTRICTION, AUTHORISED, ASSISTED, FORESEEN)
    return WITHDRAWN


SITUATION = Situation(
    rule=insufficient_bid,
    slug="utilstraekkeligt-bud",
    title="Utilstrækkeligt bud",
    phase=Phase.AUCTION,
    happened="En spiller har budt for lavt",
    intro=(
        "Modstanderen til venstre for den fejlende kan acceptere buddet ved at melde over det."
        " Ellers skal det erstattes. Viser den nye melding det samme, går meldeforløbet frit"
        " videre. Ellers skal den anden på den fejlende side passe i resten af meldeforløbet."
    ),
    laws=("27",),
    parts=(
        Part(insufficient_bid_replaced, "Når buddet er erstattet"),
        Part(replaced_again, "Når også den anden melding er annulleret"),
    ),
    confuse=("call_out_of_rotation", "inadmissible_call", "change_of_call"),
    search=(
        "utilstrækkelig melding",
        "for lavt bud",
        "underbud",
        "utilstrækkeligt",
        "samme benævnelse",
        "budt under",
        "insufficient bid",
        "meldt for lavt",
    ),
)
