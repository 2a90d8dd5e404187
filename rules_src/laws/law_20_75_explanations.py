"""Laws 20F and 75: when a mistaken explanation is corrected, and by whom.

The offender is the player who explained, or who should have alerted; `partner` made the call.
What the other side may change, and the damage, is in Law 21.
"""

from dataclasses import replace

from rules_src.laws.common import explanation
from rules_src.laws.common.encounters import calls_reopened
from rules_src.laws.common.explanation import Agreed
from rules_src.model import *


class Discoverer(Answer):
    EXPLAINER = A("""
        {offender} selv
        = {offender}, der forklarede eller skulle have alertet, har selv opdaget fejlen
        ~ ^siger*/fortalte/fortæller/opdag* hans/sin/egen forklaring* forkert; ^hans egen
          forklaring* forkert; ^jeg gav/givet forkert forklaring*; ^opdag* han/hun/selv
          forklarede/forklaret/forklaring*; forklarede/forklaret/forklarer forkert … ^opdag*
          det/nu/selv; ^siger/sagde/indrømmer/fortæller/fortalte han/hun
          forklarede/forklaret/svarede forkert; ^siger/sagde selv forkert/forklar*/alert*;
          ^retter/rettede sin/egen forklaring*""")
    PARTNER = A("""
        {partner}
        = {partner}, hvis melding det gjaldt, har opdaget fejlen
        ~ ^opdag* af makker; ^opdag*/hør*/siger/sagde/ved makker* forklar* forkert;
          ^siger/sagde/opdag*/hørte/oplyser makkers forklaring*; ^makker
          opdag*/siger/sagde/rettede/retter""")
    FORGOTTEN = A("""
        ingen: {offender} kan ikke huske aftalen og har intet forklaret
        = {offender} kan ikke huske aftalen og har intet forklaret
        ~ husker/husket ikke; kan/kunne ikke huske; ^aner/ved ikke hvad""")
    OTHERS = A("""
        en modstander eller du selv
        = en modstander eller turneringslederen har opdaget fejlen
        ~ opdag* af modstander*/modpart*; ^modpart*/modstander* opdag*""")


class Stage(Answer):
    AUCTION = A("""
        under meldingerne
        = der meldes endnu
        ~ DERMELDES""")
    CLARIFICATION = A("""
        efter meldingerne, før udspillet er vendt
        = den afsluttende pas er afgivet, og udspillet er ikke vendt
        ~ FØRUDSPIL""")
    PLAY = A("""
        under spillet
        = der spilles endnu
        ~ DERSPILLES""")
    AFTER = A("""
        efter spillet
        = spillet er slut
        ~ SPILLETSLUT""")


class Side(Answer):
    DECLARING = A("""
        {offending_side}
        = {offending_side} spiller kontrakten
        ~ ^de/vi/han/hun er/blev spilfører; ^de/vi/parret spiller/fik/har kontrakt*; ^DEN/makker
          er/blev spilfører/blind""")
    DEFENDING = A("""
        {other_side}
        = {other_side} spiller kontrakten
        ~ ^de/han/hun er modspiller; ^vi/DEN/makker er/blev modspiller""")


class Corrected(Answer):
    NOT_YET = A("nej, ikke endnu", told="forklaringen er ikke rettet ved bordet endnu")
    WITH_DIRECTOR = A("ja, og du er tilkaldt", told="du er ved bordet, når forklaringen rettes")
    WITHOUT_DIRECTOR = "ja, men bordet gik videre uden dig"


class Silent(Answer):
    NOBODY = "nej"
    EXPLAINER = A("ja, {offender}", told="{offender} vidste det før udspillet uden at rette det")
    PARTNER = A("""
        ja, kun {partner}, og {offending_side} spiller kontrakten
        = kun {partner} vidste det før udspillet uden at rette det, og {offending_side} spiller
          kontrakten""")


class Explanation(Agreed):
    rectified_aloud = Fact(YesNo, "20F5a", assume=YesNo.NO).asks("""
        Har {partner} »rettet« den rigtige forklaring højt?
        ja ~ ^makker sagde/rettede/rettet/råbte højt; ^rettede/sagde/rettet højt; ^makker
          rettede/rettet forklaring*""")
    discovered_by = Fact(
        Discoverer,
        "20F",
        by_seat={
            "offender": (Discoverer.EXPLAINER,),
            "partner": (Discoverer.PARTNER,),
            "": (Discoverer.FORGOTTEN, Discoverer.OTHERS),
        },
        overlaps=(Both(Discoverer.EXPLAINER, Discoverer.PARTNER, Discoverer.OTHERS),),
    ).asks("""
        Hvem har opdaget fejlen?""")
    stage = Fact(Stage, "20F4a", reached={Stage.AFTER: When.AFTER_PLAY}).asks("""
        Hvor langt er spillet?
        + Er forklaringen rettet, så svar, hvor langt spillet var, da den blev det. Også et
          udspil fra den forkerte er vendt (§ 17D1) og følger derefter § 54.""")
    side = Fact(
        Side,
        "20F5b",
        "Hvem spiller kontrakten?",
        sits={Side.DECLARING: DECLARES, Side.DEFENDING: DEFENDS},
    )
    corrected = Fact(
        Corrected,
        "20F4a",
        assume=Corrected.NOT_YET,
        doubted_by=(Effect(Lasting.INFORMATION, "partner"),),
        told={
            (
                Corrected.NOT_YET,
                Corrected.WITH_DIRECTOR,
            ): "forklaringen rettes først, når du er ved bordet"
        },
    ).asks("""
        Er forklaringen rettet ved bordet?""")
    partner_corrected = Fact(Corrected, "20F5a", "Er forklaringen rettet ved bordet?")
    knew_in_time = Fact(YesNo, "20F5b", assume=YesNo.NO).asks("""
        Vidste spilleren det og tav, da forklaringen skulle rettes før udspillet?
        + Den, der opdager det senere, har intet forsømt.""")
    kept_silent = Fact(
        Silent,
        "20F5b",
        assume=Silent.NOBODY,
        sits={Silent.PARTNER: DECLARES},
    ).asks("""
        Vidste en af de to det før udspillet uden at rette det?
        + En modspiller skal ikke rette {offender's} forklaring før efter spillet.""")


class Say(Steps):
    nothing_to_correct = Step("75C", to=ME, away=True).says("""
        Sig kun til {partner}, væk fra bordet: Ret intet, og vis ikke, at noget er galt.
        = intet skal rettes""")
    check_use = NewIrregularity(
        "16B1a",
        "unauthorised_information",
        when=When.AFTER_PLAY,
        offender="offender",
        knows="origin=partner",
    )
    correcting_was_forbidden = Step("20F5a", to="partner").says("""
        Du måtte ikke sige noget om forklaringen nu.
        = {partner} måtte ikke rette""")
    may_correct_now = Step("20F4a", to=ME, away=True).says("""
        Er forklaringen allerede rettet ved bordet, så ret svaret, for {other_side} må måske
        ændre en melding (§ 21B1).
        Sig ellers kun til {offender}, væk fra bordet: Ret forklaringen nu, eller vent.""")
    must_correct_before_lead = Step("20F4a", to="offender", when=When.BEFORE_LEAD).says("""
        Kald på mig og ret forklaringen, senest før udspillet vendes.
        = {offender} retter forklaringen, senest før udspillet vendes""")
    show_nothing = Step("20F5a", to=ME, away=True).says("""
        Sig kun til {partner}, væk fra bordet: Ret ikke forklaringen nu, og vis ikke, at den er
        forkert.
        = {partner} venter""")
    correct_if_declaring = Step("20F5bii", to="partner", when=When.BEFORE_LEAD).says("""
        Kald på mig og ret forklaringen, før udspillet vendes, hvis I spiller kontrakten.
        = med kontrakten rettes før udspillet""")
    correct_after_play = Step("20F5bi", to="partner", when=When.AFTER_PLAY).says("""
        Som modspiller venter du, til spillet er slut.
        Kald så på mig, og ret forklaringen.
        = i modspil rettes efter spillet""")
    must_correct_now = Step("20F4a", to="offender").says("""
        Sig nu den rigtige forklaring, hvis den ikke er sagt.
        = den rigtige forklaring siges nu""")
    partner_must_correct_now = replace(must_correct_now, name="", law="20F5bii", to="partner")
    should_correct_now = Step("75B2", to="offender", authority=Authority.ADVICE).says("""
        Du bør rette forklaringen nu, selv om spillet er slut.
        = forklaringen bør rettes nu""")
    see_that_it_is_corrected = Step("75D", to=ME).says("""
        Sørg for, at {other_side} får den rigtige forklaring.
        = {other_side} får den rigtige forklaring""")
    partner_explains_own_call = Step("20F1").says("""
        {Offender} går fra bordet, mens {partner} forklarer aftalen.
        = {partner} forklarer, mens {offender} er væk""")
    forgetting_told = Information(
        "16B1a", Status.UNAUTHORISED, About.FORGETTING, when=When.PARTNER_TURN
    )
    """That partner has forgotten the agreement is known to whoever made the call."""
    judge_as_if_corrected_in_time = Step("72B1", to=ME, when=When.AFTER_PLAY).says("""
        Døm skaden, som om forklaringen var rettet før udspillet.
        Overvej strafpoint.""")
    explainer_was_silent = Step("20F4a", to="offender").says("""
        Du vidste det og skulle have rettet din forklaring, før udspillet blev vendt.
        = {offender} tav for længe""")
    silent_explainer = Ruling(explainer_was_silent, judge_as_if_corrected_in_time)
    partner_was_silent = Step("20F5bii", to="partner").says("""
        Du vidste det og skulle have rettet forklaringen, før udspillet blev vendt.
        = {partner} tav for længe""")
    silent_partner = Ruling(partner_was_silent, judge_as_if_corrected_in_time)
    corrected_too_early = Step("20F5a", to="partner").says("""
        Du rettede forklaringen for tidligt.
        Det må du ikke.
        = rettet for tidligt""")
    auction_goes_on = Step("21B1a").says("""
        Meldingerne fortsætter, hvis den afsluttende pas ændres.
        = meldingerne kan genåbnes""")
    may_retract_card = Step("47E2a", to="misinformed").says("""
        Du må tage dit kort tilbage, hvis det kan skyldes forklaringen, og ingen har spillet
        efter det.
        Et åbningsudspil må du kun tage tilbage, hvis bordet ikke har vist et kort.
        = seneste kort kan måske tages tilbage""")
    check_forfeiture = Step("11A", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Justér kun {offending_side's} score, hvis {other_side} af uvidenhed selv sagde nej til
        at kalde på dig.
        Justér ellers begge siders.
        = scoren vurderes efter spillet""")
    damage_after_play = HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY)
    waits = (correct_after_play, damage_after_play)
    gone_on = Ruling(explanation.Say.heard, check_forfeiture, damage_after_play)
    """The table went on without the director, and what could be changed was not (21B3, 11A)."""
    heard_by_partner = Information("75A", Status.UNAUTHORISED, About.EXPLANATION)
    heard_away = replace(heard_by_partner, away=True)
    """While nobody else may learn that the explanation was wrong, or that the call was."""
    heard_when_corrected = replace(heard_by_partner, when=When.BEFORE_LEAD)
    first_explanation_holds = Step("75D").says("""
        {Offender's} forklaring passer med aftalen.
        »Rettelsen« var forkert.
        = den første forklaring gælder""")
    neither_may_profit = Step("73C1", to="offending_side").says("""
        Undgå begge at udnytte det.""")
    correction_may_have_misled = Step("21B1a", to=ME).says("""
        Har {other_side} meldt eller spillet efter »rettelsen«, er den en forkert forklaring.""")
    call_if_it_was_used = Step(
        "16B3",
        to="other_side",
        leaves=(Effect(Lasting.LATER, "", "after_play.call_if_it_was_used"),),
    ).says("""
        Kald på mig igen efter spillet, hvis I mener, at {offending_side} har udnyttet det.""")
    wrong_correction = Ruling(
        first_explanation_holds,
        heard_by_partner,
        Information("16B1a", Status.UNAUTHORISED, About.CORRECTION, "offender"),
        neither_may_profit,
        correction_may_have_misled,
        NewIrregularity("21B1a", "misinformation", knows="misled_by=explanation"),
        call_if_it_was_used,
        check_use,
    )
    """Each of the two has heard something from the other, and the opponents something untrue."""


def correct_explanation(facts: Explanation) -> Ruling:
    """A mistaken explanation is corrected with the director at the table (20F4, 20F5, 75B)."""
    if facts.agreement is explanation.Agreement.CALL_WRONG:
        return only_the_call_was_wrong(facts)
    if facts.discovered_by is Discoverer.FORGOTTEN:
        return forgotten(facts)
    if facts.discovered_by is Discoverer.OTHERS:
        return remedy(facts, Say.see_that_it_is_corrected, *found_by_others(facts))
    if facts.discovered_by is Discoverer.EXPLAINER:
        return Ruling(HandOver("20F4", "own_explanation"))
    return Ruling(HandOver("20F5", "partners_explanation"))


def only_the_call_was_wrong(facts: Explanation) -> Ruling:
    """The call is nobody's business, unless partner has put a right explanation wrong (75C)."""
    if facts.stage is Stage.AFTER:
        return Ruling(explanation.Say.no_infraction, Say.heard_by_partner, Say.check_use)
    if not facts.rectified_aloud:
        return Ruling(
            explanation.Say.no_infraction_and_nothing_aloud,
            Say.nothing_to_correct,
            Say.heard_away,
            Say.check_use,
        )
    return Ruling(*wrongly_corrected(facts), *Say.wrong_correction)


def wrongly_corrected(facts: Explanation) -> Ruling:
    """A declaring side may speak after the final pass, but what it said was mistaken (20F5)."""
    if facts.stage is Stage.AUCTION:
        return Ruling(Say.correcting_was_forbidden)
    if facts.side is Side.DEFENDING:
        return Ruling(Say.correcting_was_forbidden.under("20F5bi"))
    return Ruling()


def forgotten(facts: Explanation) -> Ruling:
    """Opponents are entitled to the agreement, so its other member tells it when told to (20F1)."""
    if facts.stage is Stage.AFTER:
        return remedy(facts, Say.see_that_it_is_corrected)
    return remedy(facts, Say.partner_explains_own_call, Say.forgetting_told)


def own_explanation(facts: Explanation) -> Ruling:
    """The player who explained may correct at any time, and must before the lead is faced."""
    if facts.stage is Stage.AUCTION and facts.corrected is Corrected.NOT_YET:
        return Ruling(Say.may_correct_now, Say.must_correct_before_lead, Say.heard_when_corrected)
    silent = Say.silent_explainer if was_silent(facts) else Ruling()
    if facts.stage is Stage.AFTER:
        return remedy(facts, Say.should_correct_now, *silent)
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return Ruling(*silent, *Say.gone_on)
    section = "75B2" if facts.stage is Stage.PLAY else "20F4a"
    return remedy(facts, Say.must_correct_now.under(section), *silent)


def partners_explanation(facts: Explanation) -> Ruling:
    """The explainer's partner waits for the final pass, and as a defender for the end of play."""
    if facts.stage is Stage.AUCTION:
        if facts.partner_corrected is Corrected.NOT_YET:
            return Ruling(Say.show_nothing, Say.heard_away, Say.correct_if_declaring, *Say.waits)
        return too_early(facts, "20F5a")
    if facts.side is Side.DECLARING:
        silent = Say.silent_partner if was_silent(facts) else Ruling()
        if facts.stage is not Stage.AFTER and facts.corrected is Corrected.WITHOUT_DIRECTOR:
            return Ruling(*silent, *Say.gone_on)
        return remedy(facts, Say.partner_must_correct_now, *silent)
    if facts.stage is Stage.AFTER:
        return remedy(facts, Say.partner_must_correct_now.under("20F5bi"))
    if facts.partner_corrected is Corrected.NOT_YET:
        return Ruling(Say.show_nothing.under("20F5bi"), Say.heard_away, *Say.waits)
    return too_early(facts, "20F5bi")


def found_by_others(facts: Explanation) -> Ruling:
    """Once the lead is faced one of the side may have kept silent about it (20F4a, 20F5b)."""
    if facts.stage not in (Stage.PLAY, Stage.AFTER):
        return Ruling()
    match facts.kept_silent:
        case Silent.NOBODY:
            return Ruling()
        case Silent.EXPLAINER:
            return Say.silent_explainer
        case Silent.PARTNER:
            return Say.silent_partner


def was_silent(facts: Explanation) -> bool:
    """Once the lead is faced it was too late to correct in time (20F4a, 20F5b)."""
    return facts.stage in (Stage.PLAY, Stage.AFTER) and bool(facts.knew_in_time)


def too_early(facts: Explanation, section: str) -> Ruling:
    """What partner says out of time is itself unauthorised; the misinformation is put right."""
    if facts.partner_corrected is Corrected.WITHOUT_DIRECTOR:
        return Ruling(Say.corrected_too_early.under(section), *Say.gone_on)
    return remedy(facts, Say.corrected_too_early.under(section), Say.see_that_it_is_corrected)


def remedy(facts: Explanation, *said: AnyStep) -> Ruling:
    """A call may be changed until the lead is faced, then a card until the next is played (21B)."""
    facts.tell(*said)
    match facts.stage:
        case Stage.AUCTION:
            return Ruling(HandOver("21B1a", "misinformed_call"))
        case Stage.CLARIFICATION:
            facts.explain(Say.auction_goes_on)
            return Ruling(HandOver("21B1a", "misinformed_call"))
        case Stage.PLAY:
            facts.explain(Say.may_retract_card)
            return Ruling(HandOver("47E2a", "misinformed_card"))
        case Stage.AFTER:
            return Ruling(HandOver("21B3", "misinformation_damage"))


SITUATION = Situation(
    correct_explanation,
    slug="ret-forklaring",
    title="Forkert forklaring",
    phase=Phase.AUCTION,
    intro="""
        En forkert forklaring eller en manglende alert skal rettes, men ikke når som helst og
        ikke af hvem som helst.
        Det afgørende er, hvem der opdager fejlen, og om hans side ender med kontrakten eller i
        modspil.
        Turneringslederen skal altid til bordet.
        Derefter afgøres det, hvad modparten må ændre.""",
    laws=("20F4", "20F5", "21B", "75"),
    who=Who("offender", "Hvem forklarede eller glemte at alerte?"),
    parts=(
        Part(
            partners_explanation,
            "En anden på siden har forklaret",
            known="en anden på siden har forklaret",
        ),
        Part(own_explanation, "Spilleren har selv forklaret", known="spilleren har selv forklaret"),
    ),
    confuse=(
        "misinformation",
        "opening_lead_out_of_turn",
        "unauthorised_information",
        "duty_to_tell",
    ),
    phrases=Phrases(
        does="""
            forklarede husker gav misforklarede glemte forklaring sagde kan ikke forklarer
            oplyste forklaret misinformerede"""
    ),
    doubts=(
        Doubt("20F1").says("""
            Efter loven kan du bede {partner} forklare sin egen melding.
            At {offender} skal gå fra bordet imens, er almindelig skik og står ikke i den."""),
        Doubt("75B2").says("""
            Loven pålægger en spiller at rette sin egen forklaring før udspillet eller under
            spillet og siger intet om senere.
            At den også bør rettes efter spillet, er et råd."""),
        Doubt("21B1a", rules=("correct_explanation", "opening_lead_out_of_turn")).says("""
            Loven siger ikke, om en melding kan ændres, når den forkerte har spillet fordækt
            ud, og kortet vendes, efter at forklaringen er rettet.
            Her afgør det, hvad der kom først: Blev forklaringen rettet, før kortet blev vendt,
            må meldingen ændres, og udspillet tages op."""),
        Doubt("21B1a", rules=("correct_explanation", "opening_lead_out_of_turn")).says("""
            Loven siger ikke, om en melding stadig kan ændres, når et vist udspil uden for tur
            bliver afvist.
            Her kan den ikke, for et udspil har været vist."""),
    ),
    encounters=calls_reopened("21B1a"),
)
