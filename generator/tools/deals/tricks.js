/* The tricks of a board that was played: who won each, what is left, and who did not follow suit.
  It knows no law. */

/** Whose card wins each full trick. @param {Deal["played"]} played @param {number} trump @returns {number[]} */
function winnersOf(played, trump) {
  return Array.from({ length: Math.floor(played.length / 4) }, (_, n) => {
    const trick = played.slice(4 * n, 4 * n + 4);
    return trick[winningPlace(trick.map(({ card }) => card), trump)].seat;
  });
}

/** Each time somebody held the suit led and played another. @param {Pick<Deal, "hands" | "played">} deal @returns {{seat: number, trick: number, suit: number}[]} */
function notFollowed({ hands, played }) {
  return played.flatMap(({ seat, card }, n) => {
    const trick = Math.floor(n / 4);
    const led = Math.floor(played[4 * trick].card / 13);
    const before = played.slice(0, 4 * trick).map((one) => one.card);
    const held = hands[seat].filter((one) => Math.floor(one / 13) === led && !before.includes(one));
    const fails = Math.floor(card / 13) !== led && held.length > 0;
    return fails ? [{ seat, trick: trick + 1, suit: led }] : [];
  });
}
