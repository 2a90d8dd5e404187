"""Statements about leads, cards and tricks."""

from __future__ import annotations

ANSWERS = {
    "called_when": {
        "after_round": "runden er slut",
        "cards_out": "runden er ikke slut, og kortene ligger, som de er spillet",
        "in_round": "runden er ikke slut, men kortene er blandet",
    },
    "card_from": {
        "declarer": "det forkerte kort kom fra {declarer's} hånd",
        "faced": "det forkerte kort var et strafkort på bordet",
        "hidden": "det forkerte kort kom fra en modspillers skjulte hånd",
        "hidden_again": "det forkerte kort kom fra en modspillers skjulte hånd, og han havde et"
        " strafkort i forvejen",
        "table": "det forkerte kort kom fra bordet",
    },
    "card_is_legal": {"no": "{offender} kan ikke lovligt spille kortet til stikket"},
    "cards": {
        "honour": "der er vist én honnør (10 eller højere)",
        "low": "der er vist ét kort under 10",
        "several": "der er vist flere kort, når et tidligere strafkort tælles med",
    },
    "cards_at_once": {
        "fifth": "{offender} havde allerede spillet til stikket",
        "one_seen": "{offender} spillede flere kort, men kun ét kunne ses",
        "several_seen": "{offender} spillede flere kort, og flere kunne ses",
    },
    "certain": {
        "no": "du er ikke sikker på, hvor mange stik der blev vundet",
        "yes": "du er sikker på, hvor mange stik der blev vundet",
    },
    "claimed": {
        "objected": "{offender} opgav flere stik, men {partner} protesterede straks",
        "this_trick": "{offender} krævede eller opgav kun det stik, der var i gang",
    },
    "declarer_played_since": {
        "no": "{declarer} har ikke spillet fra hånden eller bordet, efter at kortet blev nævnt",
        "yes": "{declarer} har spillet fra hånden eller bordet, efter at kortet blev nævnt",
    },
    "declarers_card": {
        "at_table": "{declarer} holdt kortet åbent på eller lige over bordpladen",
        "away": "{declarer} tog kortet frem uden at nå ned til bordet",
        "dropped": "{declarer} tabte kortet eller kom til at vise det",
        "held": "{declarer} holdt kortet stille, som et kort holdes, når det er spillet",
        "named": "{declarer} nævnte kortet som det, han ville spille fra hånden",
        "one_motion": "{declarer} førte kortet ned mod bordet og tilbage i én bevægelse",
    },
    "defenders_card": {
        "named": "en modspiller nævnte kortet som det, han ville spille",
        "shown": "en modspiller holdt eller lagde kortet, så {partner} kunne have set forsiden",
        "unseen": "en modspiller tog kortet frem, men {partner} kunne ikke have set forsiden",
    },
    "defending": {"yes": ""},
    "dummy_did": {
        "asked": "{dummy}, der har mistet sine rettigheder, spurgte først {declarer}, der havde"
        " svigtet fra hånden, eller sagde det",
        "protested": "{dummy}, der har mistet sine rettigheder, protesterede først mod et kort fra"
        " bordet",
        "too_late": "{dummy}, der har mistet sine rettigheder, gjorde først opmærksom på det, da"
        " siden havde spillet til næste stik",
    },
    "earlier_card": {
        "no": "{offender} havde intet strafkort i forvejen",
        "yes": "{offender} havde et strafkort i forvejen",
    },
    "entry": {"board": ""},
    "extra_card_seen": {"yes": "en modspillers overskydende kort kunne ses"},
    "face_down_lead": {
        "regretted": "{offender} fortryder et udspil, der ligger med bagsiden op",
    },
    "faced_leads": {
        "both": "begge udspil blev vendt på samme tid, eller {partner's} blev vendt først",
        "none": "ingen af udspillene er vendt",
        "right": "kun {partner's} udspil er vendt",
    },
    "fifth_was_led": {"no": "det ekstra kort var ikke ment som udspil til næste stik"},
    "hand_to_play": {"yes": "kortet kom fra den hånd, der havde tur"},
    "how_played": {
        "told": "{offender} spillede kortet uden for tur, fordi en modstander sagde, at det var"
        " hans tur",
    },
    "later_lead_accepted": {
        "no": "{declarer} accepterer ikke udspillet",
        "yes": "{declarer} accepterer udspillet",
    },
    "later_lead_choice": {
        "accept": "{declarer} accepterer udspillet",
        "forbid": "{declarer} afviser udspillet og forbyder {partner} at spille farven ud",
        "leave": "{declarer} afviser udspillet og lader kortet ligge som stort strafkort",
        "require": "{declarer} afviser udspillet og kræver, at {partner} spiller farven ud",
    },
    "lead_choice": {
        "become_dummy": "{declarer} accepterer udspillet og bliver blind",
        "declare": "{declarer} accepterer udspillet og spiller selv kontrakten",
        "forbid": "{declarer} afviser udspillet og forbyder {partner} at spille farven ud",
        "leave": "{declarer} afviser udspillet og lader kortet ligge som stort strafkort",
        "require": "{declarer} afviser udspillet og kræver, at {partner} spiller farven ud",
    },
    "lead_option": {
        "forbid": "{declarer} forbyder udspil i strafkortets farve",
        "require": "{declarer} kræver udspil i strafkortets farve",
    },
    "lead_options": {
        "forbid": "{declarer} forbyder udspil i en eller flere af farverne",
        "require": "{declarer} kræver udspil i ét strafkorts farve",
    },
    "lead_turn": {
        "first": "",
        "still": "{partner} har bevaret udspillet, efter at {declarer} forbød en farve",
    },
    "led_by": {
        "declarers_turn": "udspillet kom i {declarer's} eller bordets tur",
        "partners_turn": "udspillet kom i {partner's} tur",
        "told": "{offender} spillede ud, fordi en modstander sagde, at det var hans tur",
    },
    "meant_other": {
        "no": "det er ikke hævet over enhver tvivl, at han mente et bestemt andet kort",
        "yes": "det er hævet over enhver tvivl, at {declarer} mente et bestemt andet kort",
    },
    "options_for_both": {
        "forbid": "{declarer} forbyder en eller flere af farverne hos den anden modspiller",
        "require": "{declarer} kræver en af farverne hos den anden modspiller",
    },
    "partners_lead_accepted": {
        "no": "{declarer} accepterer ikke udspillet",
        "yes": "{declarer} accepterer udspillet",
    },
    "play_over": {"no": "spillet er ikke slut"},
    "quitted_cards": {
        "in_order": "spillet er slut, og kortene ligger i orden",
        "one_side_mixed": "spillet er slut, og kun {offending_side} har blandet kort",
        "playing": "der spilles endnu",
    },
    "rank_in_dummy": {"none": "bordet har intet lovligt kort af værdien"},
    "said_of_card": {
        "anything": "{declarer} nævnte hverken farve eller værdi, fx »spil« eller »hvad som helst«",
        "not_there": "{declarer} nævnte et kort, bordet ikke har",
        "rank": "{declarer} nævnte kun en værdi, fx »tieren«",
        "suit": "{declarer} nævnte kun en farve",
        "unfinished": "{declarer} nåede ikke at sige ordet færdigt",
        "word": "{declarer} sagde »højt«, »lavt«, »vind« eller lignende",
    },
    "same_suit": {
        "one": "{offender} har flere strafkort i samme farve",
        "several": "{offender} har strafkort i flere farver",
    },
    "side_played_on": {
        "no": "{offender} sagde, at et kort lå forkert vej, før {offending_side} havde spillet til"
        " næste stik",
        "yes": "{offender} sagde først, at et kort lå forkert vej, da {offending_side} havde"
        " spillet til næste stik",
    },
    "sides_played_on": {
        "no": "højst den ene side har spillet til næste stik",
        "yes": "begge sider har spillet til næste stik",
    },
    "since_defenders_lead": {
        "partner_followed": "kun {partner} har lagt til",
        "rightful_led|partner_followed": "den rette hånd har spillet ud, eller kun {partner} har"
        " lagt til",
    },
    "since_lead": {"partner_faced": "{partner} har også spillet ud og vendt kortet"},
    "since_revoke": {
        "both_sides": "begge sider svigtede i stikket, og kun den ene har spillet videre",
        "claim": "",
        "dummy": "",
        "named": "{offender} eller {partner} har nævnt eller udpeget et kort til næste stik",
        "nothing": "{offending_side} har ikke spillet eller nævnt et kort til næste stik",
        "played": "{offender} eller {partner} har spillet til næste stik, lovligt eller ej",
        "told": "{offender} eller {partner} spillede til næste stik, fordi en modstander sagde, at"
        " det var deres tur, og siden har ikke spillet mere",
        "twelfth": "kulørsvigten skete i 12. stik, og ikke alle fire hænder er lagt i mappen",
    },
    "suit_in_dummy": {
        "none": "bordet har ikke farven",
        "playable": "bordet kan lovligt spille farven",
    },
    "table_card": {
        "arranging": "{declarer} rørte ved et kort for at ordne bordets kort eller nå et andet",
        "named": "{declarer} nævnte eller udpegede et kort på bordet og mente det",
        "touched": "{declarer} rørte ved et kort på bordet med vilje",
    },
    "told_to_lead": {
        "declaring_side": "{offender} er selv på {declarer's} side",
        "nobody": "",
        "opponent": "en modstander havde sagt, at {offender} skulle spille ud",
    },
    "tongue": {"no": "{declarer} fortalte sig ikke", "yes": "{declarer} fortalte sig"},
    "too_soon": {
        "rho_turn": "{offender} lagde til i {rho's} tur, da {partner} havde spillet",
        "told": "{offender} spillede, fordi {declarer} eller {dummy} sagde, at det var hans tur",
    },
    "trick": {
        "open": "{asker} vil se det seneste stik, og hans eget kort ligger åbent",
        "own_card": "{asker} vil kun se sit eget seneste kort",
        "play_over": "{asker} vil se et stik, efter at spillet er slut",
        "quitted": "{asker} vil se et vendt stik, mens der endnu spilles",
    },
    "trick_issue": {"points_wrong": "", "who_won": ""},
    "tricks_mixed_by": {
        "both": "begge sider har blandet deres kort",
        "one_side": "kun {offending_side} har blandet kortene",
    },
    "trump_in_trick": {"no": "der er ingen trumf i stikket", "yes": "der er trumf i stikket"},
    "unshown_suit": {"yes": ""},
    "who_claimed": {
        "accepted": "{other_side} krævede eller opgav stik, og {offending_side} protesterede ikke i"
        " tide",
        "objected": "{offender} eller {partner} opgav stik, men den anden modspiller protesterede"
        " straks",
        "offending_side": "{offender} eller {partner} krævede eller opgav stik",
        "other_side": "{other_side} krævede eller opgav stik, og {offending_side} er uenig eller"
        " kan stadig nå at protestere",
    },
    "whose_card": {"declarer": "", "defender": "", "face_down": "", "table": ""},
    "whose_cards": {
        "declaring_side": "det er {declarer's} eller bordets kort",
        "defender": "det er en modspillers kort",
    },
    "whose_turn": {
        "both_offender": "{offender} skal spille ud",
        "both_partner|partner_led": "{partner} skal spille ud eller har gjort det, før {declarer}"
        " valgte",
    },
    "why_back": {
        "changed_mind": "spilleren tænkte sig ikke om eller fortrød",
        "opponent_changed": "en modstander har skiftet et kort, der var spillet før",
        "told": "en modstander sagde, at det var spillerens tur",
    },
    "why_seen": {
        "accident": "{offender} tabte det eller kom til at vise det",
        "auction": "",
        "claim": "",
        "declaring_side": "kortet er {declarer's} eller {dummy's}",
        "opponent": "en modstander var skyld i, at kortet blev vist, og det blev ikke spillet",
        "played": "",
        "played|named": "{offender} spillede det, viste det med vilje eller sagde, at det er på"
        " hånden",
    },
    "wish": {"see": "", "turned": "spillerne har allerede vendt kort fra tidligere stik"},
}
