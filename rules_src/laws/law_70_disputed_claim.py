"""Law 70: the director decides a disputed claim, point by point."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.steps import HandOver, Instruct


class Point(Answer):
    TRUMP = "om en trumf, som modparten stadig har"
    LINE = "om en spillemåde, der ikke blev nævnt"
    WHICH_OPPONENT = "om hvilken modstander der har et bestemt kort"
    PARTNERS_PLAY = "en modspiller krævede, og det afhænger af den anden modspillers kort"
    OTHER = "om noget andet"


NORMAL = (
    "Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen på spillerens"
    " niveau ville vælge."
)


class DisputedClaim(Facts):
    point = Fact(
        Point,
        "Hvad er der uenighed om?",
        "70",
        help="Er der flere punkter, så afgør dem ét for ét.",
    )
    trump_forgotten = Judgement(
        YesNo,
        "Er alle tre ting opfyldt for den trumf?",
        "70C",
        weigh=(
            "Den, der krævede, sagde intet om trumfen.",
            "Det er på nogen måde sandsynligt, at han havde glemt den.",
            "Trumfen kan vinde et stik med en normal spillemåde.",
            NORMAL,
        ),
    )
    worse_line = Judgement(
        YesNo,
        "Findes der en normal spillemåde, som giver færre stik?",
        "70D1",
        weigh=(
            "Hold dig til det, han sagde, da han krævede, og ikke til det, han siger nu.",
            NORMAL,
        ),
    )
    suit_known = Fact(
        YesNo,
        "Har en modstander vist, at han ikke har farven, før der blev krævet, eller vil det ske ved"
        " enhver normal spillemåde?",
        "70E1",
    )
    partner_can_err = Judgement(
        YesNo,
        "Har den anden modspiller mere end ét normalt valg?",
        "70D2",
        weigh=("Se kun på det, han kan vide fra meldinger og spil.", NORMAL),
    )


HEAR = (
    Instruct(
        "70B1",
        "repeat_the_claim",
        "Den, der krævede, gentager, hvad han sagde, da han gjorde det.",
    ),
    Instruct(
        "70B2",
        "hear_objections",
        "Modparten siger, hvad den har imod det; turneringslederen ser også selv efter.",
    ),
    Instruct("70B3", "cards_laid_open", "Læg om nødvendigt de kort op, der er tilbage."),
)
AGAINST_CLAIMER = Instruct(
    "70A",
    "doubt_against_claimer",
    "Fordel stikkene så rimeligt som muligt for begge sider, men lad tvivl gå ud over den, der"
    " krævede.",
    private=True,
)
TRUMP_WINS = Instruct(
    "70C", "trump_wins_its_trick", "Modparten får det eller de stik, som trumfen kan vinde."
)
WORSE_COUNTS = Instruct(
    "70D1",
    "worse_line_counts",
    "Den gode spillemåde godkendes ikke. Der regnes med den af de normale, der giver færrest stik.",
)
GUESS_FAILS = Instruct(
    "70E1",
    "guess_fails",
    "Det godkendes ikke: Kortet regnes for at være hos den modstander, det er værst for kravet.",
)
PARTNER_ERRS = Instruct(
    "70D2",
    "partners_choice_fails",
    "Den del af kravet godkendes ikke; den anden modspiller regnes for at vælge forkert.",
)
UPHELD = Instruct("70C", "claim_upheld", "Kravet godkendes på det punkt.")
ON_THE_CARDS = Instruct(
    "70A", "point_decided_on_cards", "Punktet afgøres ud fra kortene og det, der blev sagt."
)
IF_REVOKED = HandOver("63A3", "revoke", when=When.IF_REVOKED)


def claim_disputed(facts: DisputedClaim) -> Ruling:
    """As equitably as possible to both sides, but doubtful points go against the claimer (70A)."""
    facts.tell(*HEAR, AGAINST_CLAIMER)
    return Ruling(decided(facts), IF_REVOKED)


def decided(facts: DisputedClaim) -> Instruct:
    match facts.point:
        case Point.TRUMP:
            return TRUMP_WINS if facts.trump_forgotten else UPHELD
        case Point.LINE:
            return WORSE_COUNTS if facts.worse_line else UPHELD.under("70D1")
        case Point.WHICH_OPPONENT:
            return UPHELD.under("70E1") if facts.suit_known else GUESS_FAILS
        case Point.PARTNERS_PLAY:
            return PARTNER_ERRS if facts.partner_can_err else UPHELD.under("70D2")
        case Point.OTHER:
            return ON_THE_CARDS
