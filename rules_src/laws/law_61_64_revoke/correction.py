"""Laws 61, 66D and 67: a revoke, and what counts as one.

The offender is who revoked; where the card came from the table, that is declarer.
"""

from rules_src.laws.common import claim, dummy, lead, penalty_card, taken_back, unauthorised
from rules_src.laws.common.lead import EarlierCard
from rules_src.model import *


class Failure(Answer):
    SUIT = A("""
        der blev spillet en anden farve, selv om der kunne bekendes
        ~ ^har/havde*/der svigtet*; PLADS/makker/begge svigtede*/svigter*; ^bekendte ikke; ^ikke
          bekendt*; ^fulgte ikke farve*/kulør; smed/smide/trumfede*/stak … ^har/havde/fandt
          FARVE/KORT/farven; ^lagde/smed/trumfede/stak/sakede FARVE … havde FARVE; ^trumfede* med
          FARVE hånd*; ^PLADS/makker/han/hun/jeg/spilfører/blind/modspiller*
          svigtet/svigtede/svigter; ^lavede/lavet/laver svigt*/kulørsvigt*; ^kulørsvigt*/svigt*
          i/af/fra/på FARVE/PLADS; svigtet kulør; svigtede kulør;
          ^smed/lagde/sakede/trumfede/stak/smider/lægger/spillede … ^har/havde
          stadig/selv/faktisk/alligevel/en/to/tre/flere FARVE/farven; ^lagde/lægger/smed/smider
          FARVE på FARVE; ikke bekende/bekendt/bekender; ^selvom han/hun/DEN havde FARVE/farven;
          ^PLADS trumfe*""")
    RESTRICTED = A("""
        {offender} fulgte ikke et krav eller forbud, men kunne
        ~ ^spilfører krævede/forlangte/forbød … spillede/lagde/smed; ^skulle spille FARVE …
          spillede/lagde/smed; ^forbudt/forbudte … spillede""")
    NO_CARD = A("""
        {offender} spillede slet ikke til stikket
        ~ ^lagde/spillede/lagt/spillet ikke noget/kort*/intet; ^glemte/glemt lægge/spille kort*;
          ^lagde/spillede intet kort*; ikke kom med kort* stik*""")
    UNABLE = A("""
        {offender} kunne ikke bekende eller følge kravet, eller et krav havde stoppet spillet
        ~ ^slet ikke havde flere/FARVE; ^havde slet ikke flere/FARVE; ^havde ikke flere""")
    ANNOUNCED = "{offender} nævnte det kun som sin plan i et krav"
    UNKNOWN = "det kan ikke ses efter, for kort er blandet"


class Revoke(Facts):
    failure = Fact(Failure, "61A", overlaps=(Both(Failure.SUIT, Failure.RESTRICTED),)).asks("""
        Hvad er der sket?
        + Kun du må se tidligere stik efter (§ 66C). Et kort, der lå på gulvet eller i mappen,
          har hørt til hånden hele tiden (§ 14B4).""")


class MixedBy(Answer):
    OFFENDING = "kun {offending_side}"
    OTHER = "kun {other_side}"
    BOTH = "begge sider"


class PossibleRevoke(Revoke):
    played_but_kept = Fact(YesNo, "67B3", assume=YesNo.NO).asks("""
        Er kortet spillet til stikket, men ikke lagt blandt de spillede?""")
    played_again = Fact(YesNo, "67B3").asks("""
        Er det spillet igen, uden at det kan rettes?
        ja = det er spillet igen, uden at det kan rettes
        nej = det er ikke spillet igen""")
    both_played_on = Fact(YesNo, "67B").asks("""
        Har begge sider spillet til næste stik?
        + Tæl kortene: {offender} har ét for meget.""")
    has_suit = Fact(YesNo, "67B1", "Har {offender} et kort i den udspillede farve?")
    mixed_by = Fact(MixedBy, "66D", "Hvem har blandet sine kort?")


class SinceRevoke(Answer):
    NOTHING = A("""
        intet (heller ikke et krav), eller kun {other_side} har spillet til næste stik
        = {offending_side} har ikke spillet eller nævnt et kort til næste stik
        ~ ingen spillet* ud; ^rettede* førend stik*; ^stikket* ligger endnu/stadig/åbent; ^rettede*
          samme/straks; ikke/ingen spillet videre/næste; ingen gået videre;
          ^opdag*/så/sagde/siger/rettede straks/samme; ^hov straks/samme/med; ^førend
          spillede/spillet/nogen videre/næste/ud; ^stadig/endnu i samme; ^straks … ikke spillet;
          stadig samme stik""")
    PLAYED = A("""
        {offending_side} har spillet til næste stik, lovligt eller ej
        = {offender} eller {partner} har spillet til næste stik, lovligt eller ej
        ~ ^er/blev/de spillet* videre; ^DEN/makker/han/hun har/havde spillet* ud næste stik; ikke
          bekendte TAL … ^nu i TAL; ^opdag*/set/så TAL stik senere/efter/bagefter; stik TAL …
          ^opdag* TAL; SPILLETSLUT; ^opdag* kort* mappe*; ^spillet/spillede/spilles videre;
          ^TAL/to/tre/flere stik senere/efter/siden; ^senere i spillet; ^er/har spillet
          flere/to/tre/TAL stik; ^opdag*/set/så/opdaget først/senere/efter; ^først opdag*/set/så;
          ^DEN/makker/de/der spillet/spillede til/ud næste; ^ingen opdag* førend spillet
          slut/færdig*/forbi""")
    NAMED = A("""
        {offending_side} har kun nævnt eller udpeget et kort til næste stik
        = {offender} eller {partner} har nævnt eller udpeget et kort til næste stik""")
    CLAIM = A("""
        før {offending_side} spillede til næste stik, kom et krav eller afkald, der ikke er
        bortfaldet
        =
        ~ svigt* … ^krævede/krævet/kræver/claimede/opgav; ^har/havde krævet/claimet resten""")


class WhoClaimed(Answer):
    OBJECTED = A("""
        {offender} eller {partner} opgav stik, men den anden modspiller protesterede straks
        = {offender} eller {partner} opgav stik, men den anden modspiller protesterede straks""")
    OFFENDING_SIDE = A("""
        {offender} eller {partner}
        = {offender} eller {partner} krævede eller opgav stik""")
    ACCEPTED = A("""
        {other_side}, og {offending_side} protesterede ikke i tide
        = {other_side} krævede eller opgav stik, og {offending_side} protesterede ikke i tide""")
    OTHER_SIDE = A("""
        {other_side}, og {offending_side} har protesteret eller kan stadig nå det
        = {other_side} krævede eller opgav stik, og {offending_side} har protesteret eller kan
          stadig nå det""")


class DummyDid(Answer):
    TOO_LATE = A("""
        nævnte {declarer's} eller bordets kulørsvigt, da siden havde spillet til næste stik
        = {dummy}, der har mistet sine rettigheder, gjorde først opmærksom på det, da siden
          havde spillet til næste stik""")
    ASKED = A("""
        spurgte {declarer}, der havde svigtet fra hånden, eller sagde det
        = {dummy}, der har mistet sine rettigheder, spurgte først {declarer}, der havde svigtet
          fra hånden, eller sagde det""")
    REMARKED = "sagde, at en modspiller havde svigtet"
    PROTESTED = A("""
        protesterede mod et kort fra bordet
        = {dummy}, der har mistet sine rettigheder, protesterede først mod et kort fra bordet""")


class CardFrom(Answer):
    HIDDEN = A("""
        en modspillers skjulte hånd
        = det forkerte kort kom fra en modspillers skjulte hånd""")
    FACED = A("""
        en modspillers strafkort på bordet
        = det forkerte kort var et strafkort på bordet""")
    DECLARER = A("""
        {declarer's} hånd
        = det forkerte kort kom fra {declarer's} hånd
        ~ ^spilfører frahånden""")
    TABLE = A("""
        {dummy's} kort på bordet
        = det forkerte kort kom fra bordet
        ~ ^blind svigtede/svigtet/bekendte; ^svigt* frabordet; frabordet svigtede""")


class RevokeCard(Facts):
    card_from = Fact(
        CardFrom,
        "62B",
        sits={
            CardFrom.HIDDEN: DEFENDS,
            CardFrom.FACED: DEFENDS,
            CardFrom.DECLARER: (0,),
            CardFrom.TABLE: DECLARES,
        },
    ).asks("""
        Hvor kom det forkerte kort fra?""")
    earlier_card = EarlierCard.earlier_card
    card_corrects = Fact(YesNo, "50D1a").asks("""
        Er det strafkortet, der spilles til stikket i stedet?
        + Et stort strafkort, der kan bekende, skal spilles. Er det lille, må {offender} vælge
          en honnør i farven (§ 50C).
        ja = strafkortet spilles til stikket
        nej = et andet kort end strafkortet spilles til stikket""")


class LastTricks(Facts):
    before_partner = Fact(YesNo, "62D2", sits={YesNo.YES: DEFENDS}).asks("""
        Svigtede en modspiller, før {partner} havde spillet til 12. stik?
        ja = en modspiller svigtede, før {partner} havde spillet til 12. stik
        nej = ingen modspiller svigtede, før {partner} havde spillet til 12. stik""")


OTHERS_CLAIM = Effect(Lasting.CLAIMED, "other_side")


class Establishment(Facts):
    twelfth = Fact(YesNo, "62D1", assume=YesNo.NO).asks("""
        Skete det i 12. stik, uden at alle fire hænder er lagt i mappen?
        ja = det skete i 12. stik, og ikke alle fire hænder er lagt i mappen
        nej = det skete ikke i 12. stik, eller alle fire hænder er lagt i mappen
        ja ~ tolvte stik*; næstsidste stik*; ^stik 12; ^12 stik""")
    both_sides_revoked = Fact(
        YesNo, "62C3", assume=YesNo.NO, doubted_by=(Effect(Lasting.MAJOR_CARD, "other_side"),)
    ).asks("""
        Svigtede begge sider i stikket, og har kun den ene spillet videre?
        ja = begge sider svigtede i stikket, og kun den ene har spillet videre
        nej = kun {offending_side} svigtede, eller begge eller ingen har spillet videre""")
    card_from = RevokeCard.card_from
    dummy_first = dummy.FirstToMention.dummy_first
    since_revoke = Fact(
        SinceRevoke,
        "63A",
        excluded_by={SinceRevoke.NOTHING: OTHERS_CLAIM},
    ).asks("""
        Hvad skete der efter kulørsvigten?
        + Et kort fra bordet er spillet, når det er nævnt.""")
    told_to_play_on = Fact(YesNo, "47E1", assume=YesNo.NO).asks("""
        Spillede siden kun, fordi en modstander sagde, at det var deres tur?
        + At ingen protesterede, er ikke nok.
        ja = siden spillede kun, fordi en modstander sagde, at det var deres tur
        nej = ingen modstander havde sagt, at det var deres tur""")
    claim_settled = Fact(
        YesNo,
        "63A3",
        assume=YesNo.NO,
        stands={Effect(Lasting.CLAIMED, "offending_side"): YesNo.YES},
        reached={YesNo.YES: When.AFTER_PLAY},
    ).asks("""
        Er et krav eller afkald fra {offending_side} allerede afgjort?
        ja = {offending_side's} krav eller afkald er allerede afgjort
        nej =""")
    who_claimed = Fact(
        WhoClaimed,
        "63A3",
        sits={WhoClaimed.OBJECTED: DEFENDS},
        excluded_by={WhoClaimed.OBJECTED: OTHERS_CLAIM, WhoClaimed.OFFENDING_SIDE: OTHERS_CLAIM},
        overlaps=(Both(WhoClaimed.OBJECTED, WhoClaimed.OFFENDING_SIDE),),
    ).asks("""
        Hvem krævede eller opgav stik?
        + I tide er, før runden er slut, og før {offending_side} har meldt på et senere spil
          (§ 69A). Et krav om resten opgiver ikke noget, så ingen kan protestere mod et afkald
          (§ 68B2).""")
    dummy_did = Fact(
        DummyDid,
        "43B2b",
        "Hvad gjorde {dummy}?",
        sits={
            DummyDid.TOO_LATE: DECLARES,
            DummyDid.ASKED: (0,),
            DummyDid.REMARKED: DEFENDS,
            DummyDid.PROTESTED: DECLARES,
        },
    )


class PlayedAfter(Answer):
    NO = A("""
        nej
        ~ ikke/ingen lagt/spillet siden/efter""")
    SAME_TRICK = "ja, men kun til stikket med kulørsvigten"
    NEXT_TRICK = "ja, også til næste stik"


class CardsAfter(RevokeCard):
    played_after = Fact(PlayedAfter, "62C1").asks("""
        Har {other_side} spillet efter kulørsvigten, før den blev påtalt?""")
    taken_back = Option(YesNo, "62C1", chooses="other_side").asks("""
        Tager {other_side} et af de kort tilbage?
        + Den, der har spillet kortet, for bordet spilfører, vælger alene og må først se det
          kort, kulørsvigten er rettet med.
        ja ~ ^mtv/mth/modpart*/spilfører/PLADS vil skifte/ændre/lave/tage/have sit/kort*""")
    partner_played = Fact(YesNo, "62C2", "Havde {offending_side} spillet efter det kort?")
    partner_changes = Option(YesNo, "62C2", chooses="partner").asks("""
        Skifter {partner} sit kort?
        + Det kort, {partner} tager tilbage, bliver et stort strafkort.""")


class PlayGoesOn(RevokeCard):
    played_after = CardsAfter.played_after
    new_winner = Fact(YesNo, "44G").asks("""
        Vinder en anden hånd stikket, når kortene er skiftet?
        + Den, der vinder det rettede stik, spiller ud til det næste.""")


SETTLED = (Effect(Lasting.OPEN_REVOKE), Effect(Lasting.BOUND_LEAD, detail="require"))
"""Established or corrected, it is open no more; the lead that was required has been made (50D2a).
A prohibition lasts as long as he is on lead."""
TO_COUNT = (Effect(Lasting.REVOKED, detail="open"),)
NO_CARD_TO_COUNT = (Effect(Lasting.REVOKED, detail="open no_card"),)


class Say(Steps):
    it_is_a_revoke = Step("61A", settled_by=("established", "not_established")).says("""
        Det er en kulørsvigt.""")
    stay_at_the_table = Step(
        "50D", to=ME, authority=Authority.ADVICE, settled_by=("exemption",)
    ).says("""
        Bliv ved bordet, mens der ligger store strafkort, eller en farve er krævet eller
        forbudt.""")
    no_revoke = Step("61A").says("""
        Det er ikke en kulørsvigt.
        = ingen kulørsvigt""")
    claim_cannot_be_withdrawn = Step("68D").says("""
        Spillet er stoppet.
        Kravet kan ikke trækkes tilbage.
        = kravet står""")
    plan_cannot_be_followed = Step("70A").says("""
        Jeg fordeler resten af stikkene, hvis nogen er uenig.
        Den nævnte plan kan ikke følges.""")
    supply_legal_card = Step("67A1", to="offender").says("""
        Spil nu et lovligt kort til stikket.
        = {offender} spiller et lovligt kort""")
    played_card_in_its_place = Step("67B3").says("""
        Jeg lægger kortet blandt de spillede.
        Det er ikke en kulørsvigt.
        = kortet lægges på plads""")
    if_played_twice = Step("67B3", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED).says("""
        Justér scoren, hvis det skadede, at kortet blev spillet igen.
        = måske justeret score""")
    add_card_of_suit = Step("67B1a", to="offender", leaves=NO_CARD_TO_COUNT).says("""
        Læg straks et kort i farven åbent til stikket.
        Jeg flytter ikke stikket, men regner det som en kulørsvigt.
        = {offender} lægger til i farven""")
    add_any_card = Step("67B1b", to="offender", leaves=NO_CARD_TO_COUNT).says("""
        Læg straks et valgfrit kort åbent til stikket.
        Jeg flytter ikke stikket, men regner det som en kulørsvigt.
        = {offender} lægger et frit kort til""")
    rule_against_mixer = Step("66D", leaves=TO_COUNT).says("""
        {Offending_side} har blandet kortene.
        Jeg går ud fra, at der er svigtet kulør.
        = regnes som kulørsvigt""")
    revoke_cannot_be_shown = Step("66D").says("""
        {Other_side} har blandet kortene.
        Jeg går ud fra, at der ikke er svigtet kulør.
        = regnes ikke som kulørsvigt""")
    agreed_tricks_stand = Step("85B").says("""
        Kan jeg ikke afgøre det, står de stik, I var enige om.
        = kan det ikke afgøres, står stikkene""")
    established_or_not = HandOver("63A", "revoke_established")
    established = Step("63A1", settled_by=("exemption",), leaves=TO_COUNT, ends=SETTLED).says("""
        Kulørsvigten er etableret.
        Stikket står, som det er spillet.
        = kulørsvigten er etableret""")
    not_established = Step(
        "62A", settled_by=("play_legal_card", "play_penalty_card_instead", "table_card_back")
    ).says("""
        Kulørsvigten skal rettes.
        = kulørsvigten rettes""")
    tricks_counted_after_play = Step("64A", settled_by=("exemption",)).says("""
        Jeg afgør efter spillet, om der skal overføres stik.""")
    told_card_back = Step(
        "47E1", leaves=(Effect(Lasting.INFORMATION, "other_side", About.TAKEN_BACK.key),)
    ).says("""
        {Offending_side} tager kortet til næste stik op, uden strafkort.
        {Other_side} må ikke bruge det (§ 16C2).
        = næste kort tages op""")
    cards_since_may_be_changed = Step("62C1", to="other_side").says("""
        I må skifte kort, I spillede mellem kulørsvigten og påtalen.
        Gør I det, må den næste fra {offending_side} også.""")
    rest_shared_after_correction = Step("70A").says("""
        Spillet er stoppet (§ 68D).
        Jeg fordeler resten, som om kulørsvigten er rettet.
        Loven tier, så kortet er ikke strafkort.
        = resten fordeles""")
    play_over = (
        cards_since_may_be_changed,
        rest_shared_after_correction,
        NewIrregularity("70A", "claim", knows="claim_kind=claim/reply=disputed"),
    )
    """No card is played after a claim, so a revoke is corrected by the director alone (68D)."""
    play_stopped_by_own_claim = Step("68D", settled_by=("exemption",)).says("""
        Spillet er stoppet.
        Kravet eller afkaldet afgøres først.
        = spillet er stoppet""")
    own_claim = (play_stopped_by_own_claim, NewIrregularity("68D", "claim"))
    corrected_though_established = HandOver("62D1", "revoke_in_twelfth_trick")
    last_two_tricks_put_right = Step("62D1", ends=SETTLED).says("""
        I 12. stik rettes også en etableret kulørsvigt.
        {Offender} spiller et lovligt kort, og de to sidste stik spilles, som de skal.
        = de to sidste stik rettes""")
    both_corrected_without_penalty = Step("62C3").says("""
        Begge sider retter deres kulørsvigt.
        Tag kort til næste stik op.
        = begge sider retter""")
    both_revokes_corrected = Step("62C3", void=both_corrected_without_penalty).says("""
        Begge sider retter deres kulørsvigt.
        Tag kort til næste stik op.
        Hvert kort, en modspiller tager tilbage, er et stort strafkort.
        = begge sider retter""")
    neither_side_may_use_cards = Step("16C2").says("""
        I må ikke bruge, hvad de tilbagetagne kort viste.
        Strafkort må alle bruge, mens de ligger.""")
    either_damaged = AdjustedScore("64C1", Grounds.EITHER_DAMAGED, when=When.AFTER_PLAY)
    """Where both sides have revoked nobody is the non-offending side."""
    corrected_and_counted = Step("43B2b", leaves=TO_COUNT).says("""
        {Dummy} måtte ikke spørge.
        Kulørsvigten rettes.
        Efter spillet afgør jeg, om der skal overføres stik, som om den var etableret.
        = kulørsvigten rettes, men tæller som etableret""")
    seen_by_partner = Information("62D2", Status.UNAUTHORISED, About.CARD)
    no_transfer = Step(
        "64B8", when=When.AFTER_PLAY, ends=(Effect(Lasting.REVOKED, detail="open"),)
    ).says("""
        Jeg overfører ingen stik for denne kulørsvigt.
        = ingen stik overføres""")
    mind_damage = AdjustedScore("64C1", Grounds.NOT_COMPENSATED, when=When.AFTER_PLAY)
    afterwards = HandOver("64A", "revoke_transfer", when=When.AFTER_PLAY)
    its_cards = NewIrregularity(
        "62C3",
        "penalty_card",
        when=When.ON_TABLE,
        knows="card_of=defender/seen_during=play/why_seen=played/how_played=revoke",
    )
    own_card_lies = (
        PenaltyCard("62B1", Size.MAJOR),
        *penalty_card.Say.while_it_lies,
        *penalty_card.Say.if_card_lies,
    )
    play_legal_card = Step("62B", to="offender", ends=SETTLED).says("""
        Spil et lovligt kort i stedet.""")
    play_penalty_card_instead = Step(
        "50D1a",
        to="offender",
        ends=(*SETTLED, *penalty_cards_of("offender", penalty_card.PLAYED)),
    ).says("""
        Spil strafkortet i stedet.
        = {offender} spiller strafkortet i stedet""")
    still_penalty_card = Step(
        "62B2",
        to="offender",
        settled_by=("penalty_cards_chosen_back", *penalty_card.FREED),
        void=CardBack("68D2bii"),
    ).says("""
        Læg kortet tilbage som strafkort.
        = kortet er stadig strafkort""")
    minor_card_stays_minor = Step("50C", to=ME).says("""
        Et lille strafkort er stadig lille, og {declarer} har intet valg.""")
    table_card_back = Step("62B2", to="declarer", ends=SETTLED).says("""
        Spil et andet, lovligt kort fra bordet.
        = nyt kort fra bordet""")
    goes_on_unpunished = Step("62B2").says("""
        Der er ingen yderligere berigtigelse.
        = ingen yderligere berigtigelse""")
    cards_stand = Step("62C1", to=ME).says("""
        Lad {other_side's} kort blive i stikket.""")
    cards_changed = Step("62C1", to="other_side").says("""
        Spil et andet lovligt kort.
        = {other_side} skifter kort""")
    changed = (cards_changed, *taken_back.Say.cards_taken_back)
    next_lead_goes_back = Step("44G").says("""
        Stikkets nye vinder spiller ud.
        Tag kort til næste stik op.
        = ny vinder af stikket spiller ud""")
    next_lead_back = (next_lead_goes_back, *taken_back.Say.cards_taken_back)
    partner_may_change = Step("62C2", to="offending_side").says("""
        I må også skifte et kort, I spillede bagefter.
        = {offending_side} må også""")
    partner_changes_for_penalty = Step(
        "62C2",
        to="partner",
        leaves=(Effect(Lasting.MAJOR_CARD, "partner"),),
        void=partner_may_change,
    ).says("""
        Skift kort, og lad det første ligge som stort strafkort.
        = {partner} også""")
    each_plays_his_card = Step("50D1a", to="offending_side").says("""
        Spil jeres strafkort, så snart I lovligt kan.""")
    corrected = "kulørsvigten er rettet"
    """The verdict where nothing else changes: what becomes of the card the rules that go on say."""
    both_changed = "kulørsvigten er rettet; begge har stort strafkort"
    new_winner_and_corrected = "ny vinder af stikket spiller ud; kulørsvigten er rettet"
    """The verdict where a defender's revoke, once corrected, has given the trick a new winner."""
    last_tricks_barred = "de to sidste stik rettes; {partner} må ikke bruge det viste"
    """The verdict where the revoke was shown before partner played to the twelfth trick."""


def revoke(facts: PossibleRevoke) -> Ruling:
    """A failure to follow suit, or to obey a restriction one can obey, is a revoke (61A)."""
    match facts.failure:
        case Failure.SUIT:
            return Ruling(Say.it_is_a_revoke, Say.established_or_not)
        case Failure.RESTRICTED:
            return Ruling(Say.it_is_a_revoke, Say.stay_at_the_table, Say.established_or_not)
        case Failure.NO_CARD:
            return too_few_cards(facts)
        case Failure.UNABLE:
            return Ruling(Say.no_revoke)
        case Failure.ANNOUNCED:
            return Ruling(Say.no_revoke, Say.claim_cannot_be_withdrawn, Say.plan_cannot_be_followed)
        case Failure.UNKNOWN:
            return cards_mixed(facts)


def too_few_cards(facts: PossibleRevoke) -> Ruling:
    """Who played no card supplies one; once both sides have played on he has revoked (67)."""
    if facts.played_but_kept:
        twice = (Say.if_played_twice,) if facts.played_again else ()
        return Ruling(Say.played_card_in_its_place, *twice)
    if not facts.both_played_on:
        return Ruling(Say.supply_legal_card)
    return Ruling(Say.add_card_of_suit if facts.has_suit else Say.add_any_card, Say.afterwards)


def cards_mixed(facts: PossibleRevoke) -> Ruling:
    """What can no longer be found out is held against the only side that mixed its cards (66D)."""
    match facts.mixed_by:
        case MixedBy.OFFENDING:
            return Ruling(Say.rule_against_mixer, Say.afterwards)
        case MixedBy.OTHER:
            return Ruling(Say.revoke_cannot_be_shown)
        case MixedBy.BOTH:
            return Ruling(Say.agreed_tricks_stand, NewIrregularity("85A1", "disputed_facts"))


def revoke_correction(facts: RevokeCard) -> Ruling:
    """The card goes back; one from a defender's unfaced hand is a major penalty card (62B)."""
    on = HandOver("62C", "revoke_cards_after")
    match facts.card_from:
        case CardFrom.HIDDEN:
            return hidden_card_back(facts, on)
        case CardFrom.FACED:
            return Ruling(
                Say.play_legal_card, Say.still_penalty_card, Say.minor_card_stays_minor, on
            )
        case CardFrom.DECLARER:
            return Ruling(Say.play_legal_card, CardBack("62B2"), on)
        case CardFrom.TABLE:
            return Ruling(Say.table_card_back, on)


def hidden_card_back(facts: RevokeCard, *on: AnyStep) -> Ruling:
    """A penalty card that can follow suit is what corrects the revoke; it lies no more (50D1)."""
    if not facts.earlier_card:
        return Ruling(Say.play_legal_card, PenaltyCard("62B1", Size.MAJOR), *on)
    if facts.card_corrects:
        return Ruling(Say.play_penalty_card_instead, PenaltyCard("62B1", Size.MAJOR), *on)
    return Ruling(Say.play_legal_card, penalty_card.Say.all_penalty_cards_major, *on)


def revoke_cards_after(facts: CardsAfter) -> Ruling:
    """The other side may change what it has played since, and then the next to play (62C)."""
    on = HandOver("62C", "revoke_play_goes_on")
    if facts.played_after is PlayedAfter.NO:
        return Ruling(on)
    if not facts.taken_back:
        return Ruling(Say.cards_stand, on)
    if not facts.partner_played:
        return Ruling(*Say.changed, on)
    if not by_defender(facts):
        return Ruling(*Say.changed, Say.partner_may_change, on)
    if not facts.partner_changes:
        return Ruling(*Say.changed, on)
    return Ruling(
        *Say.changed,
        Say.partner_changes_for_penalty,
        lead.Say.how_partners_was_shown,
        taken_back.Say.corrected_winner_leads,
        *penalty_card.Say.while_it_lies,
        Say.each_plays_his_card,
        penalty_card.Say.choice_returns,
        penalty_card.Say.if_not_played,
        verdict=Say.both_changed,
    )


def revoke_play_goes_on(facts: PlayGoesOn) -> Ruling:
    """Who wins the corrected trick leads (44G); a defender's card lies, and Law 50 goes on."""
    to_next = facts.played_after is PlayedAfter.NEXT_TRICK
    back = Say.next_lead_back if to_next and facts.new_winner else ()
    if not by_defender(facts):
        return Ruling(*back) if back else Ruling(Say.goes_on_unpunished)
    from_hand = facts.card_from is CardFrom.HIDDEN
    if from_hand and facts.earlier_card and not facts.card_corrects:
        lying = penalty_card.Say.while_they_lie
        on = HandOver("51", "penalty_cards_turn", when=When.ON_TABLE)
    else:
        lying = penalty_card.Say.while_it_lies
        on = HandOver("50D", "penalty_card_turn", when=When.ON_TABLE)
    return Ruling(
        *back,
        *lying,
        penalty_card.Say.bound_while_it_lies,
        on,
        verdict=Say.new_winner_and_corrected if back else Say.corrected,
    )


def by_defender(facts: RevokeCard) -> bool:
    return facts.card_from not in (CardFrom.DECLARER, CardFrom.TABLE)


def revoke_established(facts: Establishment) -> Ruling:
    """A card of the offending side to the next trick, or a claim, establishes a revoke (63A)."""
    if facts.twelfth:
        return Ruling(Say.corrected_though_established)
    if facts.both_sides_revoked:
        return Ruling(
            Say.both_revokes_corrected,
            Say.neither_side_may_use_cards,
            Say.no_transfer,
            Say.either_damaged,
            *(Say.own_card_lies if facts.card_from is CardFrom.HIDDEN else (Say.its_cards,)),
        )
    if facts.dummy_first:
        return dummy_spoke(facts)
    if facts.claim_settled:
        return established("63A3")
    match facts.since_revoke:
        case SinceRevoke.NOTHING:
            return to_be_corrected("62A")
        case SinceRevoke.PLAYED:
            return played_on(facts)
        case SinceRevoke.NAMED:
            return established("63A2")
        case SinceRevoke.CLAIM:
            return after_claim(facts)


def played_on(facts: Establishment) -> Ruling:
    """A card to the next trick establishes, but not one at an opponent's word (63A1, 47E1)."""
    if not facts.told_to_play_on:
        return established("63A1")
    return Ruling(Say.told_card_back, taken_back.Say.back_used_by_others, *to_be_corrected("47E1"))


def after_claim(facts: Establishment) -> Ruling:
    """Its own claim binds a side at once, the opponents' only when it is agreed for good (63A)."""
    match facts.who_claimed:
        case WhoClaimed.OFFENDING_SIDE:
            return established("63A3", *Say.own_claim)
        case WhoClaimed.OBJECTED:
            return Ruling(
                claim.Say.nothing_conceded,
                claim.Say.from_concession,
                unauthorised.Say.used,
                *to_be_corrected("68B2"),
            )
        case WhoClaimed.OTHER_SIDE:
            return Ruling(Say.not_established.under("63A4"), *Say.play_over)
        case WhoClaimed.ACCEPTED:
            return established("63A4")


def revoke_in_twelfth_trick(facts: LastTricks) -> Ruling:
    """In the twelfth trick even an established revoke is corrected (62D1)."""
    none_lost = Say.no_transfer.under("64B6")
    no_tricks_lost = (Say.cards_since_may_be_changed, none_lost, Say.mind_damage)
    if facts.before_partner:
        return Ruling(
            Say.last_two_tricks_put_right,
            Say.seen_by_partner,
            taken_back.Say.back_used,
            *no_tricks_lost,
            verdict=Say.last_tricks_barred,
        )
    return Ruling(Say.last_two_tricks_put_right, *no_tricks_lost)


def dummy_spoke(facts: Establishment) -> Ruling:
    """Dummy who has lost his rights may still see that his own cards follow suit (42A3, 43B)."""
    match facts.dummy_did:
        case DummyDid.TOO_LATE:
            return established("63A1")
        case DummyDid.ASKED:
            return Ruling(
                Say.corrected_and_counted,
                Say.play_legal_card,
                CardBack("62B2"),
                Say.cards_since_may_be_changed,
                taken_back.Say.corrected_winner_leads,
                Say.afterwards,
            )
        case DummyDid.REMARKED:
            return dummy.Say.as_the_cards_lie
        case DummyDid.PROTESTED:
            return Ruling(dummy.Say.dummy_may_protest, *to_be_corrected("62A"))


def established(section: str, *more: AnyStep) -> Ruling:
    return Ruling(
        Say.established.under(section), *more, Say.tricks_counted_after_play, Say.afterwards
    )


def to_be_corrected(section: str, *more: AnyStep) -> Ruling:
    return Ruling(Say.not_established.under(section), *more, HandOver("62A", "revoke_correction"))
