"""Laws 42, 43 and 45F: what dummy may and may not do during the play.

The offender is dummy; `other_side` are the defenders.
"""

from rules_src.laws.common import dummy
from rules_src.laws.common.dummy import DummysRights
from rules_src.laws.common.encounters import PLAY
from rules_src.model import *


class DummysAct(Answer):
    REMARKED = A("""
        nævnte en fejl eller tilkaldte dig
        ~ ^blind kaldte/kalder/tilkaldte tl; ^blind sagde/nævnte … svigt*; ^blind kaldte/kalder
          på/tl; ^blind påpegede/påtalte/nævnte/protesterede; ^blind … nævnte/sagde
          svigt*/forkert/fejl*/utur; ^blind sagde svigt*/forkert/fejl*/utur""")
    PREVENTED = A("""
        prøvede at forhindre en fejl
        ~ ^blind advarede; ^blind … sagde du er påbordet; ^blind råbte/sagde nej/stop/vent/pas;
          ^blind forhindrede/standsede/stoppede; ^blind sagde/siger du/spilfører/han/hun
          frahånden/påbordet/inde""")
    ASKED = A("""
        spurgte, om nogen havde svigtet kulør
        ~ ^blind spurgte/spørger om/ingen/har/flere/renonce""")
    MEDDLED = A("""
        blandede sig i spillet eller viste et kort på bordet
        ~ ^blind pegede/peger/rørte/rører/løftede kort*/KORT; ^blind rakte … rørte; ^blind
          foreslog*; ^blind … foreslog spilfører/kort*/trumf; ^blind peger/pegede på; ^blind
          rådede/tippede/anbefalede; ^satte fingeren på KORT/kort*; ^rørte/peger/pegede ved/på
          KORT/kort* førend spilfører""")
    SAW = A("""
        så kort på en anden hånd
        ~ ^blind kiggede/kigger kort*/hånd*; ^blind rejste/gik … kiggede kort*/hånd*; ^blind … ^så
          hans/hendes hånd*; ^blind gik/rejste/lænede/bøjede … så/kiggede; ^blind ser/kigger
          EJER/spilfører/modspiller kort*/hånd*; ^blind kigge* i""")
    HELPED = A("""
        talte stik, passede bordets kort eller oplyste dig om fakta og lov
        ~ ^blind talte/tæller stik*; ^blind svarede/svarer; ^tælle/talte stik* for""")


class WarnedOf(Answer):
    WRONG_HAND = A("""
        at {declarer} spillede fra forkert hånd
        = det handlede om, at {declarer} spillede fra forkert hånd
        ~ ^blind sagde/siger du/spilfører/han/hun frahånden/påbordet/inde; ^blind advarede …
          inde/hånd*/påbordet; ^blind … forkert hånd*""")
    TABLE_REVOKE = A("at bordet ikke bekendte", told="det handlede om, at bordet ikke bekendte")
    OTHER = A("en anden fejl", told="det handlede om en anden fejl")


class Meddling(Answer):
    POINTED = A("""
        rørte ved eller pegede på et kort, {declarer} ikke havde nævnt
        = {dummy} rørte ved eller pegede på et kort, {declarer} ikke havde nævnt
        ~ ^blind pegede/peger/rørte/rører/løftede kort*/KORT; ^blind rakte … rørte; ^satte
          fingeren på KORT/kort*; ^rørte/peger/pegede ved/på KORT/kort* førend spilfører; ^blind
          … rørte kort*/KORT""")
    TOOK_PART = A("""
        sagde eller viste {declarer} noget om spillet
        = {dummy} sagde eller viste {declarer} noget om spillet
        ~ ^blind … foreslog spilfører/kort*/trumf""")


class Seeing(Answer):
    LOOKED = A("""
        byttede hånd med {declarer}, gik om for at se med eller så selv efter
        = {dummy} byttede hånd med {declarer}, gik om for at se med eller så selv efter
        ~ ^blind kiggede/kigger kort*/hånd*; ^blind rejste/gik … kiggede kort*/hånd*; ^blind … ^så
          hans/hendes hånd*; ^blind kigge* i""")
    SHOWN = A("en modspiller viste sin hånd", told="en modspiller viste {dummy} sin hånd")


class WhoErred(Answer):
    DEFENDER = A("""
        en modspillers fejl
        = fejlen var en modspillers
        ~ blind … ^modspiller har/havde/svigtet/svigtede svigt*""")
    LED_WRONGLY = A("""
        {declarer} havde spillet ud fra forkert hånd
        = {declarer} havde spillet ud fra forkert hånd
        ~ blind … forkert hånd*; ^blind … spillet/spillede fra forkert""")
    REVOKED = A("""
        {declarer} havde svigtet fra hånden
        = {declarer} havde svigtet fra hånden
        ~ ^blind … spilfører har/havde svigtet; ^blind … spilfører svigtede""")
    DECLARING_SIDE = A("""
        en anden fejl på spilførers side
        = fejlen var en anden på spilførers side""")


class Dummy(Facts):
    dummys_act = Fact(DummysAct, "42", "Hvad gjorde {dummy}?")
    after_play = Fact(YesNo, "42B3", assume=YesNo.NO).asks("""
        Var spillet slut?
        nej ~ ^førend spillet slut/færdig*; DERSPILLES; ^spil* var/er i gang
        ja ~ SPILLETSLUT""")
    already_noticed = Fact(YesNo, "9B1b", assume=YesNo.NO).asks("""
        Havde en anden spiller allerede nævnt fejlen?
        nej ~ ingen andre sagt/nævnt/sagde/opdag*; ^blind var/den/som første""")
    who_erred = Fact(WhoErred, "43A1b", "Hvad var det for en fejl?")
    warned_of = Fact(WarnedOf, "42B2").asks("""
        Hvilken fejl?
        + Et kort fra bordet er spillet, når {declarer} har nævnt det.""")
    meddled = Fact(
        Meddling,
        "43A1c",
        "Hvordan blandede {dummy} sig?",
        overlaps=(Both(Meddling.POINTED, Meddling.TOOK_PART),),
    )
    saw = Fact(Seeing, "43A2", "Hvordan så {dummy} kortene?")
    rights = DummysRights.rights


class Say(Steps):
    dummy_may_do_that = Step("42A", to="dummy").says("""
        Det må du altid gøre.
        = det må {dummy} altid""")
    shall_not_warn = (dummy.Say.may_not_warn, dummy.Say.dummy_may_be_fined)
    defender_chooses_hand = Step("43B2a", to="other_side").says("""
        En af jer vælger, hvilken hånd {declarer} skal spille fra.
        = modspillerne vælger hånd""")
    anyone_may_call_director = Step("9B1b", to="dummy").says("""
        Du måtte gerne tilkalde mig, fordi fejlen allerede var nævnt.
        = {dummy} gjorde intet forkert""")
    mistake_is_dealt_with = Step("9B1a").says("""
        Jeg behandler fejlen, som hvis en anden havde nævnt den.
        = fejlen behandles alligevel""")
    dummy_may_not_point = Step("45F", to="dummy").says("""
        Du må kun røre ved eller vise et kort, når {declarer} har nævnt det.
        = {dummy} må ikke pege på kort""")
    play_continues = Step("45F").says("""
        Spil videre.
        Kun et kort, som {declarer} nævner, er spillet.""")
    defenders_lose_their_gain = Step(
        "43B3", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED
    ).says("""
        Tag fordelen fra modspillerne, hvis fejlen gav dem en.
        Spilførers side beholder sin score.""")
    dummy_loses_rights = Step(
        "43A2", to="dummy", leaves=(Effect(Lasting.LOST_RIGHTS, "dummy"),)
    ).says("""
        I resten af spillet må du ikke advare {declarer}, spørge om kulørsvigt eller være først
        til at nævne fejl.
        = {dummy} mister sine rettigheder""")
    defender_may_not_show = Step("43A3", to="other_side").says("""
        I må ikke vise {dummy} jeres kort.""")
    dummy_keeps_rights = Step("43A3", to="dummy", authority=Authority.ADVICE).says("""
        Du beholder dine rettigheder.
        = {dummy} beholder sine rettigheder""")


def dummys_limits(facts: Dummy) -> Ruling:
    """Some rights dummy always has; others he loses by looking at another hand (42, 43)."""
    match facts.dummys_act:
        case DummysAct.HELPED:
            return Ruling(Say.dummy_may_do_that)
        case DummysAct.ASKED:
            return Ruling(
                NewIrregularity("42B1", "ask_about_revoke", offender="dummy", knows="wish=ask")
            )
        case DummysAct.PREVENTED:
            return prevented(facts)
        case DummysAct.REMARKED:
            return remarked(facts)
        case DummysAct.MEDDLED:
            if facts.meddled is Meddling.POINTED:
                return Ruling(
                    Say.dummy_may_not_point,
                    Say.play_continues,
                    dummy.Say.dummy_may_be_fined,
                    dummy.Say.suggested,
                )
            return Ruling(*dummy.Say.took_part)
        case DummysAct.SAW:
            if facts.saw is Seeing.LOOKED:
                return Ruling(Say.dummy_loses_rights, dummy.Say.dummy_may_be_fined)
            return Ruling(Say.defender_may_not_show, Say.dummy_keeps_rights)


def prevented(facts: Dummy) -> Ruling:
    """Without his rights dummy may only see to it that the table follows suit (42A3, 43B2)."""
    if facts.warned_of is WarnedOf.TABLE_REVOKE:
        return Ruling(
            dummy.Say.dummy_may_protest,
            NewIrregularity("62A", "revoke", offender="declarer", knows="failure=suit"),
        )
    if facts.rights:
        return Ruling(dummy.Say.may_warn)
    if facts.warned_of is WarnedOf.WRONG_HAND:
        return Ruling(dummy.Say.may_not_warn, Say.defender_chooses_hand)
    return Ruling(*Say.shall_not_warn)


def remarked(facts: Dummy) -> Ruling:
    """The mistake is rectified, unless dummy had lost his rights and it is a defender's (43B3)."""
    if facts.after_play:
        return Ruling(dummy.Say.dummy_may_remark)
    if facts.already_noticed:
        return Ruling(Say.anyone_may_call_director)
    if facts.who_erred is WhoErred.DEFENDER and not facts.rights:
        return Ruling(
            dummy.Say.play_on_without_rectification,
            dummy.Say.dummy_may_be_fined,
            Say.defenders_lose_their_gain,
        )
    waits = Ruling(dummy.Say.dummy_must_wait, dummy.Say.dummy_may_be_fined)
    if facts.who_erred is WhoErred.REVOKED:
        knows = "failure=suit" if facts.rights else "failure=suit/dummy_first=yes"
        revoke = NewIrregularity("62A", "revoke", offender="declarer", knows=knows)
        return Ruling(*waits, revoke if facts.rights else revoke.under("43B2b"))
    dealt_with = Ruling(*waits, Say.mistake_is_dealt_with)
    if facts.who_erred is WhoErred.LED_WRONGLY:
        return Ruling(*dealt_with, NewIrregularity("55A", "lead_out_of_turn", offender="declarer"))
    return dealt_with


def seen_is_seen(facts: Dummy) -> Ruling:
    """Who has seen a defender's hand has lost his rights, whoever began it (43A2c, 43B1)."""
    if facts.dummys_act is DummysAct.SAW and facts.saw is not Seeing.LOOKED:
        return Ruling(Say.defender_may_not_show, Say.dummy_loses_rights)
    return dummys_limits(facts)


SITUATION = Situation(
    dummys_limits,
    slug="den-blinde",
    title="Den blinde blandede sig",
    phase=Phase.PLAY,
    intro="""
        Den blinde må forhindre fejl, men ikke nævne dem, når de er sket, før spillet er slut.
        Har han set en anden hånd, har han mistet flere af sine rettigheder, og så koster det,
        hvis han bruger dem alligevel.""",
    laws=("42", "43", "45F"),
    who=Who("dummy", "Hvem er den blinde?"),
    confuse=("ask_about_revoke", "unclear_card"),
    phrases=Phrases(does="blind"),
    doubts=(
        Doubt(
            "43A2c",
            readings=(
                OtherReading(
                    "han mister dem, når han har set hånden, hvem der end viste den",
                    "dummys_limits",
                    seen_is_seen,
                ),
            ),
        ).says("""
            Det står ikke klart, om den blinde mister sine rettigheder, når en modspiller viser
            ham sin hånd.
            Her beholder han dem."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.LOST_RIGHTS, How.READS, "43B").says("""
            Den blinde har mistet rettigheder og brugte dem alligevel: Så koster det."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "43B2b", settled="revoke").says("""
            Har den blinde brudt § 43A2 og spørger spilfører først, rettes svigten, og § 64
            gælder."""),
        Encounter(Lasting.REVOKED, How.LAST, "43B3", settled="revoke").says("""
            Har den blinde brudt § 43A2 og nævner modspillernes svigt først, fjernes kun deres
            gevinst."""),
    ),
)
