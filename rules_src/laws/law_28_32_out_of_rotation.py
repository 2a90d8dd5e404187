"""Laws 28-32: a call out of rotation."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from rules_src.bridge.calls import PASS, Bid
from rules_src.laws.common import found_late, rectification, replacement, withdrawn_call
from rules_src.laws.common.encounters import AUCTION
from rules_src.laws.common.found_late import Discovery, Found
from rules_src.laws.common.replacement import MustPass, Replacement, accepted_seen
from rules_src.model import *

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Turn(Answer):
    RHO = A("""
        {rho}
        ~ ^i mth tur; ^var mth tur/skulle; ^førend mth; ^mth der/som skulle; ^inden mth""")
    PARTNER = A("""
        {partner}
        ~ ^makkers tur; ^makker havde tur; ^makker skulle melde/åbne/starte/begynde; ^makker der/som
          skulle; ^førend makker; ^i makkers sted/tur; ^makker stod""")
    LHO_FIRST = "{lho}, og {offender} havde ikke meldt før"
    LHO_AGAIN = "{lho}, og {offender} havde meldt før"


class Call(Answer):
    BID = A("""
        bud
        =
        ~ ^bød/åbnede utur; ^lukkede op; ^åbning utur; ^meldte/bød/lagde BUD i tur; ^DEN
          meldte/bød/lagde/sagde BUD … tur/utur; ^åbnede* … tur/skulle/giver; ^DEN
          bød/åbnede/åbner/byder/åbnet/budt; ^DEN
          lagde/sagde/meldte/melder/startede/begyndte/sprang/smed/lukkede BUD/op;
          ^åbnede/åbner/bød/byder … utur/tur/giver; ^jeg bød/åbnede; ^åbn* MELDING""")
    TOO_LOW = A("""
        utilstrækkeligt bud
        =
        ~ utur … for lavt; for lavt … utur; utur FORLAVT""")
    THIRD_PASS = A("""
        pas, som én af tre pas i træk
        = {offender} havde passet som én af tre pas i træk efter en anden melding""")
    PASS = A("""
        pas
        = {offender} havde passet
        ~ ^passede*/passet* utur; ^passede* i tur; ^DEN passede* … var tur; ^sagde/lagde/meldte/smed
          pas førend; ^DEN passer … giver; ^DEN passede/passer/passet; ^DEN
          lagde/sagde/meldte/melder/smed pas; ^passede/passer … utur/tur/giver;
          ^sige/sagde/lagde/meldte pas … utur/tur/giver; ^kom til at passe; ^han/hun/jeg passede""")
    DOUBLE = A("""
        dobling eller redobling
        =
        ~ ^dobl*/dobbl*/d/kontrerede utur; ^dobl*/d i tur; ^DEN dobl*/dobbl*/d/kontrerede …
          utur/tur; ^DEN dobl*/d … var tur; ^DEN doblede/dobler/d/kontrerede/doblet;
          ^doblede/d/dobler/kontrerede … utur/tur/ikke;
          ^jeg/han/hun doblede/doplede/dobler""")
    ARTIFICIAL_PASS = A("kunstig pas, eller til {partner's} kunstige melding", told="")
    INADMISSIBLE = "utilladelig dobling, redobling eller bud over syv"


class Since(Answer):
    NOTHING = A("""
        nej
        ~ INTETSIDEN; ^der ikke meldt""")
    LHO = A("""
        ja, {lho}
        = {lho} har meldt efter meldingen uden for tur
        ~ utur … ^mtv passede/doblede/bød; … ^mtv passede/doblede/bød/meldte; ^mtv har
          meldt/passet/budt/doblet""")
    RHO = A("ja, {rho}", told="{rho} har meldt efter meldingen uden for tur")
    PARTNER = A("""
        ja, {partner}
        = {partner} har meldt efter meldingen uden for tur
        ~ … ^makker passede/doblede/bød/meldte/svarede""")
    OFFENDER = A("""
        {offender} har selv taget meldingen tilbage eller ændret den
        ~ ^tog/trak det/den/melding*/bud*/pas* tilbage; ^taget/tog op igen""")


def turn_seen(table: Table) -> Collection[Turn] | None:
    """A table does not show a duty to pass (Law 28A); a case about one leaves its auction out."""
    irregularity = table.irregularity
    if irregularity is None or not irregularity.out_of_turn:
        return None
    offender, due = irregularity.offender, irregularity.due
    if due is offender.rho:
        return {Turn.RHO}
    if due is offender.partner:
        return {Turn.PARTNER}
    before = irregularity.offender_had_called_before
    return {Turn.LHO_AGAIN if before else Turn.LHO_FIRST}


def call_seen(table: Table) -> Collection[Call] | None:
    """A pass may be artificial as soon as partner has bid or doubled; the case then says."""
    irregularity = table.irregularity
    if irregularity is None:
        return None
    if irregularity.missed_turn:
        return {Call.THIRD_PASS}
    if isinstance(irregularity.call, Bid):
        return {Call.BID if irregularity.sufficient else Call.TOO_LOW}
    if irregularity.call is not PASS:
        return {Call.INADMISSIBLE if irregularity.inadmissible else Call.DOUBLE}
    partner = irregularity.offender.partner
    acted = any(seat is partner and call is not PASS for seat, call in irregularity.before)
    return {Call.PASS, Call.ARTIFICIAL_PASS} if acted else {Call.PASS}


def since_seen(table: Table) -> Collection[Since] | None:
    """Whether the player whose turn it was called before the director came cannot be seen."""
    irregularity = table.irregularity
    if irregularity is None or irregularity.accepted_at_table:
        return None
    role = {
        irregularity.offender: Since.OFFENDER,
        irregularity.offender.lho: Since.LHO,
        irregularity.offender.partner: Since.PARTNER,
        irregularity.offender.rho: Since.RHO,
    }
    if irregularity.over:
        return {role[irregularity.over[0].seat]}
    if irregularity.due is irregularity.offender.partner or not irregularity.legal:
        return {Since.NOTHING}
    return {Since.NOTHING, role[irregularity.due]}


class OutOfRotation(Facts):
    turn = Fact(
        Turn,
        "29A",
        seen=turn_seen,
        by_seat={
            "rho": (Turn.RHO,),
            "partner": (Turn.PARTNER,),
            "lho": (Turn.LHO_FIRST, Turn.LHO_AGAIN),
        },
    ).asks("""
        Hvis tur var det?
        + Meldte {offender} igen, før {lho} havde meldt, er det en ændring af melding (§ 25).""")
    rho_must_pass = Fact(
        YesNo,
        "28A",
        assume=YesNo.NO,
        stands={
            Effect(Lasting.PASSES_ONCE, "rho"): YesNo.YES,
            Effect(Lasting.PASSES_REST, "rho"): YesNo.YES,
        },
    ).asks("""
        Havde {rho} pligt til at passe?""")
    call = Fact(
        Call,
        "29B",
        seen=call_seen,
        hidden=((Call.PASS, Call.ARTIFICIAL_PASS),),
        overlaps=(
            Both(Call.THIRD_PASS, Call.PASS),
            Both(Call.THIRD_PASS, Call.ARTIFICIAL_PASS),
        ),
    ).asks("""
        Hvad meldte {offender}?
        + En kunstig pas behandles som et bud (§ 30C).""")
    must_pass = MustPass.must_pass


class Meant(Answer):
    OVER = A("""
        som en melding efter {offender's}
        = {lho} mente sin melding som en melding efter {offender's}""")
    FIRST = A("""
        som sin egen melding i egen tur
        = {lho} mente sin melding som sin egen melding i egen tur""")


class Acceptance(OutOfRotation, Discovery):
    since = Fact(
        Since,
        "29A",
        seen=since_seen,
        overlaps=(Both(Since.LHO, Since.RHO, Since.PARTNER, Since.OFFENDER, wording="hvem først"),),
        hidden=(
            (Since.NOTHING, Since.LHO),
            (Since.NOTHING, Since.RHO),
            (Since.NOTHING, Since.OFFENDER),
        ),
    ).asks("""
        Har nogen meldt siden, og hvem først?""")
    meant = Fact(Meant, "28B").asks("""
        Hvordan mente {lho} sin melding?
        + Spørg {lho}, som måske ikke havde set {offender's} melding.""")
    accepted = Option(YesNo, "29A", chooses="lho", seen=accepted_seen).asks("""
        Accepterer {lho} meldingen?
        + {Lho} accepterer ved at melde, også pas, og uden hjælp fra {rho} (§ 16B1(a)). Ellers
          annulleres meldingen. I {rho's} tur skal en naturlig pas gentages, og andre meldinger,
          hvis {rho} passer. Ellers skal {partner} passe én gang, og udspillet kan begrænses,
          medmindre den nye melding er tilsvarende. {Lho} må spørge {partner} om de nye meldinger
          (§ 20F1), men får ikke at vide, hvad {offender} mente.
        ja ~ mtv/modpart/PLADS/vi accepterer; accepterede/accepterer det/den/melding*/bud*/pas*;
          mtv/modpart/PLADS/vi/han/hun/de accepterede; siger/sagde ok
        nej ~ ikke accepter*/godtage/godkende; vil/ville ikke
          accepter*/godtage/godkende/godta/have; ikke godtag*/godkendt*/accepter*; vil/ville
          ikke være med""")


class RhoDid(Answer):
    PASSED = A("""
        pas
        ~ ikke accepter*/godtage … ^mth passede""")
    ACTED = A("""
        bud, dobling eller redobling
        = {rho} bød, doblede eller redoblede i sin tur
        ~ ikke accepter*/godtage/godkende … ^mth bød/meldte/doblede""")
    NOT_YET = A("intet endnu", told="{rho} har endnu ikke meldt i sin tur")


def rho_did_seen(table: Table) -> Collection[RhoDid] | None:
    call = table.irregularity.rho_call if table.irregularity else None
    if call is None:
        return None
    return {RhoDid.PASSED if call is PASS else RhoDid.ACTED}


class NotAccepted(OutOfRotation, Replacement):
    rho_did = Fact(
        RhoDid,
        "29B",
        seen=rho_did_seen,
        reached={RhoDid.PASSED: When.OFFENDER_TURN, RhoDid.ACTED: When.OFFENDER_TURN},
    ).asks("""
        Hvad meldte {rho}?
        + Er {rho's} melding ulovlig, rettes den først efter sin egen paragraf.""")
    no_turn_came = Fact(YesNo, "26B", assume=YesNo.NO).asks("""
        Sluttede meldingerne, før {offender} fik sin tur igen?
        + Det sker, når {partner} passer, og det er den tredje pas i træk.
        ja = meldingerne sluttede, før {offender} fik sin tur igen""")


class Sections(NamedTuple):
    """Where each law says the same of a call at partner's or left-hand opponent's turn."""

    partner_free: str
    offender_free: str
    comparable: str
    other: str


class Say(Steps):
    in_rotation = Step("28A", ends=(Effect(Lasting.PASSES_ONCE, "rho"),)).says("""
        Den pligtige pas regnes for afgivet, så meldingen er i tur.
        Meldeforløbet går videre.
        = meldingen er i tur""")
    change_of_call = Step("25", to=ME).says("""
        Behandl det som et forsøg på at ændre {offender's} seneste melding.""")
    never_accepted = Step("35", to=ME).says("""
        Behandl den som en utilladelig melding.
        Den kan aldrig accepteres.
        = utilladelig melding kan aldrig accepteres""")
    call_stands = Step("29A").says("""
        {Offender's} melding uden for tur gælder.
        Meldingerne efter den gælder også, hvis de selv er lovlige.
        = {offender's} melding gælder""")
    it_lapses = "{offender's} melding bortfalder"
    call_lapses = Step("28B", leaves=CANCELLED).says("""
        {Offender's} melding bortfalder uden berigtigelse.
        Meldingen i tur gælder.
        = {offender's} melding bortfalder""")
    may_use_if_repeated = Step(
        "28B", to="partner", when=When.OFFENDER_TURN, authority=Authority.COMMENTARY
    ).says("""
        Afgiver {offender} senere lovligt den samme melding, må du gerne bruge den.""")
    lapsed = Ruling(
        call_lapses,
        rectification.Say.no_lead_restriction.under("28B"),
        *withdrawn_call.Say.told,
        may_use_if_repeated,
        withdrawn_call.Say.used,
        verdict=it_lapses,
    )
    call_cancelled = Step(
        "29B", settled_by=("comparable", "repeat_call"), leaves=(UNREPLACED,)
    ).says("""
        Jeg annullerer {offender's} melding.
        Meldeforløbet går tilbage til {due}.""")
    later_call_cancelled = Step("29B", authority=Authority.ADVICE).says("""
        Den senere melding var også uden for tur.
        Jeg annullerer den og meldingerne efter den.
        = den senere melding annulleres""")
    partners_call_withdrawn = Step(
        "29A",
        to="partner",
        authority=Authority.ADVICE,
        leaves=(Effect(Lasting.WITHDRAWN, "partner"),),
    ).says("""
        Tag din melding tilbage.
        = {partner's} melding tages tilbage""")
    calls_after_it_withdrawn = Step("29B", authority=Authority.ADVICE).says("""
        Også meldinger efter {partner's} går tilbage.
        {Offending_side} må ikke bruge dem.""")
    first_call_counts = Step("9C").says("""
        {Offender's} rettelse ændrer ikke, hvad {left} kan vælge.""")
    of_a_bid = Sections("31B1", "31B2", "31B2", "31B2")
    """An artificial pass, or a pass of partner's artificial call, is treated as a bid (30C)."""
    sections = {
        Call.PASS: Sections("30B1a", "30B1b", "30B1bi", "30B1bii"),
        Call.DOUBLE: Sections("32B1", "32B2", "32B2", "32B2"),
    }
    rho_calls_first = Step(
        "31A", to="offender", settled_by=("repeat_call", "comparable", "called_again")
    ).says("""
        Passer {right}, skal du gentage din melding.
        Ellers må du melde frit.
        Er den ikke tilsvarende, passer din makker én gang, og hans udspil kan begrænses.""")
    offender_free = Step(
        "30B1b",
        to="offender",
        when=When.OFFENDER_TURN,
        settled_by=rectification.Say.partner_free.settled_by,
    ).says("""
        Du må melde frit.
        Er meldingen ikke tilsvarende, passer din makker én gang, og hans udspil kan begrænses.""")
    withdrawn_call_never_replaced = Step("26B", to=ME, authority=Authority.ADVICE).says("""
        {Offender} fik ingen ny tur, så meldingen er ikke erstattet af en tilsvarende.""")
    repeat_call = Step("31A1", to="offender", when=When.OFFENDER_TURN).says("""
        Gentag din melding.
        = {offender} gentager meldingen""")
    no_rectification = rectification.Say.no_rectification.under("30A", when=When.OFFENDER_TURN)
    still_unauthorised = Information("16C2", Status.UNAUTHORISED, when=When.OFFENDER_TURN)
    authorised = Information("23B", Status.AUTHORISED, when=When.OFFENDER_TURN)
    repeated_authorised = Information(
        "16A1a", Status.AUTHORISED, About.REPEATED, when=When.OFFENDER_TURN
    )
    """A legal call in turn, which tells what the withdrawn one told; a forced pass does not."""
    repeats_too_low = "{offender} gentager meldingen; buddet er utilstrækkeligt"
    """The verdict where the repeated call is a new irregularity."""
    rho_to_call = "meldingen annulleres; {rho} melder først"
    offender_to_call = "meldingen annulleres; {offender} melder frit i sin tur"
    turn_goes_back = "meldingen annulleres; turen går tilbage til {due}"
    """The verdicts where the call that decides has not been made yet."""


MAY_IT_STAND = HandOver("29", "may_it_stand")


def call_out_of_rotation(facts: OutOfRotation) -> Ruling:
    """A call out of rotation stands if left-hand opponent calls over it, else it is cancelled."""
    if facts.turn is Turn.LHO_AGAIN:
        return Ruling(Say.change_of_call, HandOver("25", "change_of_call"))
    if facts.turn is Turn.RHO and facts.rho_must_pass:
        return Ruling(Say.in_rotation)
    if facts.call is Call.INADMISSIBLE:
        return Ruling(
            Say.never_accepted, NewIrregularity("35", "inadmissible_call", offender="offender")
        )
    if facts.call is Call.THIRD_PASS:
        return Ruling(HandOver("17D3", "lost_turn"))
    if facts.call in (Call.PASS, Call.ARTIFICIAL_PASS):
        return Ruling(MAY_IT_STAND)
    if facts.must_pass:
        return replacement.Say.barred
    return Ruling(MAY_IT_STAND)


def may_it_stand(facts: Acceptance) -> Ruling:
    """Left-hand opponent may call over it, the player whose turn it was may ignore it (28B, 29)."""
    if facts.since is Since.LHO:
        return called_by_lho(facts)
    if facts.since is Since.RHO and facts.turn is Turn.RHO:
        return Say.lapsed
    if facts.since is not Since.NOTHING and facts.found is not Found.IN_TIME:
        return found_late.too_late(facts.found)
    partners_goes = facts.since is Since.PARTNER and facts.turn is Turn.PARTNER
    if partners_goes:
        facts.tell(
            Say.partners_call_withdrawn,
            Say.calls_after_it_withdrawn,
            *withdrawn_call.Say.partners,
        )
    elif facts.since in (Since.PARTNER, Since.RHO):
        facts.tell(Say.later_call_cancelled, NewIrregularity("29B", "call_out_of_rotation"))
    elif facts.since is Since.OFFENDER:
        facts.explain(Say.first_call_counts)
    if facts.accepted:
        told = (withdrawn_call.Say.used,) if partners_goes else ()
        return Ruling(Say.call_stands, *told)
    on = "call_at_rhos_turn" if facts.turn is Turn.RHO else "call_not_accepted"
    return Ruling(Say.call_cancelled, HandOver("29B", on))


def called_by_lho(facts: Acceptance) -> Ruling:
    """A call over it accepts; but it may have been his own turn, and meant so (28B)."""
    if facts.turn is Turn.LHO_FIRST and facts.meant is Meant.FIRST:
        return Say.lapsed
    return Ruling(Say.call_stands, replacement.Say.next_player_waits)


def call_not_accepted(facts: NotAccepted) -> Ruling:
    """At partner's turn, or left-hand opponent's, all turns on the new call (30B, 31B, 32B)."""
    if facts.must_pass:
        return PASSED_AGAIN
    section = Say.sections.get(facts.call, Say.of_a_bid)
    facts.tell(
        rectification.Say.partner_free.under(section.partner_free),
        Say.offender_free.under(section.offender_free),
    )
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        if facts.call is not Call.PASS and facts.no_turn_came:  # partner's pass ended the auction
            unauthorised, *on = withdrawn_call.Say.withdrawn
            return Ruling(unauthorised, Say.withdrawn_call_never_replaced, *on)
        return Ruling(
            *withdrawn_call.Say.told,
            replacement.Say.rule_when_called,
            verdict=Say.turn_goes_back,
        )
    facts.explain(withdrawn_call.Say.unauthorised)
    return new_call(facts, section.comparable, section.other)


PASSED_AGAIN = Ruling(
    rectification.Say.partner_free.under("30B1a"),
    ForcedPass("37", "offender", when=When.OFFENDER_TURN),
    Say.no_rectification.under("30B1bi"),
    Say.authorised,
    withdrawn_call.Say.assisted,
)
"""Who must pass, passes for a pass, which has the same meaning (23A1)."""


def call_at_rhos_turn(facts: NotAccepted) -> Ruling:
    """A pass is passed again; any other call is repeated if right-hand opponent passes.

    Laws 23C and 26A do not name 30A, so the cancelled pass stays unauthorised (16C2).
    """
    if facts.call is Call.PASS or facts.must_pass:
        return Ruling(
            ForcedPass("30A", "offender", when=When.OFFENDER_TURN),
            Say.no_rectification,
            Say.still_unauthorised,
            withdrawn_call.Say.free_for_others,
            withdrawn_call.Say.used,
            withdrawn_call.Say.foreseen,
        )
    section = "32A" if facts.call is Call.DOUBLE else "31A"
    facts.tell(Say.rho_calls_first.under(section))
    if facts.rho_did is RhoDid.NOT_YET:
        return Ruling(verdict=Say.rho_to_call)
    if facts.rho_did is RhoDid.PASSED:
        return repeated(facts, section + "1")
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        return Ruling(
            Say.offender_free.under(section + "2"),
            replacement.Say.rule_when_called,
            verdict=Say.offender_to_call,
        )
    facts.explain(Say.offender_free.under(section + "2"))
    return new_call(facts, section + "2a", section + "2b")


def repeated(facts: NotAccepted, section: str) -> Ruling:
    """The repeated call is free if it is legal; an insufficient bid is now one in turn (27A2)."""
    repeat = Say.repeat_call.under(section)
    if facts.call is Call.TOO_LOW:
        again = NewIrregularity(
            "27A2",
            "insufficient_bid",
            when=When.OFFENDER_TURN,
            knows="out_of_turn=no",
            offender="offender",
        )
        return Ruling(repeat, again, verdict=Say.repeats_too_low)
    return Ruling(repeat, Say.no_rectification.under(section), Say.repeated_authorised)


def new_call(facts: NotAccepted, comparable: str, other: str) -> Ruling:
    """A comparable call costs nothing; after any other partner must pass once."""
    if facts.comparable:
        free = Say.no_rectification.under(comparable)
        had_turn = () if facts.turn is Turn.RHO else (withdrawn_call.Say.used,)
        return Ruling(free, Say.authorised, withdrawn_call.Say.assisted, *had_turn)
    return Ruling(
        Say.still_unauthorised,
        withdrawn_call.Say.free_for_others,
        ForcedPass(other, when=When.PARTNER_TURN),
        withdrawn_call.Say.may_forbid,
        withdrawn_call.Say.used,
        withdrawn_call.Say.foreseen,
        withdrawn_call.Say.at_partners_lead,
    )


def barred_call_is_out_of_turn(facts: OutOfRotation) -> Ruling:
    """A call out of rotation follows Laws 28 to 32, whoever makes it."""
    ruling = call_out_of_rotation(facts)
    return Ruling(MAY_IT_STAND) if ruling == replacement.Say.barred else ruling


def repeated_pass_is_comparable(facts: NotAccepted) -> Ruling:
    """A pass for the same pass has the same meaning (23A1), so 23C follows."""
    if facts.call is not Call.PASS:
        return call_at_rhos_turn(facts)
    return Ruling(
        ForcedPass("30A", "offender", when=When.OFFENDER_TURN),
        Say.no_rectification,
        Say.authorised,
        withdrawn_call.Say.assisted,
    )


SITUATION = Situation(
    call_out_of_rotation,
    slug="melding-uden-for-tur",
    title="Melding uden for tur",
    phase=Phase.AUCTION,
    intro="""
        Modstanderen til venstre for den fejlende kan acceptere meldingen, med ord eller ved at
        melde, også pas.
        Ellers annulleres den, og så afhænger det af, hvis tur det var, og af hvad den fejlende
        melder, når turen kommer til ham.
        En tvungen pas varer kun én melderunde.""",
    laws=("28", "29", "30", "31", "32"),
    who=Who("offender", "Hvem meldte uden for tur?"),
    parts=(
        Part(may_it_stand, "Kan meldingen stå?"),
        Part(
            call_not_accepted,
            "Ikke accepteret: MTH havde ikke tur",
            known="meldingen i en anden spillers tur end {rho's} blev ikke accepteret",
        ),
        Part(
            call_at_rhos_turn,
            "Ikke accepteret: MTH havde tur",
            known="meldingen i {rho's} tur blev ikke accepteret",
        ),
    ),
    confuse=("change_of_call", "auction_gone_wrong"),
    phrases=Phrases(
        does="""
            passede meldte bød åbnede doblede d dobled kontrerede sprang startede lagde
            melding bud lukkede passer byder melder dobler doblet budt passet meldt dobblede
            dbl tog begyndte ventede snuppede smed åbner åbnet""",
        turns={OutOfRotation.turn: {"rho": Turn.RHO, "partner": Turn.PARTNER}},
    ),
    doubts=(
        Doubt(
            "37",
            rules=("call_out_of_rotation", "call_by_barred_player"),
            readings=(
                OtherReading(
                    "§§ 28–32 gælder enhver melding uden for tur",
                    "call_out_of_rotation",
                    barred_call_is_out_of_turn,
                ),
            ),
        ).says("""
            Loven siger ikke, om et bud uden for tur fra en spiller, der skulle passe, følger
            § 31 eller § 37.
            Her går § 37 forud, for det er en utilladelig melding (§ 35B)."""),
        Doubt("29", rules=("may_it_stand",)).says("""
            Loven siger ikke, hvad der sker med en melding, som en anden spiller når at afgive,
            før {lho} har valgt.
            Her mister {lho} ikke sit valg."""),
        Doubt("29A", rules=("may_it_stand",)).says("""
            Loven siger ikke, at {partner} skal tage en melding i egen tur tilbage, når {lho}
            endnu kan acceptere meldingen uden for tur.
            Her tages den tilbage sammen med meldingerne efter den, og {offending_side} må
            ikke bruge dem."""),
        Doubt("28B", rules=("may_it_stand",)).says("""
            Loven siger ikke, hvad der sker med {rho's} dobling af den.
            Her gælder doblingen det sidste bud, der står, og er ellers utilladelig (§ 35)."""),
        Doubt("25B1", rules=("may_it_stand",)).says("""
            Loven siger ikke, om {lho} kan vælge den nye melding, når den fejlende selv har
            lavet en melding uden for tur om.
            Her kan han, efter § 25B1, og ellers dømmes der efter den første melding."""),
        Doubt("26B", rules=("call_not_accepted", "lead_restrictions")).says("""
            Loven nævner ikke en melding, som {offender} aldrig får tur til at erstatte.
            Her kan udspillet begrænses."""),
        Doubt("31A1", rules=("call_at_rhos_turn",)).says("""
            Loven siger ikke, hvad der følger, når meldingen ikke gentages, og {lho} melder
            videre.
            Bliv ved bordet, til den er gentaget."""),
        Doubt("12A1", rules=("may_it_stand", "insufficient_bid", "changed_call")).says("""
            Loven siger ikke, hvad der følger, når fejlen først opdages under eller efter
            spillet, og {lho} ikke meldte efter den.
            Her står meldingerne, og en skade rettes med scoren."""),
        Doubt(
            "30A",
            rules=("call_not_accepted",),
            readings=(
                OtherReading(
                    "den samme pas er en tilsvarende melding",
                    "call_at_rhos_turn",
                    repeated_pass_is_comparable,
                ),
            ),
        ).says("""
            Hverken § 23C eller § 26A nævner § 30A.
            Her er den annullerede pas derfor ubeføjet, selv om den gentages.
            Nogle behandler den som en tilsvarende melding: Så må {partner} bruge den, og
            scoren justeres efter § 23C, hvis den hjalp."""),
    ),
    encounters=beside(
        AUCTION,
        Encounter(Lasting.PASSES_ONCE, How.READS, "28A").says("""
            Skulle spilleren til højre passe, gælder meldingen som i tur; den fejlendes egen
            pligt går forud (§ 37)."""),
        Encounter(Lasting.PASSES_REST, How.READS, "28A").says("""
            Skulle spilleren til højre passe, gælder meldingen som i tur; den fejlendes egen
            pligt går forud (§ 37)."""),
    ),
)
