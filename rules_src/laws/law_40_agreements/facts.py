"""Law 40: what the call followed, what partner could expect, and the damage."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Departure(Answer):
    PSYCHE = "ingen aftale: spilleren afveg med vilje"
    MISTAKE = "ingen aftale: spilleren huskede eller så forkert"
    FORBIDDEN = "en aftale, som jeres regler forbyder, skjult eller ej"
    HIDDEN = "en aftale, som {other_side} ikke fik at vide"


class PsychicCall(Facts):
    departure = Judgement(
        Departure,
        "Hvad fulgte {offender's} melding?",
        "40C1",
        weigh=(
            "Sammenlign hånden med systemkort og noter, når spillet er slut.",
            "Spørg de to spillere hver for sig, hvad de har aftalt og plejer at gøre.",
            "Kan aftalen ikke vises, regnes forklaringen for forkert (§\u00a021B1(b)).",
            "Spørg {offender}, om det var meningen at afvige.",
        ),
        away=True,
        help="En psykisk melding er ment og langt fra hånden. En glemt aftale er en fejl.",
    )
    barred = Fact(
        YesNo,
        "Forbyder jeres regler at bluffe med netop denne kunstige melding?",
        "40B2av",
        help="Forbundet kan begrænse bluff med kunstige meldinger. Slå op i systemreglerne.",
        assume=YesNo.NO,
    )
    expected = Judgement(
        YesNo,
        "Havde {partner} større grund end {other_side} til at vente det?",
        "40C1",
        weigh=(
            "Meldte eller spillede {partner} anderledes, end hånden lagde op til?",
            "Er det sket før for de to, og så nyligt at {partner} måtte huske det?",
            "Gør {offender} det så tit, at {partner} kender vanen?",
            "Afslørede meldingerne det selv for enhver, så vidste {partner} ikke mere end andre.",
        ),
        help="Spørg ikke, om det lykkedes. Det, {partner} ved fra tidligere spil, er en"
        " skjult aftale og ikke ubeføjede oplysninger.",
    )
    damaged = Judgement(
        YesNo,
        "Fik {other_side} et dårligere resultat på grund af aftalen?",
        "12B1",
        weigh=(
            "Sammenlign med en skjult aftale, der var oplyst i tide.",
            "Sammenlign en forbudt aftale med, at parret havde meldt uden den.",
        ),
    )


OVERLAPS = (Overlap(PsychicCall.departure, (Departure.FORBIDDEN, Departure.HIDDEN)),)
