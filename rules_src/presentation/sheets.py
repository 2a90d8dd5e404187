"""What single sheets say: charts by the rules they draw, the stand-in's by glosses and rules."""

from collections.abc import Mapping
from typing import NamedTuple


class Start(NamedTuple):
    """Where a flow begins: a rule, and what is stated of the incident."""

    rule: str
    answers: Mapping[str, str] = {}
    heading: str = ""


class Chart(NamedTuple):
    """What a chart draws: its flows, and the rules that they go on in without leaving the sheet."""

    starts: tuple[Start, ...]
    follows: tuple[str, ...] = ()
    left_out: Mapping[str, tuple[str, ...]] = {}
    """By question the answers that are too rare for a sheet: there it says which card to take.

    One that leads where another does is drawn with it.
    """

    asks: tuple[str, ...] = ()
    """Questions that it asks, though the guide assumes their answers."""

    title: str = ""
    """Where it has another name than the situation that it begins in."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it draws."""
        return (*(start.rule for start in self.starts), *self.follows)


CHARTS: tuple[Chart, ...] = (
    Chart(
        (Start("may_it_stand"),),
        ("call_at_rhos_turn", "call_not_accepted"),
        {
            "call": ("too_low",),
            "since": ("rho", "partner", "offender"),
            "meant": ("over", "first"),
        },
    ),
    Chart(
        (Start("insufficient_bid"),),
        ("insufficient_bid_replaced",),
        {"new_call": ("insufficient", "double")},
    ),
    Chart(
        (
            Start("card_exposed_in_auction"),
            Start("exposed_card_after_auction", {}, "Når meldingerne er slut"),
            Start("exposed_cards_after_auction", {}, "Når meldingerne er slut, flere kort"),
        ),
        (),
        {"came_to_sight": ("before", "after", "after_declaring")},
    ),
    Chart(
        (
            Start("lead_restrictions", {}, "En melding blev trukket tilbage"),
            Start("penalty_card_lead", {}, "Et stort strafkort ligger på bordet"),
        ),
        ("partner_to_lead",),
        {"lead_turn": ("still", "again")},
        title="Udspilsbegrænsninger",
    ),
    Chart(
        (Start("opening_lead_out_of_turn", {"partners_lead": "none", "led_out_of_turn": "yes"}),),
        ("lead_out_of_turn_choice",),
    ),
    Chart(
        (Start("lead_out_of_turn"),),
        ("lead_in_partners_turn", "lead_in_declarers_turn", "declarers_lead_choice"),
        {
            "led_by": ("declarers_turn", "defenders_turn"),
            "since_defenders_lead": ("rightful_led", "partner_followed"),
            "since_declarers_lead": ("rightful_led", "other_played"),
        },
    ),
    Chart(
        (Start("penalty_card", {"why_seen": "accident"}),),
        ("penalty_card_kind", "penalty_card_turn", "penalty_card_lead"),
        asks=("card_of", "opponents_fault", "could_be_seen"),
    ),
    Chart(
        (
            Start("revoke_established", {"failure": "suit"}),
            Start("revoke_equity", {}, "Efter spillet, når kulørsvigten er etableret"),
        ),
        ("revoke_correction", "revoke_transfer"),
        {
            "since_revoke": ("claim",),
            "card_from": ("faced",),
            "twelfth": ("yes",),
            "exemption": ("twelfth",),
        },
        ("twelfth",),
    ),
    Chart(
        (Start("claim"),),
        ("claim_disputed",),
        {
            "claim_kind": ("dummy", "this_trick", "not_meant"),
            "reply": ("agreed_then_not", "conceded_then_not"),
        },
    ),
    Chart(
        (Start("wrong_number_of_cards"),),
        (),
        {"card_count": ("hidden", "not_played", "strange")},
    ),
    Chart(
        (Start("unauthorised_information", {"origin": "partner"}),),
        ("choice_after_information",),
    ),
    Chart((Start("change_of_call", {"wish": "wants"}),)),
)
"""What is asked for most and can be ruled from one sheet."""

CALLED: tuple[str, ...] = ("9B1a", "9A4", "9B2")
"""When the director is called, and what nobody does meanwhile."""
FIRST: tuple[str, ...] = ("10A", "10C1", "10C2", "68D")
"""What a director does first, whatever has happened."""
DOUBT: tuple[str, ...] = ("83", "92B")
"""What is left when a ruling is doubtful or questioned."""


class Told(NamedTuple):
    """A condition, and the rows that rule it: each by its rule and the answers that are stated."""

    condition: str
    rulings: tuple[tuple[str, Mapping[str, str]], ...]


class Incident(NamedTuple):
    """All that a stand-in has to say of what a situation is about."""

    told: tuple[Told, ...]
    asked: str = ""
    """Whose of two it is, and who is asked first: it follows the situation's name."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that rule it, each once."""
        return tuple(dict.fromkeys(rule for told in self.told for rule, _ in told.rulings))

    @property
    def rule(self) -> str:
        """The rule that it begins in."""
        return self.rules[0]


def _told(condition: str, rule: str, /, **answers: str) -> Told:
    return Told(condition, ((rule, answers),))


_REFUSED = {"since": "nothing", "accepted": "no"}
_BOTH = {"call": "bid", "called_again": "not_yet"}
_CHOICES = (
    ("afviser og kræver farven", "require"),
    ("afviser og forbyder farven", "forbid"),
    ("afviser og lader kortet ligge", "leave"),
)

STAND_IN: tuple[Incident, ...] = (
    Incident(
        (
            _told("Accepteret", "may_it_stand", since="nothing", accepted="yes"),
            Told(
                "Ikke accepteret, {rho} havde tur, {offender} passede",
                (
                    ("may_it_stand", {**_REFUSED, "turn": "rho"}),
                    ("call_at_rhos_turn", {"call": "pass"}),
                ),
            ),
            Told(
                "Ikke accepteret, {rho} havde tur, {offender} bød eller doblede",
                (
                    ("may_it_stand", {**_REFUSED, "turn": "rho"}),
                    ("call_at_rhos_turn", {"call": "bid", "rho_did": "not_yet"}),
                ),
            ),
            Told(
                "Ikke accepteret, {partner} eller {lho} havde tur",
                (
                    ("may_it_stand", {**_REFUSED, "turn": "partner"}),
                    ("call_not_accepted", _BOTH),
                ),
            ),
        ),
        asked=": TV vælger",
    ),
    Incident(
        (
            _told("Accepteret, fx ved at melde", "insufficient_bid",
                  happened="nothing", accepted="yes"),
            _told("Ikke accepteret", "insufficient_bid", happened="nothing", accepted="no"),
        ),
        asked=": TV vælger",
    ),
    Incident(
        (
            _told("Fejlgreb, og {partner} har ikke meldt", "change_of_call", wish="wants",
                  intended="no", reach="before_partner", lho_called="no"),
            _told("Fortrudt eller tænkt forkert", "change_of_call", wish="wants", intended="yes"),
        ),
    ),
    Incident(
        (
            _told("Ikke vendt endnu", "opening_lead_out_of_turn", faced_leads="none"),
            _told("En modstander sagde, at det var {offender's} tur", "opening_lead_out_of_turn",
                  faced_leads="wrong", told_to_play="yes", since_lead="nothing"),
            _told("accepterer og bliver blind", "lead_out_of_turn_choice",
                  lead_choice="become_dummy"),
            _told("accepterer og spiller selv", "lead_out_of_turn_choice", lead_choice="declare"),
            *(
                _told(text, "lead_out_of_turn_choice", lead_choice=choice)
                for text, choice in _CHOICES
            ),
        ),
        asked=": S vælger",
    ),
    Incident(
        (
            _told("accepterer", "lead_in_partners_turn", since_defenders_lead="nothing",
                  later_lead_choice="accept"),
        ),
        asked=", i makkers tur: S vælger, afviser som ovenfor",
    ),
    Incident(
        (
            _told("De accepterer", "declarers_lead_choice", declarers_lead_accepted="yes"),
            _told("De accepterer ikke", "declarers_lead_choice", declarers_lead_accepted="no",
                  led_by="wrong_hand"),
            *(
                _told(f"De er uenige. Den næste efter udspillet afgør (§\u00a055A) og {text}",
                      "declarers_lead_choice", declarers_lead_accepted="differ", next_accepts=key,
                      led_by="wrong_hand")
                for text, key in (("accepterer", "yes"), ("accepterer ikke", "no"))
            ),
        ),
        asked=", S fra forkert hånd: spørg begge",
    ),
    Incident(
        (
            _told("{Declarer's} eller bordets", "penalty_card", card_of="declaring_side"),
            _told("{Partner} kunne ikke have set det, eller en modstander var skyld",
                  "penalty_card", could_be_seen="no", why_seen="accident"),
            _told("Én modspillers under 10", "penalty_card_kind", cards="low", why_seen="accident"),
            Told(
                "Én modspillers honnør; skal {partner} spille ud, vælger {declarer} som ovenfor",
                (
                    ("penalty_card_kind", {"cards": "honour"}),
                    ("penalty_card_turn", {"whose_turn": "other"}),
                ),
            ),
        ),
    ),
    Incident(
        (
            _told("Siden har ikke spillet til næste stik; en modspiller", "revoke_correction",
                  card_from="hidden"),
            _told("Det samme; {declarer}", "revoke_correction", card_from="declarer"),
            *(
                _told(f"For sent: {text}", "revoke_transfer", exemption="none", failure="suit",
                      trick_won_by=won, **later)
                for text, won, later in (
                    ("{offender} tog stikket, siden ét til", "offender",
                     {"won_later": "yes"}),
                    ("{offender} tog stikket, siden ikke flere", "offender",
                     {"won_later": "no"}),
                    ("{partner} tog stikket", "partner", {}),
                    ("modparten tog det, siden ét senere", "other_side", {"won_later": "yes"}),
                    ("siden tog intet stik derfra", "other_side", {"won_later": "no"}),
                )
            ),
            _told("Bordets (§\u00a064B3), først nævnt ved næste spil (§\u00a064B4) eller i 12. stik"
                  " (§\u00a064B6)", "revoke_transfer", exemption="faced", failure="suit"),
        ),
    ),
    Incident(
        (
            _told("Det viste mere end meldingen eller kortet", "unauthorised_information",
                  origin="partner", told_more="yes", play_over="no"),
            _told("Det viste intet", "unauthorised_information", origin="partner",
                  play_over="no", told_more="no"),
        ),
    ),
    Incident(
        (
            _told("Den, der forklarede, opdager det under meldingerne", "own_explanation",
                  stage="auction", corrected="not_yet"),
            _told("{Partner} opdager det under meldingerne", "partners_explanation",
                  stage="auction", partner_corrected="not_yet"),
            _told("Meldingerne er slut, siden spiller kontrakten", "partners_explanation",
                  stage="clarification", side="declaring", corrected="not_yet"),
            _told("Meldingerne er slut, {partner} er modspiller", "partners_explanation",
                  stage="clarification", side="defending", partner_corrected="not_yet"),
        ),
    ),
    Incident(
        (
            _told("Alle er enige", "claim", claim_kind="claim", reply="agreed"),
            _told("Alle fire vil spille videre", "claim", claim_kind="claim", reply="play_on"),
            _told("En modspiller gav op, og {partner} protesterede straks", "claim",
                  claim_kind="objected"),
            _told("Nogen er uenig", "claim", claim_kind="claim", reply="disputed"),
            _told("Uenige om en unævnt trumf, der måske var glemt", "claim_disputed",
                  point="trump", trump_forgotten="yes"),
            _told("Uenige om en spillemåde, der ikke blev nævnt", "claim_disputed",
                  point="line", worse_line="yes"),
        ),
    ),
    Incident(
        (
            _told("Kun farven", "unclear_card", said_of_card="suit", meant_other="no",
                  suit_in_dummy="playable"),
            _told("Kun værdien, og bordet har ét lovligt kort af den", "unclear_card",
                  said_of_card="rank", meant_other="no", rank_in_dummy="one"),
            _told("Bordet har flere og skal spille ud, et af dem i den farve, det lige vandt med",
                  "unclear_card", said_of_card="rank", meant_other="no", rank_in_dummy="more",
                  rank_continues="yes"),
            _told("Bordet har flere ellers", "unclear_card", said_of_card="rank", meant_other="no",
                  rank_in_dummy="more", rank_continues="no"),
            _told("»Spil« eller »hvad som helst«", "unclear_card", said_of_card="anything",
                  meant_other="no"),
        ),
    ),
)  # fmt: skip
"""The twelve that a club meets most, with what is said in each, all of it from the rules."""
PHONE: tuple[tuple[str, str], ...] = (
    ("Klubbens turneringsleder", "når hændelsen ikke står her, eller et valg ikke er klart"),
    ("Kredsen eller forbundet", "når en kendelse ankes, og ingen i klubben kan tage sig af den"),
    ("Regnskabsfører", "når en score er tastet forkert eller skal ændres"),
)
"""Whom a stand-in phones, and when."""
