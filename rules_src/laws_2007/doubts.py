"""What the sources of 2007 leave open, and how it is read here until the whole text is seen."""

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "16D2",
        (
            "call_out_of_rotation",
            "insufficient_bid",
            "change_of_call",
            "lead_restrictions",
            "card_retracted",
            "simultaneous_play",
            "misinformation",
            "revoke",
        ),
        "§\u00a016D er kun kendt af andre paragraffers henvisninger, og §\u00a016A kun i uddrag."
        " At den fejlende side ikke måtte bruge det tilbagetagne, at den anden side måtte, og at"
        " scoren blev justeret efter §\u00a016A, er gengivet af andre.",
    ),
    Doubt(
        "30A",
        ("call_out_of_rotation",),
        "§\u00a030 nævner ikke §\u00a016D. At {partner} ikke måtte bruge passen, følger her af"
        " §\u00a016D selv.",
    ),
    Doubt(
        "23",
        ("call_out_of_rotation",),
        "§\u00a030B1 nævner ikke §\u00a023, og i §\u00a032 er en henvisning ikke set. Paragraffen"
        " gælder her efter sine egne ord.",
    ),
    Doubt(
        "31A1",
        ("call_out_of_rotation",),
        "At en gentaget melding måtte bruges, er udledt af, at den var lovlig. For 2017 står det i"
        " WBF’s kommentar.",
    ),
    Doubt(
        "27B1b",
        ("insufficient_bid",),
        "Loven siger ikke, hvor meget en ny melding måtte afvige i styrke. Efter 2ut er en"
        " overføring i stedet for et utilstrækkeligt bud med samme farve her kun det samme,"
        " hvis hele dens betydning ligger inden for buddets.",
    ),
    Doubt(
        "27B1b",
        ("insufficient_bid",),
        "At §\u00a016D gjaldt efter §\u00a027B1(b), er udledt af, at loven kun nævner en undtagelse"
        " i §\u00a027B1(a).",
    ),
    Doubt(
        "26",
        ("lead_restrictions", "change_of_call", "insufficient_bid"),
        "Loven siger ikke, om §\u00a026 gælder, når et fejlgreb er rettet efter §\u00a025A, eller"
        " et bud efter §\u00a027B1. Her dømmes det ikke.",
    ),
    Doubt(
        "21B2",
        ("misinformation",),
        "§\u00a021B2 nævner kun §\u00a016D, hvis det tilbagetagne gjorde skade. Her siges"
        " den altid.",
    ),
    Doubt(
        "45C4b",
        ("card_retracted",),
        "Loven siger ikke, hvad der skete, hvis en modstander havde spillet på det nævnte kort, før"
        " {dummy} lagde det. Her må han ændre sit kort efter §\u00a047D.",
    ),
    Doubt(
        "50D2",
        ("penalty_card", "opening_lead_out_of_turn"),
        "§\u00a050D2 regnes for uændret, men er ikke set, og §\u00a050E er kun gengivet af andre.",
    ),
    Doubt(
        "63A1",
        ("revoke",),
        "Loven havde ingen regel om to kulørsvigt i samme stik. At hver dømmes for sig, er udledt.",
    ),
    Doubt("67B2", ("revoke",), "§\u00a067B2 og §\u00a066D regnes for uændrede, men er ikke set."),
    Doubt("70E1", ("claim",), "§\u00a070E regnes for uændret, men er ikke set."),
    Doubt(
        "79B2",
        ("score_correction",),
        "Loven siger kun, at turneringslederen ikke havde pligt til at sætte nogens score op. At en"
        " uklar påstand om stik derfor intet ændrede, er udledt.",
    ),
)
