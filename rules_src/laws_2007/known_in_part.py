"""What is known of 2007 in situations that are not covered: too little to rule by, or not written.

By the rule of 2017 that a director enters by.
"""

from collections.abc import Mapping

LISTED = "efter det engelske forbunds liste"

KNOWN_IN_PART: Mapping[str, str] = {
    "acted_before_director": "Handlede den uskyldige side for tidligt, mistede den retten til"
    " berigtigelse, og scoren stod for begge sider (§\u00a011A).",
    "adjusted_score": "Skaden blev målt mod det, man kunne vente lige før fejlen (§\u00a012B1). En"
    " alvorlig fejl eller et vildt eller satsende spil kostede den uskyldige side (§\u00a012C1(b))."
    " Resten er ikke læst.",
    "wrong_number_of_cards": "Havde nogen set et kort, før der var meldt, kunne spillet aflyses"
    " straks. Resten af §\u00a013 er ikke læst.",
    "wrong_board": "En forkert mappe, der blev opdaget under meldingerne, skulle meldes forfra."
    " Blev der meldt noget andet, blev spillet aflyst (§\u00a015).",
    "unauthorised_information": "Man måtte ikke vælge den handling blandt logiske alternativer, som"
    " oplysningen kunne pege på (§\u00a016B1).",
    "withdrawn_action": "Det stod i §\u00a016D, som kun kendes af andre paragraffers henvisninger.",
    "extraneous_information": "Det stod i §\u00a016C, som kun er gengivet af andre.",
    "inadmissible_call": "§\u00a036 og §\u00a037 er læst og dømmer som nu, bortset fra"
    " udspillet (§\u00a026). Ny er §\u00a036C om en dobling, der først opdages efter udspillet.",
    "lead_out_of_turn": "§\u00a053 og §\u00a055 er læst. Ny er kun reglen om 13. stik. §\u00a056 er"
    " ikke læst.",
    "ask_about_revoke": "Modspillere måtte spørge hinanden, hvis forbundet ikke forbød det"
    " (§\u00a061B3). DBf har ikke forbudt det.",
    "wrong_seats": f"§\u00a05 om pladserne er uændret {LISTED}. Følgerne er ikke læst.",
    "auction_gone_wrong": f"§§\u00a018, 19, 33 og 39 er uændrede {LISTED}. §§\u00a017 og 22 er ikke"
    " læst i deres helhed.",
    "trick_procedure": f"§\u00a044 er uændret {LISTED}. Fristerne i §\u00a065B3 og §\u00a066B er"
    " nye.",
    "conduct": f"§\u00a074 er uændret {LISTED}. §\u00a073 er kun læst i uddrag.",
    "spectator": f"§\u00a076 er uændret {LISTED}. Oplysninger fra andre stod i §\u00a016C, som"
    " kun er gengivet af andre.",
    "board_not_reached": f"§§\u00a08 og 82 er uændrede {LISTED}. Scoren følger §\u00a012C, som kun"
    " er læst i uddrag.",
    "procedural_penalty": f"§\u00a090 har kun ny ordlyd {LISTED}. §\u00a091 er ikke læst.",
    "appeal": f"§\u00a092 har kun ny ordlyd {LISTED}. §\u00a093 er ikke læst.",
    "team_board": "Manglede et resultat, og var det andet bords godt for den uskyldige side, burde"
    " der gives en justeret score (§\u00a086).",
}
