"""Laws 90 and 91: what may be punished, and by whom; the laws have no tariff.

The offender is the player whose procedure or conduct it is about.
"""

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model import *


class Offence(Answer):
    PROCEDURE = A("""
        fremgangsmåden: tid, kort, mapper, resultater eller en anvisning
        = fejlen gælder fremgangsmåden, fx tid, kort, mapper, resultater eller en anvisning
        ~ altid bagefter/bagud/forsinket; ^telefon* ringede; mobil* ringede; ^nægter/nægtede
          følge/gøre/flytte; ^sludr*/snakk* … bagefter/bagud; ^for sent""")
    CONDUCT = A("""
        opførsel eller orden
        = fejlen gælder opførsel eller orden
        ~ ^for opførsel; ^opførsel*/opførte/uhøflig*/grov* … strafpoint; ^bandede/råbte/skældte
          … straf*""")


class Response(Answer):
    NONE = A("ingenting", told="fejlen svarer til ingenting")
    WARNING = A("en advarsel", told="fejlen svarer til en advarsel")
    POINTS = A("strafpoint", told="fejlen svarer til strafpoint")


class Discipline(Answer):
    WARNING = A("en advarsel", told="ordenen kræver en advarsel")
    POINTS = A("disciplinære strafpoint", told="ordenen kræver disciplinære strafpoint")
    SUSPENSION = A("""
        udelukkelse fra resten af sessionen eller en del af den
        = ordenen kræver udelukkelse fra sessionen eller en del af den""")
    DISQUALIFICATION = A("diskvalifikation", told="ordenen kræver diskvalifikation")


class Penalty(Facts):
    offence = Fact(
        Offence, "90A", overlaps=(Both(Offence.PROCEDURE, Offence.CONDUCT, wording="én for én"),)
    ).asks("""
        Hvad er der gjort forkert (én for én)?""")
    response = Judgement(Response, "90A").asks("""
        Hvad svarer fejlen til?
        - Er det klart, hvem der gjorde det? En mistanke er ikke nok.
        - Forsinkede det turneringen, generede det andre, eller kostede det en justeret score?
        - Var det første gang, og vidste de, at det var forkert?
        - Hvad siger turneringens regler? Klubben kan have satser.
        + Lovens eksempler står i § 90B1–8. Listen er åben.""")
    discipline = Judgement(Discipline, "91A").asks("""
        Hvad kræver ordenen?
        - Kan turneringen gå videre i ro med en advarsel?
        - Hvad har du selv set og hørt, og hvad siger andre?
        - Diskvalifikation kræver, at arrangøren godkender det.""")


class Say(Steps):
    no_penalty_points = Step("90A").says("""
        Jeg giver ingen strafpoint.
        = ingen strafpoint""")
    warned = Step("90A", to="offender", authority=Authority.ADVICE).says("""
        Du får en advarsel.
        = advarsel til {offender}""")
    warning_is_noted = Step("90A", to=ME, authority=Authority.ADVICE).says("""
        Skriv advarslen ned, så du kan se, om det sker igen.""")
    penalty_for_procedure = Step("90A", to="offending_side").says("""
        I får strafpoint.
        = strafpoint til {offending_side}""")
    amount_by_regulation = Step("90A", to=ME).says("""
        Følg turneringens satser.
        Loven har ingen.""")
    club_may_be_milder = Step("90A", to=ME, authority=Authority.FEDERATION).says("""
        Klubben må være mildere end DBf’s regler om strafpoint.""")
    penalty_apart_from_score = Step("90A", to=ME).says("""
        Hold strafpoint og score adskilt.
        Sæt ikke en score ned for at ramme nogen, og spar ikke en justeret score.""")
    blameless_partner_is_spared = Step("12C3", to=ME).says("""
        Giv kun den skyldige strafpoint, hvis turneringen er individuel.""")
    may_ask_for_review = Step("92A", to="offending_side").says("""
        I kan bede om at få afgørelsen prøvet igen.""")
    disciplinary_penalty = Step("91A", to="offender").says("""
        Du får disciplinære strafpoint.
        = disciplinære strafpoint til {offender}""")
    suspended = Step("91A", to="offender").says("""
        Du er udelukket, så længe jeg bestemmer, højst resten af sessionen.
        = {offender} udelukkes""")
    organiser_must_consent = Step("91B", to=ME).says("""
        Spørg arrangøren først.
        Uden godkendelse kan du ikke diskvalificere.""")
    disqualified = Step("91B", to="offender").says("""
        Du er diskvalificeret.
        = {offender} diskvalificeres""")
    committee_may_not_overrule = Step("91A", to=ME).says("""
        En appelkomite kan ikke omstøde det, kun opfordre dig til at ændre det (§ 93B3).""")


def procedural_penalty(facts: Penalty) -> Ruling:
    """Penalty points on top of any rectification, or discipline to keep order (90, 91)."""
    if facts.offence is Offence.CONDUCT:
        return discipline(facts)
    match facts.response:
        case Response.NONE:
            return Ruling(Say.no_penalty_points)
        case Response.WARNING:
            return Ruling(Say.warned, Say.warning_is_noted)
        case Response.POINTS:
            return points()


def points() -> Ruling:
    """Neither result nor rectification is touched by them, and they may be appealed (90, 92A)."""
    return Ruling(
        Say.penalty_for_procedure,
        Say.amount_by_regulation,
        Say.club_may_be_milder,
        Say.penalty_apart_from_score,
        Say.blameless_partner_is_spared,
        Say.may_ask_for_review,
    )


def discipline(facts: Penalty) -> Ruling:
    """Points or suspension are the director's own; disqualification needs the organiser (91)."""
    match facts.discipline:
        case Discipline.WARNING:
            return Ruling(Say.warned.under("91A"), Say.warning_is_noted)
        case Discipline.POINTS:
            return Ruling(Say.disciplinary_penalty, Say.committee_may_not_overrule)
        case Discipline.SUSPENSION:
            return Ruling(Say.suspended, Say.committee_may_not_overrule)
        case Discipline.DISQUALIFICATION:
            return Ruling(Say.organiser_must_consent, Say.disqualified)


def conduct_is_procedure(facts: Penalty) -> Ruling:
    """Conduct that inconveniences others is an offence against procedure too (90A)."""
    if facts.offence is Offence.CONDUCT and facts.discipline is Discipline.POINTS:
        return points()
    return procedural_penalty(facts)


SITUATION = Situation(
    procedural_penalty,
    slug="strafpoint",
    title="Strafpoint eller advarsel",
    phase=Phase.AFTER,
    intro="""
        Strafpoint er noget andet end en justeret score og kommer oven i den.
        Loven siger, hvad der kan straffes, men har ingen satser.
        Brud på fremgangsmåden følger § 90, opførsel og orden § 91.""",
    laws=("90", "91"),
    who=Who("offender", "Hvem drejer det sig om?"),
    confuse=("adjusted_score", "board_not_reached"),
    phrases=Phrases(does="kommer kom nægter"),
    doubts=(
        Doubt("90A").says("""
            DBf’s satser for strafpoint, og om der skal advares først, er ikke set.
            Her står ingen tal, og en advarsel er et råd."""),
        Doubt(
            "91A",
            readings=(
                OtherReading(
                    "grov tale kan straffes som det, der generer andre",
                    "procedural_penalty",
                    conduct_is_procedure,
                ),
            ),
        ).says("""
            Loven trækker ingen skarp grænse mellem det, der generer andre (§ 90A), og det, der
            bryder orden og høflighed (§ 91).
            Her er grov tale altid en sag for § 91."""),
    ),
    encounters=beside(
        ANY_TIME,
        Encounter(Lasting.INFORMATION, How.APART, "90A").says("""
            Strafpoint kommer oven i; om oplysningen blev brugt, afgøres for sig efter spillet."""),
        Encounter(Lasting.LATER, How.APART, "90A").says("""
            Strafpoint kommer oven i og ændrer ikke det, der venter."""),
    ),
)
