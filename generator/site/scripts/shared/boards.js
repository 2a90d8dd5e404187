/* The rulings of this device, board by board. */

/** The last board first, each with its rulings in order. @param {Kept[]} rulings @returns {Kept[][]} */
function byBoard(rulings) {
  const boards = [...new Set(rulings.map(boardOf))];
  return boards.map((board) => rulings.filter((one) => boardOf(one) === board).reverse());
}

/** Whether what a step has left on its board has ended there since. @param {Kept} ruling @param {string} word @param {Kept[]} rulings of the board, in order */
function isOver({ later = [] }, word, rulings) {
  const left = later.find(([one]) => one === word)?.slice(2) || [];
  const still = lyingStill(rulings[rulings.length - 1]);
  return left.length > 0 && !left.some((text) => still.includes(text));
}

/** The board of a ruling: when its first was made. @param {Kept} ruling */
function boardOf({ first, at }) {
  return first || at;
}

/** What is changed of a ruling is changed of all on its board. @param {Kept} ruling @param {Partial<Kept>} more */
function changeBoard(ruling, more) {
  keep(kept().map((one) => (boardOf(one) === boardOf(ruling) ? { ...one, ...more } : one)));
}

/** What stands after a ruling, without what has ended since; two may read alike. @param {Kept} ruling */
function lyingStill({ lying = [], ended = [] }) {
  const gone = [...ended];
  return lying.filter((text) => {
    const place = gone.indexOf(text);
    return place < 0 || !gone.splice(place, 1);
  });
}
