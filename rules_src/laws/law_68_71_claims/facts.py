"""Laws 68-71: a claim or a concession, in the order the director learns it."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class ClaimKind(Answer):
    DUMMY = "{dummy} krævede eller lagde bordets kort sammen, og {declarer} sagde intet"
    OBJECTED = "opgav stik som modspiller, men den anden modspiller protesterede straks"
    THIS_TRICK = "talte kun om det stik, der var i gang"
    NOT_MEANT = "viste kort, men klart uden at ville kræve eller opgive noget"
    CLAIM = "krævede eller opgav stik, foreslog at stoppe eller viste sine kort"


class Reply(Answer):
    PLAY_ON = "modparten bad om at spille videre, og alle fire var med på det"
    AGREED_THEN_NOT = "modparten var enig, men har fortrudt"
    CONCEDED_THEN_NOT = "den, der opgav stik, har fortrudt"
    DISPUTED = "mindst én er uenig, og {dummy} tæller også"
    AGREED = "alle er enige"


class RegretsWhen(Answer):
    EARLY = "før runden er slut, og før de har meldt på et senere spil"
    IN_TIME = "senere, men inden rettelsesfristen"
    LATE = "efter rettelsesfristen"


class GivenAway(Answer):
    WON = "et stik, de allerede havde vundet"
    PROBABLE = "et stik, de sandsynligvis ville have vundet, hvis der var spillet videre"
    OTHER = "et stik, de kun måske ville have vundet"


class Conceded(Answer):
    WON = "et stik, de allerede havde vundet"
    SAFE = "et stik, som ingen normal spillemåde kan tabe"
    OTHER = "et stik, som kan tabes med en normal spillemåde"


class Claimed(Facts):
    claim_kind = Fact(
        ClaimKind,
        "Hvad gjorde spilleren?",
        "68A",
        help="Spillede en modspiller til stikket, før den anden havde lagt til, gælder"
        " §\u00a057A, også selv om det kun drejede sig om det stik.",
    )
    reply = Fact(
        Reply,
        "Hvad siger de andre?",
        "68D",
        help="Har nogen spillet videre, uden at alle fire var med på det, skal kravet"
        " stadig afgøres. Er der siden fundet et kort, så døm det først (§\u00a014B).",
    )
    regrets_when = Fact(
        RegretsWhen,
        "Hvornår kom fortrydelsen?",
        "69A",
        help=f"Rettelsesfristen er i DBf {CORRECTION_PERIOD},"
        " hvis klubben ikke har fastsat andet (§\u00a079C).",
    )


class AgreementWithdrawn(Facts):
    given_away = Judgement(
        GivenAway,
        "Hvad gav de fra sig?",
        "69B",
        weigh=(
            "Se de kort, der var tilbage, og hør begge siders bud på resten af spillet.",
            "Stikket skal være sandsynligt. At det var muligt at vinde, er ikke nok.",
        ),
    )


class ConcessionRegretted(Facts):
    conceded = Judgement(
        Conceded,
        "Hvad blev der opgivet?",
        "71",
        weigh=(
            "Se de kort, der var tilbage.",
            "Normal er også en skødesløs eller ringere spillemåde på spillerens eget niveau.",
        ),
    )


class Point(Answer):
    TRUMP = "en trumf, som modparten stadig har"
    WHICH_OPPONENT = "hvilken modstander der har et bestemt kort"
    PARTNERS_PLAY = "en modspiller krævede, og det afhænger af den anden modspillers kort"
    LINE = "en anden spillemåde, der ikke blev nævnt"
    OTHER = "noget andet"


class DisputedClaim(Facts):
    point = Fact(
        Point,
        "Hvad er der uenighed om?",
        "70",
        help="Er der flere punkter, så afgør dem ét for ét. Lå der et strafkort før kravet, så regn"
        " med, at det bandt (§\u00a050).",
    )
    trump_forgotten = Judgement(
        YesNo,
        "Var trumfen unævnt og måske glemt, og kan den vinde et stik?",
        "70C",
        weigh=(
            "Den, der krævede, sagde intet om trumfen.",
            "Det er på nogen måde sandsynligt, at trumfen var glemt.",
            "Trumfen kan vinde et stik med en normal spillemåde.",
            "Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen"
            " på spillerens niveau ville vælge.",
        ),
        help="Svar kun ja, hvis alle tre ting er opfyldt.",
    )
    worse_line = Judgement(
        YesNo,
        "Findes der en normal spillemåde, som giver færre stik?",
        "70D1",
        weigh=(
            "Hold dig til det, der blev sagt ved kravet, og ikke til det, der siges nu.",
            "Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen"
            " på spillerens niveau ville vælge.",
        ),
    )
    suit_known = Fact(
        YesNo,
        "Viste en modstander renonce før kravet, eller sker det ved enhver normal spillemåde?",
        "70E1",
        help="Renoncen skal være i det kritiske korts farve.",
    )
    partner_can_err = Judgement(
        YesNo,
        "Har den anden modspiller mere end ét normalt valg?",
        "70D2",
        weigh=(
            "Se kun på, hvad den anden modspiller kan vide fra meldinger og spil.",
            "Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen"
            " på spillerens niveau ville vælge.",
        ),
    )


OVERLAPS = (
    Overlap(Claimed.claim_kind, (ClaimKind.OBJECTED, ClaimKind.CLAIM)),
    Overlap(Claimed.claim_kind, (ClaimKind.DUMMY, ClaimKind.CLAIM)),
    Overlap(Claimed.claim_kind, (ClaimKind.THIS_TRICK, ClaimKind.CLAIM)),
    Overlap(Claimed.claim_kind, (ClaimKind.NOT_MEANT, ClaimKind.CLAIM)),
    *(
        Overlap(Claimed.reply, (special, Reply.DISPUTED))
        for special in (Reply.PLAY_ON, Reply.AGREED_THEN_NOT, Reply.CONCEDED_THEN_NOT)
    ),
    Overlap(
        DisputedClaim.point,
        (Point.TRUMP, Point.WHICH_OPPONENT, Point.PARTNERS_PLAY, Point.LINE),
        "ét for ét",
    ),
    Overlap(AgreementWithdrawn.given_away, (GivenAway.WON, GivenAway.PROBABLE)),
    Overlap(ConcessionRegretted.conceded, (Conceded.WON, Conceded.SAFE)),
)
