"""Laws 9, 10 and 11: what was done before the director came, and who pays for it."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct


class Acted(Answer):
    OFFENDING_SIDE = "ingen, eller kun {offending_side}"
    AS_FORESEEN = "{other_side}, og fejlens egen paragraf siger, hvad det betyder"
    SETTLED = "spillerne blev selv enige om, hvad fejlen skulle koste"
    WENT_ON = "{other_side} meldte eller spillede videre"


class Duty(Answer):
    NOT_THEIRS = "nej, {offending_side} eller begge sider burde have gjort det"
    THEIRS = "ja, fejlen var kendt, og {other_side} ville ikke have turneringslederen"


class ActedTooSoon(Facts):
    acted = Fact(
        Acted,
        "Hvem har gjort noget, siden fejlen skete, og før turneringslederen kom?",
        "11A",
        help="Mange paragraffer siger selv, hvad det betyder at gå videre: Den, der melder over en"
        " melding uden for tur, har fx accepteret den (§\u00a029A).",
    )
    duty = Judgement(
        Duty,
        "Er det {other_side's} egen skyld, at turneringslederen ikke kom?",
        "11A",
        help="Loven siger, at retten kan mistes, ikke at den altid gør det.",
        weigh=(
            "Var fejlen nævnt? Så skulle turneringslederen tilkaldes straks, og alle fire har"
            " pligten (§\u00a09B1(a)).",
            "Foreslog nogen at tilkalde ham, og hvem sagde nej?",
            "Den, der retter en forklaring, skal selv sørge for, at turneringslederen kommer.",
        ),
    )


class Gained(Answer):
    OFFENDING_SIDE = "{offending_side}, fordi {other_side} ikke kendte sin ret"
    OTHER_SIDE = "{other_side}, fordi {offending_side} ikke kendte reglerne"
    NEITHER = "ingen, eller den side, der gik videre, kendte sin ret"


class Forfeited(Facts):
    gained = Judgement(
        Gained,
        "Hvem har haft fordel af, at modparten gik videre i uvidenhed?",
        "11A",
        weigh=(
            "Spørg den, der gik videre, hvad han troede, han måtte.",
            "Hvad havde turneringslederen tilbudt, hvis han var kommet, og hvad var der så sket?",
            "Er flere resultater sandsynlige, så vægt dem (§\u00a012C1(c)).",
        ),
    )


NOT_LOST = Instruct(
    "11A",
    "right_not_forfeited",
    "Retten til berigtigelse er ikke tabt. Fejlen dømmes efter sin egen paragraf.",
)
TOO_LATE_TO_RECTIFY = Instruct(
    "12A",
    "both_sides_if_too_late",
    "Er det for sent til det, så vurder, om {other_side} er skadet, og justér i så fald scoren for"
    " begge sider.",
    when=When.AFTER_PLAY,
    private=True,
)
OWN_PARAGRAPH = Instruct(
    "11A",
    "own_paragraph_decides",
    "Fejlens egen paragraf afgør, hvad det betyder, at {other_side} er gået videre.",
)
NOT_THEIRS_TO_SETTLE = Instruct(
    "10A",
    "players_may_not_settle",
    "Spillerne kan hverken pålægge hinanden noget eller give afkald på det.",
)
CONFIRM_OR_UNDO = Instruct(
    "10B",
    "confirm_or_undo",
    "Turneringslederen dømmer fejlen og stadfæster eller omgør det, spillerne selv har gjort.",
)
FORFEITED = Instruct("11A", "right_forfeited", "Retten til berigtigelse er tabt.")
ONLY_OFFENDING = Instruct(
    "11A",
    "adjust_offending_side_only",
    "{Offending_side's} fordel fjernes med en korrigeret score. {Other_side} beholder scoren fra"
    " bordet.",
    when=When.AFTER_PLAY,
)
ONLY_OTHER = Instruct(
    "11A",
    "adjust_other_side_only",
    "{Other_side's} fordel fjernes med en korrigeret score. {Offending_side} beholder scoren fra"
    " bordet.",
    when=When.AFTER_PLAY,
)
BOTH_KEEP = Instruct(
    "11A",
    "both_keep_the_score",
    "Begge sider beholder scoren fra bordet.",
    when=When.AFTER_PLAY,
)
PENALTY = Instruct(
    "11B",
    "penalty_still_possible",
    "Strafpoint kan stadig gives.",
    when=When.AFTER_PLAY,
    private=True,
)
EACH_SIDE = HandOver("11A", "unbalanced_score", when=When.AFTER_PLAY)
CALL_EVERY_TIME = Instruct(
    "9B1a",
    "call_director_every_time",
    "Turneringslederen skal tilkaldes, så snart en fejl er nævnt; det gælder alle fire.",
)


def acted_before_director(facts: ActedTooSoon) -> Ruling:
    """A side may lose its right to rectification if it goes on before the director comes (11A)."""
    if facts.acted is Acted.OFFENDING_SIDE:
        return Ruling(NOT_LOST)
    if facts.acted is Acted.AS_FORESEEN:
        return Ruling(OWN_PARAGRAPH)
    if facts.acted is Acted.SETTLED:
        return Ruling(NOT_THEIRS_TO_SETTLE, CONFIRM_OR_UNDO, CALL_EVERY_TIME)
    if facts.duty is Duty.NOT_THEIRS:
        return Ruling(NOT_LOST, CALL_EVERY_TIME, TOO_LATE_TO_RECTIFY)
    return Ruling(CALL_EVERY_TIME, HandOver("11A", "right_forfeited"))


def right_forfeited(facts: Forfeited) -> Ruling:
    """Who gained by an opponent's ignorance loses it again; the opponents keep their score."""
    if facts.gained is Gained.OFFENDING_SIDE:
        return Ruling(FORFEITED, ONLY_OFFENDING, PENALTY, EACH_SIDE)
    if facts.gained is Gained.OTHER_SIDE:
        return Ruling(FORFEITED, ONLY_OTHER, PENALTY, EACH_SIDE)
    return Ruling(FORFEITED, BOTH_KEEP, PENALTY)


SITUATION = Situation(
    rule=acted_before_director,
    slug="handlet-for-turneringslederen-kom",
    title="Handlet, før turneringslederen kom",
    phase=Phase.AFTER,
    happened="Spillerne gik videre uden turneringsleder",
    intro=(
        "Når en fejl er nævnt, skal turneringslederen til bordet, før nogen gør mere. Går den"
        " uskyldige side videre alligevel, kan den miste sin ret. Men modparten må ikke tjene på,"
        " at den ikke kendte reglerne, og derfor kan scoren blive rettet for den ene side alene."
    ),
    laws=("9B", "10", "11"),
    parts=(Part(right_forfeited, "Retten er tabt: hvem fik fordel?"),),
    confuse=("misinformation",),
    search=(
        "tilkaldte ikke turneringslederen",
        "for sent tilkaldt",
        "tabt ret",
        "ubalanceret score",
        "selv aftalt straf",
        "turneringsleder afvist",
        "kaldte ikke på turneringslederen",
        "turneringslederen ikke tilkaldt",
        "ordnede det selv",
    ),
)
