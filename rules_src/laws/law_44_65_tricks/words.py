"""Laws 44, 45G, 65 and 66: who wins, who leads, and how played cards lie."""

from __future__ import annotations

from rules_src.model.steps import About, Information, Instruct, Status

TRUMP_WINS = Instruct(
    "44E",
    "highest_trump_wins",
    "Den højeste trumf vandt stikket.",
    short="den højeste trumf vandt",
)
HIGHEST_WINS = Instruct(
    "44F",
    "highest_of_suit_wins",
    "Det højeste kort i den udspillede farve vandt stikket.",
    short="den højeste i den udspillede farve vandt",
)
WINNER_LEADS = Instruct(
    "44G",
    "winner_leads",
    "Den hånd, som vandt stikket ved bordet, spiller ud, også hvis stikket senere overføres.",
    short="stikkets vinder spiller ud",
)
MUST_FOLLOW = Instruct(
    "44C",
    "must_follow_suit",
    "Du skal bekende, før du følger strafkort, krav og forbud.",
    to="offender",
    short="{offender} skal bekende",
)
ANY_CARD = Instruct(
    "44D",
    "any_card_when_void",
    "Du må lægge et hvilket som helst kort, også trumf, hvis intet strafkort eller krav"
    " binder dig.",
    to="offender",
    short="{offender} vælger frit, når intet binder",
)
ANY_LEAD = Instruct(
    "44A",
    "any_card_on_lead",
    "Du må spille et hvilket som helst kort ud, hvis intet strafkort eller krav binder dig.",
    to="offender",
    short="{offender} spiller frit ud, når intet binder",
)
TURNED_RIGHT = Instruct(
    "65B3",
    "card_turned_right",
    "Vend kortet, så det viser, hvem der vandt stikket.",
    short="kortet vendes rigtigt",
)
SAID_TOO_LATE = Instruct(
    "65B3",
    "said_too_late",
    "Du skulle have sagt det, før din side spillede til næste stik.",
    to="offender",
    short="{offender} sagde det for sent",
)
TOLD_PARTNER = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
TURN_UP = Instruct(
    "45G",
    "turned_up_again",
    "Vend kortet op igen. Vend det først, når alle fire har spillet.",
    to="offender",
    short="{offender} vender kortet op igen",
)
KEEP_ORDER = Instruct(
    "65C",
    "cards_kept_in_order",
    "Læg dine kort i den rækkefølge, du har spillet dem.",
    to="offender",
    short="{offender} lægger kortene i orden",
)
RIGHT_AT_RISK = Instruct(
    "65D",
    "right_at_risk",
    "Bland dem ikke. Ellers kan du miste retten til et tvivlsomt stik eller en kulørsvigt.",
    to="offender",
)
AFTER_PLAY = Instruct(
    "66C",
    "tricks_looked_at_after_play",
    "Spil videre, og lad de spillede kort ligge. Jeg ser stikkene efter, når spillet er slut.",
    short="stikkene ses efter bagefter",
)
