"""Proved sentences on alerts, tempo, agreements, disputed facts, appeals and those who look on.

Each check is the law's own condition on what happened, never a look at how a rule got there.
"""

from rules_src.model.ruling import ME, When
from rules_src.model.said import Status
from rules_src.model.steps import ForcedPass, Information, MayChange
from rules_src.theorems.theorem import Incident, Theorem

SCORES = ("score_*", "adjust.*", "adjust_*", "artificial.*")


def _partner_may_not_use(incident: Incident) -> bool:
    told = [step for step in incident.ruling if isinstance(step, Information)]
    return any(step.status is Status.UNAUTHORISED and step.to == "partner" for step in told)


def _deceived(incident: Incident) -> bool:
    without_reason = incident.given(reason="none", could_know="yes")
    return (without_reason or incident.given(reason="purpose")) and incident.given(misled="yes")


THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Den pligtige pause efter et spring fortæller intet, heller ikke når stopkortet manglede."
        " Kun en brudt pause gør.",
        "73A2",
        ("stop_procedure",),
        lambda i: bool(i.steps(Information)) is i.given(pause_kept="broken"),
        about=lambda i: i.given(stop="no_card"),
    ),
    Theorem(
        "En tilskuer, som siger noget om spillet, bliver bedt om at tie.",
        "76B3",
        ("spectator",),
        lambda i: i.says("spectator_keeps_quiet"),
        about=lambda i: i.given(did="told", outsider="spectator"),
    ),
    Theorem(
        "Kommer en alert, før den næste spiller har meldt, ændres hverken meldinger eller score.",
        "21B1a",
        ("missing_alert",),
        lambda i: not i.steps(MayChange) and not i.says(*SCORES),
        about=lambda i: i.given(alert="late"),
    ),
    Theorem(
        "En sen eller overflødig alert fortæller {partner} noget, han ikke må bruge.",
        "16B1a",
        ("missing_alert",),
        _partner_may_not_use,
        about=lambda i: i.given(alert="late|needless"),
    ),
    Theorem(
        "En fejl med stopkort eller pause tvinger ingen til at passe og giver ingen score i sig"
        " selv; kun {partner} er bundet af det, den fortæller.",
        "73A2",
        ("stop_procedure",),
        lambda i: not i.steps(ForcedPass) and not i.says(*SCORES),
    ),
    Theorem(
        "En psykisk eller forkert melding, som {partner} ikke havde større grund end modstanderne"
        " til at vente, koster intet, hvor godt den end lykkedes.",
        "40C1",
        ("psychic_call",),
        lambda i: not i.says(*SCORES, "penalty_*"),
        about=lambda i: i.given(departure="psyche|mistake", expected="no"),
    ),
    Theorem(
        "Om en psykisk eller forkert melding, som {partner} ikke ventede, siges intet højt, før"
        " spillet er slut.",
        "40C2",
        ("psychic_call",),
        lambda i: all(s.to is ME or s.when is When.AFTER_PLAY for s in i.ruling),
        about=lambda i: i.given(departure="psyche|mistake", expected="no"),
    ),
    Theorem(
        "For en skjult eller forbudt aftale justeres scoren kun, når den har skadet modstanderne.",
        "40B4",
        ("psychic_call",),
        lambda i: i.says("score_without_the_agreement") == i.given(damaged="yes"),
        about=lambda i: i.given(damaged="yes|no"),
    ),
    Theorem(
        "Det, {partner} ved om {offender's} vaner, skal modstanderne også have at vide.",
        "40C1",
        ("psychic_call",),
        lambda i: i.says("disclose_agreements"),
        about=lambda i: i.given(expected="yes") or i.given(departure="hidden"),
    ),
    Theorem(
        "For en modstanders tempo justeres scoren kun, når den gav en rimelig, men falsk slutning,"
        " der kostede, og spilleren uden bridgemæssig grund kunne vide, at den kunne gavne.",
        "73E2",
        ("misleading_tempo",),
        lambda i: i.says(*SCORES) == _deceived(i),
        about=lambda i: i.given(deceived_by="manner"),
    ),
    Theorem(
        "Det er tilladt at narre modstanderne med selve meldingen eller kortet.",
        "73E1",
        ("misleading_tempo",),
        lambda i: not i.says(*SCORES, "penalty_*"),
        about=lambda i: i.given(deceived_by="call_or_card"),
    ),
    Theorem(
        "Kun for at narre med vilje nævnes strafpoint; scoren kan justeres uden nogen hensigt.",
        "73D2",
        ("misleading_tempo",),
        lambda i: i.says("penalty_for_deception") == i.given(reason="purpose"),
        about=lambda i: i.given(deceived_by="manner|call_or_card"),
    ),
    Theorem(
        "Tvivl om, hvad der skete, tilfalder ingen: Er det mest sandsynlige ikke til at finde, går"
        " bordet videre, og scoren justeres ikke af den grund.",
        "85B",
        ("disputed_facts",),
        lambda i: i.says("facts_cannot_be_found*") and not i.says("doubt_for_the_innocent"),
        about=lambda i: i.given(facts_known="unknown"),
    ),
    Theorem(
        "Er fakta fundet efter det mest sandsynlige, dømmes der, som om alle var enige om dem.",
        "85A2",
        ("disputed_facts",),
        lambda i: i.says(
            "nothing_to_rectify",
            "rectify_by_law",
            "explain_and_see_chosen",
            "doubt_for_the_innocent",
        ),
        about=lambda i: i.given(facts_known="agreed|likely"),
    ),
    Theorem(
        "En appel tages kun imod, når den gælder eget bord, kommer i tide, og de rette er enige.",
        "92D",
        ("appeal",),
        lambda i: i.given(appealed="own_table", in_time="yes", consent="yes"),
        about=lambda i: i.says("appeal_goes_through_director"),
    ),
    Theorem(
        "En appelkomite kan ikke omgøre et svar på lov eller reglement eller om disciplin.",
        "93B3",
        ("appeal",),
        lambda i: i.says("committee_may_only_recommend") == i.given(subject="law|discipline"),
        about=lambda i: i.given(committee="yes"),
    ),
    Theorem(
        "Dårlig opførsel ændrer aldrig spillets score; den kan kun koste strafpoint eller"
        " udelukkelse.",
        "90A",
        ("conduct",),
        lambda i: not i.says(*SCORES),
        about=lambda i: i.given(conveyed="nobody"),
    ),
    Theorem(
        "En fejl, som en tilskuer viste, dømmes som enhver anden, og ingen mister sin ret ved det.",
        "81C3",
        ("spectator",),
        lambda i: i.says("mistake_ruled_anyway") and not i.says("right_forfeited"),
        about=lambda i: i.given(did="showed_mistake"),
    ),
)
