"""Law 57: a defender plays before it is his turn, or declarer does (with 60A and 47E1).

The offender is the defender whose card came too soon; `partner` is the other one.
"""

from rules_src.laws.common import dummy, lead, penalty_card, taken_back
from rules_src.laws.common.encounters import BOTH_BIND, LED_UNCHOSEN, PLAY
from rules_src.laws.common.lead import EarlierCard, OpponentsWord
from rules_src.model import *


class TooSoon(Answer):
    BEFORE_PARTNER = A("""
        {offender} lagde til før {partner}
        ~ ^lagde/spillede/fulgte/trumfede/smed før makker; ^makker ikke lagt/spillet; førend makker
          lagde/havde/lagt/spillede/nåede/spillet; ^førend makker""")
    NEXT_TRICK = A("""
        {offender} spillede ud til næste stik, før {partner} havde lagt til
        ~ ^spillede/lagde/trak næste stik før; ^spillede/spillet/trak næste stik førend makker;
          ^spillet/spillede/spiller ud/videre … førend makker""")
    RHO_TURN = A("""
        {offender} lagde til i {rho's} tur, da {partner} havde spillet
        = {offender} lagde til i {rho's} tur, da {partner} havde spillet""")
    DECLARER = A("""
        {declarer} lagde for tidligt til fra hånden eller bordet
        ~ ^spilfører lagde/spillede til førend""")


class DeclaringSidePlayed(Answer):
    NEITHER = A("""
        nej, ikke fra begge hænder
        = spilførers side havde ikke spillet fra begge hænder
        ~ ^spilfører ikke lagt/spillet; blind ikke lagt/spillet""")
    BOTH_HANDS = A("""
        ja, fra både hånden og bordet
        = spilførers side havde spillet fra begge hænder
        ~ begge hænder* spillet/lagt/spilfører""")


class PlayChoice(Answer):
    HIGHEST = A("""
        kræver {partner's} højeste kort i farven
        ~ ^makkers største/højeste; ^spilfører vil/kræver højeste/største""")
    LOWEST = A("""
        kræver {partner's} laveste kort i farven
        ~ ^makkers mindste/laveste; ^spilfører vil/kræver laveste/mindste""")
    REQUIRE = "kræver et kort i en anden, nævnt farve"
    FORBID = "forbyder en anden, nævnt farve"


class PrematurePlay(Facts):
    told_to_play = OpponentsWord.told_to_play
    too_soon = Fact(
        TooSoon,
        "57A",
        sits={
            TooSoon.BEFORE_PARTNER: DEFENDS,
            TooSoon.NEXT_TRICK: DEFENDS,
            TooSoon.RHO_TURN: DEFENDS,
            TooSoon.DECLARER: (0,),
        },
    ).asks("""
        Hvad er der sket?
        + Spillede {declarer} ud til næste stik, før stikket var fuldt, står udspillet, hvis
          den hånd vinder stikket. Ellers er det et udspil uden for tur.""")
    dummy_first = dummy.FirstToMention.dummy_first
    declaring_side_played = Fact(DeclaringSidePlayed, "57C1").asks("""
        Havde spilførers side allerede spillet til stikket?
        + Bordets kort er først spillet, når {declarer} har nævnt eller udpeget det, også når
          det er det eneste mulige.""")
    dummy_forward = Fact(
        YesNo, "57C2", assume=YesNo.NO, doubted_by=dummy.Say.suggested.leaves
    ).asks("""
        Havde {dummy} selv taget eller foreslået et kort før bordets tur?""")
    next_has_played = Fact(YesNo, "60A1", assume=YesNo.NO).asks("""
        Har hånden efter {offender} lagt til siden?
        ja = hånden efter {offender} har lagt til siden""")
    card_is_legal = Fact(YesNo, "57D").asks("""
        Kan {offender} lovligt spille kortet til stikket?
        nej = {offender} kan ikke lovligt spille kortet til stikket""")
    earlier_card = EarlierCard.earlier_card


class PlayFreed(Facts):
    too_soon = PrematurePlay.too_soon
    declaring_side_played = PrematurePlay.declaring_side_played
    wins_trick = Fact(YesNo, "44G").asks("""
        Vinder {offender} selv stikket, når det er spillet færdigt?
        + Stikkets vinder spiller ud til næste stik.""")


class PlayChosen(Facts):
    earlier_card = EarlierCard.earlier_card
    play_choice = Option(PlayChoice, "57A", chooses="declarer").asks("""
        Hvad vælger {declarer}?
        + Ét af de fire skal vælges. De to sidste virker kun, hvis {partner} ikke kan bekende.""")


class Say(Steps):
    all_are_major = "alle strafkort er store"
    no_rectification_for_order = Step("57C1").says("""
        Spil stikket færdigt uden berigtigelse.
        Kortet er ikke strafkort, og {partner} lægger frit til.
        = ingen berigtigelse""")
    trick_finished_first = Step("57C1", to="partner").says("""
        Læg frit til, så stikket bliver færdigt.""")
    early_lead_is_the_lead = Step("44G", to="offender").says("""
        Dit kort er udspillet til næste stik, fordi du vandt.
        = kortet er udspillet til næste stik""")
    right_lost_by_playing = Step("60A1", to="other_side").says("""
        Kortet gælder, fordi I har spillet videre.
        = kortet gælder""")
    play_it_in_turn = Step("57D", to="offender").says("""
        Spil kortet, når det bliver din tur.
        = {offender} skal spille kortet i tur""")
    how_partners_was_shown = Information("57D", Status.UNAUTHORISED, About.CIRCUMSTANCES)
    used = AdjustedScore("57D", Grounds.USED, when=When.AFTER_PLAY)
    declarers_card_is_played = Step("57C3", to="declarer").says("""
        Lad kortet ligge, medmindre det er ulovligt.
        = {declarer's} kort er spillet""")
    any_card_if_unable = Step("57B", to="partner").says("""
        Kan du ikke det, spiller du et andet lovligt kort.""")
    partner_plays_highest = Step("57A1", to="partner").says("""
        Spil dit højeste kort i farven.
        = {partner} spiller sit højeste""")
    partner_plays_lowest = Step("57A2", to="partner").says("""
        Spil dit laveste kort i farven.
        = {partner} spiller sit laveste""")
    partner_plays_named_suit = Step("57A3", to="partner").says("""
        Spil et kort i den farve, {declarer} har nævnt, hvis du ikke kan bekende.
        = {partner} spiller den nævnte farve""")
    partner_avoids_named_suit = Step("57A4", to="partner").says("""
        Spil ikke den farve, {declarer} har nævnt.
        = {partner} må ikke spille den nævnte farve""")
    obeys = {
        PlayChoice.HIGHEST: partner_plays_highest,
        PlayChoice.LOWEST: partner_plays_lowest,
        PlayChoice.REQUIRE: partner_plays_named_suit,
        PlayChoice.FORBID: partner_avoids_named_suit,
    }


def premature_play(facts: PrematurePlay) -> Ruling:
    """A defender's card played before his partner's binds the partner, with exceptions (57)."""
    if facts.told_to_play:
        return taken_back.Say.told_back
    if facts.too_soon is not TooSoon.DECLARER and facts.dummy_first:
        return dummy.Say.as_the_cards_lie
    match facts.too_soon:
        case TooSoon.BEFORE_PARTNER | TooSoon.NEXT_TRICK:
            return before_partner(facts)
        case TooSoon.RHO_TURN:
            return at_rhos_turn(facts)
        case TooSoon.DECLARER:
            return Ruling(Say.declarers_card_is_played)


def before_partner(facts: PrematurePlay) -> Ruling:
    """No rectification once both of declarer's hands, or dummy unbidden, have played (57C)."""
    both_hands = facts.declaring_side_played is DeclaringSidePlayed.BOTH_HANDS
    if both_hands or facts.dummy_forward:
        return Ruling(HandOver("57C", "premature_play_freed"))
    if facts.next_has_played:
        return Ruling(Say.right_lost_by_playing, lead.Say.older_duties_remain)
    return Ruling(HandOver("57A", "premature_play_choice"))


def premature_play_freed(facts: PlayFreed) -> Ruling:
    """57C frees the partner; a card led is still out of turn if another hand wins (44G, 53A)."""
    section = "57C2" if facts.declaring_side_played is DeclaringSidePlayed.NEITHER else "57C1"
    if facts.too_soon is not TooSoon.NEXT_TRICK:
        return Ruling(Say.no_rectification_for_order.under(section))
    if facts.wins_trick:
        return Ruling(Say.trick_finished_first.under(section), Say.early_lead_is_the_lead)
    return Ruling(
        Say.trick_finished_first.under(section),
        NewIrregularity("53A", "lead_out_of_turn", offender="offender"),
    )


def at_rhos_turn(facts: PrematurePlay) -> Ruling:
    """The card waits for its turn if it can be played legally; else it is a penalty card (57D)."""
    if facts.card_is_legal:
        return Ruling(Say.play_it_in_turn, Say.how_partners_was_shown, Say.used)
    if facts.earlier_card:
        return Ruling(
            penalty_card.Say.all_penalty_cards_major,
            *penalty_card.Say.while_they_lie,
            *penalty_card.Say.if_cards_lie,
        )
    return Ruling(
        PenaltyCard("57D", Size.MAJOR),
        *penalty_card.Say.while_it_lies,
        *penalty_card.Say.if_card_lies,
    )


def premature_play_choice(facts: PlayChosen) -> Ruling:
    """The card is a major penalty card, and declarer directs partner's play to the trick (57A).

    With an earlier penalty card both are major, and Law 51 goes on (50B).
    """
    earlier = bool(facts.earlier_card)
    facts.explain(lead.Say.explain_all_choices)
    facts.tell(
        penalty_card.Say.all_penalty_cards_major if earlier else PenaltyCard("57A", Size.MAJOR)
    )
    obeys = Say.obeys[facts.play_choice]
    if earlier:
        verdict = f"{Say.all_are_major}; {obeys.short}"
        return Ruling(
            obeys,
            Say.any_card_if_unable,
            *penalty_card.Say.while_they_lie,
            *penalty_card.Say.if_cards_lie,
            verdict=verdict,
        )
    return Ruling(
        obeys,
        Say.any_card_if_unable,
        *penalty_card.Say.while_it_lies,
        *penalty_card.Say.if_card_lies,
    )


SITUATION = Situation(
    premature_play,
    slug="spillet-for-tidligt",
    title="Spillede for tidligt",
    phase=Phase.PLAY,
    intro="""
        Spiller en modspiller, før den anden har lagt til, bliver kortet stort strafkort, og
        spilfører vælger, hvordan den anden skal spille til stikket.
        Har spilfører allerede spillet fra begge hænder, sker der intet.""",
    laws=("57", "60A", "59"),
    who=Who("offender", "Hvem spillede for tidligt? (Bordet: spilfører)"),
    parts=(
        Part(premature_play_freed, "Fri for berigtigelse efter § 57C"),
        Part(
            premature_play_choice,
            "Spilførers fire valg",
            known="en modspiller spillede for tidligt, og {declarer} vælger",
        ),
    ),
    confuse=("lead_out_of_turn", "penalty_card", "simultaneous_play"),
    phrases=Phrases(
        does="""
            lagde spillede fulgte trumfede smed trumfer stak lægger fulgt smide lagt spillet
            smidt trumfet"""
    ),
    statements={
        PrematurePlay.told_to_play: {
            YesNo.NO: "",
            YesNo.YES: "{declarer} eller {dummy} sagde, at det var {offender's} tur",
        },
    },
    doubts=(
        Doubt("57C1", rules=("premature_play", "premature_play_freed")).says("""
            Har spilfører spillet fra begge hænder, er en modspiller fri, når han spiller før
            den anden.
            Loven siger ikke, om det også gælder et udspil til næste stik.
            Her gør det, men vinder en anden hånd stikket, er kortet et udspil uden for tur."""),
        Doubt("57C3").says("""
            Loven nævner ikke, at {declarer} spiller ud til næste stik, før stikket er fuldt.
            Her gælder § 55, hvis en anden hånd vinder stikket."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.READS, "51A", whose="offender").says("""
            To strafkort hos spilleren: Begge er store, og spilfører vælger, hvis begge kan
            spilles."""),
        Encounter(Lasting.MINOR_CARD, How.READS, "50B", whose="offender").says("""
            Det for tidlige kort gør også spillerens lille strafkort stort."""),
        LED_UNCHOSEN,
        BOTH_BIND,
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "63A1", settled="revoke").says("""
            Spillede svigtens side til næste stik, er svigten etableret, også for tidligt."""),
    ),
)
