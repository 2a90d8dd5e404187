"""Laws 17 to 19, 22 and 33: the auction goes back, goes on or is over."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import About, Information, Instruct, Status
from rules_src.model.words import Words


class Say(Words):
    back_to_lost_turn = Instruct(
        "17D3",
        "Meldeforløbet er ikke slut. Det går tilbage til den spiller, der mistede sin"
        " tur. Jeg annullerer alle pas derefter.",
        short="meldeforløbet går tilbage til den mistede tur",
    )
    three_passes_stand = Instruct(
        "29A",
        "De tre pas gælder. Tag kort op igen, der er lagt i mappen. Den oversprungne spiller"
        " melder nu.",
        short="de tre pas gælder, og den oversprungne melder",
    )
    one_more_pass_ends_it = Instruct(
        "22B",
        "Passer han også, er spillet udpasset.",
    )
    turn_cannot_come_back = Instruct(
        "41C",
        "Turen kan ikke gives tilbage nu. Det spillede gælder.",
        short="meldingerne og spillet står",
        authority=Authority.ADVICE,
    )
    passed_out_is_a_result = Instruct(
        "22B",
        "Et udpasset spil er spillet og aflyses ikke. Ellers afgør årsagen scoren.",
        to=ME,
        short="udpasset er et resultat, ellers afgør årsagen",
    )
    auction_over_in_board = Instruct(
        "17D2",
        "Spillet er udpasset, for alle kort ligger i mappen. Det er for sent at melde.",
        short="spillet er udpasset",
        authority=Authority.COMMENTARY,
    )
    told_what_a_pass_does = Instruct(
        "17D3",
        "Passer du nu, går turen tilbage til den spiller, der mistede den. Melder du andet,"
        " går den videre efter dig.",
        to="lho",
        short="{lho} hører, hvad en pas fører til",
        authority=Authority.COMMENTARY,
    )
    auction_not_over = Instruct(
        "22A",
        "Meldeforløbet er ikke slut før tre pas i træk. Den næste i rækken melder.",
        short="meldeforløbet går videre",
    )
    thought_it_over = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
    counts_as_pass = Instruct(
        "22A",
        "Regn det for en pas, medmindre jeres regler om meldekasser siger andet.",
        to=ME,
        short="det regnes for en pas",
        authority=Authority.ADVICE,
    )
    call_in_turn_first = Instruct(
        "33",
        "Meldingen i tur kom først. {Offender's} melding kom efter den.",
        short="meldingen i tur kom først",
    )
    simultaneous_call_stands = Instruct(
        "33",
        "Begge meldinger gælder, og meldeforløbet går videre.",
        short="begge gælder",
    )
    right_to_call_kept = Instruct(
        "34",
        "Den oversprungne spiller må nu afgive enhver lovlig melding.",
    )
    later_bid_too_low = Instruct(
        "18D",
        "Det senere bud skulle have været højere.",
        short="det senere bud er for lavt",
    )
    nothing_left_to_double = Instruct(
        "19A1",
        "Den senere melding har nu intet at doble eller redoble.",
        short="den senere dobler intet",
    )
    calls_go_clockwise = Instruct("17C", "Giver melder først, og så går turen med uret rundt.")
    passed_out_and_not_redealt = Instruct(
        "22B",
        "Spillet er udpasset. Læg kortene tilbage, for der gives ikke om.",
        short="udpasset, og der gives ikke om",
    )
    doubles_the_last_bid = Instruct(
        "19A3",
        "Meldingen gælder det bud, modparten faktisk har afgivet.",
        short="doblingen gælder det rigtige bud",
    )
    mistake_seen = Information("16B1a", Status.UNAUTHORISED, About.INFORMANT)
