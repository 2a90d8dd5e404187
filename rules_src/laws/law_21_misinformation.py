"""Laws 21, 40B3, 47E2 and 75: what misinformation lets a side take back, and what it costs.

The offender is the player who explained, or who should have alerted; `partner` made the call.
When the explanation is put right, and by whom, is in Laws 20F and 75B.
"""

from dataclasses import replace

from rules_src.laws.common import explanation, self_inflicted, taken_back
from rules_src.laws.common.encounters import calls_reopened
from rules_src.laws.common.explanation import Agreed
from rules_src.model import *


class Misled(Answer):
    MISSING_ALERT = A("""
        en melding uden alert, og efter aftalen kræver jeres regler alert
        = meldingen skulle efter jeres regler have været alertet
        ~ mangl* alert*; ikke/ingen/uden/aldrig alert*; glemte/glemt alert*""")
    EXPLANATION = A("""
        en forklaring, et systemkort eller en alert, der ikke passede med kortene
        = forklaringen eller alerten passede ikke med kortene
        ~ forkert forklaring*/forklar*/oplysning*; hvis/efter/med rigtige forklaring*; ^fik/fået at
          vide BUD/bud*/melding*; systemkort* forkert/andet; ^blev/fik/har
          misforklar*/misinform*/fejlinform*; svarede/sagt/oplyst/oplyste/forklarede forkert;
          ^fik/fået at vide/oplyst … viste/havde/var/er; ^forklaring*/forklarede …
          ^snydt/skadet/vildledt""")
    ALERT_NOT_REQUIRED = A("""
        en melding uden alert, men jeres regler kræver ingen
        = {other_side} savnede en alert, som jeres regler ikke kræver
        ~ uden/ikke/ingen alert* … ^kræver/krævet/kræves ikke/ingen; ^skal/skulle ikke
          alertes""")
    ITSELF = A("""
        kun deres egen misforståelse, fx af en melding eller zonen
        = {other_side} misforstod selv en melding
        ~ selv misforst*; ^selv læst/læste/misforstået/husket/set/troede forkert/zone*;
          ^læst/læste zone* forkert""")


class Reached(Answer):
    BEFORE_LEAD = A("""
        åbningsudspillet er ikke vendt
        ~ DERMELDES; FØRUDSPIL""")
    PLAY = A("""
        udspillet er vendt, og der spilles
        ~ DERSPILLES; ^nu stik; ^midt i stik""")
    AFTER = A("""
        spillet er slut
        ~ SPILLETSLUT""")


class Misinformation(Facts):
    misled_by = Fact(
        Misled,
        "21B1a",
        overlaps=(
            Both(Misled.MISSING_ALERT, Misled.EXPLANATION),
            Both(Misled.EXPLANATION, Misled.ALERT_NOT_REQUIRED),
        ),
    ).asks("""
        Hvad skulle have vildledt {other_side}?
        + Forbundet og klubben bestemmer, hvad der skal alertes. Et spærrende støttespring kan
          kræve alert i klubben, men ikke i divisionerne.""")
    agreement = Agreed.agreement
    reached = Fact(
        Reached,
        "21B1a",
        told={(Reached.BEFORE_LEAD, Reached.PLAY): "spillet er ikke slut"},
        reached={Reached.AFTER: When.AFTER_PLAY},
    ).asks("""
        Hvor langt er spillet?""")


class CallAtStake(Answer):
    LAST = A("""
        {other_side's} seneste melding
        = {other_side's} seneste melding kan skyldes den forkerte forklaring""")
    EARLIER = A("""
        kun en tidligere, og {misinformed's} makker har meldt siden
        = kun en tidligere melding kan skyldes den forkerte forklaring, og {misinformed's}
          makker har meldt efter den""")
    NONE = A("ingen", told="ingen melding kan skyldes den forkerte forklaring")


class MisinformedCall(Facts):
    call_at_stake = Judgement(CallAtStake, "21B1a", away=True).asks("""
        Hvilken melding kan skyldes den forkerte forklaring?
        - Spørg {misinformed}: Hvad havde du meldt med den rigtige forklaring, og hvorfor?
        - Det er nok, at den forkerte forklaring godt kan have påvirket meldingen.
        - Også en afsluttende pas er en melding.""")
    changes_call = Option(YesNo, "21B1a", chooses="misinformed").asks("""
        Vil {misinformed} ændre sin seneste melding?
        + {Misinformed} vælger alene og må ikke rådføre sig med nogen (§ 10C2). En melding, der
          kunne være ændret, rettes ikke med scoren bagefter.
        ja ~ ^vil/gerne ændre/lave/skifte/rette melding*/pas/bud*/BUD""")
    called_since = Fact(YesNo, "21B2").asks("""
        Har spilleren til venstre for {misinformed} meldt efter den oprindelige melding?
        ja = spilleren til venstre for {misinformed} har meldt siden
        nej = spilleren til venstre for {misinformed} har ikke meldt siden""")
    wrong_lead = Fact(YesNo, "41A", assume=YesNo.NO).asks("""
        Har den forkerte modspiller spillet ud med bagsiden op?
        + Er udspillet allerede vendt, følger det § 54.
        ja = den forkerte modspiller har spillet ud med bagsiden op""")


class CardAtStake(Answer):
    LAST = A("""
        et kort, og ingen har spillet noget kort siden
        = kortet skyldes den forkerte forklaring, og der er ikke spillet et kort efter det""")
    TOO_LATE = A("""
        et kort, men nogen har spillet siden, eller bordet har vist kort efter udspillet
        = der er spillet et kort på grund af den forkerte forklaring, men nu er det for sent at
          tage det tilbage""")
    NONE = A("intet", told="intet kort er spillet på grund af den forkerte forklaring")


class MisinformedCard(Facts):
    card_at_stake = Judgement(CardAtStake, "47E2a", away=True).asks("""
        Hvilket kort er spillet på grund af den forkerte forklaring?
        - Spørg {misinformed}: Hvad havde du spillet med den rigtige forklaring, og hvorfor?
        + Ét kort spillet siden er nok, også et udspil til næste stik.""")
    retracts = Option(YesNo, "47E2a", chooses="misinformed").asks("""
        Vil {misinformed} tage sit kort tilbage?
        + {Misinformed} vælger alene. Kortet bliver ikke strafkort.
        ja = {misinformed} vil tage sit kort tilbage""")


class Harm(Answer):
    NONE = A("""
        omtrent det samme, eller intet bedre for {other_side}
        = den rigtige forklaring havde intet bedre givet {other_side}""")
    CALLS = A("""
        sandsynligvis et bedre resultat: {other_side} havde meldt anderledes
        = {other_side} havde meldt anderledes med den rigtige forklaring og sandsynligvis fået
          et bedre resultat""")
    PLAYS = A("""
        sandsynligvis et bedre resultat: {other_side} havde spillet anderledes
        = {other_side} havde spillet anderledes med den rigtige forklaring og sandsynligvis
          fået et bedre resultat""")


class OwnPart(Answer):
    NONE = A("""
        nej, eller kun med en almindelig fejl
        = {other_side} har højst begået en almindelig fejl""")
    DECLINED_DIRECTOR = "ja, de kendte fejlen og gik videre uden dig"
    OWN_FAULT = "ja, med et sats eller en særdeles alvorlig fejl uden forbindelse til forklaringen"


class Damage(Facts):
    misled_by = Misinformation.misled_by
    harm = Judgement(
        Harm,
        "12B1",
        told={
            (
                Harm.CALLS,
                Harm.PLAYS,
            ): """
                {other_side} havde meldt eller spillet anderledes med den rigtige forklaring og
                sandsynligvis fået et bedre resultat"""
        },
        overlaps=(Both(Harm.CALLS, Harm.PLAYS),),
    ).asks("""
        Hvad var der sket med den rigtige forklaring?
        - {Offending_side} havde ellers meldt det samme.
        - Spørg de to på {other_side} hver for sig: Hvad havde du gjort, og hvorfor?
        - Spørg andre på samme niveau: Hvad melder eller spiller du med den rigtige forklaring?
        - Døm det sandsynlige, ikke det bedste, {other_side} kunne have opnået.
        + {Other_side} har krav på at kende aftalen, men ikke kortene, og ikke på at vide, at
          {offending_side} misforstod hinanden.""")
    own_part = Judgement(
        OwnPart, "12C1e", overlaps=(Both(OwnPart.DECLINED_DIRECTOR, OwnPart.OWN_FAULT),)
    ).asks("""
        Har {other_side} selv del i skaden?
        - Foreslog {offending_side} at kalde på dig, og sagde {other_side} nej, er ansvaret
          {other_side's} eget.
        - Kom fejlen først frem efter spillet, kunne {other_side} intet gøre.
        + At andre havde gjort det bedre, er ikke en særdeles alvorlig fejl. Et sats er et
          forsøg på to chancer: gevinst ved bordet eller en justeret score.""")


class Say(Steps):
    check_use_of_explanation = Step("16B1a", to=ME, when=When.AFTER_PLAY).says("""
        Undersøg også, om {offending_side} har udnyttet det, forklaringen røbede, selv om ingen
        har nævnt det.""")
    always_check: tuple[AnyStep, ...] = (
        check_use_of_explanation,
        NewIrregularity(
            "16B1a", "unauthorised_information", when=When.AFTER_PLAY, knows="origin=partner"
        ),
    )
    no_alert_needed = Step("40B2aiii").says("""
        Meldingen skulle ikke alertes.
        Jeg ændrer ikke scoren.
        = ingen alert krævet""")
    own_misunderstanding = Step("21A", to="other_side").says("""
        I har selv misforstået meldingen, så I får ikke noget rettet.
        Jeg ændrer ikke scoren.
        = egen misforståelse rettes ikke""")
    keep_quiet_who_misunderstood = Step("16B1a", to=ME, away=True).says("""
        Sig intet ved bordet om, hvad nogen troede.
        Sig kun til spilleren, væk fra bordet, at intet rettes nu.""")
    """As long as the board lasts, partner would learn from the ruling what a player had thought."""
    not_misled = {Misled.ALERT_NOT_REQUIRED: no_alert_needed, Misled.ITSELF: own_misunderstanding}
    agreement_is_enough = Step("75C", to="other_side").says("""
        I har krav på at kende modstandernes aftaler, men ikke deres kort.""")
    go_on_and_explanation_waits = Step(
        "84A", leaves=(Effect(Lasting.LATER, "", "after_play.go_on_and_explanation_waits"),)
    ).says("""
        Gå videre nu.
        Jeg ser på forklaringen efter spillet.""")
    nothing_aloud = "intet rettes nu, og intet siges under spillet"
    quietly = {
        Misled.ALERT_NOT_REQUIRED: "ingen alert krævet, og intet siges under spillet",
        Misled.ITSELF: "egen misforståelse rettes ikke, og intet siges under spillet",
    }
    changed_call_stands = Step("21B1a").says("""
        {Misinformed's} nye melding gælder, og meldingerne fortsætter.
        Et eventuelt fordækt udspil tages op.
        = {misinformed} ændrer sin melding""")
    call_after_it_may_change = Step("21B2").says("""
        Spilleren til venstre for {misinformed} må også ændre sin seneste melding.
        = næste spiller må også""")
    call_left_unchanged = Step("21B1a", to="misinformed").says("""
        Din melding gælder.
        Den giver ikke ret til en anden score, for du kunne have ændret den.
        = {misinformed} ændrer ikke sin melding""")
    partner_has_called_since = Step("21B1a", to="misinformed").says("""
        Du kan ikke ændre meldingen, for din makker har meldt efter dig.
        = for sent at ændre meldingen""")
    keep_earlier_calls_quiet = Step(
        "73B1",
        to="other_side",
        leaves=(Effect(Lasting.LATER, "", "after_play.keep_earlier_calls_quiet"),),
    ).says("""
        Sig ikke nu, hvad I ville have meldt tidligere.
        Jeg ser på det efter spillet.""")
    no_call_changes = Step("21B1a").says("""
        Ingen melding ændres.
        Fortsæt med den rigtige forklaring.
        = ingen melding ændres""")
    face_down_lead_may_change = Step("47E2a", to="other_side", when=When.BEFORE_LEAD).says("""
        Har I allerede spillet fordækt ud, må I bytte udspillet, hvis forklaringen kan have
        påvirket det.""")
    wrong_lead_goes_back = Step("41A").says("""
        Tag det fordækte udspil op.
        Den rigtige modspiller spiller ud.
        = det forkerte udspil tages op""")
    card_left_played = Step("47E2a", to="misinformed").says("""
        Dit kort bliver liggende.
        Det giver ikke ret til en anden score, for du kunne have taget det tilbage.
        = kortet bliver liggende""")
    card_may_not_come_back = Step("47E2b", to="misinformed").says("""
        Du kan ikke tage kortet tilbage.
        Spil videre.
        = kortet kan ikke tages tilbage""")
    card_back = CardBack("47E2a", "misinformed")
    withdrawn_call = (
        Information("16C1", Status.AUTHORISED, to="other_side"),
        Information("16C2", Status.UNAUTHORISED, to="offending_side"),
    )
    afterwards = HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY)
    not_damaged = Step("12B1", when=When.AFTER_PLAY).says("""
        Forklaringen har ikke skadet {other_side}.
        Jeg ændrer ikke scoren af den grund.
        = ingen skade""")
    score_with_correct_explanation = Step(
        "21B3", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Giv begge sider en justeret score: det sandsynlige resultat med den rigtige forklaring.
        = begge får justeret score""")
    weigh_likely_results = Step("12C1c", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Vægt resultaterne, hvis flere er sandsynlige.
        Lad tvivlen komme {other_side} til gode.""")


def misinformation(facts: Misinformation) -> Ruling:
    """A side is told of agreements, not of cards; wrongly told, it may change or is redressed."""
    if facts.misled_by in Say.not_misled:
        return nobody_was_misled(facts)
    if (
        facts.misled_by is Misled.EXPLANATION
        and facts.agreement is explanation.Agreement.CALL_WRONG
    ):
        return only_the_call_was_wrong(facts)
    if facts.reached is Reached.BEFORE_LEAD:
        return Ruling(HandOver("21B1a", "misinformed_call"))
    if facts.reached is Reached.PLAY:
        return Ruling(HandOver("47E2a", "misinformed_card"))
    return Ruling(HandOver("21B3", "misinformation_damage"))


def nobody_was_misled(facts: Misinformation) -> Ruling:
    """Nothing is changed; partner may not learn during the board what a player thought (16B1)."""
    told = Say.not_misled[facts.misled_by]
    if facts.reached is Reached.AFTER:
        return Ruling(told)
    later = replace(told, when=When.AFTER_PLAY)
    return Ruling(
        Say.keep_quiet_who_misunderstood,
        Say.go_on_and_explanation_waits,
        later,
        verdict=Say.quietly[facts.misled_by],
    )


def only_the_call_was_wrong(facts: Misinformation) -> Ruling:
    """No infraction, and nobody may learn at the table that a call was wrong (20F5a, 75B3, 75C)."""
    if facts.reached is Reached.AFTER:
        return Ruling(explanation.Say.no_infraction, Say.agreement_is_enough, *Say.always_check)
    later = Say.agreement_is_enough.under("75C", when=When.AFTER_PLAY)
    return Ruling(
        explanation.Say.no_infraction_and_nothing_aloud,
        Say.go_on_and_explanation_waits,
        later,
        *Say.always_check,
        verdict=Say.nothing_aloud,
    )


def misinformed_call(facts: MisinformedCall) -> Ruling:
    """The last call may be changed until partner calls or the opening lead is faced (21B1a)."""
    if facts.call_at_stake is CallAtStake.EARLIER:
        return Ruling(
            Say.partner_has_called_since,
            Say.keep_earlier_calls_quiet,
            explanation.Say.heard,
            face_down_lead(facts),
            Say.afterwards,
        )
    if facts.call_at_stake is CallAtStake.NONE:
        return Ruling(
            Say.no_call_changes,
            explanation.Say.heard,
            face_down_lead(facts),
            Say.afterwards,
        )
    facts.explain(explanation.Say.may_change)
    if not facts.changes_call:
        return Ruling(
            Say.call_left_unchanged,
            Say.keep_earlier_calls_quiet,
            explanation.Say.heard,
            face_down_lead(facts),
            Say.afterwards,
        )
    answer = (Say.call_after_it_may_change,) if facts.called_since else ()
    return Ruling(
        Say.changed_call_stands,
        *answer,
        *Say.withdrawn_call,
        Say.keep_earlier_calls_quiet,
        explanation.Say.heard,
        Say.afterwards,
    )


def face_down_lead(facts: MisinformedCall) -> AnyStep:
    """A face-down lead goes back to the wrong player; the right one may change his (41A, 47E2a)."""
    return Say.wrong_lead_goes_back if facts.wrong_lead else Say.face_down_lead_may_change


def misinformed_card(facts: MisinformedCard) -> Ruling:
    """A card may be taken back until any card is played, to that trick or the next (47E2a)."""
    if facts.card_at_stake is CardAtStake.NONE:
        return Ruling(
            explanation.Say.calls_stand_when_lead_faced, explanation.Say.heard, Say.afterwards
        )
    if facts.card_at_stake is CardAtStake.TOO_LATE:
        return Ruling(Say.card_may_not_come_back, explanation.Say.heard, Say.afterwards)
    if not facts.retracts:
        return Ruling(Say.card_left_played, explanation.Say.heard, Say.afterwards)
    return Ruling(
        Say.card_back, *taken_back.Say.cards_taken_back, explanation.Say.heard, Say.afterwards
    )


def misinformation_damage(facts: Damage) -> Ruling:
    """Damage is measured against the correct explanation, given instead of the mistaken one."""
    if facts.misled_by in Say.not_misled:
        return Ruling(Say.not_misled[facts.misled_by])
    if facts.harm is Harm.NONE:
        return Ruling(Say.not_damaged, *Say.always_check)
    if facts.own_part is OwnPart.DECLINED_DIRECTOR:
        return Ruling(
            *Say.always_check, HandOver("11A", "right_forfeited"), verdict="retten er tabt"
        )
    if facts.own_part is OwnPart.OWN_FAULT:
        return Ruling(
            *self_inflicted.Say.own_fault,
            Say.weigh_likely_results,
            *Say.always_check,
            self_inflicted.Say.each_side,
        )
    score = Say.score_with_correct_explanation.under(redressed_by(facts))
    return Ruling(score, Say.weigh_likely_results, *Say.always_check)


def redressed_by(facts: Damage) -> str:
    if facts.misled_by is Misled.MISSING_ALERT:
        return "40B3a"
    return "47E2b" if facts.harm is Harm.PLAYS else "21B3"


SITUATION = Situation(
    misinformation,
    slug="misinformation",
    title="Vildledt af en forklaring",
    phase=Phase.AUCTION,
    intro="""
        En side har krav på at kende modstandernes aftaler, men ikke deres kort.
        Er forklaringen forkert, må den seneste melding eller det seneste kort ofte laves om.
        Er det for sent, sammenligner turneringslederen med det, der var sket med den rigtige
        forklaring.""",
    laws=("21", "40B3", "47E2", "75"),
    who=Who("misinformed", "Hvem er vildledt?"),
    parts=(
        Part(misinformed_call, "En melding må måske ændres", known=""),
        Part(misinformed_card, "Et kort må måske tages tilbage", known=""),
        Part(misinformation_damage, "Er der sket skade?", known=""),
    ),
    confuse=("correct_explanation", "opening_lead_out_of_turn", "unauthorised_information"),
    phrases=Phrases(
        does="""
            fik vildledt føler fortalt vil snydt fejlinformeret oplyst fået"""
    ),
    encounters=calls_reopened("21B1a"),
)
