"""Laws 45D and 46: which card an unclear word plays, and dummy's wrong card."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import HandOver, Instruct, NewIrregularity

IF_OTHER_CARD = HandOver("45D", "wrong_table_card", when=When.IF_OTHER_CARD)
"""Any other card is one declarer did not name, and it goes back while there is time (45D1)."""
MEANT = Instruct(
    "46B",
    "intended_card_played",
    "Spil det kort, {declarer} helt sikkert mente.",
    to="dummy",
    short="det kort, {declarer} mente, spilles",
)
LOWEST_OF_NAMED = Instruct(
    "46B2",
    "lowest_of_named_suit",
    "Spil det laveste kort i den nævnte farve.",
    to="dummy",
    short="bordets laveste i den nævnte farve",
)
MUST_FOLLOW = Instruct(
    "44C",
    "dummy_must_follow",
    "Sig et lovligt kort, for bordet skal bekende.",
    to="declarer",
    short="bordet skal bekende, {declarer} nævner kortet",
)
INVALID = Instruct(
    "46B4",
    "designation_invalid",
    "Vælg frit et lovligt kort fra bordet, for dit ord gælder ikke.",
    to="declarer",
    short="ordet gælder ikke, {declarer} vælger frit",
)
CONTINUES = Instruct(
    "46B3a",
    "rank_in_suit_just_won",
    "Spil kortet i den farve, bordet lige har vundet stik i.",
    to="dummy",
    short="bordet fortsætter i farven",
)
ONLY_ONE = Instruct(
    "46B3b",
    "only_card_of_rank",
    "Spil det lovlige kort af den nævnte værdi.",
    to="dummy",
    short="det eneste lovlige kort af værdien",
)
SAYS_WHICH = Instruct(
    "46B3b",
    "declarer_says_which_of_rank",
    "Sig, hvilket af kortene med den værdi du mener.",
    to="declarer",
    short="{declarer} siger, hvilken farve",
)
DEFENDER_CHOOSES = Instruct(
    "46B5",
    "defender_chooses_dummys_card",
    "En af jer må vælge, hvilket lovligt kort bordet spiller.",
    to="other_side",
    short="en modspiller vælger bordets kort",
)
HALF_A_WORD = Instruct(
    "46A",
    "half_a_word",
    "Sig både farve og værdi, for intet kort er nævnt endnu.",
    to="declarer",
    short="intet kort er nævnt endnu",
    authority=Authority.ADVICE,
)
HIGHEST = Instruct(
    "46B1a",
    "highest_of_suit_led",
    "Spil det højeste kort i den udspillede farve.",
    to="dummy",
    short="bordets højeste i den udspillede farve",
)
LOWEST_WINNER = Instruct(
    "46B1b",
    "lowest_winner",
    "Spil det laveste kort, man ved vinder stikket.",
    to="dummy",
    short="det laveste kort, der vinder",
)
LOWEST = Instruct(
    "46B1c",
    "lowest_of_suit_led",
    "Spil det laveste kort i den udspillede farve.",
    to="dummy",
    short="bordets laveste i den udspillede farve",
)
HIGHEST_LED = Instruct(
    "46B3a",
    "highest_of_suit_just_won",
    "Spil det højeste kort i den farve, bordet lige har vundet stik i.",
    to="dummy",
    short="bordet fortsætter med farvens højeste",
    authority=Authority.ADVICE,
)
LOWEST_LED = Instruct(
    "46B3a",
    "lowest_of_suit_just_won",
    "Spil det laveste kort i den farve, bordet lige har vundet stik i.",
    to="dummy",
    short="bordet fortsætter med farvens laveste",
    authority=Authority.ADVICE,
)
NAMES_IT = Instruct(
    "46A",
    "declarer_names_suit_and_rank",
    "Sig både farve og værdi, for bordet har ikke den udspillede farve.",
    to="declarer",
    short="{declarer} nævner farve og værdi",
    authority=Authority.ADVICE,
)
TABLE_CARD_CHANGED = Instruct(
    "45D1",
    "table_card_exchanged",
    "Læg kortet tilbage. Spil det rigtige kort, når det er nævnt.",
    to="dummy",
    short="det rigtige kort spilles i stedet",
)
CHANGES_FOLLOW = Instruct(
    "45D1",
    "cards_after_table_card_may_change",
    "Modspillerne må skifte kort, de har spillet efter det forkerte, før fejlen"
    " blev nævnt. {Declarer} må også skifte sit kort, hvis modspilleren til højre"
    " skifter et kort før det.",
)
TABLE_CARD_STANDS = Instruct(
    "45D2",
    "table_card_too_late",
    "Det er for sent at rette. Alle kort bliver liggende.",
    short="for sent, alle kort bliver liggende",
)
OTHERS_MAY_HAVE_REVOKED = Instruct(
    "45D2",
    "others_may_have_revoked",
    "Undersøg, om de andre bekendte udspillets farve. Ellers kan det være en kulørsvigt.",
    to=ME,
)
DUMMYS_REVOKE = NewIrregularity("64B3", "revoke")
