"""Proved sentences on irregular calls: who must pass how long, and when a lead is restricted.

Each check is the law's own condition on what happened, never a look at how a rule got there.
"""

from rules_src.model.said import About, Grounds, Span, Status
from rules_src.model.steps import AdjustedScore, ForcedPass, Information, LeadRestriction
from rules_src.theorems.theorem import Incident, Theorem

SHOWN = ("card_exposed_in_auction",)
CHANGED = ("change_of_call",)
INSUFFICIENT = ("insufficient_bid",)
OUT_OF_ROTATION = ("call_out_of_rotation",)
GONE_WRONG = ("auction_gone_wrong",)
INADMISSIBLE = ("inadmissible_call",)
WITHDRAWN_CALLS = (*CHANGED, *INSUFFICIENT, *OUT_OF_ROTATION, *INADMISSIBLE)

FOR_THE_REST = {"27", "36", "37", "38"}
"""The only laws in whose words a player passes »whenever« it is his turn."""


def _silenced(incident: Incident, whose: str) -> bool:
    """Whether this player, or his whole side, passes to the end."""
    rest = [p for p in incident.steps(ForcedPass) if p.span is Span.REST]
    return any(p.whose in (whose, "offending_side") for p in rest)


def _bid_replaced_alike(incident: Incident) -> bool:
    """27B1: the same denomination as low as it goes, or another comparable call."""
    alike = incident.given(same_denomination="yes") or incident.given(comparable="yes")
    return alike and not incident.given(new_call="insufficient")


def _several_cancelled(incident: Incident) -> bool:
    """17D3, 36A, 38, 39: calls of both sides go, or one of the side that plays the contract."""
    if "passed_round" in incident.answers:
        return incident.given(passed_round="three|led") and not incident.given(call_before="no")
    if incident.given(after_double="lho"):
        return not incident.given(turn="lho_again")
    if incident.given(fault="above_seven"):
        return incident.given(lho_called="yes", found="in_time")
    if incident.given(late_call="defender_acted"):
        return incident.given(lho_called="yes")
    return incident.given(late_call="declaring_side")


def _says_who_may_use_them(incident: Incident) -> bool:
    cancelled = [s for s in incident.steps(Information) if s.about is About.CANCELLED]
    told = {(s.status, s.to) for s in cancelled}
    return told == {(Status.AUTHORISED, "other_side"), (Status.UNAUTHORISED, "offending_side")}


def _without_comparable_call(incident: Incident) -> bool:
    """26B: the offender's withdrawn call was not replaced by a comparable one."""
    if incident.given(fault="barred|above_seven"):  # only a pass replaces it, which tells nothing
        return incident.given(lho_called="no")
    if incident.given(fault="double", must_pass="yes"):  # and then too
        return incident.given(after_double="not_yet")
    if incident.given(no_turn_came="yes"):  # nothing replaces it
        return True
    if incident.given(late_call="defender_acted"):  # nothing replaces it
        return incident.given(lho_called="no") and not incident.given(found="after")
    if incident.given(new_call="double", comparable="no"):  # then this was withdrawn as well
        return incident.given(final_comparable="no")
    return any(
        incident.given(**{asked: "no"})
        for asked in ("comparable", "first_comparable", "comparable_to_double", "final_comparable")
    )


THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Kun efter §§\u00a027, 36, 37 og 38 kan en spiller blive tvunget til at passe i resten af"
        " meldeforløbet.",
        "27B2",
        (*SHOWN, *WITHDRAWN_CALLS),
        lambda i: {p.law[:2] for p in i.steps(ForcedPass) if p.span is Span.REST} <= FOR_THE_REST,
        about=lambda i: bool(i.steps(ForcedPass)),
        item="S05",
        new=True,
    ),
    Theorem(
        "Efter §§\u00a024 og 30–32 varer en tvungen pas kun én tur.",
        "24B",
        (*SHOWN, *OUT_OF_ROTATION),
        lambda i: all(p.span is Span.ONCE for p in i.steps(ForcedPass)),
        about=lambda i: bool(i.steps(ForcedPass)),
        item="S05",
        new=True,
    ),
    Theorem(
        "Ingen skal passe, fordi en melding er lavet om.",
        "25B",
        CHANGED,
        lambda i: not i.steps(ForcedPass),
    ),
    Theorem(
        "Et vist kort under meldingerne koster én pas, medmindre det er spillerens eneste, er under"
        " 10 og ikke er spillet ud.",
        "24A",
        SHOWN,
        lambda i: (
            bool(i.steps(ForcedPass))
            is (i.given(shown_cards="honour|led|several") or i.given(shown_before="yes"))
        ),
        about=lambda i: i.given(came_to_sight="own_fault", found="in_time"),
    ),
    Theorem(
        "Opdages et vist kort fra meldingerne først under spillet, er passen tabt, men kortet er"
        " strafkort, hvis {offending_side} er i modspil.",
        "24E",
        SHOWN,
        lambda i: (
            not i.steps(ForcedPass)
            and i.says("score_if_damaged")
            and i.says("penalty_card.*", "all_penalty_cards_major")
            is i.given(contract_won_by="other_side")
        ),
        about=lambda i: i.given(found="play"),
    ),
    Theorem(
        "Et kort, der vises under meldingerne, er ikke strafkort, før meldeforløbet er slut.",
        "24E",
        SHOWN,
        lambda i: not i.says("penalty_card.*", "all_penalty_cards_major"),
        about=lambda i: not i.given(found="play"),
    ),
    Theorem(
        "Har {partner} allerede meldt, da et vist kort bliver påtalt, gælder den melding, og passen"
        " kommer i næste tur.",
        "24B",
        SHOWN,
        lambda i: i.says("partners_call_since_stands") and bool(i.steps(ForcedPass)),
        about=lambda i: i.given(partner_called="yes"),
    ),
    Theorem(
        "Et meldekort, der ikke er taget frem, er ingen melding og begrænser intet, men det kan"
        " have fortalt {partner} noget.",
        "25",
        CHANGED,
        lambda i: not i.steps(LeadRestriction) and not i.says("adjust.*") and i.says("info.*"),
        about=lambda i: i.given(wish="not_made"),
    ),
    Theorem(
        "Ligger alle fire hænder i mappen, og har ingen budt, kan ingen længere melde.",
        "17D2",
        GONE_WRONG,
        lambda i: i.says("auction_over_in_board"),
        about=lambda i: i.given(since_thought_over="back") or i.given(passed_round="back"),
    ),
    Theorem(
        "Melder MTV over et utilstrækkeligt bud, er der ingen berigtigelse.",
        "27A1",
        INSUFFICIENT,
        lambda i: (
            not i.steps(ForcedPass, LeadRestriction)  # and use (16C3) alone is no rectification
            and all(step.grounds is Grounds.USED for step in i.steps(AdjustedScore))
        ),
        about=lambda i: i.given(happened="lho") or i.given(accepted="yes"),
    ),
    Theorem(
        "Er et utilstrækkeligt bud godtaget, bortfalder en rettelse, og makker må ikke bruge den.",
        "27C",
        INSUFFICIENT,
        lambda i: i.says("correction_cancelled") and i.says("info.unauthorised"),
        about=lambda i: i.given(corrected_after="yes"),
    ),
    Theorem(
        "Viser den nye melding det samme som det utilstrækkelige bud, melder alle frit videre, og"
        " kun scoren kan justeres.",
        "27D",
        INSUFFICIENT,
        lambda i: not i.steps(ForcedPass, LeadRestriction) and i.says("adjust.assistance"),
        about=_bid_replaced_alike,
        new=True,
    ),
    Theorem(
        "Enhver anden erstatning for et utilstrækkeligt bud lukker munden på {partner} i resten af"
        " meldeforløbet, også når meldingen er rettet, før turneringslederen kom.",
        "27B2",
        INSUFFICIENT,
        lambda i: _silenced(i, "partner"),
        about=lambda i: (  # 27B2-4: or by a second insufficient bid that is not accepted
            i.given(new_call="bid|pass|double", comparable="no")
            or i.given(new_call="insufficient", second_bid_accepted="no")
        ),
    ),
    Theorem(
        "En dobling kan kun erstatte et utilstrækkeligt bud, hvis den er en tilsvarende melding.",
        "27B3",
        INSUFFICIENT,
        lambda i: i.says("attempt_cancelled") is i.given(comparable="no"),
        about=lambda i: i.given(new_call="double"),
        new=True,
    ),
    Theorem(
        "Fejl i meldingerne begrænser kun et udspil, når en melding er trukket tilbage og ikke"
        " erstattet af en tilsvarende.",
        "26B",
        WITHDRAWN_CALLS,
        lambda i: bool(i.steps(LeadRestriction)) is _without_comparable_call(i),
        item="S28",
    ),
    Theorem(
        "En utilladelig dobling eller redobling kommer aldrig til at gælde.",
        "36",
        INADMISSIBLE,
        lambda i: i.says(
            "inadmissible_double_cancelled",
            "double_and_later_cancelled",
            "scored_without_the_double",
        ),
        about=lambda i: i.given(fault="double"),
    ),
    Theorem(
        "Efter et bud over syv, eller når MTV ikke har meldt efter et brud på pligten til at passe,"
        " skal begge på den fejlende side passe i resten af meldeforløbet.",
        "37B2",
        INADMISSIBLE,
        lambda i: _silenced(i, "partner") and _silenced(i, "offender"),
        about=lambda i: (
            i.given(fault="above_seven|barred", lho_called="no")
            or i.given(fault="above_seven", found="in_time")
        ),
    ),
    Theorem(
        "Annulleres flere meldinger på én gang, må ingen på {offending_side} bruge nogen af dem, og"
        " {other_side} må bruge dem alle.",
        "16C2",
        (*OUT_OF_ROTATION, *INADMISSIBLE, *GONE_WRONG),
        _says_who_may_use_them,
        about=_several_cancelled,
    ),
    Theorem(
        "Tre pas efter en melding slutter ikke meldeforløbet, når en spiller mistede sin tur,"
        " medmindre alle hænder ligger i mappen, eller der er spillet videre.",
        "17D3",
        (*OUT_OF_ROTATION, *GONE_WRONG),
        lambda i: i.says("back_to_lost_turn") == i.given(passed_round="three|led"),
        about=lambda i: "passed_round" in i.answers and not i.given(call_before="no"),
    ),
    Theorem(
        "Var der ingen melding før de tre pas, gælder de alle, også den uden for tur.",
        "29A",
        (*OUT_OF_ROTATION, *GONE_WRONG),
        lambda i: i.says("three_passes_stand") and not i.says("info.*", "back_to_lost_turn"),
        about=lambda i: i.given(call_before="no"),
    ),
    Theorem(
        "Af to samtidige meldinger kom den i tur først, og den anden er kun i tur, hvis det er den"
        " næste spillers.",
        "33",
        GONE_WRONG,
        lambda i: (
            i.says("call_in_turn_first") == (not i.given(other_call="neither"))
            and i.says("new.call_out_of_rotation") == i.given(other_call="elsewhere|neither")
        ),
        about=lambda i: "other_call" in i.answers,
    ),
    Theorem(
        "Troede en spiller, at meldingerne var slut, må makker ikke bruge, hvad det røbede.",
        "16B1a",
        GONE_WRONG,
        lambda i: i.says("info.informant_unauthorised"),
        about=lambda i: i.given(since_thought_over="nothing|card_seen"),
    ),
    Theorem(
        "Et kort, der er spillet ud, før meldingerne er slut, er et kort vist under meldingerne.",
        "24",
        GONE_WRONG,
        lambda i: i.says("new.card_exposed_in_auction"),
        about=lambda i: i.given(passed_round="led") or i.given(since_thought_over="card_seen"),
    ),
    Theorem(
        "Meldinger efter den afsluttende pas bliver aldrig til kontrakten, heller ikke når der er"
        " spillet videre på dem.",
        "39A",
        INADMISSIBLE,
        lambda i: (
            i.says("late_calls_cancelled")
            and i.says("contract_of_the_final_pass", "board_was_passed_out", "no_legal_play")
            and not i.says("no_rectification")
        ),
        about=lambda i: i.given(played_instead="same_declarer|other_declarer|passed_out"),
    ),
    Theorem(
        "Har MTV meldt efter en utilladelig melding, også pas, kan intet udspil begrænses.",
        "36A",
        INADMISSIBLE,
        lambda i: not i.steps(LeadRestriction),
        about=lambda i: i.given(lho_called="yes") or i.given(after_double="lho|lead_faced"),
    ),
    Theorem(
        "En melding, der selv var ulovlig, gælder aldrig, blot fordi den var tilsigtet, eller fordi"
        " fejlgrebet opdages for sent.",
        "25A2",
        CHANGED,
        lambda i: not i.says("intended_call_stands", "too_late_to_change", "first_call_stands"),
        about=lambda i: i.given(first_legal="no"),
    ),
    Theorem(
        "Må en spiller ikke lave sin melding om, må {partner} ikke bruge, hvad ønsket viste.",
        "16B1a",
        CHANGED,
        lambda i: i.says("info.informant_unauthorised") and i.says("new.unauthorised_information"),
        about=lambda i: i.says("intended_call_stands", "too_late_to_change", "no_slip_to_correct"),
    ),
    Theorem(
        "Kun når en ændret melding, der var ment, accepteres, går MTV’s melding efter den første"
        " samme vej, og så må den fejlende side ikke bruge den.",
        "25B3",
        CHANGED,
        lambda i: (
            i.says("info.offending_side.lho_call_unauthorised")
            == i.given(second_accepted="yes", lho_called="yes")
        ),
        about=lambda i: i.given(intended="yes"),
    ),
    Theorem(
        "En annulleret eller tilbagetaget melding, som {offending_side} ikke må bruge, må"
        " {other_side} bruge.",
        "16C1",
        WITHDRAWN_CALLS,
        lambda i: i.says("info.other_side.authorised", "info.other_side.*_authorised"),
        about=lambda i: (
            i.says("info.unauthorised", "info.off*.*unauthorised") and not i.says("info.authorised")
        ),
    ),
    Theorem(
        "Så længe den melding kan komme, som følgerne afhænger af, begrænses intet udspil.",
        "23A",
        WITHDRAWN_CALLS,
        lambda i: not i.steps(LeadRestriction),
        about=lambda i: (
            (i.given(called_again="not_yet") and not i.given(no_turn_came="yes"))
            or i.given(new_call="not_yet")
            or i.given(rho_did="not_yet")
        ),
    ),
    Theorem(
        "Før den nye melding er afgivet, er {partner} kun tvunget til at passe, hvor ingen melding"
        " kan ændre det: efter §§\u00a027B3 og 36.",
        "27B3",
        WITHDRAWN_CALLS,
        lambda i: {p.law for p in i.steps(ForcedPass)} <= {"27B3", "36B2", "36B4"},
        about=lambda i: (
            i.given(called_again="not_yet")
            or i.given(new_call="not_yet")
            or i.given(rho_did="not_yet")
        ),
    ),
)
