"""Laws 45D and 46: what declarer said, and what dummy has."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo


class Said(Answer):
    SUIT = "kun en farve, også »trumf«"
    RANK = "kun en værdi, fx »tieren« eller »lille es«"
    WORD = "»højt«, »lavt«, »vind« eller lignende"
    ANYTHING = "hverken farve eller værdi, fx »spil« eller »hvad som helst«"
    CARD = "både farve og værdi"
    UNFINISHED = "et ord, der ikke blev sagt færdigt"


class Named(Answer):
    DUMMY_MOVED = "et andet kort blev lagt"
    NOT_THERE = "bordet har ikke kortet"
    SLIP = "{declarer} siger, at han fortalte sig"


class Suit(Answer):
    PLAYABLE = "ja"
    MUST_FOLLOW = "nej, bordet har farven, men skal bekende en anden"
    NONE = "nej, bordet har ikke farven"


class Rank(Answer):
    ONE = "ét"
    MORE = "flere"
    NONE = "intet"


class Word(Answer):
    HIGH = "»højt« eller lignende"
    WIN = "»vind«, »stik« eller lignende"
    LOW = "»lavt«, »lille« eller lignende"


class Place(Answer):
    FOLLOWS = "nej, og bordet kan bekende"
    VOID = "nej, og bordet har ikke den udspillede farve"
    LEADS = "ja"


class WrongCard(Answer):
    LEAD = "et udspil"
    FOLLOWED = "et lovligt tilspil"
    REVOKED = "det bekendte ikke, selv om bordet kunne"


class UnclearCard(Facts):
    said_of_card = Fact(
        Said,
        "Hvad sagde {declarer} præcis?",
        "46A",
        help="Spørg alle fire, hvilke ord der faldt, og om det sidste blev sagt færdigt."
        " Tog {dummy} et kort, før noget var nævnt, så se §\u00a045D eller §\u00a045F.",
    )
    meant_other = Judgement(
        YesNo,
        "Er det hævet over enhver tvivl, at {declarer} mente et bestemt andet kort?",
        "46B",
        weigh=(
            "Hvad havde {declarer} sagt og gjort før ordet: en rytme, en oplyst plan, faste ord?",
            "Et tåbeligt kort viser ikke, at {declarer} mente noget andet.",
            "Er der tvivl, gælder lovens svar.",
        ),
        help="Svar nej, hvis {declarer} først bagefter så, at et andet kort var bedre.",
    )
    suit_in_dummy = Fact(Suit, "Kan bordet lovligt spille farven?", "46B2")
    rank_in_dummy = Fact(Rank, "Hvor mange lovlige kort har bordet af den værdi?", "46B3")
    rank_continues = Fact(
        YesNo,
        "Skal bordet spille ud, og er et af kortene i den farve, det lige vandt stik med?",
        "46B3a",
    )
    card_named = Fact(Named, "Hvad gik galt med kortet?", "45D")
    next_has_played = Fact(
        YesNo,
        "Har modspilleren efter bordet allerede lagt til?",
        "46B4",
        assume=YesNo.NO,
    )


class SizeWord(Facts):
    size_word = Fact(Word, "Hvilket ord var det?", "46B1")
    dummys_place = Fact(Place, "Skulle bordet spille ud?", "46B1")


class Mover(Answer):
    DUMMY = "{dummy}"
    OPPONENT = "en modspiller, der spillede kortene for en fraværende blind"


class WrongTableCard(Facts):
    moved_by = Fact(Mover, "Hvem lagde det forkerte kort?", "45D", assume=Mover.DUMMY)
    sides_played_on = Fact(
        YesNo,
        "Har begge sider spillet til næste stik?",
        "45D1",
        help="Kun hvis {dummy} hørte forkert, tog fejl eller valgte selv. Nævnte {declarer}"
        " selv det kort, der kom på bordet, var det en fortalelse, eller {declarer} ombestemte"
        " sig.",
    )
    wrong_card = Fact(WrongCard, "Hvad var det forkerte kort i sit stik?", "45D2")
