"""Everyday words for what the law book calls something else, law by law."""

from __future__ import annotations

from collections.abc import Mapping

EVERYDAY: Mapping[int, tuple[str, ...]] = {
    2: ("hvem er giver", "hvem er i zonen", "zone og giver", "sårbarhed"),
    6: ("bland igen", "ikke blandet", "omgivning", "genblanding"),
    7: ("tæl kortene", "rørte andres kort"),
    9: ("gøre opmærksom på en fejl", "hvem må kalde turneringslederen", "tilkalde dommer"),
    10: ("spillerne ordner det selv",),
    17: ("spillet over", "sprunget over"),
    20: ("spørge til meldingerne", "hvornår må jeg spørge", "gentag meldingerne"),
    22: ("fire pas", "udpasset"),
    33: ("meldte samtidig", "meldte på samme tid"),
    40: ("psykisk melding", "psyke", "bluff", "system", "konvention", "systemkort", "makkeraftale"),
    41: ("fordækt udspil", "bakket udspil"),
    44: ("bekende", "følge farve", "hvem vinder stikket"),
    45: ("berørte et kort", "kortet er spillet", "bordet lagde forkert kort"),
    46: ("sagde bare spar", "sagde kun farven", "hvad som helst", "lille fra bordet"),
    65: ("vendt stik forkert", "lagt stikket forkert"),
    67: ("glemte at lægge til", "for få kort i stikket"),
    73: ("tempo", "pokerfjæs", "narre modstanderne", "vildlede"),
    74: ("opførsel", "uhøflig", "etikette", "dårlig stemning", "mobiltelefon"),
    76: ("kibitzer", "tilskuer", "kiggede på"),
    80: ("forbundet", "turneringsbestemmelser", "reglement"),
    85: ("påstand mod påstand", "uenige om hvad der skete"),
    87: ("duplikeringsfejl", "fejldublering", "forkert dublerede kort"),
    90: ("straf", "langsomt spil", "for sent fremmødt", "bøde", "advarsel"),
    91: ("bortvisning", "udelukkelse", "disciplinærstraf"),
    92: ("appel", "protest", "klage", "anke"),
    93: ("appelkomite", "appeludvalg"),
}  # fmt: skip
"""Words for search; those on the page of the law need not be repeated."""
INDEXED: Mapping[str, tuple[str, ...]] = {
    "afkald": ("claim",),
    "alertregler": ("missing_alert",),
    "fejlforklaring": ("correct_explanation", "misinformation"),
    "fejlmelding": ("correct_explanation",),
    "fem valgmuligheder": ("lead_out_of_turn_choice",),
    "forkert hånd, spilførers udspil": ("declarers_lead_choice",),
    "forkert melding": ("correct_explanation",),
    "gentage sin melding": ("call_at_rhos_turn",),
    "honnør som strafkort": ("penalty_card_kind",),
    "krav": ("claim",),
    "makker forklarede forkert": ("partners_explanation",),
    "makker skal spille ud, strafkort ligger": ("penalty_card_lead",),
    "middel": ("artificial_score",),
    "nyt bud efter et for lavt": ("insufficient_bid_replaced",),
    "pas uden for tur": ("call_at_rhos_turn", "call_not_accepted"),
    "snyd": ("conduct",),
    "stikoverførsel": ("revoke_transfer",),
    "strafstik": ("revoke_transfer",),
    "udspilsforbud": ("penalty_card_lead", "partner_to_lead"),
    "udspilskrav": ("penalty_card_lead", "partner_to_lead"),
    "UO": ("unauthorised_information",),
}
"""Words that are looked up, and the rules that answer; nothing in their titles says so."""
