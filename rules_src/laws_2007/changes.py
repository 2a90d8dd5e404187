"""What changed from 2007 to 2017: each difference that is found comes from one of these.

The first that explains a difference is the one it is shown under.
"""

from rules_src.model.change import Change

OUT_OF_ROTATION = ("call_at_rhos_turn", "call_not_accepted")

CHANGES: tuple[Change, ...] = (
    Change(
        "own_explanation",
        "Den, der selv har forklaret forkert, må nu vente med at rette det, til der er meldt af.",
        "75B",
        "20F4a",
        ("own_explanation",),
        example={"call_at_stake": "none", "wrong_lead": "no"},
    ),
    Change(
        "misinformed_card",
        "Et kort, der er spillet efter en forkert forklaring, kan ikke tages op, når et kort er"
        " spillet til næste stik.",
        "47E2a",
        "47E2a",
        ("misinformed_card",),
    ),
    Change(
        "penalty_card_is_known",
        "Alle må bruge det, et strafkort viser, så længe det ligger på bordet.",
        "50E2",
        "50E1",
        (
            "penalty_card_kind",
            "exposed_card_after_auction",
            "lead_out_of_turn_choice",
            "opening_lead_beside_card",
            "simultaneous_play",
            "opening_lead_out_of_turn",
            "premature_play_choice",
            "revoke_play_goes_on",
        ),
        ("info.everyone.duty_authorised",),
        example={"why_seen": "accident", "cards": "honour"},
    ),
    Change(
        "slip_without_pause",
        "Et fejlgreb kan rettes, også når spilleren har tænkt sig om, før han opdagede det.",
        "25A",
        "25A1",
        ("change_of_call",),
        example={"wish": "wants", "lho_called": "no", "new_legal": "yes"},
    ),
    Change(
        "changed_call_compared",
        "Når en tilsigtet melding er lavet om, er alt frit, hvis de to meldinger er tilsvarende."
        " Er de ikke det, kan udspillet begrænses, også når den første melding gælder.",
        "26",
        "25B3",
        ("changed_call",),
        example={"lho_called": "no", "second_accepted": "yes", "comparable": "yes"},
    ),
    Change(
        "lead_only_forbidden",
        "Spilfører kan ikke længere kræve en farve, og han kan kun forbyde en farve, som ikke er"
        " vist i det lovlige meldeforløb.",
        "26",
        "26B",
        ("lead_restrictions", "partner_to_lead", "insufficient_bid_replaced", "replaced_again"),
        (
            "lead.require_chosen_named",
            "lead.forbid_chosen_named",
            "lead.forbid_unshown",
            "nothing_to_forbid",
            "own_card_is_led",
            "right_gone",
        ),
        example={
            "defending": "yes",
            "lead_turn": "first",
            "unshown_suit": "yes",
            "choice": "forbid",
            "only_that_suit": "no",
            "leaders_card": "no",
            "offenders_card": "no",
            "related_to": "suits",
            "suit_choice": "require",
        },
    ),
    Change(
        "lead_after_comparable_call",
        "Efter en tilsvarende melding er udspillet frit, og {partner} må bruge begge meldinger.",
        "26A1",
        "26A",
        ("lead_restrictions", "replaced_again"),
        example={"fate": "replaced", "comparable": "yes", "related_to": "other"},
    ),
    Change(
        "insufficient_bid_compared",
        "Et utilstrækkeligt bud kan rettes frit med enhver tilsvarende melding og med det"
        " laveste bud, der viser det samme, også når meldingerne er kunstige.",
        "27B1",
        "27B1",
        ("insufficient_bid_replaced",),
        example={
            "happened": "nothing",
            "accepted": "no",
            "new_call": "bid",
            "same_denomination": "yes",
            "natural_both": "no",
            "more_precise": "no",
        },
    ),
    Change(
        "pass_out_of_rotation",
        "Efter en pas uden for tur afhænger alt af den nye melding. Før skulle den fejlende passe,"
        " og {partner} måtte ikke altid doble.",
        "30",
        "30B1",
        ("call_not_accepted",),
        ("forced_pass.offender.once", "forced_pass.offender.rest"),
        example={
            "turn": "partner",
            "called_again": "yes",
            "comparable": "no",
            "before_any_bid": "no",
        },
    ),
    Change(
        "bid_out_of_rotation",
        "Efter et bud eller en dobling uden for tur passer {partner} højst én gang og slet ikke,"
        " hvis den nye melding er tilsvarende. Før var det oftest resten af meldeforløbet.",
        "31",
        "31B2",
        OUT_OF_ROTATION,
        example={"turn": "partner", "call": "bid", "called_again": "yes", "comparable": "no"},
    ),
    Change(
        "pass_at_lhos_second_turn",
        "En pas i {lho's} tur er nu altid en ændring af melding, når den fejlende har meldt før.",
        "30A",
        "30B2",
        ("call_out_of_rotation",),
        example={
            "since": "nothing",
            "accepted": "no",
            "wish": "changed",
            "intended": "yes",
            "first_legal": "yes",
            "second_accepted": "no",
            "lho_called": "no",
            "first_comparable": "no",
            "closing": "no",
            "found": "in_time",
        },
    ),
    Change(
        "table_must_follow_suit",
        "Den blinde skal nu sørge for, at bordet bekender.",
        "42A3",
        "42A3",
        ("dummys_limits", "revoke_established"),
        ("dummy_may_protest",),
    ),
    Change(
        "dummy_may_warn_anyone",
        "Den blinde må prøve at forhindre en fejl af enhver spiller og ikke kun af spilfører.",
        "42B2",
        "42B2",
        ("dummys_limits",),
        ("may_only_warn_declarer",),
    ),
    Change(
        "dummy_without_rights_remarks",
        "Nævner en blind uden rettigheder en fejl hos modspillerne, beholder spilførers side sin"
        " score. Før fik den sin skade erstattet.",
        "43B3",
        "43B3",
        ("dummys_limits", "revoke_established"),
        ("defenders_lose_their_gain", "adjust.gained"),
    ),
    Change(
        "defender_may_not_show",
        "En modspiller må ikke vise den blinde sine kort.",
        "43A2c",
        "43A3",
        ("dummys_limits",),
        ("defender_may_not_show",),
    ),
    Change(
        "named_card",
        "Spilfører kan rette en fortalelse, til han spiller næste kort. Før var det kun, til den"
        " blinde havde lagt kortet, og kun uden tænkepause.",
        "45C4b",
        "45C4b",
        ("slip_of_the_tongue",),
    ),
    Change(
        "suit_may_be_required",
        "Har en modspiller spillet før den anden, kan spilfører også kræve en anden farve.",
        "57A3",
        "57A3",
        ("premature_play_choice",),
    ),
    Change(
        "card_at_rhos_turn",
        "Et kort spillet i tur til {rho} skal nu spilles, når det bliver den fejlendes tur.",
        "",
        "57D",
        ("premature_play",),
    ),
    Change(
        "both_revoked_in_one_trick",
        "Svigter begge sider i samme stik, rettes begge, selv om den ene side har spillet videre.",
        "63A1",
        "62C3",
        ("revoke_established",),
        ("each_revoke_by_itself",),
    ),
    Change(
        "agreed_to_a_claim",
        "Kulørsvigten er ikke etableret, blot fordi den fejlende side har sagt ja til et krav. Den"
        " kan stadig nå at protestere.",
        "63A3",
        "63A4",
        ("revoke_established",),
        ("established",),
    ),
    Change(
        "faced_card_exempt",
        "Et åbent kort, som hverken er bordets eller et strafkort, fritager ikke længere for"
        " overførsel. Det gør en anden kulørsvigt heller ikke, når den er rettet.",
        "64B",
        "64B",
        ("revoke_equity", "revoke_transfer"),
        (
            "score_without_revoke",
            "result_with_transfer_stands",
            "no_transfer",
            "second_revoke_may_hide_the_first",
            "tricks_gone",
        ),
    ),
    Change(
        "equity_after_several_revokes",
        "Loven siger nu, hvad scoren sammenlignes med, når der er svigtet flere gange.",
        "64C",
        "64C2",
        ("revoke_equity",),
    ),
    Change(
        "claim_played_on",
        "Efter et krav kan der spilles videre, hvis alle fire er enige, og så gælder resultatet.",
        "68D",
        "68D2b",
        ("claim",),
        example={"point": "other"},
    ),
    Change(
        "own_revoke_told",
        "Den, der selv opdager sin kulørsvigt, behøver ikke rette den, før nogen påtaler den.",
        "62A",
        "72B2",
        ("duty_to_tell",),
    ),
    Change(
        "tricks_after_the_round",
        "Er runden slut, rettes antallet af stik for begge sider, når det er sikkert. Ellers sættes"
        " ingen score op.",
        "79B2",
        "79B3",
        ("disputed_tricks",),
        example={"score_time": "in_time", "certain": "no"},
    ),
    Change(
        "score_after_the_period",
        "En sikker fejl kan rettes efter fristen, når arrangøren er enig. Før skulle turneringens"
        " bestemmelser tillade det.",
        "79C2",
        "79C2",
        ("score_entry",),
    ),
)
