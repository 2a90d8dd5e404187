"""Law 25: an unintended call is put right; an intended one may only be changed if accepted."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call import Replacement
from rules_src.laws.rectification import NO_RECTIFICATION, SECOND_CALL_STANDS
from rules_src.laws.withdrawn_call import ASSISTED, AT_PARTNERS_LEAD, AUTHORISED, MAY_FORBID, USED
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.ruling import Authority, Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import Change, HandOver, Information, Instruct, MayChange, Status


class Wish(Answer):
    WANTS = "{offender} vil lave den om"
    CHANGED = "{offender} har selv lavet den om"
    LEFT_STANDING = "{offender} opdagede fejlgrebet, men lod meldingen stå"


class Reach(Answer):
    BEFORE_PARTNER = "nej"
    PARTNER_CALLED = "ja"
    AUCTION_ENDED = "nej, meldeforløbet sluttede forinden; udspillet er ikke vendt"
    LEAD_FACED = "nej, meldeforløbet sluttede forinden; udspillet er vendt"


class CallMade(Facts):
    wish = Fact(Wish, "Hvad sker der med meldingen?", "25A1")
    reach = Fact(
        Reach,
        "Havde {partner} meldt, før {offender} ville lave meldingen om?",
        "25A4",
        help="For fristen er det uden betydning, om {lho} har meldt, og om meldekortet er sluppet."
        " Er meldingen lavet om i tide, må {partner} gerne have meldt siden.",
    )
    intended = Judgement(
        YesNo,
        "Var det den melding, {offender} ville afgive, da han afgav den?",
        "25A2",
        away=True,
        help="Det er hensigten, der tæller, og ikke hvor hurtigt fejlen blev opdaget.",
        weigh=(
            "Greb han forkert i meldekassen, eller sagde han noget andet, end han ville? Så var"
            " meldingen utilsigtet.",
            "Tænkte han forkert, glemte systemet eller fortrød? Så var den tilsigtet.",
            "Lagde han stopkortet før et spring? Så ville han springe.",
            "Passer hånden på den melding, han siger, han ville afgive?",
            "Det gør ikke noget, at {partner's} alert eller forklaring fik ham til at opdage"
            " fejlen (§\u00a025A3).",
        ),
    )
    lho_called = Fact(YesNo, "Har {lho} meldt over den første melding?", "25A6")


class ChangedCall(Replacement):
    second_accepted = Option(
        YesNo,
        "Accepterer {lho} den nye melding i stedet for den første?",
        "25B1",
        chooses="lho",
        help="{Lho} vælger alene. Melder han med vilje over den nye melding, har han accepteret.",
    )


NO_DUTY = Instruct(
    "25A1",
    "no_duty_to_correct",
    "{Offender} må rette et fejlgreb, men har ikke pligt til det.",
)
STANDS_AS_CALLED = Instruct(
    "75C",
    "score_stands_if_explained",
    "Er meldingen forklaret, som parret har aftalt den, står scoren ved magt, også selv om"
    " hånden ikke passede.",
)
CHANGE = Instruct(
    "25A1",
    "change_stands",
    "{Offender} laver sin melding om, og meldeforløbet går videre fra den nye melding. Er den"
    " selv ulovlig, følger den sin egen paragraf.",
)
TOO_LATE = Instruct(
    "25A4", "too_late_to_change", "Meldingen kan ikke længere laves om; den første melding gælder."
)
INTENDED = Instruct(
    "25A2", "intended_call_stands", "Meldingen var tilsigtet, så den gælder og laves ikke om."
)
FIRST_STANDS = Instruct(
    "25B2",
    "first_call_stands",
    "Den nye melding annulleres, og den første gælder.",
)
COMPARE_FIRST = Instruct(
    "26A",
    "first_call_replaces",
    "Når du vurderer, om meldingen er tilsvarende: Her er det den første melding, der står i"
    " stedet for den annullerede.",
    authority=Authority.ADVICE,
    private=True,
)
LHO_MAY_CHANGE = MayChange("25A6", Change.OTHER_CHANGED, "lho")
LHOS_CALL = (
    Information("25A6", Status.AUTHORISED, to="other_side"),
    Information("25A6", Status.UNAUTHORISED, to="offending_side"),
)
"""If left-hand opponent withdraws his call, only his own side may use what it told."""
UNAUTHORISED = Information("25B3", Status.UNAUTHORISED)


def change_of_call(facts: CallMade) -> Ruling:
    """Until partner calls a slip may be put right; second thoughts only if accepted (25A, 25B)."""
    if facts.wish is Wish.LEFT_STANDING:
        return Ruling(NO_DUTY, STANDS_AS_CALLED)
    if facts.intended:
        return intended_call(facts)
    if facts.reach is Reach.PARTNER_CALLED:
        return Ruling(TOO_LATE)
    if facts.reach is Reach.LEAD_FACED:
        return Ruling(TOO_LATE.under("25A5"))
    if facts.lho_called:
        return Ruling(CHANGE, NO_RECTIFICATION.under("25A1"), LHO_MAY_CHANGE, *LHOS_CALL)
    return Ruling(CHANGE, NO_RECTIFICATION.under("25A1"))


def intended_call(facts: CallMade) -> Ruling:
    """Nobody may take an intended call back; if he has, left-hand opponent decides (25A2, 25B)."""
    if facts.wish is Wish.WANTS:
        return Ruling(INTENDED)
    return Ruling(HandOver("25B", "changed_call"))


def changed_call(facts: ChangedCall) -> Ruling:
    """One of the two calls is withdrawn; the one that stands may be comparable to it (25B1-3)."""
    if facts.second_accepted:
        facts.tell(SECOND_CALL_STANDS)
    else:  # review: 25B2 lets Law 26 apply and does not say which call replaces which
        facts.tell(FIRST_STANDS, COMPARE_FIRST)
    if facts.comparable:
        return Ruling(NO_RECTIFICATION, AUTHORISED, ASSISTED)
    return Ruling(UNAUTHORISED, MAY_FORBID, USED, AT_PARTNERS_LEAD)


SITUATION = Situation(
    rule=change_of_call,
    slug="fejlgreb",
    title="Fejlgreb og ændring af melding",
    phase=Phase.AUCTION,
    happened="En spiller vil lave sin melding om",
    intro=(
        "Har spilleren grebet forkert i meldekassen eller fortalt sig, må meldingen laves om,"
        " indtil den anden på hans side melder. Har han tænkt forkert eller fortrudt, gælder"
        " meldingen. Har han alligevel lavet en tilsigtet melding om, afgør modstanderen til"
        " venstre, hvilken af de to der står."
    ),
    laws=("25",),
    parts=(Part(changed_call, "Når en tilsigtet melding er lavet om"),),
    confuse=("call_out_of_rotation",),
    search=(
        "fejlgreb",
        "forkert kort i meldekassen",
        "utilsigtet melding",
        "ændre melding",
        "fortrudt melding",
        "stopkort",
        "trykfejl",
        "fortalelse",
        "kom til at melde forkert",
        "lagde et forkert meldekort",
        "fortrød sin melding",
        "mente noget andet",
    ),
)
