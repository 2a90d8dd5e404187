"""Laws 45D and 46: an unclear word plays a card from dummy, or dummy plays the wrong one.

The declaring side stands as the offending one, and `other_side` are the defenders.
"""

from rules_src.laws.common import played_card, taken_back
from rules_src.laws.common.encounters import PLAY
from rules_src.model import *


class Said(Answer):
    SUIT = A("""
        kun en farve, også »trumf« og »lille hjerter«
        = {declarer} nævnte kun en farve
        ~ ^sagde/siger/bad FARVE; ^sagde/siger/bad/kaldte bare/kun FARVE; FARVE uden/ikke
          hvilken/værdi/størrelse; ^sagde/siger FARVE … ikke/uden hvilken/værdi""")
    RANK = A("""
        kun en værdi, fx »tieren« eller »lille es«
        = {declarer} nævnte kun en værdi, fx »tieren«
        ~ sagde/bad uden farve; ^bad om es*/konge*/dame*/knægt*/tier*/nier*""")
    WORD = A("""
        »højt«, »lavt«, »vind« eller lignende
        = {declarer} sagde »højt«, »lavt«, »vind« eller lignende
        ~ sagde/siger/bad høj/højest*/stor; sagde/siger/bad lille/lavt/lav/lavest*/små;
          ^sagde/siger vind; ^sagde/siger stik/tag den; sagde/siger/bad bare/kun
          lille/høj/lav/lavt/højt""")
    ANYTHING = A("""
        hverken farve eller værdi, fx »spil« eller »hvad som helst«
        = {declarer} nævnte hverken farve eller værdi, fx »spil« eller »hvad som helst«
        ~ ^sagde/siger bare læg/spil/et; ^sagde/siger bare kør/spil/videre; ^sagde/siger
          ligegyldig*/ligemeget/hvad/spil/ok/ja; ^bare spil""")
    CARD = A("""
        både farve og værdi, også »højeste hjerter«
        =
        ~ ^bad om KORT; ^sagde/siger/bad/kaldte/nævnte FARVE
          to/tre/fire/fem/seks/syv/otte/ni/ti/TAL; ^kaldte/kalder KORT""")
    UNFINISHED = A("""
        et ord, der ikke blev sagt færdigt
        = {declarer} nåede ikke at sige ordet færdigt
        ~ ^nåede at sige; ^begyndte sige; ^afbrød sig; ^nåede kun""")


class Named(Answer):
    DUMMY_MOVED = A("""
        et andet kort blev lagt
        ~ sagde/bad/nævnte/siger KORT/FARVE … blind tog/lagde/spillede KORT/FARVE/andet/forkert""")
    NOT_THERE = A("""
        bordet har ikke kortet
        = {declarer} nævnte et kort, bordet ikke har
        ~ KORT/kort* blind har/havde ikke; KORT … er/ligger ikke påbordet; ^bad/kaldte/nævnte/sagde
          KORT … ^er/var/ligger ikke/spillet""")
    SLIP = "{declarer} nævnte det, men ville have et andet"


class Suit(Answer):
    PLAYABLE = A("ja", told="bordet kan lovligt spille farven")
    MUST_FOLLOW = "nej, bordet har farven, men skal bekende en anden"
    NONE = A("nej, bordet har ikke farven", told="bordet har ikke farven")


class Rank(Answer):
    ONE = A("ét", told="bordet har ét lovligt kort af den værdi")
    MORE = A("""
        flere
        = bordet har flere lovlige kort af den værdi
        ~ ^der to/flere damer/konger/esser/knægte/tiere""")
    NONE = A("intet", told="bordet har intet lovligt kort af værdien")


class Word(Answer):
    HIGH = A("""
        »højt« eller lignende
        = {declarer} sagde »højt« eller lignende
        ~ ^sagde bare højt; sagde/siger/bad høj/højest*/stor""")
    WIN = A("""
        »vind«, »stik« eller lignende
        = {declarer} sagde »vind«, »stik« eller lignende
        ~ ^sagde/siger vind; ^sagde/siger stik/tag den""")
    LOW = A("""
        »lavt«, »lille« eller lignende
        = {declarer} sagde »lavt«, »lille« eller lignende
        ~ sagde/siger/bad lille/lavt/lav/lavest*/små""")


class Place(Answer):
    FOLLOWS = "nej, og bordet kan bekende"
    VOID = "nej, og bordet har ikke den udspillede farve"
    LEADS = "ja"


class WrongCard(Answer):
    LEAD = A("et udspil", told="det forkerte kort var et udspil")
    FOLLOWED = A("et lovligt tilspil", told="det forkerte kort var et lovligt tilspil")
    REVOKED = A("""
        det bekendte ikke, selv om bordet kunne
        = det forkerte kort bekendte ikke, selv om bordet kunne""")


class UnclearCard(Facts):
    said_of_card = Fact(
        Said, "46A", overlaps=(Both(Said.SUIT, Said.WORD, wording="»lille hjerter«"),)
    ).asks("""
        Hvad sagde {declarer} præcis?
        + Spørg alle fire, hvilke ord der faldt, og om det sidste blev sagt færdigt. Tog
          {dummy} et kort, før noget var nævnt, så se § 45D eller § 45F.""")
    meant_other = Judgement(YesNo, "46B").asks("""
        Er det hævet over enhver tvivl, at {declarer} mente et bestemt andet kort?
        - Hvad havde {declarer} sagt og gjort før ordet: en rytme, en oplyst plan, faste ord?
        - Et tåbeligt kort viser ikke, at {declarer} mente noget andet.
        - Er der tvivl, gælder lovens svar.
        + Svar nej, hvis {declarer} først bagefter så, at et andet kort var bedre.
        ja = det er hævet over enhver tvivl, at {declarer} mente et bestemt andet kort
        nej = det er ikke hævet over enhver tvivl, at han mente et bestemt andet kort""")
    suit_in_dummy = Fact(Suit, "46B2", "Kan bordet lovligt spille farven?")
    rank_in_dummy = Fact(Rank, "46B3", "Hvor mange lovlige kort har bordet af den værdi?")
    rank_continues = Fact(YesNo, "46B3a").asks("""
        Skal bordet spille ud, og er et af kortene i den farve, det lige vandt stik med?
        ja = bordet skal spille ud, og et af kortene er i den farve, det lige vandt stik med
        nej = bordet skal ikke spille ud i den farve, det lige vandt stik med""")
    card_named = Fact(Named, "45D", "Hvad gik galt med kortet?")
    next_has_played = Fact(YesNo, "46B4", assume=YesNo.NO).asks("""
        Har modspilleren efter bordet allerede lagt til?
        ja = modspilleren efter bordet har allerede lagt til""")


class SizeWord(Facts):
    size_word = Fact(Word, "46B1", "Hvilket ord var det?")
    dummys_place = Fact(Place, "46B1", "Skulle bordet spille ud?")


class Mover(Answer):
    DUMMY = "{dummy}"
    OPPONENT = A("""
        en modspiller, der spillede kortene for en fraværende blind
        = en modspiller, der spillede for en fraværende blind, lagde det forkerte kort""")


class WrongTableCard(Facts):
    moved_by = Fact(Mover, "45D", "Hvem lagde det forkerte kort?", assume=Mover.DUMMY)
    sides_played_on = Fact(YesNo, "45D1").asks("""
        Har begge sider spillet til næste stik?
        + Kun hvis {dummy} hørte forkert, tog fejl eller valgte selv. Nævnte {declarer} selv
          det kort, der kom på bordet, var det en fortalelse, eller {declarer} ombestemte sig.
        ja = begge sider har spillet til næste stik
        nej = højst den ene side har spillet til næste stik""")
    wrong_card = Fact(WrongCard, "45D2", "Hvad var det forkerte kort i sit stik?")


class Say(Steps):
    if_other_card = HandOver("45D", "wrong_table_card", when=When.IF_OTHER_CARD)
    """Any other card is one declarer did not name, and it goes back while there is time (45D1)."""
    intended_card_played = Step("46B", to="dummy").says("""
        Spil {card}, som {declarer} helt sikkert mente.
        = {card}, som {declarer} mente, spilles""")
    lowest_of_named_suit = Step("46B2", to="dummy").says("""
        Spil det laveste kort i den nævnte farve.
        = bordets laveste i den nævnte farve""")
    dummy_must_follow = Step("44C", to="declarer").says("""
        Sig et lovligt kort, for bordet skal bekende.
        = bordet skal bekende, {declarer} nævner kortet""")
    designation_invalid = Step("46B4", to="declarer").says("""
        Vælg frit et lovligt kort fra bordet, for dit ord gælder ikke.
        = ordet gælder ikke, {declarer} vælger frit""")
    card_after_void_word_back = Step("47D", to="lho").says("""
        Tag dit kort op, for det er ikke et strafkort.
        = {lho} tager sit kort op""")
    rank_in_suit_just_won = Step("46B3a", to="dummy").says("""
        Spil kortet i den farve, bordet lige har vundet stik med.
        = bordet fortsætter i farven""")
    only_card_of_rank = Step("46B3b", to="dummy").says("""
        Spil det lovlige kort af den nævnte værdi.
        = det eneste lovlige kort af værdien""")
    declarer_says_which_of_rank = Step("46B3b", to="declarer").says("""
        Sig, hvilket af kortene med den værdi du mener.
        = {declarer} siger, hvilken farve""")
    defender_chooses_dummys_card = Step("46B5", to="other_side").says("""
        En af jer må vælge, hvilket lovligt kort bordet spiller.
        = en modspiller vælger bordets kort""")
    half_a_word = Step("46A", to="declarer", authority=Authority.ADVICE).says("""
        Sig både farve og værdi, for intet kort er nævnt endnu.
        = intet kort er nævnt endnu""")
    highest_of_suit_led = Step("46B1a", to="dummy").says("""
        Spil det højeste kort i den udspillede farve.
        = bordets højeste i den udspillede farve""")
    lowest_winner = Step("46B1b", to="dummy").says("""
        Spil det laveste kort, man ved vinder stikket.
        = det laveste kort, der vinder""")
    lowest_of_suit_led = Step("46B1c", to="dummy").says("""
        Spil det laveste kort i den udspillede farve.
        = bordets laveste i den udspillede farve""")
    highest_of_suit_just_won = Step("46B3a", to="dummy", authority=Authority.ADVICE).says("""
        Spil det højeste kort i den farve, bordet lige har vundet stik med.
        = bordet fortsætter med farvens højeste""")
    lowest_of_suit_just_won = Step("46B3a", to="dummy", authority=Authority.ADVICE).says("""
        Spil det laveste kort i den farve, bordet lige har vundet stik med.
        = bordet fortsætter med farvens laveste""")
    declarer_names_suit_and_rank = Step("46A", to="declarer", authority=Authority.ADVICE).says("""
        Sig både farve og værdi, for bordet har ikke den udspillede farve.
        = {declarer} nævner farve og værdi""")
    table_card_exchanged = Step("45D1", to="dummy").says("""
        Læg kortet tilbage.
        Spil det, {declarer} har nævnt eller nævner nu.
        = det rigtige kort spilles i stedet""")
    cards_after_table_card_may_change = Step("45D1").says("""
        Modspillerne må skifte kort, de har spillet efter det forkerte, før fejlen blev nævnt.
        De er ikke strafkort.
        {Declarer} må også skifte, hvis modspilleren til højre skifter før ham.""")
    changed_and_used = "det rigtige kort spilles; {offending_side} må bruge det viste"
    """The verdict where a defender laid the wrong card from dummy."""
    defenders_own_mistake = (
        Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "offending_side"),
        Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "other_side"),
        taken_back.Say.back_used_by_others,
    )
    """A defender who moved the cards of an absent dummy misheard; declarer's side did nothing."""
    table_card_too_late = Step("45D2").says("""
        Det er for sent at rette.
        Alle kort bliver liggende.
        = for sent, alle kort bliver liggende""")
    others_may_have_revoked = Step("45D2", to=ME).says("""
        Undersøg, om de andre bekendte udspillets farve.
        Ellers kan det være en kulørsvigt.""")
    dummys_revoke_is_free = Step("64B3", leaves=(Effect(Lasting.REVOKED, "dummy"),)).says("""
        Bordets kulørsvigt er etableret, men jeg overfører ingen stik for den.
        = ingen stik overføres for bordets kulørsvigt""")
    """All have seen the cards of dummy (64B3)."""
    mind_damage = AdjustedScore("64C1", Grounds.NOT_COMPENSATED, when=When.AFTER_PLAY)


def unclear_card(facts: UnclearCard) -> Ruling:
    """What is not said in full has its default, unless another card was certainly meant (46B)."""
    match facts.said_of_card:
        case Said.UNFINISHED:
            return _settled(Say.half_a_word)
        case Said.CARD if facts.card_named is Named.SLIP:
            return Ruling(HandOver("45C4b", "slip_of_the_tongue"))
        case Said.CARD if facts.card_named is Named.DUMMY_MOVED:
            return Ruling(HandOver("45D", "wrong_table_card"))
    if facts.meant_other:
        return _settled(Say.intended_card_played)
    return default(facts)


def default(facts: UnclearCard) -> Ruling:
    """A suit alone is its lowest; the rest goes by what dummy has, or a defender chooses (46B)."""
    match facts.said_of_card:
        case Said.SUIT:
            return suit_alone(facts)
        case Said.RANK:
            return rank_alone(facts)
        case Said.WORD:
            return Ruling(HandOver("46B1", "high_low_or_win"))
        case Said.ANYTHING:
            return _settled(Say.defender_chooses_dummys_card)
    return _invalid(facts, "46B4")


def suit_alone(facts: UnclearCard) -> Ruling:
    """The lowest of the suit, if dummy has it and need not follow another (44C, 46B2, 46B4)."""
    match facts.suit_in_dummy:
        case Suit.PLAYABLE:
            return _settled(Say.lowest_of_named_suit)
        case Suit.MUST_FOLLOW:
            return _settled(Say.dummy_must_follow)
        case Suit.NONE:
            return _invalid(facts, "46B4")


def rank_alone(facts: UnclearCard) -> Ruling:
    """On lead dummy goes on with the suit it won; else it plays the rank, if it can (46B3)."""
    match facts.rank_in_dummy:
        case Rank.ONE:
            return _settled(Say.only_card_of_rank)
        case Rank.MORE:
            if facts.rank_continues:
                return _settled(Say.rank_in_suit_just_won)
            return _settled(Say.declarer_says_which_of_rank)
        case Rank.NONE:
            return _invalid(facts, "46B3b")


def high_low_or_win(facts: SizeWord) -> Ruling:
    """High and low are of the suit led, so on lead or when void they have no default (46B1)."""
    if facts.size_word is Word.WIN:
        return _settled(Say.lowest_winner)
    high = facts.size_word is Word.HIGH
    match facts.dummys_place:
        case Place.FOLLOWS:
            return _settled(Say.highest_of_suit_led if high else Say.lowest_of_suit_led)
        case Place.LEADS:
            return _settled(Say.highest_of_suit_just_won if high else Say.lowest_of_suit_just_won)
        case Place.VOID:
            return _settled(Say.declarer_names_suit_and_rank)


def wrong_table_card(facts: WrongTableCard) -> Ruling:
    """Dummy's wrong card is put right until each side has played to the next trick (45D)."""
    if not facts.sides_played_on:
        if facts.moved_by is Mover.OPPONENT:
            return Ruling(
                Say.table_card_exchanged.under("45D1"),
                Say.cards_after_table_card_may_change,
                taken_back.Say.corrected_winner_leads,
                *Say.defenders_own_mistake,
                verdict=Say.changed_and_used,
            )
        return Ruling(
            Say.table_card_exchanged,
            Say.cards_after_table_card_may_change,
            taken_back.Say.corrected_winner_leads,
            *taken_back.Say.cards_taken_back,
        )
    match facts.wrong_card:
        case WrongCard.LEAD:
            return Ruling(
                Say.table_card_too_late,
                Say.others_may_have_revoked,
                played_card.Say.if_revoked.under("45D2"),
            )
        case WrongCard.REVOKED:
            return Ruling(Say.table_card_too_late, Say.dummys_revoke_is_free, Say.mind_damage)
        case WrongCard.FOLLOWED:
            return Ruling(Say.table_card_too_late)


def _invalid(facts: UnclearCard, section: str) -> Ruling:
    """No card has been played, so what followed it goes back and is no penalty card (46B4, 47D)."""
    void = Say.designation_invalid.under(section)
    if not facts.next_has_played:
        return _settled(void)
    return Ruling(
        void, Say.card_after_void_word_back, *taken_back.Say.cards_taken_back, Say.if_other_card
    )


def _settled(card: AnyStep) -> Ruling:
    return Ruling(card, Say.if_other_card)


SITUATION = Situation(
    unclear_card,
    slug="uklart-kort-fra-bordet",
    title="Uklart kort fra bordet",
    phase=Phase.PLAY,
    intro="""
        Mangler farven eller værdien, siger loven selv, hvilket kort der er spillet.
        Kun når det er hævet over enhver tvivl, at spilfører mente et andet, gælder det.
        Har den blinde lagt et andet kort end det nævnte, kan det rettes, indtil begge sider
        har spillet videre.""",
    laws=("46", "45D"),
    who=Who("dummy", "Hvem er den blinde?"),
    parts=(
        Part(high_low_or_win, "»Højt«, »lavt« eller »vind«"),
        Part(
            wrong_table_card,
            "Den blinde lagde et forkert kort",
            known="{dummy} lagde et forkert kort",
        ),
    ),
    confuse=("card_played", "card_retracted", "dummys_limits"),
    doubts=(
        Doubt("46B1", rules=("high_low_or_win",)).says("""
            »Højt« og »lavt« gælder i loven kun den udspillede farve.
            Skal bordet selv spille ud, fortsætter det her i den farve, det lige har vundet
            stik med.
            Har bordet ikke den udspillede farve, nævner {declarer} her et bestemt kort."""),
        Doubt("46B4").says("""
            Er der lagt til efter et ord, der ikke gælder, nævner loven ikke kortet.
            Her tages det op efter § 47D og er ikke strafkort."""),
        Doubt("45D", rules=("unclear_card", "wrong_table_card")).says("""
            § 45D nævner kun {dummy}.
            Har en modspiller flyttet kortene for ham og hørt forkert, rettes det her på samme
            måde, men så må spilførers side bruge det, kortene viste."""),
        Doubt("46B1b", rules=("high_low_or_win",)).says("""
            Loven siger ikke, hvad »vind« betyder, når intet kort med sikkerhed vinder.
            Her må {declarer} så nævne et bestemt kort."""),
        Doubt("46B2").says("""
            Loven siger ikke, hvad der sker, når det laveste kort i den nævnte farve ville være
            en kulørsvigt.
            Her nævner {declarer} et lovligt kort uden berigtigelse."""),
        Doubt("46B3").says("""
            Loven siger ikke, hvad der gælder, når ordene modsiger hinanden, som »lille es«.
            Her gælder værdien, medmindre {declarer} helt sikkert mente et andet kort."""),
        Doubt("46A").says("""
            Loven siger ikke, om et ord, der ikke er sagt færdigt, udpeger et kort.
            Her gør det ikke."""),
        Doubt("46B5").says("""
            Loven siger ikke, hvem der bestemmer, når modspillerne nævner hver sit kort.
            Her gælder det, der først blev nævnt."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.APART, "48A").says("""
            Bordets kort bliver aldrig strafkort, og modspillerens ligger, til det kan spilles."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "63A2", settled="revoke").says("""
            Nævnte spilfører et kort til næste stik, er hans sides kulørsvigt etableret."""),
    ),
)
