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
        "skælder/skældte/skælde ud; råber/råbte; hidsig*; vred; opførsel; opfører/opførte;"
        " uhøflig*; grov*; banker/bankede/smider/smækkede/slog; skændes/skændtes/skænderi;"
        " fornærmer/fornærmede/svinede; hævede stemmer; råbte/skreg; dårlig stemning; mobil*"
        " ringede; forlod bord*; kommenterer/kommenterede; griner/grinede/hånede; ubehagelig*;"
        " sur; højlydt; sviner; kalder/kaldte idiot; stirrer/stirrede; irriterende;"
        " spiste/drikker; taler/snakker hele; belære*/belærer; smed kort*; skæld*/skælder;"
        " råb*; vred*; opfør*; bande*; bander; smæk*; kast*/smed kort*/meldekasse*; skænd*;"
        " fornærm*; svin*; stemme*; skrig*/skreg; stemning; mobil*; telefon*; forlod;"
        " forlader; kommenter*; grine*; håne*; sur*; idiot; stirr*; spis*; drik*;"
        " snakk*/snakker hele/meget/under; belær*; irriter*; generer*; chikan*; truer/truede;"
        " mobbe*; udbrud; himler; hakke*; nedgør*; kritiser*; taler grimt; grimt; larm*;"
        " dårlig tone; tone; ond; skubb* spiller; langer; hvæs*; raser; smid* kort*;"
        " banker*/bankede; trommer; sukker hele; råber/råbte/skænder/skændes/skændtes; høje"
        " stemmer; hæver/hævede stemme*; råben; uenige råbe*; truede; bandede; rette på"
        " makker; retter på; over for hinanden; smed kort* påbordet; smed kort* … bandede/gik;"
        " skubber; skubbede; mundhuggedes; nægter/nægtede følge/gøre; gør ikke som jeg siger;"
        " vil ikke høre; respektløs*; taler ned; hård tone; skideballe; overfuser; overfusede;"
        " uvenner; op at skændes; brokker; brokkede; provokerer; irettesætter; docerer; giver"
        " gode råd; kommenterer hele"
    ),
    answers={
        Manners.severity: {
            Severity.AGAIN: (
                "hele tiden; igen og; igen; gentagne; hver gang; flere gange; altid; bliver"
                " ved; i hvert spil; anden gang; har før; gentag*; tit; ofte; konstant; to"
                " gange; tre gange; ved hvert; i flere; ikke første gang; ved med"
            ),
            Severity.GROSS: (
                "groft; slog/slår; truer/truede; meget groft; kaldte idiot;"
                " fuld/beruset; grov*; true*; idiot; fuld; beruset; kast*;"
                " smed; bande*/bander; kaster"
            ),
            Severity.FIRST: (
                "første gang; en enkelt; kort bemærkning; en lille ting; for første gang"
            ),
        },
        Manners.conveyed: {
            Conveyed.PARTNER: ("fortalte makker; ^makker vidste/forstod; så makker vidste/forstod"),
        },
    },
)
