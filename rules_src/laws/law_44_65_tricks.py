"""Laws 44, 45G, 65 and 66: a trick, its order and its winner, and the cards that lie after it.

The offender is the player it concerns; he need not be at fault.
"""

from rules_src.laws.common import correction_period, unauthorised
from rules_src.laws.common.encounters import PLAY
from rules_src.model import *


class TrickIssue(Answer):
    WHO_WON = A("""
        hvem der vandt stikket
        =
        ~ hvem vandt/fik/tog stik*; uenig* vandt/vundet/vinder stik*""")
    WHO_LEADS = A("""
        hvem der skal spille ud til det næste
        ~ uenig* spille/spiller/udspil* ud; ^ikke enige spille/skal ud; tvivl skal spille ud""")
    WHICH_CARD = "hvilke kort en spiller må spille"
    POINTS_WRONG = A("""
        et kort, som {offender} siger ligger forkert vej
        =
        ~ ^vendte/vender/ligger/peger kort*/stik* forkert; ^kort* forkert vej; ^stik*
          ligger/lå/vender/peger forkert; ^kort* ligger/lå/vender/peger forkert""")
    HANDLING = A("""
        hvordan {offender} ellers vender eller lægger sine spillede kort
        ~ ^vendte/vender kort*/stik* før; ^blandede/blander sine kort*/stik*; kort*/stik*
          uorden/hulter; ^samlede/samler kort*/stik*; ^vendte/vender førend""")
    COUNT = "hvem der har fået et tidligere stik, eller hvor mange"


class Handling(Answer):
    TURNED_EARLY = A("""
        vendte et kort, før alle fire havde spillet
        ~ ^vendte/vender kort*/stik* før; ^vendte kort* om førend""")
    DISORDER = A("""
        blander kortene eller lægger dem hulter til bulter
        ~ ^blandede/blander sine kort*/stik*; kort*/stik* uorden/hulter""")


class MayPlay(Answer):
    HAS_SUIT = "til et stik, og {offender} har den udspillede farve"
    VOID = "til et stik, og {offender} har den ikke"
    LEADS = "{offender} skal spille ud"


class QuittedCards(Answer):
    PLAYING = A("der spilles endnu", told="der spilles endnu")
    IN_ORDER = A("""
        spillet er slut, og kortene ligger i orden
        = spillet er slut, og kortene ligger i orden""")
    ONE_SIDE_MIXED = A("""
        spillet er slut, og kun {offending_side} har blandet kort
        = spillet er slut, og kun {offending_side} har blandet kort""")
    BOTH_MIXED = A("""
        spillet er slut, og begge sider har blandet kort
        = spillet er slut, og begge sider har blandet kort""")


class TrickProcedure(Facts):
    trick_issue = Fact(
        TrickIssue,
        "44",
        overlaps=(
            Both(TrickIssue.WHO_WON, TrickIssue.WHO_LEADS),
            Both(TrickIssue.POINTS_WRONG, TrickIssue.COUNT),
            Both(TrickIssue.HANDLING, TrickIssue.COUNT),
        ),
    ).asks("""
        Hvad drejer det sig om?""")
    handling = Fact(Handling, "65", "Hvad gør {offender}?")
    trump_in_trick = Fact(YesNo, "44E").asks("""
        Er der trumf i stikket?
        ja = der er trumf i stikket
        nej = der er ingen trumf i stikket
        ja ~ ^stukket/stak med trumf; trumf i stik*; ^blev trumfet""")
    led_already = Fact(YesNo, "44G").asks("""
        Har en anden hånd end vinderen allerede spillet ud til det næste stik?
        + Også hvis der er spillet flere stik siden.""")
    may_play = Fact(MayPlay, "44C").asks("""
        Hvornår er det?
        + Ligger der strafkort, eller er en farve krævet eller forbudt, så se også dér.""")
    side_played_on = Fact(YesNo, "65B3").asks("""
        Havde {offending_side} spillet til næste stik, da {offender} sagde det?
        + {Dummy} må også sige det.
        ja = {offender} sagde først, at et kort lå forkert vej, da {offending_side} havde
          spillet til næste stik
        nej = {offender} sagde, at et kort lå forkert vej, før {offending_side} havde spillet
          til næste stik""")
    by_declarer = Fact(
        YesNo, "65B3", "Er {offender} spilfører?", sits={YesNo.YES: (0,), YesNo.NO: (1, 2, 3)}
    )


class QuittedTricks(Facts):
    quitted_cards = Fact(QuittedCards, "66", "Hvordan ligger de spillede kort?")


class Say(Steps):
    highest_trump_wins = Step("44E").says("""
        Den højeste trumf vandt stikket.
        = den højeste trumf vandt""")
    highest_of_suit_wins = Step("44F").says("""
        Det højeste kort i den udspillede farve vandt stikket.
        = den højeste i den udspillede farve vandt""")
    winner_leads = Step("44G").says("""
        Den hånd, som vandt stikket ved bordet, spiller ud, også hvis stikket senere overføres.
        = stikkets vinder spiller ud""")
    must_follow_suit = Step("44C", to="offender").says("""
        Du skal bekende, før du følger strafkort, krav og forbud.
        = {offender} skal bekende""")
    any_card_when_void = Step("44D", to="offender").says("""
        Du må lægge et hvilket som helst kort, også trumf, hvis intet strafkort eller krav
        binder dig.
        = {offender} vælger frit, når intet binder""")
    any_card_on_lead = Step("44A", to="offender").says("""
        Du må spille et hvilket som helst kort ud, hvis intet strafkort eller krav binder dig.
        = {offender} spiller frit ud, når intet binder""")
    card_turned_right = Step("65B3").says("""
        Vend kortet, så det viser, hvem der vandt stikket.
        = kortet vendes rigtigt""")
    said_too_late = Step("65B3", to="offender").says("""
        Du skulle have sagt det, før din side spillede til næste stik.
        = {offender} sagde det for sent""")
    late_and_heard = "{offender} sagde det for sent, og {partner} må ikke bruge det"
    """The verdict where partner, who plays cards of his own, has heard it."""
    told_partner = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
    turned_up_again = Step("45G", to="offender").says("""
        Vend kortet op igen.
        Vend det først, når alle fire har spillet.
        = {offender} vender kortet op igen""")
    cards_kept_in_order = Step("65C", to="offender").says("""
        Læg dine kort i den rækkefølge, du har spillet dem.
        = {offender} lægger kortene i orden""")
    right_at_risk = Step("65D", to="offender").says("""
        Bland dem ikke.
        Ellers kan du miste retten til et tvivlsomt stik eller en kulørsvigt.""")
    tricks_looked_at_after_play = Step(
        "66C", leaves=(Effect(Lasting.LATER, "", "after_play.tricks_looked_at_after_play"),)
    ).says("""
        Spil videre, og lad de spillede kort ligge.
        Jeg ser stikkene efter, når spillet er slut.
        = stikkene ses efter bagefter""")


def trick_procedure(facts: TrickProcedure) -> Ruling:
    """Who wins leads next, who can follows suit, and played cards lie in order (44, 65)."""
    match facts.trick_issue:
        case TrickIssue.WHO_WON:
            return who_won(facts)
        case TrickIssue.WHO_LEADS:
            return who_leads(facts)
        case TrickIssue.WHICH_CARD:
            return which_card(facts)
        case TrickIssue.POINTS_WRONG:
            return points_wrong(facts)
        case TrickIssue.HANDLING:
            if facts.handling is Handling.TURNED_EARLY:
                return Ruling(Say.turned_up_again)
            return Ruling(Say.cards_kept_in_order, Say.right_at_risk)
        case TrickIssue.COUNT:
            return Ruling(HandOver("66", "quitted_tricks"))


def who_won(facts: TrickProcedure) -> Ruling:
    """The highest trump, else the highest of the suit led; a lead by another is irregular (44)."""
    winner = Say.highest_trump_wins if facts.trump_in_trick else Say.highest_of_suit_wins
    if facts.led_already:
        return Ruling(winner, NewIrregularity("53A", "lead_out_of_turn"))
    return Ruling(winner)


def who_leads(facts: TrickProcedure) -> Ruling:
    """The trick as it was played decides, whatever is transferred later (44G)."""
    if facts.led_already:
        return Ruling(Say.winner_leads, NewIrregularity("53A", "lead_out_of_turn"))
    return Ruling(Say.winner_leads)


def which_card(facts: TrickProcedure) -> Ruling:
    """Following suit comes before every other duty; else any card that nothing binds (44A-D)."""
    match facts.may_play:
        case MayPlay.HAS_SUIT:
            return Ruling(Say.must_follow_suit)
        case MayPlay.VOID:
            return Ruling(Say.any_card_when_void)
        case MayPlay.LEADS:
            return Ruling(Say.any_card_on_lead)


def points_wrong(facts: TrickProcedure) -> Ruling:
    """A player may say so until his side plays on; later it informs his partner (65B3).

    Dummy plays nothing of his own: what declarer tells him binds nobody.
    """
    if not facts.side_played_on:
        return Ruling(Say.card_turned_right)
    late = (Say.said_too_late, Say.tricks_looked_at_after_play)
    if facts.by_declarer:
        return Ruling(*late)
    return Ruling(*late, Say.told_partner, unauthorised.Say.used, verdict=Say.late_and_heard)


def quitted_tricks(facts: QuittedTricks) -> Ruling:
    """Cards in order settle it after play; who alone has mixed his cards loses the doubt (66D)."""
    match facts.quitted_cards:
        case QuittedCards.PLAYING:
            return Ruling(Say.tricks_looked_at_after_play)
        case QuittedCards.IN_ORDER:
            return Ruling(correction_period.Say.inspect_after_play)
        case QuittedCards.ONE_SIDE_MIXED:
            return Ruling(
                correction_period.Say.ruled_for_other_side,
                correction_period.Say.only_if_facts_are_lost,
            )
        case QuittedCards.BOTH_MIXED:
            return Ruling(NewIrregularity("79B2", "score_correction"))


class Mixed(QuittedTricks):
    """When the cards were mixed: 66D speaks of what happens after a claim about the tricks."""

    before_dispute = Fact(YesNo, "66D", "Blev kortene blandet, før nogen påstod noget?")


def mixed_in_time(facts: Mixed) -> Ruling:
    """Cards mixed before anybody disputed the tricks cost nobody the doubt (66D)."""
    if facts.quitted_cards is QuittedCards.ONE_SIDE_MIXED and facts.before_dispute:
        return Ruling(NewIrregularity("79B2", "score_correction"))
    return quitted_tricks(facts)


SITUATION = Situation(
    trick_procedure,
    slug="stikket",
    title="Uenighed om et stik",
    phase=Phase.PLAY,
    intro="""
        Den højeste trumf eller det højeste kort i den udspillede farve vinder, og vinderen
        spiller ud.
        Den, der kan bekende, skal.
        De spillede kort bliver liggende i orden, til siderne er enige om stikkene.""",
    laws=("44", "65", "66"),
    who=Who("offender", "Hvem drejer det sig om?"),
    parts=(Part(quitted_tricks, "Uenighed om tidligere stik", known=""),),
    confuse=("lead_out_of_turn", "ask_about_revoke", "score_correction"),
    phrases=Phrases(does="vendte blandede lægger vender blander lagde"),
    doubts=(
        Doubt(
            "66D",
            rules=("quitted_tricks",),
            readings=(
                OtherReading(
                    "§ 66D kun gælder kort, der bliver blandet bagefter",
                    "quitted_tricks",
                    mixed_in_time,
                ),
            ),
        ).says("""
            § 66D handler om kort, der blandes, efter at nogen har påstået noget om stikkene.
            Her gælder det også kort, der er blandet før, fordi § 65D lader den, der blander,
            sætte sin ret på spil."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.REVOKED, How.LAST, "65D", settled="revoke").says("""
            Lad kortene ligge i orden, til stikkene for kulørsvigten er overført."""),
    ),
)
