"""Laws 61B, 61C and 66: who may ask about a revoke, and who may see a trick again.

The asker and the asked are who speak here; nobody has offended yet.
"""

from __future__ import annotations

from rules_src.laws.law_61_64_revoke_established import TABLE_PROTEST
from rules_src.laws.law_61_66_asking_facts import (
    AskAboutRevoke,
    Asking,
    DummySays,
    Trick,
    Wish,
)
from rules_src.model.ruling import Authority, Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import About, HandOver, Information, Instruct, NewIrregularity, Status

MAY_ASK = Instruct("61B3", "may_ask", "Spørgsmålet er tilladt.")
ONLY_WHEN_SURE = Instruct(
    "61B3",
    "ask_only_when_sure",
    "Modspillere bør kun spørge hinanden, når de er næsten sikre på, at der er svigtet kulør.",
    authority=Authority.ADVICE,
    private=True,
)
NOTHING_TOLD = Instruct(
    "61B3", "nothing_told", "Spørgsmålet har ikke fortalt {asked} noget; spillet går videre."
)
MAY_NOT_ASK = Instruct("61B2b", "may_not_ask", "{Dummy} må kun spørge {declarer}.")
RIGHT_LOST = Instruct(
    "43B2b",
    "may_not_ask_without_rights",
    "{Dummy} måtte ikke spørge. Er der svigtet kulør, rettes det, men efter spillet overføres stik,"
    " som om kulørsvigten var etableret.",
)
MAY_WARN = Instruct("42B2", "may_warn", "{Dummy} må forsøge at forhindre fejlen.")
MAY_NOT_WARN = Instruct("43A2", "may_not_warn", "{Dummy} har mistet retten til at advare.")
MAY_NOT_REMARK = Instruct(
    "43A1b",
    "dummy_must_wait",
    "{Dummy} må ikke være den første, der gør opmærksom på en fejl, før spillet er slut.",
)
PENALTY = Instruct("43B1", "dummy_may_be_fined", "{Dummy} kan få strafpoint for det.", private=True)
MAY_REMARK = Instruct("42B3", "dummy_may_remark", "Efter spillet må {dummy} gerne sige det.")
SHOW_TRICK = Instruct(
    "66A",
    "show_last_trick",
    "Spilleren må forlange at se alle fire kort, medmindre det er {dummy}.",
)
OWN_CARD = Instruct(
    "66B", "look_at_own_card", "Spilleren må se på sit eget kort, men ikke vise det."
)
NO_INSPECTION = Instruct(
    "61C",
    "no_inspection",
    "Ingen spiller må vende kort fra tidligere stik, heller ikke for at vise en kulørsvigt.",
)
DIRECTOR_LOOKS = Instruct(
    "66C",
    "director_inspects",
    "Se selv kortene efter, og vis dem så vidt muligt ikke til spillerne.",
    private=True,
)
TURN_BACK = Instruct("66C", "turn_cards_back", "De vendte kort lægges tilbage, som de lå.")
COUNT_CARDS = Instruct(
    "66C",
    "count_cards_left",
    "Se efter, at alle har lige mange kort tilbage; midt i et stik kan nogle have ét mindre.",
    authority=Authority.ADVICE,
    private=True,
)
AFTER_PLAY = Instruct(
    "66D",
    "inspect_after_play",
    "Stikkene ses efter, og hver spiller rører kun sine egne kort; de må ikke blandes først.",
)
TOLD_DECLARER = Information("61B2b", Status.UNAUTHORISED, About.QUESTION, "declarer")
TOLD_DEFENDER = Information("61B3", Status.UNAUTHORISED, About.QUESTION, "asked")
ANSWER = Information("61B3", Status.AUTHORISED, About.ANSWER, "asker")
IF_REVOKED = HandOver("62A", "revoke", when=When.IF_REVOKED)
IS_REVOKE = NewIrregularity("62A", "revoke")


def ask_about_revoke(facts: AskAboutRevoke) -> Ruling:
    """Everybody may ask everybody, but dummy only declarer (61B); no one turns cards (66C)."""
    match facts.wish:
        case Wish.ASK:
            return ask(facts)
        case Wish.SEE:
            return see(facts)
        case Wish.TURNED:
            return Ruling(NO_INSPECTION, TURN_BACK, DIRECTOR_LOOKS, COUNT_CARDS)
        case Wish.DUMMY_SPEAKS:
            return dummy_speaks(facts)


def ask(facts: AskAboutRevoke) -> Ruling:
    """A defender's question to his partner may tell him something (61B3)."""
    match facts.asking:
        case Asking.DECLARER:
            return Ruling(MAY_ASK.under("61B1"), IF_REVOKED)
        case Asking.DEFENDER_DECLARER:
            return Ruling(MAY_ASK, IF_REVOKED)
        case Asking.DEFENDERS:
            return between_defenders(facts)
        case Asking.DUMMY_DECLARER:
            allowed = MAY_ASK.under("61B2a")
            return Ruling(allowed if facts.rights else RIGHT_LOST, IF_REVOKED)
        case Asking.DUMMY_DEFENDER:
            return Ruling(MAY_NOT_ASK, TOLD_DECLARER, IF_REVOKED)


def between_defenders(facts: AskAboutRevoke) -> Ruling:
    """The answer is free to use, the surprise behind the question is not (61B3, 16B)."""
    facts.tell(MAY_ASK, ONLY_WHEN_SURE)
    if facts.asked_has_suit:
        return Ruling(IS_REVOKE)
    if facts.surprised:
        return Ruling(ANSWER, TOLD_DEFENDER)
    return Ruling(ANSWER, NOTHING_TOLD)


def see(facts: AskAboutRevoke) -> Ruling:
    """The last trick while it lies open, one's own last card, no more until play is over (66)."""
    match facts.trick:
        case Trick.OPEN:
            return Ruling(SHOW_TRICK)
        case Trick.OWN_CARD:
            return Ruling(OWN_CARD)
        case Trick.QUITTED:
            return Ruling(NO_INSPECTION, DIRECTOR_LOOKS)
        case Trick.PLAY_OVER:
            return Ruling(AFTER_PLAY)


def dummy_speaks(facts: AskAboutRevoke) -> Ruling:
    """Dummy prevents what has not happened, and sees that his own cards follow suit (42)."""
    match facts.dummy_says:
        case DummySays.TABLE:
            return Ruling(TABLE_PROTEST, IF_REVOKED)
        case DummySays.WARNING:
            return Ruling(MAY_WARN if facts.rights else MAY_NOT_WARN)
        case DummySays.DURING_PLAY:
            return Ruling(MAY_NOT_REMARK, PENALTY, IF_REVOKED)
        case DummySays.AFTER_PLAY:
            return Ruling(MAY_REMARK, IF_REVOKED)


SITUATION = Situation(
    rule=ask_about_revoke,
    slug="sporg-om-kulorsvigt",
    title="Må jeg spørge om en kulørsvigt?",
    phase=Phase.PLAY,
    happened="En spiller vil vide, om der er svigtet kulør, eller vil se et stik efter",
    intro=(
        "Spilfører og modspillerne må spørge alle, den blinde kun spilfører. Et spørgsmål fra en"
        " modspiller til den anden kan fortælle noget, han ikke må bruge. Kort fra tidligere stik"
        " vendes kun af turneringslederen, så længe der spilles."
    ),
    laws=("61B", "61C", "66", "42", "43"),
    confuse=("revoke",),
    search=(
        "ikke flere",
        "har du ikke flere",
        "spørge den blinde",
        "den blinde må spørge",
        "se sidste stik",
        "vende stik",
        "eftersyn af stik",
        "se stikket igen",
    ),
)
