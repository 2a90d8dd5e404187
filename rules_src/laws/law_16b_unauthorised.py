"""Laws 16B and 73C: what a player learns from partner other than by a legal call or play.

The recipient got the information, and chooses; he is an offender only if he chooses wrongly.
"""

from rules_src.laws.common import choice
from rules_src.laws.common.encounters import INFORMATION
from rules_src.laws.common.unauthorised import Over
from rules_src.model import *


class Origin(Answer):
    WITHDRAWN = A("""
        en tilbagetaget melding eller et tilbagetaget kort
        = oplysningen kom fra en tilbagetaget melding eller et tilbagetaget kort""")
    PARTNER = A("""
        {informant}: tempo, spørgsmål, svar, bemærkning, alert eller lignende
        = oplysningen kom fra {informant}
        ~ ^makkers pause/tænkepause/tøven/bemærkning/spørgsmål/alert/forklaring; ^PLADS/makker
          tøvede; tøvede før/over BUD/pas/d/dobl*/bud*/melding*; ^PLADS/han/hun/makker spurgte
          til/om/hvad; ^kom kommentar*/bemærkning*; ^PLADS/han/hun/makker
          sukkede/rystede/nikkede/stønnede/mumlede; meldte/passede/bød/doblede
          hurtigt/lynhurtigt/langsomt/prompte; ^PLADS/makker/han/hun
          himlede/nølede/funderede/gloede/udbrød/smilede/smiler/lo; ^PLADS/makker stillede
          spørgsmål*; ^makker spurgte; tøvede før/inden pas*/d/BUD/melding*; ^pause før
          pas*/d/BUD/melding*; ^makker tænker/tøver; ^efter tøvede; ^ryster/rystede på hoved*;
          ^alertede/alerter makkers; ^PLADS/makker tænker""")
    OPPONENT = A("en modstander", told="oplysningen kom fra en modstander")
    AIDS = A("""
        {informant} så i sit eget systemkort eller egne noter under meldinger eller spil
        = {informant} så i sit eget systemkort eller egne noter under meldinger eller spil
        ~ ^kiggede/så/læste/slog sit/sin/sine/eget/egne systemkort*/noter*;
          ^kiggede/så/læste/slog/kigger/ser i sit/sin/sine/eget/egne system*/kort/noter*/bog;
          systemkort* under/mens; ^slog op i""")
    ELSEWHERE = A("""
        et uheld: en forkert mappe, et andet bord, en andens kort
        = oplysningen kom ved et uheld, fx fra en forkert mappe eller et andet bord""")


class Asking(Answer):
    KEPT = "nej"
    OWN_CALL = A("""
        ja, svarede selv på et spørgsmål om sin egen melding
        ~ ^svarede selv hans/sin/egen; svarede på sin/egen""")
    FOR_PARTNER = A("""
        ja, spurgte kun for {recipient's} skyld
        ~ spurgte for/kun makker*""")
    NOT_HIS_TURN = A("""
        ja, spurgte, uden at have tur
        ~ spurgte … ikke tur; spurgte utur; spurgte … ikke ham/hende""")


class UnauthorisedInformation(Facts):
    origin = Fact(
        Origin,
        "16B1a",
        overlaps=(Both(Origin.WITHDRAWN, Origin.PARTNER), Both(Origin.WITHDRAWN, Origin.OPPONENT)),
    ).asks("""
        Hvor kom oplysningen fra?
        + Spilførers side må gerne se i sit eget systemkort mellem den afsluttende pas og
          udspillet (§ 40B2(b)).""")
    told_more = Judgement(YesNo, "16B1a").asks("""
        Fortalte det mere end selve meldingen eller kortet?
        - Spørg straks alle fire.
        - En tænkepause tæller, når den er tydelig.
        - Det, alle gør hver gang, fortæller intet, fx pausen efter et stopkort.
        + Også en alert, en manglende alert og en rigtig forklaring fortæller noget.
        ja =
        nej = det fortalte ikke mere end selve meldingen eller kortet""")
    play_over = Fact(Over, "16B3", "Er spillet slut?", reached={Over.YES: When.AFTER_PLAY})
    asking = Fact(
        Asking,
        "20F1",
        assume=Asking.KEPT,
        overlaps=(Both(Asking.FOR_PARTNER, Asking.NOT_HIS_TURN),),
    ).asks("""
        Brød {informant} reglerne for at spørge og svare?""")


class Say(Steps):
    only_legal_information = Step("16A1a").says("""
        Der er ingen ubeføjede oplysninger.
        {Recipient} må frit melde og spille.
        = ingen ubeføjede oplysninger""")
    told = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "recipient")
    avoid_advantage = Step("73C1", to="recipient").says("""
        Undgå omhyggeligt at vælge det, oplysningen taler for, hvis du har andre rimelige valg.
        = {recipient} må ikke bruge oplysningen""")
    play_on_rights_reserved = Step("16B2").says("""
        Meld og spil videre.
        {Other_side} mister ingen rettigheder ved det.
        = spil videre""")
    call_again_after_play = Step(
        "16B3",
        to="other_side",
        leaves=(Effect(Lasting.LATER, "", "after_play.call_again_after_play"),),
    ).says("""
        Kald på mig igen efter spillet, hvis I mener, at {offending_side} valgte det,
        oplysningen talte for.""")
    penalty_for_asking_for_partner = Step("90A", to=ME).says("""
        Overvej strafpoint, især hvis det er sket før.""")
    partner_answers_about_own_call = Step("20F1", to="informant").says("""
        Lad din makker forklare dine meldinger.
        = makker forklarer i stedet""")
    may_not_ask_for_partner = Step("20G1", to="informant").says("""
        Du må ikke spørge kun for din makkers skyld.
        = {informant} spurgte for makkers skyld""")
    asks_only_in_turn = Step("20F1", to="informant").says("""
        Vent med at spørge, til det er din tur.
        = {informant} spurgte uden for tur""")
    asked: dict[Asking, tuple[AnyStep, ...]] = {
        Asking.KEPT: (),
        Asking.OWN_CALL: (partner_answers_about_own_call,),
        Asking.FOR_PARTNER: (may_not_ask_for_partner, penalty_for_asking_for_partner),
        Asking.NOT_HIS_TURN: (asks_only_in_turn,),
    }
    """What is said of the asking and answering itself, apart from what it told partner."""
    own_card_put_away = Step("20G3", to="informant").says("""
        Læg dit systemkort væk, til spillet er slut.
        = eget systemkort må ikke ses""")
    go_on_after_own_card = Step("40B2b", "Spil videre. Meldingerne gælder.")
    score_if_own_card_helped = Step("12A1", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says(
        """
            Justér scoren, hvis det hjalp {informant} og skadede {other_side}.
            = scoren vurderes efter spillet"""
    )
    penalty_for_own_card = Step("90A", to=ME).says("""
        Overvej strafpoint, medmindre reglerne tillader det.""")


def unauthorised_information(facts: UnauthorisedInformation) -> Ruling:
    """Partners communicate by legal calls and plays; the rest must not be taken advantage of."""
    if facts.origin is Origin.OPPONENT:
        return Ruling(
            NewIrregularity(
                "73D1", "misleading_tempo", offender="informant", knows="deceived_by=manner"
            )
        )
    if facts.origin is Origin.WITHDRAWN:
        return Ruling(HandOver("16C", "withdrawn_action"))
    if facts.origin is Origin.ELSEWHERE:
        return Ruling(HandOver("16D", "extraneous_information"))
    if facts.origin is Origin.AIDS:
        return Ruling(
            Say.own_card_put_away,
            Say.go_on_after_own_card,
            Say.score_if_own_card_helped,
            Say.penalty_for_own_card,
        )
    if facts.play_over is Over.YES:
        return Ruling(HandOver("16B3", "choice_after_information"))
    if not facts.told_more:
        return Ruling(Say.only_legal_information)
    after = HandOver("16B3", "choice_after_information", when=When.AFTER_PLAY)
    return Ruling(
        Say.told,
        Say.avoid_advantage,
        *Say.asked[facts.asking],
        Say.play_on_rights_reserved,
        Say.call_again_after_play,
        after,
    )


def choice_after_information(facts: choice.Choice) -> Ruling:
    """A player may not choose what the information suggests over a logical alternative (16B1)."""
    return choice.weigh_choice(facts, choice.Basis("16B1a", "16B1b", "16B3", "73C2"))


SITUATION = Situation(
    unauthorised_information,
    slug="ubefojet-oplysning",
    title="Tænkepause, spørgsmål eller bemærkning",
    phase=Phase.AUCTION,
    intro="""
        En tænkepause, et spørgsmål, en forklaring eller en bemærkning kan fortælle noget, som
        kun modstanderne må bruge.
        Turneringslederen spørger altid i samme orden: Hvad blev der fortalt, hvad pegede det
        på, var der et logisk alternativ, og er nogen skadet?
        Den, der fik oplysningen, kaldes her modtageren.""",
    laws=("16B", "73"),
    who=Who("informant", "Hvem tøvede, spurgte eller sagde noget?"),
    parts=(Part(choice_after_information, "Efter spillet: var valget lovligt?", known=""),),
    confuse=("misleading_tempo", "withdrawn_action", "extraneous_information", "misinformation"),
    phrases=Phrases(
        does="""
            tøvede spurgte alertede rystede sukkede kiggede stillede tænkte sad svarede trak
            nikkede sagde tænker tøver nølede funderede grimasserede mumlede stønnede udbrød
            læste gloede himlede spørger alerter nikker ryster vrikkede smækkede"""
    ),
    encounters=beside(
        INFORMATION,
        Encounter(Lasting.MAJOR_CARD, How.FIRST, "50E1", settled="penalty_card").says("""
            Så længe kortet ligger, må alle bruge det."""),
        Encounter(Lasting.MINOR_CARD, How.FIRST, "50E1", settled="penalty_card").says("""
            Så længe kortet ligger, må alle bruge det."""),
        Encounter(Lasting.BOUND_LEAD, How.FIRST, "16B1b").says("""
            Kun tilladte udspil er logiske alternativer."""),
        Encounter(Lasting.PASSES_ONCE, How.FIRST, "16B1b").says("""
            Skal spilleren passe, har han intet andet valg."""),
        Encounter(Lasting.PASSES_REST, How.FIRST, "16B1b").says("""
            Skal spilleren passe, har han intet andet valg."""),
        Encounter(Lasting.INFORMATION, How.FIRST, "16B1a").says("""
            Døm hver oplysning for sig."""),
    ),
)
