"""Laws 68, 69 and 71: claims and concessions.

The offender is who claimed or conceded, though he has done nothing wrong.
"""

from rules_src.laws.common import correction_period, dummy, unauthorised
from rules_src.laws.common.claim import Say as ClaimSay
from rules_src.laws.common.encounters import PLAY
from rules_src.model import *


class ClaimKind(Answer):
    DUMMY = A("""
        {dummy} krævede eller lagde bordets kort sammen, og {declarer} sagde intet
        ~ ^blind pakkede/samlede/lagde kort* sammen; ^blind samlede/pakkede/krævede""")
    OBJECTED = A("""
        opgav stik som modspiller, men den anden modspiller protesterede straks
        ~ opgav … PLADS/makker nej/protesterede/råbte straks/samme/fluks; gav op/resten/stik* …
          makker protesterede straks/samme; ^i får resten … ^PLADS/makker vil spille; ^sagde i får …
          makker/PLADS råbte/sagde nej; ^gav/opgav … ^makker nej/protesterede straks; ^gav/opgav …
          PLADS/makker nej/protesterede straks; ^gav/opgav resten … PLADS/makker nej/protesterede
          straks; ^sagde i får resten … ^PLADS/makker vil spille; ^gav/opgav … PLADS/makker sagde
          nej straks""")
    THIS_TRICK = A("""
        talte kun om det stik, der var i gang
        ~ ^bare det stik*; ^kun om det stik*""")
    NOT_MEANT = "viste kort, men klart uden at ville kræve eller opgive noget"
    CLAIM = A("""
        krævede eller opgav stik, foreslog at stoppe eller viste sine kort
        ~ sidste er mine; ^krævede resten/TAL; PLADS/spilfører/han/hun
          claimede/claimer/krævede/kræver; ^sagde resten; ^krævede/kræver/claimede/krævet/claimer
          stik*/resten/alle; ^viste/viser/lagde/lægger hånd*/kort* … resten/stik*; resten
          mine/vores/min; ^opgav/opgiver/gav resten/alle; ^har krævet; ^krævede uden; ^foreslog
          stoppe; ^PLADS/spilfører/modspiller/makker krævede/kræver/claimede""")


class Reply(Answer):
    PLAY_ON = A("""
        modparten bad om at spille videre, og alle fire var med på det
        ~ spille videre … ^alle med/enige; ^spiller/spille/spillede videre … alle enige/med; ^spille
          videre/færdig … alle""")
    AGREED_THEN_NOT = A("""
        modparten var enig, men har fortrudt
        ~ accepterede/enig* … fortr*; ^med til … fortr*; ^med på … fortr*""")
    CONCEDED_THEN_NOT = A("""
        den, der opgav stik, har fortrudt
        ~ ^gav/opgav … fortryder/fortrød""")
    DISPUTED = A("""
        mindst én af de fire, også {dummy}, er uenig eller ikke spurgt
        ~ ^er/var ikke enig*; ^PLADS/modpart*/modstander* vil/ville ikke med/accepter*/godkende;
          ^PLADS/modpart*/modstander* protesterede/uenig*; ^spilfører/modspiller/PLADS/makker
          uenig*/protesterer/indvender/mener; ^modspiller/PLADS siger nej/der/ikke; ^er/der
          uenig*""")
    AGREED = A("""
        alle er enige
        ~ ingen protesterede/indvend*; ^alle enige""")


class RegretsWhen(Answer):
    EARLY = A("""
        før runden er slut, og før de har meldt på et senere spil
        ~ ^samme runde*; ^runden* stadig/endnu/ikke; ^førend runden* slut; ^runden kører""")
    IN_TIME = "senere, men inden rettelsesfristen"
    LATE = "efter rettelsesfristen"


class GivenAway(Answer):
    WON = A("""
        et stik, de allerede havde vundet
        = de gav et stik fra sig, de allerede havde vundet""")
    PROBABLE = A("""
        et stik, de sandsynligvis ville have vundet, hvis der var spillet videre
        = de gav et stik fra sig, de sandsynligvis ville have vundet, hvis der var spillet
          videre""")
    OTHER = A("""
        et stik, de kun måske ville have vundet
        = de gav et stik fra sig, de kun måske ville have vundet""")


class Conceded(Answer):
    WON = A("""
        et stik, de allerede havde vundet
        = der blev opgivet et stik, som allerede var vundet""")
    SAFE = A("""
        et stik, som ingen normal spillemåde kan tabe
        = der blev opgivet et stik, som ingen normal spillemåde kan tabe""")
    OTHER = A("""
        et stik, som kan tabes med en normal spillemåde
        = der blev opgivet et stik, som kan tabes med en normal spillemåde""")


class Claimed(Facts):
    claim_kind = Fact(
        ClaimKind,
        "68A",
        sits={ClaimKind.DUMMY: (2,), ClaimKind.OBJECTED: DEFENDS},
        overlaps=(
            Both(ClaimKind.OBJECTED, ClaimKind.CLAIM),
            Both(ClaimKind.DUMMY, ClaimKind.CLAIM),
            Both(ClaimKind.THIS_TRICK, ClaimKind.CLAIM),
            Both(ClaimKind.NOT_MEANT, ClaimKind.CLAIM),
        ),
    ).asks("""
        Hvad gjorde spilleren?
        + Spillede en modspiller til stikket, før den anden havde lagt til, gælder § 57A, også
          selv om det kun drejede sig om det stik.""")
    claimer_defends = Fact(
        YesNo, "68", "Er {claimer} modspiller?", sits={YesNo.YES: DEFENDS, YesNo.NO: DECLARES}
    )
    reply = Fact(
        Reply,
        "68D",
        overlaps=(
            Both(Reply.PLAY_ON, Reply.DISPUTED),
            Both(Reply.AGREED_THEN_NOT, Reply.DISPUTED),
            Both(Reply.CONCEDED_THEN_NOT, Reply.DISPUTED),
        ),
    ).asks("""
        Hvad siger de andre?
        + Har nogen spillet videre, uden at alle fire var med på det, skal kravet stadig
          afgøres. Er der siden fundet et kort, så døm det først (§ 14B).""")
    regrets_when = Fact(RegretsWhen, "69A").asks("""
        Hvornår kom fortrydelsen?
        + Rettelsesfristen er i DBf 72 timer efter, at resultatet er offentliggjort, hvis
          klubben ikke har fastsat andet (§ 79C).""")


class AgreementWithdrawn(Facts):
    given_away = Judgement(
        GivenAway, "69B", overlaps=(Both(GivenAway.WON, GivenAway.PROBABLE),)
    ).asks("""
        Hvad gav de fra sig?
        - Se de kort, der var tilbage, og hør begge siders bud på resten af spillet.
        - Stikket skal være sandsynligt. At det var muligt at vinde, er ikke nok.""")


class ConcessionRegretted(Facts):
    conceded = Judgement(Conceded, "71", overlaps=(Both(Conceded.WON, Conceded.SAFE),)).asks(
        """
            Hvad blev der opgivet?
            - Se de kort, der var tilbage.
            - Normal er også en skødesløs eller ringere spillemåde på spillerens eget niveau."""
    )


class Point(Answer):
    TRUMP = A("""
        en udestående trumf
        = uenigheden gælder en trumf, som modparten stadig har
        ~ glemte/overset trumf; ^trumf ude; ^en trumf tilbage/ude/hos; ikke sagde/nævnte/sagt/nævnt
          trumf*; ^glemt/glemte/overså/overset en trumf*; ^uden nævne/sige trumf*; udestående
          trumf*; ^der en trumf""")
    WHICH_OPPONENT = A("""
        hvem der har et bestemt kort, hvis kravet ikke sagde det
        = uenigheden gælder, hvilken modstander der har et bestemt kort""")
    PARTNERS_PLAY = A("""
        den anden modspillers kort, når en modspiller krævede
        = en modspiller krævede, og det afhænger af den anden modspillers kort
        ~ ^makker kan/kunne lægge/spille forkert; ^makkers kort*/spil*""")
    LINE = A("""
        en spillemåde, der ikke blev nævnt
        = uenigheden gælder en anden spillemåde, der ikke blev nævnt""")
    OTHER = A("noget andet", told="uenigheden gælder noget andet")


class DisputedClaim(Facts):
    point = Fact(
        Point,
        "70",
        sits={Point.PARTNERS_PLAY: DEFENDS},
        overlaps=(
            Both(
                Point.TRUMP,
                Point.WHICH_OPPONENT,
                Point.PARTNERS_PLAY,
                Point.LINE,
                wording="ét for ét",
            ),
        ),
    ).asks("""
        Hvad er der uenighed om (ét for ét)?
        + Lå der et strafkort før kravet, så regn med, at det bandt (§ 50).""")
    trump_forgotten = Judgement(YesNo, "70C").asks("""
        Var trumfen unævnt og måske glemt, og kan den vinde stik?
        - Det skal på nogen måde være sandsynligt, at trumfen var glemt.
        - Den skal kunne vinde et stik med en normal spillemåde.
        - Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen på
          spillerens niveau ville vælge.
        ja = trumfen var unævnt og måske glemt, og den kan vinde et stik
        nej = trumfen var nævnt eller kan ikke vinde et stik""")
    worse_line = Judgement(YesNo, "70D1").asks("""
        Findes der en normal spillemåde, som giver færre stik?
        - Hold dig til det, der blev sagt ved kravet, og ikke til det, der siges nu.
        - Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen på
          spillerens niveau ville vælge.""")
    suit_known = Fact(YesNo, "70E1").asks("""
        Viste en modstander renonce før kravet, eller sker det ved enhver normal spillemåde?
        + Renoncen skal være i det kritiske korts farve.
        ja = en modstander viste renonce før kravet, eller det sker ved enhver normal
          spillemåde
        nej = ingen modstander viste renonce før kravet, og det sker ikke ved enhver normal
          spillemåde""")
    partner_can_err = Judgement(YesNo, "70D2").asks("""
        Har den anden modspiller mere end ét normalt valg?
        - Se kun på, hvad den anden modspiller kan vide fra meldinger og spil.
        - Normal er også en skødesløs eller ringere spillemåde, men ikke en, som ingen på
          spillerens niveau ville vælge.""")


SETTLED = (Effect(Lasting.CLAIMED),)
"""A revoke of the claimer's side that is found later is established by it (63A3)."""
PLAY_OVER = (
    *penalty_cards_of(EVERYONE),
    Effect(Lasting.LEAD_RIGHT, EVERYONE),
    Effect(Lasting.BOUND_LEAD, EVERYONE),
)
"""No card is played after a claim (68D2)."""


class Say(Steps):
    repeat_the_claim = Step("70B1", to="claimer", settled_by=("point",)).says("""
        Gentag, hvad du sagde, da du krævede.""")
    hear_objections = Step("70B2", settled_by=("point",)).says("""
        Sig nu, hvad I har imod kravet.""")
    cards_laid_open = Step("70B3", settled_by=("point",)).says("""
        Vis jeres kort, hvis jeg beder om det.""")
    hear = (repeat_the_claim, hear_objections, cards_laid_open)
    doubt_against_claimer = Step("70A", to=ME).says("""
        Se også efter punkter, ingen har nævnt.
        Fordel stikkene så rimeligt som muligt for begge sider.
        Lad tvivl gå ud over den, der krævede.""")
    doubt_against_who_erred = Step("70A", to=ME, authority=Authority.ADVICE).says("""
        Byggede kravet på modpartens kulørsvigt eller forkerte forklaring, så lad den tvivl gå
        ud over dem, der fejlede.""")
    trump_wins_its_trick = Step("70C").says("""
        Modparten får de stik, trumfen kan vinde.
        = trumfen får sine stik""")
    worse_line_counts = Step("70D1").says("""
        Jeg godkender ikke den gode spillemåde.
        Jeg regner med den normale, der giver færrest stik.
        = den ringeste normale spillemåde gælder""")
    guess_fails = Step("70E1").says("""
        Jeg godkender det ikke.
        Kortet regnes for at sidde værst muligt for kravet.
        = kortet regnes for at sidde værst muligt for kravet""")
    partners_choice_fails = Step("70D2").says("""
        Jeg godkender ikke den del af kravet.
        Den anden modspiller regnes for at vælge forkert.
        = den anden modspiller regnes for at vælge forkert""")
    claim_upheld = Step("70C").says("""
        Jeg godkender kravet på det punkt.
        = kravet godkendes på det punkt""")
    point_decided_on_cards = Step("70A").says("""
        Jeg afgør punktet ud fra kortene og det, der blev sagt.
        = afgøres ud fra kortene""")
    if_revoked = NewIrregularity("63A3", "revoke", when=When.IF_REVOKED, knows="failure=suit")
    dummy_cannot_claim = Step("68A").says("""
        Kun {declarer} og modspillerne kan kræve.
        Læg bordets kort, som de lå.
        Spillet går videre.
        = {dummy} kan ikke kræve""")
    no_claim_by_dummy = "{dummy} kan ikke kræve; spillet går videre"
    """The verdict where dummy tried."""
    asked_if_a_defender_gave_up = Step("68B2", to=ME).says("""
        Lagde en modspiller sine kort, så spørg straks den anden.
        Protesterer han, er intet opgivet.""")
    play_goes_on_after_remark = Step("68").says("""
        Det er ikke et krav.
        Spillet går videre.
        Kort vist ved bemærkningen er ikke strafkort.
        = intet krav, og spillet går videre""")
    may_not_be_used = "intet krav, og spillet går videre; {partner} må ikke bruge det viste"
    not_a_claim = Step("68A").says("""
        Det er ikke et krav.
        Spillet går videre.
        = intet krav""")
    scored_as_agreed = Step("69A", leaves=SETTLED, ends=PLAY_OVER).says("""
        I får de stik, I er enige om.
        = stikkene fordeles som aftalt""")
    claim_is_void = Step(
        "68D2bii", leaves=(Effect(Lasting.VOID_CLAIM),), ends=penalty_cards_of(EVERYONE)
    ).says("""
        Kravet er bortfaldet.
        Spil færdigt. Resultatet gælder.
        Tag viste kort op. Intet kort er eller bliver strafkort.
        I må bruge alt, I har set og hørt.
        = kravet bortfalder, og spillet går videre""")
    play_is_over = Step("68D2a", leaves=SETTLED, ends=PLAY_OVER).says("""
        Spillet stoppede med kravet.
        Jeg fordeler stikkene derfra.""")
    trick_given_back = Step("69B1", keyed=Keyed.CORRECTED, leaves=SETTLED).says("""
        Stikket går til dem, der gav det fra sig.
        Jeg retter scoren.
        = stikket gives tilbage""")
    agreement_stands = Step("69A", leaves=SETTLED).says("""
        Scoren står, som I blev enige om.
        = scoren står som aftalt""")
    concession_stands = Step("71", "Afkaldet står ved magt.", short="afkaldet står", leaves=SETTLED)
    claim_past_correction = Step("79C1", leaves=SETTLED).says("""
        Fristen er udløbet.
        Scoren står.
        = fristen er udløbet, scoren står""")


def claim(facts: Claimed) -> Ruling:
    """Declarer's or a defender's claim of later tricks suspends play; dummy cannot claim (68)."""
    match facts.claim_kind:
        case ClaimKind.DUMMY:
            return Ruling(
                Say.dummy_cannot_claim,
                Say.asked_if_a_defender_gave_up,
                *dummy.Say.took_part,
                verdict=Say.no_claim_by_dummy,
            )
        case ClaimKind.THIS_TRICK:
            if not facts.claimer_defends:
                return Ruling(Say.play_goes_on_after_remark)
            seen = Information("68", Status.UNAUTHORISED, About.CARD), unauthorised.Say.used
            return Ruling(Say.play_goes_on_after_remark, *seen, verdict=Say.may_not_be_used)
        case ClaimKind.NOT_MEANT:
            if not facts.claimer_defends:
                return Ruling(Say.not_a_claim, CardBack("48A", "claimer"))
            knows = "card_of=defender/seen_during=play"
            shown = NewIrregularity("49", "penalty_card", offender="claimer", knows=knows)
            return Ruling(Say.not_a_claim, shown)
        case ClaimKind.OBJECTED:
            return Ruling(
                ClaimSay.nothing_conceded, ClaimSay.from_concession, unauthorised.Say.used
            )
        case ClaimKind.CLAIM:
            return answered(facts)


def answered(facts: Claimed) -> Ruling:
    """Agreed, disputed at once, waived by all four, or regretted (68D, 69, 71)."""
    match facts.reply:
        case Reply.AGREED:
            return Ruling(Say.scored_as_agreed, Say.if_revoked)
        case Reply.DISPUTED:
            return Ruling(Say.play_is_over, HandOver("70", "claim_disputed"))
        case Reply.PLAY_ON:
            return Ruling(Say.claim_is_void)
        case Reply.AGREED_THEN_NOT | Reply.CONCEDED_THEN_NOT:
            return regretted(facts)


def regretted(facts: Claimed) -> Ruling:
    """Agreement is fixed when the round ends or the side calls again; then Law 69B or 71."""
    if facts.regrets_when is RegretsWhen.LATE:
        return Ruling(Say.claim_past_correction, correction_period.Say.correction_period)
    if facts.reply is Reply.CONCEDED_THEN_NOT:
        return Ruling(HandOver("71", "concession_regretted"))
    if facts.regrets_when is RegretsWhen.EARLY:
        return Ruling(Say.play_is_over, HandOver("70", "claim_disputed"))
    return Ruling(HandOver("69B", "agreement_withdrawn"))


def agreement_withdrawn(facts: AgreementWithdrawn) -> Ruling:
    """A trick already won, or likely to be won, goes back to the side that gave it away (69B)."""
    match facts.given_away:
        case GivenAway.WON:
            return Ruling(Say.trick_given_back)
        case GivenAway.PROBABLE:
            return Ruling(Say.trick_given_back.under("69B2"))
        case GivenAway.OTHER:
            return Ruling(Say.agreement_stands)


def concession_regretted(facts: ConcessionRegretted) -> Ruling:
    """A concession stands, but not of a trick already won or impossible to lose normally (71)."""
    match facts.conceded:
        case Conceded.WON:
            return Ruling(Say.trick_given_back.under("71A"))
        case Conceded.SAFE:
            return Ruling(Say.trick_given_back.under("71B"))
        case Conceded.OTHER:
            return Ruling(Say.concession_stands)


def claim_disputed(facts: DisputedClaim) -> Ruling:
    """As equitably as possible to both sides, but doubtful points go against the claimer (70A)."""
    facts.tell(*Say.hear, Say.doubt_against_claimer, Say.doubt_against_who_erred)
    return Ruling(decided(facts), Say.if_revoked)


def decided(facts: DisputedClaim) -> AnyStep:
    match facts.point:
        case Point.TRUMP:
            return Say.trump_wins_its_trick if facts.trump_forgotten else Say.claim_upheld
        case Point.LINE:
            return Say.worse_line_counts if facts.worse_line else Say.claim_upheld.under("70D1")
        case Point.WHICH_OPPONENT:
            return Say.claim_upheld.under("70E1") if facts.suit_known else Say.guess_fails
        case Point.PARTNERS_PLAY:
            return (
                Say.partners_choice_fails
                if facts.partner_can_err
                else Say.claim_upheld.under("70D2")
            )
        case Point.OTHER:
            return Say.point_decided_on_cards


SITUATION = Situation(
    claim,
    slug="krav-og-afkald",
    title="Krav eller afkald",
    phase=Phase.PLAY,
    intro="""
        Et krav stopper spillet.
        Er alle enige, er det afgjort; ellers afgør turneringslederen det, og tvivl går ud over
        den, der krævede.
        Et afkald står, undtagen hvis stikket var vundet eller umuligt at tabe.""",
    laws=("68", "69", "70", "71", "79C"),
    who=Who("claimer", "Hvem krævede eller opgav stik?"),
    parts=(
        Part(claim_disputed, "Et krav, der er uenighed om"),
        Part(agreement_withdrawn, "En side fortryder, at den var enig"),
        Part(concession_regretted, "En side fortryder sit afkald"),
    ),
    confuse=("revoke", "score_correction"),
    phrases=Phrases(
        does="""
            krævede opgav claimede claimer viste gav lagde kræver opgiver krav indrømmede
            viser krævet claimet samlede opgivet foreslog"""
    ),
    doubts=(
        Doubt("70A", rules=("claim_disputed",)).says("""
            Loven siger ikke, om et strafkort fra før kravet tæller med, når resten fordeles.
            Her gør det."""),
        Doubt("70A", rules=("claim_disputed",)).says("""
            Loven lader al tvivl gå ud over den, der krævede, også når kravet byggede på
            modpartens kulørsvigt eller forkerte forklaring.
            Her går den tvivl ud over dem, der fejlede, for ingen må vinde på sin egen fejl
            (§§ 12B1 og 64C1)."""),
        Doubt("68D2bii").says("""
            Spiller de videre efter kravet, siger loven ikke, om et strafkort fra før stadig
            ligger.
            Her gør det ikke, for § 50 gælder ikke længere."""),
        Doubt("68D2bii").says("""
            Loven siger ikke, om §§ 16 og 50 kun er sat ud af kraft for det, kravet viste, eller
            også for fejl, der sker bagefter.
            Her gælder de slet ikke mere i det spil, og et krav, der er bortfaldet, etablerer
            ingen kulørsvigt."""),
    ),
    encounters=beside(
        PLAY,
        *(
            Encounter(kind, How.DOUBT, "70A").says("""
                Loven siger ikke, om det tæller, når stikkene fordeles; her tæller det med.""")
            for kind in (
                Lasting.MAJOR_CARD,
                Lasting.MINOR_CARD,
                Lasting.LEAD_RIGHT,
                Lasting.BOUND_LEAD,
            )
        ),
        Encounter(Lasting.OPEN_REVOKE, How.FIRST, "63A3", settled="revoke").says("""
            Krævede eller opgav svigtens side stik, er svigten etableret."""),
        Encounter(Lasting.CLAIMED, How.FIRST, "69A").says("""
            Protesteres der i tide, afgøres det samme krav på ny her."""),
        Encounter(Lasting.VOID_CLAIM, How.APART, "68D2bii").says("""
            Det nye krav dømmes for sig; det første er bortfaldet."""),
        Encounter(Lasting.REVOKED, How.LAST, "64A", settled="revoke").says("""
            Fordel først de stik, kravet gælder; afgør så kulørsvigten, hvis det ikke er sket."""),
    ),
)
