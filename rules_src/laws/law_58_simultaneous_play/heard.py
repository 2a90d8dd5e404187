"""Law 58: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_58_simultaneous_play.facts import ByWhom, CardsAtOnce, TwoCards
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "to kort på én gang; kortene hang sammen; samtidigt spil; femte kort; for mange kort i "
        "stikket; spillede to gange til stikket; spillede to kort"
    ),
    said=(
        "to kort samtidig/samme/gang; to kort … samtidig; to kort KORT KORT samtidig; to kort …"
        " KORT"
        " KORT … samtidig; spillede to/flere/tre kort; lagde to/flere/tre kort; to"
        " spillere* lagde/spillede samtidig/samme; lagde/spillede samtidig/samme; femte kort;"
        " lagde to gange; to gange stik*; kort* hang/hængte/sad sammen; for mange kort stik*;"
        " fem kort; ekstra kort stik*; begge samtidig; hang to kort; fulgte med kort; to kort"
        " fulgte; lagde igen samme; allerede lagt/spillet til stik*; spillede/lagde et kort"
        " mere; fik to kort; to kort med; lagde/lægger/spillede/spiller/kom/faldt/fik/røg"
        " to/tre/flere kort*/på; to kort*; samtidig/samme ud/lagde/spillede/spiller/tid; kort*"
        " hang/hænger/klistre*/sammen/fulgte/hæng*; femte/5 kort; fem kort stik*; for meget"
        " stik*; lagde/spillede/lægger igen/to/mere stik*; lagde endnu/et ekstra; kort i samme"
        " stik; kom to/ekstra kort; to til samme stik; begge modspillere/spillere*"
        " lagde/spillede/spiller; begge til; ekstra kort; kort mere; på én gang; allerede"
        " lagt/spillet; havde lagt/spillet … igen/til/et; TAL FARVE samtidig; lagde TAL FARVE;"
        " lagde to FARVE; lagde fem; to kort stedet; lagde samtidig; spillede samtidig; to"
        " kort samtidig; ^to kort; to FARVE; et kort for meget; fulgte et kort; hang ved;"
        " klistrede fast; slap to kort; smed to kort;"
        " kort for meget stikket*"
    ),
    answers={
        TwoCards.cards_at_once: {
            CardsAtOnce.FIFTH: (
                "femte kort; fem kort; to gange stik*; allerede lagt/spillet stik*; lagde til"
                " to gange; lagde igen stik*; kort mere stik*; lagde til igen; lagde fem;"
                " togange; et kort mere i stikket; endnu et kort; femte"
            ),
            CardsAtOnce.TWO_LEADS: ("to/begge spillede ud samtidig/samme; begge … ud; samtidig ud"),
            CardsAtOnce.ONE_SEEN: (
                "kun et/ét/ene ses/set/synlig*/se; kun øverste; det andet ikke/skjult/under; kun"
                " synlig*; kun ét synligt; det ene skjult"
            ),
            CardsAtOnce.SEVERAL_SEEN: (
                "begge/to synlige/ses/set; kunne ses begge; med billedsiden begge; begge"
                " kort* synlig*; begge/to/alle synlig*/åben*/vendt/se/ses; begge ses; begge"
                " kan ses"
            ),
            CardsAtOnce.TWO_PLAYERS: (
                "to spillere* lagde; PLADS lagde/spillede … PLADS"
                " samtidig; PLADS PLADS samtidig; PLADS … PLADS samtidig;"
                " PLADS og PLADS … samtidig; to spillere* samtidig; begge lagde/spillede samtidig"
            ),
        },
        TwoCards.whose_cards: {
            ByWhom.DEFENDER: ("modspiller*; forsvar*"),
            ByWhom.DECLARING_SIDE: ("spilfører; frabordet"),
        },
        TwoCards.fifth_was_led: {
            YesNo.YES: (
                "udspil* næste; spille ud næste; ville spille ud; ment udspil*; som udspil*"
            ),
            YesNo.NO: ("ikke udspil*"),
        },
    },
)
