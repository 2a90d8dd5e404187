"""Law 25: the call, the intention, and how far the auction had come."""

from __future__ import annotations

from rules_src.laws.common.replacement import Replacement
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo


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
