"""Law 25: the call, the intention, and how far the auction had come."""

from __future__ import annotations

from rules_src.laws.common.found_late import Discovery
from rules_src.laws.common.replacement import Replacement
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo


class Wish(Answer):
    WANTS = "{offender} vil lave den om"
    CHANGED = "{offender} har selv lavet den om"
    NOT_MADE = "{offender} rørte kun ved et andet meldekort og tog det ikke frem"
    LEFT_STANDING = "{offender} opdagede fejlgrebet, men lod meldingen stå"


class Reach(Answer):
    BEFORE_PARTNER = "nej, og der meldes stadig"
    PARTNER_CALLED = "ja"
    AUCTION_ENDED = "nej, meldingerne var slut, men udspillet ikke vendt"
    LEAD_FACED = "nej, og udspillet er vendt"


class CallMade(Facts):
    wish = Fact(Wish, "Hvad er der sket med meldingen?", "25A1")
    reach = Fact(
        Reach,
        "Havde {partner} meldt, før {offender} ville lave meldingen om?",
        "25A4",
        help="Det er uden betydning, om {lho} har meldt, og om meldekortet er sluppet. Blev"
        " meldingen lavet om i tide, må {partner} gerne have meldt bagefter.",
    )
    intended = Judgement(
        YesNo,
        "Var det den melding, {offender} ville afgive i det øjeblik?",
        "25A2",
        away=True,
        weigh=(
            "Et forkert greb i meldekassen eller en fortalelse: Så var meldingen utilsigtet.",
            "En tænkefejl, et glemt system eller fortrydelse: Så var den tilsigtet.",
            "Kom stopkortet før et spring? Så var springet tilsigtet.",
            "Passer hånden på den melding, {offender} siger var meningen?",
            "Det gør ikke noget, at {partner's} alert eller forklaring røbede fejlen"
            " (§\u00a025A3).",
        ),
        help="Hensigten tæller, ikke hvor hurtigt fejlen blev opdaget.",
    )
    first_legal = Fact(
        YesNo,
        "Var den første melding i tur og lovlig?",
        "25A2",
        help="Nej, hvis den var uden for tur, et utilstrækkeligt bud eller utilladelig.",
        assume=YesNo.YES,
    )
    new_legal = Fact(
        YesNo,
        "Er den nye melding selv lovlig?",
        "25A1",
        help="Nej, hvis den er et utilstrækkeligt bud eller en utilladelig melding.",
        assume=YesNo.YES,
    )
    lho_called = Fact(YesNo, "Har {lho} meldt, også pas, over den første melding?", "25A6")


class ChangedCall(Replacement, Discovery):
    second_accepted = Option(
        YesNo,
        "Accepterer {lho} den nye melding i stedet for den første?",
        "25B1",
        chooses="lho",
        help="{Lho} vælger alene. Har {lho} med vilje meldt, også pas, over den nye, er den"
        " accepteret. Har {lho} kun sagt ja, før du kom, så forklar valget og spørg igen"
        " (§\u00a010B).",
    )
    lho_called = CallMade.lho_called
    first_comparable = Judgement(
        YesNo,
        "Er den første melding, som gælder, tilsvarende til den annullerede?",
        "26A",
        by="comparable_call",
        away=True,
        weigh=(
            "Her er det den første melding, der kom i stedet for den annullerede.",
            "Find begge meldingers betydning i systemkort og noter, eller spørg {partner},"
            " mens {offender} er væk.",
        ),
        help="Det afhænger af parrets aftaler og ikke af den hånd, {offender} sidder med.",
    )
