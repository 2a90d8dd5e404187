"""Laws 13 and 14: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_13_14_cards.facts import CardCount, CountedWhen, MissingCard, WrongNumber
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "14 kort; et kort for meget til sidst; 12 kort; for mange kort; for få kort; manglende "
        "kort; kort på gulvet; kort i mappen; talte ikke kortene; fejlpakket mappe; kort faldt "
        "på gulvet; talte kortene forkert; mangler et kort; bordet manglede et kort; kort "
        "skjult bag et andet"
    ),
    said=(
        "TAL kort hånden/hånd; mangler/manglede kort; kort for meget/lidt; for mange/få kort;"
        " har/havde TAL kort; 14 kort; 12 kort; 13 kort ikke; kort på/lå gulvet; kort"
        " lå/ligger/blev mappen; sidder tilbage kort; ekstra kort; kort fra andet spil; ikke"
        " flere kort; kun 12; talte ikke kort/kortene; 15 kort; 11 kort; kort tilbage hånden;"
        " ét/et kort mindre; færre kort; et kort mere; kun TAL kort; kort manglede; kort*"
        " under bord*/stol*; fandt kort*; har/havde kort tilovers/overs; for lidt; TAL kort"
        " TAL; sidste stik manglede kort; kort forsvundet/væk; kort klistrede sammen hånden;"
        " talte kort; fundet kort; et kort dukkede op; løb tør; ingen kort; der er to KORT; to"
        " ens; forsvundet; KORT forsvundet/væk; kan ikke finde KORT/kort*; 51 kort; 53 kort;"
        " sidste stik mangler; et kort for; fik 14; mangler KORT; mangler et kort; havde 14;"
        " talt kort; sidder med TAL kort; KORT mangler; KORT under; fejl i antal; for mange"
        " kort; fandt KORT; kortet findes ikke"
    ),
    answers={
        WrongNumber.card_count: {
            CardCount.TOO_MANY: (
                "14 kort; 15 kort; for mange kort; har/havde kort for meget; ekstra kort;"
                " kort tilovers/overs; et kort for meget; 14; har 14; har 15; har/havde 14;"
                " fjorten kort; et kort mere; 14/fjorten … kun 12/tolv; 14/fjorten kort … 12/tolv;"
                " 15 … kun 11/12; 14/fjorten … mangler; for mange … for få/lidt"
            ),
            CardCount.TOO_FEW: (
                "mangler/manglede kort; 12 kort; for få kort; 11 kort; kort for lidt; kun 12;"
                " kort lå gulvet/mappen; kun TAL kort; kort* manglede/forsvundet/væk; kort"
                " mindre; fandt kort*; ét kort for lidt; har 12; mangler kort; har 11; kort"
                " færre; forsvundet; et kort mindre; har/havde 12 kort"
            ),
            CardCount.NOT_PLAYED: (
                "ikke lagde/lagt/spillede/spillet til stik*; 12 kort … viser ikke lagde;"
                " glemte lægge/spille stik*; ikke lagde til; lagde ikke til"
            ),
            CardCount.STRANGE: (
                "kort fra andet spil; kort to gange; kort anden kortpakke/pakke; to ens kort;"
                " to ens; to KORT; der er to KORT; dobbelt; samme kort; to af; der er to"
            ),
        },
        WrongNumber.counted_when: {
            CountedWhen.NOT_CALLED: (
                "ingen meldt; ikke meldt; før meldt/melding/meldinger; inden"
                " meldt/melding/meldinger; før de begyndte; UMELDT; set før nogen meldte; før"
                " meldte"
            ),
            CountedWhen.PLAYED: (
                "efter spillet; spillet slut; spillet færdigt; da spillet slut; efter sidste; "
                "da spillet var; spillet er slut; SPILLETSLUT"
            ),
            CountedWhen.CALLED: (
                "midt spillet; under spillet/meldingerne; midt meldingerne; efter"
                " meldingerne; opdaget/opdagede stik; efter melding*/meldte; meldingerne"
                " gang/begyndt; opdager/opdagede midt; DERMELDES; DERSPILLES; er meldt; har"
                " meldt; allerede meldt; midt i spillet"
            ),
        },
        WrongNumber.missing_card: {
            MissingCard.ELSEWHERE: (
                "kort* gulvet; kort* mappen; lå gulvet; lå mappen; under bordet; fandt/fundet "
                "kort*; under stol*; faldt/faldet gulv*; blev mappe*; sad mappe*; i mappe*"
            ),
            MissingCard.GONE: (
                "kan ikke findes; kort* væk/forsvundet; findes ikke; forsvundet; kan ikke"
                " finde; ingen steder; væk"
            ),
        },
        WrongNumber.lead_faced: {
            YesNo.YES: "DERSPILLES; SPILLETSLUT",
            YesNo.NO: "UMELDT; DERMELDES; FØRUDSPIL",
        },
        WrongNumber.in_place_of: {
            YesNo.YES: "to ens kort; kort to gange; i stedet for",
        },
        WrongNumber.agreed_claim: {
            YesNo.YES: "efter krav*/afkald*; krævede … fandt/fundet/fandtes",
        },
        WrongNumber.saw_card: {
            YesNo.YES: "har/havde set kort; ^PLADS/han/hun/de så et/kort*/KORT",
        },
    },
)
