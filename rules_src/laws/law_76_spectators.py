"""Law 76: what somebody outside the table said or did, and what it comes to at the table."""

from rules_src.laws.common.encounters import INFORMATION
from rules_src.model import *


class Did(Answer):
    ANSWERED = A("""
        svarede, fordi du spurgte
        ~ ^jeg spurgte kibitzer*/tilskuer*""")
    SHOWED_MISTAKE = A("""
        gjorde opmærksom på en fejl
        = personen gjorde opmærksom på en fejl
        ~ ^tilskuer*/kibitzer* … svigtet/svigtede; ^tilskuer*/kibitzer*/gæst …
          svigt*/svigtet/fejl*/utur/forkert; ^kiggede/ser/så på … sagde svigt*/svigtet; sagde
          svigtet; sagde/sige/råbte/nævnte der svigtet/svigt*; ^at svigt*""")
    CAUSED = A("""
        fik en spiller til at begå en fejl
        = personen fik en spiller til at begå en fejl""")
    TOLD = A("""
        sagde eller viste noget om kort, meldinger eller resultat
        ~ ^sagde/fortalte/råbte højt kontrakt*/stik*/KORT; ^tilskuer*/kibitzer*/gæst
          sagde/fortalte/råbte/viste/hviskede hvad/kontrakt*/KORT/kort*/trumf*""")
    DISTURBED = A("""
        forstyrrede, viste sin mening eller så flere hænder
        ~ ^så/ser/kigger/kiggede i/på alle/flere/to/hænder; ^gik/rendte/går rundt så/kiggede""")


class Outsider(Answer):
    SPECTATOR = A("""
        en tilskuer
        = personen var en tilskuer
        ~ ^en tilskuer*; ^tilskueren/kibitzeren/tilskuer/kibitzer
          går/gik/ser/sagde/kiggede/nævnte/pegede; ^en gæst/kibitzer/tilskuer; ^gæst/tilskuer*
          der/som; ^der/som sad/så/ser/kigger/kiggede på/bag/med; ^tilskueren
          fortalte/råbte/gjorde/hviskede""")
    PLAYER = A("""
        en spiller fra et andet bord
        = personen var en spiller fra et andet bord
        ~ ^fra nabobord*/andet/andre bord*; ^spiller* fra nabobord*/bord; ^fra bord TAL""")


class Outside(Facts):
    did = Fact(
        Did,
        "76B",
        overlaps=(
            Both(Did.ANSWERED, Did.SHOWED_MISTAKE, Did.TOLD),
            Both(Did.SHOWED_MISTAKE, Did.CAUSED, Did.TOLD, Did.DISTURBED),
        ),
    ).asks("""
        Hvad gjorde personen?
        + En spiller, der venter mellem to runder, hører til de andre borde.""")
    outsider = Fact(Outsider, "76D", "Hvem var det?")


class Say(Steps):
    mistake_ruled_anyway = Step("81C3").says("""
        Jeg dømmer fejlen, også når det er en tilskuer, som har set den.
        = fejlen dømmes som ellers""")
    spectator_shows_no_mistake = Step("76B5").says("""
        En tilskuer må ikke selv gøre opmærksom på noget i spillet.""")
    penalty_for_loud_talk = Step("90B3", to=ME).says("""
        Overvej strafpoint til den, som talte, så det kunne høres ved et andet bord.""")
    caused_mistake_by_own_rule = Step("76C2", to=ME).says("""
        Slå op, hvad turneringens regler siger om fejl, som en tilskuer er skyld i.
        Siger de intet, så døm fejlen efter dens egen regel.
        = fejlen dømmes efter sin egen regel""")
    may_send_spectator_away = Step("76A1", to=ME).says("""
        Bed tilskueren gå, hvis det sker igen.""")
    spectator_sees_one_hand = Step("76B1").says("""
        En tilskuer må kun se én spillers kort.
        = tilskueren ser én hånd og viser intet""")
    spectator_shows_nothing = Step("76B2").says("""
        En tilskuer må ikke tale med spillerne eller vise, hvad der er godt og dårligt.""")
    spectator_keeps_quiet = Step("76B3", "En tilskuer må ikke tale med spillerne.")
    spectator_may_answer = Step("76C1").says("""
        En tilskuer må gerne svare, når jeg spørger.
        = tilskueren må gerne svare""")
    weigh_spectators_answer = Step("85A1", to=ME).says("""
        Tag svaret med, når du finder ud af, hvad der mest sandsynligt skete.""")


def spectator(facts: Outside) -> Ruling:
    """A spectator says nothing of the play (76B); what he discloses is still known (81C3)."""
    match facts.did:
        case Did.SHOWED_MISTAKE:
            return Ruling(
                Say.mistake_ruled_anyway,
                Say.spectator_shows_no_mistake,
                NewIrregularity("16D", "extraneous_information"),
            )
        case Did.TOLD:
            heard = HandOver("16D", "extraneous_information")
            if facts.outsider is Outsider.PLAYER:
                return Ruling(Say.penalty_for_loud_talk, heard)
            return Ruling(Say.spectator_keeps_quiet, Say.may_send_spectator_away, heard)
        case Did.CAUSED:
            return Ruling(Say.caused_mistake_by_own_rule, Say.may_send_spectator_away)
        case Did.DISTURBED:
            return Ruling(
                Say.spectator_sees_one_hand,
                Say.spectator_shows_nothing,
                Say.may_send_spectator_away,
            )
        case Did.ANSWERED:
            return Ruling(Say.spectator_may_answer, Say.weigh_spectators_answer)


SITUATION = Situation(
    spectator,
    slug="tilskuer",
    title="Tilskuer blandede sig",
    phase=Phase.PLAY,
    intro="""
        Alle i spilleområdet, der hverken spiller eller er med til at lede turneringen, er
        tilskuere.
        En tilskuer må intet sige, men en fejl bliver ikke mindre af, at en tilskuer så den.
        Fik en spiller noget at vide om kortene, er det uvedkommende oplysninger.""",
    laws=("76", "81C3", "16D"),
    who=Who("recipient", "Hvilken spiller fik noget at vide?"),
    confuse=("extraneous_information", "acted_before_director", "disputed_facts"),
    phrases=Phrases(does="hørte hørt"),
    doubts=(
        Doubt("76C2").says("""
            Loven lader myndigheden bestemme, hvad der gælder ved fejl, som tilskuere er skyld
            i.
            DBf’s regler om tilskuere (231–232) er ikke set.
            Her dømmes fejlen efter sin egen regel."""),
        Doubt("11A").says("""
            En ældre udgave lod en side miste sin ret, når en tilskuer på dens egen side gjorde
            opmærksom på fejlen.
            § 11 fra 2017 nævner kun spillerne, så her mistes ingen ret."""),
    ),
    encounters=beside(
        INFORMATION,
        Encounter(Lasting.INFORMATION, How.APART, "16D1").says("""
        Det, en tilskuer røber, er uvedkommende oplysning og har sin egen regel."""),
    ),
)
