"""Law 73A2 and DBf's 122B: the stop card and the pause after a jump.

The offender is the player who made the slip: who jumped, or who should have waited.
"""

from rules_src.contents.regulations import STOP_SECONDS
from rules_src.laws.common.encounters import AUCTION
from rules_src.model import *


class Stop(Answer):
    NO_CARD = A("""
        stopkortet manglede ved et spring
        ~ brugte/brugt/lagde/lagt/viste/vist ikke stop*; ^uden stop*; ^glemte/glemt stop*;
          ^stop* manglede/mangler; sprang … ikke/uden stop*/kort*; ikke viste/vise/lagde/brugte
          stop*; uden vise/lægge/bruge stop*/kort*; ^ingen stop*""")
    BAD_PAUSE = A("""
        pausen blev klart for kort eller for lang
        = pausen blev klart for kort eller for lang
        ~ ^pause* kort/lang; ^tog/fjernede/trak stop* efter; ^pause* var/alt for; ^tog/fjernede/trak
          stop* straks/væk; ^stop* væk efter/straks/hurtigt""")
    NO_JUMP = A("""
        stopkortet kom frem, men meldingen var intet spring
        ~ lagde/brugte stop* … ^intet/uden sprang; lagde/brugte stop* … ^ikke var sprang; stop*
          … ikke/intet/uden spring*""")
    TOO_SOON = A("""
        kun stopkortet kom frem, før det var {offender's} tur
        ~ stop* … ikke tur; stop* utur; ^stop* førend""")


class Pause(Answer):
    NOT_YET = "{lho} har ikke meldt endnu"
    KEPT = A("""
        ja
        ~ ^holdt pause*; ^ventede alligevel/lidt/længe; ventede alligevel""")
    BROKEN = A("""
        nej, {lho} meldte straks
        ~ … ^meldte/passede/bød/doblede straks; … ^meldte/passede/bød/doblede
          lynhurtigt/øjeblikkeligt/hurtigt; ventede/holdt ikke; ingen/uden pause*; uden vente;
          ^meldte/passede/bød/doblede straks/hurtigt""")


class StopProcedure(Facts):
    stop = Fact(Stop, "73A2", overlaps=(Both(Stop.NO_CARD, Stop.BAD_PAUSE),)).asks("""
        Hvad gik galt?
        + Pausen gælder efter en åbning på 2-trinnet eller højere og efter ethvert spring. Den
          næste modstander venter da cirka 10 sekunder, også uden stopkort. Sådan siger DBf’s
          regel 122B (bridgeregler.dk/stop-proceduren). Var meldingen for lav eller uden for
          tur, har den sin egen regel.""")
    pause_kept = Fact(Pause, "73A2", "Holdt {lho} pausen alligevel?")
    intended = Judgement(YesNo, "25A2", away=True).asks("""
        Var det den melding, {offender} ville afgive?
        - Ville {offender} springe og trak et forkert meldekort, er det et fejlgreb.
        - Troede {offender}, at meldingen var et spring, så var meldingen ment.
        + Stopkortet viser, at et spring kan have været meningen. Pausen på 10 sekunder har
          ingen betydning her.""")


class Say(Steps):
    pause_is_due_without_the_card = Step(
        "73A2",
        f"Vent cirka {STOP_SECONDS} sekunder, før du melder, også når stopkortet mangler.",
        to="lho",
        short="{lho} holder pausen alligevel",
        authority=Authority.FEDERATION,
    )
    due_pause_tells_nothing = Step("73A2", authority=Authority.FEDERATION).says("""
        Pausen skulle holdes, også uden stopkort, så den fortæller ingenting.
        = pausen skulle holdes og fortæller ingenting""")
    pause_was_due_without_the_card = Step(
        "73A2",
        f"Du skulle have ventet cirka {STOP_SECONDS} sekunder, også uden stopkort.",
        to="lho",
        short="{lho} skulle have holdt pausen",
        authority=Authority.FEDERATION,
    )
    lho_tempo_told = Information("16B1a", Status.UNAUTHORISED, About.TEMPO, "rho")
    """The partner of the player who should have waited is the jumper's right-hand opponent."""
    show_stop_card_next_time = Step("73A2", to="offender", authority=Authority.FEDERATION).says("""
        Læg stopkortet først, næste gang du springer.""")
    keep_the_pause = Step(
        "73A2",
        f"Hold en pause på cirka {STOP_SECONDS} sekunder efter et spring, uanset hvad du har.",
        to="offender",
        short="{partner} må ikke bruge tempoet",
        authority=Authority.FEDERATION,
    )
    stop_card_is_no_call = Step("73A2", to="offender", authority=Authority.ADVICE).says("""
        Tag stopkortet op, og vent på din tur.
        Du har ikke meldt endnu.
        = stopkortet er ingen melding""")
    meant_call_stands = Step("25A2", to="offender").says("""
        Din melding gælder og kan ikke laves om.
        = meldingen står, {partner} må ikke bruge stopkortet""")
    tempo_told = Information("16B1a", Status.UNAUTHORISED, About.TEMPO)
    card_told = Information("16B1a", Status.UNAUTHORISED, About.STOP_CARD)


USED_AFTERWARDS = NewIrregularity(
    "16B1a",
    "unauthorised_information",
    when=When.AFTER_PLAY,
    offender="offender",
    knows="origin=partner",
)


def stop_procedure(facts: StopProcedure) -> Ruling:
    """The authority may order a pause (73A2); what a slip tells partner is unauthorised (16B1a)."""
    if facts.stop is Stop.NO_CARD:
        if facts.pause_kept is Pause.NOT_YET:
            return Ruling(Say.pause_is_due_without_the_card, Say.show_stop_card_next_time)
        if facts.pause_kept is Pause.KEPT:
            return Ruling(Say.due_pause_tells_nothing, Say.show_stop_card_next_time)
        return Ruling(
            Say.pause_was_due_without_the_card,
            Say.show_stop_card_next_time,
            Say.lho_tempo_told,
            USED_AFTERWARDS,
        )
    if facts.stop is Stop.BAD_PAUSE:
        return Ruling(Say.keep_the_pause, Say.tempo_told, USED_AFTERWARDS)
    if facts.stop is Stop.TOO_SOON:
        return Ruling(Say.stop_card_is_no_call, Say.card_told, USED_AFTERWARDS)
    if not facts.intended:
        return Ruling(NewIrregularity("25A1", "change_of_call", offender="offender"))
    return Ruling(Say.meant_call_stands, Say.card_told, USED_AFTERWARDS)


SITUATION = Situation(
    stop_procedure,
    slug="stop",
    title="Stopkort eller pause",
    phase=Phase.AUCTION,
    intro="""
        Stopkort og pause er forbundets regler og ikke lovens.
        Pausen er det vigtige: Den gør, at ingen kan se, om den næste spiller har noget at
        tænke på.
        En fejl koster intet i sig selv, men {partner} må ikke bruge det, den fortæller.""",
    laws=("73A2", "16B1"),
    who=Who("offender", "Hvem glemte stopkortet eller pausen?"),
    confuse=(
        "call_out_of_rotation",
        "unauthorised_information",
        "misleading_tempo",
        "change_of_call",
    ),
    phrases=Phrases(
        does="""
            ikke sprang brugte lagde glemte tog viste fjernede bruger viser"""
    ),
    doubts=(
        Doubt("73A2").says("""
        Loven kender ikke stopkortet, og DBf’s regler om det er kun læst i uddrag.
        Her er et stopkort alene ingen melding, så det følger ikke §§ 28–32.
        Det er en oplysning, som {partner} ikke må bruge."""),
    ),
    encounters=AUCTION,
)
