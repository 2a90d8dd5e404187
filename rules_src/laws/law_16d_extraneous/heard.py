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
        "hørte resultat*/kontrakt*/andet/nabobord*; overhørte; nabobord*/andet bord hørte/hørt/"
        "sagde/snakkede/talte; så kort*/hånd*/spil* andet/nabobord*; oversidder så/kiggede; "
        "vendt/vendte mappe/mappen; så en anden hånd; kiggede mappe/mappen; kortfordeling* så/"
        "set; spilseddel; så modstanders/modstanderens/anden kort/hånd*; så/set kort næste/"
        "senere spil; fortalte andet bord; hørte om spil*; så/set resultat*; ved hvordan "
        "spillet; kort synligt mappe*; lå med billedsiden mappe*; kort vendt mappe*; tog "
        "forkert hånd op; kom til at se; hørte nogen sige; uvedkommende; hørte/hørt nogen; "
        "hørte om; overhørt; hørt/høre tale/snak*; så ved et uheld; fik/får set; kom forbi "
        "bord*; talte/snakkede højt spil*; kender spil*/kort*/hånd*; spil* kendt; kendte; ved "
        "hvad kontrakt*; ved allerede; fik at vide spil*; set kort mappe*; lå kort åben*/opad "
        "mappe*; et kort vendte opad; set hele fordelingen; så spil* papir/seddel/fordeling; "
        "fået/fik fortalt; så sidemandens; kunne se nabo*/modstanders kort; hånd* vendt "
        "forkert/omvendt; tog forkert hånd; på toilettet hørte; hørte råbe"
    ),
    answers={
        Extraneous.learnt: {
            Learnt.ONE_HAND: (
                "vendt/vendte mappe*; så/set/taget/tog anden/forkert hånd; så/set makkers/"
                "modstanders/modstanderens/hånd/kort*; tog forkert hånd; så makkers/anden/"
                "modstanders/hans hånd/kort; kiggede i anden/modstanders/nabos hånd"
            ),
            Learnt.MORE: (
                "hørte/hørt; overhørte; resultat* så/set; kortfordeling* så/set; spilseddel; "
                "flere/alle hænder så/set; kort vendt mappe*; kort synligt; så/set kort et/"
                "enkelt/næste; hørte; hørt; overhørt; fortalt; talte højt; snakkede; seddel; "
                "hele fordelingen; kender spil*; fik at vide"
            ),
        },
        Extraneous.progress: {
            Progress.NO_CALL: (
                "ikke meldt; ingen meldt; før meld*; ikke begyndt; inden meld*; skal til "
                "spille spil*; skal spille; ikke spillet endnu; ikke har spillet; før spil*; "
                "endnu ikke begyndt"
            ),
            Progress.CALLED: (
                "midt spillet/meldingerne; under spillet/meldingerne; er meldt; i gang; under "
                "meldingerne; midt under; spiller nu"
            ),
            Progress.PLAYED: "spillet slut; efter spillet; færdig*; efter spillet; bagefter",
        },
        Remedy.contest: {
            Contest.TEAMS: "holdkamp",
        },
    },
)
