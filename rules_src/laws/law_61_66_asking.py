"""Laws 61B, 61C and 66: who may ask about a revoke, and who may see a trick again.

The asker and the asked are who speak here; nobody has offended yet.
"""

from rules_src.laws.common import correction_period, dummy, unauthorised
from rules_src.laws.common.dummy import DummysRights
from rules_src.laws.common.encounters import PLAY
from rules_src.model import *


class Wish(Answer):
    ASK = A("""
        nogen spørger, om en anden har svigtet kulør
        ~ spurgte ikke/ingen flere/mere/FARVE; ^ikke flere""")
    TURNED = A("""
        spillerne har allerede vendt kort fra tidligere stik
        = spillerne har allerede vendt kort fra tidligere stik
        ~ ^vendt/vendte kort* … svigtet; ^vendt/vender/vendte tidligere/gamle/kort* … svigt*""")
    SHOWN = "en modspiller har vist den anden sit eget kort fra et vendt stik"
    SEE = A("""
        nogen vil se et stik igen
        =
        ~ ^vil/ville/gerne/må kigge i/på stik*; ^vil/ville/gerne se/kigge/bladre stik*""")
    DUMMY_SPEAKS = "{dummy} standser eller påtaler en kulørsvigt"


class Asking(Answer):
    DECLARER = A("""
        {declarer} spørger en modspiller
        ~ ^spilfører spurgte modspiller*/PLADS om/har/ikke/ingen; ^spilfører spurgte/spørger
          modspiller*/PLADS; ^spilfører spurgte/spørger mtv/mth""")
    DEFENDER_DECLARER = A("""
        en modspiller spørger {declarer}
        ~ ^modspiller*/PLADS spurgte/spørger spilfører""")
    DEFENDERS = A("""
        en modspiller spørger den anden modspiller
        ~ ^spurgte makker om/har/er/ikke/ingen; ^spurgte/spørger sin/makker""")
    DUMMY_DECLARER = A("""
        {dummy} spørger {declarer}
        ~ ^blind spurgte/spørger spilfører/makker/ingen; ^blind … ingen FARVE makker""")
    DUMMY_DEFENDER = A("""
        {dummy} spørger en modspiller
        ~ ^blind spurgte/spørger modspiller*/PLADS""")


class Trick(Answer):
    OPEN = A("""
        det seneste, og spillerens eget kort ligger åbent
        = {asker} vil se det seneste stik, og hans eget kort ligger åbent
        ~ ikke/endnu vendt; ^stik* ligger åbent""")
    OWN_CARD = A("kun sit eget seneste kort", told="{asker} vil kun se sit eget seneste kort")
    QUITTED = A("""
        et stik, der er vendt, mens der endnu spilles
        = {asker} vil se et vendt stik, mens der endnu spilles
        ~ ^vendt/vendte stik*; ^stik* vendt/vendte; vendt stik*/kort*""")
    PLAY_OVER = A("""
        et stik, efter at spillet er slut
        = {asker} vil se et stik, efter at spillet er slut
        ~ SPILLETSLUT""")


class DummySays(Answer):
    TABLE = A("""
        at et kort fra bordet ikke bekender
        = {dummy} vil sige, at et kort fra bordet ikke bekender""")
    WARNING = A("""
        at {declarer} er ved at svigte kulør fra hånden
        = {dummy} vil sige, at {declarer} er ved at svigte kulør fra hånden""")
    DURING_PLAY = A("""
        at der er svigtet kulør, mens der endnu spilles
        = {dummy} vil sige, at der er svigtet kulør, mens der endnu spilles""")
    AFTER_PLAY = A("""
        at der er svigtet kulør, og spillet er slut
        = {dummy} vil sige, at der er svigtet kulør, og spillet er slut""")


class AskAboutRevoke(Facts):
    wish = Fact(
        Wish,
        "61B",
        "Hvad drejer det sig om?",
        sits={Wish.SHOWN: DEFENDS, Wish.DUMMY_SPEAKS: (2,)},
        whose="asker",
        overlaps=(Both(Wish.TURNED, Wish.SHOWN, Wish.SEE),),
    )
    asking = Fact(
        Asking,
        "61B",
        "Hvem spørger hvem?",
        sits={
            Asking.DECLARER: (0,),
            Asking.DEFENDER_DECLARER: DEFENDS,
            Asking.DEFENDERS: DEFENDS,
            Asking.DUMMY_DECLARER: (2,),
            Asking.DUMMY_DEFENDER: (2,),
        },
        whose="asker",
    )
    rights = DummysRights.rights
    asked_has_suit = Fact(YesNo, "62A", "Har {asked} et kort i den udspillede farve?")
    surprised = Judgement(YesNo, "61B3").asks("""
        Fortalte spørgsmålet noget om {asker's} egne kort?
        - Spørger spilleren, hver gang en modspiller ikke bekender, fortæller det ikke noget.
        - Spørger spilleren kun, når det er en overraskelse, kan {asked} regne ud, hvordan
          farven sidder.""")
    trick = Fact(Trick, "66").asks("""
        Hvilket stik vil spilleren se?
        + De to første gælder kun, til spillerens egen side har spillet til næste stik.""")
    dummy_says = Fact(DummySays, "42B", "Hvad vil {dummy} sige?")


class Say(Steps):
    may_ask = Step("61B3", to="asker").says("""
        Du må gerne spørge.
        = spørgsmålet er tilladt""")
    ask_only_when_sure = Step("61B3", to=ME, authority=Authority.ADVICE).says("""
        Råd modspillerne til kun at spørge hinanden, når de er næsten sikre på en kulørsvigt.""")
    nothing_told = Step("61B3", to="asked").says("""
        Spørgsmålet fortalte dig ikke noget.
        Spil frit videre.
        = {asked} spiller frit""")
    may_not_ask = Step("61B2b", to="dummy").says("""
        Du må kun spørge {declarer}.
        = {dummy} må kun spørge {declarer}""")
    may_not_ask_without_rights = Step("43B2b").says("""
        {Dummy} måtte ikke spørge.
        En eventuel kulørsvigt rettes.
        Efter spillet afgør jeg, om der skal overføres stik, som om den var etableret.
        = {dummy} må ikke spørge""")
    show_last_trick = Step("66A").says("""
        Vis stikket igen, hvis {declarer} eller en modspiller vil se det.
        {Dummy} må ikke forlange det.
        = {declarer} og modspillere må se stikket""")
    look_at_own_card = Step("66B", to="asker").says("""
        Du må se på dit eget kort, men ikke vise det.
        = kun eget kort må ses""")
    own_card_not_to_be_shown = Step("66B", to="asker").says("""
        Vend kortet igen.
        Du må selv se dit seneste kort, men ikke vise det.
        = kortet vendes igen""")
    told_by_card = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT, "asked")
    no_inspection = Step("61C").says("""
        Ingen af jer må vende kort fra tidligere stik.
        Jeg ser selv efter.
        = ingen må vende stik""")
    director_inspects = Step("66C", to=ME).says("""
        Se selv kortene efter.
        Vis dem så vidt muligt ikke til spillerne.""")
    turn_cards_back = Step("66C").says("""
        Læg de vendte kort tilbage, som de lå.
        = vendte kort lægges tilbage""")
    count_cards_left = Step("66C", to=ME, authority=Authority.ADVICE).says("""
        Se efter, at alle har lige mange kort tilbage.
        Midt i et stik kan nogle have ét mindre.""")
    told_declarer = Information("61B2b", Status.UNAUTHORISED, About.QUESTION, "declarer")
    told_defender = Information("61B3", Status.UNAUTHORISED, About.QUESTION, "asked")
    answer = Information("61B3", Status.AUTHORISED, About.ANSWER, "asker")
    if_revoked = HandOver("62A", "revoke", when=When.IF_REVOKED)
    if_declarer_revoked = NewIrregularity(
        "43B2b",
        "revoke",
        when=When.IF_REVOKED,
        offender="asked",
        knows="failure=suit/dummy_first=yes/dummy_did=asked",
    )
    is_revoke = NewIrregularity("62A", "revoke", knows="failure=suit")
    may_not_use_question = "spørgsmålet er tilladt; {asked} må ikke bruge det"
    """The verdict where a defender's question told his partner something."""


def ask_about_revoke(facts: AskAboutRevoke) -> Ruling:
    """Everybody may ask everybody, but dummy only declarer (61B); no one turns cards (66C)."""
    match facts.wish:
        case Wish.ASK:
            return ask(facts)
        case Wish.SHOWN:
            return Ruling(Say.own_card_not_to_be_shown, Say.told_by_card, unauthorised.Say.used)
        case Wish.SEE:
            return see(facts)
        case Wish.TURNED:
            return Ruling(
                Say.no_inspection, Say.turn_cards_back, Say.director_inspects, Say.count_cards_left
            )
        case Wish.DUMMY_SPEAKS:
            return dummy_speaks(facts)


def ask(facts: AskAboutRevoke) -> Ruling:
    """A defender's question to his partner may tell him something (61B3)."""
    match facts.asking:
        case Asking.DECLARER:
            return Ruling(Say.may_ask.under("61B1"), Say.if_revoked)
        case Asking.DEFENDER_DECLARER:
            return Ruling(Say.may_ask, Say.if_revoked)
        case Asking.DEFENDERS:
            return between_defenders(facts)
        case Asking.DUMMY_DECLARER:
            if facts.rights:
                return Ruling(Say.may_ask.under("61B2a"), Say.if_revoked)
            return Ruling(Say.may_not_ask_without_rights, Say.if_declarer_revoked)
        case Asking.DUMMY_DEFENDER:
            may_not = (Say.may_not_ask, Say.told_declarer, dummy.Say.dummy_may_be_fined)
            return Ruling(*may_not, Say.if_revoked)


def between_defenders(facts: AskAboutRevoke) -> Ruling:
    """The answer is free to use, the surprise behind the question is not (61B3, 16B)."""
    facts.tell(Say.may_ask, Say.ask_only_when_sure)
    if facts.asked_has_suit:
        return Ruling(Say.is_revoke)
    if facts.surprised:
        return Ruling(Say.answer, Say.told_defender, verdict=Say.may_not_use_question)
    return Ruling(Say.answer, Say.nothing_told)


def see(facts: AskAboutRevoke) -> Ruling:
    """The last trick while it lies open, one's own last card, no more until play is over (66)."""
    match facts.trick:
        case Trick.OPEN:
            return Ruling(Say.show_last_trick)
        case Trick.OWN_CARD:
            return Ruling(Say.look_at_own_card)
        case Trick.QUITTED:
            return Ruling(Say.no_inspection, Say.director_inspects)
        case Trick.PLAY_OVER:
            return Ruling(correction_period.Say.inspect_after_play)


def dummy_speaks(facts: AskAboutRevoke) -> Ruling:
    """Dummy prevents what has not happened, and sees that his own cards follow suit (42)."""
    match facts.dummy_says:
        case DummySays.TABLE:
            return Ruling(dummy.Say.dummy_may_protest, Say.if_revoked)
        case DummySays.WARNING:
            return Ruling(dummy.Say.may_warn if facts.rights else dummy.Say.may_not_warn)
        case DummySays.DURING_PLAY:
            return Ruling(dummy.Say.dummy_must_wait, dummy.Say.dummy_may_be_fined, Say.if_revoked)
        case DummySays.AFTER_PLAY:
            return Ruling(dummy.Say.dummy_may_remark, Say.if_revoked)


SITUATION = Situation(
    ask_about_revoke,
    slug="sporg-om-kulorsvigt",
    title="Spørgsmål om kulørsvigt",
    phase=Phase.PLAY,
    intro="""
        Spilfører og modspillerne må spørge alle, den blinde kun spilfører.
        Et spørgsmål fra en modspiller til den anden kan fortælle noget, han ikke må bruge.
        Kort fra tidligere stik vendes kun af turneringslederen, så længe der spilles.""",
    laws=("61B", "61C", "66", "42", "43"),
    who=Who("asker", "Hvem spørger, vil se et stik eller viste et kort?"),
    confuse=("revoke", "trick_procedure"),
    phrases=Phrases(does="spurgte vil spørger viste"),
    encounters=beside(
        PLAY,
        Encounter(Lasting.LOST_RIGHTS, How.READS, "43B2b").says("""
            Spørger den blinde spilfører, rettes svigten, og § 64 gælder, som var den
            etableret."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "62A", settled="revoke").says("""
            Er svigten først nævnt, rettes den, hvem der end spurgte, hvis den ikke er
            etableret."""),
        Encounter(Lasting.REVOKED, How.LAST, "66D", settled="revoke").says("""
            Stikkene ses efter, når spillet er slut, og så overføres der."""),
    ),
)
