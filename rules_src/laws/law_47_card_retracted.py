"""Law 47: may a card that has been played be taken back? (with 45C4b and 45D)

The offender is the opponent who misled the player, or whose side played the wrong card; the player
himself need not be at fault.
"""

from __future__ import annotations

from rules_src.laws.law_49_exposed_card import CARDS_TAKEN_BACK, NO_REVOKE_BY_IT
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status


class WhyBack(Answer):
    TOLD = "en modstander havde sagt, at det var spillerens tur"
    MISINFORMED = "en modstander havde forklaret en melding eller et kort forkert"
    OPPONENT_CHANGED = "en modstander har skiftet et kort, der var spillet før"
    ILLEGAL = "kortet svigtede kulør eller var uden for tur"
    SLIP = "{declarer} fortalte sig, da han nævnte et kort fra bordet"
    WRONG_TABLE_CARD = "{dummy} lagde et andet kort end det, {declarer} havde nævnt"
    CHANGED_MIND = "spilleren tænkte sig ikke om eller har ombestemt sig"


class CardBackWanted(Facts):
    why_back = Fact(
        WhyBack,
        "Hvorfor skulle kortet tages tilbage?",
        "47",
        help="{Offender} er her den modstander, der sagde eller spillede noget forkert, ikke den,"
        " der vil have sit kort op. At ingen protesterede mod et udspil, er ikke det samme som at"
        " sige, at spilleren havde tur. Nævnte {declarer} kun farven eller kun værdien, siger"
        " §\u00a046B, hvilket kort der er spillet.",
    )
    declarer_played_since = Fact(
        YesNo, "Har {declarer} siden spillet et kort fra hånden eller bordet?", "45C4b"
    )
    sides_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "45D1",
        help="Kun hvis {dummy} hørte forkert eller tog fejl. Nævnte {declarer} selv det kort, der"
        " kom på bordet, fortalte han sig eller ombestemte sig.",
    )


KNOWN = (
    # review: the side that gave the wrong turn is the offending side of 16C here
    Information("16C1", Status.AUTHORISED, About.CARD, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side"),
)
TAKES_BACK = Instruct(
    "47E1",
    "card_back_at_opponents_word",
    "Spilleren tager kortet op igen uden berigtigelse; det er ikke strafkort.",
)
MAY_FOLLOW = Instruct(
    "47D", "may_change_after_opponent", "Så må spilleren også skifte sit kort uden berigtigelse."
)
SLIP_CHANGED = Instruct(
    "45C4b",
    "named_card_changed",
    "{Declarer} må rette det kort, han nævnte; en modstander, der har lagt til, må så skifte sit.",
)
TABLE_CARD_CHANGED = Instruct(
    "45D1",
    "table_card_exchanged",
    "Det forkerte kort lægges tilbage på bordet, og det kort, {declarer} nævnte, spilles i stedet.",
)
CHANGES_FOLLOW = Instruct(
    "45D1",
    "cards_after_table_card_may_change",
    "En modspiller må skifte et kort, han spillede efter det forkerte, før fejlen blev nævnt."
    " Skifter modspilleren til højre for {declarer}, må også {declarer} skifte et kort, han har"
    " lagt til efter ham.",
)
TABLE_CARD_STANDS = Instruct(
    "45D2",
    "table_card_too_late",
    "Det er for sent: Alle kort står, også det forkerte kort fra bordet.",
)
MAY_BE_REVOKE = Instruct(
    "45D2",
    "wrong_table_card_may_be_revoke",
    "Bekendte bordet ikke, er det bordets kulørsvigt. Var det forkerte kort udspillet, kan den,"
    " der ikke bekendte dets farve, have svigtet.",
)
ILLEGAL = Ruling(
    NewIrregularity("62A", "revoke"),
    NewIrregularity("53A", "lead_out_of_turn"),
    NewIrregularity("57A", "premature_play"),
)
"""An illegal play is corrected by the law it broke (47B)."""
IF_REVOKED = NewIrregularity("45D2", "revoke", when=When.IF_REVOKED)
STAYS = Instruct("45C4b", "played_card_stays", "Kortet er spillet og tages ikke tilbage.")


def card_retracted(facts: CardBackWanted) -> Ruling:
    """A card once played is not withdrawn, except as Law 47 provides (47F2)."""
    match facts.why_back:
        case WhyBack.TOLD:
            return Ruling(TAKES_BACK, NO_REVOKE_BY_IT, *KNOWN)
        case WhyBack.MISINFORMED:
            return Ruling(NewIrregularity("47E2a", "misinformation"))
        case WhyBack.OPPONENT_CHANGED:
            return Ruling(MAY_FOLLOW, *CARDS_TAKEN_BACK)
        case WhyBack.ILLEGAL:
            return ILLEGAL
        case WhyBack.SLIP:
            return slip(facts)
        case WhyBack.WRONG_TABLE_CARD:
            return wrong_table_card(facts)
        case WhyBack.CHANGED_MIND:
            return Ruling(STAYS.under("47F2"))


def slip(facts: CardBackWanted) -> Ruling:
    """An unintended designation may be changed until declarer next plays a card (45C4b)."""
    return Ruling(STAYS if facts.declarer_played_since else SLIP_CHANGED)


def wrong_table_card(facts: CardBackWanted) -> Ruling:
    """Dummy's wrong card is put right until each side has played to the next trick (45D)."""
    if facts.sides_played_on:
        return Ruling(TABLE_CARD_STANDS, MAY_BE_REVOKE, IF_REVOKED)
    return Ruling(TABLE_CARD_CHANGED, CHANGES_FOLLOW, *CARDS_TAKEN_BACK)


SITUATION = Situation(
    rule=card_retracted,
    slug="kort-taget-tilbage",
    title="Må kortet tages tilbage?",
    phase=Phase.PLAY,
    happened="En spiller vil tage et kort tilbage, som han har spillet",
    intro=(
        "Et spillet kort bliver liggende. Undtagelserne er få: En modstander har sagt, at det var"
        " spillerens tur, har forklaret forkert eller har skiftet sit eget kort, spilfører"
        " fortalte sig, da han nævnte et kort fra bordet, eller den blinde lagde et andet kort."
    ),
    laws=("47", "45C4b", "45D"),
    confuse=("penalty_card", "lead_out_of_turn"),
    search=(
        "tage kort tilbage",
        "fortrudt kort",
        "spilfører sagde et forkert kort",
        "fortalelse",
        "forkert kort fra bordet",
        "den blinde hørte forkert",
        "den blinde spillede et forkert kort",
        "kort spillet efter forkert forklaring",
        "en modstander sagde det var min tur",
        "tog kortet tilbage",
        "trak et forkert kort",
    ),
)
