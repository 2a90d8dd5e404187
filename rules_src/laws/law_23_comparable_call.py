"""Law 23: the comparable call, on which Laws 26, 27 and 30-32 turn."""

from rules_src.laws.common.encounters import AUCTION
from rules_src.model import *


class ComparableCall(Facts):
    same_meaning = Judgement(YesNo, "23A1", away=True).asks("""
        Har den nye melding samme eller lignende betydning?
        - Spørg {offender}, hvad den tilbagetagne melding skulle vise. Sig dér, hvilke nye
          meldinger der er tilsvarende.
        - Se efter i systemkort og noter, eller spørg {partner}, mens {offender} er væk.
        - Farver vejer tungere end styrke. En kunstig melding bedømmes efter, hvad den viser
          (§ 29C).
        - En stor forskel i styrke er nok til et nej, selv om farverne passer.
        - En sjælden hånd, som kun den ene melding rummer, gør ingen forskel.
        - Ved {partner} næsten intet om hånden, som den nye melding ikke fortæller, så ligner de
          hinanden.
        + Lidt forskel i styrke eller fordeling er lignende. En anden slags hånd er ikke.""")
    subset = Judgement(YesNo, "23A2", away=True).asks("""
        Ville alle hænder til den nye melding også have afgivet den tilbagetagne?
        - Findes der almindelige hænder til den nye melding, som ikke ville have afgivet den
          tilbagetagne? Så er svaret nej.
        - Tag de negative slutninger med: Hvad fortæller det, at {offender} ikke valgte en
          anden melding?
        + Kun den vej: Den nye må gerne vise mere, fx hold i modpartens farve, men ikke mindre.
        ja = alle hænder til den nye melding ville også have afgivet den tilbagetagne
        nej = ikke alle hænder til den nye melding ville have afgivet den tilbagetagne""")
    same_purpose = Judgement(YesNo, "23A3", away=True).asks("""
        Har de to meldinger samme formål?
        - Meldingernes opgave i systemet tæller, ikke at begge er kunstige.
        + Fx beder begge om antal esser eller en majorfarve.
        ja = de to meldinger har samme formål
        nej = de to meldinger har ikke samme formål""")


class Say(Steps):
    same_meaning = Verdict(
        "23A1",
        YesNo.YES,
        """
            Meldingen er tilsvarende: Den har samme eller lignende betydning som den
            tilbagetagne.""",
        short="meldingen er tilsvarende",
    )
    subset = Verdict(
        "23A2",
        YesNo.YES,
        """
            Meldingen er tilsvarende: Den viser en delmængde af det, som den tilbagetagne kunne
            vise.""",
        short="meldingen er tilsvarende",
    )
    same_purpose = Verdict(
        "23A3",
        YesNo.YES,
        "Meldingen er tilsvarende: Den har samme formål som den tilbagetagne.",
        short="meldingen er tilsvarende",
    )
    not_comparable = Verdict(
        "23A",
        YesNo.NO,
        """
            Meldingen er ikke tilsvarende: {Partner} ville vide mere om hånden, end den nye
            melding fortæller.""",
        short="meldingen er ikke tilsvarende",
    )


def comparable_call(facts: ComparableCall) -> Ruling:
    """A call is comparable if its meaning is the same, similar or a subset, or its purpose is."""
    if facts.same_meaning:
        return Ruling(Say.same_meaning)
    if facts.subset:
        return Ruling(Say.subset)
    if facts.same_purpose:
        return Ruling(Say.same_purpose)
    return Ruling(Say.not_comparable)


MUST_PASS = "Skal spilleren selv passe, er kun pas lovlig, tilsvarende eller ej."


SITUATION = Situation(
    comparable_call,
    slug="tilsvarende-melding",
    title="Tilsvarende melding",
    phase=Phase.AUCTION,
    intro="""
        Når en melding er trukket tilbage, afhænger følgerne ofte af, om den nye melding er
        tilsvarende: om den siger det samme, noget lignende eller mere præcist det samme.
        Er den det, melder og spiller alle videre uden berigtigelse.
        Vurderingen går på parrets aftaler, så turneringslederen må kende deres system.""",
    laws=("23",),
    who=Who("offender", "Hvem tog sin melding tilbage?"),
    encounters=beside(
        beside(
            AUCTION,
            *(
                Encounter(kind, How.FIRST, "37", MUST_PASS, "inadmissible_call", "offender")
                for kind in (Lasting.PASSES_ONCE, Lasting.PASSES_REST)
            ),
        ),
        Encounter(Lasting.LEAD_RIGHT, How.DOUBT, "26A").says("""
            Er kun den ene af to nye meldinger tilsvarende, begrænser den anden her stadig
            udspillet."""),
        Encounter(Lasting.WITHDRAWN, How.LAST, "23B", settled="withdrawn_action").says("""
            Er den nye melding tilsvarende, gælder § 16C2 ikke; ellers ses der på det
            bagefter."""),
    ),
)
