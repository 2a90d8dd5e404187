"""Laws 9, 10 and 11: what was done before the director came, and who pays for it."""

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model import *


class Acted(Answer):
    OFFENDING_SIDE = A("""
        ingen, eller kun {offending_side}
        = højst {offending_side} har gjort noget efter fejlen""")
    AS_FORESEEN = A("""
        {other_side}, og reglen om fejlen siger, hvad det betyder
        = {other_side} har gjort noget, som reglen om fejlen selv siger betydningen af""")
    SETTLED = A("""
        spillerne aftalte selv, hvad fejlen skulle koste
        = spillerne aftalte selv, hvad fejlen skulle koste
        ~ selv fandt/aftalte straf; ^spillerne/de dømte/aftalte/afgjorde/afgjort/aftalt selv;
          enige/enedes om straf*/stik/score*; ^aftalte/aftalt straf*/score*/resultat*; ^gav bare
          stik*; indbyrdes aftalt/gav/ordnede""")
    WENT_ON = A("""
        {other_side} meldte eller spillede videre
        = {other_side} meldte eller spillede videre efter fejlen
        ~ de/spillerne spillede/meldte bare/uden videre; fortsatte uden tl; ^fortsatte/fortsat
          selvom; ^spillede/meldte/gik videre uden; videre uden kalde/tilkalde;
          ^spillede/meldte/gik bare videre; ^fortsatte bare""")


class Duty(Answer):
    NOT_THEIRS = "nej, {offending_side} eller begge sider burde have gjort det"
    THEIRS = "ja, fejlen var kendt, og {other_side} ville ikke have dig"


class ActedTooSoon(Facts):
    acted = Fact(
        Acted, "11A", overlaps=(Both(Acted.AS_FORESEEN, Acted.SETTLED, Acted.WENT_ON),)
    ).asks("""
        Hvem har gjort noget efter fejlen, før du kom?
        + Nogle regler dækker det selv. Melder man, også pas, over en melding uden for tur, er
          den accepteret (§ 29A).""")
    duty = Judgement(Duty, "11A").asks("""
        Er det {other_side's} egen skyld, at du ikke blev kaldt?
        - Blev fejlen nævnt? Så skulle du kaldes straks, og alle fire har pligten (§ 9B1(a)).
        - Foreslog nogen at kalde på dig, og hvem sagde nej?
        - Retter en spiller en forklaring, skal spilleren selv sørge for, at du kommer.
        + Retten kan mistes, men mistes ikke altid.""")


class Gained(Answer):
    OFFENDING_SIDE = A("""
        {offending_side}, fordi {other_side} ikke kendte sin ret
        = {offending_side} fik fordel af, at {other_side} ikke kendte sin ret""")
    OTHER_SIDE = A("""
        {other_side}, fordi {offending_side} ikke kendte reglerne
        = {other_side} fik fordel af, at {offending_side} ikke kendte reglerne""")
    NEITHER = A("""
        ingen, eller de, der gik videre, kendte deres ret
        = ingen fik fordel af, at modparten ikke kendte reglerne""")
    NOT_YET = "spillet er ikke slut"


class Forfeited(Facts):
    gained = Judgement(
        Gained,
        "11A",
        reached=dict.fromkeys(
            (Gained.OFFENDING_SIDE, Gained.OTHER_SIDE, Gained.NEITHER), When.AFTER_PLAY
        ),
    ).asks("""
        Hvem fik fordel af, at modparten gik videre uden at kende reglerne?
        - Hvad troede de, der gik videre, at de måtte? Spørg dem.
        - Hvad havde du tilbudt, hvis du var blevet kaldt, og hvad var der så sket?
        - Vægt resultaterne, hvis flere er sandsynlige (§ 12C1(c)).""")


class Say(Steps):
    right_not_forfeited = Step("11A", to="other_side").says("""
        I har stadig ret til berigtigelse.
        Nu ser jeg på selve fejlen.
        = {other_side} har stadig ret til berigtigelse""")
    both_sides_if_too_late = Step("12A", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Justér scoren for begge sider, hvis det er for sent at berigtige, og {other_side}
        er skadet.
        = er det for sent, justeres scoren""")
    own_paragraph_decides = Step("11A", to=ME).says("""
        Døm efter reglen for selve fejlen.
        Den siger, hvad det betyder, at {other_side} gik videre.
        = dømmes efter reglen for selve fejlen""")
    players_may_not_settle = Step("10A").says("""
        I må ikke selv aftale en berigtigelse eller give afkald på den.
        Det afgør jeg.""")
    confirm_or_undo = Step("10B", to=ME).says("""
        Døm fejlen.
        Godkend eller ændr det, spillerne selv har gjort.
        = spillernes aftale gælder ikke uden godkendelse""")
    adjust_who_gained_if_too_late = Step(
        "11A", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Er det for sent at berigtige, så se, hvem uvidenheden gav fordel.
        Justér kun den sides score.""")
    right_forfeited = Step("11A", to="other_side").says("""
        I har mistet retten, fordi I gik videre uden mig.
        = retten er tabt""")
    adjust_offending_side_only = Step("11A", when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Jeg fjerner {offending_side's} fordel med en justeret score.
        {Other_side} beholder scoren fra bordet.
        = kun {offending_side's} score justeres""")
    adjust_other_side_only = Step("11A", when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Jeg fjerner {other_side's} fordel med en justeret score.
        {Offending_side} beholder scoren fra bordet.
        = kun {other_side's} score justeres""")
    both_keep_the_score = Step("11A", when=When.AFTER_PLAY).says("""
        Begge sider beholder scoren fra bordet.
        = scoren står ved magt""")
    gain_waits = Step("11A", to=ME, when=When.AFTER_PLAY).says("""
        Se, hvem der fik fordel af, at {other_side} gik videre.""")
    penalty_still_possible = Step("11B", to=ME, when=When.AFTER_PLAY).says("""
        Overvej strafpoint.
        De kan gives, selv om retten til berigtigelse er tabt.""")
    each_side = HandOver("11A", "unbalanced_score", when=When.AFTER_PLAY)
    call_director_every_time = Step("9B1a").says("""
        Kald på mig, så snart nogen nævner en fejl.
        Det gælder jer alle fire.""")


def acted_before_director(facts: ActedTooSoon) -> Ruling:
    """A side may lose its right to rectification if it goes on before the director comes (11A)."""
    if facts.acted is Acted.OFFENDING_SIDE:
        return Ruling(Say.right_not_forfeited)
    if facts.acted is Acted.AS_FORESEEN:
        return Ruling(Say.own_paragraph_decides)
    if facts.acted is Acted.SETTLED:
        return Ruling(
            Say.players_may_not_settle,
            Say.confirm_or_undo,
            Say.call_director_every_time,
            Say.adjust_who_gained_if_too_late,
        )
    if facts.duty is Duty.NOT_THEIRS:
        return Ruling(
            Say.right_not_forfeited, Say.call_director_every_time, Say.both_sides_if_too_late
        )
    return Ruling(Say.call_director_every_time, HandOver("11A", "right_forfeited"))


def right_forfeited(facts: Forfeited) -> Ruling:
    """Who gained by an opponent's ignorance loses it again; the opponents keep their score."""
    match facts.gained:
        case Gained.OFFENDING_SIDE:
            return Ruling(
                Say.right_forfeited,
                Say.adjust_offending_side_only,
                Say.penalty_still_possible,
                Say.each_side,
            )
        case Gained.OTHER_SIDE:
            return Ruling(
                Say.right_forfeited,
                Say.adjust_other_side_only,
                Say.penalty_still_possible,
                Say.each_side,
            )
        case Gained.NEITHER:
            return Ruling(Say.right_forfeited, Say.both_keep_the_score, Say.penalty_still_possible)
        case Gained.NOT_YET:
            return Ruling(Say.right_forfeited, Say.gain_waits, Say.penalty_still_possible)


SITUATION = Situation(
    acted_before_director,
    slug="handlet-for-turneringslederen-kom",
    title="De ordnede det selv",
    phase=Phase.AFTER,
    intro="""
        Når en fejl er nævnt, skal turneringslederen til bordet, før nogen gør mere.
        Går den uskyldige side videre alligevel, kan den miste sin ret.
        Men modparten må ikke tjene på, at den ikke kendte reglerne, og derfor kan scoren blive
        rettet for den ene side alene.""",
    laws=("9B", "10", "11"),
    who=Who("offender", "Hvem begik fejlen?"),
    parts=(Part(right_forfeited, "Retten er tabt: hvem fik fordel?"),),
    confuse=("misinformation",),
    doubts=(
        Doubt("10B", rules=("changed_call",)).says("""
            Loven siger ikke, om {lho} er bundet, når han har sagt ja til en ændret melding,
            før du kom.
            Her vælger han igen, medmindre han har meldt."""),
        Doubt("11A").says("""
            Loven taler om en side, der går videre, før du kommer, og siger intet om en
            berigtigelse, som spillerne selv har aftalt, når det er for sent at dømme.
            Her ses på, hvem uvidenheden gav fordel, og kun den sides score justeres."""),
    ),
    encounters=beside(
        ANY_TIME,
        Encounter(Lasting.LEAD_RIGHT, How.LAST, "11A").says("""
            Har spilførers side selv handlet, kan valget være tabt; ellers forklares det
            forfra."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "63A1", settled="revoke").says("""
            Se først, om det, der blev spillet videre, har etableret kulørsvigten."""),
    ),
)
