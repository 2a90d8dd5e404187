"""Laws 73D and 73E: an opponent, not partner, went wrong on what a player did.

The offender is the player whose tempo or manner it was.
"""

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.laws.common.unauthorised import Over
from rules_src.model import *


class Deceiver(Answer):
    MANNER = A("""
        en tænkepause, hast, et spørgsmål, en bemærkning eller manér
        =
        ~ ^lod som; PLADS/spilfører tøvede/grublede; ^spurgte narre/snyde; ^narret/snydt
          pause/tænkepause/tempo/tøven; ^PLADS/spilfører/modspiller/han/hun tøvede;
          ^pause*/tænkepause*/tempo* narrede/snød/vildledte; tøvede med/uden
          singleton*/problem*/grund*; ^tøvede … narrede/snød/vildledte""")
    CALL_OR_CARD = A("""
        kun selve meldingen eller kortet
        = kun selve meldingen eller kortet narrede {other_side}
        ~ ^bud*/melding*/kort* snød/narrede""")


class Reason(Answer):
    BRIDGE = A("""
        ja, og den kan påvises
        = spilleren havde en bridgemæssig grund, som kan påvises""")
    NONE = A("""
        nej, men det var ikke for at narre
        = spilleren havde ingen bridgemæssig grund, men ville ikke narre""")
    PURPOSE = A("""
        nej, det var for at narre
        = spilleren havde ingen bridgemæssig grund og ville narre""")


class Deception(Facts):
    deceived_by = Fact(Deceiver, "73E1", "Hvad narrede {other_side}?")
    play_over = Fact(Over, "73E2", reached={Over.YES: When.AFTER_PLAY}).asks("""
        Er spillet slut?
        + Er det ikke, skal ingen vise eller forklare sin hånd endnu.""")
    reason = Judgement(Reason, "73E2").asks("""
        Havde spilleren en bridgemæssig grund?
        - Bed spilleren fortælle, hvad der blev overvejet, med hånden på bordet.
        - Grunden må gerne gælde hele hånden, et signal eller et senere stik.
        - Med kun ét kort i farven er der sjældent noget at tænke på.
        - Sagde spilleren straks, at der ikke var noget at tænke på?
        + Også et dårligt problem er en grund. Den skal bare kunne påvises.""")
    could_know = Judgement(YesNo, "73E2").asks("""
        Kunne spilleren vide, at det kunne gavne {offending_side}?
        - Var stillingen følsom: en knibning, en manglende dame, et gæt mellem to kort?
        - Spørg ikke, om det var med vilje. Det er nok, at spilleren kunne vide det.
        ja = spilleren kunne vide, at det kunne gavne {offending_side}
        nej = spilleren kunne ikke vide, at det kunne gavne {offending_side}""")
    misled = Judgement(YesNo, "73E2").asks("""
        Drog {other_side} en rimelig, men falsk slutning, og kostede den?
        - Hvad sluttede spilleren, og ville andre slutte det samme?
        - En rigtig slutning, eller en ren opfindelse, er spillerens eget ansvar.
        - Var det gået bedre uden den slutning?
        ja = {other_side} drog en rimelig, men falsk slutning, og den kostede
        nej = {other_side} drog ingen rimelig, men falsk slutning, eller den kostede intet""")


class Say(Steps):
    deception_by_call_or_card_stands = Step("73E1").says("""
        I må gerne narre modstanderne med selve meldingen eller kortet.
        Scoren står ved magt.
        = lovligt at narre sådan, scoren står""")
    own_risk = Step("73D1").says("""
        I må gerne tolke en modstanders tempo og manér, men det er på egen risiko.
        = på egen risiko""")
    play_on_and_call_again = Step(
        "73E2",
        to="other_side",
        leaves=(Effect(Lasting.LATER, "", "after_play.play_on_and_call_again"),),
    ).says("""
        Spil videre.
        Kald på mig igen efter spillet, hvis I mener, at I blev narret.
        = spil videre""")
    bridge_reason_shown = Step("73E2", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        Der var en bridgemæssig grund.
        = der var en grund, så scoren står""")
    could_not_know_it_would_gain = Step("73E2", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        Spilleren kunne ikke vide, at det kunne betale sig.
        = spilleren kunne ikke vide det, så scoren står""")
    no_costly_false_inference = Step("73E2", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        {Other_side} blev ikke narret til et dårligere resultat.
        = ingen skade, så scoren står""")
    may_not_mislead_by_manner = Step("73D2", to="offending_side").says("""
        I må ikke prøve at narre nogen med tempo, ord eller manér.
        = forsøg på at narre""")
    score_without_false_inference = Step(
        "73E2", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Giv en justeret score: det sandsynlige resultat uden den falske slutning.
        Vægt, hvis flere resultater er sandsynlige.
        = scoren justeres""")
    penalty_for_deception = Step("90A", to=ME, when=When.AFTER_PLAY).says("""
        Overvej strafpoint, eller disciplin efter § 91 i grove tilfælde.""")


def misleading_tempo(facts: Deception) -> Ruling:
    """Inferences from an opponent's manner are at one's own risk (73D1), but see 73D2 and 73E2."""
    if facts.deceived_by is Deceiver.CALL_OR_CARD:
        return Ruling(Say.deception_by_call_or_card_stands)
    if facts.play_over is Over.NO:
        return Ruling(Say.own_risk, Say.play_on_and_call_again)
    if facts.reason is Reason.BRIDGE:
        return Ruling(Say.own_risk, Say.bridge_reason_shown)
    if facts.reason is Reason.PURPOSE:
        score = Say.score_without_false_inference if facts.misled else Say.no_costly_false_inference
        return Ruling(Say.may_not_mislead_by_manner, score, Say.penalty_for_deception)
    if not facts.could_know:
        return Ruling(Say.own_risk, Say.could_not_know_it_would_gain)
    return (
        Ruling(Say.score_without_false_inference)
        if facts.misled
        else Ruling(Say.own_risk, Say.no_costly_false_inference)
    )


SITUATION = Situation(
    misleading_tempo,
    slug="vildledende-tempo",
    title="Vildledende tempo eller optræden",
    phase=Phase.PLAY,
    intro="""
        Modstandernes tempo tolkes på egen risiko.
        Grænsen går, hvor en spiller uden bridgemæssig grund giver et falsk indtryk, som han
        kunne vide kunne betale sig.
        Blev det {partner}, der fik noget at vide, er det ubeføjede oplysninger og en anden
        sag.""",
    laws=("73D", "73E"),
    who=Who("offender", "Hvem tøvede, spurgte eller sagde noget?"),
    confuse=("unauthorised_information", "stop_procedure"),
    phrases=Phrases(
        does="""
            tøvede lagde tænkte trak spurgte lod brugte tænker tøver"""
    ),
    doubts=(
        Doubt("73D").says("""
        Her gælder § 73D–E, som de står i 2017.
        WBF ændrede § 73 fra 2024.
        Teksten til et nyt stykke D3, resten af E og DBf’s holdning til ændringen er ikke set.
        DBf’s LKU-14 (2017) tolker §§ 73D og 73E2, men kun begyndelsen er set."""),
    ),
    encounters=beside(
        ANY_TIME,
        Encounter(Lasting.INFORMATION, How.APART, "73E2").says("""
        Ubeføjet for den ene side og vildledende for den anden er to spørgsmål."""),
    ),
)
