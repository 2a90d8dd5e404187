"""Proved sentences on the play: leads and plays out of turn, dummy, wrong cards, claims, scores."""

from rules_src.model import LeadRestriction, PenaltyCard, Size
from rules_src.theorems.theorem import Incident, Theorem

LATER_LEAD = ("lead_out_of_turn",)
EARLY_PLAY = ("premature_play",)
DUMMY = ("dummys_limits",)
CARDS = ("wrong_number_of_cards",)
CLAIMING = ("claim",)
SCORES = ("score_correction",)
PLAYED = ("card_played",)
TRICKS = ("trick_procedure",)
TABLE_CARDS = ("card_played", "unclear_card", "card_retracted")
OUT_OF_TURN = ("new.simultaneous_play", "new.lead_out_of_turn", "new.premature_play")

PARTNERS_LAW = {
    "highest": "partner_plays_highest",
    "lowest": "partner_plays_lowest",
    "require": "partner_plays_named_suit",
    "forbid": "partner_avoids_named_suit",
}


def _penalty_card(incident: Incident) -> bool:
    return bool(incident.steps(PenaltyCard)) or incident.says("partners_card_penalty")


def _refused_by_declarer(incident: Incident) -> bool:
    return not incident.given(claim_void="yes") and (
        incident.given(later_lead_choice="require|forbid|leave")
        or incident.given(later_lead_accepted="no")
        or incident.given(accepted_beside_card="no")
    )


def _lies_or_restricts(incident: Incident) -> bool:
    """A major penalty card, or a lead restriction for which it is picked up, and never both."""
    if incident.says("all_penalty_cards_major"):
        return True
    lies = incident.steps(PenaltyCard)
    if incident.says("penalty_cards_chosen_back"):
        lies = []  # it lay until declarer chose
    bound = incident.steps(LeadRestriction)
    return len(lies) + len(bound) == 1 and all(step.size is Size.MAJOR for step in lies)


BOTH_LIE = ("penalty_card", "opening_lead_out_of_turn", "lead_out_of_turn", "revoke")


def _both_lie(incident: Incident) -> bool:
    """Both defenders have major penalty cards, and one of them is to lead (50D)."""
    return "options_for_both" in incident.answers or (
        incident.says("partners_card_penalty")
        and incident.given(later_lead_choice="leave|require|forbid")
    )


def _taken_back(incident: Incident) -> bool:
    """A card that all have seen is back in the hand, and a side may not use it (16C2, 50E2)."""
    return incident.says(
        "info.offending_side.taken_back_unauthorised",
        "info.declarer.card_unauthorised",
        "penalty_cards_in_suit_back",
        "penalty_cards_chosen_back",
        "partners_penalty_cards_chosen_back",
    )


def _major(incident: Incident) -> str:
    """What makes a card a major penalty card: an earlier one beside it makes both (50B)."""
    earlier = incident.given(earlier_card="yes")
    return "all_penalty_cards_major" if earlier else "penalty_card.major"


THEOREMS: tuple[Theorem, ...] = (
    Theorem(
        "Har den modspiller, der skal spille ud, selv et stort strafkort, spiller han aldrig frit"
        " ud.",
        "50D1a",
        BOTH_LIE,
        lambda i: (
            not i.says("any_lead_penalty_card_stays")
            and i.says("partner_leads_own_penalty_card*", "leads_own_penalty_card*")
        ),
        about=_both_lie,
    ),
    Theorem(
        "Har hånden efter lagt til et udspil, der kom før spilførers valg, står udspillet, og ældre"
        " strafkort ligger stadig.",
        "60A",
        BOTH_LIE,
        lambda i: (
            i.says("early_lead_stands")
            and i.says("older_duties_remain")
            and not i.says("lead_becomes_penalty_card")
            and not i.steps(LeadRestriction)
        ),
        about=lambda i: i.given(early_lead="followed"),
    ),
    Theorem(
        "Har begge modspillere store strafkort, og vælger spilfører intet, får hver af dem at vide,"
        " hvornår hans eget skal spilles.",
        "50D1a",
        ("penalty_card", "revoke"),
        lambda i: {step.to for step in i.ruling if step.law == "50D1a"} == {"partner", "offender"},
        about=lambda i: i.given(options_for_both="leave"),
    ),
    Theorem(
        "Svigter en modspiller kulør i stedet for at spille sit strafkort, bliver spilfører ikke"
        " spurgt, om han accepterer kortet.",
        "62A",
        ("penalty_card_not_played",),
        lambda i: "other_card_accepted" not in i.answers and not i.says("other_card_stands"),
        about=lambda i: i.given(revoked="yes|established"),
    ),
    Theorem(
        "Et tabt kort, som makkeren ikke kunne se forsiden af, er ikke et strafkort.",
        "49",
        ("penalty_card",),
        lambda i: i.says("card_back") and not _penalty_card(i),
        about=lambda i: i.given(could_be_seen="no"),
    ),
    Theorem(
        "Er modspillerne uenige om spilførers udspil uden for tur, afgør den næste efter udspillet"
        " det.",
        "55A",
        LATER_LEAD,
        lambda i: (
            i.says("later_lead_accepted")
            == (i.given(declarers_lead_accepted="yes") or i.given(next_accepts="yes"))
        ),
        about=lambda i: "declarers_lead_accepted" in i.answers,
    ),
    Theorem(
        "Går et kort, alle har set, tilbage på hånden, vejer turneringslederen efter spillet, om"
        " det er brugt.",
        "16C3",
        (*BOTH_LIE, *EARLY_PLAY, "card_retracted", "simultaneous_play"),
        lambda i: i.says("adjust.used", "adjust.used_by_others"),
        about=_taken_back,
    ),
    Theorem(
        "Afviser spilfører en modspillers udspil, bliver kortet et stort strafkort, eller det tages"
        " op mod et krav eller et forbud.",
        "56B",
        LATER_LEAD,
        _lies_or_restricts,
        about=_refused_by_declarer,
    ),
    Theorem(
        "Har den næste hånd lagt til, er udspillet uden for tur accepteret, og der er intet"
        " strafkort.",
        "53A",
        LATER_LEAD,
        lambda i: i.says("accepted_by_play", "defender_accepted_by_play") and not _penalty_card(i),
        about=lambda i: (
            i.given(since_defenders_lead="next_played")
            or i.given(since_declarers_lead="next_played")
        ),
    ),
    Theorem(
        "Spilførers og bordets kort bliver aldrig strafkort.",
        "48A",
        (*LATER_LEAD, *EARLY_PLAY, "simultaneous_play"),
        lambda i: not _penalty_card(i),
        about=lambda i: (
            i.given(led_by="wrong_hand|defenders_turn")
            or i.given(too_soon="declarer")
            or i.given(whose_cards="declaring_side")
        ),
    ),
    Theorem(
        "Spiller spilfører ud fra forkert hånd, kan han altid vælge et andet kort, når udspillet"
        " afvises.",
        "55B2",
        LATER_LEAD,
        lambda i: i.says("declarer_leads_any_card") and not i.steps(LeadRestriction),
        about=lambda i: i.given(led_by="wrong_hand", declarers_lead_accepted="no"),
    ),
    Theorem(
        "Et udspil uden for tur til 13. stik kan ikke accepteres.",
        "53A",
        LATER_LEAD,
        lambda i: i.says("last_lead_back") and not i.says("later_lead_accepted"),
        about=lambda i: i.given(last_trick="yes"),
    ),
    Theorem(
        "Sagde en modstander fejlagtigt, at det var spillerens tur, tages kortet op, ingen kan"
        " acceptere det, og det etablerer ingen kulørsvigt.",
        "47E1",
        (*LATER_LEAD, *EARLY_PLAY, "card_retracted"),
        lambda i: (
            i.says("establishes_no_revoke")
            and i.says("card_back", "card_back_at_opponents_word")
            and not _penalty_card(i)
        ),
        about=lambda i: i.given(told_to_play="yes") or i.given(why_back="told"),
        item="S63",
    ),
    Theorem(
        "Alle valg bliver forklaret, før nogen vælger.",
        "10C1",
        (*LATER_LEAD, *EARLY_PLAY),
        lambda i: i.says("explain_all_choices"),
        about=lambda i: any(
            name in i.answers
            for name in (
                "later_lead_choice",
                "later_lead_accepted",
                "accepted_beside_card",
                "declarers_lead_accepted",
                "play_choice",
            )
        ),
    ),
    Theorem(
        "Spiller en modspiller før den anden, får spilfører kun et valg, hvis der ikke er spillet"
        " fra begge hans hænder.",
        "57C1",
        EARLY_PLAY,
        lambda i: (
            ("play_choice" in i.answers)
            == i.given(declaring_side_played="neither", dummy_forward="no", next_has_played="no")
        ),
        about=lambda i: i.given(too_soon="before_partner|next_trick"),
    ),
    Theorem(
        "Et kort spillet før {partner} er et stort strafkort, hver gang spilfører har et valg.",
        "57A",
        EARLY_PLAY,
        lambda i: (
            i.before((_major(i),), (PARTNERS_LAW[i.answers["play_choice"].key],))
            and i.says("any_card_if_unable")
        ),
        about=lambda i: "play_choice" in i.answers,
    ),
    Theorem(
        "Lægger en modspiller til i {rho's} tur, har spilfører intet at vælge; kortet skal spilles,"
        " hvis det er lovligt, og er ellers et stort strafkort.",
        "57D",
        EARLY_PLAY,
        lambda i: (
            "play_choice" not in i.answers
            and i.says("play_it_in_turn") == i.given(card_is_legal="yes")
            and i.says("penalty_card.major", "all_penalty_cards_major")
            == i.given(card_is_legal="no")
        ),
        about=lambda i: i.given(too_soon="rho_turn"),
    ),
    Theorem(
        "Et kort fra bordet, som spilfører ikke havde nævnt, byttes til det rigtige, indtil begge"
        " sider har spillet til næste stik.",
        "45D1",
        TABLE_CARDS,
        lambda i: i.says("table_card_exchanged") == i.given(sides_played_on="no"),
        about=lambda i: "sides_played_on" in i.answers,
    ),
    Theorem(
        "Et kort, der er spillet, bliver liggende eller behandles efter loven om det kort, hånden"
        " ikke måtte spille.",
        "47F2",
        PLAYED,
        lambda i: i.says("played_card_stays", *OUT_OF_TURN) and not i.says("card_not_played"),
        about=lambda i: i.says("partner_could_see_card", "card_played_by_name", "card_held*"),
    ),
    Theorem(
        "En modspiller, der har vist et kort uden at spille det, får det behandlet som et vist"
        " kort, også når det skulle afløse et skjult udspil.",
        "49",
        PLAYED,
        lambda i: i.says("new.penalty_card"),
        about=lambda i: (
            i.given(defenders_card="before_lead|holding|dropped")
            or i.given(face_down_lead="exchanged")
        ),
    ),
    Theorem(
        "Kun en modspillers kort er spillet, fordi makkeren kunne have set det; for spilførers er"
        " det uden betydning, hvem der så det.",
        "45C",
        PLAYED,
        lambda i: i.says("partner_could_see_card") == i.given(defenders_card="shown"),
    ),
    Theorem(
        "Spilførers kort, der ikke er spillet, tages op; det kan aldrig blive strafkort.",
        "48A",
        PLAYED,
        lambda i: not _penalty_card(i) and not i.says("new.penalty_card"),
        about=lambda i: i.given(whose_card="declarer|table"),
    ),
    Theorem(
        "Kun en fortalelse om et kort fra bordet kan rettes, og kun indtil spilfører igen har"
        " spillet.",
        "45C4b",
        TABLE_CARDS,
        lambda i: i.says("named_card_changed") == i.given(tongue="yes", declarer_played_since="no"),
        about=lambda i: "tongue" in i.answers,
        new=True,
    ),
    Theorem(
        "Det er kun, når spilfører hævet over enhver tvivl mente et andet kort, at lovens svar på"
        " et uklart ord viger.",
        "46B",
        ("unclear_card",),
        lambda i: i.says("intended_card_played") == i.given(meant_other="yes"),
        about=lambda i: "meant_other" in i.answers,
    ),
    Theorem(
        "Kun når hverken farve eller værdi er nævnt, vælger en modspiller bordets kort.",
        "46B5",
        ("unclear_card",),
        lambda i: i.given(said_of_card="anything", meant_other="no"),
        about=lambda i: i.says("defender_chooses_dummys_card"),
    ),
    Theorem(
        "Den spiller, der har den udspillede farve, skal bekende, uanset hvad der ellers binder"
        " ham.",
        "44C",
        TRICKS,
        lambda i: i.says("must_follow_suit") == i.given(may_play="has_suit"),
        about=lambda i: "may_play" in i.answers,
    ),
    Theorem(
        "Den hånd, der vandt stikket ved bordet, spiller ud til det næste.",
        "44G",
        TRICKS,
        lambda i: i.says("winner_leads"),
        about=lambda i: i.given(trick_issue="who_leads"),
    ),
    Theorem(
        "Er et stik vendt forkert, må enhver sige det, indtil hans egen side spiller til næste"
        " stik; derefter er det en oplysning, makkeren ikke må bruge, når han selv spiller.",
        "65B3",
        TRICKS,
        lambda i: (
            i.says("card_turned_right") == i.given(side_played_on="no")
            and i.says("info.informant_unauthorised") == i.given(by_declarer="no")
        ),
        about=lambda i: i.given(trick_issue="points_wrong"),
    ),
    Theorem(
        "Den side, der alene har blandet sine kort, får aldrig det stik, som kortene ikke længere"
        " kan vise.",
        "66D",
        TRICKS,
        lambda i: i.given(quitted_cards="one_side_mixed"),
        about=lambda i: i.says("ruled_for_other_side"),
    ),
    Theorem(
        "Rettes et kort fra bordet, spiller den ud, der vinder det rettede stik.",
        "44G",
        ("card_retracted",),
        lambda i: i.says("corrected_winner_leads"),
        about=lambda i: i.says("named_card_changed", "table_card_exchanged"),
    ),
    Theorem(
        "Den blinde må altid protestere mod et kort fra bordet, der ikke bekender, også når han har"
        " mistet sine rettigheder.",
        "42A3",
        DUMMY,
        lambda i: i.says("dummy_may_protest") and "rights" not in i.answers,
        about=lambda i: i.given(warned_of="table_revoke"),
        item="S70",
        new=True,
    ),
    Theorem(
        "Den blinde må ikke være den første, der gør opmærksom på en fejl, før spillet er slut.",
        "43A1b",
        DUMMY,
        lambda i: i.says("dummy_must_wait", "play_on_without_rectification"),
        about=lambda i: i.given(dummys_act="remarked", who_erred="declaring_side|defender"),
        item="S70",
    ),
    Theorem(
        "En modspillers fejl, som den blinde først nævner, går kun fri for berigtigelse, hvis den"
        " blinde har mistet sine rettigheder.",
        "43B3",
        DUMMY,
        lambda i: i.says("play_on_without_rectification") == i.given(rights="no"),
        about=lambda i: i.given(who_erred="defender"),
    ),
    Theorem(
        "Har ingen spiller med forkert antal kort meldt, skal spillet spilles.",
        "13A",
        CARDS,
        lambda i: i.says("board_played_normally", "board_played_then_judged"),
        about=lambda i: i.given(card_count="too_many", counted_when="not_called"),
    ),
    Theorem(
        "Et kort, der manglede, regnes altid for at have hørt til hånden hele tiden.",
        "14B4",
        CARDS,
        lambda i: i.says(
            "goes_on_with_full_hand", "restored_card_always_there", "restored_card_of_defender"
        ),
        about=lambda i: i.given(card_count="too_few", missing_card="elsewhere|gone"),
    ),
    Theorem(
        "En melding med kort fra et andet spil bliver altid annulleret.",
        "15A1",
        ("wrong_board",),
        lambda i: i.says("wrong_cards_call_cancelled"),
        about=lambda i: i.given(mixup="called"),
    ),
    Theorem(
        "Er alle fire med på at spille videre efter et krav, dømmer turneringslederen ikke om"
        " kravet.",
        "68D2bii",
        CLAIMING,
        lambda i: i.says("claim_is_void") and not i.says("doubt_against_claimer", "play_is_over"),
        about=lambda i: i.given(reply="play_on"),
        new=True,
    ),
    Theorem(
        "Den blinde kan ikke kræve; det standser ikke spillet, og spilfører må ikke bruge det.",
        "68A",
        CLAIMING,
        lambda i: (
            i.says("dummy_cannot_claim", "info.declarer.informant_unauthorised")
            and not i.says("play_is_over", "scored_as_agreed", "new.*", "doubt_against_claimer")
        ),
        about=lambda i: i.given(claim_kind="dummy"),
    ),
    Theorem(
        "Den, der sagde for sent, at et kort ligger forkert, mister ikke stikket af den grund.",
        "65B3",
        TRICKS,
        lambda i: i.says("tricks_looked_at_after_play"),
        about=lambda i: i.given(trick_issue="points_wrong", side_played_on="yes"),
    ),
    Theorem(
        "I et omstridt krav går tvivl altid ud over den, der krævede.",
        "70A",
        CLAIMING,
        lambda i: i.says("doubt_against_claimer") and i.says("repeat_the_claim"),
        about=lambda i: "point" in i.answers,
    ),
    Theorem(
        "Et afkald annulleres kun, hvis stikket var vundet eller umuligt at tabe.",
        "71",
        CLAIMING,
        lambda i: i.says("trick_given_back") == i.given(conceded="won|safe"),
        about=lambda i: i.given(reply="conceded_then_not"),
    ),
    Theorem(
        "Har en side fortrudt, at den var enig i et krav, er det nok, at den sandsynligvis ville"
        " have vundet stikket.",
        "69B2",
        CLAIMING,
        lambda i: i.says("trick_given_back") == i.given(given_away="won|probable"),
        about=lambda i: i.given(reply="agreed_then_not", regrets_when="in_time"),
    ),
    Theorem(
        "Er siderne uenige om antallet af stik, efter at runden er slut, sættes ingen sides score"
        " op, medmindre turneringslederen er sikker.",
        "79B3",
        SCORES,
        lambda i: i.says("both_scores_changed") == i.given(certain="yes"),
        about=lambda i: i.given(called_when="after_round"),
        new=True,
    ),
    Theorem(
        "Efter rettelsesfristen rettes en fejl i scoren kun, hvis den er sikker og arrangøren er"
        " enig.",
        "79C2",
        SCORES,
        lambda i: i.says("score_corrected") == i.given(score_time="late_and_certain"),
        about=lambda i: i.given(
            score_issue="entry|not_won|tricks", score_time="late_and_certain|late"
        ),
    ),
    Theorem(
        "En score, to par har aftalt uden at spille, slettes, når fristen ikke er udløbet.",
        "72A",
        SCORES,
        lambda i: i.says("score_is_not_agreed") and not i.says("score_corrected"),
        about=lambda i: i.given(score_issue="invented", score_time="in_time"),
    ),
)
