"""Law 27: an insufficient bid is accepted, or replaced by a call that decides what follows."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.bridge.calls import PASS, Bid, Call
from rules_src.laws.common import found_late, rectification, replacement, withdrawn_call
from rules_src.laws.common.encounters import AUCTION
from rules_src.laws.common.found_late import Discovery, Found
from rules_src.laws.common.replacement import MustPass, Replacement, accepted_seen
from rules_src.model import *

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


class Happened(Answer):
    NOTHING = A("""
        intet endnu
        = {lho} har ikke meldt, og buddet er ikke rettet
        ~ INTETSIDEN; mtv ikke meldt/sagt""")
    LHO = A("""
        {lho} har meldt over buddet, også pas
        ~ … mtv doblede; … mtv passede/meldte/bød; ^mtv har meldt/passet/budt/doblet; … ^mtv
          sagde/lagde pas/d/BUD; … modpart passede/doblede/meldte/bød; … ^efter PLADS/mtv havde
          meldt/passet""")
    REPLACED = A("""
        {offender} har selv rettet buddet, før {lho} meldte
        ~ rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til/selv/straks;
          ^rettede*/ændrede*/skiftede* førend mtv/makker/nogen meldte/passede/sagde/bød;
          ^rettede*/ændrede*/skiftede* førend nogen; ^lavet/lavede om selv/til; opdag* for lavt …
          sagde BUD; ^gjorde/gør/gjort det/den til BUD; ^lavede/laver det/den om; ^tog/trak
          det/den/bud* tilbage; ^rettede/ændrede/skiftede/rettet/ændret/skiftet det/den/BUD/bud*
          til; ^rettede/retter sig; ^nåede rette/ændre; ^skyndte lave til; ^lave/lavede/lavet
          det/den til BUD""")


class NewCall(Answer):
    BID = A("""
        et tilstrækkeligt bud
        =
        ~ ^rettede*/rettet*/retter*/ændrede*/ændret*/skiftede* til BUD; ^gjorde/gør/gjort til BUD;
          ^ændret/rettet/skiftet til BUD; ^lave/lavede/lavet det/den til BUD""")
    PASS = A("""
        pas
        = {offender} passer i stedet
        ~ ^vælger/valgte pas; ^ændrede*/ændret*/rettede*/rettet*/skiftede* til pas; ^trak/tog
          tilbage … ^passede/pas/passer; trak/tog tilbage … passede; ^passer/passede nu/så;
          ^passer/passede i stedet""")
    DOUBLE = A("""
        dobling eller redobling
        ~ ^vil/vælger/valgte d; ^ændrede*/ændret*/rettede*/rettet*/skiftede* til d; ^nu d; ^d nu""")
    INSUFFICIENT = "igen et utilstrækkeligt bud"
    NOT_YET = A("intet endnu", told="{offender} har endnu ikke meldt noget i stedet")


def happened_seen(table: Table) -> Collection[Happened] | None:
    """A withdrawn bid was not called over; who saw it first is not seen."""
    irregularity = table.irregularity
    if irregularity is None or irregularity.sufficient is not False:
        return None
    if not irregularity.withdrawn:
        return {Happened.NOTHING, Happened.LHO, Happened.REPLACED}
    return {Happened.NOTHING, Happened.REPLACED}


def out_of_turn_seen(table: Table) -> Collection[YesNo] | None:
    irregularity = table.irregularity
    if irregularity is None or irregularity.sufficient is not False:
        return None
    return {YesNo.YES if irregularity.out_of_turn else YesNo.NO}


def substitutes(table: Table) -> list[Call]:
    """What was tried in place of an insufficient bid in turn; the last of it stood."""
    irregularity = table.irregularity
    if irregularity is None or irregularity.sufficient is not False or table.line is None:
        return []
    tried = [bracket.calls[0] for bracket in table.line.withdrawn_at(len(irregularity.before))]
    if irregularity.out_of_turn or irregularity.made not in tried or not irregularity.legal:
        return []
    later = tried[tried.index(irregularity.made) + 1 :]
    return [made.call for made in (*later, irregularity.legal[0])]


def new_call_seen(table: Table) -> Collection[NewCall] | None:
    irregularity, calls = table.irregularity, substitutes(table)
    if irregularity is None or not calls:
        return None
    if calls[0] is PASS:
        return {NewCall.PASS}
    if not isinstance(calls[0], Bid):
        return {NewCall.DOUBLE}
    bids = [call for _, call in irregularity.before if isinstance(call, Bid)]
    return {NewCall.INSUFFICIENT if calls[0] <= bids[-1] else NewCall.BID}


def second_bid_seen(table: Table) -> Collection[YesNo] | None:
    """A second insufficient bid was accepted if nothing replaced it."""
    if new_call_seen(table) != {NewCall.INSUFFICIENT}:
        return None
    return {YesNo.YES if len(substitutes(table)) == 1 else YesNo.NO}


class InsufficientBid(Discovery):
    slip = Fact(YesNo, "25A1", assume=YesNo.NO).asks("""
        Siger {offender}, at det var et fejlgreb?
        + Et fejlgreb må rettes, til {partner} har meldt, også når {lho} har (§ 25A6).
        ja = {offender} siger, at det var et fejlgreb""")
    out_of_turn = Fact(YesNo, "27A2", seen=out_of_turn_seen, assume=YesNo.NO).asks("""
        Var buddet også uden for tur?
        ja ~ ikke tur; ^også/og/desuden utur; utur … for lavt; for lavt … utur; utur FORLAVT;
          FORLAVT … ikke tur""")
    must_pass = MustPass.must_pass
    happened = Fact(
        Happened,
        "27A1",
        seen=happened_seen,
        hidden=(
            (Happened.NOTHING, Happened.LHO),
            (Happened.NOTHING, Happened.REPLACED),
            (Happened.LHO, Happened.REPLACED),
        ),
    ).asks("""
        Hvad skete der efter buddet?""")
    partner_called = Fact(YesNo, "28B", assume=YesNo.NO).asks("""
        Har {partner} meldt, før {lho} meldte eller valgte?
        ja ~ … ^makker har/nåede meldt/melde/passet; … ^makker passede/meldte/bød/svarede""")
    corrected_after = Fact(YesNo, "27C", assume=YesNo.NO).asks("""
        Har {offender} rettet buddet, efter at {lho} meldte?
        + Har {lho} meldt, er buddet accepteret og kan ikke rettes.""")
    corrected_over = Fact(YesNo, "27C", assume=YesNo.NO).asks("""
        Har {lho} meldt, også pas, over den nye melding?
        + Så har {lho} ladet rettelsen gælde.
        ja ~ ^rettede/ændrede/skiftede/rettet … ^mtv passede/meldte/bød/doblede""")
    accepted = Option(YesNo, "27A1", chooses="lho", seen=accepted_seen).asks("""
        Accepterer {lho} det utilstrækkelige bud?
        + {Lho} accepterer ved at melde, også pas, og uden hjælp fra {rho} (§ 16B1(a)). Ellers
          skal {partner} passe i resten af meldeforløbet, og udspillet kan begrænses, medmindre den
          nye melding er tilsvarende eller det laveste bud, der viser samme benævnelse. {Lho} må
          spørge {partner} om de nye meldinger (§ 20F1), men får ikke at vide, hvad {offender}
          mente.
        ja ~ ^PLADS/vi accepterer; mtv/modpart/han/hun/de/vi accepterede/accepterer;
          accepterede/accepterer det/den/bud*; … ^mtv tog den/det
        nej ~ ikke accepter*/godtage/godkende; ^tager den/buddet ikke; vil/ville ikke
          accepter*/godtage/godkende/godta/have; ikke godtag*/godkendt*/accepter*; vil/ville
          ikke være med; nej tak""")


class Substitution(Replacement):
    new_call = Fact(NewCall, "27B", seen=new_call_seen).asks("""
        Hvad melder {offender} i stedet?
        + Har {offender} allerede rettet buddet, så svar, hvad det blev rettet til (§ 27C).
          {Offender} må ikke vælge ud fra andet fra {partner} end lovlige meldinger
          (§ 16B1(a)).""")
    same_denomination = Judgement(YesNo, "27B1a", away=True).asks("""
        Er det nye bud det laveste tilstrækkelige, der viser samme benævnelse eller
        benævnelser?
        - I WBF’s kommentar viser et bud, også et kunstigt, en farve, når det oplyser om længde,
          kontrol eller kortfarve dér.
        - Kunne et lavere bud have vist det samme, er svaret nej.
        + Se på, hvad de to bud viser, ikke på, hvad de hedder, og ikke på styrken.
        nej = det nye bud er ikke det laveste tilstrækkelige, der viser samme benævnelse eller
          benævnelser""")
    earlier_cancelled = Fact(YesNo, "23A", assume=YesNo.NO, stands={UNREPLACED: YesNo.YES}).asks("""
        Skulle buddet erstatte en annulleret melding uden for tur?
        ja = buddet skulle erstatte en annulleret melding uden for tur""")
    partner_bid = Fact(YesNo, "27B2", assume=YesNo.NO).asks("""
        Har {partner} meldt andet end pas, før du kom?
        + Det kan ske, når {offender} selv har rettet buddet.""")
    corrected_over = InsufficientBid.corrected_over
    second_bid_accepted = Option(YesNo, "27B4", chooses="lho", seen=second_bid_seen).asks("""
        Accepterer {lho} det nye utilstrækkelige bud?
        + {Lho} accepterer ved at melde, også pas.""")


class ReplacedAgain(Facts):
    called_again = Replacement.called_again
    final_comparable = Judgement(YesNo, "26A", away=True).asks("""
        Er den endelige melding tilsvarende til begge de annullerede?
        - Hold den op mod hver af de to efter § 23A.
        - {Partner} skal passe uanset svaret.""")


class Say(Steps):
    insufficient_bid_stands = Step("27A1").says("""
        Det utilstrækkelige bud gælder.
        = det utilstrækkelige bud gælder""")
    partners_call_lapsed = Step("28B", leaves=(Effect(Lasting.WITHDRAWN, "partner"),)).says("""
        {Partner's} melding bortfalder, og {partner} melder igen.
        = {partner's} bortfalder""")
    partners_call_lapses: tuple[AnyStep, ...] = (
        partners_call_lapsed,
        Information("28B", Status.UNAUTHORISED, to="offender"),
        withdrawn_call.Say.free_for_others,
    )
    """Left-hand opponent called in his turn, as if partner had not."""
    correction_cancelled = Step("27C", to="offender", leaves=CANCELLED).says("""
        Du rettede for sent.
        Jeg annullerer den nye melding, og {partner} har tur.
        = rettelsen annulleres""")
    call_over_the_correction = Step("27C", to=ME, authority=Authority.ADVICE).says("""
        Har {partner} meldt efter rettelsen, var det i tur.
        Meldingen gælder, hvis den er lovlig.""")
    correction_goes: tuple[AnyStep, ...] = (
        correction_cancelled,
        call_over_the_correction,
        withdrawn_call.Say.free_for_others,
        withdrawn_call.Say.unauthorised,
    )
    """Left-hand opponent had called already."""
    partner_called_too_soon = Step("9B2", to="partner").says("""
        Du skulle have ventet på mig.
        = {partner's} melding dømmes for sig""")
    partners_call_for_itself: tuple[AnyStep, ...] = (
        partner_called_too_soon,
        NewIrregularity("29", "call_out_of_rotation", offender="partner"),
    )
    partners_call_cancelled = Step(
        "29B", authority=Authority.ADVICE, leaves=(Effect(Lasting.WITHDRAWN, "partner"),)
    ).says("""
        {Partner's} melding efter buddet var uden for tur.
        Jeg annullerer den.
        = {partner's} melding annulleres""")
    partners_call_goes: tuple[AnyStep, ...] = (
        partners_call_cancelled,
        *withdrawn_call.Say.partners,
        withdrawn_call.Say.used,
    )
    """It was made over a bid that is taken back."""
    slip_first = Step("25A1", to=ME).says("""
        Afgør først, om det var et fejlgreb.
        Var det ikke, følger buddet § 27.
        = afgør først, om det var et fejlgreb""")
    rotation_first = Step("27A2", to=ME).says("""
        Behandl først buddet som en melding uden for tur.
        Skal det gentages, følger det derefter § 27.
        = behandles først som melding uden for tur""")
    replaced_too_soon = Step("27C").says("""
        {Offender} skulle have ventet på mig.
        {Left} kan stadig acceptere det første bud.""")
    replace_the_bid = Step("27B", to="offender", leaves=CANCELLED).says("""
        Tag buddet tilbage, og afgiv en lovlig melding.
        Du må kun doble eller redoble med en tilsvarende melding.""")
    what_frees_partner = Step("27B1").says("""
        Det laveste bud, der viser samme benævnelse, eller en tilsvarende melding binder ikke
        {partner}.""")
    what_silences_partner = Step("27B2").says("""
        Ellers passer {partner} resten af meldeforløbet, og udspillet kan begrænses.""")
    must_replace_bid = (replace_the_bid, what_frees_partner, what_silences_partner)
    """Told to all four, for one chooses and the others must know what follows (9B2, 10C1)."""
    tell_offender_away = Step("27B1", to=ME, authority=Authority.COMMENTARY).says("""
        Spørg {offender} væk fra bordet, hvad buddet skulle vise.
        Sig dér, hvilke meldinger der ikke binder {partner}.""")
    correction_called_over = Step("27C", to="lho", authority=Authority.ADVICE).says("""
        Du har meldt efter rettelsen.
        Nu kan du ikke længere acceptere det første bud.""")
    replacement_stands = Step("27C", to="offender").says("""
        Din nye melding gælder, hvis den er lovlig.""")
    compared_with_older_call = Step("23A").says("""
        {Offender's} tidligere melding er også annulleret.
        Er den nye ikke tilsvarende med den, passer {partner} én gang (§§ 30–32).
        = også {offender's} tidligere melding er annulleret""")
    attempt_cancelled = Step("27B3", to="offender", leaves=CANCELLED).says("""
        Jeg annullerer også den melding.""")
    bid_or_pass = Step("27B3", to="offender", settled_by=("final_comparable",)).says("""
        Du skal byde tilstrækkeligt eller passe.
        Du må kun doble eller redoble med en tilsvarende melding.""")
    what_follows_is_open = Step("27B4", to=ME, authority=Authority.ADVICE).says("""
        Behandl det andet bud som lovligt og det første som trukket tilbage.""")
    replace_again = HandOver("27B3", "replaced_again")
    partner_called_though_barred = Step("37", to=ME, authority=Authority.ADVICE).says("""
        Døm {partner's} melding som fra en spiller, der skulle passe.
        = {partner's} melding dømmes for sig""")
    called_though_barred = (
        partner_called_though_barred,
        NewIrregularity("37", "inadmissible_call", knows="fault=barred", offender="partner"),
    )
    first_bid_stands = "det utilstrækkelige bud gælder; rettelsen tages tilbage"
    """The verdict where left-hand opponent accepts a bid that was corrected too soon."""
    both_taken_back = f"{first_bid_stands}; {{partner's}} melding dømmes for sig"
    """The verdict where partner has called over the correction as well."""
    to_be_replaced = "{offender} skal afgive en lovlig melding i stedet for buddet"
    """The verdict where nothing has been called instead yet."""
    though_barred = """
        {partner's} melding dømmes for sig; {partner} passer resten; udspillet kan begrænses"""
    """The verdict where partner has called although the law made him pass."""


def insufficient_bid(facts: InsufficientBid) -> Ruling:
    """Left-hand opponent may accept it, even unawares; else it must be replaced (27A-C)."""
    if facts.out_of_turn:
        return Ruling(
            Say.rotation_first,
            NewIrregularity(
                "27A2", "call_out_of_rotation", offender="offender", knows="call=too_low"
            ),
        )
    if facts.slip:
        knows = "first_legal=no"
        changed = NewIrregularity("25A1", "change_of_call", offender="offender", knows=knows)
        return Ruling(Say.slip_first, changed)
    if facts.must_pass:
        return replacement.Say.barred
    if facts.happened is Happened.LHO:
        return called_over(facts)
    on = HandOver("27B", "insufficient_bid_replaced")
    if facts.happened is Happened.REPLACED:
        if facts.corrected_over:
            if facts.found is not Found.IN_TIME:
                return found_late.too_late(facts.found)
            facts.explain(Say.correction_called_over)
            return Ruling(on)
        facts.explain(Say.replaced_too_soon)
        if facts.accepted:  # then the replacement is the call that was withdrawn
            return Ruling(
                Say.insufficient_bid_stands,
                *withdrawn_call.Say.told,
                *partners_call(facts),
                withdrawn_call.Say.used,
                verdict=Say.both_taken_back if facts.partner_called else Say.first_bid_stands,
            )
        facts.explain(Say.replacement_stands, Say.what_frees_partner, Say.what_silences_partner)
        return Ruling(on)
    if facts.accepted:
        return Ruling(Say.insufficient_bid_stands, *partners_call(facts))
    if facts.partner_called:
        facts.tell(*Say.partners_call_goes)
    facts.explain(*Say.must_replace_bid, Say.tell_offender_away)
    return Ruling(on)


def called_over(facts: InsufficientBid) -> Ruling:
    """Left-hand opponent's call accepts it: what partner called in his turn goes (28B), and so
    does what the bid was corrected to afterwards (27C).
    """
    lapsed = Say.partners_call_lapses if facts.partner_called else ()
    if facts.corrected_after:
        lapsed = tuple(dict.fromkeys((*lapsed, *Say.correction_goes)))
    told = (withdrawn_call.Say.used,) if lapsed else ()
    return Ruling(Say.insufficient_bid_stands, *lapsed, replacement.Say.next_player_waits, *told)


def partners_call(facts: InsufficientBid) -> tuple[AnyStep, ...]:
    """Partner called in left-hand opponent's turn: an irregularity of its own (9B2, 29)."""
    return Say.partners_call_for_itself if facts.partner_called else ()


def insufficient_bid_replaced(facts: Substitution) -> Ruling:
    """Only the same denomination or a comparable call leaves partner free to call (27B1, 27B2)."""
    if facts.new_call is NewCall.NOT_YET:
        return Ruling(
            *Say.must_replace_bid,
            Say.tell_offender_away,
            replacement.Say.rule_when_called,
            verdict=Say.to_be_replaced,
        )
    if facts.new_call is NewCall.INSUFFICIENT:
        return second_insufficient_bid(facts)
    if facts.new_call is NewCall.BID and facts.same_denomination:
        return free(facts, "27B1a")
    if facts.comparable:
        return free(facts, "27B1b")
    if facts.new_call is NewCall.DOUBLE:
        return Ruling(Say.attempt_cancelled, Say.bid_or_pass, Say.replace_again)
    silenced = Ruling(ForcedPass("27B2", span=Span.REST), *withdrawn_call.Say.withdrawn)
    if facts.partner_bid:
        return Ruling(*Say.called_though_barred, *silenced, verdict=Say.though_barred)
    return silenced


def free(facts: Substitution, section: str) -> Ruling:
    """The auction proceeds; what the withdrawn bid told is no secret, but may not help (27D)."""
    older = (Say.compared_with_older_call,) if facts.earlier_cancelled else ()
    return Ruling(
        rectification.Say.no_rectification.under(section),
        *older,
        Information(section, Status.AUTHORISED),
        AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )


def second_insufficient_bid(facts: Substitution) -> Ruling:
    """Left-hand opponent may accept the second; else it is ruled as a double is (27B4)."""
    if not facts.corrected_over and not facts.second_bid_accepted:
        return Ruling(Say.attempt_cancelled.under("27B4"), Say.bid_or_pass, Say.replace_again)
    facts.tell(rectification.Say.second_call_stands.under("27B4"), Say.what_follows_is_open)
    if facts.comparable:
        return withdrawn_call.Say.comparable
    return withdrawn_call.Say.withdrawn


def replaced_again(facts: ReplacedAgain) -> Ruling:
    """Whatever replaces the bid the second time, partner must pass throughout (27B3)."""
    facts.tell(ForcedPass("27B3", span=Span.REST))
    if facts.called_again is replacement.CalledAgain.NOT_YET:
        return Ruling(replacement.Say.rule_when_called)
    if facts.final_comparable:
        return withdrawn_call.Say.comparable_beside_pass
    return withdrawn_call.Say.withdrawn


def barred_when_told(facts: Substitution) -> Ruling:
    """Partner's call before the director had spoken stands; he passes from then on."""
    ruling = insufficient_bid_replaced(facts)
    if Say.partner_called_though_barred not in ruling:
        return ruling
    return Ruling(*(step for step in ruling if step not in Say.called_though_barred))


SITUATION = Situation(
    insufficient_bid,
    slug="utilstraekkeligt-bud",
    title="Utilstrækkeligt bud",
    phase=Phase.AUCTION,
    intro="""
        Modstanderen til venstre for den fejlende kan acceptere buddet, med ord eller ved at
        melde, også pas; et bud efter det skal blot være højere.
        Ellers skal det erstattes.
        Viser den nye melding det samme, går meldeforløbet frit videre.
        Ellers skal {partner} passe i resten af meldeforløbet.""",
    laws=("27",),
    who=Who("offender", "Hvem bød for lavt?"),
    parts=(
        Part(insufficient_bid_replaced, "Når buddet er erstattet", known=""),
        Part(
            replaced_again,
            "Når også den anden melding er annulleret",
            known="også den anden melding er annulleret",
        ),
    ),
    confuse=("call_out_of_rotation", "inadmissible_call", "change_of_call"),
    phrases=Phrases(
        does="""
            bød meldte svarede lagde budt ændrede bud svarer FORLAVT byder meldt melder åbnede
            sprang hævede hæver overmeldte lavt lavere"""
    ),
    doubts=(
        Doubt("27B4", rules=("insufficient_bid_replaced",)).says("""
            Loven siger ikke, hvad der følger, når det andet utilstrækkelige bud accepteres.
            Her behandles det som lovligt, mens den første melding er trukket tilbage."""),
        Doubt(
            "37",
            rules=("insufficient_bid_replaced",),
            readings=(
                OtherReading(
                    "{partner} først skal passe, når nogen har sagt det",
                    "insufficient_bid_replaced",
                    barred_when_told,
                ),
            ),
        ).says("""
            Loven siger ikke, om {partner} skulle passe, før nogen havde sagt det.
            Her følger pligten af loven selv (§ 27B2), så meldingen er utilladelig (§ 35B),
            også før du kom."""),
        Doubt("37").says("""
            Loven siger ikke, om et utilstrækkeligt bud fra en spiller, der skulle passe, følger
            § 27 eller § 37.
            Her går § 37 forud, for det er en utilladelig melding (§ 35B)."""),
        Doubt("27C").says("""
            Loven siger ikke, om {lho} stadig kan acceptere det første bud, når han har meldt
            efter det rettede.
            Her har han da ladet rettelsen gælde og spørges ikke."""),
        Doubt("29B").says("""
            Loven siger ikke, hvad der sker med {partner's} melding over et bud, der tages
            tilbage.
            Her annulleres den, og {offender} må ikke bruge den."""),
    ),
    encounters=beside(
        AUCTION,
        Encounter(Lasting.PASSES_ONCE, How.READS, "37").says("""
            Skulle den fejlende passe, er loven uklar; her går § 37 forud for § 27."""),
        Encounter(Lasting.PASSES_REST, How.READS, "37").says("""
            Skulle den fejlende passe, er loven uklar; her går § 37 forud for § 27."""),
        Encounter(Lasting.WITHDRAWN, How.READS, "23A", whose="offender").says("""
            Sammenlign også med den, hvis den var uden for tur."""),
    ),
)
