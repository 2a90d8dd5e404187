"""Law 74: conduct is put right by a word, by Law 90 or by Law 91."""

from rules_src.laws.common.encounters import INFORMATION
from rules_src.model import *


class Conveyed(Answer):
    NOBODY = A("nej", told="det fortalte ingen noget om kortene")
    PARTNER = A("ja, det fortalte {partner} noget", told="det fortalte {partner} noget om kortene")
    OPPONENT = A("ja, det narrede en modstander", told="det narrede en modstander om kortene")


class Severity(Answer):
    FIRST = A("""
        en mindre ting, første gang, og ingen blev generet
        = det er en mindre ting, første gang, og ingen blev generet""")
    GROSS = A("""
        groft, eller der er ikke længere orden
        = det er groft, eller der er ikke længere orden""")
    AGAIN = A("""
        gentaget, eller det generede eller forsinkede andre
        = det er gentaget, eller det generede eller forsinkede andre""")


class Manners(Facts):
    conveyed = Fact(
        Conveyed, "74C", overlaps=(Both(Conveyed.PARTNER, Conveyed.OPPONENT, wording="én for én"),)
    ).asks("""
        Fortalte det nogen noget om kortene (én for én)?
        + Et kort, der ses uden at være ledt efter, må gerne bruges (§ 74C5).""")
    severity = Judgement(Severity, "90A", overlaps=(Both(Severity.GROSS, Severity.AGAIN),)).asks(
        """
            Hvor alvorligt er det?
            - Hør begge sider for sig, og væk fra bordet.
            - Er spilleren advaret før i turneringen?
            - Ødelægger det glæden ved spillet for andre?
            - Slå op, hvad turneringens regler siger om strafpoint."""
    )


class Say(Steps):
    warn_of_conduct = Step("74A2", to="offender", authority=Authority.ADVICE).says("""
        Du skal være høflig og følge den rigtige fremgangsmåde.
        Nu har jeg sagt det.
        = {offender} får en påmindelse""")
    conduct_is_judged_as_well = Step("74A2", to=ME).says("""
        Påtal også opførslen.
        Er den gentaget eller grov, så overvej strafpoint (§§ 90 og 91).""")
    write_down_the_warning = Step("81C1", to=ME, authority=Authority.ADVICE).says("""
        Skriv påmindelsen ned med tid og bord.""")
    stop_annoying_others = Step("74A2", to="offender").says("""
        Hold op med det samme.
        Du generer de andre.""")
    penalty_for_conduct = Step("90A", to=ME).says("""
        Giv strafpoint efter turneringens regler.
        Loven har ingen takster.
        = strafpoint til {offender}""")
    penalty_points_apart_from_score = Step("90A", to=ME).says("""
        Ret ikke spillets score for at ramme nogen.
        Strafpoint regnes for sig.""")
    suspend_for_conduct = Step("91A", to="offender").says("""
        Jeg giver disciplinære strafpoint eller udelukker dig fra resten af sessionen.
        = {offender} får strafpoint eller udelukkes""")
    disqualify_with_consent = Step("91B", to=ME).says("""
        Diskvalificér kun med turneringsarrangørens godkendelse.""")
    discipline_is_final = Step("93B3", to=ME).says("""
        Sig, at en appelkomite ikke kan omgøre det, kun anbefale en ændring.""")


def conduct(facts: Manners) -> Ruling:
    """Courtesy is expected of all (74A, 74B); 90 and 91 say what the director can do."""
    if facts.conveyed is Conveyed.PARTNER:
        return Ruling(
            NewIrregularity(
                "16B", "unauthorised_information", offender="offender", knows="origin=partner"
            ),
            Say.conduct_is_judged_as_well,
        )
    if facts.conveyed is Conveyed.OPPONENT:
        return Ruling(
            NewIrregularity(
                "73E2", "misleading_tempo", offender="offender", knows="deceived_by=manner"
            ),
            Say.conduct_is_judged_as_well,
        )
    match facts.severity:
        case Severity.FIRST:
            return Ruling(Say.warn_of_conduct, Say.write_down_the_warning)
        case Severity.AGAIN:
            return Ruling(
                Say.stop_annoying_others,
                Say.penalty_for_conduct,
                Say.penalty_points_apart_from_score,
            )
        case Severity.GROSS:
            return Ruling(
                Say.suspend_for_conduct,
                Say.disqualify_with_consent,
                Say.penalty_points_apart_from_score,
                Say.discipline_is_final,
            )


SITUATION = Situation(
    conduct,
    slug="opforsel",
    title="Opførsel ved bordet",
    phase=Phase.PLAY,
    intro="""
        Dårlig opførsel i sig selv ændrer ingen score.
        Den kan koste strafpoint, og i grove tilfælde udelukkelse.
        Kun når den fortalte {partner} noget eller narrede en modstander, kan scoren justeres,
        og så efter reglerne for det.""",
    laws=("74", "90", "91"),
    who=Who("offender", "Hvem drejer det sig om?"),
    confuse=("unauthorised_information", "misleading_tempo", "spectator"),
    phrases=Phrases(
        does="""
            råber råbte smed bandede sviner svinede skældte skælder griner grinede smækkede
            smækker banker kastede kaster truede truer kaldte hånede håner skreg taler talte
            brokkede kritiserede irettesatte hakker vræler brugte drillede hidser"""
    ),
    encounters=INFORMATION,
)
