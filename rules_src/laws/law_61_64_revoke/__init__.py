"""Laws 61 to 64: the revoke."""

from rules_src.laws.common.encounters import PLAY
from rules_src.laws.law_61_64_revoke.correction import (
    revoke,
    revoke_cards_after,
    revoke_correction,
    revoke_established,
    revoke_in_twelfth_trick,
    revoke_play_goes_on,
)
from rules_src.laws.law_61_64_revoke.transfer import (
    missing_card_always_costs,
    revoke_equity,
    revoke_transfer,
)
from rules_src.model import *

SITUATION = Situation(
    revoke,
    slug="kulorsvigt",
    title="Kulørsvigt",
    phase=Phase.PLAY,
    intro="""
        Først afgøres det, om kulørsvigten er etableret.
        Er den ikke det, rettes den, og en modspillers kort bliver strafkort.
        Er den etableret, står stikket, og efter spillet overføres intet, ét eller to stik.
        Er det ikke nok, justeres scoren.""",
    laws=("61", "62", "63", "64"),
    who=Who("offender", "Hvem svigtede? (Bordet: spilfører)"),
    parts=(
        Part(revoke_established, "Er kulørsvigten etableret?", known=""),
        Part(revoke_transfer, "Overførsel af stik"),
        Part(revoke_equity, "Skal scoren justeres?"),
        Part(revoke_in_twelfth_trick, "I 12. stik", known="kulørsvigten skete i 12. stik"),
        Part(revoke_correction, "Kulørsvigten rettes", known="kulørsvigten rettes"),
        Part(revoke_cards_after, "Kort spillet efter kulørsvigten"),
        Part(revoke_play_goes_on, "Hvem spiller ud derefter?"),
    ),
    confuse=("penalty_card",),
    phrases=Phrases(
        does="""
            ikke svigtede bekendte fulgte smed smide brugte kunne sakede stak kastede trumfede
            svigt svigtet svigter lavede lægger saker smider bekender undlod lagde"""
    ),
    doubts=(
        Doubt("43B2b", rules=("revoke_established",)).says("""
            Loven nævner kun, at den blinde uden rettigheder spørger {declarer}.
            Her gælder det samme, når han blot siger, at {declarer} har svigtet."""),
        Doubt("62C3", rules=("revoke_established",)).says("""
            Svigter begge sider i stikket, siger loven ikke, om et kort til næste stik går
            tilbage, når vinderen er den samme.
            Her går det altid tilbage."""),
        Doubt("63A1", rules=("revoke_established",)).says("""
            Lægger den blinde uopfordret et kort til næste stik, siger loven ikke, om det
            etablerer sidens kulørsvigt, mens kortet kan rettes efter § 45D1.
            Her gør det først, når {declarer} har nævnt kortet eller selv spillet til stikket."""),
        Doubt("63A4", rules=("revoke_established",)).says("""
            Rettes en kulørsvigt efter modpartens krav, siger loven ikke, om et strafkort
            tæller med, når resten fordeles.
            Her gør det ikke."""),
        Doubt("64A", rules=("revoke_transfer",)).says("""
            Loven siger ikke, hvad det koster, når {offender} og {partner} har svigtet hver sin
            gang.
            Her overføres det samme stik kun én gang."""),
        Doubt(
            "67B1",
            rules=("revoke_transfer",),
            readings=(
                OtherReading(
                    "§ 67B1 selv overfører ét stik, hvem der end vandt det",
                    "revoke_transfer",
                    missing_card_always_costs,
                ),
            ),
        ).says("""
            At mangle at spille til koster et stik efter § 64A2.
            Her læses det strengt: kun hvis siden vandt dette eller et senere stik."""),
        Doubt("62B1", rules=("revoke_correction",)).says("""
            Loven siger ikke, om et lille strafkort bliver stort, før kulørsvigten rettes, og
            derfor skal rette den.
            Her må {offender} vælge en honnør i farven i stedet, og begge kort er store
            bagefter."""),
    ),
    encounters=beside(
        PLAY,
        Encounter(Lasting.MAJOR_CARD, How.READS, "62B1", whose="offender").says("""
            Rettes svigten, bliver kortet også strafkort; kan spillerens ældre bekende, rettes der
            med det."""),
        Encounter(Lasting.MINOR_CARD, How.READS, "50B", whose="offender").says("""
            Rettes svigten, bliver kortet strafkort; har spilleren selv det lille, er det nu
            stort."""),
        Encounter(Lasting.BOUND_LEAD, How.FIRST, "61A").says("""
            Brydes det, man kan følge, er det kulørsvigt.
            Rettes udspillet til en ny farve, lægger alle om."""),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "62C3").says("""
            Svigtede begge sider i samme stik, og har den ene spillet videre, rettes begge."""),
        Encounter(Lasting.CLAIMED, How.READS, "63A3").says("""
            Krævede eller opgav svigtens side stik, er svigten etableret; efter kravet er intet
            svigt."""),
        Encounter(Lasting.REVOKED, How.READS, "64A").says("""
            Et stik overføres kun én gang; har begge sider etableret svigt, overføres intet."""),
    ),
)
