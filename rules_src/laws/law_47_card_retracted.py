"""Law 47: may a card that has been played be taken back? (with 45C4b and 45D)

Whose seat is known is the player who wants his card back, since he need not be at fault: an
opponent may have misled him, or played the wrong card.
"""

from rules_src.laws.common import played_card, taken_back
from rules_src.laws.common.encounters import CARD_IN_DISPUTE
from rules_src.model import *


class WhyBack(Answer):
    CHANGED_MIND = A("""
        spilleren tænkte sig ikke om eller fortrød
        = spilleren tænkte sig ikke om eller fortrød
        ~ tænkte sig ikke om; ^PLADS/han/hun/spilfører fortrød*/fortryder*; ^så forkert;
          fortrød/fortryder det/kort*/KORT/sit; ^ville hellere; ^ombestemte sig; vil hellere; ville
          hellere""")
    ILLEGAL = A("""
        kortet svigtede kulør eller var uden for tur, uden en modstanders ord
        = kortet svigtede kulør eller var uden for tur
        ~ ^kort* var kulørsvigt*/svigt*""")
    TABLE_CARD = A("""
        det er bordets kort, og {declarer} mente eller nævnte et andet
        = kortet er bordets, og {declarer} mente eller nævnte et andet
        ~ ^sagde/siger/nævnte KORT … nej/mente/undskyld""")
    TOLD = A("""
        en modstander sagde, at det var spillerens tur
        = en modstander sagde, at det var spillerens tur
        ~ ^PLADS/spilfører/modstander*/modpart sagde var hans/hendes/min/din tur;
          ^modpart*/modstander*/spilfører/PLADS sagde/siger … din/hans/hendes/min tur""")
    MISINFORMED = A("""
        en modstander forklarede en melding eller et kort forkert
        = en modstander forklarede en melding eller et kort forkert
        ~ ^forkert forklaring""")
    OPPONENT_CHANGED = A("""
        en modstander har skiftet et kort, der var spillet før
        = en modstander har skiftet et kort, der var spillet før
        ~ rettet sin svigt*/kulørsvigt*; ^modpart*/modstander*/mtv/mth har
          skiftet/rettet/ændret/byttet; ^fordi modpart*/modstander*/spilfører/mtv/mth/PLADS
          skiftede/rettede/ændrede/byttede; ^modpart*/modstander*/mtv/mth
          skiftede/rettede/ændrede/byttede sit/sin/en/kort*""")


class WhichCard(Answer):
    SLIP = "{declarer} nævnte det, men ville have et andet"
    WRONG_TABLE_CARD = "{dummy} lagde et kort, {declarer} ikke havde nævnt"


class CardBackWanted(Facts):
    why_back = Fact(
        WhyBack,
        "47",
    ).asks("""
        Hvorfor skal kortet tages tilbage?
        + At ingen protesterede mod et udspil, er ikke det samme som at sige, at spilleren
          havde tur. Sagde en modstander det, er det grunden, også når kortet var uden for tur.
          Er I uenige om, hvorvidt kortet overhovedet er spillet, så begynd dér.""")
    own_revoke = Fact(YesNo, "62C2", assume=YesNo.NO).asks("""
        Skiftede modstanderen kort, fordi spillerens egen side havde svigtet kulør?
        nej =""")
    which_card = Fact(WhichCard, "45D", "Hvad gik galt?")


class Say(Steps):
    known = (
        Information("16C1", Status.AUTHORISED, About.CARD, "other_side"),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side"),
    )
    card_back_at_opponents_word = Step("47E1", to="misinformed").says("""
        Tag kortet op, for det er ikke et strafkort.
        = kortet tages op uden berigtigelse""")
    may_change_after_opponent = Step("47D", to="other_side").says("""
        I må skifte et kort, I har spillet efter det skiftede.
        = kortet må skiftes uden berigtigelse""")
    illegal = Ruling(
        NewIrregularity("62A", "revoke", offender="misinformed"),
        NewIrregularity("53A", "lead_out_of_turn", offender="misinformed"),
        NewIrregularity("57A", "premature_play", offender="misinformed"),
        verdict="kortet rettes efter sin egen paragraf",
    )
    """An illegal play is corrected by the law it broke (47B)."""


def card_retracted(facts: CardBackWanted) -> Ruling:
    """A card once played is not withdrawn, except as Law 47 provides (47F2)."""
    match facts.why_back:
        case WhyBack.TOLD:
            return Ruling(
                Say.card_back_at_opponents_word,
                taken_back.Say.establishes_no_revoke,
                taken_back.Say.turn_goes_back,
                *Say.known,
                taken_back.Say.back_used,
            )
        case WhyBack.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case WhyBack.OPPONENT_CHANGED:
            if facts.own_revoke:  # a defender's card is then a penalty card
                return Ruling(NewIrregularity("62C2", "revoke", knows="failure=suit"))
            return Ruling(Say.may_change_after_opponent, *taken_back.Say.cards_taken_back)
        case WhyBack.ILLEGAL:
            return Say.illegal
        case WhyBack.TABLE_CARD:
            if facts.which_card is WhichCard.SLIP:
                return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
            # whoever wants his card back, dummy's side erred: there dummy's seat is asked
            return Ruling(
                NewIrregularity(
                    "45D", "unclear_card", knows="said_of_card=card/card_named=dummy_moved"
                )
            )
        case WhyBack.CHANGED_MIND:
            return Ruling(played_card.Say.played_card_stays.under("47F2"))


SITUATION = Situation(
    card_retracted,
    slug="kort-taget-tilbage",
    title="Vil have sit kort tilbage",
    phase=Phase.PLAY,
    intro="""
        Et spillet kort bliver liggende.
        Undtagelserne er få: En modstander har sagt, at det var spillerens tur, har forklaret
        forkert eller har skiftet sit eget kort, spilfører fortalte sig, da han nævnte et kort
        fra bordet, eller den blinde lagde et andet kort.""",
    laws=("47",),
    who=Who("misinformed", "Hvem vil have sit kort tilbage?"),
    confuse=("card_played", "unclear_card", "penalty_card"),
    phrases=Phrases(
        does="""
            fortrød lagde vil tog trak spillede fik rettede skiftede ombestemte fortryder
            ønsker beder"""
    ),
    encounters=CARD_IN_DISPUTE,
)
