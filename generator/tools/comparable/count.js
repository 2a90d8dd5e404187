/* How many of all hands two calls show: exact, as rules_src/bridge/hands.py counts them. */

/**
 * @typedef {[number, number]} Span
 * @typedef {{points: Span, lengths: Span[], balanced: boolean | null}} HandType
 * @typedef {{reasons: string[], extremes: Span[], hands: number}} Gap
 * @typedef {{old: number, both: number, new: number, gaps: Gap[], missing: Gap[]}} Overlap
 * @typedef {{lengths: number[], balanced: boolean, counts: number[]}} Shape
 */

const MOST_POINTS = 37;
const REASONS = ["p-", "p+", "s-", "s+", "h-", "h+", "r-", "r+", "k-", "k+", "bal", "unbal"];
const BAL = 1 << 10;
const UNBAL = 1 << 11;

/** @type {Shape[]} */
let shapes = [];

/** Every distribution, and how many hands of it have 0, 1, 2 … points. @returns {Shape[]} */
function allShapes() {
  if (shapes.length) return shapes;
  const suit = Array.from({ length: 14 }, (_, length) => holdings(length));
  for (let s = 0; s <= 13; s++)
    for (let h = 0; h <= 13 - s; h++)
      for (let r = 0; r <= 13 - s - h; r++) {
        const lengths = [s, h, r, 13 - s - h - r];
        const sorted = [...lengths].sort((a, b) => b - a);
        const counts = sorted.map((n) => suit[n]).reduce(times).slice(0, MOST_POINTS + 1);
        shapes.push({ lengths, counts, balanced: ["4-3-3-3", "4-4-3-2", "5-3-3-2"].includes(sorted.join("-")) });
      }
  return shapes;
}

/** How many holdings of so many cards in one suit have 0 … 10 points. @param {number} length */
function holdings(length) {
  const counts = Array(11).fill(0);
  for (let held = 0; held < 16; held++) {
    const honours = [0, 1, 2, 3].filter((n) => held & (1 << n));
    counts[honours.reduce((sum, n) => sum + n + 1, 0)] += choose(9, length - honours.length);
  }
  return counts;
}

/** @param {number} n @param {number} k */
function choose(n, k) {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** @param {number[]} one @param {number[]} other */
function times(one, other) {
  const product = Array(one.length + other.length - 1).fill(0);
  one.forEach((a, i) => other.forEach((b, j) => (product[i + j] += a * b)));
  return product;
}

/** Why a distribution is none of a type, as bits of REASONS. @param {HandType} type @param {Shape} shape */
function bits(type, shape) {
  let found = 0;
  for (let suit = 0; suit < 4; suit++) {
    const length = shape.lengths[suit];
    if (length < type.lengths[suit][0]) found |= 4 << (2 * suit);
    else if (length > type.lengths[suit][1]) found |= 8 << (2 * suit);
  }
  if (type.balanced !== null && type.balanced !== shape.balanced) found |= type.balanced ? BAL : UNBAL;
  return found;
}

/** @param {number} mask */
function size(mask) {
  let ones = 0;
  for (; mask; mask &= mask - 1) ones++;
  return ones;
}

/** As few reasons as there are. @param {HandType[]} types @param {number[]} masks each type's bits @param {number} points */
function why(types, masks, points) {
  const found = types.map(({ points: [low, high] }, n) => masks[n] | (points < low ? 1 : points > high ? 2 : 0));
  return found.reduce((least, mask) => (size(mask) < size(least) ? mask : least));
}

/** Compare all hands of two calls. @param {HandType[]} old @param {HandType[]} fresh @returns {Overlap} */
function overlap(old, fresh) {
  const sum = { old: 0, both: 0, new: 0 };
  /** @type {Map<number, Gap>} */
  const gaps = new Map();
  /** @type {Map<number, Gap>} */
  const missing = new Map();
  for (const shape of allShapes()) {
    const oldMasks = old.map((type) => bits(type, shape));
    const newMasks = fresh.map((type) => bits(type, shape));
    if (oldMasks.every(Boolean) && newMasks.every(Boolean)) continue;
    shape.counts.forEach((hands, points) => {
      if (!hands) return;
      const outOld = why(old, oldMasks, points);
      const outNew = why(fresh, newMasks, points);
      if (!outOld) sum.old += hands;
      if (!outNew) sum.new += hands;
      if (!outOld && !outNew) sum.both += hands;
      if (outOld && !outNew) add(gaps, outOld, shape, points, hands);
      if (outNew && !outOld) add(missing, outNew, shape, points, hands);
    });
  }
  return { ...sum, gaps: most(gaps), missing: most(missing) };
}

/** @param {Map<number, Gap>} gaps @param {number} mask @param {Shape} shape @param {number} points @param {number} hands */
function add(gaps, mask, shape, points, hands) {
  let gap = gaps.get(mask);
  if (!gap) {
    const reasons = REASONS.filter((_, n) => mask & (1 << n));
    gap = { reasons, extremes: reasons.map(() => [99, 0]), hands: 0 };
    gaps.set(mask, gap);
  }
  gap.hands += hands;
  gap.reasons.forEach((reason, n) => {
    const suit = "shrk".indexOf(reason[0]);
    const value = reason[0] === "p" ? points : suit < 0 ? 0 : shape.lengths[suit];
    const seen = /** @type {Gap} */ (gap).extremes[n];
    seen[0] = Math.min(seen[0], value);
    seen[1] = Math.max(seen[1], value);
  });
}

/** Most hands first. @param {Map<number, Gap>} gaps */
function most(gaps) {
  const order = (/** @type {Gap} */ gap) => gap.reasons.join(" ");
  return [...gaps.values()].sort((a, b) => b.hands - a.hands || (order(a) < order(b) ? -1 : 1));
}
