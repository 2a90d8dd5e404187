"""Statements about calls, and about cards and explanations while the auction lasts."""

from __future__ import annotations

ANSWERS = {
    "after_double": {"not_yet": "{lho} har ikke meldt efter den"},
    "alert": {
        "late": "alerten kom for sent, men før den næste spiller meldte",
        "needless": "alerten var overflødig og blev trukket tilbage, før den næste spiller meldte",
    },
    "auction_fault": {"passed_out": "alle fire har passet"},
    "auction_over": {
        "declaring": "meldeforløbet er slut, og {offending_side} spiller kontrakten",
        "exposed": "{offender} er modspiller og viste det kun under meldingerne",
        "led": "{offender} er modspiller og spillede det ud under meldingerne",
    },
    "call": {"artificial_pass": "", "bid": "", "double": "", "pass": "{offender} havde passet"},
    "call_at_stake": {
        "last": "{other_side's} seneste melding kan skyldes den forkerte forklaring",
    },
    "called_again": {"yes": ""},
    "came_to_sight": {
        "unseen|opponent": "kortet blev vist under meldingerne, og en modstander var skyld i det,"
        " eller {partner} kunne ikke have set forsiden",
        "own_fault": "",
    },
    "choice": {
        "forbid": "{declarer} forbyder én farve, som {offender} ikke har vist i det lovlige"
        " meldeforløb",
    },
    "comparable": {"no": "den nye melding er ikke tilsvarende"},
    "contract_won_by": {
        "offending_side": "{offending_side} fik kontrakten",
        "other_side": "{other_side} fik kontrakten",
    },
    "duty": {"rest": "pligten gælder resten af meldeforløbet"},
    "fate": {
        "replaced": "",
        "too_late": "{offender} er modspiller og bød, doblede eller redoblede efter den afsluttende"
        " pas",
    },
    "lho_called": {
        "no": "{lho} har ikke meldt efter den utilladelige melding",
        "yes": "{lho} har meldt derefter",
    },
    "new_call": {"bid": "", "pass": "{offender} passer i stedet"},
    "other_call": {
        "elsewhere": "{offender} var ikke den næste",
        "inadmissible": "{offender} var den næste, men der er intet at doble eller redoble",
        "legal": "{offender} var den næste, og hans melding er lovlig efter den første",
        "too_low": "{offender} var den næste, men hans bud er ikke højere end det første",
    },
    "passed_round": {
        "back": "ingen har budt, og alle fire hænder ligger i mappen",
        "led": "åbningsudspillet er vendt",
        "three": "der er ikke sket mere derefter",
    },
    "rho_did": {"acted": "{rho} bød, doblede eller redoblede i sin tur"},
    "same_denomination": {
        "no": "det nye bud er ikke det laveste tilstrækkelige, der viser samme benævnelse eller"
        " benævnelser",
    },
    "shown_cards": {
        "honour|led": "{offender} viste under meldingerne selv én honnør (10 eller højere) eller"
        " spillede ét kort ud for tidligt",
        "low": "{offender} viste under meldingerne kun ét kort under 10",
        "low|honour|led": "{offender} viste under meldingerne kun ét kort",
        "several": "{offender} viste under meldingerne selv to eller flere kort",
    },
    "since_thought_over": {
        "back": "ingen har budt, og alle fire hænder ligger i mappen",
        "card_seen": "et kort er spillet ud eller vist",
        "nothing": "der er ikke sket noget derefter",
        "picked_up": "den sidste tog sine meldekort op uden at vise et paskort",
    },
}
