"""The engine on tiny made-up rules: what it asks, merges, follows, counts and refuses."""

import pytest
import small_rules
from small_rules import (
    CANCELLED,
    FREE,
    REPEAT,
    STANDS,
    Call,
    Comparable,
    Lead,
    NewCall,
    Subset,
    Turn,
    comparable,
    lead,
    new_call,
)

from generator.checks.soundness import rule_findings
from generator.engine.explore import NotARule, Question, ask, explore
from generator.engine.neighbours import neighbours
from generator.engine.proofs import proofs, size_of
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Node, tree
from generator.engine.verdicts import moments, verdict
from generator.views.decision_table import table_rows
from generator.views.situation import card_groups
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Kind, YesNo
from rules_src.model.roles import spoken
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Part, Phase, Rule, Situation
from rules_src.model.steps import (
    ForcedPass,
    HandOver,
    Instruct,
    NewIrregularity,
    Verdict,
)
from rules_src.theorems.theorem import Theorem

BOOK = Rulebook(small_rules.SITUATIONS)


def asks_early(facts: Call) -> Ruling:
    """As `call`, but what is used where the conversation goes on is asked already."""
    if facts.accepted:
        return Ruling(STANDS)
    facts.turn  # noqa: B018
    return Ruling(CANCELLED, HandOver("30A", "new_call"))


def situation(rule: Rule, *parts: Rule) -> Situation:
    slug = rule.__name__.replace("_", "-")
    inside = tuple(Part(part, "Del") for part in parts)
    return Situation(rule, slug, "Titel", Phase.AUCTION, "", ("29",), inside)


EARLY = Rulebook((situation(asks_early, new_call, lead), situation(comparable)))


def told(book: Rulebook) -> list[str]:
    return [finding.summary for finding in rule_findings(book)]


def of(rule: Rule, *more: Rule) -> list[str]:
    return told(Rulebook((situation(rule), *(situation(m) for m in more))))


def test_a_sound_rulebook_has_no_troubles() -> None:
    assert told(BOOK) == []


def test_only_what_the_rule_reads_is_asked() -> None:
    shapes = [{n: a.key for n, a in path.answers.items()} for path in explore(new_call)]
    assert shapes[0] == {"turn": "rho"}
    assert shapes[1] == {"turn": "partner", "comparable": "yes"}
    assert len(shapes) == 5


def test_a_fact_read_twice_is_asked_once() -> None:
    def twice(facts: Call) -> Ruling:
        return Ruling(STANDS if facts.accepted and facts.accepted else CANCELLED)

    assert len(list(explore(twice))) == 2


def test_a_question_passes_through_a_careless_except() -> None:
    def careless(facts: Call) -> Ruling:
        try:
            return Ruling(STANDS if facts.accepted else CANCELLED)
        except Exception:  # noqa: BLE001  (careless on purpose)
            return Ruling(STANDS)

    assert isinstance(ask(careless, {}), Question)


def test_a_rule_that_swallows_its_question_is_refused() -> None:
    def greedy(facts: Call) -> Ruling:
        """Never to be written so."""
        try:
            return Ruling(STANDS if facts.accepted else CANCELLED)
        except BaseException:  # noqa: BLE001  (wrong on purpose)
            return Ruling(STANDS)

    assert "greedy sluger spørgsmålet accepted" in of(greedy)[0]


def test_a_function_without_facts_is_not_a_rule() -> None:
    def bare(facts: int) -> Ruling:
        return Ruling(STANDS)

    with pytest.raises(NotARule, match="bare skal tage `facts`"):
        ask(bare, {})


def test_equal_branches_are_one_row_and_what_cannot_matter_is_a_dash() -> None:
    call = EARLY["asks_early"]
    assert [fact.name for fact in call.columns] == ["accepted", "turn"]
    cells = [[cell.text for cell in row.cells] for row in table_rows(call)]
    assert cells == [["ja", "–"], ["nej", "MTH / den fejlendes makker / MTV"]]


def test_a_rule_entered_by_hand_over_knows_what_arrived() -> None:
    rows = EARLY["new_call"].rows
    assert [row.cells["turn"] for row in rows] == [(Turn.RHO,), *[(Turn.PARTNER, Turn.LHO)] * 2]
    assert len(EARLY["new_call"].arrivals) == 3


def test_what_two_legs_decide_alike_is_in_the_verdict_once() -> None:
    def first(facts: Subset) -> Ruling:
        """Decides two things, and goes on."""
        if facts.subset:
            return Ruling(STANDS)
        return Ruling(CANCELLED, FREE, HandOver("29B", "again"))

    def again(facts: Lead) -> Ruling:
        """Decides the second of them anew."""
        return Ruling(FREE if facts.declarer_forbids else REPEAT)

    book = Rulebook((situation(first, again),))
    found = book["first"].follow({"subset": YesNo.NO, "declarer_forbids": YesNo.YES})
    assert verdict(found) == "meldingen annulleres; ingen berigtigelse"


def test_every_conceivable_situation_is_counted_once() -> None:
    assert str(size_of(EARLY["asks_early"])) == (
        "4 paths, 2 rows, 6 situations, questions 2 at most and 1.8 on average,"
        " 2 rulings, 2 effects"
    )
    assert size_of(EARLY["new_call"]).situations == 1 + 2 + 2


def test_neighbours_are_the_branches_beside_a_row_with_another_effect() -> None:
    rule = EARLY["new_call"]
    found = neighbours(rule, rule.rows[1])
    assert [(n.fact.name, [a.key for a in n.answers], [r.number for r in n.rows]) for n in found] \
        == [("turn", ["rho"], [1]), ("comparable", ["no"], [3])]  # fmt: skip


def test_an_option_shows_what_each_choice_says_asks_and_may_lead_to() -> None:
    (group,) = card_groups(EARLY["asks_early"], Kind.OPTION)
    accept, refuse = group.cards[0].choices
    assert accept.asks is None
    assert [one.verdict for one in accept.outcomes] == ["meldingen gælder"]
    assert refuse.asks is Call.turn


@pytest.mark.parametrize("kind", [Fact, Judgement])
def test_a_question_that_cannot_matter_is_an_error(kind: type[Fact[YesNo]]) -> None:
    class Weather(Facts):
        raining = kind(YesNo, "29A", "Regner det?")

    def idle(facts: Weather) -> Ruling:
        """The same, rain or shine."""
        facts.raining  # noqa: B018  (asked, and of no effect)
        return Ruling(STANDS)

    assert of(idle) == ["idle: spørger om raining, hvor alle svar fører til det samme"]


def test_a_declared_fact_must_be_asked() -> None:
    class Much(Call):
        raining = Fact(YesNo, "29A", "Regner det?")

    def few(facts: Much) -> Ruling:
        """Asks of the turn and the acceptance only."""
        if facts.turn is Turn.RHO:
            return Ruling(REPEAT)
        return Ruling(STANDS if facts.accepted else CANCELLED)

    assert of(few) == ["few: raining er erklæret, men der spørges aldrig"]


def test_a_hand_over_to_nowhere_or_in_a_circle_is_an_error() -> None:
    def nowhere(facts: Subset) -> Ruling:
        """Goes on where there is nothing."""
        return Ruling(STANDS if facts.subset else HandOver("29B", "gone"))

    def ring(facts: Subset) -> Ruling:
        """Goes on in itself."""
        return Ruling(STANDS if facts.subset else HandOver("29B", "ring"))

    def anew(facts: Subset) -> Ruling:
        """Points to a rule that is not there."""
        return Ruling(STANDS if facts.subset else NewIrregularity("27A2", "gone"))

    assert "nowhere: giver videre til gone, som ikke findes" in of(nowhere)
    assert "ring: giver videre i ring og når aldrig en kendelse" in of(ring)
    assert "anew: henviser til gone, som ikke findes" in of(anew)


def test_a_part_that_nothing_hands_over_to_is_an_error() -> None:
    book = Rulebook((situation(comparable, lead),))
    assert told(book) == ["lead: ingen regel giver videre hertil, og ingen situation begynder her"]


def test_an_unknown_role_is_an_error_that_names_the_roles() -> None:
    class Odd(Facts):
        odd = Fact(YesNo, "29A", "Har {ofender} meldt?")

    def odd(facts: Odd) -> Ruling:
        """Speaks of nobody."""
        return Ruling(STANDS if facts.odd else CANCELLED)

    assert of(odd)[0].startswith("odd: odd: ukendt rolle 'ofender'; vælg mellem offender, ")


def test_an_unknown_paragraph_is_an_error_even_if_well_formed() -> None:
    class Odd(Facts):
        odd = Fact(YesNo, "64Z9", "Sært?")

    def odd(facts: Odd) -> Ruling:
        """Cites what is not there."""
        return Ruling(STANDS if facts.odd else Instruct("99A", "Sært.", name="odd"))

    found = of(odd)
    assert "odd: odd: ukendt paragraf '64Z9'" in found
    assert "odd: odd: ukendt paragraf '99A'" in found


def test_one_word_has_one_text() -> None:
    def other(facts: Subset) -> Ruling:
        """Says a known word with another text."""
        return Ruling(STANDS if facts.subset else Instruct("29A", "Noget andet.", name="stands"))

    assert any("har to tekster" in message for message in of(other))


def test_one_name_for_two_facts_in_one_conversation_is_an_error() -> None:
    class Later(Facts):
        subset = Fact(YesNo, "29A", "Et andet spørgsmål?")

    def later(facts: Later) -> Ruling:
        """Asks something else under the same name."""
        return Ruling(STANDS if facts.subset else CANCELLED)

    def first(facts: Subset) -> Ruling:
        """Goes on there."""
        return Ruling(STANDS if facts.subset else HandOver("29B", "later"))

    assert any("to forskellige spørgsmål" in message for message in of(first, later))


def test_a_bare_partner_and_a_loose_paragraph_sign_are_errors() -> None:
    class Loose(Facts):
        loose = Judgement(YesNo, "29A", "Har makker meldt?")
        loose.weigh = ("Se § 29.",)

    def loose(facts: Loose) -> Ruling:
        """Says whose partner nowhere."""
        return Ruling(STANDS if facts.loose else CANCELLED)

    found = " ".join(of(loose))
    assert "hvis makker det er" in found
    assert "hårdt mellemrum" in found


def test_a_judgement_is_settled_by_a_rule_that_always_ends_in_its_answers() -> None:
    class Settled(Facts):
        turn = Judgement(YesNo, "29A", "Var det tur?", by="call")

    def settled(facts: Settled) -> Ruling:
        """Asks the wrong rule."""
        return Ruling(STANDS if facts.turn else CANCELLED)

    book = Rulebook((situation(settled), *small_rules.SITUATIONS))
    assert "settled: turn: call ender ikke altid i et af spørgsmålets svar" in told(book)


def test_every_answer_of_a_question_about_seats_is_tapped_somewhere() -> None:
    class Seated(Facts):
        mine = Fact(YesNo, "29A", "Var det hans tur?", by_seat={"goat": (YesNo.YES,)})

    def seated(facts: Seated) -> Ruling:
        """One answer sits nowhere, the other where nobody sits."""
        return Ruling(STANDS if facts.mine else CANCELLED)

    found = told(Rulebook((situation(seated), *small_rules.SITUATIONS)))
    assert "seated: mine: by_seat siger ikke, hvor »no« trykkes" in found
    assert "seated: mine: by_seat har 'goat', som ikke sidder ved bordet" in found


def test_a_question_with_more_answers_than_are_read_at_the_table_is_found() -> None:
    class Day(Answer):
        MONDAY, TUESDAY, WEDNESDAY, THURSDAY = "mandag", "tirsdag", "onsdag", "torsdag"
        FRIDAY, SATURDAY, SUNDAY, NEVER = "fredag", "lørdag", "søndag", "aldrig"

    class Days(Facts):
        day = Fact(Day, "29A", "Hvilken dag var det?")

    def days(facts: Days) -> Ruling:
        """Asks more than anybody reads."""
        return Ruling(STANDS if facts.day is Day.NEVER else CANCELLED)

    assert "days: day har 8 svar; del spørgsmålet i to" in of(days)


def test_roles_become_seats() -> None:
    text = "{Offender} skal vente på {partner's} melding og på {lho's}."
    assert spoken(text) == "Den fejlende skal vente på den fejlendes makkers melding og på MTV’s."
    seats = {"offender": "Syd", "partner": "Nord", "lho": "Vest"}
    assert spoken(text, seats) == "Syd skal vente på Nords melding og på Vests."
    with pytest.raises(ValueError, match="expected a role"):
        spoken("{nobody}")


def test_a_true_sentence_is_proved_and_a_false_one_shows_where() -> None:
    true = Theorem(
        "Højst én melderunde.", "31B2", ("call",), lambda i: not i.says("forced_pass.rest")
    )
    false = Theorem("Aldrig tvungen pas.", "31B2", ("call",), lambda i: not i.says("forced_pass.*"))
    idle = Theorem("Om intet.", "31B2", ("call",), lambda i: True, about=lambda i: False)
    proved, refuted, empty = proofs(BOOK, (true, false, idle))
    assert (proved.trouble, proved.incidents) == ("", 6)
    assert "er falsk: (accepted: nej, turn: MTH)" in refuted.trouble
    assert "handler ikke om nogen hændelse" in empty.trouble


YES, NO = YesNo.YES, YesNo.NO
LATER = HandOver("26B", "last", when=When.PARTNER_LEAD)


def last(facts: Call) -> Ruling:
    """Asks again what the first rule has asked."""
    return Ruling(STANDS if facts.accepted else REPEAT)


def test_what_any_earlier_rule_has_read_is_no_reason_to_go_on_early() -> None:
    def first(facts: Call) -> Ruling:
        return Ruling(STANDS) if facts.accepted else Ruling(HandOver("29B", "second"))

    def second(facts: Subset) -> Ruling:
        return Ruling(CANCELLED if facts.subset else FREE, LATER)

    book = Rulebook((situation(first, second, last),))
    waiting = book["first"].follow({"accepted": NO, "subset": YES})
    assert [leg.rule.name for leg in waiting.legs] == ["first", "second"]
    assert waiting.pending == (book["last"],)


class Dealt(Facts):
    by_north = Fact(YesNo, "9", "Gav Nord?", seen=lambda table: [YES] if table.dealer else None)
    early = Judgement(YesNo, "9", "Var det for tidligt?", by="judge_of_early")


class Judged(Facts):
    late = Judgement(YesNo, "9", "Var det for sent?", by="judge_of_late")


def judge_of_late(facts: Dealt) -> Ruling:
    """Asks another judge."""
    return Ruling(Verdict("9", YES if facts.early else NO, "Det er dømt."))


class Seen(Facts):
    by_north = Dealt.by_north


def judge_of_early(facts: Seen) -> Ruling:
    """Hears it from the table."""
    return Ruling(Verdict("9", YES if facts.by_north else NO, "Det er dømt."))


def judged(facts: Judged) -> Ruling:
    """Goes on later, once it is judged."""
    return Ruling(CANCELLED if facts.late else STANDS, LATER)


def test_a_judge_sees_the_table_and_what_each_judge_found_is_kept() -> None:
    book = Rulebook(
        (situation(judged, last), situation(judge_of_late), situation(judge_of_early)),
    )
    stated = {"late": {"early": dict[str, YesNo]()}}
    found = book["judged"].follow(stated, Table(dealer=Seat.NORTH))
    assert [step.word for step in found.ruling] == ["cancelled"]
    assert sorted(found.judged) == ["early", "late"]
    assert found.pending == (book["last"],)
    unseen = book["judged"].follow(stated, Table())
    assert unseen.question
    assert unseen.question.fact.name == "late", "no judge can say"


def test_only_what_can_arrive_together_is_branched() -> None:
    class Both(Facts):
        accepted = Call.accepted
        subset = Comparable.subset

    def rule(facts: Both) -> Ruling:
        """Asks two things that are always answered alike."""
        return Ruling(STANDS if facts.accepted and facts.subset else CANCELLED)

    arriving = tuple({"accepted": one, "subset": one} for one in (YES, NO))
    top = tree(rule, arriving)
    assert isinstance(top, Node)
    below = top.branch(YES)
    assert isinstance(below, Node)
    assert [answers for answers, _ in below.branches] == [(YES,)]


def test_a_function_that_is_no_rule_is_named_with_what_it_does() -> None:
    moods = iter(range(99))

    def moody(facts: Call) -> Ruling:
        """Reads its fact every second time."""
        return Ruling(STANDS if next(moods) % 2 or facts.accepted else CANCELLED)

    with pytest.raises(NotARule) as refused:
        [*explore(moody)]
    assert str(refused.value) == (
        "moody spurgte om accepted og læste ikke svaret, da den kørte igen; kun dens fakta må"
        " afgøre den"
    )

    def empty(facts: Call) -> Ruling:
        """Ends in nothing."""
        return Ruling(STANDS) if facts.accepted else None  # type: ignore[return-value]

    with pytest.raises(NotARule, match=r"^empty skal ende i en Ruling, ikke i None$"):
        [*explore(empty)]

    def ring(facts: Call) -> Ruling:
        """Hands over to itself."""
        return Ruling(STANDS if facts.accepted else CANCELLED, HandOver("29B", "ring"))

    with pytest.raises(NotARule, match=r"^ring giver videre i ring$"):
        Rulebook((situation(ring),))["ring"].follow({"accepted": YES})
    with pytest.raises(NotARule, match=r"^last: intet svar kan nå frem til accepted$"):
        tree(last, ())


def test_a_question_of_the_tree_says_what_is_said_between_it_and_the_one_before() -> None:
    class Three(Facts):
        accepted = Call.accepted
        same_meaning = Comparable.same_meaning
        subset = Comparable.subset

    def telling(facts: Three) -> Ruling:
        """Says something before each of its questions."""
        facts.tell(STANDS)
        if facts.accepted:
            facts.tell(CANCELLED)
            if facts.same_meaning:
                facts.tell(FREE)
                return Ruling(REPEAT if facts.subset else ForcedPass("30B1bii"))
        return Ruling()

    node, said = tree(telling), []
    while isinstance(node, Node):
        said.append([step.word for step in node.steps])
        node = node.branch(YES)
    assert said == [["stands"], ["cancelled"], ["no_rectification"]]


def test_a_question_and_a_ruling_know_what_was_answered_and_when_each_step_could_be_said() -> None:
    def telling(facts: NewCall) -> Ruling:
        facts.tell(CANCELLED)
        if facts.turn is Turn.RHO:
            facts.tell(FREE)
        return Ruling(REPEAT if facts.comparable else STANDS)

    question = ask(telling, {"turn": Turn.RHO})
    assert isinstance(question, Question)
    assert [*question.answers] == ["turn"]
    end = ask(telling, {**question.answers, "comparable": YES})
    assert not isinstance(end, Question)
    assert end.waited == (0, 1, 2)


def test_what_a_later_rule_says_is_due_no_sooner_than_the_rule_is_entered() -> None:
    class First(Facts):
        accepted = Fact(YesNo, "29A", "Blev den accepteret?", reached={NO: When.AFTER_PLAY})

    def first(facts: First) -> Ruling:
        """What is due after the play is due at once: the answer can only be given then."""
        if facts.accepted:
            return Ruling(ForcedPass("30A", when=When.AFTER_PLAY), LATER)
        return Ruling(ForcedPass("30A", when=When.AFTER_PLAY))

    def last(facts: Subset) -> Ruling:
        return Ruling(STANDS, ForcedPass("30A", "offender", when=When.AFTER_PLAY))

    last.__name__ = "last"
    book = Rulebook((situation(first, last),))
    found = book["first"].follow({"accepted": NO})
    assert [when.name for when in moments(found).values()] == ["NOW"]
    found = book["first"].follow({"accepted": YES, "subset": YES})
    assert [when.name for when in moments(found).values()] == [
        "AFTER_PLAY",
        "PARTNER_LEAD",
        "AFTER_PLAY",
    ]
