"""Laws 20F5, 21B1a and 40B: an alert that is missing, late or needless.

The offender is the player who should have alerted, or should not; `partner` made the call.
"""

from rules_src.contents.regulations import ALERT, ALERT_OF_DOUBLES
from rules_src.laws.common.encounters import calls_reopened
from rules_src.model import *


class Alert(Answer):
    LATE = A("""
        den kom for sent, men før den næste spiller meldte
        = alerten kom for sent, men før den næste spiller meldte
        ~ alert* for sent … ^førend mtv meldte; alert* sent … ^førend mtv/nogen/næste; alert* først
          … ikke/inden/førend; alert* for sent … ikke meldt; ^glemte/glemt alert* … kom tanke;
          ^glemte/glemt alert*/banke … førend; ^glemte/glemt alert*/banke … nåede""")
    NEEDLESS = A("""
        den var overflødig og blev trukket tilbage, før den næste spiller meldte
        = alerten var overflødig og blev trukket tilbage, før den næste spiller meldte
        ~ alert* naturligt/naturlig … trak*/tog*/trukket; alert* … ^trak/tog den/det tilbage""")
    FORGOTTEN = A("""
        {offending_side} siger selv, at en alert manglede eller var forkert
        = {offending_side} siger selv, at en alert manglede eller var forkert
        ~ glemte alert*; glemt alert*; glemte/glemt at banke""")
    MISSED = A("""
        {other_side} mener, at de er vildledt af alerten, eller at den manglede
        = {other_side} mener, at de er vildledt af alerten, eller at den manglede
        ~ ^PLADS/modpart*/de føler snydt/vildledt; ^snydt/vildledt af manglende alert*;
          ^klager/klagede over alert*/manglende; ^modpart*/PLADS klager/klagede/protesterer …
          ikke alert*; ^skulle have været alert*; ^siger ikke alert*""")


class AlertSlip(Facts):
    alert = Fact(
        Alert,
        "20F5a",
        overlaps=(
            Both(Alert.LATE, Alert.FORGOTTEN, Alert.MISSED),
            Both(Alert.NEEDLESS, Alert.FORGOTTEN, Alert.MISSED),
        ),
    ).asks("""
        Hvad er der i vejen med alerten?
        + Har ingen meldt efter meldingen, er der endnu ingen, der kan være vildledt.""")


class Say(Steps):
    what_is_alerted = Step(
        "40B2aiii",
        f"{ALERT.text} Sådan siger {ALERT.cited}. Klubben kan have egne regler.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    which_doubles_are_alerted = Step(
        "40B2aiii",
        f"{ALERT_OF_DOUBLES.text} Sådan siger {ALERT_OF_DOUBLES.cited}.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    late_alert_stands = Step("21B1a").says("""
        Alerten gælder, og meldingerne fortsætter.
        Ingen har meldt uden at kende den.
        = alerten gælder, ingen berigtigelse""")
    may_ask_in_turn = Step("20F1", to="other_side").says("""
        I må spørge til meldingen, når det er jeres tur.""")
    needless_alert_is_explanation = Step("20F5a").says("""
        En overflødig alert er en forkert forklaring.
        Den er rettet, og meldingerne fortsætter.
        = overflødig alert er rettet i tide""")
    alert_told = Information("16B1a", Status.UNAUTHORISED, About.ALERT)


def missing_alert(facts: AlertSlip) -> Ruling:
    """A missing or needless alert is a mistaken explanation (20F5a)."""
    match facts.alert:
        case Alert.FORGOTTEN:
            return Ruling(HandOver("20F5a", "correct_explanation"))
        case Alert.MISSED:
            return Ruling(
                Say.what_is_alerted,
                Say.which_doubles_are_alerted,
                HandOver("21B1a", "misinformation"),
            )
        case Alert.LATE:
            return Ruling(Say.late_alert_stands, Say.may_ask_in_turn, Say.alert_told)
        case Alert.NEEDLESS:
            return Ruling(Say.needless_alert_is_explanation, Say.may_ask_in_turn, Say.alert_told)


SITUATION = Situation(
    missing_alert,
    slug="alert",
    title="Manglende eller overflødig alert",
    phase=Phase.AUCTION,
    intro="""
        Hvad der skal alertes, bestemmer forbundet og klubben, ikke loven.
        En manglende eller overflødig alert regnes for en forkert forklaring.
        Hvem der rejser sagen, afgør, om forklaringen først skal rettes, eller om nogen
        allerede kan være vildledt.""",
    laws=("20F5", "21B1", "40B2", "40B3"),
    who=Who("offender", "Hvem alertede forkert?"),
    confuse=("correct_explanation", "misinformation", "unauthorised_information"),
    phrases=Phrases(
        does="""
            ikke alertede glemte bankede gjorde manglede skulle burde forsømte alarmerede
            alerter undlod kom"""
    ),
    encounters=calls_reopened("21B1a"),
)
