"""Law 11: who acted before the director came, and who gained by it."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement


class Acted(Answer):
    OFFENDING_SIDE = "ingen, eller kun {offending_side}"
    AS_FORESEEN = "{other_side}, og fejlens egen paragraf siger, hvad det betyder"
    SETTLED = "spillerne blev selv enige om, hvad fejlen skulle koste"
    WENT_ON = "{other_side} meldte eller spillede videre"


class Duty(Answer):
    NOT_THEIRS = "nej, {offending_side} eller begge sider burde have gjort det"
    THEIRS = "ja, fejlen var kendt, og {other_side} ville ikke have turneringslederen"


class ActedTooSoon(Facts):
    acted = Fact(
        Acted,
        "Hvem har gjort noget, siden fejlen skete, og før turneringslederen kom?",
        "11A",
        help="Mange paragraffer siger selv, hvad det betyder at gå videre: Den, der melder over en"
        " melding uden for tur, har fx accepteret den (§\u00a029A).",
    )
    duty = Judgement(
        Duty,
        "Er det {other_side's} egen skyld, at turneringslederen ikke kom?",
        "11A",
        help="Loven siger, at retten kan mistes, ikke at den altid gør det.",
        weigh=(
            "Var fejlen nævnt? Så skulle turneringslederen tilkaldes straks, og alle fire har"
            " pligten (§\u00a09B1(a)).",
            "Foreslog nogen at tilkalde ham, og hvem sagde nej?",
            "Den, der retter en forklaring, skal selv sørge for, at turneringslederen kommer.",
        ),
    )


class Gained(Answer):
    OFFENDING_SIDE = "{offending_side}, fordi {other_side} ikke kendte sin ret"
    OTHER_SIDE = "{other_side}, fordi {offending_side} ikke kendte reglerne"
    NEITHER = "ingen, eller den side, der gik videre, kendte sin ret"


class Forfeited(Facts):
    gained = Judgement(
        Gained,
        "Hvem har haft fordel af, at modparten gik videre i uvidenhed?",
        "11A",
        weigh=(
            "Spørg den, der gik videre, hvad han troede, han måtte.",
            "Hvad havde turneringslederen tilbudt, hvis han var kommet, og hvad var der så sket?",
            "Er flere resultater sandsynlige, så vægt dem (§\u00a012C1(c)).",
        ),
    )
