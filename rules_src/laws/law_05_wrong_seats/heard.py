"""Laws 3 to 5: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.common.board import HowFar
from rules_src.laws.law_05_wrong_seats.facts import Seats, WrongSeats
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "forkerte modstandere; forkert bord; forkert plads; sad forkert; byttet pladser; samme "
        "retning; samme linje; begge par sad nord-syd; nord sad syd; sad øst vest i stedet; "
        "forkert række; forkert retning; satte sig forkert; spillede mod de forkerte; forkert "
        "makker"
    ),
    said=(
        "sidder/sad forkert; sad/sidder forkerte modstandere/pladser/retning/plads; mod"
        " forkerte modstandere; forkert retning; byttet/byttede plads/pladser; sad/sidder på"
        " hinandens pladser; samme retning; satte sig forkert; sidder/sad omvendt; sad/sidder"
        " forkert bord; nord-syd øst-vest byttet; skulle have siddet; sidder/sad begge"
        " nord/syd/øst/vest; byttet om pladser/plads/stole; modstandere forkerte; spillede mod"
        " forkert/de forkerte par; nord-syd øst-vest omvendt; parret sidder/sad; skulle siddet"
        " øst-vest/nord-syd; de sad/sidder/satte forkert; gik til forkert bord; skiftede"
        " forkert; PLADS sidder PLADS; sidder på PLADS; sidder forkert; sidder omvendt; sidder"
        " byttet; hinandens pladser; sat sig på; hold sidder; begge hold; sad de rigtigt;"
        " byttet med PLADS; byttet med makker; forkert bord; satte sig ved; sat sig ved;"
        " sidder de rigtigt; forkert stol; forkert ende; skulle sidde; sidder ikke rigtigt;"
        " plads* forkert"
    ),
    answers={
        WrongSeats.seats: {
            Seats.OPPONENTS: (
                "forkerte modstandere; mod forkert/forkerte par; ved forkert bord; forkert "
                "bord sad/sidder/satte; gik/satte sig forkert bord; spillede mod forkerte/"
                "forkert; forkerte modspillere"
            ),
            Seats.SAME_LINE: (
                "samme retning; samme linje; begge/to par nord-syd; begge hold; samme PLADS"
                " begge; begge rum; begge borde; hold* samme"
            ),
            Seats.DIRECTION: (
                "forkert retning; parrene plads/pladser byttet/byttede; sad øst-vest stedet;"
                " nord-syd øst-vest byttet/omvendt; sidder/sad nord-syd stedet; den forkerte"
                " vej; byttet retning; PLADS PLADS sidder PLADS; parrene omvendt; byttet med"
                " PLADS; par* hinandens pladser; PLADS PLADS sidder omvendt; de sidder"
                " omvendt; par* hinandens plads*; drejet en kvart"
            ),
            Seats.PARTNERS: (
                "makkerne plads/pladser byttet/byttede; nord syd plads/pladser"
                " byttet/byttede; øst vest plads/pladser byttet/byttede; byttet plads makker;"
                " makkere byttet plads*; nord og syd; sidder hinandens stol*; byttet med sin"
                " makker"
            ),
        },
        WrongSeats.how_far: {
            HowFar.NOT_BEGUN: (
                "ikke taget kort; ingen taget kort; ingen set kort; endnu ikke; ikke rørt"
                " kort*; ingen rørt kort*; ingen set"
            ),
            HowFar.BEGUN: (
                "midt spillet; har taget kort op; er gang; i gang; begyndte/begyndt;"
                " DERMELDES; DERSPILLES; er i gang; og meldt; har meldt; er begyndt; har"
                " begyndt"
            ),
            HowFar.PLAYED: (
                "har spillet spil; spillet/spillene slut; er færdige; har spillet "
                "runden/færdig; har spillet; første spil spillet; SPILLETSLUT; færdige med"
            ),
        },
        WrongSeats.contest: {
            Contest.TEAMS: "holdkamp",
            Contest.INDIVIDUAL: "individuel turnering",
        },
    },
)
