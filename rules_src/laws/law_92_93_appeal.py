"""Laws 92 and 93: an appeal is admitted or not, and goes to whoever decides it."""

from rules_src.contents.regulations import APPEAL_DEPOSIT
from rules_src.laws.common.encounters import AFTER
from rules_src.model import *


class Appealed(Answer):
    OWN_TABLE = A("""
        en kendelse ved eget bord
        =
        ~ ^dom*/kendelse*/afgørelse* eget/deres/vores/ved bord*""")
    OTHER_TABLE = A("""
        en kendelse ved et andet bord
        = de vil have prøvet en kendelse ved et andet bord
        ~ ^kendelse*/afgørelse* andet bord; ^et andet bord""")


class Subject(Answer):
    JUDGEMENT = A("""
        fakta eller et skøn
        = appellen drejer sig om fakta eller et skøn
        ~ appel* skøn*; ^skøn*/vurder* om/over; anker/appellerer/klager … skøn*; ^mit skøn*;
          ^uenig* skøn*""")
    LAW = A("""
        lov eller reglement
        = appellen drejer sig om lov eller reglement
        ~ ^paragraf*/lov*/regl* … læste/tolk*/forstå*/forkert; ^hvordan læste paragraf*; ^tolk*
          lov*/paragraf*/regl*""")
    DISCIPLINE = A("""
        en afgørelse om disciplin efter § 91
        = appellen drejer sig om disciplin efter § 91
        ~ ^over karantæne*""")


class Appeal(Facts):
    appealed = Fact(Appealed, "92A", "Hvad vil de have prøvet?")
    came_to_director = Fact(YesNo, "92C", assume=YesNo.YES).asks("""
        Er appellen kommet til dig?
        ja =""")
    in_time = Fact(YesNo, "92B").asks("""
        Er appellen kommet inden fristen?
        + Loven giver 30 minutter, fra resultatet er tilgængeligt, hvis arrangøren ikke har sat
          en anden frist. DBf’s frist er ikke set, så slå den op.
        ja =
        ja ~ frist* ikke gået/udløbet*/overskredet*; ^i god tid; inden/førend frist*; ^tiden
          ikke gået; inden for tid*
        nej ~ frist* gået/udløbet*/overskredet*/ovre/forbi; efter frist*; ^tid* var/er gået""")
    ruling_told = Fact(YesNo, "83").asks("""
        Fik de kendelsen at vide, mens fristen løb?
        ja =
        nej = de fik ikke kendelsen at vide, mens fristen løb""")
    consent = Fact(YesNo, "92D").asks("""
        Er de rette enige om at appellere?
        + I par skal begge ville det, på hold holdkaptajnen. I en individuel turnering
          bestemmer spilleren selv.
        ja =
        nej = de rette er ikke enige om at appellere
        nej ~ ^kun ene vil/ville; ^ene/makker vil/ville ikke; ^den ene vil; kun ene""")
    committee = Fact(YesNo, "93A").asks("""
        Er der en appelkomite, som kan mødes uden at forstyrre turneringen?
        ja = en appelkomite kan mødes uden at forstyrre turneringen
        nej = der er ingen appelkomite, som kan mødes uden at forstyrre turneringen
        nej ~ ^ikke/ingen appelkomit*/appeludvalg*/komit*""")
    subject = Fact(
        Subject,
        "93B",
        overlaps=(Both(Subject.JUDGEMENT, Subject.LAW, Subject.DISCIPLINE, wording="ét for ét"),),
    ).asks("""
        Hvad drejer appellen sig om (ét for ét)?""")


class Say(Steps):
    appeal_of_own_table_only = Step("92A").says("""
        I kan kun appellere en kendelse ved jeres eget bord.
        = appellen afvises, for det var et andet bord""")
    appeal_to_be_handed_over = Step("92C").says("""
        Giv appellen til mig.
        Jeg tager den op, som om I havde givet mig den straks.
        = appellen går først gennem mig""")
    appeal_too_late = Step("92B").says("""
        Jeg kan ikke tage imod appellen, for fristen er udløbet.
        = appellen afvises, for fristen er udløbet""")
    right_must_be_real = Step("83", to=ME, authority=Authority.ADVICE).says("""
        Afvis ikke appellen alene på grund af fristen.
        Afgør med arrangøren, om den skal regnes fra det tidspunkt, kendelsen blev sagt (§ 92B).
        = fristen alene er ikke grund til at afvise""")
    appeal_not_agreed = Step("92D").says("""
        Jeg tager kun imod appellen, hvis begge i parret vil det.
        På hold bestemmer holdkaptajnen.
        = appellen afvises, for de rette er ikke enige""")
    chief_director_decides = Step("93A", to=ME).says("""
        Den øverste turneringsleder afgør appellen.
        = appellen afgøres uden komite""")
    chief_director_decides_law = Step("93B1", to=ME).says("""
        Den øverste turneringsleder afgør spørgsmålet om lov eller reglement.
        Det svar kan gå videre til komiteen.
        = lovspørgsmålet afgøres uden komiteen""")
    committee_decides = Step("93B2", to=ME).says("""
        Giv sagen videre til appelkomiteen.
        Den har dine beføjelser.
        = appelkomiteen behandler sagen""")
    committee_may_only_recommend = Step("93B3", to=ME).says("""
        Komiteen kan ikke omgøre det, men kun anbefale en ændring.
        = komiteen kan kun anbefale""")
    appeal_goes_through_director = Step("92C").says("""
        Jeg tager imod appellen.
        Skriv ned, hvad I er uenige i, og hvorfor.""")
    take_deposit = Step(
        "92A",
        f"{APPEAL_DEPOSIT.text} Sådan siger {APPEAL_DEPOSIT.cited}.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    result_open_until_appeal = Step("92A", to=ME, authority=Authority.ADVICE).says("""
        Skriv ved resultatet, at en appel venter på svar.""")


ADMITTED = (Say.appeal_goes_through_director, Say.take_deposit, Say.result_open_until_appeal)


def appeal(facts: Appeal) -> Ruling:
    """A ruling at one's own table may be reviewed, in time and by agreement (92), under Law 93."""
    if facts.appealed is Appealed.OTHER_TABLE:
        return Ruling(Say.appeal_of_own_table_only)
    if not facts.came_to_director:
        return Ruling(Say.appeal_to_be_handed_over)
    if not facts.in_time:
        if not facts.ruling_told:
            return Ruling(Say.right_must_be_real)
        return Ruling(Say.appeal_too_late)
    if not facts.consent:
        return Ruling(Say.appeal_not_agreed)
    if not facts.committee:
        return Ruling(Say.chief_director_decides, *ADMITTED)
    match facts.subject:
        case Subject.LAW:
            return Ruling(
                Say.chief_director_decides_law, Say.committee_may_only_recommend, *ADMITTED
            )
        case Subject.DISCIPLINE:
            return Ruling(Say.committee_decides, Say.committee_may_only_recommend, *ADMITTED)
        case Subject.JUDGEMENT:
            return Ruling(Say.committee_decides, *ADMITTED)


SITUATION = Situation(
    appeal,
    slug="appel",
    title="Appel",
    phase=Phase.AFTER,
    intro="""
        Enhver kendelse ved ens eget bord kan prøves igen, når fristen er overholdt, og de
        rette er enige om det.
        Hvem der afgør appellen, afhænger af, om der er en appelkomite, og om det handler om
        lov, skøn eller disciplin.""",
    laws=("92", "93"),
    confuse=("disputed_facts", "score_correction"),
    doubts=(
        Doubt("92C").says("""
        Er appellen i tide givet til en anden end turneringslederen, siger loven ikke, om
        fristen er holdt.
        Her regnes tiden fra det, og appellen går videre til turneringslederen."""),
        Doubt("92B").says("""
        Loven siger ikke, hvad der gælder, når fristen er udløbet, før en side hørte om
        kendelsen.
        Her afgør turneringslederen det med arrangøren, så retten i § 83 er reel."""),
    ),
    encounters=beside(
        AFTER,
        Encounter(Lasting.LATER, How.FIRST, "92A", settled="adjusted_score").says("""
            Kun en afgjort sag kan appelleres, så det, der ventede, afgøres først."""),
    ),
)
