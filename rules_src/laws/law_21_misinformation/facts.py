"""Law 21: what misled a side, the call or card at stake, and the damage."""

from __future__ import annotations

from rules_src.laws.common.explanation import Agreed
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo


class Misled(Answer):
    EXPLANATION = "en forklaring eller en alert, der ikke passede med kortene"
    MISSING_ALERT = "en melding uden alert, og efter aftalen kræver reglerne hos jer alert"
    ALERT_NOT_REQUIRED = "en melding uden alert, men reglerne hos jer kræver ingen"
    ITSELF = "intet af det; siden har selv misforstået en melding"


class Reached(Answer):
    BEFORE_LEAD = "åbningsudspillet er ikke vendt"
    PLAY = "udspillet er vendt, og der spilles"
    AFTER = "spillet er slut"


class Misinformation(Facts):
    misled_by = Fact(
        Misled,
        "Hvad skulle have vildledt {other_side}?",
        "21B1a",
        help="Hvad der skal alertes, afgør forbundet og klubben. En naturlig støtte, der springer"
        " for at spærre, kan være kendt af alle i divisionerne og kræve alert i klubben.",
    )
    agreement = Agreed.agreement
    reached = Fact(Reached, "Hvor langt er spillet?", "21B1a")


class CallAtStake(Answer):
    LAST = "{other_side's} seneste melding"
    EARLIER = "kun en tidligere melding; {misinformed's} makker har meldt siden"
    NONE = "ingen"


class MisinformedCall(Facts):
    call_at_stake = Judgement(
        CallAtStake,
        "Hvilken melding kan skyldes den forkerte forklaring?",
        "21B1a",
        away=True,
        weigh=(
            "Spørg {misinformed}: Hvad havde du meldt med den rigtige forklaring, og hvorfor?",
            "Det er nok, at den forkerte forklaring godt kan have påvirket meldingen.",
            "Også en afsluttende pas er en melding.",
        ),
    )
    changes_call = Option(
        YesNo,
        "Vil {misinformed} ændre sin seneste melding?",
        "21B1a",
        chooses="misinformed",
        help="{Misinformed} vælger alene og må ikke rådføre sig med nogen (§\u00a010C2). En"
        " melding, der kunne være ændret, rettes ikke med scoren bagefter.",
    )
    called_since = Fact(
        YesNo,
        "Har modstanderen til venstre for {misinformed} meldt siden?",
        "21B2",
    )


class CardAtStake(Answer):
    LAST = "et kort, som ingen har spillet til stikket efter"
    TOO_LATE = "et kort, som ikke længere kan tages tilbage"
    NONE = "intet"


class MisinformedCard(Facts):
    card_at_stake = Judgement(
        CardAtStake,
        "Hvilket kort er spillet på grund af den forkerte forklaring?",
        "47E2a",
        away=True,
        help="Et åbningsudspil kan ikke tages tilbage, når bordet har vist et kort. Andre kort"
        " kan ikke, når der er spillet til stikket efter dem.",
        weigh=(
            "Spørg {misinformed}: Hvad havde du spillet med den rigtige forklaring, og hvorfor?",
        ),
    )
    retracts = Option(
        YesNo,
        "Vil {misinformed} tage sit kort tilbage?",
        "47E2a",
        chooses="misinformed",
        help="{Misinformed} vælger alene. Kortet bliver ikke strafkort.",
    )


class Harm(Answer):
    NONE = "omtrent det samme, eller det var ikke blevet bedre for {other_side}"
    CALLS = "{other_side} havde meldt anderledes og sandsynligvis fået et bedre resultat"
    PLAYS = "{other_side} havde spillet anderledes og sandsynligvis fået et bedre resultat"


class OwnPart(Answer):
    NONE = "nej, eller kun med en almindelig fejl"
    OWN_FAULT = "ja, med en særdeles alvorlig fejl uden forbindelse til forklaringen eller et sats"
    DECLINED_DIRECTOR = "ja, fejlen var kendt, og {other_side} gik videre uden turneringsleder"


class Damage(Facts):
    misled_by = Misinformation.misled_by
    harm = Judgement(
        Harm,
        "Hvad var der sket med den rigtige forklaring?",
        "12B1",
        help="Sammenlign med den rigtige forklaring, ikke med at kende kortene.",
        weigh=(
            "Forestil dig, at den rigtige forklaring var givet, og at {offending_side} ellers"
            " havde meldt det samme.",
            "{Other_side} har krav på at kende aftalen, men ikke på at vide, at"
            " {offending_side} misforstod hinanden.",
            "Spørg de to på {other_side} hver for sig: Hvad havde du gjort, og hvorfor?",
            "Lad andre på samme niveau se kortene med den rigtige forklaring: Hvad melder eller"
            " spiller de?",
            "Døm det sandsynlige, ikke det bedste, {other_side} kunne have opnået.",
        ),
    )
    own_part = Judgement(
        OwnPart,
        "Har {other_side} selv del i skaden?",
        "12C1e",
        help="Det er ikke en særdeles alvorlig fejl, at andre havde meldt eller spillet bedre. Et"
        " sats er et forsøg på at få to chancer: gevinst ved bordet eller en korrigeret score.",
        weigh=(
            "Den, der retter en forklaring, skal tilkalde turneringslederen. Foreslog"
            " {offending_side} det, og sagde {other_side} nej, er ansvaret {other_side's} eget.",
            "Kom fejlen først frem efter spillet, kunne {other_side} intet gøre.",
        ),
    )
