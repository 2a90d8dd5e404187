"""Law 16D: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt, Progress, Remedy
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "oversidder kiggede i mapperne; så kortfordelingen; fandt en spilseddel; vendt mappe; "
        "mappe vendt; set forkert hånd; taget forkert hånd op; hørt resultat; kort synligt i "
        "mappen; nabobordet; omgivning; uvedkommende oplysninger; set de forkerte kort; "
        "kiggede i en andens kort; hørte resultatet"
    ),
    said=(
        "hørte resultat*/kontrakt*/andet/nabobord*; overhørte; nabobord*/andet bord"
        " hørte/hørt/sagde/snakkede/talte; så kort*/hånd*/spil* andet/nabobord*; oversidder"
        " så/kiggede; vendt/vendte mappe/mappen; så en anden hånd; kiggede mappe/mappen;"
        " kortfordeling* så/set; spilseddel; så modstanders/modstanderens/anden kort/hånd*;"
        " så/set kort næste/senere spil; fortalte andet bord; hørte om spil*; så/set"
        " resultat*; ved hvordan spillet; kort synligt mappe*; lå med billedsiden mappe*; kort"
        " vendt mappe*; tog forkert hånd op; kom til at se; hørte nogen sige; uvedkommende;"
        " hørte/hørt nogen; hørte om; hørt/høre tale/snak*; så ved et uheld; fik/får set; kom"
        " forbi bord*; talte/snakkede højt spil*; kender spil*/kort*/hånd*; spil* kendt;"
        " kendte; ved hvad kontrakt*; ved allerede; fik at vide spil*; set kort mappe*; lå"
        " kort åben*/opad mappe*; et kort vendte opad; set hele fordelingen; så spil*"
        " papir/seddel/fordeling; fået/fik fortalt; så sidemandens; kunne se nabo*/modstanders"
        " kort; hånd* vendt forkert/omvendt; tog forkert hånd; på toilettet hørte; hørte råbe;"
        " snakkede/talte om spil*; kaffe* hørte/om/talte/snakkede/spil; pause snakkede; hørte"
        " det; se modstander*"
        " hånd*/kort; nåede at se; så PLADS kort; se PLADS kort; nabobord*; mappe*"
        " billedsiden; billedsiden op; nabobord* skærm; har allerede hørt; blev fortalt spil;"
        " hørt om; spil* afsløret; så kortene; fik set; så ind i; så resten; kendte"
        " kontrakten; så på tavlen; set spillet;"
        " kiggede/kigger/kigget hans/hendes/mine/dine/sidemandens/EJER kort/hånd*;"
        " tog/tager/taget EJER kort/hånd* op; spil*/mappe* vist/vises skærm*;"
        " nabobord* råbte/råber/råbt; råbte/råber/råbt resultat*;"
        " set/så modstander* kort*/hånd*"
    ),
    answers={
        Extraneous.learnt: {
            Learnt.ONE_HAND: (
                "vendt/vendte mappe*; så/set/taget/tog anden/forkert hånd; så/set"
                " makkers/modstanders/modstanderens/hånd/kort*; tog forkert hånd; så"
                " makkers/anden/modstanders/hans hånd/kort; kiggede i anden/modstanders/nabos"
                " hånd; så PLADS/makkers/modstander* kort/hånd*; se PLADS/modstander*"
                " kort/hånd*; set PLADS kort; se en modstander*; så ind i; nåede se PLADS;"
                " kiggede/kigger/kigget hans/hendes/sidemandens/EJER kort/hånd*;"
                " tog/tager/taget EJER kort/hånd* op"
            ),
            Learnt.MORE: (
                "hørte/hørt; overhørte; resultat* så/set; kortfordeling* så/set; spilseddel;"
                " flere/alle hænder så/set; kort synligt; så/set kort et/enkelt/næste; hørte;"
                " talte højt; snakkede; hele fordelingen; fik at vide; så resultat*;"
                " resultat*; hørte det; fortalt om; snakkede om spil; talte om spil; se"
                " nabobord*; så nabobord*; så på skærm; hørte om; lå fremme"
            ),
        },
        Extraneous.progress: {
            Progress.NO_CALL: (
                "ikke meldt; ingen meldt; før meld*; ikke begyndt; inden meld*; skal til"
                " spille spil*; ikke har spillet; endnu ikke begyndt; UMELDT; inden de gik i"
                " gang; før de gik i gang; ikke i gang endnu; inden de begyndte"
            ),
            Progress.CALLED: (
                "midt spillet/meldingerne; under spillet/meldingerne; under meldingerne; midt"
                " under; spiller nu; DERMELDES; DERSPILLES; er midt i; de er i gang"
            ),
            Progress.PLAYED: "spillet slut; efter spillet; færdig*; bagefter; SPILLETSLUT",
        },
        Remedy.contest: {
            Contest.TEAMS: "holdkamp",
        },
    },
)
