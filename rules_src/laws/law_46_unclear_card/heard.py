"""Laws 45D and 46: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_46_unclear_card.facts import (
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
        "spilfører sagde spil/lille/højt/lavt/FARVE/stik/bare; sagde spil; sagde bare/kun; "
        "sagde højt/lavt/lille/vind; hvad som helst; ligegyldigt; uden sige/nævne farve/værdi; "
        "blind har ikke; kort* ikke i blind; blind har/havde ikke kort*/FARVE; sagde lille; "
        "sagde TAL; sagde tieren/nieren/otteren/esset/kongen/damen; bad om kort frabordet; bad "
        "om … blind; bad om KORT/FARVE/lille; lille frabordet; højt frabordet; nævnte kun; "
        "sagde op/trumf/stik; uklar*; sagde ikke færdigt; blind spillede/lagde/tog forkert; "
        "nævnte KORT; ikke sagde hvilken/hvilket; nævnte kort ikke; stik den/det"
    ),
    answers={
        UnclearCard.said_of_card: {
            Said.ANYTHING: (
                "sagde spil; hvad som helst; ligegyldigt; sagde bare spil; sagde kort; bare "
                "noget; et eller andet"
            ),
            Said.SUIT: (
                "sagde bare/kun FARVE; sagde FARVE; nævnte kun FARVE/farven; sagde kun farven; "
                "bad om FARVE; kun farve"
            ),
            Said.RANK: (
                "sagde/nævnte/kun/bare/bad tieren/nieren/otteren/syveren/esset/kongen/damen/"
                "knægten/toeren/treeren/femmeren/sekseren/fireren; kun værdi; uden farve; bad "
                "om konge/es/dame/knægt"
            ),
            Said.WORD: (
                "sagde/sig højt/lavt/lille/vind/stik; lille frabordet; højt frabordet; sagde "
                "lille/højt; vind stik*; stik den/det; sagde lav/høj"
            ),
            Said.NOT_THERE: (
                "blind har/havde ikke; ikke i blind; kort* findes ikke; nævnte kort … ikke; "
                "bordet har ikke"
            ),
            Said.UNFINISHED: "ikke færdigt; halvt ord; afbrød sig; nåede kun sige",
            Said.NAMED: "nævnte/sagde KORT … mente; nævnte KORT … mente; sagde … mente",
            Said.DUMMY_MOVED: "blind lagde/spillede/tog andet/forkert; blind forkert kort",
        },
        SizeWord.size_word: {
            Word.HIGH: "sagde/sig højt/høj/høje; højt",
            Word.WIN: "sagde vind/stik; vind; stik den/det",
            Word.LOW: "sagde lavt/lille/lav/små; lille frabordet; lavt frabordet",
        },
        WrongTableCard.sides_played_on: {
            YesNo.YES: "begge spillet/spillede næste; spillet videre",
        },
    },
)
