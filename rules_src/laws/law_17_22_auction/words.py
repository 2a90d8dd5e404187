"""Laws 17 to 19, 22 and 33: the auction goes back, goes on or is over."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import About, Information, Instruct, Status

BACK_TO_PLAYER = Instruct(
    "17D3",
    "back_to_lost_turn",
    "Meldeforløbet er ikke slut. Det går tilbage til den spiller, der mistede sin"
    " tur. Jeg annullerer alle pas derefter.",
    short="meldeforløbet går tilbage til den mistede tur",
)
OVER_IN_BOARD = Instruct(
    "17D2",
    "auction_over_in_board",
    "Spillet er udpasset, for alle kort ligger i mappen. Det er for sent at melde.",
    short="spillet er udpasset",
    authority=Authority.COMMENTARY,
)
WHAT_A_PASS_DOES = Instruct(
    "17D3",
    "told_what_a_pass_does",
    "Passer du nu, går turen tilbage til den spiller, der mistede den. Melder du andet,"
    " går den videre efter dig.",
    to="lho",
    short="{lho} hører, hvad en pas fører til",
    authority=Authority.COMMENTARY,
)
GOES_ON = Instruct(
    "22A",
    "auction_not_over",
    "Meldeforløbet er ikke slut før tre pas i tur. Den næste i rækken melder.",
    short="meldeforløbet går videre",
)
COUNTS_AS_PASS = Instruct(
    "22A",
    "counts_as_pass",
    "Regn det for en pas, medmindre jeres regler om meldekasser siger andet.",
    to=ME,
    short="det regnes for en pas",
    authority=Authority.ADVICE,
)
IN_TURN_FIRST = Instruct(
    "33",
    "call_in_turn_first",
    "Meldingen i tur kom først. {Offender's} melding kom efter den.",
    short="meldingen i tur kom først",
)
OTHER_STANDS = Instruct(
    "33",
    "simultaneous_call_stands",
    "Begge meldinger gælder, og meldeforløbet går videre.",
    short="begge gælder",
)
RIGHT_KEPT = Instruct(
    "34",
    "right_to_call_kept",
    "Den oversprungne spiller må nu afgive enhver lovlig melding.",
)
TOO_LOW = Instruct(
    "18D",
    "later_bid_too_low",
    "Det senere bud skulle have været højere.",
    short="det senere bud er for lavt",
)
NOTHING_LEFT = Instruct(
    "19A1",
    "nothing_left_to_double",
    "Den senere melding har nu intet at doble eller redoble.",
    short="den senere dobler intet",
)
CLOCKWISE = Instruct(
    "17C", "calls_go_clockwise", "Giver melder først, og så går turen med uret rundt."
)
NO_NEW_DEAL = Instruct(
    "22B",
    "passed_out_and_not_redealt",
    "Spillet er udpasset. Læg kortene tilbage, for der gives ikke om.",
    short="udpasset, og der gives ikke om",
)
DOUBLES_LAST_BID = Instruct(
    "19A3",
    "doubles_the_last_bid",
    "Meldingen gælder det bud, modparten faktisk har afgivet.",
    short="doblingen gælder det rigtige bud",
)
MISTAKE_SEEN = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
