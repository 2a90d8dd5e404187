/* The tricks of a board that was played: who won each, what is left, and who did not follow suit.
  It knows no law. */

/** Whose card wins each full trick. @param {Deal["played"]} played @param {number} trump @returns {number[]} */
function winnersOf(played, trump) {
  return Array.from({ length: Math.floor(played.length / 4) }, (_, n) => {
    const trick = played.slice(4 * n, 4 * n + 4);
    return trick[winningPlace(trick.map(({ card }) => card), trump)].seat;
  });
}

/** What each player holds when so many tricks are played. @param {Deal} deal @param {number} tricks */
function leftAfter({ hands, played }, tricks) {
  const gone = played.slice(0, 4 * tricks).map(({ card }) => card);
  return hands.map((cards) => cards.filter((card) => !gone.includes(card)));
}

/** Each time somebody held the suit led and played another. @param {Deal} deal @returns {{seat: number, trick: number, suit: number}[]} */
function notFollowed(deal) {
  return deal.played.flatMap(({ seat, card }, n) => {
    const trick = Math.floor(n / 4);
    const led = Math.floor(deal.played[4 * trick].card / 13);
    const held = leftAfter(deal, trick)[seat];
    const fails = Math.floor(card / 13) !== led && held.some((one) => Math.floor(one / 13) === led);
    return fails ? [{ seat, trick: trick + 1, suit: led }] : [];
  });
}
