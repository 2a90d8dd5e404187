"""Laws 68-71: a claim or a concession, in the order the director learns it."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.laws.law_68_71_claims.words import NORMAL
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class ClaimKind(Answer):
    CLAIM = "han krævede eller opgav stik, foreslog at stoppe eller viste sine kort"
    THIS_TRICK = "han talte kun om det stik, der var i gang"
    NOT_MEANT = "han viste kort, men klart uden at ville kræve eller opgive noget"
    OBJECTED = "han er modspiller og opgav stik, men den anden modspiller protesterede straks"


class Reply(Answer):
    AGREED = "alle er enige"
    DISPUTED = "mindst én er uenig; den blinde tæller også"
    PLAY_ON = "den anden side bad om at spille videre, og alle fire var med på det"
    AGREED_THEN_NOT = "den anden side var enig, men har fortrudt"
    CONCEDED_THEN_NOT = "den, der opgav stik, har fortrudt"


class RegretsWhen(Answer):
    EARLY = "før runden er slut, og før siden har meldt på en senere mappe"
    IN_TIME = "senere, men inden rettelsesfristen"
    LATE = "efter rettelsesfristen"


class GivenAway(Answer):
    WON = "et stik, siden allerede havde vundet"
    PROBABLE = "et stik, siden sandsynligvis ville have vundet, hvis der var spillet videre"
    OTHER = "et stik, siden kun måske ville have vundet"


class Conceded(Answer):
    WON = "et stik, siden allerede havde vundet"
    SAFE = "et stik, som ingen normal spillemåde kan tabe"
    OTHER = "et stik, som kan tabes med en normal spillemåde"


class Claimed(Facts):
    claim_kind = Fact(
        ClaimKind,
        "Hvad gjorde spilleren?",
        "68A",
        help="Spillede en modspiller et kort til stikket, før den anden havde lagt til, gælder"
        " §\u00a057A, også selv om han kun talte om det stik.",
    )
    reply = Fact(
        Reply,
        "Hvad siger de andre?",
        "68D",
        help="Spillet står stille efter et krav eller et afkald. Har nogen spillet videre, uden at"
        " alle fire var med på det, er kravet stadig til afgørelse.",
    )
    regrets_when = Fact(
        RegretsWhen,
        "Hvornår siger han det?",
        "69A",
        help=f"Rettelsesfristen er i DBf {CORRECTION_PERIOD}, hvis klubben ikke har fastsat andet"
        " (§\u00a079C).",
    )


class AgreementWithdrawn(Facts):
    given_away = Judgement(
        GivenAway,
        "Hvad gav siden fra sig?",
        "69B",
        weigh=(
            "Læg de kort op, der var tilbage, og hør begge siders bud på resten af spillet.",
            "Her skal stikket være sandsynligt; mulighed for at vinde det er ikke nok.",
        ),
    )


class ConcessionRegretted(Facts):
    conceded = Judgement(
        Conceded,
        "Hvad blev der opgivet?",
        "71",
        weigh=(
            "Læg de kort op, der var tilbage.",
            "Normal er også en skødesløs eller ringere spillemåde på spillerens eget niveau.",
        ),
    )


class Point(Answer):
    TRUMP = "om en trumf, som modparten stadig har"
    LINE = "om en spillemåde, der ikke blev nævnt"
    WHICH_OPPONENT = "om hvilken modstander der har et bestemt kort"
    PARTNERS_PLAY = "en modspiller krævede, og det afhænger af den anden modspillers kort"
    OTHER = "om noget andet"


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
