"""Laws 45E, 58 and 67B2: two cards at the same time, and a trick with a card too many.

The offender is who played more than one card.
"""

from rules_src.laws.common import penalty_card, taken_back
from rules_src.laws.common.encounters import CARD_IN_DISPUTE
from rules_src.laws.common.lead import EarlierCard
from rules_src.model import *


class CardsAtOnce(Answer):
    SEVERAL_SEEN = A("""
        {offender} spillede flere kort på én gang, og flere kunne ses
        = {offender} spillede flere kort på én gang, og flere kunne ses
        ~ ^begge ses/set/synlige/åbne; begge synlige""")
    ONE_SEEN = A("""
        {offender} spillede flere kort på én gang, men kun ét kunne ses
        = {offender} spillede flere kort på én gang, men kun ét kunne ses
        ~ ene/andet skjult/under; kun øverste/ene se/ses/set/synlig*""")
    FIFTH = A("""
        {offender} spillede et femte kort, da stikket allerede havde hans
        = {offender} havde allerede spillet til stikket
        ~ femte kort; fem kort* stik*; ^fem kort*; ^femte kort*""")
    TWO_LEADS = A("""
        to spillere spillede ud på samme tid
        ~ begge/to/modspiller spillede ud samtidig; ^begge/to/modspiller* spillede ud
          samme/samtidig; ^modspiller* hver/begge udspil*; udspil* samtidig; udspil* i samme;
          ^spillede ud samtidig""")
    TWO_PLAYERS = "to spillere lagde til på samme tid, og den ene uden for tur"
    IN_ORDER = "to spillere lagde til på samme tid, og de skulle lægge til lige efter hinanden"


class ByWhom(Answer):
    DEFENDER = A("en modspillers", told="det er en modspillers kort")
    DECLARING_SIDE = A("""
        {declarer's} eller bordets
        = det er {declarer's} eller bordets kort
        ~ ^spilfører spillede/lagde/fik/trak to/flere kort*""")


class OthersShown(Answer):
    LOW = A("ét under 10", told="det andet synlige kort er under 10")
    HONOUR = A("én honnør (10 eller højere)", told="det andet synlige kort er en honnør")
    SEVERAL = A("to eller flere", told="flere andre kort er synlige")


class TwoCards(Facts):
    cards_at_once = Fact(CardsAtOnce, "58", "Hvad er der sket?")
    next_trick_begun = Fact(YesNo, "58B4", assume=YesNo.NO).asks("""
        Har begge sider spillet til næste stik?
        nej =""")
    whose_cards = Fact(
        ByWhom,
        "58B2",
        "Hvis kort er det?",
        sits={ByWhom.DEFENDER: DEFENDS, ByWhom.DECLARING_SIDE: DECLARES},
    )
    earlier_card = EarlierCard.earlier_card
    others_shown = Fact(OthersShown, "50B", "Hvilke synlige kort spiller {offender} ikke?")
    intended_left = Fact(YesNo, "50B", assume=YesNo.NO).asks("""
        Ville {offender} egentlig have spillet det kort, han nu lader ligge?
        ja = {offender} ville egentlig have spillet det kort, han lader ligge
        nej =""")
    honour_shown = penalty_card.DroppedCard.honour_shown
    fifth_was_led = Fact(YesNo, "45E").asks("""
        Var kortet ment som udspil til næste stik?
        + Du skønner det selv. Ellers er det et femte kort i stikket.
        nej = det ekstra kort var ikke ment som udspil til næste stik
        ja ~ ville spille ud næste""")


class ExtraSeen(Answer):
    NO = A("nej", told="en modspillers overskydende kort kunne ikke ses")
    LOW = A("ja, og det er under 10", told="en modspillers overskydende kort under 10 kunne ses")
    HONOUR = A("""
        ja, og det er en honnør (10 eller højere)
        = en modspillers overskydende honnør kunne ses""")


class DefectiveTrick(Facts):
    extra_card_seen = Fact(
        ExtraSeen, "67B2a", sits={ExtraSeen.LOW: DEFENDS, ExtraSeen.HONOUR: DEFENDS}
    ).asks("Kunne en modspillers overskydende kort ses?")
    earlier_card = EarlierCard.earlier_card


class Say(Steps):
    other_card_counts_as_later = Step("58A").says("""
        Kortet i tur regnes som spillet først.
        = kortet i tur kom først""")
    both_cards_count_in_order = Step("58A").says("""
        Begge kort er spillet.
        De regnes som spillet efter hinanden.
        = begge kort er spillet i tur""")
    seen_card_is_played = Step("58B1", to="offender").says("""
        Lad det synlige kort ligge, og tag de andre op.
        = det synlige kort er spillet""")
    player_names_his_card = Step("58B2", to="offender").says("""
        Vælg, hvilket af kortene du spiller.
        = {offender} vælger sit kort""")
    next_opponent_may_change = Step("58B3", to="other_side").says("""
        I må skifte kort, hvis I har lagt til efter et kort, som tages tilbage.""")
    changed_card_unauthorised = Step("16C2", to="offending_side").says("""
        Skifter {other_side} et kort, må I ikke bruge, hvad det viste.""")
    opponent_may_change = (
        next_opponent_may_change,
        Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "other_side"),
        changed_card_unauthorised,
        taken_back.Say.back_used,
    )
    other_cards_back = Step("58B2", to="offender").says("""
        Tag de andre kort op, for de er ikke strafkort.
        = ikke strafkort""")
    extra_card_back = Step("67B2a", to="offender").says("""
        Lad det synlige kort blive i stikket, eller det højeste lovlige, hvis ingen ved
        hvilket.
        Du får resten tilbage.
        Jeg flytter ikke stikket.
        = {offender} får det overskydende kort tilbage""")
    card_was_in_hand = Step("67B2b", to=ME, settled_by=("failure",)).says("""
        Se efter, om kortet skulle have været spillet før.
        Det har hele tiden hørt til hånden.""")
    if_revoked = HandOver("67B2b", "revoke", when=When.IF_REVOKED)
    two_leads = "dømmes som udspil uden for tur"
    """The verdict where two players led at once, to the first trick or to a later one."""


def simultaneous_play(facts: TwoCards) -> Ruling:
    """One visible card is played; of several the player names his, and the others go (58, 45E)."""
    match facts.cards_at_once:
        case CardsAtOnce.TWO_LEADS:
            opening = NewIrregularity("58A", "opening_lead_out_of_turn", knows="faced_leads=both")
            later = NewIrregularity("58A", "lead_out_of_turn", knows="same_time=yes")
            return Ruling(opening, later, verdict=Say.two_leads)
        case CardsAtOnce.IN_ORDER:
            return Ruling(Say.both_cards_count_in_order)
        case CardsAtOnce.TWO_PLAYERS:
            return Ruling(Say.other_card_counts_as_later, NewIrregularity("58A", "premature_play"))
        case CardsAtOnce.ONE_SEEN | CardsAtOnce.SEVERAL_SEEN | CardsAtOnce.FIFTH:
            if facts.next_trick_begun:
                return Ruling(HandOver("67B2", "too_many_cards_played"))
            return too_many(facts)


def too_many(facts: TwoCards) -> Ruling:
    """Until both sides have played on it is put right at once (45E, 58B)."""
    match facts.cards_at_once:
        case CardsAtOnce.ONE_SEEN:
            return Ruling(Say.seen_card_is_played)
        case CardsAtOnce.FIFTH:
            return fifth_card(facts)
        case _:
            return several_seen(facts)


def several_seen(facts: TwoCards) -> Ruling:
    """The player names one; a defender's others become penalty cards (58B2)."""
    facts.tell(Say.player_names_his_card)
    if facts.whose_cards is ByWhom.DECLARING_SIDE:
        return Ruling(Say.other_cards_back, *Say.opponent_may_change)
    facts.tell(*Say.opponent_may_change)
    if facts.earlier_card:  # then all are major, whichever of the new he leaves
        return Ruling(
            penalty_card.Say.all_penalty_cards_major,
            *penalty_card.Say.while_they_lie,
            *penalty_card.Say.if_cards_lie,
        )
    lies = penalty_card.Say.major
    if facts.others_shown is OthersShown.SEVERAL:
        lies = penalty_card.SEVERAL_SHOWN
    elif facts.others_shown is OthersShown.LOW and not facts.intended_left:
        lies = penalty_card.Say.minor
    return penalty_card.in_the_trick(lies)


def fifth_card(facts: TwoCards) -> Ruling:
    """A fifth card is a lead out of turn if it was led; else it goes back or lies (45E)."""
    if facts.fifth_was_led:
        return Ruling(NewIrregularity("45E", "lead_out_of_turn", offender="offender"))
    if facts.whose_cards is ByWhom.DECLARING_SIDE:
        return Ruling(CardBack("45E2"))
    if facts.earlier_card:
        return penalty_card.in_the_trick(penalty_card.Say.several)
    return penalty_card.dropped("45E1", facts.honour_shown)


def too_many_cards_played(facts: DefectiveTrick) -> Ruling:
    """The card faced in the trick stays, the others return and may have been revokes (67B2)."""
    facts.tell(Say.extra_card_back, Say.card_was_in_hand)
    if facts.extra_card_seen is ExtraSeen.NO:
        return Ruling(Say.if_revoked)
    if facts.earlier_card:
        lies = penalty_card.Say.several
    else:  # two cards to a trick are 50B's own example of what was not meant to be seen
        low = facts.extra_card_seen is ExtraSeen.LOW
        lies = penalty_card.Say.minor if low else penalty_card.Say.major
    *said, _ = penalty_card.in_the_trick(lies)  # the card leads on
    return Ruling(*said, Say.if_revoked)


def other_card_is_dropped(facts: TwoCards) -> Ruling:
    """Every card he does not choose is one he did not mean to show (50B)."""
    ruling = simultaneous_play(facts)
    left = PenaltyCard("50B", Size.MAJOR) in ruling
    return penalty_card.Say.minor if left and facts.others_shown is OthersShown.LOW else ruling


SITUATION = Situation(
    simultaneous_play,
    slug="to-kort-paa-en-gang",
    title="To kort på én gang",
    phase=Phase.PLAY,
    intro="""
        Kunne kun ét af kortene ses, er det spillet.
        Kunne flere ses, vælger spilleren selv, og en modspillers andre kort bliver strafkort.
        Opdages det først senere, rettes de spillede kort.""",
    laws=("58", "45E", "67B"),
    who=Who("offender", "Hvem spillede mere end ét kort?"),
    parts=(
        Part(
            too_many_cards_played,
            "Et stik med et kort for meget",
            known="stikket har et kort for meget",
        ),
    ),
    confuse=("penalty_card", "premature_play"),
    phrases=Phrases(
        does="""
            lagde spillede slap kom spiller fik trak lagt smed tabte lægge spillet"""
    ),
    doubts=(
        Doubt(
            "58B2",
            readings=(
                OtherReading(
                    "kortet er vist uden hensigt, når det ikke bliver spillet",
                    "simultaneous_play",
                    other_card_is_dropped,
                ),
            ),
        ).says("""
            Vælger en modspiller at spille det kort, der fulgte med ved et uheld, kan det, han
            ville spille, læses som vist ved spil (§ 50B, stort) eller vist uden hensigt
            (lille, hvis det er under 10).
            Her bliver det stort."""),
    ),
    encounters=beside(
        CARD_IN_DISPUTE,
        Encounter(Lasting.MAJOR_CARD, How.READS, "50B", whose="offender").says("""
            Vælg først det spillede kort; er et andet synligt, er alle spillerens strafkort
            store."""),
        Encounter(Lasting.MINOR_CARD, How.READS, "50B", whose="offender").says("""
            Vælg først det spillede kort; er et andet synligt, er spillerens lille nu stort."""),
    ),
)
