"""Laws 21, 40B3, 47E2 and 75: what misinformation lets a side take back, and what it costs.

The offender is the player who explained, or who should have alerted; `partner` made the call.
When the explanation is put right, and by whom, is in Laws 20F and 75B.
"""

from __future__ import annotations

from rules_src.facts import Answer, Fact, Facts, Kind, YesNo
from rules_src.laws.law_20_75_explanations import NO_INFRACTION, Agreement, Explanation
from rules_src.ruling import Ruling, Step, When
from rules_src.situation import Phase, Situation
from rules_src.steps import (
    About,
    CardBack,
    Change,
    HandOver,
    Information,
    Instruct,
    MayChange,
    NewIrregularity,
    Status,
)


class Misled(Answer):
    EXPLANATION = "en forklaring eller en alert, der ikke passede med kortene"
    MISSING_ALERT = "en melding uden alert, og efter aftalen kræver reglerne hos jer alert"
    ALERT_NOT_REQUIRED = "en melding uden alert, men reglerne hos jer kræver ingen"


class Reached(Answer):
    BEFORE_LEAD = "åbningsudspillet er ikke vendt"
    PLAY = "udspillet er vendt, og der spilles"
    AFTER = "spillet er slut"


class Misinformation(Facts):
    misled_by = Fact(
        Misled,
        "Hvad mener {other_side}, de er vildledt af?",
        "21B1a",
        help="Hvad der skal alertes, afgør forbundet og klubben. En naturlig støtte, der springer"
        " for at spærre, kan være kendt af alle i divisionerne og kræve alert i klubben.",
    )
    agreement = Explanation.agreement
    reached = Fact(Reached, "Hvor langt er spillet?", "21B1a")


class CallAtStake(Answer):
    LAST = "{other_side's} seneste melding"
    EARLIER = "kun en tidligere melding; {misinformed's} makker har meldt siden"
    NONE = "ingen"


class MisinformedCall(Facts):
    call_at_stake = Fact(
        CallAtStake,
        "Hvilken melding kan skyldes den forkerte forklaring?",
        "21B1a",
        Kind.JUDGEMENT,
        away=True,
        weigh=(
            "Tag {misinformed} med fra bordet: Hvad havde du meldt med den rigtige forklaring, og"
            " hvorfor?",
            "Det er nok, at den forkerte forklaring godt kan have påvirket meldingen.",
            "Også en afsluttende pas er en melding.",
        ),
    )
    changes_call = Fact(
        YesNo,
        "Vil {misinformed} ændre sin seneste melding?",
        "21B1a",
        Kind.OPTION,
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
    card_at_stake = Fact(
        CardAtStake,
        "Hvilket kort er spillet på grund af den forkerte forklaring?",
        "47E2a",
        Kind.JUDGEMENT,
        away=True,
        help="Et åbningsudspil kan ikke tages tilbage, når bordet har vist et kort. Andre kort"
        " kan ikke, når der er spillet til stikket efter dem.",
        weigh=(
            "Tag {misinformed} med fra bordet: Hvad havde du spillet med den rigtige forklaring,"
            " og hvorfor?",
        ),
    )
    retracts = Fact(
        YesNo,
        "Vil {misinformed} tage sit kort tilbage?",
        "47E2a",
        Kind.OPTION,
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
    DECLINED_DIRECTOR = "ja, fejlen var kendt, og de gik videre uden turneringsleder"


class Damage(Facts):
    misled_by = Misinformation.misled_by
    harm = Fact(
        Harm,
        "Hvad var der sket med den rigtige forklaring?",
        "12B1",
        Kind.JUDGEMENT,
        help="Sammenlign med den rigtige forklaring, ikke med at kende kortene.",
        weigh=(
            "Forestil dig, at den rigtige forklaring var givet, og at {offending_side} ellers"
            " havde meldt det samme.",
            "{Other_side} har krav på at kende aftalen, men ikke på at vide, at"
            " {offending_side} misforstod hinanden.",
            "Spørg {other_side} hver for sig, hvad de havde gjort, og hvorfor.",
            "Lad andre på samme niveau se kortene med den rigtige forklaring: Hvad melder eller"
            " spiller de?",
            "Døm det sandsynlige, ikke det bedste, {other_side} kunne have opnået.",
        ),
    )
    own_part = Fact(
        OwnPart,
        "Har {other_side} selv del i skaden?",
        "12C1e",
        Kind.JUDGEMENT,
        help="Det er ikke en særdeles alvorlig fejl, at andre havde meldt eller spillet bedre. Et"
        " sats er et forsøg på at få to chancer: gevinst ved bordet eller en korrigeret score.",
        weigh=(
            "Den, der retter en forklaring, skal tilkalde turneringslederen. Foreslog"
            " {offending_side} det, og sagde {other_side} nej, har de selv ansvaret.",
            "Fik {other_side} først noget at vide efter spillet, kunne de intet gøre.",
        ),
    )


NO_ALERT_NEEDED = Instruct(
    "40B2aiii",
    "no_alert_needed",
    "Meldingen skulle ikke alertes. Der er ikke begået noget lovbrud, og scoren står ved magt.",
)
AGREEMENT_IS_ENOUGH = Instruct(
    "75C",
    "agreement_is_enough",
    "{Other_side} har krav på at kende aftalen, men ikke på at vide, at {partner} meldte forkert.",
)
CHANGED = Instruct(
    "21B1a",
    "changed_call_stands",
    "Den ændrede melding gælder, og meldeforløbet går videre derfra, også efter den afsluttende"
    " pas. Et fordækt udspil tages op.",
)
MAY_ANSWER = Instruct(
    "21B2",
    "call_after_it_may_change",
    "Modstanderen til venstre for {misinformed} må nu også ændre den melding, han har afgivet"
    " siden.",
)
UNCHANGED = Instruct(
    "21B1a",
    "call_left_unchanged",
    "Meldingen gælder. Den kunne være ændret, så den giver ikke ret til en anden score.",
)
TOO_LATE_FOR_CALL = Instruct(
    "21B1a",
    "partner_has_called_since",
    "Meldingen kan ikke ændres, for {misinformed's} makker har meldt siden.",
)
SAY_NOTHING = Instruct(
    "73B1",
    "keep_earlier_calls_quiet",
    "{Other_side} skal ikke sige, hvad de ville have meldt før. Det kan scoren rettes for"
    " bagefter.",
)
NO_CALL = Instruct(
    "21B1a",
    "no_call_changes",
    "Ingen melding ændres, og der meldes videre med den rigtige forklaring.",
)
LEAD_MAY_CHANGE = Instruct(
    "47E2a",
    "face_down_lead_may_change",
    "Har {other_side} spillet fordækt ud, må udspillet byttes, hvis det kan skyldes den forkerte"
    " forklaring.",
    when=When.BEFORE_LEAD,
)
LEFT_PLAYED = Instruct(
    "47E2a",
    "card_left_played",
    "Kortet bliver liggende. Det kunne være taget tilbage, så det giver ikke ret til en anden"
    " score.",
)
TOO_LATE_FOR_CARD = Instruct(
    "47E2b",
    "card_may_not_come_back",
    "Kortet kan ikke tages tilbage, og der spilles videre.",
)
CALLS_STAND = Instruct(
    "21B1a",
    "calls_stand_when_lead_faced",
    "Ingen melding kan ændres, når udspillet er vendt. Spil videre med den rigtige forklaring.",
)
NO_DAMAGE = Instruct(
    "12B1",
    "not_damaged",
    "Forklaringen har ikke skadet {other_side}, og scoren ændres ikke på det grundlag.",
    when=When.AFTER_PLAY,
)
SCORE = (
    "score_with_correct_explanation",
    "Giv begge sider en korrigeret score: det sandsynlige resultat med den rigtige forklaring.",
)
WEIGH = Instruct(
    "12C1c",
    "weigh_likely_results",
    "Er flere resultater sandsynlige, så vægt dem, og lad tvivlen komme {other_side} til gode.",
    when=When.AFTER_PLAY,
    private=True,
)
OWN_FAULT = (
    Instruct(
        "12C1ei",
        "offending_side_in_full",
        "Giv {offending_side} den fulde korrigerede score.",
        when=When.AFTER_PLAY,
        private=True,
    ),
    Instruct(
        "12C1eii",
        "no_redress_for_own_fault",
        "{Other_side} får ikke rettet den del af skaden, de selv er skyld i.",
        when=When.AFTER_PLAY,
        private=True,
    ),
)
CHECK_OWN_USE = Instruct(
    "16B1a",
    "check_use_of_explanation",
    "Undersøg også, om {offending_side} har udnyttet det, forklaringen fortalte dem selv, selv om"
    " ingen har nævnt det.",
    when=When.AFTER_PLAY,
    private=True,
)
ALWAYS_CHECK: tuple[Step, ...] = (
    CHECK_OWN_USE,
    NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY),
)
HEARD = Information("75A", Status.UNAUTHORISED, About.EXPLANATIONS, "offending_side")
MAY_CHANGE = MayChange("21B1a", Change.MISINFORMED, "misinformed")
CARD_BACK = CardBack("47E2a", "misinformed")
WITHDRAWN_CALL = (
    Information("16C1", Status.AUTHORISED, to="other_side"),
    Information("16C2", Status.UNAUTHORISED, to="offending_side"),
)
WITHDRAWN_CARD = (
    Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "offending_side"),
)
AFTERWARDS = HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY)


def misinformation(facts: Misinformation) -> Ruling:
    """A side is told of agreements, not of cards; wrongly told, it may change or is redressed."""
    if facts.misled_by is Misled.ALERT_NOT_REQUIRED:
        return Ruling(NO_ALERT_NEEDED)
    if facts.misled_by is Misled.EXPLANATION and facts.agreement is Agreement.CALL_WRONG:
        return Ruling(NO_INFRACTION, AGREEMENT_IS_ENOUGH, *ALWAYS_CHECK)
    if facts.reached is Reached.BEFORE_LEAD:
        return Ruling(HandOver("21B1a", "misinformed_call"))
    if facts.reached is Reached.PLAY:
        return Ruling(HandOver("47E2a", "misinformed_card"))
    return Ruling(HandOver("21B3", "misinformation_damage"))


def misinformed_call(facts: MisinformedCall) -> Ruling:
    """The last call may be changed until partner calls or the opening lead is faced (21B1a)."""
    if facts.call_at_stake is CallAtStake.EARLIER:
        return Ruling(TOO_LATE_FOR_CALL, SAY_NOTHING, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    if facts.call_at_stake is CallAtStake.NONE:
        return Ruling(NO_CALL, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    facts.tell(MAY_CHANGE)
    if not facts.changes_call:
        return Ruling(UNCHANGED, SAY_NOTHING, HEARD, LEAD_MAY_CHANGE, AFTERWARDS)
    answer = (MAY_ANSWER,) if facts.called_since else ()
    return Ruling(CHANGED, *answer, *WITHDRAWN_CALL, SAY_NOTHING, HEARD, AFTERWARDS)


def misinformed_card(facts: MisinformedCard) -> Ruling:
    """A card may be taken back until the next one is played to the trick (47E2)."""
    if facts.card_at_stake is CardAtStake.NONE:
        return Ruling(CALLS_STAND, HEARD, AFTERWARDS)
    if facts.card_at_stake is CardAtStake.TOO_LATE:
        return Ruling(TOO_LATE_FOR_CARD, HEARD, AFTERWARDS)
    if not facts.retracts:
        return Ruling(LEFT_PLAYED, HEARD, AFTERWARDS)
    return Ruling(CARD_BACK, *WITHDRAWN_CARD, HEARD, AFTERWARDS)


def misinformation_damage(facts: Damage) -> Ruling:
    """Damage is measured against the correct explanation, given instead of the mistaken one."""
    if facts.harm is Harm.NONE:
        return Ruling(NO_DAMAGE, *ALWAYS_CHECK)
    if facts.own_part is OwnPart.DECLINED_DIRECTOR:
        return Ruling(*ALWAYS_CHECK, HandOver("11A", "right_forfeited"))
    if facts.own_part is OwnPart.OWN_FAULT:
        return Ruling(*OWN_FAULT, WEIGH, *ALWAYS_CHECK)
    score = Instruct(redressed_by(facts), *SCORE, when=When.AFTER_PLAY, private=True)
    return Ruling(score, WEIGH, *ALWAYS_CHECK)


def redressed_by(facts: Damage) -> str:
    if facts.misled_by is Misled.MISSING_ALERT:
        return "40B3a"
    return "47E2b" if facts.harm is Harm.PLAYS else "21B3"


SITUATION = Situation(
    rule=misinformation,
    slug="misinformation",
    title="Forkert forklaring: er nogen skadet?",
    phase=Phase.AUCTION,
    happened="Modstanderne er vildledt af en forklaring eller en manglende alert",
    intro=(
        "En side har krav på at kende modstandernes aftaler, men ikke deres kort. Er forklaringen"
        " forkert, må den seneste melding eller det seneste kort ofte laves om. Er det for sent,"
        " sammenligner turneringslederen med det, der var sket med den rigtige forklaring."
    ),
    laws=("21", "40B3", "47E2", "75"),
    parts=(misinformed_call, misinformed_card, misinformation_damage),
    part_titles=(
        "En melding må måske ændres",
        "Et kort må måske tages tilbage",
        "Er der sket skade?",
    ),
    confuse=("correct_explanation", "unauthorised_information"),
    search=(
        "misinformation",
        "vildledt",
        "forkert forklaring",
        "manglende alert",
        "skadet",
        "ændre afsluttende pas",
        "ændre melding efter forklaring",
        "glemt system",
    ),
)
