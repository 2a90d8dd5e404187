"""Proved sentences on information and conduct: what may be used, explained, alerted and asked.

Misinformation, unauthorised information and Law 11; then (`CONDUCT`) alerts, tempo, agreements,
disputed facts, appeals and those who look on. Each check is the law's own condition on what
happened, never a look at how a rule got there.
"""

from rules_src.model import ME, ForcedPass, Information, MayChange, PenaltyCard, Status, When
from rules_src.theorems.theorem import Incident, Theorem

MISLED = ("misinformation",)
DAMAGE = ("misinformation", "misinformation_damage")
CHOICES = (
    "unauthorised_information",
    "choice_after_information",
    "withdrawn_action",
    "choice_after_withdrawal",
)
TOLD = ("unauthorised_information",)
ACCIDENT = ("extraneous_information", "extraneous_effect")
FORFEITED = ("acted_before_director", "misinformation", "right_forfeited")
TAKEN_BACK = ("misinformation", "withdrawn_action")

SCORES = ("score_*", "adjust.*", "adjust_*", "artificial.*", "offending_side_in_full")
"""The words by which a score is given or weighed, whichever law gives it."""
WEIGHED_AS_PARTNERS = ("choice_not_suggested", "no_logical_alternative", "score_without_the_choice")


def _status(incident: Incident, of: Status, to: str) -> bool:
    return any(s.status is of and s.to == to for s in incident.steps(Information))


def _withdrawn(incident: Incident) -> bool:
    """A call or card was taken back under Law 21B1 or 47E2, or as Law 16C itself is about."""
    changed = incident.given(changes_call="yes") or incident.given(retracts="yes")
    return changed or incident.given(withdrawn="ordinary")


THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "At se i sit eget systemkort er ikke en oplysning fra makker: Intet valg er forbudt,"
        " og kun scoren kan justeres.",
        "40B2b",
        TOLD,
        lambda i: not i.steps(Information) and i.says("score_if_own_card_helped"),
        about=lambda i: i.given(origin="aids"),
    ),
    Theorem(
        "Kan ingen huske aftalen, forklarer den, der meldte, den selv, og kun når turneringslederen"
        " beder om det.",
        "20F1",
        ("correct_explanation",),
        lambda i: i.says("partner_explains_own_call") is not i.given(stage="after"),
        about=lambda i: i.given(discovered_by="forgotten"),
    ),
    Theorem(
        "Er forklaringen rigtig og meldingen forkert, står scoren ved magt, og ingen må ændre en"
        " melding eller tage et kort tilbage.",
        "75C",
        MISLED,
        lambda i: not i.says("may_change_call.*", "card_back.*", *SCORES),
        about=lambda i: i.given(agreement="call_wrong"),
        item="S106",
    ),
    Theorem(
        "Var det kun meldingen, der var forkert, hører bordet det først, når spillet er slut.",
        "75C",
        MISLED,
        lambda i: i.says("no_infraction") == i.given(reached="after"),
        about=lambda i: i.given(agreement="call_wrong"),
    ),
    Theorem(
        "En alert, som reglerne ikke kræver, kan man undlade, uden at det koster noget.",
        "40B2aiii",
        MISLED,
        lambda i: not i.says("may_change_call.*", "card_back.*", *SCORES),
        about=lambda i: i.given(misled_by="alert_not_required"),
        item="S99",
    ),
    Theorem(
        "Den, der kun har sin egen misforståelse at klage over, får intet lavet om.",
        "21A",
        MISLED,
        lambda i: not i.says("may_change_call.*", "card_back.*", *SCORES),
        about=lambda i: i.given(misled_by="itself"),
    ),
    Theorem(
        "Efter en forkert forklaring må en melding kun ændres, når udspillet ikke er vendt, og"
        " {misinformed's} makker ikke har meldt siden.",
        "21B1a",
        MISLED,
        lambda i: i.given(reached="before_lead", call_at_stake="last"),
        about=lambda i: i.says("may_change_call.*"),
        item="S101",
    ),
    Theorem(
        "Ændres en melding efter en forkert forklaring, også den afsluttende pas, går meldeforløbet"
        " videre derfra.",
        "21B1a",
        MISLED,
        lambda i: i.says("changed_call_stands"),
        about=lambda i: i.given(changes_call="yes"),
        item="S107",
    ),
    Theorem(
        "Ændres en melding efter en forkert forklaring, må modstanderen til venstre også ændre den,"
        " han har afgivet siden.",
        "21B2",
        MISLED,
        lambda i: i.says("call_after_it_may_change") == i.given(called_since="yes"),
        about=lambda i: i.given(changes_call="yes"),
    ),
    Theorem(
        "Efter en forkert forklaring kan et kort ikke tages tilbage, når nogen har spillet et kort"
        " siden, heller ikke til næste stik; tages det tilbage i tide, bliver det ikke strafkort.",
        "47E2a",
        MISLED,
        lambda i: i.given(card_at_stake="last") and not i.steps(PenaltyCard),
        about=lambda i: i.says("card_back.*"),
        new=True,
    ),
    Theorem(
        "Det, der er taget tilbage, må {other_side} bruge og {offending_side} ikke, når ingen af"
        " undtagelserne i §§\u00a023, 27 og 50 passer.",
        "16C2",
        TAKEN_BACK,
        lambda i: (
            _status(i, Status.AUTHORISED, "other_side")
            and _status(i, Status.UNAUTHORISED, "offending_side")
        ),
        about=_withdrawn,
    ),
    Theorem(
        "Var det samme sket med den rigtige forklaring, ændres scoren ikke, uanset hvad"
        " {other_side} ellers kunne have gættet.",
        "12B1",
        DAMAGE,
        lambda i: not i.says(*SCORES),
        about=lambda i: i.given(harm="none"),
        item="S104",
    ),
    Theorem(
        "Er {other_side} skadet af en forkert forklaring, får begge sider samme score, medmindre"
        " {other_side} selv har del i skaden ved en særdeles alvorlig fejl, et sats eller ved at"
        " afvise turneringslederen.",
        "12C1e",
        DAMAGE,
        lambda i: i.says("score_with_correct_explanation") == i.given(own_part="none"),
        about=lambda i: i.given(harm="calls|plays"),
        item="S112",
    ),
    Theorem(
        "Når turneringslederen dømmer i en sag om forkert forklaring, ser han altid også på, om"
        " {offending_side} har udnyttet den, selv om ingen har nævnt det.",
        "16B1a",
        DAMAGE,
        lambda i: i.says("new.unauthorised_information"),
        about=lambda i: i.given(agreement="call_wrong") or i.given(harm="none|calls|plays"),
        item="S105",
    ),
    Theorem(
        "Gik en side videre uden turneringsleder og uden at kende sin ret, justeres kun modpartens"
        " score, og kun hvis modparten fik fordel af det.",
        "11A",
        FORFEITED,
        lambda i: (
            i.says("adjust_offending_side_only") == i.given(gained="offending_side")
            and i.says("adjust_other_side_only") == i.given(gained="other_side")
        ),
        about=lambda i: i.given(gained="offending_side|other_side|neither"),
        item="S103",
    ),
    Theorem(
        "En side mister ikke sin ret, fordi {offending_side} handlede alene, eller fordi den"
        " skulle have tilkaldt turneringslederen.",
        "11A",
        ("acted_before_director",),
        lambda i: i.says("right_not_forfeited") and not i.says("right_forfeited"),
        about=lambda i: i.given(acted="offending_side") or i.given(duty="not_theirs"),
    ),
    Theorem(
        "For en ubeføjet oplysning justeres scoren kun, når den pegede på valget, der var et logisk"
        " alternativ, og valget gav fordel; mangler én af de tre, står scoren ved magt.",
        "16B3",
        CHOICES,
        lambda i: (
            i.says("score_without_the_choice", "offending_side_in_full")
            == i.given(suggested="yes", alternative="yes", advantage="yes")
        ),
        about=lambda i: i.given(suggested="yes|no"),
    ),
    Theorem(
        "Før spillet er slut, justeres ingen score for en oplysning fra {informant}; der spilles"
        " videre med alle rettigheder i behold.",
        "16B2",
        TOLD,
        lambda i: i.says("play_on_rights_reserved") and not i.says(*SCORES),
        about=lambda i: i.given(told_more="yes", play_over="no"),
    ),
    Theorem(
        "Efter §\u00a016D spørges der aldrig om logiske alternativer, kun om oplysningen fik"
        " indflydelse på resultatet.",
        "16D2c",
        ACCIDENT,
        lambda i: (
            not i.says(*WEIGHED_AS_PARTNERS) and not {"suggested", "alternative"} & set(i.answers)
        ),
        item="S87",
    ),
    Theorem(
        "Efter §\u00a016D byttes pladser kun, når ingen har meldt, oplysningen er om én hånd, og"
        " spillet i en holdkamp ikke er begyndt ved det andet bord.",
        "16D2a",
        ACCIDENT,
        lambda i: (
            i.given(progress="no_call", learnt="one_hand")
            and (i.given(other_table="not_started") or not i.given(contest="teams"))
        ),
        about=lambda i: i.says("both_tables_turn", "this_table_turns"),
        item="S85",
    ),
    Theorem(
        "Efter §\u00a016D gives der kun om, før nogen har meldt.",
        "16D2b",
        ("extraneous_information",),
        lambda i: i.given(progress="no_call", disturbs="yes"),
        about=lambda i: i.says("deal_again"),
        item="S90",
    ),
    Theorem(
        "Kan et spil forsøges trods en uvedkommende oplysning, spilles det, før nogen score gives.",
        "16D2c",
        ("extraneous_information",),
        lambda i: i.says("play_on_as_normal") and not i.says(*SCORES),
        about=lambda i: i.given(playable="try"),
        item="S86",
    ),
    Theorem(
        "I en holdkamp gives der aldrig 3 imp, hvis det ene bord har et resultat, der er klart"
        " gunstigt for det ene hold.",
        "86B1",
        ACCIDENT,
        lambda i: not i.says("artificial.*") and i.says("assign_instead"),
        about=lambda i: i.given(contest="teams", results="one", favourable="yes"),
        item="S86",
    ),
)


def _deceived(incident: Incident) -> bool:
    without_reason = incident.given(reason="none", could_know="yes")
    return (without_reason or incident.given(reason="purpose")) and incident.given(misled="yes")


CONDUCT: tuple[Theorem, ...] = (
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
        lambda i: _status(i, Status.UNAUTHORISED, "partner"),
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
