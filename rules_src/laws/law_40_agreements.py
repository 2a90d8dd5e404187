"""Law 40: a call that does not fit what the opponents were told.

The offender is the player who called; `partner` may have known more than the opponents.
"""

from rules_src.laws.common.encounters import AUCTION
from rules_src.model import *


class Departure(Answer):
    PSYCHE = A("""
        ingen aftale: spilleren afveg med vilje
        = {offender} afveg med vilje fra aftalen""")
    MISTAKE = A("""
        ingen aftale: spilleren huskede eller så forkert
        = {offender} huskede eller så forkert""")
    FORBIDDEN = A("""
        en aftale, som jeres regler forbyder, skjult eller ej
        = meldingen fulgte en aftale, som jeres regler forbyder, skjult eller ej""")
    HIDDEN = A("""
        en aftale, som {other_side} ikke fik at vide
        = meldingen fulgte en aftale, som {other_side} ikke fik at vide""")


class Damaged(Answer):
    YES = A("ja", told="{other_side} fik et dårligere resultat på grund af aftalen")
    NO = A("nej", told="{other_side} fik ikke et dårligere resultat på grund af aftalen")
    NOT_YET = "spillet er ikke slut"


class PsychicCall(Facts):
    departure = Judgement(
        Departure, "40C1", away=True, overlaps=(Both(Departure.FORBIDDEN, Departure.HIDDEN),)
    ).asks("""
        Hvad fulgte {offender's} melding?
        - Sammenlign hånden med systemkort og noter, når spillet er slut.
        - Spørg de to spillere hver for sig, hvad de har aftalt og plejer at gøre.
        - Kan aftalen ikke vises, regnes forklaringen for forkert (§ 21B1(b)).
        - Spørg {offender}, om det var meningen at afvige.
        + En psykisk melding er ment og langt fra hånden. En glemt aftale er en fejl.""")
    barred = Fact(YesNo, "40B2av", assume=YesNo.NO).asks("""
        Forbyder jeres regler at bluffe med netop denne kunstige melding?
        + Forbundet kan begrænse bluff med kunstige meldinger. Slå op i systemreglerne.
        ja = reglerne forbyder at bluffe med netop denne kunstige melding
        nej = jeres regler forbyder ikke at bluffe med netop denne kunstige melding""")
    expected = Judgement(YesNo, "40C1").asks("""
        Havde {partner} større grund end {other_side} til at vente det?
        - Meldte eller spillede {partner} anderledes, end hånden lagde op til?
        - Er det sket før for de to, og så nyligt at {partner} måtte huske det?
        - Gør {offender} det så tit, at {partner} kender vanen?
        - Afslørede meldingerne det selv for enhver, så vidste {partner} ikke mere end andre.
        + Spørg ikke, om det lykkedes. Det, {partner} ved fra tidligere spil, er en skjult
          aftale og ikke ubeføjede oplysninger.
        ja = {partner} havde større grund end {other_side} til at vente det
        nej = {partner} havde ikke større grund end {other_side} til at vente det""")
    damaged = Judgement(
        Damaged,
        "12B1",
        reached={Damaged.YES: When.AFTER_PLAY, Damaged.NO: When.AFTER_PLAY},
    ).asks("""
        Fik {other_side} et dårligere resultat på grund af aftalen?
        - Sammenlign med en skjult aftale, der var oplyst i tide.
        - Sammenlign en forbudt aftale med, at parret havde meldt uden den.""")


class Say(Steps):
    psychic_call_stands = Step("40A3", when=When.AFTER_PLAY).says("""
        En psykisk melding er lovlig, når {partner} ikke vidste mere end modstanderne.
        Scoren står ved magt.
        = lovlig psykisk melding, scoren står""")
    need_not_tell_of_departure = Step("40C2", to=ME).says("""
        Kræv ikke, at {offender} fortæller nogen om det.""")
    mistaken_call_stands = Step("75C", when=When.AFTER_PLAY).says("""
        En forkert melding er ikke et lovbrud.
        Scoren står ved magt.
        = forkert melding er lovlig, scoren står""")
    no_word_of_departure_before_play_is_over = Step("40C2", to=ME, away=True).says("""
        Sig intet om meldingen ved bordet, før spillet er slut.
        Modstanderne har kun krav på at kende aftalen.""")
    wait_until_the_hand_is_known = Step("40C1", to=ME, away=True).says("""
        Sig intet om meldingen ved bordet, før spillet er slut.
        Ellers røber du hånden.""")
    see_whether_alert_or_explanation_was_used = Step("75A", to=ME, when=When.AFTER_PLAY).says("""
        Undersøg, om {offender} har brugt det, {partner's} alert eller forklaring røbede.""")
    check_use = NewIrregularity(
        "16B1a",
        "unauthorised_information",
        when=When.AFTER_PLAY,
        offender="partner",
        knows="origin=partner",
    )
    is_implicit_agreement = Step("40C1", to="offending_side", when=When.AFTER_PLAY).says("""
        {Partner} kunne vente det, så loven kalder det en aftale mellem jer.
        = skjult aftale""")
    agreement_was_not_told = Step("40C1", to="offending_side").says("""
        I skulle have oplyst den aftale.
        Jeg regner modstanderne for vildledt.
        = aftalen var ikke oplyst""")
    see_first_what_may_change = Step("21B1a", to=ME).says("""
        Lad {other_side} ændre det, de stadig må ændre (§§ 21B1 og 47E2).""")
    disclose_agreements = Step("40A1b", to="offending_side").says("""
        I skal oplyse jeres aftaler, også dem, der er vokset frem af vane.""")
    agreement_is_forbidden = Step("40B2ai", to="offending_side").says("""
        I må ikke bruge den aftale her.
        Brug den ikke i de næste spil.
        = forbudt aftale""")
    psyching_it_is_barred = Step("40B2av", to="offending_side", when=When.AFTER_PLAY).says("""
        I må ikke bluffe med den melding, for det forbyder turneringens regler.
        = bluff med meldingen er forbudt""")
    score_if_barred_call_damaged = Step(
        "12A1", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Justér scoren, hvis den forbudte melding skadede {other_side}.
        = scoren vurderes efter spillet""")
    score_without_the_agreement = Step(
        "40C1", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Giv en justeret score: det sandsynlige resultat uden en skjult eller forbudt aftale.
        = scoren justeres""")
    agreement_did_no_damage = Step("40C1", when=When.AFTER_PLAY).says("""
        Scoren står ved magt.
        Aftalen skadede ingen.
        = scoren står""")
    damage_waits = Step("12B1", to=ME, when=When.AFTER_PLAY).says("""
        Se, om aftalen gav {other_side} et dårligere resultat.
        = skaden ses efter spillet""")
    penalty_for_hidden_agreement = Step("40C1", to=ME, when=When.AFTER_PLAY).says("""
        Overvej strafpoint, især hvis det er sket før.""")
    penalty_for_forbidden_agreement = Step("40B4", to=ME, when=When.AFTER_PLAY).says("""
        Overvej strafpoint for at bruge aftalen.""")
    penalty_for_barred_psyche = Step("90B8", to=ME, when=When.AFTER_PLAY).says("""
        Overvej strafpoint for at bryde turneringens regler.""")


SCORE = {
    Damaged.YES: Say.score_without_the_agreement,
    Damaged.NO: Say.agreement_did_no_damage,
    Damaged.NOT_YET: Say.damage_waits,
}


def psychic_call(facts: PsychicCall) -> Ruling:
    """Any call may be made if no concealed or forbidden agreement is behind it (40A3, 40C1)."""
    if facts.departure is Departure.HIDDEN:
        waits = facts.damaged is Damaged.NOT_YET
        return Ruling(
            Say.agreement_was_not_told,
            Say.disclose_agreements,
            *((Say.see_first_what_may_change,) if waits else ()),
            SCORE[facts.damaged].under("40B3a"),
            Say.penalty_for_hidden_agreement,
        )
    if facts.departure is Departure.FORBIDDEN:
        score = SCORE[facts.damaged].under("40B4")
        return Ruling(Say.agreement_is_forbidden, score, Say.penalty_for_forbidden_agreement)
    if facts.departure is Departure.PSYCHE and facts.barred:
        return Ruling(
            Say.no_word_of_departure_before_play_is_over,
            Say.psyching_it_is_barred,
            Say.score_if_barred_call_damaged,
            Say.penalty_for_barred_psyche,
        )
    if facts.expected:
        waits = facts.damaged is Damaged.NOT_YET
        return Ruling(
            *((Say.wait_until_the_hand_is_known,) if waits else ()),
            Say.is_implicit_agreement,
            Say.disclose_agreements.under("40A1b", when=When.AFTER_PLAY),  # it tells of the hand
            SCORE[facts.damaged],
            Say.penalty_for_hidden_agreement,
        )
    if facts.departure is Departure.MISTAKE:
        quiet = Say.no_word_of_departure_before_play_is_over.under("75C")
        return Ruling(
            quiet,
            Say.mistaken_call_stands,
            Say.see_whether_alert_or_explanation_was_used,
            Say.check_use,
        )
    return Ruling(
        Say.no_word_of_departure_before_play_is_over,
        Say.psychic_call_stands,
        Say.need_not_tell_of_departure,
    )


SITUATION = Situation(
    psychic_call,
    slug="psykisk-melding",
    title="Psykisk melding eller skjult aftale",
    phase=Phase.AUCTION,
    intro="""
        En spiller må gerne narre alle tre andre med en melding, også {partner}.
        Det er kun et lovbrud, når {partner} har større grund end modstanderne til at vente
        den, eller når parret bruger en aftale, det ikke må have.
        Om det lykkedes, er uden betydning.""",
    laws=("40A3", "40B2", "40B4", "40C"),
    who=Who("offender", "Hvis melding drejer det sig om?"),
    confuse=("misinformation", "correct_explanation", "unauthorised_information"),
    phrases=Phrases(
        does="bød åbnede meldte bluffede psykede løj huskede glemte psyker bluffer psykade"
    ),
    doubts=(
        Doubt("40C1").says("""
            Loven siger ikke, om modstanderne skal have en vane at vide, mens de spiller mod
            hånden.
            Her siges intet om meldingen, før spillet er slut, for ellers røbes hånden.
            En skade rettes med scoren."""),
        Doubt("40B2av").says("""
            Loven lader myndigheden begrænse bluff med kunstige meldinger, men siger ikke, hvad
            et brud koster.
            Her justeres scoren efter § 12A1, hvis bruddet gjorde skade, og der kan gives
            strafpoint.
            DBf’s systemregler (101–103) er ikke set i en gældende udgave."""),
    ),
    encounters=beside(
        AUCTION,
        Encounter(Lasting.INFORMATION, How.LAST, "16B3", settled="unauthorised_information").says(
            """
                Meldingen er lovlig for sig; om oplysningen blev brugt, ses der på efter
                spillet."""
        ),
    ),
)
