"""Statements about information, agreements, boards and scores, and about what the director does."""

from __future__ import annotations

ANSWERS = {
    "advantage": {
        "yes": "valget gav {offending_side} et bedre resultat end et logisk alternativ",
    },
    "agreement": {"call_wrong": "forklaringen var rigtig, og kun meldingen var forkert"},
    "alternative": {
        "no": "der var intet logisk alternativ til {offending_side's} valg",
        "yes": "",
    },
    "appealed": {"own_table": ""},
    "barred": {"no": "jeres regler forbyder ikke at bluffe med netop denne kunstige melding"},
    "board_over": {"no": "spillet er ikke slut"},
    "card_at_stake": {
        "last": "kortet skyldes den forkerte forklaring, og der er ikke spillet et kort efter det",
    },
    "card_count": {"too_many": "én hånd har for mange kort og en anden for få"},
    "committee": {
        "no": "der er ingen appelkomite, som kan mødes uden at forstyrre turneringen",
        "yes": "en appelkomite kan mødes uden at forstyrre turneringen",
    },
    "consent": {"yes": ""},
    "contest": {"pairs|individual": "det er en par- eller en individuel turnering"},
    "corrected": {
        "not_yet": "forklaringen er ikke rettet ved bordet endnu",
        "not_yet|with_director": "du er tilkaldt, eller forklaringen er ikke rettet endnu",
        "with_director": "forklaringen er rettet ved bordet, og du er tilkaldt",
    },
    "could_know": {
        "no": "spilleren kunne ikke vide, at det kunne gavne {offending_side}",
        "yes": "spilleren kunne vide, at det kunne gavne {offending_side}",
    },
    "countable": {
        "no": "resultatet kan ikke sammenlignes med andres, når det skrives på de pladser, de sad"
        " på",
        "yes": "resultatet kan sammenlignes med andres, når det skrives på de pladser, de sad på",
    },
    "counted_when": {
        "not_called": "det blev opdaget, før en spiller med forkert antal kort havde meldt",
        "played": "det blev opdaget efter spillet",
    },
    "damaged": {"yes": "{other_side} fik et dårligere resultat på grund af aftalen"},
    "deceived_by": {"manner": ""},
    "departure": {
        "forbidden": "meldingen fulgte en aftale, som jeres regler forbyder, skjult eller ej",
        "hidden": "meldingen fulgte en aftale, som {other_side} ikke fik at vide",
        "mistake": "{offender} huskede eller så forkert",
        "psyche": "{offender} afveg med vilje fra aftalen",
    },
    "did": {
        "caused": "personen fik en spiller til at begå en fejl",
        "showed_mistake": "personen gjorde opmærksom på en fejl",
    },
    "disturbs": {"no": "oplysningen vil sandsynligvis ikke forstyrre et normalt spil"},
    "expected": {
        "no": "{partner} havde ikke større grund end {other_side} til at vente det",
        "yes": "{partner} havde større grund end {other_side} til at vente det",
    },
    "facts_known": {
        "agreed": "alle er enige om, hvad der skete",
        "likely": "det er ikke klart, hvad der skete, men én forklaring er mest sandsynlig",
        "unknown": "det kan ikke afgøres, hvad der skete",
    },
    "form": {
        "alike": "fejlen var der for alle, der skal sammenlignes",
        "in_time": "ingen har spillet den forkerte udgave eller meldt på den",
    },
    "harm": {
        "calls": "{other_side} havde meldt anderledes med den rigtige forklaring og sandsynligvis"
        " fået et bedre resultat",
        "calls|plays": "{other_side} havde meldt eller spillet anderledes med den rigtige"
        " forklaring og sandsynligvis fået et bedre resultat",
        "plays": "{other_side} havde spillet anderledes med den rigtige forklaring og sandsynligvis"
        " fået et bedre resultat",
    },
    "how_far": {
        "begun": "der er taget kort op, og spillet er ikke slut",
        "not_begun": "ingen har taget kort op af mappen",
        "played": "spillet er slut",
    },
    "in_time": {"yes": ""},
    "influence": {
        "none": "oplysningen påvirkede ikke resultatet",
        "reached": "oplysningen påvirkede resultatet",
    },
    "later": {"no": "spillet kan ikke spilles senere", "yes": "spillet kan spilles senere"},
    "law_says": {
        "discretion": "loven beder om et skøn, eller skaden har ingen fast berigtigelse",
    },
    "learnt": {
        "more": "{recipient} har set flere hænder eller enkelte kort eller kender et resultat, en"
        " melding eller en bemærkning",
        "one_hand|more": "",
    },
    "may_turn": {"no": "ét bord må ikke sidde omvendt i dette spil"},
    "misled": {
        "no": "{other_side} drog ingen rimelig, men falsk slutning, eller den kostede intet",
        "yes": "{other_side} drog en rimelig, men falsk slutning, og den kostede",
    },
    "misled_by": {
        "alert_not_required": "{other_side} savnede en alert, som jeres regler ikke kræver",
        "explanation": "forklaringen eller alerten passede ikke med kortene",
        "itself": "{other_side} misforstod selv en melding",
        "missing_alert": "meldingen skulle efter jeres regler have været alertet",
    },
    "new_deal": {"yes": "spillet kan gives om"},
    "origin": {"partner": "oplysningen kom fra {informant}"},
    "other_room": {"not_begun": "ingen ved det andet bord har taget kort op"},
    "other_table": {"not_started": "det andet bord er ikke begyndt"},
    "own_part": {"none": "{other_side} har højst begået en almindelig fejl"},
    "own_share": {"none": "{other_side} har højst begået en almindelig fejl"},
    "playable": {
        "hopeless": "{recipient} ved så meget, at et normalt spil er umuligt",
        "try": "spillet kan gennemføres nogenlunde normalt",
    },
    "played_before": {
        "nobody": "ingen ved bordet har spillet det før, og det er ikke en holdkamp",
        "somebody": "mindst én ved bordet har spillet det før",
        "teams": "ingen ved bordet har spillet det før, og det er en holdkamp mellem de rette hold",
    },
    "progress": {
        "called": "der er meldt, og spillet er ikke slut",
        "no_call": "ingen har meldt",
    },
    "reached": {"before_lead|play": "spillet er ikke slut"},
    "reason": {
        "bridge": "spilleren havde en bridgemæssig grund, som kan påvises",
        "none": "spilleren havde ingen bridgemæssig grund, men ville ikke narre",
        "purpose": "spilleren havde ingen bridgemæssig grund og ville narre",
    },
    "retracts": {"yes": "{misinformed} vil tage sit kort tilbage"},
    "saw_results": {"yes": "nogen ved bordet har set resultater fra et spil, de mangler"},
    "score_time": {"in_time": ""},
    "seats": {
        "direction": "",
        "opponents": "et par har forkerte modstandere",
    },
    "side": {
        "declaring": "{offending_side} spiller kontrakten",
        "defending": "{other_side} spiller kontrakten",
    },
    "sorted_out": {
        "no": "du kan ikke afgøre, hvem der har spillet hvilken udgave",
        "yes": "du kan afgøre, hvem der har spillet hvilken udgave",
    },
    "stage": {
        "absent": "en spiller eller et par er ikke kommet",
        "after": "spillet er slut",
        "auction": "der meldes endnu",
        "begun": "tiden er gået, men der er meldt på spillet",
        "clarification": "den afsluttende pas er afgivet, og udspillet er ikke vendt",
        "play": "der spilles endnu",
        "time_up": "tiden er gået, og ingen har meldt på spillet",
    },
    "stop": {"bad_pause": "pausen blev klart for kort eller for lang"},
    "subject": {
        "discipline": "appellen drejer sig om disciplin efter §\u00a091",
        "judgement": "appellen drejer sig om fakta eller et skøn",
    },
    "suggested": {"yes": "oplysningen pegede påviseligt på valget"},
    "told_more": {
        "no": "{informant} fortalte ikke mere end selve meldingen eller kortet",
        "yes": "",
    },
    "withdrawn": {
        "ordinary": "en melding eller et kort blev taget tilbage uden nogen af undtagelserne",
    },
}
