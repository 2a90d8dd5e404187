"""Laws 45D and 46: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_46_unclear_card.facts import (
    Named,
    Said,
    SizeWord,
    UnclearCard,
    Word,
    WrongTableCard,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "sagde bare spar; sagde kun farven; sagde kun tieren; lille fra bordet; højt fra "
        "bordet; hvad som helst; spil bare noget; ligegyldigt; stik den; bordet havde ikke "
        "kortet; nævnte et kort der ikke var der; sagde ikke ordet færdigt; forkert kort fra "
        "bordet; den blinde hørte forkert; den blinde spillede et forkert kort; ufuldstændig "
        "angivelse; utvivlsom hensigt"
    ),
    said=(
        "spilfører sagde spil/lille/højt/lavt/FARVE/stik/bare; sagde spil; sagde bare/kun;"
        " sagde højt/lavt/lille/vind; hvad som helst; ligegyldigt; uden sige/nævne"
        " farve/værdi; blind har ikke; kort* ikke i blind; blind har/havde ikke kort*/FARVE;"
        " sagde lille; sagde TAL; sagde tieren/nieren/otteren/esset/kongen/damen; bad om kort"
        " frabordet; bad om … blind; bad om KORT/FARVE/lille; lille frabordet; højt frabordet;"
        " nævnte kun; sagde op/trumf/stik; uklar*; sagde ikke færdigt; blind"
        " spillede/lagde/tog forkert; nævnte KORT; ikke sagde hvilken/hvilket; nævnte kort"
        " ikke; stik den/det; spilfører siger/sagde/bad/nævner/nævnte"
        " lille/lav/høj/højt/FARVE/TAL/kort*/spil/bare/stik/trumf/es/konge/dame/knægt/KORT;"
        " spilfører siger/sagde; siger/sagde bare/kun/blot/spil/lille/højt/trumf/stik;"
        " siger/sagde FARVE; ikke angav/sagde/nævnt/nævnte hvilken/hvilket/farve*/værdi*; bad"
        " om lille/lav/høj/FARVE; kort* der ikke/ej blind/bord*; blind/bordet har/havde/ejer"
        " ikke/ingen; bordet ingen; bad om … bordet/blind har/havde ikke; sagde … bordet/blind"
        " har/havde; nævnte/sagde/bad … ikke/bordet/blind; hvilket kort skal; hvad gælder;"
        " hvad skal blind/bordet; ufuldstændig*; blind lagde/tog/spillede … bad/sagde/nævnte;"
        " mumlede; utydelig*; blind misforstod/hørte; lille kort; en lille; et lille; sagde"
        " giv mig; giv mig stor; en stor; sagde ti uden; uden at sige farve; uden farve; sagde"
        " bare; KORT som er spillet; sagde ligegyldigt; sagde et kort; bare et kort; bad om"
        " KORT; hvilken en; sagde den; sagde samme; den samme; tag den; spil den; fortsæt"
        " farven; bare fortsæt; spilfører"
        " kaldte/kalder kort* … ikke; kaldte/kalder kort* blind ikke har"
    ),
    answers={
        UnclearCard.said_of_card: {
            Said.ANYTHING: (
                "sagde spil; hvad som helst; ligegyldigt; sagde bare spil; bare noget; et"
                " eller andet; spil bare; lige meget; vælg selv; spil noget; sagde"
                " ligegyldigt; bare et kort"
            ),
            Said.SUIT: (
                "sagde bare/kun FARVE; sagde FARVE; nævnte kun FARVE/farven; sagde kun"
                " farven; bad om FARVE; kun farve; sagde/siger/bad/nævnte FARVE; uden værdi;"
                " bare FARVE; sagde bare FARVE; bare sagde FARVE"
            ),
            Said.RANK: (
                "kun værdi; uden farve; bad om konge/es/dame/knægt; es/konge/dame/knægt uden;"
                " bad esset/kongen/damen/knægten; sagde TAL uden farve; sagde ti/esset/kongen;"
                " uden at sige farve; sagde kongen/esset/damen/knægten; uden at nævne farve"
            ),
            Said.WORD: (
                "sagde/sig højt/lavt/lille/vind/stik; lille frabordet; højt frabordet; sagde"
                " lille/højt; stik den/det; sagde lav/høj; lille; sagde/siger stik/vind/top;"
                " toppen; det højeste; sagde op/under; giv mig stor; en stor; stor; en høj; en"
                " lav; den højeste; den mindste; en mindre"
            ),
            Said.CARD: (
                "blind har/havde ikke; ikke i blind; kort* findes ikke; nævnte kort … ikke;"
                " bordet har ikke; ikke på/i blind/bordet; påbordet ikke; nævnte/sagde KORT …"
                " mente; nævnte KORT … mente; blind lagde/spillede/tog andet/forkert; blind"
                " forkert kort; blind hørte/misforstod; blind … andet/forkert; forkert kort"
                " blind; bad om KORT"
            ),
            Said.UNFINISHED: (
                "ikke færdigt; halvt ord; afbrød sig; nåede kun sige; afbrød; nåede ikke sige; "
                "midt ord*; mumlede; ufærdig*; halv*"
            ),
        },
        UnclearCard.card_named: {
            Named.NOT_THERE: (
                "blind har/havde ikke; ikke i blind; kort* findes ikke; nævnte kort … ikke;"
                " bordet har ikke; bordet/blind har/havde/ejer ikke/ingen; ikke på/i"
                " blind/bordet; påbordet ikke; ikke på/i bordet/blind; KORT som er spillet;"
                " KORT er spillet; kort der er spillet; allerede spillet; KORT ligger ikke;"
                " ikke på bordet; bordet har den ikke; ligger ikke blind"
            ),
            Named.SLIP: (
                "nævnte/sagde KORT … mente; nævnte KORT … mente; sagde … mente; fortalte sig"
            ),
            Named.DUMMY_MOVED: (
                "blind lagde/spillede/tog andet/forkert; blind forkert kort; blind "
                "lagde/tog/spillede; blind hørte/misforstod; blind … andet/forkert; forkert "
                "kort blind"
            ),
        },
        SizeWord.size_word: {
            Word.HIGH: (
                "sagde/sig højt/høj/høje; sagde højeste; en stor; giv mig stor; en høj; sagde"
                " top/toppen; stor"
            ),
            Word.WIN: "sagde vind/stik; stik den/det",
            Word.LOW: (
                "sagde lavt/lille/lav/små; lille frabordet; lavt frabordet; en lille; sagde"
                " lille/laveste/små; bare lille; en lav"
            ),
        },
        WrongTableCard.sides_played_on: {
            YesNo.YES: ("begge spillet/spillede næste; spillet videre"),
        },
    },
    of_the_doer=False,
)
