"""Law 11: who acted before the director came, and who gained by it."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement
from rules_src.model.overlaps import Overlap


class Acted(Answer):
    OFFENDING_SIDE = "ingen, eller kun {offending_side}"
    AS_FORESEEN = "{other_side}, og reglen om fejlen siger, hvad det betyder"
    SETTLED = "spillerne aftalte selv, hvad fejlen skulle koste"
    WENT_ON = "{other_side} meldte eller spillede videre"


class Duty(Answer):
    NOT_THEIRS = "nej, {offending_side} eller begge sider burde have gjort det"
    THEIRS = "ja, fejlen var kendt, og {other_side} ville ikke have dig"


class ActedTooSoon(Facts):
    acted = Fact(
        Acted,
        "Hvem har gjort noget efter fejlen, før du kom?",
        "11A",
        help="Nogle regler dækker det selv. Melder man, også pas, over en melding uden for"
        " tur, er den accepteret (§\u00a029A).",
    )
    duty = Judgement(
        Duty,
        "Er det {other_side's} egen skyld, at du ikke blev kaldt?",
        "11A",
        weigh=(
            "Blev fejlen nævnt? Så skulle du kaldes straks, og alle fire har pligten"
            " (§\u00a09B1(a)).",
            "Foreslog nogen at kalde på dig, og hvem sagde nej?",
            "Retter en spiller en forklaring, skal spilleren selv sørge for, at du kommer.",
        ),
        help="Retten kan mistes, men mistes ikke altid.",
    )


class Gained(Answer):
    OFFENDING_SIDE = "{offending_side}, fordi {other_side} ikke kendte sin ret"
    OTHER_SIDE = "{other_side}, fordi {offending_side} ikke kendte reglerne"
    NEITHER = "ingen, eller de, der gik videre, kendte deres ret"


class Forfeited(Facts):
    gained = Judgement(
        Gained,
        "Hvem fik fordel af, at modparten gik videre uden at kende reglerne?",
        "11A",
        weigh=(
            "Hvad troede de, der gik videre, at de måtte? Spørg dem.",
            "Hvad havde du tilbudt, hvis du var blevet kaldt, og hvad var der så sket?",
            "Vægt resultaterne, hvis flere er sandsynlige (§\u00a012C1(c)).",
        ),
    )


OVERLAPS = (Overlap(ActedTooSoon.acted, (Acted.AS_FORESEEN, Acted.SETTLED, Acted.WENT_ON)),)
