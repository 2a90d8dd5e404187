"""Laws 44, 45G, 65 and 66: who wins, who leads, and how played cards lie."""

from __future__ import annotations

from rules_src.model.effects import Effect, Lasting
from rules_src.model.steps import About, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    highest_trump_wins = Instruct(
        "44E",
        "Den højeste trumf vandt stikket.",
        short="den højeste trumf vandt",
    )
    highest_of_suit_wins = Instruct(
        "44F",
        "Det højeste kort i den udspillede farve vandt stikket.",
        short="den højeste i den udspillede farve vandt",
    )
    winner_leads = Instruct(
        "44G",
        "Den hånd, som vandt stikket ved bordet, spiller ud, også hvis stikket senere overføres.",
        short="stikkets vinder spiller ud",
    )
    must_follow_suit = Instruct(
        "44C",
        "Du skal bekende, før du følger strafkort, krav og forbud.",
        to="offender",
        short="{offender} skal bekende",
    )
    any_card_when_void = Instruct(
        "44D",
        "Du må lægge et hvilket som helst kort, også trumf, hvis intet strafkort eller krav"
        " binder dig.",
        to="offender",
        short="{offender} vælger frit, når intet binder",
    )
    any_card_on_lead = Instruct(
        "44A",
        "Du må spille et hvilket som helst kort ud, hvis intet strafkort eller krav binder dig.",
        to="offender",
        short="{offender} spiller frit ud, når intet binder",
    )
    card_turned_right = Instruct(
        "65B3",
        "Vend kortet, så det viser, hvem der vandt stikket.",
        short="kortet vendes rigtigt",
    )
    said_too_late = Instruct(
        "65B3",
        "Du skulle have sagt det, før din side spillede til næste stik.",
        to="offender",
        short="{offender} sagde det for sent",
    )
    told_partner = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
    turned_up_again = Instruct(
        "45G",
        "Vend kortet op igen. Vend det først, når alle fire har spillet.",
        to="offender",
        short="{offender} vender kortet op igen",
    )
    cards_kept_in_order = Instruct(
        "65C",
        "Læg dine kort i den rækkefølge, du har spillet dem.",
        to="offender",
        short="{offender} lægger kortene i orden",
    )
    right_at_risk = Instruct(
        "65D",
        "Bland dem ikke. Ellers kan du miste retten til et tvivlsomt stik eller en kulørsvigt.",
        to="offender",
    )
    tricks_looked_at_after_play = Instruct(
        "66C",
        "Spil videre, og lad de spillede kort ligge. Jeg ser stikkene efter, når spillet er slut.",
        short="stikkene ses efter bagefter",
        leaves=(Effect(Lasting.LATER, "", "after_play.tricks_looked_at_after_play"),),
    )
