"""The changes that federations and teachers listed in 2017, and what became of each here.

Our own words of what each list names. The lists were seen in part only, so an item that is not
here may still stand in one of them.
"""

from collections.abc import Mapping

from rules_src.model.change import Listed

PUBLISHERS: Mapping[str, str] = {
    "W": "WBF’s oversigt",
    "D": "DBf’s oversigt (bridge.dk)",
    "d": "bridgeregler.dk",
    "E": "det engelske forbund",
    "A": "ACBL",
    "N": "New Zealand",
    "S": "det skotske forbund",
    "H": "det hollandske forbund",
    "J": "J.B. Portwood",
    "B": "EBL’s kursus 2018",
    "K": "jens.kromann.info",
}
"""By the letter that the items cite."""

NOT_READ = "Paragraffen er kun læst i uddrag i udgaven fra 2007, så sitet fortæller den ikke."
NOT_YET = "Sitet har endnu ikke paragraffen fra 2007 som regel, så den er ikke fortalt."
ONLY_NUMBER = "Kun nummeret er flyttet, så ingen kendelse er anderledes."
OTHER_WORDS = "Ordlyden er ny, men ingen kendelse her afhænger af den."


def _by(letters: str) -> tuple[str, ...]:
    return tuple(letters)


LISTED: tuple[Listed, ...] = (
    Listed(1, "Kortenes bagsider skal være symmetriske", "1", _by("NSE"), outside=True),
    Listed(2, "To kort i træk må ikke gives til samme hånd", "6B", _by("AEH"), outside=True),
    Listed(3, "Mappen bliver på bordet og vender rigtigt", "7A", _by("AENSH"), outside=True),
    Listed(4, "Andres kort må røres med lov", "7B3", _by("EH"), outside=True),
    Listed(
        5,
        "Alle, også den blinde, må prøve at forhindre en fejl",
        "42B2",
        _by("AENSH"),
        ("dummy_may_warn_anyone",),
    ),
    Listed(
        6,
        "Den blinde tier om det, der er sket, men retter sin sides forklaringer",
        "9A4",
        _by("AENS"),
        explained="§\u00a09 fra 2007 er ikke læst, og ingen kendelse her afhænger af det.",
    ),
    Listed(
        7,
        "Handlede den uskyldige side for tidligt, sættes kun den andens score ned",
        "11A",
        _by("ES"),
        explained=NOT_YET,
    ),
    Listed(
        8, "Målet er det sandsynlige resultat uden fejlen", "12B1", _by("WANB"), explained=NOT_READ
    ),
    Listed(9, "Vægtning af resultater, uden de ulovlige", "12C1c", _by("ABd"), explained=NOT_READ),
    Listed(10, "Særdeles alvorlig fejl eller sats", "12C1e", _by("A"), explained=NOT_READ),
    Listed(11, "Imp ved kunstig score, og flere tabte spil", "12C2", _by("W"), explained=NOT_READ),
    Listed(
        12,
        "Forkert antal kort: Spillet spilles, selv om et kort er set",
        "13",
        _by("AN"),
        explained=NOT_READ,
    ),
    Listed(13, "Forkert mappe eller hånd: Der spilles videre", "15", _by("WAJ"), explained=NOT_YET),
    Listed(14, "Uvedkommende og tilbagetagne oplysninger", "16", _by("W"), explained=ONLY_NUMBER),
    Listed(
        15,
        "Den, der har forklaret forkert, må vente med at rette",
        "20F4",
        _by("WADH"),
        ("own_explanation",),
    ),
    Listed(16, "Man må ikke spørge for at få et forkert svar", "20G2", _by("H"), outside=True),
    Listed(
        17,
        "Tilsvarende melding",
        "23",
        _by("WAENHJd"),
        ("changed_call_compared", "lead_after_comparable_call", "insufficient_bid_compared"),
    ),
    Listed(
        18,
        "Færre og lettere følger af at melde uden for tur",
        "30",
        _by("WAENHJd"),
        ("pass_out_of_rotation", "bid_out_of_rotation", "pass_at_lhos_second_turn"),
    ),
    Listed(
        19,
        "Ingen skal længere passe resten af meldeforløbet for en melding uden for tur",
        "31",
        _by("K"),
        ("bid_out_of_rotation",),
    ),
    Listed(
        20,
        "Utilstrækkeligt bud: også tilsvarende og kunstige meldinger",
        "27B1",
        _by("WAENHJ"),
        ("insufficient_bid_compared",),
    ),
    Listed(
        21,
        "Fejlgreb: Tænkepause og grunden til opdagelsen er uden betydning",
        "25A",
        _by("WAEH"),
        ("slip_without_pause",),
    ),
    Listed(
        22,
        "Udspil: kun forbud, og kun mod en farve, der ikke er vist",
        "26B",
        _by("WAHJd"),
        ("lead_only_forbidden",),
    ),
    Listed(
        23,
        "§\u00a026B blev rettet 20. juni 2017",
        "26B",
        _by("N"),
        explained="Rettelsen kom, før udgaven trådte i kraft i Danmark. Kun den rettede tekst har"
        " gjaldt her.",
    ),
    Listed(24, "Alert og aftaler", "40", _by("W"), explained=NOT_READ),
    Listed(
        25,
        "Den blinde sørger for, at bordet bekender, og må ikke få en hånd at se",
        "42A3",
        _by("AH"),
        ("table_must_follow_suit", "defender_may_not_show"),
    ),
    Listed(
        26,
        "Et nævnt kort kan rettes til næste spil, men kun en fortalelse",
        "45C4b",
        _by("WH"),
        ("named_card",),
    ),
    Listed(27, "Mangelfuldt nævnte kort", "46", _by("W"), explained=OTHER_WORDS),
    Listed(
        28,
        "Strafkort: alle må bruge det, så længe det ligger",
        "50E",
        _by("WEH"),
        ("penalty_card_is_known",),
    ),
    Listed(
        29,
        "Spillet for tidligt: En farve kan kræves",
        "57A3",
        _by("WA"),
        ("suit_may_be_required",),
    ),
    Listed(
        30,
        "Et kort vist i tur til modstanderen til højre er bundet",
        "57D",
        _by("H"),
        ("card_at_rhos_turn",),
    ),
    Listed(31, "Eget lukkede kort, til egen side spiller", "66B", _by("AdNH"), explained=NOT_READ),
    Listed(32, "Kort, der vender forkert", "65B3", _by("Ad"), explained=NOT_READ),
    Listed(
        33,
        "Den blinde må ikke spørge en modspiller om kulørsvigt",
        "61B2",
        _by("NH"),
        explained="Det var det samme i 2007. Kun ordlyden er ny.",
    ),
    Listed(
        34,
        "Kulørsvigt af begge sider eller flere gange",
        "62",
        _by("W"),
        ("both_revoked_in_one_trick", "equity_after_several_revokes", "faced_card_exempt"),
    ),
    Listed(35, "Krav: Der kan spilles videre", "68D", _by("WDEANH"), ("claim_played_on",)),
    Listed(36, "Den, der kræver, viser sine kort", "68C", _by("H"), explained=OTHER_WORDS),
    Listed(37, "§\u00a023 fra 2007 er blevet §\u00a072C", "72C", _by("WJ"), explained=ONLY_NUMBER),
    Listed(38, "Meddelelser, tempo og vildledning", "73", _by("WA"), explained=OTHER_WORDS),
    Listed(
        39,
        "At forklare en aftale, man ikke har",
        "75",
        _by("WN"),
        explained="Forklaringen rettes, og skaden bedømmes, som før. Loven nævner det kun nu.",
    ),
    Listed(40, "Fejl i regnskabet efter fristen", "79C2", _by("WH"), ("score_after_the_period",)),
    Listed(
        41,
        "Holdkamp: efter skyld, og med resultatet ved det andet bord",
        "86B",
        _by("WJ"),
        explained=NOT_YET,
    ),
    Listed(
        42,
        "En utilladelig dobling, der først opdages efter udspillet",
        "36C",
        _by("J"),
        explained=NOT_YET,
    ),
)

UNLISTED: Mapping[str, str] = {
    "misinformed_card": "Ordlyden er læst på norsk og italiensk. Forskellen er lille og sjælden.",
    "dummy_without_rights_remarks": "Begge udgaver er læst. Kun fordelingen af scoren er ny.",
    "agreed_to_a_claim": "Begge udgaver er læst. Følgen ses kun, når en kulørsvigt dukker op lige"
    " efter et krav.",
    "own_revoke_told": "§\u00a062A er læst i begge udgaver. Kun ét ord er et andet.",
    "tricks_after_the_round": "Begge udgaver er læst.",
}
"""Changes in no list, and why they are believed all the same."""
