"""Law 21: what misled a side, the call or card at stake, and the damage."""

from __future__ import annotations

from rules_src.laws.common.explanation import Agreed
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.overlaps import Overlap


class Misled(Answer):
    MISSING_ALERT = "en melding uden alert, og efter aftalen kræver jeres regler alert"
    EXPLANATION = "en forklaring, et systemkort eller en alert, der ikke passede med kortene"
    ALERT_NOT_REQUIRED = "en melding uden alert, men jeres regler kræver ingen"
    ITSELF = "kun deres egen misforståelse, fx af en melding eller zonen"


class Reached(Answer):
    BEFORE_LEAD = "åbningsudspillet er ikke vendt"
    PLAY = "udspillet er vendt, og der spilles"
    AFTER = "spillet er slut"


class Misinformation(Facts):
    misled_by = Fact(
        Misled,
        "Hvad skulle have vildledt {other_side}?",
        "21B1a",
        help="Forbundet og klubben bestemmer, hvad der skal alertes. Et spærrende"
        " støttespring kan kræve alert i klubben, men ikke i divisionerne.",
    )
    agreement = Agreed.agreement
    reached = Fact(Reached, "Hvor langt er spillet?", "21B1a")


class CallAtStake(Answer):
    LAST = "{other_side's} seneste melding"
    EARLIER = "kun en tidligere melding, og {misinformed's} makker har meldt efter den"
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
        "Har spilleren til venstre for {misinformed} meldt efter den oprindelige melding?",
        "21B2",
    )
    wrong_lead = Fact(
        YesNo,
        "Har den forkerte spillet fordækt ud?",
        "41A",
        help="Er udspillet allerede vendt, følger det §\u00a054.",
        assume=YesNo.NO,
    )


class CardAtStake(Answer):
    LAST = "et kort, og ingen har spillet noget kort siden"
    TOO_LATE = "et kort, men nogen har spillet siden, eller bordet har vist kort efter udspillet"
    NONE = "intet"


class MisinformedCard(Facts):
    card_at_stake = Judgement(
        CardAtStake,
        "Hvilket kort er spillet på grund af den forkerte forklaring?",
        "47E2a",
        away=True,
        weigh=(
            "Spørg {misinformed}: Hvad havde du spillet med den rigtige forklaring, og hvorfor?",
        ),
        help="Ét kort spillet siden er nok, også et udspil til næste stik. Et åbningsudspil"
        " kan heller ikke tages tilbage, når bordet har vist et kort.",
    )
    retracts = Option(
        YesNo,
        "Vil {misinformed} tage sit kort tilbage?",
        "47E2a",
        chooses="misinformed",
        help="{Misinformed} vælger alene. Kortet bliver ikke strafkort.",
    )


class Harm(Answer):
    NONE = "omtrent det samme, eller intet bedre for {other_side}"
    CALLS = "{other_side} havde meldt anderledes og sandsynligvis fået et bedre resultat"
    PLAYS = "{other_side} havde spillet anderledes og sandsynligvis fået et bedre resultat"


class OwnPart(Answer):
    NONE = "nej, eller kun med en almindelig fejl"
    DECLINED_DIRECTOR = "ja, de kendte fejlen og gik videre uden dig"
    OWN_FAULT = "ja, med et sats eller en særdeles alvorlig fejl uden forbindelse til forklaringen"


class Damage(Facts):
    misled_by = Misinformation.misled_by
    harm = Judgement(
        Harm,
        "Hvad var der sket med den rigtige forklaring?",
        "12B1",
        weigh=(
            "Forestil dig den rigtige forklaring givet, og at {offending_side} ellers"
            " havde meldt det samme.",
            "{Other_side} har krav på at kende aftalen, men ikke på at vide, at"
            " {offending_side} misforstod hinanden.",
            "Spørg de to på {other_side} hver for sig: Hvad havde du gjort, og hvorfor?",
            "Lad andre på samme niveau se kortene med den rigtige forklaring: Hvad melder"
            " eller spiller de?",
            "Døm det sandsynlige, ikke det bedste, {other_side} kunne have opnået.",
        ),
        help="Sammenlign med den rigtige forklaring, ikke med at kende kortene.",
    )
    own_part = Judgement(
        OwnPart,
        "Har {other_side} selv del i skaden?",
        "12C1e",
        weigh=(
            "Den, som retter en forklaring, skal kalde på dig. Foreslog {offending_side}"
            " det, og sagde {other_side} nej, er ansvaret {other_side's} eget.",
            "Kom fejlen først frem efter spillet, kunne {other_side} intet gøre.",
        ),
        help="Det er ikke en særdeles alvorlig fejl, at andre havde meldt eller spillet"
        " bedre. Et sats er et forsøg på to chancer: gevinst ved bordet eller en"
        " justeret score.",
    )


OVERLAPS = (
    Overlap(Misinformation.misled_by, (Misled.MISSING_ALERT, Misled.EXPLANATION)),
    Overlap(Misinformation.misled_by, (Misled.EXPLANATION, Misled.ALERT_NOT_REQUIRED)),
    Overlap(Damage.harm, (Harm.CALLS, Harm.PLAYS)),
    Overlap(Damage.own_part, (OwnPart.DECLINED_DIRECTOR, OwnPart.OWN_FAULT)),
)
