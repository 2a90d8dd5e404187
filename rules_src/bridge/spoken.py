"""How people name seats, roles, calls and cards, and what joins the parts of a sentence."""

from collections.abc import Mapping

from rules_src.bridge.seats import Seat

SEATS: Mapping[Seat, str] = {
    Seat.NORTH: "nord n nrd nordspilleren",
    Seat.EAST: "øst ø østspilleren",
    Seat.SOUTH: "syd s sydspilleren",
    Seat.WEST: "vest v vst vestspilleren",
}
"""An `s` at the end is the genitive: »nords tur«."""

SUITS: Mapping[str, str] = {
    "s": "spar sp s",
    "h": "hjerter hjerte hj h",
    "r": "ruder ru r",
    "k": "klør kloer klor kl k",
}
RANKS = "10 2 3 4 5 6 7 8 9 es konge kg dame knægt knaegt bonde e k d b"
NOTRUMP = "ut nt sans grand u.t."
NUMBERS = (
    "to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten tredje fjerde femte sjette"
    " syvende ottende niende tiende ellevte tolvte trettende"
)

SAYINGS: tuple[tuple[str, str], ...] = (
    (
        "utur",
        "uden for tur; udenfor tur; udenfor turen; uden for turen; uden for turn; udenfor turn;"
        " uden for sin tur; udenfor sin tur; i utur; før sin tur; før det var hans tur; før tid;"
        " før det var hendes tur; før det var min tur; uden det var hans tur; ud af tur;"
        " uden at det var hans tur; uden at det var ham; ud af turen; selvom det ikke var hans tur;"
        " inden det var hans tur; før hans tur; før hendes tur; inden sin tur; før tur;"
        " uden at have tur; uden at være i tur",
    ),
    ("selvom", "selv om; skønt; endskønt; på trods af"),
    ("forkert", "forkerte; galt; gal; gale; fejlagtig; fejlagtigt; fejlagtige; urigtig; urigtige"),
    ("fordi", "da jo; eftersom"),
    (
        "mtv",
        "venstre mand; venstre modstander; modstanderen til venstre; modstander til venstre;"
        " spilleren til venstre; manden til venstre; næste mand; næste spiller; den næste;"
        " næste modstander; manden efter; spilleren efter; næste hånd; lho; vhm",
    ),
    (
        "mth",
        "højre mand; højre modstander; højre modstanders; modstanderen til højre; manden før;"
        " spilleren til højre; manden til højre; modstander til højre; rho",
    ),
    ("makker", "makkeren; makkern; partner; partneren; medspiller; makkers; makkerens; partners"),
    ("selv", "sig selv"),
    ("vistesig", "viste det sig; viser det sig; har det vist sig"),
    ("parret", "nord syd; syd nord; øst vest; vest øst; n s; s n; ø v; v ø; nord syds; øst vests"),
    (
        "samtidig",
        "samtidigt; på samme tid; på nøjagtig samme tid; på præcis samme tid; på en gang;"
        " på én gang; i ét hug; i et hug; i munden på hinanden; på samme gang",
    ),
    ("straks", "med det samme; lige med det samme; omgående; øjeblikkeligt; på stedet"),
    ("togange", "to gange; to gange i træk"),
    (
        "tøvede",
        "grublede; grubler; tøvet; tøver; spekulerede; betænkte sig; holdt en pause; holdt en"
        " lang pause; tog en pause; tog en lang pause; trak tiden ud; trak tiden; lod vente på"
        " sig; sad længe; lang pause; tydelig pause; lang tænkepause; tøvede længe; tænkte"
        " længe; tænkt længe; tænkte meget længe; tænker længe; tænkte; tænkt; tænker;"
        " overvejede længe",
    ),
    ("smed", "sakede; kastede af; smed af; smidt af; sakker; kaster af; smider af; saket; smidt"),
    ("meldekort", "meldekortet; meldekortene; budkort; melding kort; bidding box"),
    ("pasepligt", "passepligt; pasningspligt; tvungen pas; pligt til at passe"),
    ("færdig", "gjort færdig; gøres færdig; gøre færdig; færdige; færdigt; færdigspillet"),
    ("påbordet", "på bordet; ned på bordet; på bord; åbent på bordet"),
    ("frabordet", "fra bordet; fra den blinde; fra blind; fra blindemand; bordets kort"),
    ("frahånden", "fra hånden; fra hånd; fra sin hånd; fra egen hånd"),
    ("vedbordet", "ved bordet"),
    (
        "måske",
        "muligvis; vistnok; i tvivl; usikker; nægter at have; nægtede at have; beskylder;"
        " beskyldte; mistænker; mistænkte",
    ),
    (
        "blind",
        "den blinde; blinde; blindemand; blinds; blindes; den blindes; bordet; bordets; dummy",
    ),
    (
        "spilfører",
        "spilføreren; spilførers; spilf; spf; kontraktholderen;"
        " spilføren; spillefører; spilleføreren;"
        " der skulle spille kontrakten; der skal spille kontrakten; skulle være spilfører",
    ),
    ("modspiller", "modspilleren; modsp; modspillere; modspillerne; modspil"),
    ("modpart", "modparten; modst; modstanderne; fjenden; fjenderne; de andre"),
    ("tl", "turneringslederen; turneringsleder; dommeren; dommer; lederen"),
    ("næsten", "lige ved at; lige ved; var ved at; er ved at"),
    ("ikke", "ik; ikk; aldrig; ej; umuligt; nægter at; nægtede at"),
    ("ingen", "ikke en eneste; ikke én eneste; ikke nogen; hverken den ene eller den anden"),
    (
        "accepterer",
        "godtager; godkender; tager imod; tage imod; siger ja; siger ok; siger god for;"
        " vil godtage; vil godkende; vil acceptere; vil tage imod; lader gælde; lader det gælde;"
        " lader passere; lader stå; tillader",
    ),
    (
        "accepterede",
        "godtog; godkendte; tog imod; sagde ja; sagde ok; sagde god for; ville godtage;"
        " ville godkende; ville acceptere; ville tage imod; accepteret; godtaget; godkendt;"
        " lod gælde; lod det gælde; lod den gælde; lod passere; lod det passere; lod den passere;"
        " lod stå; lod det stå; tillod",
    ),
    ("d", "dbl; dobl; dobler; doblet; dobling; doble; kontra; x"),
)
"""One word in place of any of several, all with the same meaning; phrases are read so too."""

BIDDING = "bød byder budt meldte melder meldt åbnede åbner over"
LEVELS = "en to tre fire fem seks syv"
"""After a word of bidding and before a suit, how high the bid is: »bød to hjerter«."""

ASKING = "hvis skal kan må hvor hvornår hvordan hvorfor hvad hvem hvilken hvilket hvilke"
"""A sentence that begins with one of these asks, and states nothing; nor does such a clause."""
VERBS, SUBJECTS = (
    "er var har havde bliver blev gælder får",
    "det den han hun de vi man der spilfører makker modspilleren blind",
)
"""So does one that begins with a verb and its subject."""
CLAUSES = "men og selvom fordi mens hvorefter derefter"
"""They begin a clause, as a comma does, and are its first word."""
THEN = (
    "og så; men så; så; og derefter; derefter; og bagefter; bagefter; hvorefter; og senere; senere"
)
"""Between two events: what follows is ruled on next."""
NOT = "ikke ingen hverken intet uden næppe næsten nær vil ville skal skulle burde må troede tror"
"""A phrase without one of these is not meant in a clause that has one: what is denied, nearly done,
wished, due, allowed or believed is not what happened."""
OVER = "over på efter oven ovenpå"
"""Between two bids: the first was made over the second.

Of bids over each other or of several seats, one that is no higher is `FORLAVT`; of those that are,
none is `UVIST`, as every other bid is.
"""
TURN = "tur utur"
"""Where one of these is said a call may be cancelled, and bids do not follow upon each other."""
MEANT = "ville mente skulle vil"
"""A bid in a clause with one of these was not made."""
EARLIER, SOONER = "førend", "før inden forinden"
"""One word in place of any of several, which without Danish letters would be others: »for«."""
CLAIMS = "siger sagde påstår påstod hævder hævdede mener mente tror troede"
"""Before a seat, »at«, or a subject and its verb: what is told so is claimed, and finds the
situation alone."""
TELLERS = "blind tilskuer tilskueren kibitzer kibitzeren gæst"
"""Before one of these: that he says so is what happened."""
ACTS = "vandt fik tog spillede lagde sagde meldte bød passede doblede krævede svigtede rettede"
"""After »og« without a subject he did it who was named before; in phrases he is `DEN`."""
DOUBT = "måske ifølge"
"""Anywhere: the same."""
HELPERS = (
    "har havde kom kommer kommet er var lige nu også altså bare kun selv der som ved straks vist"
    " igen først derefter bagefter pludselig at til fik jo nok da så åbenbart blev"
    " uheldigvis desværre et en stort lille"
)
"""Between a seat and what the player did: »øst kom til at svigte«; »ikke« where it is not doing it
that is asked for, as `does` says then."""
COMES = "kom kommer kommet"
"""Without one of these »til at« tells of another: »vest narrede syd til at svigte«."""
CORRECTS = "nej eller"
"""Where two seats are named, neither is certain then."""
BESIDE = (
    "til for af hos mod med over på efter førend ikke end mellem under bag spurgte spørger bad"
    " beder fik får narrede narrer kaldte"
)
"""Before a seat: he did not do it."""
SOON = "så da nu derefter bagefter senere her"
"""Before what was done: the seat may follow it, »så svigtede øst«."""
NOTICES = "opdagede opdager kaldte kalder klager klagede fortalte fortæller oplyser gør så"
"""After a seat: he saw what another did."""
SINCE = "siden bagefter kontrakten"
"""After what was done: somebody else did what is asked for, »øst har passet siden«."""
PLAIN = "en et den det min mit mine din sin hans hendes deres"
"""Before »vest«, or before what describes it: a garment."""
OBLIGED = "passe vælge have bekende lægge"
"""After »skal«: it follows from the ruling, and is nobody's turn."""
ON_TURN = "skulle skal"
"""After a seat: it was his turn, »vest der skulle spille ud«."""
NO_CARDS = "rd se ses"
"""Words that would be a suit and a rank."""
UNSAID = "øh øhm øhh hm hmm eh"
"""They say nothing, and are not heard."""
MOMENTS: Mapping[str, str] = {
    "UMELDT": (
        "ingen har/havde meldt; ingen meldt; ikke meldt endnu; ^der ikke meldt;"
        " ^før nogen meldte/melder; ^før der meldt/meldes; ingen meldinger; før"
        " første melding; ^før meldingerne/meldeforløbet/budgivningen; ikke begyndt at melde;"
        " ^før vi/de meldte; ^før vi/de begyndte at melde"
    ),
    "DERMELDES": (
        "under meldingerne/meldeforløbet/budgivningen/budrunden; mens* der/de/vi meld*/bød; mens*"
        " meldte/melder; mens* der blev/bliver meldt/budt;"
        " midt i meldingerne/meldeforløbet/budgivningen;"
        " melder/meldte stadig/endnu; stadig meldes/meldt; meldingerne ikke slut/færdige;"
        " før meldingerne/meldeforløbet/budgivningen slut/færdig*/sluttede/afsluttet/forbi/ovre;"
        " ^der ikke meldt færdig*; ikke meldt færdig*; ^før der meldt færdig*;"
        " i gang med at melde"
    ),
    "FØRUDSPIL": (
        "før udspil*; ^før spillet/spilles/spilledes ud; efter sidste/afsluttende pas;"
        " ikke spillet ud; ingen spillet ud; udspil* ikke vendt/kommet; meldingerne er/var slut;"
        " før åbningsudspil*; bagsiden/ryggen op/opad"
    ),
    "DERSPILLES": (
        "^under/midt spillet*; ^før spillet* er/var/blev slut/færdig*/forbi/ovre; ^før spillet"
        " færdig*; ^opdag*/set i stik TAL; ^opdag*/set i TAL stik; ^opdag*/set da spillede;"
        " ^først i stik TAL; mens* der/de/vi spille*; TAL stik inde; i gang med at spille;"
        " spillet er i gang; udspil* er/var vendt; ^efter udspil*; ^er/blev/har spillet ud;"
        " ^vi/de er i stik"
    ),
    "SPILLETSLUT": (
        "^efter spillet; ^spillet* er/var/blev slut/færdig*/forbi/ovre; efter sidste stik;"
        " da de færdige; da spillet slut; er færdige med spillet; spillet færdigt;"
        " alle stik spillet; ^spillet færdig; ^har spillet færdig*; ^da kortene lagt/mappe*"
    ),
    "INTETSIDEN": (
        "ingen har/havde meldt/passet/gjort/sagt siden/efter/bagefter/videre/ovenpå; ingen"
        " meldt/sagt/gjort siden/efter/bagefter/videre/ovenpå; ingen andre har/havde meldt/sagt;"
        " ingen har/havde sagt/gjort noget/mere; ikke meldt siden/videre; ikke sket"
        " mere/andet/noget; intet sket; ingen meldt/sagt/gjort noget/mere"
    ),
}
"""When it was, as phrases. Of two of which one has all the other's words, it is the longer."""
