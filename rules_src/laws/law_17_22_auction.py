"""Laws 17D, 19A3, 22, 33 and 34: the auction ends with three passes in rotation, and not before.

The offender is who called out of rotation or at the same time as the player whose turn it was.
"""

from rules_src.laws.common import found_late, withdrawn_call
from rules_src.laws.common.encounters import AUCTION_FIRST, calls_reopened
from rules_src.model import *


class AuctionFault(Answer):
    OUT_OF_TURN = "én meldte uden for tur, og de andre melder stadig"
    LOST_TURN = A("""
        der er tre pas i træk, men en spiller har mistet sin tur
        ~ tre/fire pas/passede … ikke/aldrig meldt; pas … pas … pas … ikke/aldrig melde;
          pas*/passede … sprunget over; sprunget over … pas*/passede/mappe*; pas*/passede …
          ikke/aldrig kom/kommet til""")
    THOUGHT_OVER = A("""
        nogen troede, at meldingerne var slut, men det var de ikke
        ~ troede meldt færdig*; troede der/de/alle/var/er slut/færdig/forbi/ovre/passet; ^tog
          meldekort/kort* op/sammen … manglede/ikke; troede færdig … mangl*""")
    TOGETHER = A("""
        to meldte til samme tid, også uden for tur
        = to meldte på samme tid
        ~ samtidig meldte/bød/passede/åbnede/meldekort; samme øjeblik/sekund meldte/meldekort/bød;
          samtidig lagde/melding*/bud*/åbning*/meldt/budt""")
    AFTER_END = A("""
        meldingerne var slut efter tre pas i træk, og så skete der mere
        = meldingerne var slut
        ~ alle fire passede/pas; alle passede … vil/ville have nye/nyt kort/spil; pas rundt; alle
          passede … ville åbne/melde; ^efter tre/sidste/afsluttende pas bød/meldte/doblede/kom/d;
          meldingerne slut/forbi … bød/meldte/doblede/kom""")
    WRONG_BID_NAMED = A("""
        en doblede eller redoblede og nævnte et forkert bud
        ~ ^doblede/dobler/d/sagde BUD … var/men/ikke BUD; ^d BUD … var BUD; ^nævnte forkert bud""")


class AfterEnd(Answer):
    CALLED = A("""
        nogen meldte
        ~ alle passede … ville åbne/melde; ^efter tre/sidste/afsluttende pas
          bød/meldte/doblede/kom/d; meldingerne slut/forbi … bød/meldte/doblede/kom""")
    NEW_DEAL = A("""
        alle fire passede, og nogen ville have nye kort
        = alle fire har passet
        ~ vil/ville have nye/nyt kort/spil; vil/ville blande/give igen/om; have nye/nyt
          kort/spil""")
    STOPPED = "du vil aflyse spillet, før det er spillet"


class PassedRound(Answer):
    THREE = A("""
        nej, eller kun et udspil med bagsiden op
        = der er højst spillet ud med bagsiden op derefter""")
    LED = A("""
        ja, åbningsudspillet er vendt
        = åbningsudspillet er vendt
        ~ ^udspil* er/var/ligger/vendt; ^er/har spillet ud""")
    BACK = A("""
        ingen har budt, og alle fire hænder ligger i mappen
        = ingen har budt, og alle fire hænder ligger i mappen
        ~ kort*/hænder* lagt mappe*; ^mappe* lagt/sat/puttet/lukket tilbage/væk""")
    PLAYED = A("""
        ja, der er spillet flere stik eller spillet færdigt
        ~ SPILLETSLUT; ^spillet flere/to/tre/TAL stik""")


class SinceThoughtOver(Answer):
    NOTHING = A("ingenting", told="der er ikke sket noget derefter")
    BACK = A("""
        ingen har budt, og alle fire hænder ligger i mappen
        = ingen har budt, og alle fire hænder ligger i mappen
        ~ kort*/hænder* lagt mappe*""")
    CARD_SEEN = A("""
        et kort er spillet ud eller vist
        = et kort er spillet ud eller vist
        ~ ^udspil* er/vist/vendt/ligger; ^viste/vist kort*; ^PLADS/han/hun/jeg spillede ud;
          ^lagde/vendte/vendt udspil*""")
    PICKED_UP = A("""
        den sidste tog sine meldekort op uden at vise et paskort
        = den sidste tog sine meldekort op uden at vise et paskort""")
    PLAYED = "der er spillet flere stik eller spillet færdigt"


class OtherCall(Answer):
    LEGAL = A("""
        {offender} var den næste, og hans melding er lovlig efter den første
        = {offender} var den næste, og hans melding er lovlig efter den første""")
    TOO_LOW = A("""
        {offender} var den næste, men hans bud er ikke højere end det første
        = {offender} var den næste, men hans bud er ikke højere end det første""")
    INADMISSIBLE = A("""
        {offender} var den næste, men der er intet at doble eller redoble
        = {offender} var den næste, men der er intet at doble eller redoble""")
    ELSEWHERE = A("{offender} var ikke den næste", told="{offender} var ikke den næste")
    NEITHER = A("ingen af de to havde tur", told="ingen af de to, der meldte samtidig, havde tur")


class AuctionGoneWrong(Facts):
    auction_fault = Fact(
        AuctionFault,
        "17",
        overlaps=(
            Both(AuctionFault.LOST_TURN, AuctionFault.THOUGHT_OVER),
            Both(
                AuctionFault.TOGETHER,
                AuctionFault.OUT_OF_TURN,
                wording="til samme tid, også uden for tur",
            ),
        ),
    ).asks("""
        Hvad gik skævt?
        + Skriv alle meldinger op i den rækkefølge, de kom, med hvem der havde tur hver gang.""")
    one_pass_short = Fact(YesNo, "17D3", assume=YesNo.NO).asks("""
        Var det en pas, så der mangler én i tre pas efter en anden melding?""")
    after_end = Fact(AfterEnd, "22", "Hvad skete der?", assume=AfterEnd.CALLED)


class LostTurn(Facts):
    passed_round = Fact(PassedRound, "34", "Er der sket mere derefter?")
    call_before = Fact(YesNo, "17D3", assume=YesNo.YES).asks("""
        Var der en melding før de tre pas?
        + Også en pas er en melding. Nej, hvis giveren blev sprunget over.
        ja = der var en melding før de tre pas""")


class ThoughtOver(Facts):
    since_thought_over = Fact(
        SinceThoughtOver,
        "22A",
        overlaps=(
            Both(SinceThoughtOver.BACK, SinceThoughtOver.CARD_SEEN, SinceThoughtOver.PICKED_UP),
        ),
    ).asks("""
        Hvad er der sket?""")


class CallsTogether(Facts):
    other_call = Fact(OtherCall, "33").asks("""
        Hvor sad {offender}, og hvad meldte han?
        + Find først ud af, hvem der havde tur. {Offender} er den anden af de to.""")


class Say(Steps):
    back_to_lost_turn = Step("17D3").says("""
        Meldeforløbet er ikke slut.
        Det går tilbage til {due}.
        Jeg annullerer alle pas derefter.
        Et udspil med bagsiden op tages op igen.
        = meldeforløbet går tilbage til den mistede tur""")
    three_passes_stand = Step("29A").says("""
        De tre pas gælder.
        Tag kort op igen, der er lagt i mappen.
        Nu melder {due}.
        = de tre pas gælder, og den oversprungne melder""")
    one_more_pass_ends_it = Step("22B", "Passer han også, er spillet udpasset.")
    turn_cannot_come_back = Step("41C", authority=Authority.ADVICE).says("""
        Turen kan ikke gives tilbage nu.
        Det spillede gælder.
        = meldingerne og spillet står""")
    passed_out_is_a_result = Step("22B", to=ME).says("""
        Et udpasset spil er spillet og aflyses ikke.
        Ellers afgør årsagen scoren.
        = et udpasset spil er spillet, ellers afgør årsagen""")
    auction_over_in_board = Step("17D2", authority=Authority.COMMENTARY).says("""
        Spillet er udpasset, for alle kort ligger i mappen.
        Det er for sent at melde.
        = spillet er udpasset""")
    told_what_a_pass_does = Step("17D3", to="lho", authority=Authority.COMMENTARY).says("""
        Passer du nu, går turen tilbage til den spiller, der mistede den.
        Melder du andet, går den videre efter dig.
        = {lho} hører, hvad en pas fører til""")
    auction_not_over = Step("22A").says("""
        Meldeforløbet er ikke slut før tre pas i træk.
        Den næste i rækken melder.
        = meldeforløbet går videre""")
    thought_it_over = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
    counts_as_pass = Step("22A", to=ME, authority=Authority.ADVICE).says("""
        Regn det for en pas, medmindre jeres regler om meldekasser siger andet.
        = det regnes for en pas""")
    call_in_turn_first = Step("33").says("""
        Meldingen i tur kom først.
        {Offender's} melding kom efter den.
        = meldingen i tur kom først""")
    simultaneous_call_stands = Step("33").says("""
        Begge meldinger gælder, og meldeforløbet går videre.
        = begge gælder""")
    later_bid_too_low = Step("18D").says("""
        Det senere bud skulle have været højere.
        = det senere bud er for lavt""")
    nothing_left_to_double = Step("19A1").says("""
        Den senere melding har nu intet at doble eller redoble.
        = den senere dobler intet""")
    calls_go_clockwise = Step("17C").says("""
        Giver melder først, og så går turen med uret rundt.""")
    passed_out_and_not_redealt = Step("22B").says("""
        Spillet er udpasset.
        Læg kortene tilbage, for der gives ikke om.
        = udpasset, og der gives ikke om""")
    doubles_the_last_bid = Step("19A3").says("""
        Meldingen gælder det bud, modparten faktisk har afgivet.
        = doblingen gælder det rigtige bud""")
    mistake_seen = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)


def auction_gone_wrong(facts: AuctionGoneWrong) -> Ruling:
    """Who has lost his turn keeps his right to call; after the end nobody has one (17, 22, 34)."""
    match facts.auction_fault:
        case AuctionFault.OUT_OF_TURN:
            return out_of_turn(facts)
        case AuctionFault.LOST_TURN:
            return Ruling(HandOver("34", "lost_turn"))
        case AuctionFault.THOUGHT_OVER:
            return Ruling(HandOver("22A", "thought_over"))
        case AuctionFault.TOGETHER:
            return Ruling(HandOver("33", "calls_together"))
        case AuctionFault.AFTER_END:
            return after_the_end(facts)
        case AuctionFault.WRONG_BID_NAMED:
            return Ruling(Say.doubles_the_last_bid, Say.mistake_seen)


def out_of_turn(facts: AuctionGoneWrong) -> Ruling:
    """Whether one more pass would cost a player his turn is told before it is made (17D3, 29)."""
    if facts.one_pass_short:
        return Ruling(Say.told_what_a_pass_does, NewIrregularity("29A", "call_out_of_rotation"))
    return Ruling(Say.calls_go_clockwise, NewIrregularity("29", "call_out_of_rotation"))


def after_the_end(facts: AuctionGoneWrong) -> Ruling:
    """Nobody may call, nothing is dealt again, and the director may stop the board (22, 82)."""
    match facts.after_end:
        case AfterEnd.CALLED:
            return Ruling(HandOver("39", "call_after_final_pass"))
        case AfterEnd.NEW_DEAL:
            return Ruling(Say.passed_out_and_not_redealt)
        case AfterEnd.STOPPED:
            return Ruling(Say.passed_out_is_a_result, NewIrregularity("82B2", "board_not_reached"))


def lost_turn(facts: LostTurn) -> Ruling:
    """A call and three passes, one out of rotation, do not end it: it goes back (17D3, 34)."""
    if facts.passed_round is PassedRound.BACK:
        return Ruling(Say.auction_over_in_board)
    if facts.passed_round is PassedRound.PLAYED:
        return Ruling(Say.turn_cannot_come_back, found_late.Say.score_if_damaged)
    if facts.passed_round is PassedRound.THREE and not facts.call_before:
        return Ruling(Say.three_passes_stand, Say.one_more_pass_ends_it)
    back = Ruling(
        Say.back_to_lost_turn,
        *withdrawn_call.Say.several_cancelled,
        withdrawn_call.Say.used,
    )
    if facts.passed_round is PassedRound.LED:
        knows = "came_to_sight=own_fault/shown_cards=led"
        return back.then(NewIrregularity("24", "card_exposed_in_auction", knows=knows))
    return back


def thought_over(facts: ThoughtOver) -> Ruling:
    """It goes on until three passes in rotation; a card led by then was led too soon (22A)."""
    match facts.since_thought_over:
        case SinceThoughtOver.NOTHING:
            return Ruling(Say.auction_not_over, Say.thought_it_over)
        case SinceThoughtOver.BACK:
            return Ruling(Say.auction_over_in_board)
        case SinceThoughtOver.CARD_SEEN:
            return Ruling(
                Say.auction_not_over,
                Say.thought_it_over,
                NewIrregularity("24", "card_exposed_in_auction"),
            )
        case SinceThoughtOver.PICKED_UP:
            return Ruling(Say.counts_as_pass)
        case SinceThoughtOver.PLAYED:
            return Ruling(Say.turn_cannot_come_back, found_late.Say.score_if_damaged)


def calls_together(facts: CallsTogether) -> Ruling:
    """The call in turn comes first; the other is in rotation only from the next player (33)."""
    match facts.other_call:
        case OtherCall.LEGAL:
            return Ruling(Say.call_in_turn_first, Say.simultaneous_call_stands)
        case OtherCall.TOO_LOW:
            return Ruling(
                Say.call_in_turn_first,
                Say.later_bid_too_low,
                NewIrregularity("27", "insufficient_bid", knows="out_of_turn=no"),
            )
        case OtherCall.INADMISSIBLE:
            return Ruling(
                Say.call_in_turn_first,
                Say.nothing_left_to_double,
                NewIrregularity("36", "inadmissible_call", knows="fault=double"),
            )
        case OtherCall.ELSEWHERE:
            return Ruling(Say.call_in_turn_first, NewIrregularity("29", "call_out_of_rotation"))
        case OtherCall.NEITHER:
            return Ruling(NewIrregularity("29", "call_out_of_rotation"))


SITUATION = Situation(
    auction_gone_wrong,
    slug="meldeforloebet-gik-skaevt",
    title="Meldeforløbet gik skævt",
    phase=Phase.AUCTION,
    intro="""
        Meldingerne er først slut efter en melding og tre pas i træk.
        Har en spiller mistet sin tur, går de tilbage til ham, og de pas, der kom efter,
        annulleres.
        Af to samtidige meldinger kom den i tur først.""",
    laws=("17D", "18", "19", "22", "33", "34"),
    who=Who("offender", "Hvem meldte i en andens tur?"),
    parts=(
        Part(lost_turn, "En spiller har mistet sin tur", known="en spiller har mistet sin tur"),
        Part(
            thought_over,
            "Meldingerne blev regnet for slut for tidligt",
            known="meldingerne blev regnet for slut for tidligt",
        ),
        Part(calls_together, "To meldte på samme tid", known="to meldte på samme tid"),
    ),
    confuse=("call_out_of_rotation", "inadmissible_call", "card_exposed_in_auction"),
    doubts=(
        Doubt("17D1", rules=("lost_turn",)).says("""
            Loven siger ikke direkte, hvad der sker, når åbningsudspillet er vendt, før det
            ses, at en spiller har mistet sin tur.
            Her er meldeforløbet ikke slut, og det udspillede kort følger § 24."""),
        Doubt("17D3", rules=("lost_turn", "thought_over")).says("""
            Loven siger ikke, hvad der sker, når der er spillet videre, efter at en spiller
            mistede sin tur.
            Her gælder det spillede, og en skade rettes med scoren (§ 12A1)."""),
        Doubt("22A", rules=("thought_over",)).says("""
            Loven siger ikke, om det er en pas at tage sine meldekort op.
            Her regnes det for en, hvis jeres regler om meldekasser ikke siger andet."""),
    ),
    encounters=beside(
        calls_reopened("17D3"),
        AUCTION_FIRST,
        Encounter(Lasting.PASSES_ONCE, How.APART, "37").says("""
            Den, der får sin tur tilbage, passer stadig, hvis han havde pligt til det."""),
        Encounter(Lasting.PASSES_REST, How.APART, "37").says("""
            Den, der får sin tur tilbage, passer stadig, hvis han havde pligt til det."""),
    ),
)
