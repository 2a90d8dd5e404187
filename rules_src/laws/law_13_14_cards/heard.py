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
        "TAL kort hånden/hånd; mangler/manglede kort; kort for meget/lidt; for mange/få kort; "
        "har/havde TAL kort; 14 kort; 12 kort; 13 kort ikke; kort på/lå gulvet; kort lå/ligger/"
        "blev mappen; sidder tilbage kort; ekstra kort; kort fra andet spil; ikke flere kort; "
        "kun 12; talte ikke kort/kortene; 15 kort; 11 kort; kort tilbage hånden; ét/et kort "
        "mindre; færre kort; et kort mere; kun TAL kort; kort manglede; kort* under bord*/"
        "stol*; fandt kort*; har/havde kort tilovers/overs; for lidt; TAL kort TAL; sidste "
        "stik manglede kort; kort forsvundet/væk; kort klistrede sammen hånden; talte kort; "
        "fundet kort; et kort dukkede op; løb tør; ingen kort"
    ),
    answers={
        WrongNumber.card_count: {
            CardCount.TOO_MANY: (
                "14 kort; 15 kort; for mange kort; har/havde kort for meget; ekstra kort; et "
                "kort mere; fjorten; kort tilovers/overs"
            ),
            CardCount.TOO_FEW: (
                "mangler/manglede kort; 12 kort; for få kort; 11 kort; kort for lidt; kun 12; "
                "kort lå gulvet/mappen; kun TAL kort; kort* manglede/forsvundet/væk; kort "
                "mindre; færre; fandt kort*; ét kort for lidt"
            ),
            CardCount.NOT_PLAYED: (
                "ikke lagde/lagt/spillede/spillet til stik*; 12 kort … viser ikke lagde; "
                "glemte lægge/spille stik*"
            ),
            CardCount.STRANGE: (
                "kort fra andet spil; kort to gange; kort anden kortpakke/pakke; to ens kort"
            ),
        },
        WrongNumber.counted_when: {
            CountedWhen.NOT_CALLED: (
                "ingen meldt; ikke meldt; før meldt/melding/meldinger; inden meldt/melding/"
                "meldinger; endnu ikke; før de begyndte"
            ),
            CountedWhen.PLAYED: (
                "efter spillet; spillet slut; spillet færdigt; da spillet slut; efter sidste; "
                "bagefter; da spillet var; spillet er slut"
            ),
            CountedWhen.CALLED: (
                "midt spillet; under spillet/meldingerne; midt meldingerne; efter meldingerne; "
                "opdaget/opdagede stik; meldt allerede; efter melding*/meldte; da meldte; "
                "meldingerne gang/begyndt; opdager/opdagede midt; i stik; første stik; da "
                "spilles"
            ),
        },
        WrongNumber.missing_card: {
            MissingCard.ELSEWHERE: (
                "kort* gulvet; kort* mappen; lå gulvet; lå mappen; under bordet; fandt/fundet "
                "kort*; under stol*; faldt/faldet gulv*; blev mappe*; sad mappe*; i mappe*"
            ),
            MissingCard.GONE: (
                "kan ikke findes; kort* væk/forsvundet; findes ikke; forsvundet; finder ikke"
            ),
        },
        WrongNumber.saw_card: {
            YesNo.YES: "har/havde set kort; så kort",
        },
    },
)
