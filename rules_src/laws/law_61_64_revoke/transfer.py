"""Law 64: the tricks that a revoke costs, and the score where they are not enough."""

from dataclasses import replace
from typing import Protocol

from rules_src.laws.law_61_64_revoke import correction
from rules_src.laws.law_61_64_revoke.correction import Failure, Revoke
from rules_src.model import *


class Exemption(Answer):
    """Why an established revoke may cost no trick; the rest of 64B follows from other answers."""

    NONE = "nej"
    TWELFTH = A("den skete i 12. stik", told="kulørsvigten skete i 12. stik")
    FACED = A("""
        bordet svigtede, eller et strafkort blev ikke spillet
        = bordet svigtede, eller {offender} undlod at spille et strafkort""")
    NEXT_BOARD = A("""
        påtalt, efter at {other_side} meldte på næste spil
        = den blev først påtalt, da {other_side} havde meldt på næste spil""")
    ROUND_OVER = A("""
        påtalt efter runden
        = den blev først påtalt, da runden var slut
        ~ opdag* efter runden*""")


class TricksLeft(Answer):
    """Of the tricks that 64A counts, those that an earlier revoke has not cost already."""

    MORE = A("mindst to", told="mindst to af sidens stik herfra er ikke allerede overført")
    ONE = A("ét", told="ét af sidens stik herfra er ikke allerede overført")
    NONE = A("ingen", told="alle sidens stik herfra er allerede overført")


class WonBy(Answer):
    OFFENDER = A("""
        {offender} selv
        ~ ^DEN vandt/fik/tog stikket*; ^DEN/han/hun vandt/fik/tog/vinder stikket""")
    PARTNER = A("""
        {partner}
        = {partner} vandt stikket med kulørsvigten, eller bordet, hvis {declarer} svigtede fra
          hånden
        ~ ^makker vandt/fik/tog stikket*; svigtede frahånden … ^blind vandt/fik/tog stikket*""")
    OTHER_SIDE = A("""
        {other_side}
        ~ ^modpart*/mtv/mth vandt/fik/tog stikket*; de/parret ikke vandt/fik/tog stikket*""")


class Equity(Facts):
    both_established = Fact(
        YesNo, "64B7", assume=YesNo.NO, stands={Effect(Lasting.REVOKED, "other_side"): YesNo.YES}
    ).asks("""
        Har også {other_side} en etableret kulørsvigt på spillet?
        ja = også {other_side} har en etableret kulørsvigt på spillet
        nej =""")
    earlier_revoke = Fact(
        YesNo, "64A", assume=YesNo.NO, stands={Effect(Lasting.REVOKED, "offending_side"): YesNo.YES}
    ).asks("""
        Er {offending_side} dømt for en anden etableret kulørsvigt på spillet?
        + Døm hver kulørsvigt for sig, den første først.""")
    suit_again = Fact(YesNo, "64B2").asks("""
        Var den også {offender's}, i samme farve og før denne?
        ja = den var også {offender's}, i samme farve og før denne
        nej = den var en andens, i en anden farve eller efter denne""")
    short = Judgement(YesNo, "64C").asks("""
        Er {other_side} stadig dårligere stillet end uden denne kulørsvigt?
        - Tæl de stik, {other_side} fik ved bordet, og læg de overførte til.
        - Se alle fire hænder, og spørg om planen: Hvor mange stik var sandsynlige uden den?""")
    either_damaged = Judgement(YesNo, "64C2b").asks("""
        Er en af siderne dårligere stillet, end hvis ingen havde svigtet?
        - Tæl de stik, hver side fik. Se alle fire hænder, og spørg om planerne: Hvor mange stik
          var sandsynlige, hvis ingen havde svigtet?
        - Begge sider kan være skadet, hver af den andens kulørsvigt.
        ja = en af siderne er dårligere stillet, end hvis ingen havde svigtet
        nej = ingen af siderne er dårligere stillet, end hvis ingen havde svigtet""")


class Transfer(Revoke):
    both_established = Equity.both_established
    earlier_revoke = Equity.earlier_revoke
    suit_again = Equity.suit_again
    exemption = Fact(
        Exemption,
        "64B",
        sits={Exemption.NONE: (0, *DEFENDS)},  # what dummy revokes with lay faced (64B3)
        overlaps=(
            Both(Exemption.TWELFTH, Exemption.FACED, Exemption.NEXT_BOARD, Exemption.ROUND_OVER),
        ),
    ).asks("""
        Er der en grund til ikke at overføre stik?
        + Én grund er nok.""")
    hands_are_back = Fact(YesNo, "62D1").asks("""
        Er alle fire hænder lagt i mappen?
        ja = alle fire hænder er lagt i mappen
        nej = ikke alle fire hænder er lagt i mappen""")
    tricks_left = Fact(TricksLeft, "64A").asks("""
        Hvor mange stik vandt siden fra denne kulørsvigt af, som ikke er overført før?
        + Tæl fra og med stikket med kulørsvigten. Et stik overføres kun én gang.""")
    trick_won_by = Fact(
        WonBy,
        "64A",
        by_seat={
            "offender": (WonBy.OFFENDER,),
            "partner": (WonBy.PARTNER,),
            "lho": (WonBy.OTHER_SIDE,),
            "rho": (WonBy.OTHER_SIDE,),
        },
    ).asks("""
        Hvem vandt stikket med kulørsvigten?""")
    side_won_trick = Fact(YesNo, "64A2").asks("""
        Vandt {offending_side} det stik, {offender} ikke spillede til?
        + Stikket skifter ikke ejer, når kortet bliver lagt til (§ 67B1).""")
    won_later = Fact(YesNo, "64A").asks("""
        Vandt {offending_side} et senere stik?
        + Stik fra før kulørsvigten tæller aldrig. Stik fra et krav tæller med.
        ja ~ ^DEN/makker/de/han/hun/siden fik/vandt/tog/vinder et/to/tre/flere stik*
          til/senere/mere/bagefter/efter/siden; ^fik/vandt/tog et stik*
          til/senere/mere/bagefter/siden
        nej ~ ^fik/vandt/tog ikke/ingen stik* siden/senere/bagefter; ^fik/vandt/tog ikke/ingen
          flere; ingen stik* siden/senere/bagefter""")


class TricksWon(Protocol):
    """What 64A counts when nothing exempts the side; the editions differ in what does."""

    @property
    def failure(self) -> Failure: ...
    @property
    def trick_won_by(self) -> WonBy: ...
    @property
    def side_won_trick(self) -> YesNo: ...
    @property
    def won_later(self) -> YesNo: ...


class TricksStill(Protocol):
    """What 64A counts where an earlier revoke of the side has cost it tricks."""

    @property
    def failure(self) -> Failure: ...
    @property
    def trick_won_by(self) -> WonBy: ...
    @property
    def tricks_left(self) -> TricksLeft: ...


NOTHING_COST = (Effect(Lasting.REVOKED),)
"""An established revoke that costs no trick is still one that others are counted with (64B7)."""


class Say(Steps):
    for_both_revokes = Step(
        "64B7",
        when=When.AFTER_PLAY,
        leaves=NOTHING_COST,
        ends=(Effect(Lasting.REVOKED, EVERYONE, "open"),),
    ).says("""
        Jeg overfører ingen stik for nogen af sidernes kulørsvigt.
        = ingen stik overføres, det gælder begge sider""")
    """What an earlier ruling has transferred goes back."""
    exempted_by = {
        Exemption.TWELFTH: "64B6",
        Exemption.FACED: "64B3",
        Exemption.NEXT_BOARD: "64B4",
        Exemption.ROUND_OVER: "64B5",
    }
    tricks_gone = Step("64A", to="offending_side", when=When.AFTER_PLAY).says("""
        I vandt ingen stik fra kulørsvigten af, som jeg ikke allerede har overført.
        = ingen stik tilbage""")
    second_revoke_may_hide_the_first = Step("72B3", to=ME, when=When.AFTER_PLAY).says("""
        Svigtede {offender} igen for at skjule den første kulørsvigt?
        Så overvej strafpoint (§ 90A).""")
    compensated = HandOver("64C", "revoke_equity", when=When.AFTER_PLAY)
    result_with_transfer_stands = Step("64C1", when=When.AFTER_PLAY).says("""
        Kulørsvigten ændrer ikke mere på resultatet.
        = ingen justering""")
    score_without_revoke = Step(
        "64C1", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED, leaves=NOTHING_COST
    ).says("""
        Giv en justeret score: det sandsynlige resultat uden kulørsvigten.
        Den erstatter eventuelt overførte stik.
        = justeret score uden kulørsvigten""")
    score_without_later_revokes = Step(
        "64C2a", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED, leaves=NOTHING_COST
    ).says("""
        Giv en justeret score: det sandsynlige resultat, hvis {offender} ikke havde svigtet
        igen i farven.
        = justeret score som efter første kulørsvigt""")
    score_without_any_revoke = Step(
        "64C2b", to=ME, when=When.AFTER_PLAY, keyed=Keyed.ADJUSTED, leaves=NOTHING_COST
    ).says("""
        Giv en justeret score: det sandsynlige resultat, hvis ingen af siderne havde svigtet.
        = justeret score, som om ingen svigtede""")


def revoke_transfer(facts: Transfer) -> Ruling:
    """Of the revoke trick and later ones the side may lose two; never more than it won (64A)."""
    if facts.both_established:
        return Ruling(Say.for_both_revokes, Say.compensated)  # also if one is ruled on (64B7)
    if facts.exemption is Exemption.TWELFTH and not facts.hands_are_back:
        return Ruling(correction.Say.corrected_though_established)
    if facts.exemption is not Exemption.NONE:
        return no_transfer(Say.exempted_by[facts.exemption])
    if not facts.earlier_revoke:
        return by_tricks_won(facts)
    if facts.suit_again:  # free, but it may have been to conceal the first (64B2, 72B3)
        return Ruling(Say.second_revoke_may_hide_the_first, *no_transfer("64B2"))
    return by_tricks_left(facts)


def by_tricks_left(facts: TricksStill) -> Ruling:
    """A trick that an earlier revoke of the side has cost is not transferred again (64A)."""
    match facts.tricks_left:
        case TricksLeft.NONE:
            return Ruling(Say.tricks_gone, *no_transfer("64A"))
        case TricksLeft.ONE:
            return transfer("64A", 1)
        case TricksLeft.MORE:
            by_a_card = facts.failure is not Failure.NO_CARD
            won = by_a_card and facts.trick_won_by is WonBy.OFFENDER
            return transfer("64A1", 2) if won else transfer("64A2", 1)


def by_tricks_won(facts: TricksWon) -> Ruling:
    """What is transferred where nothing exempts the side (64A)."""
    if facts.failure is Failure.NO_CARD:  # 67B1: who played no card did not win the trick
        won = facts.side_won_trick or facts.won_later
        return transfer("64A2", 1) if won else no_transfer("64B1")
    if facts.trick_won_by is WonBy.OFFENDER:
        return transfer("64A1", 2 if facts.won_later else 1)
    if facts.trick_won_by is WonBy.PARTNER or facts.won_later:
        return transfer("64A2", 1)
    return no_transfer("64B1")


def transfer(section: str, tricks: int) -> Ruling:
    return Ruling(TrickTransfer(section, tricks, when=When.AFTER_PLAY), Say.compensated)


def no_transfer(section: str) -> Ruling:
    counted = replace(correction.Say.no_transfer.under(section), leaves=NOTHING_COST)
    return Ruling(counted, Say.compensated)


def revoke_equity(facts: Equity) -> Ruling:
    """Whatever was transferred, a side must not be worse off than without the revoke (64C)."""
    if facts.both_established:  # nobody is the non-offending side
        return Ruling(
            Say.score_without_any_revoke
            if facts.either_damaged
            else Say.result_with_transfer_stands.under("64C2b")
        )
    repeated = facts.earlier_revoke and facts.suit_again
    score = Say.score_without_later_revokes if repeated else Say.score_without_revoke
    return Ruling(score if facts.short else Say.result_with_transfer_stands.under(score.law))


def missing_card_always_costs(facts: Transfer) -> Ruling:
    """Who played no card is deemed to have revoked, and one trick is transferred (67B1)."""
    free = facts.both_established or facts.exemption is not Exemption.NONE or facts.earlier_revoke
    if free or facts.failure is not Failure.NO_CARD:
        return revoke_transfer(facts)
    return transfer("64A2", 1)
