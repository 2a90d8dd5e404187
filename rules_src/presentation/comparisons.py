"""Comparisons made for their subject, and families of situations that are taken for one another.

Two rules stand side by side; a timeline shows when an explanation is put right.
Facts and answers are named by the keys that cases are written with.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules_src.model.ruling import Step
from rules_src.model.steps import CardBack, ForcedPass, LeadRestriction, MayChange, PenaltyCard


@dataclass(frozen=True)
class SideBySide:
    """One kind of step, field by field, as each of some rules can rule it."""

    slug: str
    """Last part of the page's address; it never changes."""
    title: str
    lede: str
    rules: tuple[str, ...]
    step: type[Step]
    heading: str
    sentences: Mapping[tuple[str, ...], str]
    """A sentence for what one rule can say: by the field, and the values of the rule's steps."""


class Permission(Enum):
    """What a player may do at one moment."""

    FORBIDDEN = "må ikke"
    ALLOWED = "må gerne"
    ADVISED = "bør"
    REQUIRED = "skal"


@dataclass(frozen=True)
class Lane:
    """One column of a timeline: whom it is about, and the answers that say so."""

    title: str
    answers: Mapping[str, str]


@dataclass(frozen=True)
class Timeline:
    """What one rule says, moment by moment, to each of some players."""

    slug: str
    """Last part of the page's address; it never changes."""
    title: str
    lede: str
    rule: str
    question: str
    """What the picture answers."""
    moments: str
    """The fact whose answers are the moments."""
    answers: Mapping[str, str]
    """What is the same everywhere in the picture."""
    lanes: tuple[Lane, ...]
    permissions: Mapping[str, Permission]
    """What the word of a step comes to for the player."""

    def keys(self, lane: Lane, moment: str) -> Mapping[str, str]:
        """The answers, by their keys, in a lane at a moment."""
        return {**self.answers, **lane.answers, self.moments: moment}


SIDE_BY_SIDE: tuple[SideBySide, ...] = (
    SideBySide(
        "udspil",
        "§\u00a026 eller strafkort?",
        "Begge kan binde {partner}, når han skal spille ud, men ikke på samme måde: Efter en"
        " tilbagetaget melding gælder §\u00a026, efter et vist kort §§\u00a049–52.",
        ("lead_restrictions", "penalty_card"),
        LeadRestriction,
        "Hvem er bundet, af hvad og hvor længe?",
        {
            ("whose", "partner"): "Det er {partner}, der er bundet.",
            ("whose", "partner", "offender"): "Det er {partner}, der er bundet, og også {offender},"
            " hvis begge modspillere har strafkort.",
            ("may", "forbyde"): "Spilfører kan kun forbyde, og det gælder, så længe {partner}"
            " bevarer udspillet.",
            ("may", "kræve", "forbyde"): "Spilfører kan kræve eller forbyde, og et forbud gælder,"
            " så længe {partner} bevarer udspillet.",
            ("suits", "{unshown}", "den valgte farve"): "Det gælder én farve, som {offender} ikke"
            " har vist i det lovlige meldeforløb.",
            (
                "suits",
                "{suit}",
                "{chosen_suit}",
                "{chosen_suits}",
            ): "Det gælder strafkortets farve, og er der flere strafkort, kan spilfører kræve én af"
            " farverne eller forbyde én eller flere.",
            ("when", "hvis {offending_side} kommer i modspil", "nu"): "Det gælder, første gang"
            " {partner} skal spille ud, hvis {offending_side} kommer i modspil.",
            ("when", "nu"): "Det gælder, når {partner} skal spille ud, mens strafkortet ligger på"
            " bordet.",
        },
    ),
)

TIMELINES: tuple[Timeline, ...] = (
    Timeline(
        "forklaring",
        "Hvornår skal en forklaring rettes?",
        "Det afhænger af, hvis forklaring det er, og hvem der får kontrakten.",
        "correct_explanation",
        "Hvornår rettes en forkert forklaring?",
        "stage",
        {"agreement": "explanation_wrong", "knew_in_time": "no"}
        | dict.fromkeys(("corrected", "partner_corrected"), "not_yet"),
        (
            Lane("Du forklarede selv", {"discovered_by": "explainer"}),
            Lane(
                "Din makker forklarede, I har kontrakten",
                {"discovered_by": "partner", "side": "declaring"},
            ),
            Lane(
                "Din makker forklarede, I er i modspil",
                {"discovered_by": "partner", "side": "defending"},
            ),
        ),
        {
            "show_nothing": Permission.FORBIDDEN,
            "may_correct_now": Permission.ALLOWED,
            "must_correct_now": Permission.REQUIRED,
            "partner_must_correct_now": Permission.REQUIRED,
            "should_correct_now": Permission.ADVISED,
        },
    ),
)


@dataclass(frozen=True)
class Family:
    """Situations that look alike, and the steps by which to tell them apart."""

    slug: str
    """Last part of the page's address; it never changes."""
    title: str
    lede: str
    rules: tuple[str, ...]
    """What looks alike; where there is one rule only, its outcomes do."""
    steps: tuple[type[Step], ...] = ()
    """The kinds of step that tell them apart."""
    words: tuple[str, ...] = field(default=(), kw_only=True)
    """Single steps that do."""
    weighed: bool = field(default=False, kw_only=True)
    """Whether what the director weighs tells them apart too."""

    def has(self, step: Step) -> bool:
        return isinstance(step, self.steps) or step.word in self.words


FAMILIES: tuple[Family, ...] = (
    Family(
        "tvungen-pas",
        "Hvor længe skal der passes?",
        "Efter nogle fejl skal {partner} passe én gang, efter andre i resten af meldeforløbet, og"
        " efter enkelte er det {offender} selv eller begge.",
        (
            "card_exposed_in_auction",
            "change_of_call",
            "insufficient_bid",
            "call_out_of_rotation",
            "inadmissible_call",
        ),
        (ForcedPass,),
    ),
    Family(
        "er-meldingerne-slut",
        "Er meldingerne slut?",
        "Tre pas i træk slutter meldeforløbet, og så kommer en melding for sent. Var en af de tre"
        " uden for tur, går det tilbage til den spiller, der mistede sin tur.",
        ("auction_gone_wrong", "call_out_of_rotation", "inadmissible_call"),
        words=(
            "back_to_lost_turn",
            "auction_over_in_board",
            "auction_not_over",
            "counts_as_pass",
            "call_in_turn_first",
            "simultaneous_call_stands",
            "passed_out_and_not_redealt",
            "late_calls_cancelled",
        ),
    ),
    Family(
        "binde-udspillet",
        "Hvad kan binde udspillet?",
        "Nogle fejl giver {declarer} ret til at forbyde en farve, andre også til at kræve den, og"
        " det er ikke den samme farve, de gælder.",
        (
            "lead_restrictions",
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
        ),
        (LeadRestriction,),
    ),
    Family(
        "kort-liggende-eller-op",
        "Bliver kortet liggende, eller går det op på hånden?",
        "Et vist kort er ikke altid et strafkort. Det afhænger af, hvem der viste det, hvornår og"
        " hvorfor.",
        (
            "card_exposed_in_auction",
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
            "simultaneous_play",
            "revoke",
            "card_retracted",
            "misinformation",
        ),
        (PenaltyCard, CardBack),
        words=(
            "table_card_back",
            "still_penalty_card",
            "all_penalty_cards_major",
            "card_back_at_opponents_word",
            "partners_card_penalty",
            "partner_plays_card_in_turn",
            "penalty_cards_chosen_back",
            "partners_penalty_cards_chosen_back",
            "other_cards_back",
            "seen_card_is_played",
        ),
    ),
    Family(
        "etableret",
        "Er kulørsvigten etableret?",
        "Er den ikke, skal den rettes. Er den, bliver kortene liggende, og stikkene gøres op efter"
        " spillet.",
        ("revoke",),
        words=(
            "established",
            "not_established",
            "corrected_and_counted",
            "last_two_tricks_put_right",
            "both_revokes_corrected",
            "rest_shared_after_correction",
        ),
    ),
    Family(
        "spillet-eller-ej",
        "Er kortet spillet, og hvilket?",
        "Et kort kan være spillet, uden at det er sluppet, og et ord kan spille et andet kort end"
        " det, der var ment. Det afhænger af, hvis kort det er, og af hvad der blev gjort og sagt.",
        ("card_played", "unclear_card", "card_retracted", "penalty_card"),
        words=(
            "partner_could_see_card",
            "card_played_by_name",
            "card_held_at_table",
            "card_held_as_played",
            "card_touched_on_purpose",
            "played_card_stays",
            "card_not_played",
            "one_motion_is_no_play",
            "face_down_lead_stays",
            "first_lead_counts",
            "named_card_changed",
            "table_card_exchanged",
            "table_card_too_late",
            "intended_card_played",
            "lowest_of_named_suit",
            "designation_invalid",
            "defender_chooses_dummys_card",
            "half_a_word",
            "card_back_at_opponents_word",
            "may_change_after_opponent",
        ),
    ),
    Family(
        "uenige-om-stik",
        "Hvem fik stikket?",
        "Mens der spilles, ses de spillede kort kun efter, når du bestemmer det. Er spillet slut,"
        " afgør kortene det, og den side, der har blandet sine, kan miste stikket.",
        ("trick_procedure", "ask_about_revoke", "score_correction"),
        words=(
            "highest_trump_wins",
            "highest_of_suit_wins",
            "card_turned_right",
            "said_too_late",
            "tricks_looked_at_after_play",
            "inspect_after_play",
            "ruled_for_other_side",
            "no_inspection",
            "show_last_trick",
            "look_at_own_card",
            "director_decides_tricks",
            "no_score_raised",
            "both_scores_changed",
        ),
    ),
    Family(
        "alert-og-forklaring",
        "En alert manglede: hvad nu?",
        "Det afhænger af, hvem der rejser sagen. Siger egen side det, skal forklaringen rettes."
        " Siger modstanderne det, må en melding måske ændres, hvis reglerne krævede alert.",
        ("missing_alert", "correct_explanation", "misinformation"),
        (MayChange,),
        words=(
            "late_alert_stands",
            "needless_alert_is_explanation",
            "show_nothing",
            "must_correct_now",
            "partner_must_correct_now",
            "must_correct_before_lead",
            "no_alert_needed",
            "own_misunderstanding",
        ),
    ),
    Family(
        "aftale-bluff-eller-fejl",
        "Bluff, fejl eller skjult aftale?",
        "Modstanderne har krav på at kende aftalerne, men ikke kortene. Det afgørende er, om"
        " {partner} vidste mere end de.",
        ("psychic_call", "correct_explanation", "misinformation"),
        words=(
            "psychic_call_stands",
            "mistaken_call_stands",
            "is_implicit_agreement",
            "agreement_is_forbidden",
            "no_infraction",
            "score_without_the_agreement",
            "score_with_correct_explanation",
        ),
        weighed=True,
    ),
    Family(
        "ubefojet-oplysning",
        "Hvor kommer oplysningen fra?",
        "Kommer den fra {partner} eller fra noget, der er taget tilbage, er spørgsmålet, hvad der"
        " var et logisk alternativ. Kommer den et andet sted fra, er det, om spillet kan spilles"
        " normalt.",
        ("unauthorised_information", "withdrawn_action", "extraneous_information"),
        words=(
            "info.recipient.informant_unauthorised",
            "info.offending_side.withdrawn_unauthorised",
            "keep_it_to_yourself",
            "no_logical_alternative",
            "score_without_the_choice",
            "result_not_influenced",
            "score_without_information",
        ),
        weighed=True,
    ),
    Family(
        "hvem-sagde-det",
        "Hvem kom oplysningen eller rettelsen fra?",
        "Fra {partner} er det ubeføjede oplysninger. Fra alle andre er det uvedkommende"
        " oplysninger, og en fejl, som en tilskuer viste, dømmes som ellers.",
        ("spectator", "extraneous_information", "unauthorised_information"),
        words=(
            "mistake_ruled_anyway",
            "caused_mistake_by_own_rule",
            "keep_it_to_yourself",
            "result_not_influenced",
            "score_without_information",
            "info.recipient.informant_unauthorised",
            "score_without_the_choice",
        ),
        weighed=True,
    ),
    Family(
        "tempo",
        "Tænkepause: hvem blev påvirket?",
        "Fik {partner} noget at vide, er det ubeføjede oplysninger. Gik en modstander fejl, er det"
        " på egen risiko, medmindre der ikke var nogen grund til pausen.",
        ("misleading_tempo", "unauthorised_information", "stop_procedure"),
        words=(
            "own_risk",
            "score_without_false_inference",
            "may_not_mislead_by_manner",
            "info.recipient.informant_unauthorised",
            "info.tempo_unauthorised",
            "no_logical_alternative",
            "score_without_the_choice",
            "only_legal_information",
        ),
        weighed=True,
    ),
    Family(
        "kan-spillet-taelle",
        "Kan spillet stadig tælle?",
        "Meget kan gå galt med mapper, pladser og resultater, og næsten altid kan spillet spilles"
        " eller rettes. En kunstig score er det sidste, ikke det første.",
        (
            "wrong_seats",
            "wrong_board",
            "wrong_number_of_cards",
            "extraneous_information",
            "wrong_entry",
            "fouled_board",
            "board_not_reached",
        ),
        words=(
            "right_seats_and_board",
            "wrong_board_played_out",
            "wrong_board_counts",
            "wrong_board_cancelled",
            "scored_as_seated",
            "seats_not_to_be_compared",
            "board_put_right",
            "played_alike_stands",
            "scored_in_groups",
            "no_groups_to_be_made",
            "cards_put_right",
            "result_cancelled",
            "play_normally",
            "play_on_as_normal",
            "deal_again",
            "no_play_adjusted_score",
            "result_moved",
            "begun_board_is_finished",
            "board_postponed",
            "board_taken_away",
        ),
    ),
    Family(
        "tvivl",
        "Tvivl: om fakta, om stik eller om kendelsen?",
        "Tvivl om fakta afgøres efter det mest sandsynlige. Tvivl om stik har sin egen regel, og"
        " en kendelse prøves kun igen ved appel.",
        ("disputed_facts", "score_correction", "appeal"),
        words=(
            "most_likely_facts",
            "facts_cannot_be_found",
            "doubt_for_the_innocent",
            "director_decides_tricks",
            "both_scores_changed",
            "no_score_raised",
            "chief_director_decides",
            "committee_decides",
        ),
        weighed=True,
    ),
)
