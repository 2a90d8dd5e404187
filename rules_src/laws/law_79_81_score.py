"""Laws 79, 81C3 and 82C: how many tricks were won, and a score or a ruling to correct."""

from rules_src.laws.common import adjusted_score, correction_period
from rules_src.laws.common.encounters import AFTER
from rules_src.model import *


class Issue(Answer):
    CLAIM = "de er uenige om et krav eller et afkald"
    TRICKS = A("""
        de er uenige om, hvor mange stik der er vundet
        ~ uenig* stik*; ^ikke enige stik*; ^TAL eller TAL stik; ^mener/siger/tror TAL …
          ^PLADS/parret/de TAL; ^TAL stik … mener/siger TAL""")
    ENTRY = A("""
        de er enige, men scoren er skrevet eller regnet forkert
        ~ skrevet/tastet stik lidt/meget; ^skrevet/tastet TAL … ^skulle været TAL;
          ^står/skrevet/tastet TAL … ^begge/alle siger/enige; ^enig* om TAL …
          tastet/skrevet/står/noteret/indtastet TAL; ^tastet/skrevet/noteret/indtastet forkert""")
    NOT_WON = A("""
        en side har opdaget, at de har fået et stik for meget
        ~ ^fået/fik et stik for meget; ^fået/fik/noteret stik* aldrig/ikke; ^stik* de/vi
          aldrig/ikke tog/vandt/fik""")
    RULING = "du har dømt forkert"
    INVENTED = "siderne har aftalt en score for et spil, der ikke er spillet"
    UNNOTICED = "du hører om en uregelmæssighed, som ingen kaldte dig til"


class CalledWhen(Answer):
    CARDS_OUT = A("""
        runden er ikke slut, og kortene ligger, som de er spillet
        = runden er ikke slut, og kortene ligger, som de er spillet
        ~ ^kort* ligger som/åbne; ^kort* ligger endnu/stadig/foran/som; kort* ligger påbordet""")
    IN_ROUND = A("""
        runden er ikke slut, men kortene er blandet
        = runden er ikke slut, men kortene er blandet
        ~ ^runden er/kører i/stadig; ^kort* blandet/blandede; ^kort* lagt/er/i/samlet mappe*;
          blandet kort*; rodet kort*""")
    AFTER_ROUND = A("""
        runden er slut
        = runden er slut
        ~ ^efter runden*; ^runden* er/var slut/færdig/forbi; ^næste runde*; ^dagen efter; i går""")


class MixedBy(Answer):
    ONE_SIDE = A("""
        kun {offending_side}
        = kun {offending_side} har blandet kortene
        ~ ^parret/PLADS/han/hun har/havde blandet/rodet; ^kun ene blandet""")
    BOTH = A("""
        begge sider
        = begge sider har blandet deres kort
        ~ ^alle/begge har/havde/sider blandet/rodet""")


class ScoreTime(Answer):
    IN_TIME = A("inden rettelsesfristen", told="")
    LATE_AND_CERTAIN = "efter fristen, men fejlen er sikker, og arrangøren er enig"
    LATE = "efter fristen"


class ScoreToCorrect(Facts):
    score_issue = Fact(
        Issue,
        "79",
        overlaps=(
            Both(Issue.CLAIM, Issue.TRICKS, Issue.UNNOTICED),
            Both(Issue.ENTRY, Issue.UNNOTICED),
            Both(Issue.INVENTED, Issue.UNNOTICED),
        ),
    ).asks("""
        Hvad drejer det sig om?""")
    called_when = Fact(CalledWhen, "79B").asks("""
        Hvornår bliver du kaldt?
        + Runden er ikke slut for et bord, før spillerne har forladt det (§ 8B1).""")
    tricks_mixed_by = Fact(MixedBy, "66D").asks("""
        Hvem har blandet deres kort?
        + Den side, der alene har blandet sine kort, mister tvivlen.""")
    certain = Judgement(YesNo, "79B3").asks("""
        Er du sikker på, hvor mange stik der blev vundet?
        - Gå spillet igennem stik for stik med alle fire spillere og kortfordelingen.
        - Sammenlign med det, der er skrevet i regnskabet.
        ja = du er sikker på, hvor mange stik der blev vundet
        nej = du er ikke sikker på, hvor mange stik der blev vundet""")
    score_time = Fact(
        ScoreTime, "79C1", overlaps=(Both(ScoreTime.LATE_AND_CERTAIN, ScoreTime.LATE),)
    ).asks("""
        Hvornår er fejlen opdaget?
        + Fristen er i DBf 72 timer efter, at resultatet er offentliggjort. Klubben kan
          fastsætte en anden. Lovens egen er 30 minutter.""")
    board_can_be_saved = Judgement(YesNo, "82C").asks("""
        Kan spillet stadig få et normalt resultat?
        - Kan du give den rigtige kendelse nu, uden at den forkerte har påvirket spillet?""")


class Say(Steps):
    agree_before_cards_go_back = Step("79A1").says("""
        Bliv enige om antallet af stik, før I lægger kortene i mappen.""")
    director_decides_tricks = Step("79B2").says("""
        Jeg afgør, hvor mange stik der noteres.
        I kan have mistet beviset, hvis I har blandet jeres kort.
        = antallet af stik afgøres nu""")
    tricks_by_probability = Step("85A1", to=ME).says("""
        Hør alle fire, og døm efter det, der mest sandsynligt er sket.""")
    both_scores_changed = Step("79B3", keyed=Keyed.CORRECTED).says("""
        Jeg retter scoren for begge sider.
        = scoren rettes for begge sider""")
    no_score_raised = Step("79B3").says("""
        Ingen får en bedre score.
        Jeg lader den stå eller sætter den ned for én side.
        = ingen score sættes op""")
    score_is_not_agreed = Step("72A", keyed=Keyed.ARTIFICIAL).says("""
        Jeg sletter scoren.
        En score skal være nået ved lovligt spil.
        = scoren slettes""")
    both_pairs_at_fault = Step("90A", to=ME).says("""
        Begge par har direkte skyld, hvis de aftalte den.
        Overvej strafpoint, og døm disciplin for sig (§ 91).""")
    score_corrected = Step("79C1", keyed=Keyed.CORRECTED).says("""
        Jeg retter scoren.
        = scoren rettes""")
    score_past_correction = Step("79C1").says("""
        Jeg retter ikke fejlen.
        Fristen er udløbet.
        = fristen er udløbet""")
    mistake_put_right = Step("81C3").says("""
        Jeg ser på fejlen, uanset hvordan jeg har hørt om den.
        = fejlen dømmes""")
    judged_by_its_own_law = Step("81C3", to=ME).says("""
        Døm fejlen efter dens egen regel.
        Det, der er fortabt dér, er stadig fortabt (fx §§ 11A og 64B5).""")
    own_mistake_in_time = Step("81C3", to=ME).says("""
        Gør det kun, hvis fristerne i §§ 79C og 92B ikke er udløbet.""")
    too_late_to_put_right = Step("81C3").says("""
        Jeg retter ikke fejlen på eget initiativ.
        Fristerne er udløbet.
        = fristerne er udløbet""")
    ruling_replaced = Step("82A").says("""
        Min kendelse var forkert.
        Nu får I den rigtige.
        = ny kendelse i stedet""")


def score_correction(facts: ScoreToCorrect) -> Ruling:
    """The director settles a disagreement on tricks and corrects errors in time (79, 81C3, 82C)."""
    match facts.score_issue:
        case Issue.TRICKS:
            return Ruling(HandOver("79B", "disputed_tricks"))
        case Issue.CLAIM:
            return Ruling(HandOver("79B1", "claim"))
        case Issue.ENTRY:
            return Ruling(HandOver("79C1", "score_entry"))
        case Issue.NOT_WON:
            return Ruling(
                correction_period.Say.trick_must_be_returned, HandOver("79C1", "score_entry")
            )
        case Issue.INVENTED:
            return agreed_without_play(facts)
        case Issue.RULING:
            if facts.board_can_be_saved:
                return Ruling(Say.ruling_replaced)
            later = HandOver("82C", "wrong_ruling", when=When.AFTER_PLAY)
            return Ruling(adjusted_score.Say.both_non_offending, Say.own_mistake_in_time, later)
        case Issue.UNNOTICED:
            if facts.score_time is ScoreTime.IN_TIME:
                return Ruling(
                    Say.mistake_put_right,
                    Say.judged_by_its_own_law,
                    Say.own_mistake_in_time,
                    correction_period.Say.correction_period,
                )
            return Ruling(Say.too_late_to_put_right, correction_period.Say.correction_period)


def agreed_without_play(facts: ScoreToCorrect) -> Ruling:
    """Two pairs cannot agree a score for a board that they have not played (72A)."""
    if facts.score_time is ScoreTime.LATE:
        return Ruling(Say.score_past_correction, correction_period.Say.correction_period)
    return Ruling(
        Say.score_is_not_agreed,
        Say.both_pairs_at_fault,
        NewIrregularity("82B2", "board_not_reached"),
        NewIrregularity("90A", "procedural_penalty"),
    )


def disputed_tricks(facts: ScoreToCorrect) -> Ruling:
    """After the round a score is raised only if certain; after the period 79C governs (79B)."""
    match facts.called_when:
        case CalledWhen.CARDS_OUT:
            return Ruling(correction_period.Say.inspect_after_play, Say.agree_before_cards_go_back)
        case CalledWhen.IN_ROUND:
            if facts.tricks_mixed_by is MixedBy.ONE_SIDE:
                return Ruling(
                    correction_period.Say.ruled_for_other_side,
                    correction_period.Say.only_if_facts_are_lost,
                )
            return Ruling(Say.director_decides_tricks, Say.tricks_by_probability)
        case CalledWhen.AFTER_ROUND:
            if facts.score_time is not ScoreTime.IN_TIME:
                return Ruling(HandOver("79C1", "score_entry"))
            return Ruling(Say.both_scores_changed if facts.certain else Say.no_score_raised)


def score_entry(facts: ScoreToCorrect) -> Ruling:
    """An error is corrected within the period, later only if beyond doubt (79C)."""
    match facts.score_time:
        case ScoreTime.IN_TIME:
            return Ruling(Say.score_corrected, correction_period.Say.correction_period)
        case ScoreTime.LATE_AND_CERTAIN:
            return Ruling(Say.score_corrected.under("79C2"))
        case ScoreTime.LATE:
            return Ruling(Say.score_past_correction, correction_period.Say.correction_period)


SITUATION = Situation(
    score_correction,
    slug="antal-stik-og-score",
    title="Forkert score eller antal stik",
    phase=Phase.AFTER,
    intro="""
        Lad kortene ligge, til siderne er enige om stikkene.
        Er runden slut, sættes ingen op, hvis turneringslederen ikke er sikker.
        En fejl i en score, begge er enige om, kan rettes inden en frist.""",
    laws=("79", "72A", "81C3", "82C"),
    who=Who("offender", "Hvem har blandet kortene, hvis nogen har?"),
    parts=(
        Part(score_entry, "En fejl, som begge sider er enige om"),
        Part(disputed_tricks, "Uenighed om antallet af stik", known=""),
    ),
    confuse=("claim", "duty_to_tell", "wrong_entry", "trick_procedure"),
    doubts=(
        Doubt("79B2", rules=("disputed_tricks",)).says("""
            Loven lader dig afgøre antallet af stik, før runden er slut, men siger ikke, hvor
            sikker du skal være.
            Her gælder det mest sandsynlige (§ 85A1), og er kun den ene sides kort blandet,
            afgøres tvivlen for den anden (§ 66D)."""),
        Doubt("79B3").says("""
            Loven sætter ingen frist for, hvornår siderne kan blive uenige om antallet af stik.
            Her gælder rettelsesfristen i § 79C, som for andre fejl."""),
    ),
    encounters=beside(
        AFTER,
        Encounter(Lasting.REVOKED, How.FIRST, "64A", settled="revoke").says("""
            Er kulørsvigten ikke afgjort, så afgør den, før antallet af stik noteres."""),
    ),
)
