"""Laws 41A and 45: is the card played? (with 44B, 47C, 48A and 49)

The offender is who played, named or touched the card; he need not be at fault.
"""

from rules_src.laws.common import dummy
from rules_src.laws.common.encounters import CARD_IN_DISPUTE
from rules_src.laws.common.played_card import Say as PlayedCardSay
from rules_src.model import *

"""How to find out, without showing the card once more."""


class WhoseCard(Answer):
    DEFENDER = A("""
        en modspillers
        =
        ~ ^holdt kort* så makker; ^modspiller viste/holdt/tog/trak kort*/KORT""")
    DECLARER = A("""
        {declarer's}, fra hånden
        =
        ~ ^spilfører trak/tog/lagde kort*/KORT; spilfører frahånden; ^spilfører
          holdt/viste/havde/førte/trækker kort*/KORT""")
    TABLE = A("""
        bordets
        =
        ~ ^rørte KORT/kort* påbordet; KORT/kort* i blind; KORT/kort* frabordet; ^spilfører bad
          KORT/kort*; ^blind lagde/tog/spillede/rakte kort*/KORT/et; ^rørte KORT/kort* blind;
          ^pegede på KORT/kort*; ^spilfører pegede kort*/KORT""")
    FACE_DOWN = A("""
        et åbningsudspil, der ligger med bagsiden op
        =
        ~ udspil* … bagside*; udspil* ryggen/ryg*; udspil* ikke vendt; ^udspil* ligger lukket""")


class DefendersCard(Answer):
    BEFORE_LEAD = "viste det, mens en anden skulle spille ud, og ville ikke selv spille ud"
    SHOWN = A("""
        holdt eller lagde det, så {partner} kunne have set forsiden
        = en modspiller holdt eller lagde kortet, så {partner} kunne have set forsiden
        ~ ^makker kunne/nåede se/set; ^makker kan/kunne/har/havde set/se; så makker kunne""")
    NAMED = A("""
        nævnte det som det kort, han ville spille
        = en modspiller nævnte kortet som det, han ville spille""")
    UNSEEN = A("""
        tog det frem, men {partner} kunne ikke have set forsiden
        = en modspiller tog kortet frem, men {partner} kunne ikke have set forsiden
        ~ makker ikke kunne/så se; ingen så/set det""")
    HOLDING = "sagde kun, at han havde det"
    DROPPED = "tabte det eller kom til at vise det"


class DeclarersCard(Answer):
    AT_TABLE = A("""
        holdt det åbent på eller lige over bordpladen
        = {declarer} holdt kortet åbent på eller lige over bordpladen
        ~ ^rørte/ramte bord*; ^helt nede; ^nede ved/over dug*; ^ned over/på bord*/dug*; ^holdt over
          bord*/dug*""")
    HELD = A("""
        holdt det stille, som et kort holdes, når det er spillet
        = {declarer} holdt kortet stille, som et kort holdes, når det er spillet""")
    NAMED = A("""
        nævnte det som det kort, han ville spille
        = {declarer} nævnte kortet som det, han ville spille fra hånden""")
    ONE_MOTION = A("""
        førte det ned mod bordet og tilbage i én bevægelse
        = {declarer} førte kortet ned mod bordet og tilbage i én bevægelse""")
    AWAY = A("""
        tog det frem uden at nå ned til bordet
        = {declarer} tog kortet frem uden at nå ned til bordet
        ~ ^spilfører trak … nåede ikke; ^trak kort*/KORT halvt""")
    DROPPED = A("""
        tabte det eller kom til at vise det
        = {declarer} tabte kortet eller kom til at vise det
        ~ ^spilfører tabte; ^tabte det""")


class TableCard(Answer):
    NAMED = A("""
        {declarer} nævnte eller udpegede det og mente det
        = {declarer} nævnte eller udpegede et kort på bordet og mente det
        ~ ^spilfører pegede på""")
    SLIP = A("""
        {declarer} nævnte det, men ville have et andet
        ~ sagde/nævnte/bad KORT/FARVE/lille … mente; sagde/nævnte/bad/kaldte KORT/FARVE/lille …
          mente/undskyld/rettede/fortalte/ville; ^fortalte sig""")
    UNCLEAR = "{declarer} nævnte ikke både farve og værdi"
    HANDLED = A("""
        {declarer} rørte ved det uden at nævne det
        = {declarer} rørte ved et kort på bordet
        ~ ^rørte KORT/kort* i blind; ^rørte KORT/kort* påbordet""")
    DUMMY_MOVED = A("""
        {dummy} lagde et andet kort end det, {declarer} nævnte
        ~ ^bad/sagde/nævnte/kaldte KORT … blind tog/lagde/spillede KORT/andet/forkert""")
    DUMMY_ALONE = A("""
        {dummy} tog eller viste et kort, som {declarer} ikke har nævnt
        ~ ^blind tog/lagde/spillede selv/uopfordret""")


class Touch(Answer):
    TOUCHED = A("med vilje, for at spille det", told="det var med vilje")
    ARRANGING = A("""
        for at ordne kortene eller nå et andet
        = det var for at ordne bordets kort eller nå et andet
        ~ rørte … rette/ordne/sortere/flytte/skubbe; ^for at rette/ordne/sortere/flytte;
          ^ordnede/sorterede kort*""")


class DummysMove(Answer):
    DUMMY_PLAYED = "lagde det i stikket"
    DUMMY_SHOWED = "rørte kun ved det, løftede det eller pegede på det"


class FaceDownLead(Answer):
    REGRETTED = A("""
        {offender} fortryder og vil spille et andet kort
        = {offender} fortryder et udspil, der ligger med bagsiden op
        ~ bagside* … fortrød/fortryder/skifte/ændre/andet; udspil* … fortrød/fortryder; udspil*
          … vil andet kort*; vil have/spille andet kort* … udspil*; udspil* … hellere""")
    EXCHANGED = A("""
        {offender} har byttet det om og vendt et andet kort
        = {offender} byttede et udspil med bagsiden op om og vendte et andet kort""")
    OUT_OF_TURN = A("""
        det var ikke {offender's} udspil
        = et udspil, der ligger med bagsiden op, var ikke {offender's}""")
    MISINFORMED = A("""
        modparten har forklaret noget forkert
        = et udspil ligger med bagsiden op, og modparten har forklaret noget forkert""")


class Turn(Answer):
    YES = A("ja", told="kortet kom fra den hånd, der havde tur")
    ALREADY = A("""
        nej, den havde allerede spillet til stikket
        = hånden havde allerede spillet til stikket""")
    LEAD = A("""
        nej, det var et udspil, og en anden hånd skulle spille ud
        = kortet var et udspil, og en anden hånd skulle spille ud""")
    PLAY = A("""
        nej, det var et tilspil, før hånden havde tur
        = kortet var et tilspil, før hånden havde tur""")


class CardPlayed(Facts):
    whose_card = Fact(
        WhoseCard,
        "45A",
        "Hvilket kort er det?",
        sits={WhoseCard.DEFENDER: DEFENDS, WhoseCard.DECLARER: (0,)},
    )
    defenders_card = Fact(
        DefendersCard,
        "45C1",
        overlaps=(
            Both(
                DefendersCard.BEFORE_LEAD,
                DefendersCard.SHOWN,
                DefendersCard.NAMED,
                DefendersCard.HOLDING,
            ),
            Both(DefendersCard.SHOWN, DefendersCard.NAMED, DefendersCard.UNSEEN),
        ),
    ).asks("""
        Hvad gjorde {offender} med kortet?
        + Det er nok, at {partner} kunne have set det. Så både {declarer} og bordet forsiden,
          kunne {partner} næsten altid også. DBf anbefaler (LKU-22): Lad spilleren gentage
          bevægelsen med et paskort fra meldekassen, og spørg de andre, om det var sådan.""")
    declarers_card = Fact(
        DeclarersCard,
        "45C2",
        overlaps=(
            Both(DeclarersCard.AT_TABLE, DeclarersCard.HELD, DeclarersCard.NAMED),
            Both(DeclarersCard.NAMED, DeclarersCard.ONE_MOTION),
            Both(DeclarersCard.NAMED, DeclarersCard.AWAY),
            Both(DeclarersCard.NAMED, DeclarersCard.DROPPED),
        ),
    ).asks("""
        Hvad gjorde {declarer} med kortet?
        + Det er uden betydning, hvem der så kortet. Spørg, hvor tæt på bordet det var, og om
          det blev holdt dér. DBf anbefaler (LKU-22): Lad spilleren gentage bevægelsen med et
          paskort fra meldekassen, og spørg de andre, om det var sådan.""")
    table_card = Fact(TableCard, "45B", "Hvordan kom bordets kort i spil?")
    touch = Fact(Touch, "45C3", "Hvorfor rørte {declarer} ved det?")
    dummys_move = Fact(DummysMove, "45F", "Hvad gjorde {dummy} med det?")
    face_down_lead = Fact(FaceDownLead, "41A", "Hvorfor skal udspillet tages tilbage?")


class PlayedCard(Facts):
    hand_to_play = Fact(Turn, "44B").asks("""
        Havde den hånd tur, som kortet kom fra?
        + Nævnte {declarer} et kort fra bordet, er det bordets tur, der tæller.""")


class NamedCard(Facts):
    tongue = Judgement(YesNo, "45C4b").asks("""
        Fortalte {declarer} sig?
        - Hvad mente {declarer} i det øjeblik, ordet blev sagt, og hvordan kan du vide det?
        - Hvad blev sagt lige bagefter, og hvor hurtigt? Hastigheden afgør det ikke.
        - En ny plan eller manglende omtanke er ingen fortalelse, heller ikke når kortet er
          dumt.
        + Kun {declarer} kan rette en fortalelse, og kun om et kort fra bordet.
        ja = {declarer} fortalte sig
        nej = {declarer} fortalte sig ikke""")
    declarer_played_since = Fact(YesNo, "45C4b").asks("""
        Har {declarer} spillet fra hånden eller bordet, efter at kortet blev nævnt?
        + Det nævnte kort selv tæller ikke, heller ikke når {dummy} har flyttet det.
        ja = {declarer} har spillet fra hånden eller bordet, efter at kortet blev nævnt
        nej = {declarer} har ikke spillet fra hånden eller bordet, efter at kortet blev nævnt""")


class Say(Steps):
    partner_could_see_card = Step("45C1", to="offender").says("""
        Du har spillet kortet, fordi din makker kunne have set forsiden.""")
    card_played_by_name = Step("45C4a", to="offender").says("""
        Du har spillet kortet, fordi du nævnte eller udpegede det.""")
    card_held_at_table = Step("45C2a", to="offender").says("""
        Du har spillet kortet, fordi du holdt det åbent på eller lige over bordet.""")
    card_held_as_played = Step("45C2b", to="offender").says("""
        Du har spillet kortet, fordi du holdt det som et spillet kort.""")
    card_touched_on_purpose = Step("45C3", to="offender").says("""
        Du har spillet kortet, fordi du rørte ved det med vilje.""")
    dummy_waits_for_the_card = Step("45F", to="dummy").says("""
        Tag først et kort, når {declarer} har nævnt det.
        = {dummy} må ikke vælge selv""")
    card_not_played = Step("45C1", to="offender").says("""
        Du har ikke spillet kortet og må stadig vælge et andet.
        = kortet er ikke spillet""")
    one_motion_is_no_play = Step("45C2", to="offender", authority=Authority.COMMENTARY).says("""
        Du har ikke spillet kortet, for det gik ned og tilbage i én bevægelse.
        = kortet gik ned og op igen og er ikke spillet""")
    face_down_lead_stays = Step("41A", to="offender").says("""
        Dit udspil bliver liggende, for der er ikke sket nogen fejl.
        = udspillet bliver liggende""")
    first_lead_counts = Step("41A", to="offender").says("""
        Du skal spille det kort, du først lagde ud.
        = det første udspil gælder""")


def card_played(facts: CardPlayed) -> Ruling:
    """Each hand has its own test; a card once played stays (45A-C), a lead face down too (41A)."""
    match facts.whose_card:
        case WhoseCard.DEFENDER:
            return defenders(facts)
        case WhoseCard.DECLARER:
            return declarers(facts)
        case WhoseCard.TABLE:
            return from_table(facts)
        case WhoseCard.FACE_DOWN:
            return face_down(facts)


def defenders(facts: CardPlayed) -> Ruling:
    """It is played if partner could have seen it, or it was named as the card to play (45C)."""
    match facts.defenders_card:
        case DefendersCard.SHOWN:
            return _played(Say.partner_could_see_card)
        case DefendersCard.NAMED:
            return _played(Say.card_played_by_name)
        case DefendersCard.UNSEEN:
            return Ruling(Say.card_not_played)
        case DefendersCard.BEFORE_LEAD | DefendersCard.HOLDING | DefendersCard.DROPPED:
            return Ruling(NewIrregularity("49", "penalty_card", offender="offender"))


def declarers(facts: CardPlayed) -> Ruling:
    """What matters is where it was held, and not who saw it (45C2); it is no penalty card (48A)."""
    match facts.declarers_card:
        case DeclarersCard.AT_TABLE:
            return _played(Say.card_held_at_table)
        case DeclarersCard.HELD:
            return _played(Say.card_held_as_played)
        case DeclarersCard.NAMED:
            return _played(Say.card_played_by_name)
        case DeclarersCard.ONE_MOTION:
            return Ruling(Say.one_motion_is_no_play)
        case DeclarersCard.AWAY:
            return Ruling(Say.card_not_played.under("45C2"))
        case DeclarersCard.DROPPED:
            return Ruling(Say.card_not_played.under("48A"))


def from_table(facts: CardPlayed) -> Ruling:
    """Declarer plays from dummy by naming a card or touching it on purpose (45B, 45C3, 45C4)."""
    match facts.table_card:
        case TableCard.NAMED:
            return _played(Say.card_played_by_name)
        case TableCard.HANDLED:
            if facts.touch is Touch.TOUCHED:
                return _played(Say.card_touched_on_purpose)
            return Ruling(Say.card_not_played.under("45C3"))
        case TableCard.SLIP:
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case TableCard.UNCLEAR:
            return Ruling(HandOver("46B", "unclear_card"))
        case TableCard.DUMMY_MOVED:
            return Ruling(HandOver("45D", "wrong_table_card"))
        case TableCard.DUMMY_ALONE:
            if facts.dummys_move is DummysMove.DUMMY_SHOWED:
                return Ruling(NewIrregularity("45F", "dummys_limits", offender="dummy"))
            return Ruling(
                Say.dummy_waits_for_the_card,
                dummy.Say.dummy_may_be_fined,
                dummy.Say.suggested,
                HandOver("45D", "wrong_table_card"),
            )


def face_down(facts: CardPlayed) -> Ruling:
    """It is taken back only when the director says so, after an irregularity (41A)."""
    match facts.face_down_lead:
        case FaceDownLead.REGRETTED:
            return Ruling(Say.face_down_lead_stays)
        case FaceDownLead.EXCHANGED:
            return Ruling(
                Say.first_lead_counts, NewIrregularity("49", "penalty_card", offender="offender")
            )
        case FaceDownLead.OUT_OF_TURN:
            return Ruling(NewIrregularity("54", "opening_lead_out_of_turn", offender="offender"))
        case FaceDownLead.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))


def played_card(facts: PlayedCard) -> Ruling:
    """In turn it stays; else the law on the card too many or too soon rules (44B, 47F2)."""
    match facts.hand_to_play:
        case Turn.YES:
            return Ruling(PlayedCardSay.played_card_stays.under("47F2"), PlayedCardSay.if_revoked)
        case Turn.ALREADY:
            return Ruling(
                NewIrregularity(
                    "45E", "simultaneous_play", offender="offender", knows="cards_at_once=fifth"
                )
            )
        case Turn.LEAD:
            return Ruling(NewIrregularity("53A", "lead_out_of_turn", offender="offender"))
        case Turn.PLAY:
            return Ruling(NewIrregularity("57A", "premature_play", offender="offender"))


def slip_of_the_tongue(facts: NamedCard) -> Ruling:
    """Only what declarer never meant may be changed, until he next plays a card (45C4b)."""
    if not facts.tongue:
        return Ruling(PlayedCardSay.played_card_stays.under("45C4a"))
    return (
        Ruling(PlayedCardSay.played_card_stays)
        if facts.declarer_played_since
        else Ruling(*PlayedCardSay.slip_changed)
    )


def _played(why: AnyStep) -> Ruling:
    return Ruling(why, HandOver(why.law, "played_card"))


SITUATION = Situation(
    card_played,
    slug="er-kortet-spillet",
    title="Er kortet spillet?",
    phase=Phase.PLAY,
    intro="""
        En modspillers kort er spillet, når den anden modspiller kunne have set det.
        Spilførers er spillet, når det holdes åbent ved bordet, og bordets, når spilfører
        nævner det eller rører ved det med vilje.
        Et nævnt kort fra bordet kan rettes, hvis det var en fortalelse.""",
    laws=("41A", "45"),
    who=Who("offender", "Hvem spillede, nævnte eller rørte kortet? (Bordet: spilfører)"),
    parts=(
        Part(played_card, "Når kortet er spillet", known=""),
        Part(slip_of_the_tongue, "Spilfører fortalte sig", known=""),
    ),
    confuse=("card_retracted", "unclear_card", "penalty_card"),
    phrases=Phrases(
        does="""
            holdt rørte trak nævnte viste trækker holder rører førte løftede havde"""
    ),
    encounters=CARD_IN_DISPUTE,
)
