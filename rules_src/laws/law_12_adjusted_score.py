"""Law 12: adjusted scores, which kind, to whom and how they are counted."""

from rules_src.laws.common import self_inflicted
from rules_src.laws.common.adjusted_score import (
    Contest,
    Fault,
    NoResult,
    Played,
    artificial_scores,
)
from rules_src.laws.common.adjusted_score import (
    Say as AdjustedScoreSay,
)
from rules_src.laws.common.encounters import AFTER
from rules_src.model import *


class Reason(Answer):
    WRONG_RULING = A("""
        der er dømt en forkert berigtigelse, som ikke kan gøres om
        = der er dømt en forkert berigtigelse, som ikke kan gøres om
        ~ jeg dømt/dømte/afgjorde/afgjort forkert; jeg gav forkert kendelse/svar/afgørelse; ^tl
          dømt/dømte/gav forkert; ^jeg kom dømme/give forkert""")
    NO_PLAY = A("""
        spillet kan ikke spilles eller gøres normalt færdigt
        = spillet kan ikke spilles eller gøres normalt færdigt
        ~ ^spil* kan/kunne ikke; kan/kunne ikke færdig; ^spil* ødelagt; syg* … spil*""")
    BOTH_SIDES = A("""
        begge sider har begået et lovbrud, som kan have skadet modparten
        = begge sider har begået et lovbrud, som kan have skadet modparten
        ~ ^begge sider/par ulovligt/forkert; ^begge par/sider/hold har/lavede/begik""")
    NO_RECTIFICATION = A("""
        loven har ingen berigtigelse for netop dette lovbrud
        = loven har ingen berigtigelse for netop dette lovbrud
        ~ ^ingen straf*/berigtigelse* i loven*""")
    INFRACTION = A("""
        et lovbrud kan have skadet {other_side}
        = et lovbrud kan have skadet {other_side}""")
    HARSH = A("""
        kun at lovens berigtigelse virker for hård eller for mild
        = lovens berigtigelse virker kun for hård eller for mild
        ~ ^straf*/bøde*/berigtigelse* for hård*/stor/mild*/streng*; ^for
          hård*/streng*/stor/mild* straf*/bøde*; ^straf*/berigtigelse*
          virker/uretfærdig*/urimelig*""")


class Outcome(Answer):
    ONE = "ét resultat er oplagt"
    SEVERAL = "flere resultater er rimelige"
    UNCLEAR = "mulighederne er for mange eller for uklare"


class WithoutBoth(Answer):
    NO_CHANGE = "omtrent det samme som ved bordet"
    EACH = "noget andet, og siderne skal have hver sit"
    SAME = "noget andet, eller det er uvist"


class Share(Answer):
    NO = A("""
        nej, eller kun ved en almindelig fejl
        = {other_side} er ikke selv skyld i skaden, eller kun ved en almindelig fejl""")
    ACTED_FIRST = "ja, de handlede uden at kende deres ret, før du blev kaldt"
    SERIOUS_ERROR = "ja, ved en særdeles alvorlig fejl uden forbindelse med lovbruddet"
    GAMBLE = "ja, ved en satsende handling"


class Probable(Played):
    outcome = Judgement(Outcome, "12C1b").asks("""
        Hvad ville der være sket uden fejlen?
        - Tag kun resultater med, der kunne nås lovligt. En melding, som ubeføjede oplysninger
          pegede på, tæller ikke (§ 12C1(c)).
        - Spørg nogle jævnbyrdige, hvad de ville melde eller spille. Fortæl ikke, hvad der
          skete.
        - Hvor endte de borde, der begyndte på samme måde?
        - Giv {other_side} fordel af tvivlen, når du vægter. Efter en forkert kendelse har
          begge sider den (§ 82C).
        + Giv det sandsynlige resultat frem for en kunstig score, når det er muligt
          (§ 12C1(a)).""")


class Adjustment(Probable):
    reason = Fact(
        Reason,
        "12A",
        overlaps=(
            Both(
                Reason.WRONG_RULING,
                Reason.NO_PLAY,
                Reason.BOTH_SIDES,
                Reason.NO_RECTIFICATION,
                Reason.INFRACTION,
            ),
        ),
    ).asks("""
        Hvorfor skal scoren måske justeres?
        + Spillerne kan bede om det inden for fristen i § 92B. Du kan også gøre det uopfordret.""")
    without_both = Judgement(
        WithoutBoth, "12B1", overlaps=(Both(WithoutBoth.EACH, WithoutBoth.SAME),)
    ).asks("""
        Hvad var der sket uden begge lovbrud?
        - Find det sandsynlige resultat, hvis ingen af de to lovbrud var sket. Det får normalt
          begge sider.
        - Hvert lovbrud har en fejlende side. Ingen af dem må beholde en fordel af sit eget.
        - Er resultatet usikkert, har ingen af siderne krav på tvivlen. Så kan deres vægte
          blive forskellige.""")
    damaged = Judgement(YesNo, "12B1").asks("""
        Er {other_side} skadet af lovbruddet?
        - Ved en forkert forklaring: Tænk den rigtige i stedet. Ingen har krav på at vide, at
          modparten misforstod hinanden.
        - Kom resultatet af lovbruddet? Uheld og egne misforståelser giver ingen justering,
          heller ikke når modparten er skyld i, at du blev kaldt.
        - Fik {other_side} et bedre resultat ved bordet? Så beholder de det.
        + Skade er et dårligere resultat, end {other_side} kunne vente helt uden lovbruddet.""")
    share = Judgement(
        Share, "12C1e", overlaps=(Both(Share.ACTED_FIRST, Share.SERIOUS_ERROR, Share.GAMBLE),)
    ).asks("""
        Er {other_side} selv skyld i noget af skaden?
        - Hvad gjorde de efter uregelmæssigheden? Kun det tæller.
        - En særdeles alvorlig fejl ligger langt under spillerens sædvanlige niveau.
        - En satsende handling er et forsøg i håb om en justeret score, hvis det går galt.
        - Brug § 11A, hvis de spillede videre uden at kende deres ret, og modparten fik fordel
          af det.
        + Det er sjældent. Næsten altid får begge sider samme score.""")


class Say(Steps):
    both_partners = Step("12C3", to=ME).says("""
        Giv begge spillere i et par parrets score.
        Giv ingen strafpoint til den af dem, der er uden skyld.""")
    own_average = Step("12C2c", to=ME).says("""
        Giv en uskyldig side dens egen procent, hvis den har over 60 % på sessionens andre
        spil.
        Giv en skyldig side dens egen procent, hvis den har under 40 %.""")
    own_average_if_higher = Step("12C2c", to=ME).says("""
        Giv en side dens egen procent, hvis den har over 60 % på sessionens andre spil.""")
    own_average_if_lower = Step("12C2c", to=ME).says("""
        Giv siden med direkte skyld dens egen procent, hvis den har under 40 % på sessionens
        andre spil.""")
    not_adjusted = Step("12B2").says("""
        Jeg justerer ikke scoren.
        Lovens berigtigelse gælder, også når den virker hård eller mild.
        = scoren justeres ikke""")
    score_stands = Step("12B1").says("""
        Scoren står ved magt, for {other_side} er ikke skadet.
        = scoren står ved magt""")
    without_both_score_stands = Step("12B1").says("""
        Scoren står ved magt, for ingen af de to lovbrud har ændret den.
        = scoren står, for ingen er skadet""")
    each_side_own_score = Step("12B1", authority=Authority.ADVICE, keyed=Keyed.ADJUSTED).says("""
        Jeg vægter resultaterne for hver side for sig.
        Ingen af dem får tvivlen eller en fordel af sit eget lovbrud.
        = hver side får sin egen score""")
    artificial_no_play = Step("12A2", keyed=Keyed.ARTIFICIAL).says("""
        Jeg giver en kunstig score.
        Spillet kan ikke spilles normalt.""")
    artificial_unclear = Step("12C1d", keyed=Keyed.ARTIFICIAL).says("""
        Jeg giver en kunstig score.
        Ingen kan sige, hvad der ville være sket.""")
    assign_result = Step("12C1b", keyed=Keyed.ADJUSTED).says("""
        Jeg ændrer scoren til det resultat, der var sandsynligt uden fejlen.
        = justeret score""")
    weigh_results = Step("12C1c", keyed=Keyed.ADJUSTED).says("""
        Jeg vægter de resultater, der lovligt kunne nås, efter hvor sandsynlige de var.
        Vægtene giver 100 % i alt.
        = vægtet score""")
    same_for_both = Step("12B1", keyed=Keyed.ADJUSTED).says("""
        Begge sider får samme resultat.
        = samme for begge sider""")
    own_fault = tuple(each.under(each.law, when=When.NOW) for each in self_inflicted.Say.own_fault)
    adjust_offenders_only = Step("11A", keyed=Keyed.ADJUSTED).says("""
        Kun {offending_side} får den justerede score.
        = kun til {offending_side}""")
    others_keep = Step("11A", to="other_side").says("""
        I beholder scoren fra bordet.""")
    one_frequency_table = Step("78A", to=ME).says("""
        Slå matchpoint op for hvert resultat i frekvenstabellen.
        Vægt matchpoint, ikke resultater, hvis der er flere.
        = én frekvenstabel""")
    two_frequency_tables = Step("78A", to=ME).says("""
        Lav to frekvenstabeller, én for N-S-parrene og én for Ø-V-parrene.
        Regn hvert par ud efter sin egen.
        = to frekvenstabeller""")
    count_each_team = Step("78D", to=ME).says("""
        Gør kampen op for hvert hold for sig.
        Holdenes KP behøver ikke give 20 tilsammen.
        = hvert hold separat""")
    in_a_match = HandOver("86B", "team_board")
    """The other table is looked at before an artificial score is given."""
    balanced = HandOver("78", "balanced_score")
    unbalanced = HandOver("78", "unbalanced_score")


def adjusted_score(facts: Adjustment) -> Ruling:
    """Redress damage with the score that was probable without the infraction (12A, 12B, 12C1)."""
    if facts.reason is Reason.HARSH:
        return Ruling(Say.not_adjusted)
    if facts.reason is Reason.NO_PLAY:
        return artificial(facts, Say.artificial_no_play)
    if facts.reason is Reason.WRONG_RULING:
        return Ruling(AdjustedScoreSay.both_non_offending, HandOver("82C", "wrong_ruling"))
    if facts.reason is Reason.BOTH_SIDES:
        return two_infractions(facts)
    if not facts.damaged:
        return Ruling(Say.score_stands)
    if facts.outcome is Outcome.UNCLEAR:
        return artificial(facts, Say.artificial_unclear)
    return assigned(facts).then(*shared(facts))


def two_infractions(facts: Adjustment) -> Ruling:
    """Both sides get what was probable without either, unless the doubt divides them (12B1)."""
    if facts.without_both is WithoutBoth.NO_CHANGE:
        return Ruling(Say.without_both_score_stands)
    if facts.without_both is WithoutBoth.EACH:
        return Ruling(Say.each_side_own_score, Say.unbalanced)
    if facts.outcome is Outcome.UNCLEAR:
        return artificial(facts, Say.artificial_unclear)
    return assigned(facts).then(Say.same_for_both, Say.balanced)


def artificial(facts: Probable, why: AnyStep) -> Ruling:
    """No score can be assigned (12A2, 12C1d); in a team match the other table is asked first."""
    if facts.contest is Contest.TEAMS:
        return Ruling(Say.in_a_match)
    return Ruling(why, HandOver("12C2", "artificial_score"))


def assigned(facts: Probable) -> Ruling:
    """One result, or several by their probabilities (12C1b, 12C1c)."""
    return Ruling(Say.assign_result if facts.outcome is Outcome.ONE else Say.weigh_results)


def shared(facts: Adjustment) -> Ruling:
    """Both sides get the score, unless the damaged side has itself to blame (12C1e, 11A)."""
    if facts.share is Share.NO:
        return Ruling(Say.same_for_both, Say.balanced)
    if facts.share is Share.ACTED_FIRST:
        return Ruling(Say.adjust_offenders_only, Say.others_keep, Say.unbalanced)
    return Ruling(*Say.own_fault, Say.unbalanced)


def wrong_ruling(facts: Probable) -> Ruling:
    """Nobody has offended, so doubt goes to each side, and their scores may differ (12A3, 82C)."""
    if facts.outcome is Outcome.UNCLEAR:
        return blameless(facts)
    counted = Say.balanced if facts.outcome is Outcome.ONE else Say.unbalanced
    return assigned(facts).then(counted)


def blameless(facts: Probable) -> Ruling:
    """Average plus to both, and nobody asks whose fault it was (12C2a, 82C)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(HandOver("86B", "blameless_board"))
    given = artificial_scores(Fault.NEITHER, "12C2a")
    return Ruling(
        Say.artificial_unclear, *given, Say.own_average_if_higher, AdjustedScoreSay.later_boards
    )


def balanced_score(facts: Played) -> Ruling:
    """Convert each result, then weigh; both sides of the table share the outcome (78)."""
    if facts.contest is Contest.TEAMS:
        return Ruling(AdjustedScoreSay.count_in_imps)
    return Ruling(Say.one_frequency_table, *individual(facts))


def unbalanced_score(facts: Played) -> Ruling:
    """The two sides have different scores, and each is counted by itself (78, 12C4)."""
    if facts.contest is not Contest.TEAMS:
        return Ruling(Say.two_frequency_tables, *individual(facts))
    return Ruling(
        AdjustedScoreSay.count_in_imps,
        AdjustedScoreSay.average_of_two if facts.knockout else Say.count_each_team,
    )


def individual(facts: Played) -> Ruling:
    """Both members of the offending side have the score, and only the culprit a penalty (12C3)."""
    return Ruling(Say.both_partners) if facts.contest is Contest.INDIVIDUAL else Ruling()


def artificial_score(facts: NoResult) -> Ruling:
    """Average minus, average or average plus, by whose fault there is no result (12C2).

    Per cent are for pairs and individuals; a team match counts in imps, by its own law (86B).
    """
    given = artificial_scores(facts.fault, "12C2a")
    if facts.contest is Contest.TEAMS:
        return Ruling(Say.in_a_match)
    if facts.fault in (Fault.ONE, Fault.ONE_PARTLY, Fault.UNEQUAL):
        given = given.then(*individual(facts))
    if facts.fault is Fault.UNEQUAL:
        given = given.then(Say.own_average_if_lower)
    elif facts.fault is not Fault.BOTH_PARTLY:
        given = given.then(Say.own_average)
    return given.then(AdjustedScoreSay.later_boards)


SITUATION = Situation(
    adjusted_score,
    slug="justeret-score",
    title="Justeret score",
    phase=Phase.AFTER,
    intro="""
        En justeret score retter op på den skade, et lovbrud har voldt.
        Næsten altid får begge sider den samme score: det resultat, der ville være nået uden
        lovbruddet, vægtet, hvis flere var rimelige.
        Kun hvis der intet er at gå ud fra, gives der en kunstig score.""",
    laws=("12", "11A", "82C"),
    who=Who("offender", "Hvem begik lovbruddet?"),
    parts=(
        Part(wrong_ruling, "Turneringslederen har dømt forkert"),
        Part(balanced_score, "Samme score til begge sider: sådan regnes den"),
        Part(unbalanced_score, "Hver side sin score: sådan regnes de"),
        Part(artificial_score, "Kunstig score i par og individuelt"),
    ),
    confuse=("team_board",),
    doubts=(
        Doubt("12B1").says("""
        Loven siger ikke, hvordan to lovbrud, ét på hver side, regnes sammen.
        Her gælder det sandsynlige resultat uden dem begge.
        Er det usikkert, får ingen af siderne tvivlen til gode, og scorerne kan blive
        forskellige."""),
    ),
    encounters=beside(
        AFTER,
        Encounter(Lasting.MAJOR_CARD, How.FIRST, "50E4", settled="penalty_card").says("""
            Kunne resultatet være et andet uden det viste kort, er det grund til justering."""),
        Encounter(Lasting.MINOR_CARD, How.FIRST, "50E4", settled="penalty_card").says("""
            Også det lille strafkort: Hjalp det modspillerne, er det grund til justering."""),
        Encounter(Lasting.INFORMATION, How.FIRST, "16B3", settled="unauthorised_information").says(
            """
                Blev oplysningen brugt, og gav det fordel, er det i sig selv grund til
                justering."""
        ),
        Encounter(Lasting.WITHDRAWN, How.FIRST, "16C3", settled="withdrawn_action").says("""
            Brugte den fejlende side det annullerede, og gav det skade, justeres scoren."""),
        Encounter(Lasting.REVOKED, How.FIRST, "64C1", settled="revoke").says("""
            Overfør stikkene først; dækker de ikke skaden, justeres scoren i stedet."""),
        Encounter(Lasting.LATER, How.FIRST, "12B1").says("""
            Alt, der ventede, tages med, og det sandsynlige resultat er uden nogen af fejlene."""),
    ),
)
