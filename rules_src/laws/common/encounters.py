"""What stands meets a later situation: what is the same in all situations of a phase."""

from rules_src.model import *
from rules_src.model.situation import Encounters

LED_UNCHOSEN = Encounter(Lasting.LEAD_RIGHT, How.DOUBT, "26B").says("""
    Loven siger ikke, hvad der gælder, hvis der blev spillet ud, før spilfører valgte.""")
"""A defender who led while declarer still had a choice over the lead."""
BOTH_BIND = Encounter(Lasting.BOUND_LEAD, How.FIRST, "59").says("""
    Kan det ældre krav og det nye valg ikke følges, er ethvert lovligt kort frit.""")
"""A choice over a player whose lead is bound already."""
AUCTION_FIRST = Encounter(Lasting.LEAD_RIGHT, How.LAST, "26B", settled="lead_restrictions").says("""
    Meldingerne afgøres først; retten bruges, hvis den fejlendes side kommer i modspil.""")
"""A choice over a lead, while the auction still has to be settled."""
SECOND_CARD = Encounter(Lasting.MINOR_CARD, How.READS, "50B", whose="offender").says("""
    Afvises udspillet, og har spilleren selv det lille, er begge store.""")
"""A minor penalty card, and a lead that may become another."""
CLAIM_APART, VOID_APART = (
    Encounter(kind, How.APART, "68D", "Kravet ændrer den nye fejl ikke.")
    for kind in (Lasting.CLAIMED, Lasting.VOID_CLAIM)
)
ANY_TIME: Encounters = (
    Encounter(Lasting.MAJOR_CARD, How.APART, "50D1a").says("""
        Kortet ligger, til det lovligt kan spilles, og det ændrer den nye fejl ikke."""),
    Encounter(Lasting.MINOR_CARD, How.APART, "50C").says("""
        Intet andet lavt kort i farven spilles før det, og det ændrer den nye fejl ikke."""),
    Encounter(Lasting.SHOWN_CARD, How.APART, "24").says("""
        Kortet ligger, til meldingerne er slut, og det ændrer den nye fejl ikke."""),
    Encounter(Lasting.LEAD_RIGHT, How.APART, "26B").says("""
        Valget hører til et udspil, og det ændrer den nye fejl ikke."""),
    Encounter(Lasting.BOUND_LEAD, How.APART, "50D2a").says("""
        Kravet gælder ét udspil, forbuddet så længe han har det, og det ændrer den nye fejl
        ikke."""),
    Encounter(Lasting.PASSES_ONCE, How.APART, "37").says("""
        Pligten gælder spillerens næste melding, og det ændrer den nye fejl ikke."""),
    Encounter(Lasting.PASSES_REST, How.APART, "37").says("""
        Pligten varer, til meldeforløbet er slut, og det ændrer den nye fejl ikke."""),
    Encounter(Lasting.INFORMATION, How.LAST, "16B3", settled="unauthorised_information").says("""
        Døm den nye fejl nu; om oplysningen blev brugt (også § 16C3), ses bagefter."""),
    Encounter(Lasting.WITHDRAWN, How.LAST, "16C3", settled="withdrawn_action").says("""
        Døm den nye fejl nu; om det annullerede blev brugt, ses bagefter."""),
    Encounter(Lasting.LOST_RIGHTS, How.APART, "43B").says("""
        Det gælder kun, hvis den blinde advarer, spørger eller nævner fejlen."""),
    Encounter(Lasting.OPEN_REVOKE, How.FIRST, "62A", settled="revoke").says("""
        Er kulørsvigten nævnt, rettes den først."""),
    Encounter(Lasting.REVOKED, How.LAST, "64A", settled="revoke").says("""
        Er kulørsvigten ikke afgjort, afgøres den efter spillet."""),
    CLAIM_APART,
    VOID_APART,
    Encounter(Lasting.LATER, How.LAST, "12A", settled="adjusted_score").says("""
        Døm den nye fejl nu; det, der venter, ses bagefter."""),
)
PLAYED_ON = Encounter(Lasting.VOID_CLAIM, How.DOUBT, "68D2bii").says("""
    § 16 gælder ikke for det, der sker efter kravet.""")
INFORMATION: Encounters = beside(ANY_TIME, PLAYED_ON)
"""What was told, and whether it was used (16)."""
AUCTION: Encounters = beside(
    ANY_TIME,
    Encounter(Lasting.MAJOR_CARD, How.APART, "24E").says("""
        Et kort, der vises under meldingerne, bliver først strafkort, når de er slut."""),
    Encounter(Lasting.MINOR_CARD, How.APART, "24E").says("""
        Et kort, der vises under meldingerne, bliver først strafkort, når de er slut."""),
    AUCTION_FIRST,
    Encounter(Lasting.BOUND_LEAD, How.APART, "26B").says("""
        Spilfører vælger først ved udspillet, så intet er bundet, mens der meldes."""),
    Encounter(Lasting.OPEN_REVOKE, How.APART, "61A").says("""
        Kulør kan kun svigtes i et stik, og her er intet spillet."""),
    Encounter(Lasting.REVOKED, How.APART, "63A1").says("""
        En kulørsvigt etableres i spillet, og her bliver der stadig meldt."""),
)
NO_PENALTY = Encounter(Lasting.VOID_CLAIM, How.READS, "68D2bii").says("""
    Efter kravet gælder §§ 16 og 50 ikke; her bliver intet senere kort strafkort.""")
"""A card, where a claim was played on."""
PLAY: Encounters = beside(
    ANY_TIME,
    NO_PENALTY,
    Encounter(Lasting.CLAIMED, How.FIRST, "68D", settled="claim").says("""
        Skete det efter kravet, var spillet stoppet: Det er ingen fejl."""),
    Encounter(Lasting.SHOWN_CARD, How.FIRST, "24D", settled="card_exposed_in_auction").says("""
        Meldingerne er slut: Spilførers side tager kortet op, en modspillers er strafkort."""),
    Encounter(
        Lasting.LOST_RIGHTS,
        How.FIRST,
        "43B3",
        "Nævnte den blinde en modspillers fejl før andre, rettes den ikke.",
        settled="dummys_limits",
        whose="other_side",
    ),
    Encounter(Lasting.PASSES_ONCE, How.ENDS, "22A").says("""
        Meldeforløbet er slut, og pligten til at passe sluttede med det."""),
    Encounter(Lasting.PASSES_REST, How.ENDS, "22A").says("""
        Meldeforløbet er slut, og pligten til at passe sluttede med det."""),
)
CARD_IN_DISPUTE: Encounters = beside(
    PLAY,
    Encounter(Lasting.MAJOR_CARD, How.FIRST, "52A", settled="penalty_card").says("""
        Skulle strafkortet have været spillet, må spilleren ikke selv tage det andet tilbage."""),
    Encounter(Lasting.MINOR_CARD, How.FIRST, "50C", settled="penalty_card").says("""
        Et andet lavt kort i farven måtte ikke spilles før det lille strafkort."""),
    LED_UNCHOSEN,
    Encounter(Lasting.BOUND_LEAD, How.FIRST, "61A", settled="revoke").says("""
        Brød kortet kravet eller forbuddet, er det en kulørsvigt og dømmes som den."""),
)
"""Where it is in dispute whether a card is played, or goes back (45, 47, 58)."""
AFTER: Encounters = beside(
    PLAY,
    CLAIM_APART,
    Encounter(Lasting.VOID_CLAIM, How.ENDS, "68D2bii").says("""
        Det, der blev spillet efter kravet, gælder."""),
    Encounter(Lasting.LOST_RIGHTS, How.ENDS, "42B3").says("""
        Efter sidste stik må den blinde nævne alle fejl."""),
    Encounter(Lasting.SHOWN_CARD, How.ENDS, "24D").says("""
        Efter sidste stik ligger intet vist kort; hjalp det, kan scoren justeres."""),
    Encounter(Lasting.MAJOR_CARD, How.ENDS, "50E4").says("""
        Efter sidste stik ligger intet strafkort; hjalp det viste kort, kan scoren justeres."""),
    Encounter(Lasting.MINOR_CARD, How.ENDS, "50E4").says("""
        Efter sidste stik ligger intet strafkort; hjalp det viste kort, kan scoren justeres."""),
    Encounter(Lasting.LEAD_RIGHT, How.ENDS, "26B").says("""
        Der er intet udspil tilbage."""),
    Encounter(Lasting.BOUND_LEAD, How.ENDS, "50D2a").says("""
        Der er intet udspil tilbage."""),
    Encounter(Lasting.INFORMATION, How.FIRST, "16B3", settled="unauthorised_information").says("""
        Find først ud af, om oplysningen blev brugt, så bordets score er endelig."""),
    Encounter(Lasting.WITHDRAWN, How.FIRST, "16C3", settled="withdrawn_action").says("""
        Find først ud af, om det annullerede blev brugt, så bordets score er endelig."""),
    Encounter(Lasting.OPEN_REVOKE, How.FIRST, "62D1", settled="revoke").says("""
        I tolvte stik rettes den, til alle hænder er i mappen; ellers er den etableret."""),
    Encounter(Lasting.REVOKED, How.FIRST, "64A", settled="revoke").says("""
        Er kulørsvigten ikke afgjort, så afgør den, før resultatet bruges."""),
    Encounter(Lasting.LATER, How.FIRST, "12A", settled="adjusted_score").says("""
        Afgør det, der ventede, før resultatet bruges til noget."""),
)
GOES_ON = (
    Lasting.MAJOR_CARD,
    Lasting.MINOR_CARD,
    Lasting.LEAD_RIGHT,
    Lasting.BOUND_LEAD,
    Lasting.PASSES_ONCE,
    Lasting.PASSES_REST,
    Lasting.LOST_RIGHTS,
    Lasting.OPEN_REVOKE,
    Lasting.REVOKED,
)
"""What lapses with a board that is not played to its end."""


def if_played_on(law: str) -> Encounters:
    """What stands where the law named decides first whether the board is played at all."""
    text = "Afgør først, om spillet gøres færdigt; ellers bortfalder det, der står."
    return beside(ANY_TIME, *(Encounter(kind, How.LAST, law, text) for kind in GOES_ON))


def calls_reopened(law: str) -> Encounters:
    """What stands where a wrong explanation or a lost turn may open the auction again."""
    return beside(
        ANY_TIME,
        *(
            Encounter(kind, How.DOUBT, law).says("""
                Åbnes meldingerne igen, nævner loven ikke strafkortet; her følger det § 24.""")
            for kind in (Lasting.MAJOR_CARD, Lasting.MINOR_CARD)
        ),
        *(
            Encounter(kind, How.FIRST, "37").says("""
                Den, der skal passe, kan ikke ændre sin pas.""")
            for kind in (Lasting.PASSES_ONCE, Lasting.PASSES_REST)
        ),
        Encounter(Lasting.BOUND_LEAD, How.DOUBT, law).says("""
            Åbnes meldingerne igen, nævner loven ikke spilførers valg; her vælges der om."""),
    )
