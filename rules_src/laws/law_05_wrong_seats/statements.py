"""Laws 3 to 5: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_05_wrong_seats import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.WrongSeats.countable: {
        YesNo.NO: "resultatet kan ikke sammenlignes med andres, når det skrives på de pladser, de"
        " sad på",
        YesNo.YES: "resultatet kan sammenlignes med andres, når det skrives på de pladser, de sad"
        " på",
    },
    law.SameDirection.other_room: {
        law.OtherRoom.NOT_BEGUN: "ingen ved det andet bord har taget kort op",
    },
    law.WrongSeats.seats: {
        law.Seats.DIRECTION: "",
        law.Seats.OPPONENTS: "et par har forkerte modstandere",
        law.Seats.SAME_LINE: "i en holdkamp sidder to par fra samme hold i samme retning",
        law.Seats.PARTNERS: "de to i et par har byttet plads med hinanden",
    },
}
