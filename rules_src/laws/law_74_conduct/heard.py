"""Law 74: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_74_conduct.facts import Conveyed, Manners, Severity
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "opførsel; uhøflig; dårlig stemning; skænderi ved bordet; råber; kommenterer spillet; "
        "suk og miner; trækker kortet for tidligt; forlod bordet; mobiltelefon ringede; kigger "
        "på modstanderen; etikette; snak ved bordet"
    ),
    said=(
        "skælder/skældte/skælde ud; råber/råbte; hidsig*; vred; opførsel; opfører/opførte; "
        "uhøflig*; grov*; banker/bankede/smider/smækkede/slog; skændes/skændtes/skænderi; "
        "fornærmer/fornærmede/svinede; hævede stemmer; råbte/skreg; dårlig stemning; mobil* "
        "ringede; forlod bord*; kommenterer/kommenterede; griner/grinede/hånede; ubehagelig*; "
        "sur; højlydt; sviner; kalder/kaldte idiot; stirrer/stirrede; irriterende; spiste/"
        "drikker; taler/snakker hele; belære*/belærer; smed kort*"
    ),
    answers={
        Manners.severity: {
            Severity.AGAIN: (
                "hele tiden; igen og; igen; gentagne; hver gang; flere gange; altid; bliver "
                "ved; i hvert spil; anden gang; har før"
            ),
            Severity.GROSS: (
                "groft; slog/slår; truer/truede; råbte/skreg; meget groft; kaldte idiot; fuld/"
                "beruset"
            ),
            Severity.FIRST: "første gang; en gang; mindre",
        },
        Manners.conveyed: {
            Conveyed.PARTNER: "fortalte makker; makker ved/forstod; så makker",
        },
    },
)
