"""Laws 73D and 73E: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_73_tempo.facts import Deceiver, Deception, Reason
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "vildledende tempo; vildledning; tænkte med en singleton; narret af en tænkepause; "
        "tænkte uden grund; falsk tænkepause; tøvede uden damen; snød med tempo; pokerfjæs; "
        "narre modstanderne; spilfører blev narret"
    ),
    said=(
        "tænkte/tøvede singleton; narre/narrede; for at narre; falsk/vildledende"
        " tænkepause/tempo; tænkte uden grund/problem; intet at tænke; snød/snyde; tøvede"
        " uden/men; snydt tænke*/tøv*/pause*; spilfører narret/snydt; tænkte/tøvede … kun"
        " ét/et/singleton/intet/ingen; vildledt tempo/tænkepause/tøven; vildledende; tøvede …"
        " ikke dame/konge; knebet forkert … tænkte/tøvede; tænkte/tøvede … spilfører; havde"
        " ikke noget tænke; tøvede med et kort; lod som; lokke*;"
        " tænkte/tøvede/tænker/tøver/tøvet/pause/tænkepause/længe …"
        " singleton/narre*/snyde*/lokke*/vildlede*/grund/intet/kun/ingen/ikke;"
        " narre*/snyde*/vildlede*/lokke* …  tempo/tænk*/tøv*/pause; tænk* uden; tøv* uden;"
        " singleton tænk*/tøv*; spilfører narr*/snydt/vildled*/fejl/forkert; skuespil; falsk*;"
        " uden problem*; kun ét kort; vildled*; tænkte over ingenting; pokerfjæs;"
        " tøvede/tænkte … havde ikke/intet/kun; spilfører … tøven/tænkepause/tænkte …"
        " placerede/troede/gættede/kneb; modstander* narr*/snydt/vildled*; snød*; fik"
        " spilfører/modstander* til; fup*; tænkte singleton; tænkte enkelt kort; tænkte …"
        " gættede forkert; tøvede singleton; tænkte … narre*/snydt; tøvede …"
        " kneb/gættede/forkert; tøvede kun ét/et kort; tøvede … kun/ingen/ikke; tøvede"
        " selvom/uden; ikke et valg; intet valg; havde ikke noget valg; tøvede enkelt/ét kort;"
        " med kun ét kort; ingen grund tøvede; lod som om; tøvede med singleton; tøvede"
        " renonce; tøvede selvom … ikke; ikke noget at tænke; snydt; fik spilfører til at"
        " knibe; tøvede … spilfører"
    ),
    answers={
        Deception.deceived_by: {
            Deceiver.MANNER: (
                "tænkte; tøvede/tøvet/tøven; tænkepause; bemærkning; lang tid; narre* tænke*;"
                " pause; spurgte … narre; tænk*; tøv*; pause*; længe; manér; spørgsmål;"
                " hurtig*; spurgte; lod som; skuespil; sukkede; tøvede; ikke et valg"
            ),
            Deceiver.CALL_OR_CARD: (
                "falsk kort; falsk markering; lagde højt/falsk; falsk kort/melding;"
                " markering; falskkort*"
            ),
        },
        Deception.reason: {
            Reason.PURPOSE: (
                "for at narre; for at snyde; med vilje; for at lokke; for at vildlede; at narre; "
                "narre*; snyde*; lokke*; vildlede*; bevidst; drille*"
            ),
            Reason.NONE: (
                "uden grund; ingen grund; tænkte på noget/næste; ikke for at narre; på noget "
                "andet; næste stik; faldt i; tænkte på; drømte; sov; andre ting"
            ),
            Reason.BRIDGE: (
                "god grund; bridgemæssig grund; planlagde; skulle planlægge; overvejede"
            ),
        },
        Deception.could_know: {
            YesNo.YES: "kunne vide; burde vide",
        },
    },
)
