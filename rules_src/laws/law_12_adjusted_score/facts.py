"""Law 12: what is asked before a score is adjusted."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.model.facts import Answer, Fact, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Reason(Answer):
    WRONG_RULING = "der er dømt en forkert berigtigelse, som ikke kan gøres om"
    NO_PLAY = "spillet kan ikke spilles eller gøres normalt færdigt"
    BOTH_SIDES = "begge sider har begået et lovbrud, som kan have skadet modparten"
    NO_RECTIFICATION = "loven har ingen berigtigelse for netop dette lovbrud"
    INFRACTION = "et lovbrud kan have skadet {other_side}"
    HARSH = "kun at lovens berigtigelse virker for hård eller for mild"


class Outcome(Answer):
    ONE = "ét resultat er oplagt"
    SEVERAL = "flere resultater er rimelige"
    UNCLEAR = "mulighederne er for mange eller for uklare"


class WithoutBoth(Answer):
    NO_CHANGE = "omtrent det samme som ved bordet"
    EACH = "noget andet, og siderne skal have hver sit"
    SAME = "noget andet, eller det er uvist"


class Share(Answer):
    NO = "nej, eller kun ved en almindelig fejl"
    ACTED_FIRST = "ja, de handlede uden at kende deres ret, før du blev kaldt"
    SERIOUS_ERROR = "ja, ved en særdeles alvorlig fejl uden forbindelse med lovbruddet"
    GAMBLE = "ja, ved en satsende handling"


class Probable(Played):
    outcome = Judgement(
        Outcome,
        "Hvad ville der være sket uden fejlen?",
        "12C1b",
        weigh=(
            "Tag kun resultater med, der kunne nås lovligt. En melding, som ubeføjede"
            " oplysninger pegede på, tæller ikke (§\u00a012C1(c)).",
            "Spørg nogle jævnbyrdige, hvad de ville melde eller spille. Fortæl ikke, hvad"
            " der skete.",
            "Hvor endte de borde, der begyndte på samme måde?",
            "Giv {other_side} fordel af tvivlen, når du vægter. Efter en forkert kendelse"
            " har begge sider den (§\u00a082C).",
            "Spørg ikke, hvad nogen har fortjent, kun hvad der ville være sket.",
        ),
        help="Giv det sandsynlige resultat frem for en kunstig score, når det er muligt"
        " (§\u00a012C1(a)).",
    )


class Adjustment(Probable):
    reason = Fact(
        Reason,
        "Hvorfor skal scoren måske justeres?",
        "12A",
        help="Spillerne kan bede om det inden for fristen i §\u00a092B. Du kan også gøre"
        " det uopfordret.",
    )
    without_both = Judgement(
        WithoutBoth,
        "Hvad var der sket uden begge lovbrud?",
        "12B1",
        weigh=(
            "Find det sandsynlige resultat, hvis ingen af de to lovbrud var sket. Det får normalt"
            " begge sider.",
            "Hvert lovbrud har en fejlende side. Ingen af dem må beholde en fordel af sit eget.",
            "Er resultatet usikkert, har ingen af siderne krav på tvivlen. Så kan deres vægte blive"
            " forskellige.",
        ),
    )
    damaged = Judgement(
        YesNo,
        "Er {other_side} skadet af lovbruddet?",
        "12B1",
        weigh=(
            "Hvad ville der være sket uden lovbruddet?",
            "Ved en forkert forklaring: Tænk den rigtige i stedet. Ingen har krav på at"
            " vide, at modparten misforstod hinanden.",
            "Kom resultatet af lovbruddet? Uheld og egne misforståelser giver ingen"
            " justering, heller ikke når modparten er skyld i, at du blev kaldt.",
            "Fik {other_side} et bedre resultat ved bordet? Så beholder de det.",
        ),
        help="Skade er et dårligere resultat, end {other_side} kunne vente helt uden lovbruddet.",
    )
    share = Judgement(
        Share,
        "Er {other_side} selv skyld i noget af skaden?",
        "12C1e",
        weigh=(
            "Hvad gjorde de efter uregelmæssigheden? Kun det tæller.",
            "En melding, du aldrig selv ville afgive, er ikke nok. En særdeles alvorlig"
            " fejl ligger langt under spillerens sædvanlige niveau.",
            "En satsende handling er et forsøg, som spilleren vover i håb om en justeret"
            " score, hvis det går galt.",
            "Brug §\u00a011A, hvis de spillede videre uden at kende deres ret, og"
            " modparten fik fordel af det.",
        ),
        help="Det er sjældent. Næsten altid får begge sider samme score.",
    )


OVERLAPS = (
    Overlap(
        Adjustment.reason,
        (
            Reason.WRONG_RULING,
            Reason.NO_PLAY,
            Reason.BOTH_SIDES,
            Reason.NO_RECTIFICATION,
            Reason.INFRACTION,
        ),
    ),
    Overlap(Adjustment.share, (Share.ACTED_FIRST, Share.SERIOUS_ERROR, Share.GAMBLE)),
    Overlap(Adjustment.without_both, (WithoutBoth.EACH, WithoutBoth.SAME)),
)
