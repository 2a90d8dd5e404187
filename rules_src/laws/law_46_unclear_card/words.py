"""Laws 45D and 46: which card an unclear word plays, and dummy's wrong card."""

from __future__ import annotations

from rules_src.laws.common import taken_back
from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import About, HandOver, Information, Instruct, NewIrregularity, Status
from rules_src.model.words import Words


class Say(Words):
    if_other_card = HandOver("45D", "wrong_table_card", when=When.IF_OTHER_CARD)
    """Any other card is one declarer did not name, and it goes back while there is time (45D1)."""
    intended_card_played = Instruct(
        "46B",
        "Spil {card}, som {declarer} helt sikkert mente.",
        to="dummy",
        short="{card}, som {declarer} mente, spilles",
    )
    lowest_of_named_suit = Instruct(
        "46B2",
        "Spil det laveste kort i den nævnte farve.",
        to="dummy",
        short="bordets laveste i den nævnte farve",
    )
    dummy_must_follow = Instruct(
        "44C",
        "Sig et lovligt kort, for bordet skal bekende.",
        to="declarer",
        short="bordet skal bekende, {declarer} nævner kortet",
    )
    designation_invalid = Instruct(
        "46B4",
        "Vælg frit et lovligt kort fra bordet, for dit ord gælder ikke.",
        to="declarer",
        short="ordet gælder ikke, {declarer} vælger frit",
    )
    card_after_void_word_back = Instruct(
        "47D",
        "Tag dit kort op, for det er ikke et strafkort.",
        to="lho",
        short="{lho} tager sit kort op",
    )
    rank_in_suit_just_won = Instruct(
        "46B3a",
        "Spil kortet i den farve, bordet lige har vundet stik med.",
        to="dummy",
        short="bordet fortsætter i farven",
    )
    only_card_of_rank = Instruct(
        "46B3b",
        "Spil det lovlige kort af den nævnte værdi.",
        to="dummy",
        short="det eneste lovlige kort af værdien",
    )
    declarer_says_which_of_rank = Instruct(
        "46B3b",
        "Sig, hvilket af kortene med den værdi du mener.",
        to="declarer",
        short="{declarer} siger, hvilken farve",
    )
    defender_chooses_dummys_card = Instruct(
        "46B5",
        "En af jer må vælge, hvilket lovligt kort bordet spiller.",
        to="other_side",
        short="en modspiller vælger bordets kort",
    )
    half_a_word = Instruct(
        "46A",
        "Sig både farve og værdi, for intet kort er nævnt endnu.",
        to="declarer",
        short="intet kort er nævnt endnu",
        authority=Authority.ADVICE,
    )
    highest_of_suit_led = Instruct(
        "46B1a",
        "Spil det højeste kort i den udspillede farve.",
        to="dummy",
        short="bordets højeste i den udspillede farve",
    )
    lowest_winner = Instruct(
        "46B1b",
        "Spil det laveste kort, man ved vinder stikket.",
        to="dummy",
        short="det laveste kort, der vinder",
    )
    lowest_of_suit_led = Instruct(
        "46B1c",
        "Spil det laveste kort i den udspillede farve.",
        to="dummy",
        short="bordets laveste i den udspillede farve",
    )
    highest_of_suit_just_won = Instruct(
        "46B3a",
        "Spil det højeste kort i den farve, bordet lige har vundet stik med.",
        to="dummy",
        short="bordet fortsætter med farvens højeste",
        authority=Authority.ADVICE,
    )
    lowest_of_suit_just_won = Instruct(
        "46B3a",
        "Spil det laveste kort i den farve, bordet lige har vundet stik med.",
        to="dummy",
        short="bordet fortsætter med farvens laveste",
        authority=Authority.ADVICE,
    )
    declarer_names_suit_and_rank = Instruct(
        "46A",
        "Sig både farve og værdi, for bordet har ikke den udspillede farve.",
        to="declarer",
        short="{declarer} nævner farve og værdi",
        authority=Authority.ADVICE,
    )
    table_card_exchanged = Instruct(
        "45D1",
        "Læg kortet tilbage. Spil det rigtige kort, når det er nævnt.",
        to="dummy",
        short="det rigtige kort spilles i stedet",
    )
    cards_after_table_card_may_change = Instruct(
        "45D1",
        "Modspillerne må skifte kort, de har spillet efter det forkerte, før fejlen"
        " blev nævnt. De er ikke strafkort. {Declarer} må også skifte, hvis modspilleren"
        " til højre skifter før ham.",
    )
    changed_and_used = "det rigtige kort spilles; {offending_side} må bruge det viste"
    """The verdict where a defender laid the wrong card from dummy."""
    defenders_own_mistake = (
        Information("16C1", Status.AUTHORISED, About.TAKEN_BACK, "offending_side"),
        Information("16C2", Status.UNAUTHORISED, About.TAKEN_BACK, "other_side"),
        taken_back.Say.back_used_by_others,
    )
    """A defender who moved the cards of an absent dummy misheard; declarer's side did nothing."""
    table_card_too_late = Instruct(
        "45D2",
        "Det er for sent at rette. Alle kort bliver liggende.",
        short="for sent, alle kort bliver liggende",
    )
    others_may_have_revoked = Instruct(
        "45D2",
        "Undersøg, om de andre bekendte udspillets farve. Ellers kan det være en kulørsvigt.",
        to=ME,
    )
    dummys_revoke = NewIrregularity("64B3", "revoke")
