"""Proved sentences on calls and leads out of turn, lead restrictions and explanations."""

from rules_src.model import LeadRestriction, May, Suits
from rules_src.theorems.theorem import Incident, Theorem


def _forbidden(incident: Incident) -> list[LeadRestriction]:
    """The prohibitions that declarer has chosen."""
    return [s for s in incident.steps(LeadRestriction) if s.chosen and s.may is May.FORBID]


def _not_accepted(incident: Incident) -> bool:
    """Cancelled, and ruled on by Laws 30-32."""
    return incident.says("call_cancelled") and not incident.says("new.*")


OUT_OF_ROTATION = ("call_out_of_rotation",)
LEADS = ("lead_restrictions", "partner_to_lead")
CARDS = (
    "penalty_card",
    "penalty_card_kind",
    "penalty_card_lead",
    "penalty_cards_lead",
    "lead_out_of_turn_choice",
)
EXPLANATION = ("correct_explanation",)

THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Er der meldt i MTH’s tur, skal meldingen gentages, hvis den selv eller MTH’s er en pas.",
        "30A",
        OUT_OF_ROTATION,
        lambda i: i.says("repeat_call", "forced_pass.offender.once"),
        about=lambda i: (
            _not_accepted(i)
            and (i.given(turn="rho", call="pass") or i.given(turn="rho", rho_did="passed"))
        ),
        item="S02",
    ),
    Theorem(
        "Når meldingen skal gentages, skal {partner} ikke passe, og intet udspil begrænses.",
        "31A1",
        OUT_OF_ROTATION,
        lambda i: not i.says("forced_pass.once", "lead.*"),
        about=lambda i: i.says("repeat_call", "forced_pass.offender.once"),
        item="S02",
    ),
    Theorem(
        "Gentages en melding lovligt, da MTH passede, må {partner} bruge den; er den en tvungen"
        " pas, må {partner} ikke bruge den annullerede.",
        "16A1a",
        OUT_OF_ROTATION,
        lambda i: (
            i.says("info.repeated_authorised") == i.says("repeat_call")
            and i.says("info.unauthorised") == i.says("forced_pass.offender.once")
        ),
        about=lambda i: (
            i.says("repeat_call", "forced_pass.offender.once")
            and i.given(turn="rho")
            and not i.given(call="too_low")
        ),
    ),
    Theorem(
        "Er der meldt i {partner's} eller MTV’s tur, er {partner} først frit stillet, men"
        " oplysningen er ubeføjet for ham.",
        "31B1",
        OUT_OF_ROTATION,
        lambda i: i.says("partner_free") and i.says("info.unauthorised"),
        about=lambda i: (
            _not_accepted(i) and i.given(turn="partner|lho_first") and not i.given(must_pass="yes")
        ),
        item="S03",
        new=True,
    ),
    Theorem(
        "Efter §§\u00a030–32 skal {partner} uden en tilsvarende melding passe én gang, og der kan"
        " komme en udspilsbegrænsning; med en tilsvarende melding sker ingen af delene.",
        "30B1b",
        OUT_OF_ROTATION,
        lambda i: (
            i.says("forced_pass.once") == i.says("lead.forbid_unshown") == i.given(comparable="no")
        ),
        about=lambda i: _not_accepted(i) and i.given(comparable="yes|no"),
        item="S04",
    ),
    Theorem(
        "Efter §§\u00a030–32 varer en tvungen pas aldrig resten af meldeforløbet.",
        "31A2b",
        OUT_OF_ROTATION,
        lambda i: not i.says("forced_pass.rest", "forced_pass.offender.rest"),
        item="S05",
        new=True,
    ),
    Theorem(
        "Efter en tilsvarende melding er oplysningen beføjet, og turneringslederen vurderer"
        " scoren efter spillet.",
        "23C",
        OUT_OF_ROTATION,
        lambda i: i.says("info.authorised") and i.says("adjust.assistance"),
        about=lambda i: i.given(comparable="yes"),
        item="S110",
    ),
    Theorem(
        "Efter § 26 kan spilfører kun forbyde en farve, som den fejlende ikke har vist i det"
        " lovlige meldeforløb.",
        "26B",
        LEADS,
        lambda i: all(s.suits in (Suits.UNSHOWN, Suits.NAMED) for s in i.steps(LeadRestriction)),
        about=lambda i: bool(i.steps(LeadRestriction)),
        item="S29",
        new=True,
    ),
    Theorem(
        "Spilfører kan aldrig kræve en farve efter § 26.",
        "26B",
        (*LEADS, *OUT_OF_ROTATION, "change_of_call"),
        lambda i: all(step.may is May.FORBID for step in i.steps(LeadRestriction)),
        about=lambda i: bool(i.steps(LeadRestriction)),
        item="S30",
        new=True,
    ),
    Theorem(
        "Et forbud gælder, så længe den anden modspiller bevarer udspillet, både efter § 26 og"
        " efter et strafkort.",
        "26B",
        (*LEADS, *CARDS),
        lambda i: all("så længe du bevarer udspillet" in step.says for step in _forbidden(i)),
        about=lambda i: bool(_forbidden(i)),
        item="S35",
    ),
    Theorem(
        "Har {partner} haft udspillet før, er retten efter § 26 forbi.",
        "26B",
        ("partner_to_lead",),
        lambda i: i.says("right_gone") and not i.says("lead.*"),
        about=lambda i: i.given(defending="yes", lead_turn="again"),
        item="S35",
    ),
    Theorem(
        "Et strafkort giver kun ret over strafkortets egen farve.",
        "50D2a",
        CARDS,
        lambda i: all(
            s.suits not in (Suits.UNSHOWN, Suits.NAMED) for s in i.steps(LeadRestriction)
        ),
        about=lambda i: bool(i.steps(LeadRestriction)),
        item="S39",
    ),
    Theorem(
        "Et lille strafkort giver ingen udspilsbegrænsning.",
        "50C",
        ("penalty_card",),
        lambda i: not i.steps(LeadRestriction),
        about=lambda i: i.says("penalty_card.minor"),
        item="S39",
    ),
    Theorem(
        "Kræver eller forbyder spilfører strafkortets farve, tages kortet op.",
        "50D2a",
        ("penalty_card_lead", "lead_out_of_turn_choice"),
        lambda i: i.says(
            "penalty_card_back", "penalty_cards_in_suit_back", "penalty_cards_chosen_back"
        ),
        about=lambda i: bool(i.steps(LeadRestriction)),
        item="S37",
    ),
    Theorem(
        "Kort fra spilfører eller fra bordet bliver aldrig strafkort.",
        "48A",
        ("penalty_card",),
        lambda i: not i.says("penalty_card.*"),
        about=lambda i: i.given(card_of="declaring_side"),
    ),
    Theorem(
        "Efter et åbningsudspil uden for tur skal alle fem valg forklares, før spilfører vælger.",
        "10C1",
        ("lead_out_of_turn_choice",),
        lambda i: i.ruling[0].word == "explain_five_choices",
        item="S41",
    ),
    Theorem(
        "Accepterer spilfører et åbningsudspil uden for tur og spiller selv kontrakten, skal"
        " stikkets andet kort komme fra hans hånd.",
        "54B1",
        ("opening_lead_out_of_turn",),
        lambda i: i.says("second_card_from_hand", "accepted_by_play"),
        about=lambda i: i.says("declarer_plays_the_contract"),
        item="S44",
    ),
    Theorem(
        "Lægger spilfører efter et åbningsudspil uden for tur et kort op, bliver han den blinde.",
        "54A",
        ("opening_lead_out_of_turn",),
        lambda i: i.says("declarer_becomes_dummy"),
        about=lambda i: i.given(since_lead="declarer_spread", all_mistaken="no"),
        item="S43",
    ),
    Theorem(
        "Har spilfører kunnet se et af den blindes kort, skal åbningsudspillet accepteres.",
        "54C",
        ("opening_lead_out_of_turn",),
        lambda i: i.says("lead_must_be_accepted") and not i.says("explain_five_choices"),
        about=lambda i: i.given(since_lead="dummy_spread"),
        item="S46",
    ),
    Theorem(
        "Sagde en modstander, at det var spillerens tur, er der hverken strafkort eller valg.",
        "47E1",
        ("opening_lead_out_of_turn", "penalty_card"),
        lambda i: (
            i.says("card_back") and not i.steps(LeadRestriction) and not i.says("penalty_card.*")
        ),
        about=lambda i: i.given(told_to_play="yes"),
        item="S51",
    ),
    Theorem(
        "Et fejlgreb, der ikke rettes, fører ikke til en justeret score.",
        "25A1",
        ("change_of_call",),
        lambda i: not i.says("adjust.*"),
        about=lambda i: i.given(wish="left_standing"),
        item="S83",
    ),
    Theorem(
        "Var forklaringen rigtig og meldingen forkert, står scoren ved magt.",
        "75C",
        EXPLANATION,
        lambda i: i.says("no_infraction*") and not i.says("adjust.*", "may_change_call.*"),
        about=lambda i: i.given(agreement="call_wrong") and not i.given(rectified_aloud="yes"),
        item="S106",
    ),
    Theorem(
        "En forklaring, en modspillers makker har givet, rettes først, når spillet er slut.",
        "20F5b",
        EXPLANATION,
        lambda i: (
            i.says("show_nothing", "corrected_too_early")
            and not i.says("must_correct_now", "partner_must_correct_now")
        ),
        about=lambda i: i.given(
            discovered_by="partner", side="defending", stage="clarification|play"
        ),
        item="S113",
    ),
    Theorem(
        "Egen forklaring må rettes når som helst og skal rettes, før udspillet vendes.",
        "20F4a",
        EXPLANATION,
        lambda i: (
            i.says("must_correct_before_lead", "must_correct_now")
            and i.says("may_correct_now") == i.given(stage="auction", corrected="not_yet")
        ),
        about=lambda i: (
            i.given(discovered_by="explainer", stage="auction|clarification")
            and not i.given(corrected="without_director")
        ),
        item="S113",
        new=True,
    ),
    Theorem(
        "Under meldingerne må {partner} aldrig rette {offender's} forklaring.",
        "20F5a",
        EXPLANATION,
        lambda i: i.says("show_nothing", "corrected_too_early"),
        about=lambda i: i.given(discovered_by="partner", stage="auction"),
        item="S113",
    ),
    Theorem(
        "Rettes en forklaring med turneringslederen ved bordet, må den vildledte spiller ændre sin"
        " seneste melding, til udspillet vendes, hvis {misinformed's} makker ikke har meldt siden.",
        "21B1a",
        EXPLANATION,
        lambda i: i.says("may_change_call.misinformed"),
        about=lambda i: i.given(
            stage="auction|clarification", corrected="with_director", call_at_stake="last"
        ),
        item="S101",
    ),
    Theorem(
        "Er udspillet vendt, kan ingen melding længere ændres på grund af en forkert forklaring.",
        "21B1a",
        EXPLANATION,
        lambda i: not i.says("may_change_call.*"),
        about=lambda i: i.given(stage="play|after"),
        item="S101",
    ),
    Theorem(
        "Når en forklaring er rettet, mens der endnu kan meldes eller spilles, må den fejlende side"
        " hverken bruge forklaringen eller rettelsen.",
        "75A",
        EXPLANATION,
        lambda i: i.says("info.offending_side.explanations_unauthorised"),
        about=lambda i: i.given(stage="auction|clarification|play", corrected="with_director"),
        item="S107",
    ),
    Theorem(
        "Bortfalder en melding uden for tur, fordi modparten meldte i egen tur, begrænses intet"
        " udspil, og {partner} må kun bruge den, hvis den senere afgives lovligt.",
        "28B",
        OUT_OF_ROTATION,
        lambda i: (
            not i.steps(LeadRestriction)
            and i.says("info.unauthorised")
            and i.says("no_lead_restriction")
            and i.says("may_use_if_repeated")
        ),
        about=lambda i: i.says("call_lapses"),
    ),
    Theorem(
        "Har den fejlende vist alle fire farver i det lovlige meldeforløb, kan spilfører ikke"
        " forbyde nogen.",
        "26B",
        ("partner_to_lead",),
        lambda i: (
            i.says("nothing_to_forbid", "own_card_is_led")
            and not i.says("lead.*")
            and i.says("own_card_is_led") is i.given(leaders_card="yes")
        ),
        about=lambda i: i.given(defending="yes", lead_turn="first", unshown_suit="no"),
    ),
    Theorem(
        "Den, der vidste, at en forklaring skulle rettes før udspillet, og tav, får det at vide, og"
        " skaden dømmes, som om den var rettet i tide.",
        "20F5bii",
        EXPLANATION,
        lambda i: (
            i.says("judge_as_if_corrected_in_time")
            == i.says("explainer_was_silent", "partner_was_silent")
            == (i.given(knew_in_time="yes") or i.given(kept_silent="explainer|partner"))
        ),
    ),
    Theorem(
        "Retter {partner} som modspiller {offender's} forklaring før tiden, er det under"
        " meldingerne et brud på §\u00a020F5(a) og derefter på §\u00a020F5(b)(i).",
        "20F5bi",
        EXPLANATION,
        lambda i: (
            {s.law for s in i.ruling if s.word == "corrected_too_early"}
            == {"20F5a" if i.given(stage="auction") else "20F5bi"}
        ),
        about=lambda i: i.says("corrected_too_early"),
    ),
    Theorem(
        "Hvem der end opdager en forkert forklaring, må den vildledte tage sit kort tilbage, når"
        " det skyldes forklaringen, og ingen har spillet siden.",
        "47E2a",
        EXPLANATION,
        lambda i: i.says("card_back.misinformed") == i.given(retracts="yes"),
        about=lambda i: i.given(card_at_stake="last"),
    ),
)
