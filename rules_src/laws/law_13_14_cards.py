"""Laws 13 and 14: a hand has more or fewer than thirteen cards.

The offender is the player whose hand was short (14) or who took too many cards (13).
"""

from rules_src.laws.common import board, penalty_card
from rules_src.laws.common.encounters import NO_PENALTY, if_played_on
from rules_src.laws.common.lead import EarlierCard
from rules_src.model import *


class CardCount(Answer):
    TOO_MANY = A("""
        én hånd har for mange, en anden for få
        = én hånd har for mange kort og en anden for få
        ~ ^har/havde/haft/fik/fået 14/fjorten; ^talte/tæller/med 14/fjorten; 14/fjorten kort*;
          ^kun/har/havde 14/fjorten""")
    TOO_FEW = A("""
        én hånd har for få, ingen har for mange
        ~ mangler kort*; kun 12/tolv/51 kort*; KORT/kort* forsvundet; ^mangler/manglede/savner
          et/KORT; ^har/havde/tæller/talte/haft kun 12/tolv/11""")
    HIDDEN = A("""
        et af bordets kort lå skjult bag et andet
        = et af bordets kort lå skjult bag et andet
        ~ ^blind kort* lå/skjult/gemt bag/under; ^kort* skjult/gemt/lå bag/under andet; ^to
          kort* hang sammen; ^blind KORT/kort* gemte/lå/sad bag/under; kun 12/tolv …
          gemte/lå/sad/skjult bag/under""")
    NOT_PLAYED = A("""
        én hånd spillede ikke til et stik og har et for meget
        ~ ikke lagt/lagde/spillet/spillede til stik*; ikke lagt/lagde/spillede/spillet til
          et/stik""")
    STRANGE = A("""
        et kort hører ikke til spillet, fx to ens
        ~ ^er/var to KORT spil*/mappe*; ^to FARVE TAL; ^anden/andet bagside*; ^to KORT
          dukkede/er/var/i""")


class CountedWhen(Answer):
    NOT_CALLED = A("""
        før en spiller med forkert antal kort havde meldt
        = det blev opdaget, før en spiller med forkert antal kort havde meldt
        ~ UMELDT""")
    CALLED = A("""
        efter at en spiller med forkert antal kort havde meldt, men inden spillet var slut
        ~ der er meldt; DERSPILLES; DERMELDES; ^er meldt; ^midt i spil*; ^i stik TAL; ^efter
          meldingerne""")
    PLAYED = A("""
        efter spillet
        = det blev opdaget efter spillet
        ~ SPILLETSLUT; ^opdag* bagefter haft""")


class MissingCard(Answer):
    AMONG_PLAYED = A("""
        blandt {offender's} spillede kort
        = det manglende kort er blandt dem, {offender} har spillet
        ~ ^blandt spillede/vendte kort*; ^to kort* til samme stik*""")
    ELSEWHERE = A("""
        et andet sted, fx mappen eller gulvet
        = det manglende kort er et andet sted, fx i mappen eller på gulvet
        ~ gulv*/mappe* ligger/lå/sad/sidder; ^lå på/under gulv*/stol*;
          ^fandt/fundet/tabt/faldet/røget på/under gulv*/stol*/bord*""")
    GONE = A("""
        det kan ikke findes
        = det manglende kort kan ikke findes
        ~ kort*/KORT væk/forsvundet; kan/kunne ikke finde*""")


class WrongNumber(Facts):
    card_count = Fact(CardCount, "13").asks("""
        Hvor mange kort har hænderne?
        + Lad alle tælle deres kort med bagsiden op.""")
    surplus_foreign = Fact(YesNo, "13C", assume=YesNo.NO).asks("""
        Er det overskydende kort et fremmed kort, som ikke hører til spillet?
        ja = det overskydende kort er fremmed og hører ikke til spillet
        nej =""")
    counted_when = Fact(CountedWhen, "13B", "Hvornår blev det opdaget?")
    saw_card = Fact(YesNo, "13A1").asks("""
        Har en spiller set et kort fra en anden hånd?
        ja = en spiller har set et kort fra en anden hånd
        nej = ingen har set et kort fra en anden hånd""")
    can_be_played = Judgement(YesNo, "13B1", away=True).asks("""
        Kan kortene rettes, så spillet kan spilles?
        - Hvilke fremmede kort har spilleren set, og hvem har dem nu?
        - Er de afgivne meldinger stadig rimelige med de rigtige kort?""")
    in_place_of = Fact(YesNo, "14", assume=YesNo.NO).asks("""
        Har hånden det i stedet for et af sine egne kort, så antallet passer?
        + Fx to ens kort i pakken, mens et andet mangler.""")
    strange_played = Fact(YesNo, "13C", "Blev kortet spillet til et stik, der er vendt?")
    missing_card = Fact(MissingCard, "14", "Hvor er det manglende kort?")
    lead_faced = Fact(YesNo, "14B", "Er åbningsudspillet vendt?")
    agreed_claim = Fact(YesNo, "69A", assume=YesNo.NO).asks("""
        Er spillet sluttet med et krav eller et afkald, som alle var enige i?""")
    of_defender = Fact(
        YesNo, "14B4", assume=YesNo.YES, sits={YesNo.YES: DEFENDS, YesNo.NO: DECLARES}
    ).asks("""
        Er {offender} modspiller?""")
    face_could_be_seen = Fact(YesNo, "49", assume=YesNo.NO).asks("""
        Kunne {partner} have set kortets forside, hvor det lå?
        ja = {partner} kunne have set det manglende kort
        nej =""")
    earlier_card = EarlierCard.earlier_card
    honour_shown = penalty_card.DroppedCard.honour_shown


class Say(Steps):
    cards_put_right = Step("13A").says("""
        Jeg retter hænderne efter kortfordelingen.
        = kortene rettes""")
    board_played_then_judged = Step("13A2").says("""
        Spil spillet.
        Jeg vurderer resultatet bagefter.
        = resultatet vurderes bagefter""")
    no_call_is_changed = Step("13B1").says("""
        Jeg retter kortene, og I fortsætter.
        Ingen melding må ændres.
        = kortene rettes, og ingen melding ændres""")
    strange_card_removed = Step("13C").says("""
        Jeg fjerner det fremmede kort, og I fortsætter.
        = det fremmede kort fjernes""")
    hidden_card_shown = Step("41D", to="offender").says("""
        Læg det skjulte kort frem, og spil videre.
        = kortet lægges frem, og spillet går videre""")
    misled_by_hidden_card = AdjustedScore("12A1", Grounds.GAINED, when=When.AFTER_PLAY)
    if_table_revoked = HandOver("64B3", "revoke", when=When.IF_REVOKED)
    result_cancelled = Step("13D", keyed=Keyed.ADJUSTED).says("""
        Jeg annullerer resultatet og giver en justeret score.
        = resultatet annulleres""")
    missing_card_restored = Step("14A1", to="offender").says("""
        Du får det manglende kort tilbage.
        = kortet lægges tilbage""")
    deal_rebuilt = Step("14A2").says("""
        Jeg lægger et andet sæt kort efter fordelingen, så ingen mangler et kort.
        = fordelingen genskabes""")
    goes_on_with_full_hand = Step("14A3").says("""
        I fortsætter, og ingen melding må ændres.
        Det manglende kort har hørt til hånden hele tiden.
        = ingen melding ændres""")
    restored_card_always_there = Step("14B4", to="offender").says("""
        Det manglende kort har hørt til din hånd hele tiden, så du kan have svigtet kulør.""")
    restored_card_of_defender = Step(
        "14B4",
        to="offender",
        void=restored_card_always_there,
    ).says("""
        Det manglende kort har hørt til din hånd hele tiden.
        Det er strafkort, for det har kunnet ses, og du kan have svigtet kulør.
        = det er strafkort""")
    claim_without_the_card = Step("69A").says("""
        Kravet blev aftalt uden det kort.
        Er I stadig enige om stikkene?
        = kravet ses efter igen""")
    """Who is not withdraws his agreement: 69A in the round, 69B later; 79 for the count."""
    known = Information("14C", Status.UNAUTHORISED, About.MISSING_CARD)
    if_revoked = HandOver("14B4", "revoke", when=When.IF_REVOKED)


def influenced(section: str) -> AdjustedScore:
    return AdjustedScore(section, Grounds.WRONG_CARDS, when=When.AFTER_PLAY)


def wrong_number_of_cards(facts: WrongNumber) -> Ruling:
    """The deal is put right and played if it can be; a lost card was there all along (13, 14)."""
    match facts.card_count:
        case CardCount.TOO_MANY:
            return too_many(facts)
        case CardCount.TOO_FEW:
            return too_few(facts)
        case CardCount.NOT_PLAYED:
            return Ruling(
                NewIrregularity("67", "revoke", offender="offender", knows="failure=no_card")
            )
        case CardCount.HIDDEN:
            return Ruling(Say.hidden_card_shown, Say.misled_by_hidden_card, Say.if_table_revoked)
        case CardCount.STRANGE:
            return in_place_of(facts) if facts.in_place_of else surplus_removed(facts)


def surplus_removed(facts: WrongNumber) -> Ruling:
    """A card that is no part of the deal goes, and play continues (13C)."""
    if facts.strange_played:
        return Ruling(Say.strange_card_removed, influenced("13C"))
    return Ruling(Say.strange_card_removed)


def too_many(facts: WrongNumber) -> Ruling:
    """It matters whether one of the wrong hands has called, and then who has seen what (13)."""
    if facts.surplus_foreign:
        return surplus_removed(facts)
    if facts.counted_when is CountedWhen.PLAYED:
        return Ruling(Say.result_cancelled, board.fined("13D"), board.adjusted("13D"))
    if facts.counted_when is CountedWhen.CALLED:
        if facts.can_be_played:
            return Ruling(Say.no_call_is_changed, influenced("13B1"))
        return Ruling(
            board.Say.board_given_adjusted_score, board.fined("13B2"), board.adjusted("13B2")
        )
    if facts.saw_card:
        return Ruling(
            Say.cards_put_right,
            Say.board_played_then_judged,
            influenced("13A2"),
            board.fined("13A2"),
        )
    return Ruling(Say.cards_put_right, board.Say.board_played_normally)


def in_place_of(facts: WrongNumber) -> Ruling:
    """Without the foreign card the hand is one short, and is made up as any such hand (13C, 14)."""
    if facts.lead_faced:
        return Ruling(
            Say.strange_card_removed,
            Say.deal_rebuilt.under("14B3"),
            Say.restored_card_always_there,
            Say.known,
            influenced("13C"),
            Say.if_revoked,
        )
    return Ruling(Say.strange_card_removed, Say.deal_rebuilt, Say.goes_on_with_full_hand, Say.known)


def too_few(facts: WrongNumber) -> Ruling:
    """The card is found or replaced and counts as having been in the hand all along (14)."""
    if facts.missing_card is MissingCard.AMONG_PLAYED:
        return Ruling(HandOver("14B1", "too_many_cards_played"))
    found = facts.missing_card is MissingCard.ELSEWHERE
    back = Say.missing_card_restored if found else Say.deal_rebuilt
    if not facts.lead_faced:
        return Ruling(back, Say.goes_on_with_full_hand, Say.known)
    facts.tell(back.under("14B2" if found else "14B3"))
    if facts.agreed_claim:
        return Ruling(
            Say.restored_card_always_there,
            Say.claim_without_the_card,
            NewIrregularity("69", "claim"),
            Say.if_revoked,
        )
    lies: tuple[AnyStep, ...] = (Say.restored_card_always_there,)
    if found and facts.of_defender and facts.face_could_be_seen:
        card = (
            penalty_card.in_the_trick(penalty_card.Say.several)
            if facts.earlier_card
            else penalty_card.dropped("49", facts.honour_shown)
        )
        on = (step for step in card if not isinstance(step, HandOver))  # the revoke leads on
        lies = (Say.restored_card_of_defender, *on)
    return Ruling(*lies, Say.known, Say.if_revoked)


SITUATION = Situation(
    wrong_number_of_cards,
    slug="forkert-antal-kort",
    title="Forkert antal kort",
    phase=Phase.BEFORE,
    intro="""
        Har en hånd for mange kort, kommer det an på, om der er meldt, og hvad spillerne har
        set.
        Mangler der blot et kort, findes det eller erstattes, og det regnes for at have været
        på hånden hele tiden.""",
    laws=("13", "14"),
    who=Who("offender", "Hvem har for mange kort eller mangler et?"),
    confuse=("wrong_board", "fouled_board", "revoke", "extraneous_information", "claim"),
    phrases=Phrases(
        does="""
            mangler haft talte tæller TAL for savner manglede"""
    ),
    doubts=(
        Doubt("13C").says("""
        Loven nævner ikke et fremmed kort i stedet for et af håndens egne.
        Her fjernes det efter § 13C, og det manglende lægges til efter § 14.
        Andre giver begge par en kunstig score."""),
    ),
    encounters=beside(
        if_played_on("13B"),
        Encounter(Lasting.MAJOR_CARD, How.READS, "14B4", whose="offender").says("""
            Find først kortet; bliver også det strafkort, er alle spillerens strafkort store
            (§ 50B)."""),
        Encounter(Lasting.MINOR_CARD, How.READS, "14B4", whose="offender").says("""
            Find først kortet; bliver også det strafkort, er alle spillerens strafkort store
            (§ 50B)."""),
        NO_PENALTY,
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "14B4", settled="revoke").says("""
            Det fundne kort var på hånden og kan rette svigten."""),
        Encounter(Lasting.REVOKED, How.LAST, "14B4", settled="revoke").says("""
            Find først kortet; kunne det bekende, regnes det med som kulørsvigt."""),
        Encounter(Lasting.CLAIMED, How.LAST, "63A3", settled="revoke").says("""
            Find først kortet; har siden krævet eller opgivet stik, er dens svigt etableret."""),
    ),
)
