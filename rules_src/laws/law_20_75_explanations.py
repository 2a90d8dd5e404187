"""Laws 20F and 75: when a mistaken explanation is corrected, and by whom.

The offender is the player who explained, or who should have alerted; `partner` made the call.
"""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import (
    About,
    AdjustedScore,
    Change,
    Information,
    Instruct,
    MayChange,
    Status,
    Test,
)


class Agreement(Answer):
    EXPLANATION_WRONG = "aftalen er en anden end forklaret, eller der manglede en alert"
    CALL_WRONG = "forklaringen er aftalen; det var meldingen, der var forkert"


class Discoverer(Answer):
    EXPLAINER = "{offender}, der selv forklarede eller skulle have alertet"
    PARTNER = "{partner}, hvis melding det gjaldt"


class Stage(Answer):
    AUCTION = "under meldingerne"
    CLARIFICATION = "efter den afsluttende pas, før udspillet er vendt"
    PLAY = "under spillet"
    AFTER = "efter spillet"


class Side(Answer):
    DECLARING = "{offending_side} har kontrakten"
    DEFENDING = "{offending_side} er i modspil"


class Corrected(Answer):
    NOT_YET = "nej, ikke endnu"
    WITH_DIRECTOR = "ja, og turneringslederen er tilkaldt"
    WITHOUT_DIRECTOR = "ja, men bordet gik videre uden turneringsleder"


class Agreed(Facts):
    agreement = Judgement(
        Agreement,
        "Hvad har {offender} og {partner} aftalt?",
        "75D",
        help="Uden klare tegn på andet regnes forklaringen for forkert (§\u00a021B1(b)).",
        weigh=(
            "Se systemkort og noter.",
            "Spørg de to spillere hver for sig.",
            "Har parret ingen aftale, var det forkert at forklare en.",
            "En manglende alert er en forkert forklaring, hvis reglerne på jeres niveau kræver,"
            " at meldingen alertes.",
        ),
        away=True,
    )


class Explanation(Agreed):
    discovered_by = Fact(Discoverer, "Hvem har opdaget fejlen?", "20F")
    stage = Fact(Stage, "Hvornår er fejlen opdaget eller rettet?", "20F4a")
    side = Fact(Side, "Hvem spiller kontrakten?", "20F5b")
    corrected = Fact(
        Corrected,
        "Er forklaringen rettet ved bordet?",
        "20F4a",
        help="Turneringslederen skal altid tilkaldes, når en forklaring rettes.",
    )


NO_INFRACTION = Instruct(
    "75C", "no_infraction", "Der er ikke begået noget lovbrud, og scoren står ved magt."
)
NOTHING_TO_CORRECT = Instruct(
    "75C",
    "nothing_to_correct",
    "Intet skal rettes, og under meldingerne må {partner} ikke vise, at noget er galt.",
)
MAY_CORRECT = Instruct(
    "20F4a",
    "may_correct_now",
    "{Offender} må tilkalde turneringslederen og rette forklaringen nu, men kan også vente.",
)
CORRECT_BEFORE_LEAD = Instruct(
    "20F4a",
    "must_correct_before_lead",
    "{Offender} skal tilkalde turneringslederen og rette forklaringen, før udspillet vendes.",
    when=When.BEFORE_LEAD,
)
SHOW_NOTHING = Instruct(
    "20F5a",
    "show_nothing",
    "{Partner} må hverken rette forklaringen eller vise, at den er forkert.",
)
CORRECT_IF_DECLARING = Instruct(
    "20F5b",
    "correct_if_declaring",
    "Får {offending_side} kontrakten, skal {partner} tilkalde turneringslederen og rette"
    " forklaringen, før udspillet vendes.",
    when=When.BEFORE_LEAD,
)
CORRECT_AFTER_PLAY = Instruct(
    "20F5b",
    "correct_after_play",
    "Kommer {offending_side} i modspil, skal {partner} tilkalde turneringslederen og rette"
    " forklaringen, når spillet er slut, og ikke før.",
    when=When.AFTER_PLAY,
)
CORRECT_NOW = Instruct(
    "20F4a", "must_correct_now", "Forklaringen skal rettes nu, med turneringslederen ved bordet."
)
# review: 20F4a and 75B2 order it before the lead is faced or during play, and say nothing of later
SHOULD_CORRECT = Instruct(
    "75B2",
    "should_correct_now",
    "{Offender} bør tilkalde turneringslederen og rette forklaringen, selv om spillet er slut.",
    authority=Authority.ADVICE,
)
TOO_EARLY = Instruct(
    "20F5a", "corrected_too_early", "{Partner} har rettet for tidligt; det er et lovbrud."
)
REOPENS = Instruct(
    "21B1a",
    "auction_goes_on",
    "Ændres den afsluttende pas, fortsætter meldeforløbet derfra.",
)
CALLS_STAND = Instruct(
    "21B1a",
    "calls_stand_when_lead_faced",
    "Ingen melding kan ændres, når udspillet er vendt. Spil videre med den rigtige forklaring.",
)
MAY_RETRACT = Instruct(
    "47E2a",
    "may_retract_card",
    "{Misinformed} må tage sit kort tilbage, hvis det kan skyldes forklaringen, og ingen har"
    " spillet til stikket efter det; et åbningsudspil dog kun, til bordet har vist et kort. Er det"
    " for sent, kan scoren justeres (§\u00a047E2(b)).",
)
CHECK_FORFEITURE = Instruct(
    "11A",
    "check_forfeiture",
    "Afslog {other_side} i uvidenhed om loven selv at få turneringslederen til bordet, ændres kun"
    " scoren for {offending_side}; ellers for begge sider.",
    when=When.AFTER_PLAY,
    private=True,
)
MAY_CHANGE = MayChange("21B1a", Change.MISINFORMED, "misinformed")
DAMAGE = AdjustedScore("21B3", Test.MISINFORMED, when=When.AFTER_PLAY)
GONE_ON = Ruling(DAMAGE, CHECK_FORFEITURE)
"""The table went on without the director, and what could be changed was not (21B3, 11A)."""
HEARD_BY_PARTNER = Information("75A", Status.UNAUTHORISED, About.EXPLANATION)
HEARD = Information("75A", Status.UNAUTHORISED, About.EXPLANATIONS, "offending_side")
"""Who made the call heard the explanation; whoever did not correct it heard the correction."""


def correct_explanation(facts: Explanation) -> Ruling:
    """A mistaken explanation is corrected with the director at the table (20F4, 20F5, 75B)."""
    if facts.agreement is Agreement.CALL_WRONG:
        return Ruling(NO_INFRACTION, NOTHING_TO_CORRECT, HEARD_BY_PARTNER)
    if facts.discovered_by is Discoverer.EXPLAINER:
        return own_explanation(facts)
    return partners_explanation(facts)


def own_explanation(facts: Explanation) -> Ruling:
    """The player who explained may correct at any time, and must before the lead is faced."""
    if facts.stage is Stage.AFTER:
        return Ruling(SHOULD_CORRECT, DAMAGE)
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return GONE_ON
    if facts.stage is Stage.AUCTION and facts.corrected is Corrected.NOT_YET:
        return Ruling(MAY_CORRECT, HEARD_BY_PARTNER, CORRECT_BEFORE_LEAD)
    law = "75B2" if facts.stage is Stage.PLAY else "20F4a"
    return Ruling(CORRECT_NOW.under(law), HEARD, *remedy(facts))


def partners_explanation(facts: Explanation) -> Ruling:
    """The explainer's partner waits for the final pass, and as a defender for the end of play."""
    if facts.stage is Stage.AUCTION:
        if facts.corrected is Corrected.NOT_YET:
            return Ruling(SHOW_NOTHING, HEARD_BY_PARTNER, CORRECT_IF_DECLARING, CORRECT_AFTER_PLAY)
        return too_early(facts)
    if facts.stage is Stage.AFTER:
        return Ruling(CORRECT_NOW.under("20F5b"), DAMAGE)
    if facts.side is Side.DECLARING:
        if facts.corrected is Corrected.WITHOUT_DIRECTOR:
            return GONE_ON
        now = Ruling(CORRECT_NOW.under("20F5b"), HEARD)
        return now.then(*remedy(facts))
    if facts.corrected is Corrected.NOT_YET:
        return Ruling(SHOW_NOTHING, HEARD_BY_PARTNER, CORRECT_AFTER_PLAY)
    return too_early(facts)


def too_early(facts: Explanation) -> Ruling:
    """What partner says out of time is itself unauthorised; the misinformation is put right."""
    told = Ruling(TOO_EARLY, HEARD)
    if facts.corrected is Corrected.WITHOUT_DIRECTOR:
        return told.then(*GONE_ON)
    return told.then(*remedy(facts))


def remedy(facts: Explanation) -> Ruling:
    """A call may be changed until the lead is faced, then a card until the trick goes on."""
    if facts.stage is Stage.PLAY:
        return Ruling(CALLS_STAND, MAY_RETRACT, DAMAGE)
    if facts.stage is Stage.AUCTION:
        return Ruling(MAY_CHANGE, DAMAGE)
    return Ruling(MAY_CHANGE, REOPENS, DAMAGE)


SITUATION = Situation(
    rule=correct_explanation,
    slug="ret-forklaring",
    title="En forklaring skal rettes",
    phase=Phase.AUCTION,
    happened="En forklaring var forkert, eller en alert manglede",
    intro=(
        "En forkert forklaring eller en manglende alert skal rettes, men ikke når som helst og"
        " ikke af hvem som helst. Det afgørende er, hvem der opdager fejlen, og om hans side"
        " ender med kontrakten eller i modspil. Turneringslederen skal altid til bordet."
    ),
    laws=("20F4", "20F5", "21B", "75"),
    confuse=("misinformation", "unauthorised_information", "duty_to_tell"),
    search=(
        "forkert forklaring",
        "manglende alert",
        "misinformation",
        "ret makkers forklaring",
        "egen forklaring",
        "glemt system",
        "hvornår skal forklaringen rettes",
        "glemte at alerte",
        "alertede ikke",
        "makker forklarede forkert",
    ),
)
