"""Law 24: a card exposed or led during the auction, and what becomes of it afterwards.

The law speaks of the auction proper: from the first call to the final pass (17A-C, 22A). A card
seen before it is Law 16D's, one seen after it Law 49's.
"""

from rules_src.laws.common import found_late, penalty_card, rectification, withdrawn_call
from rules_src.laws.common.encounters import AUCTION
from rules_src.laws.common.found_late import Discovery, Found
from rules_src.model import *


class CameToSight(Answer):
    UNSEEN = A("""
        under meldingerne, men {partner} kunne ikke have set forsiden
        ~ ikke/ingen chance se; makker kunne/så ikke se; ingen så/set det""")
    OWN_FAULT = A("under meldingerne, og {offender} var selv skyld i det", told="")
    OPPONENT = A("""
        under meldingerne, og en modstander var skyld i det
        ~ ^skubbet/stødt/puffet af; ^modpart*/modstander* skubbede/stødte/puffede/ramte/væltede;
          ^PLADS skubbede/stødte/puffede/ramte/væltede EJER/PLADS""")
    BEFORE = A("""
        før den første melding
        ~ UMELDT""")
    AFTER = "efter den afsluttende pas, og {other_side} spiller kontrakten"
    AFTER_DECLARING = A("""
        efter den afsluttende pas, og {offending_side} spiller kontrakten
        = kortet blev vist efter den afsluttende pas, og {offending_side} spiller kontrakten""")


class ShownCards(Answer):
    LOW = A("""
        ét kort under 10, tabt eller vist
        = {offender} viste under meldingerne kun ét kort under 10
        ~ et lille kort; tabte/viste/faldt/røg/vendt SMÅT; SMÅT
          røg/faldt/landede/dumpede/smuttede/fløj/lå/ligger;
          tabte/taber/tabt/viste/viser/vist/tabe/vise/vendte/vippede/slap SMÅT""")
    HONOUR = A("""
        én honnør (10 eller højere), tabt eller vist
        ~ tabte/viste/faldt/røg/vendt HONNØR; HONNØR
          røg/faldt/landede/dumpede/smuttede/fløj/lå/ligger;
          tabte/taber/tabt/viste/viser/vist/tabe/vise/vendte/vippede/slap HONNØR; es*/konge*/dame*
          røg/faldt""")
    LED = A("""
        ét kort, spillet ud
        ~ ^spillede* ud; ^lagde/kom/smed udspil*; ^spillede/spiller/spillet
          KORT/HONNØR/SMÅT/FARVE ud; ^lagde/vendte/smed udspil*; ^spillede/spillet ud;
          ^kort*/KORT/HONNØR/SMÅT lå/ligger … udspil*""")
    SEVERAL = A("""
        flere kort
        = {offender} viste under meldingerne selv to eller flere kort
        ~ tabte/viste/vise/smed alle/to/tre/fire/flere kort*; tabt/vist/faldt/røg
          alle/to/tre/fire/flere/begge kort*; ^hele hånd*""")


class Contract(Answer):
    OFFENDING_SIDE = A("""
        {offending_side}
        = {offending_side} fik kontrakten
        ~ ^DEN/makker/de/han/hun blev/er spilfører/blind; ^blev blind""")
    OTHER_SIDE = A("""
        {other_side}
        = {other_side} fik kontrakten
        ~ … ^blev modspiller; ^nu modspiller; ^i modspiller""")


class CardInAuction(Discovery):
    came_to_sight = Fact(
        CameToSight,
        "24",
        told={
            (
                CameToSight.UNSEEN,
                CameToSight.OPPONENT,
            ): """
                kortet blev vist under meldingerne, og en modstander var skyld i det, eller
                {partner} kunne ikke have set forsiden"""
        },
        overlaps=(
            Both(CameToSight.UNSEEN, CameToSight.OWN_FAULT),
            Both(CameToSight.UNSEEN, CameToSight.OPPONENT),
        ),
        sits={CameToSight.AFTER: DEFENDS, CameToSight.AFTER_DECLARING: DECLARES},
    ).asks("""
        Hvornår og hvordan blev kortet vist?
        + Det er nok, at {partner} kunne have set forsiden.""")
    shown_cards = Fact(
        ShownCards,
        "24A",
        told={
            (
                ShownCards.HONOUR,
                ShownCards.LED,
            ): """
                {offender} viste under meldingerne selv én honnør (10 eller højere) eller
                spillede ét kort ud for tidligt""",
            (
                ShownCards.LOW,
                ShownCards.HONOUR,
                ShownCards.LED,
            ): "{offender} viste under meldingerne kun ét kort",
        },
    ).asks("""
        Hvilke kort blev vist?
        + Es, konge, dame, bonde og 10 er honnører.""")
    shown_before = Fact(
        YesNo, "24C", assume=YesNo.NO, stands={Effect(Lasting.SHOWN_CARD): YesNo.YES}
    ).asks("""
        Ligger der allerede et kort, {offender} viste under meldingerne?
        ja = der lå allerede et kort, {offender} viste under meldingerne
        nej =""")
    partner_called = Fact(YesNo, "24B", assume=YesNo.NO).asks("""
        Har {partner} meldt, efter at kortet blev vist?
        ja ~ … ^makker passede/meldte/bød; … ^makker har meldt/passet/budt/svaret; … ^makker
          svarede""")


class CardsAfterAuction(Facts):
    contract_won_by = Fact(
        Contract,
        "24D",
        "Hvem fik kontrakten?",
        sits={Contract.OFFENDING_SIDE: DECLARES, Contract.OTHER_SIDE: DEFENDS},
    )


class CardAfterAuction(CardsAfterAuction):
    shown_cards = CardInAuction.shown_cards
    by_accident = Fact(YesNo, "50B", assume=YesNo.YES).asks("""
        Blev det lille kort vist ved et uheld?
        ja = det lille kort blev vist ved et uheld
        nej = {offender} viste det lille kort med vilje""")


TAKEN_UP = (Effect(Lasting.SHOWN_CARD), *AUCTION_OVER)


class Say(Steps):
    not_shown = CardBack("24")
    face_up_until_auction_ends = Step(
        "24",
        to="offender",
        settled_by=("shown_back", "penalty_cards_chosen_back"),
        leaves=(Effect(Lasting.SHOWN_CARD, detail=penalty_card.SHOWN),),
    ).says("""
        Lad det, du viste, ligge på bordet med billedsiden op, til meldingerne er slut.
        = kortet bliver liggende""")
    known = (
        Information("24", Status.AUTHORISED, About.CARD, "other_side"),
        Information("24", Status.UNAUTHORISED, About.CARD),
    )
    """Authorised for the non-offending side, unauthorised for the offending side."""
    partners_call_since_stands = Step("24B", authority=Authority.ADVICE).says("""
        {Partner's} melding gælder.
        = {partner's} melding gælder""")
    shown_back = Step("24D", to="offender", ends=TAKEN_UP).says("""
        Tag det viste op på hånden, for det er ikke strafkort.
        = det viste er ikke strafkort""")
    shown_cards_now_penalty_cards = Step(
        "24E",
        "{Offender's} viste kort blev strafkort, da meldingerne sluttede.",
        ends=(Effect(Lasting.INFORMATION, "partner", "card"),),
    )
    """From now on all may use it (50E1)."""


def card_exposed_in_auction(facts: CardInAuction) -> Ruling:
    """The card stays face up; unless it is one small card, partner must pass once (24A-C)."""
    if facts.came_to_sight is CameToSight.BEFORE:
        return Ruling(NewIrregularity("16D", "extraneous_information"))
    if facts.came_to_sight is CameToSight.AFTER_DECLARING:
        return Ruling(CardBack("48A"))
    if facts.came_to_sight is CameToSight.AFTER:
        knows = "card_of=defender"
        return Ruling(NewIrregularity("49", "penalty_card", offender="offender", knows=knows))
    if facts.came_to_sight is not CameToSight.OWN_FAULT:
        return Ruling(Say.not_shown)
    if facts.found is Found.PLAY:
        return Ruling(found_late.Say.score_if_damaged, after_auction(bool(facts.shown_before)))
    if facts.found is Found.AFTER:
        return Ruling(found_late.Say.calls_stand_afterwards, found_late.Say.score_if_damaged)
    facts.tell(Say.face_up_until_auction_ends, *Say.known)
    several = facts.shown_cards is ShownCards.SEVERAL or bool(facts.shown_before)
    later = after_auction(several, When.AUCTION_END)
    if facts.shown_cards is ShownCards.LOW and not several:
        return Ruling(rectification.Say.partner_free, withdrawn_call.Say.used, later)
    must_pass = ForcedPass("24C" if several else "24B", when=When.PARTNER_TURN)
    called = (Say.partners_call_since_stands,) if facts.partner_called else ()
    return Ruling(
        *called,
        must_pass,
        withdrawn_call.Say.used,
        withdrawn_call.Say.foreseen,
        later,
    )


def after_auction(several: bool, when: When = When.NOW) -> HandOver:
    """What becomes of the player's card, or of all that lie, once the auction is over (24D, E)."""
    rule = "exposed_cards_after_auction" if several else "exposed_card_after_auction"
    return HandOver("24D", rule, when=when)


def exposed_card_after_auction(facts: CardAfterAuction) -> Ruling:
    """Declarer or dummy picks the card up; a defender's becomes a penalty card (24D, 24E), minor
    only if it is one card below an honour, exposed unintentionally (50B)."""
    if facts.contract_won_by is Contract.OFFENDING_SIDE or facts.shown_cards is ShownCards.SEVERAL:
        return exposed_cards_after_auction(facts)
    minor = facts.shown_cards is ShownCards.LOW and facts.by_accident
    size = penalty_card.Say.minor if minor else penalty_card.Say.major
    return Ruling(Say.shown_cards_now_penalty_cards, *size)


def exposed_cards_after_auction(facts: CardsAfterAuction) -> Ruling:
    """Several cards of a player lie: a defender's are all major penalty cards (24D, 24E, 50B)."""
    if facts.contract_won_by is Contract.OFFENDING_SIDE:
        return Ruling(Say.shown_back)
    return Ruling(Say.shown_cards_now_penalty_cards, *penalty_card.SEVERAL_SHOWN)


SITUATION = Situation(
    card_exposed_in_auction,
    slug="vist-kort-under-meldingerne",
    title="Kort vist under meldingerne",
    phase=Phase.AUCTION,
    intro="""
        Et kort, der vises, mens der meldes, bliver liggende, til meldeforløbet er slut.
        Er det en honnør (10 eller højere), er det spillet ud, eller er der flere, skal den
        anden på den fejlende side passe én gang.
        Om kortet bliver strafkort, afhænger af, hvem der fik kontrakten.""",
    laws=("24",),
    who=Who("offender", "Hvem viste kortet?"),
    parts=(
        Part(exposed_card_after_auction, "Når meldeforløbet er slut: det viste kort", known=""),
        Part(exposed_cards_after_auction, "Når meldeforløbet er slut: de viste kort", known=""),
    ),
    confuse=("penalty_card", "opening_lead_out_of_turn"),
    phrases=Phrases(
        does="""
            tabte viste vendt spillede smed vippede slap lagde vippe tabt vist taber viser
            væltede lagt lægger vise tabe vendte"""
    ),
    doubts=(
        Doubt("24B").says("""
            Loven siger ikke, hvad der følger, når {partner} har meldt, før du kom.
            Her gælder den melding, og passen kommer i næste tur, for det er dig, der kræver
            den."""),
        Doubt("24B").says("""
            Loven siger ikke, hvad der følger, når {partner} aldrig kom til at passe, og fejlen
            først opdages under eller efter spillet.
            Her rettes en skade med scoren (§ 12A1)."""),
    ),
    encounters=beside(
        AUCTION,
        Encounter(Lasting.MAJOR_CARD, How.READS, "50D2").says("""
            Bliver det viste kort strafkort, og har {partner} også et, vælger spilfører om
            begge."""),
        Encounter(Lasting.MINOR_CARD, How.LAST, "50B", "", "penalty_card", "offender").says("""
            Bliver det viste kort også strafkort hos samme spiller, er det lille nu stort."""),
        Encounter(Lasting.LEAD_RIGHT, How.READS, "26B").says("""
            Bliver kortet strafkort, vælger spilfører stadig først, om en farve forbydes."""),
        Encounter(Lasting.SHOWN_CARD, How.READS, "24C", whose="offender").says("""
            Ligger der allerede et vist kort hos samme spiller, er der to, og {partner} passer."""),
        Encounter(Lasting.PASSES_ONCE, How.DOUBT, "24B", whose="partner").says("""
            Skal {partner} allerede passe næste gang, er loven tavs; her rækker én pas."""),
        Encounter(Lasting.PASSES_REST, How.APART, "24B").says("""
            En pas mere ændrer intet for den, der allerede skal passe resten."""),
    ),
)
