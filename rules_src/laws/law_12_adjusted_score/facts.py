"""Law 12: what is asked before a score is adjusted."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.model.facts import Answer, Fact, Judgement, YesNo


class Reason(Answer):
    INFRACTION = "et lovbrud kan have skadet {other_side}"
    NO_RECTIFICATION = "loven har ingen berigtigelse for netop det lovbrud, der er sket"
    WRONG_RULING = "der er foretaget en forkert berigtigelse, og den kan ikke gøres om"
    NO_PLAY = "spillet kan ikke spilles, eller det kan ikke gøres normalt færdigt"
    HARSH = "lovens berigtigelse virker for hård eller for mild"


class Outcome(Answer):
    ONE = "ét resultat er oplagt"
    SEVERAL = "flere resultater er rimelige"
    UNCLEAR = "mulighederne er for mange eller for uklare"


class Share(Answer):
    NO = "nej, eller kun ved en almindelig fejl"
    SERIOUS_ERROR = "ja, ved en særdeles alvorlig fejl uden forbindelse med lovbruddet"
    GAMBLE = "ja, ved en satsende handling"
    ACTED_FIRST = "ja, den handlede i uvidenhed om sin ret, før turneringslederen blev kaldt"


class Probable(Played):
    outcome = Judgement(
        Outcome,
        "Hvad ville der være sket uden fejlen?",
        "12C1b",
        help="En korrigeret score går forud for en kunstig, når den er mulig (§\u00a012C1(a)).",
        weigh=(
            "Tag kun resultater med, der kunne nås lovligt. En melding, som en ubeføjet oplysning"
            " pegede på, tæller ikke med (§\u00a012C1(c)).",
            "Spørg nogle jævnbyrdige spillere, hvad de ville melde eller spille, uden at fortælle"
            " hvad der skete.",
            "Se, hvor de borde endte, der begyndte på samme måde.",
            "Giv {other_side} fordel af tvivlen, når du sætter vægtene; efter en forkert kendelse"
            " har begge sider den (§\u00a082C).",
            "Spørg ikke, hvad nogen har fortjent, kun hvad der ville være sket.",
        ),
    )


class Adjustment(Probable):
    reason = Fact(
        Reason,
        "Hvorfor skal scoren måske justeres?",
        "12A",
        help="En side kan bede om det inden for fristen i §\u00a092B, og du kan gøre det på eget"
        " initiativ. De tre grunde ud over dem, de enkelte love giver, er §\u00a012A1 (ingen"
        " berigtigelse), §\u00a012A2 (intet normalt spil) og §\u00a012A3 (forkert berigtigelse).",
    )
    damaged = Judgement(
        YesNo,
        "Er {other_side} skadet af lovbruddet?",
        "12B1",
        help="Skade er et dårligere resultat end det, siden kunne vente, hvis lovbruddet slet ikke"
        " var sket.",
        weigh=(
            "Tænk lovbruddet væk, og se, hvad der så ville være sket.",
            "Ved en forkert forklaring: Tænk den rigtige i stedet. Ingen har krav på at vide, at"
            " modparten har misforstået hinanden.",
            "Resultatet skal være en følge af lovbruddet. Uheld og egne misforståelser giver ingen"
            " justering, heller ikke når den anden side er skyld i, at du blev kaldt.",
            "Fik {other_side} et bedre resultat ved bordet, beholder den det.",
        ),
    )
    share = Judgement(
        Share,
        "Har {other_side} selv del i skaden?",
        "12C1e",
        help="Det er sjældent. Næsten altid får begge sider den samme score.",
        weigh=(
            "Se kun på, hvad siden gjorde efter uregelmæssigheden.",
            "En melding, du aldrig selv ville have afgivet, er ikke nok. En særdeles alvorlig fejl"
            " ligger langt under det, spilleren plejer at kunne.",
            "En satsende handling er et forsøg, som siden vover, fordi den venter at få scoren"
            " justeret, hvis det går galt.",
            "Spillede siden videre uden at vide, at den kunne få noget rettet, og fik modparten"
            " fordel af det, gælder §\u00a011A.",
        ),
    )
