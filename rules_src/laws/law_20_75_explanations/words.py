"""Laws 20F and 75: who corrects, when, and what the others may change."""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common import explanation
from rules_src.model.effects import Effect, Lasting
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import (
    About,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Status,
)
from rules_src.model.words import Words


class Say(Words):
    nothing_to_correct = Instruct(
        "75C",
        "Sig kun til {partner}, væk fra bordet: Ret intet, og vis ikke, at noget er galt.",
        to=ME,
        short="intet skal rettes",
        away=True,
    )
    check_use = NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY)
    correcting_was_forbidden = Instruct(
        "20F5a",
        "Du måtte ikke sige noget om forklaringen nu.",
        to="partner",
        short="{partner} måtte ikke rette",
    )
    may_correct_now = Instruct(
        "20F4a",
        "Sig kun til {offender}, væk fra bordet: Ret forklaringen nu, eller vent.",
        to=ME,
        away=True,
    )
    must_correct_before_lead = Instruct(
        "20F4a",
        "Kald på mig og ret forklaringen, senest før udspillet vendes.",
        to="offender",
        short="{offender} retter forklaringen, senest før udspillet vendes",
        when=When.BEFORE_LEAD,
    )
    show_nothing = Instruct(
        "20F5a",
        "Sig kun til {partner}, væk fra bordet: Ret ikke forklaringen nu, og vis ikke, at den"
        " er forkert.",
        to=ME,
        short="{partner} venter",
        away=True,
    )
    correct_if_declaring = Instruct(
        "20F5bii",
        "Kald på mig og ret forklaringen, før udspillet vendes, hvis I spiller kontrakten.",
        to="partner",
        short="med kontrakten rettes før udspillet",
        when=When.BEFORE_LEAD,
    )
    correct_after_play = Instruct(
        "20F5bi",
        "Som modspiller venter du, til spillet er slut. Kald så på mig, og ret forklaringen.",
        to="partner",
        short="i modspil rettes efter spillet",
        when=When.AFTER_PLAY,
    )
    must_correct_now = Instruct(
        "20F4a",
        "Den af jer, der opdagede fejlen, retter forklaringen nu.",
        to="offending_side",
        short="forklaringen rettes nu",
    )
    should_correct_now = Instruct(
        "75B2",
        "Du bør rette forklaringen nu, selv om spillet er slut.",
        to="offender",
        short="forklaringen bør rettes nu",
        authority=Authority.ADVICE,
    )
    see_that_it_is_corrected = Instruct(
        "75D",
        "Sørg for, at {other_side} får den rigtige forklaring.",
        to=ME,
        short="{other_side} får den rigtige forklaring",
    )
    partner_explains_own_call = Instruct(
        "20F1",
        "{Offender} går fra bordet, mens {partner} forklarer aftalen.",
        short="{partner} forklarer, mens {offender} er væk",
    )
    forgetting_told = Information(
        "16B1a", Status.UNAUTHORISED, About.FORGETTING, when=When.PARTNER_TURN
    )
    """That partner has forgotten the agreement is known to whoever made the call."""
    judge_as_if_corrected_in_time = Instruct(
        "72B1",
        "Døm skaden, som om forklaringen var rettet før udspillet. Overvej strafpoint.",
        to=ME,
        when=When.AFTER_PLAY,
    )
    explainer_was_silent = Instruct(
        "20F4a",
        "Du vidste det og skulle have rettet din forklaring, før udspillet blev vendt.",
        to="offender",
        short="{offender} tav for længe",
    )
    silent_explainer = Ruling(
        explainer_was_silent,
        judge_as_if_corrected_in_time,
    )
    partner_was_silent = Instruct(
        "20F5bii",
        "Du vidste det og skulle have rettet forklaringen, før udspillet blev vendt.",
        to="partner",
        short="{partner} tav for længe",
    )
    silent_partner = Ruling(
        partner_was_silent,
        judge_as_if_corrected_in_time,
    )
    corrected_too_early = Instruct(
        "20F5a",
        "Du rettede forklaringen for tidligt. Det må du ikke.",
        to="partner",
        short="rettet for tidligt",
    )
    auction_goes_on = Instruct(
        "21B1a",
        "Meldingerne fortsætter, hvis den afsluttende pas ændres.",
        short="meldingerne kan genåbnes",
    )
    may_retract_card = Instruct(
        "47E2a",
        "Du må tage dit kort tilbage, hvis det kan skyldes forklaringen, og ingen har"
        " spillet efter det. Et åbningsudspil må du kun tage tilbage, hvis bordet ikke"
        " har vist et kort.",
        to="misinformed",
        short="seneste kort kan måske tages tilbage",
    )
    check_forfeiture = Instruct(
        "11A",
        "Justér kun {offending_side's} score, hvis {other_side} af uvidenhed selv"
        " sagde nej til at kalde på dig. Justér ellers begge siders.",
        to=ME,
        short="scoren vurderes efter spillet",
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    gone_on = Ruling(
        explanation.Say.heard,
        check_forfeiture,
        HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY),
    )
    """The table went on without the director, and what could be changed was not (21B3, 11A)."""
    heard_by_partner = Information("75A", Status.UNAUTHORISED, About.EXPLANATION)
    heard_away = replace(heard_by_partner, away=True)
    """While nobody else may learn that the explanation was wrong, or that the call was."""
    heard_when_corrected = replace(heard_by_partner, when=When.BEFORE_LEAD)
    first_explanation_holds = Instruct(
        "75D",
        "{Offender's} forklaring passer med aftalen. »Rettelsen« var forkert.",
        short="den første forklaring gælder",
    )
    neither_may_profit = Instruct(
        "73C1",
        "Undgå begge at udnytte det.",
        to="offending_side",
    )
    correction_may_have_misled = Instruct(
        "21B1a",
        "Har {other_side} meldt eller spillet efter »rettelsen«, er den en forkert forklaring.",
        to=ME,
    )
    call_if_it_was_used = Instruct(
        "16B3",
        "Kald på mig igen efter spillet, hvis I mener, at {offending_side} har udnyttet det.",
        to="other_side",
        when=When.AFTER_PLAY,
        leaves=(Effect(Lasting.LATER, "", "after_play.call_if_it_was_used"),),
    )
    wrong_correction = Ruling(
        first_explanation_holds,
        heard_by_partner,
        Information("16B1a", Status.UNAUTHORISED, About.CORRECTION, "offender"),
        neither_may_profit,
        correction_may_have_misled,
        NewIrregularity("21B1a", "misinformation"),
        call_if_it_was_used,
        check_use,
    )
    """Each of the two has heard something from the other, and the opponents something untrue."""
