"""Laws 20F and 75: who corrects, when, and what the others may change."""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common.explanation import HEARD
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import (
    About,
    HandOver,
    Information,
    Instruct,
    NewIrregularity,
    Status,
)

NOTHING_TO_CORRECT = Instruct(
    "75C",
    "nothing_to_correct",
    "Sig kun til {partner}, væk fra bordet: Ret intet, og vis ikke, at noget er galt.",
    to=ME,
    short="intet skal rettes",
    away=True,
)
CHECK_USE = NewIrregularity("16B1a", "unauthorised_information", when=When.AFTER_PLAY)
MAY_NOT_CORRECT = Instruct(
    "20F5a",
    "correcting_was_forbidden",
    "Du måtte ikke sige noget om forklaringen nu.",
    to="partner",
    short="{partner} måtte ikke rette",
)
MAY_CORRECT = Instruct(
    "20F4a",
    "may_correct_now",
    "Sig kun til {offender}, væk fra bordet: Ret forklaringen nu, eller vent.",
    to=ME,
    away=True,
)
CORRECT_BEFORE_LEAD = Instruct(
    "20F4a",
    "must_correct_before_lead",
    "Kald på mig og ret forklaringen, senest før udspillet vendes.",
    to="offender",
    short="{offender} retter forklaringen, senest før udspillet vendes",
    when=When.BEFORE_LEAD,
)
SHOW_NOTHING = Instruct(
    "20F5a",
    "show_nothing",
    "Sig kun til {partner}, væk fra bordet: Ret ikke forklaringen nu, og vis ikke, at den"
    " er forkert.",
    to=ME,
    short="{partner} venter",
    away=True,
)
CORRECT_IF_DECLARING = Instruct(
    "20F5bii",
    "correct_if_declaring",
    "Kald på mig og ret forklaringen, før udspillet vendes, hvis I spiller kontrakten.",
    to="partner",
    short="med kontrakten rettes før udspillet",
    when=When.BEFORE_LEAD,
)
CORRECT_AFTER_PLAY = Instruct(
    "20F5bi",
    "correct_after_play",
    "Som modspiller venter du, til spillet er slut. Kald så på mig, og ret forklaringen.",
    to="partner",
    short="i modspil rettes efter spillet",
    when=When.AFTER_PLAY,
)
CORRECT_NOW = Instruct(
    "20F4a",
    "must_correct_now",
    "Den af jer, der opdagede fejlen, retter forklaringen nu.",
    to="offending_side",
    short="forklaringen rettes nu",
)
SHOULD_CORRECT = Instruct(
    "75B2",
    "should_correct_now",
    "Du bør rette forklaringen nu, selv om spillet er slut.",
    to="offender",
    short="forklaringen bør rettes nu",
    authority=Authority.ADVICE,
)
SEE_TO_IT = Instruct(
    "75D",
    "see_that_it_is_corrected",
    "Sørg for, at {other_side} får den rigtige forklaring.",
    to=ME,
    short="{other_side} får den rigtige forklaring",
)
PARTNER_EXPLAINS = Instruct(
    "20F1",
    "partner_explains_own_call",
    "{Offender} går fra bordet, mens {partner} forklarer aftalen.",
    short="{partner} forklarer, mens {offender} er væk",
)
FORGETTING_TOLD = Information(
    "16B1a", Status.UNAUTHORISED, About.FORGETTING, when=When.PARTNER_TURN
)
"""That partner has forgotten the agreement is known to whoever made the call."""
IN_TIME = Instruct(
    "72B1",
    "judge_as_if_corrected_in_time",
    "Døm skaden, som om forklaringen var rettet før udspillet. Overvej strafpoint.",
    to=ME,
    when=When.AFTER_PLAY,
)
SILENT_EXPLAINER = Ruling(
    Instruct(
        "20F4a",
        "explainer_was_silent",
        "Du vidste det og skulle have rettet din forklaring, før udspillet blev vendt.",
        to="offender",
        short="{offender} tav for længe",
    ),
    IN_TIME,
)
SILENT_PARTNER = Ruling(
    Instruct(
        "20F5bii",
        "partner_was_silent",
        "Du vidste det og skulle have rettet forklaringen, før udspillet blev vendt.",
        to="partner",
        short="{partner} tav for længe",
    ),
    IN_TIME,
)
TOO_EARLY = Instruct(
    "20F5a",
    "corrected_too_early",
    "Du rettede forklaringen for tidligt. Det må du ikke.",
    to="partner",
    short="rettet for tidligt",
)
REOPENS = Instruct(
    "21B1a",
    "auction_goes_on",
    "Meldingerne fortsætter, hvis den afsluttende pas ændres.",
    short="meldingerne kan genåbnes",
)
MAY_RETRACT = Instruct(
    "47E2a",
    "may_retract_card",
    "Du må tage dit kort tilbage, hvis det kan skyldes forklaringen, og ingen har"
    " spillet efter det. Et åbningsudspil må du kun tage tilbage, hvis bordet ikke"
    " har vist et kort.",
    to="misinformed",
    short="seneste kort kan måske tages tilbage",
)
CHECK_FORFEITURE = Instruct(
    "11A",
    "check_forfeiture",
    "Justér kun {offending_side's} score, hvis {other_side} af uvidenhed selv"
    " sagde nej til at kalde på dig. Justér ellers begge siders.",
    to=ME,
    short="scoren vurderes efter spillet",
    when=When.AFTER_PLAY,
)
GONE_ON = Ruling(
    HEARD,
    CHECK_FORFEITURE,
    HandOver("21B3", "misinformation_damage", when=When.AFTER_PLAY),
)
"""The table went on without the director, and what could be changed was not (21B3, 11A)."""
HEARD_BY_PARTNER = Information("75A", Status.UNAUTHORISED, About.EXPLANATION)
HEARD_AWAY = replace(HEARD_BY_PARTNER, away=True)
"""While nobody else may learn that the explanation was wrong, or that the call was."""
HEARD_WHEN_CORRECTED = replace(HEARD_BY_PARTNER, when=When.BEFORE_LEAD)
WRONG_CORRECTION = Ruling(
    Instruct(
        "75D",
        "first_explanation_holds",
        "{Offender's} forklaring passer med aftalen. »Rettelsen« var forkert.",
        short="den første forklaring gælder",
    ),
    HEARD_BY_PARTNER,
    Information("16B1a", Status.UNAUTHORISED, About.CORRECTION, "offender"),
    Instruct(
        "73C1",
        "neither_may_profit",
        "Undgå begge at udnytte det.",
        to="offending_side",
    ),
    Instruct(
        "21B1a",
        "correction_may_have_misled",
        "Har {other_side} meldt eller spillet efter »rettelsen«, er den en forkert forklaring.",
        to=ME,
    ),
    NewIrregularity("21B1a", "misinformation"),
    Instruct(
        "16B3",
        "call_if_it_was_used",
        "Kald på mig igen efter spillet, hvis I mener, at {offending_side} har udnyttet det.",
        to="other_side",
        when=When.AFTER_PLAY,
    ),
    CHECK_USE,
)
"""Each of the two has heard something from the other, and the opponents something untrue."""
