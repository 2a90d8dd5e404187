// @ts-check
/* The rulings of this device, board by board. Shared: scripts/__init__.py names who uses it. */

/** The last board first, each with its rulings in order. @param {Kept[]} rulings @returns {Kept[][]} */
function byBoard(rulings) {
  /** @type {Map<number, Kept[]>} */
  const boards = new Map();
  for (const ruling of rulings) {
    const board = ruling.first || ruling.at;
    boards.set(board, [ruling, ...(boards.get(board) || [])]);
  }
  return [...boards.values()];
}

/** What stands after a ruling, without what has ended since; two may read alike. @param {Kept} ruling */
function lyingStill({ lying = [], ended = [] }) {
  const gone = [...ended];
  return lying.filter((text) => {
    const place = gone.indexOf(text);
    return place < 0 || !gone.splice(place, 1);
  });
}
