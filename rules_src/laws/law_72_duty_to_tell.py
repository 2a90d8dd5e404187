"""Law 72B: what a side need not tell of its own mistakes, and what it may not do about them.

The player is who has discovered the mistake; it may be his own or his partner's.
"""

from rules_src.laws.common import correction_period
from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model import *


class Matter(Answer):
    EXPLANATION = A("""
        egen side har forklaret forkert eller glemt en alert
        ~ ^forklar* forkert; ^glemte/glemt alert*""")
    TRICKS = A("""
        egen side får et stik, som modparten har vundet eller ikke kan tabe
        ~ stik for meget; ^fået/fik et stik""")
    ON_PURPOSE = "spilleren vil bryde loven, fordi det kan betale sig"
    MISHAP = A("""
        egen side er kommet til at bryde loven, fx ved kulørsvigt
        ~ selv svigtede; skjule svigt*/første; ^jeg/vi/han/hun/makker/spiller*/PLADS har/havde/selv
          svigtet/svigtede; skjule/sige/røbe svigt*; ^selv svigtet; ^svigtede … selv/skjule/sige""")


class Plan(Answer):
    HIDE = A("""
        skjule det: svigte igen, gemme kortet eller blande kortene
        = spilleren vil skjule det, fx ved at svigte igen eller blande kortene
        ~ ^for skjule; ^rode/blande/gemme/skjule kort*/det; skjule det/svigt*; ^svigte igen; så
          ingen se""")
    ASKED = A("""
        ingenting, men nogen har spurgt eller gjort opmærksom på det
        = nogen har spurgt eller gjort opmærksom på det""")
    SILENT = A("""
        tie stille, lade være med at spørge eller bare spille videre
        = spilleren vil tie stille, lade være med at spørge eller bare spille videre
        ~ ^holde/holder mund; ^tie/tier stille; ^sige ingenting/intet; ^lade som""")


class OwnMistake(Facts):
    matter = Fact(
        Matter,
        "72B",
        overlaps=(
            Both(Matter.EXPLANATION, Matter.ON_PURPOSE, Matter.MISHAP),
            Both(Matter.TRICKS, Matter.ON_PURPOSE, Matter.MISHAP),
        ),
    ).asks("""
        Hvad drejer det sig om?
        + Kun de to første skal man selv sige. Ellers er der ingen pligt.""")
    plan = Fact(Plan, "72B2", overlaps=(Both(Plan.HIDE, Plan.ASKED, Plan.SILENT),)).asks("""
        Hvad vil spilleren gøre?""")


class Say(Steps):
    no_duty_to_tell = Step("72B2", to="offending_side").says("""
        Ingen af jer behøver gøre opmærksom på jeres fejl.
        = ingen pligt til at sige det""")
    silence_is_fair = Step("72B2", to="offending_side", authority=Authority.ADVICE).says("""
        I må gerne lade være med at spørge, også når en etableret kulørsvigt er billigst for
        jer.""")
    no_damage_from_revoke = Step("64C1", to=ME, when=When.AFTER_PLAY).says("""
        Sørg for, at {other_side} ikke lider skade, hvis en etableret kulørsvigt opdages
        senere.""")
    may_not_hide = Step("72B3", to="offending_side").says("""
        I må ikke forsøge at skjule en fejl.
        = fejlen må ikke skjules""")
    may_not_break_law = Step("72B1", to="offending_side").says("""
        I må ikke bryde loven med vilje, heller ikke hvis I gerne betaler prisen.
        = loven må ikke brydes med vilje""")
    penalty_for_intent = Step("90A", to=ME).says("""
        Overvej strafpoint, hvis det kan vises, at det skete med vilje.""")
    answer_truly = Step("62A", to="offending_side").says("""
        Svar ærligt.
        I skal rette en påtalt kulørsvigt, hvis den ikke er etableret.
        = svar ærligt""")
    explanation_must_be_corrected = Step("20F5", to="offending_side").says("""
        I skal rette en forkert eller manglende forklaring.
        Jeg siger hvornår.
        = forklaringen skal rettes""")


def duty_to_tell(facts: OwnMistake) -> Ruling:
    """No one may break the laws on purpose, and no one need tell of a mishap (72B, 9A5)."""
    match facts.matter:
        case Matter.ON_PURPOSE:
            return Ruling(Say.may_not_break_law, Say.penalty_for_intent)
        case Matter.EXPLANATION:
            return Ruling(
                Say.explanation_must_be_corrected, NewIrregularity("20F5", "correct_explanation")
            )
        case Matter.TRICKS:
            return Ruling(correction_period.Say.trick_must_be_returned)
        case Matter.MISHAP:
            return after_mishap(facts)


def after_mishap(facts: OwnMistake) -> Ruling:
    """Silence is allowed, concealment is not, and a question is answered (72B2, 72B3, 62A)."""
    match facts.plan:
        case Plan.SILENT:
            return Ruling(Say.no_duty_to_tell, Say.silence_is_fair, Say.no_damage_from_revoke)
        case Plan.HIDE:
            return Ruling(Say.may_not_hide, Say.penalty_for_intent)
        case Plan.ASKED:
            return Ruling(
                Say.answer_truly,
                NewIrregularity("62A", "revoke", offender="offender", knows="failure=suit"),
            )


SITUATION = Situation(
    duty_to_tell,
    slug="pligt-til-at-sige-det",
    title="Skal man selv sige det?",
    phase=Phase.PLAY,
    intro="""
        Man har som hovedregel ikke pligt til at afsløre sin egen sides fejl, men man må ikke
        begå den med vilje og ikke skjule den.
        Undtagelserne er en forkert forklaring og stik, man ikke har vundet.""",
    laws=("72B", "9A5", "20F5", "79A2"),
    who=Who("offender", "Hvem har opdaget fejlen?"),
    confuse=("revoke", "correct_explanation"),
    phrases=Phrases(
        does="""
            svigtede ved vidste så opdagede svigtet fik"""
    ),
    encounters=beside(
        ANY_TIME,
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "62A", settled="revoke").says("""
            Ingen skal selv røbe svigten, men er den nævnt, rettes den."""),
        Encounter(Lasting.REVOKED, How.LAST, "72B3", settled="revoke").says("""
            Siden må tie om svigten, men ikke skjule den; stik overføres efter spillet."""),
    ),
)
